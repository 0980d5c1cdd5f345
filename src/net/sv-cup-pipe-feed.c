/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-pipe-feed.h"

#include "sv-cup-file.h"
#include "sv-cup-taking.h"
#include "sv-json-read.h"
#include "sv-json.h"
#include "sv-language.h"
#include "sv-live-state.h"
#include "sv-share-lines.h"

#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <string.h>

struct _SvCupPipeFeed {
  SvCupFeed parent;
  SvCupFile file;
  GDataInputStream *in;
  GOutputStream *out;
  GQueue lines; /* of GBytes, to be written; the first is being written */
  GCancellable *cancel;
  GPtrArray *questions; /* array of Question */
  unsigned last_id;
  gboolean typed[SV_CUP_MAX_BOARDS];
};

G_DEFINE_FINAL_TYPE (SvCupPipeFeed, sv_cup_pipe_feed, SV_TYPE_CUP_FEED)

enum { SECRETS, ENDED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* A result that the window has not decided about. */
typedef struct {
  SvShareProposal *proposal;
  char *text;         /* names the proposal; the same one is asked only once */
  GPtrArray *waiters; /* array of Waiter: requests that wait for the answer */
} Question;

typedef struct {
  const char *language; /* of the browser that waits; static, or NULL */
  GCancellable *cancel;
  SvCupTold told;
  gpointer data;
} Waiter;

static void
free_waiter (gpointer data)
{
  Waiter *self = data;

  g_object_unref (self->cancel);
  g_free (self);
}

static void
free_question (gpointer data)
{
  Question *self = data;

  sv_share_proposal_free (self->proposal);
  g_free (self->text);
  g_ptr_array_unref (self->waiters);
  g_free (self);
}

/* --- telling the window --- */

static void write_next (SvCupPipeFeed *self);

static void
written_cb (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvCupPipeFeed) self = data;

  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, NULL))
    return; /* the window has gone, and reading tells that too */
  g_bytes_unref (g_queue_pop_head (&self->lines));
  write_next (self);
}

static void
write_next (SvCupPipeFeed *self)
{
  GBytes *line = g_queue_peek_head (&self->lines);
  gsize length;

  if (line == NULL)
    return;
  const void *text = g_bytes_get_data (line, &length);
  g_output_stream_write_all_async (self->out, text, length, G_PRIORITY_DEFAULT, self->cancel,
                                   written_cb, g_object_ref (self));
}

void
sv_cup_pipe_feed_tell (SvCupPipeFeed *self, JsonObject *object)
{
  g_autoptr (JsonObject) owned = object;
  char *text = sv_json_write (object, FALSE);
  const gboolean idle = g_queue_is_empty (&self->lines);

  g_queue_push_tail (&self->lines, g_bytes_new_take (text, strlen (text)));
  if (idle)
    write_next (self);
}

void
sv_cup_pipe_feed_describe (SvCupPipeFeed *self, JsonObject *out)
{
  JsonArray *typed = json_array_new ();

  for (unsigned k = 0; k < SV_CUP_MAX_BOARDS; k++)
    if (self->typed[k])
      json_array_add_int_element (typed, k + 1);
  json_object_set_array_member (out, "typed", typed);
  json_object_set_int_member (out, "waiting", self->questions->len);
}

/* --- results --- */

static void
add_pair (JsonObject *out, const char *key, const unsigned pair[2])
{
  JsonArray *array = json_array_new ();

  json_array_add_int_element (array, pair[0]);
  json_array_add_int_element (array, pair[1]);
  json_object_set_array_member (out, key, array);
}

