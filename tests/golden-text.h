/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* golden-text: texts that stay what they are until somebody means to change them, a file for each.
 *
 *      TEST FOLDER              compares, and tells the first line that is another one
 *      TEST FOLDER --write      writes the files anew (tests/bless.sh does): read the difference */

#include <glib.h>

typedef struct {
  const char *name; /* of the file, without .txt */
  void (*tell) (GString *text, gconstpointer data);
  gconstpointer data;
} GoldenText;

static const char *golden_folder;

static inline void add_line (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

static inline void
add_line (GString *text, const char *format, ...)
{
  va_list list;

  va_start (list, format);
  g_string_append_vprintf (text, format, list);
  va_end (list);
  g_string_append_c (text, '\n');
}

/* Takes line. */
static inline void
take_line (GString *text, char *line)
{
  add_line (text, "%s", line != NULL ? line : "-");
  g_free (line);
}

static inline char *
golden_path (const GoldenText *golden)
{
  g_autofree char *file = g_strconcat (golden->name, ".txt", NULL);

  return g_build_filename (golden_folder, file, NULL);
}

static inline void
test_golden_text (gconstpointer data)
{
  const GoldenText *golden = data;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = golden_path (golden), *known = NULL;
  g_autoptr (GError) error = NULL;

  golden->tell (text, golden->data);
  g_file_get_contents (path, &known, NULL, &error);
  g_assert_no_error (error);
  if (g_str_equal (text->str, known))
    return;
  g_auto (GStrv) now = g_strsplit (text->str, "\n", -1);
  g_auto (GStrv) then = g_strsplit (known, "\n", -1);
  guint i = 0;
  while (now[i] != NULL && then[i] != NULL && g_str_equal (now[i], then[i]))
    i++;
  g_test_message ("%s, line %u: “%s” was “%s”", path, i + 1, now[i] != NULL ? now[i] : "",
                  then[i] != NULL ? then[i] : "");
  g_test_fail ();
}

static inline void
write_golden_text (const GoldenText *golden)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = golden_path (golden);
  g_autoptr (GError) error = NULL;

  golden->tell (text, golden->data);
  g_file_set_contents (path, text->str, (gssize)text->len, &error);
  g_assert_no_error (error);
}

/* goldens ends with one that has no name. */
static inline int
golden_main (int argc, char **argv, const GoldenText *goldens)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);
  golden_folder = argv[1];
  for (; goldens->name != NULL; goldens++) {
    g_autofree char *path = g_strconcat ("/golden/", goldens->name, NULL);

    if (argc == 3)
      write_golden_text (goldens);
    else
      g_test_add_data_func (path, goldens, test_golden_text);
  }
  return argc == 3 ? 0 : g_test_run ();
}
