/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-cards.h"

#include <glib/gi18n.h>

#include "sv-card-view.h"
#include "sv-style.h"
#include "sv-table-deck.h"
#include "sv-table-text.h"
#include "sv-widgets.h"

struct _SvTableCards {
  GtkWidget parent_instance;

  /* Owned */
  SvTable *table;
  SvPainter *painter;
  /* card widgets of each side (SvCardView), by index of the card; children of the deck */
  GPtrArray *views[2];

  const SvMatchDoc *shown; /* document whose cards are shown; it changes with the teams */
  /* toggle buttons above the cards: a goal, then each mark, then NULL; children of the box marks */
  GtkToggleButton *means[2 + SV_SCORE_SHEET_MARKS];

  /* Template children */
  GtkWidget *content, *marks, *scroller;
  SvTableDeck *deck;
};

G_DEFINE_FINAL_TYPE (SvTableCards, sv_table_cards, GTK_TYPE_WIDGET)

/* Return the mark that a click on a card records, or -1 if a click counts a goal. */
static int
get_meaning (SvTableCards *self)
{
  for (int i = 0; self->means[0] != NULL && i < SV_SCORE_SHEET_MARKS && self->means[i + 1] != NULL;
       i++)
    if (gtk_toggle_button_get_active (self->means[i + 1]))
      return i;
  return -1;
}

static void
touch (SvTableCards *self, int side, int card)
{
  const int mark = get_meaning (self);

  if (mark >= 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.mark", "(iii)", side, card, mark);
  else
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

/* Frame all cards in the colour of the chosen mark, so that the user sees what a click does. */
static void
meaning_cb (SvTableCards *self)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (sv_table_get_doc (self->table)->game);
  const int mark = get_meaning (self);
  GdkRGBA colour;

  if (mark >= 0 && marks[mark].colour != NULL && gdk_rgba_parse (&colour, marks[mark].colour))
    sv_table_deck_set_frame (self->deck, &colour);
  else
    sv_table_deck_set_frame (self->deck, NULL);
}

/* Underline the label of @button with @colour, the colour of its mark. If NULL, do nothing. */
static void
underline (GtkWidget *button, const char *colour)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoColor line;

  if (colour == NULL || !pango_color_parse (&line, colour))
    return;
  pango_attr_list_insert (attributes, pango_attr_underline_new (PANGO_UNDERLINE_DOUBLE));
  pango_attr_list_insert (attributes,
                          pango_attr_underline_color_new (line.red, line.green, line.blue));
  gtk_label_set_attributes (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), attributes);
}

static void
add_meaning (SvTableCards *self, int i, const char *label, const char *colour)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  underline (button, colour);
  self->means[i] = GTK_TOGGLE_BUTTON (button);
  if (i > 0)
    gtk_toggle_button_set_group (self->means[i], self->means[0]);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (meaning_cb), self);
  gtk_box_append (GTK_BOX (self->marks), button);
}

/* Add a button for goals and one for each mark that this game can record for a player. */
static void
fill_marks (SvTableCards *self)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (sv_table_get_doc (self->table)->game);

  add_meaning (self, 0, _ ("Goal"), NULL);
  for (int i = 0; i < SV_SCORE_SHEET_MARKS && marks[i].label != NULL; i++)
    add_meaning (self, i + 1, _ (marks[i].label), marks[i].colour);
  gtk_toggle_button_set_active (self->means[0], TRUE);
}

static void
show_marks (SvTableCards *self)
{
  const unsigned used = sv_table_get_score_sheet (self->table)->marks;

  gtk_widget_set_visible (self->marks, used != 0);
  for (int i = 0; i < SV_SCORE_SHEET_MARKS && self->means[i + 1] != NULL; i++) {
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
    SvCardContents face;

    if (!sv_table_text_card (&face, self->table, side, (int)i, &label))
      continue;
    sv_card_view_set_face (view, self->painter, &face, label);
    sv_widget_set_class (GTK_WIDGET (view), "gone",
                         sv_table_get_why_out (self->table, side, (int)i) != NULL);
    /* Remove the tooltip: the pointer rests on a card to click it, and the tooltip would cover
     * the card below. */
    sv_widget_set_tooltip (view, NULL);
  }
}

