/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-net-addresses: the addresses of this machine, and which others are near. */

#include <gio/gio.h>

/* Return the addresses at which others on the local network reach this machine, array of
 * GInetAddress: first those of version 4, then those of version 6; link-local ones are left out.
 * The caller unrefs the array. */
GPtrArray *sv_net_addresses_list (void);

/* Return whether @address is one of this machine's own. */
gboolean sv_net_addresses_is_own (GInetAddress *address);

/* Return whether a program at @address is on this machine or on the local network: the address is
 * of a private range, or in the same network as one of this machine's. */
gboolean sv_net_addresses_is_near (GInetAddress *address);

/* Return @address as a web address writes it, with brackets around version 6. Free with
 * g_free (). */
char *sv_net_addresses_dup (GInetAddress *address);

/* Return a version 4 address that was written as one of version 6 (::ffff:192.168.1.2) as what it
 * is; any other address itself. Transfer full. */
GInetAddress *sv_net_addresses_plain (GInetAddress *address);
