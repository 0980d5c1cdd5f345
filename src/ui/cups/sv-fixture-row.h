/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFixtureRow: a match of a competition on a line, with a field for its result: two digits are one, as
 * soon as they stand there. What else can be done with the match is in its menu (cup.*). */

#include <gtk/gtk.h>

#define SV_TYPE_FIXTURE_ROW (sv_fixture_row_get_type ())
G_DECLARE_FINAL_TYPE (SvFixtureRow, sv_fixture_row, SV, FIXTURE_ROW, GtkBox)

/* Signal: "typed" (const char *text): what stands in the field is meant as the result, "" as none. */

GtkWidget *sv_fixture_row_new (unsigned fixture);

unsigned sv_fixture_row_get_fixture (SvFixtureRow *self);

typedef struct {
  const char *place, *sides[2]; /* where it is played, and who plays */
  const char *result, *note;    /* "": none */
  gboolean open;                /* a result can be entered */
  gboolean now;                 /* it is on now */
  gboolean table;               /* a table counts it */
} SvFixtureShown;

/* Show that; what somebody is typing stays. */
void sv_fixture_row_show (SvFixtureRow *self, const SvFixtureShown *shown);
