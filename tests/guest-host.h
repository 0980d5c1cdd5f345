/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* guest-host: a computer that shares a competition, as little of it as a guest sees: it answers as
 * FORMATS.md says, at the addresses of board 2. It can be killed and started again, before or after
 * it has taken a result. Its requests are answered in threads of their own, so that a test may wait
 * in the main loop; whatever is below `lock` is looked at with guest_host_lock () only. */

#include "doc-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-id.h"
#include "sv-cup-schedule.h"
#include "sv-games.h"
#include "sv-guest-plan.h"

#include <gio/gio.h>
#include <string.h>

#define HOST_TOKEN "AbCdEfGhIjKlMnOpQrStUv"
#define HOST_CODE "K7QF2M9P"

enum { HOST_BOARD = 2 };

typedef enum {
  HOST_ANSWERS,
  HOST_DIES_BEFORE, /* it closes the connection instead of taking a result */
  HOST_DIES_AFTER,  /* it takes a result, and closes the connection without saying so */
  HOST_ASKS,        /* the organiser has not decided */
  HOST_REFUSES,     /* no results are taken now */
  HOST_BABBLES,     /* it answers with more than anybody needs */
  HOST_BREAKS_OFF,  /* it is switched off before its whole answer is sent */
  HOST_SENDS_AWAY   /* it answers that everything is at another address */
} HostMood;

typedef struct {
  GSocketService *service;
  guint16 port;

  GMutex lock;
  GCond changed;
  SvCupDoc *doc;
  unsigned edition;
  unsigned n_taken; /* how often a result was put into the competition */
  unsigned n_asked; /* requests of all kinds */
  gboolean renewed; /* it has another secret than HOST_TOKEN */
  gboolean stopped;
  unsigned n_running; /* threads */
  HostMood mood;
} GuestHost;

static inline void
guest_host_lock (GuestHost *host)
{
  g_mutex_lock (&host->lock);
}

static inline void
guest_host_unlock (GuestHost *host)
{
  g_mutex_unlock (&host->lock);
}

/* --- Answers --- */

typedef struct {
  char *method, *path, *body, *etag;
} HostRequest;

static inline void
host_send (GOutputStream *out, const char *text)
{
  g_output_stream_write_all (out, text, strlen (text), NULL, NULL, NULL);
}

static inline void
host_reply (GOutputStream *out, const char *status, const char *headers, const char *body)
{
  g_autofree char *text =
      g_strdup_printf ("HTTP/1.1 %s\r\n%sContent-Length: %zu\r\nConnection: close\r\n\r\n%s",
                       status, headers, strlen (body), body);

  host_send (out, text);
}

static inline void
host_say (GOutputStream *out, const char *status, const char *sentence)
{
  host_reply (out, status, "Content-Type: text/plain; charset=utf-8\r\n", sentence);
}

/* Replace the document (transfer full; may be NULL) and tell all who listen. */
static inline void
host_set (GuestHost *host, SvCupDoc *doc)
{
  if (doc == NULL)
    return;
  sv_cup_doc_free (host->doc);
  host->doc = doc;
  host->edition++;
  g_cond_broadcast (&host->changed);
}

/* Say what became of @after, the competition with a result. */
static inline void
host_take (GuestHost *host,
           GOutputStream *out,
           unsigned fixture,
           SvCupDoc *after,
           const GError *error,
           const char *taken)
{
  const SvCupResult *before = &sv_cup_fixture (host->doc->cup, fixture)->result;
  const SvCupResult *result =
      after != NULL ? &sv_cup_fixture (after->cup, fixture)->result : before;
  const gboolean same = sv_cup_same_result (before, result);

  if (after == NULL) {
    host_say (out, "422 Unprocessable", error->message);
  } else if (before->played && !same) {
    host_say (out, "409 Conflict", "other");
    sv_cup_doc_free (after);
  } else {
    if (same) {
      sv_cup_doc_free (after);
    } else {
      host->n_taken++;
      host_set (host, after);
    }
    if (host->mood != HOST_DIES_AFTER)
      host_reply (out, taken, "Location: /enter/2/" HOST_TOKEN "\r\n", "");
  }
}

