/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-qr-view.h"

#include <glib/gi18n.h>

#include "sv-picture.h"
#include "sv-qr.h"
#include "sv-widgets.h"

/* Paint the code as large as possible in the middle, with modules of whole pixels, which cameras
 * read best. */
static void
draw (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer qr)
{
  const unsigned modules = sv_qr_get_size (qr) + 2 * SV_QR_QUIET;
  const int most = MIN (width, height);
  const int side = most >= (int)modules ? most - most % (int)modules : most;

  sv_qr_paint (qr, cr, (width - side) / 2, (height - side) / 2, side);
}

static void
free_qr (gpointer qr)
{
  sv_qr_free (qr);
}

GtkWidget *
sv_qr_view_new (void)
{
  GtkWidget *view =
      g_object_new (SV_TYPE_PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gtk_widget_set_visible (view, FALSE);
  sv_widget_set_label (view, _ ("QR code of the address"));
  return view;
}

void
sv_qr_view_set (GtkWidget *view, const char *text)
{
  SvQr *qr = text != NULL ? sv_qr_new (text) : NULL;

  gtk_widget_set_visible (view, qr != NULL);
  sv_picture_set_draw (SV_PICTURE (view), NULL, qr != NULL ? draw : NULL, qr,
                       qr != NULL ? free_qr : NULL);
}
