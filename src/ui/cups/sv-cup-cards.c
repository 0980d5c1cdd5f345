/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-cards.h"

#include <glib/gi18n.h>

#include "sv-cup-marks.h"
#include "sv-cup-told.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

struct _SvCupCards {
  GtkBox parent_instance;

  SvCupBook *book; /* owned */
  unsigned fixture;
  gboolean shown;

  /* Widgets for each of the two teams; owned by their boxes */
  GtkDropDown *player[2], *kind[2];
  GtkWidget *add[2];
  /* Remove buttons (GtkButton), one for each card or injury, in their order */
  GPtrArray *removes[2];
};

G_DEFINE_FINAL_TYPE (SvCupCards, sv_cup_cards, GTK_TYPE_BOX)

static const SvCupDoc *
get_doc (SvCupCards *self)
{
  return sv_cup_book_get_doc (self->book);
}

static void
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

/* --- What people do --- */

/* Return the mark (kind of card or injury) at entry @place of the drop-down of kinds. */
static unsigned
find_kind (const SvCupDoc *doc, guint place)
{
  const unsigned kinds = sv_cup_marks_kinds (doc);
  unsigned mark = 0;

  for (guint n = 0;; mark++)
    if ((kinds & 1u << mark) != 0 && n++ == place)
      return mark;
}

static void
add_cb (SvCupCards *self, GtkWidget *button)
{
  const unsigned side = button == self->add[1];
  const SvCupMark mark = { gtk_drop_down_get_selected (self->player[side]),
                           find_kind (get_doc (self),
                                      gtk_drop_down_get_selected (self->kind[side])) };
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_marks_add (get_doc (self), self->fixture, side, mark, &error);

  sv_cup_book_commit (self->book, after, NULL, error);
}

static void
remove_cb (SvCupCards *self, GtkWidget *button)
{
  guint k = 0;
  const unsigned side = !g_ptr_array_find (self->removes[0], button, &k);

  if (side == 1)
    g_ptr_array_find (self->removes[1], button, &k);
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_marks_remove (get_doc (self), self->fixture, side, k, &error);

  sv_cup_book_commit (self->book, after, NULL, error);
}

/* --- What is shown --- */

static void
add_mark (SvCupCards *self, GtkWidget *card, unsigned side, unsigned team, guint k)
{
  g_autofree char *told = sv_cup_marks_dup_told (get_doc (self), self->fixture, side, team, k);
  g_autofree char *label = sv_sentence (_ ("Remove: %s"), told);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *remove = gtk_button_new_from_icon_name ("edit-delete-symbolic");

  add_label (row, told, NULL);
  gtk_widget_add_css_class (remove, "flat");
  sv_widget_set_label (remove, label);
  g_ptr_array_add (self->removes[side], remove);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_box_append (GTK_BOX (card), row);
}

static GtkWidget *
add_choice (GtkWidget *row, GStrv choices, const char *label, guint selected)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings ((const char *const *)choices);

  sv_drop_down_shorten (GTK_DROP_DOWN (choice));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (choice), FALSE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), selected);
  sv_widget_set_label (choice, label);
  gtk_box_append (GTK_BOX (row), choice);
  return choice;
}

static GStrv
list_players (const SvTeamDoc *team)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (unsigned card = 0; card < team->n_cards; card++) {
    g_autofree char *name = sv_team_doc_dup_holder (team, card);
    g_strv_builder_add (names, name);
  }
  return g_strv_builder_end (names);
}

static GStrv
list_kinds (const SvCupDoc *doc)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (doc->game);
  const unsigned kinds = sv_cup_marks_kinds (doc);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (unsigned m = 0; m < SV_SCORE_SHEET_MARKS && marks[m].label != NULL; m++)
    if ((kinds & 1u << m) != 0)
      g_strv_builder_add (names, _ (marks[m].label));
  return g_strv_builder_end (names);
}

/* Add the form for another card or injury. For the next one, the drop-downs keep the player and
 * the kind that were chosen last (@chosen). */
