/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-net-enter.h"

#include "sv-cup-form.h"
#include "sv-guest-plan.h"
#include "sv-json.h"
#include "sv-language.h"

#include <string.h>

enum {
  FORM_BYTES = 4096,
  MATCH_BYTES = SV_JSON_MAX_BYTES,
  PATIENCE = 8 /* seconds until a table is told that the organiser has not decided yet */
};

#define HTML "text/html; charset=utf-8"
#define PLAIN "text/plain; charset=utf-8"
#define JSON "application/json"
#define ENTER "/enter"

struct _SvNetEnter {
  const SvSoup *soup;
  SvCupFeed *feed;
  SvNetPages *pages;
  SvNetDoor *door;
  SvCupBoards *boards;
  GHashTable *pending; /* set of Pending */
  SvNetFile *plan;     /* for programs that play the matches of a board; NULL if nobody asked */
  gint64 plan_edition; /* of the competition that it was made from */
};

/* An answer that comes later. */
typedef struct {
  SvNetEnter *enter;
  SoupServerMessage *msg;
  guint timer;
  /* of a result: */
  GCancellable *cancel;
  SvCupForm *form; /* NULL: a whole match was sent */
  unsigned board;
  char *action;
  const char *language; /* of the browser; static, or NULL */
  gboolean paused, answered;
} Pending;

/* What an address below /enter names. */
typedef struct {
  unsigned board;
  char *action; /* the address of the board's form */
  gboolean is_form, is_match, is_plan;
  guint64 fixture; /* of a match */
} Target;

static const char *
get_accept (SvNetEnter *self, SoupServerMessage *msg)
{
  return self->soup->message_headers_get_list (self->soup->server_message_get_request_headers (msg),
                                               "Accept-Language");
}

static SvLivePages *
get_pages (SvNetEnter *self, SoupServerMessage *msg)
{
  return sv_net_pages_get (self->pages, get_accept (self, msg));
}

void
sv_net_enter_refuse_method (const SvSoup *soup, SoupServerMessage *msg, const char *allow)
{
  soup->message_headers_replace (soup->server_message_get_response_headers (msg), "Allow", allow);
  sv_net_answer_text (soup, msg, SOUP_STATUS_METHOD_NOT_ALLOWED, PLAIN,
                      g_strconcat (_ ("This address cannot do that."), "\n", NULL));
}

static gboolean
is_method (SvNetEnter *self, SoupServerMessage *msg, const char *method)
{
  return g_str_equal (self->soup->server_message_get_method (msg), method);
}

static gboolean
is_reading (SvNetEnter *self, SoupServerMessage *msg)
{
  return is_method (self, msg, "GET") || is_method (self, msg, "HEAD");
}

/* --- later answers --- */

static void
free_pending (gpointer data)
{
  Pending *self = data;

  if (self->timer != 0)
    g_source_remove (self->timer);
  if (self->cancel != NULL)
    g_cancellable_cancel (self->cancel);
  g_clear_object (&self->cancel);
  sv_cup_form_free (self->form);
  g_free (self->action);
  g_object_unref (self->msg);
  g_free (self);
}

static Pending *
new_pending (SvNetEnter *self, SoupServerMessage *msg)
{
  Pending *pending = g_new0 (Pending, 1);

  pending->enter = self;
  pending->msg = g_object_ref (msg);
  pending->language = sv_language_get ();
  return pending;
}

static void
wait (Pending *self, guint milliseconds, GSourceFunc func)
{
  self->paused = TRUE;
  self->timer = g_timeout_add (milliseconds, func, self);
  g_hash_table_add (self->enter->pending, self);
  self->enter->soup->server_message_pause (self->msg);
}

/* Send the answer, which is ready now. */
static void
go_on (Pending *self)
{
  self->enter->soup->server_message_unpause (self->msg);
  g_hash_table_remove (self->enter->pending, self);
}

static gboolean
go_on_cb (gpointer data)
{
  ((Pending *)data)->timer = 0;
  go_on (data);
  return G_SOURCE_REMOVE;
}

