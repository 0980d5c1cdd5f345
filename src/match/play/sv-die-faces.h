/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-die-faces: what each face of a die that waits to be thrown would bring.
 *
 * Every face is tried with the game's own rules, so this module needs no knowledge of any game. A
 * face is good for the thrower if its outcome is better than the worst one: a goal, a save, the
 * ball. If the throw itself decides nothing yet, the number that the piece must throw counts, and
 * otherwise what the game states about the throw (sv_game_counts ()). */

#include "sv-odds.h"
#include "sv-situation.h"

enum { SV_DIE_FACES = 6 };

typedef struct {
  gboolean possible; /* FALSE if the rules leave this face out */
  int good;          /* side for which the throw succeeds with this face, or -1 if none */
  /* TRUE if the face brings something that is neither plain success nor failure, such as a free
   * pass or another throw; @outcome then says what */
  gboolean marked;
  SvOutcome outcome;
} SvDieFace;

/* Find out what the die of @side brings in this position; face k is faces[k], faces[0] is not used.
 * If the other side throws first, only the number that @side needs is known. If no die is thrown,
 * no face is good. */
void sv_die_faces (const SvSituation *now, int side, SvDieFace faces[SV_DIE_FACES + 1]);
