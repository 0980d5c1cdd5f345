/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every document must be one that the reader accepts, because undo and saving rely on that. So
 * each change makes a copy, checks the whole of it, and checks that its text stays within the
 * limits of JSON files. Writing the whole text after each change would be slow in a large
 * competition; check_fixture_readable () therefore only measures the changed fixture while the
 * document is far below the limits. */
#include "sv-cup-doc.h"

#include "sv-cup-check.h"
#include "sv-cup-knockout.h"
#include "sv-cup-late.h"
#include "sv-cup-times.h"
#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-kind.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>
#include <string.h>

/* Keys of a fixture that the JSON reader does not know; they are kept among its unknown keys, so
 * other programs preserve them. */
#define SCORERS "scorers"
#define MARKS "marks"
#define REFEREE "referee"

enum { MAX_MARKS = 200 }; /* maximum for one side in a match, as many as a table can record */

/* Key of the competition that is also kept among its unknown keys: the id from sv_cup_doc_stamp
 * (). */
#define ID "id"

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

static SvCupDoc *
copy (const SvCupDoc *self)
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

/* --- matches --- */

static void
result_of (const SvMatchDoc *match, SvCupResult *out)
{
  SvView view;
  match->game->view (sv_history_get_setup (match->history), sv_history_get_state (match->history),
                     &view);
  sv_cup_result_of (&view, out);
}

/* Keep the parts of a match that are needed while it is stored in the competition. */
static void
keep_match (SvCupExtra *extra, const SvMatchDoc *match)
{
  g_clear_pointer (&extra->end, sv_cup_end_unref);
  extra->end = sv_cup_end_new (match);
  for (unsigned side = 0; side < 2; side++) {
    g_free (extra->names[side]);
    extra->names[side] = g_strdup (match->teams[side]->name);
  }
}

/* Check that the result in the document is the result of the match itself. */
static gboolean
check_says (const SvMatchDoc *match, const SvCupResult *said, const SvPath *path, GError **error)
{
  SvCupResult result;
  result_of (match, &result);
  if (sv_cup_same_result (&result, said))
    return TRUE;
  if (!result.played)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "score"),
                     _ ("the match is not over"));
  if (!said->played || memcmp (result.score, said->score, sizeof result.score) != 0)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "score"),
                     _ ("the match ended %u–%u"), result.score[0], result.score[1]);
  if (result.how != said->how)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "how"),
                     _ ("the match ended by “%s”"), sv_cup_how_words[result.how]);
  return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "shootout"),
                   _ ("the penalties ended %u–%u"), result.shootout[0], result.shootout[1]);
}

/* Load the match document in the folder of the competition. */
static SvMatchDoc *
load_match (const SvCupDoc *self,
            const char *folder,
            const SvCupExtra *extra,
            const SvPath *parent,
            GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "file");
  g_autofree char *file = g_build_filename (folder, extra->file, NULL);
  g_autoptr (GError) fault = NULL;
  g_autoptr (SvMatchDoc) match = sv_match_doc_load (file, NULL, &fault);
  if (match == NULL) {
    sv_fault (error,
              fault->domain == SV_STORE_ERROR ? (SvStoreError)fault->code : SV_STORE_ERROR_IO, path,
              "%s", fault->message);
    return NULL;
  }
  if (match->game == self->game)
    return g_steal_pointer (&match);
  sv_fault (error, SV_STORE_ERROR_GAME, path, _ ("this is made for another game, “%s”"),
            match->game->id);
  return NULL;
}

/* Read the match that fixture @i holds or names, and store it in its canonical form. */
static gboolean
read_match (SvCupDoc *self, unsigned i, const char *folder, GError **error)
{
  SvCupExtra *extra = self->extras->pdata[i];
  const SvPath *path = SV_PATH_ITEM (SV_PATH_KEY (top, "fixtures"), i);
  g_autoptr (SvMatchDoc) match = NULL;
  if (extra->match)
    match = sv_match_doc_from_object (extra->match, self->game, SV_PATH_KEY (path, "match"), NULL,
                                      error);
  else if (extra->file != NULL && folder != NULL)
    match = load_match (self, folder, extra, path, error);
  else
    return TRUE;
  if (match == NULL || !check_says (match, &sv_cup_fixture (self->cup, i)->result, path, error))
    return FALSE;
  keep_match (extra, match);
  if (extra->match) {
    json_object_unref (extra->match);
    extra->match = sv_match_doc_to_bare_object (match);
  }
  return TRUE;
}

