/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFold: a layout manager that puts children in a row and hides the last ones if there is no room
 * for their minimum width.
 *
 * It is meant for the header bars of narrow windows. Everything that can be hidden must also be
 * reachable in another way, by a menu or a key. A single child is never hidden. Use it in templates
 * like SvClamp. */

#include <gtk/gtk.h>

#define SV_TYPE_FOLD (sv_fold_get_type ())
G_DECLARE_FINAL_TYPE (SvFold, sv_fold, SV, FOLD, GtkLayoutManager)
