/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupSharing: the page on which a competition is shared on the network: its address and QR code,
 * who looks, what happens to results from the tables, and the links and codes of the boards.
 *
 * Actions of the widget around it that it uses: win.print-boards, app.help-page. */

#include "sv-cup-share.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_SHARING (sv_cup_sharing_get_type ())
G_DECLARE_FINAL_TYPE (SvCupSharing, sv_cup_sharing, SV, CUP_SHARING, GtkBox)

GtkWidget *sv_cup_sharing_new (SvCupShare *share);

/* Return a sentence about a competition that is shared: where, and how many look: "Shared:
 * http://192.168.1.20:8080/ · 12 look"; NULL if it is not shared. Free with g_free (). */
char *sv_cup_sharing_dup_sign (SvCupShare *share);
