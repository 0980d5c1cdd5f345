/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One thing is asked at a time. step () decides what is next: first the items, then the plan, then
 * the matches that come next. Each answer ends in answered () or failed (), which call it again,
 * now or after a pause that grows. */
#include "sv-cup-guest.h"

#include "sv-cup-book.h"
#include "sv-cup-now.h"
#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-fetch.h"
#include "sv-guest-address.h"
#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-saver.h"
#include "sv-name-order.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-table-shelf.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define FORMAT "speelveld-joined"
#define FOLDER "joined"
#define SUFFIX ".json"

/* AHEAD: how many of the next matches are kept; AHEAD_BYTES: the largest of them. */
enum {
  AHEAD = 2,
  AHEAD_BYTES = 4 * 1024 * 1024,
  MOST_ITEMS = 500,
  MAX_LINK = 500,
  MAX_SENTENCE = 300,
  ASK_AGAIN_S = 10,
  LONGEST_PAUSE_MS = 60 * 1000
};

/* The first pause before the other computer is asked again. */
static guint first_pause_ms = 2000;

/* The document of a match that comes next. */
typedef struct {
  unsigned fixture;
  char *text;
  gboolean fresh; /* it was fetched after the last change of the plan */
} Ahead;

struct _SvCupGuest {
  SvAutoSaver parent_instance;

  /* What is kept */
  char *link;
  unsigned board;
  SvCupDoc *plan;
  char *plan_text;
  GPtrArray *items; /* SvGuestItem */
  GPtrArray *ahead; /* Ahead */

  /* The other computer */
  SvGuestContact contact;
  char *trouble;              /* sentence, or NULL */
  char *etag;                 /* of the plan, or NULL */
  GCancellable *asking;       /* of the request that is under way, or NULL */
  unsigned asked_for;         /* fixture of the match that it asks for */
  const SvGuestItem *sending; /* what it sends; NULL if that was replaced meanwhile */
  GNetworkMonitor *network;
  SvFetchWatch *watch;
  unsigned n_watching;
  gboolean stale; /* the plan must be asked for */
  gboolean again; /* the organiser may have decided about what was sent */
  guint retry_id, pause_ms;
  SvCupGuest *kept; /* the guest itself while an item waits, or NULL */

  GPtrArray *bonds;   /* Bond of each match that is being played here, not owned */
  GHashTable *tables; /* SvTable by fixture */
  gboolean left;
};

G_DEFINE_FINAL_TYPE (SvCupGuest, sv_cup_guest, SV_TYPE_AUTO_SAVER)

/* Guests that are open, by path; not owned. */
static GHashTable *open_guests;

static void step (SvCupGuest *self);

static const char *
get_path (SvCupGuest *self)
{
  return sv_auto_saver_get_path (SV_AUTO_SAVER (self));
}

static void
ahead_free (gpointer data)
{
  Ahead *self = data;

  g_free (self->text);
  g_free (self);
}

/* --- The file --- */

static JsonArray *
write_items (SvCupGuest *self)
{
  JsonArray *items = json_array_new ();

  for (guint i = 0; i < self->items->len; i++)
    json_array_add_object_element (items, sv_guest_item_write (self->items->pdata[i]));
  return items;
}

static JsonArray *
write_ahead (SvCupGuest *self)
{
  JsonArray *matches = json_array_new ();

  for (guint i = 0; i < self->ahead->len; i++) {
    const Ahead *ahead = self->ahead->pdata[i];
    JsonObject *match = sv_json_read (ahead->text, strlen (ahead->text), NULL);
    JsonObject *object = json_object_new ();
    json_object_set_int_member (object, "fixture", ahead->fixture);
    json_object_set_object_member (object, "match", match);
    json_array_add_object_element (matches, object);
  }
  return matches;
}

static char *
sv_cup_guest_make_text (SvAutoSaver *saver, GError **error)
{
  SvCupGuest *self = SV_CUP_GUEST (saver);
  g_autoptr (JsonObject) out = json_object_new ();

  json_object_set_string_member (out, "format", FORMAT);
  json_object_set_int_member (out, "version", 1);
  json_object_set_string_member (out, "link", self->link);
  json_object_set_int_member (out, "board", self->board);
  json_object_set_object_member (out, "plan",
                                 sv_json_read (self->plan_text, strlen (self->plan_text), NULL));
  json_object_set_array_member (out, "items", write_items (self));
  json_object_set_array_member (out, "ahead", write_ahead (self));
  return sv_json_write (out, FALSE);
}

static void
tell_changed (SvCupGuest *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* Something that is kept has changed: write it as soon as possible. */
static void
keep (SvCupGuest *self)
{
  if (self->left)
    return;
  sv_auto_saver_touch (SV_AUTO_SAVER (self));
  sv_auto_saver_flush (SV_AUTO_SAVER (self));
}

/* Replace the plan by the one in @text. */
static gboolean
read_plan (SvCupGuest *self, const char *text, gsize length, GError **error)
{
  SvCupDoc *plan = sv_cup_doc_read (text, length, NULL, error);

  if (plan == NULL)
    return FALSE;
  g_clear_pointer (&self->plan, sv_cup_doc_free);
  g_free (self->plan_text);
  self->plan = plan;
  self->plan_text = g_strndup (text, length);
  return TRUE;
}

static gboolean
take_plan (SvCupGuest *self, JsonObject *root, GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (root, "plan");
  JsonObject *object = sv_node_object (node, SV_PATH_KEY (NULL, "plan"), error);
  g_autofree char *text = object != NULL ? sv_json_write (object, FALSE) : NULL;

  return text != NULL && read_plan (self, text, strlen (text), error);
}

static gboolean
take_items (SvCupGuest *self, JsonObject *root, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "items");
  g_autoptr (JsonNode) node = sv_json_get_member (root, "items");
  JsonArray *array = sv_node_short_array (node, path, MOST_ITEMS, error);
  const unsigned n = array != NULL ? json_array_get_length (array) : 0;

  for (unsigned i = 0; i < n; i++) {
    JsonObject *object =
        sv_node_object (json_array_get_element (array, i), SV_PATH_ITEM (path, i), error);
    SvGuestItem *item = object != NULL ? sv_guest_item_read (object, SV_PATH_ITEM (path, i),
                                                             self->plan->cup->fixtures->len, error)
                                       : NULL;
    if (item == NULL)
      return FALSE;
    g_ptr_array_add (self->items, item);
  }
  return array != NULL;
}

static void
add_ahead (SvCupGuest *self, unsigned fixture, char *text, gboolean fresh)
{
  Ahead *ahead = g_new0 (Ahead, 1);

  *ahead = (Ahead){ fixture, text, fresh };
  g_ptr_array_add (self->ahead, ahead);
}

