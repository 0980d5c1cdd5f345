/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-actions.h"

#include "sv-ask.h"
#include "sv-change-step.h"
#include "sv-clock-words.h"
#include "sv-comment-step.h"
#include "sv-line-up-dialog.h"
#include "sv-match-comments.h"
#include "sv-match-log.h"
#include "sv-match-notes.h"
#include "sv-match-period.h"
#include "sv-match-undo.h"
#include "sv-own-line-ups.h"
#include "sv-record-match.h"
#include "sv-seats.h"
#include "sv-shown.h"
#include "sv-toast.h"

#include <glib/gi18n.h>

struct _SvMatchActions {
  GSimpleActionGroup parent_instance;

  SvPage *page;   /* page that owns this group */
  SvMatch *match; /* owned, or NULL */
  gboolean is_recording, real_dice;
};

G_DEFINE_FINAL_TYPE (SvMatchActions, sv_match_actions, G_TYPE_SIMPLE_ACTION_GROUP)

static const SvMatchAccel accels[] = {
  { "match.undo", { "<Control>z" }, N_ ("Undo"), N_ ("Match") },
  { "match.line-up(-1)", { "<Control>l" }, N_ ("Line Up for Me") },
  { "match.redo", { "<Control><Shift>z" }, N_ ("Redo") },
  { "match.pause", { "Pause", "<Control>space" }, N_ ("Pause or Resume") },
  { "match.replay", { "F9" }, N_ ("Replay") },
  { "match.comment", { "<Control>m" }, N_ ("Comment on This Step") },
  { "match.lesson", { "<Shift>F1", "question" }, N_ ("Rule of This Moment") },
  { "match.hint", { "<Control>h" }, N_ ("Hint") },
  { "match.ask(0)", { "F5" }, N_ ("Say the Score"), N_ ("Spoken messages") },
  { "match.ask(1)", { "F6" }, N_ ("Say the Clock") },
  { "match.ask(2)", { "F7" }, N_ ("Say Where the Ball Is") },
  { "match.ask(3)", { "F8" }, N_ ("Say What Can Be Chosen") },
  { "match.previous", { "<Alt>Left" }, N_ ("One Step Back"), N_ ("Replay") },
  { "match.next", { "<Alt>Right" }, N_ ("One Step Forward") },
  { "match.previous-goal", { "<Alt>Page_Up" }, N_ ("Previous Goal") },
  { "match.next-goal", { "<Alt>Page_Down" }, N_ ("Next Goal") },
  { "match.previous-comment", { "<Shift><Alt>Page_Up" }, N_ ("Previous Comment") },
  { "match.next-comment", { "<Shift><Alt>Page_Down" }, N_ ("Next Comment") },
  { "match.first", { "<Alt>Home" }, N_ ("To the Beginning") },
  { "match.last", { "<Alt>End" }, N_ ("To the End") },
  { NULL },
};

const SvMatchAccel *
sv_match_actions_get_accels (void)
{
  return accels;
}

/* --- Callbacks --- */

/* Take back the number of a real die that was mistyped. */
static void
correct_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_match_undo (SV_MATCH_ACTIONS (data)->match);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_match_redo (SV_MATCH_ACTIONS (data)->match);
}

static void
throw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_match_throw (SV_MATCH_ACTIONS (data)->match);
}

static void
die_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  const int value = g_variant_get_int32 (parameter);
  g_autoptr (GError) error = NULL;

  if (value < 1 || !sv_match_enter_die (self->match, (unsigned)value, &error))
    sv_tell (GTK_WIDGET (self->page), error != NULL ? error->message : _ ("There is no such die."));
}

/* Choose a legal event. This may remove the button that was clicked, and even the match, so
 * references are held. If the event leads to a throw, throw at once, unless the players use real
 * dice. */
