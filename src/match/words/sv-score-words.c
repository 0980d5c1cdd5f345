/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-score-words.h"

#include <glib/gi18n-lib.h>

#include "sv-clock-words.h"
#include "sv-sentence.h"
#include "sv-team-words.h"

const char *
sv_score_words_team (const SvScoreline *line, int i)
{
  return sv_team_doc_name (line->teams[i], line->sides[i]);
}

char *
sv_score_words_brief (const SvScoreline *line, int i)
{
  const char *brief = line->teams[i]->short_name;

  return brief != NULL && *brief != '\0' ? g_strdup (brief)
                                         : sv_team_words_short (sv_score_words_team (line, i),
                                                                sv_score_words_team (line, 1 - i));
}

char *
sv_score_words_clock (const SvScoreline *line)
{
  if (line->clock_ends > 0)
    return sv_clock_words_minute (line->clock_shows);
  return line->left_ms >= 0 ? sv_clock_words_time (line->left_ms) : NULL;
}

char *
sv_score_words_clock_said (const SvScoreline *line)
{
  if (line->clock_ends > 0)
    return g_strdup_printf (_ ("The clock shows %d of %d."), line->clock_shows, line->clock_ends);
  return line->left_ms >= 0 ? sv_clock_words_left (line->left_ms) : NULL;
}

char *
sv_score_words_period (const SvScoreline *line)
{
  const char *period = line->period != NULL ? _ (line->period) : "";

  if (!line->shootout)
    return g_strdup (period);
  /* Translators: a shoot-out, and its goals: "Penalty shoot-out: 3–2". */
  return sv_sentence (_ ("%1$s: %2$d–%3$d"), period, line->scored[0], line->scored[1]);
}

/* Return the period. A clock that dice advance is shown with the minute in which it ends, which
 * the clock itself does not show. */
static char *
dup_period_of (const SvScoreline *line)
{
  g_autofree char *period = sv_score_words_period (line);

  if (line->clock_ends == 0)
    return g_steal_pointer (&period);
  /* Translators: a period, and the minute in which its clock ends: "Match, of 90′". */
  return sv_sentence (_ ("%1$s, of %2$d′"), period, line->clock_ends);
}

/* Return the name of the break, a short one if @brief, and how long it has lasted if that is
 * known. */
static char *
dup_break (const SvScoreline *line, gboolean brief)
{
  const gboolean other = line->stage != SV_STAGE_BREAK || line->break_name != NULL;
  const char *name = !other                                   ? _ ("Half-time")
                     : brief || line->stage != SV_STAGE_BREAK ? _ ("Break")
                                                              : _ (line->break_name);

  if (!line->rests)
    return g_strdup (name);
  g_autofree char *time = sv_clock_words_time (line->rest_ms / 1000 * 1000);
  /* Translators: a break, and how long it has lasted: "Half-time · 1:05". */
  return sv_sentence (_ ("%s · %s"), name, time);
}

char *
sv_score_words_state (const SvScoreline *line)
{
  g_autofree char *period = sv_score_words_period (line);

  if (line->stage == SV_STAGE_OVER && !line->shootout)
    return sv_score_words_end (line);
  if (line->stage == SV_STAGE_BREAK || line->rests)
    return dup_break (line, FALSE);
  if (line->notice == NULL)
    return dup_period_of (line);
  /* Translators: a period and a notice about it, e.g. "First half · Playing until a 1". */
  return sv_sentence (_ ("%s · %s"), period, _ (line->notice));
}

char *
sv_score_words_state_brief (const SvScoreline *line)
{
  if (line->paused)
    return g_strdup (_ ("Paused"));
  if (line->stage == SV_STAGE_OVER && !line->shootout)
    return g_strdup (_ ("Final score"));
  if (line->stage == SV_STAGE_BREAK || line->rests)
    return dup_break (line, TRUE);
  if (line->notice != NULL)
    return g_strdup (_ (line->notice));
  return dup_period_of (line);
}

char *
sv_score_words_end (const SvScoreline *line)
{
  if (line->winner < 0)
    return g_strdup (_ ("The match ends in a draw."));
  const char *winner = sv_score_words_team (line, line->winner);
  switch (line->how) {
  case SV_END_EXTRA_TIME:
    return sv_sentence (_ ("%s wins in extra time."), winner);
  case SV_END_GOLDEN_GOAL:
    return sv_sentence (_ ("%s wins with a golden goal."), winner);
  case SV_END_PENALTIES:
    return sv_sentence (_ ("%s wins the penalty shoot-out."), winner);
  case SV_END_FULL_TIME:
  case SV_N_ENDS:
  default:
    return sv_sentence (_ ("%s wins."), winner);
  }
}

char *
sv_score_words_said (const SvScoreline *line)
{
  /* Translators: team on the left and its goals, team on the right and its goals. */
  return sv_sentence (_ ("%1$s %2$d, %3$s %4$d"), sv_score_words_team (line, 0), line->goals[0],
                      sv_score_words_team (line, 1), line->goals[1]);
}
