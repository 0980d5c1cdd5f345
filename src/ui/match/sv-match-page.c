/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-page.h"

#include "sv-action-bar.h"
#include "sv-backdrop-view.h"
#include "sv-card-panel.h"
#include "sv-course-bubble.h"
#include "sv-large-card.h"
#include "sv-line-bar.h"
#include "sv-match-actions.h"
#include "sv-match-comments.h"
#include "sv-match-layout.h"
#include "sv-match-line-ups.h"
#include "sv-match-pitch.h"
#include "sv-match-replay.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-opposite-prompt.h"
#include "sv-page.h"
#include "sv-panel.h"
#include "sv-press-keys.h"
#include "sv-prompt-bar.h"
#include "sv-puzzle-bar.h"
#include "sv-scoreboard.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-throw-question.h"
#include "sv-throw-strip.h"
#include "sv-toast.h"
#include "sv-tutor.h"
#include "sv-whistle.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

struct _SvMatchPage {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  GSignalGroup *match_signals, *clock_signals;
  SvMatchActions *actions;
  SvTutor *tutor;
  GSettings *settings;     /* NULL if the settings schema is not installed */
  SvPressKeys *press_keys; /* handler of Space and Enter; NULL while the page is in no window */
  guint width_id;
  int width;                     /* SvMatchWidth of the current style classes, or -1 at first */
  int wanted_width;              /* SvMatchWidth of the last allocation */
  SvMatchForm form, wanted_form; /* the same for the arrangement of the parts */
  SvMatchReplay replay;

  /* Template children */
  GtkWidget *scoreboard, *pitch, *line, *prompt, *actions_bar, *dice, *first_cards, *second_cards;

  /* Parts that are seldom shown, or NULL. They are built on first use: together they would cost as
   * much as all others, at the moment when the user waits for the window. */
  GtkWidget *panel, *course, *opposite;
  SvLargeCard *large_card;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvMatchPage,
                               sv_match_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

static void update (SvMatchPage *self);
static void dice_setting_cb (SvMatchPage *self);

/* Return whether an earlier position is shown, so that nothing can be played. */
static gboolean
is_back (SvMatchPage *self)
{
  return self->match != NULL && sv_match_get_playback (self->match) == SV_PLAYBACK_PAST;
}

/* Return whether the match goes on at the position shown: it is neither over nor an earlier one. */
static gboolean
can_play (SvMatchPage *self)
{
  return self->match != NULL && !is_back (self) &&
         sv_shown (self->match)->node.kind != SV_NODE_OVER;
}

static gboolean
is_shown (GtkWidget *part)
{
  return part != NULL && gtk_widget_get_visible (part);
}

static GSimpleAction *
find (SvMatchPage *self, const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name));
}

/* Put the buttons of the course below its text if the window is narrow. */
static void
set_course_compact (SvMatchPage *self)
{
  if (SV_IS_PUZZLE_BAR (self->course))
    gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (self->course)),
                                    self->width == SV_MATCH_NARROW ? GTK_ORIENTATION_VERTICAL
                                                                   : GTK_ORIENTATION_HORIZONTAL);
}

/* --- Layout: depends on the size alone; letters and dice become smaller afterwards --- */

static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  int width, height;

  sv_match_layout_minimum (&width, &height);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1000 : 640;
}

/* In a low window, as on a tablet, let the buttons and menus of the whole window be as large as a
 * fingertip. */
static void
set_low_window (SvMatchPage *self, gboolean low)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    sv_widget_set_class (GTK_WIDGET (root), "low-window", low);
}

/* Give the parts the form that they need below the pitch or beside it. */
static void
set_form (SvMatchPage *self)
{
  const gboolean beside = self->wanted_form != SV_MATCH_AROUND;

  self->form = self->wanted_form;
  sv_widget_set_class (GTK_WIDGET (self), "beside", beside);
  sv_scoreboard_set_stacked (SV_SCOREBOARD (self->scoreboard),
                             self->form == SV_MATCH_COLUMN && !is_shown (self->panel));
  sv_line_bar_set_tall (SV_LINE_BAR (self->line), beside);
  sv_prompt_bar_set_tall (SV_PROMPT_BAR (self->prompt), beside);
  sv_action_bar_set_narrow (SV_ACTION_BAR (self->actions_bar),
                            beside || self->width == SV_MATCH_NARROW);
  sv_throw_strip_set_form (SV_THROW_STRIP (self->dice), beside ? SV_THROW_STRIP_TALL
                                                        : self->width <= SV_MATCH_LOW
                                                            ? SV_THROW_STRIP_LOW
                                                            : SV_THROW_STRIP_FLAT);
}

