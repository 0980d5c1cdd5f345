/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-panel.h"

#include "sv-backdrop-view.h"
#include "sv-evening.h"
#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

/* radius, margin and maximum stack of the dots on the line of goals */
enum { DOT = 7, EDGE = 14, STACK = 3 };

typedef struct {
  GtkDropDown *players; /* drop-down of players, in the order of the seats of their side */
  int piece;
} Choice;

struct _SvPanel {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  GArray *choices; /* array of Choice */
  SvFacts *facts;  /* facts of the match; NULL if there is no match */
  SvTheme theme;
  gint64 length_ms; /* playing time of the whole match in milliseconds */
  gboolean filling; /* TRUE while the program, not the user, changes the drop-downs */
  SvStage stage;    /* what is shown: SV_STAGE_BREAK, SV_STAGE_OVER, or nothing (SV_STAGE_PLAY) */
  SvStage seen;     /* stage that was shown when the user closed the panel */
  guint count_id;   /* countdown of a break between computer players, or 0 */
  unsigned seconds; /* seconds left of that countdown */

  /* Template children */
  GtkLabel *title, *again_label;
  GtkWidget *backdrop, *scroller, *hint, *teams, *continue_button;
  GtkWidget *goal_line, *facts_box, *left_goals, *right_goals, *tallies;
  GtkWidget *evening, *buttons, *again_button;

  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (SvPanel, sv_panel, GTK_TYPE_WIDGET)

/* --- Break: who plays which figurine --- */

/* Return the period for which figurines are assigned now, 0-based. */
static unsigned
next_half (SvMatch *match)
{
  const unsigned period = sv_shown (match)->view.period;

  return MIN (MAX (period, 1) - 1, SV_MAX_PERIODS - 1);
}

/* Show in each drop-down who plays its figurine. */
static void
show_players (SvPanel *self)
{
  const GPtrArray *seats = sv_match_get_seats (self->match);

  self->filling = TRUE;
  for (guint k = 0; k < self->choices->len; k++) {
    const Choice *choice = &g_array_index (self->choices, Choice, k);
    const SvSeatDoc *player = sv_shown_get_seat (self->match, choice->piece);
    guint n = 0;

    while (g_ptr_array_index (seats, sv_seats_index (seats, player->team, n)) != player)
      n++;
    gtk_drop_down_set_selected (choice->players, n);
  }
  self->filling = FALSE;
}

static void
chosen_cb (SvPanel *self, GParamSpec *pspec, GtkDropDown *players)
{
  const guint selected = gtk_drop_down_get_selected (players);

  if (self->filling || self->match == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;

  const Choice *choice = &g_array_index (self->choices, Choice, 0);
  while (choice->players != players)
    choice++;
  const SvPiece *piece = &sv_shown (self->match)->view.pieces[choice->piece];
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (self->match));
  if (sv_seats_exchange (seats, next_half (self->match), (unsigned)piece->number,
                         sv_seats_index (seats, piece->side, selected)))
    sv_match_set_seats (self->match, seats);
  /* The figurines of the other player have changed as well. */
  show_players (self);
}

/* Create a drop-down of players for one figurine. */
static GtkWidget *
add_choice (SvPanel *self, int piece, int side)
{
  const GPtrArray *seats = sv_match_get_seats (self->match);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *figurine = sv_match_dup_piece_name (self->match, piece);
  g_autofree char *label = sv_sentence (_ ("Who plays %s"), figurine);

  for (guint i = 0; i < sv_seats_count (seats, side); i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, sv_seats_index (seats, side, i));

    gtk_string_list_append (names, seat->name);
  }
  GtkWidget *players = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  const Choice choice = { GTK_DROP_DOWN (players), piece };

  g_array_append_val (self->choices, choice);
  gtk_widget_set_hexpand (players, TRUE);
  sv_widget_set_label (players, label);
  g_signal_connect_swapped (players, "notify::selected", G_CALLBACK (chosen_cb), self);
  return players;
}

static void
add_team (SvPanel *self, int side)
{
  const SvView *view = &sv_shown (self->match)->view;
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *head = gtk_label_new (sv_match_get_team_name (self->match, side));
  int row = 0;

  gtk_label_set_ellipsize (GTK_LABEL (head), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (head, "plate");
  sv_style_tint (head, &self->theme.kit[side]);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_attach (GTK_GRID (grid), head, 0, row++, 2, 1);
  for (int i = 0; i < view->n_pieces; i++) {
    if (view->pieces[i].side != side)
      continue;

    g_autofree char *name = sv_match_dup_piece_title (self->match, i);
    GtkWidget *label = gtk_label_new (name);

    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_grid_attach (GTK_GRID (grid), label, 0, row, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), add_choice (self, i, side), 1, row++, 1, 1);
  }
  gtk_flow_box_insert (GTK_FLOW_BOX (self->teams), grid, -1);
  /* The grid has nothing to activate, so keys go straight to its drop-downs. */
  gtk_widget_set_focusable (gtk_widget_get_parent (grid), FALSE);
}

