/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-net-door.h"

#include "sv-net-addresses.h"
#include "sv-net-farewell.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>

enum {
  MOST = 256,           /* connections */
  MOST_REFUSED = 256,   /* that get an answer at a time; further ones are only closed */
  PATIENCE = 10,        /* seconds for a head, and for a body */
  ANSWER_PATIENCE = 30, /* seconds for an answer to be made and fetched */
  BACKLOG = 128,
  HEAD_BYTES = 16384
};

/* A connection. */
typedef struct {
  SvNetDoor *door;
  GSocketConnection *stream; /* not owned */
  GSocketAddress *remote;    /* a message knows its connection by this object */
  gint64 deadline;           /* of g_get_monotonic_time () */
  GSource *waiting;          /* for the head of its request; NULL: libsoup has it */
  gssize seen;               /* how much of the head was there when it was looked at last */
  gboolean taken;            /* libsoup does not have it any more */
} Caller;

struct _SvNetDoor {
  const SvSoup *soup;
  SoupServer *http; /* not owned */
  char *refusal;
  SvNetDoorWrong wrong;
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

  if (self->waiting != NULL) {
    g_source_destroy (self->waiting);
    g_source_unref (self->waiting);
  }
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

/* --- the head of a request --- */

/* libsoup never frees the address of a request if it does not understand how its body is encoded,
 * and reads heads of any length into memory. So a connection is handed to it only when the whole
 * head has come and has been looked at; the bytes stay in the socket until then. */

static gboolean
is_encoding (const char *value)
{
  return g_str_equal (value, "chunked");
}

static gboolean
is_length (const char *value)
{
  const gsize n = strlen (value);

  return n > 0 && n <= 15 && strspn (value, "0123456789") == n;
}

/* Return whether a header is in no line of @head, or in one and as it should be. */
static gboolean
check_header (const char *head, const char *name, gboolean (*is_right) (const char *value))
{
  g_auto (GStrv) lines = g_strsplit (head, "\n", -1);
  unsigned n = 0;

  for (char **line = lines; *line != NULL; line++) {
    char *colon = strchr (*line, ':');
    if (colon == NULL || !g_str_has_prefix (*line, name))
      continue;
    /* A form feed is a blank for g_strstrip (), but not for libsoup. */
    if (colon != *line + strlen (name) || strpbrk (colon, "\f\v") != NULL ||
        !is_right (g_strstrip (colon + 1)) || ++n > 1)
      return FALSE;
  }
  return TRUE;
}

/* Return whether a line of @head goes on in the next one, as no browser writes it any more. */
static gboolean
is_folded (const char *head)
{
  return strstr (head, "\n ") != NULL || strstr (head, "\n\t") != NULL;
}

/* Return the languages that a request asks for, or NULL. */
static char *
dup_accept (const char *text, gsize n)
{
  static const char name[] = "accept-language:";
  g_autofree char *head = g_ascii_strdown (text, (gssize)n);
  g_auto (GStrv) lines = g_strsplit (head, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, name))
      return g_strdup (*line + strlen (name));
  return NULL;
}

/* Return whether the path of a request has a segment "." or "..". Browsers send none, and libsoup
 * would answer with the page that such a path leads to. @head: in small letters. */
static gboolean
has_dots (const char *head)
{
  const char *target = head + strcspn (head, " \t\n");
  g_autoptr (GString) path = NULL;

  target += strspn (target, " \t");
  path = g_string_new_len (target, (gssize)strcspn (target, " \t?\r\n"));
  g_string_replace (path, "%2e", ".", 0);
  return strstr (path->str, "/./") != NULL || strstr (path->str, "/../") != NULL ||
         g_str_has_suffix (path->str, "/.") || g_str_has_suffix (path->str, "/..");
}

/* Look at the first @n bytes of a request. Return SOUP_STATUS_CONTINUE while its head is not there,
 * SOUP_STATUS_OK if libsoup may see it, or else the status of the answer. */
