/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-spotlight.h"

#include "sv-card-panel.h"
#include "sv-card-view.h"
#include "sv-die-view.h"
#include "sv-evening.h"
#include "sv-free-place.h"
#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

enum { CAPTION_MS = 2600, CARD_WIDTH = 118, DIE_SIZE = 264 };

/* Confetti: number of groups, of bits and colours in each group, and the sideways amplitude in
 * pixels. */
enum { N_HANDFULS = 6, N_BITS = 40, N_COLOURS = 4, SWAY = 12 };

/* Distance of a caption from the edge of the pitch in pixels, from the upper one if it is free
 * there. */
enum { EDGE = 6, TOP = 18 };

/* How much it matters that something is covered; see SvCovered. */
enum { WEIGHT_ACTING = 4000, WEIGHT_TARGET = 100, WEIGHT_PIECE = 4 };

/* Size of the smallest banner of a goal, in per cent of the usual one. */
enum { LEAST_BAND = 30 };

enum { MAX_COVERED = SV_MAX_PIECES + SV_MAX_LEGAL };

struct _SvSpotlight {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  SvAnnouncer *announcer;
  SvBoardView *board; /* pitch below the spotlight, not owned; NULL if it lies over none */
  SvPainter *painter; /* painter of the scorer's card */
  SvKit kit[2];
  int scorer_side; /* side that scored; most of the confetti has its colours */
  guint caption_id;
  guint tick_id; /* tick callback while confetti falls, or 0 */
  gint64 begin;  /* frame time in microseconds; 0 before the first frame */
  double fallen; /* progress of the fall, 0–1 */

  /* The die and its verdict, only if the spotlight is huge; else NULL. */
  GtkWidget *throw, *die, *verdict;
  /* Template children */
  GtkWidget *caption, *band, *card, *goal, *score, *today;
};

G_DEFINE_FINAL_TYPE (SvSpotlight, sv_spotlight, GTK_TYPE_WIDGET)

/* --- Confetti --- */

/* Return a pseudo-random number in 0–1 that depends only on @bit and @kind. */
static double
chance (unsigned bit, unsigned kind)
{
  const guint32 mixed = (bit * 2654435761u + kind * 40503u) ^ (bit << 7);

  return (mixed * 2246822519u >> 8) / (double)(1 << 24);
}

/* Add a bit of confetti that sways in @box and spins: its visible width changes. */
static void
add_bit (cairo_t *cr, unsigned bit, double way, const cairo_rectangle_t *box, double scale)
{
  const double turn = (way * 3 + chance (bit, 3)) * 2 * G_PI;
  const double size = (6 + 7 * chance (bit, 4)) * scale;
  const double seen = size * (0.25 + 0.75 * fabs (sin (turn * (1 + chance (bit, 6)))));

  cairo_rectangle (
      cr, box->x + SWAY * (1 + sin (turn)) + chance (bit, 5) * (box->width - 2 * SWAY - size),
      box->y + chance (bit, 7) * (box->height - size), seen, size * 0.8);
}

/* Draw one group of confetti as it falls past the pitch and spreads. Each group is a single node
 * in its own column: if more than thirty rectangles change, GSK redraws their common bounds, which
 * would be the whole pitch. */
static void
snapshot_handful (
    SvSpotlight *self, GtkSnapshot *snapshot, unsigned handful, double width, double height)
{
  /* delay of this group; neighbouring groups start at different times */
  const double late = 0.07 * (handful * 5 % N_HANDFULS);
  const double way = (self->fallen - late) / 0.6;
  const double column = floor (width / N_HANDFULS), open = floor (height * (0.3 + 0.25 * way));
  const cairo_rectangle_t box = { handful * column, floor (way * (height + open) - open), column,
                                  open };
  cairo_t *cr;

  if (way <= 0)
    return;
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float)box.x, (float)box.y, (float)column, (float)open));
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  for (unsigned colour = 0; colour < N_COLOURS; colour++) {
    const SvKit *kit = &self->kit[colour == 3 ? 1 - self->scorer_side : self->scorer_side];
    const SvColour paper = colour % 2 == 0 ? kit->shirt : kit->trim;

    for (unsigned i = colour; i < N_BITS; i += N_COLOURS)
      add_bit (cr, handful * N_BITS + i, way, &box, MAX (height / 600, 1));
    cairo_set_source_rgb (cr, paper.r, paper.g, paper.b);
    cairo_fill (cr);
  }
  cairo_destroy (cr);
}

