/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-clock-words: what a clock shows and says. Everything is translated, and free with g_free (). */

#include <glib.h>

#include "sv-game.h"

/* A clock's time as it is shown, "7:42"; ms: remaining, rounded up to whole seconds. */
char *sv_clock_words_time (gint64 ms);

/* The time that text writes, as people type it: "7:42", "7.42", "7" (minutes), ":42". FALSE if it is none,
 * and *ms stays. */
gboolean sv_clock_words_read (const char *text, gint64 *ms);

/* The same in words, "7 minutes and 42 seconds left". */
char *sv_clock_words_left (gint64 ms);

/* What the clock on the scoreboard shows when so much of the period of view was played; "" if there
 * is none. */
char *sv_clock_words_at (const SvView *view, gint64 elapsed_ms);

/* What a clock that the dice move shows, e.g. "36′". */
char *sv_clock_words_minute (int minute);
