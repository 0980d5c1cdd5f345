/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvThrowStrip: the one place where dice are thrown.
 *
 *      ┌──────────────────────────────────────────────────┐
 *      │  o   ┌───┐ Ada (1)           Bo (1) ┌───┐   o    │
 *      │ /|\  │ ⚄ │ 1 2 3 [4][5][6]  …     │   │  /|\   │
 *      │ / \  └───┘ +1                       └───┘  / \   │
 *      └──────────────────────────────────────────────────┘
 *
 * It shows who meets, their dice, and under each name the six faces of the die: those that succeed
 * are filled in the colour of the team, those that bring something else, such as a free pass, have
 * a mark. Below them are bonuses or, once the die lies still, its verdict. If nothing is to be
 * thrown, the last dice lie there, with the points left to spend.
 *
 * A click on a die or a swipe over the strip throws (action match.throw). With real dice on the
 * table there are six buttons instead (action match.die). It only shows the state of the match, and
 * knows no rules: the faces come from sv_die_faces (). */

#include "sv-announcer.h"

#include <gtk/gtk.h>

#define SV_TYPE_THROW_STRIP (sv_throw_strip_get_type ())
G_DECLARE_FINAL_TYPE (SvThrowStrip, sv_throw_strip, SV, THROW_STRIP, GtkWidget)

/* Its form. The height is always the same within a form, so that nothing jumps. */
typedef enum {
  SV_THROW_STRIP_FLAT, /* 110 pixels high, at least 320 wide: below the pitch */
  SV_THROW_STRIP_LOW,  /* like FLAT, 96 pixels high */
  SV_THROW_STRIP_TALL  /* 230 pixels high, at least 240 wide: beside the pitch */
} SvThrowForm;
void sv_throw_strip_set_form (SvThrowStrip *self, SvThrowForm form);

/* Show the dice of @match, rolling as @announcer announces them; both NULL for none. */
void sv_throw_strip_set_match (SvThrowStrip *self, SvMatch *match, SvAnnouncer *announcer);

/* Set whether the players throw real dice on the table. */
void sv_throw_strip_set_real (SvThrowStrip *self, gboolean real);
gboolean sv_throw_strip_get_real (SvThrowStrip *self);

/* Set whether nothing can be thrown, because the match is paused or an earlier position is
 * shown. */
void sv_throw_strip_set_locked (SvThrowStrip *self, gboolean locked);
