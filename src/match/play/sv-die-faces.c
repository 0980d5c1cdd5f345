/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-die-faces.h"

/* How good an outcome is for the thrower. Only the order of these numbers matters. */
enum { CONCEDED = -3, SHOT_STOPPED = -2, LOST = -1, SAME = 0, WON = 1, SAVED = 2, SCORED = 3 };

static int
worth_of (const SvOutcome *outcome, gboolean contest, int attacking, int side)
{
  if (contest)
    return outcome->side == side ? WON : outcome->side < 0 ? SAME : LOST;
  switch (outcome->kind) {
  case SV_NOTE_GOAL:
    return outcome->side == side ? SCORED : CONCEDED;
  case SV_NOTE_SAVE:
    return attacking == side ? SHOT_STOPPED : outcome->side == side ? SAVED : WON;
  case SV_NOTE_PLAIN:
  case SV_NOTE_MISS:
  case SV_NOTE_WHISTLE:
  case SV_NOTE_TURNOVER:
  case SV_NOTE_FOUL:
    break;
  }
  return outcome->side == attacking ? SAME : outcome->side == side ? WON : LOST;
}

/* Return whether the outcome is neither success nor failure of the thrower. */
static gboolean
is_special (const SvOutcome *outcome, gboolean contest)
{
  return contest ? outcome->side < 0
                 : outcome->kind == SV_NOTE_FOUL ||
                       (outcome->kind == SV_NOTE_WHISTLE && outcome->caption != NULL);
}

/* --- By what follows from each face --- */

/* Try all faces that the rules allow. */
static void
try_faces (const SvSituation *now, SvDieFace faces[SV_DIE_FACES + 1])
{
  _Alignas(max_align_t) guint8 next[SV_MAX_STATE];
  const gboolean contest = now->node.contest > 0;

  for (unsigned i = 0; i < now->n_legal; i++) {
    const SvEvent event = now->legal[i];

    if (event.verb != SV_VERB_DIE || event.a == 0 || event.a > SV_DIE_FACES)
      continue;
    SvDieFace *face = &faces[event.a];
    memcpy (next, now->state, now->game->state_size);
    now->game->apply (now->setup, next, event);
    sv_outcome (now->game, now->setup, now->state, contest, event, next, &face->outcome);
    face->possible = TRUE;
    face->marked = is_special (&face->outcome, contest);
  }
}

/* Compare the outcomes. Return FALSE if the throw decides nothing. */
static gboolean
compare (const SvSituation *now, int side, SvDieFace faces[SV_DIE_FACES + 1])
{
  const gboolean contest = now->node.contest > 0;
  int worth[SV_DIE_FACES + 1], best = CONCEDED, worst = SCORED;

  for (int k = 1; k <= SV_DIE_FACES; k++) {
    worth[k] = worth_of (&faces[k].outcome, contest, now->view.attacking, side);
    if (!faces[k].possible || faces[k].marked)
      continue;
    best = MAX (best, worth[k]);
    worst = MIN (worst, worth[k]);
  }
  if (best <= worst && (best == SAME || contest))
    return FALSE;
  for (int k = 1; k <= SV_DIE_FACES; k++) {
    if (!faces[k].possible || faces[k].marked || worth[k] < (best > worst ? worst + 1 : WON))
      continue;
    faces[k].good = side;
    faces[k].marked = worth[k] < best;
  }
  return TRUE;
}

/* A throw that the game assigns to nobody is good for the side that it decides for. */
static void
decide_for_sides (SvDieFace faces[SV_DIE_FACES + 1])
{
  for (int k = 1; k <= SV_DIE_FACES; k++)
    faces[k].good = faces[k].possible ? faces[k].outcome.side : -1;
}

/* --- By what the game states --- */

/* Use the number that a piece of @side must throw. Return FALSE if there is none. */
static gboolean
follow_need (const SvSituation *now, int side, SvDieFace faces[SV_DIE_FACES + 1])
{
  int need = 0;

  for (int i = 0; i < now->view.n_pieces; i++)
    if (now->view.pieces[i].side == side && now->view.pieces[i].need > 0)
      need = now->view.pieces[i].need;
  for (int k = MAX (need, 1); need != 0 && k <= SV_DIE_FACES; k++)
    faces[k].good = faces[k].possible ? side : -1;
  return need != 0;
}

/* Use the faces that the game names in what it says about the throw. */
static void
follow_counts (const SvSituation *now, int side, SvDieFace faces[SV_DIE_FACES + 1])
{
  SvNotes counts;

  sv_game_counts (now->game, now->setup, now->state, &counts);
  for (unsigned i = 0; i < counts.n; i++) {
    const SvNote *note = &counts.notes[i];
    const SvOutcome outcome = { note->kind, note->phrase.side, note->caption, 0, 1 };
    const gboolean special = is_special (&outcome, FALSE);

    for (int k = 1; k <= SV_DIE_FACES; k++) {
      if ((note->faces >> k & 1) == 0 || !faces[k].possible)
        continue;
      if (special && !faces[k].marked)
        faces[k].outcome = outcome;
      faces[k].marked = faces[k].marked || special;
      if (!special && note->phrase.side == side)
        faces[k].good = side;
    }
  }
}

void
sv_die_faces (const SvSituation *now, int side, SvDieFace faces[SV_DIE_FACES + 1])
{
  for (int k = 0; k <= SV_DIE_FACES; k++)
    faces[k] = (SvDieFace){ .good = -1 };
  if (now->node.kind != SV_NODE_CHANCE)
    return;
  if (now->node.side >= 0 && now->node.side != side) {
    for (int k = 1; k <= SV_DIE_FACES; k++)
      faces[k].possible = TRUE;
    follow_need (now, side, faces);
    return;
  }
  try_faces (now, faces);
  if (now->node.side < 0 && now->node.contest > 0)
    decide_for_sides (faces);
  else if (!compare (now, side, faces) && now->node.contest == 0 && !follow_need (now, side, faces))
    follow_counts (now, side, faces);
}
