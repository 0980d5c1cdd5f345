/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What readers say of documents in which somebody has changed one thing by hand: every word and
 * every number of a sound document is taken away or becomes something else, and what is said of
 * that is counted. */

#include "../doc-fixture.h"
#include "../folder-fixture.h"
#include "golden-text.h"
#include "sv-board-file.h"
#include "sv-course-doc.h"
#include "sv-cup-doc.h"
#include "sv-fault-words.h"
#include "sv-games.h"
#include "sv-json.h"
#include "sv-match-saver.h"
#include "sv-player-list.h"
#include "sv-puzzle-doc.h"
#include "sv-table.h"
#include "sv-team-words.h"
#include "tally.h"
#include "transcripts.h"

enum { EVENTS = 12, CHANGES = 160 };

/* --- Readers: what they read, written again; NULL with an error --- */

static char *
read_team (const char *text, GError **error)
{
  g_autoptr (SvTeamDoc) doc = sv_team_doc_read (text, strlen (text), error);

  return doc != NULL ? sv_team_doc_write (doc, FALSE) : NULL;
}

static char *
read_variant (const char *text, GError **error)
{
  g_autoptr (SvVariantDoc) doc = sv_variant_doc_read (text, strlen (text), error);

  return doc != NULL ? sv_variant_doc_write (doc, FALSE) : NULL;
}

static char *
read_match (const char *text, GError **error)
{
  g_autoptr (SvMatchDoc) doc = sv_match_doc_read (text, strlen (text), NULL, error);

  return doc != NULL ? sv_match_doc_write (doc, FALSE) : NULL;
}

/* Whether it suits a game is said too. */
static char *
read_board (const char *text, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), error);
  g_autoptr (SvBoard) board =
      object != NULL ? sv_board_file_from_object (object, NULL, error) : NULL;

  if (board == NULL || !sv_board_file_suits (board, sv_game_by_id ("eleven"), error))
    return NULL;
  g_autoptr (JsonObject) written = sv_board_file_to_object (board);
  return sv_json_write (written, FALSE);
}

static char *
read_cup (const char *text, GError **error)
{
  g_autoptr (SvCupDoc) doc = sv_cup_doc_read (text, strlen (text), NULL, error);

  return doc != NULL ? sv_cup_doc_write (doc, FALSE) : NULL;
}

static char *
read_course (const char *text, GError **error)
{
  g_autoptr (SvCourseDoc) doc = sv_course_doc_read (text, strlen (text), error);

  return doc != NULL ? sv_match_doc_write (doc->match, FALSE) : NULL;
}

static char *
read_puzzle (const char *text, GError **error)
{
  g_autoptr (SvPuzzleDoc) doc = sv_puzzle_doc_read (text, strlen (text), error);

  return doc != NULL ? sv_match_doc_write (doc->match, FALSE) : NULL;
}

static char *
read_players (const char *text, GError **error)
{
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_game_by_id ("strafworp"));
  g_auto (SvPlayerListResult) result = { 0 };

  if (!sv_player_list_read (team, text, strlen (text), &result, error))
    return NULL;
  return sv_team_words_taken (&result);
}

static char *
read_table (const char *text, GError **error)
{
  g_autofree char *path = write_file ("a.table", text);
  g_autoptr (SvTable) table = sv_table_new_from_file (path, error);

  return table != NULL ? SV_AUTO_SAVER_GET_CLASS (table)->make_text (SV_AUTO_SAVER (table), NULL)
                       : NULL;
}

/* With its check sum made right, or nothing behind that would ever be read. */
static char *
read_autosave (const char *text, GError **error)
{
  static const char key[] = "\"sum\":\"";
  g_autofree char *mended = g_strdup (text);
  g_autofree char *told = NULL;
  g_autoptr (SvMatchDoc) doc = NULL;
  char *sum = g_strrstr (mended, key);

  if (sum != NULL && strspn (sum + strlen (key), "0123456789abcdef") == 64) {
    memset (sum + strlen (key), '0', 64);
    g_autofree char *right = g_compute_checksum_for_string (G_CHECKSUM_SHA256, mended, -1);
    memcpy (sum + strlen (key), right, 64);
  }
  g_autofree char *path = write_file ("a.autosave", mended);
  SvMatchSaver *autosave = sv_match_saver_open (path, &doc, &told, error);
  if (autosave != NULL)
    sv_auto_saver_close (SV_AUTO_SAVER (autosave));
  g_clear_object (&autosave);
  g_autofree char *damaged = g_strconcat (path, ".damaged", NULL);
  (void)g_unlink (damaged);
  if (doc == NULL)
    return NULL;
  return told != NULL ? g_steal_pointer (&told) : sv_match_doc_write (doc, FALSE);
}

