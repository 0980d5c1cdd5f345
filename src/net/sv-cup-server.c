/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-server.h"

#include "sv-soup.h"

#ifdef SV_HAVE_NET

#include "sv-cup-boards.h"
#include "sv-language.h"
#include "sv-net-addresses.h"
#include "sv-net-changes.h"
#include "sv-net-door.h"
#include "sv-net-enter.h"
#include "sv-net-farewell.h"
#include "sv-net-pages.h"
#include "sv-net-uploads.h"

#include <string.h>

#define PLAIN "text/plain; charset=utf-8"
#define CHANGES "/changes"

struct _SvCupServer {
  const SvSoup *soup;
  SoupServer *http;
  SvCupFeed *feed;
  GInetAddress *address; /* or NULL */
  guint16 port;
  SvNetDoor *door;
  SvNetChanges *changes;
  SvNetUploads *uploads;
  SvNetPages *pages;
  SvCupBoards *boards; /* NULL: nobody types results */
  SvNetEnter *enter;   /* NULL like boards */
  int other_end;       /* of the pair of sockets that libsoup listens on; -1: none */
  guint timer;
};

/* --- whom a request is for --- */

enum { NO_PORT = -1 };

/* Return whether a request for this host is for this server. If it is not, a page of another site
 * may have led the browser here (DNS rebinding). */
static gboolean
is_here (SvCupServer *self, const char *host, int port)
{
  if (g_ascii_strcasecmp (host, "localhost") == 0)
    return port == NO_PORT || port == self->port;
  g_autoptr (GInetAddress) address = g_inet_address_new_from_string (host);
  if (address == NULL || port != self->port)
    return FALSE;
  return self->address != NULL && !g_inet_address_get_is_any (self->address)
             ? g_inet_address_equal (address, self->address)
             : sv_net_addresses_is_own (address);
}

/* Check the header Host, "192.168.1.20:8080" or "[fd00::2]:8080". */
static gboolean
is_host_here (SvCupServer *self, const char *header)
{
  g_auto (GStrv) parts = NULL;
  const char *end = header;
  guint64 port = 0;

  if (*header == '[') {
    end = strchr (header, ']');
    if (end == NULL)
      return FALSE;
    header++;
  } else {
    end = header + strcspn (header, ":");
  }
  g_autofree char *host = g_strndup (header, (gsize)(end - header));
  end += *end == ']';
  if (*end == '\0')
    return is_here (self, host, self->port == 80 ? 80 : NO_PORT);
  return *end == ':' && g_ascii_string_to_unsigned (end + 1, 10, 1, 65535, &port, NULL) &&
         is_here (self, host, (int)port);
}

static gboolean
is_for_us (SvCupServer *self, SoupServerMessage *msg)
{
  GUri *uri = self->soup->server_message_get_uri (msg);
  const char *host = self->soup->message_headers_get_list (
      self->soup->server_message_get_request_headers (msg), "Host");

  const char *named = g_uri_get_host (uri);
  const int port = g_uri_get_port (uri);

  /* The request line may name a host too, which counts then. libsoup takes a port that was not
   * named for 80. */
  return host != NULL && is_host_here (self, host) &&
         (is_here (self, named, port) || (port == 80 && is_here (self, named, NO_PORT)));
}

/* --- before the body is read --- */

/* Return the languages that the browser wants, or NULL. */
static const char *
get_accept (SvCupServer *self, SoupServerMessage *msg)
{
  return self->soup->message_headers_get_list (self->soup->server_message_get_request_headers (msg),
                                               "Accept-Language");
}

/* Answer at once, and close: the rest of the request is not wanted. @sentence: marked by N_ (). */
static void
end_with (
    SvCupServer *self, SoupServerMessage *msg, guint status, const char *sentence, guint delay)
{
  const gboolean empty = g_str_equal (self->soup->server_message_get_method (msg), "HEAD");
  const char *before = sv_net_pages_speak (get_accept (self, msg));
  char *text = sv_net_answer_dup (status, _ (sentence), empty);

  sv_language_use (before);
  sv_net_farewell (sv_net_door_take (self->door, msg), text, delay);
}

static const char *
get_path (SvCupServer *self, SoupServerMessage *msg)
{
  const char *path = g_uri_get_path (self->soup->server_message_get_uri (msg));

  return *path != '\0' ? path : "/";
}

static gboolean
is_enter (SvCupServer *self, SoupServerMessage *msg)
{
  return self->enter != NULL && sv_net_enter_has (get_path (self, msg));
}

