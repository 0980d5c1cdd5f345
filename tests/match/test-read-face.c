/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What readers make of documents that somebody has changed by hand stays what it is, until somebody means to change
 * it: what is read is written again, and what is refused has its place and its words. See face-fixture.h. */

#include "doc-fixture.h"
#include "face-fixture.h"
#include "random-setup.h"
#include "sv-autosave.h"
#include "sv-fault-words.h"
#include "sv-games.h"
#include "sv-journal.h"
#include "sv-json.h"
#include "sv-player-list.h"
#include "sv-table.h"
#include "sv-team-words.h"

#include <glib/gstdio.h>
#include <unistd.h>

enum { DAMAGES = 700, MATCH_EVENTS = 30 };

enum { READ, SAID };

static const char *const aspects[] = { "read", "said", NULL };

static char *folder; /* the present one */

/* --- Readers ------------------------------------------------------------------------------------------ */

/* Each tells what it read; or NULL with the error. */

static char *
read_team (const char *text, GError **error)
{
  g_autoptr (SvTeamDoc) doc = sv_team_doc_read (text, strlen (text), error);

  return doc != NULL ? sv_team_doc_write (doc, TRUE) : NULL;
}

static char *
read_variant (const char *text, GError **error)
{
  g_autoptr (SvVariantDoc) doc = sv_variant_doc_read (text, strlen (text), error);

  if (doc == NULL)
    return NULL;
  g_autoptr (GError) refused = NULL;
  g_autoptr (SvMatchDoc) match = sv_match_doc_new (doc, NULL, NULL, &refused);
  if (match == NULL) {
    g_autoptr (SvTeamDoc) team = sv_team_doc_new (doc->game);
    const SvTeamDoc *teams[2] = { team, team };
    add_text (SAID, sv_fault_words_teams (refused, teams));
  }
  return sv_variant_doc_write (doc, TRUE);
}

static char *
read_board (const char *text, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), error);
  g_autoptr (SvBoard) board =
      object != NULL ? sv_board_file_from_object (object, NULL, error) : NULL;

  if (board == NULL)
    return NULL;
  g_autoptr (JsonObject) written = sv_board_file_to_object (board);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autoptr (GError) unfit = NULL;
    sv_board_file_suits (board, *game, &unfit);
    add (SAID, "%s", unfit != NULL ? unfit->message : "fits");
  }
  return sv_json_write (written, TRUE);
}

static char *
read_match (const char *text, GError **error)
{
  int illegal = -1;
  g_autoptr (SvMatchDoc) doc = sv_match_doc_read (text, strlen (text), &illegal, error);

  add (READ, "illegal %d", illegal);
  return doc != NULL ? sv_match_doc_write (doc, FALSE) : NULL;
}

static char *
read_cup (const char *text, GError **error)
{
  g_autoptr (SvCupDoc) doc = sv_cup_doc_read (text, strlen (text), NULL, error);

  return doc != NULL ? sv_cup_doc_write (doc, FALSE) : NULL;
}

static char *
read_players (const char *text, GError **error)
{
  GString *out = g_string_new (NULL);

  for (unsigned i = 0; i < 3; i++) {
    g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_games ()[i]);
    g_auto (SvPlayerListResult) result = { 0 };

    g_clear_error (error);
    if (!sv_player_list_read (team, text, strlen (text), &result, error))
      continue;
    g_autofree char *written = sv_team_doc_write (team, FALSE);
    g_autofree char *taken = sv_team_words_taken (&result);
    g_string_append_printf (out, "%s %s", written, taken);
  }
  return g_string_free (out, *error != NULL);
}

