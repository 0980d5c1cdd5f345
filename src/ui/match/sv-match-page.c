/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-page.h"

#include "sv-action-bar.h"
#include "sv-backdrop-view.h"
#include "sv-card-panel.h"
#include "sv-line-bar.h"
#include "sv-match-actions.h"
#include "sv-match-cards.h"
#include "sv-match-course.h"
#include "sv-match-keys.h"
#include "sv-match-layout.h"
#include "sv-match-messages.h"
#include "sv-match-part-actions.h"
#include "sv-match-pitch.h"
#include "sv-match-replay.h"
#include "sv-match-words.h"
#include "sv-opposite-prompt.h"
#include "sv-page.h"
#include "sv-panel.h"
#include "sv-prompt-bar.h"
#include "sv-scoreboard.h"
#include "sv-seats.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-throw-strip.h"
#include "sv-tutor.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

struct _SvMatchPage {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  GSignalGroup *match_signals, *clock_signals;
  SvMatchActions *actions;
  SvTutor *tutor;
  GSettings *settings; /* NULL if the settings schema is not installed */
  guint width_id;
  int width;                     /* SvMatchWidth of the current style classes, or -1 at first */
  int wanted_width;              /* SvMatchWidth of the last allocation */
  SvMatchForm form, wanted_form; /* the same for the arrangement of the parts */

  /* What the page does besides, each in a file of its own. */
  SvMatchReplay replay;
  SvMatchPartActions part_actions;
  SvMatchKeys keys;
  SvMatchCards cards;
  SvMatchCourse course;
  SvMatchMessages messages;

  /* Template children */
  GtkWidget *scoreboard, *pitch, *line, *prompt, *actions_bar, *dice, *first_cards, *second_cards;

  /* Parts that are seldom shown, or NULL. They are built on first use: together they would cost as
   * much as all others, at the moment when the user waits for the window. */
  GtkWidget *panel, *opposite;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvMatchPage,
                               sv_match_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

static void update (SvMatchPage *self);

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
  sv_action_bar_set_beside (SV_ACTION_BAR (self->actions_bar), beside);
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
  sv_match_course_set_narrow (&self->course, self->width == SV_MATCH_NARROW);
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
    .course = sv_match_course_get_bar (&self->course),
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
  sv_match_course_allocate (&self->course);
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
    self->keys.panel = self->panel;
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

static void
update_actions (SvMatchPage *self)
{
  sv_match_actions_update (self->actions, sv_throw_strip_get_real (SV_THROW_STRIP (self->dice)));
  g_simple_action_set_enabled (find (self, "replay"), self->match != NULL);
  sv_match_part_actions_update (&self->part_actions, self->course.part != NULL);
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
  /* Focus the Resume button, and afterwards the pitch, but not if the user only steps through the
   * match. */
  if (self->match != NULL && !is_back (self))
    gtk_widget_grab_focus (self->pitch);
}

static void
board_told_cb (SvMatchPage *self, const char *sentence)
{
  sv_prompt_bar_tell (SV_PROMPT_BAR (self->prompt), sentence);
  if (sentence != NULL)
    sv_match_course_note_try (&self->course);
}

static void
dice_setting_cb (SvMatchPage *self)
{
  if (self->settings == NULL)
    return;
  sv_throw_strip_set_real (SV_THROW_STRIP (self->dice),
                           g_settings_get_enum (self->settings, "dice") == SV_DICE_TABLE &&
                               self->course.part == NULL);
  update_actions (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
course_changed_cb (GtkWidget *page)
{
  dice_setting_cb (SV_MATCH_PAGE (page));
}

static void
turn_setting_cb (SvMatchPage *self)
{
  sv_board_view_set_turn (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)), get_turn (self));
  update (self);
}

/* --- Actions --- */

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
    { .name = "replay", .state = "false", .change_state = replay_state_cb },
  };

  self->actions = sv_match_actions_new (SV_PAGE (self));
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  self->part_actions = (SvMatchPartActions){
    .group = G_ACTION_MAP (self->actions),
    .pitch = SV_MATCH_PITCH (self->pitch),
    .prompt = SV_PROMPT_BAR (self->prompt),
    .line = SV_LINE_BAR (self->line),
  };
  sv_match_part_actions_add (&self->part_actions);
  self->tutor = sv_tutor_new (SV_MATCH_PITCH (self->pitch), G_ACTION_MAP (self->actions));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match", G_ACTION_GROUP (self->actions));
  update_actions (self);
}

/* --- The widget --- */

/* Set the style classes before the first layout, since changing them later would paint everything
 * twice. */
static void
sv_match_page_root (GtkWidget *widget)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  GTK_WIDGET_CLASS (sv_match_page_parent_class)->root (widget);
  sv_match_keys_root (&self->keys);
  GtkRoot *root = gtk_widget_get_root (widget);
  if (width == 0 && GTK_IS_WINDOW (root))
    sv_window_foresee_size (GTK_WINDOW (root), &width, &height);
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
  SvMatchPage *self = SV_MATCH_PAGE (widget);

  sv_match_keys_unroot (&self->keys);
  set_low_window (self, FALSE);
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

static gboolean
sv_match_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return sv_widget_tab (widget, direction);
  return GTK_WIDGET_CLASS (sv_match_page_parent_class)->focus (widget, direction);
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

