/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-choice-words.h"

#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-shown.h"

#include <glib/gi18n.h>

/* With a larger denominator a percentage is easier to grasp. */
enum { MAX_DENOMINATOR = 36 };

char *
sv_choice_words_odds (guint64 odds, guint64 of)
{
  if (of > MAX_DENOMINATOR)
    /* Translators: a chance. */
    return g_strdup_printf (_ ("%u%%"), (unsigned)((100 * odds + of / 2) / of));
  /* Translators: a chance, in as few letters as possible: "1 in 3". */
  return g_strdup_printf (_ ("%u in %u"), (unsigned)odds, (unsigned)of);
}

char *
sv_choice_words_chance (const SvAim *aim)
{
  if (!aim->has_risks)
    return NULL;
  if (aim->risks.odds == aim->risks.odds_of)
    /* Translators: very short: nobody can stop the ball. */
    return g_strdup (_ ("safe"));
  return sv_choice_words_odds (aim->risks.odds, aim->risks.odds_of);
}

char *
sv_choice_words_left (const SvAim *aim)
{
  if (aim->left < 0 || aim->cost == 0)
    return NULL;
  /* Translators: very short: so many points or steps are left. */
  return g_strdup_printf (ngettext ("%d left", "%d left", (unsigned)aim->left), aim->left);
}

/* Return a text about a target with its cost or its odds. */
static char *
say_price (const SvChoice *choice, SvMatch *match, int space)
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

/* The same, with the chance that the ball arrives there. */
static char *
say_target (const SvChoice *choice, SvMatch *match, int space)
{
  g_autofree char *price = say_price (choice, match, space);
  SvAim aim;

  if (!sv_aim_find (&aim, choice, sv_shown (match), space, NULL) || !aim.has_risks)
    return g_steal_pointer (&price);
  g_autofree char *odds = sv_choice_words_odds (aim.risks.odds, aim.risks.odds_of);
  /* Translators: %s is a chance, such as "2 in 3". */
  g_autofree char *chance = aim.risks.odds == aim.risks.odds_of
                                ? g_strdup (_ ("Nobody can stop the ball."))
                                : sv_sentence (_ ("Chance that the ball arrives: %s"), odds);
  return g_strconcat (price, "\n", chance, NULL);
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

char *
sv_choice_words_button (SvMatch *match, unsigned i)
{
  const SvSituation *shown = sv_shown (match);
  const SvTarget *target = &shown->targets[i];

  if (target->button != NULL)
    return g_strdup (_ (target->button));
  if (target->act == NULL) {
    g_autoptr (GPtrArray) lines = sv_match_dup_lines_from (match, shown->state, shown->legal[i]);
    return sv_report_lines_join (lines, "", " ");
  }
  SvPhrase phrase = sv_phrase (target->act, shown->node.side);
  phrase.piece = target->piece;
  return sv_match_say (match, &phrase);
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
