/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvGuestItem: a result that is to be sent to the computer that shares the competition: a whole
 * match that was played here, or only the numbers of one that was counted at a table or typed. */

#include "sv-cup-tally.h"
#include "sv-match-doc.h"
#include "sv-table.h"

typedef enum {
  SV_GUEST_WAITS,    /* it is to be sent, or being sent */
  SV_GUEST_ASKED,    /* it was sent; the organiser has not decided yet */
  SV_GUEST_CONFLICT, /* the match has another result there */
  SV_GUEST_REFUSED,  /* `sentence` says why it was not taken */
  SV_GUEST_TAKEN     /* it stands in the competition; only the plan here does not show it yet */
} SvGuestState;

typedef struct {
  unsigned fixture;
  SvCupResult result;
  SvCupTally tally;    /* what was counted at a table beside the result */
  gboolean is_counted; /* it comes from a table, so the tally is known */
  char *instead;       /* what this may correct, or NULL; see SvCupProposal */
  char *match; /* text of the match document without pictures; NULL if there are only numbers */
  SvGuestState state;
  char *sentence; /* or NULL */
} SvGuestItem;

/* @match: the finished match, or NULL. */
SvGuestItem *
sv_guest_item_new (unsigned fixture, const SvCupResult *result, const SvMatchDoc *match);
void sv_guest_item_free (SvGuestItem *self);

/* Return an item with the numbers of a table, and the scorers and marks that its users entered. */
SvGuestItem *sv_guest_item_new_counted (unsigned fixture, SvTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvGuestItem, sv_guest_item_free)

/* Set the state, and the sentence (nullable) that belongs to it. */
void sv_guest_item_set (SvGuestItem *self, SvGuestState state, const char *sentence);

/* Convert to JSON and back. Of the state only is kept whether it was taken: anything else is sent
 * again, and the answer says the same. Reading returns NULL with an error if @object is not one;
 * @n_fixtures: how many the competition has. */
JsonObject *sv_guest_item_write (const SvGuestItem *self);
SvGuestItem *
sv_guest_item_read (JsonObject *object, const SvPath *path, unsigned n_fixtures, GError **error);

/* Return whether sending @other says nothing that sending @self does not say. */
gboolean sv_guest_item_says (const SvGuestItem *self, const SvGuestItem *other);

/* Return the numbers as a form: "fixture=3&home=2&away=0&scorer-home=3&mark-away=4-0". Free with
 * g_free (). */
char *sv_guest_item_dup_form (const SvGuestItem *self);
