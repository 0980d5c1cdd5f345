/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupSharedMatches: tells those who look at a shared competition how its matches stand that are
 * played on this computer. Of each match it tells what people have been shown here, at most once a
 * second, and only while somebody looks. */

#include "sv-cup-book.h"
#include "sv-share.h"

#define SV_TYPE_CUP_SHARED_MATCHES (sv_cup_shared_matches_get_type ())
G_DECLARE_FINAL_TYPE (SvCupSharedMatches, sv_cup_shared_matches, SV, CUP_SHARED_MATCHES, GObject)

SvCupSharedMatches *sv_cup_shared_matches_new (SvCupBook *book, SvShare *share);

/* The program that serves has begun, and knows of no match; or it has ended. */
void sv_cup_shared_matches_begin (SvCupSharedMatches *self);
void sv_cup_shared_matches_end (SvCupSharedMatches *self);

/* Somebody may have begun to look. */
void sv_cup_shared_matches_check (SvCupSharedMatches *self);
