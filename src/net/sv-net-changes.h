/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvNetChanges: the clients that wait for changes, as EventSource of a browser does. */

#include <gio/gio.h>

typedef struct _SvNetChanges SvNetChanges;

SvNetChanges *sv_net_changes_new (void);
void sv_net_changes_free (SvNetChanges *self);

/* Tell @edition to the client at the other end of @connection (transfer full) now, and from now on
 * after each change. @head: the head of the answer. If there are many already, the client is told
 * to ask again soon instead. */
void sv_net_changes_add (SvNetChanges *self,
                         GSocketConnection *connection,
                         const char *head,
                         gint64 edition);

/* Tell all clients a number that has grown. */
void sv_net_changes_send (SvNetChanges *self, gint64 edition);

/* Write something that means nothing, so that a lost connection is noticed. Call it each second; it
 * does so only now and then. */
void sv_net_changes_tick (SvNetChanges *self);

/* Return how many clients wait. */
guint sv_net_changes_count (const SvNetChanges *self);
