/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-matches.h"

#include <glib/gi18n.h>

#include "sv-cup-knockout.h"
#include "sv-cup-tables.h"
#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-fixture-drag.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

/* --- A line of the list --- */

#define SV_TYPE_CUP_ITEM (sv_cup_item_get_type ())
G_DECLARE_FINAL_TYPE (SvCupItem, sv_cup_item, SV, CUP_ITEM, GObject)

struct _SvCupItem {
  GObject parent_instance;

  unsigned fixture;
};

G_DEFINE_FINAL_TYPE (SvCupItem, sv_cup_item, G_TYPE_OBJECT)

static void
sv_cup_item_class_init (SvCupItemClass *klass)
{
}

static void
sv_cup_item_init (SvCupItem *self)
{
}

/* --- The list --- */

struct _SvCupMatches {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;
  GListStore *items; /* matches that the search has found (SvCupItem) */
  GPtrArray *bound;  /* list items that are visible at present (GtkListItem); not owned */

  unsigned *slots; /* those of the document whose matches are listed; owned reference */
  int team;

  /* Template children */
  GtkWidget *search, *scroller;
  GtkListView *list;
  GtkWidget *nothing;
};

G_DEFINE_FINAL_TYPE (SvCupMatches, sv_cup_matches, GTK_TYPE_BOX)

static GtkWidget *
new_name (float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  /* Keep the end of the name, because teams of one club, or winners of matches, often differ
   * only there. */
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* Return the match that a row of the list shows at present. */
static unsigned
get_fixture (GtkWidget *row)
{
  SvCupMatches *self = SV_CUP_MATCHES (gtk_widget_get_ancestor (row, SV_TYPE_CUP_MATCHES));
  guint k = 0;

  while (gtk_list_item_get_child (self->bound->pdata[k]) != row)
    k++;
  return SV_CUP_ITEM (gtk_list_item_get_item (self->bound->pdata[k]))->fixture;
}

static void
setup_row_cb (GtkSignalListItemFactory *factory, GtkListItem *place)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *who = gtk_center_box_new (), *where = gtk_label_new (NULL);
  GtkWidget *score = gtk_label_new (NULL);

  gtk_label_set_width_chars (GTK_LABEL (score), 6);
  gtk_widget_add_css_class (score, "sv-result");
  gtk_widget_add_css_class (where, "sv-faint");
  gtk_label_set_ellipsize (GTK_LABEL (where), PANGO_ELLIPSIZE_END);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (who), new_name (1));
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (who), score);
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (who), new_name (0));
  gtk_box_append (GTK_BOX (row), who);
  gtk_box_append (GTK_BOX (row), where);
  sv_fixture_drag_add (row, get_fixture);
  gtk_list_item_set_child (place, row);
}

static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text);
}

/* Return a line like "Round 3 · Board 2 · After extra time", which says of the match for third
 * place that it is that; free with g_free (). */
static char *
say_where (SvCupMatches *self, unsigned i)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  g_autofree char *slot = sv_cup_words_slot (doc, (SvCupSlot){ fixture->round, fixture->slot });
  g_autofree char *place = sv_cup_words_place (doc, i);
  g_autofree char *note = sv_cup_words_note (doc, i);

  const gboolean third = sv_cup_is_for_third (fixture);

  return sv_sentence ("%s · %s%s%s%s%s", slot, third ? _ ("For third place") : "",
                      third ? " · " : "", place, *note != '\0' ? " · " : "", note);
}

static void
show_item (SvCupMatches *self, GtkListItem *place)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const unsigned i = SV_CUP_ITEM (gtk_list_item_get_item (place))->fixture;
  GtkWidget *row = gtk_list_item_get_child (place), *around = gtk_widget_get_parent (row);
  GtkWidget *who = gtk_widget_get_first_child (row), *where = gtk_widget_get_next_sibling (who);
  GtkCenterBox *parts = GTK_CENTER_BOX (who);
  g_autofree char *home = sv_cup_words_side (doc, i, 0);
  g_autofree char *away = sv_cup_words_side (doc, i, 1);
  g_autofree char *result = sv_cup_tables_score (sv_cup_fixture (doc->cup, i));
  g_autofree char *words = say_where (self, i);
  const gboolean played = *result != '\0';

  set_text (gtk_center_box_get_start_widget (parts), home);
  set_text (gtk_center_box_get_center_widget (parts), played ? result : "–");
  set_text (gtk_center_box_get_end_widget (parts), away);
  set_text (where, words);
  if (around == NULL)
    return;
  /* Translators: a match for screen readers: the two teams, the result, and where it is played. */
  g_autofree char *label = sv_sentence (_ ("%s against %s, %s. %s"), home, away,
                                        played ? result : _ ("not played yet"), words);
  sv_widget_set_label (around, label);
}

static void
bind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *place, SvCupMatches *self)
{
  g_ptr_array_add (self->bound, place);
  show_item (self, place);
}

