/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-card-panel.h"

#include "sv-card-view.h"
#include "sv-match-words.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-squad-panel.h"
#include "sv-style.h"
#include "sv-team-words.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

/* Opacity of the veil over the cards of the side that does not act. */
#define HIDE_SECRETS 0.26F

enum {
  GAP = 8,
  CARD_MAX = 210, /* maximum width of a card in pixels: a wider card is no easier to read */
  CARD_READ = 58, /* minimum readable width of a card: below it the cards overlap instead */
  MANY = 12       /* more cards than this are shown as a squad list */
};

struct _SvCardPanel {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  SvPainter *painter;
  /* array of SvCardView, in the order of shirt numbers; not owned, since they are child widgets */
  GPtrArray *cards;
  int pieces[SV_MAX_PIECES]; /* piece of each card */
  /* SvSquadPanel that replaces the cards if there are none or too many; or NULL */
  GtkWidget *squad;
  GtkWidget *top; /* SvCardView of one player, large above the cards; or NULL */
  int held;       /* piece that is picked up, or -1 */
  int topped;     /* piece that top shows, or -1 */
  unsigned shown;
  int side;
  gboolean waiting; /* TRUE if the other side acts */
};

G_DEFINE_FINAL_TYPE (SvCardPanel, sv_card_panel, GTK_TYPE_WIDGET)

static double
card_width_in_grid (unsigned n, unsigned columns, int width, int height)
{
  const unsigned rows = (n + columns - 1) / columns;
  const double w = (width - (columns - 1.0) * GAP) / columns;
  const double h = (height - (rows - 1.0) * GAP) / rows;

  return MIN (w, h / SV_CARD_RATIO);
}

static void
fit_hand (SvCardSpread *spread, unsigned n, int width, int height)
{
  const double w = MIN (MIN (height / SV_CARD_RATIO, width * 0.6), CARD_MAX);

  spread->hand = TRUE;
  spread->columns = n;
  spread->width = (int)w;
  spread->height = (int)(w * SV_CARD_RATIO);
  spread->step_x = n > 1 ? MIN ((width - w) / (n - 1.0), w + GAP) : 0;
  spread->step_y = 0;
  spread->x = (width - spread->step_x * (n - 1.0) - w) / 2;
  spread->y = (height - spread->height) / 2.0;
}

void
sv_card_spread_fit (SvCardSpread *spread, unsigned n, int width, int height)
{
  double best = 0;

  *spread = (SvCardSpread){ .columns = 1 };
  if (n == 0 || width <= 0 || height <= 0)
    return;
  for (unsigned columns = 1; columns <= n; columns++) {
    const double w = card_width_in_grid (n, columns, width, height);

    if (w > best) {
      best = w;
      spread->columns = columns;
    }
  }
  if (best < CARD_READ && width > height && height / SV_CARD_RATIO > best * 1.15) {
    fit_hand (spread, n, width, height);
    return;
  }

  const unsigned rows = (n + spread->columns - 1) / spread->columns;
  best = CLAMP (best, 1, CARD_MAX);
  spread->width = (int)best;
  spread->height = (int)(best * SV_CARD_RATIO);
  spread->step_x = spread->width + GAP;
  spread->step_y = spread->height + GAP;
  spread->x = (width - spread->step_x * spread->columns + GAP) / 2;
  spread->y = (height - spread->step_y * rows + GAP) / 2;
}

static int
top_height (int width)
{
  return (int)(MIN (width, CARD_MAX) * SV_CARD_RATIO);
}

/* Return the height of a column of cards @width wide: all below each other, or in pairs below a
 * large one. */
