/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* transcripts: what the program tells of matches, competitions, tables and documents, as text
 * that people can review. Each of these functions writes one transcript of
 * tests/data/transcripts: see golden-text.h. */

#include <glib.h>

/* A match of a game, and all that its rules tell; data: the game's id. */
void tell_game (GString *text, gconstpointer id);
/* The positions that files and people may give a game, and its set-ups; data: the game's id. */
void tell_game_limits (GString *text, gconstpointer id);
/* An evening with a match: data: the golden match that is played. */
void tell_match (GString *text, gconstpointer trace);
/* A table beside a real board; data: the game's id. */
void tell_table (GString *text, gconstpointer id);
/* Positions that are set up by hand, and the referee; data: the game's id. */
void tell_positions (GString *text, gconstpointer id);
/* A competition; data: its number. */
void tell_cup (GString *text, gconstpointer number);
/* Plans of competitions of all sizes, and what is said of broken ones. */
void tell_cup_plans (GString *text, gconstpointer unused);
/* The editors of rules and of teams; data: the game's id. */
void tell_editor (GString *text, gconstpointer id);
/* What is typed in forms of competitions and teams, and what is understood. */
void tell_typed (GString *text, gconstpointer unused);
/* The match that teaches a game, and its puzzles; data: the game's id. */
void tell_learning (GString *text, gconstpointer id);
/* What readers say of documents that were changed by hand. */
void tell_reading (GString *text, gconstpointer unused);
/* A competition whose matches are played, counted, typed and taken from files; data: the game's
 * id. */
void tell_cup_book (GString *text, gconstpointer id);
