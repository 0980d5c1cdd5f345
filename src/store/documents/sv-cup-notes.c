/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-notes.h"

#include "sv-cup-times.h"

#include <glib/gi18n.h>

/* --- the texts --- */

static void
note_clear (void *data)
{
  SvCupNote *note = data;
  g_free (note->text);
  g_clear_pointer (&note->unknown, json_object_unref);
}

static void
note_unref (void *note)
{
  g_rc_box_release_full (note, note_clear);
}

static GPtrArray *
list_new (void)
{
  return g_ptr_array_new_with_free_func (note_unref);
}

void
sv_cup_notes_init (SvCupNotes *self)
{
  *self = (SvCupNotes){ list_new (), list_new () };
}

void
sv_cup_notes_clear (SvCupNotes *self)
{
  g_clear_pointer (&self->breaks, g_ptr_array_unref);
  g_clear_pointer (&self->reasons, g_ptr_array_unref);
}

static GPtrArray *
list_copy (const GPtrArray *list)
{
  GPtrArray *copy = list_new ();
  for (guint i = 0; i < list->len; i++)
    g_ptr_array_add (copy, g_rc_box_acquire (list->pdata[i]));
  return copy;
}

void
sv_cup_notes_unshare (SvCupNotes *self)
{
  self->breaks = list_copy (self->breaks);
  self->reasons = list_copy (self->reasons);
}

static SvCupNote *
add_note (GPtrArray *notes)
{
  SvCupNote *note = g_rc_box_new0 (SvCupNote);
  g_ptr_array_add (notes, note);
  return note;
}

void
sv_cup_notes_add (GPtrArray *notes, const char *text)
{
  add_note (notes)->text = g_strdup (text);
}

/* Read the text of a note under @key, and keep what else is left in its object. */
static gboolean
take_note (
    GPtrArray *notes, JsonObject *object, const SvPath *path, const char *key, GError **error)
{
  SvCupNote *note = add_note (notes);
  if (!sv_json_read_text (object, path, key, SV_TEXT_NAME, &note->text, error))
    return FALSE;
  note->unknown = sv_keep_unknown (object);
  return TRUE;
}

static void
write_note (const SvCupNote *note, const char *key, JsonObject *out)
{
  if (note->text != NULL)
    json_object_set_string_member (out, key, note->text);
  sv_write_unknown (out, note->unknown);
}

/* --- the clock --- */

static gboolean
read_start (JsonObject *clock, const SvPath *parent, unsigned *out, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "start");
  g_autoptr (JsonNode) node = sv_json_get_member (clock, "start");
  const char *text = sv_node_string (node, path, error);
  if (text == NULL)
    return FALSE;
  return sv_cup_times_read (text, out) ||
         sv_fault (error, SV_STORE_ERROR_VALUE, path,
                   _ ("this must be a time from 00:00 to 23:59, such as 09:30"));
}

/* Read the next break, which comes after a later slot than the one before it. */
static gboolean
read_break (SvCupNotes *self, SvCupTimes *times, JsonNode *node, const SvPath *path, GError **error)
{
  const unsigned n = times->n_breaks;
  SvCupBreak *out = &times->breaks[n];
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL ||
      !sv_json_read_unsigned (object, path, "after", 1, SV_CUP_MAX_ROUNDS, &out->after, error) ||
      !sv_json_read_unsigned (object, path, "minutes", 1, SV_CUP_MAX_BREAK, &out->minutes, error))
    return FALSE;
  if (n > 0 && out->after <= times->breaks[n - 1].after)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "after"),
                     _ ("breaks come in the order of the slots, one after a slot at most"));
  times->n_breaks++;
  return take_note (self->breaks, object, path, "text", error);
}

