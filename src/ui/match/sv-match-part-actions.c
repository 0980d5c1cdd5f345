/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-part-actions.h"

#include "sv-match-line-ups.h"
#include "sv-match-undo.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-throw-question.h"

#include <glib/gi18n.h>

/* Return whether both people have agreed to take back what a die or a secret choice has shown. */
static gboolean
have_agreed (void)
{
  return sv_settings_exist () && g_settings_get_boolean (sv_settings (), "undo-throws");
}

/* Take back the last act; the referee's line says which, or why that is not possible. */
static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchPartActions *self = data;

  if (!sv_match_undo_needs_both (self->match) || have_agreed ())
    sv_match_undo (self->match);
  else
    sv_line_bar_set_line (self->line,
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
  sv_match_pitch_skip (((SvMatchPartActions *)data)->pitch);
}

/* Go to the pitch with the keyboard. */
static void
pitch_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (((SvMatchPartActions *)data)->pitch));
}

static void
lesson_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  sv_prompt_bar_teach (((SvMatchPartActions *)data)->prompt);
}

static void
line_up_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvMatchPartActions *self = data;
  const int i = g_variant_get_int32 (parameter);

  sv_board_view_line_up (sv_match_pitch_get_board (self->pitch),
                         i < 0 ? sv_match_get_first_line_up (self->match) : (unsigned)i);
}

void
sv_match_part_actions_add (SvMatchPartActions *self)
{
  const GActionEntry entries[] = {
    { .name = "undo", .activate = undo_cb },
    { .name = "skip", .activate = skip_cb },
    { .name = "throw-by-itself", .activate = throw_by_itself_cb, .parameter_type = "b" },
    { .name = "lesson", .activate = lesson_cb },
    { .name = "pitch", .activate = pitch_cb },
    { .name = "line-up", .activate = line_up_cb, .parameter_type = "i" },
  };

  g_action_map_add_action_entries (self->group, entries, G_N_ELEMENTS (entries), self);
}

/* Return whether a person may line up now in a way that the game offers. */
static gboolean
can_line_up (SvMatchPartActions *self)
{
  return self->match != NULL && !sv_clock_get_paused (sv_match_get_clock (self->match)) &&
         sv_match_get_playback (self->match) != SV_PLAYBACK_PAST &&
         sv_shown_get_bot (self->match) == NULL &&
         sv_match_get_first_line_up (self->match) < SV_MAX_LINE_UPS;
}

static void
enable (SvMatchPartActions *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (self->group, name)),
                               enabled);
}

void
sv_match_part_actions_update (SvMatchPartActions *self, gboolean teaches)
{
  enable (self, "undo", self->match != NULL && sv_match_can_undo (self->match));
  enable (self, "line-up", !teaches && can_line_up (self));
}
