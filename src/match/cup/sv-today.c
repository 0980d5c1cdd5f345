/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-today.h"

char *
sv_today (const char *format)
{
  const char *epoch = g_getenv ("SOURCE_DATE_EPOCH");
  g_autoptr (GDateTime) now =
      epoch != NULL ? g_date_time_new_from_unix_utc (g_ascii_strtoll (epoch, NULL, 10))
                    : g_date_time_new_now_local ();
  char *words = now != NULL ? g_date_time_format (now, format) : NULL;

  return words != NULL ? words : g_strdup ("–");
}