static gboolean
width_cb (gpointer data)
{
  SvMatchPage *self = data;

  const gboolean low = self->wanted_width == SV_MATCH_SHORT || self->wanted_width == SV_MATCH_LOW;

  self->width_id = 0;
  self->width = self->wanted_width;
  sv_widget_set_class (GTK_WIDGET (self), "narrow", self->width == SV_MATCH_NARROW);
  sv_widget_set_class (GTK_WIDGET (self), "low", low);
  set_low_window (self, low);
  sv_widget_set_class (GTK_WIDGET (self), "wide", self->width == SV_MATCH_WIDE);
  set_form (self);
  sv_scoreboard_set_compact (SV_SCOREBOARD (self->scoreboard), self->width < SV_MATCH_WIDE,
                             self->width == SV_MATCH_NARROW);
  sv_match_replay_set_narrow (&self->replay, self->width == SV_MATCH_NARROW);
  sv_line_bar_set_compact (SV_LINE_BAR (self->line), low || self->width == SV_MATCH_NARROW);
  sv_prompt_bar_set_compact (SV_PROMPT_BAR (self->prompt), low);
  set_course_compact (self);
  if (self->panel != NULL)
    sv_panel_set_narrow (SV_PANEL (self->panel), self->width == SV_MATCH_NARROW);
  update (self);
  return G_SOURCE_REMOVE;
}

/* Return the setting for the rotation of the pitch. */
static SvBoardTurn
get_turn (SvMatchPage *self)
{
  return self->settings != NULL ? (SvBoardTurn)g_settings_get_enum (self->settings, "board-turn")
                                : SV_BOARD_TURN_FIXED;
}

static void
allocate_course (SvMatchPage *self)
{
  const SvCourseScene scene = {
    .page = GTK_WIDGET (self),
    .board = SV_BOARD_SURFACE (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch))),
    .parts = { self->scoreboard, self->first_cards, self->prompt, self->dice },
    .actions = self->actions_bar,
  };

  sv_course_bubble_allocate (SV_COURSE_BUBBLE (self->course), &scene);
}

/* Return the parts of the page, for a page of @width × @height pixels. */
static SvMatchParts
get_parts (SvMatchPage *self, int width, int height)
{
  const SvView *view = self->match != NULL ? &sv_shown (self->match)->view : NULL;
  const gboolean turned =
      sv_board_view_get_turned (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)));

  return (SvMatchParts){
    .width = width,
    .height = height,
    .turned = turned && get_turn (self) == SV_BOARD_TURN_FACE_TO_FACE,
    .board = self->match != NULL ? sv_match_get_board (self->match) : NULL,
    .seats = view != NULL ? sv_board_layout_count_seats (view, TRUE) : 0,
    .benches = view != NULL && sv_board_layout_count_seats (view, FALSE) > 0,
    .n_cards = sv_card_panel_get_n_cards (SV_CARD_PANEL (self->first_cards)),
    .replay_open = self->replay.open,
    .playing = can_play (self),
    .scoreboard = self->scoreboard,
    .pitch = self->pitch,
    .cards = { turned ? self->second_cards : self->first_cards,
               turned ? self->first_cards : self->second_cards },
    .line = self->line,
    .prompt = self->prompt,
    .dice = self->dice,
    .actions = self->actions_bar,
    .course = SV_IS_COURSE_BUBBLE (self->course) ? NULL : self->course,
    .opposite = self->opposite,
    .replay = self->replay.bar,
    .pages = self->replay.pages,
    .panel = self->panel,
  };
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);
  const SvMatchParts parts = get_parts (self, width, height);

  sv_match_layout_allocate (&parts);
  if (SV_IS_COURSE_BUBBLE (self->course))
    allocate_course (self);
  self->wanted_width = (int)sv_match_layout_width (width, height);
  self->wanted_form = sv_match_layout_form (&parts);
  /* Change styles later, when idle: they must not change during allocation. */
  if ((self->wanted_width != self->width || self->wanted_form != self->form) && self->width_id == 0)
    self->width_id = g_idle_add_full (GDK_PRIORITY_REDRAW - 10, width_cb, self, NULL);
}

/* --- Replay --- */

/* Add a hidden part before @before. The order of children is the order in which screen readers
 * read them. */
static GtkWidget *
add (SvMatchPage *self, GtkWidget *part, GtkWidget *before)
{
  gtk_widget_set_visible (part, FALSE);
  gtk_widget_insert_before (part, GTK_WIDGET (self), before);
  return part;
}

static void
set_replay_open (SvMatchPage *self, gboolean open)
{
  if (!sv_match_replay_set_open (&self->replay, open))
    return;
  g_simple_action_set_state (find (self, "replay"), g_variant_new_boolean (open));
  sv_page_changed (SV_PAGE (self));
}

/* Show the parts of the replay. Going to an earlier position opens it. */
static void
update_replay (SvMatchPage *self)
{
  if (is_back (self))
    set_replay_open (self, TRUE);
  sv_match_replay_update (&self->replay, self->line);
  sv_widget_set_class (GTK_WIDGET (self), "looking-back", is_back (self));
}

