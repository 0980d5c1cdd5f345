/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-document-private.h"

#include "sv-json-sink.h"
#include "sv-json.h"

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
  JsonObject *unknown = sv_unknown_object (self->unknown, "clock");
  if (!self->has_clock && !unknown && self->elapsed_ms == 0)
    return;
  JsonObject *clock = json_object_new ();
  json_object_set_int_member (clock, "elapsed_ms", self->elapsed_ms);
  sv_write_unknown (clock, unknown);
  json_object_set_object_member (out, "clock", clock);
}

/* Give the members of stated, which the game does not know, back to what it wrote. */
static void
add_unknown (JsonObject *written, JsonObject *stated)
{
  g_autoptr (GList) keys = json_object_get_members (stated);
  for (GList *l = keys; l; l = l->next) {
    JsonObject *mine = sv_unknown_object (written, l->data);
    JsonObject *theirs = sv_unknown_object (stated, l->data);
    if (mine && theirs)
      add_unknown (mine, theirs);
  }
  sv_write_unknown (written, stated);
}

static void
write_start (const SvMatchDoc *self, JsonObject *out)
{
  if (!self->has_start)
    return;
  JsonObject *unknown = sv_unknown_object (self->unknown, "start");
  const void *setup = sv_history_get_setup (self->history);
  JsonObject *start = sv_json_dump_start (self->game, setup, self->start);
  if (unknown)
    add_unknown (start, unknown);
  json_object_set_object_member (out, "start", start);
}

static void
write_events (const SvMatchDoc *self, unsigned n, JsonObject *out)
{
  const SvGame *game = self->game;
  const void *setup = sv_history_get_setup (self->history);
  g_autofree void *state = g_malloc0 (game->state_size);
  JsonArray *events = json_array_sized_new (n);
  g_autoptr (JsonArray) times = json_array_sized_new (n);
  gboolean any = self->has_times;
  char text[SV_EVENT_TEXT_MAX];

  /* One walk through the match: asking the history for each text would fold it many times. */
  sv_history_state_at (self->history, 0, state);
  for (unsigned i = 0; i < n; i++) {
    const SvEvent event = sv_history_get_event (self->history, i);
    const gint64 time_ms = sv_history_get_time (self->history, i);
    game->event_text (setup, state, event, text);
    game->apply (setup, state, event);
    json_array_add_string_element (events, text);
    json_array_add_int_element (times, time_ms);
    any = any || time_ms != 0;
  }
  json_object_set_array_member (out, "events", events);
  if (any)
    json_object_set_array_member (out, "times", g_steal_pointer (&times));
}

static void
write_meta (const SvMatchDoc *self, JsonObject *out)
{
  JsonObject *unknown = sv_unknown_object (self->unknown, "meta");
  if (!self->has_meta && !unknown && !self->created && !*self->title && !*self->notes)
    return;
  JsonObject *meta = json_object_new ();
  if (self->created)
    json_object_set_string_member (meta, "created", self->created);
  json_object_set_string_member (meta, "title", self->title);
  json_object_set_string_member (meta, "notes", self->notes);
  sv_write_unknown (meta, unknown);
  json_object_set_object_member (out, "meta", meta);
}

JsonObject *
sv_match_doc_to_object (const SvMatchDoc *self, unsigned n)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n <= sv_history_get_length (self->history), NULL);

  JsonObject *out = json_object_new ();
  JsonObject *variant = json_object_new ();
  JsonArray *teams = json_array_new ();

  sv_document_add_header (out, SV_DOCUMENT_MATCH, self->game);
  sv_variant_body_write (self->variant, variant);
  json_object_set_object_member (out, "variant", variant);
  for (unsigned i = 0; i < 2; i++) {
    JsonObject *team = json_object_new ();
    sv_team_body_write (self->teams[i], team);
    json_array_add_object_element (teams, team);
  }
  json_object_set_array_member (out, "teams", teams);
  write_seats (self, out);
  write_clock (self, out);
  write_start (self, out);
  write_events (self, n, out);
  write_meta (self, out);
  sv_write_unknown (out, self->unknown);
  return out;
}

char *
sv_match_doc_write (const SvMatchDoc *self, gboolean pretty)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_autoptr (JsonObject) out =
      sv_match_doc_to_object (self, sv_history_get_position (self->history));
  return sv_json_write (out, pretty);
}
