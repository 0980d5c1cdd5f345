/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPlayChoice: a popover that asks against which computer player, and how long, to play.
 *
 * The length counts as soon as it is chosen. A click on a face begins the match
 * (win.play-computer). Both choices are kept in the settings, for all games. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_PLAY_CHOICE (sv_play_choice_get_type ())
G_DECLARE_FINAL_TYPE (SvPlayChoice, sv_play_choice, SV, PLAY_CHOICE, GtkPopover)

GtkWidget *sv_play_choice_new (const SvGame *game);

/* Return what is chosen now, as "Starter · Short, about 8 minutes". Free with g_free (). */
char *sv_play_choice_dup_words (const SvGame *game);