static void
choose_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (SvMatchActions) self = g_object_ref (data);
  g_autoptr (SvMatch) match = g_object_ref (self->match);
  const guint i = (guint)g_variant_get_int32 (parameter);
  unsigned n;
  const SvEvent *legal = sv_shown_get_legal (match, &n);

  if (i >= n)
    return;
  const gboolean throws = (sv_shown (match)->targets[i].flags & SV_TARGET_THROW) != 0;
  if (!sv_match_choose (match, legal[i], NULL) || !throws)
    return;
  sv_match_set_joined (match, TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (self), "throw", NULL);
  sv_match_set_joined (match, FALSE);
}

static void
pause_state_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  SvMatchActions *self = data;

  sv_clock_set_paused (sv_match_get_clock (self->match), g_variant_get_boolean (state));
}

/* End the period by hand, without a question, and offer to take it back. Tell the time that was
 * left; if the rules let play go on for a while, as until a 1, the scoreboard says so. */
static void
end_period_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (SvMatchActions) self = g_object_ref (data);
  const char *name = sv_shown (self->match)->view.period_name;
  const gint64 left = sv_clock_get_remaining (sv_match_get_clock (self->match));

  gboolean later;

  if (!sv_match_end_period (self->match, &later))
    return;
  if (later) {
    sv_tell (GTK_WIDGET (self->page), _ ("The period ends right after this throw."));
    return;
  }
  g_autofree char *told = sv_clock_words_ended (name != NULL ? _ (name) : _ ("Match"), left);
  sv_tell_action (GTK_WIDGET (self->page), told, _ ("Undo"), "match.undo", NULL);
}

static void
first_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_match_seek (SV_MATCH_ACTIONS (data)->match, 0);
}

static void
previous_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatch *match = SV_MATCH_ACTIONS (data)->match;
  const unsigned position = sv_shown (match)->position;

  if (position > 0)
    sv_match_seek (match, position - 1);
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  /* Redo shows how the pieces move; a seek would jump. */
  sv_match_redo (SV_MATCH_ACTIONS (data)->match);
}

static void
last_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatch *match = SV_MATCH_ACTIONS (data)->match;

  sv_match_seek (match, sv_match_get_length (match));
}

/* Go to the position right after the next goal. */
static void
next_goal_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  const unsigned length = sv_match_get_length (self->match);

  for (unsigned i = sv_shown (self->match)->position; i < length; i++)
    if (sv_match_is_goal (self->match, i)) {
      sv_match_seek (self->match, i + 1);
      return;
    }
  sv_tell (GTK_WIDGET (self->page), _ ("There is no later goal."));
}

static void
previous_goal_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;

  for (unsigned i = sv_shown (self->match)->position; i-- > 1;)
    if (sv_match_is_goal (self->match, i - 1)) {
      sv_match_seek (self->match, i);
      return;
    }
  sv_tell (GTK_WIDGET (self->page), _ ("There is no earlier goal."));
}

/* Go to the next step with a comment, which is then shown as a message. Comments are in the order
 * of the steps. */
static void
next_comment_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  const GPtrArray *comments = sv_match_get_doc (self->match)->comments;

  for (guint i = 0; i < comments->len; i++) {
    const unsigned step = ((const SvComment *)comments->pdata[i])->step;
    if (step > sv_shown (self->match)->position && step <= sv_match_get_length (self->match)) {
      sv_match_seek (self->match, step);
      return;
    }
  }
  sv_tell (GTK_WIDGET (self->page), _ ("There is no later comment."));
}

static void
previous_comment_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  const GPtrArray *comments = sv_match_get_doc (self->match)->comments;

  for (guint i = comments->len; i-- > 0;) {
    const unsigned step = ((const SvComment *)comments->pdata[i])->step;
    if (step < sv_shown (self->match)->position) {
      sv_match_seek (self->match, step);
      return;
    }
  }
  sv_tell (GTK_WIDGET (self->page), _ ("There is no earlier comment."));
}

static void
play_on_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  g_autoptr (SvMatch) branch = sv_match_branch (self->match);

  sv_page_play (self->page, branch, TRUE);
}

