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
 * Nothing is asked while nobody looks and no item waits. */

#include "sv-auto-saver.h"
#include "sv-cup-doc.h"
#include "sv-fixture-link.h"
#include "sv-guest-item.h"
#include "sv-match.h"
#include "sv-table.h"

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

/* --- Joining and leaving --- */

/* Join a competition with what the user has typed, see sv_guest_address_read (). If it was joined
 * before, the guest that there is gets the new link. In @callback, call sv_cup_guest_join_finish
 * (), which returns NULL with an error, a sentence, on failure. Transfer full. */
void sv_cup_guest_join_async (const char *text,
                              GCancellable *cancel,
                              GAsyncReadyCallback callback,
                              gpointer data);
SvCupGuest *sv_cup_guest_join_finish (GAsyncResult *result, GError **error);

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

/* Return the guest that a match or table with this link belongs to, or NULL with an error, a
 * sentence. Transfer full. */
SvCupGuest *sv_cup_guest_find (const SvFixtureLink *link, GError **error);

/* Send what an earlier run of the program could not send. */
void sv_cup_guest_resume (void);

/* Forget the competition, with its items and tables. Matches stay among the user's matches. */
void sv_cup_guest_leave (SvCupGuest *self);

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

/* Get the score of a fixture that is being played here or at a table. Return FALSE if it is not. */
gboolean sv_cup_guest_get_live (SvCupGuest *self, unsigned fixture, int score[2]);
gboolean sv_cup_guest_has_table (SvCupGuest *self, unsigned fixture);

/* Say that somebody looks, or (@on is FALSE) no longer looks: meanwhile changes come by
 * themselves. */
void sv_cup_guest_watch (SvCupGuest *self, gboolean on);

/* Ask the other computer again now. */
void sv_cup_guest_hurry (SvCupGuest *self);

/* --- Results --- */

/* Send a result that was typed. Return FALSE if the rules do not allow it; the user has been
 * told. */
gboolean sv_cup_guest_enter (SvCupGuest *self, unsigned fixture, const SvCupResult *result);

/* Send an item again, after the organiser has removed the other result; or forget it. */
void sv_cup_guest_send_again (SvCupGuest *self, unsigned fixture);
void sv_cup_guest_drop (SvCupGuest *self, unsigned fixture);

/* --- Matches --- */

/* Get the match document of a fixture: from the other computer, or as it was seen last. Transfer
 * full; NULL with an error, a sentence. */
void sv_cup_guest_fetch_async (SvCupGuest *self,
                               unsigned fixture,
                               GAsyncReadyCallback callback,
                               gpointer data);
SvMatchDoc *sv_cup_guest_fetch_finish (SvCupGuest *self, GAsyncResult *result, GError **error);

/* Return the match of the fixture that was begun here and put aside, or NULL. Transfer full. */
SvMatch *sv_cup_guest_find_match (SvCupGuest *self, unsigned fixture);

/* Follow @match, which is that of @fixture: its result is sent when it is over. */
void sv_cup_guest_begin_match (SvCupGuest *self, unsigned fixture, SvMatch *match);

/* Follow a match that was opened again and is linked to this guest. If its fixture has another
 * result, tell the user, remove the link and return FALSE. */
gboolean sv_cup_guest_take_back (SvCupGuest *self, SvMatch *match);

/* Return the table of a fixture, or NULL if there is none; make one with @doc (transfer full). Its
 * score is sent when the last period is over. Owned by the guest. */
SvTable *sv_cup_guest_get_table (SvCupGuest *self, unsigned fixture);
SvTable *sv_cup_guest_begin_table (SvCupGuest *self, unsigned fixture, SvMatchDoc *doc);

/* --- For tests --- */

/* Set the first pause before the other computer is asked again, in milliseconds. */
void sv_cup_guest_set_pause (guint ms);
