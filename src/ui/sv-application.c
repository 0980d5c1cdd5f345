/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-application.h"

#include <glib/gi18n.h>

#include "sv-config.h"
#include "sv-window.h"

struct _SvApplication {
  GtkApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (SvApplication, sv_application, GTK_TYPE_APPLICATION)

static void
sv_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (sv_window_new (SV_APPLICATION (application)));
  gtk_window_present (window);
}

static void
sv_application_class_init (SvApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = sv_application_activate;
}

static void
sv_application_init (SvApplication *self)
{
}

SvApplication *
sv_application_new (void)
{
  g_set_application_name (_ ("Speelveld"));
  return g_object_new (SV_TYPE_APPLICATION, "application-id", SV_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}
