/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDieView: one die that can roll, and that the user can click to throw it.
 *
 * It is a GtkButton. Give it an action that throws, and the accessible role of a button, and it is
 * clickable, highlighted and described accordingly whenever that action is enabled. Without an
 * action it is a picture.
 *
 * Rolling is only an animation: the value is known from the start, and no code waits for the end.
 * Without animations the die does not roll. */

#include "sv-theme.h"

#include <gtk/gtk.h>

#define SV_TYPE_DIE_VIEW (sv_die_view_get_type ())
G_DECLARE_FINAL_TYPE (SvDieView, sv_die_view, SV, DIE_VIEW, GtkButton)

/* Set the colours. @theme is copied. */
void sv_die_view_set_theme (SvDieView *self, const SvTheme *theme);

/* Show @value (0: not thrown yet) in the colours of @side (-1: neutral), after an animation of
 * @roll_ms milliseconds. */
void sv_die_view_set_value (SvDieView *self, int side, int value, unsigned roll_ms);
int sv_die_view_get_value (SvDieView *self);

/* Set the side that throws next (-1, the default: not known). The die of the other side can be
 * clicked too, but is not highlighted. */
void sv_die_view_set_thrower (SvDieView *self, int side);

/* Set the accessible name that the die has while a click throws it, such as who throws and what is
 * needed; NULL for the usual one. */
void sv_die_view_set_invitation (SvDieView *self, const char *invitation);

/* Set width and height in pixels; the default is 56. */
void sv_die_view_set_size (SvDieView *self, int size);