/* Leave the replay: return to the last position, or to the page of a break or of the end. */
static void
close_replay (SvMatchPage *self)
{
  set_replay_open (self, FALSE);
  if (is_back (self))
    sv_match_seek (self->match, sv_match_get_length (self->match));
  update (self);
}

/* --- Two people, face to face --- */

/* Show the prompt also for the player on the opposite side of a flat screen, if two people play
 * face to face. */
static void
update_opposite (SvMatchPage *self)
{
  const GPtrArray *seats = sv_match_get_seats (self->match);
  const gboolean wanted = get_turn (self) == SV_BOARD_TURN_FACE_TO_FACE &&
                          sv_seats_have_person (seats, 0) && sv_seats_have_person (seats, 1);

  if (wanted && self->opposite == NULL) {
    self->opposite = add (self, sv_opposite_prompt_new (SV_PROMPT_BAR (self->prompt)), NULL);
    sv_opposite_prompt_set_match (SV_OPPOSITE_PROMPT (self->opposite), self->match);
  }
  if (self->opposite != NULL)
    gtk_widget_set_visible (self->opposite, wanted);
}

/* --- A match that teaches --- */

static void
point_at_parts (SvMatchPage *self, unsigned parts)
{
  sv_widget_set_class (self->scoreboard, "pointed", parts & SV_PART_SCOREBOARD);
  sv_widget_set_class (self->prompt, "pointed", parts & SV_PART_PROMPT);
  sv_widget_set_class (self->dice, "pointed", parts & SV_PART_DICE);
  sv_widget_set_class (self->first_cards, "pointed", parts & SV_PART_CARDS);
  sv_widget_set_class (self->second_cards, "pointed", parts & SV_PART_CARDS);
}

static void
hide_course (SvMatchPage *self)
{
  if (self->course == NULL)
    return;
  g_clear_pointer (&self->course, gtk_widget_unparent);
  dice_setting_cb (self);
}

static void
show_course (SvMatchPage *self)
{
  SvCourse *course = self->match != NULL ? sv_course_of (self->match) : NULL;
  SvPuzzle *puzzle = self->match != NULL ? sv_puzzle_of (self->match) : NULL;

  point_at_parts (self, course != NULL ? sv_course_get_parts (course) : 0);
  if (course == NULL && puzzle == NULL)
    hide_course (self);
  else if (self->course != NULL)
    return;
  else if (puzzle != NULL)
    self->course = add (self, sv_puzzle_bar_new (puzzle), self->pitch);
  else
    self->course = add (self, sv_course_bubble_new (course), NULL);
  if (self->course == NULL)
    return;
  gtk_widget_set_visible (self->course, TRUE);
  set_course_compact (self);
  if (course != NULL)
    g_signal_connect_object (course, "step", G_CALLBACK (show_course), self, G_CONNECT_SWAPPED);
  dice_setting_cb (self);
}

/* --- Half-time and end --- */

static void
panel_done_cb (SvMatchPage *self)
{
  update (self);
  gtk_widget_grab_focus (self->pitch);
}

static void
update_panel (SvMatchPage *self)
{
  SvOccasion occasion;

  if (self->panel == NULL) {
    if (!sv_backdrop_get_occasion (self->match, &occasion))
      return;
    self->panel = add (self, g_object_new (SV_TYPE_PANEL, NULL), self->first_cards);
    g_signal_connect_swapped (self->panel, "done", G_CALLBACK (panel_done_cb), self);
    sv_panel_set_narrow (SV_PANEL (self->panel), self->width == SV_MATCH_NARROW);
    sv_panel_set_match (SV_PANEL (self->panel), self->match);
  }
  sv_panel_update (SV_PANEL (self->panel), self->replay.open);
}

/* --- What can be done and seen now --- */

static void
update_pitch (SvMatchPage *self)
{
  sv_match_pitch_update (SV_MATCH_PITCH (self->pitch));
  const gboolean locked = sv_match_pitch_get_locked (SV_MATCH_PITCH (self->pitch));
  sv_throw_strip_set_locked (SV_THROW_STRIP (self->dice), locked);
  sv_action_bar_set_locked (SV_ACTION_BAR (self->actions_bar), locked);
}

/* Return whether a person may line up now in a way that the game offers. */
static gboolean
can_line_up (SvMatchPage *self)
{
  return self->match != NULL && !sv_clock_get_paused (sv_match_get_clock (self->match)) &&
         !is_back (self) && sv_shown_get_bot (self->match) == NULL && self->course == NULL &&
         sv_match_get_first_line_up (self->match) < SV_MAX_LINE_UPS;
}

static void
update_actions (SvMatchPage *self)
{
  sv_match_actions_update (self->actions, sv_throw_strip_get_real (SV_THROW_STRIP (self->dice)));
  g_simple_action_set_enabled (find (self, "replay"), self->match != NULL);
  g_simple_action_set_enabled (find (self, "undo"),
                               self->match != NULL && sv_match_can_undo (self->match));
  g_simple_action_set_enabled (find (self, "line-up"), can_line_up (self));
  sv_tutor_update (self->tutor);
}