static void
free_place (SvPage *page, GtkWidget *widget, GdkRectangle *place)
{
  sv_match_pitch_free_place (SV_MATCH_PITCH (SV_MATCH_PAGE (page)->pitch), widget, place);
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
  iface->free_place = free_place;
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
  self->keys.panel = NULL;
  sv_match_course_clear (&self->course);
  sv_match_messages_clear (&self->messages);
  sv_match_cards_clear (&self->cards);
  g_clear_pointer (&self->opposite, gtk_widget_unparent);
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
}

static void
listen (SvMatchPage *self)
{
  self->match_signals = g_signal_group_new (SV_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "shown", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->match_signals, "shown", G_CALLBACK (sv_page_changed), self);
  g_signal_group_connect_swapped (self->match_signals, "named", G_CALLBACK (sv_page_changed), self);
  self->clock_signals = g_signal_group_new (SV_TYPE_CLOCK);
  g_signal_group_connect_swapped (self->clock_signals, "notify::paused", G_CALLBACK (paused_cb),
                                  self);
  g_signal_group_connect_swapped (self->clock_signals, "notify::paused",
                                  G_CALLBACK (sv_page_changed), self);
}

/* Tell the files that do a part of the page's work which widgets they work on. */
static void
init_parts (SvMatchPage *self)
{
  GtkWidget *page = GTK_WIDGET (self);
  SvMatchPitch *pitch = SV_MATCH_PITCH (self->pitch);

  self->replay.page = page;
  self->cards = (SvMatchCards){
    .page = page,
    .pitch = pitch,
    .panels = { self->first_cards, self->second_cards },
  };
  self->course = (SvMatchCourse){
    .scene = {
      .page = page,
      .board = SV_BOARD_SURFACE (sv_match_pitch_get_board (pitch)),
      .parts = { self->scoreboard, self->first_cards, self->prompt, self->dice },
      .actions = self->actions_bar,
    },
    .pitch = self->pitch,
    .second_cards = self->second_cards,
    .changed = course_changed_cb,
  };
  self->messages = (SvMatchMessages){
    .page = page,
    .scoreboard = SV_SCOREBOARD (self->scoreboard),
    .pitch = pitch,
    .prompt = SV_PROMPT_BAR (self->prompt),
    .line = SV_LINE_BAR (self->line),
  };
  sv_match_cards_init (&self->cards);
  sv_match_course_init (&self->course);
  sv_match_messages_init (&self->messages);
}

static void
init_keys (SvMatchPage *self)
{
  self->keys = (SvMatchKeys){
    .page = GTK_WIDGET (self),
    .actions = G_ACTION_GROUP (self->actions),
    .pitch = SV_MATCH_PITCH (self->pitch),
    .prompt = SV_PROMPT_BAR (self->prompt),
    .buttons = SV_ACTION_BAR (self->actions_bar),
    .dice = self->dice,
    .tutor = self->tutor,
  };
  sv_match_keys_attach (&self->keys);
}

static void
sv_match_page_init (SvMatchPage *self)
{
  self->width = -1;
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  sv_widget_set_label (self, _ ("Match"));

  listen (self);
  init_parts (self);
  GObject *board = G_OBJECT (sv_match_pitch_get_board (SV_MATCH_PITCH (self->pitch)));
  g_signal_connect_object (board, "told", G_CALLBACK (board_told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "explain", G_CALLBACK (sv_prompt_bar_explain), self->prompt,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "turned", G_CALLBACK (follow_pitch), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->pitch, "uncovered", G_CALLBACK (update), self);
  add_actions (self);
  init_keys (self);
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
  sv_match_cards_set_match (&self->cards, self->match);
  sv_line_bar_set_match (SV_LINE_BAR (self->line), self->match);
  sv_prompt_bar_set_match (SV_PROMPT_BAR (self->prompt), self->match);
  sv_action_bar_set_match (SV_ACTION_BAR (self->actions_bar), self->match);
  sv_throw_strip_set_match (SV_THROW_STRIP (self->dice), self->match,
                            sv_match_page_get_announcer (self));
  sv_match_replay_set_match (&self->replay, self->match);
  if (self->opposite != NULL)
    sv_opposite_prompt_set_match (SV_OPPOSITE_PROMPT (self->opposite), self->match);
  if (self->panel != NULL)
    sv_panel_set_match (SV_PANEL (self->panel), self->match);
}

void
sv_match_page_set_match (SvMatchPage *self, SvMatch *match)
{
  if (self->match == match && match != NULL)
    return;
  g_set_object (&self->match, match);
  self->keys.match = self->part_actions.match = match;
  if (match != NULL)
    sv_match_set_left (match, sv_seats_left (sv_match_get_seats (match)));
  sv_match_actions_set_match (self->actions, match);
  /* Set the match of the tutor first, because the other parts may still emit changes. */
  sv_tutor_set_match (self->tutor, match);
  sv_match_course_set_match (&self->course, match);
  hand_on (self);
  /* Connect the signals last, because the possible actions depend on what the parts show. */
  g_signal_group_set_target (self->match_signals, match);
  g_signal_group_set_target (self->clock_signals,
                             match != NULL ? sv_match_get_clock (match) : NULL);
  sv_match_messages_set_match (&self->messages, match);
  sv_match_course_set_announcer (&self->course,
                                 match != NULL ? sv_match_page_get_announcer (self) : NULL);
  /* A match that is paused, for example one from a file, begins with the focus on Resume. */
  paused_cb (self);
}

SvAnnouncer *
sv_match_page_get_announcer (SvMatchPage *self)
{
  return sv_match_pitch_get_announcer (SV_MATCH_PITCH (self->pitch));
}
