/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "sv-match-doc.h"

#include "sv-board-file.h"
#include "sv-json-file.h"
#include "sv-json-sink.h"
#include "sv-json.h"
#include "sv-steps.h"

#include <string.h>

SvSeatDoc *
sv_seat_doc_new (const char *name, int team, const char *kind)
{
  g_return_val_if_fail (team == 0 || team == 1, NULL);

  SvSeatDoc *self = g_new0 (SvSeatDoc, 1);
  self->name = sv_clean_text (name, SV_TEXT_MAX_CHARS);
  self->team = team;
  self->kind = g_strdup (kind ? kind : "person");
  return self;
}

void
sv_seat_doc_free (SvSeatDoc *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->kind);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

SvSeatDoc *
sv_seat_doc_copy (const SvSeatDoc *self)
{
  SvSeatDoc *copy = g_memdup2 (self, sizeof *self);
  copy->name = g_strdup (self->name);
  copy->kind = g_strdup (self->kind);
  copy->unknown = self->unknown ? json_object_ref (self->unknown) : NULL;
  return copy;
}

/* Return the size of a team's pictures in bytes. Nothing else in a document is nearly as large. */
static gsize
pictures_size (const SvTeamDoc *team)
{
  gsize size = team->logo ? strlen (team->logo) : 0;
  for (unsigned i = 0; i < team->n_cards; i++)
    size += team->cards[i].picture ? strlen (team->cards[i].picture) : 0;
  return size;
}

/* Like sv_match_doc_new () for documents that were read from a file, but without a limit to the
 * size. */
static SvMatchDoc *
make_match (const SvVariantDoc *variant,
            const SvTeamDoc *first,
            const SvTeamDoc *second,
            const SvPath *path,
            GError **error)
{
  g_return_val_if_fail (variant || first != NULL || second, NULL);

  const SvGame *game = variant ? variant->game : first ? first->game : second->game;
  g_return_val_if_fail (first == NULL || first->game == game, NULL);
  g_return_val_if_fail (second == NULL || second->game == game, NULL);

  SvFault fault;
  g_autoptr (SvMatchDoc) self = g_new0 (SvMatchDoc, 1);
  self->game = game;
  self->variant = variant ? sv_variant_doc_copy (variant) : sv_variant_doc_new (game);
  self->teams[0] = first ? sv_team_doc_copy (first) : sv_team_doc_new (game);
  self->teams[1] = second ? sv_team_doc_copy (second) : sv_team_doc_new (game);
  for (unsigned side = 0; side < 2; side++)
    sv_team_doc_drop_reserves (self->teams[side]);
  self->seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  self->title = g_strdup ("");
  self->notes = g_strdup ("");
  self->comments = sv_comments_new ();
  self->has_times = self->has_clock = self->has_meta = TRUE;

  g_autofree void *setup = g_memdup2 (self->variant->setup, game->setup_size);
  sv_team_doc_to_setup (self->teams[0], 0, setup);
  sv_team_doc_to_setup (self->teams[1], 1, setup);
  if (!sv_game_check (game, setup, &fault)) {
    sv_fault_found (error, SV_STORE_ERROR_VALUE, path, &fault);
    return NULL;
  }
  self->history = sv_history_new (game, setup, NULL);
  return g_steal_pointer (&self);
}

SvMatchDoc *
sv_match_doc_new (const SvVariantDoc *variant,
                  const SvTeamDoc *first,
                  const SvTeamDoc *second,
                  GError **error)
{
  enum { ROOM_FOR_THE_REST = 1024 * 1024 };
  const SvTeamDoc *const teams[] = { first, second };
  gsize size = ROOM_FOR_THE_REST;
  for (unsigned i = 0; i < 2; i++) {
    if (teams[i])
      size += pictures_size (teams[i]);
  }
  if (!sv_json_check_size (size, error))
    return NULL;
  g_autoptr (SvMatchDoc) self = make_match (variant, first, second, NULL, error);
  g_autoptr (JsonObject) object = self ? sv_match_doc_to_object (self, 0) : NULL;
  return object && sv_json_check (object, NULL, error) ? g_steal_pointer (&self) : NULL;
}

