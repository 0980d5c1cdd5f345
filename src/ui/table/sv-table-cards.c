/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-cards.h"

#include <glib/gi18n.h>

#include "sv-card-view.h"
#include "sv-style.h"
#include "sv-table-look.h"
#include "sv-widgets.h"

/* More cards than these have to be scrolled where it is narrow. */
enum { CARD_WIDTH = 74, FEW_CARDS = 6, PER_LINE = 10 };

struct _SvTableCards {
  GtkWidget parent_instance;

  /* Owned */
  SvTable *table;
  SvPainter *painter;
  GPtrArray *views[2]; /* of SvCardView, by card; the flow boxes own them */

  const SvMatchDoc *shown; /* whose cards are shown */
  GtkToggleButton
      *means[2 + SV_SLATE_MARKS]; /* a goal, or a mark; NULL at the end; marks owns them */

  /* Template children */
  GtkWidget *content, *marks, *few, *many, *all;
  GtkFlowBox *cards[2];
};

G_DEFINE_FINAL_TYPE (SvTableCards, sv_table_cards, GTK_TYPE_WIDGET)

/* A mark is given once: what is touched next is a goal again. */
static void
touch (SvTableCards *self, int side, int card)
{
  for (int i = 1; self->means[0] != NULL && i < 1 + SV_SLATE_MARKS && self->means[i] != NULL; i++)
    if (gtk_toggle_button_get_active (self->means[i])) {
      gtk_toggle_button_set_active (self->means[0], TRUE);
      gtk_widget_activate_action (GTK_WIDGET (self), "table.mark", "(iii)", side, card, i - 1);
      return;
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "table.goal", "(ii)", side, card);
}

static void
card_cb (SvTableCards *self, SvCardView *view)
{
  for (int side = 0; side < 2; side++) {
    guint i;
    if (g_ptr_array_find (self->views[side], view, &i)) {
      touch (self, side, (int)i);
      return;
    }
  }
}

static void
add_meaning (SvTableCards *self, int i, const char *label)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  self->means[i] = GTK_TOGGLE_BUTTON (button);
  if (i > 0)
    gtk_toggle_button_set_group (self->means[i], self->means[0]);
  gtk_box_append (GTK_BOX (self->marks), button);
}

/* A goal, and what else this game writes down of a player. */
static void
fill_marks (SvTableCards *self)
{
  const SvSlateMark *marks = sv_game_slate_marks (sv_table_get_doc (self->table)->game);

  add_meaning (self, 0, _ ("Goal"));
  for (int i = 0; i < SV_SLATE_MARKS && marks[i].label != NULL; i++)
    add_meaning (self, i + 1, _ (marks[i].label));
  gtk_toggle_button_set_active (self->means[0], TRUE);
}

static void
show_marks (SvTableCards *self)
{
  const unsigned used = sv_table_get_slate (self->table)->marks;

  gtk_widget_set_visible (self->marks, used != 0);
  for (int i = 0; i < SV_SLATE_MARKS && self->means[i + 1] != NULL; i++) {
    gtk_widget_set_visible (GTK_WIDGET (self->means[i + 1]), (used & 1u << i) != 0);
    if ((used & 1u << i) == 0 && gtk_toggle_button_get_active (self->means[i + 1]))
      gtk_toggle_button_set_active (self->means[0], TRUE);
  }
}

static void
show_cards (SvTableCards *self, int side)
{
  for (guint i = 0; i < self->views[side]->len; i++) {
    SvCardView *view = g_ptr_array_index (self->views[side], i);
    g_autofree char *label = NULL;
    SvCardFace face;

    if (!sv_table_look_card (&face, self->table, side, (int)i, &label))
      continue;
    sv_card_view_set_face (view, self->painter, &face, label);
  }
}

static void
style_cb (SvTableCards *self)
{
  SvTheme theme;

  sv_table_look_theme (&theme, self->table, sv_style_get_scheme ());
  sv_painter_set_theme (self->painter, &theme);
  for (int side = 0; side < 2; side++)
    for (guint i = 0; i < self->views[side]->len; i++)
      sv_card_view_refresh (g_ptr_array_index (self->views[side], i));
}

static void
clear (SvTableCards *self)
{
  for (int side = 0; side < 2; side++) {
    for (guint i = 0; i < self->views[side]->len; i++) {
      GtkWidget *view = g_ptr_array_index (self->views[side], i);
      sv_card_view_clear (SV_CARD_VIEW (view));
      gtk_flow_box_remove (self->cards[side], gtk_widget_get_parent (view));
    }
    g_ptr_array_set_size (self->views[side], 0);
  }
}

