/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-cup-id.h"

/* Key of the competition that the JSON reader does not know; it is kept among its unknown keys. */
#define ID "id"

void
sv_cup_doc_stamp (SvCupDoc *self)
{
  g_autofree char *id = g_uuid_string_random ();
  if (!self->unknown)
    self->unknown = json_object_new ();
  json_object_set_string_member (self->unknown, ID, id);
}

/* Append where the home or the away team of a fixture comes from. */
static void
mark_source (GString *text, const SvCupSource *source)
{
  g_string_append_printf (text, " %u.%u.%u", (unsigned)source->from, source->n,
                          source->from == SV_CUP_FROM_PLACE ? source->place : 0);
}

/* Return a text of the parts of the competition that never change: game, teams, lots and plan.
 * The time and place of a match can change, so they are left out. */
static char *
dup_likeness (const SvCupDoc *self)
{
  GString *text = g_string_new (self->game->id);
  for (guint t = 0; t < self->teams->len; t++)
    g_string_append_printf (text, "\n%s", ((SvTeamDoc *)self->teams->pdata[t])->name);
  for (guint t = 0; self->cup->has_lots && t < self->teams->len; t++)
    g_string_append_printf (text, "\n%u", self->cup->lots[t]);
  for (guint i = 0; i < self->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (self->cup, i);
    g_string_append (text, "\n");
    mark_source (text, &fixture->from[0]);
    mark_source (text, &fixture->from[1]);
  }
  return g_string_free (text, FALSE);
}

char *
sv_cup_doc_dup_mark (const SvCupDoc *self)
{
  JsonNode *id = self->unknown ? json_object_get_member (self->unknown, ID) : NULL;
  const char *mark = sv_node_string (id, NULL, NULL);
  if (mark != NULL)
    return g_strdup (mark);
  g_autofree char *text = dup_likeness (self);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

void
sv_cup_doc_keep_mark (SvCupDoc *self, const SvCupDoc *before)
{
  if (self->teams == before->teams)
    return;
  g_autofree char *mark = sv_cup_doc_dup_mark (before);
  g_autofree char *now = sv_cup_doc_dup_mark (self);
  if (g_str_equal (now, mark))
    return;
  g_autoptr (JsonObject) shared = g_steal_pointer (&self->unknown);
  g_autoptr (GList) keys = shared ? json_object_get_members (shared) : NULL;
  self->unknown = json_object_new ();
  for (GList *key = keys; key; key = key->next)
    json_object_set_member (self->unknown, key->data, json_object_dup_member (shared, key->data));
  json_object_set_string_member (self->unknown, ID, mark);
  self->most_bytes = self->most_values = 0;
}
