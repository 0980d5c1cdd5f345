/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help opens in whatever the desktop has for it: each case is a desktop of its own, in a
 * program of its own, with programs that write down what they are asked to show. */

#include "folder-fixture.h"
#include "sv-application.h"
#include "sv-help.h"
#include "sv-window.h"

#include <unistd.h>

static void
put (const char *text, const char *first, const char *second, const char *third)
{
  g_autofree char *path = g_build_filename (folder, first, second, third, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* --- Which page --- */

static void
test_find (void)
{
  g_autofree char *first = g_build_filename (folder, "first", NULL);
  g_autofree char *second = g_build_filename (folder, "second", NULL);
  const char *const folders[] = { first, second, NULL };
  static const struct {
    const char *languages[4], *page, *found;
  } cases[] = {
    { { "nl_NL.UTF-8", "nl", "C" }, "index", "second/speelveld/help/nl/index.html" },
    { { "nl_NL.UTF-8", "nl", "C" }, "dice", "first/speelveld/help/C/dice.html" },
    { { "fr", "C" }, "index", "first/speelveld/help/C/index.html" },
    { { "C" }, "index", "first/speelveld/help/C/index.html" },
    { { "fr", "C" }, "clock", NULL },
  };

  put ("", "first/speelveld/help", "C", "index.html");
  put ("", "first/speelveld/help", "C", "dice.html");
  put ("", "second/speelveld/help", "C", "index.html");
  put ("", "second/speelveld/help", "nl", "index.html");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *found = sv_help_find (folders, cases[i].languages, cases[i].page);
    g_autofree char *wanted =
        cases[i].found != NULL ? g_build_filename (folder, cases[i].found, NULL) : NULL;

    g_assert_cmpstr (found, ==, wanted);
  }
}

/* --- Who shows it --- */

/* A program that writes what it shall show into the file "shown". */
static void
put_program (const char *name)
{
  g_autofree char *script = g_strdup_printf (
      "printf %%s \"$1\" >\"%s/part\" && mv \"%s/part\" \"%s/shown\"\n", folder, folder, folder);
  g_autofree char *entry = g_strdup_printf (
      "[Desktop Entry]\nType=Application\nName=%s\nExec=sh %s/show.sh %%u\n", name, folder);

  put (script, "show.sh", NULL, NULL);
  put (entry, "data", "applications", name);
}

/* A desktop in Dutch where these programs show these types: lines of mimeapps.list. */
static void
make_desktop (const char *types)
{
  static const char *const shared[] = { "mime", "icons", "glib-2.0" };
  g_autofree char *list = g_strconcat ("[Default Applications]\n", types, NULL);
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autofree char *config = g_build_filename (folder, "config", NULL);

  put (list, "config", "mimeapps.list", NULL);
  put_program ("reader.desktop");
  put_program ("browser.desktop");
  put ("<html></html>", "data/speelveld/help", "nl", "index.html");
  for (gsize i = 0; i < G_N_ELEMENTS (shared); i++) {
    g_autofree char *from = g_build_filename ("/usr/share", shared[i], NULL);
    g_autofree char *to = g_build_filename (data, shared[i], NULL);
    g_assert_cmpint (symlink (from, to), ==, 0);
  }
  g_setenv ("XDG_DATA_DIRS", data, TRUE);
  g_setenv ("XDG_DATA_HOME", config, TRUE);
  g_setenv ("XDG_CONFIG_HOME", config, TRUE);
  g_setenv ("LANGUAGE", "nl", TRUE);
  g_setenv ("SV_TEST_FOLDER", folder, TRUE);
}

/* What was shown there, or NULL. */
static char *
show_help (void)
{
  g_autofree char *shown = g_build_filename (folder, "shown", NULL);
  char *text = NULL;

  g_test_trap_subprocess ("/help/subprocess/show", 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  g_file_get_contents (shown, &text, NULL, NULL);
  return text;
}

/* In the program of its own: until it is shown, or somebody says why not. */
static void
test_show (void)
{
  gtk_init ();
  g_autoptr (SvApplication) application = sv_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  SvWindow *window = sv_window_new (GTK_APPLICATION (application));
  g_autofree char *shown = g_build_filename (g_getenv ("SV_TEST_FOLDER"), "shown", NULL);

  gtk_window_present (GTK_WINDOW (window));
  sv_help_show (GTK_WINDOW (window), "index");
  while (!g_file_test (shown, G_FILE_TEST_EXISTS) && sv_window_get_told (window) == NULL)
    g_main_context_iteration (NULL, FALSE);
  if (sv_window_get_told (window) != NULL)
    g_print ("%s\n", sv_window_get_told (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_reader (void)
{
  make_desktop ("x-scheme-handler/help=reader.desktop\ntext/html=browser.desktop\n");
  g_autofree char *shown = show_help ();
  g_assert_cmpstr (shown, ==, "help:speelveld/index");
}

static void
test_browser (void)
{
  make_desktop ("text/html=browser.desktop\n");
  g_autofree char *shown = show_help ();
  g_autofree char *page = g_build_filename (folder, "data/speelveld/help/nl/index.html", NULL);
  g_assert_nonnull (shown);
  g_assert_true (g_str_has_suffix (shown, page)); /* perhaps with file:// before it */
}

static void
test_neither (void)
{
  make_desktop ("");
  g_autofree char *shown = show_help ();
  g_assert_null (shown);
  g_autofree char *told = g_strdup_printf ("*%s/data/speelveld/help/nl.*", folder);
  g_test_trap_assert_stdout (told);
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/help/find", test_find },
    { "/help/reader", test_reader },
    { "/help/browser", test_browser },
    { "/help/neither", test_neither },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/help/subprocess/show", test_show);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].name, &tests[i].test, run_in_folder);
  return g_test_run ();
}