/* Replace the step that led to the position shown. */
static void
change_step_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  const unsigned position = sv_shown (self->match)->position;

  if (position > 0)
    sv_change_step_show (self->page, self->match, position - 1);
}

/* Edit the comment on the step that led to the position shown. */
static void
comment_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  const unsigned position = sv_shown (self->match)->position;

  if (position > 0)
    sv_comment_step_show (self->page, self->match, position);
}

/* Restore a removed comment, if its step still exists. */
static void
put_comment_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  const char *text;
  guint step;

  g_variant_get (parameter, "(u&s)", &step, &text);
  if (step > 0 && step <= sv_match_get_length (self->match))
    sv_match_set_comment (self->match, step, text, NULL);
}

static void
notes_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_match_notes_show (SV_MATCH_ACTIONS (data)->page, SV_MATCH_ACTIONS (data)->match);
}

static void
own_line_ups_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_line_up_dialog_show (SV_MATCH_ACTIONS (data)->page, SV_MATCH_ACTIONS (data)->match);
}

static void
put_line_up_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_line_up_dialog_put_back (SV_MATCH_ACTIONS (data)->match, parameter);
}

/* A recording under way; it goes on when the page is left. */
typedef struct {
  SvMatchActions *actions; /* owned */
  SvMatch *match;          /* owned */
} Recording;

static void
recorded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Recording *recording = data;
  g_autoptr (SvMatchActions) self = recording->actions;
  g_autoptr (SvMatch) match = recording->match;
  g_autoptr (GError) error = NULL;
  const gboolean kept = sv_record_match_finish (match, result, &error);

  self->is_recording = FALSE;
  if (self->match == NULL) /* the page was left */
    return;
  sv_tell (GTK_WIDGET (self->page),
           kept ? _ ("This match is now recorded in your teams.") : error->message);
  sv_match_actions_update (self, self->real_dice);
}

/* Record cards and injuries in the teams. The action is disabled meanwhile: effects that are added
 * twice would count twice. */
static void
record_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  Recording *recording = g_new (Recording, 1);

  *recording = (Recording){ g_object_ref (self), g_object_ref (self->match) };
  self->is_recording = TRUE;
  sv_match_actions_update (self, self->real_dice);
  sv_record_match_async (self->match, recorded_cb, recording);
}

/* Show the answer as a toast too, for users without a screen reader. */
static void
ask_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchActions *self = data;
  const int ask = g_variant_get_int32 (parameter);

  if (ask < 0 || ask >= SV_N_ASKS)
    return;
  g_autofree char *answer = sv_ask_dup_answer (self->match, (SvAsk)ask);
  sv_tell (GTK_WIDGET (self->page), answer);
}

/* --- The group --- */

static void
sv_match_actions_dispose (GObject *object)
{
  g_clear_object (&SV_MATCH_ACTIONS (object)->match);
  G_OBJECT_CLASS (sv_match_actions_parent_class)->dispose (object);
}

static void
sv_match_actions_class_init (SvMatchActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_match_actions_dispose;
}

