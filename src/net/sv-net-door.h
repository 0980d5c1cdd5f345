/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvNetDoor: lets connections in and hands them to libsoup. It keeps their number small, and ends
 * those that are too slow: libsoup does neither. */

#include "sv-soup.h"

typedef struct _SvNetDoor SvNetDoor;

/* Return the answer to a head that libsoup does not get to see (transfer full). @status: 400 if it
 * is too long, or not understood; 404 if its path has the segments "." or ".."; 405 if it asks for
 * a tunnel. @accept: the languages that it asks for, or NULL. @empty: without a body. */
typedef char *(*SvNetDoorWrong) (guint status, const char *accept, gboolean empty);

/* @refusal: the answer to a connection for which there is no room (transfer full). @http must
 * outlive the door. */
SvNetDoor *
sv_net_door_new (const SvSoup *soup, SoupServer *http, char *refusal, SvNetDoorWrong wrong);
void sv_net_door_free (SvNetDoor *self);

/* Listen on @address. @port: 0 for a free one. @near: serve only the local network. Return
 * the port, or 0 with an error. */
guint16 sv_net_door_listen (
    SvNetDoor *self, GInetAddress *address, guint16 port, gboolean near, GError **error);

/* End the connections that are too slow. Call it each second. */
void sv_net_door_tick (SvNetDoor *self);

/* Return how many connections there are. */
guint sv_net_door_count (const SvNetDoor *self);

/* Return whether a connection from another machine was ever let in. */
gboolean sv_net_door_was_used (const SvNetDoor *self);

/* Say that the head of @msg is there, and its body comes now. */
void sv_net_door_read_body (SvNetDoor *self, SoupServerMessage *msg);

/* Return the address that @msg comes from as a key: all addresses of a network of version 6 that
 * one machine can have are one. Free with g_free (). */
char *sv_net_door_dup_who (SvNetDoor *self, SoupServerMessage *msg);

/* Take the connection of @msg away from libsoup, which forgets @msg. It goes on counting as one
 * until it is freed. Transfer full. */
GSocketConnection *sv_net_door_take (SvNetDoor *self, SoupServerMessage *msg);
