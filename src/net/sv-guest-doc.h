/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvGuestDoc: what is kept of a competition that another computer shares, and its text in the file
 * of the joined competition. It asks and sends nothing. */

#include "sv-cup-doc.h"
#include "sv-guest-item.h"

/* How many of the next matches are kept. */
enum { SV_GUEST_AHEAD = 2 };

/* The document of a match that comes next. */
typedef struct {
  unsigned fixture;
  char *text;
  gboolean fresh; /* it was fetched after the last change of the plan */
} SvGuestAhead;

typedef struct {
  char *link;     /* of the board; NULL before it is known */
  unsigned board; /* from 1 */
  SvCupDoc *plan; /* the competition as it was seen last */
  char *plan_text;
  GPtrArray *items; /* SvGuestItem, at most one of a fixture */
  GPtrArray *ahead; /* SvGuestAhead */
} SvGuestDoc;

void sv_guest_doc_init (SvGuestDoc *self);
void sv_guest_doc_clear (SvGuestDoc *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvGuestDoc, sv_guest_doc_clear)

/* Read a text or a file into @self, which is initialised and empty. On FALSE with an error, @self
 * is only good to be cleared. */
gboolean sv_guest_doc_read (SvGuestDoc *self, const char *text, gsize length, GError **error);
gboolean sv_guest_doc_load (SvGuestDoc *self, const char *path, GError **error);

/* Return the text. Free with g_free (). */
char *sv_guest_doc_write (const SvGuestDoc *self);

/* Replace the plan by the one in @text. On FALSE with an error the earlier one stays. */
gboolean sv_guest_doc_set_plan (SvGuestDoc *self, const char *text, gsize length, GError **error);

/* Return the item of a fixture, or NULL; and how many items have not been taken. */
SvGuestItem *sv_guest_doc_find_item (const SvGuestDoc *self, unsigned fixture);
unsigned sv_guest_doc_count_waiting (const SvGuestDoc *self);

/* Return whether the plan has this result of the fixture already. */
gboolean
sv_guest_doc_has_result (const SvGuestDoc *self, unsigned fixture, const SvCupResult *result);

/* Return whether the plan has all that @item says, so that it need not be sent. */
gboolean sv_guest_doc_has_item (const SvGuestDoc *self, const SvGuestItem *item);

/* Keep the document (@text, transfer full) of a match that is to come, so that it can be played
 * without the network. sv_guest_doc_find_ahead (): return what is kept of a match, or NULL. */
void sv_guest_doc_add_ahead (SvGuestDoc *self, unsigned fixture, char *text, gboolean fresh);
SvGuestAhead *sv_guest_doc_find_ahead (const SvGuestDoc *self, unsigned fixture);
