/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cup serve FILE [--port N] [--address A] [--enter]
 * With --window it is the child of a window that shares its competition; see sv-share.h. */
#include "cli-common.h"

#include "sv-cup-file-feed.h"
#include "sv-cup-pipe-feed.h"
#include "sv-cup-server.h"
#include "sv-json.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <unistd.h>

static struct {
  char *port, *address;
  gboolean enter, window;
} given;

static const GOptionEntry options[] = {
  { "port", 'p', 0, G_OPTION_ARG_STRING, &given.port, N_ ("The port; a free one if left out"),
    N_ ("N") },
  { "address", 'a', 0, G_OPTION_ARG_STRING, &given.address,
    N_ ("The address to listen at, such as 192.168.1.20; 127.0.0.1 if left out, so that only "
        "this machine is served; 0.0.0.0: all addresses"),
    N_ ("ADDRESS") },
  { "enter", 0, 0, G_OPTION_ARG_NONE, &given.enter,
    N_ ("Let results be typed at the address that each board has"), NULL },
  { "window", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, &given.window, NULL, NULL },
  G_OPTION_ENTRY_NULL,
};

static gboolean
quit_cb (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_CONTINUE;
}

/* Say where the server is, and serve until the program is told to end. */
static int
run (SvCupServer *server)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (JsonObject) where = sv_cup_server_tell (server, FALSE);
  const guint interrupted = g_unix_signal_add (SIGINT, quit_cb, loop);
  const guint terminated = g_unix_signal_add (SIGTERM, quit_cb, loop);

  if (sv_cli_print_object (where) && sv_cli_flush ())
    g_main_loop_run (loop);
  g_source_remove (interrupted);
  g_source_remove (terminated);
  return SV_CLI_DONE;
}

/* --- for a window --- */

enum { NEWS_MS = 500 };

/* What the window was told last, so that it is told only what is new. */
typedef struct {
  SvCupPipeFeed *feed;
  SvCupServer *server;
  char *where, *news;
  unsigned beats;
} Child;

/* Tell @object (transfer full) unless *@last says that it was told before. */
static void
tell_news (SvCupPipeFeed *feed, char **last, JsonObject *object)
{
  g_autofree char *text = sv_json_write (object, FALSE);

  if (g_strcmp0 (text, *last) == 0) {
    json_object_unref (object);
    return;
  }
  g_free (*last);
  *last = g_steal_pointer (&text);
  sv_cup_pipe_feed_tell (feed, object);
}

static void
tell_where (Child *self)
{
  tell_news (self->feed, &self->where, sv_cup_server_tell (self->server, TRUE));
}

static gboolean
news_cb (gpointer data)
{
  Child *self = data;
  JsonObject *news = json_object_new ();

  json_object_set_int_member (news, "looking", sv_cup_server_count (self->server));
  json_object_set_boolean_member (news, "came", sv_cup_server_was_used (self->server));
  sv_cup_pipe_feed_describe (self->feed, news);
  tell_news (self->feed, &self->news, news);
  /* The network may have come or gone. */
  if (++self->beats % 4 == 0)
    tell_where (self);
  return G_SOURCE_CONTINUE;
}

static void
secrets_cb (Child *self)
{
  sv_cup_server_renew (self->server);
  tell_where (self);
}

static void
serve_window (SvCupPipeFeed *feed, SvCupServer *server)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Child self = { .feed = feed, .server = server };
  const guint timer = g_timeout_add (NEWS_MS, news_cb, &self);
  const guint terminated = g_unix_signal_add (SIGTERM, quit_cb, loop);

  g_signal_connect_swapped (feed, "secrets", G_CALLBACK (secrets_cb), &self);
  g_signal_connect_swapped (feed, "ended", G_CALLBACK (g_main_loop_quit), loop);
  tell_where (&self);
  g_main_loop_run (loop);
  g_source_remove (timer);
  g_source_remove (terminated);
  g_signal_handlers_disconnect_by_data (feed, &self);
  g_signal_handlers_disconnect_by_data (feed, loop);
  g_free (self.where);
  g_free (self.news);
}

static int
begin_window (const char *path, guint16 port)
{
  g_autoptr (GError) error = NULL;
  const SvCupPlace place = { .port = port, .yield = TRUE, .enter = TRUE };
  g_autoptr (SvCupPipeFeed) feed = sv_cup_pipe_feed_new (path, STDIN_FILENO, STDOUT_FILENO, &error);
  g_autoptr (SvCupServer) server =
      feed != NULL ? sv_cup_server_new (SV_CUP_FEED (feed), &place, &error) : NULL;

  if (server != NULL) {
    serve_window (feed, server);
    return SV_CLI_DONE;
  }
  g_autoptr (JsonObject) line = json_object_new ();
  json_object_set_string_member (line, "error", error->message);
  sv_cli_print_object (line);
  return SV_CLI_BAD_INPUT;
}

/* --- alone --- */

static int
begin_alone (const char *path, GInetAddress *address, guint16 port)
{
  g_autoptr (GError) error = NULL;
  const SvCupPlace place = { .address = address, .port = port, .enter = given.enter };
  g_autoptr (SvCupFileFeed) feed = sv_cup_file_feed_new (path, &error);

  if (feed == NULL) {
    sv_cli_say_fault (path, error);
    return SV_CLI_BAD_INPUT;
  }
  g_autoptr (SvCupServer) server = sv_cup_server_new (SV_CUP_FEED (feed), &place, &error);
  if (server != NULL)
    return run (server);
  sv_cli_say ("%s", error->message);
  return SV_CLI_BAD_INPUT;
}

static int
serve (char **argv)
{
  guint64 port = 0;
  g_autoptr (GInetAddress) address =
      g_inet_address_new_from_string (given.address != NULL ? given.address : "127.0.0.1");

  if (!sv_cli_parse_number ("cup serve", given.port, "--port", 0, 65535, &port))
    return SV_CLI_BAD_USE;
  if (address == NULL)
    return sv_cli_bad_use ("cup serve", _ ("“%s” is not an address like 192.168.1.20."),
                           given.address);
  if (g_str_equal (argv[1], "-"))
    return sv_cli_bad_use ("cup serve", _ ("A competition can only be served from a file."));
  return given.window ? begin_window (argv[1], (guint16)port)
                      : begin_alone (argv[1], address, (guint16)port);
}

const SvCommand cmd_cup_serve = { "cup serve", N_ ("FILE"), options, serve,
                                  N_ ("Serve a competition to browsers on the network.") };
