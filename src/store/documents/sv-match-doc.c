/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-document-private.h"
#include "sv-json.h"

/* Making, copying and freeing matches and seats; their text is in sv-match-file.c. */

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
  if (!self)
    return;
  g_free (self->name);
  g_free (self->kind);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

SvSeatDoc *
sv_seat_doc_copy (const SvSeatDoc *self)
{
  SvSeatDoc *copy = sv_seat_doc_new (self->name, self->team, self->kind);
  memcpy (copy->figurines, self->figurines, sizeof copy->figurines);
  copy->n_figurines = self->n_figurines;
  copy->unknown = self->unknown ? json_object_ref (self->unknown) : NULL;
  return copy;
}

/* Nothing else in a document takes so much room. */
static gsize
pictures_size (const SvTeamDoc *team)
{
  gsize size = team->logo ? strlen (team->logo) : 0;
  for (unsigned i = 0; i < team->n_cards; i++)
    size += team->cards[i].picture ? strlen (team->cards[i].picture) : 0;
  return size;
}

SvMatchDoc *
sv_match_doc_new (const SvVariantDoc *variant,
                  const SvTeamDoc *first,
                  const SvTeamDoc *second,
                  GError **error)
{
  enum { ROOM_FOR_THE_REST = 1024 * 1024 };
  const gsize pictures =
      (first ? pictures_size (first) : 0) + (second ? pictures_size (second) : 0);
  if (!sv_json_check_size (pictures + ROOM_FOR_THE_REST, error))
    return NULL;
  return sv_match_doc_of (variant, first, second, error);
}

SvMatchDoc *
sv_match_doc_of (const SvVariantDoc *variant,
                 const SvTeamDoc *first,
                 const SvTeamDoc *second,
                 GError **error)
{
  g_return_val_if_fail (variant || first || second, NULL);

  const SvGame *game = variant ? variant->game : first ? first->game : second->game;
  g_return_val_if_fail (!first || first->game == game, NULL);
  g_return_val_if_fail (!second || second->game == game, NULL);

  SvFault fault;
  g_autoptr (SvMatchDoc) self = g_new0 (SvMatchDoc, 1);
  self->game = game;
  self->variant = variant ? sv_variant_doc_copy (variant) : sv_variant_doc_new (game);
  self->teams[0] = first ? sv_team_doc_copy (first) : sv_team_doc_new (game);
  self->teams[1] = second ? sv_team_doc_copy (second) : sv_team_doc_new (game);
  self->seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  self->title = g_strdup ("");
  self->notes = g_strdup ("");
  self->has_times = self->has_clock = self->has_meta = TRUE;

  g_autofree void *setup = sv_setup_of (self->variant, self->teams[0], self->teams[1]);
  if (!sv_game_check (game, setup, &fault)) {
    sv_fault_found (error, SV_STORE_ERROR_VALUE, NULL, &fault);
    return NULL;
  }
  self->history = sv_history_new (game, setup, NULL);
  return g_steal_pointer (&self);
}

void
sv_match_doc_free (SvMatchDoc *self)
{
  if (!self)
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
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

void
sv_match_doc_stamp (SvMatchDoc *self)
{
  g_return_if_fail (self != NULL);

  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_free (self->created);
  self->created = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

static unsigned
period_after (const SvHistory *history, unsigned k)
{
  SvView view;
  const SvGame *game = sv_history_get_game (history);
  g_autofree void *state = g_malloc0 (game->state_size);
  sv_history_state_at (history, k, state);
  game->view (sv_history_get_setup (history), state, &view);
  return view.period;
}

/* What the clock showed after the first k > 0 events, as they tell it. */
static gint64
stamp_after (const SvHistory *history, unsigned k)
{
  if (period_after (history, k - 1) != period_after (history, k))
    return 0;
  return sv_history_get_time (history, k - 1);
}

gint64
sv_match_doc_start_ms (const SvMatchDoc *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (!self->has_start)
    return 0;
  if (sv_history_get_length (self->history) == 0)
    return self->elapsed_ms;
  return sv_history_get_time (self->history, 0);
}

/* What the clock showed after the first k events: nothing if the last of them ended a period. */
static gint64
elapsed_after (const SvMatchDoc *self, unsigned k)
{
  if (k == sv_history_get_position (self->history))
    return self->elapsed_ms;
  if (k == 0)
    return sv_match_doc_start_ms (self);
  return stamp_after (self->history, k);
}

SvMatchDoc *
sv_match_doc_copy (const SvMatchDoc *self, unsigned k)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (k <= sv_history_get_length (self->history), NULL);

  SvMatchDoc *copy = g_new0 (SvMatchDoc, 1);
  copy->game = self->game;
  copy->variant = sv_variant_doc_copy (self->variant);
  copy->teams[0] = sv_team_doc_copy (self->teams[0]);
  copy->teams[1] = sv_team_doc_copy (self->teams[1]);
  copy->seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  for (guint i = 0; i < self->seats->len; i++)
    g_ptr_array_add (copy->seats, sv_seat_doc_copy (self->seats->pdata[i]));
  copy->elapsed_ms = elapsed_after (self, k);
  copy->has_start = self->has_start;
  copy->start = self->has_start ? g_memdup2 (self->start, self->game->state_size) : NULL;
  copy->has_times = self->has_times;
  copy->has_clock = self->has_clock;
  copy->has_meta = self->has_meta;
  copy->created = g_strdup (self->created);
  copy->title = g_strdup (self->title);
  copy->notes = g_strdup (self->notes);
  copy->unknown = self->unknown ? json_object_ref (self->unknown) : NULL;

  copy->history = sv_history_new (self->game, sv_history_get_setup (self->history), copy->start);
  for (unsigned i = 0; i < k; i++)
    sv_history_append (copy->history, sv_history_get_event (self->history, i),
                       sv_history_get_time (self->history, i));
  return copy;
}

SvMatchDoc *
sv_match_doc_replace (const SvMatchDoc *self, unsigned i, SvEvent event, unsigned *n_kept)
{
  unsigned kept;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (i < sv_history_get_length (self->history), NULL);

  SvHistory *history = sv_history_replace (self->history, i, event, &kept);
  if (!history)
    return NULL;
  SvMatchDoc *copy = sv_match_doc_copy (self, 0);
  sv_history_free (copy->history);
  copy->history = history;
  copy->elapsed_ms = i + 1 + kept == sv_history_get_length (self->history)
                         ? self->elapsed_ms
                         : stamp_after (history, i + 1 + kept);
  if (n_kept)
    *n_kept = kept;
  return copy;
}

void
sv_match_doc_set_start (SvMatchDoc *self, const void *state, gint64 elapsed_ms)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (state != NULL);

  void *start = g_memdup2 (state, self->game->state_size);
  SvHistory *history = sv_history_new (self->game, sv_history_get_setup (self->history), start);

  g_free (self->start);
  sv_history_free (self->history);
  self->start = start;
  self->has_start = TRUE;
  self->history = history;
  self->elapsed_ms = MAX (elapsed_ms, 0);
  /* What an earlier beginning said beyond the position is not true of this one. */
  if (self->unknown && json_object_has_member (self->unknown, "start")) {
    JsonObject *rest = json_object_new ();
    JsonObjectIter iter;
    const char *key;
    JsonNode *node;
    json_object_iter_init (&iter, self->unknown);
    while (json_object_iter_next (&iter, &key, &node)) {
      if (strcmp (key, "start") != 0)
        json_object_set_member (rest, key, json_node_copy (node));
    }
    json_object_unref (self->unknown);
    self->unknown = rest;
  }
}
