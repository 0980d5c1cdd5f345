/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-referee.h"

#include "sv-match-words.h"
#include "sv-match.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>

/* A state as the user sees it: its view and the node it waits for. */
typedef struct {
  const SvGame *game;
  const void *setup;
  SvView view;
  SvNode node;
} Look;

static void
look (Look *out, SvMatch *match, const void *state)
{
  out->game = sv_match_get_game (match);
  out->setup = sv_match_get_setup (match);
  out->game->view (out->setup, state, &out->view);
  out->game->node (out->setup, state, &out->node);
}

/* Find the choice that leads to a throw without choosing a piece or space. Return FALSE if there
 * is none. */
static gboolean
find_button (const Look *now, const void *state, SvEvent *out)
{
  g_autofree SvEvent *legal = g_new (SvEvent, now->game->max_legal);
  const unsigned n = now->game->legal (now->setup, state, legal);

  for (unsigned i = 0; i < n && now->node.kind == SV_NODE_DECISION; i++) {
    SvTarget target;
    now->game->event_target (now->setup, state, legal[i], &target);
    if ((target.flags & SV_TARGET_THROW) != 0) {
      *out = legal[i];
      return TRUE;
    }
  }
  return FALSE;
}

/* Get the position. If the game asks for a throw with a button, that choice is made first,
 * because at a real board people throw at once. Return FALSE if the position is impossible. */
static gboolean
look_at (Look *out, SvPosition *position, guint8 state[SV_MAX_STATE])
{
  SvMatch *match = sv_position_get_match (position);
  const void *given = sv_position_get_state (position);
  SvEvent button;

  if (given == NULL)
    return FALSE;
  memcpy (state, given, sv_match_get_game (match)->state_size);
  look (out, match, state);
  if (find_button (out, state, &button)) {
    out->game->apply (out->setup, state, button);
    look (out, match, state);
  }
  return TRUE;
}

static gboolean
is_throw (const SvGame *game, const void *setup, const SvPlacement *placement)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  Look now = { .game = game, .setup = setup };
  SvPhrase why;
  SvEvent button;

  if (!sv_game_from_placement (game, setup, placement, state, &why))
    return FALSE;
  game->node (setup, state, &now.node);
  return now.node.kind == SV_NODE_CHANCE || find_button (&now, state, &button);
}

/* Find a phase with all of these @flags in which a die is thrown, with all pieces where they
 * stand in *@placement. */
static gboolean
find_throw (const SvGame *game, const void *setup, unsigned flags, SvPlacement *placement)
{
  for (unsigned phase = 0; phase < sv_game_n_phases (game); phase++) {
    if ((game->positions.phases[phase].flags & flags) != flags)
      continue;
    placement->phase = phase;
    /* Let the piece that has the ball keep it if a die is thrown then, unless a throw against a
     * defender is wanted. */
    if (flags != SV_PHASE_DEFENDER && is_throw (game, setup, placement))
      return TRUE;
    for (unsigned i = 0; i < game->n_pieces; i++) {
      if ((game->positions.phases[phase].flags & SV_PHASE_BALL) != 0)
        placement->ball_piece = (gint16)i;
      placement->active_piece = placement->defender = -1;
      for (int side = 0; side < 2; side++) {
        placement->side = side;
        if (is_throw (game, setup, placement))
          return TRUE;
      }
    }
  }
  return FALSE;
}

SvPosition *
sv_referee_new_position (const SvMatchDoc *doc)
{
  g_autoptr (SvMatch) match = sv_match_new_branch (sv_match_doc_copy (doc, 0), NULL);
  SvPosition *position = sv_position_new (match);
  /* Prefer a throw against a defender, then a throw of one of the sides, then any throw. */
  static const unsigned kinds[] = { SV_PHASE_DEFENDER, SV_PHASE_SIDE, 0 };

  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++) {
    SvPlacement placement = *sv_position_get_placement (position);
    if (!find_throw (doc->game, sv_match_get_setup (match), kinds[i], &placement))
      continue;
    sv_position_begin (position, &placement);
    break;
  }
  return position;
}

