/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-net-farewell.h"

#include <string.h>

enum { PATIENCE = 2000 }; /* milliseconds in which the client may go on sending */

typedef struct {
  GSocketConnection *connection;
  char *text;
  GSource *input;
  guint timer;
} Farewell;

static guint n_farewells;

static void
end (Farewell *self)
{
  if (self->timer != 0)
    g_source_remove (self->timer);
  g_source_destroy (self->input);
  g_source_unref (self->input);
  (void)g_io_stream_close (G_IO_STREAM (self->connection), NULL, NULL);
  g_object_unref (self->connection);
  g_free (self->text);
  g_free (self);
  n_farewells--;
}

static gboolean
discard_cb (GSocket *socket, GIOCondition condition, gpointer data)
{
  Farewell *self = data;
  char waste[16384];
  const gssize n = g_socket_receive_with_blocking (socket, waste, sizeof waste, FALSE, NULL, NULL);

  if (n > 0)
    return G_SOURCE_CONTINUE;
  if (self->text == NULL) {
    end (self);
    return G_SOURCE_REMOVE;
  }
  /* The client has said all; it still gets its answer. */
  return G_SOURCE_REMOVE;
}

static gboolean
give_up_cb (gpointer data)
{
  ((Farewell *)data)->timer = 0;
  end (data);
  return G_SOURCE_REMOVE;
}

static gboolean
write_cb (gpointer data)
{
  Farewell *self = data;
  GSocket *socket = g_socket_connection_get_socket (self->connection);

  /* The text is short, so that a socket that was never written to takes it whole. */
  (void)g_socket_send_with_blocking (socket, self->text, strlen (self->text), FALSE, NULL, NULL);
  (void)g_socket_shutdown (socket, FALSE, TRUE, NULL);
  g_clear_pointer (&self->text, g_free);
  self->timer = g_timeout_add (PATIENCE, give_up_cb, self);
  return G_SOURCE_REMOVE;
}

void
sv_net_farewell (GSocketConnection *connection, char *text, guint delay)
{
  Farewell *self = g_new0 (Farewell, 1);
  GSocket *socket = g_socket_connection_get_socket (connection);

  n_farewells++;
  self->connection = connection;
  self->text = text;
  self->input = g_socket_create_source (socket, G_IO_IN, NULL);
  g_source_set_callback (self->input, G_SOURCE_FUNC (discard_cb), self, NULL);
  g_source_attach (self->input, NULL);
  if (delay > 0)
    self->timer = g_timeout_add (delay, write_cb, self);
  else
    write_cb (self);
}

guint
sv_net_farewell_count (void)
{
  return n_farewells;
}
