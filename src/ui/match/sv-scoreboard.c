/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-scoreboard.h"

#include "sv-clock-face.h"
#include "sv-fit-label.h"
#include "sv-match-words.h"
#include "sv-paint-piece.h"
#include "sv-puzzle.h"
#include "sv-score-words.h"
#include "sv-seat-menu.h"
#include "sv-sentence.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { BALL_SIZE = 22, SMALL_BALL_SIZE = 18, HOME_SIZE = 18 };

typedef struct {
  GtkWidget *plate, *home, *menu, *name, *player, *ball, *score;
  int place; /* index in the arrays of the scoreline, 0 or 1 */
} Half;

struct _SvScoreboard {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  GSignalGroup *signals;
  SvPainter *painter;
  SvScoreline line; /* scoreline of the match at its last "score" or "clock" signal */
  gboolean compact, short_names, stacked;
  gboolean painted; /* TRUE if the colours are those of the match and the style */
  gboolean turned;  /* TRUE if the first team is on the right */
  Half halves[2];   /* left and right; their widgets are the template children below */

  /* Template children */
  GtkWidget *side_left, *side_right, *plate_left, *home_left, *menu_left, *name_left, *player_left;
  GtkWidget *ball_left, *score_left, *plate_right, *home_right, *menu_right, *name_right;
  GtkWidget *player_right, *ball_right, *score_right;
  GtkWidget *middle, *clock_face, *period;
};

G_DEFINE_FINAL_TYPE (SvScoreboard, sv_scoreboard, GTK_TYPE_WIDGET)

/* Draw the ball as pixels: as vectors, GTK would keep every line of the drawing. */
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

/* Draw a little house in the colour of the letters. */
static void
draw_home (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  static const double outline[][2] = { { 0.5, 0.05 },  { 1, 0.5 },    { 0.86, 0.5 }, { 0.86, 0.95 },
                                       { 0.6, 0.95 },  { 0.6, 0.62 }, { 0.4, 0.62 }, { 0.4, 0.95 },
                                       { 0.14, 0.95 }, { 0.14, 0.5 }, { 0, 0.5 } };
  const double size = MIN (width, height);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  for (unsigned i = 0; i < G_N_ELEMENTS (outline); i++)
    cairo_line_to (cr, outline[i][0] * size, outline[i][1] * size);
  cairo_fill (cr);
}

/* Fill the menu of a team's name when it is opened: the seats may have changed. */
static void
menu_cb (GtkMenuButton *button, gpointer data)
{
  SvScoreboard *self = data;
  const Half *half = &self->halves[GTK_WIDGET (button) == self->menu_right];

  if (self->match != NULL)
    sv_seat_menu_fill (button, self->match, self->line.sides[half->place]);
}

/* Return whether the match is a puzzle, which has no period. */
static gboolean
is_puzzle (SvScoreboard *self)
{
  return sv_puzzle_of (self->match) != NULL;
}

/* Return the clock as a text for screen readers. If dice move the clock, it includes the rule.
 * Free with g_free (). */
static char *
say_clock (SvScoreboard *self)
{
  g_autofree char *shown = sv_score_words_clock_said (&self->line);
  g_autofree char *meaning =
      self->line.clock_ends > 0 ? sv_match_dup_meaning (self->match, -1, -1) : g_strdup ("");

  return *meaning != '\0' ? g_strdup_printf ("%s\n%s", shown, meaning) : g_steal_pointer (&shown);
}

static void
update_time (SvScoreboard *self)
{
  SvClockFace *face = SV_CLOCK_FACE (self->clock_face);
  g_autofree char *text = sv_score_words_clock (&self->line);
  gtk_widget_set_visible (self->clock_face, text != NULL);
  sv_widget_set_class (self->period, "alone", text == NULL);
  if (text == NULL || g_str_equal (text, sv_clock_face_get_text (face)))
    return;
  g_autofree char *words = say_clock (self);
  sv_clock_face_set_text (face, text, words);
  sv_widget_set_class (self->clock_face, "last-minute", self->line.left_ms > 0 && self->line.last);
  sv_widget_set_class (self->clock_face, "expired", self->line.left_ms == 0);
}

