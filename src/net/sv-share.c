/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-share.h"

#include "sv-config.h"
#include "sv-json.h"
#include "sv-soup.h"

#include <gio/gio.h>
#include <signal.h>

/* How long after it was started again a child that ends is not started once more. */
static const gint64 TRY_AGAIN_US = 60 * G_USEC_PER_SEC;

struct _SvShare {
  GObject parent_instance;

  char *path;
  unsigned port;
  SvShareState state;
  char *error;
  SvShareResults results;
  SvShareNews news; /* what the child has said */
  gboolean again;   /* the child was started again at the time @again_us, which is monotonic */
  gint64 again_us;

  /* The child, or NULL; each child has a cancellable of its own, so that nothing is heard of one
   * that was stopped. */
  GSubprocess *child;
  GCancellable *cancellable;
  GDataInputStream *from;
  GOutputStream *to; /* owned by the child */
  GQueue lines;      /* lines to be written (GBytes) */
  gboolean writing;
};

G_DEFINE_FINAL_TYPE (SvShare, sv_share, G_TYPE_OBJECT)

enum { CHANGED, BEGAN, ENDED, PROPOSAL, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
tell_changed (SvShare *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- To the child --- */

static void write_next (SvShare *self);

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  SvShare *self = data;

  /* If the child is gone, reading from it says so too. */
  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, &error))
    return;
  self->writing = FALSE;
  g_bytes_unref (g_queue_pop_head (&self->lines));
  write_next (self);
}

static void
write_next (SvShare *self)
{
  GBytes *line = g_queue_peek_head (&self->lines);

  if (line == NULL || self->writing)
    return;
  self->writing = TRUE;
  g_output_stream_write_all_async (self->to, g_bytes_get_data (line, NULL), g_bytes_get_size (line),
                                   G_PRIORITY_DEFAULT, self->cancellable, written_cb, self);
}

/* Send @object, which it takes ownership of, as a line. */
static void
send_object (SvShare *self, JsonObject *object)
{
  char *text = sv_json_write (object, FALSE);

  json_object_unref (object);
  if (self->child == NULL) {
    g_free (text);
    return;
  }
  g_queue_push_tail (&self->lines, g_bytes_new_take (text, strlen (text)));
  write_next (self);
}

static void
send_results (SvShare *self)
{
  static const char *const words[] = { "off", "ask", "take" };
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "results", words[self->results]);
  send_object (self, object);
}

/* --- From the child --- */

static void start_child (SvShare *self);

/* Forget the child, which ends when its standard input does. */
static void
drop_child (SvShare *self)
{
  const gboolean had = self->child != NULL;

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  if (self->child != NULL)
    g_subprocess_send_signal (self->child, SIGTERM);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->from);
  g_clear_object (&self->child);
  g_queue_clear_full (&self->lines, (GDestroyNotify)g_bytes_unref);
  self->writing = FALSE;
  sv_share_news_clear (&self->news);
  if (had)
    g_signal_emit (self, signals[ENDED], 0);
}

void
sv_share_fail (SvShare *self, const char *sentence)
{
  drop_child (self);
  g_free (self->error);
  self->error = g_strdup (sentence);
  self->state = SV_SHARE_FAILED;
  tell_changed (self);
}

/* The child has ended. If it never served, trying again would not help. */
static void
child_ended (SvShare *self)
{
  const gint64 now = g_get_monotonic_time ();

  if (self->state == SV_SHARE_STARTING && !self->again) {
    sv_share_fail (self, _ ("The competition could not be shared: the program that serves it "
                            "ended at once."));
  } else if (self->again && now - self->again_us < TRY_AGAIN_US) {
    sv_share_fail (self, _ ("The competition is no longer shared: the program that serves it has "
                            "ended twice. You can share it again."));
  } else {
    drop_child (self);
    self->again = TRUE;
    self->again_us = now;
    start_child (self);
  }
}

