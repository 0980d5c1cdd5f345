/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-net-changes.h"

#include "sv-net-farewell.h"

#include <inttypes.h>
#include <string.h>

enum {
  MOST = 160, /* streams; the other connections are for pages and results */
  BEAT = 15,  /* seconds between two signs of life */
  /* Those who are told of a change fetch a page at once, each with a connection of its own, so not
   * all are told at the same time. */
  TOLD_AT_ONCE = 20,
  PAUSE_MS = 50
};

typedef struct {
  SvNetChanges *all;
  GSocketConnection *connection;
  GSource *input;
  gint64 told; /* the last number that it got */
} Stream;

struct _SvNetChanges {
  GPtrArray *streams;
  gint64 edition; /* that all are to be told */
  guint timer;
  unsigned seconds;
};

static void
free_stream (gpointer data)
{
  Stream *self = data;

  g_source_destroy (self->input);
  g_source_unref (self->input);
  (void)g_io_stream_close (G_IO_STREAM (self->connection), NULL, NULL);
  g_object_unref (self->connection);
  g_free (self);
}

/* Return FALSE if the client does not read what it gets, or has gone. */
static gboolean
write_text (Stream *self, const char *text)
{
  GSocket *socket = g_socket_connection_get_socket (self->connection);
  const gsize n = strlen (text);

  return g_socket_send_with_blocking (socket, text, n, FALSE, NULL, NULL) == (gssize)n;
}

static void
write_all (SvNetChanges *self, const char *text)
{
  for (guint k = self->streams->len; k > 0; k--)
    if (!write_text (self->streams->pdata[k - 1], text))
      g_ptr_array_remove_index_fast (self->streams, k - 1);
}

/* Throw away what the client sends, until it hangs up. */
static gboolean
input_cb (GSocket *socket, GIOCondition condition, gpointer data)
{
  Stream *self = data;
  char waste[1024];
  g_autoptr (GError) error = NULL;
  const gssize n =
      g_socket_receive_with_blocking (socket, waste, sizeof waste, FALSE, NULL, &error);

  if (n > 0 || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK))
    return G_SOURCE_CONTINUE;
  g_ptr_array_remove_fast (self->all->streams, self);
  return G_SOURCE_REMOVE;
}

/* Clients ask again after a time that differs from one to the next, so that not all of them come at
 * once when the server was started again. */
static char *
dup_first (const char *head, gint64 edition, int soonest)
{
  return g_strdup_printf ("%sretry: %d\n\ndata: %" PRId64 "\n\n", head,
                          (int)g_random_int_range (soonest, soonest + 500), edition);
}

void
sv_net_changes_add (SvNetChanges *self,
                    GSocketConnection *connection,
                    const char *head,
                    gint64 edition)
{
  if (self->streams->len >= MOST) {
    sv_net_farewell (connection, dup_first (head, edition, 1500), 0);
    return;
  }
  g_autofree char *first = dup_first (head, edition, 1000);
  Stream *stream = g_new0 (Stream, 1);
  stream->all = self;
  stream->connection = connection;
  stream->told = edition;
  stream->input =
      g_socket_create_source (g_socket_connection_get_socket (connection), G_IO_IN, NULL);
  g_source_set_callback (stream->input, G_SOURCE_FUNC (input_cb), stream, NULL);
  g_source_attach (stream->input, NULL);
  if (write_text (stream, first))
    g_ptr_array_add (self->streams, stream);
  else
    free_stream (stream);
}

/* Tell some of those that do not know the last change yet. */
static gboolean
tell_cb (gpointer data)
{
  SvNetChanges *self = data;
  g_autofree char *text = g_strdup_printf ("data: %" PRId64 "\n\n", self->edition);
  unsigned n = 0;

  for (guint k = self->streams->len; k > 0 && n < TOLD_AT_ONCE; k--) {
    Stream *stream = self->streams->pdata[k - 1];
    if (stream->told == self->edition)
      continue;
    n++;
    stream->told = self->edition;
    if (!write_text (stream, text))
      g_ptr_array_remove_index_fast (self->streams, k - 1);
  }
  if (n == TOLD_AT_ONCE)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  return G_SOURCE_REMOVE;
}

void
sv_net_changes_send (SvNetChanges *self, gint64 edition)
{
  self->edition = edition;
  if (self->timer == 0 && tell_cb (self) == G_SOURCE_CONTINUE)
    self->timer = g_timeout_add (PAUSE_MS, tell_cb, self);
}

void
sv_net_changes_tick (SvNetChanges *self)
{
  if (++self->seconds % BEAT == 0)
    write_all (self, ":\n\n");
}

guint
sv_net_changes_count (const SvNetChanges *self)
{
  return self->streams->len;
}

SvNetChanges *
sv_net_changes_new (void)
{
  SvNetChanges *self = g_new0 (SvNetChanges, 1);

  self->streams = g_ptr_array_new_with_free_func (free_stream);
  return self;
}

void
sv_net_changes_free (SvNetChanges *self)
{
  if (self == NULL)
    return;
  if (self->timer != 0)
    g_source_remove (self->timer);
  g_ptr_array_unref (self->streams);
  g_free (self);
}
