/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* face-fixture: all that there is to be seen of something, added up to a number for each aspect of each run and
 * compared with those of a file. Who includes it says what is run:
 *
 *      TEST FILE                compares
 *      TEST FILE --write        writes the numbers anew (tests/bless.sh does)
 *      TEST FILE RUN ASPECT     prints what is added up: do so with both versions of the program, and read the
 *                               difference */

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>

#include "sv-rng.h"

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

static void add (int aspect, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add (int aspect, const char *format, ...)
{
  va_list list;

  va_start (list, format);
  g_autofree char *text = g_strdup_vprintf (format, list);
  va_end (list);
  for (const char *c = text; *c != '\0'; c++)
    sums[aspect] = (sums[aspect] ^ (guchar)*c) * G_GUINT64_CONSTANT (0x100000001b3);
  if (printed == aspect)
    puts (text);
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

  for (guint i = 0; lines[i][0] != '\0'; i++)
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
  if (!g_file_get_contents (argv[1], &text, NULL, &error))
    g_error ("%s", error->message);
  known = g_strsplit (text, "\n", -1);
  for (unsigned number = 0; number < face->n_runs; number++) {
    g_autofree char *path = g_strdup_printf ("/%s/%u", face->name, number);
    g_test_add_data_func (path, GUINT_TO_POINTER (number), test_numbers);
  }
  const int result = g_test_run ();
  g_strfreev (known);
  return result;
}
