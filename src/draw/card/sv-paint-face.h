/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-face: small round pictures in lists of teams and players: the badge of a club and the
 * face of a player. */

#include "sv-theme.h"

#include <cairo.h>

/* Paint the badge of a team into the box 0, 0 … @size, @size: its logo, or else a disc in the
 * colours of its shirt. @logo: decoded picture, or NULL. */
void sv_paint_club_badge (cairo_t *cr, const SvKit *kit, cairo_surface_t *logo, double size);

/* Paint the face of a player into the same box: the picture in a circle, or else the first letter
 * of @name in the colours of the shirt. @portrait: decoded picture, or NULL. */
void sv_paint_player_face (
    cairo_t *cr, const SvKit *kit, cairo_surface_t *portrait, const char *name, double size);