void
sv_referee_set_frame (SvPosition *position, unsigned period, const int score[2])
{
  const SvPlacement *now = sv_position_get_placement (position);
  SvPlacement placement = *now;

  if (now->period == period && now->score[0] == score[0] && now->score[1] == score[1])
    return;
  placement.period = period;
  placement.score[0] = score[0];
  placement.score[1] = score[1];
  sv_position_begin (position, &placement);
}

static char *
dup_prompt (SvMatch *match, const void *state)
{
  SvPhrase phrase;
  Look now;

  look (&now, match, state);
  sv_game_prompt (now.game, now.setup, state, &phrase);
  return sv_match_say_in (match, &now.view, &phrase);
}

char *
sv_referee_dup_question (SvPosition *position)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  Look now;

  return look_at (&now, position, state) ? dup_prompt (sv_position_get_match (position), state)
                                         : NULL;
}

/* Add to each line that depends on some faces of the die how likely these faces are. @lines are
 * @notes in words. */
static void
add_percents (const Look *now, const void *state, const SvNotes *notes, GPtrArray *lines)
{
  g_autofree SvEvent *legal = g_new (SvEvent, now->game->max_legal);
  const unsigned n = now->game->legal (now->setup, state, legal);

  for (guint i = 0; i < lines->len; i++) {
    SvReportLine *line = g_ptr_array_index (lines, i);
    if (notes->notes[i].faces == 0)
      continue;
    g_autofree char *sentence = line->sentence;
    /* Translators: what must be thrown, as a sentence, and how likely that is. */
    line->sentence = sv_sentence (_ ("%1$s (%2$u %%)"), sentence,
                                  sv_odds_of_faces (legal, n, notes->notes[i].faces));
  }
}

static void
add_line (GPtrArray *lines, char *sentence)
{
  SvReportLine *line = g_new0 (SvReportLine, 1);

  line->sentence = sentence;
  line->side = line->piece = -1;
  g_ptr_array_add (lines, line);
}

/* Add a line for each choice to throw: piece, space, and how likely it succeeds. */
static void
add_choices (SvMatch *match, const Look *now, const void *state, GPtrArray *lines)
{
  g_autofree SvEvent *legal = g_new (SvEvent, now->game->max_legal);
  const unsigned n = now->game->legal (now->setup, state, legal);

  for (unsigned i = 0; i < n; i++) {
    SvTarget target;
    now->game->event_target (now->setup, state, legal[i], &target);
    if (target.odds_of == 0)
      continue;
    SvPhrase phrase = sv_phrase_of (N_ ("{piece} of {team} can try it on {space}: {n} %."),
                                    now->node.side, target.piece);
    phrase.space = target.space;
    phrase.n = (100 * target.odds + target.odds_of / 2) / target.odds_of;
    add_line (lines, sv_match_say (match, &phrase));
  }
}

/* Add one line with the chances of all outcomes. */
static void
add_chances (SvMatch *match, const Look *now, const void *state, GPtrArray *lines)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SvOdds odds;

  if (!sv_odds (now->game, now->setup, state, &odds) || odds.n < 2)
    return;
  for (unsigned i = 0; i < odds.n; i++) {
    g_autofree char *name =
        sv_match_dup_outcome (match, &now->node, now->view.attacking, &odds.outcomes[i]);
    /* Translators: what may come of a throw, and how likely it is: "Goal: 17 %." */
    sv_sentence_append (text, _ ("%s: %d %%."), name, (int)sv_odds_percent (&odds.outcomes[i]));
    g_string_append (text, i + 1 < odds.n ? " " : "");
  }
  add_line (lines, g_string_free (g_steal_pointer (&text), FALSE));
}