/* The next matches can be fetched again, so what cannot be read is left out. */
static void
take_ahead (SvCupGuest *self, JsonObject *root)
{
  g_autoptr (JsonNode) node = sv_json_get_member (root, "ahead");
  JsonArray *array = sv_node_short_array (node, NULL, AHEAD, NULL);

  for (unsigned i = 0; array != NULL && i < json_array_get_length (array); i++) {
    JsonObject *object = sv_node_object (json_array_get_element (array, i), NULL, NULL);
    unsigned fixture;
    if (object == NULL ||
        !sv_json_read_unsigned (object, NULL, "fixture", 0, G_MAXINT32, &fixture, NULL))
      continue;
    g_autoptr (JsonNode) match = sv_json_get_member (object, "match");
    if (sv_node_object (match, NULL, NULL) != NULL)
      add_ahead (self, fixture, sv_json_write (sv_node_object (match, NULL, NULL), FALSE), FALSE);
  }
}

static gboolean
read_file (SvCupGuest *self, const char *path, GError **error)
{
  g_autoptr (JsonObject) root = sv_json_load (path, error);

  if (root == NULL)
    return FALSE;
  g_autoptr (JsonNode) format = sv_json_get_member (root, "format");
  g_autoptr (JsonNode) link = sv_json_get_member (root, "link");
  g_auto (SvGuestAddress) address = { 0 };
  if (g_strcmp0 (sv_node_string (format, NULL, NULL), FORMAT) != 0)
    return sv_store_error_set (error, SV_STORE_ERROR_FOREIGN, "",
                               _ ("this is not a competition that was joined"));
  const char *text = sv_node_string (link, SV_PATH_KEY (NULL, "link"), error);
  if (text == NULL || !sv_guest_address_read (text, &address, error) ||
      !take_plan (self, root, error) ||
      !sv_json_read_unsigned (root, NULL, "board", 1, SV_CUP_MAX_BOARDS, &self->board, error) ||
      !take_items (self, root, error))
    return FALSE;
  self->link = g_strdup (text);
  take_ahead (self, root);
  return TRUE;
}

/* --- Items --- */

static SvGuestItem *
find_item (SvCupGuest *self, unsigned fixture)
{
  for (guint i = 0; i < self->items->len; i++) {
    SvGuestItem *item = self->items->pdata[i];
    if (item->fixture == fixture)
      return item;
  }
  return NULL;
}

const SvGuestItem *
sv_cup_guest_get_item (SvCupGuest *self, unsigned fixture)
{
  return find_item (self, fixture);
}

const GPtrArray *
sv_cup_guest_get_items (SvCupGuest *self)
{
  return self->items;
}

unsigned
sv_cup_guest_count_waiting (SvCupGuest *self)
{
  unsigned n = 0;

  for (guint i = 0; i < self->items->len; i++)
    n += ((const SvGuestItem *)self->items->pdata[i])->state != SV_GUEST_TAKEN;
  return n;
}

/* Return the item to send now, or NULL. */
static SvGuestItem *
find_next (SvCupGuest *self)
{
  for (guint i = 0; i < self->items->len; i++) {
    SvGuestItem *item = self->items->pdata[i];
    if (item->state == SV_GUEST_WAITS || (item->state == SV_GUEST_ASKED && self->again))
      return item;
  }
  return NULL;
}

/* Keep the guest alive while something is to be sent, whoever else has it. */
static void
hold (SvCupGuest *self)
{
  gboolean waits = FALSE;

  for (guint i = 0; !self->left && i < self->items->len; i++) {
    const SvGuestState state = ((const SvGuestItem *)self->items->pdata[i])->state;
    waits = waits || state == SV_GUEST_WAITS || state == SV_GUEST_ASKED;
  }
  if (waits && self->kept == NULL)
    self->kept = g_object_ref (self);
  else if (!waits && self->kept != NULL)
    g_object_unref (g_steal_pointer (&self->kept));
}

static void
remove_item (SvCupGuest *self, unsigned fixture)
{
  SvGuestItem *item = find_item (self, fixture);

  if (item == NULL)
    return;
  if (self->sending == item)
    self->sending = NULL;
  g_ptr_array_remove (self->items, item);
}

/* Return whether the competition has this result of the fixture already. */
static gboolean
has_result (SvCupGuest *self, unsigned fixture, const SvCupResult *result)
{
  const SvCupFixture *there = sv_cup_fixture (self->plan->cup, fixture);

  return sv_cup_is_settled (there) && sv_cup_same_result (&there->result, result);
}

/* Put @item (transfer full) in the place of an earlier one of its fixture, and send it. */
static void
put_item (SvCupGuest *self, SvGuestItem *item)
{
  const SvGuestItem *before = find_item (self, item->fixture);

  if (has_result (self, item->fixture, &item->result) ||
      (before != NULL && sv_cup_same_result (&before->result, &item->result) &&
       (before->match != NULL || item->match == NULL))) {
    sv_guest_item_free (item);
    return;
  }
  remove_item (self, item->fixture);
  g_ptr_array_add (self->items, item);
  hold (self);
  keep (self);
  tell_changed (self);
  step (self);
}

gboolean
sv_cup_guest_enter (SvCupGuest *self, unsigned fixture, const SvCupResult *result)
{
  const SvCupFixture *there = sv_cup_fixture (self->plan->cup, fixture);
  g_autoptr (GError) error = NULL;

  if (sv_cup_is_settled (there) && !sv_cup_same_result (&there->result, result)) {
    sv_auto_saver_tell (SV_AUTO_SAVER (self),
                        _ ("This match has a result. Only the organiser can change it."));
    return FALSE;
  }
  if (!result->played) {
    if (find_item (self, fixture) != NULL)
      sv_cup_guest_drop (self, fixture);
    return TRUE;
  }
  g_autoptr (SvCupDoc) after = sv_cup_doc_result (self->plan, fixture, result, &error);
  if (after == NULL) {
    g_autofree char *sentence =
        sv_sentence (_ ("This is not possible: %s."), sv_store_error_get_reason (error));
    sv_auto_saver_tell (SV_AUTO_SAVER (self), sentence);
    return FALSE;
  }
  put_item (self, sv_guest_item_new (fixture, result, NULL));
  return TRUE;
}

void
sv_cup_guest_send_again (SvCupGuest *self, unsigned fixture)
{
  SvGuestItem *item = find_item (self, fixture);

  if (item == NULL || item->state == SV_GUEST_TAKEN)
    return;
  sv_guest_item_set (item, SV_GUEST_WAITS, NULL);
  hold (self);
  tell_changed (self);
  sv_cup_guest_hurry (self);
}

/* --- Asking --- */

/* Something was joined or is to be sent: the pauses end when the network comes. */
static void
network_cb (SvCupGuest *self)
{
  if (self->contact == SV_GUEST_AWAY || self->n_watching > 0)
    sv_cup_guest_hurry (self);
}