static void
sv_spotlight_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvSpotlight *self = SV_SPOTLIGHT (widget);

  if (self->tick_id != 0)
    for (unsigned i = 0; i < N_HANDFULS; i++)
      snapshot_handful (self, snapshot, i, gtk_widget_get_width (widget),
                        gtk_widget_get_height (widget));
  GTK_WIDGET_CLASS (sv_spotlight_parent_class)->snapshot (widget, snapshot);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SvSpotlight *self = SV_SPOTLIGHT (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->begin == 0)
    self->begin = now;
  self->fallen =
      (double)(now - self->begin) / (sv_announcer_get_duration (self->announcer) * 1000.0);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
set_falling (SvSpotlight *self, gboolean falling)
{
  falling = falling && sv_widget_may_move (GTK_WIDGET (self));
  if (falling == (self->tick_id != 0))
    return;
  self->begin = 0;
  self->fallen = 0;
  if (falling) {
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  } else {
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
    self->tick_id = 0;
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Announcements --- */

/* Return which goal of today this one is for its scorer, if it is at least the second and the
 * player has a name; else NULL. The match does not show the goal yet. */
static char *
dup_today (SvSpotlight *self, int piece)
{
  const int side = sv_shown (self->match)->view.pieces[piece].side;
  const char *name = sv_match_get_player (self->match, piece);

  if (name == NULL)
    return NULL;
  const unsigned before = sv_evening_count_goals (sv_evening_of (self->match), self->match,
                                                  sv_match_get_team_name (self->match, side), name);
  /* Translators: a player, and how many goals that player has made today with this one. */
  return before > 0 ? sv_sentence (_ ("%1$s – goal %2$u today"), name, before + 1) : NULL;
}

/* Show the banner of a goal, with the card of the scorer. */
static void
show_goal (SvSpotlight *self)
{
  int piece, score[2];
  const int side = MAX (sv_announcer_get_scorer (self->announcer, &piece, score), 0);
  const int left = sv_match_get_left (self->match);
  g_autofree char *name = piece >= 0 ? sv_match_dup_piece_title (self->match, piece)
                                     : g_strdup (sv_match_get_team_name (self->match, side));
  /* Translators: %s is the player or the team that scored. */
  g_autofree char *goal = sv_sentence (_ ("GOAL! %s"), name);
  g_autofree char *figures = g_strdup_printf ("%d–%d", score[left], score[1 - left]);
  g_autofree char *today = piece >= 0 ? dup_today (self, piece) : NULL;
  g_autofree char *sentence =
      g_strjoin (", ", goal, figures, today, NULL); /* ends at @today if that is NULL */

  self->scorer_side = side;
  gtk_label_set_text (GTK_LABEL (self->goal), goal);
  gtk_label_set_text (GTK_LABEL (self->score), figures);
  sv_label_show (GTK_LABEL (self->today), today);
  sv_widget_announce (self->goal, sentence);
  gtk_widget_set_visible (self->card, piece >= 0);
  if (piece >= 0) {
    g_autofree char *label = sv_match_dup_piece_label (self->match, piece);
    SvCardContents face;

    sv_card_panel_fill_face (self->match, piece, &face);
    sv_card_view_set_face (SV_CARD_VIEW (self->card), self->painter, &face, label);
  }
  sv_style_tint (self->band, &self->kit[side]);
}

static gboolean
caption_end_cb (gpointer data)
{
  SvSpotlight *self = data;

  self->caption_id = 0;
  gtk_widget_set_visible (self->caption, FALSE);
  return G_SOURCE_REMOVE;
}

/* Hide the caption if its event was undone, or another position is shown. */
static void
changed_cb (SvSpotlight *self, int change)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (change == SV_CHANGE_EVENT || self->caption_id == 0)
    return;
  g_source_remove (self->caption_id);
  caption_end_cb (self);
}

void
sv_spotlight_shout (SvSpotlight *self, const char *caption, int side)
{
  if (self->caption_id != 0 &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (self->caption)), caption))
    return;
  g_clear_handle_id (&self->caption_id, g_source_remove);
  gtk_label_set_text (GTK_LABEL (self->caption), caption);
  sv_style_tint (self->caption, side >= 0 ? &self->kit[side] : NULL);
  gtk_widget_set_visible (self->caption, TRUE);
  sv_widget_announce (self->caption, caption);
  self->caption_id = g_timeout_add (CAPTION_MS, caption_end_cb, self);
}

