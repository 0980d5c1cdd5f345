/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPrintDialog: sheets to cut out, looked at before they go to a printer or into a PDF. It shows
 * what sv-sheet paints; which sheets there are is the business of that module. */

#include <gtk/gtk.h>

#include "sv-cup-book.h"
#include "sv-document.h"

#define SV_TYPE_PRINT_DIALOG (sv_print_dialog_get_type ())
G_DECLARE_FINAL_TYPE (SvPrintDialog, sv_print_dialog, SV, PRINT_DIALOG, GtkWindow)

/* A dialog over parent (or NULL) for a setup and two teams; NULL is a standard team. Everything is
 * copied, so what is edited meanwhile does not change the sheets. */
SvPrintDialog *sv_print_dialog_new (GtkWindow *parent,
                                    const SvGame *game,
                                    const void *setup,
                                    const SvTeamDoc *first,
                                    const SvTeamDoc *second);

/* The same for two standard teams of a game that is chosen there. */
SvPrintDialog *sv_print_dialog_new_any (GtkWindow *parent);

/* The same for a competition. */
SvPrintDialog *sv_print_dialog_new_cup (GtkWindow *parent, SvCupBook *book);

/* Show the dialog over the window of beside. setup: NULL is the standard game. */
void sv_print_dialog_show (GtkWidget *beside,
                           const SvGame *game,
                           const void *setup,
                           const SvTeamDoc *first,
                           const SvTeamDoc *second);
