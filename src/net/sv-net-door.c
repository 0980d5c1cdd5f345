/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-net-door.h"

#include "sv-net-addresses.h"
#include "sv-net-farewell.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>

enum {
  MOST = 256,           /* connections */
  MOST_REFUSED = 64,    /* that get an answer at a time; further ones are only closed */
  PATIENCE = 10,        /* seconds for a head, and for a body */
  ANSWER_PATIENCE = 30, /* seconds for an answer to be made and fetched */
  BACKLOG = 128
};

/* A connection. */
typedef struct {
  SvNetDoor *door;
  GSocketConnection *stream; /* not owned */
  GSocketAddress *remote;    /* a message knows its connection by this object */
  gint64 deadline;           /* of g_get_monotonic_time () */
  gboolean taken;            /* libsoup does not have it any more */
} Caller;

struct _SvNetDoor {
  const SvSoup *soup;
  SoupServer *http; /* not owned */
  char *refusal;
  GPtrArray *sockets;  /* that listen */
  GPtrArray *sources;  /* array of GSource, of those */
  GHashTable *callers; /* set of Caller, by remote */
  gboolean used;
};

/* A socket that listens, and whom it lets in. */
typedef struct {
  SvNetDoor *door;
  gboolean near;
} Threshold;

/* --- connections --- */

static void
set_deadline (Caller *self, unsigned seconds)
{
  self->deadline = g_get_monotonic_time () + seconds * G_TIME_SPAN_SECOND;
}

static void
forget_cb (gpointer data, GObject *stream)
{
  Caller *self = data;

  g_hash_table_remove (self->door->callers, self->remote);
}

static void
free_caller (gpointer data)
{
  Caller *self = data;

  g_object_unref (self->remote);
  g_free (self);
}

static Caller *
find (SvNetDoor *self, SoupServerMessage *msg)
{
  return g_hash_table_lookup (self->callers, self->soup->server_message_get_remote_address (msg));
}

/* libsoup reads the end of the connection and frees it. */
static void
hang_up (Caller *self)
{
  (void)g_socket_shutdown (g_socket_connection_get_socket (self->stream), TRUE, TRUE, NULL);
  self->deadline = G_MAXINT64;
}

/* --- what libsoup tells --- */

static void
read_cb (SvNetDoor *self, SoupServerMessage *msg)
{
  Caller *caller = find (self, msg);

  if (caller == NULL)
    return;
  set_deadline (caller, ANSWER_PATIENCE);
}

void
sv_net_door_read_body (SvNetDoor *self, SoupServerMessage *msg)
{
  Caller *caller = find (self, msg);

  if (caller == NULL)
    return;
  set_deadline (caller, PATIENCE);
}

/* --- coming in --- */

/* Let a connection be given up that answers nothing, such as one of a telephone that has gone. */
static void
set_options (GSocket *socket)
{
  const int fd = g_socket_get_fd (socket), on = 1, idle = 20, lost = 20000;

  (void)setsockopt (fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  (void)setsockopt (fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
  (void)setsockopt (fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
  (void)setsockopt (fd, IPPROTO_TCP, TCP_KEEPINTVL, &idle, sizeof idle);
  (void)setsockopt (fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &lost, sizeof lost);
}

static void
admit (SvNetDoor *self, GSocketConnection *stream, GSocketAddress *remote)
{
  g_autoptr (GSocketAddress) local = g_socket_connection_get_local_address (stream, NULL);
  Caller *caller = g_new0 (Caller, 1);

  caller->door = self;
  caller->stream = stream;
  caller->remote = g_object_ref (remote);
  set_deadline (caller, PATIENCE);
  g_hash_table_insert (self->callers, remote, caller);
  g_object_weak_ref (G_OBJECT (stream), forget_cb, caller);
  if (local != NULL)
    (void)self->soup->server_accept_iostream (self->http, G_IO_STREAM (stream), local, remote,
                                              NULL);
}

static void
come_in (SvNetDoor *self, GSocket *socket, gboolean near)
{
  g_autoptr (GSocketConnection) stream = g_socket_connection_factory_create_connection (socket);
  g_autoptr (GSocketAddress) remote = g_socket_connection_get_remote_address (stream, NULL);

  /* Without an address the client has gone already. */
  if (remote == NULL || !G_IS_INET_SOCKET_ADDRESS (remote))
    return;
  g_autoptr (GInetAddress) address =
      sv_net_addresses_plain (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (remote)));
  if (near && !sv_net_addresses_is_near (address))
    return;
  self->used = self->used || !sv_net_addresses_is_own (address);
  set_options (socket);
  if (g_hash_table_size (self->callers) < MOST)
    admit (self, stream, remote);
  else if (sv_net_farewell_count () < MOST_REFUSED)
    sv_net_farewell (g_steal_pointer (&stream), g_strdup (self->refusal), 0);
}

static gboolean
accept_cb (GSocket *listener, GIOCondition condition, gpointer data)
{
  const Threshold *threshold = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocket) socket = g_socket_accept (listener, NULL, &error);

  if (socket != NULL)
    come_in (threshold->door, socket, threshold->near);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK))
    /* The system has no descriptors left; it will not have them at once either. */
    g_usleep (10000);
  return G_SOURCE_CONTINUE;
}

