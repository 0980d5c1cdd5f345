/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFixtureRow: one match of a competition in a row, with an entry for its result. The typed
 * result is recorded when the focus leaves the entry, on Enter, or after a pause if the text is
 * a complete result, but never between two keys. In a knock-out match, a draw shows two small
 * entries for penalties. The row's menu holds everything else that can be done with the match
 * (actions cup.*). Tab visits the results of all rows of a box first, then their menus. */

#include "sv-cup.h"
#include "sv-picture.h"

#include <gtk/gtk.h>

#define SV_TYPE_FIXTURE_ROW (sv_fixture_row_get_type ())
G_DECLARE_FINAL_TYPE (SvFixtureRow, sv_fixture_row, SV, FIXTURE_ROW, GtkBox)

/* Signals:
 * "typed" (const SvCupResult *result) → gboolean: record @result. If the handler returns FALSE,
 * it has refused the result and told the user why, best by sv_fixture_row_refuse ().
 * "entered": the user pressed Enter; move on to the next match. */

GtkWidget *sv_fixture_row_new (unsigned fixture);

unsigned sv_fixture_row_get_fixture (SvFixtureRow *self);

/* Return the picture beside the name of a team, 0 or 1, in which its badge can be shown. */
SvPicture *sv_fixture_row_get_badge (SvFixtureRow *self, int side);

typedef struct {
  const char *place, *sides[2]; /* where the match is played, and the names of the two teams */
  const char *result, *note;    /* result as text, and a note about it; "" if none */
  SvCupResult score;            /* result that counts, as numbers; not played if none counts */
  gboolean decides;             /* a draw must be decided by penalties */
  unsigned ends;                /* ways in which the match can end, bits 1 << SvEnd */
  gboolean open;                /* the user can type a result */
  gboolean off;                 /* the match will not be played */
  gboolean now;                 /* the match should be played at present */
  gboolean table;               /* the match is being counted at a table */
  gboolean marks;               /* the user can add cards and injuries to the result */
  gboolean guest;               /* another computer has the competition: it is only played here */
} SvFixtureShown;

/* Show the values of @shown. A result that the user is typing at the moment stays. */
void sv_fixture_row_show (SvFixtureRow *self, const SvFixtureShown *shown);

/* Tell the user why the typed result is refused, until another one is recorded. */
void sv_fixture_row_refuse (SvFixtureRow *self, const GError *error);

/* Record the result that is being typed, or, if it cannot be recorded, tell the user why and
 * show the previous one. Call it before the row is removed. */
void sv_fixture_row_settle (SvFixtureRow *self);