static void
begin_network (SvCupGuest *self)
{
  if (self->network != NULL)
    return;
  self->network = g_object_ref (g_network_monitor_get_default ());
  g_signal_connect_object (self->network, "network-changed", G_CALLBACK (network_cb), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
retry_cb (gpointer data)
{
  SvCupGuest *self = data;

  self->retry_id = 0;
  self->again = TRUE;
  step (self);
  return G_SOURCE_REMOVE;
}

static void
retry_in (SvCupGuest *self, guint ms)
{
  g_clear_handle_id (&self->retry_id, g_source_remove);
  self->retry_id = g_timeout_add (ms, retry_cb, self);
}

static void
set_contact (SvCupGuest *self, SvGuestContact contact, const char *trouble)
{
  char *copy = g_strdup (trouble);
  const gboolean same = self->contact == contact && g_strcmp0 (self->trouble, trouble) == 0;

  g_free (self->trouble);
  self->trouble = copy;
  self->contact = contact;
  if (!same)
    tell_changed (self);
}

/* The other computer did not answer, or not now. */
static void
failed (SvCupGuest *self, const char *sentence)
{
  self->stale = TRUE;
  self->pause_ms =
      self->pause_ms == 0 ? first_pause_ms : MIN (2 * self->pause_ms, LONGEST_PAUSE_MS);
  set_contact (self, SV_GUEST_AWAY, sentence);
  if (self->n_watching > 0 || find_next (self) != NULL || self->kept != NULL)
    retry_in (self, self->pause_ms);
}

static void
lost (SvCupGuest *self)
{
  g_clear_pointer (&self->watch, sv_fetch_watch_free);
  set_contact (self, SV_GUEST_LOST,
               _ ("The computer that shares the competition has a new secret. Ask for the new link "
                  "of your board and join again; what is to be sent stays here."));
}

static void
answered (SvCupGuest *self)
{
  self->pause_ms = 0;
  set_contact (self, SV_GUEST_READY, NULL);
  step (self);
}

/* End the request that is under way. Return its answer, or NULL after failed (). Transfer full. */
static SvFetched *
end_request (SvCupGuest *self, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  SvFetched *answer = sv_fetch_finish (result, &error);

  g_clear_object (&self->asking);
  if (self->left) {
    g_clear_pointer (&answer, sv_fetched_free);
  } else if (answer == NULL) {
    failed (self, error->message);
  }
  return answer;
}

static void
ask (SvCupGuest *self, const SvFetch *what, GAsyncReadyCallback callback)
{
  begin_network (self);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  self->asking = g_cancellable_new ();
  sv_fetch_async (what, self->asking, callback, g_object_ref (self));
}

/* Return the sentence of an answer, if it is one in plain text, or @otherwise. Free with g_free
 * (). */
static char *
dup_sentence (const SvFetched *answer, const char *otherwise)
{
  const gsize size = g_bytes_get_size (answer->body);
  g_autofree char *text = g_strndup (size > 0 ? g_bytes_get_data (answer->body, NULL) : "", size);

  if (answer->type == NULL || !g_str_has_prefix (answer->type, "text/plain") ||
      !g_utf8_validate (text, -1, NULL))
    return g_strdup (otherwise);
  g_autofree char *clean = sv_clean_text (text, MAX_SENTENCE);
  return g_strdup (*clean != '\0' ? clean : otherwise);
}

/* --- Sending an item --- */

static void
set_refused (SvGuestItem *item, const SvFetched *answer)
{
  g_autofree char *sentence = dup_sentence (
      answer, answer->status == 403 ? _ ("The organiser takes no results from this board now.")
                                    : _ ("The competition does not allow this result."));

  sv_guest_item_set (item, SV_GUEST_REFUSED, sentence);
}

static void
take_verdict (SvCupGuest *self, SvGuestItem *item, const SvFetched *answer)
{
  switch (answer->status) {
  case 200:
  case 204:
  case 303:
    sv_guest_item_set (item, SV_GUEST_TAKEN, NULL);
    self->stale = TRUE;
    keep (self);
    break;
  case 202:
    sv_guest_item_set (item, SV_GUEST_ASKED, NULL);
    self->again = FALSE;
    retry_in (self, ASK_AGAIN_S * 1000);
    break;
  case 409:
    sv_guest_item_set (item, SV_GUEST_CONFLICT, NULL);
    self->stale = TRUE;
    break;
  default:
    set_refused (item, answer);
    break;
  }
}

static gboolean
is_verdict (guint status)
{
  return status == 200 || status == 202 || status == 204 || status == 303 || status == 400 ||
         status == 403 || status == 409 || status == 413 || status == 422;
}

static void
sent_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvCupGuest) self = data;
  g_autoptr (SvFetched) answer = end_request (self, result);
  SvGuestItem *item = self->sending != NULL ? find_item (self, self->sending->fixture) : NULL;

  self->sending = NULL;
  if (answer == NULL)
    return;
  if (answer->status == 404) {
    lost (self);
    return;
  }
  if (!is_verdict (answer->status)) {
    g_autofree char *sentence =
        dup_sentence (answer, _ ("The computer that shares the competition is busy."));
    failed (self, sentence);
    return;
  }
  if (item != NULL)
    take_verdict (self, item, answer);
  hold (self);
  tell_changed (self);
  answered (self);
}

static void
send_item (SvCupGuest *self, SvGuestItem *item)
{
  const gboolean whole = item->match != NULL;
  g_autofree char *address =
      whole ? g_strdup_printf ("%s/match/%u", self->link, item->fixture) : g_strdup (self->link);
  char *text = whole ? g_strdup (item->match) : sv_guest_item_dup_form (item);
  g_autoptr (GBytes) body = g_bytes_new_take (text, strlen (text));

  self->sending = item;
  ask (self,
       &(SvFetch){ .method = whole ? "PUT" : "POST",
                   .url = address,
                   .type = whole ? "application/json" : "application/x-www-form-urlencoded",
                   .body = body },
       sent_cb);
}

/* --- Asking for the plan --- */

/* What the competition shows now need not be sent any more. What was taken there and is gone again
 * was removed by the organiser. */
static void
settle_items (SvCupGuest *self)
{
  for (guint i = self->items->len; i > 0; i--) {
    const SvGuestItem *item = self->items->pdata[i - 1];
    if (item->state == SV_GUEST_TAKEN || item->fixture >= self->plan->cup->fixtures->len ||
        has_result (self, item->fixture, &item->result))
      g_ptr_array_remove_index (self->items, i - 1);
  }
  hold (self);
}

static void
take_new_plan (SvCupGuest *self, const SvFetched *answer)
{
  if (!read_plan (self, g_bytes_get_data (answer->body, NULL), g_bytes_get_size (answer->body),
                  NULL)) {
    failed (self, _ ("What the other computer answers is not a competition."));
    return;
  }
  g_free (self->etag);
  self->etag = g_strdup (answer->etag);
  for (guint i = 0; i < self->ahead->len; i++)
    ((Ahead *)self->ahead->pdata[i])->fresh = FALSE;
  settle_items (self);
  keep (self);
  tell_changed (self);
  answered (self);
}

