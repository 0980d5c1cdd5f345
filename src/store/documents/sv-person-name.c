/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Extract a name from a cell in two steps. First, everything around the name is removed: numbers
 * and bullets in front, mail addresses and phone numbers behind. Then, if a comma shows that the
 * surname comes first, the words are sorted into first name, initials, particles and surname,
 * and joined again in the order in which the name is spoken. */
#include "sv-person-name.h"

#include <string.h>

/* Dutch particles first, then those of other languages. */
static const char *const particles[] = { "van",  "de",    "der",  "den", "het",  "'t",  "ten",
                                         "ter",  "te",    "in",   "op",  "aan",  "bij", "uit",
                                         "over", "onder", "voor", "tot", "v.d.", "v/d", "v.",
                                         "d'",   "von",   "zu",   "du",  "des",  "la",  "le",
                                         "di",   "da",    "del",  "el",  NULL };

gboolean
sv_person_name_is_particle (const char *word)
{
  g_autofree char *small = g_utf8_strdown (word, -1);
  g_auto (GStrv) quotes = NULL;

  quotes = g_strsplit (small, "’", -1);
  g_autofree char *plain = g_strjoinv ("'", quotes);
  return g_strv_contains (particles, plain);
}

static void
add_word (GString *text, const char *word)
{
  if (*word != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
}

/* --- what stands around a name --- */

/* Return the last character of the text, or 0. */
static gunichar
last_sign (const GString *text)
{
  return text->len == 0 ? 0 : g_utf8_get_char (g_utf8_prev_char (text->str + text->len));
}

/* Return whether one of @signs stands before the first letter of a cell. */
static gboolean
has_sign (const char *cell, const char *signs)
{
  for (const char *p = cell; *p != '\0'; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);

    if (g_unichar_isalpha (c))
      return FALSE;
    if (c >= 0x80 && g_utf8_strchr (signs, -1, c) != NULL)
      return TRUE;
  }
  return FALSE;
}

gboolean
sv_person_name_is_ticked (const char *cell)
{
  return has_sign (cell, "✅✔✓☑🗹👍");
}

gboolean
sv_person_name_is_crossed (const char *cell)
{
  return has_sign (cell, "❌❎✖✗✘☒🚫⛔👎🤷❓❔🤒🤕🤧🤢");
}

/* Remove bullets, ticks, quotes and brackets in front of a name, and return the number among
 * them, or -1. An apostrophe stays: it may begin a name, as in 't Hart. */
static int
drop_front (const char **text)
{
  const char *p = *text;
  int number = -1;

  while (*p != '\0') {
    const gunichar c = g_utf8_get_char (p);

    if (g_unichar_isalpha (c) || ((c == '\'' || c == 0x2018 || c == 0x2019) &&
                                  g_unichar_isalpha (g_utf8_get_char (g_utf8_next_char (p)))))
      break;
    if (g_ascii_isdigit (*p) && number < 0)
      number = 0;
    if (g_ascii_isdigit (*p))
      number = MIN (number * 10 + (*p - '0'), 100000);
    p = g_utf8_next_char (p);
  }
  *text = p;
  return number;
}

/* Skip the letter of a list that is numbered by letters: "a) Anne", "b. Bo". "v. Dam" is a name. */
static const char *
skip_letter (const char *text)
{
  const char *end = g_utf8_next_char (text);

  if (!g_unichar_isalpha (g_utf8_get_char (text)) || (*end != ')' && *end != '.') || end[1] != ' ')
    return text;
  g_autofree char *word = g_strndup (text, (gsize)(end + 1 - text));
  if (*end == '.' &&
      (g_unichar_isupper (g_utf8_get_char (text)) || sv_person_name_is_particle (word)))
    return text;
  return end + strspn (end, "). ");
}

/* Return the number of digits of a word, or -1 if it has letters. */
static int
count_digits (const char *word)
{
  int digits = 0;

  for (const char *p = word; *p != '\0'; p = g_utf8_next_char (p)) {
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      return -1;
    digits += g_ascii_isdigit (*p);
  }
  return digits;
}

/* Return how many words from here on form a phone number, which has six digits or more: "06
 * 12345678". */
static guint
count_telephone (char **words)
{
  guint n = 0;
  int digits = 0;

  for (; words[n] != NULL && count_digits (words[n]) >= 0; n++)
    digits += count_digits (words[n]);
  return digits >= 6 ? n : 0;
}

/* Return whether the quote at the end of a name lacks its partner. */
static gboolean
is_lone_quote (const GString *name, gunichar quote)
{
  unsigned n = 0;

  if (quote == 0x201c || quote == 0x201d)
    return quote == 0x201c || strstr (name->str, "“") == NULL;
  for (gsize i = 0; i < name->len; i++)
    n += name->str[i] == '"';
  return quote == '"' && n % 2 != 0;
}

