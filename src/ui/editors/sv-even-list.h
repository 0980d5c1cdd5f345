/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvEvenList: what to change on a team's cards so that it wins as often as the other one, looked for when it is
 * asked; a click makes a change in one step of the draft of the page that the list is on. */

#include <gtk/gtk.h>

#include "sv-game.h"

#define SV_TYPE_EVEN_LIST (sv_even_list_get_type ())
G_DECLARE_FINAL_TYPE (SvEvenList, sv_even_list, SV, EVEN_LIST, GtkBox)

/* setup: a legal one in which side 0 is the team. The same one once more changes nothing; another one forgets what was
 * found. */
void sv_even_list_show (SvEvenList *self, const SvGame *game, const void *setup);
