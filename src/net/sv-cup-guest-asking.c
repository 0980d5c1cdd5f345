/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One thing is asked at a time. sv_cup_guest_step () decides what is next: first the items, then
 * the plan, then the matches that come next. Each answer ends in answered () or failed (), which
 * call it again, now or after a pause that grows. */
#include "sv-cup-guest-asking.h"

#include "sv-cup-guest-private.h"
#include "sv-cup-now.h"
#include "sv-guest-address.h"
#include "sv-json.h"

#include <glib/gi18n.h>
#include <string.h>

/* AHEAD_BYTES: the largest of the next matches that is kept. */
enum {
  AHEAD_BYTES = 4 * 1024 * 1024,
  MAX_SENTENCE = 300,
  ASK_AGAIN_S = 10,
  LONGEST_PAUSE_MS = 60 * 1000
};

/* The first pause before the other computer is asked again. */
static guint first_pause_ms = 2000;

/* Return the item to send now, or NULL. */
static SvGuestItem *
find_next (SvCupGuest *self)
{
  for (guint i = 0; i < self->doc.items->len; i++) {
    SvGuestItem *item = self->doc.items->pdata[i];
    if (item->state == SV_GUEST_WAITS || (item->state == SV_GUEST_ASKED && self->again))
      return item;
  }
  return NULL;
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
  sv_cup_guest_step (self);
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
    sv_cup_guest_tell_changed (self);
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
  sv_cup_guest_step (self);
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

/* Return the sentence of an answer, if it is one in plain text, or @otherwise (nullable). Free with
 * g_free (). */
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
set_conflict (SvGuestItem *item, const SvFetched *answer)
{
  g_autofree char *sentence = dup_sentence (answer, NULL);

  sv_guest_item_set (item, SV_GUEST_CONFLICT, sentence);
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
    sv_cup_guest_keep (self);
    break;
  case 202:
    sv_guest_item_set (item, SV_GUEST_ASKED, NULL);
    self->again = FALSE;
    retry_in (self, ASK_AGAIN_S * 1000);
    break;
  case 409:
    set_conflict (item, answer);
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
  SvGuestItem *item =
      self->sending != NULL ? sv_guest_doc_find_item (&self->doc, self->sending->fixture) : NULL;

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
  sv_cup_guest_hold (self);
  sv_cup_guest_tell_changed (self);
  answered (self);
}

static void
send_item (SvCupGuest *self, SvGuestItem *item)
{
  const gboolean whole = item->match != NULL;
  g_autofree char *address = whole ? g_strdup_printf ("%s/match/%u", self->doc.link, item->fixture)
                                   : g_strdup (self->doc.link);
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

static void
take_new_plan (SvCupGuest *self, const SvFetched *answer)
{
  if (!sv_guest_doc_set_plan (&self->doc, g_bytes_get_data (answer->body, NULL),
                              g_bytes_get_size (answer->body), NULL)) {
    failed (self, _ ("What the other computer answers is not a competition."));
    return;
  }
  g_free (self->etag);
  self->etag = g_strdup (answer->etag);
  for (guint i = 0; i < self->doc.ahead->len; i++)
    ((SvGuestAhead *)self->doc.ahead->pdata[i])->fresh = FALSE;
  sv_cup_guest_settle (self);
  sv_cup_guest_keep (self);
  sv_cup_guest_tell_changed (self);
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
    sv_cup_guest_settle (self);
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
  g_autofree char *address = g_strconcat (self->doc.link, "/plan", NULL);

  self->stale = FALSE;
  ask (self, &(SvFetch){ .method = "GET", .url = address, .etag = self->etag }, plan_cb);
}

/* --- The next matches --- */

/* Fill @out with the next matches of the board that are due. Return how many there are. */
static unsigned
list_ahead (SvCupGuest *self, unsigned out[SV_GUEST_AHEAD])
{
  g_autoptr (GArray) fixtures = sv_cup_guest_list_fixtures (self);
  unsigned n = 0;

  for (guint k = 0; k < fixtures->len && n < SV_GUEST_AHEAD; k++) {
    const unsigned i = g_array_index (fixtures, unsigned, k);
    if (sv_cup_is_due (self->doc.plan, i) && sv_guest_doc_find_item (&self->doc, i) == NULL)
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
  unsigned next[SV_GUEST_AHEAD];
  const unsigned n = list_ahead (self, next);

  for (guint i = self->doc.ahead->len; i > 0; i--) {
    const SvGuestAhead *ahead = self->doc.ahead->pdata[i - 1];
    if (ahead->fixture == fixture || !is_listed (ahead->fixture, next, n))
      g_ptr_array_remove_index (self->doc.ahead, i - 1);
  }
  if (is_listed (fixture, next, n))
    sv_guest_doc_add_ahead (&self->doc, fixture, text, TRUE);
  else
    g_free (text);
  sv_cup_guest_keep (self);
}

static gboolean
is_match (GBytes *body)
{
  gsize size;
  const char *text = g_bytes_get_data (body, &size);
  g_autoptr (SvMatchDoc) doc =
      size <= AHEAD_BYTES ? sv_match_doc_read (text, size, NULL, NULL) : NULL;

  return doc != NULL;
}

static void
ahead_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvCupGuest) self = data;
  g_autoptr (SvFetched) answer = end_request (self, result);

  if (answer == NULL)
    return;
  SvGuestAhead *known = sv_guest_doc_find_ahead (&self->doc, self->asked_for);
  /* If the other computer has no document of this match, or one that is too large, do not ask for
   * it again before the competition changes. */
  if (answer->status == 200 && is_match (answer->body))
    keep_ahead (self, self->asked_for,
                g_strndup (g_bytes_get_data (answer->body, NULL), g_bytes_get_size (answer->body)));
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
  unsigned next[SV_GUEST_AHEAD];
  const unsigned n = list_ahead (self, next);

  for (unsigned k = 0; k < n; k++) {
    const SvGuestAhead *known = sv_guest_doc_find_ahead (&self->doc, next[k]);
    if (known != NULL && known->fresh)
      continue;
    g_autofree char *address = g_strdup_printf ("%s/match/%u", self->doc.link, next[k]);
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
  sv_cup_guest_step (self);
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

  if (self->watch != NULL || !sv_guest_address_read (self->doc.link, &address, NULL))
    return;
  g_autofree char *url = g_strconcat (address.root, "/changes", NULL);
  self->watch = sv_fetch_watch_new (url, news_cb, quiet_cb, self);
}

static gboolean
has_taken (SvCupGuest *self)
{
  return sv_cup_guest_count_waiting (self) < self->doc.items->len;
}

void
sv_cup_guest_step (SvCupGuest *self)
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
  sv_cup_guest_step (self);
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

void
sv_cup_guest_set_pause (guint ms)
{
  first_pause_ms = ms;
}