/* Remove characters at the end of a name that are not part of it: separators, an opening bracket,
 * half a pair of quotes. */
static void
drop_end (GString *name)
{
  static const char *const signs = " ;,:-*_|<(";

  for (;;) {
    const gunichar c = last_sign (name);

    if (c == 0 || (g_utf8_strchr (signs, -1, c) == NULL && !is_lone_quote (name, c) &&
                   !g_unichar_isspace (c)))
      return;
    g_string_truncate (name, (gsize)(g_utf8_prev_char (name->str + name->len) - name->str));
  }
}

char *
sv_person_name_tidy (const char *cell, int *number)
{
  g_autoptr (GString) name = g_string_new (NULL);

  *number = drop_front (&cell);
  if (*cell != '\0')
    cell = skip_letter (cell);
  g_auto (GStrv) words = g_strsplit_set (cell, " \t", -1);
  for (guint i = 0; words[i] != NULL; i++) {
    i += count_telephone (words + i);
    if (words[i] == NULL)
      break;
    if (strchr (words[i], '@') == NULL)
      add_word (name, words[i]);
  }
  drop_end (name);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* --- the order of a name's parts --- */

/* Return whether a word consists of initials: "A.", "B.C.". */
static gboolean
is_initials (const char *word)
{
  unsigned dots = 0;

  for (const char *p = word; *p != '\0'; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);
    if (c == '.')
      dots++;
    else if (!g_unichar_isupper (c))
      return FALSE;
  }
  return dots > 0;
}

/* Return a word without the brackets around it. */
static char *
bare_word (const char *word)
{
  char *bare = g_strdup (word + (*word == '('));

  if (g_str_has_suffix (bare, ")"))
    bare[strlen (bare) - 1] = '\0';
  return bare;
}

/* Sort the words of one part of a name: particles to @between, words in brackets (the name that
 * somebody goes by) to @called, initials to @initials, the others to @rest. */
static void
sort_words (const char *part, GString *between, GString *called, GString *initials, GString *rest)
{
  g_auto (GStrv) words = g_strsplit (part, " ", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    g_autofree char *word = bare_word (words[i]);

    if (sv_person_name_is_particle (word))
      add_word (between, word);
    else if (words[i][0] == '(')
      add_word (called, word);
    else
      add_word (is_initials (word) ? initials : rest, word);
  }
}

/* Return a name without the initials in front of the name in brackets that somebody goes by: "A.B.
 * (Anne) de Wit" → "Anne de Wit" (transfer full). */
static char *
drop_initials (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", 3);

  if (g_strv_length (words) < 2 || !is_initials (words[0]) || *words[1] != '(' ||
      !g_str_has_suffix (words[1], ")"))
    return g_strdup (name);
  g_autofree char *called = bare_word (words[1]);
  return sv_person_name_join (called, NULL, words[2]);
}

char *
sv_person_name_turn (const char *name)
{
  g_autoptr (GString) first = g_string_new (NULL), between = g_string_new (NULL);
  g_autoptr (GString) called = g_string_new (NULL), initials = g_string_new (NULL);
  g_autoptr (GString) surname = g_string_new (NULL);
  const char *comma = strchr (name, ',');

  if (comma == NULL)
    return drop_initials (name);
  g_autofree char *front = g_strndup (name, (gsize)(comma - name));
  g_autofree char *back = g_strdelimit (g_strdup (comma + 1), ",", ' ');
  sort_words (front, between, surname, surname, surname);
  sort_words (back, between, called, initials, first);
  return sv_person_name_join (called->len > 0  ? called->str
                              : first->len > 0 ? first->str
                                               : initials->str,
                              between->str, surname->str);
}

char *
sv_person_name_join (const char *first, const char *particle, const char *surname)
{
  g_autoptr (GString) name = g_string_new (NULL), between = g_string_new (NULL);
  g_autoptr (GString) last = g_string_new (NULL);

  add_word (name, first != NULL ? first : "");
  add_word (between, particle != NULL ? particle : "");
  /* A column of surnames may include particles: "Berg, van der" or "Vries (de)". */
  g_autofree char *plain = g_strdelimit (g_strdup (surname != NULL ? surname : ""), ",", ' ');
  if (strpbrk (surname != NULL ? surname : "", ",(") != NULL)
    sort_words (plain, between, last, last, last);
  else
    add_word (last, plain);
  add_word (name, between->str);
  if (g_str_has_suffix (between->str, "'") || g_str_has_suffix (between->str, "’"))
    g_string_append (name, last->str);
  else
    add_word (name, last->str);
  return g_string_free (g_steal_pointer (&name), FALSE);
}