/* Return whether only computer players play, so that the user just watches. */
static gboolean
is_watched (SvMatch *match)
{
  const GPtrArray *seats = sv_match_get_seats (match);

  return !sv_seats_have_person (seats, 0) && !sv_seats_have_person (seats, 1);
}

/* Show a table for each team whose players can exchange figurines. */
static void
fill_teams (SvPanel *self)
{
  const GPtrArray *seats = sv_match_get_seats (self->match);
  const int left = sv_match_get_left (self->match);
  GtkWidget *child;
  gboolean any = FALSE;

  while ((child = gtk_widget_get_first_child (self->teams)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->teams), child);
  g_array_set_size (self->choices, 0);
  for (int i = 0; i < 2; i++) {
    const int side = i == 0 ? left : 1 - left;

    /* Without cards all figurines are alike, so an exchange means nothing. */
    if (sv_seats_count (seats, side) < 2 || !sv_game_has_cards (sv_match_get_game (self->match)))
      continue;
    add_team (self, side);
    any = TRUE;
  }
  show_players (self);
  gtk_widget_set_visible (self->teams, any);
  gtk_label_set_text (
      GTK_LABEL (self->hint),
      any ? _ ("Players on the same team may swap figurines now. Cards and shirt numbers stay.")
      : is_watched (self->match)
          ? _ ("The teams change ends: the pitch is turned around, and each team keeps its side of "
               "the screen.")
          : _ ("The teams change ends: the pitch is turned around, and each team keeps its side of "
               "the screen. Continue when everybody is ready."));
}

/* --- The line of goals: one team above it, the other below --- */

static double
x_of (SvPanel *self, double width, gint64 ms)
{
  return EDGE + (width - 2 * EDGE) * (double)MIN (ms, self->length_ms) / (double)self->length_ms;
}

static void
draw_dot (cairo_t *cr, const SvTheme *theme, int side, double x, double y)
{
  const SvColour shirt = theme->kit[side].shirt;
  const SvColour trim = theme->kit[side].trim;

  cairo_arc (cr, x, y, DOT, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, shirt.r, shirt.g, shirt.b);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, trim.r, trim.g, trim.b);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

/* Draw the line, with a mark at the beginning and end of each period. */
static void
draw_axis (SvPanel *self, cairo_t *cr, const GdkRGBA *ink, double width, double y)
{
  const unsigned n_periods = MAX (sv_shown (self->match)->view.n_periods, 1);

  cairo_set_source_rgba (cr, (double)ink->red, (double)ink->green, (double)ink->blue,
                         0.55 * (double)ink->alpha);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, EDGE, y);
  cairo_line_to (cr, width - EDGE, y);
  for (unsigned i = 0; i <= n_periods; i++) {
    const double x = x_of (self, width, self->length_ms * i / n_periods);

    cairo_move_to (cr, x, y - 9);
    cairo_line_to (cr, x, y + 9);
  }
  cairo_stroke (cr);
}

/* Compute the position of the dot of each goal. Free with g_free (). */
static graphene_point_t *
place_goals (SvPanel *self, int width, int height)
{
  graphene_point_t *dots = g_new (graphene_point_t, self->facts->goals->len);
  const int above = sv_match_get_left (self->match);
  double last[2] = { -100, -100 };
  unsigned pile[2] = { 0, 0 };

  for (guint i = 0; i < self->facts->goals->len; i++) {
    const SvGoal *goal = &g_array_index (self->facts->goals, SvGoal, i);
    const double x = x_of (self, width, goal->time_ms);
    const int side = goal->side;

    /* Stack the dots of goals that follow closely, later ones further out. */
    pile[side] = x - last[side] < 2 * DOT ? MIN (pile[side] + 1, STACK - 1) : 0;
    if (pile[side] == 0)
      last[side] = x;
    const double away = 6 + DOT + pile[side] * 1.35 * DOT;
    dots[i] =
        GRAPHENE_POINT_INIT ((float)x, (float)(height / 2.0 + (side == above ? -away : away)));
  }
  return dots;
}