static int
column_height (SvCardPanel *self, int width)
{
  const int n = (int)self->cards->len, rows = (n + 1) / 2;

  if (self->top == NULL || width < SV_CARD_PANEL_LARGE)
    return n * (int)(width * SV_CARD_RATIO + GAP) - GAP;
  return top_height (width) + rows * (int)((width - GAP) / 2.0 * SV_CARD_RATIO + GAP);
}

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  SvCardPanel *self = SV_CARD_PANEL (widget);

  *natural = 160;
  if (self->squad != NULL)
    gtk_widget_measure (self->squad, orientation, for_size, NULL, natural, NULL, NULL);
  else if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    *natural = column_height (self, for_size);
  *minimum = MIN (*natural, 40);
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  SvCardPanel *self = SV_CARD_PANEL (widget);
  SvCardSpread spread;

  if (self->squad != NULL) {
    gtk_widget_measure (self->squad, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_allocate (self->squad, width, height, -1, NULL);
    return;
  }
  const gboolean topped =
      self->top != NULL && width >= SV_CARD_PANEL_LARGE && height >= column_height (self, width);
  const int top_w = MIN (width, CARD_MAX), top = topped ? top_height (width) + GAP : 0;
  if (self->top != NULL)
    gtk_widget_set_child_visible (self->top, topped);
  if (topped)
    gtk_widget_size_allocate (self->top,
                              &(GtkAllocation){ (width - top_w) / 2, 0, top_w, top - GAP }, -1);
  sv_card_spread_fit (&spread, self->cards->len, width, height - top);
  for (unsigned i = 0; i < self->cards->len; i++) {
    GtkWidget *card = g_ptr_array_index (self->cards, i);
    const GtkAllocation place = {
      (int)(spread.x + spread.step_x * (i % spread.columns)),
      top + (int)(spread.y + spread.step_y * (i / spread.columns)),
      MAX (spread.width, 8),
      MAX (spread.height, 8),
    };

    gtk_widget_size_allocate (card, &place, -1);
  }
}

/* Draw a card, under a veil if the other side acts. Translucent cards instead would show what lies
 * behind them. */
static void
snapshot_card (SvCardPanel *self, SvCardView *card, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t box;
  GskRoundedRect edge;
  GdkRGBA hide_secrets;

  gtk_widget_snapshot_child (widget, GTK_WIDGET (card), snapshot);
  if (!self->waiting || sv_card_view_get_featured (card) ||
      !gtk_widget_get_child_visible (GTK_WIDGET (card)) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (card), widget, &box) ||
      !gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "sv_page",
                                       &hide_secrets))
    return;
  hide_secrets.alpha = HIDE_SECRETS;
  gsk_rounded_rect_init_from_rect (&edge, &box, box.size.width / SV_CARD_ROUND);
  gtk_snapshot_push_rounded_clip (snapshot, &edge);
  gtk_snapshot_append_color (snapshot, &hide_secrets, &box);
  gtk_snapshot_pop (snapshot);
}

/* Draw the cards that count in the current attack last, so that they are in front where cards
 * overlap. */
static void
sv_card_panel_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvCardPanel *self = SV_CARD_PANEL (widget);

  if (self->squad != NULL)
    gtk_widget_snapshot_child (widget, self->squad, snapshot);
  if (self->top != NULL)
    snapshot_card (self, SV_CARD_VIEW (self->top), snapshot);
  for (int featured = 0; featured < 2; featured++)
    for (unsigned i = 0; i < self->cards->len; i++) {
      SvCardView *card = g_ptr_array_index (self->cards, i);

      if (sv_card_view_get_featured (card) == featured)
        snapshot_card (self, card, snapshot);
    }
}

/* Return the name of the person who plays @piece, or NULL if one person plays the whole team. */
static const char *
player_name (SvMatch *match, int piece)
{
  const GPtrArray *seats = sv_match_get_seats (match);
  const SvSeatDoc *seat = sv_shown_get_seat (match, piece);

  return seat != NULL && sv_seats_bot (seat) == NULL && sv_seats_count (seats, seat->team) > 1
             ? seat->name
             : NULL;
}

void
sv_card_panel_fill_face (SvMatch *match, int piece, SvCardContents *face)
{
  const SvView *view = &sv_shown (match)->view;
  const SvPiece *p = &view->pieces[piece];
  const SvMatchDoc *doc = sv_match_get_doc (match);
  const SvTeamDoc *team = doc->teams[p->side];
  const SvCardDoc *card =
      p->card >= 0 && (unsigned)p->card < team->n_cards ? &team->cards[p->card] : NULL;
  const char *name = card != NULL && card->name != NULL && *card->name != '\0'
                         ? card->name
                         : player_name (match, piece);

  sv_card_contents_fill (face, doc->game, sv_match_get_setup (match), view, piece, name,
                         card != NULL ? card->picture : NULL);
  if (card != NULL && card->role_name != NULL && *card->role_name != '\0')
    face->role = card->role_name;
}