static void
plan_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvCupGuest) self = data;
  g_autoptr (SvFetched) answer = end_request (self, result);

  if (answer == NULL)
    return;
  if (answer->status == 200) {
    take_new_plan (self, answer);
  } else if (answer->status == 304) {
    settle_items (self);
    answered (self);
  } else if (answer->status == 404) {
    lost (self);
  } else {
    failed (self, _ ("The computer that shares the competition is busy."));
  }
}

static void
ask_plan (SvCupGuest *self)
{
  g_autofree char *address = g_strconcat (self->link, "/plan", NULL);

  self->stale = FALSE;
  ask (self, &(SvFetch){ .method = "GET", .url = address, .etag = self->etag }, plan_cb);
}

/* --- The next matches --- */

static Ahead *
find_ahead (SvCupGuest *self, unsigned fixture)
{
  for (guint i = 0; i < self->ahead->len; i++)
    if (((Ahead *)self->ahead->pdata[i])->fixture == fixture)
      return self->ahead->pdata[i];
  return NULL;
}

/* Fill @out with the next matches of the board that are due. Return how many there are. */
static unsigned
list_ahead (SvCupGuest *self, unsigned out[AHEAD])
{
  g_autoptr (GArray) fixtures = sv_cup_guest_list_fixtures (self);
  unsigned n = 0;

  for (guint k = 0; k < fixtures->len && n < AHEAD; k++) {
    const unsigned i = g_array_index (fixtures, unsigned, k);
    if (sv_cup_is_due (self->plan, i) && find_item (self, i) == NULL)
      out[n++] = i;
  }
  return n;
}

static gboolean
is_listed (unsigned fixture, const unsigned *list, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    if (list[i] == fixture)
      return TRUE;
  return FALSE;
}

/* Keep the text (transfer full) of a match, if it is still one of the next, and forget those that
 * no longer are. */
static void
keep_ahead (SvCupGuest *self, unsigned fixture, char *text)
{
  unsigned next[AHEAD];
  const unsigned n = list_ahead (self, next);

  for (guint i = self->ahead->len; i > 0; i--) {
    const Ahead *ahead = self->ahead->pdata[i - 1];
    if (ahead->fixture == fixture || !is_listed (ahead->fixture, next, n))
      g_ptr_array_remove_index (self->ahead, i - 1);
  }
  if (is_listed (fixture, next, n))
    add_ahead (self, fixture, text, TRUE);
  else
    g_free (text);
  keep (self);
}

static SvMatchDoc *
read_match (GBytes *body)
{
  gsize size;
  const char *text = g_bytes_get_data (body, &size);

  return sv_match_doc_read (text, size, NULL, NULL);
}

static void
ahead_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvCupGuest) self = data;
  g_autoptr (SvFetched) answer = end_request (self, result);

  if (answer == NULL)
    return;
  const gsize size = g_bytes_get_size (answer->body);
  g_autoptr (SvMatchDoc) doc =
      answer->status == 200 && size <= AHEAD_BYTES ? read_match (answer->body) : NULL;
  Ahead *known = find_ahead (self, self->asked_for);
  /* What is not given, or is too large, is not asked for again before the next change. */
  if (doc != NULL)
    keep_ahead (self, self->asked_for, g_strndup (g_bytes_get_data (answer->body, NULL), size));
  else if (known != NULL)
    known->fresh = TRUE;
  else
    keep_ahead (self, self->asked_for, g_strdup ("{}"));
  answered (self);
}

/* Ask for a match that comes next and is not known. Return FALSE if there is none. */
static gboolean
ask_ahead (SvCupGuest *self)
{
  unsigned next[AHEAD];
  const unsigned n = list_ahead (self, next);

  for (unsigned k = 0; k < n; k++) {
    const Ahead *known = find_ahead (self, next[k]);
    if (known != NULL && known->fresh)
      continue;
    g_autofree char *address = g_strdup_printf ("%s/match/%u", self->link, next[k]);
    self->asked_for = next[k];
    ask (self, &(SvFetch){ .method = "GET", .url = address }, ahead_cb);
    return TRUE;
  }
  return FALSE;
}

/* --- What is next --- */

static void
news_cb (gpointer data)
{
  SvCupGuest *self = data;

  self->stale = TRUE;
  self->again = TRUE;
  step (self);
}

static void
quiet_cb (gpointer data)
{
  SvCupGuest *self = data;

  g_clear_pointer (&self->watch, sv_fetch_watch_free);
  self->stale = TRUE;
  if (self->retry_id == 0)
    retry_in (self, first_pause_ms);
}

static void
listen_for_news (SvCupGuest *self)
{
  g_auto (SvGuestAddress) address = { 0 };

  if (self->watch != NULL || !sv_guest_address_read (self->link, &address, NULL))
    return;
  g_autofree char *url = g_strconcat (address.root, "/changes", NULL);
  self->watch = sv_fetch_watch_new (url, news_cb, quiet_cb, self);
}

static gboolean
has_taken (SvCupGuest *self)
{
  return sv_cup_guest_count_waiting (self) < self->items->len;
}

static void
step (SvCupGuest *self)
{
  if (self->asking != NULL || self->left || self->contact == SV_GUEST_LOST)
    return;
  SvGuestItem *item = find_next (self);
  if (item != NULL)
    send_item (self, item);
  else if (self->stale && (self->n_watching > 0 || has_taken (self)))
    ask_plan (self);
  else if (self->n_watching > 0 && !ask_ahead (self))
    listen_for_news (self);
}

void
sv_cup_guest_hurry (SvCupGuest *self)
{
  self->pause_ms = 0;
  self->again = TRUE;
  self->stale = TRUE;
  g_clear_pointer (&self->watch, sv_fetch_watch_free);
  step (self);
}

void
sv_cup_guest_watch (SvCupGuest *self, gboolean on)
{
  self->n_watching += on ? 1 : -1u;
  if (on)
    sv_cup_guest_hurry (self);
  else if (self->n_watching == 0)
    g_clear_pointer (&self->watch, sv_fetch_watch_free);
}

/* --- Matches that are played here --- */

/* Links a match to its guest, which it keeps alive; or a table, which the guest owns. */
typedef struct {
  GWeakRef guest;
  SvCupGuest *kept; /* the guest again, owned; NULL for a table */
  SvMatch *match;   /* NULL for a table */
  unsigned fixture;
} Bond;

static void
bond_free (gpointer data, GClosure *closure)
{
  Bond *bond = data;
  g_autoptr (SvCupGuest) guest = g_weak_ref_get (&bond->guest);

  if (guest != NULL)
    g_ptr_array_remove_fast (guest->bonds, bond);
  g_weak_ref_clear (&bond->guest);
  g_clear_object (&bond->kept);
  g_free (bond);
}