/* Show the die that is announced, and its verdict. */
static void
show_throw (SvSpotlight *self, SvAnnouncement announcement)
{
  int side;
  const int value = (int)sv_announcer_get_die (self->announcer, &side);

  gtk_widget_set_visible (self->throw, value > 0 && announcement < SV_ANNOUNCEMENT_SHOT);
  sv_label_show (GTK_LABEL (self->verdict), sv_announcer_get_verdict (self->announcer));
  if (value > 0)
    sv_die_view_set_value (
        SV_DIE_VIEW (self->die), side, value,
        announcement == SV_ANNOUNCEMENT_ROLL ? sv_announcer_get_duration (self->announcer) : 0);
}

static void
step_cb (SvSpotlight *self)
{
  const SvAnnouncement announcement = sv_announcer_get_announcement (self->announcer);
  int caption_side;
  const char *caption = sv_announcer_get_caption (self->announcer, &caption_side);

  if (announcement != SV_ANNOUNCEMENT_NOTHING)
    sv_evening_of (self->match); /* is read by the time of a goal */
  if (self->throw != NULL)
    show_throw (self, announcement);
  if (announcement == SV_ANNOUNCEMENT_GOAL)
    show_goal (self);
  gtk_widget_set_visible (self->band, announcement == SV_ANNOUNCEMENT_GOAL);
  set_falling (self, announcement == SV_ANNOUNCEMENT_GOAL);
  if (caption != NULL)
    sv_spotlight_shout (self, caption, caption_side);
  gtk_widget_set_can_target (GTK_WIDGET (self), announcement != SV_ANNOUNCEMENT_NOTHING);
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, SvSpotlight *self)
{
  sv_announcer_skip (self->announcer);
}

static void
style_cb (SvSpotlight *self)
{
  SvTheme theme;

  if (self->match == NULL)
    return;
  sv_style_theme (&theme, self->match);
  if (self->die != NULL)
    sv_die_view_set_theme (SV_DIE_VIEW (self->die), &theme);
  sv_painter_set_theme (self->painter, &theme);
  memcpy (self->kit, theme.kit, sizeof self->kit);
}

/* --- Where they lie --- */

/* What announcements are placed among: first those who act and the goal that is shot at, then what
 * can be chosen, then the other pieces. */
typedef struct {
  SvCovered things[MAX_COVERED];
  unsigned n, n_acting, n_needed; /* @n_needed: those who act, and what can be chosen */
  SvBoardView *board;             /* where they are */
  GtkWidget *widget;              /* whose coordinates are used */
} Crowd;

static void
add_place (Crowd *crowd, int piece, int space, int weight)
{
  graphene_rect_t area;

  if (crowd->n < MAX_COVERED && sv_board_surface_get_bounds (SV_BOARD_SURFACE (crowd->board), piece,
                                                             space, crowd->widget, &area))
    crowd->things[crowd->n++] = (SvCovered){ area, (float)weight };
}

static void
add_pieces (Crowd *crowd, SvMatch *match, gboolean acting)
{
  const SvView *view = &sv_shown (match)->view;
  const unsigned flags = SV_PIECE_ACTIVE | SV_PIECE_ATTACKER | SV_PIECE_DEFENDER;

  for (int piece = 0; piece < view->n_pieces; piece++)
    if (((view->pieces[piece].flags & flags) != 0) == acting)
      add_place (crowd, piece, -1, acting ? WEIGHT_ACTING : WEIGHT_PIECE);
}

/* Add the goal that the ball has flown into. */
static void
add_goal (SvSpotlight *self, Crowd *crowd)
{
  graphene_rect_t area;

  if (sv_announcer_get_announcement (self->announcer) == SV_ANNOUNCEMENT_GOAL &&
      sv_board_view_get_goal_bounds (self->board, GTK_WIDGET (self), &area))
    crowd->things[crowd->n++] = (SvCovered){ area, WEIGHT_ACTING };
}

static void
add_targets (Crowd *crowd, SvMatch *match)
{
  unsigned n;

  sv_shown_get_legal (match, &n);
  for (unsigned i = 0; i < n; i++) {
    const SvTarget *target = &sv_shown (match)->targets[i];

    if (target->space >= 0 || target->piece >= 0)
      add_place (crowd, target->space >= 0 ? -1 : target->piece, target->space, WEIGHT_TARGET);
  }
}