/* --- Sound documents --- */

static char *
write_team (const SvGame *game)
{
  g_autoptr (SvTeamDoc) team = named_team (game, "Velocitas");

  team->short_name = (g_free (team->short_name), g_strdup ("VEL"));
  team->colours[0] = g_strdup ("#12ab56");
  team->logo = g_strdup ("data:image/png;base64,iVBORw0KGgo=");
  team->cards[0].role_name = g_strdup ("captain");
  team->cards[1].name = (g_free (team->cards[1].name), g_strdup ("Tess"));
  return sv_team_doc_write (team, FALSE);
}

/* One in which every rule that may be another one is. */
static char *
write_variant (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);

  for (size_t i = 0; i < game->n_variant_fields; i++) {
    const SvField *field = &game->variant_fields[i];
    const int32_t before = sv_field_get (field, variant->setup);

    if (field->type != SV_FIELD_INT && field->type != SV_FIELD_BOOL)
      continue;
    sv_field_set (field, variant->setup, before > field->min ? before - 1 : before + 1);
    if (!sv_game_check (game, variant->setup, NULL))
      sv_field_set (field, variant->setup, before);
  }
  return sv_variant_doc_write (variant, FALSE);
}

/* One with seats, times, comments and notes, that begins from a position of its own. */
static char *
write_match (const SvGame *game)
{
  g_autoptr (SvMatchDoc) doc = doc_between (game, "Velocitas", "Orange");
  SvRng rng;

  sv_rng_seed (&rng, 3);
  for (unsigned i = 0; i < 4 * EVENTS; i++)
    append_any (doc, &rng, 100 * i);
  g_autofree void *state = g_memdup2 (sv_history_get_state (doc->history), game->state_size);
  sv_match_doc_set_start (doc, state, 5000);
  for (unsigned i = 1; i <= EVENTS; i++)
    append_any (doc, &rng, 5000 + 100 * i);
  sv_comments_set (doc->comments, 2, "So it is", NULL);
  for (int team = 0; team < 2; team++) {
    SvSeatDoc *seat =
        sv_seat_doc_new (team == 0 ? "Anne" : "Ben", team, team == 0 ? NULL : "expert-2");
    seat->n_figurines = 2;
    seat->figurines[0] = seat->figurines[1] = 6;
    g_ptr_array_add (doc->seats, seat);
  }
  doc->elapsed_ms = 5000 + 100 * EVENTS;
  doc->title = (g_free (doc->title), g_strdup ("Final"));
  doc->created = g_strdup ("2026-11-21T10:00:00Z");
  return sv_match_doc_write (doc, FALSE);
}

typedef struct {
  const char *name;
  char *(*read) (const char *text, GError **error);
  char *(*make) (const SvGame *game);
  const char *from; /* a game, or a file */
} Source;

static const Source sources[] = {
  { "team of Strafworp!", read_team, write_team, "strafworp" },
  { "team of Champions 2020", read_team, write_team, "champions-2020" },
  { "team with line-ups", read_team, NULL, SV_SEEDS "/line-ups-eleven.svteam" },
  { "rules of Strafworp!", read_variant, write_variant, "strafworp" },
  { "rules of 11", read_variant, write_variant, "eleven" },
  { "rules of Champions 2020", read_variant, write_variant, "champions-2020" },
  { "match of Strafworp!", read_match, write_match, "strafworp" },
  { "match of 11", read_match, write_match, "eleven" },
  { "match of Champions 2020", read_match, write_match, "champions-2020" },
  { "board", read_board, NULL, SV_BOARDS "/small.json" },
  { "league", read_cup, NULL, SV_SEEDS "/league.svcup" },
  { "groups", read_cup, NULL, SV_SEEDS "/groups.svcup" },
  { "knock-out", read_cup, NULL, SV_SEEDS "/knockout.svcup" },
  { "match that was kept", read_autosave, NULL, SV_SEEDS "/match.autosave" },
  { "table", read_table, NULL, SV_SEEDS "/table-steps.svtable" },
  { "course", read_course, NULL, SV_LESSONS "/strafworp.json" },
  { "puzzles", read_puzzle, NULL, SV_PUZZLES "/strafworp.json" },
  { "players", read_players, NULL, SV_SEEDS "/players.csv" },
};

