/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "golden-text.h"

#include <glib/gstdio.h>

static const char *golden_folder;

void
add_line (GString *text, const char *format, ...)
{
  va_list list;

  va_start (list, format);
  check_names (format, list);
  va_end (list);
  va_start (list, format);
  g_string_append_vprintf (text, format, list);
  va_end (list);
  g_string_append_c (text, '\n');
}

void
take_line (GString *text, char *line)
{
  add_line (text, "%s", line != NULL ? line : "-");
  g_free (line);
}

static char *
golden_path (const GoldenText *golden)
{
  g_autofree char *file = g_strconcat (golden->name, ".txt", NULL);

  return g_build_filename (golden_folder, file, NULL);
}

/* Show how text differs from the file, by lines with what stands around them. */
static void
show_difference (const char *path, const GString *text)
{
  g_autofree char *now = NULL, *difference = NULL;
  g_autoptr (GError) error = NULL;

  g_close (g_file_open_tmp ("golden-XXXXXX", &now, &error), NULL);
  g_assert_no_error (error);
  g_file_set_contents (now, text->str, (gssize)text->len, &error);
  g_assert_no_error (error);
  const char *const command[] = { "diff", "-u", path, now, NULL };
  g_spawn_sync (NULL, (char **)(guintptr)command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                &difference, NULL, NULL, &error);
  g_assert_no_error (error);
  g_unlink (now);
  g_test_message ("What %s tells has changed. If that is meant: sh tests/bless.sh.\n%s", path,
                  difference);
}

static void
test_golden_text (gconstpointer data)
{
  const GoldenText *golden = data;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = golden_path (golden), *known = NULL;
  g_autoptr (GError) error = NULL;

  golden->tell (text, golden->data);
  if (names_hebrew)
    return;
  g_file_get_contents (path, &known, NULL, &error);
  g_assert_no_error (error);
  if (g_str_equal (text->str, known))
    return;
  show_difference (path, text);
  g_test_fail ();
}

static void
write_golden_text (const GoldenText *golden)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = golden_path (golden);
  g_autoptr (GError) error = NULL;

  golden->tell (text, golden->data);
  g_file_set_contents (path, text->str, (gssize)text->len, &error);
  g_assert_no_error (error);
}

int
golden_main (int argc, char **argv, const GoldenText *goldens)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);
  golden_folder = argv[1];
  names_hebrew = g_str_equal (argv[1], "--hebrew");
  const char *wanted = argc == 3 ? argv[2] : NULL;
  const gboolean written = g_strcmp0 (wanted, "--write") == 0;
  gboolean is_known = wanted == NULL || written;
  for (; goldens->name != NULL; goldens++) {
    g_autofree char *path = g_strconcat ("/golden/", goldens->name, NULL);

    if (written)
      write_golden_text (goldens);
    else if (wanted == NULL || g_str_equal (wanted, goldens->name)) {
      g_test_add_data_func (path, goldens, test_golden_text);
      is_known = TRUE;
    }
  }
  if (!is_known)
    g_error ("There is no text called %s.", wanted);
  return written ? 0 : g_test_run ();
}