/* Return a proposal as an object, without a number. */
static JsonObject *
make_proposal (const SvCupProposal *proposal)
{
  JsonObject *out = json_object_new ();
  const SvCupResult *result = &proposal->result;

  json_object_set_int_member (out, "board", proposal->board);
  json_object_set_int_member (out, "fixture", proposal->fixture);
  if (proposal->match != NULL) {
    gsize length;
    const char *text = g_bytes_get_data (proposal->match, &length);
    /* It was read before, so this succeeds. */
    JsonObject *match = sv_json_read (text, length, NULL);
    if (match != NULL)
      json_object_set_object_member (out, "match", match);
    return out;
  }
  json_object_set_int_member (out, "home", result->score[0]);
  json_object_set_int_member (out, "away", result->score[1]);
  json_object_set_string_member (out, "how", sv_cup_how_words[result->how]);
  if (result->how == SV_END_PENALTIES)
    add_pair (out, "shootout", result->shootout);
  sv_cup_tally_write (&proposal->tally, out);
  if (proposal->instead != NULL)
    json_object_set_string_member (out, "instead", proposal->instead);
  return out;
}

/* Return the question about a proposal, and ask the window if it was not asked yet. */
static Question *
ask (SvCupPipeFeed *self, const SvCupProposal *proposal)
{
  JsonObject *object = make_proposal (proposal);
  g_autofree char *text = sv_json_write (object, FALSE);

  for (guint k = 0; k < self->questions->len; k++) {
    Question *question = self->questions->pdata[k];
    if (g_str_equal (question->text, text)) {
      json_object_unref (object);
      return question;
    }
  }
  Question *question = g_new0 (Question, 1);
  JsonObject *line = json_object_new ();
  question->proposal = sv_share_proposal_new (++self->last_id, proposal);
  question->text = g_steal_pointer (&text);
  question->waiters = g_ptr_array_new_with_free_func (free_waiter);
  g_ptr_array_add (self->questions, question);
  json_object_set_int_member (object, "id", question->proposal->id);
  json_object_set_object_member (line, proposal->match != NULL ? "match" : "result", object);
  sv_cup_pipe_feed_tell (self, line);
  return question;
}

/* Return whether more waits than a hall full of tables can have typed, or than fits into memory. */
static gboolean
is_too_much (SvCupPipeFeed *self)
{
  enum { MOST = 200, MOST_BYTES = 64 * 1024 * 1024 };
  gsize bytes = 0;

  for (guint k = 0; k < self->questions->len; k++)
    bytes += strlen (((const Question *)self->questions->pdata[k])->text);
  return self->questions->len >= MOST || bytes >= MOST_BYTES;
}

static void
take (SvCupFeed *feed,
      const SvCupProposal *proposal,
      GCancellable *cancel,
      SvCupTold told,
      gpointer data)
{
  SvCupPipeFeed *self = SV_CUP_PIPE_FEED (feed);
  g_autofree char *sentence = NULL;
  SvCupDoc *after;
  SvCupVerdict verdict;

  sv_cup_file_look (&self->file);
  self->typed[proposal->board - 1] = TRUE;
  verdict = sv_cup_taking_try (sv_cup_feed_get_doc (feed), proposal, &after, &sentence);
  if (verdict != SV_CUP_TAKEN) {
    told (verdict, sentence, data);
    return;
  }
  /* Only the window knows whether a result that stands there already is safe on the disk. */
  g_clear_pointer (&after, sv_cup_doc_free);
  if (is_too_much (self)) {
    told (SV_CUP_WAITING, _ ("Many results wait for the organiser. Send it again later."), data);
    return;
  }
  Question *question = ask (self, proposal);
  Waiter *waiter = g_new0 (Waiter, 1);
  waiter->language = sv_language_get ();
  waiter->cancel = g_object_ref (cancel);
  waiter->told = told;
  waiter->data = data;
  g_ptr_array_add (question->waiters, waiter);
}

/* --- what the window tells --- */

static void
read_results (SvCupPipeFeed *self, JsonObject *line)
{
  const char *results = sv_node_string (json_object_get_member (line, "results"), NULL, NULL);

  if (results != NULL)
    sv_cup_feed_set_open (SV_CUP_FEED (self), !g_str_equal (results, "off"));
}