/* Make sure that the page receives keys: if the focused widget has gone, focus the board. */
static void
keep_focus (SvMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      (focus != NULL && focus != GTK_WIDGET (self) && gtk_widget_get_mapped (focus)))
    return;
  if (!gtk_widget_grab_focus (self->pitch) && focus == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Turn the scoreboard and the cards with the pitch, so that they match its ends. */
static void
follow_pitch (SvMatchPage *self)
{
  SvBoardView *board = sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch));

  sv_scoreboard_set_turned (SV_SCOREBOARD (self->scoreboard), sv_board_view_get_turned (board));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
update (SvMatchPage *self)
{
  if (self->match == NULL) {
    update_actions (self);
    return;
  }
  update_replay (self);
  update_panel (self);
  set_form (self);
  update_pitch (self);
  update_opposite (self);
  update_actions (self);
  keep_focus (self);
  /* also lays the page out again, because buttons come and go with the position */
  follow_pitch (self);
}

/* --- Signals of match, clock and settings --- */

static void
paused_cb (SvMatchPage *self)
{
  update (self);
  /* Focus the Resume button, but not if the user only steps through the match. */
  if (self->match != NULL && !is_back (self) &&
      sv_clock_get_paused (sv_match_get_clock (self->match)))
    gtk_widget_grab_focus (self->pitch);
}

/* --- Beside the pitch --- */

static void
pointed_cb (SvMatchPage *self, int piece, int held)
{
  sv_card_panel_hold (SV_CARD_PANEL (self->first_cards), held);
  sv_card_panel_hold (SV_CARD_PANEL (self->second_cards), held);
}

static gboolean
pick_cb (SvMatchPage *self, int piece)
{
  return !sv_match_pitch_get_locked (SV_MATCH_PITCH (self->pitch)) &&
         sv_board_view_pick (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)), piece);
}

/* Show the card of a piece beside @place, a rectangle in @widget. */
static void
show_card (SvMatchPage *self, int piece, GtkWidget *widget, const GdkRectangle *place)
{
  graphene_point_t at;

  if (self->match == NULL || sv_shown (self->match)->view.pieces[piece].card < 0 ||
      !gtk_widget_compute_point (widget, GTK_WIDGET (self),
                                 &GRAPHENE_POINT_INIT ((float)place->x, (float)place->y), &at))
    return;
  sv_large_card_show (
      self->large_card, piece,
      &(GdkRectangle){ (int)at.x, (int)at.y, MAX (place->width, 1), MAX (place->height, 1) });
}

static void
board_asked_cb (SvMatchPage *self, int piece, const GdkRectangle *place, GtkWidget *board)
{
  show_card (self, piece, board, place);
}

static void
card_asked_cb (SvMatchPage *self, int piece, GtkWidget *card)
{
  const GdkRectangle place = { 0, 0, gtk_widget_get_width (card), gtk_widget_get_height (card) };

  show_card (self, piece, card, &place);
}

/* Show the comment on the step that the user has come to. A match that was closed may still emit a
 * change. */
static void
told_comment_cb (SvMatchPage *self, SvChange change)
{
  if (self->match == NULL || (change != SV_CHANGE_SEEK && change != SV_CHANGE_REDO))
    return;
  const unsigned position = sv_shown (self->match)->position;
  const char *comment = sv_match_get_comment (self->match, position);
  if (comment == NULL)
    return;
  g_autofree char *line = sv_clean_text (comment, -1);
  /* Translators: %1$u is the number of a step, %2$s what somebody wrote about it. */
  g_autofree char *sentence = sv_sentence (_ ("On step %1$u: %2$s"), position, line);
  sv_tell (GTK_WIDGET (self), sentence);
}

/* --- Announcements --- */

static SvAnnouncer *
get_announcer (SvMatchPage *self)
{
  return sv_match_pitch_get_announcer (SV_MATCH_PITCH (self->pitch));
}

static void
line_cb (SvMatchPage *self)
{
  SvAnnouncer *announcer = get_announcer (self);
  const char *line = sv_announcer_get_line (announcer);

  sv_prompt_bar_set_line (SV_PROMPT_BAR (self->prompt), line);
  sv_line_bar_set_line (SV_LINE_BAR (self->line), line);
}

static void
told_cb (SvMatchPage *self)
{
  SvAnnouncer *announcer = get_announcer (self);
  int piece, score[2];

  line_cb (self);
  if (sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_GOAL ||
      sv_shown (self->match)->view.shootout)
    return;
  sv_announcer_get_scorer (announcer, &piece, score);
  sv_scoreboard_tell_score (SV_SCOREBOARD (self->scoreboard), score);
}

static gboolean
skip (SvMatchPage *self)
{
  SvAnnouncer *announcer = get_announcer (self);
  const gboolean announcement =
      announcer != NULL && sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_NOTHING;

  if (announcement)
    sv_announcer_skip (announcer);
  return announcement;
}

