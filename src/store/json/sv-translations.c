/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-translations.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "sv-config.h"

/* Return @path without the suffix @end, or NULL if it does not end with @end. Transfer full. */
static char *
cut_end (const char *path, const char *end)
{
  return g_str_has_suffix (path, end) ? g_strndup (path, strlen (path) - strlen (end)) : NULL;
}

/* Return the installation prefix of the running program (the folder that contains bin/), or NULL if
 * the program does not run from such a folder, for example before it is installed. Transfer
 * full. */
static char *
find_prefix (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program != NULL ? g_path_get_dirname (program) : NULL;

  return folder != NULL ? cut_end (folder, G_DIR_SEPARATOR_S SV_BIN_DIR) : NULL;
}

/* Return the folder that contains the translations. Transfer full. */
static char *
find_folder (void)
{
  g_autofree char *prefix = find_prefix ();
  g_autofree char *moved = prefix != NULL ? g_build_filename (prefix, SV_LOCALE_DIR, NULL) : NULL;

  /* If SV_LOCALE_DIR is relative, it is below the prefix and moves with the prefix. An absolute one
   * does not move. */
  if (moved != NULL && !g_path_is_absolute (SV_LOCALE_DIR) &&
      g_file_test (moved, G_FILE_TEST_IS_DIR))
    return g_steal_pointer (&moved);
  return g_canonicalize_filename (SV_LOCALE_DIR, SV_PREFIX);
}

void
sv_translations_open (void)
{
  g_autofree char *folder = find_folder ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
