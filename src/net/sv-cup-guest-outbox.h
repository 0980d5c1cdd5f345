/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-guest-outbox: results of an SvCupGuest that are to be sent to the other computer, at most
 * one for each fixture. */

#include "sv-cup-guest.h"

/* Put @item (transfer full) in the place of an earlier one of its fixture, and send it. Nothing is
 * done if the competition, or the earlier item, says the same. */
void sv_cup_guest_put (SvCupGuest *self, SvGuestItem *item);

/* The match goes on after its end was taken back: nothing is to be sent, unless it was sent. */
void sv_cup_guest_withdraw (SvCupGuest *self, unsigned fixture);

/* Send a result again that was refused because the match had another one, which the organiser has
 * removed since. */
void sv_cup_guest_send_again (SvCupGuest *self, unsigned fixture);