static void
take_line (SvShare *self, const char *line)
{
  const gboolean had = self->news.url != NULL;
  g_autoptr (SvShareProposal) proposal = NULL;

  switch (sv_share_lines_read (line, &self->news, &proposal)) {
  case SV_SHARE_LINE_NEWS:
    if (self->news.error != NULL) {
      g_autofree char *error = g_steal_pointer (&self->news.error);
      sv_share_fail (self, error);
      return;
    }
    if (!had && self->news.url != NULL) {
      self->state = SV_SHARE_ON;
      g_signal_emit (self, signals[BEGAN], 0);
    }
    tell_changed (self);
    return;
  case SV_SHARE_LINE_PROPOSAL:
    g_signal_emit (self, signals[PROPOSAL], 0, proposal->id, &proposal->what);
    return;
  case SV_SHARE_LINE_UNKNOWN:
  default:
    /* A newer child may say more than this window understands. */
    return;
  }
}

static void read_next (SvShare *self);

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line =
      g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source), result, NULL, &error);
  SvShare *self = data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* @self may be gone */
  if (line == NULL) {
    child_ended (self);
    return;
  }
  g_autoptr (GCancellable) cancellable = g_object_ref (self->cancellable);
  g_object_ref (self);
  take_line (self, line);
  if (!g_cancellable_is_cancelled (cancellable))
    read_next (self);
  g_object_unref (self);
}

static void
read_next (SvShare *self)
{
  g_data_input_stream_read_line_async (self->from, G_PRIORITY_DEFAULT, self->cancellable, read_cb,
                                       self);
}

/* --- Its life --- */

/* Return the program that serves: the one that SPEELVELD_CLI names, or the one beside this program,
 * or the installed one. */
static char *
find_program (void)
{
  const char *chosen = g_getenv ("SPEELVELD_CLI");
  g_autofree char *own = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = own != NULL ? g_path_get_dirname (own) : NULL;
  g_autofree char *beside =
      folder != NULL ? g_build_filename (folder, "speelveld-cli", NULL) : NULL;

  if (chosen != NULL)
    return g_strdup (chosen);
  if (beside != NULL && g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&beside);
  return g_build_filename (SV_PREFIX, SV_BIN_DIR, "speelveld-cli", NULL);
}

static const char *
say_missing (void)
{
  return _ ("Sharing a competition needs the program speelveld-cli, which is not installed. It is "
            "in the package “speelveld-cli”.");
}

gboolean
sv_share_is_possible (GError **error)
{
  g_autofree char *program = find_program ();

  if (!g_file_test (program, G_FILE_TEST_IS_EXECUTABLE)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, say_missing ());
    return FALSE;
  }
  return g_getenv ("SPEELVELD_CLI") != NULL || sv_soup_is_there (error);
}

static void
start_child (SvShare *self)
{
  g_autofree char *program = find_program ();
  g_autofree char *port = g_strdup_printf ("%u", self->port);

  self->child =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL,
                        program, "cup", "serve", self->path, "--window", "--port", port, NULL);
  if (self->child == NULL) {
    sv_share_fail (self, say_missing ());
    return;
  }
  self->state = SV_SHARE_STARTING;
  self->cancellable = g_cancellable_new ();
  self->from = g_data_input_stream_new (g_subprocess_get_stdout_pipe (self->child));
  self->to = g_subprocess_get_stdin_pipe (self->child);
  read_next (self);
  send_results (self);
  tell_changed (self);
}

void
sv_share_start (SvShare *self, const char *path, unsigned port)
{
  sv_share_stop (self);
  g_free (self->path);
  self->path = g_strdup (path);
  self->port = port;
  self->again = FALSE;
  start_child (self);
}

void
sv_share_stop (SvShare *self)
{
  const gboolean was = self->state != SV_SHARE_OFF;

  drop_child (self);
  g_clear_pointer (&self->error, g_free);
  self->state = SV_SHARE_OFF;
  if (was)
    tell_changed (self);
}

static void
sv_share_dispose (GObject *object)
{
  drop_child (SV_SHARE (object));
  G_OBJECT_CLASS (sv_share_parent_class)->dispose (object);
}

static void
sv_share_finalize (GObject *object)
{
  SvShare *self = SV_SHARE (object);

  g_free (self->path);
  g_free (self->error);
  g_ptr_array_unref (self->news.boards);
  G_OBJECT_CLASS (sv_share_parent_class)->finalize (object);
}