static gboolean
read_breaks (
    SvCupNotes *self, SvCupTimes *out, JsonObject *clock, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "breaks");
  g_autoptr (JsonNode) node = sv_json_get_member (clock, "breaks");
  if (node == NULL)
    return TRUE;
  JsonArray *list = sv_node_short_array (node, path, SV_CUP_MAX_BREAKS, error);
  for (unsigned i = 0; list != NULL && i < json_array_get_length (list); i++) {
    if (!read_break (self, out, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return list != NULL;
}

gboolean
sv_cup_notes_take_clock (
    SvCupNotes *self, SvCup *cup, JsonObject *plan, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "clock");
  SvCupTimes *out = &cup->times;
  g_autoptr (JsonNode) node = sv_json_get_member (plan, "clock");
  if (node == NULL)
    return TRUE;
  JsonObject *clock = sv_node_object (node, path, error);
  if (clock == NULL || !read_start (clock, path, &out->start, error) ||
      !sv_json_read_unsigned (clock, path, "match", 1, SV_CUP_MAX_MATCH, &out->match, error) ||
      !sv_json_read_optional_unsigned (clock, path, "change", 0, SV_CUP_MAX_CHANGE, &out->change,
                                       error) ||
      !read_breaks (self, out, clock, path, error))
    return FALSE;
  sv_put_back (plan, "clock", clock);
  return TRUE;
}

void
sv_cup_notes_write_clock (const SvCupNotes *self, const SvCup *cup, JsonObject *plan)
{
  const SvCupTimes *times = &cup->times;
  if (times->match == 0)
    return;
  JsonObject *out = json_object_new ();
  g_autofree char *start = sv_cup_times_dup (times->start);
  json_object_set_string_member (out, "start", start);
  json_object_set_int_member (out, "match", times->match);
  if (times->change > 0)
    json_object_set_int_member (out, "change", times->change);
  if (times->n_breaks > 0) {
    JsonArray *breaks = json_array_new ();
    for (unsigned i = 0; i < times->n_breaks; i++) {
      JsonObject *entry = json_object_new ();
      json_object_set_int_member (entry, "after", times->breaks[i].after);
      json_object_set_int_member (entry, "minutes", times->breaks[i].minutes);
      write_note (self->breaks->pdata[i], "text", entry);
      json_array_add_object_element (breaks, entry);
    }
    json_object_set_array_member (out, "breaks", breaks);
  }
  json_object_set_object_member (plan, "clock", out);
}

/* --- points given and taken --- */

static gboolean
read_adjust (SvCupNotes *self, SvCup *cup, JsonNode *node, const SvPath *path, GError **error)
{
  SvCupAdjust *out = &cup->adjust[cup->n_adjust];
  gint64 points;
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL ||
      !sv_json_read_unsigned (object, path, "team", 0, cup->n_teams - 1, &out->team, error) ||
      !sv_json_read_int (object, path, "points", -SV_CUP_MAX_POINTS, SV_CUP_MAX_POINTS, &points,
                         error))
    return FALSE;
  out->points = (int)points;
  cup->n_adjust++;
  return take_note (self->reasons, object, path, "reason", error);
}

gboolean
sv_cup_notes_take_adjust (SvCupNotes *self, SvCup *cup, JsonObject *object, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "adjust");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "adjust");
  if (node == NULL)
    return TRUE;
  if (cup->kind == SV_CUP_KNOCKOUT)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     _ ("in a knock-out there are no points to give or take"));
  JsonArray *list = sv_node_short_array (node, path, SV_CUP_MAX_ADJUST, error);
  for (unsigned i = 0; list != NULL && i < json_array_get_length (list); i++) {
    if (!read_adjust (self, cup, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return list != NULL;
}

void
sv_cup_notes_write_adjust (const SvCupNotes *self, const SvCup *cup, JsonObject *out)
{
  if (cup->n_adjust == 0)
    return;
  JsonArray *list = json_array_new ();
  for (unsigned i = 0; i < cup->n_adjust; i++) {
    JsonObject *entry = json_object_new ();
    json_object_set_int_member (entry, "team", cup->adjust[i].team);
    json_object_set_int_member (entry, "points", cup->adjust[i].points);
    write_note (self->reasons->pdata[i], "reason", entry);
    json_array_add_object_element (list, entry);
  }
  json_object_set_array_member (out, "adjust", list);
}
