/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvClock: how much of a half has been played, in monotonic time.
 *
 * It knows no rules. A GLib timeout ticks while the clock runs. A gap of more than five seconds
 * between two ticks means that the machine slept: the gap does not count, the clock pauses itself
 * and emits "slept". (Where monotonic time itself stops during sleep, boot time shows it.) Tests
 * supply their own time. */

#include <glib-object.h>

#define SV_TYPE_CLOCK (sv_clock_get_type ())
G_DECLARE_FINAL_TYPE (SvClock, sv_clock, SV, CLOCK, GObject)

/* Properties that notify: "running", "paused". Signals: "tick" (another second is shown), "warning"
 * (one minute is left), "expired" (the length is reached; once), "slept" (gint64 seconds). */

/* Return microseconds of a clock that never stops or jumps, like g_get_monotonic_time (). */
typedef gint64 (*SvTimeSource) (gpointer data);

/* Take the time from this source from now on. Time that has passed on the previous source since the
 * last check is not counted. */
void sv_clock_set_source (SvClock *self, SvTimeSource source, gpointer data);

/* Begin a period of @length_ms milliseconds (0: endless), of which @elapsed_ms have been played.
 * The clock stands until the game wants it to run; a pause by the user stays. */
void sv_clock_set (SvClock *self, gint64 length_ms, gint64 elapsed_ms);

/* Say whether the game wants the clock to run, and whether the user has paused it. It runs if the
 * game wants it and the user has not paused it. */
void sv_clock_set_wanted (SvClock *self, gboolean wanted);
void sv_clock_set_paused (SvClock *self, gboolean paused);
gboolean sv_clock_get_wanted (SvClock *self);
gboolean sv_clock_get_paused (SvClock *self);
gboolean sv_clock_get_running (SvClock *self);

/* Count up from 0, without an end, from the moment when @counts becomes TRUE until it becomes
 * FALSE. For a clock that is used for nothing else. */
void sv_clock_count (SvClock *self, gboolean counts);

gint64 sv_clock_get_elapsed (SvClock *self);   /* milliseconds until now, at most the length */
gint64 sv_clock_get_length (SvClock *self);    /* milliseconds */
gint64 sv_clock_get_remaining (SvClock *self); /* milliseconds; -1 if endless */
gboolean sv_clock_get_expired (SvClock *self);
/* Return whether time runs out: it is the last minute, or the last quarter of a short period. */
gboolean sv_clock_get_last (SvClock *self);

/* Check the time now. The timeout calls it, and tests call it instead of waiting. */
void sv_clock_check (SvClock *self);