/* Show the whistle, unless an announcement or the goal banner says more about it. */
static void
whistle_cb (SvMatchPage *self)
{
  const GPtrArray *notes = sv_announcer_get_notes (get_announcer (self));

  sv_whistle_flash (self->scoreboard);
  if (sv_announcer_get_caption (get_announcer (self), NULL) == NULL &&
      (notes == NULL || sv_report_lines_kind (notes) != SV_NOTE_GOAL))
    sv_match_pitch_shout (SV_MATCH_PITCH (self->pitch), _ ("The whistle sounds!"));
}

static void
last_minute_cb (SvMatchPage *self)
{
  sv_whistle_flash (self->scoreboard);
  sv_match_pitch_shout (SV_MATCH_PITCH (self->pitch), _ ("One minute left!"));
}

static void
expired_cb (SvMatchPage *self)
{
  sv_whistle_flash (self->scoreboard);
}

static void
board_told_cb (SvMatchPage *self, const char *sentence)
{
  sv_prompt_bar_tell (SV_PROMPT_BAR (self->prompt), sentence);
  if (SV_IS_COURSE_BUBBLE (self->course))
    sv_course_note_try (sv_course_of (self->match));
}

static void
dice_setting_cb (SvMatchPage *self)
{
  if (self->settings == NULL)
    return;
  sv_throw_strip_set_real (SV_THROW_STRIP (self->dice),
                           g_settings_get_enum (self->settings, "dice") == SV_DICE_TABLE &&
                               self->course == NULL);
  update_actions (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
turn_setting_cb (SvMatchPage *self)
{
  sv_board_view_set_turn (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)), get_turn (self));
  update (self);
}

/* --- Actions and keys --- */

/* Actions of the page itself, in addition to those of the match. */

/* Return whether both people have agreed to take back what a die or a secret choice has shown. */
static gboolean
have_agreed (SvMatchPage *self)
{
  return self->settings != NULL && g_settings_get_boolean (self->settings, "undo-throws");
}

/* Take back the last act; the referee's line says which, or why that is not possible. */
static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchPage *self = data;

  if (!sv_match_undo_needs_both (self->match) || have_agreed (self))
    sv_match_undo (self->match);
  else
    sv_line_bar_set_line (SV_LINE_BAR (self->line),
                          _ ("Everybody has seen it by now, so it is only taken back if both "
                             "teams agree. The Preferences have a switch for that."));
}

static void
throw_by_itself_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_throw_question_answer (g_variant_get_boolean (parameter));
}

static void
skip_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  skip (data);
}

/* Go to the pitch with the keyboard. */
static void
pitch_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_widget_grab_focus (SV_MATCH_PAGE (data)->pitch);
}

static void
lesson_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_prompt_bar_teach (SV_PROMPT_BAR (SV_MATCH_PAGE (data)->prompt));
}

static void
line_up_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchPage *self = data;
  const int i = g_variant_get_int32 (parameter);

  sv_board_view_line_up (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)),
                         i < 0 ? sv_match_get_first_line_up (self->match) : (unsigned)i);
}

static void
replay_state_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  SvMatchPage *self = data;

  if (g_variant_get_boolean (state) == self->replay.open || self->match == NULL)
    return;
  if (self->replay.open) {
    close_replay (self);
    return;
  }
  set_replay_open (self, TRUE);
  update (self);
}

static void
add_actions (SvMatchPage *self)
{
  const GActionEntry entries[] = {
    { .name = "undo", .activate = undo_cb },
    { .name = "skip", .activate = skip_cb },
    { .name = "throw-by-itself", .activate = throw_by_itself_cb, .parameter_type = "b" },
    { .name = "lesson", .activate = lesson_cb },
    { .name = "pitch", .activate = pitch_cb },
    { .name = "line-up", .activate = line_up_cb, .parameter_type = "i" },
    { .name = "replay", .state = "false", .change_state = replay_state_cb },
  };

  self->actions = sv_match_actions_new (SV_PAGE (self));
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  self->tutor = sv_tutor_new (SV_MATCH_PITCH (self->pitch), G_ACTION_MAP (self->actions));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match", G_ACTION_GROUP (self->actions));
  update_actions (self);
}

static gboolean
can (SvMatchPage *self, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), action);
}

/* Handle Space and Enter: throw, or press the highlighted button. With real dice, ask for the
 * number. */
static gboolean
press (SvMatchPage *self)
{
  if (skip (self))
    return TRUE;
  if (can (self, "die")) {
    sv_prompt_bar_tell (SV_PROMPT_BAR (self->prompt),
                        _ ("Throw your own die, and press the number it shows."));
    return TRUE;
  }
  if (!can (self, "throw"))
    return sv_action_bar_press (SV_ACTION_BAR (self->actions_bar));
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "throw", NULL);
  return TRUE;
}

/* Handle Space and Enter if the focus is on a place of the board that leaves these keys to the
 * page. */
static gboolean
press_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return press (SV_MATCH_PAGE (widget));
}