static void
update_period (SvScoreboard *self)
{
  g_autofree char *words = sv_score_words_state_brief (&self->line);

  gtk_label_set_text (GTK_LABEL (self->period), is_puzzle (self) ? _ ("Puzzle") : words);
  sv_widget_set_class (self->period, "paused", self->line.paused);
  sv_widget_set_class (self->period, "notice", self->line.notice != NULL && !self->line.paused);
  sv_widget_set_class (self->middle, "paused", self->line.paused);
}

/* Update what changes with time alone, as little as possible. */
static void
clock_cb (SvScoreboard *self)
{
  sv_scored_read (SV_SCORED (self->match), &self->line);
  update_time (self);
  update_period (self);
}

static void
update_colours (SvScoreboard *self)
{
  SvTheme theme;

  sv_style_theme (&theme, self->match);
  /* The look of the ball depends on the board. */
  g_clear_pointer (&self->painter, sv_painter_free);
  self->painter = sv_painter_new (sv_match_get_board (self->match), &theme);
  for (unsigned i = 0; i < 2; i++) {
    const Half *half = &self->halves[i];

    sv_style_tint (half->plate, &theme.kit[self->line.sides[half->place]]);
  }
}

/* Update who plays for the team, which its menu changes, and whether it is at home. */
static void
update_player (SvScoreboard *self, const Half *half, const char *team)
{
  const SvBot *bot = self->line.bots[half->place];
  g_autofree char *label = bot != NULL
                               /* Translators: a menu: a team, and the computer that plays it. */
                               ? sv_sentence (_ ("%1$s, %2$s. Who plays?"), team, _ (bot->about))
                               : sv_sentence (_ ("%s. Who plays?"), team);

  gtk_widget_set_visible (half->player, bot != NULL);
  gtk_label_set_text (GTK_LABEL (half->player), bot != NULL ? _ (bot->about) : "");
  gtk_widget_set_visible (half->home, self->line.home == half->place);
  gtk_widget_set_sensitive (half->menu, sv_match_get_guide (self->match) == NULL);
  sv_widget_set_label (half->menu, label);
}

static void
update_half (SvScoreboard *self, Half *half)
{
  const SvScoreline *line = &self->line;
  const char *team = sv_score_words_team (line, half->place);
  g_autofree char *brief = sv_score_words_brief (line, half->place);
  g_autofree char *score = g_strdup_printf ("%d", line->goals[half->place]);
  g_autoptr (GString) words = g_string_new (NULL);

  const gboolean turn = line->turn == half->place, has_ball = line->ball == half->place;
  sv_widget_set_class (half->plate, "turn", turn);
  gtk_label_set_text (GTK_LABEL (half->name), self->short_names ? brief : team);
  /* Hide the ball with opacity, so that it keeps its room and the names do not jump. */
  gtk_widget_set_opacity (half->ball, has_ball ? 1.0 : 0.0);
  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (half->score)), score) != 0)
    gtk_label_set_text (GTK_LABEL (half->score), score);
  sv_widget_set_class (half->score, "turned", FALSE);
  update_player (self, half, team);
  g_autofree char *whose = sv_sentence (_ ("Goals of %s"), team);
  gtk_accessible_update_property (GTK_ACCESSIBLE (half->score), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  whose, -1);
  if (has_ball)
    sv_sentence_append (words, _ ("%s has the ball."), team);
  if (turn)
    g_string_append_printf (words, words->len > 0 ? "\n%s" : "%s", _ ("It is this team’s turn."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (half->name), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words->str, -1);
}