/* Add what is seen of @match. */
static void
gather (Crowd *crowd, SvMatch *match)
{
  add_pieces (crowd, match, TRUE);
  crowd->n_acting = crowd->n;
  add_targets (crowd, match);
  crowd->n_needed = crowd->n;
  add_pieces (crowd, match, FALSE);
}

/* Return whether @place covers any of the first @n things. */
static gboolean
covers (const Crowd *crowd, unsigned n, const graphene_rect_t *place)
{
  for (unsigned i = 0; i < n; i++)
    if (graphene_rect_intersection (place, &crowd->things[i].area, NULL))
      return TRUE;
  return FALSE;
}

/* Move @place away from those who act and from what can be chosen: up or down if that is enough,
 * else to any side. If there is no such place, those who act come first. */
static void
free_place (const Crowd *crowd, const graphene_rect_t *page, graphene_rect_t *place)
{
  const graphene_rect_t about = *place;
  graphene_rect_t room = { { about.origin.x, page->origin.y },
                           { about.size.width, page->size.height } };

  if (!covers (crowd, crowd->n_needed, place))
    return;
  sv_free_place (&room, &place->size, &about, crowd->things, crowd->n, &place->origin);
  if (covers (crowd, crowd->n_needed, place))
    sv_free_place (page, &place->size, &about, crowd->things, crowd->n, &place->origin);
}

void
sv_spotlight_free_place (SvBoardView *board, SvMatch *match, GtkWidget *widget, GdkRectangle *place)
{
  graphene_rect_t page,
      box = { { (float)place->x, (float)place->y }, { (float)place->width, (float)place->height } };
  Crowd crowd = { .board = board, .widget = widget };

  if (!gtk_widget_compute_bounds (GTK_WIDGET (board), widget, &page) ||
      !graphene_rect_intersection (&page, &box, NULL))
    return;
  gather (&crowd, match);
  free_place (&crowd, &page, &box);
  place->x = (int)box.origin.x;
  place->y = (int)box.origin.y;
}

static void
allocate_at (GtkWidget *child, const graphene_rect_t *place)
{
  gtk_widget_allocate (child, (int)place->size.width, (int)place->size.height, -1,
                       gsk_transform_translate (NULL, &place->origin));
}

/* Place the caption in the middle near the upper edge, or where nobody acts. */
static void
place_caption (SvSpotlight *self, const Crowd *crowd, int width, int height)
{
  const graphene_rect_t page = { { EDGE, EDGE },
                                 { (float)(width - 2 * EDGE), (float)(height - 2 * EDGE) } };
  int least, wide, high;

  gtk_widget_measure (self->caption, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wide, NULL, NULL);
  wide = MAX (least, MIN (wide, width - 2 * EDGE));
  gtk_widget_measure (self->caption, GTK_ORIENTATION_VERTICAL, wide, &high, NULL, NULL, NULL);
  graphene_rect_t place = { { (float)((width - wide) / 2), TOP }, { (float)wide, (float)high } };
  free_place (crowd, &page, &place);
  allocate_at (self->caption, &place);
}

/* Place the banner of a goal as a box that is @scale times as large as usual. Return whether it
 * covers nobody who acts, nor the goal. */
static gboolean
place_box (SvSpotlight *self, const Crowd *crowd, const graphene_rect_t *page, float scale)
{
  const graphene_rect_t about = { { page->size.width / 2, page->size.height / 2 }, { 0, 0 } };
  GskTransform *transform = NULL;
  graphene_rect_t place;
  int wide, high;

  gtk_widget_measure (self->band, GTK_ORIENTATION_HORIZONTAL, -1, &wide, NULL, NULL, NULL);
  gtk_widget_measure (self->band, GTK_ORIENTATION_VERTICAL, wide, &high, NULL, NULL, NULL);
  place.size = GRAPHENE_SIZE_INIT ((float)wide * scale, (float)high * scale);
  sv_free_place (page, &place.size, &about, crowd->things, crowd->n, &place.origin);
  transform = gsk_transform_translate (transform, &place.origin);
  transform = gsk_transform_scale (transform, scale, scale);
  gtk_widget_allocate (self->band, wide, high, -1, transform);
  return !covers (crowd, crowd->n_acting, &place) && place.size.width <= page->size.width;
}