static void
draw_goals (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SvPanel *self = data;
  GdkRGBA ink;

  if (self->length_ms <= 0 || self->match == NULL)
    return;

  g_autofree graphene_point_t *dots = place_goals (self, width, height);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &ink);
  draw_axis (self, cr, &ink, width, height / 2.0);
  for (guint i = 0; i < self->facts->goals->len; i++)
    draw_dot (cr, &self->theme, g_array_index (self->facts->goals, SvGoal, i).side,
              (double)dots[i].x, (double)dots[i].y);
}

/* Append the players on the winners' podium who did not score, and the balls that they won. */
static void
add_won (SvPanel *self, GString *words, int side)
{
  SvBackdropStep steps[SV_BACKDROP_STEPS];
  const unsigned n = sv_backdrop_find_best (self->match, side, steps);

  for (unsigned i = 0; i < n; i++) {
    if (steps[i].goals || steps[i].number == 0)
      continue;
    g_autofree char *name = sv_match_dup_piece_title (self->match, steps[i].piece);
    if (words->len > 0)
      g_string_append_c (words, '\n');
    /* Translators: a player, and how often they took the ball from the other team. */
    sv_sentence_append (words, ngettext ("%s: %u ball won", "%s: %u balls won", steps[i].number),
                        name, steps[i].number);
  }
}

/* Show who scored for a side, and when. */
static void
show_player_figures (SvPanel *self, GtkWidget *label, int side)
{
  g_autofree char *scorers = sv_match_dup_scorers (self->match, self->facts->goals, side);
  g_autoptr (GString) words = g_string_new (scorers);

  if (self->stage == SV_STAGE_OVER && sv_shown (self->match)->view.winner == side)
    add_won (self, words, side);
  gtk_label_set_text (GTK_LABEL (label), words->str);
}

/* Return the goals in words, one line each: all if @dots is NULL, otherwise those at the
 * pointer. */
static char *
say_goals (SvPanel *self, const graphene_point_t *dots, const graphene_point_t *pointer)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < self->facts->goals->len; i++) {
    if (dots != NULL && graphene_point_distance (&dots[i], pointer, NULL, NULL) > DOT + 1)
      continue;
    g_autofree char *goal = sv_match_dup_goal (self->match, self->facts->goals, i);
    g_string_append_printf (words, words->len > 0 ? "\n%s" : "%s", goal);
  }
  return g_string_free (words, FALSE);
}

static gboolean
query_goals_cb (
    SvPanel *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip, GtkWidget *area)
{
  if (self->length_ms <= 0 || self->match == NULL)
    return FALSE;
  g_autofree graphene_point_t *dots =
      place_goals (self, gtk_widget_get_width (area), gtk_widget_get_height (area));
  g_autofree char *words = say_goals (self, dots, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  gtk_tooltip_set_text (tooltip, words);
  return *words != '\0';
}

static void
fill_goals (SvPanel *self)
{
  const SvView *view = &sv_shown (self->match)->view;
  const int left = sv_match_get_left (self->match);

  self->length_ms = (gint64)MAX (view->n_periods, 1) * view->period_ms;
  show_player_figures (self, self->left_goals, left);
  show_player_figures (self, self->right_goals, 1 - left);
  gtk_widget_set_visible (self->goal_line, self->length_ms > 0 && self->facts->goals->len > 0);
  gtk_widget_queue_draw (self->goal_line);

  g_autofree char *all = say_goals (self, NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->goal_line),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
}

static void
add_figure (SvPanel *self, unsigned n, int column, int row)
{
  g_autofree char *text = g_strdup_printf ("%u", n);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "figure");
  gtk_grid_attach (GTK_GRID (self->tallies), label, column, row, 1, 1);
}

/* Add a row of the statistics; its label is that of the announcement without the exclamation
 * mark. */
static void
add_tally (SvPanel *self, const SvTally *tally, int left, int row)
{
  const gsize length = strlen (tally->label) - g_str_has_suffix (tally->label, "!");
  g_autofree char *text = g_strndup (tally->label, length);
  /* Translators: team, goals, team, goals. */
  g_autofree char *words = sv_sentence (
      _ ("%1$s %2$d, %3$s %4$d"), sv_match_get_team_name (self->match, left), (int)tally->n[left],
      sv_match_get_team_name (self->match, 1 - left), (int)tally->n[1 - left]);
  GtkWidget *label = gtk_label_new (text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  gtk_grid_attach (GTK_GRID (self->tallies), label, 1, row, 1, 1);
  add_figure (self, tally->n[left], 0, row);
  add_figure (self, tally->n[1 - left], 2, row);
}

static void
fill_tallies (SvPanel *self)
{
  const GArray *tallies = self->facts->tallies;
  const int left = sv_match_get_left (self->match);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->tallies)) != NULL)
    gtk_grid_remove (GTK_GRID (self->tallies), child);
  for (guint i = 0; i < tallies->len; i++)
    add_tally (self, &g_array_index (tallies, SvTally, i), left, (int)i);
  gtk_widget_set_visible (self->tallies, tallies->len > 0);
}

