/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-seats: who plays which piece of a match.
 *
 * The functions work on a list of seats as documents have it (GPtrArray of SvSeatDoc). If no seat
 * of a side says which pieces it plays, the side's pieces are divided among its seats. */

#include "sv-bot.h"
#include "sv-document.h"

/* Make one person for each team, with these names. Transfer full. */
GPtrArray *sv_seats_new (const char *first, const char *second);

/* Copy the seats with everything in them. Free with g_ptr_array_unref (). */
GPtrArray *sv_seats_copy (const GPtrArray *seats);

/* Return a name for person @i of a side who gave none: "Player 3". No two persons get the same
 * name. Transfer full. */
char *sv_seats_dup_standard_name (int side, unsigned i);

/* Return how many seats play for a side. */
unsigned sv_seats_count (const GPtrArray *seats, int side);

/* Return the index among all seats of seat @k of a side, which must exist. */
guint sv_seats_index (const GPtrArray *seats, int side, unsigned k);

/* Return the first seat of a side, or NULL. */
const SvSeatDoc *sv_seats_captain (const GPtrArray *seats, int side);

/* Return the seat that plays a piece in a view, or NULL (rules S-10, S-11). */
const SvSeatDoc *sv_seats_player (const GPtrArray *seats, const SvView *view, int piece);

/* Return the seat that must act: the one that plays the only piece that all choices are about
 * (@targets: of the @n legal events) or that the die is thrown with; else the first seat of the
 * side. NULL if the match is over. */
const SvSeatDoc *sv_seats_decider (const GPtrArray *seats,
                                   const SvView *view,
                                   const SvNode *node,
                                   const SvTarget *targets,
                                   unsigned n);

/* Return the computer player of a seat, or NULL if a person plays it. A kind that this release does
 * not know counts as a person, so that the match can continue. */
const SvBot *sv_seats_bot (const SvSeatDoc *seat);

/* Return the computer player that plays for a side without any person, or NULL; if there are
 * several, the first one. */
const SvBot *sv_seats_side_bot (const GPtrArray *seats, int side);

/* Let a person ("person") or a computer player (its id) play seat @i from now on. The seat keeps
 * its figurines and the name of its person, who may come back. */
void sv_seats_take_over (GPtrArray *seats, guint i, const char *kind);

/* Return whether a person plays for a side. A seat of an unknown kind counts as a person, so that
 * the match can continue. */
gboolean sv_seats_have_person (const GPtrArray *seats, int side);

/* Return the side that is shown on the left: the only side that people play for, else the first
 * one. */
int sv_seats_left (const GPtrArray *seats);

/* Return whether anybody at all is a person, and whether people play against each other: both sides
 * have a person, who is not the same by name. */
gboolean sv_seats_have_people (const GPtrArray *seats);
gboolean sv_seats_have_opponents (const GPtrArray *seats);

/* Return the side that a shared screen faces: the side that must act, or the one side that has
 * people. @before: the side that it faces now, which stays if nobody acts (@decider is NULL) or no
 * people play. */
int sv_seats_viewer (const GPtrArray *seats, const SvSeatDoc *decider, int before);

/* Give figurine @number of a team to seat @to in half @half (0-based). Its previous player gets one
 * of the figurines of @to in return, so that each plays as many as before. Return FALSE if that
 * seat has it already or belongs to another team. */
gboolean sv_seats_exchange (GPtrArray *seats, unsigned half, unsigned number, unsigned to);

/* One figurine of a side before the match. */
typedef struct {
  int number; /* number on the shirt */
  char *name; /* "Striker 2", translated */
} SvFigurine;

/* Return the figurines of a side (SvFigurine), by shirt number. Transfer full. */
GPtrArray *sv_seats_figurines (const SvGame *game, int side);

/* Return which of @k people (0 … k - 1) plays figurine @i of @n if they share them as equally as
 * possible; the first people have one more (rule S-10). */
unsigned sv_seats_divide (unsigned n, unsigned k, unsigned i);