void
sv_match_doc_stamp (SvMatchDoc *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  g_free (self->created);
  self->created = g_date_time_format (now, "%FT%TZ");
}

void
sv_match_doc_free (SvMatchDoc *self)
{
  if (self == NULL)
    return;
  sv_variant_doc_free (self->variant);
  sv_team_doc_free (self->teams[0]);
  sv_team_doc_free (self->teams[1]);
  g_clear_pointer (&self->seats, g_ptr_array_unref);
  g_clear_pointer (&self->history, sv_history_free);
  g_free (self->start);
  g_free (self->created);
  g_free (self->title);
  g_free (self->notes);
  g_ptr_array_unref (self->comments);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

gint64
sv_match_doc_start_ms (const SvMatchDoc *self)
{
  if (!self->start)
    return 0;
  if (sv_history_get_length (self->history) == 0)
    return self->elapsed_ms;
  return sv_history_get_time (self->history, 0);
}

gint64
sv_match_doc_reached_ms (const SvMatchDoc *self, unsigned k)
{
  SvSteps step;

  if (k == 0)
    return sv_match_doc_start_ms (self);
  sv_steps_at (&step, self->history, k - 1);
  /* A new period begins with its clock at 0. */
  return sv_steps_before (&step)->period != sv_steps_after (&step)->period ? 0 : step.time_ms;
}

/* Return the clock's time after the first @k events. */
static gint64
elapsed_after (const SvMatchDoc *self, unsigned k)
{
  return k == sv_history_get_position (self->history) ? self->elapsed_ms
                                                      : sv_match_doc_reached_ms (self, k);
}

SvMatchDoc *
sv_match_doc_copy (const SvMatchDoc *self, unsigned k)
{
  g_return_val_if_fail (k <= sv_history_get_length (self->history), NULL);

  SvMatchDoc *copy = g_memdup2 (self, sizeof *self);
  copy->variant = sv_variant_doc_copy (self->variant);
  copy->teams[0] = sv_team_doc_copy (self->teams[0]);
  copy->teams[1] = sv_team_doc_copy (self->teams[1]);
  copy->seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  for (guint i = 0; i < self->seats->len; i++)
    g_ptr_array_add (copy->seats, sv_seat_doc_copy (self->seats->pdata[i]));
  copy->elapsed_ms = elapsed_after (self, k);
  copy->start = self->start ? g_memdup2 (self->start, self->game->state_size) : NULL;
  copy->created = g_strdup (self->created);
  copy->title = g_strdup (self->title);
  copy->notes = g_strdup (self->notes);
  copy->comments = sv_comments_copy (self->comments, k);
  copy->unknown = self->unknown ? json_object_ref (self->unknown) : NULL;

  copy->history = sv_history_copy (self->history, k);
  return copy;
}

SvMatchDoc *
sv_match_doc_replace (const SvMatchDoc *self, unsigned i, SvEvent event, unsigned *n_kept)
{
  unsigned kept;

  g_return_val_if_fail (i < sv_history_get_length (self->history), NULL);

  SvHistory *history = sv_history_replace (self->history, i, event, &kept);
  if (history == NULL)
    return NULL;
  SvMatchDoc *copy = sv_match_doc_copy (self, 0);
  sv_history_free (copy->history);
  copy->history = history;
  g_ptr_array_unref (copy->comments);
  copy->comments = sv_comments_copy (self->comments, i + 1 + kept);
  sv_comments_set (copy->comments, i + 1, NULL, NULL); /* its step was removed */
  copy->elapsed_ms = i + 1 + kept == sv_history_get_length (self->history)
                         ? self->elapsed_ms
                         : sv_match_doc_reached_ms (copy, i + 1 + kept);
  if (n_kept != NULL)
    *n_kept = kept;
  return copy;
}

gboolean
sv_match_doc_set_start (SvMatchDoc *self, const void *state, gint64 elapsed_ms)
{
  const void *setup = sv_history_get_setup (self->history);
  g_autoptr (JsonObject) told = sv_json_dump_start (self->game, setup, state);
  g_autofree void *start = g_malloc0 (self->game->state_size);

  if (!sv_json_restore (self->game, setup, told, start, NULL))
    return FALSE;
  SvHistory *history = sv_history_new (self->game, setup, start);
  g_free (self->start);
  sv_history_free (self->history);
  self->start = g_steal_pointer (&start);
  self->history = history;
  self->elapsed_ms = MAX (elapsed_ms, 0);
  sv_comments_cut (self->comments, 0);
  /* Unknown keys of the previous start position do not belong to this one. */
  sv_unknown_drop (&self->unknown, "start");
  return TRUE;
}

/* --- Checking --- */

static gboolean
check_seats (const SvMatchDoc *self, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "seats");
  for (unsigned i = 0; i < self->seats->len; i++) {
    const SvSeatDoc *seat = self->seats->pdata[i];
    const SvPath *name = SV_PATH_KEY (SV_PATH_ITEM (path, i), "name");
    if (!sv_text_check (seat->name, name, SV_TEXT_NAME, error))
      return FALSE;
  }
  return TRUE;
}