/* --- Break between computer players: a countdown --- */

/* End the break. */
static void
done_cb (SvPanel *self)
{
  g_clear_handle_id (&self->count_id, g_source_remove);
  self->seen = self->stage;
  g_signal_emit_by_name (self, "done");
  if (self->match != NULL)
    g_signal_emit_by_name (self->match, "rested");
}

static void
show_seconds (SvPanel *self)
{
  /* Translators: on a button; %u is the number of seconds until the program presses it. */
  g_autofree char *text = g_strdup_printf (_ ("Continue (%u)"), self->seconds);

  gtk_button_set_label (GTK_BUTTON (self->continue_button),
                        self->count_id != 0 ? text : _ ("Continue"));
}

gboolean
sv_panel_count_down (SvPanel *self)
{
  if (self->count_id == 0)
    return FALSE;
  if (sv_clock_get_paused (sv_match_get_clock (self->match)))
    return TRUE;
  self->seconds--;
  if (self->seconds > 0) {
    show_seconds (self);
    return TRUE;
  }
  done_cb (self);
  return FALSE;
}

static gboolean
second_cb (gpointer data)
{
  return sv_panel_count_down (data) ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* End the countdown on a click anywhere. */
static void
pressed_cb (SvPanel *self)
{
  if (self->count_id != 0)
    done_cb (self);
}

static void
begin_break (SvPanel *self)
{
  self->seconds = sv_settings_exist () ? sv_settings_get_break_seconds () : 0;
  if (self->seconds > 0 && is_watched (self->match))
    self->count_id = g_timeout_add_seconds (1, second_cb, self);
  show_seconds (self);
  if (self->seconds == 0)
    g_signal_emit_by_name (self->match, "rested");
}

/* Focus the button, but show the panel from its top, even if the button is then out of view. */
static gboolean
sv_panel_grab_focus (GtkWidget *widget)
{
  SvPanel *self = SV_PANEL (widget);
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (self->scroller);
  GtkViewport *viewport = GTK_VIEWPORT (gtk_scrolled_window_get_child (window));

  gtk_viewport_set_scroll_to_focus (viewport, FALSE);
  const gboolean done = gtk_widget_grab_focus (
      gtk_widget_get_visible (self->buttons) ? self->again_button : self->continue_button);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (window), 0);
  gtk_viewport_set_scroll_to_focus (viewport, TRUE);
  return done;
}

static void
sv_panel_dispose (GObject *object)
{
  SvPanel *self = SV_PANEL (object);

  g_clear_handle_id (&self->count_id, g_source_remove);
  self->filling = TRUE; /* drop-downs that lose their items must not count as choices of the user */
  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_pointer (&self->facts, sv_facts_free);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_PANEL);
  G_OBJECT_CLASS (sv_panel_parent_class)->dispose (object);
}

static void
sv_panel_class_init (SvPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_panel_dispose;
  widget_class->grab_focus = sv_panel_grab_focus;

  g_signal_new ("done", SV_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  sv_types_ensure (SV_TYPE_BACKDROP_VIEW);
  gtk_widget_class_set_css_name (widget_class, "panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-panel.ui");
  sv_widget_class_bind (widget_class, SvPanel, title, backdrop, scroller, hint, teams,
                        continue_button, goal_line, facts_box, left_goals, right_goals, tallies,
                        evening, buttons, again_button, again_label);
  sv_widget_class_bind_callbacks (widget_class, done_cb, query_goals_cb);
}

static void
sv_panel_init (SvPanel *self)
{
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  self->stage = self->seen = SV_STAGE_PLAY;
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  GtkGesture *click = gtk_gesture_click_new ();
  g_signal_connect_swapped (click, "released", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->goal_line), draw_goals, self, NULL);
}