/* --- wrong secrets --- */

/* Send the answer to a wrong secret, always after the same time. */
static void
answer_wrong (SvNetEnter *self, SoupServerMessage *msg, guint status, char *page)
{
  if (status == SV_NET_TOO_MANY)
    self->soup->message_headers_replace (self->soup->server_message_get_response_headers (msg),
                                         "Retry-After", "60");
  sv_net_answer_text (self->soup, msg, status, HTML, page);
  wait (new_pending (self, msg), SV_NET_ENTER_DELAY, go_on_cb);
}

guint
sv_net_enter_count_wrong (SvNetEnter *self, SoupServerMessage *msg)
{
  g_autofree char *who = sv_net_door_dup_who (self->door, msg);

  return sv_cup_boards_count (self->boards, who, g_get_monotonic_time ()) ? SV_NET_TOO_MANY
                                                                          : SOUP_STATUS_NOT_FOUND;
}

static void
refuse_token (SvNetEnter *self, SoupServerMessage *msg)
{
  const guint status = sv_net_enter_count_wrong (self, msg);

  answer_wrong (self, msg, status,
                sv_live_pages_say (get_pages (self, msg),
                                   _ ("There is no page at this address. If it is that of a board, "
                                      "it may have been renewed: ask the organiser.")));
}

/* --- addresses --- */

gboolean
sv_net_enter_has (const char *path)
{
  return g_str_equal (path, ENTER) || g_str_has_prefix (path, ENTER "/");
}

/* Read a whole number as this program writes it. */
static gboolean
read_number (const char *text, guint64 most, guint64 *out)
{
  return (text[0] != '0' || text[1] == '\0') &&
         g_ascii_string_to_unsigned (text, 10, 0, most, out, NULL);
}

/* Find out what a path names. Return FALSE if its token is wrong. */
static gboolean
read_target (SvNetEnter *self, const char *path, Target *out)
{
  g_auto (GStrv) parts = g_strsplit (path, "/", 8); /* "", "enter", B, TOKEN, "match", I */
  const guint n = g_strv_length (parts);
  guint64 board = 0;

  *out = (Target){ 0 };
  if (n < 4 || !read_number (parts[2], SV_CUP_MAX_BOARDS, &board))
    board = 0;
  if (!sv_cup_boards_check (self->boards, (unsigned)board, n < 4 ? "" : parts[3]))
    return FALSE;
  out->board = (unsigned)board;
  out->is_form = n == 4;
  out->is_plan = n == 5 && g_str_equal (parts[4], "plan");
  out->is_match =
      n == 6 && g_str_equal (parts[4], "match") && read_number (parts[5], G_MAXUINT, &out->fixture);
  out->action = g_strdup_printf (ENTER "/%u/%s", out->board, parts[3]);
  return TRUE;
}

gboolean
sv_net_enter_is_wrong (SvNetEnter *self, const char *path)
{
  Target target;
  const gboolean right = g_str_equal (path, ENTER) || read_target (self, path, &target);

  if (right && !g_str_equal (path, ENTER))
    g_free (target.action);
  return !right;
}

gsize
sv_net_enter_get_limit (SvNetEnter *self, const char *method, const char *path)
{
  Target target;

  if (!g_str_equal (method, "PUT") || !read_target (self, path, &target))
    return FORM_BYTES;
  g_free (target.action);
  return target.is_match ? MATCH_BYTES : FORM_BYTES;
}

/* --- results --- */

/* The status of the answer to a form for each verdict. */
static const guint statuses[SV_CUP_N_VERDICTS] = {
  [SV_CUP_TAKEN] = SOUP_STATUS_SEE_OTHER,   [SV_CUP_WAITING] = SOUP_STATUS_ACCEPTED,
  [SV_CUP_CONFLICT] = SOUP_STATUS_CONFLICT, [SV_CUP_REFUSED] = SOUP_STATUS_UNPROCESSABLE_ENTITY,
  [SV_CUP_CLOSED] = SOUP_STATUS_FORBIDDEN,  [SV_CUP_UNSAVED] = SOUP_STATUS_SERVICE_UNAVAILABLE,
};