static void
style_cb (SvTableCards *self)
{
  SvTheme theme;

  sv_table_text_theme (&theme, self->table, sv_style_get_scheme ());
  sv_painter_set_theme (self->painter, &theme);
  for (int side = 0; side < 2; side++)
    for (guint i = 0; i < self->views[side]->len; i++)
      sv_card_view_refresh (g_ptr_array_index (self->views[side], i));
}

static void
clear (SvTableCards *self)
{
  for (int side = 0; side < 2; side++) {
    for (guint i = 0; i < self->views[side]->len; i++)
      sv_card_view_clear (g_ptr_array_index (self->views[side], i));
    g_ptr_array_set_size (self->views[side], 0);
  }
  sv_table_deck_clear (self->deck);
}

/* Return the number of cards to show for each team. In a game whose cards have no powers they
 * are shown only if a team has named at least one player. */
static unsigned
count_cards (const SvMatchDoc *doc)
{
  return sv_game_has_cards (doc->game) || sv_team_doc_has_names (doc->teams[0]) ||
                 sv_team_doc_has_names (doc->teams[1])
             ? doc->game->n_cards
             : 0;
}

/* Create the card widgets anew, because the table has other teams. */
static void
fill (SvTableCards *self)
{
  const SvMatchDoc *doc = sv_table_get_doc (self->table);
  const unsigned n = count_cards (doc);

  clear (self);
  self->shown = doc;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  for (int side = 0; side < 2; side++)
    for (unsigned i = 0; i < n; i++) {
      GtkWidget *view = g_object_new (SV_TYPE_CARD_VIEW, NULL);

      g_signal_connect_object (view, "activated", G_CALLBACK (card_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (view, GTK_WIDGET (self->deck));
      g_ptr_array_add (self->views[side], view);
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
  sv_table_text_theme (&theme, table, sv_style_get_scheme ());
  self->painter = sv_painter_new (NULL, &theme);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  g_signal_connect_swapped (table, "changed", G_CALLBACK (update), self);
  fill_marks (self);
  update (self);
}

/* Compute the height here: a GtkScrolledWindow does not pass on the height that its child needs
 * at this width. */
static void
sv_table_cards_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  SvTableCards *self = SV_TABLE_CARDS (widget);
  int deck, scroller;

  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (GTK_WIDGET (self->deck), orientation, for_size, NULL, &deck, NULL, NULL);
  gtk_widget_measure (self->scroller, orientation, for_size, NULL, &scroller, NULL, NULL);
  *natural = MAX (*natural - scroller + deck, *minimum);
}

static void
sv_table_cards_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (SV_TABLE_CARDS (widget)->content, width, height, baseline, NULL);
}

static GtkSizeRequestMode
sv_table_cards_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
sv_table_cards_dispose (GObject *object)
{
  SvTableCards *self = SV_TABLE_CARDS (object);

  if (self->deck != NULL)
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
  widget_class->measure = sv_table_cards_measure;
  widget_class->size_allocate = sv_table_cards_size_allocate;
  widget_class->get_request_mode = sv_table_cards_get_request_mode;
  G_OBJECT_CLASS (klass)->finalize = sv_table_cards_finalize;
  sv_types_ensure (SV_TYPE_TABLE_DECK);
  sv_widget_class_set_template (widget_class, "sv-table-cards.ui");
  sv_widget_class_bind (widget_class, SvTableCards, content, marks, deck, scroller);
}

static void
sv_table_cards_init (SvTableCards *self)
{
  for (int i = 0; i < 2; i++)
    self->views[i] = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
