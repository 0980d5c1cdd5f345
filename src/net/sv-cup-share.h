/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupShare: shares the competition of a book on the network, as long as this object lives. It
 * enters the results that tables send, or lets the user decide about them, and tells those who look
 * how the matches stand that are played on this computer: never more than people have been shown
 * here, and at most once a second.
 *
 *   SvCupBook ◀── results ─── SvCupShare ◀── lines of JSON ──▶ the program that serves
 *             ─── matches ──▶            (SvShare) */

#include "sv-cup-book.h"
#include "sv-share.h"

#define SV_TYPE_CUP_SHARE (sv_cup_share_get_type ())
G_DECLARE_FINAL_TYPE (SvCupShare, sv_cup_share, SV, CUP_SHARE, GObject)

/* Signals: "changed": anything that the functions below return, or SvShare; "taken" (guint number,
 * const char *sentence): a result of a table was entered, which sv_cup_share_take_back () undoes;
 * "asks" (guint id, const char *sentence): a result of a table waits for the user. */

/* Return the object for @book, which all windows of the book share. It shares nothing yet, unless
 * another window has begun. Transfer full. */
SvCupShare *sv_cup_share_of (SvCupBook *book);

/* Return what is known about the program that serves. Owned by @self. */
SvShare *sv_cup_share_get_share (SvCupShare *self);

/* Save the competition, and share it. */
void sv_cup_share_start (SvCupShare *self, unsigned port);
void sv_cup_share_stop (SvCupShare *self);

/* Return the results that wait for the user: array of SvShareProposal, valid until "changed". */
const GPtrArray *sv_cup_share_get_waiting (SvCupShare *self);

/* Return what a proposal says: "Board 2: Fox 3–2 Owl". Free with g_free (). */
char *sv_cup_share_describe (SvCupShare *self, const SvCupProposal *proposal);

/* Enter the waiting result @id, or refuse it. */
void sv_cup_share_decide (SvCupShare *self, unsigned id, gboolean take);

/* Remove the result that "taken" had this number for. If it was changed meanwhile, nothing
 * happens. */
void sv_cup_share_take_back (SvCupShare *self, unsigned number);
