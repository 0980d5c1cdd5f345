/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFold: a layout in a row, of which the last child disappears when there is no room for what it takes
 * at least.
 *
 * For header bars of narrow windows. Whatever can fold away must also be reached in another way:
 * by a menu or a key. A single child never folds. Use in templates, as SvClamp. */

#include <gtk/gtk.h>

#define SV_TYPE_FOLD (sv_fold_get_type ())
G_DECLARE_FINAL_TYPE (SvFold, sv_fold, SV, FOLD, GtkLayoutManager)
