/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCardEditorRow: one player card, drawn large, on which one edits it.
 *
 * The card is painted by the same function as in a match and on paper. Over the places of its name,
 * its powers and its sign lie what changes them, made from the game's table of card fields; fields
 * without a place on the card stand below it. Every change is committed to the draft at once; the row shows only
 * what its editor tells it to, so that undo and every other way to change a team look the same. */

#include "sv-crop-bar.h"
#include "sv-draft.h"
#include "sv-paint-card.h"

#include <gtk/gtk.h>

#define SV_TYPE_CARD_EDITOR_ROW (sv_card_editor_row_get_type ())
G_DECLARE_FINAL_TYPE (SvCardEditorRow, sv_card_editor_row, SV, CARD_EDITOR_ROW, GtkBox)

/* It asks for pictures by team.picture, team.picture-files and team.crop-again, and for the
 * next one by team.next-picture. */
GtkWidget *sv_card_editor_row_new (SvDraft *draft, unsigned card);

/* Show the card as the draft has it now. setup: of a match that its team plays as side 0; view: of
 * that match. Only what is another one is touched. */
void sv_card_editor_row_update (SvCardEditorRow *self,
                                SvPainter *painter,
                                const void *setup,
                                const SvView *view);

/* Let a picture that a person chose, or that the card has, be moved, enlarged and turned in its frame on
 * the card, until it is taken or left. */
void sv_card_editor_row_crop (SvCardEditorRow *self, cairo_surface_t *picture, SvCropFlags flags);

/* Whoever edits the card goes: take the picture that is being moved, if there is one. */
void sv_card_editor_row_settle (SvCardEditorRow *self);

/* Paint anew: the painter has other colours. */
void sv_card_editor_row_refresh (SvCardEditorRow *self);

/* Forget the painter. */
void sv_card_editor_row_clear (SvCardEditorRow *self);