static void
update (SvScoreboard *self)
{
  if (self->match == NULL)
    return;

  const int left = self->line.sides[0];
  clock_cb (self);
  for (int i = 0; i < 2; i++)
    self->halves[i].place = self->turned ? 1 - i : i;
  if (!self->painted || left != self->line.sides[0]) {
    self->painted = TRUE;
    update_colours (self);
  }
  update_half (self, &self->halves[0]);
  update_half (self, &self->halves[1]);
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

  g_clear_object (&self->signals);
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
  sv_types_ensure (SV_TYPE_CLOCK_FACE, SV_TYPE_FIT_LABEL);
  gtk_widget_class_set_css_name (widget_class, "scoreboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-scoreboard.ui");
  sv_widget_class_bind (widget_class, SvScoreboard, side_left, side_right, plate_left, home_left,
                        menu_left, name_left, player_left, ball_left, score_left, plate_right,
                        home_right, menu_right, name_right, player_right, ball_right, score_right,
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
prepare_plate (SvScoreboard *self, const Half *half)
{
  GtkDrawingArea *home = GTK_DRAWING_AREA (half->home);

  gtk_drawing_area_set_content_width (home, HOME_SIZE);
  gtk_drawing_area_set_content_height (home, HOME_SIZE);
  gtk_drawing_area_set_draw_func (home, draw_home, NULL, NULL);
  sv_widget_set_label (home, _ ("Home team"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (half->menu), menu_cb, self, NULL);
  sv_label_show_cut (GTK_LABEL (half->name));
}

static void
sv_scoreboard_init (SvScoreboard *self)
{
  self->signals = g_signal_group_new (SV_TYPE_SCORED);
  g_signal_group_connect_swapped (self->signals, "score", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->signals, "clock", G_CALLBACK (clock_cb), self);
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_set_label (self, _ ("Scoreboard"));

  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
  self->halves[0] = (Half){ self->plate_left,  self->home_left, self->menu_left,  self->name_left,
                            self->player_left, self->ball_left, self->score_left, 0 };
  self->halves[1] =
      (Half){ self->plate_right,  self->home_right, self->menu_right,  self->name_right,
              self->player_right, self->ball_right, self->score_right, 1 };
  for (unsigned i = 0; i < 2; i++) {
    GtkDrawingArea *ball = GTK_DRAWING_AREA (self->halves[i].ball);

    gtk_drawing_area_set_draw_func (ball, draw_ball, self, NULL);
    prepare_plate (self, &self->halves[i]);
  }
  size_balls (self);
}

void
sv_scoreboard_set_match (SvScoreboard *self, SvMatch *match)
{
  if (!g_set_object (&self->match, match))
    return;
  g_signal_group_set_target (self->signals, match);
  self->painted = FALSE;
  update (self);
}

void
sv_scoreboard_tell_score (SvScoreboard *self, const int score[2])
{
  for (unsigned i = 0; i < 2; i++) {
    const Half *half = &self->halves[i];
    g_autofree char *text = g_strdup_printf ("%d", score[self->line.sides[half->place]]);

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
  self->painted = FALSE;
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

void
sv_scoreboard_set_stacked (SvScoreboard *self, gboolean stacked)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  if (self->stacked == stacked)
    return;
  self->stacked = stacked;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  /* Below each other both teams begin at the left and have their goals at the right. */
  gtk_box_reorder_child_after (GTK_BOX (self->side_right), self->score_right,
                               stacked ? self->plate_right : NULL);
  gtk_box_reorder_child_after (
      GTK_BOX (self->plate_right), self->ball_right,
      stacked ? gtk_widget_get_ancestor (self->name_right, GTK_TYPE_MENU_BUTTON) : NULL);
  gtk_label_set_xalign (GTK_LABEL (self->name_right), stacked ? 0 : 1);
  gtk_label_set_xalign (GTK_LABEL (self->player_right), stacked ? 0 : 1);
  sv_widget_set_class (GTK_WIDGET (self), "stacked", stacked);
}
