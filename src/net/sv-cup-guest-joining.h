/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-guest-joining: join a competition with a link or a code. */

#include "sv-cup-guest.h"

/* Join a competition with what the user has typed, see sv_guest_address_read (). If it was joined
 * before, the guest that there is gets the new link. In @callback, call sv_cup_guest_join_finish
 * (), which returns NULL with an error, a sentence, on failure. Transfer full. */
void sv_cup_guest_join_async (const char *text,
                              GCancellable *cancel,
                              GAsyncReadyCallback callback,
                              gpointer data);
SvCupGuest *sv_cup_guest_join_finish (GAsyncResult *result, GError **error);