static Bond *
bond_new (SvCupGuest *guest, unsigned fixture)
{
  Bond *bond = g_new0 (Bond, 1);

  g_weak_ref_init (&bond->guest, guest);
  bond->fixture = fixture;
  g_ptr_array_add (guest->bonds, bond);
  return bond;
}

static SvFixtureLink
describe (SvCupGuest *self, unsigned fixture)
{
  return (SvFixtureLink){ .competition = g_strdup (get_path (self)),
                          .fixture = fixture,
                          .decide = sv_cup_fixture (self->plan->cup, fixture)->knockout,
                          .address = g_strdup (self->link) };
}

static gboolean
is_ours (SvCupGuest *self, const SvFixtureLink *link)
{
  return link->address != NULL && g_strcmp0 (link->competition, get_path (self)) == 0 &&
         link->fixture < self->plan->cup->fixtures->len;
}

/* Return whether there is such a fixture. It is gone if a late team was taken out again. */
static gboolean
has_fixture (SvCupGuest *self, unsigned fixture)
{
  return !self->left && fixture < self->plan->cup->fixtures->len;
}

/* The match goes on after its end was taken back: nothing is to be sent, unless it was sent. */
static void
withdraw (SvCupGuest *self, unsigned fixture)
{
  const SvGuestItem *item = find_item (self, fixture);

  if (item == NULL || item->state == SV_GUEST_TAKEN || item == self->sending)
    return;
  remove_item (self, fixture);
  hold (self);
  keep (self);
}

static void
shown_cb (SvMatch *match, int change, Bond *bond)
{
  g_autoptr (SvCupGuest) self = g_weak_ref_get (&bond->guest);
  const SvMatchDoc *doc = sv_match_write_doc (match);
  SvCupResult result;

  if (self == NULL || doc == NULL || !has_fixture (self, bond->fixture))
    return;
  sv_cup_result_of (sv_match_get_view (match), &result);
  if (result.played)
    put_item (self, sv_guest_item_new (bond->fixture, &result, doc));
  else
    withdraw (self, bond->fixture);
  tell_changed (self);
}

void
sv_cup_guest_begin_match (SvCupGuest *self, unsigned fixture, SvMatch *match)
{
  g_auto (SvFixtureLink) link = describe (self, fixture);
  Bond *bond = bond_new (self, fixture);

  bond->match = match;
  bond->kept = g_object_ref (self);
  sv_match_bind (match, &link);
  g_signal_connect_data (match, "shown", G_CALLBACK (shown_cb), bond, bond_free, 0);
  shown_cb (match, SV_CHANGE_SEEK, bond);
}

gboolean
sv_cup_guest_take_back (SvCupGuest *self, SvMatch *match)
{
  const SvFixtureLink *link = sv_match_get_fixture_link (match);
  SvCupResult result;

  if (link == NULL || !is_ours (self, link))
    return FALSE;
  const unsigned fixture = link->fixture;
  sv_cup_result_of (sv_match_get_view (match), &result);
  if (sv_cup_is_settled (sv_cup_fixture (self->plan->cup, fixture)) &&
      !has_result (self, fixture, &result) && find_item (self, fixture) == NULL) {
    sv_auto_saver_tell (SV_AUTO_SAVER (self), _ ("This match has a result now."));
    sv_match_bind (match, NULL);
    return FALSE;
  }
  sv_cup_guest_begin_match (self, fixture, match);
  return TRUE;
}

/* --- Matches of an earlier run --- */

/* Return the paths of the autosaves of this competition that are not open: array of char *. */
static GPtrArray *
list_autosaves (SvCupGuest *self)
{
  g_autofree char *folder = sv_library_autosave_folder ();

  sv_save_wait (); /* one may still be being written */
  GPtrArray *paths = sv_match_saver_list (folder);
  for (guint i = paths->len; i > 0; i--) {
    g_auto (SvFixtureLink) link = { 0 };
    if (sv_match_saver_glance (paths->pdata[i - 1]) == SV_MATCH_SAVER_OVER ||
        !sv_match_saver_read_fixture_link (paths->pdata[i - 1], &link) || !is_ours (self, &link))
      g_ptr_array_remove_index (paths, i - 1);
  }
  return paths;
}

static unsigned
read_fixture (const char *path)
{
  g_auto (SvFixtureLink) link = { 0 };

  sv_match_saver_read_fixture_link (path, &link);
  return link.fixture;
}

/* Let an autosave be one of the user's matches that belongs to no competition. */
static void
release_autosave (const char *path)
{
  g_autoptr (SvMatch) match = sv_match_new_from_match_saver (path, NULL, NULL);

  if (match != NULL)
    sv_match_bind (match, NULL);
}

/* Send the matches that were finished before the program was killed. */
static void
collect (SvCupGuest *self)
{
  g_autoptr (GPtrArray) paths = list_autosaves (self);

  for (guint i = 0; i < paths->len; i++) {
    if (sv_match_saver_glance (paths->pdata[i]) != SV_MATCH_SAVER_OVER_BOUND)
      continue;
    const unsigned fixture = read_fixture (paths->pdata[i]);
    g_autoptr (SvMatch) match = sv_match_new_from_match_saver (paths->pdata[i], NULL, NULL);
    SvCupResult result = { 0 };
    if (match != NULL)
      sv_cup_result_of (sv_match_get_view (match), &result);
    if (!result.played)
      continue;
    if (has_result (self, fixture, &result))
      sv_match_bind (match, NULL);
    else if (find_item (self, fixture) == NULL)
      g_ptr_array_add (self->items,
                       sv_guest_item_new (fixture, &result, sv_match_write_doc (match)));
  }
}

SvMatch *
sv_cup_guest_find_match (SvCupGuest *self, unsigned fixture)
{
  g_autoptr (GPtrArray) paths = list_autosaves (self);

  for (guint i = 0; i < paths->len; i++) {
    if (read_fixture (paths->pdata[i]) != fixture)
      continue;
    g_autoptr (SvMatch) match = sv_match_new_from_match_saver (paths->pdata[i], NULL, NULL);
    if (match == NULL || sv_match_get_node (match)->kind == SV_NODE_OVER)
      continue;
    /* stop the clock until the match is shown */
    if (sv_clock_get_wanted (sv_match_get_clock (match)))
      sv_clock_set_paused (sv_match_get_clock (match), TRUE);
    sv_auto_saver_tell (SV_AUTO_SAVER (self), _ ("The match goes on where it was left."));
    return g_steal_pointer (&match);
  }
  return NULL;
}

/* Forget the item, and let what it came from belong to no competition, so that it is not found
 * again. */
