/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTitleLayout: a layout manager for three children in a row over the full width: tools, a
 * title, tools.
 *
 * A title that is too long is ellipsized before any tool is folded away (SvFold). The title is
 * hidden only if even its minimum width does not fit beside the minimum widths of the tools. It
 * is centred as far as the tools allow.
 *
 * It is meant for the title widget of a GtkHeaderBar, which by itself would give the title its
 * width before the tools. */

#include <gtk/gtk.h>

#define SV_TYPE_TITLE_LAYOUT (sv_title_layout_get_type ())
G_DECLARE_FINAL_TYPE (SvTitleLayout, sv_title_layout, SV, TITLE_LAYOUT, GtkLayoutManager)
