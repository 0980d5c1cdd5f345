/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-seats: who plays which piece of a match.
 *
 * Everything here is a question to a list of seats as documents have it (GPtrArray of SvSeatDoc);
 * nobody owns more than that list. Where no seat of a side says what it plays, the side's pieces
 * are divided among them. */

#include "sv-document.h"

/* One person for each team, with these names. */
GPtrArray *sv_seats_new (const char *first, const char *second);

/* The seats with all that is in them. Free with g_ptr_array_unref (). */
GPtrArray *sv_seats_copy (const GPtrArray *seats);

/* What person i of a side is called who gave no name: "Player 3". No two are called the same. */
char *sv_seats_dup_standard_name (int side, unsigned i);

/* How many of them play for a side. */
unsigned sv_seats_count (const GPtrArray *seats, int side);

/* Which of all seats seat k of a side is; there must be one. */
guint sv_seats_index (const GPtrArray *seats, int side, unsigned k);

/* The first seat of a side, or NULL. */
const SvSeatDoc *sv_seats_captain (const GPtrArray *seats, int side);

/* The seat that plays a piece in a view, or NULL (S-10, S-11). */
const SvSeatDoc *sv_seats_player (const GPtrArray *seats, const SvView *view, int piece);

/* The seat that must act: it plays the only piece that all choices are about (targets: of the n
 * legal events), or that the die is thrown with; else the captain. NULL: the match is over. */
const SvSeatDoc *sv_seats_decider (const GPtrArray *seats,
                                   const SvView *view,
                                   const SvNode *node,
                                   const SvTarget *targets,
                                   unsigned n);

/* Whether a person plays for a side. A seat of a kind that this program does not know is a
 * person's, so that the match can go on. */
gboolean sv_seats_have_person (const GPtrArray *seats, int side);

/* Whom a screen that is shared is to face: the side of who must act, or of all people where the other
 * side has none. before: whom it faces now, who stays while nobody acts (decider: NULL) and where no
 * people play. */
int sv_seats_viewer (const GPtrArray *seats, const SvSeatDoc *decider, int before);

/* Give figurine `number` of a team to seat `to` in half `half` (0-based). Its player gets one of
 * `to` in return, so that each plays as many as before. FALSE if that seat has it already or is of
 * another team. */
gboolean sv_seats_exchange (GPtrArray *seats, unsigned half, unsigned number, unsigned to);

/* One figurine of a side before the match. */
typedef struct {
  int number; /* on the shirt */
  char *name; /* "Striker 2", translated */
} SvFigurine;

/* The figurines of side, by shirt number; of SvFigurine. */
GPtrArray *sv_seats_figurines (const SvGame *game, int side);

/* Whom figurine i of n belongs to when k people share them as equally as possible: 0 … k - 1, the
 * first people have one more (S-10). */
unsigned sv_seats_divide (unsigned n, unsigned k, unsigned i);