/* Read the rest of how a match stands; return FALSE if it is not well formed. */
static gboolean
read_state (JsonObject *object, SvCupLive *live)
{
  gint64 score[2], events = 0;
  bool running = false;
  JsonNode *match = json_object_get_member (object, "match");
  JsonObject *state = sv_node_object (json_object_get_member (object, "state"), NULL, NULL);

  if (!sv_node_pair (json_object_get_member (object, "score"), NULL, 0, SV_CUP_MAX_GOALS, score,
                     NULL) ||
      !sv_json_read_optional_int (object, NULL, "left", 0, G_MAXINT, &live->left, NULL) ||
      !sv_json_read_optional_int (object, NULL, "events", 0, G_MAXUINT, &events, NULL) ||
      !sv_json_read_bool (object, NULL, "running", &running, NULL) || state == NULL ||
      !sv_live_state_read (state, &live->state))
    return FALSE;
  live->score[0] = (int)score[0];
  live->score[1] = (int)score[1];
  live->running = running;
  live->events = (unsigned)events;
  if (match != NULL && JSON_NODE_HOLDS_OBJECT (match))
    live->match = json_object_ref (json_node_get_object (match));
  return TRUE;
}

static void
read_live (SvCupPipeFeed *self, JsonObject *line)
{
  JsonObject *object = sv_node_object (json_object_get_member (line, "live"), NULL, NULL);
  const SvCupDoc *doc = sv_cup_feed_get_doc (SV_CUP_FEED (self));
  g_autoptr (SvCupLive) live = g_new0 (SvCupLive, 1);

  live->left = -1;
  live->since = g_get_monotonic_time ();
  if (object == NULL || doc->cup->fixtures->len == 0 ||
      !sv_node_unsigned (json_object_get_member (object, "fixture"), NULL, 0,
                         doc->cup->fixtures->len - 1, &live->fixture, NULL))
    return;
  if (!json_object_has_member (object, "score"))
    sv_cup_feed_drop_live (SV_CUP_FEED (self), live->fixture);
  else if (read_state (object, live))
    sv_cup_feed_set_live (SV_CUP_FEED (self), g_steal_pointer (&live));
}

/* Return why a proposal was not taken, in the present language; "" if only the verdict is known.
 * @text: what the window says about it, in English, or NULL. */
static char *
dup_reason (SvCupPipeFeed *self, const Question *question, SvCupVerdict verdict, const char *text)
{
  g_autofree char *reason = NULL;
  g_autoptr (SvCupDoc) after = NULL;

  if (text != NULL && *text != '\0')
    return g_strdup (_ (text));
  if (verdict != SV_CUP_CONFLICT && verdict != SV_CUP_REFUSED)
    return g_strdup ("");
  /* The window speaks one language, so the rules are asked again here. They may disagree if the
   * file is not yet what the window has. */
  const SvCupVerdict here = sv_cup_taking_try (sv_cup_feed_get_doc (SV_CUP_FEED (self)),
                                               &question->proposal->what, &after, &reason);
  return here == verdict ? g_steal_pointer (&reason) : g_strdup ("");
}

/* Pass the answer on to those that still wait for it. */
static void
answer (SvCupPipeFeed *self, Question *question, SvCupVerdict verdict, const char *text)
{
  for (guint k = 0; k < question->waiters->len; k++) {
    const Waiter *waiter = question->waiters->pdata[k];
    if (g_cancellable_is_cancelled (waiter->cancel))
      continue;
    const char *before = sv_language_use (waiter->language);
    g_autofree char *reason = dup_reason (self, question, verdict, text);
    waiter->told (verdict, reason, waiter->data);
    sv_language_use (before);
  }
}

static void
read_answer (SvCupPipeFeed *self, JsonObject *line)
{
  JsonObject *object = sv_node_object (json_object_get_member (line, "answer"), NULL, NULL);
  const char *text;
  unsigned id;
  int verdict;

  if (object == NULL ||
      !sv_node_unsigned (json_object_get_member (object, "id"), NULL, 1, G_MAXUINT, &id, NULL) ||
      !sv_node_word (json_object_get_member (object, "verdict"), NULL, sv_cup_verdict_words,
                     &verdict, NULL))
    return;
  text = sv_node_string (json_object_get_member (object, "text"), NULL, NULL);
  /* The table sees its result on the page to which it is led. */
  sv_cup_file_look_again (&self->file);
  for (guint k = 0; k < self->questions->len; k++) {
    Question *question = self->questions->pdata[k];
    if (question->proposal->id != id)
      continue;
    g_ptr_array_steal_index (self->questions, k);
    answer (self, question, (SvCupVerdict)verdict, text);
    free_question (question);
    return;
  }
}