static void
refuse_large (SvCupServer *self, SoupServerMessage *msg)
{
  if (is_enter (self, msg) && sv_net_enter_is_wrong (self->enter, get_path (self, msg))) {
    const guint status = sv_net_enter_count_wrong (self->enter, msg);
    end_with (self, msg, status, N_ ("There is no page at this address."), SV_NET_ENTER_DELAY);
    return;
  }
  end_with (self, msg, SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE,
            N_ ("That is too much to be sent at once."), 0);
}

/* Return how large the body of a request may be. */
static gsize
get_limit (SvCupServer *self, SoupServerMessage *msg)
{
  const char *method = self->soup->server_message_get_method (msg);

  return self->enter != NULL ? sv_net_enter_get_limit (self->enter, method, get_path (self, msg))
                             : 4096;
}

/* Count a part of the body, whose length may not have been said before. */
static void
got_chunk_cb (SoupServerMessage *msg, GBytes *chunk, SvCupServer *self)
{
  const SoupMessageBody *body = self->soup->server_message_get_request_body (msg);

  if ((gsize)body->length > get_limit (self, msg))
    refuse_large (self, msg);
}

/* Return why a request must not be read: it can be understood in two ways, so that a proxy before
 * this server would see other requests than it does. */
static gboolean
is_ambiguous (SvCupServer *self, SoupServerMessage *msg)
{
  SoupMessageHeaders *headers = self->soup->server_message_get_request_headers (msg);
  const char *encoding = self->soup->message_headers_get_list (headers, "Transfer-Encoding");
  const char *length = self->soup->message_headers_get_list (headers, "Content-Length");

  if (encoding != NULL)
    return length != NULL || g_ascii_strcasecmp (encoding, "chunked") != 0 ||
           self->soup->server_message_get_http_version (msg) == SOUP_HTTP_1_0;
  return length != NULL && (!g_ascii_isdigit (*length) ||
                            length[strspn (length, "0123456789")] != '\0' || strlen (length) > 15);
}

static void
head_cb (
    SoupServer *http, SoupServerMessage *msg, const char *path, GHashTable *query, gpointer data)
{
  SvCupServer *self = data;
  SoupMessageHeaders *headers = self->soup->server_message_get_request_headers (msg);

  sv_net_door_read_body (self->door, msg);
  /* Pages are short, and libsoup makes long answers of many small ranges. */
  self->soup->message_headers_remove (headers, "Range");
  if (is_ambiguous (self, msg)) {
    end_with (self, msg, SOUP_STATUS_BAD_REQUEST, N_ ("This request cannot be understood."), 0);
    return;
  }
  if (!is_for_us (self, msg)) {
    end_with (self, msg, SOUP_STATUS_MISDIRECTED_REQUEST,
              N_ ("This address is not that of the competition."), 0);
    return;
  }
  const gsize limit = get_limit (self, msg);
  const guint64 length = (guint64)self->soup->message_headers_get_content_length (headers);
  /* In chunks anything may come, up to the limit. */
  const gboolean open = self->soup->message_headers_get_encoding (headers) == SOUP_ENCODING_CHUNKED;
  if (length > limit)
    refuse_large (self, msg);
  else if (!sv_net_uploads_begin (self->uploads, G_OBJECT (msg), open ? limit : (gsize)length))
    end_with (self, msg, SOUP_STATUS_SERVICE_UNAVAILABLE,
              N_ ("Too much is being sent at once. Try again in a moment."), 0);
  else
    g_signal_connect (msg, "got-chunk", G_CALLBACK (got_chunk_cb), self);
}

/* --- answers --- */

static void
answer_changes (SvCupServer *self, SoupServerMessage *msg)
{
  g_autofree char *head = sv_net_answer_dup_head ("text/event-stream");

  if (g_str_equal (self->soup->server_message_get_method (msg), "HEAD"))
    sv_net_answer_text (self->soup, msg, SOUP_STATUS_OK, "text/event-stream", g_strdup (""));
  else
    sv_net_changes_add (self->changes, sv_net_door_take (self->door, msg), head,
                        sv_cup_feed_get_edition (self->feed));
}

static void
answer_page (SvCupServer *self, SoupServerMessage *msg, const char *path)
{
  const char *accept = get_accept (self, msg),
             *method = self->soup->server_message_get_method (msg);
  const gboolean is_stream = g_str_equal (path, CHANGES);
  const SvNetFile *file = is_stream ? NULL : sv_net_pages_find (self->pages, path, accept);

  if (!is_stream && file == NULL)
    sv_net_answer_text (self->soup, msg, SOUP_STATUS_NOT_FOUND, "text/html; charset=utf-8",
                        sv_live_pages_say (sv_net_pages_get (self->pages, accept),
                                           _ ("There is no page at this address.")));
  else if (!g_str_equal (method, "GET") && !g_str_equal (method, "HEAD"))
    sv_net_enter_refuse_method (self->soup, msg, "GET, HEAD");
  else if (is_stream)
    answer_changes (self, msg);
  else
    sv_net_answer_file (self->soup, msg, file);
}

