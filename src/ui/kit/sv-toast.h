/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvToast: shows one sentence at the lower edge of the window for a few seconds, perhaps with a
 * button.
 *
 * Put it as an overlay over the pages. It says what happened; it never asks and never blocks. A new
 * sentence replaces the old one. */

#include <gtk/gtk.h>

#define SV_TYPE_TOAST (sv_toast_get_type ())
G_DECLARE_FINAL_TYPE (SvToast, sv_toast, SV, TOAST, GtkWidget)

/* Show a sentence. */
void sv_toast_show (SvToast *self, const char *sentence);

/* Show a sentence with a button that activates @action with @target (nullable, may be floating). */
void sv_toast_show_action (
    SvToast *self, const char *sentence, const char *button, const char *action, GVariant *target);

/* Hide @sentence if it is still shown, because it is no longer true. */
void sv_toast_retract (SvToast *self, const char *sentence);

/* Return the sentence that is shown, or NULL. */
const char *sv_toast_get_sentence (SvToast *self);

/* For GtkOverlay::get-child-position: compute the place of the toast at the lower edge, above @bar
 * (nullable) and, if the focused widget @focus (nullable) is a button, above that, so that the
 * toast covers nothing that the user is about to press. */
void sv_toast_place (
    SvToast *self, GtkOverlay *overlay, GtkWidget *bar, GtkWidget *focus, GdkRectangle *place);

/* Show a sentence as a toast in the window around @from, by its action win.tell. If @from is NULL
 * or in no window, nothing happens. */
void sv_tell (GtkWidget *from, const char *sentence);

/* Like sv_tell (), with a button that activates @action with @target (nullable, may be floating),
 * by the window's action win.tell-action. */
void sv_tell_action (GtkWidget *from,
                     const char *sentence,
                     const char *button,
                     const char *action,
                     GVariant *target);

/* Hide a sentence that sv_tell () has shown, if it is still there, by the window's action
 * win.untell. */
void sv_untell (GtkWidget *from, const char *sentence);

/* The type of the parameter of win.tell-action: sentence, button, action, optional target. */
#define SV_TELL_ACTION_TYPE "(sssmv)"