static void
read_line (SvCupPipeFeed *self, const char *text, gsize length)
{
  g_autoptr (JsonObject) line = sv_json_read (text, length, NULL);

  if (line == NULL)
    return;
  const char *uri = sv_node_string (json_object_get_member (line, "file"), NULL, NULL);
  g_autofree char *path = uri != NULL ? g_filename_from_uri (uri, NULL, NULL) : NULL;
  read_results (self, line);
  read_live (self, line);
  read_answer (self, line);
  if (json_object_has_member (line, "secrets"))
    g_signal_emit (self, signals[SECRETS], 0);
  if (json_object_has_member (line, "look"))
    sv_cup_file_look_again (&self->file);
  if (path != NULL)
    sv_cup_file_move (&self->file, path);
}

static void listen_on (SvCupPipeFeed *self);

static void
line_cb (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvCupPipeFeed) self = data;
  gsize length;
  g_autofree char *text =
      g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (stream), result, &length, NULL);

  if (g_cancellable_is_cancelled (self->cancel))
    return;
  if (text == NULL) {
    g_signal_emit (self, signals[ENDED], 0);
    return;
  }
  read_line (self, text, length);
  listen_on (self);
}

static void
listen_on (SvCupPipeFeed *self)
{
  g_data_input_stream_read_line_async (self->in, G_PRIORITY_DEFAULT, self->cancel, line_cb,
                                       g_object_ref (self));
}

/* --- the object --- */

static void
look (SvCupFeed *feed)
{
  sv_cup_file_look (&SV_CUP_PIPE_FEED (feed)->file);
}

static void
sv_cup_pipe_feed_dispose (GObject *object)
{
  SvCupPipeFeed *self = SV_CUP_PIPE_FEED (object);

  g_cancellable_cancel (self->cancel);
  sv_cup_file_close (&self->file);
  G_OBJECT_CLASS (sv_cup_pipe_feed_parent_class)->dispose (object);
}

static void
sv_cup_pipe_feed_finalize (GObject *object)
{
  SvCupPipeFeed *self = SV_CUP_PIPE_FEED (object);

  g_clear_object (&self->in);
  g_clear_object (&self->out);
  g_clear_object (&self->cancel);
  g_queue_clear_full (&self->lines, (GDestroyNotify)g_bytes_unref);
  g_ptr_array_unref (self->questions);
  G_OBJECT_CLASS (sv_cup_pipe_feed_parent_class)->finalize (object);
}

static void
sv_cup_pipe_feed_class_init (SvCupPipeFeedClass *class)
{
  G_OBJECT_CLASS (class)->dispose = sv_cup_pipe_feed_dispose;
  G_OBJECT_CLASS (class)->finalize = sv_cup_pipe_feed_finalize;
  SV_CUP_FEED_CLASS (class)->take = take;
  SV_CUP_FEED_CLASS (class)->look = look;
  signals[SECRETS] = g_signal_new ("secrets", SV_TYPE_CUP_PIPE_FEED, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[ENDED] = g_signal_new ("ended", SV_TYPE_CUP_PIPE_FEED, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
sv_cup_pipe_feed_init (SvCupPipeFeed *self)
{
  g_queue_init (&self->lines);
  self->cancel = g_cancellable_new ();
  self->questions = g_ptr_array_new_with_free_func (free_question);
}

SvCupPipeFeed *
sv_cup_pipe_feed_new (const char *path, int in, int out, GError **error)
{
  g_autoptr (SvCupPipeFeed) self = g_object_new (SV_TYPE_CUP_PIPE_FEED, NULL);
  g_autoptr (GInputStream) pipe = g_unix_input_stream_new (in, FALSE);

  self->in = g_data_input_stream_new (pipe);
  self->out = g_unix_output_stream_new (out, FALSE);
  if (!sv_cup_file_open (&self->file, SV_CUP_FEED (self), path, error))
    return NULL;
  listen_on (self);
  return g_steal_pointer (&self);
}