static void
redirect (SvNetEnter *self, SoupServerMessage *msg, const char *location)
{
  self->soup->message_headers_replace (self->soup->server_message_get_response_headers (msg),
                                       "Location", location);
  sv_net_answer_text (self->soup, msg, SOUP_STATUS_SEE_OTHER, PLAIN, g_strdup (""));
}

/* Show the form again, with what was typed and why it was not taken. */
static void
answer_form (Pending *self, guint status, SvCupVerdict verdict, const char *sentence)
{
  SvNetEnter *enter = self->enter;
  const SvLiveForm form = {
    .board = self->board,
    .action = self->action,
    .verdict = verdict,
    .sentence = sentence,
    .fixture = self->form != NULL ? sv_cup_form_get (self->form, "fixture") : NULL,
    .home = self->form != NULL ? sv_cup_form_get (self->form, "home") : NULL,
    .away = self->form != NULL ? sv_cup_form_get (self->form, "away") : NULL,
    .how = self->form != NULL ? sv_cup_form_get (self->form, "how") : NULL,
    .shootout = self->form != NULL ? sv_cup_form_get (self->form, "shootout") : NULL,
  };

  sv_net_answer_text (enter->soup, self->msg, status, HTML,
                      sv_live_pages_form (get_pages (enter, self->msg), &form));
}

/* Return whether the request comes from a program and not from a browser: it wants a sentence as
 * plain text, and no page. */
static gboolean
is_program (SvNetEnter *self, SoupServerMessage *msg)
{
  const char *accept = self->soup->message_headers_get_list (
      self->soup->server_message_get_request_headers (msg), "Accept");

  return accept != NULL && strstr (accept, "text/plain") != NULL &&
         strstr (accept, "text/html") == NULL;
}

static void
answer_verdict (Pending *self, SvCupVerdict verdict, const char *sentence)
{
  SvNetEnter *enter = self->enter;
  const gboolean match = is_method (enter, self->msg, "PUT");

  if (verdict == SV_CUP_TAKEN && !match)
    redirect (enter, self->msg, self->action);
  else if (verdict == SV_CUP_TAKEN)
    enter->soup->server_message_set_status (self->msg, SOUP_STATUS_NO_CONTENT, NULL);
  else if (match || is_program (enter, self->msg))
    sv_net_answer_text (
        enter->soup, self->msg, statuses[verdict], PLAIN,
        g_strconcat (*sentence != '\0' ? sentence : sv_live_form_say (verdict), "\n", NULL));
  else
    answer_form (self, statuses[verdict], verdict, sentence);
}

static void
told_cb (SvCupVerdict verdict, const char *sentence, gpointer data)
{
  Pending *self = data;

  answer_verdict (self, verdict, sentence);
  self->answered = TRUE;
  if (self->paused)
    go_on (self);
}

static gboolean
late_cb (gpointer data)
{
  Pending *self = data;

  const char *before = sv_language_use (self->language);

  self->timer = 0;
  g_cancellable_cancel (self->cancel);
  answer_verdict (self, SV_CUP_WAITING, _ ("The organiser has not taken the result yet."));
  sv_language_use (before);
  go_on (self);
  return G_SOURCE_REMOVE;
}

/* Let the feed decide, and answer with what it says, now or later. Takes ownership of @pending. */
static void
propose (Pending *pending, const SvCupProposal *proposal)
{
  SvNetEnter *self = pending->enter;

  pending->cancel = g_cancellable_new ();
  sv_cup_feed_take (self->feed, proposal, pending->cancel, told_cb, pending);
  if (pending->answered)
    free_pending (pending);
  else
    wait (pending, PATIENCE * 1000, late_cb);
}

/* Return whether the fixture is one of the board. */
static gboolean
is_of_board (SvNetEnter *self, unsigned board, guint64 fixture)
{
  const SvCup *cup = sv_cup_feed_get_doc (self->feed)->cup;

  return fixture < cup->fixtures->len && sv_cup_fixture (cup, (unsigned)fixture)->board == board;
}