gboolean
sv_match_doc_check (const SvMatchDoc *self, GError **error)
{
  const SvPath *meta = SV_PATH_KEY (NULL, "meta"), *teams = SV_PATH_KEY (NULL, "teams");
  return sv_variant_doc_check (self->variant, SV_PATH_KEY (NULL, "variant"), error) &&
         sv_team_doc_check (self->teams[0], SV_PATH_ITEM (teams, 0), error) &&
         sv_team_doc_check (self->teams[1], SV_PATH_ITEM (teams, 1), error) &&
         check_seats (self, error) &&
         sv_text_check (self->title, SV_PATH_KEY (meta, "title"), SV_TEXT_NAME, error) &&
         sv_text_check (self->notes, SV_PATH_KEY (meta, "notes"), SV_TEXT_NOTES, error);
}

/* --- Writing --- */

static void
write_figurines (const SvSeatDoc *seat, JsonObject *out)
{
  g_autoptr (JsonArray) halves = json_array_new ();
  for (unsigned h = 0; h < seat->n_figurines; h++) {
    JsonArray *half = json_array_new ();
    for (int number = 0; number < 64; number++) {
      if (seat->figurines[h] >> number & 1)
        json_array_add_int_element (half, number);
    }
    json_array_add_array_element (halves, half);
  }
  json_object_set_array_member (out, "figurines", g_steal_pointer (&halves));
}

static void
write_seats (const SvMatchDoc *self, JsonObject *out)
{
  if (self->seats->len == 0)
    return;
  JsonArray *seats = json_array_new ();
  for (guint i = 0; i < self->seats->len; i++) {
    const SvSeatDoc *seat = self->seats->pdata[i];
    JsonObject *object = json_object_new ();
    json_object_set_string_member (object, "name", seat->name);
    json_object_set_int_member (object, "team", seat->team);
    json_object_set_string_member (object, "kind", seat->kind);
    if (seat->n_figurines > 0)
      write_figurines (seat, object);
    sv_write_unknown (object, seat->unknown);
    json_array_add_object_element (seats, object);
  }
  json_object_set_array_member (out, "seats", seats);
}

static void
write_clock (const SvMatchDoc *self, JsonObject *out)
{
  if (!self->has_clock && self->elapsed_ms == 0)
    return;
  JsonObject *clock = json_object_new ();
  json_object_set_int_member (clock, "elapsed_ms", self->elapsed_ms);
  json_object_set_object_member (out, "clock", clock);
}