static guint
judge (const char *text, gsize n)
{
  const char *begin = text, *const stop = text + n, *end;

  /* libsoup skips empty lines before a request. */
  while (begin < stop && (*begin == '\r' || *begin == '\n'))
    begin++;
  end = memmem (begin, (gsize)(stop - begin), "\r\n\r\n", 4);
  if (end == NULL)
    end = memmem (begin, (gsize)(stop - begin), "\n\n", 2);
  if (end == NULL)
    return n < HEAD_BYTES ? SOUP_STATUS_CONTINUE : SOUP_STATUS_BAD_REQUEST;
  if (memchr (begin, '\0', (gsize)(end - begin)) != NULL)
    return SOUP_STATUS_BAD_REQUEST;
  g_autofree char *head = g_ascii_strdown (begin, end - begin);
  if (is_folded (head) || !check_header (head, "transfer-encoding", is_encoding) ||
      !check_header (head, "content-length", is_length))
    return SOUP_STATUS_BAD_REQUEST;
  if (g_str_has_prefix (head, "connect "))
    return SOUP_STATUS_METHOD_NOT_ALLOWED;
  return has_dots (head) ? SOUP_STATUS_NOT_FOUND : SOUP_STATUS_OK;
}

/* Let the socket tell only when there are more than @n bytes, or its end. */
static void
wait_for_more (GSocket *socket, gssize n)
{
  const int least = (int)n + 1;

  (void)setsockopt (g_socket_get_fd (socket), SOL_SOCKET, SO_RCVLOWAT, &least, sizeof least);
}

static void
stop_waiting (Caller *self)
{
  g_source_destroy (self->waiting);
  g_clear_pointer (&self->waiting, g_source_unref);
  wait_for_more (g_socket_connection_get_socket (self->stream), 0);
}

static void
hand_over (Caller *self)
{
  g_autoptr (GSocketConnection) stream = g_object_ref (self->stream);
  g_autoptr (GSocketAddress) local = g_socket_connection_get_local_address (stream, NULL);

  stop_waiting (self);
  /* The reference with which it waited. */
  g_object_unref (self->stream);
  if (local != NULL)
    (void)self->door->soup->server_accept_iostream (self->door->http, G_IO_STREAM (stream), local,
                                                    self->remote, NULL);
}

static gboolean
head_cb (GSocket *socket, GIOCondition condition, gpointer data)
{
  Caller *self = data;
  char text[HEAD_BYTES];
  const gssize n = recv (g_socket_get_fd (socket), text, sizeof text, MSG_PEEK | MSG_DONTWAIT);
  const guint status = n > 0 ? judge (text, (gsize)n) : SOUP_STATUS_CONTINUE;

  if (status == SOUP_STATUS_OK) {
    hand_over (self);
  } else if (status != SOUP_STATUS_CONTINUE) {
    GSocketConnection *stream = self->stream;
    g_autofree char *accept = dup_accept (text, (gsize)n);
    stop_waiting (self);
    self->taken = TRUE;
    sv_net_farewell (
        stream, self->door->wrong (status, accept, n > 5 && g_str_has_prefix (text, "HEAD ")), 0);
  } else if (n <= self->seen) {
    /* The client has gone before it had said all. */
    stop_waiting (self);
    g_object_unref (self->stream);
  } else {
    self->seen = n;
    wait_for_more (socket, n);
    return G_SOURCE_CONTINUE;
  }
  return G_SOURCE_REMOVE;
}

/* Take ownership of @stream. */
static void
admit (SvNetDoor *self, GSocketConnection *stream, GSocketAddress *remote)
{
  Caller *caller = g_new0 (Caller, 1);

  caller->door = self;
  caller->stream = stream;
  caller->remote = g_object_ref (remote);
  set_deadline (caller, PATIENCE);
  g_hash_table_insert (self->callers, remote, caller);
  g_object_weak_ref (G_OBJECT (stream), forget_cb, caller);
  caller->waiting =
      g_socket_create_source (g_socket_connection_get_socket (stream), G_IO_IN | G_IO_HUP, NULL);
  g_source_set_callback (caller->waiting, G_SOURCE_FUNC (head_cb), caller, NULL);
  g_source_attach (caller->waiting, NULL);
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
    admit (self, g_steal_pointer (&stream), remote);
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
sv_net_door_new (const SvSoup *soup, SoupServer *http, char *refusal, SvNetDoorWrong wrong)
{
  SvNetDoor *self = g_new0 (SvNetDoor, 1);
  struct rlimit files;

  self->soup = soup;
  self->http = http;
  self->refusal = refusal;
  self->wrong = wrong;
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
  if (caller->waiting != NULL)
    g_object_unref (caller->stream);
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
