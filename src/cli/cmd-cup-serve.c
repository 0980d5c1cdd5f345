/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cup serve FILE [--port N] [--address A] [--enter] */
#include "cli-common.h"

#include "sv-cup-file-feed.h"
#include "sv-cup-server.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>

static struct {
  char *port, *address;
  gboolean enter;
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

static int
serve (char **argv)
{
  guint64 port = 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (GInetAddress) address =
      g_inet_address_new_from_string (given.address != NULL ? given.address : "127.0.0.1");

  if (!sv_cli_parse_number ("cup serve", given.port, "--port", 0, 65535, &port))
    return SV_CLI_BAD_USE;
  if (address == NULL)
    return sv_cli_bad_use ("cup serve", _ ("“%s” is not an address like 192.168.1.20."),
                           given.address);
  g_autoptr (SvCupFileFeed) feed = sv_cup_file_feed_new (argv[1], &error);
  if (feed == NULL) {
    sv_cli_say_fault (argv[1], error);
    return SV_CLI_BAD_INPUT;
  }
  const SvCupPlace place = { .address = address, .port = (guint16)port, .enter = given.enter };
  g_autoptr (SvCupServer) server = sv_cup_server_new (SV_CUP_FEED (feed), &place, &error);
  if (server != NULL)
    return run (server);
  sv_cli_say ("%s", error->message);
  return SV_CLI_BAD_INPUT;
}

const SvCommand cmd_cup_serve = { "cup serve", N_ ("FILE"), options, serve,
                                  N_ ("Serve a competition to browsers on the network.") };
