/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-ask.h"

#include "sv-choice-words.h"
#include "sv-clock-words.h"
#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-shown.h"

#include <glib/gi18n.h>

/* Maximum number of choices that are listed; listeners would not follow a longer list. */
enum { MOST = 12 };

/* --- Score and clock --- */

static char *
dup_score (SvMatch *match)
{
  const SvView *view = &sv_shown (match)->view;
  const int left = sv_match_get_left (match), right = 1 - left;
  const char *first = sv_match_get_team_name (match, left);
  const char *second = sv_match_get_team_name (match, right);

  if (view->shootout)
    /* Translators: first team, its goals, second team, its goals; then the goals of both in the
     * shoot-out. */
    return sv_sentence (_ ("%1$s %2$d, %3$s %4$d. Shoot-out: %5$d to %6$d."), first,
                        view->score[left], second, view->score[right], view->shootout_score[left],
                        view->shootout_score[right]);
  /* Translators: first team, its goals, second team, its goals. */
  return sv_sentence (_ ("%1$s %2$d, %3$s %4$d."), first, view->score[left], second,
                      view->score[right]);
}

static char *
dup_clock (SvMatch *match)
{
  const SvView *view = &sv_shown (match)->view;
  SvClock *clock = sv_match_get_clock (match);
  const gint64 remaining = sv_clock_get_remaining (clock);
  g_autofree char *period = sv_match_dup_period (match);

  if (view->stage == SV_STAGE_OVER)
    return g_strdup (_ ("The match is over."));
  if (view->clock_ends != 0)
    return sv_sentence (_ ("%1$s: the clock shows %2$d of %3$d."), period, view->clock_shows,
                        view->clock_ends);
  if (view->period_ms == 0)
    return sv_sentence (_ ("%s, without a clock."), period);
  g_autofree char *left = sv_clock_words_left (remaining);
  return sv_clock_get_paused (clock)
             ? sv_sentence (_ ("%1$s: %2$s. The clock is stopped."), period, left)
             : sv_sentence (_ ("%1$s: %2$s."), period, left);
}

/* --- The ball --- */

static char *
dup_ball (SvMatch *match)
{
  const SvView *view = &sv_shown (match)->view;
  g_autofree char *place =
      view->ball_space >= 0 ? sv_match_dup_place (match, view->ball_space) : NULL;
  g_autofree char *piece =
      view->ball_piece >= 0 ? sv_match_dup_piece_label (match, view->ball_piece) : NULL;

  if (piece != NULL && place != NULL)
    /* Translators: %1$s: a figurine, such as "Velocitas striker 2, Anne"; %2$s: its space, such
     * as "Area C, Velocitas zone". */
    return sv_sentence (_ ("%1$s has the ball. %2$s."), piece, place);
  if (piece != NULL)
    return sv_sentence (_ ("%s has the ball."), piece);
  return place != NULL ? sv_sentence (_ ("The ball lies here: %s."), place)
                       : g_strdup (_ ("The ball is not in play."));
}

/* --- What can be chosen --- */

static void
add_once (GPtrArray *words, char *word)
{
  if (g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_free (word);
  else
    g_ptr_array_add (words, word);
}

/* Return whether the legal events differ in the piece they are about. If not, all are about one
 * piece, and the user chooses where it goes. */
static gboolean
are_several_pieces (SvMatch *match, unsigned n)
{
  int piece = -1;

  for (unsigned i = 0; i < n; i++) {
    const SvTarget *target = &sv_shown (match)->targets[i];
    if (target->piece >= 0 && piece >= 0 && target->piece != piece)
      return TRUE;
    piece = target->piece >= 0 ? target->piece : piece;
  }
  return FALSE;
}

/* List the choices: figurines or spaces first, then buttons. */
static GPtrArray *
list_choices (SvMatch *match)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  unsigned n;

  sv_shown_get_legal (match, &n);
  const gboolean by_piece = are_several_pieces (match, n);
  for (unsigned i = 0; i < n; i++) {
    const SvTarget *target = &sv_shown (match)->targets[i];
    if (target->piece >= 0 && (by_piece || target->space < 0))
      add_once (words, sv_match_dup_piece_label (match, target->piece));
    else if (target->space >= 0)
      add_once (words, sv_match_dup_place (match, target->space));
  }
  for (unsigned i = 0; i < n; i++)
    if (sv_shown (match)->targets[i].button != NULL)
      add_once (words, g_strdup (_ (sv_shown (match)->targets[i].button)));
  return words;
}

static char *
dup_choices (SvMatch *match)
{
  const char *waiting = sv_choice_words_waiting (match);
  g_autofree char *prompt = sv_match_dup_prompt (match);

  if (waiting != NULL)
    return g_strdup (waiting);
  if (sv_shown (match)->node.kind != SV_NODE_DECISION)
    return g_steal_pointer (&prompt);

  g_autoptr (GPtrArray) words = list_choices (match);
  const unsigned more = words->len > MOST ? words->len - MOST : 0;
  if (words->len == 0)
    return g_steal_pointer (&prompt);
  g_ptr_array_set_size (words, (int)MIN (words->len, MOST));
  g_ptr_array_add (words, NULL);
  g_autofree char *list = g_strjoinv ("; ", (char **)words->pdata);
  if (more > 0)
    /* Translators: what to do, a list of what can be chosen, and how many more there are. */
    return sv_sentence (ngettext ("%1$s. You can choose: %2$s; and %3$u more.",
                                  "%1$s. You can choose: %2$s; and %3$u more.", more),
                        prompt, list, more);
  /* Translators: what to do, and a list of what can be chosen. */
  return sv_sentence (_ ("%1$s. You can choose: %2$s."), prompt, list);
}

char *
sv_ask_dup_answer (SvMatch *match, SvAsk ask)
{
  static char *(*const answers[SV_N_ASKS]) (SvMatch * match) = {
    [SV_ASK_SCORE] = dup_score,
    [SV_ASK_CLOCK] = dup_clock,
    [SV_ASK_BALL] = dup_ball,
    [SV_ASK_CHOICES] = dup_choices,
  };

  g_return_val_if_fail (ask < SV_N_ASKS, NULL);
  return answers[ask](match);
}
