/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSounds: what is heard of a match, and when: never before it is told.
 *
 * It says which sound begins, and makes none itself. What a teller tells has its sounds by what is
 * told and by the kinds of the notes, what moves by what moves; no game is known here. Looking back,
 * undo, redo and what is skipped are silent, and so is a match that is told at once. */

#include "sv-teller.h"

G_BEGIN_DECLS

#define SV_TYPE_SOUNDS (sv_sounds_get_type ())
G_DECLARE_FINAL_TYPE (SvSounds, sv_sounds, SV, SOUNDS, GObject)

/* Signals:
 *   "play" (const char *name, unsigned delay_ms)   this file of data/sounds begins after so long
 */

/* What is heard of match while teller tells it. */
SvSounds *sv_sounds_new (SvMatch *match, SvTeller *teller);

G_END_DECLS
