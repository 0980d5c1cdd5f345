/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-today: the present day and time in words. */

#include <glib.h>

/* Return the present time in the given form of g_date_time_format (), or the time that
 * SOURCE_DATE_EPOCH states for reproducible output. Free with g_free (). */
char *sv_today (const char *format);
