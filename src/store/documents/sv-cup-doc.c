/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every document must be one that the reader accepts, because undo and saving rely on that. So
 * each change makes a copy, checks the whole of it, and checks that its text stays within the
 * limits of JSON files. Writing the whole text after each change would be slow in a large
 * competition; check_fixture_readable () therefore only measures the changed fixture while the
 * document is far below the limits. */
#include "sv-cup-doc.h"

#include "sv-cup-check.h"
#include "sv-cup-held.h"
#include "sv-cup-knockout.h"
#include "sv-cup-times.h"
#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-kind.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>
#include <string.h>

void
sv_cup_doc_free (SvCupDoc *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_clear_pointer (&self->variant, sv_variant_doc_free);
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  g_clear_pointer (&self->cup, sv_cup_free);
  g_clear_pointer (&self->meetings, g_free);
  g_clear_pointer (&self->slots, g_rc_box_release);
  g_clear_pointer (&self->extras, g_ptr_array_unref);
  sv_cup_notes_clear (&self->notes);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

static void *
copy_extra (const void *extra, void *data)
{
  return sv_cup_extra_copy (extra);
}

SvCupDoc *
sv_cup_doc_copy (const SvCupDoc *self)
{
  SvCupDoc *other = g_memdup2 (self, sizeof *self);
  other->title = g_strdup (self->title);
  other->variant = sv_variant_doc_copy (self->variant);
  other->teams = g_ptr_array_ref (self->teams);
  other->cup = sv_cup_copy (self->cup);
  other->meetings = NULL;
  other->slots = self->slots ? g_rc_box_acquire (self->slots) : NULL;
  other->extras = g_ptr_array_copy (self->extras, copy_extra, NULL);
  g_ptr_array_set_free_func (other->extras, (GDestroyNotify)sv_cup_extra_free);
  sv_cup_notes_unshare (&other->notes);
  other->unknown = self->unknown ? json_object_ref (self->unknown) : NULL;
  return other;
}

char *
sv_cup_doc_dup_name (const SvCupDoc *self, unsigned team)
{
  const SvTeamDoc *doc = self->teams->pdata[team];
  return *doc->name ? g_strdup (doc->name) : g_strdup_printf ("Team %u", team + 1);
}

/* --- what must hold --- */

static const SvPath *const top = NULL;

/* Check that each team can play by the variant's rules. */
static gboolean
check_teams (const SvCupDoc *self, GError **error)
{
  static const char first[] = "teams[0]";
  const SvPath *path = SV_PATH_KEY (top, "teams");
  for (guint t = 0; t < self->teams->len; t++) {
    SvFault fault;
    g_autofree void *setup = g_memdup2 (self->variant->setup, self->game->setup_size);
    sv_team_doc_to_setup (self->teams->pdata[t], 0, setup);
    if (sv_game_check (self->game, setup, &fault))
      continue;
    const gboolean of_team = g_str_has_prefix (fault.path, first);
    char *rest = fault.path + (of_team ? strlen (first) : 0);
    memmove (fault.path, *rest == '.' ? rest + 1 : rest, strlen (rest) + 1);
    return sv_fault_found (error, SV_STORE_ERROR_VALUE, of_team ? SV_PATH_ITEM (path, t) : top,
                           &fault);
  }
  return TRUE;
}

/* Find out in which slot of the day each fixture is, unless that is known. */
static void
find_slots (SvCupDoc *self)
{
  if (self->slots)
    return;
  g_autofree unsigned *slots = sv_cup_times_slots (self->cup);
  self->slots = g_rc_box_dup (MAX (self->cup->fixtures->len, 1) * sizeof *slots, slots);
}

/* Find out which teams meet in each fixture, and check that they are known where a match is stored.
 * The match is theirs by its place, whatever names they had when it was played. */
static gboolean
check_matches (SvCupDoc *self, GError **error)
{
  self->meetings = sv_cup_meetings (self->cup);
  find_slots (self);
  for (guint i = 0; i < self->extras->len; i++) {
    const SvCupExtra *extra = self->extras->pdata[i];
    const SvPath *path = SV_PATH_ITEM (SV_PATH_KEY (top, "fixtures"), i);
    const int *teams = self->meetings[i].teams;
    if (extra->names[0] && (teams[0] < 0 || teams[1] < 0) &&
        !sv_cup_fixture (self->cup, i)->is_void)
      return sv_fault (error, SV_STORE_ERROR_VALUE,
                       SV_PATH_KEY (path, extra->match ? "match" : "file"),
                       _ ("it is not known yet who plays this match"));
  }
  return TRUE;
}

char *
sv_cup_doc_dup_other_names (const SvCupDoc *self, unsigned i)
{
  const SvCupExtra *extra = self->extras->pdata[i];
  for (unsigned side = 0; extra->names[0] && side < 2; side++) {
    const int team = self->meetings[i].teams[side];
    if (team < 0 || g_str_equal (((SvTeamDoc *)self->teams->pdata[team])->name, extra->names[side]))
      continue;
    g_autofree char *found = sv_quote (extra->names[side]);
    g_autofree char *name = sv_cup_doc_dup_name (self, (unsigned)team);
    g_autofree char *wanted = sv_quote (name);
    return sv_sentence (_ ("%s plays here, and this is a match of %s"), wanted, found);
  }
  return NULL;
}

/* Return an upper limit for the number of JSON values in a text: except for the last value of
 * each array or object, a comma follows each value. */
static gsize
count_values (const char *text, gsize length)
{
  gsize n = 1;
  for (gsize i = 0; i < length; i++)
    n += text[i] == ',' || text[i] == '[' || text[i] == '{';
  return n;
}

static JsonObject *to_object (const SvCupDoc *self);

static gboolean
check_readable (SvCupDoc *self, GError **error)
{
  g_autoptr (JsonObject) object = to_object (self);
  g_autofree char *text = sv_json_write (object, FALSE);
  self->most_bytes = strlen (text);
  return sv_json_check_size (self->most_bytes, error) &&
         sv_json_check (object, &self->most_values, error);
}

/* Like check_readable (), if only fixture @i has changed: while the document is far below the
 * limits, it is enough to check the text of that fixture, nested as deep as in the file. */
static gboolean
check_fixture_readable (SvCupDoc *self, unsigned i, GError **error)
{
  g_autoptr (JsonObject) alone = json_object_new ();
  JsonArray *fixtures = json_array_new ();
  const SvCupExtra *extra = self->extras->pdata[i];
  JsonObject *fixture = sv_cup_doc_write_fixture (self, i);
  if (extra->match)
    json_object_set_object_member (fixture, "match", json_object_ref (extra->match));
  json_array_add_object_element (fixtures, fixture);
  json_object_set_array_member (alone, "fixtures", fixtures);
  g_autofree char *text = sv_json_write (alone, FALSE);
  gsize n;
  if (!sv_json_check (alone, &n, error))
    return FALSE;
  if (self->most_bytes == 0 || self->most_bytes + strlen (text) > SV_JSON_MAX_BYTES / 2 ||
      self->most_values + n > SV_JSON_MAX_VALUES / 2)
    return check_readable (self, error);
  self->most_bytes += strlen (text);
  self->most_values += n;
  return TRUE;
}

static gboolean
check (SvCupDoc *self, GError **error)
{
  SvFault fault;
  if (!sv_cup_check (self->cup, &fault))
    return sv_fault_found (error, SV_STORE_ERROR_VALUE, top, &fault);
  return check_matches (self, error);
}

SvCupDoc *
sv_cup_doc_new (
    const char *title, const SvVariantDoc *variant, GPtrArray *teams, SvCup *cup, GError **error)
{
  g_autoptr (SvCupDoc) self = g_new0 (SvCupDoc, 1);
  self->game = variant->game;
  self->title = sv_clean_text (title, SV_TEXT_MAX_CHARS);
  self->variant = sv_variant_doc_copy (variant);
  self->teams = g_ptr_array_ref (teams);
  self->cup = cup;
  sv_cup_notes_init (&self->notes);
  self->extras = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_cup_extra_free);
  for (guint i = 0; i < cup->fixtures->len; i++)
    g_ptr_array_add (self->extras, g_new0 (SvCupExtra, 1));
  return check_teams (self, error) && check (self, error) && check_readable (self, error)
             ? g_steal_pointer (&self)
             : NULL;
}