/* Compare fixtures by round and slot; a team plays at most once at a time. */
static int
compare_times (const void *first, const void *second, void *cup)
{
  const SvCupFixture *a = sv_cup_fixture (cup, *(const unsigned *)first);
  const SvCupFixture *b = sv_cup_fixture (cup, *(const unsigned *)second);
  return a->round != b->round ? (int)a->round - (int)b->round : (int)a->slot - (int)b->slot;
}

/* Return the indices of the fixtures that a team has really played, in the order of time. */
static GArray *
list_played (const SvCupDoc *self, unsigned team)
{
  GArray *played = g_array_new (FALSE, FALSE, sizeof (unsigned));
  for (unsigned i = 0; i < self->cup->fixtures->len; i++) {
    const int *teams = self->meetings[i].teams;
    if ((teams[0] == (int)team || teams[1] == (int)team) &&
        sv_cup_was_played (sv_cup_fixture (self->cup, i)))
      g_array_append_val (played, i);
  }
  g_array_sort_with_data (played, compare_times, self->cup);
  return played;
}

/* Apply the consequences of fixture @i for a team to @copy, which is the team as it enters its
 * next match. */
static void
leave (const SvCupDoc *self, unsigned team, unsigned i, SvTeamDoc *copy)
{
  const SvCupExtra *extra = self->extras->pdata[i];
  const unsigned side = self->meetings[i].teams[0] == (int)team ? 0 : 1;
  g_autoptr (GArray) marks = sv_cup_doc_get_marks (self, i, side);
  if (extra->end || marks->len == 0 || !sv_game_has_score_sheet_season (self->game)) {
    sv_cup_end_leave (extra->end, self->variant, side, copy);
    return;
  }
  g_autofree uint8_t (*counts)[SV_SCORE_SHEET_MARKS] =
      g_malloc0_n (self->game->n_cards, sizeof *counts);
  for (guint k = 0; k < marks->len; k++) {
    const SvCupMark *mark = &g_array_index (marks, SvCupMark, k);
    counts[mark->card][mark->mark]++;
  }
  self->game->season.after_score_sheet ((const uint8_t (*)[SV_SCORE_SHEET_MARKS])counts,
                                        copy->fields);
}

SvTeamDoc *
sv_cup_doc_dup_team (const SvCupDoc *self, unsigned team)
{
  SvTeamDoc *copy = sv_team_doc_copy (self->teams->pdata[team]);
  g_autoptr (GArray) played = list_played (self, team);
  for (guint k = 0; k < played->len; k++)
    leave (self, team, g_array_index (played, unsigned, k), copy);
  return copy;
}

int
sv_cup_doc_find_cause (const SvCupDoc *self, unsigned team, unsigned card)
{
  g_autoptr (SvTeamDoc) copy = sv_team_doc_copy (self->teams->pdata[team]);
  g_autoptr (GArray) played = list_played (self, team);
  gboolean missed = sv_game_misses (self->game, copy->fields, card) != NULL;
  int cause = -1;
  for (guint k = 0; k < played->len; k++) {
    const unsigned i = g_array_index (played, unsigned, k);
    leave (self, team, i, copy);
    const gboolean misses = sv_game_misses (self->game, copy->fields, card) != NULL;
    if (misses && !missed)
      cause = (int)i;
    missed = misses;
  }
  return missed ? cause : -1;
}

/* Return the competition's own document of the team that played as @side in fixture @i, or NULL
 * if it has none. */
static const SvTeamDoc *
find_team (const SvCupDoc *self, unsigned i, const SvMatchDoc *match, unsigned side)
{
  const int team = self->meetings[i].teams[side];
  if (team >= 0)
    return self->teams->pdata[team];
  /* If the result does not count, the fixture may belong to another team by now. */
  for (guint t = 0; t < self->teams->len; t++) {
    const SvTeamDoc *other = self->teams->pdata[t];
    if (g_str_equal (other->name, match->teams[side]->name))
      return other;
  }
  return NULL;
}

