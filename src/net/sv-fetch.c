/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fetch.h"

#include "sv-soup.h"
#include "sv-store-error.h"

#include <glib/gi18n.h>
#include <string.h>

void
sv_fetched_free (SvFetched *self)
{
  if (self == NULL)
    return;
  g_free (self->etag);
  g_free (self->location);
  g_free (self->type);
  g_clear_pointer (&self->body, g_bytes_unref);
  g_free (self);
}

gboolean
sv_fetch_is_possible (GError **error)
{
  return sv_soup_get (error) != NULL;
}

#ifdef SV_HAVE_NET

/* Seconds: without a byte, for a whole answer, and without an event. */
enum { SILENT_S = 20, WHOLE_S = 60, QUIET_S = 45 };

enum { CHUNK = 64 * 1024 };

/* Return a session for all requests, or for all streams of events. It is kept. */
static SoupSession *
get_session (gboolean streams)
{
  static SoupSession *sessions[2];
  const SvSoup *soup = sv_soup_get (NULL);

  if (sessions[streams] == NULL)
    sessions[streams] = soup->session_new_with_options (
        "timeout", (guint)(streams ? QUIET_S : SILENT_S), "idle-timeout", 8u, "user-agent",
        "Speelveld", "proxy-resolver", NULL, "accept-language-auto", TRUE, NULL);
  return sessions[streams];
}

static SoupMessage *
new_message (const char *method, const char *url)
{
  const SvSoup *soup = sv_soup_get (NULL);
  SoupMessage *message = soup->message_new (method, url);

  if (message != NULL)
    soup->message_set_flags (message, SOUP_MESSAGE_NO_REDIRECT);
  return message;
}

/* --- One request --- */

typedef struct {
  SoupMessage *message;
  GInputStream *stream;
  GByteArray *body;
  GCancellable *cancel;
  guint timer_id;
} Job;

static void
job_free (Job *job)
{
  g_clear_handle_id (&job->timer_id, g_source_remove);
  g_clear_object (&job->message);
  g_clear_object (&job->stream);
  g_clear_object (&job->cancel);
  g_byte_array_unref (job->body);
  g_free (job);
}

static gboolean
too_late_cb (gpointer data)
{
  Job *job = data;

  job->timer_id = 0;
  g_cancellable_cancel (job->cancel);
  return G_SOURCE_REMOVE;
}

static void
fail (GTask *task, const char *sentence)
{
  g_task_return_new_error (task, SV_STORE_ERROR, SV_STORE_ERROR_IO, "%s", sentence);
  g_object_unref (task);
}

static void
fail_unreachable (GTask *task)
{
  fail (task, _ ("The computer that shares the competition cannot be reached."));
}

static char *
dup_header (SoupMessage *message, const char *name)
{
  const SvSoup *soup = sv_soup_get (NULL);

  return g_strdup (
      soup->message_headers_get_one (soup->message_get_response_headers (message), name));
}

/* Return whether the whole body has come. Libsoup does not tell if the other computer was switched
 * off in the middle of it. */
static gboolean
is_whole (const Job *job)
{
  g_autofree char *length = dup_header (job->message, "Content-Length");

  return length == NULL || g_ascii_strtoull (length, NULL, 10) == job->body->len;
}

static void
succeed (GTask *task)
{
  Job *job = g_task_get_task_data (task);
  SvFetched *out = g_new0 (SvFetched, 1);

  out->status = sv_soup_get (NULL)->message_get_status (job->message);
  out->etag = dup_header (job->message, "ETag");
  out->location = dup_header (job->message, "Location");
  out->type = dup_header (job->message, "Content-Type");
  out->body = g_byte_array_free_to_bytes (g_byte_array_ref (job->body));
  g_byte_array_unref (job->body);
  job->body = g_byte_array_new ();
  g_task_return_pointer (task, out, (GDestroyNotify)sv_fetched_free);
  g_object_unref (task);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Job *job = g_task_get_task_data (task);
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes_finish (job->stream, result, NULL);

  if (bytes == NULL || (g_bytes_get_size (bytes) == 0 && !is_whole (job))) {
    fail_unreachable (task);
  } else if (g_bytes_get_size (bytes) == 0) {
    succeed (task);
  } else if (job->body->len + g_bytes_get_size (bytes) > SV_FETCH_MAX_BYTES) {
    g_cancellable_cancel (job->cancel);
    g_input_stream_close (job->stream, job->cancel, NULL); /* without reading the rest */
    fail (task, _ ("The answer of the other computer is too large."));
  } else {
    g_byte_array_append (job->body, g_bytes_get_data (bytes, NULL),
                         (guint)g_bytes_get_size (bytes));
    g_input_stream_read_bytes_async (job->stream, CHUNK, G_PRIORITY_DEFAULT, job->cancel, read_cb,
                                     task);
  }
}

static void
sent_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Job *job = g_task_get_task_data (task);

  job->stream = sv_soup_get (NULL)->session_send_finish (get_session (FALSE), result, NULL);
  if (job->stream == NULL)
    fail_unreachable (task);
  else
    g_input_stream_read_bytes_async (job->stream, CHUNK, G_PRIORITY_DEFAULT, job->cancel, read_cb,
                                     task);
}

