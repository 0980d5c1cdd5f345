/* SPDX-License-Identifier: GPL-3.0-or-later */

/* main: sets up the translations and runs the application. */

#include <gtk/gtk.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "sv-application.h"
#include "sv-library.h"
#include "sv-translations.h"

/* Let all worker threads share one malloc arena. With an arena of its own, each of a dozen
 * workers would keep the memory of the largest picture that it ever painted: 110 MiB after
 * visiting all pages. The main thread keeps its own arena. */
static void
share_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, 2);
#endif
}

int
main (int argc, char *argv[])
{
  share_memory ();
  sv_library_check_environment ();
  sv_translations_open ();

  g_autoptr (SvApplication) application = sv_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
