/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-clock-words.h"

#include <glib/gi18n-lib.h>

#include "sv-sentence.h"

char *
sv_clock_words_time (gint64 ms)
{
  const gint64 seconds = (MAX (ms, 0) + 999) / 1000;

  /* Translators: the match clock, minutes and seconds. */
  return g_strdup_printf (_ ("%d:%02d"), (int)(seconds / 60), (int)(seconds % 60));
}

/* Read a whole number of at most @digits digits at *@text and advance *@text. Return -1 if there
 * is none. */
static int
read_number (const char **text, int digits)
{
  int value = -1;

  for (int i = 0; i < digits && g_ascii_isdigit (**text); i++)
    value = MAX (value, 0) * 10 + *(*text)++ - '0';
  return value;
}

gboolean
sv_clock_words_read (const char *text, gint64 *ms)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  const char *rest = stripped;
  const int minutes = read_number (&rest, 3);
  int seconds = 0;

  if (*rest != '\0' && strchr (":.,", *rest) != NULL) {
    const char *begin = ++rest;
    seconds = read_number (&rest, 2);
    if (rest - begin != 2 || seconds > 59)
      return FALSE;
  } else if (minutes < 0) {
    return FALSE;
  }
  if (*rest != '\0')
    return FALSE;
  *ms = (MAX (minutes, 0) * 60 + seconds) * G_GINT64_CONSTANT (1000);
  return TRUE;
}

char *
sv_clock_words_left (gint64 ms)
{
  const int all = (int)((MAX (ms, 0) + 999) / 1000);
  const int minutes = all / 60, seconds = all % 60;

  if (minutes == 0)
    return g_strdup_printf (ngettext ("%d second left", "%d seconds left", (gulong)seconds),
                            seconds);
  if (seconds == 0)
    return g_strdup_printf (ngettext ("%d minute left", "%d minutes left", (gulong)minutes),
                            minutes);

  /* Two texts, because each of the numbers needs a plural form of its own. */
  g_autofree char *long_part =
      g_strdup_printf (ngettext ("%d minute", "%d minutes", (gulong)minutes), minutes);
  g_autofree char *short_part =
      g_strdup_printf (ngettext ("%d second", "%d seconds", (gulong)seconds), seconds);
  /* Translators: what the match clock says to a screen reader: "2 minutes", then "1 second". */
  return sv_sentence (_ ("%s and %s left"), long_part, short_part);
}

char *
sv_clock_words_ended (const char *period, gint64 ms)
{
  g_autofree char *time = sv_clock_words_time (ms);

  /* Translators: %1$s is a period of the match, %2$s the time that was left, such as 3:12. */
  return sv_sentence (_ ("%1$s ended with %2$s left."), period, time);
}

char *
sv_clock_words_at (const SvView *view, gint64 elapsed_ms)
{
  if (view->period_ms != 0)
    return sv_clock_words_time (view->period_ms - elapsed_ms);
  return view->clock_ends != 0 ? sv_clock_words_minute (view->clock_shows) : g_strdup ("");
}

char *
sv_clock_words_minute (int minute)
{
  /* Translators: a time in minutes on a clock, as in “36′”. */
  return g_strdup_printf (_ ("%d′"), minute);
}
