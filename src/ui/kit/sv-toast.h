/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvToast: one sentence at the lower edge of the window, for a few seconds, perhaps with a button.
 *
 * Put it as an overlay over the pages. It tells what happened; it never asks and never blocks. A
 * new sentence takes the place of the old one. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_TOAST (sv_toast_get_type ())
G_DECLARE_FINAL_TYPE (SvToast, sv_toast, SV, TOAST, GtkWidget)

/* Show sentence. */
void sv_toast_show (SvToast *self, const char *sentence);

/* Show sentence with a button that does action with target (nullable, may be floating). */
void sv_toast_show_action (
    SvToast *self, const char *sentence, const char *button, const char *action, GVariant *target);

/* The sentence that is shown, or NULL. */
const char *sv_toast_get_sentence (SvToast *self);

/* For GtkOverlay:get-child-position: let the toast stand above the bar of the page below it, so that
 * it hides no button. */
gboolean sv_toast_place_cb (GtkOverlay *overlay, GtkWidget *widget, GdkRectangle *place);

G_END_DECLS