static void
answer_cb (
    SoupServer *http, SoupServerMessage *msg, const char *path, GHashTable *query, gpointer data)
{
  SvCupServer *self = data;
  const char *before = sv_net_pages_speak (get_accept (self, msg));

  if (is_enter (self, msg))
    sv_net_enter_answer (self->enter, msg, get_path (self, msg));
  else
    answer_page (self, msg, g_str_equal (path, "*") ? "*" : get_path (self, msg));
  sv_language_use (before);
}

/* --- the server --- */

static void
started_cb (SvCupServer *self, SoupServerMessage *msg)
{
  sv_net_answer_guard (self->soup, self->soup->server_message_get_response_headers (msg));
}

static void
changed_cb (SvCupServer *self)
{
  sv_net_pages_change (self->pages);
  sv_net_changes_send (self->changes, sv_cup_feed_get_edition (self->feed));
}

static gboolean
tick_cb (gpointer data)
{
  SvCupServer *self = data;

  sv_net_door_tick (self->door);
  sv_net_changes_tick (self->changes);
  if (sv_net_door_count (self->door) > 0)
    sv_cup_feed_look (self->feed);
  return G_SOURCE_CONTINUE;
}

/* Return the answer to a connection that there is no room for. Its request is not read, so it says
 * the same in all languages. */
static char *
dup_full (void)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (const char *const *language = sv_languages; *language != NULL; language++) {
    const char *before = sv_language_use (*language);
    g_string_append_printf (all, "%s%s", all->len > 0 ? "\n" : "",
                            _ ("Too many are looking at once."));
    sv_language_use (before);
  }
  return sv_net_answer_dup (SOUP_STATUS_SERVICE_UNAVAILABLE, all->str, FALSE);
}

/* Return the answer to a head that libsoup does not get to see. */
static char *
dup_wrong (guint status, const char *accept, gboolean empty)
{
  const char *before = sv_net_pages_speak (accept);
  const char *sentence = status == SOUP_STATUS_NOT_FOUND ? _ ("There is no page at this address.")
                         : status == SOUP_STATUS_METHOD_NOT_ALLOWED
                             ? _ ("This address cannot do that.")
                             : _ ("This request cannot be understood.");
  char *text = sv_net_answer_dup (status, sentence, empty);

  sv_language_use (before);
  return text;
}

/* Listen at one address, or at all of both versions with the same port. */
static gboolean
listen_at (SvCupServer *self, guint16 port, GError **error)
{
  g_autoptr (GInetAddress) four = g_inet_address_new_any (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GInetAddress) six = g_inet_address_new_any (G_SOCKET_FAMILY_IPV6);

  if (self->address != NULL) {
    self->port = sv_net_door_listen (self->door, self->address, port, FALSE, error);
    return self->port != 0;
  }
  self->port = sv_net_door_listen (self->door, four, port, TRUE, error);
  /* A machine may lack version 6. */
  return self->port != 0 &&
         (sv_net_door_listen (self->door, six, self->port, TRUE, NULL) != 0 || TRUE);
}

static gboolean
begin (SvCupServer *self, const SvCupPlace *place, GError **error)
{
  g_autoptr (GError) taken = NULL;

  if (listen_at (self, place->port, &taken))
    return TRUE;
  if (place->port != 0 && place->yield)
    return listen_at (self, 0, error);
  g_propagate_error (error, g_steal_pointer (&taken));
  return FALSE;
}

SvCupServer *
sv_cup_server_new (SvCupFeed *feed, const SvCupPlace *place, GError **error)
{
  const SvSoup *soup = sv_soup_get (error);

  if (soup == NULL)
    return NULL;
  g_autoptr (SvCupServer) self = g_new0 (SvCupServer, 1);
  self->soup = soup;
  self->feed = feed;
  self->address = place->address != NULL ? g_object_ref (place->address) : NULL;
  self->http = soup->server_new ("raw-paths", TRUE, NULL);
  self->changes = sv_net_changes_new ();
  self->uploads = sv_net_uploads_new ();
  self->pages = sv_net_pages_new (feed);
  self->door = sv_net_door_new (soup, self->http, dup_full (), dup_wrong);
  if (place->enter) {
    self->boards = sv_cup_boards_new ();
    self->enter = sv_net_enter_new (soup, feed, self->pages, self->door, self->boards);
  }
  g_signal_connect_swapped (self->http, "request-started", G_CALLBACK (started_cb), self);
  soup->server_add_early_handler (self->http, NULL, head_cb, self, NULL);
  soup->server_add_handler (self->http, NULL, answer_cb, self, NULL);
  g_signal_connect_swapped (feed, "changed", G_CALLBACK (changed_cb), self);
  self->timer = g_timeout_add_seconds (1, tick_cb, self);
  return begin (self, place, error) ? g_steal_pointer (&self) : NULL;
}

