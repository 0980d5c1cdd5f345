/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sound: plays the sounds of data/sounds through GSound, if the program is built with it and
 * finds it.
 *
 * GSound is loaded for the first sound only, in a thread of its own, so a missing, slow or hanging
 * sound server does not disturb the window. SvSounds decides which sound is due. */

#include <gtk/gtk.h>

/* Play this file of data/sounds after @delay_ms milliseconds, unless sounds are switched off in the
 * preferences or in the desktop. If the same sound is asked for twice at once, it is played
 * once. */
void sv_sound_play (const char *name, unsigned delay_ms);

/* Return whether the desktop lets programs play sounds. */
gboolean sv_sound_is_allowed (void);

/* Convert a volume of 1 to 100 per cent, as the ear hears it, to decibels below the loudest. */
int sv_sound_get_decibels (int percent);

/* Set a function that plays sounds instead of GSound, for tests; NULL for none. */
typedef void (*SvSoundPlayer) (const char *name, int decibels, gpointer data);
void sv_sound_set_player (SvSoundPlayer player, gpointer data);