static inline unsigned
host_number (GHashTable *form, const char *key)
{
  const char *text = g_hash_table_lookup (form, key);

  return text != NULL ? (unsigned)g_ascii_strtoull (text, NULL, 10) : 0;
}

static inline void
host_take_form (GuestHost *host, GOutputStream *out, const char *body)
{
  g_autoptr (GHashTable) form = g_uri_parse_params (body, -1, "&", G_URI_PARAMS_WWW_FORM, NULL);
  const unsigned fixture = host_number (form, "fixture");
  const SvCupResult result = {
    .played = true, .score = { host_number (form, "home"), host_number (form, "away") }
  };
  g_autoptr (GError) error = NULL;

  if (sv_cup_fixture (host->doc->cup, fixture)->board != HOST_BOARD) {
    host_say (out, "403 Forbidden", "another board");
    return;
  }
  SvCupDoc *after = sv_cup_doc_result (host->doc, fixture, &result, &error);
  host_take (host, out, fixture, after, error, "303 See Other");
}

static inline void
host_take_match (GuestHost *host, GOutputStream *out, unsigned fixture, const char *body)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) match = sv_match_doc_read (body, strlen (body), NULL, &error);
  SvCupDoc *after = match != NULL ? sv_cup_doc_match (host->doc, fixture, match, &error) : NULL;

  host_take (host, out, fixture, after, error, "204 No Content");
}

static inline void
host_give (GuestHost *host, GOutputStream *out, const HostRequest *request, const char *what)
{
  unsigned fixture;
  g_autofree char *etag = g_strdup_printf ("\"%u\"", host->edition);
  g_autofree char *headers =
      g_strdup_printf ("Content-Type: application/json\r\nETag: %s\r\n", etag);
  g_autofree char *text = NULL;

  if (g_str_equal (what, "/plan"))
    text = sv_guest_plan_write (host->doc);
  else if (sscanf (what, "/match/%u", &fixture) == 1)
    text = sv_guest_plan_write_match (host->doc, HOST_BOARD, fixture);
  if (text == NULL)
    host_say (out, "404 Not Found", "");
  else if (g_strcmp0 (request->etag, etag) == 0)
    host_reply (out, "304 Not Modified", headers, "");
  else
    host_reply (out, "200 OK", headers, text);
}

/* Send an event now and after each change. */
static inline void
host_stream (GuestHost *host, GOutputStream *out)
{
  static const char head[] = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
                             "Connection: close\r\n\r\n";
  gboolean well = g_output_stream_write_all (out, head, strlen (head), NULL, NULL, NULL);

  guest_host_lock (host);
  while (well && !host->stopped) {
    const unsigned edition = host->edition;
    g_autofree char *event = g_strdup_printf ("data: %u\n\n", edition);
    guest_host_unlock (host);
    well = g_output_stream_write_all (out, event, strlen (event), NULL, NULL, NULL);
    guest_host_lock (host);
    while (!host->stopped && host->edition == edition)
      g_cond_wait (&host->changed, &host->lock);
  }
  guest_host_unlock (host);
}

static inline void
host_code (GOutputStream *out, const char *body)
{
  if (g_str_equal (body, "code=" HOST_CODE))
    host_reply (out, "303 See Other", "Location: /enter/2/" HOST_TOKEN "\r\n", "");
  else
    host_say (out, "422 Unprocessable", "");
}

/* Babble until nobody listens: 20 MiB. */
static inline void
host_babble (GOutputStream *out)
{
  g_autofree char *noise = g_malloc (1 << 20);
  static const char head[] = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n";

  memset (noise, 'x', 1 << 20);
  g_output_stream_write_all (out, head, strlen (head), NULL, NULL, NULL);
  for (unsigned i = 0; i < 20; i++)
    if (!g_output_stream_write_all (out, noise, 1 << 20, NULL, NULL, NULL))
      return;
}