/* Place the banner of a goal from edge to edge, in the middle or where nobody acts. If there is no
 * room for that, it becomes a box, as large as it can be. */
static void
place_band (SvSpotlight *self, const Crowd *crowd, int width, int height)
{
  const graphene_rect_t page = { { 0, 0 }, { (float)width, (float)height } };
  int least, high;

  gtk_widget_measure (self->band, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->band, GTK_ORIENTATION_VERTICAL, MAX (width, least), &high, NULL, NULL,
                      NULL);
  graphene_rect_t place = { { 0, (float)((height - high) / 2) }, { (float)width, (float)high } };
  free_place (crowd, &page, &place);
  if (least <= width && !covers (crowd, crowd->n_acting, &place)) {
    allocate_at (self->band, &place);
    return;
  }
  for (int percent = 100; percent >= LEAST_BAND; percent -= 10)
    if (place_box (self, crowd, &page, (float)percent / 100))
      return;
}

static void
sv_spotlight_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvSpotlight *self = SV_SPOTLIGHT (widget);
  Crowd crowd = { .board = self->board, .widget = widget };

  if (self->throw != NULL && gtk_widget_should_layout (self->throw))
    gtk_widget_allocate (self->throw, width, height, -1, NULL);
  if (self->board != NULL) {
    add_goal (self, &crowd);
    gather (&crowd, self->match);
  }
  if (gtk_widget_should_layout (self->band))
    place_band (self, &crowd, width, height);
  if (gtk_widget_should_layout (self->caption))
    place_caption (self, &crowd, width, height);
}

static void
sv_spotlight_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = 0; /* as large as what it lies over */
}

/* --- The widget --- */

static void
sv_spotlight_dispose (GObject *object)
{
  SvSpotlight *self = SV_SPOTLIGHT (object);

  g_clear_handle_id (&self->caption_id, g_source_remove);
  g_clear_pointer (&self->throw, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_SPOTLIGHT);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_object (&self->announcer);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (sv_spotlight_parent_class)->dispose (object);
}

static void
sv_spotlight_class_init (SvSpotlightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_spotlight_dispose;
  widget_class->snapshot = sv_spotlight_snapshot;
  widget_class->measure = sv_spotlight_measure;
  widget_class->size_allocate = sv_spotlight_size_allocate;
  sv_types_ensure (SV_TYPE_CARD_VIEW);
  gtk_widget_class_set_css_name (widget_class, "spotlight");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-spotlight.ui");
  sv_widget_class_bind (widget_class, SvSpotlight, caption, band, card, goal, score, today);
}

static void
sv_spotlight_init (SvSpotlight *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_set_label (self, _ ("What just happened"));
  sv_card_view_set_width (SV_CARD_VIEW (self->card), CARD_WIDTH);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
}

/* Build the die, which a match window shows elsewhere. */
static void
build_throw (SvSpotlight *self)
{
  self->throw = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->die = g_object_new (SV_TYPE_DIE_VIEW, "halign", GTK_ALIGN_CENTER, NULL);
  self->verdict = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->verdict), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->verdict), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->throw, "throw");
  gtk_widget_set_halign (self->throw, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->throw, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->throw, FALSE);
  sv_die_view_set_size (SV_DIE_VIEW (self->die), DIE_SIZE);
  gtk_box_append (GTK_BOX (self->throw), self->die);
  gtk_box_append (GTK_BOX (self->throw), self->verdict);
  gtk_widget_insert_after (self->throw, GTK_WIDGET (self), NULL);
}

void
sv_spotlight_set_board (SvSpotlight *self, SvBoardView *board)
{
  self->board = board;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
sv_spotlight_set_huge (SvSpotlight *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "huge");
  build_throw (self);
  style_cb (self);
  step_cb (self);
  sv_card_view_set_width (SV_CARD_VIEW (self->card), 2 * CARD_WIDTH);
}

GtkWidget *
sv_spotlight_new (SvMatch *match, SvAnnouncer *announcer)
{
  SvSpotlight *self = g_object_new (SV_TYPE_SPOTLIGHT, NULL);
  SvTheme theme;

  self->match = g_object_ref (match);
  self->announcer = g_object_ref (announcer);
  sv_style_theme (&theme, match);
  self->painter = sv_painter_new (NULL, &theme);
  style_cb (self);
  g_signal_connect_object (announcer, "step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "shown", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  step_cb (self);
  return GTK_WIDGET (self);
}
