/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-short-name: a few letters for a team that has no short name of its own.
 *
 * For scoreboards without room for names. It knows nothing of documents and matches. */

#include <glib.h>

G_BEGIN_DECLS

/* "Velocitas 2" becomes "VEL 2", "Blue Herons" becomes "BH"; what is short stays as it is. other
 * is the name of the other team, or NULL: if both would become the same, letters that differ are
 * taken ("Orange" and "Oranje": "ORG" and "ORJ"). Free with g_free (). */
char *sv_short_name_make (const char *name, const char *other);

G_END_DECLS
