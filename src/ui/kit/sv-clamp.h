/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvClamp: a layout that keeps its child readable: never wider than a maximum, in the middle.
 *
 * Use in templates: <property name="layout-manager"><object class="SvClamp">… on any widget with
 * one child or more that lie on top of each other. */

#include <gtk/gtk.h>

#define SV_TYPE_CLAMP (sv_clamp_get_type ())
G_DECLARE_FINAL_TYPE (SvClamp, sv_clamp, SV, CLAMP, GtkLayoutManager)

/* Properties: "maximum" (int, pixels, 860 if not set). */
