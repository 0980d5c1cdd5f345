/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "names-apart.h"

#include <string.h>

#include "sv-text.h"

gboolean names_hebrew, names_free;

char *
dup_name (const char *name)
{
  if (!names_hebrew || name == NULL || *name == '\0')
    return g_strdup (name);
  GString *text = g_string_new ("ש");
  for (const char *c = name; *c != '\0'; c++)
    if (g_ascii_isalpha (*c))
      g_string_append_unichar (text, 0x5d0 + (gunichar)(*c % 27));
    else if (g_ascii_isdigit (*c) || *c == ' ')
      g_string_append_c (text, *c);
  g_string_append (text, "ת");
  return g_string_free (text, FALSE);
}

void
rename_to (char **name, const char *to)
{
  g_free (*name);
  *name = dup_name (to);
}

/* What of a line stands outside the signs that isolate. */
static char *
dup_outside (const char *line)
{
  GString *text = g_string_new (NULL);
  int depth = 0;

  for (const char *c = line; *c != '\0'; c = g_utf8_next_char (c)) {
    const gunichar letter = g_utf8_get_char (c);
    if (letter == 0x2069)
      depth--;
    if (depth == 0 && letter != 0x2068 && letter != 0x2069)
      g_string_append_unichar (text, letter);
    if (letter == 0x2068)
      depth++;
    g_assert_cmpint (depth, >=, 0);
  }
  g_assert_cmpint (depth, ==, 0);
  return g_string_free (text, FALSE);
}

/* Whether it is a name alone, or holds none that is not isolated. */
static gboolean
is_apart (const char *line)
{
  g_autofree char *outside = dup_outside (line);

  return !sv_text_is_right_to_left (outside) ||
         g_regex_match_simple ("^[א-ת][א-ת0-9 …]*$", outside, 0, 0);
}

static void
check_apart (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!is_apart (lines[i])) {
      g_test_message ("a name is not isolated in “%s”", lines[i]);
      g_test_fail ();
    }
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
void
check_names (const char *format, va_list list)
{
  if (!names_hebrew || names_free)
    return;
  g_autoptr (GRegex) text = g_regex_new ("%(\\d+\\$)?[-.*\\d]*s", 0, 0, NULL);
  g_autofree char *marked = g_regex_replace (text, format, -1, 0, "\x01\\0\x01", 0, NULL);
  g_autofree char *filled = g_strdup_vprintf (marked, list);
  g_auto (GStrv) parts = g_strsplit (filled, "\x01", -1);

  for (guint i = 1; i < g_strv_length (parts); i += 2)
    check_apart (parts[i]);
}
#pragma GCC diagnostic pop
