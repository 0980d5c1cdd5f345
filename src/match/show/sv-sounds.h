/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSounds: choose the sounds of a match and their moments: never before the event is announced.
 *
 * It only says which sound begins, and plays none itself. Sounds depend on the kind of
 * announcement, the kinds of the notes and what moves; no game is known here. Looking back,
 * undo, redo and skipped announcements are silent, and so is a match without announcements
 * (SV_PACE_AT_ONCE). */

#include "sv-announcer.h"

G_BEGIN_DECLS

#define SV_TYPE_SOUNDS (sv_sounds_get_type ())
G_DECLARE_FINAL_TYPE (SvSounds, sv_sounds, SV, SOUNDS, GObject)

/* Signals:
 *   "play" (const char *name, unsigned delay_ms)   the sound file @name of data/sounds is to begin
 *                                                  after @delay_ms milliseconds
 */

/* Return the sounds of @match, which follow the announcements of @announcer. */
SvSounds *sv_sounds_new (SvMatch *match, SvAnnouncer *announcer);

G_END_DECLS
