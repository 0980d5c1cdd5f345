/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-settings: what people chose in Preferences, and what a new window remembers.
 *
 * The keys are in io.github.speelveld.Speelveld.gschema.xml. Connect to "changed::KEY" to follow
 * one while the program runs. What belongs to one match is in the match, not here. */

#include <gio/gio.h>

/* Whose dice: the value of the key "dice". */
typedef enum { SV_DICE_PROGRAM, SV_DICE_TABLE } SvDiceSource;

/* Whether the schema is installed; without it sv_settings () must not be called. */
gboolean sv_settings_exist (void);

/* The settings of the program; owned by it. */
GSettings *sv_settings (void);

/* How far somebody came in the match that teaches a game: the step to go on with, and whether the end
 * was reached once. */
unsigned sv_settings_get_course_step (const char *game, gboolean *done);
void sv_settings_set_course_step (const char *game, unsigned step, gboolean done);

/* The puzzles of a game that somebody solved, a bit each; and to add one. */
guint sv_settings_get_solved (const char *game);
void sv_settings_add_solved (const char *game, unsigned number);

/* Milliseconds between two acts of computer players. */
unsigned sv_settings_get_pace_ms (void);

/* For how long a break is shown before computer players go on by themselves; 0: they do not wait. */
unsigned sv_settings_get_break_seconds (void);
