/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* transcripts: what the program tells of matches, competitions, tables and documents, as text that people can review.
 * Each of these functions writes one transcript of tests/data/transcripts: see golden-text.h. */

#include <glib.h>

/* A match of a game, and all that its rules tell; data: the game's id. */
void tell_game (GString *text, gconstpointer id);
/* The positions that files and people may give a game, and its set-ups; data: the game's id. */
void tell_game_limits (GString *text, gconstpointer id);
/* An evening with a match: data: the golden match that is played. */
void tell_match (GString *text, gconstpointer trace);
