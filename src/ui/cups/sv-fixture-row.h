/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFixtureRow: a match of a competition on a line, with a field for its result. What is typed there counts when the
 * field is left, on Enter, or after a pause if it can be a whole result: never while the keys come. A draw that
 * penalties must decide opens two small fields for them. What else can be done with the match is in its menu
 * (cup.*). Tab goes through the results of all rows of a box, then through their menus. */

#include "sv-cup.h"

#include <gtk/gtk.h>

#define SV_TYPE_FIXTURE_ROW (sv_fixture_row_get_type ())
G_DECLARE_FINAL_TYPE (SvFixtureRow, sv_fixture_row, SV, FIXTURE_ROW, GtkBox)

/* Signals: "typed" (const SvCupResult *result) → gboolean: take what was typed as the result; FALSE: it is refused, which
 * the handler has told, and what stood there before stands there again. "entered": go on to the next match. */

GtkWidget *sv_fixture_row_new (unsigned fixture);

unsigned sv_fixture_row_get_fixture (SvFixtureRow *self);

typedef struct {
  const char *place, *sides[2]; /* where it is played, and who plays */
  const char *result, *note;    /* "": none */
  SvCupResult score;            /* the result if it counts; else not played */
  gboolean decides;             /* only penalties may decide a draw */
  gboolean open;                /* a result can be entered */
  gboolean now;                 /* it is on now */
  gboolean table;               /* a table counts it */
  gboolean marks;               /* cards and injuries can be written down for its result */
} SvFixtureShown;

/* Show that; what somebody is typing stays. */
void sv_fixture_row_show (SvFixtureRow *self, const SvFixtureShown *shown);

/* Take what stands in the field, or tell why not and put back what was there: the row is about to go. */
void sv_fixture_row_settle (SvFixtureRow *self);
