/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-guest-private: the fields of SvCupGuest, for the files that implement it:
 * sv-cup-guest.c is the object, sv-cup-guest-asking.c asks the other computer,
 * sv-cup-guest-outbox.c has what is to be sent, sv-cup-guest-playing.c follows matches and tables
 * here, sv-cup-guest-fetch.c gets a match, sv-cup-guest-shelf.c opens files and leaves,
 * sv-cup-guest-joining.c joins. */

#include "sv-auto-saver.h"
#include "sv-fetch.h"
#include "sv-guest-doc.h"

struct _SvCupGuest {
  SvAutoSaver parent_instance;

  SvGuestDoc doc; /* what is kept */

  /* The other computer */
  SvGuestContact contact;
  char *trouble;              /* sentence, or NULL */
  char *etag;                 /* of the plan, or NULL */
  GCancellable *asking;       /* of the request that is under way, or NULL */
  unsigned asked_for;         /* fixture of the match that it asks for */
  const SvGuestItem *sending; /* what it sends; NULL if that was replaced meanwhile */
  GNetworkMonitor *network;
  SvFetchWatch *watch;
  unsigned n_watching;
  gboolean stale; /* the plan must be asked for */
  gboolean again; /* the organiser may have decided about what was sent */
  guint retry_id, pause_ms;
  SvCupGuest *kept; /* the guest itself while an item waits, or NULL */

  /* Matches that are played here */
  GPtrArray *bonds;   /* SvCupBond of each, not owned */
  GHashTable *tables; /* SvTable by fixture */
  /* by fixture: digests of all that was to be sent of its table, with blanks between
   * (sv_cup_tally_dup_digest ()) */
  GHashTable *counted;
  gboolean left;
};
