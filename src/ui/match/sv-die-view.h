/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDieView: one die that can roll, and be clicked to be thrown.
 *
 * It is a GtkButton: give it an action that throws, and the role button, and it is clickable, glows,
 * and says so whenever that action is enabled. Without an action it is a picture.
 *
 * Rolling is show: the value that it stops at is the one that it was told, at once, and nobody
 * waits for it. Without animations it does not roll. */

#include "sv-theme.h"

#include <gtk/gtk.h>

#define SV_TYPE_DIE_VIEW (sv_die_view_get_type ())
G_DECLARE_FINAL_TYPE (SvDieView, sv_die_view, SV, DIE_VIEW, GtkButton)

/* Colours; copied. */
void sv_die_view_set_theme (SvDieView *self, const SvTheme *theme);

/* Show value (0: not thrown yet) of a side (-1: of nobody), after rolling for so long. */
void sv_die_view_set_value (SvDieView *self, int side, int value, unsigned roll_ms);
int sv_die_view_get_value (SvDieView *self);

/* The side that throws next (-1: nobody in particular, as at first): the die of the other side can be
 * clicked too, but does not glow. */
void sv_die_view_set_thrower (SvDieView *self, int side);

/* Width and height, in pixels; 56 at first. */
void sv_die_view_set_size (SvDieView *self, int size);
