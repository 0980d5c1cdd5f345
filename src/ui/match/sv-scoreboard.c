/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-scoreboard.h"

#include "sv-clock-face.h"
#include "sv-clock-words.h"
#include "sv-match-words.h"
#include "sv-paint-piece.h"
#include "sv-puzzle.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { BALL_SIZE = 22, SMALL_BALL_SIZE = 18 };

typedef struct {
  GtkWidget *plate, *name, *ball, *score;
  int side; /* of the match */
} Half;

struct _SvScoreboard {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;
  GSignalGroup *match_signals, *clock_signals;
  SvPainter *painter;
  gboolean compact, short_names;
  gboolean painted; /* the colours are those of the match and the style */
  gboolean turned;  /* the first team stands on the right */
  Half halves[2];   /* left, right; the widgets are those below */

  /* Template children */
  GtkWidget *side_left, *side_right, *plate_left, *name_left, *ball_left, *score_left;
  GtkWidget *plate_right, *name_right, *ball_right, *score_right;
  GtkWidget *middle, *clock_face, *period;
};

G_DEFINE_FINAL_TYPE (SvScoreboard, sv_scoreboard, GTK_TYPE_WIDGET)

/* As pixels: GTK would keep every line of the drawing. */
static void
draw_ball (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SvScoreboard *self = data;
  const int size = MIN (width, height), scale = gtk_widget_get_scale_factor (GTK_WIDGET (area));

  if (self->painter == NULL || size <= 0 || !sv_match_get_game (self->match)->ball)
    return;

  cairo_surface_t *pixels =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size * scale, size * scale);
  cairo_surface_set_device_scale (pixels, scale, scale);
  cairo_t *inner = cairo_create (pixels);
  sv_paint_ball (self->painter, inner, size);
  cairo_destroy (inner);
  cairo_set_source_surface (cr, pixels, 0, 0);
  cairo_paint (cr);
  cairo_surface_destroy (pixels);
}

/* A clock that the dice move stands still between throws. */
static void
update_dice_clock (SvScoreboard *self, const SvView *view)
{
  g_autofree char *text = sv_clock_words_minute (view);
  g_autofree char *meaning = sv_match_dup_meaning (self->match, -1, -1);
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_printf (words, _ ("The clock shows %d of %d."), view->clock_shows, view->clock_ends);
  if (*meaning != '\0')
    g_string_append_printf (words, "\n%s", meaning);

  sv_clock_face_set_text (SV_CLOCK_FACE (self->clock_face), text, words->str);
}

/* Everything that changes while nobody does anything: few things, and only if they are new. */
static void
update_clock (SvScoreboard *self)
{
  if (self->match == NULL)
    return;

  const SvView *view = &sv_shown (self->match)->view;
  SvClock *clock = sv_match_get_clock (self->match);
  const gint64 remaining = sv_clock_get_remaining (clock);
  const gboolean puzzle = sv_puzzle_of (self->match) != NULL; /* whose time is of another match */
  const gboolean timed =
      !puzzle && view->period_ms > 0 && remaining >= 0 && view->stage != SV_STAGE_OVER;
  const gboolean diced = !puzzle && view->clock_ends > 0 && view->stage == SV_STAGE_PLAY;

  gtk_widget_set_visible (self->clock_face, timed || diced);
  sv_widget_set_class (self->period, "alone", !timed && !diced);
  if (diced)
    update_dice_clock (self, view);
  if (!timed)
    return;

  g_autofree char *text = sv_clock_words_time (remaining);
  if (g_strcmp0 (text, sv_clock_face_get_text (SV_CLOCK_FACE (self->clock_face))) == 0)
    return;

  g_autofree char *words = sv_clock_words_left (remaining);
  sv_clock_face_set_text (SV_CLOCK_FACE (self->clock_face), text, words);
  sv_widget_set_class (self->clock_face, "last-minute", remaining > 0 && sv_clock_get_last (clock));
  sv_widget_set_class (self->clock_face, "expired", remaining == 0);
}

static void
update_period (SvScoreboard *self)
{
  const SvView *view = &sv_shown (self->match)->view;
  const gboolean paused = sv_clock_get_paused (sv_match_get_clock (self->match));
  const gboolean puzzle = sv_puzzle_of (self->match) != NULL;

  g_autofree char *period = sv_match_dup_period (self->match);
  const gboolean over = view->stage == SV_STAGE_OVER && !view->shootout;
  /* Translators: a period, and the minute in which its clock ends: "Match, of 90′". */
  g_autofree char *ends =
      view->clock_ends > 0 ? sv_sentence (_ ("%1$s, of %2$d′"), period, view->clock_ends) : NULL;

  gtk_label_set_text (GTK_LABEL (self->period), puzzle                 ? _ ("Puzzle")
                                                : paused               ? _ ("Paused")
                                                : over                 ? _ ("Final score")
                                                : view->notice != NULL ? _ (view->notice)
                                                : ends != NULL         ? ends
                                                                       : period);
  sv_widget_set_class (self->period, "paused", paused);
  sv_widget_set_class (self->period, "notice", view->notice != NULL && !paused);
  sv_widget_set_class (self->middle, "paused", paused);
}

static void
update_colours (SvScoreboard *self)
{
  SvTheme theme;

  sv_style_theme (&theme, self->match);
  /* The board decides what ball is played with. */
  g_clear_pointer (&self->painter, sv_painter_free);
  self->painter = sv_painter_new (sv_match_get_board (self->match), &theme);
  for (unsigned i = 0; i < 2; i++) {
    const int side = self->halves[i].side;

    sv_style_tint (self->halves[i].plate, &theme.kit[side]);
  }
}