GPtrArray *
sv_referee_dup_counts (SvPosition *position)
{
  SvMatch *match = sv_position_get_match (position);
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  SvNotes notes = { 0 };
  Look now = { 0 };

  const gboolean possible = look_at (&now, position, state);
  if (possible)
    sv_game_counts (now.game, now.setup, state, &notes);
  GPtrArray *lines = sv_match_say_notes (match, &now.view, &notes);
  if (notes.n != 0 && now.node.kind == SV_NODE_CHANCE) {
    add_percents (&now, state, &notes, lines);
    add_chances (match, &now, state, lines);
  }
  if (possible && now.node.kind == SV_NODE_DECISION)
    add_choices (match, &now, state, lines);
  return lines;
}

gboolean
sv_referee_throws (SvPosition *position, int *side)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  Look now;

  if (!look_at (&now, position, state))
    return FALSE;
  *side = now.node.side;
  return now.node.kind == SV_NODE_CHANCE;
}

gboolean
sv_referee_get_throw (SvPosition *position, unsigned *kind, unsigned *dice)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  Look now;

  if (!look_at (&now, position, state) || now.node.kind != SV_NODE_CHANCE)
    return FALSE;
  const SvScoreSheetThrow *throws = sv_game_score_sheet_throws (now.game);
  g_autofree SvEvent *legal = g_new (SvEvent, now.game->max_legal);
  now.game->legal (now.setup, state, legal);
  unsigned i = 0;
  while (throws[i].label != NULL &&
         (throws[i].sides != now.node.die || throws[i].least != legal[0].a))
    i++;
  *kind = throws[i].label != NULL ? i : 0;
  *dice = now.node.contest > 1 ? 2 : throws[*kind].dice;
  return TRUE;
}

/* Set the side and the card of the scorer: the piece that had the ball, or else the attacking
 * piece. */
static void
find_goal (SvVerdict *verdict, const SvView *before, const SvView *after)
{
  for (int side = 0; side < 2; side++) {
    if (after->score[side] <= before->score[side])
      continue;
    verdict->goal_side = side;
    for (int i = 0; i < before->n_pieces; i++)
      if (before->pieces[i].side == side &&
          (before->pieces[i].flags & (SV_PIECE_BALL | SV_PIECE_ATTACKER)) != 0)
        verdict->goal_card = before->pieces[i].card;
  }
}

SvVerdict *
sv_referee_judge (SvPosition *position, const unsigned dice[2])
{
  SvMatch *match = sv_position_get_match (position);
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  gboolean used[2] = { FALSE, FALSE };
  Look now;

  if (!look_at (&now, position, state))
    return NULL;
  g_autoptr (SvVerdict) verdict = g_new0 (SvVerdict, 1);
  verdict->lines = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_report_line_free);
  verdict->goal_side = verdict->goal_card = -1;
  memcpy (verdict->state, state, now.game->state_size);
  while (now.node.kind == SV_NODE_CHANCE) {
    const int die = MAX (now.node.side, 0);
    const Look before = now;
    const SvEvent event = sv_event_die (dice[die]);

    if (used[die] || !sv_game_is_legal (now.game, now.setup, verdict->state, event))
      break;
    used[die] = TRUE;
    g_ptr_array_extend_and_steal (verdict->lines,
                                  sv_match_dup_lines_from (match, verdict->state, event));
    now.game->apply (now.setup, verdict->state, event);
    look (&now, match, verdict->state);
    find_goal (verdict, &before.view, &now.view);
  }
  if (!used[0] && !used[1])
    return NULL;
  verdict->settled = now.node.kind != SV_NODE_CHANCE;
  verdict->next = dup_prompt (match, verdict->state);
  return g_steal_pointer (&verdict);
}

void
sv_verdict_free (SvVerdict *verdict)
{
  if (verdict == NULL)
    return;
  g_ptr_array_unref (verdict->lines);
  g_free (verdict->next);
  g_free (verdict);
}