/* Open a socket at @address, which serves only one version of the Internet Protocol. */
static GSocket *
open_socket (GInetAddress *address, guint16 port, GError **error)
{
  g_autoptr (GSocketAddress) whole = g_inet_socket_address_new (address, port);
  g_autoptr (GSocket) socket = g_socket_new (g_inet_address_get_family (address),
                                             G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, error);

  if (socket == NULL)
    return NULL;
  if (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6)
    (void)g_socket_set_option (socket, IPPROTO_IPV6, IPV6_V6ONLY, TRUE, NULL);
  g_socket_set_blocking (socket, FALSE);
  g_socket_set_listen_backlog (socket, BACKLOG);
  return g_socket_bind (socket, whole, TRUE, error) && g_socket_listen (socket, error)
             ? g_steal_pointer (&socket)
             : NULL;
}

guint16
sv_net_door_listen (
    SvNetDoor *self, GInetAddress *address, guint16 port, gboolean near, GError **error)
{
  g_autoptr (GSocket) socket = open_socket (address, port, error);
  g_autoptr (GSocketAddress) bound =
      socket != NULL ? g_socket_get_local_address (socket, error) : NULL;

  if (bound == NULL)
    return 0;
  GSource *source = g_socket_create_source (socket, G_IO_IN, NULL);
  Threshold *threshold = g_new0 (Threshold, 1);
  *threshold = (Threshold){ self, near };
  g_source_set_callback (source, G_SOURCE_FUNC (accept_cb), threshold, g_free);
  g_source_attach (source, NULL);
  g_ptr_array_add (self->sources, source);
  g_ptr_array_add (self->sockets, g_steal_pointer (&socket));
  return g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (bound));
}

/* --- the door --- */

void
sv_net_door_tick (SvNetDoor *self)
{
  const gint64 now = g_get_monotonic_time ();
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->callers);
  while (g_hash_table_iter_next (&iter, NULL, &value)) {
    Caller *caller = value;
    if (!caller->taken && caller->deadline < now)
      hang_up (caller);
  }
}

guint
sv_net_door_count (const SvNetDoor *self)
{
  return g_hash_table_size (self->callers);
}

gboolean
sv_net_door_was_used (const SvNetDoor *self)
{
  return self->used;
}

char *
sv_net_door_dup_who (SvNetDoor *self, SoupServerMessage *msg)
{
  GSocketAddress *remote = self->soup->server_message_get_remote_address (msg);
  g_autoptr (GInetAddress) address =
      sv_net_addresses_plain (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (remote)));

  if (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV4)
    return g_inet_address_to_string (address);
  const guint8 *bytes = g_inet_address_to_bytes (address);
  return g_strdup_printf ("%02x%02x:%02x%02x:%02x%02x:%02x%02x", bytes[0], bytes[1], bytes[2],
                          bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]);
}

GSocketConnection *
sv_net_door_take (SvNetDoor *self, SoupServerMessage *msg)
{
  Caller *caller = find (self, msg);
  GSocketConnection *stream = g_object_ref (caller->stream);

  caller->taken = TRUE;
  g_object_unref (self->soup->server_message_steal_connection (msg));
  return stream;
}

SvNetDoor *
sv_net_door_new (const SvSoup *soup, SoupServer *http, char *refusal)
{
  SvNetDoor *self = g_new0 (SvNetDoor, 1);
  struct rlimit files;

  self->soup = soup;
  self->http = http;
  self->refusal = refusal;
  self->sockets = g_ptr_array_new_with_free_func (g_object_unref);
  self->sources = g_ptr_array_new_with_free_func ((GDestroyNotify)g_source_unref);
  self->callers = g_hash_table_new_full (NULL, NULL, NULL, free_caller);
  g_signal_connect_swapped (http, "request-read", G_CALLBACK (read_cb), self);
  if (getrlimit (RLIMIT_NOFILE, &files) == 0 && files.rlim_cur < 4 * MOST) {
    files.rlim_cur = MIN (files.rlim_max, 4 * MOST);
    (void)setrlimit (RLIMIT_NOFILE, &files);
  }
  return self;
}

static gboolean
drop_cb (gpointer key, gpointer value, gpointer data)
{
  Caller *caller = value;

  g_object_weak_unref (G_OBJECT (caller->stream), forget_cb, caller);
  return TRUE;
}

void
sv_net_door_free (SvNetDoor *self)
{
  if (self == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->http, self);
  for (guint k = 0; k < self->sources->len; k++)
    g_source_destroy (self->sources->pdata[k]);
  g_ptr_array_unref (self->sources);
  g_ptr_array_unref (self->sockets);
  g_hash_table_foreach_remove (self->callers, drop_cb, NULL);
  g_hash_table_unref (self->callers);
  g_free (self->refusal);
  g_free (self);
}