char *
sv_card_panel_dup_words (SvMatch *match, int piece)
{
  g_autofree char *label = sv_match_dup_piece_label (match, piece);
  g_autoptr (GString) text = g_string_new (label);
  const SvGame *game = sv_match_get_game (match);
  const SvPiece *p = &sv_shown (match)->view.pieces[piece];
  const void *card = p->card < 0 ? NULL
                                 : sv_game_card_const (game, sv_match_get_setup (match),
                                                       (unsigned)p->side, (unsigned)p->card);

  if (card != NULL)
    sv_team_words_add_powers (game, card, text);
  g_autofree char *meaning = sv_match_dup_meaning (match, piece, -1);
  if (*meaning != '\0')
    g_string_append_printf (text, "\n%s", meaning);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_face (SvCardPanel *self, gpointer card, int piece)
{
  SvCardContents face;

  sv_card_panel_fill_face (self->match, piece, &face);
  g_autofree char *label = sv_card_panel_dup_words (self->match, piece);
  sv_card_view_set_face (card, self->painter, &face, label);
}

/* Ask for the large card. */
static void
ask_cb (SvCardPanel *self, GtkWidget *card)
{
  guint index;

  if (self->match != NULL && g_ptr_array_find (self->cards, card, &index))
    g_signal_emit_by_name (self, "asked", self->pieces[index], card);
}

/* Pick up the figurine of the card if possible, otherwise ask for the large card. */
static void
activated_cb (SvCardPanel *self, SvCardView *card)
{
  gboolean picked = FALSE;
  guint index;

  if (self->match != NULL && g_ptr_array_find (self->cards, card, &index))
    g_signal_emit_by_name (self, "pick", self->pieces[index], &picked);
  if (!picked)
    ask_cb (self, GTK_WIDGET (card));
}

/* Show on the top card the piece that is picked up, otherwise the acting one, otherwise the same as
 * before; never the one that only lies under the pointer. */
static void
update_top (SvCardPanel *self)
{
  const SvView *view = &sv_shown (self->match)->view;
  const int acting = sv_squad_find_acting (self->match, self->side);

  if (self->top == NULL)
    return;
  if (self->held >= 0 && view->pieces[self->held].side == self->side)
    self->topped = self->held;
  else if (acting >= 0)
    self->topped = acting;
  show_face (self, self->top, self->topped);
}

static void
update_faces (SvCardPanel *self)
{
  for (unsigned i = 0; i < self->cards->len; i++)
    show_face (self, g_ptr_array_index (self->cards, i), self->pieces[i]);
  update_top (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clear_cards (SvCardPanel *self)
{
  for (unsigned i = 0; i < self->cards->len; i++) {
    GtkWidget *card = g_ptr_array_index (self->cards, i);

    sv_card_view_clear (SV_CARD_VIEW (card));
    gtk_widget_unparent (card);
  }
  g_ptr_array_set_size (self->cards, 0);
  if (self->top != NULL)
    sv_card_view_clear (SV_CARD_VIEW (self->top));
  g_clear_pointer (&self->top, gtk_widget_unparent);
  self->topped = self->held = -1;
}

static char *
fill_card (gpointer data, int piece, SvCardContents *face)
{
  sv_card_panel_fill_face (((SvCardPanel *)data)->match, piece, face);
  return sv_card_panel_dup_words (((SvCardPanel *)data)->match, piece);
}

static void
drop_squad (SvCardPanel *self)
{
  if (self->squad == NULL)
    return;
  sv_squad_panel_clear (SV_SQUAD_PANEL (self->squad));
  g_clear_pointer (&self->squad, gtk_widget_unparent);
}

/* Build the cards again, for another match or after the teams have changed places. */
static void
build_cards (SvCardPanel *self)
{
  const SvView *view = &sv_shown (self->match)->view;
  const gboolean has_cards = sv_game_has_cards (sv_match_get_game (self->match));
  unsigned n = 0;

  clear_cards (self);
  drop_squad (self);
  for (int i = 0; i < view->n_pieces && has_cards; i++)
    n += view->pieces[i].side == self->side && view->pieces[i].card >= 0;
  if (n == 0 || n > MANY) {
    self->squad = sv_squad_panel_new (fill_card, self);
    gtk_widget_set_parent (self->squad, GTK_WIDGET (self));
  }
  for (int i = 0; i < view->n_pieces && self->squad == NULL; i++) {
    if (view->pieces[i].side != self->side || view->pieces[i].card < 0)
      continue;

    GtkWidget *card = g_object_new (SV_TYPE_CARD_VIEW, NULL);
    self->pieces[self->cards->len] = i;
    g_signal_connect_swapped (card, "activated", G_CALLBACK (activated_cb), self);
    g_signal_connect_swapped (card, "asked", G_CALLBACK (ask_cb), self);
    gtk_widget_set_parent (card, GTK_WIDGET (self));
    g_ptr_array_add (self->cards, card);
  }

  if (self->cards->len > 1) {
    self->top = g_object_new (SV_TYPE_CARD_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                              "focusable", FALSE, NULL);
    gtk_widget_insert_after (self->top, GTK_WIDGET (self), NULL);
    self->topped = self->pieces[0];
  }

  g_autofree char *label =
      sv_sentence (_ ("Cards of %s"), sv_match_get_team_name (self->match, self->side));
  sv_widget_set_label (self, label);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
update (SvCardPanel *self)
{
  const int left = sv_match_get_left (self->match);
  const int side = self->shown == 0 ? left : 1 - left;

  if (side != self->side) {
    self->side = side;
    build_cards (self);
  }
  const int turn = sv_shown (self->match)->node.side;
  const gboolean waiting = turn >= 0 && turn != side;
  if (waiting != self->waiting) {
    self->waiting = waiting;
    gtk_widget_queue_draw (GTK_WIDGET (self));
  }
  if (self->squad != NULL)
    sv_squad_panel_update (SV_SQUAD_PANEL (self->squad), self->match, self->side, self->painter);
  else
    update_faces (self);
}

static void
style_cb (SvCardPanel *self)
{
  SvTheme theme;

  if (self->match == NULL)
    return;
  sv_style_theme (&theme, self->match);
  sv_painter_set_theme (self->painter, &theme);
  for (unsigned i = 0; i < self->cards->len; i++)
    sv_card_view_refresh (g_ptr_array_index (self->cards, i));
  if (self->top != NULL)
    sv_card_view_refresh (SV_CARD_VIEW (self->top));
  if (self->squad != NULL)
    sv_squad_panel_update (SV_SQUAD_PANEL (self->squad), self->match, self->side, self->painter);
}

static void
forget_cards (SvCardPanel *self)
{
  clear_cards (self);
  drop_squad (self);
}

static void
sv_card_panel_dispose (GObject *object)
{
  SvCardPanel *self = SV_CARD_PANEL (object);

  forget_cards (self);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (sv_card_panel_parent_class)->dispose (object);
}

static void
sv_card_panel_finalize (GObject *object)
{
  SvCardPanel *self = SV_CARD_PANEL (object);

  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_pointer (&self->painter, sv_painter_free);
  G_OBJECT_CLASS (sv_card_panel_parent_class)->finalize (object);
}

static void
sv_card_panel_class_init (SvCardPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_card_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_card_panel_finalize;
  widget_class->snapshot = sv_card_panel_snapshot;
  g_signal_new ("pick", SV_TYPE_CARD_PANEL, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_INT);
  g_signal_new ("asked", SV_TYPE_CARD_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_INT, GTK_TYPE_WIDGET);
  gtk_widget_class_set_css_name (widget_class, "cardpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_card_panel_init (SvCardPanel *self)
{
  self->cards = g_ptr_array_new ();
  self->side = self->held = self->topped = -1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_VISIBLE);

  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
}

void
sv_card_panel_set_match (SvCardPanel *self, SvMatch *match, unsigned shown)
{
  forget_cards (self);
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (update));
  if (match == NULL)
    return;

  SvTheme theme;

  self->shown = shown;
  self->side = -1;
  sv_style_theme (&theme, match);
  g_clear_pointer (&self->painter, sv_painter_free);
  self->painter = sv_painter_new (sv_match_get_board (match), &theme);
  update (self);
}

unsigned
sv_card_panel_get_n_cards (SvCardPanel *self)
{
  /* A squad is one tall list, so it counts as one card. So does a team without cards, of which only
   * the one who acts is shown. */
  return self->squad != NULL ? 1 : self->cards->len;
}

void
sv_card_panel_hold (SvCardPanel *self, int held)
{
  if (self->match == NULL || held >= sv_shown (self->match)->view.n_pieces)
    return;
  self->held = held;
  if (self->squad != NULL)
    sv_squad_panel_hold (SV_SQUAD_PANEL (self->squad), held);
  else
    update_top (self);
}