static void
update_half (SvScoreboard *self, Half *half)
{
  const SvView *view = &sv_shown (self->match)->view;
  const char *team = sv_match_get_team_name (self->match, half->side);
  g_autofree char *name =
      self->short_names ? sv_match_dup_team_short_name (self->match, half->side) : g_strdup (team);
  g_autofree char *score = g_strdup_printf ("%d", view->score[half->side]);
  g_autoptr (GString) words = g_string_new (NULL);

  const int turn = sv_shown (self->match)->node.side;
  const gboolean has_ball = sv_view_ball_side (view) == half->side;
  sv_widget_set_class (half->plate, "turn", turn == half->side);
  gtk_label_set_text (GTK_LABEL (half->name), name);
  /* Invisible things keep their place: the names must not jump with every turnover. */
  gtk_widget_set_opacity (half->ball, has_ball ? 1.0 : 0.0);
  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (half->score)), score) != 0)
    gtk_label_set_text (GTK_LABEL (half->score), score);
  sv_widget_set_class (half->score, "turned", FALSE);
  g_autofree char *whose = sv_sentence (_ ("Goals of %s"), team);
  gtk_accessible_update_property (GTK_ACCESSIBLE (half->score), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  whose, -1);
  if (has_ball)
    sv_sentence_append (words, _ ("%s has the ball."), team);
  if (turn == half->side)
    g_string_append_printf (words, words->len > 0 ? "\n%s" : "%s", _ ("This team is to act now."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (half->name), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words->str, -1);
}

static void
update (SvScoreboard *self)
{
  if (self->match == NULL)
    return;

  const int first = sv_view_left (&sv_shown (self->match)->view);
  const int left = self->turned ? 1 - first : first;

  if (!self->painted || self->halves[0].side != left) {
    self->halves[0].side = left;
    self->halves[1].side = 1 - left;
    self->painted = TRUE;
    update_colours (self);
  }
  update_half (self, &self->halves[0]);
  update_half (self, &self->halves[1]);
  update_period (self);
  update_clock (self);
}

static void
style_cb (SvScoreboard *self)
{
  if (self->match == NULL)
    return;
  update_colours (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
sv_scoreboard_dispose (GObject *object)
{
  SvScoreboard *self = SV_SCOREBOARD (object);

  g_clear_object (&self->match_signals);
  g_clear_object (&self->clock_signals);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_SCOREBOARD);
  g_clear_pointer (&self->painter, sv_painter_free);
  G_OBJECT_CLASS (sv_scoreboard_parent_class)->dispose (object);
}

static void
sv_scoreboard_class_init (SvScoreboardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_scoreboard_dispose;
  sv_types_ensure (SV_TYPE_CLOCK_FACE);
  gtk_widget_class_set_css_name (widget_class, "scoreboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-scoreboard.ui");
  sv_widget_class_bind (widget_class, SvScoreboard, side_left, side_right, plate_left, name_left,
                        ball_left, score_left, plate_right, name_right, ball_right, score_right,
                        middle, clock_face, period);
}

static void
size_balls (SvScoreboard *self)
{
  const int size = self->compact ? SMALL_BALL_SIZE : BALL_SIZE;

  for (unsigned i = 0; i < 2; i++) {
    gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->halves[i].ball), size);
    gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->halves[i].ball), size);
  }
}

static void
sv_scoreboard_init (SvScoreboard *self)
{
  self->match_signals = g_signal_group_new (SV_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "shown", G_CALLBACK (update), self);
  self->clock_signals = g_signal_group_new (SV_TYPE_CLOCK);
  g_signal_group_connect_swapped (self->clock_signals, "tick", G_CALLBACK (update_clock), self);
  g_signal_group_connect_swapped (self->clock_signals, "expired", G_CALLBACK (update_clock), self);
  g_signal_group_connect_swapped (self->clock_signals, "notify::paused", G_CALLBACK (update_period),
                                  self);
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_set_label (self, _ ("Scoreboard"));

  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  self->halves[0] =
      (Half){ self->plate_left, self->name_left, self->ball_left, self->score_left, 0 };
  self->halves[1] =
      (Half){ self->plate_right, self->name_right, self->ball_right, self->score_right, 1 };
  for (unsigned i = 0; i < 2; i++) {
    GtkDrawingArea *ball = GTK_DRAWING_AREA (self->halves[i].ball);

    gtk_drawing_area_set_draw_func (ball, draw_ball, self, NULL);
  }
  size_balls (self);
}

void
sv_scoreboard_set_match (SvScoreboard *self, SvMatch *match)
{
  if (!g_set_object (&self->match, match))
    return;
  g_signal_group_set_target (self->match_signals, match);
  g_signal_group_set_target (self->clock_signals,
                             match != NULL ? sv_match_get_clock (match) : NULL);
  self->painted = FALSE;
  update (self);
}

void
sv_scoreboard_tell_score (SvScoreboard *self, const int score[2])
{
  for (unsigned i = 0; i < 2; i++) {
    const Half *half = &self->halves[i];
    g_autofree char *text = g_strdup_printf ("%d", score[half->side]);

    if (g_str_equal (gtk_label_get_text (GTK_LABEL (half->score)), text))
      continue;
    gtk_label_set_text (GTK_LABEL (half->score), text);
    sv_widget_set_class (half->score, "turned", TRUE);
  }
}

void
sv_scoreboard_set_turned (SvScoreboard *self, gboolean turned)
{
  if (self->turned == turned)
    return;
  self->turned = turned;
  update (self);
}

void
sv_scoreboard_set_compact (SvScoreboard *self, gboolean compact, gboolean short_names)
{
  if (self->compact == compact && self->short_names == short_names)
    return;
  self->compact = compact;
  self->short_names = short_names;
  sv_widget_set_class (GTK_WIDGET (self), "compact", compact);
  size_balls (self);
  update (self);
}