static void
set_headers (SoupMessage *message, const SvFetch *ask)
{
  const SvSoup *soup = sv_soup_get (NULL);
  SoupMessageHeaders *headers = soup->message_get_request_headers (message);

  /* A sentence is wanted, not a page, if the answer says why something is refused. */
  soup->message_headers_replace (headers, "Accept", "application/json, text/plain");
  if (ask->etag != NULL)
    soup->message_headers_replace (headers, "If-None-Match", ask->etag);
  if (ask->body != NULL)
    soup->message_set_request_body_from_bytes (message, ask->type, ask->body);
}

void
sv_fetch_async (const SvFetch *ask,
                GCancellable *cancel,
                GAsyncReadyCallback callback,
                gpointer data)
{
  GTask *task = g_task_new (NULL, NULL, callback, data);
  Job *job = g_new0 (Job, 1);
  GError *error = NULL;

  job->body = g_byte_array_new ();
  job->cancel = cancel != NULL ? g_object_ref (cancel) : g_cancellable_new ();
  g_task_set_task_data (task, job, (GDestroyNotify)job_free);
  if (!sv_fetch_is_possible (&error)) {
    g_task_return_error (task, error);
    g_object_unref (task);
    return;
  }
  job->message = new_message (ask->method, ask->url);
  if (job->message == NULL) {
    fail (task, _ ("This is not the address of a computer."));
    return;
  }
  set_headers (job->message, ask);
  job->timer_id = g_timeout_add_seconds (WHOLE_S, too_late_cb, job);
  sv_soup_get (NULL)->session_send_async (get_session (FALSE), job->message, G_PRIORITY_DEFAULT,
                                          job->cancel, sent_cb, task);
}

/* --- A stream of events --- */

struct _SvFetchWatch {
  SoupMessage *message;
  GInputStream *stream;
  GCancellable *cancel;
  SvFetchFunc changed, ended; /* NULL after the watch was given up */
  gpointer data;
};

static void
clear_watch (gpointer data)
{
  SvFetchWatch *self = data;

  g_clear_object (&self->message);
  g_clear_object (&self->stream);
  g_clear_object (&self->cancel);
}

static void
release (SvFetchWatch *self)
{
  g_rc_box_release_full (self, clear_watch);
}

static void
end (SvFetchWatch *self)
{
  if (self->ended != NULL)
    self->ended (self->data);
  release (self);
}

static void read_event_cb (GObject *source, GAsyncResult *result, gpointer data);

static void
read_event (SvFetchWatch *self)
{
  g_input_stream_read_bytes_async (self->stream, CHUNK, G_PRIORITY_DEFAULT, self->cancel,
                                   read_event_cb, self);
}

/* Which number an event has does not matter: each says that there is something new. */
static void
read_event_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SvFetchWatch *self = data;
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes_finish (self->stream, result, NULL);
  const gsize size = bytes != NULL ? g_bytes_get_size (bytes) : 0;

  if (size == 0) {
    end (self);
    return;
  }
  if (self->changed != NULL && g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize)size, "data"))
    self->changed (self->data);
  read_event (self);
}

static void
streaming_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SvFetchWatch *self = data;
  const SvSoup *soup = sv_soup_get (NULL);

  self->stream = soup->session_send_finish (get_session (TRUE), result, NULL);
  if (self->stream == NULL || soup->message_get_status (self->message) != SOUP_STATUS_OK)
    end (self);
  else
    read_event (self);
}

SvFetchWatch *
sv_fetch_watch_new (const char *url, SvFetchFunc changed, SvFetchFunc ended, gpointer data)
{
  SoupMessage *message = sv_fetch_is_possible (NULL) ? new_message ("GET", url) : NULL;

  if (message == NULL)
    return NULL;
  SvFetchWatch *self = g_rc_box_new0 (SvFetchWatch);
  self->message = message;
  self->cancel = g_cancellable_new ();
  self->changed = changed;
  self->ended = ended;
  self->data = data;
  sv_soup_get (NULL)->session_send_async (get_session (TRUE), message, G_PRIORITY_DEFAULT,
                                          self->cancel, streaming_cb, g_rc_box_acquire (self));
  return self;
}

void
sv_fetch_watch_free (SvFetchWatch *self)
{
  if (self == NULL)
    return;
  self->changed = self->ended = NULL;
  g_cancellable_cancel (self->cancel);
  release (self);
}

#else

void
sv_fetch_async (const SvFetch *ask,
                GCancellable *cancel,
                GAsyncReadyCallback callback,
                gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  GError *error = NULL;

  sv_fetch_is_possible (&error);
  g_task_return_error (task, error);
}

SvFetchWatch *
sv_fetch_watch_new (const char *url, SvFetchFunc changed, SvFetchFunc ended, gpointer data)
{
  return NULL;
}

void
sv_fetch_watch_free (SvFetchWatch *self)
{
}

#endif

SvFetched *
sv_fetch_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