void
sv_cup_guest_drop (SvCupGuest *self, unsigned fixture)
{
  g_autoptr (GPtrArray) paths = list_autosaves (self);

  remove_item (self, fixture);
  for (guint i = self->bonds->len; i > 0; i--) {
    Bond *bond = self->bonds->pdata[i - 1];
    if (bond->fixture != fixture || bond->match == NULL)
      continue;
    g_autoptr (SvMatch) match = g_object_ref (bond->match);
    sv_match_bind (match, NULL);
    g_signal_handlers_disconnect_by_data (match, bond);
  }
  for (guint i = 0; i < paths->len; i++)
    if (read_fixture (paths->pdata[i]) == fixture)
      release_autosave (paths->pdata[i]);
  SvTable *table = sv_cup_guest_get_table (self, fixture);
  if (table != NULL && sv_table_is_over (table)) {
    sv_auto_saver_drop (SV_AUTO_SAVER (table));
    g_unlink (sv_auto_saver_get_path (SV_AUTO_SAVER (table)));
    g_hash_table_remove (self->tables, GUINT_TO_POINTER (fixture));
  }
  hold (self);
  keep (self);
  tell_changed (self);
}

/* --- Tables --- */

SvTable *
sv_cup_guest_get_table (SvCupGuest *self, unsigned fixture)
{
  return g_hash_table_lookup (self->tables, GUINT_TO_POINTER (fixture));
}

gboolean
sv_cup_guest_has_table (SvCupGuest *self, unsigned fixture)
{
  return sv_cup_guest_get_table (self, fixture) != NULL;
}

static void
table_cb (SvTable *table, Bond *bond)
{
  g_autoptr (SvCupGuest) self = g_weak_ref_get (&bond->guest);
  SvCupResult result;

  if (self == NULL || !has_fixture (self, bond->fixture))
    return;
  sv_cup_book_read_table (table, &result);
  if (sv_table_is_over (table))
    put_item (self, sv_guest_item_new (bond->fixture, &result, NULL));
  else
    withdraw (self, bond->fixture);
  tell_changed (self);
}

static void
add_table (SvCupGuest *self, unsigned fixture, SvTable *table)
{
  static const char *const signals[] = { "changed", "whistle" };

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_data (table, signals[i], G_CALLBACK (table_cb), bond_new (self, fixture),
                           bond_free, 0);
  g_hash_table_insert (self->tables, GUINT_TO_POINTER (fixture), table);
}

SvTable *
sv_cup_guest_begin_table (SvCupGuest *self, unsigned fixture, SvMatchDoc *doc)
{
  g_autofree char *path = sv_table_shelf_path (get_path (self), fixture);
  g_auto (SvFixtureLink) link = describe (self, fixture);
  SvTable *table = sv_table_new (doc);

  sv_table_bind (table, &link);
  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  add_table (self, fixture, table);
  tell_changed (self);
  return table;
}

/* Open a stored table, and send its score if it is over. If its match has a result, delete it. */
static void
take_table (SvCupGuest *self, const char *path)
{
  g_autoptr (SvTable) table = sv_table_new_from_file (path, NULL);
  const SvFixtureLink *link = table != NULL ? sv_table_get_fixture_link (table) : NULL;
  SvCupResult result;

  if (link == NULL || !is_ours (self, link) || sv_cup_guest_has_table (self, link->fixture))
    return;
  const unsigned fixture = link->fixture;
  sv_cup_book_read_table (table, &result);
  if (sv_cup_is_settled (sv_cup_fixture (self->plan->cup, fixture)) &&
      find_item (self, fixture) == NULL &&
      (!sv_table_is_over (table) || has_result (self, fixture, &result))) {
    g_unlink (path);
    return;
  }
  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  if (sv_table_is_over (table) && find_item (self, fixture) == NULL)
    g_ptr_array_add (self->items, sv_guest_item_new (fixture, &result, NULL));
  add_table (self, fixture, g_object_ref (table));
}

static void
take_tables (SvCupGuest *self)
{
  g_autoptr (GPtrArray) paths = sv_table_shelf_list (get_path (self), FALSE);

  for (guint i = 0; i < paths->len; i++)
    take_table (self, paths->pdata[i]);
}

gboolean
sv_cup_guest_get_live (SvCupGuest *self, unsigned fixture, int score[2])
{
  SvScored *scored = (SvScored *)sv_cup_guest_get_table (self, fixture);
  SvScoreline line;

  for (guint i = 0; i < self->bonds->len; i++) {
    const Bond *bond = self->bonds->pdata[i];
    if (bond->fixture == fixture && bond->match != NULL)
      scored = SV_SCORED (bond->match);
  }
  if (scored == NULL)
    return FALSE;
  sv_scored_read (scored, &line);
  for (int i = 0; i < 2; i++)
    score[line.sides[i]] = line.goals[i];
  return TRUE;
}

/* --- Fetching a match --- */

static SvMatchDoc *
read_ahead (SvCupGuest *self, unsigned fixture)
{
  const Ahead *ahead = find_ahead (self, fixture);

  return ahead != NULL ? sv_match_doc_read (ahead->text, strlen (ahead->text), NULL, NULL) : NULL;
}

/* Give what is known about the match, or say @sentence. */
static void
give_known (GTask *task, const char *sentence)
{
  SvMatchDoc *doc =
      read_ahead (g_task_get_source_object (task), GPOINTER_TO_UINT (g_task_get_task_data (task)));

  if (doc != NULL)
    g_task_return_pointer (task, doc, (GDestroyNotify)sv_match_doc_free);
  else
    g_task_return_new_error (task, SV_STORE_ERROR, SV_STORE_ERROR_IO, "%s", sentence);
}

static void
fetched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvFetched) answer = sv_fetch_finish (result, &error);
  SvMatchDoc *doc = answer != NULL && answer->status == 200 ? read_match (answer->body) : NULL;

  if (doc != NULL)
    g_task_return_pointer (task, doc, (GDestroyNotify)sv_match_doc_free);
  else if (answer == NULL)
    give_known (task, error->message);
  else
    give_known (task, _ ("The computer that shares the competition does not give this match now. "
                         "Perhaps it is not known yet who plays it."));
}

void
sv_cup_guest_fetch_async (SvCupGuest *self,
                          unsigned fixture,
                          GAsyncReadyCallback callback,
                          gpointer data)
{
  g_autofree char *address = g_strdup_printf ("%s/match/%u", self->link, fixture);
  GTask *task = g_task_new (self, NULL, callback, data);
  const Ahead *known = find_ahead (self, fixture);

  g_task_set_task_data (task, GUINT_TO_POINTER (fixture), NULL);
  /* Do not let people wait for a network that is known to be away. */
  if (known != NULL && (known->fresh || self->contact == SV_GUEST_AWAY)) {
    give_known (task, _ ("What the other computer answers is not a match."));
    g_object_unref (task);
    return;
  }
  sv_fetch_async (&(SvFetch){ .method = "GET", .url = address }, NULL, fetched_cb, task);
}