static void
sv_share_class_init (SvShareClass *klass)
{
  /* Writing to a child that has just ended is an error to be handled, not the end of the window.
   * GLib's sockets ignore the signal too. */
  signal (SIGPIPE, SIG_IGN);
  G_OBJECT_CLASS (klass)->dispose = sv_share_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_share_finalize;
  signals[CHANGED] = g_signal_new ("changed", SV_TYPE_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[BEGAN] =
      g_signal_new ("began", SV_TYPE_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENDED] =
      g_signal_new ("ended", SV_TYPE_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PROPOSAL] = g_signal_new ("proposal", SV_TYPE_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_POINTER);
}

static void
sv_share_init (SvShare *self)
{
  g_queue_init (&self->lines);
  sv_share_news_init (&self->news);
}

SvShare *
sv_share_new (void)
{
  return g_object_new (SV_TYPE_SHARE, NULL);
}

/* --- What is known --- */

SvShareState
sv_share_get_state (SvShare *self)
{
  return self->state;
}

const char *
sv_share_get_error (SvShare *self)
{
  return self->error;
}

const char *
sv_share_get_url (SvShare *self)
{
  return self->news.url;
}

const char *const *
sv_share_get_urls (SvShare *self)
{
  static const char *const none[] = { NULL };

  return self->news.urls != NULL ? (const char *const *)self->news.urls : none;
}

static GUri *
parse_url (SvShare *self)
{
  return self->news.url != NULL ? g_uri_parse (self->news.url, G_URI_FLAGS_NONE, NULL) : NULL;
}

gboolean
sv_share_is_alone (SvShare *self)
{
  g_autoptr (GUri) uri = parse_url (self);
  const char *host = uri != NULL ? g_uri_get_host (uri) : NULL;
  g_autoptr (GInetAddress) address =
      host != NULL ? g_inet_address_new_from_string (host) : NULL;

  return address != NULL && g_inet_address_get_is_loopback (address);
}

unsigned
sv_share_get_port (SvShare *self)
{
  g_autoptr (GUri) uri = parse_url (self);

  return uri != NULL ? (unsigned)MAX (g_uri_get_port (uri), 0) : 0;
}

const GPtrArray *
sv_share_get_boards (SvShare *self)
{
  return self->news.boards;
}

const SvShareBoard *
sv_share_find_board (SvShare *self, unsigned board)
{
  for (guint i = 0; i < self->news.boards->len; i++) {
    const SvShareBoard *found = self->news.boards->pdata[i];
    if (found->board == board)
      return found;
  }
  return NULL;
}

unsigned
sv_share_get_looking (SvShare *self)
{
  return self->news.looking;
}

gboolean
sv_share_get_came (SvShare *self)
{
  return self->news.came;
}

SvShareResults
sv_share_get_results (SvShare *self)
{
  return self->results;
}

/* --- What is said --- */

void
sv_share_set_results (SvShare *self, SvShareResults results)
{
  if (self->results == results)
    return;
  self->results = results;
  send_results (self);
  tell_changed (self);
}

void
sv_share_new_secrets (SvShare *self)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "secrets", "new");
  send_object (self, object);
}

void
sv_share_look (SvShare *self)
{
  JsonObject *object = json_object_new ();

  json_object_set_boolean_member (object, "look", TRUE);
  send_object (self, object);
}

void
sv_share_move (SvShare *self, const char *path)
{
  if (self->child == NULL || g_strcmp0 (path, self->path) == 0)
    return;
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "file", uri);
  send_object (self, object);
  g_free (self->path);
  self->path = g_strdup (path);
}

void
sv_share_answer (SvShare *self, unsigned id, SvCupVerdict verdict, const char *sentence)
{
  JsonObject *object = json_object_new (), *answer = json_object_new ();

  json_object_set_int_member (answer, "id", id);
  json_object_set_string_member (answer, "verdict", sv_cup_verdict_words[verdict]);
  if (sentence != NULL)
    json_object_set_string_member (answer, "text", sentence);
  json_object_set_object_member (object, "answer", answer);
  send_object (self, object);
}

void
sv_share_send_live (SvShare *self, JsonObject *live)
{
  JsonObject *object = json_object_new ();

  json_object_set_object_member (object, "live", live);
  send_object (self, object);
}

gboolean
sv_share_is_idle (SvShare *self)
{
  return g_queue_is_empty (&self->lines);
}
