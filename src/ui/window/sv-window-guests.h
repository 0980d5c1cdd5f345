/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-window-guests: the part of the window for competitions of other computers that were joined:
 * their pages, and the matches and tables that are played for them here.
 *
 * Actions: win.join-competition, win.joined (s: path of a joined competition). */

#include "sv-cup-guest.h"
#include "sv-page-window.h"

/* Install the actions in the window class @klass. */
void sv_window_guests_install (GtkWidgetClass *klass);

/* If another computer has the competition of @match, open its page behind the match, so that the
 * result is sent. */
void sv_window_guests_open_behind (SvPageWindow *self, SvMatch *match);

/* Show the table of a match for which @link was kept. */
void sv_window_guests_show_table (SvPageWindow *self, const SvFixtureLink *link);
