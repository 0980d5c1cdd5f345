/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-net-farewell: the last answer on a connection, to a client that may still be sending. A
 * connection that is closed at once would lose the answer on its way; so what comes is thrown away
 * for a moment. */

#include <gio/gio.h>

/* Write @text on @connection after @delay milliseconds, and close it soon after. Takes ownership of
 * @connection and of @text. */
void sv_net_farewell (GSocketConnection *connection, char *text, guint delay);

/* Return how many connections are being closed in this way. */
guint sv_net_farewell_count (void);
