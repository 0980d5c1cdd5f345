/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-guest-shelf: the files of joined competitions, in the user's data folder. Of each there is
 * one SvCupGuest at most. */

#include "sv-cup-guest.h"
#include "sv-fixture-link.h"

/* Return the paths of all joined competitions, in the order of their names. Transfer full. */
GPtrArray *sv_cup_guest_list (void);

/* What a list says about a joined competition. */
typedef struct {
  char *title; /* "" if none */
  char *host;  /* "192.168.1.20:8080" */
  unsigned board, n_waiting;
} SvGuestCard;

void sv_guest_card_clear (SvGuestCard *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvGuestCard, sv_guest_card_clear)

/* Read a card from the file @path, without joining, into @out, which is all zeros. Return FALSE if
 * the file cannot be read. */
gboolean sv_cup_guest_look (const char *path, SvGuestCard *out);

/* Return the guest of the file @path, the same for all callers. Transfer full; NULL with an error
 * if the file cannot be read. */
SvCupGuest *sv_cup_guest_load (const char *path, GError **error);

/* Return a guest that is empty still, with a file of its own that is not written yet. Transfer
 * full. */
SvCupGuest *sv_cup_guest_new (void);

/* Return the guest that a match or table with this link belongs to, or NULL with an error, a
 * sentence. Transfer full. */
SvCupGuest *sv_cup_guest_find (const SvFixtureLink *link, GError **error);

/* Send what an earlier run of the program could not send. */
void sv_cup_guest_resume (void);

/* Forget the competition, with its items and tables. Matches stay among the user's matches. */
void sv_cup_guest_leave (SvCupGuest *self);