/* Check that no fixture whose score counts is now one of other teams. */
static gboolean
check_change (const SvCupDoc *before, const SvCupDoc *after, GError **error)
{
  SvFault fault;
  return sv_cup_check_change (before->cup, after->cup, &fault) ||
         sv_fault_found (error, SV_STORE_ERROR_VALUE, top, &fault);
}

SvCupDoc *
sv_cup_doc_settle (const SvCupDoc *before, SvCupDoc *after, unsigned i, GError **error)
{
  g_autoptr (SvCupDoc) self = after;
  return check (self, error) && check_fixture_readable (self, i, error) &&
                 check_change (before, self, error)
             ? g_steal_pointer (&self)
             : NULL;
}

SvCupDoc *
sv_cup_doc_settle_whole (const SvCupDoc *before, SvCupDoc *after, GError **error)
{
  g_autoptr (SvCupDoc) self = after;
  return (self->teams == before->teams || check_teams (self, error)) && check (self, error) &&
                 check_readable (self, error) && check_change (before, self, error)
             ? g_steal_pointer (&self)
             : NULL;
}

/* --- reading --- */

static gboolean
take_teams (SvCupDoc *self, JsonObject *object, GError **error)
{
  const SvPath *path = SV_PATH_KEY (top, "teams");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "teams");
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  const unsigned n = json_array_get_length (list);
  if (n < 2 || n > SV_CUP_MAX_TEAMS)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     _ ("there are %u teams, but there must be %d to %d"), n, 2, SV_CUP_MAX_TEAMS);
  self->teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  for (unsigned i = 0; i < n; i++) {
    const SvPath *here = SV_PATH_ITEM (path, i);
    JsonObject *body = sv_node_object (json_array_get_element (list, i), here, error);
    SvTeamDoc *team = body ? sv_team_doc_from_object (body, self->game, here, error) : NULL;
    if (!team)
      return FALSE;
    g_ptr_array_add (self->teams, team);
  }
  return TRUE;
}

