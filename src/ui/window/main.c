/* SPDX-License-Identifier: GPL-3.0-or-later */

/* main: sets the language up and hands over to the application. */

#include <glib/gi18n.h>
#include <locale.h>

#include "sv-application.h"
#include "sv-config.h"

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SV_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_autoptr (SvApplication) application = sv_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