static void
add_form (SvCupCards *self, GtkWidget *card, unsigned side, unsigned team, const guint chosen[2])
{
  g_auto (GStrv) players = list_players (get_doc (self)->teams->pdata[team]);
  g_auto (GStrv) kinds = list_kinds (get_doc (self));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *add = gtk_button_new_with_label (_ ("Add"));

  self->player[side] = GTK_DROP_DOWN (add_choice (row, players, _ ("Player"), chosen[0]));
  gtk_widget_set_hexpand (GTK_WIDGET (self->player[side]), TRUE);
  self->kind[side] = GTK_DROP_DOWN (add_choice (row, kinds, _ ("Card or injury"), chosen[1]));
  self->add[side] = add;
  g_signal_connect_object (add, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), add);
  gtk_box_append (GTK_BOX (card), row);
}

static void
add_side (SvCupCards *self, unsigned side, unsigned team, const guint chosen[2])
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  g_autofree char *name = sv_cup_words_team (get_doc (self), team);
  g_autoptr (GArray) marks = sv_cup_doc_get_marks (get_doc (self), self->fixture, side);

  gtk_widget_add_css_class (card, "sv-card");
  gtk_widget_add_css_class (card, "padded");
  add_label (card, name, "sv-heading");
  for (guint k = 0; k < marks->len; k++)
    add_mark (self, card, side, team, k);
  add_form (self, card, side, team, chosen);
  gtk_box_append (GTK_BOX (self), card);
}

/* Show the cards of each team, or a sentence if the match has no typed result: only such a
 * result can get cards here. */
static void
fill (SvCupCards *self)
{
  const SvCupDoc *doc = get_doc (self);
  const SvCupMeeting *meeting = &doc->meetings[self->fixture];
  g_autofree char *sides = sv_cup_words_sides (doc, self->fixture);
  guint chosen[2][2] = { { 0 } };
  GtkWidget *child;

  for (unsigned side = 0; side < 2 && self->player[0] != NULL; side++) {
    chosen[side][0] = gtk_drop_down_get_selected (self->player[side]);
    chosen[side][1] = gtk_drop_down_get_selected (self->kind[side]);
  }
  self->player[0] = NULL;
  for (unsigned side = 0; side < 2; side++)
    g_ptr_array_set_size (self->removes[side], 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  add_label (GTK_WIDGET (self), _ ("Cards and injuries"), "sv-heading");
  add_label (GTK_WIDGET (self), sides, NULL);
  if (!sv_cup_marks_may_edit (doc, self->fixture)) {
    add_label (GTK_WIDGET (self), _ ("This match has no typed result."), "sv-faint");
    return;
  }
  for (unsigned side = 0; side < 2; side++)
    add_side (self, side, (unsigned)meeting->teams[side], chosen[side]);
}

static void
changed_cb (SvCupCards *self)
{
  if (self->shown && self->fixture < get_doc (self)->cup->fixtures->len)
    fill (self);
}

static void
sv_cup_cards_dispose (GObject *object)
{
  g_clear_object (&SV_CUP_CARDS (object)->book);
  G_OBJECT_CLASS (sv_cup_cards_parent_class)->dispose (object);
}

static void
sv_cup_cards_finalize (GObject *object)
{
  for (unsigned side = 0; side < 2; side++)
    g_ptr_array_unref (SV_CUP_CARDS (object)->removes[side]);
  G_OBJECT_CLASS (sv_cup_cards_parent_class)->finalize (object);
}

static void
sv_cup_cards_class_init (SvCupCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_cup_cards_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_cards_finalize;
}

static void
sv_cup_cards_init (SvCupCards *self)
{
  for (unsigned side = 0; side < 2; side++)
    self->removes[side] = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 14);
}

GtkWidget *
sv_cup_cards_new (SvCupBook *book)
{
  SvCupCards *self = g_object_new (SV_TYPE_CUP_CARDS, NULL);

  self->book = g_object_ref (book);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
sv_cup_cards_show (SvCupCards *self, unsigned fixture)
{
  self->fixture = fixture;
  self->shown = TRUE;
  self->player[0] = NULL;
  fill (self);
}

unsigned
sv_cup_cards_get_fixture (SvCupCards *self)
{
  return self->fixture;
}
