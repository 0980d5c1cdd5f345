/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* face-fixture: all that there is to be seen of something, added up to a number for each aspect of each run and
 * compared with those of a file. Who includes it says what is run:
 *
 *      TEST FILE                compares
 *      TEST FILE --write        writes the numbers anew (tests/bless.sh does)
 *      TEST FILE RUN ASPECT     prints what is added up: do so with both versions of the program, and read the
 *                               difference
 *      TEST --hebrew            runs the same with names in Hebrew letters, and checks that in every sentence
 *                               they are isolated from the words and numbers beside them */

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>

#include "sv-rng.h"
#include "sv-team-doc.h"
#include "sv-text.h"

enum { FACE_MAX_ASPECTS = 24 };

typedef struct {
  const char *name; /* of the test */
  unsigned n_runs;
  const char *const *aspects; /* NULL at the end */
  void (*run) (unsigned number);
} Face;

static guint64 sums[FACE_MAX_ASPECTS];
static int printed = -1; /* an aspect */
static SvRng chance;     /* begins anew with each run */
static const Face *the_face;
static char **known; /* the lines of the file */
static gboolean hebrew;

/* --- Names in Hebrew --- */

/* A name as people of that run write it: letters of the alphabet become Hebrew ones, and it begins and ends
 * with one, so digits and blanks are always inside. In all other runs it is the same. */
static inline char *
face_name (const char *name)
{
  if (!hebrew || name == NULL || *name == '\0')
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

static inline void
face_rename (char **name)
{
  char *other = face_name (*name);

  g_free (*name);
  *name = other;
}

/* The names of a team and of all its people. */
static inline void
face_rename_team (SvTeamDoc *team)
{
  face_rename (&team->name);
  face_rename (&team->short_name);
  for (unsigned i = 0; i < team->n_cards; i++) {
    face_rename (&team->cards[i].name);
    face_rename (&team->cards[i].role_name);
  }
}

/* Files of documents and tables for other programs hold names without signs. */
static inline gboolean
is_file (int aspect)
{
  static const char *const files[] = {
    "document", "files", "site", "kept", "again", "digest", NULL
  };

  return g_strv_contains (files, the_face->aspects[aspect]);
}

/* What of a line stands outside the signs that isolate. */
static inline char *
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
static inline gboolean
is_apart (const char *line)
{
  g_autofree char *outside = dup_outside (line);

  return !sv_text_is_right_to_left (outside) ||
         g_regex_match_simple ("^[א-ת][א-ת0-9 …]*$", outside, 0, 0);
}

static inline void
check_apart (int aspect, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  /* A document is no sentence. */
  for (guint i = 0; *text != '{' && lines[i] != NULL; i++)
    if (!is_apart (lines[i])) {
      g_test_message ("%s: a name is not isolated in “%s”", the_face->aspects[aspect], lines[i]);
      g_test_fail ();
    }
}

static void check_texts (int aspect, const char *format, va_list list) G_GNUC_PRINTF (2, 0);

/* Each text that a %s stands for. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static void
check_texts (int aspect, const char *format, va_list list)
{
  g_autoptr (GRegex) text = g_regex_new ("%(\\d+\\$)?[-.*\\d]*s", 0, 0, NULL);
  g_autofree char *marked = g_regex_replace (text, format, -1, 0, "\x01\\0\x01", 0, NULL);
  g_autofree char *filled = g_strdup_vprintf (marked, list);
  g_auto (GStrv) parts = g_strsplit (filled, "\x01", -1);

  for (guint i = 1; i < g_strv_length (parts); i += 2)
    check_apart (aspect, parts[i]);
}
#pragma GCC diagnostic pop

/* --- Numbers --- */

static void add (int aspect, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add (int aspect, const char *format, ...)
{
  va_list list;

  if (hebrew && !is_file (aspect)) {
    va_start (list, format);
    check_texts (aspect, format, list);
    va_end (list);
  }
  va_start (list, format);
  g_autofree char *text = g_strdup_vprintf (format, list);
  va_end (list);
  for (const char *c = text; *c != '\0'; c++)
    sums[aspect] = (sums[aspect] ^ (guchar)*c) * G_GUINT64_CONSTANT (0x100000001b3);
  if (printed == aspect)
    puts (text);
}

/* A text that is kept in a document, where names stand without signs. Takes text. */
static inline void
add_plain (int aspect, char *text)
{
  const gboolean checked = hebrew;

  hebrew = FALSE;
  add (aspect, "%s", text != NULL ? text : "-");
  hebrew = checked;
  g_free (text);
}

/* Takes text. */
static inline void
add_text (int aspect, char *text)
{
  add (aspect, "%s", text != NULL ? text : "-");
  g_free (text);
}

static inline unsigned
below (unsigned n)
{
  return sv_rng_below (&chance, n);
}

static inline void
run_face (unsigned number)
{
  for (unsigned i = 0; i < FACE_MAX_ASPECTS; i++)
    sums[i] = 0;
  sv_rng_seed (&chance, 100 + number);
  the_face->run (number);
}

static inline char *
numbers_of (unsigned number)
{
  GString *text = g_string_new (NULL);

  run_face (number);
  for (int i = 0; the_face->aspects[i] != NULL; i++)
    g_string_append_printf (text, "%u %s %08x\n", number, the_face->aspects[i],
                            (guint)(sums[i] ^ sums[i] >> 32));
  return g_string_free (text, FALSE);
}

static inline void
test_numbers (gconstpointer data)
{
  g_autofree char *text = numbers_of (GPOINTER_TO_UINT (data));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; !hebrew && lines[i][0] != '\0'; i++)
    if (!g_strv_contains ((const char *const *)known, lines[i])) {
      g_test_message ("Other than it was: “%s”. How to see what: at the top of face-fixture.h.",
                      lines[i]);
      g_test_fail ();
    }
}

static inline int
write_numbers (const char *path)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_string_append_printf (all, "# What test-%s adds up; written by tests/bless.sh.\n",
                          the_face->name);
  for (unsigned number = 0; number < the_face->n_runs; number++) {
    g_autofree char *text = numbers_of (number);
    g_string_append (all, text);
  }
  if (!g_file_set_contents (path, all->str, -1, &error))
    g_error ("%s", error->message);
  return 0;
}

static inline int
print_run (const char *number, const char *aspect)
{
  for (int i = 0; the_face->aspects[i] != NULL; i++)
    if (g_str_equal (the_face->aspects[i], aspect))
      printed = i;
  g_assert_cmpint (printed, >=, 0);
  run_face ((unsigned)atoi (number));
  return 0;
}

static inline int
face_main (int argc, char **argv, const Face *face)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  the_face = face;
  g_assert_cmpint (argc, >=, 2);
  if (argc == 3)
    return write_numbers (argv[1]);
  if (argc == 4)
    return print_run (argv[2], argv[3]);
  hebrew = g_str_equal (argv[1], "--hebrew");
  if (!hebrew && !g_file_get_contents (argv[1], &text, NULL, &error))
    g_error ("%s", error->message);
  known = g_strsplit (text != NULL ? text : "", "\n", -1);
  for (unsigned number = 0; number < face->n_runs; number++) {
    g_autofree char *path =
        g_strdup_printf ("/%s/%s%u", face->name, hebrew ? "in-hebrew/" : "", number);
    g_test_add_data_func (path, GUINT_TO_POINTER (number), test_numbers);
  }
  const int result = g_test_run ();
  g_strfreev (known);
  return result;
}