static void
write_events (const SvMatchDoc *self, unsigned n, JsonObject *out)
{
  JsonArray *events = json_array_sized_new (n);
  g_autoptr (JsonArray) times = json_array_sized_new (n);
  gboolean any = self->has_times;
  char text[SV_EVENT_TEXT_MAX];
  SvSteps steps;

  sv_steps_begin (&steps, self->history, 0, n);
  while (sv_steps_next (&steps)) {
    self->game->event_text (steps.setup, steps.before, steps.event, text);
    json_array_add_string_element (events, text);
    json_array_add_int_element (times, steps.time_ms);
    any = any || steps.time_ms != 0;
  }
  json_object_set_array_member (out, "events", events);
  if (any)
    json_object_set_array_member (out, "times", g_steal_pointer (&times));
}

static void
write_meta (const SvMatchDoc *self, unsigned n, JsonObject *out)
{
  if (!self->has_meta && self->created == NULL && !*self->title && !*self->notes &&
      self->comments->len == 0)
    return;
  JsonObject *meta = json_object_new ();
  if (self->created != NULL)
    json_object_set_string_member (meta, "created", self->created);
  json_object_set_string_member (meta, "title", self->title);
  json_object_set_string_member (meta, "notes", self->notes);
  sv_comments_write (self->comments, n, meta);
  json_object_set_object_member (out, "meta", meta);
}

static JsonArray *
write_teams (const SvMatchDoc *self, gboolean bare)
{
  JsonArray *teams = json_array_new ();
  for (unsigned i = 0; i < 2; i++) {
    g_autoptr (SvTeamDoc) copy = bare ? sv_team_doc_copy_bare (self->teams[i]) : NULL;
    JsonObject *team = json_object_new ();
    sv_team_doc_write_body (copy ? copy : self->teams[i], team);
    json_array_add_object_element (teams, team);
  }
  return teams;
}

static JsonObject *
write_match (const SvMatchDoc *self, unsigned n, gboolean bare)
{
  JsonObject *out = json_object_new ();
  JsonObject *variant = json_object_new ();

  sv_kind_write (out, SV_DOCUMENT_MATCH, self->game);
  sv_variant_doc_write_body (self->variant, variant);
  json_object_set_object_member (out, "variant", variant);
  json_object_set_array_member (out, "teams", write_teams (self, bare));
  write_seats (self, out);
  write_clock (self, out);
  if (self->start)
    json_object_set_object_member (
        out, "start",
        sv_json_dump_start (self->game, sv_history_get_setup (self->history), self->start));
  write_events (self, n, out);
  write_meta (self, n, out);
  sv_write_unknown (out, self->unknown);
  return out;
}

JsonObject *
sv_match_doc_to_object (const SvMatchDoc *self, unsigned n)
{
  g_return_val_if_fail (n <= sv_history_get_length (self->history), NULL);

  return write_match (self, n, FALSE);
}

JsonObject *
sv_match_doc_to_bare_object (const SvMatchDoc *self)
{
  return write_match (self, sv_history_get_position (self->history), TRUE);
}

char *
sv_match_doc_write (const SvMatchDoc *self, gboolean pretty)
{
  g_autoptr (JsonObject) out =
      sv_match_doc_to_object (self, sv_history_get_position (self->history));
  return sv_json_write (out, pretty);
}

/* --- Reading --- */

enum { KIND_MAX_CHARS = 64, LEGAL_SHOWN = 12 };

/* --- reading: set-up --- */

static gboolean
take_teams (const SvGame *game,
            JsonObject *object,
            const SvPath *parent,
            SvTeamDoc *teams[2],
            GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "teams");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "teams");
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  if (json_array_get_length (list) != 2)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("two teams are needed here"));
  for (unsigned i = 0; i < 2; i++) {
    const SvPath *here = SV_PATH_ITEM (path, i);
    JsonObject *body = sv_node_object (json_array_get_element (list, i), here, error);
    teams[i] = body ? sv_team_doc_from_object (body, game, here, error) : NULL;
    if (!teams[i])
      return FALSE;
  }
  return TRUE;
}

