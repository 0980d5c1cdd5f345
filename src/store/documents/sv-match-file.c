/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "sv-document-private.h"

#include "sv-json-sink.h"
#include "sv-json.h"

#include <string.h>

enum { KIND_MAX_CHARS = 64, LEGAL_SHOWN = 12 };

/* ---------------------------------------------------------------- reading: set-up */

/* A required member as an object; the node keeps it alive. */
static gboolean
take_required (JsonObject *object, const char *key, JsonNode **node, GError **error)
{
  *node = sv_take (object, key);
  return *node ||
         sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (NULL, key), _ ("this is missing"));
}

static SvVariantDoc *
take_variant (const SvGame *game, JsonObject *object, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "variant");
  g_autoptr (JsonNode) node = NULL;
  if (!take_required (object, "variant", &node, error))
    return NULL;
  JsonObject *body = sv_node_object (node, path, error);
  if (!body || !sv_body_open (body, SV_DOCUMENT_VARIANT, game, path, error))
    return NULL;
  return sv_variant_body_read (game, body, path, error);
}

static gboolean
take_teams (const SvGame *game, JsonObject *object, SvTeamDoc *teams[2], GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "teams");
  g_autoptr (JsonNode) node = NULL;
  if (!take_required (object, "teams", &node, error))
    return FALSE;
  JsonArray *list = sv_node_array (node, path, error);
  if (!list)
    return FALSE;
  if (json_array_get_length (list) != 2)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("two teams are needed here"));
  for (unsigned i = 0; i < 2; i++) {
    const SvPath *here = SV_PATH_ITEM (path, i);
    JsonObject *body = sv_node_object (json_array_get_element (list, i), here, error);
    if (!body || !sv_body_open (body, SV_DOCUMENT_TEAM, game, here, error))
      return FALSE;
    teams[i] = sv_team_body_read (game, body, here, error);
    if (!teams[i])
      return FALSE;
  }
  return TRUE;
}

static SvMatchDoc *
take_setup (const SvGame *game, JsonObject *object, GError **error)
{
  SvTeamDoc *teams[2] = { NULL, NULL };
  g_autoptr (SvVariantDoc) variant = take_variant (game, object, error);
  SvMatchDoc *self = NULL;
  if (variant && take_teams (game, object, teams, error))
    self = sv_match_doc_of (variant, teams[0], teams[1], error);
  sv_team_doc_free (teams[0]);
  sv_team_doc_free (teams[1]);
  return self;
}

/* ---------------------------------------------------------------- reading: seats */

/* The shirt numbers that a team has, as a bit set. */
static guint64
shirt_numbers (const SvMatchDoc *self, int team)
{
  SvView view;
  guint64 numbers = 0;
  self->game->view (sv_history_get_setup (self->history), sv_history_get_state (self->history),
                    &view);
  for (unsigned i = 0; i < view.n_pieces; i++) {
    if (view.pieces[i].side == team && view.pieces[i].number >= 0 && view.pieces[i].number < 64)
      numbers |= G_GUINT64_CONSTANT (1) << view.pieces[i].number;
  }
  return numbers;
}

static gboolean
is_taken (const SvMatchDoc *self, const SvSeatDoc *seat, unsigned half, guint64 bit)
{
  for (guint i = 0; i < self->seats->len; i++) {
    const SvSeatDoc *other = self->seats->pdata[i];
    if (other->team == seat->team && (other->figurines[half] & bit))
      return TRUE;
  }
  return (seat->figurines[half] & bit) != 0;
}

static gboolean
read_half (const SvMatchDoc *self,
           SvSeatDoc *seat,
           unsigned half,
           JsonNode *node,
           const SvPath *path,
           GError **error)
{
  const guint64 numbers = shirt_numbers (self, seat->team);
  JsonArray *list = sv_node_array (node, path, error);
  if (!list)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++) {
    gint64 number;
    const SvPath *here = SV_PATH_ITEM (path, i);
    if (!sv_node_int (json_array_get_element (list, i), here, 0, G_MAXINT64, &number, error))
      return FALSE;
    const guint64 bit = number < 64 ? G_GUINT64_CONSTANT (1) << number : 0;
    if (!(numbers & bit))
      return sv_fault (error, SV_STORE_ERROR_VALUE, here,
                       _ ("the team has no figurine with the number %" PRId64), number);
    if (is_taken (self, seat, half, bit))
      return sv_fault (error, SV_STORE_ERROR_VALUE, here,
                       _ ("the figurine with the number %" PRId64 " has a player already"), number);
    seat->figurines[half] |= bit;
  }
  return TRUE;
}

