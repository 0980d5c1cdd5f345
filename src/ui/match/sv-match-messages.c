/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-messages.h"

#include "sv-match-comments.h"
#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-toast.h"
#include "sv-whistle.h"

#include <glib/gi18n.h>

static SvAnnouncer *
get_announcer (SvMatchMessages *self)
{
  return sv_match_pitch_get_announcer (self->pitch);
}

/* --- Toasts --- */

/* Show the comment on the step that the user has come to. A match that was closed may still emit a
 * change. */
static void
comment_cb (SvMatchMessages *self, SvChange change)
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
  sv_tell (self->page, sentence);
}

static void
notice_cb (SvMatchMessages *self, const char *sentence)
{
  sv_tell (self->page, sentence);
}

/* --- The referee's line and the score --- */

static void
line_cb (SvMatchMessages *self)
{
  const char *line = sv_announcer_get_line (get_announcer (self));

  sv_prompt_bar_set_line (self->prompt, line);
  sv_line_bar_set_line (self->line, line);
}

static void
step_cb (SvMatchMessages *self)
{
  SvAnnouncer *announcer = get_announcer (self);
  int piece, score[2];

  line_cb (self);
  if (sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_GOAL ||
      sv_shown (self->match)->view.shootout)
    return;
  sv_announcer_get_scorer (announcer, &piece, score);
  sv_scoreboard_tell_score (self->scoreboard, score);
}

/* --- The whistle and the clock --- */

static void
flash (SvMatchMessages *self)
{
  sv_whistle_flash (GTK_WIDGET (self->scoreboard));
}

/* Show the whistle, unless an announcement or the goal banner says more about it. */
static void
whistle_cb (SvMatchMessages *self)
{
  const GPtrArray *notes = sv_announcer_get_notes (get_announcer (self));

  flash (self);
  if (sv_announcer_get_caption (get_announcer (self), NULL) == NULL &&
      (notes == NULL || sv_report_lines_kind (notes) != SV_NOTE_GOAL))
    sv_match_pitch_shout (self->pitch, _ ("The whistle sounds!"));
}

static void
last_minute_cb (SvMatchMessages *self)
{
  flash (self);
  sv_match_pitch_shout (self->pitch, _ ("One minute left!"));
}

/* --- Which match --- */

void
sv_match_messages_init (SvMatchMessages *self)
{
  self->of_match = g_signal_group_new (SV_TYPE_MATCH);
  g_signal_group_connect_swapped (self->of_match, "shown", G_CALLBACK (comment_cb), self);
  g_signal_group_connect_swapped (self->of_match, "notice", G_CALLBACK (notice_cb), self);
  g_signal_group_connect_swapped (self->of_match, "whistle", G_CALLBACK (whistle_cb), self);
  self->of_clock = g_signal_group_new (SV_TYPE_CLOCK);
  g_signal_group_connect_swapped (self->of_clock, "warning", G_CALLBACK (last_minute_cb), self);
  g_signal_group_connect_swapped (self->of_clock, "expired", G_CALLBACK (flash), self);
  self->of_announcer = g_signal_group_new (SV_TYPE_ANNOUNCER);
  g_signal_group_connect_swapped (self->of_announcer, "step", G_CALLBACK (step_cb), self);
  g_signal_group_connect_swapped (self->of_announcer, "line", G_CALLBACK (line_cb), self);
}

void
sv_match_messages_set_match (SvMatchMessages *self, SvMatch *match)
{
  self->match = match;
  g_signal_group_set_target (self->of_match, match);
  g_signal_group_set_target (self->of_clock, match != NULL ? sv_match_get_clock (match) : NULL);
  g_signal_group_set_target (self->of_announcer, match != NULL ? get_announcer (self) : NULL);
  if (match != NULL)
    line_cb (self);
}

void
sv_match_messages_clear (SvMatchMessages *self)
{
  g_clear_object (&self->of_match);
  g_clear_object (&self->of_clock);
  g_clear_object (&self->of_announcer);
}
