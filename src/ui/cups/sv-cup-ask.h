/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupAsk: small dialogs that change the teams of a competition: another name, points given or
 * taken, one team more. A change that is refused stays in the dialog, with the reason. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_ASK (sv_cup_ask_get_type ())
G_DECLARE_FINAL_TYPE (SvCupAsk, sv_cup_ask, SV, CUP_ASK, GtkWindow)

/* Show a dialog above the window of @page, which shows the competition @book. */
void sv_cup_ask_name (GtkWidget *page, SvCupBook *book, unsigned team);
void sv_cup_ask_points (GtkWidget *page, SvCupBook *book, unsigned team);
void sv_cup_ask_team (GtkWidget *page, SvCupBook *book);