static inline void
host_of_board (GuestHost *host, GOutputStream *out, const HostRequest *request, const char *rest)
{
  const gboolean takes = !g_str_equal (request->method, "GET");
  unsigned fixture;

  if (host->renewed)
    host_say (out, "404 Not Found", "");
  else if (host->mood == HOST_SENDS_AWAY)
    host_reply (out, "302 Found", "Location: http://192.0.2.1/\r\n", "");
  else if (host->mood == HOST_BREAKS_OFF)
    host_send (out, "HTTP/1.1 200 OK\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{");
  else if (takes && host->mood == HOST_DIES_BEFORE)
    return;
  else if (takes && host->mood == HOST_ASKS)
    host_say (out, "202 Accepted", "");
  else if (takes && host->mood == HOST_REFUSES)
    host_say (out, "403 Forbidden", "Nobody takes results at lunch.");
  else if (!takes)
    host_give (host, out, request, rest);
  else if (sscanf (rest, "/match/%u", &fixture) == 1)
    host_take_match (host, out, fixture, request->body);
  else
    host_take_form (host, out, request->body);
}

static inline void
host_answer (GuestHost *host, GOutputStream *out, const HostRequest *request)
{
  static const char board[] = "/enter/2/" HOST_TOKEN;

  guest_host_lock (host);
  const gboolean babbles = host->mood == HOST_BABBLES;
  guest_host_unlock (host);
  /* These two take their time. */
  if (babbles) {
    host_babble (out);
    return;
  }
  if (g_str_equal (request->path, "/changes")) {
    host_stream (host, out);
    return;
  }
  guest_host_lock (host);
  host->n_asked++;
  if (host->stopped)
    ;
  else if (g_str_equal (request->path, "/enter"))
    host_code (out, request->body);
  else if (g_str_has_prefix (request->path, board))
    host_of_board (host, out, request, request->path + strlen (board));
  else
    host_say (out, "404 Not Found", "");
  guest_host_unlock (host);
}

/* --- Requests --- */

static inline gboolean
host_read (GDataInputStream *in, HostRequest *request)
{
  g_autofree char *first = g_data_input_stream_read_line (in, NULL, NULL, NULL);
  g_auto (GStrv) words = g_strsplit (first != NULL ? first : "", " ", 3);
  gsize length = 0, n;

  if (g_strv_length (words) != 3)
    return FALSE;
  request->method = g_strdup (words[0]);
  request->path = g_strdup (words[1]);
  for (;;) {
    g_autofree char *line = g_data_input_stream_read_line (in, NULL, NULL, NULL);
    if (line == NULL || *g_strchomp (line) == '\0')
      break;
    if (g_ascii_strncasecmp (line, "Content-Length:", 15) == 0)
      length = (gsize)g_ascii_strtoull (line + 15, NULL, 10);
    if (g_ascii_strncasecmp (line, "If-None-Match:", 14) == 0)
      request->etag = g_strdup (g_strstrip (line + 14));
  }
  request->body = g_malloc0 (length + 1);
  return g_input_stream_read_all (G_INPUT_STREAM (in), request->body, length, &n, NULL, NULL) &&
         n == length;
}

static inline gboolean
host_run (GThreadedSocketService *service,
          GSocketConnection *connection,
          GObject *source,
          gpointer data)
{
  GuestHost *host = data;
  GIOStream *stream = G_IO_STREAM (connection);
  g_autoptr (GDataInputStream) in = g_data_input_stream_new (g_io_stream_get_input_stream (stream));
  HostRequest request = { 0 };

  guest_host_lock (host);
  host->n_running++;
  guest_host_unlock (host);
  g_data_input_stream_set_newline_type (in, G_DATA_STREAM_NEWLINE_TYPE_CR_LF);
  if (host_read (in, &request))
    host_answer (host, g_io_stream_get_output_stream (stream), &request);
  g_io_stream_close (stream, NULL, NULL);
  g_free (request.method);
  g_free (request.path);
  g_free (request.body);
  g_free (request.etag);
  guest_host_lock (host);
  host->n_running--;
  g_cond_broadcast (&host->changed);
  guest_host_unlock (host);
  return TRUE;
}