static gboolean
take_figurines (const SvMatchDoc *self,
                SvSeatDoc *seat,
                JsonObject *object,
                const SvPath *parent,
                GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "figurines");
  g_autoptr (JsonNode) node = sv_take (object, "figurines");
  if (!node)
    return TRUE;
  JsonArray *list = sv_node_array (node, path, error);
  if (!list)
    return FALSE;
  seat->n_figurines = json_array_get_length (list);
  if (seat->n_figurines > SV_MAX_PERIODS)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     ngettext ("there is no more than %d half", "there are no more than %d halves",
                               SV_MAX_PERIODS),
                     SV_MAX_PERIODS);
  for (unsigned i = 0; i < seat->n_figurines; i++) {
    if (!read_half (self, seat, i, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return TRUE;
}

/* Which computer players there are is not the store's to know, only what their ids look like. */
static gboolean
is_kind (const char *kind)
{
  gsize n = 0;
  for (const char *p = kind; *p; p++, n++) {
    if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && *p != '-')
      return FALSE;
  }
  return n > 0 && n <= KIND_MAX_CHARS;
}

static SvSeatDoc *
read_seat (const SvMatchDoc *self, JsonNode *node, const SvPath *path, GError **error)
{
  gint64 team = 0;
  JsonObject *object = sv_node_object (node, path, error);
  if (!object)
    return NULL;
  g_autoptr (SvSeatDoc) seat = sv_seat_doc_new (NULL, 0, NULL);
  if (!json_object_has_member (object, "team")) {
    sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "team"), _ ("this is missing"));
    return NULL;
  }
  if (!sv_take_text (object, path, "name", SV_TEXT_NAME, &seat->name, error) ||
      !sv_take_int (object, path, "team", 0, 1, &team, error) ||
      !sv_take_text (object, path, "kind", SV_TEXT_NAME, &seat->kind, error))
    return NULL;
  seat->team = (int)team;
  if (!is_kind (seat->kind)) {
    g_autofree char *quoted = sv_quote (seat->kind);
    sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "kind"),
              _ ("%s is neither “person” nor the name of a computer player"), quoted);
    return NULL;
  }
  if (!take_figurines (self, seat, object, path, error))
    return NULL;
  seat->unknown = sv_keep_unknown (object);
  return g_steal_pointer (&seat);
}

static gboolean
take_seats (SvMatchDoc *self, JsonObject *object, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "seats");
  g_autoptr (JsonNode) node = sv_take (object, "seats");
  if (!node)
    return TRUE;
  JsonArray *list = sv_node_array (node, path, error);
  if (!list)
    return FALSE;
  const unsigned most = MIN (self->game->n_seats_max, SV_MAX_SEATS);
  if (json_array_get_length (list) > most)
    return sv_fault (
        error, SV_STORE_ERROR_VALUE, path,
        ngettext ("%u person can play, not more", "%u people can play, not more", most), most);
  for (guint i = 0; i < json_array_get_length (list); i++) {
    SvSeatDoc *seat =
        read_seat (self, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error);
    if (!seat)
      return FALSE;
    g_ptr_array_add (self->seats, seat);
  }
  return TRUE;
}

/* ---------------------------------------------------------------- reading: clock and meta */

/* Milliseconds on a clock. */
static gboolean
read_ms (JsonNode *node, const SvPath *path, gint64 *out, GError **error)
{
  gint64 ms;
  if (!sv_node_int (node, path, 0, G_MAXINT64, &ms, error))
    return FALSE;
  if (ms > SV_CLOCK_MAX_MS)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("%" PRId64 " is too large"), ms);
  *out = ms;
  return TRUE;
}

static gboolean
take_clock (SvMatchDoc *self, JsonObject *object, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "clock");
  g_autoptr (JsonNode) node = sv_take (object, "clock");
  self->has_clock = node != NULL;
  if (!node)
    return TRUE;
  JsonObject *clock = sv_node_object (node, path, error);
  g_autoptr (JsonNode) elapsed = clock ? sv_take (clock, "elapsed_ms") : NULL;
  if (!clock ||
      (elapsed && !read_ms (elapsed, SV_PATH_KEY (path, "elapsed_ms"), &self->elapsed_ms, error)))
    return FALSE;
  sv_put_back (object, "clock", clock);
  return TRUE;
}

static gboolean
take_meta (SvMatchDoc *self, JsonObject *object, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "meta");
  g_autoptr (JsonNode) node = sv_take (object, "meta");
  self->has_meta = node != NULL;
  if (!node)
    return TRUE;
  JsonObject *meta = sv_node_object (node, path, error);
  if (!meta || !sv_take_text (meta, path, "created", SV_TEXT_NAME, &self->created, error) ||
      !sv_take_text (meta, path, "title", SV_TEXT_NAME, &self->title, error) ||
      !sv_take_text (meta, path, "notes", SV_TEXT_NOTES, &self->notes, error))
    return FALSE;
  if (self->created) {
    g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
    g_autoptr (GDateTime) created = g_date_time_new_from_iso8601 (self->created, utc);
    if (!created)
      return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "created"),
                       _ ("this must be a date and time like 2026-11-21T10:00:00Z"));
  }
  sv_put_back (object, "meta", meta);
  return TRUE;
}

