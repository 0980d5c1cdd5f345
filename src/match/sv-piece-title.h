/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-piece-title: a piece's name where it stands alone, on a list, and not in a sentence. */

#include <glib.h>

#include "sv-text.h"

G_BEGIN_DECLS

/* name: as SvGame.piece_name () gives it. "Striker 2"; in the person's language the translation of
 * the name with a capital, else that of the name itself with a capital. Free with g_free (). */
char *sv_piece_title (const SvPhrase *name);

G_END_DECLS