static void
show_break (SvPanel *self)
{
  const char *name = sv_shown (self->match)->view.break_name;
  const char *title = name != NULL ? _ (name) : _ ("Half-time");

  gtk_label_set_text (self->title, title);
  sv_widget_set_label (self, title);
  self->filling = TRUE;
  fill_teams (self);
  self->filling = FALSE;
}

static void
show_end (SvPanel *self)
{
  const SvView *view = &sv_shown (self->match)->view;
  const int winner = view->winner;
  g_autofree char *title = NULL;

  if (winner < 0)
    title = g_strdup (_ ("It is a draw"));
  /* the prompt of the game says what decided the match */
  else if (view->score[0] == view->score[1])
    title = sv_match_dup_prompt (self->match);
  else
    title = sv_sentence (_ ("%s wins!"), sv_match_get_team_name (self->match, winner));

  gtk_label_set_text (self->title, title);
  sv_widget_set_label (self, _ ("End of the match"));
  sv_evening_read (sv_evening_of (self->match));
}

/* Let the button for another match speak of the revenge, with the tally of the day where there is
 * room. */
static void
show_rematch (SvPanel *self, GDateTime *now)
{
  g_autofree char *revenge =
      self->narrow ? NULL : sv_evening_dup_revenge (sv_evening_of (self->match), self->match, now);

  gtk_label_set_text (self->again_label, revenge != NULL                       ? revenge
                                         : sv_evening_is_revenge (self->match) ? _ ("Revenge")
                                                                               : _ ("Rematch"));
}

/* Show how the matches of today between the two teams went, below the result. */
static void
show_tally (SvPanel *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *tally =
      self->stage == SV_STAGE_OVER
          ? sv_evening_dup_tally (sv_evening_of (self->match), self->match, now)
          : NULL;

  sv_label_show (GTK_LABEL (self->evening), tally);
  show_rematch (self, now);
}

static void
show (SvPanel *self)
{
  SvOccasion occasion;
  const gboolean over = self->stage == SV_STAGE_OVER;
  GtkWidget *const in_break[] = { self->hint, self->teams, self->continue_button };

  for (unsigned i = 0; i < G_N_ELEMENTS (in_break); i++)
    gtk_widget_set_visible (in_break[i], !over);
  gtk_widget_set_visible (self->buttons, over);
  sv_backdrop_get_occasion (self->match, &occasion);
  g_clear_pointer (&self->facts, sv_facts_free);
  self->facts = sv_match_dup_facts (self->match);
  sv_style_theme (&self->theme, self->match);
  fill_goals (self);
  fill_tallies (self);
  sv_backdrop_view_show (SV_BACKDROP_VIEW (self->backdrop), self->match, occasion);
  if (over)
    show_end (self);
  else
    show_break (self);
  show_tally (self);
}

void
sv_panel_set_match (SvPanel *self, SvMatch *match)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (sv_evening_of (self->match), self);
  g_set_object (&self->match, match);
  if (match != NULL)
    g_signal_connect_object (sv_evening_of (match), "read", G_CALLBACK (show_tally), self,
                             G_CONNECT_SWAPPED);
  g_clear_handle_id (&self->count_id, g_source_remove);
  g_clear_pointer (&self->facts, sv_facts_free);
  sv_backdrop_view_show (SV_BACKDROP_VIEW (self->backdrop), NULL, SV_BACKDROP_BREAK);
  self->stage = self->seen = SV_STAGE_PLAY;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
sv_panel_set_narrow (SvPanel *self, gboolean narrow)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (self->facts_box);
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (grid, self->tallies);

  self->narrow = narrow;
  g_object_set (place, "row", narrow ? 1 : 0, "column", narrow ? 0 : 1, "column-span",
                narrow ? 3 : 1, NULL);
}

void
sv_panel_update (SvPanel *self, gboolean hidden)
{
  const SvStage stage = sv_shown (self->match)->view.stage;
  const gboolean live = sv_match_get_playback (self->match) != SV_PLAYBACK_PAST;

  if (stage != self->seen && live)
    self->seen = SV_STAGE_PLAY;
  const gboolean wanted =
      (stage == SV_STAGE_BREAK || stage == SV_STAGE_OVER) && live && !hidden && stage != self->seen;
  if (self->stage == (wanted ? stage : SV_STAGE_PLAY))
    return;
  self->stage = wanted ? stage : SV_STAGE_PLAY;
  g_clear_handle_id (&self->count_id, g_source_remove);
  if (wanted)
    show (self);
  else
    sv_widget_drop_focus (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
  if (!wanted)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->stage == SV_STAGE_BREAK)
    begin_break (self);
}
