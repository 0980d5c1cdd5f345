/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-choice-words.h"

#include "sv-match-words.h"
#include "sv-shown.h"

#include <glib/gi18n.h>

/* Return a text about a target with its cost or its odds. */
static char *
say_target (const SvChoice *choice, SvMatch *match, int space)
{
  SvPrice price;

  if (!sv_choice_get_price (choice, &sv_shown (match)->scene.view, space, &price))
    return g_strdup (_ ("Possible target"));
  if (price.odds_of != 0)
    return g_strdup_printf (_ ("Possible target, %u of %u throws succeed"), price.odds,
                            price.odds_of);
  return g_strdup_printf (
      ngettext ("Possible target for %u point", "Possible target for %u points", price.cost),
      price.cost);
}

char *
sv_choice_words_can (const SvChoice *choice, SvMatch *match, int piece, int space)
{
  int why_piece, why_space;

  if (sv_choice_can_stay (choice, piece, space))
    return g_strdup (_ ("Possible target: stay here"));
  if (piece >= 0 && piece == choice->held)
    return g_strdup (_ ("In your hand: choose where to put it, or press Escape to put it back"));
  if (sv_choice_is_goal (choice, space))
    return say_target (choice, match, space);
  if (sv_choice_is_possible (choice, piece, space))
    return g_strdup (_ ("Can be chosen"));
  sv_choice_refusal (choice, piece, space, &why_piece, &why_space);
  char *why = sv_match_dup_why_not (match, why_piece, why_space);
  return why != NULL ? why : g_strdup ("");
}

char *
sv_choice_words_option (const SvOption *option, SvMatch *match, gboolean by_piece)
{
  char text[SV_EVENT_TEXT_MAX];

  if (by_piece && option->target.piece >= 0)
    return sv_match_dup_piece_label (match, option->target.piece);
  if (option->target.button != NULL)
    return g_strdup (_ (option->target.button));
  sv_match_get_game (match)->event_text (sv_match_get_setup (match), sv_shown (match)->state,
                                         option->event, text);
  return g_strdup (text);
}

const char *
sv_choice_words_waiting (SvMatch *match)
{
  if (sv_match_get_playback (match) == SV_PLAYBACK_PAST)
    return _ ("This is an earlier position: choose Play On From Here to play from it.");
  if (sv_shown_get_bot (match) != NULL)
    return _ ("It is the computer’s turn: wait a moment.");
  return NULL;
}

static const char *
say_node (SvNodeKind kind)
{
  switch (kind) {
  case SV_NODE_CHANCE:
    return _ ("The die must be thrown first.");
  case SV_NODE_OVER:
    return _ ("The match is over.");
  case SV_NODE_DECISION:
  default:
    return _ ("That is not possible now.");
  }
}

char *
sv_choice_words_refusal (const SvAnswer *answer, SvMatch *match)
{
  char *why = sv_match_dup_why_not (match, answer->piece, answer->space);

  return why != NULL ? why : g_strdup (say_node (sv_shown (match)->node.kind));
}