/* Handle Space and Enter wherever the focus is. If something can be chosen on the board, its
 * focused place comes first; the panel at half-time and at the end has a button of its own. */
static gboolean
press_anywhere (GtkWidget *widget)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  const gboolean on_pitch = focus != NULL && gtk_widget_is_ancestor (focus, self->pitch);

  if (is_shown (self->panel) || (on_pitch && !can (self, "throw")))
    return FALSE;
  return press (self);
}

/* Let go of what is in the hand, or leave what was only begun, such as a kick. */
static gboolean
let_go (SvMatchPage *self)
{
  SvBoardSurface *board =
      SV_BOARD_SURFACE (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)));

  if (self->match == NULL || is_back (self))
    return FALSE;
  if (SV_BOARD_SURFACE_GET_CLASS (board)->let_go (board))
    return TRUE;
  if (sv_match_get_leave (self->match) == NULL)
    return FALSE;
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "undo", NULL);
  return TRUE;
}

/* Move the focus to the pitch. Return FALSE if it is there already. */
static gboolean
return_to_pitch (SvMatchPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return self->match != NULL && !is_shown (self->panel) && !is_back (self) &&
         (focus == NULL || !gtk_widget_is_ancestor (focus, self->pitch)) &&
         gtk_widget_grab_focus (self->pitch);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);
  const gboolean hushed = sv_tutor_hush (self->tutor);

  return skip (self) || hushed || let_go (self) || return_to_pitch (self);
}

static gboolean
digit_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);

  const unsigned figure = (unsigned)g_variant_get_int32 (arguments);

  if (!can (self, "die") || !sv_shown_has_face (self->match, figure))
    return sv_board_view_choose_figure (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)),
                                        figure) ||
           sv_action_bar_press_number (SV_ACTION_BAR (self->actions_bar), figure);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "die", arguments);
  return TRUE;
}

/* Undo a wrong number of a real die, even while it is still rolling. */
static gboolean
correct_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);

  if (self->match == NULL || !sv_throw_strip_get_real (SV_THROW_STRIP (self->dice)))
    return FALSE;
  sv_match_go_on (self->match);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "correct", NULL);
  return TRUE;
}

/* Show or hide the names of squares and spaces, which the report uses. */
static gboolean
labels_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);
  SvBoardSurface *board =
      SV_BOARD_SURFACE (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)));

  sv_board_surface_set_labels (board, board->no_labels);
  return TRUE;
}

static void
add_keys (GtkWidgetClass *klass)
{
  sv_press_keys_bind (klass, press_cb);
  gtk_widget_class_add_binding (klass, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_l, 0, labels_cb, NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_BackSpace, 0, correct_cb, NULL);
  for (guint i = 1; i <= 6; i++) {
    gtk_widget_class_add_binding (klass, GDK_KEY_0 + i, 0, digit_cb, "i", i);
    gtk_widget_class_add_binding (klass, GDK_KEY_KP_0 + i, 0, digit_cb, "i", i);
  }
}

/* --- The widget --- */

/* Estimate the size of the page in a window that is not shown yet. */
static void
foresee_size (GtkWindow *window, int *width, int *height)
{
  GtkWidget *bar = gtk_window_get_titlebar (window);
  int bar_height = 0;

  gtk_window_get_default_size (window, width, height);
  if (bar != NULL)
    gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, -1, NULL, &bar_height, NULL, NULL);
  *height -= bar_height;
}

/* Set the style classes before the first layout, since changing them later would paint everything
 * twice. */
static void
sv_match_page_root (GtkWidget *widget)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  GTK_WIDGET_CLASS (sv_match_page_parent_class)->root (widget);
  self->press_keys = sv_press_keys_new (widget, press_anywhere);
  GtkRoot *root = gtk_widget_get_root (widget);
  if (width == 0 && GTK_IS_WINDOW (root))
    foresee_size (GTK_WINDOW (root), &width, &height);
  if (self->width < 0 && width > 0) {
    const SvMatchParts parts = get_parts (self, width, height);
    self->wanted_width = (int)sv_match_layout_width (width, height);
    self->wanted_form = sv_match_layout_form (&parts);
    width_cb (self);
  }
}

static void
sv_match_page_unroot (GtkWidget *widget)
{
  g_clear_pointer (&SV_MATCH_PAGE (widget)->press_keys, sv_press_keys_free);
  set_low_window (SV_MATCH_PAGE (widget), FALSE);
  GTK_WIDGET_CLASS (sv_match_page_parent_class)->unroot (widget);
}

static gboolean
sv_match_page_grab_focus (GtkWidget *widget)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);

  if (is_shown (self->panel))
    return gtk_widget_grab_focus (self->panel);
  if (!is_back (self) && gtk_widget_grab_focus (self->pitch))
    return TRUE;
  return GTK_WIDGET_CLASS (sv_match_page_parent_class)->grab_focus (widget);
}

