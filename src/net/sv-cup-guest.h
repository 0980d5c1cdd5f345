/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupGuest: the matches of one board of a competition that another computer shares. It is an
 * SvAutoSaver.
 *
 *      the other computer                         this computer
 *   /enter/B/TOKEN/plan      ───────────────→  the plan: teams, fixtures, results
 *   /enter/B/TOKEN/match/I   ───────────────→  a match to be played, or counted at a table
 *   /enter/B/TOKEN/…         ←───────────────  items: results that are to be sent (SvGuestItem)
 *   /changes                 ───────────────→  "ask again", while somebody looks
 *
 * Its file, in the user's data folder, holds the link of the board, the plan as it was seen last,
 * the items, and the next matches, so that play goes on without the network. Matches and tables
 * have files of their own, as those of an SvCupBook do, with a fixture link that names this file:
 * what was finished when the program was killed is found there and sent later. An item is sent
 * again until the other computer has answered; it answers the same to the same result, so each
 * arrives once. A result that stands there is never overwritten.
 *
 * Nothing is asked while nobody looks and no item waits.
 *
 * What is done with it stands in the headers beside this one: sv-cup-guest-joining.h,
 * -shelf.h (its files), -asking.h (the other computer), -outbox.h (items), -fetch.h (matches of
 * the other computer) and -playing.h (matches here). */

#include "sv-auto-saver.h"
#include "sv-cup-doc.h"
#include "sv-guest-item.h"

#define SV_TYPE_CUP_GUEST (sv_cup_guest_get_type ())
G_DECLARE_FINAL_TYPE (SvCupGuest, sv_cup_guest, SV, CUP_GUEST, SvAutoSaver)

/* Signals: "changed": plan, items, matches that are being played, or contact are other ones now;
 * "left": the competition was left. */

/* How far the other computer is known to be there. */
typedef enum {
  SV_GUEST_UNASKED, /* it was not asked yet */
  SV_GUEST_READY,   /* it has answered the last question */
  SV_GUEST_AWAY,    /* it cannot be reached, and is asked again and again */
  SV_GUEST_LOST     /* it does not know this link any more: it has another secret */
} SvGuestContact;

/* --- What is shown --- */

/* Return the competition as it was seen last, without its matches. Valid until "changed". */
const SvCupDoc *sv_cup_guest_get_plan (SvCupGuest *self);
unsigned sv_cup_guest_get_board (SvCupGuest *self); /* from 1 */

/* Return the link of the board; sv_cup_guest_dup_host (): the other computer, such as
 * "192.168.1.20:8080". */
const char *sv_cup_guest_get_link (SvCupGuest *self);
char *sv_cup_guest_dup_host (SvCupGuest *self);

/* Return the fixtures of the board in the order in which they are played: array of unsigned. The
 * caller unrefs it. */
GArray *sv_cup_guest_list_fixtures (SvCupGuest *self);

SvGuestContact sv_cup_guest_get_contact (SvCupGuest *self);
/* Return a sentence that says why the other computer cannot be reached, or NULL. */
const char *sv_cup_guest_get_trouble (SvCupGuest *self);

/* Return the items: array of SvGuestItem, owned by the guest; or that of a fixture, or NULL. */
const GPtrArray *sv_cup_guest_get_items (SvCupGuest *self);
const SvGuestItem *sv_cup_guest_get_item (SvCupGuest *self, unsigned fixture);
/* Return how many items have not been taken. */
unsigned sv_cup_guest_count_waiting (SvCupGuest *self);

/* --- For the files that implement it --- */

/* Return the path of its file. */
const char *sv_cup_guest_get_path (SvCupGuest *self);

/* Emit "changed". */
void sv_cup_guest_tell_changed (SvCupGuest *self);

/* Something that is kept has changed: write it as soon as possible. */
void sv_cup_guest_keep (SvCupGuest *self);

/* Remove the item of a fixture, if there is one. */
void sv_cup_guest_remove_item (SvCupGuest *self, unsigned fixture);

/* Keep the guest alive while something is to be sent, whoever else has it. */
void sv_cup_guest_hold (SvCupGuest *self);

/* Remove what the competition shows now and need not be sent any more. What was taken there and is
 * gone again was removed by the organiser. */
void sv_cup_guest_settle (SvCupGuest *self);
