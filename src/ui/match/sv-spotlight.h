/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSpotlight: what a teller tells, large over the pitch: the die that rolls, a caption for what is
 * rare, and the goal with its band and confetti.
 *
 * It lies over the board and lets everything through, except that a click on it while something is
 * told skips to the end. It knows no rule: all it shows is the teller's. */

#include <gtk/gtk.h>

#include "sv-teller.h"

G_BEGIN_DECLS

#define SV_TYPE_SPOTLIGHT (sv_spotlight_get_type ())
G_DECLARE_FINAL_TYPE (SvSpotlight, sv_spotlight, SV, SPOTLIGHT, GtkWidget)

/* One that shows what teller tells of match. */
GtkWidget *sv_spotlight_new (SvMatch *match, SvTeller *teller);

/* Twice as large, to be read from afar. */
void sv_spotlight_set_huge (SvSpotlight *self);

/* Show a caption for its time unless another one comes, or somebody takes back what it is about. In the
 * colours of side; -1: in dark grey. */
void sv_spotlight_shout (SvSpotlight *self, const char *caption, int side);

G_END_DECLS