/* ---------------------------------------------------------------- reading: start */

static gboolean same_value (JsonNode *a, JsonNode *b);

/* In any order: where it matters the game has read it, and writes what it read. */
static gboolean
same_list (JsonArray *a, JsonArray *b)
{
  const guint n = json_array_get_length (a);
  if (json_array_get_length (b) != n)
    return FALSE;
  g_autofree gboolean *found = g_new0 (gboolean, n + 1);
  for (guint i = 0; i < n; i++) {
    guint k = 0;
    while (k < n &&
           (found[k] || !same_value (json_array_get_element (a, i), json_array_get_element (b, k))))
      k++;
    if (k == n)
      return FALSE;
    found[k] = TRUE;
  }
  return TRUE;
}

static gboolean
same_value (JsonNode *a, JsonNode *b)
{
  gint64 x, y;
  if (sv_node_int (a, NULL, G_MININT64, G_MAXINT64, &x, NULL) &&
      sv_node_int (b, NULL, G_MININT64, G_MAXINT64, &y, NULL))
    return x == y;
  if (JSON_NODE_HOLDS_ARRAY (a) && JSON_NODE_HOLDS_ARRAY (b))
    return same_list (json_node_get_array (a), json_node_get_array (b));
  return json_node_equal (a, b);
}

/* Take out of stated what the game writes of the position by itself; unknown keys are left. What
 * is stated but would be written otherwise was overlooked by the game and is impossible here. */
static gboolean
subtract (JsonObject *stated, JsonObject *written, const SvPath *path, GError **error)
{
  g_autoptr (GList) keys = json_object_get_members (written);
  for (GList *l = keys; l; l = l->next) {
    const SvPath *here = SV_PATH_KEY (path, l->data);
    JsonNode *mine = json_object_get_member (stated, l->data);
    JsonNode *theirs = json_object_get_member (written, l->data);
    if (!mine)
      continue;
    if (JSON_NODE_HOLDS_OBJECT (mine) && JSON_NODE_HOLDS_OBJECT (theirs)) {
      if (!subtract (json_node_get_object (mine), json_node_get_object (theirs), here, error))
        return FALSE;
      if (json_object_get_size (json_node_get_object (mine)) > 0)
        continue;
    } else if (!same_value (mine, theirs)) {
      return sv_fault (error, SV_STORE_ERROR_POSITION, here,
                       _ ("this does not fit the rest of the position"));
    }
    json_object_remove_member (stated, l->data);
  }
  return TRUE;
}

static gboolean
take_start (SvMatchDoc *self, JsonObject *object, GError **error)
{
  g_autoptr (JsonNode) node = sv_take (object, "start");
  if (!node)
    return TRUE;
  JsonObject *start = sv_node_object (node, SV_PATH_KEY (NULL, "start"), error);
  if (!start)
    return FALSE;

  const SvGame *game = self->game;
  const void *setup = sv_history_get_setup (self->history);
  SvFault fault;
  self->has_start = TRUE;
  self->start = g_malloc0 (game->state_size);
  if (!sv_json_restore (game, setup, start, self->start, &fault))
    return sv_fault_found (error, SV_STORE_ERROR_POSITION, SV_PATH_KEY (NULL, "start"), &fault);

  g_autoptr (JsonObject) written = sv_json_dump_start (game, setup, self->start);
  if (!subtract (start, written, SV_PATH_KEY (NULL, "start"), error))
    return FALSE;
  sv_put_back (object, "start", start);

  SvHistory *history = sv_history_new (game, setup, self->start);
  sv_history_free (self->history);
  self->history = history;
  return TRUE;
}

/* ---------------------------------------------------------------- reading: events */

