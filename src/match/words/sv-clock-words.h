/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-clock-words: times of clocks as text. All texts are translated, and freed with g_free (). */

#include <glib.h>

#include "sv-game.h"

/* Return a clock's time, "7:42". @ms is the remaining time in milliseconds, rounded up to whole
 * seconds. */
char *sv_clock_words_time (gint64 ms);

/* Read a time as people type it: "7:42", "7.42", "7" (minutes), ":42". Return FALSE, and leave
 * *@ms, if @text is something else. */
gboolean sv_clock_words_read (const char *text, gint64 *ms);

/* Return a remaining time in words, "7 minutes and 42 seconds left". */
char *sv_clock_words_left (gint64 ms);

/* Return the sentence that a period with this name was ended with @ms milliseconds left. */
char *sv_clock_words_ended (const char *period, gint64 ms);

/* Return what the clock on the scoreboard shows after @elapsed_ms of the period of @view; "" if
 * there is no clock. */
char *sv_clock_words_at (const SvView *view, gint64 elapsed_ms);

/* Return the time of a clock that dice advance instead of real time, e.g. "36′". */
char *sv_clock_words_minute (int minute);