static void
unbind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *place, SvCupMatches *self)
{
  g_ptr_array_remove_fast (self->bound, place);
}

/* --- Which are shown --- */

/* Return whether match @i belongs to the chosen team, or, if none is chosen, whether the name of
 * one of its teams contains @letters. @names: folded names of all teams. */
static gboolean
is_wanted (SvCupMatches *self, unsigned i, const char *letters, char *const *names)
{
  const int *teams = sv_cup_book_get_doc (self->book)->meetings[i].teams;

  if (self->team >= 0)
    return teams[0] == self->team || teams[1] == self->team;
  for (unsigned side = 0; side < 2; side++)
    if (*letters == '\0' || (teams[side] >= 0 && strstr (names[teams[side]], letters) != NULL))
      return TRUE;
  return FALSE;
}

static char *
fold (const char *text)
{
  g_autofree char *same = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (same, -1);
}

/* Return the names of all teams in a normalised form without upper case, for searching. */
static GStrv
fold_names (const SvCupDoc *doc)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (unsigned t = 0; t < doc->cup->n_teams; t++) {
    g_autofree char *name = sv_cup_words_team (doc, t);
    g_autofree char *folded = fold (name);
    g_strv_builder_add (builder, folded);
  }
  return g_strv_builder_end (builder);
}

static void
fill_cb (SvCupMatches *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  g_autofree char *letters = fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  g_auto (GStrv) names = fold_names (doc);
  g_autofree unsigned *order = sv_cup_times_order (doc->cup);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (unsigned k = 0; k < doc->cup->fixtures->len; k++) {
    if (!is_wanted (self, order[k], letters, names))
      continue;
    SvCupItem *item = g_object_new (SV_TYPE_CUP_ITEM, NULL);
    item->fixture = order[k];
    g_ptr_array_add (items, item);
  }
  g_clear_pointer (&self->slots, g_rc_box_release);
  self->slots = g_rc_box_acquire (doc->slots);
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  gtk_widget_set_visible (self->scroller, items->len > 0);
  gtk_widget_set_visible (self->nothing, items->len == 0);
}

/* Fill the list again if a team may have reached another match, which happens in a knock-out, or if
 * a match was moved; otherwise the list stays the same. */
static void
changed_cb (SvCupMatches *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);

  if (doc->cup->kind != SV_CUP_LEAGUE || doc->slots != self->slots)
    fill_cb (self);
  for (guint i = 0; i < self->bound->len; i++)
    show_item (self, self->bound->pdata[i]);
}

static void
activate_cb (SvCupMatches *self, guint position)
{
  g_autoptr (SvCupItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  gtk_widget_activate_action (GTK_WIDGET (self), "cup.show", "u", item->fixture);
}

static gboolean
sv_cup_matches_grab_focus (GtkWidget *widget)
{
  SvCupMatches *self = SV_CUP_MATCHES (widget);

  return gtk_widget_grab_focus (self->team < 0 ? self->search : GTK_WIDGET (self->list));
}

static void
sv_cup_matches_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CUP_MATCHES);
  G_OBJECT_CLASS (sv_cup_matches_parent_class)->dispose (object);
}

static void
sv_cup_matches_finalize (GObject *object)
{
  SvCupMatches *self = SV_CUP_MATCHES (object);

  g_clear_object (&self->book);
  g_clear_object (&self->items);
  g_ptr_array_unref (self->bound);
  g_clear_pointer (&self->slots, g_rc_box_release);
  G_OBJECT_CLASS (sv_cup_matches_parent_class)->finalize (object);
}

static void
sv_cup_matches_class_init (SvCupMatchesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_matches_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_matches_finalize;
  widget_class->grab_focus = sv_cup_matches_grab_focus;
  sv_widget_class_set_template (widget_class, "sv-cup-matches.ui");
  sv_widget_class_bind (widget_class, SvCupMatches, search, scroller, list, nothing);
  sv_widget_class_bind_callbacks (widget_class, fill_cb, activate_cb, setup_row_cb, bind_row_cb,
                                  unbind_row_cb);
}

static void
sv_cup_matches_init (SvCupMatches *self)
{
  self->team = -1;
  self->bound = g_ptr_array_new ();
  self->items = g_list_store_new (SV_TYPE_CUP_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_cup_matches_new (SvCupBook *book)
{
  SvCupMatches *self = g_object_new (SV_TYPE_CUP_MATCHES, NULL);
  g_autoptr (GtkSelectionModel) model =
      GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->items))));

  self->book = g_object_ref (book);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  fill_cb (self);
  gtk_list_view_set_model (self->list, model);
  return GTK_WIDGET (self);
}

void
sv_cup_matches_set_team (SvCupMatches *self, int team)
{
  self->team = team;
  gtk_widget_set_visible (self->search, team < 0);
  fill_cb (self);
}
