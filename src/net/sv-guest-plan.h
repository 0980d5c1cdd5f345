/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-guest-plan: what the computer that shares a competition gives to a second one that plays the
 * matches of a board. The server sends these texts at two addresses, for GET only:
 *
 *   /enter/B/TOKEN/plan      application/json, with an ETag: sv_guest_plan_write ()
 *   /enter/B/TOKEN/match/I   application/json: sv_guest_plan_write_match (); 404 if that is NULL
 */

#include "sv-cup-doc.h"

/* Return the competition as a document without what a board does not need: pictures, line-ups,
 * reserves, and the matches themselves, of which the results stay. Free with g_free (). */
char *sv_guest_plan_write (const SvCupDoc *doc);

/* Return the match document with which fixture @i is to be played on @board (from 1): its teams as
 * they enter it, with their pictures. NULL if the fixture is on another board, or if it is not
 * known yet who plays it. Free with g_free (). */
char *sv_guest_plan_write_match (const SvCupDoc *doc, unsigned board, unsigned i);
