/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFitLabel: a place for one label whose text is to be read whole.
 *
 * The letters have the size that their style gives them. If the text does not fit, it takes as many
 * lines as there is height for, and then smaller letters, down to 11 pixels. Only if even that
 * is too much does it end in an ellipsis, and the tooltip shows all of it. The size that is asked
 * for is that of the usual letters, so nothing around it moves when the text changes.
 *
 * Its child is the label, which must wrap where lines may end. */

#include <gtk/gtk.h>

#define SV_TYPE_FIT_LABEL (sv_fit_label_get_type ())
G_DECLARE_FINAL_TYPE (SvFitLabel, sv_fit_label, SV, FIT_LABEL, GtkWidget)