SvMatchDoc *
sv_cup_guest_fetch_finish (SvCupGuest *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- What is shown --- */

const SvCupDoc *
sv_cup_guest_get_plan (SvCupGuest *self)
{
  return self->plan;
}

unsigned
sv_cup_guest_get_board (SvCupGuest *self)
{
  return self->board;
}

const char *
sv_cup_guest_get_link (SvCupGuest *self)
{
  return self->link;
}

char *
sv_cup_guest_dup_host (SvCupGuest *self)
{
  g_auto (SvGuestAddress) address = { 0 };

  sv_guest_address_read (self->link, &address, NULL);
  return g_strdup (address.root + strlen ("http://"));
}

GArray *
sv_cup_guest_list_fixtures (SvCupGuest *self)
{
  g_autofree unsigned *order = sv_cup_times_order (self->plan->cup);
  GArray *fixtures = g_array_new (FALSE, FALSE, sizeof (unsigned));

  for (unsigned k = 0; k < self->plan->cup->fixtures->len; k++)
    if (sv_cup_fixture (self->plan->cup, order[k])->board == self->board)
      g_array_append_val (fixtures, order[k]);
  return fixtures;
}

SvGuestContact
sv_cup_guest_get_contact (SvCupGuest *self)
{
  return self->contact;
}

const char *
sv_cup_guest_get_trouble (SvCupGuest *self)
{
  return self->trouble;
}

/* --- The object --- */

static char *
sv_cup_guest_dup_name (SvAutoSaver *saver)
{
  g_autofree char *title = sv_cup_words_title (SV_CUP_GUEST (saver)->plan);

  return sv_sentence (_ ("“%s”"), title);
}

/* The file was left: nothing may make it again. */
static void
sv_cup_guest_closed (SvAutoSaver *saver)
{
  if (SV_CUP_GUEST (saver)->left)
    (void)g_unlink (sv_auto_saver_get_path (saver));
}

static void
sv_cup_guest_dispose (GObject *object)
{
  SvCupGuest *self = SV_CUP_GUEST (object);
  const char *path = get_path (self);

  if (path != NULL && open_guests != NULL && g_hash_table_lookup (open_guests, path) == self)
    g_hash_table_remove (open_guests, path);
  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_pointer (&self->watch, sv_fetch_watch_free);
  G_OBJECT_CLASS (sv_cup_guest_parent_class)->dispose (object);
}

static void
sv_cup_guest_finalize (GObject *object)
{
  SvCupGuest *self = SV_CUP_GUEST (object);

  g_clear_object (&self->asking);
  g_clear_object (&self->network);
  g_hash_table_unref (self->tables);
  g_ptr_array_unref (self->bonds);
  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->ahead);
  g_clear_pointer (&self->plan, sv_cup_doc_free);
  g_free (self->plan_text);
  g_free (self->link);
  g_free (self->trouble);
  g_free (self->etag);
  G_OBJECT_CLASS (sv_cup_guest_parent_class)->finalize (object);
}

static void
sv_cup_guest_class_init (SvCupGuestClass *klass)
{
  SvAutoSaverClass *auto_saver_class = SV_AUTO_SAVER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_guest_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_guest_finalize;
  auto_saver_class->make_text = sv_cup_guest_make_text;
  auto_saver_class->dup_name = sv_cup_guest_dup_name;
  auto_saver_class->closed = sv_cup_guest_closed;
  auto_saver_class->copies = FALSE; /* this file lies where copies would lie, so it needs none */
  g_signal_new ("changed", SV_TYPE_CUP_GUEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("left", SV_TYPE_CUP_GUEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sv_cup_guest_init (SvCupGuest *self)
{
  self->items = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_guest_item_free);
  self->ahead = g_ptr_array_new_with_free_func (ahead_free);
  self->bonds = g_ptr_array_new ();
  self->tables = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
}

/* --- Files of joined competitions --- */

static char *
dup_folder (void)
{
  g_autofree char *data = sv_library_folder ();

  return g_build_filename (data, FOLDER, NULL);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *)a, *(char *const *)b);
}

/* Add the guests that are open and whose files may not be written yet. */
static void
add_open (GPtrArray *paths)
{
  GHashTableIter iter;
  gpointer path;

  if (open_guests == NULL)
    return;
  g_hash_table_iter_init (&iter, open_guests);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    if (!g_ptr_array_find_with_equal_func (paths, path, g_str_equal, NULL))
      g_ptr_array_add (paths, g_strdup (path));
}

GPtrArray *
sv_cup_guest_list (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX) && *name != '.')
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  add_open (paths);
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

void
sv_guest_card_clear (SvGuestCard *self)
{
  g_free (self->title);
  g_free (self->host);
  *self = (SvGuestCard){ 0 };
}

static void
fill_card (SvCupGuest *self, SvGuestCard *out)
{
  *out = (SvGuestCard){ .title = g_strdup (self->plan->title),
                        .host = sv_cup_guest_dup_host (self),
                        .board = self->board,
                        .n_waiting = sv_cup_guest_count_waiting (self) };
}

gboolean
sv_cup_guest_look (const char *path, SvGuestCard *out)
{
  SvCupGuest *open = open_guests != NULL ? g_hash_table_lookup (open_guests, path) : NULL;
  g_autoptr (SvCupGuest) self =
      open != NULL ? g_object_ref (open) : g_object_new (SV_TYPE_CUP_GUEST, NULL);

  if (self != open && !read_file (self, path, NULL))
    return FALSE;
  fill_card (self, out);
  return TRUE;
}

static void
set_file (SvCupGuest *self, const char *path)
{
  g_autoptr (GBytes) there = sv_json_load_file (path, NULL);

  sv_auto_saver_set_path (SV_AUTO_SAVER (self), path, there);
  if (open_guests == NULL)
    open_guests = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_insert (open_guests, g_strdup (path), self);
}

SvCupGuest *
sv_cup_guest_load (const char *path, GError **error)
{
  SvCupGuest *open = open_guests != NULL ? g_hash_table_lookup (open_guests, path) : NULL;

  if (open != NULL)
    return g_object_ref (open);
  sv_save_wait (); /* it may have just been closed, with the file still being written */
  g_autoptr (SvCupGuest) self = g_object_new (SV_TYPE_CUP_GUEST, NULL);
  if (!read_file (self, path, error))
    return NULL;
  set_file (self, path);
  collect (self);
  take_tables (self);
  if (self->items->len > 0) {
    keep (self);
    hold (self);
    self->stale = TRUE;
    step (self);
  }
  return g_steal_pointer (&self);
}

SvCupGuest *
sv_cup_guest_find (const SvFixtureLink *link, GError **error)
{
  if (g_file_test (link->competition, G_FILE_TEST_EXISTS))
    return sv_cup_guest_load (link->competition, error);
  sv_store_error_set (error, SV_STORE_ERROR_IO, "",
                      _ ("You have left the competition that this match belongs to. Its result is "
                         "not sent."));
  return NULL;
}

void
sv_cup_guest_resume (void)
{
  g_autoptr (GPtrArray) paths = sv_cup_guest_list ();

  for (guint i = 0; i < paths->len; i++) {
    SvCupGuest *guest = sv_cup_guest_load (paths->pdata[i], NULL);
    g_clear_object (&guest); /* it stays while something is to be sent */
  }
}

