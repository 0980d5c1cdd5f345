/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person can do in a match: the action group "match" and its keys. */

#include "sv-match-page-private.h"

#include "sv-change-step.h"
#include "sv-dice-tray.h"

#include <glib/gi18n.h>

static const SvMatchAccel accels[] = {
  { "match.undo", { "<Control>z" }, N_ ("Undo") },
  { "match.redo", { "<Control><Shift>z" }, N_ ("Redo") },
  { "match.pause", { "Pause", "<Control>space" }, N_ ("Pause or Resume") },
  { "match.report", { "F9" }, N_ ("Match Report") },
  { "match.previous", { "<Alt>Left" }, N_ ("One Step Back") },
  { "match.next", { "<Alt>Right" }, N_ ("One Step Forward") },
  { "match.first", { "<Alt>Home" }, N_ ("To the Beginning") },
  { "match.last", { "<Alt>End" }, N_ ("To the End") },
  { NULL },
};

const SvMatchAccel *
sv_match_page_get_accels (void)
{
  return accels;
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_match_undo (SV_MATCH_PAGE (data)->match);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_match_redo (SV_MATCH_PAGE (data)->match);
}

static void
throw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_match_throw (SV_MATCH_PAGE (data)->match);
}

static void
die_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchPage *self = data;
  const int value = g_variant_get_int32 (parameter);
  g_autoptr (GError) error = NULL;

  if (value < 1 || !sv_match_enter_die (self->match, (unsigned)value, &error))
    g_signal_emit_by_name (self, "toast", error != NULL ? error->message : _ ("No such die."));
}

static void
pause_state_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  SvMatchPage *self = data;

  sv_clock_set_paused (sv_match_get_clock (self->match), g_variant_get_boolean (state));
}

static void
report_state_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  g_simple_action_set_state (action, state);
  sv_match_page_set_report_open (data, g_variant_get_boolean (state));
}

static void
first_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_match_page_look (data, 0);
}

static void
previous_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchPage *self = data;
  const unsigned position = sv_match_get_position (self->match);

  if (position > 0)
    sv_match_page_look (self, position - 1);
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  /* A step, not a jump: the board shows the way that the pieces go. */
  sv_match_redo (SV_MATCH_PAGE (data)->match);
}

static void
last_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchPage *self = data;

  sv_match_page_look (self, sv_match_get_length (self->match));
}

static void
play_on_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchPage *self = data;
  g_autoptr (SvMatch) branch = sv_match_branch (self->match);

  g_signal_emit_by_name (self, "branch", branch);
}

/* Another step instead of the one that led to the position shown. */
static void
change_step_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchPage *self = data;
  const unsigned position = sv_match_get_position (self->match);

  if (position > 0)
    sv_change_step_show (GTK_WIDGET (self), self->match, position - 1);
}

void
sv_match_page_add_actions (SvMatchPage *self)
{
  const GActionEntry entries[] = {
    { .name = "undo", .activate = undo_cb },
    { .name = "redo", .activate = redo_cb },
    { .name = "throw", .activate = throw_cb },
    { .name = "die", .activate = die_cb, .parameter_type = "i" },
    { .name = "pause", .state = "false", .change_state = pause_state_cb },
    { .name = "report", .state = "false", .change_state = report_state_cb },
    { .name = "first", .activate = first_cb },
    { .name = "previous", .activate = previous_cb },
    { .name = "next", .activate = next_cb },
    { .name = "last", .activate = last_cb },
    { .name = "play-on", .activate = play_on_cb },
    { .name = "change-step", .activate = change_step_cb },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match", G_ACTION_GROUP (self->actions));
  sv_match_page_update_actions (self);
}

static GSimpleAction *
find (SvMatchPage *self, const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name));
}

void
sv_match_page_update_actions (SvMatchPage *self)
{
  SvMatch *match = self->match;
  const unsigned position = match != NULL ? sv_match_get_position (match) : 0;
  const unsigned length = match != NULL ? sv_match_get_length (match) : 0;
  const gboolean paused = match != NULL && sv_clock_get_paused (sv_match_get_clock (match));
  const gboolean in_play = match != NULL && sv_match_get_view (match)->stage == SV_STAGE_PLAY;
  const gboolean can_throw = match != NULL && !paused && !sv_match_page_is_back (self) &&
                             sv_match_get_node (match)->kind == SV_NODE_CHANCE &&
                             sv_match_get_bot (match) == NULL;
  const gboolean real = sv_dice_tray_get_real (SV_DICE_TRAY (self->dice));

  g_simple_action_set_enabled (find (self, "undo"), position > 0);
  g_simple_action_set_enabled (find (self, "redo"), position < length);
  g_simple_action_set_enabled (find (self, "throw"), can_throw && !real);
  g_simple_action_set_enabled (find (self, "die"), can_throw && real);
  /* While teams place and between the halves no clock runs that could wait. */
  g_simple_action_set_enabled (find (self, "pause"), in_play || paused);
  g_simple_action_set_state (find (self, "pause"), g_variant_new_boolean (paused));
  g_simple_action_set_enabled (find (self, "report"), match != NULL);
  g_simple_action_set_enabled (find (self, "first"), position > 0);
  g_simple_action_set_enabled (find (self, "previous"), position > 0);
  g_simple_action_set_enabled (find (self, "next"), position < length);
  g_simple_action_set_enabled (find (self, "last"), position < length);
  g_simple_action_set_enabled (find (self, "play-on"), position < length);
  g_simple_action_set_enabled (find (self, "change-step"),
                               position > 0 && !sv_match_is_hidden (match, position - 1));
}

/* Space throws; a focused button keeps its space bar because it hears the key first. */
static gboolean
space_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);

  if (!g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), "throw"))
    return FALSE;
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "throw", NULL);
  return TRUE;
}

static gboolean
digit_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);

  if (!g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), "die") ||
      !sv_match_has_face (self->match, (unsigned)g_variant_get_int32 (arguments)))
    return FALSE;
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "die", arguments);
  return TRUE;
}

void
sv_match_page_add_keys (SvMatchPage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (controller);

  gtk_shortcut_controller_add_shortcut (
      keys, gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_space, 0),
                              gtk_callback_action_new (space_cb, NULL, NULL)));
  for (guint i = 1; i <= 6; i++)
    for (guint pad = 0; pad < 2; pad++) {
      GtkShortcut *shortcut =
          gtk_shortcut_new (gtk_keyval_trigger_new ((pad ? GDK_KEY_KP_0 : GDK_KEY_0) + i, 0),
                            gtk_callback_action_new (digit_cb, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 ((int)i));
      gtk_shortcut_controller_add_shortcut (keys, shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
