/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-guest-fetch: the match that a fixture of an SvCupGuest is played with. */

#include "sv-cup-guest.h"

/* Get the match document of a fixture: from the other computer, or as it was seen last. Transfer
 * full; NULL with an error, a sentence. */
void sv_cup_guest_fetch_async (SvCupGuest *self,
                               unsigned fixture,
                               GAsyncReadyCallback callback,
                               gpointer data);
SvMatchDoc *sv_cup_guest_fetch_finish (SvCupGuest *self, GAsyncResult *result, GError **error);
