/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPictureDialog: which part of a picture is kept, and its making into what a document holds.
 *
 * The file has been read before; nothing here touches a document. */

#include "sv-picture-pick.h"

#include <gtk/gtk.h>

#define SV_TYPE_PICTURE_DIALOG (sv_picture_dialog_get_type ())
G_DECLARE_FINAL_TYPE (SvPictureDialog, sv_picture_dialog, SV, PICTURE_DIALOG, GtkWindow)

/* Signal: "taken" (const char *data URL), once; the dialog closes itself. */

/* A dialog over parent (nullable in tests) for a picture. drawing: it was an SVG, and is kept as a
 * PNG. ratio: height by width of what is kept; whole: rather all of the picture with room around it
 * than a part. */
SvPictureDialog *sv_picture_dialog_new (
    GtkWindow *parent, cairo_surface_t *picture, gboolean drawing, double ratio, gboolean whole);