/* Answer a request at once with @verdict, without handing its result on to the competition. Takes
 * ownership of @pending. */
static void
refuse (Pending *pending, SvCupVerdict verdict, const char *sentence)
{
  answer_verdict (pending, verdict, sentence);
  free_pending (pending);
}

static void
take_form (SvNetEnter *self, Pending *pending, GBytes *body)
{
  g_autoptr (GError) error = NULL;
  SvCupProposal proposal = { .board = pending->board };
  const SvCup *cup;

  sv_cup_feed_look (self->feed);
  cup = sv_cup_feed_get_doc (self->feed)->cup;
  pending->form = sv_cup_form_read (body, &error);
  if (!sv_cup_feed_get_open (self->feed))
    refuse (pending, SV_CUP_CLOSED, _ ("Results are not typed here now: ask the organiser."));
  else if (pending->form == NULL ||
           !sv_cup_form_read_result (pending->form, cup->fixtures->len, &proposal, &error))
    refuse (pending, SV_CUP_REFUSED, error->message);
  else if (!is_of_board (self, pending->board, proposal.fixture))
    refuse (pending, SV_CUP_CLOSED, _ ("This match is not one of this board."));
  else
    propose (pending, &proposal);
}

static void
take_match (SvNetEnter *self, Pending *pending, GBytes *body, guint64 fixture)
{
  const SvCupProposal proposal = { .board = pending->board,
                                   .fixture = (unsigned)fixture,
                                   .match = body };

  sv_cup_feed_look (self->feed);
  if (!sv_cup_feed_get_open (self->feed))
    refuse (pending, SV_CUP_CLOSED, _ ("Results are not typed here now: ask the organiser."));
  else if (!is_of_board (self, pending->board, fixture))
    refuse (pending, SV_CUP_CLOSED, _ ("This match is not one of this board."));
  else
    propose (pending, &proposal);
}

/* Return the body of a request. Transfer full. */
static GBytes *
get_body (SvNetEnter *self, SoupServerMessage *msg)
{
  return self->soup->message_body_flatten (self->soup->server_message_get_request_body (msg));
}

/* --- a second computer that plays the matches of the board --- */

static void
give_plan (SvNetEnter *self, SoupServerMessage *msg)
{
  sv_cup_feed_look (self->feed);
  const gint64 edition = sv_cup_feed_get_edition (self->feed);
  if (self->plan == NULL || self->plan_edition != edition) {
    char *text = sv_guest_plan_write (sv_cup_feed_get_doc (self->feed));
    g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
    g_clear_pointer (&self->plan, sv_net_file_free);
    self->plan = sv_net_file_new (bytes, JSON);
    self->plan_edition = edition;
  }
  sv_net_answer_file (self->soup, msg, self->plan);
}

/* Return FALSE if the match is not one that this board can play now. */
static gboolean
give_match (SvNetEnter *self, SoupServerMessage *msg, const Target *target)
{
  sv_cup_feed_look (self->feed);
  char *text = target->fixture <= G_MAXINT
                   ? sv_guest_plan_write_match (sv_cup_feed_get_doc (self->feed), target->board,
                                                (unsigned)target->fixture)
                   : NULL;

  if (text == NULL)
    return FALSE;
  sv_net_answer_text (self->soup, msg, SOUP_STATUS_OK, JSON, text);
  return TRUE;
}

static void
refuse_of_board (SvNetEnter *self, SoupServerMessage *msg, const Target *target)
{
  if (!is_reading (self, msg) && (target->is_form || target->is_match || target->is_plan))
    sv_net_enter_refuse_method (self->soup, msg,
                                target->is_form    ? "GET, HEAD, POST"
                                : target->is_match ? "GET, HEAD, PUT"
                                                   : "GET, HEAD");
  else
    sv_net_answer_text (
        self->soup, msg, SOUP_STATUS_NOT_FOUND, HTML,
        sv_live_pages_say (get_pages (self, msg), _ ("There is no page at this address.")));
}

