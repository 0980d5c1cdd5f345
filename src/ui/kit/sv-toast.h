/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvToast: one sentence at the lower edge of the window, for a few seconds, perhaps with a button.
 *
 * Put it as an overlay over the pages. It tells what happened; it never asks and never blocks. A
 * new sentence takes the place of the old one. */

#include <gtk/gtk.h>

#define SV_TYPE_TOAST (sv_toast_get_type ())
G_DECLARE_FINAL_TYPE (SvToast, sv_toast, SV, TOAST, GtkWidget)

/* Show sentence. */
void sv_toast_show (SvToast *self, const char *sentence);

/* Show sentence with a button that does action with target (nullable, may be floating). */
void sv_toast_show_action (
    SvToast *self, const char *sentence, const char *button, const char *action, GVariant *target);

/* The sentence that is shown, or NULL. */
const char *sv_toast_get_sentence (SvToast *self);

/* For GtkOverlay:get-child-position: the toast's place at the lower edge, above bar (nullable) and, if it
 * is a button, above what has the focus (nullable): what is told hides nothing that is to be pressed. */
void sv_toast_place (
    SvToast *self, GtkOverlay *overlay, GtkWidget *bar, GtkWidget *focus, GdkRectangle *place);

/* Tell sentence in the window around from (nullable: nobody listens), by its action win.tell(s). */
void sv_tell (GtkWidget *from, const char *sentence);

/* The same with a button that does action with target (nullable, may be floating), by the window's
 * action win.tell-action. */
void sv_tell_action (GtkWidget *from,
                     const char *sentence,
                     const char *button,
                     const char *action,
                     GVariant *target);

/* The type of what win.tell-action takes: sentence, button, action, perhaps a target. */
#define SV_TELL_ACTION_TYPE "(sssmv)"
