/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sound: lets the sounds of data/sounds be heard, through GSound where the program is built with
 * it and finds it.
 *
 * Nothing of it is loaded before the first sound, and then by a thread of its own, so that no sound
 * server, a slow one, or one that hangs is no matter. When which sound is due says SvSounds. */

#include <gtk/gtk.h>

/* Let this file of data/sounds be heard after so long, unless people want no sound here or in the
 * whole desktop. The same one twice at a time is one. */
void sv_sound_play (const char *name, unsigned delay_ms);

/* Whether the desktop lets programs make sounds. */
gboolean sv_sound_is_allowed (void);

/* How loud percent of the volume are for the ear, from 1 to 100, in decibels below the loudest. */
int sv_sound_get_decibels (int percent);

/* Who plays them instead, or NULL: tests. */
typedef void (*SvSoundPlayer) (const char *name, int decibels, gpointer data);
void sv_sound_set_player (SvSoundPlayer player, gpointer data);