static gboolean
read_members (SvCupDoc *self, JsonObject *object, const char *folder, GError **error)
{
  if (!sv_json_read_text (object, top, "title", SV_TEXT_NAME, &self->title, error))
    return FALSE;
  self->variant = sv_variant_doc_take (object, top, self->game, error);
  if (self->variant == NULL || !take_teams (self, object, error))
    return FALSE;
  self->cup =
      sv_cup_json_take (object, self->game, self->teams->len, self->extras, &self->notes, error);
  SvFault fault;
  if (self->cup == NULL || !check_teams (self, error))
    return FALSE;
  if (!sv_cup_check (self->cup, &fault))
    return sv_fault_found (error, SV_STORE_ERROR_VALUE, top, &fault);
  for (guint i = 0; i < self->extras->len; i++) {
    if (!sv_cup_held_read (self->extras->pdata[i], self->game,
                           &sv_cup_fixture (self->cup, i)->result, folder,
                           SV_PATH_ITEM (SV_PATH_KEY (top, "fixtures"), i), error))
      return FALSE;
  }
  return check_matches (self, error);
}

SvCupDoc *
sv_cup_doc_from_object (JsonObject *object, const char *folder, GError **error)
{
  g_autoptr (SvCupDoc) self = g_new0 (SvCupDoc, 1);
  self->title = g_strdup ("");
  sv_cup_notes_init (&self->notes);
  self->extras = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_cup_extra_free);
  if (!sv_kind_open (object, SV_DOCUMENT_CUP, NULL, &self->game, error))
    return NULL;
  if (!read_members (self, object, folder, error)) {
    sv_store_error_set_game (error, self->game);
    return NULL;
  }
  self->unknown = sv_keep_unknown (object);
  return g_steal_pointer (&self);
}

SvCupDoc *
sv_cup_doc_read (const char *text, gsize length, const char *folder, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  SvCupDoc *self = object ? sv_cup_doc_from_object (object, folder, error) : NULL;
  if (self != NULL) {
    self->most_bytes = length;
    self->most_values = count_values (text, length);
  }
  return self;
}

SvCupDoc *
sv_cup_doc_load (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  return bytes ? sv_cup_doc_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), folder,
                                  error)
               : NULL;
}

/* --- writing --- */

JsonObject *
sv_cup_doc_write_fixture (const SvCupDoc *self, unsigned i)
{
  return sv_cup_json_fixture (self->cup, i, self->extras->pdata[i]);
}

static JsonObject *
to_object (const SvCupDoc *self)
{
  JsonObject *out = json_object_new ();
  JsonObject *variant = json_object_new ();
  JsonArray *teams = json_array_new ();

  sv_kind_write (out, SV_DOCUMENT_CUP, self->game);
  if (*self->title)
    json_object_set_string_member (out, "title", self->title);
  sv_variant_doc_write_body (self->variant, variant);
  json_object_set_object_member (out, "variant", variant);
  for (guint i = 0; i < self->teams->len; i++) {
    JsonObject *team = json_object_new ();
    sv_team_doc_write_body (self->teams->pdata[i], team);
    json_array_add_object_element (teams, team);
  }
  json_object_set_array_member (out, "teams", teams);
  sv_cup_json_write (self->cup, self->extras, &self->notes, out);
  sv_write_unknown (out, self->unknown);
  return out;
}

char *
sv_cup_doc_write (const SvCupDoc *self, gboolean pretty)
{
  g_autoptr (JsonObject) object = to_object (self);
  return sv_json_write (object, pretty);
}
