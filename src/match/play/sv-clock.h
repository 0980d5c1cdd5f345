/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvClock: how much of a half has been played, on monotonic time.
 *
 * It knows nothing of rules. A GLib timeout ticks while it runs; a gap of more than five seconds
 * between two ticks means that the machine slept: the gap does not count, the clock pauses itself
 * and says so. (Where monotonic time itself stands still during sleep, boot time tells.) Tests
 * give it a time of their own. */

#include <glib-object.h>

#define SV_TYPE_CLOCK (sv_clock_get_type ())
G_DECLARE_FINAL_TYPE (SvClock, sv_clock, SV, CLOCK, GObject)

/* Properties, to be told of: "running", "paused".
 * Signals: "tick" (when another second is shown), "warning" (one minute left), "expired"
 * (once, when length is reached), "slept" (gint64 seconds). */

/* Microseconds of a clock that does not stop or jump; as g_get_monotonic_time (). */
typedef gint64 (*SvTimeSource) (gpointer data);

/* From now on time goes by this source; what went by since the last look at the earlier one, which
 * may be the machine's, is not counted. */
void sv_clock_set_source (SvClock *self, SvTimeSource source, gpointer data);

/* Begin a period: length in ms (0: endless), elapsed so far. It stands until the game wants it;
 * a person's pause stays. */
void sv_clock_set (SvClock *self, gint64 length_ms, gint64 elapsed_ms);

/* The game wants the clock to run or not; a person pauses and resumes. It runs if the game wants
 * it and no person paused it. */
void sv_clock_set_wanted (SvClock *self, gboolean wanted);
void sv_clock_set_paused (SvClock *self, gboolean paused);
gboolean sv_clock_get_wanted (SvClock *self);
gboolean sv_clock_get_paused (SvClock *self);
gboolean sv_clock_get_running (SvClock *self);

gint64 sv_clock_get_elapsed (SvClock *self);   /* ms, counted up to now, at most length */
gint64 sv_clock_get_length (SvClock *self);    /* ms */
gint64 sv_clock_get_remaining (SvClock *self); /* ms; -1 if endless */
gboolean sv_clock_get_expired (SvClock *self);
/* Whether time runs out: the last minute, of a short period the last quarter. */
gboolean sv_clock_get_last (SvClock *self);

/* Look at the time now; called by the timeout, and by tests instead of waiting. */
void sv_clock_check (SvClock *self);
