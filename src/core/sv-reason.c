/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-reason.h"

#include "sv-odds.h"

/* The facts about a position that are compared, from the point of view of a side. */
typedef struct {
  SvView view;
  SvNotes counts;
  bool throws;             /* the position waits for a die */
  bool known;              /* the odds of that die could be computed */
  int goal, against, lost; /* chances that the side scores, concedes and loses the ball, per cent */
  int thrower;             /* piece of the side that needs a number, or -1 */
} Count;

static void
count_odds (const SvOdds *odds, int side, Count *out)
{
  for (unsigned i = 0; i < odds->n; i++) {
    const SvOutcome *outcome = &odds->outcomes[i];
    if (outcome->kind == SV_NOTE_GOAL)
      *(outcome->side == side ? &out->goal : &out->against) += (int)sv_odds_percent (outcome);
    else if (outcome->side == 1 - side && out->view.attacking == side)
      out->lost += (int)sv_odds_percent (outcome);
  }
}

static void
count (const SvGame *game, const void *setup, const void *state, int side, Count *out)
{
  SvNode node;
  SvOdds odds;

  *out = (Count){ .thrower = -1 };
  game->view (setup, state, &out->view);
  game->node (setup, state, &node);
  out->throws = node.kind == SV_NODE_CHANCE;
  if (!out->throws)
    return;
  out->known = sv_odds (game, setup, state, &odds);
  count_odds (&odds, side, out);
  sv_game_counts (game, setup, state, &out->counts);
  for (int i = 0; i < out->view.n_pieces && out->thrower < 0; i++)
    if (out->view.pieces[i].side == side && out->view.pieces[i].need > 0)
      out->thrower = i;
}

static void
add (SvNotes *out, SvPhrase phrase)
{
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
}

/* --- Throws --- */

/* Return a bonus to the throw in position @here that is missing in @there and that belongs to a
 * piece on a space, or NULL. */
static const SvPhrase *
find_bonus (const Count *here, const Count *there)
{
  for (unsigned i = 0; i < here->counts.n; i++) {
    const SvPhrase *phrase = &here->counts.notes[i].phrase;
    bool both = phrase->n <= 0 || phrase->piece < 0 || phrase->space < 0;
    for (unsigned k = 0; k < there->counts.n && !both; k++)
      both = there->counts.notes[k].phrase.piece == phrase->piece &&
             there->counts.notes[k].phrase.space == phrase->space;
    if (!both)
      return phrase;
  }
  return NULL;
}

/* Add a sentence about the number that @side must throw. Returns true if the sentence also gives
 * the chances of a goal. */
static bool
tell_needs (const Count *better, const Count *worse, int side, SvNotes *out)
{
  if (better->thrower < 0 || worse->thrower < 0)
    return false;
  const int n = better->view.pieces[better->thrower].need;
  const int m = worse->view.pieces[worse->thrower].need;
  const SvPhrase *bonus = find_bonus (better, worse);
  SvPhrase phrase = sv_phrase_of (NULL, side, better->thrower);

  phrase.n = n;
  if (n < m && bonus != NULL && better->goal > worse->goal) {
    phrase.msgid = N_ ("With {piece} in {space}, {piece2} needs only {n}: a goal in {m} of 100 "
                       "throws instead of {k}.");
    phrase.piece2 = phrase.piece;
    phrase.piece = bonus->piece;
    phrase.space = bonus->space;
    phrase.m = better->goal;
    phrase.k = worse->goal;
    add (out, phrase);
    return true;
  }
  phrase.m = m;
  phrase.piece2 = (int16_t)worse->thrower;
  if (n < m && better->thrower == worse->thrower)
    phrase.msgid = N_ ("{piece} needs {n} instead of {m}.");
  else if (n < m)
    phrase.msgid = N_ ("{piece} needs {n}; {piece2} would need {m}.");
  if (phrase.msgid != NULL)
    add (out, phrase);
  return false;
}

static void
tell_chance (const char *msgid, int side, int more, int less, SvNotes *out)
{
  SvPhrase phrase = sv_phrase (msgid, side);

  phrase.m = more;
  phrase.k = less;
  if (more != less)
    add (out, phrase);
}

static void
tell_throws (const Count *better, const Count *worse, int side, SvNotes *out)
{
  const bool told = tell_needs (better, worse, side, out);

  if (!better->known || !worse->known)
    return;
  if (better->goal > worse->goal && !told)
    tell_chance (N_ ("{team} scores in {m} of 100 throws instead of {k}."), side, better->goal,
                 worse->goal, out);
  if (better->against < worse->against)
    tell_chance (N_ ("{team} scores in {m} of 100 throws instead of {k}."), 1 - side,
                 better->against, worse->against, out);
  if (better->lost < worse->lost)
    tell_chance (N_ ("{team} loses the ball in {m} of 100 throws instead of {k}."), side,
                 better->lost, worse->lost, out);
}