static void
answer_board (SvNetEnter *self, SoupServerMessage *msg, const Target *target)
{
  Pending *pending = new_pending (self, msg);
  g_autoptr (GBytes) body = NULL;

  pending->board = target->board;
  pending->action = g_strdup (target->action);
  if (target->is_form && is_method (self, msg, "POST")) {
    body = get_body (self, msg);
    take_form (self, pending, body);
  } else if (target->is_match && is_method (self, msg, "PUT")) {
    body = get_body (self, msg);
    take_match (self, pending, body, target->fixture);
  } else {
    if (target->is_form && is_reading (self, msg))
      answer_form (pending, SOUP_STATUS_OK, SV_CUP_TAKEN, NULL);
    else if (target->is_plan && is_reading (self, msg))
      give_plan (self, msg);
    else if (!target->is_match || !is_reading (self, msg) || !give_match (self, msg, target))
      refuse_of_board (self, msg, target);
    free_pending (pending);
  }
}

/* --- codes --- */

static void
refuse_code (SvNetEnter *self, SoupServerMessage *msg, guint status)
{
  const char *sentence =
      status == SV_NET_TOO_MANY
          ? _ ("There were many wrong codes. Wait a minute, or use the picture on the score slip.")
          : _ ("No board has this code. Look at it again: it has eight letters and digits.");

  answer_wrong (self, msg, status, sv_live_pages_code (get_pages (self, msg), sentence));
}

/* After many wrong codes a right one is refused too. If it were taken, the limit would stop nobody:
 * whoever guesses could go on at any speed, and would be let in by the first right guess. A code
 * that is not looked at counts for nothing, so that tables which try again do not make the pause
 * longer. The links, which nobody can guess, go on. */
static void
take_code (SvNetEnter *self, SoupServerMessage *msg)
{
  const gint64 now = g_get_monotonic_time ();
  g_autoptr (GBytes) body = get_body (self, msg);
  g_autoptr (SvCupForm) form = sv_cup_form_read (body, NULL);
  const char *code = form != NULL ? sv_cup_form_get (form, "code") : NULL;
  const gboolean shut = sv_cup_boards_is_shut (self->boards, now);
  const unsigned board = sv_cup_boards_find (self->boards, code != NULL ? code : "");

  if (shut) {
    refuse_code (self, msg, SV_NET_TOO_MANY);
  } else if (board == 0) {
    sv_cup_boards_count_code (self->boards, now);
    refuse_code (self, msg, sv_net_enter_count_wrong (self, msg));
  } else {
    g_autofree char *action =
        g_strdup_printf (ENTER "/%u/%s", board, sv_cup_boards_get_token (self->boards, board));
    redirect (self, msg, action);
  }
}

void
sv_net_enter_answer (SvNetEnter *self, SoupServerMessage *msg, const char *path)
{
  Target target;

  if (g_str_equal (path, ENTER)) {
    if (is_method (self, msg, "POST"))
      take_code (self, msg);
    else if (is_reading (self, msg))
      sv_net_answer_text (self->soup, msg, SOUP_STATUS_OK, HTML,
                          sv_live_pages_code (get_pages (self, msg), NULL));
    else
      sv_net_enter_refuse_method (self->soup, msg, "GET, HEAD, POST");
  } else if (read_target (self, path, &target)) {
    answer_board (self, msg, &target);
    g_free (target.action);
  } else {
    refuse_token (self, msg);
  }
}

/* --- the object --- */

SvNetEnter *
sv_net_enter_new (
    const SvSoup *soup, SvCupFeed *feed, SvNetPages *pages, SvNetDoor *door, SvCupBoards *boards)
{
  SvNetEnter *self = g_new0 (SvNetEnter, 1);

  self->soup = soup;
  self->feed = feed;
  self->pages = pages;
  self->door = door;
  self->boards = boards;
  self->pending = g_hash_table_new_full (NULL, NULL, free_pending, NULL);
  return self;
}

void
sv_net_enter_free (SvNetEnter *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->pending);
  g_clear_pointer (&self->plan, sv_net_file_free);
  g_free (self);
}