static gboolean
fault_illegal (const SvMatchDoc *self, unsigned i, const char *text, GError **error)
{
  const SvPath *path = SV_PATH_ITEM (SV_PATH_KEY (NULL, "events"), i);
  const void *setup = sv_history_get_setup (self->history);
  const void *state = sv_history_get_state (self->history);
  g_autofree char *quoted = sv_quote (text);
  g_autoptr (GString) words = g_string_new (NULL);
  SvEvent events[SV_MAX_LEGAL];
  char word[SV_EVENT_TEXT_MAX];
  SvNode node;

  self->game->node (setup, state, &node);
  if (node.kind == SV_NODE_OVER)
    return sv_fault (error, SV_STORE_ERROR_EVENT, path,
                     _ ("%s is not legal here; the match is over"), quoted);

  const unsigned n = self->game->legal (setup, state, events);
  for (unsigned j = 0; j < MIN (n, LEGAL_SHOWN); j++) {
    self->game->event_text (setup, state, events[j], word);
    g_string_append_printf (words, "%s%s", j ? ", " : "", word);
  }
  if (n > LEGAL_SHOWN)
    g_string_append (words, ", …");
  if (node.time)
    g_string_append (words, ", time");
  /* Translators: an event, and the list of events that would have been legal. */
  return sv_fault (error, SV_STORE_ERROR_EVENT, path, _ ("%s is not legal here; legal: %s"), quoted,
                   words->str);
}

/* The list called key, whose length must be n if n ≥ 0; *list is NULL if it is absent. */
static gboolean
take_list (JsonObject *object, const char *key, int n, JsonArray **list, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, key);
  g_autoptr (JsonNode) node = sv_take (object, key);
  *list = NULL;
  if (!node)
    return TRUE;
  if (!sv_node_array (node, path, error))
    return FALSE;
  *list = json_node_dup_array (node);
  if (n >= 0 && json_array_get_length (*list) != (guint)n)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     _ ("this list must be as long as the list of events"));
  return TRUE;
}

static gboolean
read_event (
    SvMatchDoc *self, unsigned i, JsonNode *node, JsonNode *time, int *illegal, GError **error)
{
  gint64 time_ms = 0;
  const SvPath *path = SV_PATH_ITEM (SV_PATH_KEY (NULL, "events"), i);
  if (time && !read_ms (time, SV_PATH_ITEM (SV_PATH_KEY (NULL, "times"), i), &time_ms, error))
    return FALSE;
  *illegal = (int)i;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return sv_fault (error, SV_STORE_ERROR_TYPE, path, _ ("this must be a text"));
  const char *text = json_node_get_string (node);
  if (sv_history_append_text (self->history, text, time_ms) != SV_HISTORY_OK)
    return fault_illegal (self, i, text, error);
  *illegal = -1;
  return TRUE;
}

static gboolean
take_events (SvMatchDoc *self, JsonObject *object, int *illegal, GError **error)
{
  g_autoptr (JsonArray) events = NULL;
  g_autoptr (JsonArray) times = NULL;
  const SvPath *path = SV_PATH_KEY (NULL, "events");

  if (!take_list (object, "events", -1, &events, error))
    return FALSE;
  if (!events)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("this is missing"));
  const guint n = json_array_get_length (events);
  if (n > SV_MAX_EVENTS)
    return sv_fault (error, SV_STORE_ERROR_TOO_LARGE, path,
                     _ ("a match may have at most %d events"), SV_MAX_EVENTS);
  if (!take_list (object, "times", (int)n, &times, error))
    return FALSE;
  self->has_times = times != NULL;
  for (guint i = 0; i < n; i++) {
    if (!read_event (self, i, json_array_get_element (events, i),
                     times ? json_array_get_element (times, i) : NULL, illegal, error))
      return FALSE;
  }
  return TRUE;
}

static SvMatchDoc *
read_match (const SvGame *game, JsonObject *object, int *illegal, GError **error)
{
  g_autoptr (SvMatchDoc) self = take_setup (game, object, error);
  if (!self || !take_seats (self, object, error) || !take_clock (self, object, error) ||
      !take_start (self, object, error) || !take_meta (self, object, error) ||
      !take_events (self, object, illegal, error)) {
    sv_store_error_set_game (error, game);
    return NULL;
  }
  self->unknown = sv_keep_unknown (object);
  return g_steal_pointer (&self);
}

SvMatchDoc *
sv_match_doc_from_object (JsonObject *object, int *illegal_event, GError **error)
{
  g_return_val_if_fail (object != NULL, NULL);

  const SvGame *game;
  int ignored;
  int *illegal = illegal_event ? illegal_event : &ignored;
  *illegal = -1;

  if (!sv_document_open (object, SV_DOCUMENT_MATCH, &game, error))
    return NULL;
  return read_match (game, object, illegal, error);
}

SvMatchDoc *
sv_match_doc_read (const char *text, gsize length, int *illegal_event, GError **error)
{
  if (illegal_event)
    *illegal_event = -1;
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object ? sv_match_doc_from_object (object, illegal_event, error) : NULL;
}

SvMatchDoc *
sv_match_doc_load (const char *path, int *illegal_event, GError **error)
{
  if (illegal_event)
    *illegal_event = -1;
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  if (!bytes)
    return NULL;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  return sv_match_doc_read (text, length, illegal_event, error);
}