/* Few cards take the height that they need; many are scrolled, and leave the scoreboard its room. */
static void
place (SvTableCards *self, size_t n)
{
  const gboolean many = n > FEW_CARDS;
  GtkWidget *cards = self->all;

  g_object_ref (cards);
  if (gtk_widget_get_parent (cards) == self->few)
    gtk_box_remove (GTK_BOX (self->few), cards);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->many), many ? cards : NULL);
  if (!many)
    gtk_box_append (GTK_BOX (self->few), cards);
  g_object_unref (cards);
  gtk_widget_set_visible (self->few, n > 0 && !many);
  gtk_widget_set_visible (self->many, many);
}

/* How many cards of each team there are to touch. Those that hold nothing but names are of use if
 * somebody has one. */
static unsigned
count_cards (const SvMatchDoc *doc)
{
  return sv_game_has_cards (doc->game) || sv_team_doc_has_names (doc->teams[0]) ||
                 sv_team_doc_has_names (doc->teams[1])
             ? doc->game->n_cards
             : 0;
}

/* Other teams: other cards, other colours. */
static void
fill (SvTableCards *self)
{
  const SvMatchDoc *doc = sv_table_get_doc (self->table);
  const unsigned n = count_cards (doc), rows = MAX (1, (n + PER_LINE - 1) / PER_LINE);

  clear (self);
  self->shown = doc;
  place (self, n);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  for (int side = 0; side < 2; side++) {
    /* In even rows; no room is kept for more than there are, so that they stand in the middle. */
    gtk_flow_box_set_max_children_per_line (self->cards[side], MAX ((n + rows - 1) / rows, 2));
    for (unsigned i = 0; i < n; i++) {
      GtkWidget *view = g_object_new (SV_TYPE_CARD_VIEW, NULL);

      sv_card_view_set_width (SV_CARD_VIEW (view), CARD_WIDTH);
      g_signal_connect_object (view, "activated", G_CALLBACK (card_cb), self, G_CONNECT_SWAPPED);
      sv_flow_box_append (self->cards[side], view);
      g_ptr_array_add (self->views[side], view);
    }
  }
  style_cb (self);
}

static void
update (SvTableCards *self)
{
  if (self->shown != sv_table_get_doc (self->table))
    fill (self);
  show_marks (self);
  for (int side = 0; side < 2; side++)
    show_cards (self, side);
}

void
sv_table_cards_set_table (SvTableCards *self, SvTable *table)
{
  SvTheme theme;

  g_return_if_fail (self->table == NULL);
  self->table = g_object_ref (table);
  sv_table_look_theme (&theme, table, sv_style_get_scheme ());
  self->painter = sv_painter_new (NULL, &theme);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  g_signal_connect_swapped (table, "changed", G_CALLBACK (update), self);
  fill_marks (self);
  update (self);
}

static void
sv_table_cards_dispose (GObject *object)
{
  SvTableCards *self = SV_TABLE_CARDS (object);

  if (self->all != NULL)
    clear (self);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_TABLE_CARDS);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (sv_table_cards_parent_class)->dispose (object);
}

static void
sv_table_cards_finalize (GObject *object)
{
  SvTableCards *self = SV_TABLE_CARDS (object);

  g_clear_pointer (&self->painter, sv_painter_free);
  for (int i = 0; i < 2; i++)
    g_ptr_array_unref (self->views[i]);
  G_OBJECT_CLASS (sv_table_cards_parent_class)->finalize (object);
}

static void
sv_table_cards_class_init (SvTableCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_table_cards_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_table_cards_finalize;
  sv_widget_class_set_template (widget_class, "sv-table-cards.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, SvTableCards, content);
  gtk_widget_class_bind_template_child (widget_class, SvTableCards, marks);
  gtk_widget_class_bind_template_child (widget_class, SvTableCards, few);
  gtk_widget_class_bind_template_child (widget_class, SvTableCards, many);
  gtk_widget_class_bind_template_child (widget_class, SvTableCards, all);
  sv_widget_class_bind_pair (widget_class, "cards", G_STRUCT_OFFSET (SvTableCards, cards));
}

static void
sv_table_cards_init (SvTableCards *self)
{
  for (int i = 0; i < 2; i++)
    self->views[i] = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
