/* SPDX-License-Identifier: GPL-3.0-or-later */

/* main: sets the language up and hands over to the application. */

#include <glib/gi18n.h>
#include <locale.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "sv-application.h"
#include "sv-config.h"

/* The first frame paints many pictures of some 100 KiB and drops them again: give their pages back
 * at once instead of leaving holes in the heap (2 MiB of the peak). */
static void
tune_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, 64 * 1024);
  mallopt (M_TRIM_THRESHOLD, 64 * 1024);
  mallopt (M_ARENA_MAX, 1);
#endif
}

int
main (int argc, char *argv[])
{
  tune_memory ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SV_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_autoptr (SvApplication) application = sv_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