/* --- Changes --- */

/* The next word or number of a text, from *at on; FALSE if there is none. */
static gboolean
next_token (const char *text, gsize *at, gsize *length)
{
  static const char marks[] = "{}[],:;\t\n ";
  gsize from = *at;

  while (text[from] != '\0' && strchr (marks, text[from]) != NULL)
    from++;
  *at = from;
  *length = strcspn (text + from, marks);
  return text[from] != '\0';
}

/* A sentence in which numbers and what was written are no matter. */
static char *
general_words (const char *message)
{
  g_autoptr (GRegex) number = g_regex_new ("[-−]?\\d+(\\.\\d+)?(e[-+]?\\d+)?", 0, 0, NULL);
  g_autoptr (GRegex) quoted = g_regex_new ("[“\"][^”\"]*[”\"]", 0, 0, NULL);
  g_autofree char *words = g_regex_replace_literal (quoted, message, -1, 0, "“…”", 0, NULL);

  return g_regex_replace_literal (number, words, -1, 0, "N", 0, NULL);
}

static void
read_changed (Tally *tally, const Source *source, const char *what, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *got = source->read (text, &error);

  g_assert_true ((got == NULL) == (error != NULL));
  if (error == NULL)
    return;
  g_autofree char *general = general_words (error->message);
  if (g_str_has_prefix (general, "line N")) /* what is no JSON has its own lists of cases */
    return;
  g_autoptr (GString) said = g_string_new (NULL);
  g_autofree char *words = sv_fault_words (error);
  g_string_append (said, words);
  g_string_replace (said, folder, "", 0);
  tally_count (tally, g_strdup (said->str), "%s", general);
}

static void
change_token (Tally *tally, const Source *source, const char *text, gsize at, gsize length)
{
  static const char *const values[] = { "",     "-1",   "0",     "99", "70000", "0.5",
                                        "null", "true", "\"x\"", "[]", "{}" };
  g_autofree char *token = g_strndup (text + at, length);

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++) {
    g_autofree char *changed =
        g_strdup_printf ("%.*s%s%s", (int)at, text, values[i], text + at + length);
    read_changed (tally, source, values[i], changed);
  }
  if (g_ascii_isdigit (*token)) {
    g_autofree char *more =
        g_strdup_printf ("%.*s%d%s", (int)at, text, atoi (token) + 1, text + at + length);
    read_changed (tally, source, "one more", more);
  }
  if (*token == '"') {
    g_autofree char *letters = g_strnfill (1001, 'a');
    g_autofree char *longer =
        g_strdup_printf ("%.*s\"%s\"%s", (int)at, text, letters, text + at + length);
    read_changed (tally, source, "long", longer);
  }
}

static unsigned
count_tokens (const char *text)
{
  unsigned n = 0;

  for (gsize at = 0, length = 0; next_token (text, &at, &length); at += length)
    n++;
  return n;
}

static void
tell_source (GString *text, const Source *source)
{
  g_autofree char *sound = NULL;
  Tally *tally = tally_new (source->name);
  g_autoptr (GError) error = NULL;
  unsigned k = 0;

  if (source->make != NULL)
    sound = source->make (sv_game_by_id (source->from));
  else if (!g_file_get_contents (source->from, &sound, NULL, &error))
    g_error ("%s", error->message);
  const unsigned every = 1 + count_tokens (sound) / CHANGES;
  g_autofree char *got = source->read (sound, &error);
  g_assert_no_error (error);
  for (gsize at = 0, length = 0; next_token (sound, &at, &length); at += length)
    if (k++ % every == 0)
      change_token (tally, source, sound, at, length);
  tally_end (tally, text);
}

void
tell_reading (GString *text, gconstpointer unused)
{
  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (sources); i++)
    tell_source (text, &sources[i]);
  remove_folder (folder);
  g_clear_pointer (&folder, g_free);
}