/* Move the focus with Tab in the order of the children, which is the same in every arrangement; GTK
 * would go by their places on the screen. */
static gboolean
sv_match_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (!forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (sv_match_page_parent_class)->focus (widget, direction);
  if (child == NULL)
    child = forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  while (child != NULL &&
         !(gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction)))
    child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
  return child != NULL;
}

/* --- As a page of a window --- */

static char *
dup_title (SvPage *page)
{
  SvMatch *match = SV_MATCH_PAGE (page)->match;

  return match != NULL ? sv_match_dup_title (match) : g_strdup (_ ("Match"));
}

/* Half and pause are on the scoreboard; the step of a replay is nowhere else, since the prompt is
 * hidden. */
static char *
dup_subtitle (SvPage *page)
{
  SvMatchPage *self = SV_MATCH_PAGE (page);

  if (self->match == NULL || !is_back (self))
    return NULL;
  return g_strdup_printf (_ ("Replay: step %u of %u"), sv_shown (self->match)->position,
                          sv_match_get_length (self->match));
}

static GActionGroup *
get_actions (SvPage *page)
{
  return G_ACTION_GROUP (SV_MATCH_PAGE (page)->actions);
}

static void
leave (SvPage *page)
{
  SvMatch *match = SV_MATCH_PAGE (page)->match;
  SvClock *clock = match != NULL ? sv_match_get_clock (match) : NULL;

  if (clock != NULL && sv_clock_get_wanted (clock))
    sv_clock_set_paused (clock, TRUE);
}

/* Return whether the page is rotated by 180 degrees, for a player on the opposite side. */
static gboolean
is_turned (SvMatchPage *self)
{
  return get_turn (self) == SV_BOARD_TURN_FACE_TO_FACE &&
         sv_board_view_get_turned (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)));
}

/* Let toasts appear above the prompt, which they must not cover. */
static GtkWidget *
get_bottom_bar (SvPage *page)
{
  SvMatchPage *self = SV_MATCH_PAGE (page);

  if (is_turned (self))
    return NULL;
  return self->prompt;
}

/* *Back* leaves the replay before it leaves the page. */
static char *
dup_back (SvPage *page)
{
  SvMatchPage *self = SV_MATCH_PAGE (page);

  return self->match != NULL && self->replay.open ? sv_match_dup_title (self->match) : NULL;
}

static void
go_back (SvPage *page)
{
  close_replay (SV_MATCH_PAGE (page));
}

static void
page_init (SvPageInterface *iface)
{
  iface->dup_back = dup_back;
  iface->go_back = go_back;
  iface->get_bottom_bar = get_bottom_bar;
  iface->name = "match";
  iface->dup_title = dup_title;
  iface->dup_subtitle = dup_subtitle;
  iface->get_actions = get_actions;
  iface->prefix = "match";
  iface->leave = leave;
}

static void
sv_match_page_dispose (GObject *object)
{
  SvMatchPage *self = SV_MATCH_PAGE (object);

  if (self->scoreboard != NULL)
    sv_match_page_set_match (self, NULL);
  g_clear_handle_id (&self->width_id, g_source_remove);
  sv_match_replay_clear (&self->replay);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  g_clear_pointer (&self->course, gtk_widget_unparent);
  g_clear_pointer (&self->opposite, gtk_widget_unparent);
  if (self->large_card != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->large_card)));
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_MATCH_PAGE);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->clock_signals);
  g_clear_pointer (&self->tutor, sv_tutor_free);
  g_clear_object (&self->actions);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (sv_match_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  sv_widget_class_set_template (widget_class, "sv-match-page.ui");
  sv_widget_class_bind (widget_class, SvMatchPage, scoreboard, pitch, line, prompt, actions_bar,
                        dice, first_cards, second_cards);
}

