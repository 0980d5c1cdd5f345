/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFieldRow: lets the user edit one value of a table of SvField. The widget depends on the type
 * of the field:
 *
 * BOOL: a switch. INT: a spin button with its unit, below a switch if 0 means that the rule is
 * off. CHOICE: a drop-down. SET: a toggle button for each letter. NUMBERS: a toggle button for
 * each number. BOARD: a picture of each board. A value that may be null has a check button
 * ("Free") or an extra first choice ("not used").
 *
 * The row only shows a value and reports what the user chooses. Whether the value is legal
 * together with the other values is checked by the form; the page stores it. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_FIELD_ROW (sv_field_row_get_type ())
G_DECLARE_FINAL_TYPE (SvFieldRow, sv_field_row, SV, FIELD_ROW, GtkBox)

/* Signals:
 * "changed" (int value): the user has chosen another value.
 * "reset": the user wants the standard value. */

typedef enum {
  /* label, help text below the label, the value, and a button for the standard value */
  SV_FIELD_ROW_WIDE,
  SV_FIELD_ROW_COMPACT, /* only label and value; one of several rows of a list item */
  SV_FIELD_ROW_JOINED,  /* only the sign before the value and the value, see sv_field_row_join () */
  SV_FIELD_ROW_CARD,    /* label above the value; one of several rows beside a card */
  /* only the value, over a painted card: a number that is typed, between + and − if it is not a
   * number to throw; a choice as a button that steps to the next value */
  SV_FIELD_ROW_ON_CARD
} SvFieldRowKind;

/* Create a row for @field, which must not be a record or a list. @what: path of the field in the
 * document, such as "bonuses[0].add". */
GtkWidget *sv_field_row_new (const SvField *field, const char *what, SvFieldRowKind kind);

/* Set the game whose boards a BOARD row offers. Call before the row is shown; other rows ignore
 * it. */
void sv_field_row_set_game (SvFieldRow *self, const SvGame *game);

const SvField *sv_field_row_get_field (SvFieldRow *self);
const char *sv_field_row_get_what (SvFieldRow *self);

/* Show the value of the field in @base; emits no signal. @standard: the value is that of the
 * standard game, so the reset button is hidden. */
void sv_field_row_show (SvFieldRow *self, const void *base, gboolean standard);

/* Write the value shown into @base; for a BOARD also the imported board. */
void sv_field_row_store (SvFieldRow *self, void *base);

/* Change the number by @by, as the user does; does nothing if that is out of its range. Only for an
 * INT. */
void sv_field_row_step (SvFieldRow *self, int by);

/* Name the widget after the value and the player on whose card it is: "Attack power of Sanne". */
void sv_field_row_set_player (SvFieldRow *self, const char *player);

/* Show @sentence, which says what is wrong with the value, or nothing if NULL. */
void sv_field_row_set_fault (SvFieldRow *self, const char *sentence);

/* Put the number of @next, which is SV_FIELD_ROW_JOINED, behind the number of @self: both are one
 * value to the user, as in "4 × 7:30". */
void sv_field_row_join (SvFieldRow *self, SvFieldRow *next);

/* Return whether the value of an item may be absent, and is. */
gboolean sv_field_row_is_unused (SvFieldRow *self);

/* Make the label as wide as the labels of other rows in @group. */
void sv_field_row_align (SvFieldRow *self, GtkSizeGroup *group);