static SvMatchDoc *
take_setup (const SvGame *game, JsonObject *object, const SvPath *path, GError **error)
{
  SvTeamDoc *teams[2] = { NULL, NULL };
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_take (object, path, game, error);
  SvMatchDoc *self = NULL;
  if (variant != NULL && take_teams (game, object, path, teams, error))
    self = make_match (variant, teams[0], teams[1], path, error);
  sv_team_doc_free (teams[0]);
  sv_team_doc_free (teams[1]);
  return self;
}

/* --- reading: seats --- */

/* Return the shirt numbers of a team's pieces as a bit set. */
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
  if (list == NULL)
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
  g_autoptr (JsonNode) node = sv_json_get_member (object, "figurines");
  if (node == NULL)
    return TRUE;
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  seat->n_figurines = json_array_get_length (list);
  if (seat->n_figurines > SV_MAX_PERIODS)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     ngettext ("there is only %d half", "there are only %d halves", SV_MAX_PERIODS),
                     SV_MAX_PERIODS);
  for (unsigned i = 0; i < seat->n_figurines; i++) {
    if (!read_half (self, seat, i, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return TRUE;
}

/* Return whether @kind looks like the id of a computer player. Which ids exist is not known
 * here. */
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

/* Read a seat. Return NULL with an error if it is not valid. */
static SvSeatDoc *
read_seat (const SvMatchDoc *self, JsonNode *node, const SvPath *path, GError **error)
{
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL)
    return NULL;
  gint64 number;
  g_autoptr (JsonNode) team = sv_json_get_member (object, "team");
  g_autoptr (SvSeatDoc) seat = sv_seat_doc_new (NULL, 0, NULL);
  if (!sv_json_read_text (object, path, "name", SV_TEXT_NAME, &seat->name, error) ||
      !sv_node_int (team, SV_PATH_KEY (path, "team"), 0, 1, &number, error) ||
      !sv_json_read_text (object, path, "kind", SV_TEXT_NAME, &seat->kind, error))
    return NULL;
  seat->team = (int)number;
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
take_seats (SvMatchDoc *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "seats");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "seats");
  if (node == NULL)
    return TRUE;
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  const unsigned most = MIN (self->game->n_seats_max, SV_MAX_SEATS);
  if (json_array_get_length (list) > most)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     ngettext ("only %u person can play", "only %u people can play", most), most);
  for (guint i = 0; i < json_array_get_length (list); i++) {
    SvSeatDoc *seat =
        read_seat (self, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error);
    if (seat == NULL)
      return FALSE;
    g_ptr_array_add (self->seats, seat);
  }
  return TRUE;
}

/* --- reading: clock and meta --- */

/* Read milliseconds of a clock. */
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
take_clock (SvMatchDoc *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "clock");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "clock");
  self->has_clock = node != NULL;
  if (node == NULL)
    return TRUE;
  JsonObject *clock = sv_node_object (node, path, error);
  g_autoptr (JsonNode) elapsed = clock ? sv_json_get_member (clock, "elapsed_ms") : NULL;
  if (clock == NULL ||
      (elapsed && !read_ms (elapsed, SV_PATH_KEY (path, "elapsed_ms"), &self->elapsed_ms, error)))
    return FALSE;
  sv_put_back (object, "clock", clock);
  return TRUE;
}

