/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-settings: what the user chose in Preferences, and what a new window remembers.
 *
 * The keys are in io.github.speelveld.Speelveld.gschema.xml. Connect to "changed::KEY" to follow
 * one while the program runs. Settings of a single match are kept in the match, not here. */

#include <gio/gio.h>

/* Who throws the dice, as the key "dice" says: the program, or the users with real dice. */
typedef enum { SV_DICE_PROGRAM, SV_DICE_TABLE } SvDiceSource;

/* Return whether the schema is installed. If it is not, sv_settings () must not be called. */
gboolean sv_settings_exist (void);

/* Return the settings of the program. Transfer none. */
GSettings *sv_settings (void);

/* How far the user has come in the course of a game: the step to continue with, and whether the end
 * was reached once. */
unsigned sv_settings_get_course_step (const char *game, gboolean *done);
void sv_settings_set_course_step (const char *game, unsigned step, gboolean done);

/* The puzzles of a game that the user has solved, one bit each; add_solved () adds one. */
guint sv_settings_get_solved (const char *game);
void sv_settings_add_solved (const char *game, unsigned number);

/* Return the pause between two acts of a computer player, in milliseconds. */
unsigned sv_settings_get_pace_ms (void);

/* Return how long a break is shown before computer players continue by themselves, in seconds; 0 if
 * they do not wait. */
unsigned sv_settings_get_break_seconds (void);
