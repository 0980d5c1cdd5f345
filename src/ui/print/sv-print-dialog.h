/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPrintDialog: preview of sheets to cut out, before they are printed or exported as a PDF. The
 * module sv-sheet decides which sheets there are and paints them. */

#include <gtk/gtk.h>

#include "sv-cup-book.h"
#include "sv-document.h"

#define SV_TYPE_PRINT_DIALOG (sv_print_dialog_get_type ())
G_DECLARE_FINAL_TYPE (SvPrintDialog, sv_print_dialog, SV, PRINT_DIALOG, GtkWindow)

/* Create a dialog over @parent (may be NULL) for a setup and two teams; a team may be NULL for the
 * standard team. All are copied, so later edits do not change the sheets. */
SvPrintDialog *sv_print_dialog_new (GtkWindow *parent,
                                    const SvGame *game,
                                    const void *setup,
                                    const SvTeamDoc *first,
                                    const SvTeamDoc *second);

/* Like sv_print_dialog_new (), but for the cards of several teams of one game, and their backs, on
 * sheets that they fill. @teams: array of SvTeamDoc, not empty; the dialog keeps a reference. */
SvPrintDialog *sv_print_dialog_new_cards (GtkWindow *parent, GPtrArray *teams);

/* Like sv_print_dialog_new (), but for two standard teams of a game that the user chooses in the
 * dialog. */
SvPrintDialog *sv_print_dialog_new_any (GtkWindow *parent);

/* Like sv_print_dialog_new (), but for the sheets of a competition. @links: where its tables type
 * results (array of SvSheetLink); NULL if the competition is not shared. */
SvPrintDialog *sv_print_dialog_new_cup (GtkWindow *parent, SvCupBook *book, GArray *links);

/* Tick only the kinds of sheets of a competition in @kinds (SvCupSheetKinds). */
void sv_print_dialog_choose (SvPrintDialog *self, unsigned kinds);

/* Show the dialog over the window of @beside. @setup may be NULL for the standard rules. */
void sv_print_dialog_show (GtkWidget *beside,
                           const SvGame *game,
                           const void *setup,
                           const SvTeamDoc *first,
                           const SvTeamDoc *second);
