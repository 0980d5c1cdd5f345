/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-photo-names.h"

#include <string.h>

#include "sv-list-words.h"

/* The words of a name, without marks on the letters and without capitals, and its number; -1 if it
 * has none, or a date, or the long number of a camera. */
typedef struct {
  char **words;
  char *joined; /* all words without blanks */
  int number;
} Name;

static void
name_clear (Name *name)
{
  g_strfreev (name->words);
  g_free (name->joined);
}

/* Return whether an apostrophe at @p and the letter behind it are an ending, as in "Sanne's". */
static gboolean
is_ending (const char *p, gboolean in_word)
{
  const char *s = g_utf8_next_char (p);

  return in_word && *s == 's' && !g_unichar_isalnum (g_utf8_get_char (s + 1));
}

/* Return a text in small letters without accents, in which everything else is a blank, and a blank
 * parts letters from digits: "Zoë-7" becomes "zoe 7". */
static char *
simplify (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *folded = g_utf8_casefold (valid, -1);
  g_autofree char *parts = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  GString *simple = g_string_new (NULL);
  gboolean digit = FALSE;

  for (const char *p = parts; *p != '\0'; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);
    const gboolean is_digit = g_unichar_isdigit (c), is_quote = c == '\'' || c == 0x2019;

    if (is_quote && is_ending (p, simple->len > 0 && simple->str[simple->len - 1] != ' '))
      p = g_utf8_next_char (p);
    if (g_unichar_ismark (c) || is_quote)
      continue;
    if (!g_unichar_isalnum (c) || is_digit != digit)
      g_string_append_c (simple, ' ');
    if (g_unichar_isalnum (c))
      g_string_append_unichar (simple, c);
    digit = is_digit;
  }
  return g_string_free (simple, FALSE);
}

static Name
read_name (const char *text)
{
  g_autofree char *simple = simplify (text);
  g_auto (GStrv) parts = g_strsplit (simple, " ", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  Name name = { .number = -1 };
  gboolean is_long = FALSE;

  for (guint i = 0; parts[i] != NULL; i++) {
    gint64 number;

    if (*parts[i] == '\0')
      continue;
    if (!g_ascii_isdigit (*parts[i]))
      g_strv_builder_add (words, parts[i]);
    else if (!sv_list_number (parts[i], &number))
      is_long = TRUE;
    else if (name.number < 0)
      name.number = (int)number;
  }
  if (is_long)
    name.number = -1;
  name.words = g_strv_builder_end (words);
  name.joined = g_strjoinv ("", name.words);
  return name;
}

/* Return the name of a file without its suffix. */
static Name
read_file_name (const char *file)
{
  const char *dot = strrchr (file, '.');
  g_autofree char *stem =
      dot != NULL && dot > file ? g_strndup (file, (gsize)(dot - file)) : g_strdup (file);

  return read_name (stem);
}

static gboolean
has_all_words (const Name *name, const Name *part)
{
  for (guint i = 0; part->words[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *)name->words, part->words[i]))
      return FALSE;
  return part->words[0] != NULL;
}

/* --- How well a file fits a person, best first --- */

static gboolean
fits_whole (const Name *file, const Name *person)
{
  return *file->joined != '\0' && g_str_equal (file->joined, person->joined);
}

static gboolean
fits_part (const Name *file, const Name *person)
{
  return has_all_words (person, file) || has_all_words (file, person);
}

static gboolean
fits_first_word (const Name *file, const Name *person)
{
  return g_strcmp0 (file->words[0], person->words[0]) == 0 && file->words[0] != NULL;
}

/* A number counts only without a name, since cameras number their pictures. */
static gboolean
fits_number (const Name *file, const Name *person)
{
  static const char words[] = "nr|no|number|nummer|rugnummer|shirt|player|speler|card|kaart";

  for (guint i = 0; file->words[i] != NULL; i++)
    if (!sv_list_is_one_of (file->words[i], words))
      return FALSE;
  return file->number >= 0 && file->number == person->number;
}

static gboolean
has_word (const Name *name, const char *word)
{
  return word != NULL && g_strv_contains ((const char *const *)name->words, word);
}

/* Return whether a file names two people: it has the first words of both, and these are not two
 * names of one of them. */
static gboolean
names_several (const Name *file, const GArray *people)
{
  const Name *named = NULL;

  for (guint i = 0; i < people->len; i++) {
    const Name *person = &g_array_index (people, Name, i);

    if (!has_word (file, person->words[0]))
      continue;
    if (named == NULL)
      named = person;
    else if (!has_word (person, named->words[0]) && !has_word (named, person->words[0]))
      return TRUE;
  }
  return FALSE;
}

typedef gboolean (*Fit) (const Name *file, const Name *person);

/* Return the only free person whom the file fits, or -1. If it fits several, its number decides. */
static int
find_person (const Name *file, const GArray *people, const gboolean *taken, Fit fits)
{
  int found = -1, numbered = -1;
  unsigned n = 0, n_numbered = 0;

  for (guint i = 0; i < people->len; i++) {
    const Name *person = &g_array_index (people, Name, i);

    if (taken[i] || !fits (file, person))
      continue;
    found = (int)i;
    n++;
    if (file->number < 0 || file->number != person->number)
      continue;
    numbered = (int)i;
    n_numbered++;
  }
  return n == 1 ? found : n_numbered == 1 ? numbered : -1;
}

static GArray *
names_new (void)
{
  GArray *names = g_array_new (FALSE, FALSE, sizeof (Name));

  g_array_set_clear_func (names, (GDestroyNotify)name_clear);
  return names;
}

void
sv_photo_names_match (const char *const *files,
                      guint n_files,
                      const char *const *names,
                      const int *numbers,
                      guint n_people,
                      int *places)
{
  static const Fit fits[] = { fits_whole, fits_part, fits_first_word, fits_number };
  g_autoptr (GArray) people = names_new (), photos = names_new ();
  g_autofree gboolean *taken = g_new0 (gboolean, MAX (n_people, 1));

  for (guint i = 0; i < n_people; i++) {
    Name person = read_name (names[i]);
    person.number = numbers[i];
    g_array_append_val (people, person);
  }
  for (guint i = 0; i < n_files; i++) {
    const Name photo = read_file_name (files[i]);
    g_array_append_val (photos, photo);
    places[i] = -1;
  }
  for (guint level = 0; level < G_N_ELEMENTS (fits); level++)
    for (guint i = 0; i < n_files; i++) {
      const Name *photo = &g_array_index (photos, Name, i);

      if (places[i] < 0 && (level == 0 || !names_several (photo, people)))
        places[i] = find_person (photo, people, taken, fits[level]);
      if (places[i] >= 0)
        taken[places[i]] = TRUE;
    }
}