static void
sv_match_actions_init (SvMatchActions *self)
{
  const GActionEntry entries[] = {
    { .name = "redo", .activate = redo_cb },
    { .name = "correct", .activate = correct_cb },
    { .name = "throw", .activate = throw_cb },
    { .name = "die", .activate = die_cb, .parameter_type = "i" },
    { .name = "choose", .activate = choose_cb, .parameter_type = "i" },
    { .name = "pause", .state = "false", .change_state = pause_state_cb },
    { .name = "end-period", .activate = end_period_cb },
    { .name = "first", .activate = first_cb },
    { .name = "previous", .activate = previous_cb },
    { .name = "next", .activate = next_cb },
    { .name = "last", .activate = last_cb },
    { .name = "previous-goal", .activate = previous_goal_cb },
    { .name = "next-goal", .activate = next_goal_cb },
    { .name = "previous-comment", .activate = previous_comment_cb },
    { .name = "next-comment", .activate = next_comment_cb },
    { .name = "play-on", .activate = play_on_cb },
    { .name = "change-step", .activate = change_step_cb },
    { .name = "comment", .activate = comment_cb },
    { .name = "notes", .activate = notes_cb },
    { .name = "put-comment", .activate = put_comment_cb, .parameter_type = "(us)" },
    { .name = "own-line-ups", .activate = own_line_ups_cb },
    { .name = "put-line-up", .activate = put_line_up_cb, .parameter_type = "(isay)" },
    { .name = "record", .activate = record_cb },
    { .name = "ask", .activate = ask_cb, .parameter_type = "i" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  sv_match_actions_update (self, FALSE);
}

SvMatchActions *
sv_match_actions_new (SvPage *page)
{
  SvMatchActions *self = g_object_new (SV_TYPE_MATCH_ACTIONS, NULL);

  self->page = page;
  return self;
}

void
sv_match_actions_set_match (SvMatchActions *self, SvMatch *match)
{
  g_set_object (&self->match, match);
}

static GSimpleAction *
find (SvMatchActions *self, const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name));
}

static void
enable (SvMatchActions *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (find (self, name), enabled);
}

/* Return whether the match can be paused. During placement and breaks no clock runs, unless only
 * computers play: they act without waiting, so the user must be able to stop them at any time. */
static gboolean
can_pause (SvMatch *match)
{
  const GPtrArray *seats = sv_match_get_seats (match);
  const SvStage stage = sv_shown (match)->view.stage;

  return sv_clock_get_paused (sv_match_get_clock (match)) || stage == SV_STAGE_PLAY ||
         (stage != SV_STAGE_OVER && !sv_seats_have_person (seats, 0) &&
          !sv_seats_have_person (seats, 1));
}

void
sv_match_actions_update (SvMatchActions *self, gboolean real_dice)
{
  SvMatch *match = self->match;
  const unsigned position = match != NULL ? sv_shown (match)->position : 0;
  const unsigned length = match != NULL ? sv_match_get_length (match) : 0;
  const gboolean paused = match != NULL && sv_clock_get_paused (sv_match_get_clock (match));
  const gboolean can_throw =
      match != NULL && !paused && sv_match_get_playback (match) != SV_PLAYBACK_PAST &&
      sv_shown (match)->node.kind == SV_NODE_CHANCE && sv_shown_get_bot (match) == NULL;

  self->real_dice = real_dice;
  enable (self, "record", match != NULL && !self->is_recording && sv_record_match_can (match));
  enable (self, "redo", position < length);
  enable (self, "correct",
          real_dice && position > 0 && sv_match_get_playback (match) != SV_PLAYBACK_PAST &&
              sv_match_is_die (match, position - 1));
  enable (self, "throw", can_throw && !real_dice);
  enable (self, "die", can_throw && real_dice);
  enable (self, "pause", match != NULL && can_pause (match));
  g_simple_action_set_state (find (self, "pause"), g_variant_new_boolean (paused));
  enable (self, "end-period", match != NULL && sv_match_can_end_period (match));
  enable (self, "choose", match != NULL);
  enable (self, "ask", match != NULL);
  enable (self, "first", position > 0);
  enable (self, "previous", position > 0);
  enable (self, "next", position < length);
  enable (self, "previous-goal", position > 0);
  enable (self, "next-goal", position < length);
  enable (self, "previous-comment", position > 0);
  enable (self, "next-comment", position < length);
  enable (self, "last", position < length);
  enable (self, "play-on", position < length);
  enable (self, "comment", position > 0 && !sv_match_is_hidden (match, position - 1));
  enable (self, "notes", match != NULL);
  enable (self, "put-comment", match != NULL);
  enable (self, "own-line-ups", match != NULL && sv_own_line_ups_are_kept (match));
  enable (self, "put-line-up", match != NULL);
  enable (self, "change-step", position > 0 && !sv_match_is_hidden (match, position - 1));
}
