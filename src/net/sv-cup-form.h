/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-form: read what a table has typed into its form, as a browser sends it
 * (application/x-www-form-urlencoded). Whatever is sent gives fields or an error. */

#include "sv-cup-feed.h"

/* The fields as they were typed, from name to text; those with several values only once. */
typedef struct {
  GHashTable *fields;
  SvCupTally tally; /* from the fields "scorer-home", "scorer-away", "mark-home", "mark-away" */
} SvCupForm;

/* Return the fields, or NULL with an error, a sentence for the table. */
SvCupForm *sv_cup_form_read (GBytes *body, GError **error);
void sv_cup_form_free (SvCupForm *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupForm, sv_cup_form_free)

/* Return a field without blanks at its ends, or NULL if it was not sent or is empty. */
const char *sv_cup_form_get (const SvCupForm *self, const char *name);

/* Read the result from the fields fixture, home, away, how, shootout and instead into @out, which
 * points into the form. Return FALSE with an error, a sentence for the table. @n_fixtures: how many
 * there are. */
gboolean sv_cup_form_read_result (const SvCupForm *self,
                                  unsigned n_fixtures,
                                  SvCupProposal *out,
                                  GError **error);
