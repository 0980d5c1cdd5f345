/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCardEditorRow: one player card, drawn large, which the user edits in place.
 *
 * The card is painted by the same function as in a match and on paper. Entries and buttons lie
 * over its name, its powers and its sign; they are built from the game's table of card fields.
 * Fields that are not drawn on the card stand below it. Every change is committed to the draft
 * at once. The row shows new values only when the team editor calls sv_card_editor_row_update
 * (), so that an undo is shown like any other change. */

#include "sv-crop-bar.h"
#include "sv-draft.h"
#include "sv-paint-card.h"

#include <gtk/gtk.h>

#define SV_TYPE_CARD_EDITOR_ROW (sv_card_editor_row_get_type ())
G_DECLARE_FINAL_TYPE (SvCardEditorRow, sv_card_editor_row, SV, CARD_EDITOR_ROW, GtkBox)

/* Create a row for card @card (0-based) of the draft's team. The row activates the actions
 * team.picture, team.picture-files and team.crop-again to let the user choose a picture. */
GtkWidget *sv_card_editor_row_new (SvDraft *draft, unsigned card);

/* Show the card with the present values of the draft. @setup and @view belong to a match that
 * the team plays as side 0. Only widgets whose value has changed are updated. @painter must stay
 * valid until sv_card_editor_row_clear (). */
void sv_card_editor_row_update (SvCardEditorRow *self,
                                SvPainter *painter,
                                const void *setup,
                                const SvView *view);

/* Let the user move, enlarge and turn @picture in its frame on the card, until the user accepts
 * or cancels. The picture is a new one, or with SV_CROP_KEPT the one that the card has. */
void sv_card_editor_row_crop (SvCardEditorRow *self, cairo_surface_t *picture, SvCropFlags flags);

/* Accept the picture that is being cropped, if there is one. Call it before the user leaves the
 * card. */
void sv_card_editor_row_settle (SvCardEditorRow *self);

/* Draw the card again, after the colours of the painter have changed. */
void sv_card_editor_row_refresh (SvCardEditorRow *self);

/* Forget the painter, before it is freed. */
void sv_card_editor_row_clear (SvCardEditorRow *self);
