/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFieldRow: one value of a table of SvField as a person sets it.
 *
 *   BOOL switch · INT stepper with its unit, below a switch if 0 means that there is no such rule · CHOICE drop-down · SET a button for each letter ·
 *   NUMBERS a button for each number · BOARD a picture for each board; a value that may be null has a tick beside it ("free") or a first choice ("not used").
 *
 * It shows a value and tells which one a person wants. It keeps nothing: whether the value fits
 * the others is the form's question, and where it is kept the page's. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_FIELD_ROW (sv_field_row_get_type ())
G_DECLARE_FINAL_TYPE (SvFieldRow, sv_field_row, SV, FIELD_ROW, GtkBox)

/* Signals: "changed" (int value), when a person has chosen another one; "reset", when the standard
 * value is wanted. */

typedef enum {
  SV_FIELD_ROW_WIDE,    /* with its help below the label and a button for the standard value */
  SV_FIELD_ROW_COMPACT, /* label and value only: one of several of a list item */
  SV_FIELD_ROW_CARD,    /* the label above the value: one of several of a card */
  SV_FIELD_ROW_ON_CARD /* the value alone, to lie on a painted card: a number stands between + and −,
                         * a choice is a button, without words, that turns to the next one */
} SvFieldRowKind;

/* A row for a scalar field. what: its path in the document ("bonuses[0].add"). */
GtkWidget *sv_field_row_new (const SvField *field, const char *what, SvFieldRowKind kind);

/* For a BOARD: the game whose boards there are; before the row is shown. */
void sv_field_row_set_game (SvFieldRow *self, const SvGame *game);

const SvField *sv_field_row_get_field (SvFieldRow *self);
const char *sv_field_row_get_what (SvFieldRow *self);

/* Show the value in base without telling it. standard: it is the standard one, nothing is to be
 * reset. */
void sv_field_row_show (SvFieldRow *self, const void *base, gboolean standard);

/* Write what is shown to base, a board with it. */
void sv_field_row_store (SvFieldRow *self, void *base);

/* Say what is wrong in one sentence, or NULL. */
void sv_field_row_set_fault (SvFieldRow *self, const char *sentence);

/* Make its label as wide as those of other compact rows in group. */
void sv_field_row_align (SvFieldRow *self, GtkSizeGroup *group);