/* Return the match that a fixture holds, with the pictures of its teams put back. */
static SvMatchDoc *
open_held (const SvCupDoc *self, unsigned i, JsonObject *held, GError **error)
{
  g_autofree char *text = sv_json_write (held, FALSE);
  SvMatchDoc *match = sv_match_doc_read (text, strlen (text), NULL, error);
  for (unsigned side = 0; match && side < 2; side++) {
    const SvTeamDoc *team = find_team (self, i, match, side);
    if (team)
      sv_team_doc_dress (match->teams[side], team);
  }
  return match;
}

SvMatchDoc *
sv_cup_doc_open_match (const SvCupDoc *self, unsigned i, GError **error)
{
  const SvCupExtra *extra = self->extras->pdata[i];
  const int *teams = self->meetings[i].teams;
  if (extra->match)
    return open_held (self, i, extra->match, error);
  if (teams[0] >= 0 && teams[1] >= 0) {
    g_autoptr (SvTeamDoc) home = sv_cup_doc_dup_team (self, (unsigned)teams[0]);
    g_autoptr (SvTeamDoc) away = sv_cup_doc_dup_team (self, (unsigned)teams[1]);
    return sv_match_doc_new (self->variant, home, away, error);
  }
  sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_ITEM (SV_PATH_KEY (top, "fixtures"), i),
            _ ("it is not known yet who plays this match"));
  return NULL;
}

/* --- changes --- */

/* Check that no fixture whose score counts is now one of other teams. */
static gboolean
check_change (const SvCupDoc *before, const SvCupDoc *after, GError **error)
{
  SvFault fault;
  return sv_cup_check_change (before->cup, after->cup, &fault) ||
         sv_fault_found (error, SV_STORE_ERROR_VALUE, top, &fault);
}

/* Return @after (transfer full in both directions) if it may follow @before and its file could be
 * read again; otherwise NULL with an error. Only fixture @i differs. */
static SvCupDoc *
settle (const SvCupDoc *before, SvCupDoc *after, unsigned i, GError **error)
{
  g_autoptr (SvCupDoc) self = after;
  return check (self, error) && check_fixture_readable (self, i, error) &&
                 check_change (before, self, error)
             ? g_steal_pointer (&self)
             : NULL;
}

/* Like settle (), if more or something else than one fixture has changed. */
static SvCupDoc *
settle_whole (const SvCupDoc *before, SvCupDoc *after, GError **error)
{
  g_autoptr (SvCupDoc) self = after;
  return check (self, error) && check_readable (self, error) && check_change (before, self, error)
             ? g_steal_pointer (&self)
             : NULL;
}

/* Return an array of two lists, one for each side; @make makes each list's elements. */
static JsonArray *
make_sides (GArray *const sides[2], JsonNode *(*make) (const GArray *list, guint k))
{
  JsonArray *out = json_array_new ();
  for (unsigned side = 0; side < 2; side++) {
    JsonArray *list = json_array_new ();
    for (guint k = 0; k < sides[side]->len; k++)
      json_array_add_element (list, make (sides[side], k));
    json_array_add_array_element (out, list);
  }
  return out;
}

static JsonNode *
make_card (const GArray *cards, guint k)
{
  return json_node_init_int (json_node_alloc (), g_array_index (cards, unsigned, k));
}

static JsonNode *
make_mark (const GArray *marks, guint k)
{
  const SvCupMark *mark = &g_array_index (marks, SvCupMark, k);
  JsonArray *pair = json_array_sized_new (2);
  json_array_add_int_element (pair, mark->card);
  json_array_add_int_element (pair, mark->mark);
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, pair);
  return node;
}

/* Write the lists of both sides under @key, unless both are empty. */
static void
set_sides (JsonObject *object,
           const char *key,
           GArray *const sides[2],
           JsonNode *(*make) (const GArray *list, guint k))
{
  if (sides != NULL && sides[0]->len + sides[1]->len > 0)
    json_object_set_array_member (object, key, make_sides (sides, make));
}