static void
sv_match_page_class_init (SvMatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_match_page_dispose;
  widget_class->root = sv_match_page_root;
  widget_class->unroot = sv_match_page_unroot;
  widget_class->grab_focus = sv_match_page_grab_focus;
  widget_class->focus = sv_match_page_focus;

  sv_types_ensure (SV_TYPE_ACTION_BAR, SV_TYPE_MATCH_PITCH, SV_TYPE_CARD_PANEL, SV_TYPE_THROW_STRIP,
                   SV_TYPE_LINE_BAR, SV_TYPE_PROMPT_BAR, SV_TYPE_SCOREBOARD);
  gtk_widget_class_set_css_name (widget_class, "matchpage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_template (widget_class);
  add_keys (widget_class);
}

static void
listen (SvMatchPage *self)
{
  self->match_signals = g_signal_group_new (SV_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "shown", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->match_signals, "shown", G_CALLBACK (sv_page_changed), self);
  g_signal_group_connect_swapped (self->match_signals, "shown", G_CALLBACK (told_comment_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "named", G_CALLBACK (sv_page_changed), self);
  g_signal_group_connect_swapped (self->match_signals, "notice", G_CALLBACK (sv_tell), self);
  g_signal_group_connect_swapped (self->match_signals, "whistle", G_CALLBACK (whistle_cb), self);
  self->clock_signals = g_signal_group_new (SV_TYPE_CLOCK);
  g_signal_group_connect_swapped (self->clock_signals, "warning", G_CALLBACK (last_minute_cb),
                                  self);
  g_signal_group_connect_swapped (self->clock_signals, "expired", G_CALLBACK (expired_cb), self);
  g_signal_group_connect_swapped (self->clock_signals, "notify::paused", G_CALLBACK (paused_cb),
                                  self);
  g_signal_group_connect_swapped (self->clock_signals, "notify::paused",
                                  G_CALLBACK (sv_page_changed), self);
}

static void
sv_match_page_init (SvMatchPage *self)
{
  self->width = -1;
  self->replay.page = GTK_WIDGET (self);
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  sv_widget_set_label (self, _ ("Match"));

  self->large_card = g_object_new (SV_TYPE_LARGE_CARD, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->large_card), GTK_WIDGET (self));

  listen (self);
  GObject *board = G_OBJECT (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)));
  g_signal_connect_object (board, "told", G_CALLBACK (board_told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "explain", G_CALLBACK (sv_prompt_bar_explain), self->prompt,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->first_cards, "pick", G_CALLBACK (pick_cb), self);
  g_signal_connect_swapped (self->second_cards, "pick", G_CALLBACK (pick_cb), self);
  g_signal_connect_swapped (self->first_cards, "asked", G_CALLBACK (card_asked_cb), self);
  g_signal_connect_swapped (self->second_cards, "asked", G_CALLBACK (card_asked_cb), self);
  g_signal_connect_object (board, "asked", G_CALLBACK (board_asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "turned", G_CALLBACK (follow_pitch), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->pitch, "uncovered", G_CALLBACK (update), self);
  add_actions (self);
  if (sv_settings_exist ()) {
    self->settings = g_object_ref (sv_settings ());
    g_signal_connect_object (self->settings, "changed::dice", G_CALLBACK (dice_setting_cb), self,
                             G_CONNECT_SWAPPED);
    dice_setting_cb (self);
    g_signal_connect_object (self->settings, "changed::board-turn", G_CALLBACK (turn_setting_cb),
                             self, G_CONNECT_SWAPPED);
    turn_setting_cb (self);
    g_signal_connect_object (self->settings, "changed::tutor", G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
  }
}

/* Give the match to all parts; each follows it on its own. */
static void
hand_on (SvMatchPage *self)
{
  sv_match_pitch_set_match (SV_MATCH_PITCH (self->pitch), self->match);
  sv_scoreboard_set_match (SV_SCOREBOARD (self->scoreboard), self->match);
  sv_card_panel_set_match (SV_CARD_PANEL (self->first_cards), self->match, 0);
  sv_card_panel_set_match (SV_CARD_PANEL (self->second_cards), self->match, 1);
  sv_large_card_set_match (self->large_card, self->match);
  sv_line_bar_set_match (SV_LINE_BAR (self->line), self->match);
  sv_prompt_bar_set_match (SV_PROMPT_BAR (self->prompt), self->match);
  sv_action_bar_set_match (SV_ACTION_BAR (self->actions_bar), self->match);
  sv_throw_strip_set_match (SV_THROW_STRIP (self->dice), self->match, get_announcer (self));
  sv_match_replay_set_match (&self->replay, self->match);
  if (self->opposite != NULL)
    sv_opposite_prompt_set_match (SV_OPPOSITE_PROMPT (self->opposite), self->match);
  if (self->panel != NULL)
    sv_panel_set_match (SV_PANEL (self->panel), self->match);
  if (self->match == NULL)
    return;
  g_signal_connect_object (get_announcer (self), "step", G_CALLBACK (told_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_announcer (self), "line", G_CALLBACK (line_cb), self,
                           G_CONNECT_SWAPPED);
  line_cb (self);
}

void
sv_match_page_set_match (SvMatchPage *self, SvMatch *match)
{
  if (self->match == match && match != NULL)
    return;
  g_set_object (&self->match, match);
  if (match != NULL)
    sv_match_set_left (match, sv_seats_left (sv_match_get_seats (match)));
  sv_match_actions_set_match (self->actions, match);
  /* Set the match of the tutor first, because the other parts may still emit changes. */
  sv_tutor_set_match (self->tutor, match);
  hide_course (self);
  show_course (self);
  hand_on (self);
  /* Connect the signals last, because the possible actions depend on what the parts show. */
  g_signal_group_set_target (self->match_signals, match);
  g_signal_group_set_target (self->clock_signals,
                             match != NULL ? sv_match_get_clock (match) : NULL);
  /* A match that is paused, for example one from a file, begins with the focus on Resume. */
  paused_cb (self);
}

SvAnnouncer *
sv_match_page_get_announcer (SvMatchPage *self)
{
  return get_announcer (self);
}