static gboolean
take_meta (SvMatchDoc *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "meta");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "meta");
  self->has_meta = node != NULL;
  if (node == NULL)
    return TRUE;
  JsonObject *meta = sv_node_object (node, path, error);
  if (meta == NULL ||
      !sv_json_read_text (meta, path, "created", SV_TEXT_NAME, &self->created, error) ||
      !sv_json_read_text (meta, path, "title", SV_TEXT_NAME, &self->title, error) ||
      !sv_json_read_text (meta, path, "notes", SV_TEXT_NOTES, &self->notes, error) ||
      !sv_comments_take (self->comments, meta, path, error))
    return FALSE;
  if (self->created != NULL) {
    g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
    g_autoptr (GDateTime) created = g_date_time_new_from_iso8601 (self->created, utc);
    if (created == NULL)
      return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "created"),
                       _ ("this must be a date and time like 2026-11-21T10:00:00Z"));
  }
  sv_put_back (object, "meta", meta);
  return TRUE;
}

/* --- reading: start --- */

static gboolean same_value (JsonNode *a, JsonNode *b);

/* Compare two lists without regard to order: where order matters, the game has read it and writes
 * what it read. */
static gboolean
same_list (JsonArray *a, JsonArray *b)
{
  const guint n = json_array_get_length (a);
  if (json_array_get_length (b) != n)
    return FALSE;
  g_autofree gboolean *found = g_new0 (gboolean, n);
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

/* Remove from @stated, the start position in the document, all that the game would write about
 * it; unknown keys are left. A stated value that the game would write otherwise was ignored by
 * the game, so it is not possible here. */
static gboolean
subtract (JsonObject *stated, JsonObject *written, const SvPath *path, GError **error)
{
  g_autoptr (GList) keys = json_object_get_members (written);
  for (GList *l = keys; l; l = l->next) {
    const SvPath *here = SV_PATH_KEY (path, l->data);
    JsonNode *mine = json_object_get_member (stated, l->data);
    JsonNode *theirs = json_object_get_member (written, l->data);
    if (mine == NULL)
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
take_start (SvMatchDoc *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "start");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "start");
  if (node == NULL)
    return TRUE;
  JsonObject *start = sv_node_object (node, path, error);
  if (start == NULL)
    return FALSE;

  const SvGame *game = self->game;
  const void *setup = sv_history_get_setup (self->history);
  SvFault fault;
  self->start = g_malloc0 (game->state_size);
  if (!sv_json_restore (game, setup, start, self->start, &fault))
    return sv_fault_found (error, SV_STORE_ERROR_POSITION, path, &fault);

  g_autoptr (JsonObject) written = sv_json_dump_start (game, setup, self->start);
  if (!subtract (start, written, path, error))
    return FALSE;
  sv_put_back (object, "start", start);

  SvHistory *history = sv_history_new (game, setup, self->start);
  sv_history_free (self->history);
  self->history = history;
  return TRUE;
}

/* --- reading: events --- */

char *
sv_match_doc_legal_words (const SvMatchDoc *self, unsigned most)
{
  const void *setup = sv_history_get_setup (self->history);
  const void *state = sv_history_get_state (self->history);
  GString *words = g_string_new (NULL);
  SvEvent events[SV_MAX_LEGAL];
  char word[SV_EVENT_TEXT_MAX];
  SvNode node;

  self->game->node (setup, state, &node);
  const unsigned n = self->game->legal (setup, state, events);
  for (unsigned i = 0; i < MIN (n, most); i++) {
    self->game->event_text (setup, state, events[i], word);
    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", word);
  }
  if (n > most)
    g_string_append (words, ", …");
  if (node.time)
    g_string_append (words, n > 0 ? ", time" : "time");
  return g_string_free (words, FALSE);
}

static gboolean
fault_illegal (const SvMatchDoc *self, const SvPath *path, const char *text, GError **error)
{
  g_autofree char *quoted = sv_quote (text);
  g_autofree char *words = sv_match_doc_legal_words (self, LEGAL_SHOWN);
  if (*words == '\0')
    return sv_fault (error, SV_STORE_ERROR_EVENT, path,
                     _ ("%s is not legal here; the match is over"), quoted);
  /* Translators: an event, and the list of events that would have been legal. */
  return sv_fault (error, SV_STORE_ERROR_EVENT, path, _ ("%s is not legal here; legal: %s"), quoted,
                   words);
}

static gboolean
read_event (SvMatchDoc *self,
            JsonNode *node,
            const SvPath *path,
            JsonNode *time,
            const SvPath *time_path,
            int *illegal,
            GError **error)
{
  gint64 time_ms = 0;
  if (time != NULL && !read_ms (time, time_path, &time_ms, error))
    return FALSE;
  *illegal = (int)path->index;
  const char *text = sv_node_string (node, path, error);
  if (text == NULL)
    return FALSE;
  if (sv_history_append_text (self->history, text, time_ms) != SV_HISTORY_OK)
    return fault_illegal (self, path, text, error);
  *illegal = -1;
  return TRUE;
}

static gboolean
take_events (
    SvMatchDoc *self, JsonObject *object, const SvPath *parent, int *illegal, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "events");
  const SvPath *times_path = SV_PATH_KEY (parent, "times");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "events");
  g_autoptr (JsonNode) times_node = sv_json_get_member (object, "times");
  JsonArray *events = sv_node_array (node, path, error);
  if (!events)
    return FALSE;
  const guint n = json_array_get_length (events);
  if (n > SV_MAX_EVENTS)
    return sv_fault (error, SV_STORE_ERROR_TOO_LARGE, path,
                     _ ("a match may have at most %d events"), SV_MAX_EVENTS);
  JsonArray *times = times_node ? sv_node_array (times_node, times_path, error) : NULL;
  if (times_node != NULL && times == NULL)
    return FALSE;
  if (times != NULL && json_array_get_length (times) != n)
    return sv_fault (error, SV_STORE_ERROR_VALUE, times_path,
                     _ ("this list must be as long as the list of events"));
  self->has_times = times != NULL;
  for (guint i = 0; i < n; i++) {
    if (!read_event (self, json_array_get_element (events, i), SV_PATH_ITEM (path, i),
                     times ? json_array_get_element (times, i) : NULL, SV_PATH_ITEM (times_path, i),
                     illegal, error))
      return FALSE;
  }
  /* A program that does not know comments may have gone back to an earlier step and continued
   * from there. */
  sv_comments_cut (self->comments, n);
  return TRUE;
}

