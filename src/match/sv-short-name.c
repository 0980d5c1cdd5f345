/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-short-name.h"

enum { SHORT = 4, LETTERS = 3 };

/* The number of a team among those of its club: "2", "B1". */
static gboolean
is_number (const char *word)
{
  for (const char *p = word; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isdigit (g_utf8_get_char (p)))
      return g_utf8_strlen (word, -1) <= LETTERS;
  return FALSE;
}

static char *
first_letters (const char *word, glong n)
{
  g_autofree char *letters = g_utf8_substring (word, 0, MIN (n, g_utf8_strlen (word, -1)));

  return g_utf8_strup (letters, -1);
}

static char *
derive (const char *name)
{
  g_autofree char *text = g_strstrip (g_strdup (name));
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  g_autoptr (GString) letters = g_string_new (NULL), numbers = g_string_new (NULL);
  const char *only = NULL;
  unsigned n = 0;

  if (g_utf8_strlen (text, -1) <= SHORT)
    return g_steal_pointer (&text);
  for (char **word = words; *word != NULL; word++) {
    if (**word == '\0')
      continue;
    if (is_number (*word)) {
      g_string_append_printf (numbers, " %s", *word);
    } else if (n++ < SHORT) {
      g_autofree char *initial = first_letters (*word, 1);
      g_string_append (letters, initial);
      only = n == 1 ? *word : NULL;
    }
  }
  if (only == NULL)
    return g_strconcat (letters->str, numbers->str, NULL);

  g_autofree char *start = first_letters (only, LETTERS);
  return g_strconcat (start, numbers->str, NULL);
}

/* Two letters and the first one that the other name has not in this place. */
static char *
derive_different (const char *name, const char *other)
{
  const char *p = name, *q = other;

  while (*p != '\0' && *q != '\0' &&
         g_unichar_toupper (g_utf8_get_char (p)) == g_unichar_toupper (g_utf8_get_char (q))) {
    p = g_utf8_next_char (p);
    q = g_utf8_next_char (q);
  }
  if (*p == '\0')
    return first_letters (name, LETTERS);

  g_autofree char *start = first_letters (name, LETTERS - 1);
  g_autofree char *letter = first_letters (p, 1);
  return g_strconcat (start, letter, NULL);
}

char *
sv_short_name_make (const char *name, const char *other)
{
  g_autofree char *own = derive (name);
  if (other == NULL || g_strcmp0 (name, other) == 0)
    return g_steal_pointer (&own);

  g_autofree char *others = derive (other);
  return g_strcmp0 (own, others) == 0 ? derive_different (name, other) : g_steal_pointer (&own);
}