void
sv_cup_guest_leave (SvCupGuest *self)
{
  g_autoptr (SvCupGuest) alive = g_object_ref (self);
  g_autoptr (GPtrArray) tables = sv_table_shelf_list (get_path (self), FALSE);
  GHashTableIter iter;
  gpointer table;

  self->left = TRUE;
  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_pointer (&self->watch, sv_fetch_watch_free);
  g_hash_table_remove (open_guests, get_path (self));
  g_hash_table_iter_init (&iter, self->tables);
  while (g_hash_table_iter_next (&iter, NULL, &table))
    sv_auto_saver_drop (SV_AUTO_SAVER (table));
  for (guint i = 0; i < tables->len; i++)
    (void)g_unlink (tables->pdata[i]);
  sv_auto_saver_drop (SV_AUTO_SAVER (self));
  hold (self);
  g_signal_emit_by_name (self, "left");
}

void
sv_cup_guest_set_pause (guint ms)
{
  first_pause_ms = ms;
}

/* --- Joining --- */

/* Return the guest that has joined this competition at this board before, or NULL. Transfer
 * full. */
static SvCupGuest *
find_joined (const SvCupDoc *plan, unsigned board)
{
  g_autoptr (GPtrArray) paths = sv_cup_guest_list ();
  g_autofree char *mark = sv_cup_doc_dup_mark (plan);

  for (guint i = 0; i < paths->len; i++) {
    g_autoptr (SvCupGuest) guest = sv_cup_guest_load (paths->pdata[i], NULL);
    g_autofree char *own = guest != NULL ? sv_cup_doc_dup_mark (guest->plan) : NULL;
    if (guest != NULL && guest->board == board && g_str_equal (own, mark))
      return g_steal_pointer (&guest);
  }
  return NULL;
}

static SvCupGuest *
new_guest (void)
{
  SvCupGuest *self = g_object_new (SV_TYPE_CUP_GUEST, NULL);
  g_autofree char *folder = dup_folder ();
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  (void)g_mkdir_with_parents (folder, 0700); /* if it fails, saving reports it */
  set_file (self, path);
  return self;
}

/* What joining needs: the address that was typed, and the link that it led to. */
static void
free_address (gpointer data)
{
  sv_guest_address_clear (data);
  g_free (data);
}

static void
refuse_joining (GTask *task, const char *sentence)
{
  g_task_return_new_error (task, SV_STORE_ERROR, SV_STORE_ERROR_IO, "%s", sentence);
}

/* Return the guest of the competition with this plan. Transfer full. */
static SvCupGuest *
take_joined (const SvGuestAddress *address, const SvFetched *answer)
{
  const char *text = g_bytes_get_data (answer->body, NULL);
  const gsize size = g_bytes_get_size (answer->body);
  g_autoptr (SvCupDoc) plan = sv_cup_doc_read (text, size, NULL, NULL);

  if (plan == NULL || address->board > plan->cup->boards)
    return NULL;
  SvCupGuest *self = find_joined (plan, address->board);
  if (self == NULL)
    self = new_guest ();
  g_free (self->link);
  self->link = sv_guest_address_dup_link (address);
  self->board = address->board;
  self->contact = SV_GUEST_READY;
  g_clear_pointer (&self->trouble, g_free);
  read_plan (self, text, size, NULL);
  g_free (self->etag);
  self->etag = g_strdup (answer->etag);
  settle_items (self);
  keep (self);
  tell_changed (self);
  sv_cup_guest_hurry (self);
  return self;
}

static void
joined_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  const SvGuestAddress *address = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (SvFetched) answer = sv_fetch_finish (result, &error);
  SvCupGuest *guest =
      answer != NULL && answer->status == 200 ? take_joined (address, answer) : NULL;

  if (answer == NULL)
    g_task_return_error (task, error);
  else if (guest != NULL)
    g_task_return_pointer (task, guest, g_object_unref);
  else if (answer->status == 404)
    refuse_joining (task, _ ("The other computer does not know this link. Ask for a new one: it "
                             "changes each time the competition is shared."));
  else if (answer->status == 429)
    refuse_joining (task, _ ("There were too many wrong links. Wait a minute, and try again."));
  else
    refuse_joining (task, _ ("This computer answers, but it does not share a competition."));
}

static void
ask_joining (GTask *task)
{
  g_autofree char *link = sv_guest_address_dup_link (g_task_get_task_data (task));
  g_autofree char *url = g_strconcat (link, "/plan", NULL);

  sv_fetch_async (&(SvFetch){ .method = "GET", .url = url }, g_task_get_cancellable (task),
                  joined_cb, task);
}

/* Read where a right code leads to: a link of the same computer. */
static gboolean
follow_code (SvGuestAddress *address, const char *location)
{
  g_auto (SvGuestAddress) there = { 0 };
  g_autofree char *url = location != NULL && *location == '/'
                             ? g_strconcat (address->root, location, NULL)
                             : g_strdup (location);

  if (url == NULL || !sv_guest_address_read (url, &there, NULL) || there.token == NULL ||
      !g_str_equal (there.root, address->root))
    return FALSE;
  address->board = there.board;
  address->token = g_steal_pointer (&there.token);
  return TRUE;
}

static void
code_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  GError *error = NULL;
  g_autoptr (SvFetched) answer = sv_fetch_finish (result, &error);

  if (answer != NULL && answer->status == 303 &&
      follow_code (g_task_get_task_data (task), answer->location)) {
    ask_joining (task);
    return;
  }
  if (answer == NULL)
    g_task_return_error (task, error);
  else if (answer->status == 429)
    refuse_joining (task, _ ("There were too many wrong codes. Wait a minute, and try again."));
  else
    refuse_joining (task, _ ("No board of the other computer has this code."));
  g_object_unref (task);
}

void
sv_cup_guest_join_async (const char *text,
                         GCancellable *cancel,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  GTask *task = g_task_new (NULL, cancel, callback, data);
  SvGuestAddress *address = g_new0 (SvGuestAddress, 1);
  GError *error = NULL;

  g_task_set_task_data (task, address, free_address);
  if (!sv_guest_address_read (text, address, &error)) {
    g_task_return_error (task, error);
    g_object_unref (task);
    return;
  }
  if (address->token != NULL) {
    ask_joining (task);
    return;
  }
  g_autofree char *url = g_strconcat (address->root, "/enter", NULL);
  char *form = g_strdup_printf ("code=%s", address->code);
  g_autoptr (GBytes) body = g_bytes_new_take (form, strlen (form));
  sv_fetch_async (
      &(SvFetch){
          .method = "POST", .url = url, .type = "application/x-www-form-urlencoded", .body = body },
      cancel, code_cb, task);
}

SvCupGuest *
sv_cup_guest_join_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
