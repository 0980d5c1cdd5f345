/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvClamp: a layout manager that keeps text readable: it centres its child and never makes it wider
 * than a maximum.
 *
 * Use it in templates: <property name="layout-manager"><object class="SvClamp">… on any widget. If
 * the widget has several children, they lie on top of each other. */

#include <gtk/gtk.h>

#define SV_TYPE_CLAMP (sv_clamp_get_type ())
G_DECLARE_FINAL_TYPE (SvClamp, sv_clamp, SV, CLAMP, GtkLayoutManager)

/* Property: "maximum" (int), the greatest width in pixels; 860 by default. */
