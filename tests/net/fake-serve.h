/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* fake-serve: a program in place of the one that serves, which says what a test wants it to say
 * (fake-serve.sh). */

#include <gio/gio.h>
#include <glib/gstdio.h>

/* What it says as soon as it serves boards 1 and 2. */
#define FAKE_ADDRESS                                                                               \
  "{\"url\":\"http://192.168.1.20:8080/\",\"urls\":[\"http://192.168.1.20:8080/\","                \
  "\"http://[fd00::2]:8080/\"],\"boards\":[{\"board\":1,"                                          \
  "\"url\":\"http://192.168.1.20:8080/enter/1/abc\",\"code\":\"K7QF-2M9P\"},{\"board\":2,"         \
  "\"url\":\"http://192.168.1.20:8080/enter/2/def\",\"code\":\"A2BC-3D4E\"}]}\n"

static inline char *
fake_path (const char *name)
{
  return g_build_filename (g_getenv ("SV_FAKE"), name, NULL);
}

static inline void
fake_write (const char *name, const char *text)
{
  g_autofree char *path = fake_path (name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static inline char *
fake_read (const char *name)
{
  g_autofree char *path = fake_path (name);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text != NULL ? text : g_strdup ("");
}

static inline void
fake_end (void)
{
  static const char *const names[] = { "told", "arguments", "next", "now", "lines", "cup.json" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = fake_path (names[i]);
    g_unlink (path);
  }
  g_rmdir (g_getenv ("SV_FAKE"));
  g_unsetenv ("SV_FAKE");
}

/* Let it say @lines at its start. Each has a folder of its own, because the one before may still be
 * ending. */
static inline void
fake_begin (const char *lines)
{
  g_autofree char *folder = g_dir_make_tmp ("serve-XXXXXX", NULL);
  g_autofree char *program =
      g_test_build_filename (G_TEST_DIST, "tests", "net", "fake-serve.sh", NULL);

  if (g_getenv ("SV_FAKE") != NULL)
    fake_end ();
  g_setenv ("SV_FAKE", folder, TRUE);
  g_setenv ("SPEELVELD_CLI", program, TRUE);
  fake_write ("lines", lines);
}

/* Wait until it was told @text. */
static inline void
fake_wait_told (const char *text)
{
  for (;;) {
    g_autofree char *told = fake_read ("told");
    if (strstr (told, text) != NULL)
      return;
    /* nothing wakes the loop when another program writes a file */
    g_main_context_iteration (NULL, FALSE);
    g_thread_yield ();
  }
}