SvMatchDoc *
sv_match_doc_from_object (
    JsonObject *object, const SvGame *game, const SvPath *path, int *illegal_event, GError **error)
{
  int ignored;
  int *illegal = illegal_event ? illegal_event : &ignored;
  *illegal = -1;

  if (!sv_kind_open (object, SV_DOCUMENT_MATCH, path, &game, error))
    return NULL;
  g_autoptr (SvMatchDoc) self = take_setup (game, object, path, error);
  if (self == NULL || !take_seats (self, object, path, error) ||
      !take_clock (self, object, path, error) || !take_start (self, object, path, error) ||
      !take_meta (self, object, path, error) || !take_events (self, object, path, illegal, error)) {
    sv_store_error_set_game (error, game);
    return NULL;
  }
  self->unknown = sv_keep_unknown (object);
  return g_steal_pointer (&self);
}

static SvMatchDoc *
from_json (JsonObject *object, int *illegal_event, GError **error)
{
  g_autoptr (JsonObject) owned = object;
  if (illegal_event != NULL)
    *illegal_event = -1;
  return object ? sv_match_doc_from_object (object, NULL, NULL, illegal_event, error) : NULL;
}

SvMatchDoc *
sv_match_doc_read (const char *text, gsize length, int *illegal_event, GError **error)
{
  return from_json (sv_json_read (text, length, error), illegal_event, error);
}

SvMatchDoc *
sv_match_doc_load (const char *path, int *illegal_event, GError **error)
{
  return from_json (sv_json_load (path, error), illegal_event, error);
}