static void
put (const char *name, const char *text)
{
  g_assert_true (g_file_set_contents_full (name, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

/* Let the check sum be right, or nothing behind it would ever be read. */
static void
mend_sum (char *text)
{
  static const char key[] = "\"sum\":\"";
  char *sum = g_strrstr (text, key);

  if (sum == NULL || strspn (sum + strlen (key), "0123456789abcdef") != 64 || below (4) == 0)
    return;
  sum += strlen (key);
  memset (sum, '0', 64);
  g_autofree char *right = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  memcpy (sum, right, 64);
}

static char *
read_autosave (const char *text, GError **error)
{
  g_autoptr (SvMatchDoc) doc = NULL;
  g_autofree char *told = NULL, *mended = g_strdup (text);

  mend_sum (mended);
  put ("a.autosave", mended);
  SvAutosave *autosave = sv_autosave_open ("a.autosave", &doc, &told, error);
  add (READ, "%s", told != NULL ? told : "-");
  if (autosave != NULL)
    sv_keeper_close (SV_KEEPER (autosave));
  g_clear_object (&autosave);
  g_remove ("a.autosave.damaged");
  return doc != NULL ? sv_match_doc_write (doc, FALSE) : NULL;
}

static char *
read_journal (const char *text, GError **error)
{
  put ("a.journal", text);
  g_autoptr (SvMatchDoc) doc = sv_journal_read ("a.journal", error);

  if (doc == NULL)
    return NULL;
  add (READ, "%s", *error != NULL ? (*error)->message : "whole");
  g_clear_error (error);
  return sv_match_doc_write (doc, FALSE);
}

static char *
read_table (const char *text, GError **error)
{
  unsigned n;

  put ("a.table", text);
  g_autoptr (SvTable) table = sv_table_new_from_file ("a.table", error);
  if (table == NULL)
    return NULL;
  GString *out = g_string_new (NULL);
  do {
    const SvTableNote *notes = sv_table_get_notes (table, &n);

    g_string_append_printf (out, "%u %u %d–%d %" G_GINT64_FORMAT " %u %u;",
                            sv_table_get_period (table), sv_table_get_kind (table),
                            sv_table_get_score (table, 0), sv_table_get_score (table, 1),
                            sv_clock_get_elapsed (sv_table_get_clock (table)),
                            sv_table_get_die (table, 0), sv_table_get_die (table, 1));
    for (unsigned i = 0; i < n; i++)
      g_string_append_printf (out, " %d %d %d %d %d %d %d", notes[i].kind, notes[i].mark,
                              notes[i].side, notes[i].card, notes[i].period, notes[i].shows,
                              notes[i].at_ms);
  } while (sv_undo_go (sv_table_get_undo (table), -1));
  return g_string_free (out, FALSE);
}

/* --- What is read -------------------------------------------------------------------------------------- */

static char *
write_team (const SvGame *game)
{
  g_autoptr (SvTeamDoc) team = named_team (game, "Velocitas");

  for (unsigned i = 0; i < team->n_cards; i += 2) {
    g_free (team->cards[i].name);
    team->cards[i].name = g_strdup_printf ("P%u", i);
  }
  team->colours[0] = g_strdup ("#123456");
  team->colours[1] = g_strdup ("#abcdef");
  return sv_team_doc_write (team, FALSE);
}

static char *
write_variant (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);

  random_variant (game, variant->setup, &chance);
  return sv_variant_doc_write (variant, FALSE);
}

static char *
write_match (const SvGame *game)
{
  g_autoptr (SvMatchDoc) doc = doc_between (game, "Velocitas", "Orange");

  for (unsigned i = 0; i < MATCH_EVENTS; i++)
    append_any (doc, &chance, 100 * i);
  return sv_match_doc_write (doc, FALSE);
}

static const struct {
  char *(*read) (const char *text, GError **error);
  char *(*make) (const SvGame *game);
  const char *game, *seed;
} sources[] = {
  { read_team, write_team, "strafworp", NULL },
  { read_team, write_team, "eleven", NULL },
  { read_team, write_team, "champions-2020", NULL },
  { read_variant, write_variant, "strafworp", NULL },
  { read_variant, write_variant, "eleven", NULL },
  { read_variant, write_variant, "champions-2020", NULL },
  { read_match, write_match, "strafworp", NULL },
  { read_match, write_match, "eleven", NULL },
  { read_match, write_match, "champions-2020", NULL },
  { read_board, NULL, NULL, "../../../data/boards/small.json" },
  { read_cup, NULL, NULL, "groups.svcup" },
  { read_cup, NULL, NULL, "knockout.svcup" },
  { read_cup, NULL, NULL, "league.svcup" },
  { read_autosave, NULL, NULL, "match.autosave" },
  { read_autosave, NULL, NULL, "position.autosave" },
  { read_journal, NULL, NULL, "match.journal" },
  { read_table, NULL, NULL, "table.svtable" },
  { read_table, NULL, NULL, "table-steps.svtable" },
  { read_players, NULL, NULL, "players.csv" },
  { read_players, NULL, NULL, "players.tsv" },
};

/* --- Changes ------------------------------------------------------------------------------------------- */

static const char *const words[] = {
  "-1",
  "0",
  "1",
  "2",
  "3",
  "5",
  "6",
  "12",
  "99",
  "256",
  "70000",
  "999999",
  "1e300",
  "0.5",
  "\"\"",
  "[]",
  "{}",
  "null",
  "true",
  "\"x\"",
  "[0]",
  "[1,1]",
  "-0",
  "a",
  "\"1\"",
  "[[0]]",
  "\\",
  "{\"a\":0}",
  "9007199254740993",
};

/* A piece of text that means something: a string, a number, or a single mark. */
static void
find_token (const GString *text, gsize *begin, gsize *n)
{
  static const char ends[] = "{}[],:\n;\t";
  gsize from = below ((unsigned)text->len), to = from;

  while (from > 0 && strchr (ends, text->str[from - 1]) == NULL)
    from--;
  while (to < text->len && strchr (ends, text->str[to]) == NULL)
    to++;
  *begin = from;
  *n = MAX (to - from, 1);
}

static void
change (GString *text)
{
  gsize begin, n, other, n_other;

  /* Rather a value than a mark or what it is called. */
  for (unsigned i = 0; i < 8; i++) {
    find_token (text, &begin, &n);
    if (strchr ("{}[],: \n", text->str[begin + n / 2]) == NULL && text->str[begin + n] != ':')
      break;
  }
  find_token (text, &other, &n_other);
  g_autofree char *copy = g_strndup (text->str + other, n_other);
  switch (below (14)) {
  case 0:
    g_string_erase (text, (gssize)begin, 1);
    break;
  case 1: /* with what stands around it */
    g_string_erase (text, (gssize)begin, (gssize)MIN (n + 1, text->len - begin));
    break;
  case 2:
    g_string_truncate (text, MAX (begin, 1));
    break;
  case 3:
  case 4:
  case 5:
    g_string_erase (text, (gssize)begin, (gssize)n);
    g_string_insert (text, (gssize)begin, copy);
    break;
  default:
    g_string_erase (text, (gssize)begin, (gssize)n);
    g_string_insert (text, (gssize)begin, words[below (G_N_ELEMENTS (words))]);
  }
}

static void
read_one (unsigned number, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *got = sources[number].read (text, &error);

  g_assert_true ((got == NULL) == (error != NULL));
  add (READ, "%s", got != NULL ? got : error->message);
  if (error == NULL)
    return;
  add_text (SAID, sv_fault_words (error));
}

static char *
make_text (unsigned number)
{
  g_autofree char *path = NULL;
  char *text = NULL;

  if (sources[number].make != NULL)
    return sources[number].make (sv_game_by_id (sources[number].game));
  path = g_build_filename (SV_SEEDS, sources[number].seed, NULL);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
run_source (unsigned number)
{
  g_autofree char *whole = g_strchomp (make_text (number));

  read_one (number, whole);
  for (unsigned i = 0; i < DAMAGES; i++) {
    g_autoptr (GString) text = g_string_new (whole);

    for (unsigned n = 1 + below (2); n > 0 && text->len > 1; n--)
      change (text);
    read_one (number, text->str);
  }
}

int
main (int argc, char **argv)
{
  static const Face face = { "read-face", G_N_ELEMENTS (sources), aspects, run_source };
  g_autofree char *numbers = argc > 1 ? g_canonicalize_filename (argv[1], NULL) : NULL;

  folder = g_dir_make_tmp ("sv-read-face-XXXXXX", NULL);
  g_assert_cmpint (chdir (folder), ==, 0);
  if (numbers != NULL && argc < 4)
    argv[1] = numbers;
  const int result = face_main (argc, argv, &face);
  for (unsigned i = 0; i < 3; i++)
    g_unlink ((const char *const[]){ "a.autosave", "a.journal", "a.table" }[i]);
  g_rmdir (folder);
  g_free (folder);
  return result;
}