void
sv_cup_server_free (SvCupServer *self)
{
  if (self == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->feed, self);
  g_signal_handlers_disconnect_by_data (self->http, self);
  g_source_remove (self->timer);
  sv_net_enter_free (self->enter);
  sv_net_changes_free (self->changes);
  sv_net_uploads_free (self->uploads);
  sv_net_door_free (self->door);
  self->soup->server_disconnect (self->http);
  g_object_unref (self->http);
  sv_net_pages_free (self->pages);
  sv_cup_boards_free (self->boards);
  g_clear_object (&self->address);
  g_free (self);
}

/* --- what it tells --- */

static char *
dup_url (SvCupServer *self, GInetAddress *address)
{
  g_autofree char *host = sv_net_addresses_dup (address);

  return g_strdup_printf ("http://%s:%u/", host, self->port);
}

/* Return the addresses at which others find this server: array of char *, at least one. */
static GPtrArray *
list_urls (SvCupServer *self)
{
  GPtrArray *out = g_ptr_array_new_with_free_func (g_free);
  const gboolean any = self->address == NULL || g_inet_address_get_is_any (self->address);
  g_autoptr (GPtrArray) own = sv_net_addresses_list ();
  g_autoptr (GInetAddress) loopback = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);

  if (!any) {
    g_ptr_array_add (out, dup_url (self, self->address));
    return out;
  }
  for (guint k = 0; k < own->len; k++) {
    GInetAddress *address = own->pdata[k];
    if (self->address == NULL ||
        g_inet_address_get_family (address) == g_inet_address_get_family (self->address))
      g_ptr_array_add (out, dup_url (self, address));
  }
  if (out->len == 0)
    g_ptr_array_add (out, dup_url (self, loopback));
  return out;
}

/* Return the number of boards that have matches. */
static unsigned
count_boards (SvCupServer *self)
{
  const SvCup *cup = sv_cup_feed_get_doc (self->feed)->cup;
  unsigned n = cup->boards;

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    n = MAX (n, sv_cup_fixture (cup, i)->board);
  return MIN (n, SV_CUP_MAX_BOARDS);
}

static JsonArray *
make_boards (SvCupServer *self, const char *url)
{
  JsonArray *out = json_array_new ();
  const unsigned n = count_boards (self);

  for (unsigned board = 1; board <= n; board++) {
    JsonObject *object = json_object_new ();
    g_autofree char *address = g_strdup_printf ("%senter/%u/%s", url, board,
                                                sv_cup_boards_get_token (self->boards, board));
    json_object_set_int_member (object, "board", board);
    json_object_set_string_member (object, "url", address);
    json_object_set_string_member (object, "code", sv_cup_boards_get_code (self->boards, board));
    json_array_add_object_element (out, object);
  }
  return out;
}

JsonObject *
sv_cup_server_tell (SvCupServer *self, gboolean all)
{
  JsonObject *out = json_object_new ();
  g_autoptr (GPtrArray) urls = list_urls (self);

  json_object_set_string_member (out, "url", urls->pdata[0]);
  sv_net_pages_set_address (self->pages, urls->pdata[0]);
  if (all) {
    JsonArray *list = json_array_new ();
    for (guint k = 0; k < urls->len; k++)
      json_array_add_string_element (list, urls->pdata[k]);
    json_object_set_array_member (out, "urls", list);
  }
  if (self->boards != NULL)
    json_object_set_array_member (out, "boards", make_boards (self, urls->pdata[0]));
  return out;
}

void
sv_cup_server_renew (SvCupServer *self)
{
  if (self->boards != NULL)
    sv_cup_boards_renew (self->boards);
}

guint
sv_cup_server_count (SvCupServer *self)
{
  return sv_net_changes_count (self->changes);
}

gboolean
sv_cup_server_was_used (SvCupServer *self)
{
  return sv_net_door_was_used (self->door);
}

#else

struct _SvCupServer {
  int unused;
};

SvCupServer *
sv_cup_server_new (SvCupFeed *feed, const SvCupPlace *place, GError **error)
{
  (void)sv_soup_get (error);
  return NULL;
}

void
sv_cup_server_free (SvCupServer *self)
{
}

JsonObject *
sv_cup_server_tell (SvCupServer *self, gboolean all)
{
  return json_object_new ();
}

void
sv_cup_server_renew (SvCupServer *self)
{
}

guint
sv_cup_server_count (SvCupServer *self)
{
  return 0;
}

gboolean
sv_cup_server_was_used (SvCupServer *self)
{
  return FALSE;
}

#endif