/* --- Its life --- */

static inline void
guest_host_start (GuestHost *host)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GInetAddress) here = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new (here, host->port);
  g_autoptr (GSocketAddress) bound = NULL;

  host->stopped = FALSE;
  host->service = g_threaded_socket_service_new (20);
  g_signal_connect (host->service, "run", G_CALLBACK (host_run), host);
  g_socket_listener_add_address (G_SOCKET_LISTENER (host->service), address, G_SOCKET_TYPE_STREAM,
                                 G_SOCKET_PROTOCOL_TCP, NULL, &bound, &error);
  g_assert_no_error (error);
  host->port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (bound));
  g_socket_service_start (host->service);
}

/* Whoever is being answered hears no more of it. */
static inline void
guest_host_kill (GuestHost *host)
{
  g_socket_service_stop (host->service);
  g_socket_listener_close (G_SOCKET_LISTENER (host->service));
  guest_host_lock (host);
  host->stopped = TRUE;
  g_cond_broadcast (&host->changed);
  guest_host_unlock (host);
  g_clear_object (&host->service);
}

/* A competition of four teams on two boards. */
static inline SvCupDoc *
make_shared_cup_of (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  static const char *const names[] = { "Fox", "Owl", "Elk", "Bear" };
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 4, game->season.points);

  cup->boards = 2;
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 4; i++)
    g_ptr_array_add (teams, named_team (game, names[i]));
  SvCupDoc *doc = sv_cup_doc_new ("Canteen cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  sv_cup_doc_stamp (doc);
  return doc;
}

static inline SvCupDoc *
make_shared_cup (void)
{
  return make_shared_cup_of (sv_games ()[0]);
}

static inline GuestHost *
guest_host_new (void)
{
  GuestHost *host = g_new0 (GuestHost, 1);

  g_mutex_init (&host->lock);
  g_cond_init (&host->changed);
  host->doc = make_shared_cup ();
  guest_host_start (host);
  return host;
}

static inline gboolean
guest_host_is_busy (GuestHost *host)
{
  guest_host_lock (host);
  const gboolean busy = host->n_running > 0;
  guest_host_unlock (host);
  return busy;
}

static inline void
guest_host_free (GuestHost *host)
{
  if (host->service != NULL)
    guest_host_kill (host);
  /* Whoever has asked closes connections in the main loop. */
  while (guest_host_is_busy (host))
    g_main_context_iteration (NULL, FALSE);
  sv_cup_doc_free (host->doc);
  g_mutex_clear (&host->lock);
  g_cond_clear (&host->changed);
  g_free (host);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GuestHost, guest_host_free)

static inline char *
guest_host_dup_link (GuestHost *host)
{
  return g_strdup_printf ("http://127.0.0.1:%u/enter/2/" HOST_TOKEN, host->port);
}

/* Put a result into the competition, as the organiser does. */
static inline void
guest_host_enter (GuestHost *host, unsigned fixture, unsigned home, unsigned away)
{
  const SvCupResult result = { .played = true, .score = { home, away } };

  guest_host_lock (host);
  host_set (host, sv_cup_doc_result (host->doc, fixture, &result, NULL));
  guest_host_unlock (host);
}

static inline void
guest_host_set_mood (GuestHost *host, HostMood mood)
{
  guest_host_lock (host);
  host->mood = mood;
  guest_host_unlock (host);
}

static inline unsigned
guest_host_count_taken (GuestHost *host)
{
  guest_host_lock (host);
  const unsigned n = host->n_taken;
  guest_host_unlock (host);
  return n;
}

static inline SvCupResult
guest_host_get_result (GuestHost *host, unsigned fixture)
{
  guest_host_lock (host);
  const SvCupResult result = sv_cup_fixture (host->doc->cup, fixture)->result;
  guest_host_unlock (host);
  return result;
}