/* Store the scorers and marks of a fixture; NULL: none. */
static void
set_told (SvCupExtra *extra, GArray *const scorers[2], GArray *const marks[2])
{
  g_autoptr (JsonObject) before = g_steal_pointer (&extra->unknown);
  g_autoptr (GList) keys = before ? json_object_get_members (before) : NULL;
  JsonObject *after = json_object_new ();
  for (GList *key = keys; key; key = key->next) {
    if (!g_str_equal (key->data, SCORERS) && !g_str_equal (key->data, MARKS))
      json_object_set_member (after, key->data, json_object_dup_member (before, key->data));
  }
  set_sides (after, SCORERS, scorers, make_card);
  set_sides (after, MARKS, marks, make_mark);
  if (json_object_get_size (after) > 0)
    extra->unknown = after;
  else
    json_object_unref (after);
}

/* Return the list of @side under @key, or NULL. */
static JsonArray *
get_side (const SvCupDoc *self, unsigned i, const char *key, unsigned side)
{
  const SvCupExtra *extra = self->extras->pdata[i];
  JsonArray *sides = sv_unknown_array (extra->unknown, key);
  return sides && json_array_get_length (sides) > side
             ? sv_node_array (json_array_get_element (sides, side), NULL, NULL)
             : NULL;
}

GArray *
sv_cup_doc_get_scorers (const SvCupDoc *self, unsigned i, unsigned side)
{
  GArray *out = g_array_new (FALSE, FALSE, sizeof (unsigned));
  JsonArray *cards = get_side (self, i, SCORERS, side);
  const unsigned n = cards ? json_array_get_length (cards) : 0;
  for (unsigned k = 0; k < n && k < sv_cup_fixture (self->cup, i)->result.score[side]; k++) {
    unsigned card;
    if (sv_node_unsigned (json_array_get_element (cards, k), NULL, 0, self->game->n_cards - 1,
                          &card, NULL))
      g_array_append_val (out, card);
  }
  return out;
}

GArray *
sv_cup_doc_get_marks (const SvCupDoc *self, unsigned i, unsigned side)
{
  GArray *out = g_array_new (FALSE, FALSE, sizeof (SvCupMark));
  JsonArray *marks = get_side (self, i, MARKS, side);
  const unsigned n = marks ? json_array_get_length (marks) : 0;
  for (unsigned k = 0; k < n && k < MAX_MARKS; k++) {
    gint64 pair[2];
    if (sv_node_pair (json_array_get_element (marks, k), NULL, 0, G_MAXUINT, pair, NULL) &&
        pair[0] < self->game->n_cards && pair[1] < SV_SCORE_SHEET_MARKS)
      g_array_append_val (out, ((SvCupMark){ (unsigned)pair[0], (unsigned)pair[1] }));
  }
  return out;
}

/* Return a copy in which fixture @i has another result and no match. */
static SvCupDoc *
with_result (const SvCupDoc *self, unsigned i, const SvCupResult *result)
{
  SvCupDoc *after = copy (self);
  SvCupFixture *fixture = sv_cup_fixture (after->cup, i);
  SvCupExtra *extra = after->extras->pdata[i];
  fixture->result = *result;
  fixture->is_void = false;
  g_clear_pointer (&extra->match, json_object_unref);
  g_clear_pointer (&extra->file, g_free);
  g_clear_pointer (&extra->names[0], g_free);
  g_clear_pointer (&extra->names[1], g_free);
  g_clear_pointer (&extra->end, sv_cup_end_unref);
  extra->has_how = result->played;
  set_told (extra, NULL, NULL);
  return after;
}

