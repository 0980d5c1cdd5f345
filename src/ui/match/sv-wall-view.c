/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-wall-view.h"

#include <glib/gi18n.h>

#include "sv-backdrop-view.h"
#include "sv-match.h"
#include "sv-score-words.h"
#include "sv-screen-pictures.h"
#include "sv-whistle.h"
#include "sv-widgets.h"

struct _SvWallView {
  GtkDrawingArea parent_instance;

  /* Owned. */
  SvScored *scored; /* match or table, or NULL */
  GSignalGroup *signals;
  SvPainter *painter;
  char *caption; /* sentence below the score, or NULL */

  SvScoreline line;    /* scoreline at the last "score" or "clock" signal */
  SvBackdrop backdrop; /* backdrop for a match at half-time or at its end */
  gboolean is_empty;   /* TRUE if nobody plays, so the backdrop is shown */
};

G_DEFINE_FINAL_TYPE (SvWallView, sv_wall_view, GTK_TYPE_DRAWING_AREA)

/* Fill @face. It points to *@clock and *@state, which the caller must free after use. */
static void
fill_face (SvWallView *self, SvWallContents *face, char **clock, char **state)
{
  const SvScoreline *line = &self->line;

  *clock = sv_score_words_clock (line);
  *state = sv_score_words_state (line);
  *face = (SvWallContents){ .clock = *clock,
                            .period = *state,
                            .caption = self->caption,
                            .ball = line->ball,
                            .turn = line->turn,
                            .stopped = line->clock_ends == 0 && !line->running,
                            .last_minute = line->last,
                            .backdrop = self->is_empty ? &self->backdrop : NULL,
                            .flash = sv_whistle_is_flashing (GTK_WIDGET (self)) };
  for (int i = 0; i < 2; i++) {
    face->sides[i] = line->sides[i];
    face->names[i] = sv_score_words_team (line, i);
    face->briefs[i] = line->teams[i]->short_name;
    face->players[i] = line->bots[i] != NULL ? _ (line->bots[i]->about) : NULL;
    face->logos[i] = sv_screen_picture (line->teams[i]->logo);
    face->score[i] = line->goals[i];
  }
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SvWallView *self = SV_WALL_VIEW (area);
  g_autofree char *clock = NULL;
  g_autofree char *state = NULL;
  SvWallContents face;

  if (self->scored == NULL)
    return;
  fill_face (self, &face, &clock, &state);
  sv_paint_wall (self->painter, cr, &face, width, height);
}

void
sv_wall_view_get_rooms (SvWallView *self, int width, int height, SvWallRooms *out)
{
  g_autofree char *clock = NULL;
  g_autofree char *state = NULL;
  SvWallContents face;

  g_return_if_fail (self->scored != NULL);
  fill_face (self, &face, &clock, &state);
  sv_wall_rooms (out, &face, width, height);
}

static void
read_clock (SvWallView *self)
{
  sv_scored_read (self->scored, &self->line);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Decide whether to show the backdrop, at half-time and at the end of a match. */
static void
read_backdrop (SvWallView *self)
{
  SvMatch *match = SV_IS_MATCH (self->scored) ? SV_MATCH (self->scored) : NULL;
  SvOccasion occasion;

  self->is_empty = match != NULL && sv_backdrop_get_occasion (match, &occasion);
  if (self->is_empty)
    sv_backdrop_fill (&self->backdrop, match, occasion);
}

static void
read_colours (SvWallView *self)
{
  const int left = self->line.sides[1] == 0; /* index of side 0 in the scoreline */
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_DARK, (const char *const *)self->line.teams[left]->colours,
                 (const char *const *)self->line.teams[1 - left]->colours);
  if (self->painter == NULL)
    self->painter = sv_painter_new (self->line.board, &theme);
  else
    sv_painter_set_theme (self->painter, &theme);
}

static void
read_score (SvWallView *self)
{
  const SvTeamDoc *before[2] = { self->line.teams[0], self->line.teams[1] };

  read_clock (self);
  read_backdrop (self);
  if (self->painter == NULL || memcmp (before, self->line.teams, sizeof before) != 0)
    read_colours (self);
  g_autofree char *said = sv_score_words_said (&self->line);
  sv_widget_set_label (self, said);
}

static void
whistle_cb (SvWallView *self)
{
  sv_whistle_flash (GTK_WIDGET (self));
}

void
sv_wall_view_set_scored (SvWallView *self, SvScored *scored)
{
  if (!g_set_object (&self->scored, scored))
    return;
  g_signal_group_set_target (self->signals, scored);
  /* drop the painter, because the next match may have another ball */
  g_clear_pointer (&self->painter, sv_painter_free);
  if (scored != NULL)
    read_score (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_wall_view_set_caption (SvWallView *self, const char *sentence)
{
  if (g_strcmp0 (self->caption, sentence) == 0)
    return;
  g_free (self->caption);
  self->caption = g_strdup (sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence != NULL ? sentence : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
sv_wall_view_dispose (GObject *object)
{
  SvWallView *self = SV_WALL_VIEW (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->scored);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_pointer (&self->caption, g_free);
  G_OBJECT_CLASS (sv_wall_view_parent_class)->dispose (object);
}

static void
sv_wall_view_class_init (SvWallViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_wall_view_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sv_wall_view_init (SvWallView *self)
{
  self->signals = g_signal_group_new (SV_TYPE_SCORED);
  g_signal_group_connect_swapped (self->signals, "score", G_CALLBACK (read_score), self);
  g_signal_group_connect_swapped (self->signals, "clock", G_CALLBACK (read_clock), self);
  g_signal_group_connect_swapped (self->signals, "whistle", G_CALLBACK (whistle_cb), self);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw_cb, NULL, NULL);
  sv_screen_pictures_watch (GTK_WIDGET (self), (GHookFunc)gtk_widget_queue_draw);
}
