/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBotFaces: the faces of the computer players to choose from: the weakest, the one in the middle
 * and the strongest, and all five behind More. One of them may be marked.
 *
 * A click on a face emits "chosen" (string id). */

#include "sv-bot.h"

#include <gtk/gtk.h>

#define SV_TYPE_BOT_FACES (sv_bot_faces_get_type ())
G_DECLARE_FINAL_TYPE (SvBotFaces, sv_bot_faces, SV, BOT_FACES, GtkBox)

/* Return the name of the computer player @i, counted from the weakest, as it stands below a
 * face. */
const char *sv_bot_faces_level_name (unsigned i);

/* Return the number of the computer player with this id, counted from the weakest; SV_LEVELS for
 * any other id. */
unsigned sv_bot_faces_find_level (const char *id);

/* Return faces with the descriptions of the computer players of @game. */
GtkWidget *sv_bot_faces_new (const SvGame *game);

/* Mark the face with this id, and show all five if it is not among the three; any other id marks
 * none. */
void sv_bot_faces_mark (SvBotFaces *self, const char *id);

/* Return the face that is marked, or else the first one. */
GtkWidget *sv_bot_faces_get_marked (SvBotFaces *self);