SvCupDoc *
sv_cup_doc_result (const SvCupDoc *self, unsigned i, const SvCupResult *result, GError **error)
{
  SvCupDoc *after = with_result (self, i, result);
  g_autoptr (GArray) home = sv_cup_doc_get_marks (self, i, 0);
  g_autoptr (GArray) away = sv_cup_doc_get_marks (self, i, 1);
  /* Correcting a score does not remove the marks. */
  if (result->played)
    set_told (after->extras->pdata[i], NULL, (GArray *[]){ home, away });
  return settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_mark (const SvCupDoc *self, unsigned i, GArray *const marks[2], GError **error)
{
  SvCupDoc *after = copy (self);
  g_autoptr (GArray) home = sv_cup_doc_get_scorers (self, i, 0);
  g_autoptr (GArray) away = sv_cup_doc_get_scorers (self, i, 1);
  set_told (after->extras->pdata[i], (GArray *[]){ home, away }, marks);
  return settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_counted (const SvCupDoc *self,
                    unsigned i,
                    const SvCupResult *result,
                    GArray *const scorers[2],
                    GArray *const marks[2],
                    GError **error)
{
  SvCupDoc *after = with_result (self, i, result);
  set_told (after->extras->pdata[i], scorers, marks);
  return settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_match (const SvCupDoc *self, unsigned i, const SvMatchDoc *match, GError **error)
{
  SvCupResult result;
  if (match->game != self->game) {
    sv_fault (error, SV_STORE_ERROR_GAME, SV_PATH_ITEM (SV_PATH_KEY (top, "fixtures"), i),
              _ ("this is made for another game, “%s”"), match->game->id);
    return NULL;
  }
  result_of (match, &result);
  SvCupDoc *after = with_result (self, i, &result);
  SvCupExtra *extra = after->extras->pdata[i];
  extra->match = sv_match_doc_to_bare_object (match);
  keep_match (extra, match);
  return settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_clear (const SvCupDoc *self, unsigned i, GError **error)
{
  return sv_cup_doc_result (self, i, &(const SvCupResult){ 0 }, error);
}

SvCupDoc *
sv_cup_doc_void (const SvCupDoc *self, unsigned i, GError **error)
{
  SvCupDoc *after = copy (self);
  sv_cup_fixture (after->cup, i)->is_void = true;
  return settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_withdraw (const SvCupDoc *self, unsigned team, gboolean back, GError **error)
{
  SvCupDoc *after = copy (self);
  SvCup *cup = after->cup;
  unsigned n = 0;
  for (unsigned i = 0; i < cup->n_withdrawn; i++) {
    if (cup->withdrawn[i] != team)
      cup->withdrawn[n++] = cup->withdrawn[i];
  }
  cup->n_withdrawn = n;
  if (!back)
    cup->withdrawn[cup->n_withdrawn++] = team;
  return settle_whole (self, after, error);
}

SvCupDoc *
sv_cup_doc_adjust (
    const SvCupDoc *self, unsigned team, int points, const char *reason, GError **error)
{
  const unsigned n = self->cup->n_adjust;
  const SvPath *path = SV_PATH_KEY (top, "adjust");
  if (!sv_length_check (n + 1, SV_CUP_MAX_ADJUST, path, error) ||
      (reason != NULL && !sv_text_check (reason, SV_PATH_KEY (SV_PATH_ITEM (path, n), "reason"),
                                         SV_TEXT_NAME, error)))
    return NULL;
  SvCupDoc *after = copy (self);
  after->cup->adjust[after->cup->n_adjust++] = (SvCupAdjust){ team, points };
  sv_cup_notes_add (after->notes.reasons, reason);
  return settle_whole (self, after, error);
}

SvCupDoc *
sv_cup_doc_unadjust (const SvCupDoc *self, unsigned team, GError **error)
{
  SvCupDoc *after = copy (self);
  SvCup *cup = after->cup;
  unsigned n = 0;
  for (unsigned i = 0; i < cup->n_adjust; i++) {
    if (cup->adjust[i].team == team)
      g_ptr_array_remove_index (after->notes.reasons, n);
    else
      cup->adjust[n++] = cup->adjust[i];
  }
  cup->n_adjust = n;
  return settle_whole (self, after, error);
}

/* --- changes of the referee --- */

gboolean
sv_cup_doc_get_referee (const SvCupDoc *self, unsigned i, int *team)
{
  const SvCupExtra *extra = self->extras->pdata[i];
  JsonNode *node = extra->unknown ? json_object_get_member (extra->unknown, REFEREE) : NULL;
  unsigned number;
  *team = -1;
  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return node != NULL;
  if (!sv_node_unsigned (node, NULL, 0, self->cup->n_teams - 1, &number, NULL))
    return FALSE;
  *team = (int)number;
  return TRUE;
}

/* Return the unknown keys of a fixture, without the referee; NULL if there are none left. */
static JsonObject *
without_referee (const SvCupExtra *extra)
{
  JsonObject *keys = json_object_new ();
  if (extra->unknown)
    sv_write_unknown (keys, extra->unknown);
  if (json_object_has_member (keys, REFEREE))
    json_object_remove_member (keys, REFEREE);
  if (json_object_get_size (keys) > 0)
    return keys;
  json_object_unref (keys);
  return NULL;
}

/* Return a copy in which nobody was chosen as the referee of fixture @i. */
static SvCupDoc *
copy_without_referee (const SvCupDoc *self, unsigned i)
{
  SvCupDoc *after = copy (self);
  SvCupExtra *extra = after->extras->pdata[i];
  JsonObject *keys = without_referee (extra);
  g_clear_pointer (&extra->unknown, json_object_unref);
  extra->unknown = keys;
  return after;
}

SvCupDoc *
sv_cup_doc_free_referee (const SvCupDoc *self, unsigned i, GError **error)
{
  return settle (self, copy_without_referee (self, i), i, error);
}

SvCupDoc *
sv_cup_doc_set_referee (const SvCupDoc *self, unsigned i, int team, GError **error)
{
  SvCupDoc *after = copy_without_referee (self, i);
  SvCupExtra *extra = after->extras->pdata[i];
  if (extra->unknown == NULL)
    extra->unknown = json_object_new ();
  if (team >= 0)
    json_object_set_int_member (extra->unknown, REFEREE, team);
  else
    json_object_set_null_member (extra->unknown, REFEREE);
  return settle (self, after, i, error);
}

/* --- changes of the plan --- */

SvCupDoc *
sv_cup_doc_move (
    const SvCupDoc *self, unsigned i, unsigned round, unsigned slot, unsigned board, GError **error)
{
  SvCupDoc *after = copy (self);
  SvCupFixture *fixture = sv_cup_fixture (after->cup, i);
  fixture->round = round;
  fixture->slot = slot;
  fixture->board = board;
  g_clear_pointer (&after->slots, g_rc_box_release);
  return settle_whole (self, after, error);
}

SvCupDoc *
sv_cup_doc_exchange (const SvCupDoc *self, unsigned i, unsigned k, GError **error)
{
  SvCupDoc *after = copy (self);
  SvCupFixture *one = sv_cup_fixture (after->cup, i), *other = sv_cup_fixture (after->cup, k);
  const SvCupFixture was = *one;
  one->round = other->round;
  one->slot = other->slot;
  one->board = other->board;
  other->round = was.round;
  other->slot = was.slot;
  other->board = was.board;
  g_clear_pointer (&after->slots, g_rc_box_release);
  return settle_whole (self, after, error);
}

/* --- changes of the times of the day --- */

/* Return the note of the break after slot @after that @self has, or NULL. */
static const SvCupNote *
find_break_note (const SvCupDoc *self, unsigned after)
{
  for (unsigned i = 0; i < self->cup->times.n_breaks; i++) {
    if (self->cup->times.breaks[i].after == after)
      return self->notes.breaks->pdata[i];
  }
  return NULL;
}

/* Write the text of each break; what else a document says about a break stays with it. */
static gboolean
set_break_texts (SvCupDoc *after, const SvCupDoc *before, const char *const *texts, GError **error)
{
  const SvCupTimes *times = &after->cup->times;
  const SvPath *path = SV_PATH_KEY (SV_PATH_KEY (SV_PATH_KEY (top, "plan"), "clock"), "breaks");
  g_ptr_array_set_size (after->notes.breaks, 0);
  for (unsigned i = 0; i < times->n_breaks; i++) {
    const SvCupNote *old = find_break_note (before, times->breaks[i].after);
    const char *text = texts != NULL ? texts[i] : NULL;
    if (text != NULL &&
        !sv_text_check (text, SV_PATH_KEY (SV_PATH_ITEM (path, i), "text"), SV_TEXT_NAME, error))
      return FALSE;
    sv_cup_notes_add (after->notes.breaks, text);
    SvCupNote *note = after->notes.breaks->pdata[i];
    note->unknown = old && old->unknown ? json_object_ref (old->unknown) : NULL;
  }
  return TRUE;
}

SvCupDoc *
sv_cup_doc_set_times (const SvCupDoc *self,
                      const SvCupTimes *times,
                      const char *const *texts,
                      GError **error)
{
  const SvPath *path = SV_PATH_KEY (SV_PATH_KEY (SV_PATH_KEY (top, "plan"), "clock"), "breaks");
  if (!sv_length_check (times->n_breaks, SV_CUP_MAX_BREAKS, path, error))
    return NULL;
  g_autoptr (SvCupDoc) after = copy (self);
  after->cup->times = *times;
  return set_break_texts (after, self, texts, error)
             ? settle_whole (self, g_steal_pointer (&after), error)
             : NULL;
}

/* Make a break after slot @slot longer, or insert one before break @k, which is the first one after
 * it. */
static void
add_break (SvCupTimes *times, const char **texts, unsigned k, SvCupBreak more, const char *text)
{
  if (k < times->n_breaks && times->breaks[k].after == more.after) {
    times->breaks[k].minutes += more.minutes;
    return;
  }
  memmove (&times->breaks[k + 1], &times->breaks[k],
           (times->n_breaks - k) * sizeof times->breaks[0]);
  memmove (&texts[k + 1], &texts[k], (times->n_breaks - k) * sizeof texts[0]);
  times->breaks[k] = more;
  texts[k] = text;
  times->n_breaks++;
}

static SvCupDoc *
refuse_delay (const char *why, GError **error)
{
  sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (SV_PATH_KEY (top, "plan"), "clock"), "%s",
            why);
  return NULL;
}

SvCupDoc *
sv_cup_doc_delay (
    const SvCupDoc *self, unsigned slot, unsigned minutes, const char *text, GError **error)
{
  SvCupTimes times = self->cup->times;
  const char *texts[SV_CUP_MAX_BREAKS];
  unsigned k = 0;
  if (times.match == 0)
    return refuse_delay (_ ("this competition has no times"), error);
  for (unsigned i = 0; i < times.n_breaks; i++)
    texts[i] = ((const SvCupNote *)self->notes.breaks->pdata[i])->text;
  while (k < times.n_breaks && times.breaks[k].after < slot)
    k++;
  if (times.n_breaks == SV_CUP_MAX_BREAKS &&
      (k == times.n_breaks || times.breaks[k].after != slot) && slot > 0)
    return refuse_delay (_ ("the day has as many breaks as it can have"), error);
  if (slot == 0)
    times.start = (times.start + minutes) % SV_CUP_MINUTES_OF_DAY;
  else
    add_break (&times, texts, k, (SvCupBreak){ slot, minutes }, text);
  return sv_cup_doc_set_times (self, &times, texts, error);
}

/* --- changes of the teams --- */

/* Let @self have a list of teams of its own, which can be changed. */
static void
unshare_teams (SvCupDoc *self)
{
  GPtrArray *own = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  for (guint t = 0; t < self->teams->len; t++)
    g_ptr_array_add (own, sv_team_doc_copy (self->teams->pdata[t]));
  g_ptr_array_unref (self->teams);
  self->teams = own;
}

SvCupDoc *
sv_cup_doc_add_team (const SvCupDoc *self, const SvTeamDoc *team, unsigned group, GError **error)
{
  SvFault fault;
  if (!sv_cup_check_late (self->cup, &fault)) {
    sv_fault_found (error, SV_STORE_ERROR_VALUE, top, &fault);
    return NULL;
  }
  g_autoptr (SvCupDoc) after = copy (self);
  unshare_teams (after);
  g_ptr_array_add (after->teams, sv_team_doc_copy (team));
  sv_cup_add_late (after->cup, group);
  g_clear_pointer (&after->slots, g_rc_box_release);
  while (after->extras->len < after->cup->fixtures->len)
    g_ptr_array_add (after->extras, g_new0 (SvCupExtra, 1));
  return check_teams (after, error) ? settle_whole (self, g_steal_pointer (&after), error) : NULL;
}

SvCupDoc *
sv_cup_doc_rename (const SvCupDoc *self, unsigned team, const char *name, GError **error)
{
  const SvPath *path = SV_PATH_KEY (SV_PATH_ITEM (SV_PATH_KEY (top, "teams"), team), "name");
  if (!sv_text_check (name, path, SV_TEXT_NAME, error))
    return NULL;
  SvCupDoc *after = copy (self);
  unshare_teams (after);
  SvTeamDoc *renamed = after->teams->pdata[team];
  g_free (renamed->name);
  renamed->name = sv_clean_text (name, -1);
  return settle_whole (self, after, error);
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
    if (!read_match (self, i, folder, error))
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
