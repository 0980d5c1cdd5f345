/* SPDX-License-Identifier: GPL-3.0-or-later */

/* main: sets up the translations and runs the application. */

#include <gtk/gtk.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "sv-application.h"
#include "sv-library.h"
#include "sv-translations.h"

/* Tell malloc how large pictures are and how many threads paint them.
 *
 * A picture of a MiB and more goes back to the system as soon as it is freed. Else malloc would
 * keep its room for the next one, which seldom has the same size.
 *
 * All worker threads share one arena. With an arena of its own, each of a dozen workers would keep
 * the memory of the largest picture that it ever painted: 110 MiB after visiting all pages. The
 * main thread keeps its own arena. */
static void
tune_malloc (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, 1024 * 1024);
  mallopt (M_ARENA_MAX, 2);
#endif
}

int
main (int argc, char *argv[])
{
  tune_malloc ();
  sv_library_check_environment ();
  sv_translations_open ();

  g_autoptr (SvApplication) application = sv_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