/* --- Goals and shots --- */

/* Add a sentence if exactly one of the two choices leads to a goal at once. Returns true if it
 * does. */
static bool
tell_goals (const SvView *better, const SvView *worse, int side, SvNotes *out)
{
  if (better->score[side] > worse->score[side])
    add (out, sv_phrase (N_ ("This scores at once; the other choice does not."), side));
  else if (better->score[1 - side] < worse->score[1 - side])
    add (out, sv_phrase (N_ ("{team} will not score then."), 1 - side));
  return out->n > 0;
}

void
sv_reason_shots (int side, const int better[2], const int worse[2], int most, SvNotes *out)
{
  for (int k = 0; k < 2; k++) {
    const int who = k == 0 ? side : 1 - side;
    const int here = better[who], there = worse[who];
    SvPhrase phrase = sv_phrase (NULL, who);
    phrase.n = here > 1 ? here : 1;
    phrase.m = there > 1 ? there : 1;
    if (who == side ? here >= there || here > most : here <= there || there > most)
      continue;
    if (here > most)
      phrase.msgid = N_ ("{team} cannot shoot at the goal in its next turn.");
    else if (there > most)
      phrase.msgid = N_ ("In its next turn {team} can shoot at the goal with a throw of {n}.");
    else if (phrase.n != phrase.m)
      phrase.msgid = N_ ("{team} must throw {n} instead of {m} to shoot at the goal next.");
    if (phrase.msgid != NULL)
      add (out, phrase);
  }
}

/* --- Ball and points --- */

static int
holder_side (const SvView *view)
{
  return view->ball_piece >= 0 ? view->pieces[view->ball_piece].side : -1;
}

/* Return whether @side has the ball in the better position only. If no piece holds the ball in
 * either position, the side that attacks counts as having it. */
static bool
keeps_ball (const SvView *better, const SvView *worse, int side)
{
  const int here = holder_side (better), there = holder_side (worse);

  if (here >= 0 || there >= 0)
    return here == side && there != side;
  return better->attacking == side && worse->attacking == 1 - side;
}

/* Return the squared distance in board units between the ball and the goal that the other side's
 * goalkeeper stands at, or a negative number if it is unknown. */
static float
distance (const SvBoard *board, const SvView *view, int side)
{
  SvPoint goal;

  for (int i = 0; i < view->n_pieces && view->ball_space >= 0; i++) {
    const SvPiece *keeper = &view->pieces[i];
    if ((keeper->flags & SV_PIECE_KEEPER) == 0 || keeper->side == side || keeper->space < 0)
      continue;
    const SvSpace *ball = &board->spaces[view->ball_space], *at = &board->spaces[keeper->space];
    if (!sv_board_goal (board, (SvPoint){ at->x, at->y }, &goal))
      return -1;
    return (goal.x - ball->x) * (goal.x - ball->x) + (goal.y - ball->y) * (goal.y - ball->y);
  }
  return -1;
}

static void
tell_distance (
    const SvBoard *board, const SvView *better, const SvView *worse, int side, SvNotes *out)
{
  const bool theirs = holder_side (better) == 1 - side;
  const int who = theirs ? 1 - side : side;
  const float here = distance (board, better, who), there = distance (board, worse, who);

  if (here < 0 || there < 0)
    return;
  if (theirs && here > there)
    add (out, sv_phrase (N_ ("The ball is farther from the goal of {team}."), side));
  else if (!theirs && here < there)
    add (out, sv_phrase (N_ ("The ball is nearer to the goal of {other}."), side));
}

void
sv_reason (const SvGame *game,
           const void *setup,
           const void *better,
           const void *worse,
           int side,
           SvNotes *out)
{
  Count here, there;

  out->n = 0;
  count (game, setup, better, side, &here);
  count (game, setup, worse, side, &there);
  if (tell_goals (&here.view, &there.view, side, out))
    return;
  if (here.throws && there.throws)
    tell_throws (&here, &there, side, out);
  else if (here.goal > 0)
    tell_chance (N_ ("{team} scores in {m} of 100 throws."), side, here.goal, 0, out);
  else if (there.lost > 0)
    tell_chance (N_ ("{team} would lose the ball in {m} of 100 throws."), side, there.lost, 0, out);
  if (keeps_ball (&here.view, &there.view, side))
    add (out, sv_phrase (N_ ("{team} keeps the ball."), side));
  sv_game_add_reasons (game, setup, better, worse, side, out);
  if (holder_side (&here.view) == holder_side (&there.view))
    tell_distance (game->board (setup), &here.view, &there.view, side, out);
  if (here.view.points > there.view.points && there.view.points >= 0)
    add (out, sv_phrase_numbers (N_ ("{n} points are left instead of {m}."), here.view.points,
                                 there.view.points, 0));
  if (out->n > SV_MAX_REASONS)
    out->n = SV_MAX_REASONS;
}
