/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupServer: serves a competition over HTTP to whoever is in the room: pages to look at, and
 * forms for the tables, as FORMATS.md says. Everything that comes in is from strangers. */

#include "sv-cup-feed.h"

typedef struct _SvCupServer SvCupServer;

typedef struct {
  GInetAddress *address; /* where it listens; NULL: everywhere, for the local network only */
  guint16 port;          /* 0: a free one */
  gboolean yield;        /* if another program has that port, take a free one */
  gboolean enter;        /* whether tables may type results */
} SvCupPlace;

/* Begin to serve. @feed must outlive the server. NULL with an error, a sentence for the user, if
 * that is not possible. */
SvCupServer *sv_cup_server_new (SvCupFeed *feed, const SvCupPlace *place, GError **error);
void sv_cup_server_free (SvCupServer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupServer, sv_cup_server_free)

/* Return where the server is: {"url": …}, with "boards" if results may be typed; @all: with "urls",
 * all its addresses. The addresses of the boards begin with the first of them. Transfer full. */
JsonObject *sv_cup_server_tell (SvCupServer *self, gboolean all);

/* Give the boards new secrets; the old ones are wrong from now on. */
void sv_cup_server_renew (SvCupServer *self);

/* Return how many look on: those who wait for changes. sv_cup_server_was_used (): return whether
 * anybody from another machine has come through. */
guint sv_cup_server_count (SvCupServer *self);
gboolean sv_cup_server_was_used (SvCupServer *self);
