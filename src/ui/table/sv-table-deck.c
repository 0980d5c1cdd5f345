/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-deck.h"

#include "sv-paint-card.h"
#include "sv-widgets.h"

/* Widths of a card in pixels: the minimum (LEAST), the maximum (MOST), and the width that the
 * deck requests height for (PREFERRED; FEW_PREFERRED if a team has at most FEW_CARDS cards). If
 * the preferred width needs more than MANY_ROWS rows, the deck requests height for the minimum
 * width. */
enum { LEAST = 38, MOST = 110, PREFERRED = 56, FEW_PREFERRED = 74, FEW_CARDS = 6, MANY_ROWS = 5 };
enum { GAP = 4, MIDDLE = 12, FRAME = 3 };

struct _SvTableDeck {
  GtkWidget parent_instance;

  GdkRGBA frame;
  gboolean framed;
};

G_DEFINE_FINAL_TYPE (SvTableDeck, sv_table_deck, GTK_TYPE_WIDGET)

/* How the cards of one team are arranged; sizes in pixels. */
typedef struct {
  int rows, columns;
  int card_width, card_height;
} Grid;

static int
count_cards (GtkWidget *self)
{
  int n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (self); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    n++;
  return (n + 1) / 2;
}

static int
height_of (const Grid *grid)
{
  return grid->rows * (grid->card_height + GAP) - GAP;
}

/* Return a grid of @n cards in @rows rows, with cards as large as @width and @height allow. */
static Grid
grid_of (int n, int rows, int width, int height)
{
  Grid grid = { .rows = rows, .columns = (n + rows - 1) / rows };
  const int by_height = (int)(((height + GAP) / rows - GAP) / SV_CARD_RATIO);
  const int by_width = (width + GAP) / grid.columns - GAP;

  grid.card_width = MIN (MIN (by_width, by_height), MOST);
  grid.card_height = (int)(grid.card_width * SV_CARD_RATIO);
  return grid;
}

/* Return the grid with the fewest rows in which cards are at least about @card_width wide. */
static Grid
grid_by_width (int n, int width, int card_width)
{
  const int columns = CLAMP ((width + GAP) / (card_width + GAP), 1, MAX (n, 1));
  Grid grid = grid_of (n, (n + columns - 1) / columns, width, G_MAXINT16);

  if (grid.card_width > card_width && n <= FEW_CARDS)
    grid.card_width = card_width;
  grid.card_height = (int)(grid.card_width * SV_CARD_RATIO);
  return grid;
}

/* Return the grid with the largest cards, trying every number of rows. */
static Grid
best_grid (int n, int width, int height)
{
  Grid best = { 0 };

  for (int rows = 1; rows <= n; rows++) {
    const Grid grid = grid_of (n, rows, width, height);
    if (grid.card_width > best.card_width)
      best = grid;
  }
  return best;
}

/* Compute the height of the deck for @width pixels per team. In a narrow deck, rows of cards
 * with the preferred width would take all the height, so the minimum width counts there. */
static void
measure_height (int n, int width, int *minimum, int *natural)
{
  const Grid least = grid_by_width (n, width, LEAST);
  const Grid wanted = grid_by_width (n, width, n <= FEW_CARDS ? FEW_PREFERRED : PREFERRED);
  Grid tight = least;

  tight.card_height = (int)(LEAST * SV_CARD_RATIO);
  *minimum = height_of (&tight);
  *natural = MAX (*minimum, height_of (wanted.rows > MANY_ROWS ? &least : &wanted));
}

static void
sv_table_deck_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  const int n = count_cards (widget);

  *minimum = *natural = 0;
  if (n == 0)
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    measure_height (n, ((for_size >= 0 ? for_size : 640) - MIDDLE) / 2, minimum, natural);
    return;
  }
  *minimum = 2 * (2 * LEAST + GAP) + MIDDLE;
  *natural = MAX (*minimum, 2 * (n <= FEW_CARDS ? n * FEW_PREFERRED : n * PREFERRED / 2) + MIDDLE);
}

static void
sv_table_deck_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const int n = count_cards (widget), team = (width - MIDDLE) / 2;
  const Grid grid = best_grid (n, team, height);
  int i = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL;
       card = gtk_widget_get_next_sibling (card), i++) {
    const int side = i / n, place = i % n;
    const int used = grid.columns * (grid.card_width + GAP) - GAP;
    const int left = side * (team + MIDDLE) + (team - used) / 2;

    sv_widget_place (card, left + place % grid.columns * (grid.card_width + GAP),
                     place / grid.columns * (grid.card_height + GAP), grid.card_width,
                     grid.card_height);
  }
}

/* Draw a line across the card of a player who takes no part in the match any more. */
static void
strike (GtkSnapshot *snapshot, const graphene_rect_t *card)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, card);

  cairo_translate (cr, card->origin.x, card->origin.y);
  cairo_set_source_rgb (cr, 0.75, 0.11, 0.16);
  cairo_set_line_width (cr, 3);
  cairo_move_to (cr, 4, card->size.height - 4);
  cairo_line_to (cr, card->size.width - 4, 4);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
sv_table_deck_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvTableDeck *self = SV_TABLE_DECK (widget);

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL;
       card = gtk_widget_get_next_sibling (card)) {
    graphene_rect_t bounds;
    GskRoundedRect outline;

    gtk_widget_snapshot_child (widget, card, snapshot);
    if (!gtk_widget_compute_bounds (card, widget, &bounds))
      continue;
    if (gtk_widget_has_css_class (card, "gone")) {
      strike (snapshot, &bounds);
      continue;
    }
    if (!self->framed)
      continue;
    gsk_rounded_rect_init_from_rect (&outline, &bounds, 6);
    gtk_snapshot_append_border (snapshot, &outline, (float[4]){ FRAME, FRAME, FRAME, FRAME },
                                (GdkRGBA[4]){ self->frame, self->frame, self->frame, self->frame });
  }
}

static GtkSizeRequestMode
sv_table_deck_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
sv_table_deck_dispose (GObject *object)
{
  sv_table_deck_clear (SV_TABLE_DECK (object));
  G_OBJECT_CLASS (sv_table_deck_parent_class)->dispose (object);
}

static void
sv_table_deck_class_init (SvTableDeckClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_table_deck_dispose;
  widget_class->measure = sv_table_deck_measure;
  widget_class->size_allocate = sv_table_deck_size_allocate;
  widget_class->snapshot = sv_table_deck_snapshot;
  widget_class->get_request_mode = sv_table_deck_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "tabledeck");
}

static void
sv_table_deck_init (SvTableDeck *self)
{
}

void
sv_table_deck_set_frame (SvTableDeck *self, const GdkRGBA *colour)
{
  self->framed = colour != NULL;
  if (colour != NULL)
    self->frame = *colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_table_deck_clear (SvTableDeck *self)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (card);
}
