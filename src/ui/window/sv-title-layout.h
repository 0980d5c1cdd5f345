/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTitleLayout: three children in a row over the whole width: tools, a title, tools.
 *
 * A title that is too long for the room is shortened before any tool folds away (SvFold); only where not
 * even its minimum has room beside what the tools take at least is it left out. It is in the middle as
 * far as the tools allow that.
 *
 * For the title widget of a header bar, which else gives a title room before the tools beside it. */

#include <gtk/gtk.h>

#define SV_TYPE_TITLE_LAYOUT (sv_title_layout_get_type ())
G_DECLARE_FINAL_TYPE (SvTitleLayout, sv_title_layout, SV, TITLE_LAYOUT, GtkLayoutManager)
