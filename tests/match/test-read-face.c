/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What readers make of documents that somebody has changed by hand stays what it is, until somebody means to change
 * it: what is read is written again, and what is refused has its place and its words. See face-fixture.h. */

#include "doc-fixture.h"
#include "face-fixture.h"
#include "random-setup.h"
#include "sv-autosave.h"
#include "sv-course-doc.h"
#include "sv-cup-schedule.h"
#include "sv-fault-words.h"
#include "sv-games.h"
#include "sv-json.h"
#include "sv-library.h"
#include "sv-player-list.h"
#include "sv-puzzle-doc.h"
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

  if (doc == NULL)
    return NULL;
  g_autoptr (SvTeamDoc) copy = sv_team_doc_copy (doc);
  g_autoptr (SvTeamDoc) clean = sv_team_doc_copy (doc);
  sv_team_doc_clean (clean);
  add_text (READ, sv_team_doc_write (clean, FALSE));
  add (READ, "%s, %s, named %d", sv_team_doc_name (doc, 0), sv_team_doc_name (doc, 1),
       sv_team_doc_has_names (doc));
  for (unsigned i = 0; i < doc->n_cards; i++)
    add_text (READ, sv_team_doc_dup_holder (doc, i));
  for (int number = -1; number < 23; number++)
    add (READ, "%d", sv_team_doc_find_card (doc, number));
  return sv_team_doc_write (copy, TRUE);
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
  g_autoptr (SvVariantDoc) copy = sv_variant_doc_copy (doc);
  return sv_variant_doc_write (copy, TRUE);
}

/* All that a board is, not only what its document says. */
static void
add_board (const SvBoard *board)
{
  add (READ, "%s %s %s %g %g %g %g %g", sv_board_file_get_id (board),
       sv_board_file_get_title (board), board->id, (double)board->w, (double)board->h,
       (double)board->ring, (double)board->radius, (double)board->margin);
  for (int i = 0; i < board->n_spaces; i++) {
    const SvSpace *s = &board->spaces[i];
    add (READ, "%s %g %g %d %d %d %d, beside %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x",
         s->name, (double)s->x, (double)s->y, s->kind, s->end, s->zone, s->marks,
         (guint64)board->beside[i].bits[0], (guint64)board->beside[i].bits[1]);
    for (unsigned k = board->first_neighbour[i]; k < board->first_neighbour[i + 1]; k++)
      add (READ, "to %d", board->neighbours[k]);
  }
  for (int i = 0; i < board->n_edges; i++) {
    const SvEdge *e = &board->edges[i];
    add (READ, "%d–%d %g %g %d", e->a, e->b, (double)e->cx, (double)e->cy, e->style);
  }
}

static char *
read_board (const char *text, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), error);
  g_autoptr (SvBoard) board =
      object != NULL ? sv_board_file_from_object (object, NULL, error) : NULL;

  if (board == NULL)
    return NULL;
  add_board (board);
  g_autoptr (JsonObject) written = sv_board_file_to_object (board);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autoptr (GError) unfit = NULL;
    sv_board_file_suits (board, *game, &unfit);
    add (SAID, "%s", unfit != NULL ? unfit->message : "fits");
  }
  return sv_json_write (written, TRUE);
}

/* What becomes of a match whose events are others, or fewer. */
static void
add_changed (const SvMatchDoc *doc)
{
  const unsigned n = sv_history_get_length (doc->history);
  SvEvent events[SV_MAX_LEGAL];

  add (READ, "begins %" G_GINT64_FORMAT, sv_match_doc_start_ms (doc));
  add_text (READ, sv_match_doc_legal_words (doc, 3));
  for (unsigned k = 0; k <= n; k += 1 + n / 3) {
    g_autoptr (SvMatchDoc) copy = sv_match_doc_copy (doc, k);
    g_autoptr (JsonObject) first = sv_match_doc_to_object (doc, k);
    _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
    unsigned n_kept = 0;

    add (READ, "%" G_GINT64_FORMAT, copy->elapsed_ms);
    add_text (READ, sv_match_doc_write (copy, FALSE));
    add_text (READ, sv_json_write (first, FALSE));
    if (k == n)
      continue;
    sv_history_state_at (doc->history, k, state);
    const unsigned n_legal = doc->game->legal (sv_history_get_setup (doc->history), state, events);
    g_autoptr (SvMatchDoc) other =
        n_legal > 0 ? sv_match_doc_replace (doc, k, events[n_legal / 2], &n_kept) : NULL;
    add (READ, "%u kept", n_kept);
    if (other != NULL)
      add_text (READ, sv_match_doc_write (other, FALSE));
    add (READ, "begun there: %d", sv_match_doc_set_start (copy, state, 1234));
    add_text (READ, sv_match_doc_write (copy, FALSE));
  }
}

static char *
read_match (const char *text, GError **error)
{
  int illegal = -1;
  g_autoptr (SvMatchDoc) doc = sv_match_doc_read (text, strlen (text), &illegal, error);

  add (READ, "illegal %d", illegal);
  if (doc != NULL)
    add_changed (doc);
  return doc != NULL ? sv_match_doc_write (doc, FALSE) : NULL;
}

static char *
read_course (const char *text, GError **error)
{
  g_autoptr (SvCourseDoc) doc = sv_course_doc_read (text, strlen (text), error);

  if (doc == NULL)
    return NULL;
  for (guint i = 0; i < doc->remarks->len; i++) {
    const SvRemark *remark = doc->remarks->pdata[i];
    add (READ, "%u %s %s %u", remark->after, remark->text, remark->otherwise, remark->parts);
    for (guint k = 0; k < remark->spaces->len; k++)
      add (READ, "at %d", g_array_index (remark->spaces, int, k));
  }
  return sv_match_doc_write (doc->match, FALSE);
}

static char *
read_puzzle (const char *text, GError **error)
{
  g_autoptr (SvPuzzleDoc) doc = sv_puzzle_doc_read (text, strlen (text), error);

  if (doc == NULL)
    return NULL;
  for (guint i = 0; i < doc->moments->len; i++) {
    const SvMoment *moment = doc->moments->pdata[i];
    add (READ, "%u %u", moment->after, moment->goal);
    for (guint k = 0; k < moment->chances->len; k++)
      add (READ, "%u", g_array_index (moment->chances, unsigned, k));
  }
  return sv_match_doc_write (doc->match, FALSE);
}

/* What a competition knows of its fixtures and teams. */
static void
add_cup (const SvCupDoc *doc)
{
  add_text (READ, sv_cup_doc_dup_mark (doc));
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (JsonObject) fixture = sv_cup_doc_write_fixture (doc, i);
    g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, i, &error);

    add_text (READ, sv_json_write (fixture, FALSE));
    add_text (READ, match != NULL ? sv_match_doc_write (match, FALSE) : g_strdup (error->message));
    for (unsigned side = 0; side < 2; side++) {
      g_autoptr (GArray) scorers = sv_cup_doc_get_scorers (doc, i, side);
      g_autoptr (GArray) marks = sv_cup_doc_get_marks (doc, i, side);

      for (guint k = 0; k < scorers->len; k++)
        add (READ, "by %u", g_array_index (scorers, unsigned, k));
      for (guint k = 0; k < marks->len; k++)
        add (READ, "%u: %u", g_array_index (marks, SvCupMark, k).card,
             g_array_index (marks, SvCupMark, k).mark);
    }
  }
  for (unsigned team = 0; team < doc->cup->n_teams; team++) {
    g_autoptr (SvTeamDoc) now = sv_cup_doc_dup_team (doc, team);

    add_text (READ, sv_cup_doc_dup_name (doc, team));
    add_text (READ, sv_team_doc_write (now, FALSE));
    for (unsigned card = 0; doc->game->season.misses != NULL && card < doc->game->n_cards;
         card += 3)
      add (READ, "%d", sv_cup_doc_find_cause (doc, team, card));
  }
}

static char *
read_cup (const char *text, GError **error)
{
  g_autoptr (SvCupDoc) doc = sv_cup_doc_read (text, strlen (text), ".", error);

  if (doc == NULL)
    return NULL;
  add_cup (doc);
  return sv_cup_doc_write (doc, FALSE);
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
    for (guint k = 0; k < result.unused->len; k++)
      add (READ, "unused %s", (const char *)result.unused->pdata[k]);
    for (guint k = 0; k < result.rows->len; k++) {
      const SvPlayerRow *row = result.rows->pdata[k];
      add (READ, "%s, %d: %s", row->name, row->card, row->values);
      for (guint f = 0; f < row->faults->len; f++)
        add (READ, "not %s", (const char *)row->faults->pdata[f]);
    }
  }
  return g_string_free (out, *error != NULL);
}

static char *
read_json (const char *text, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), error);

  if (object == NULL)
    return NULL;
  add_text (READ, sv_json_write (object, FALSE));
  return sv_json_write (object, TRUE);
}

static void
put (const char *name, const char *text)
{
  (void)g_unlink (name); /* or the end of a longer text stays there */
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

static void
append_word (GString *out)
{
  static const char *const parts[] = { "a",    "bc", "é", "\\n", "\\u00e9", "\\ud83d\\ude00",
                                       "\\\"", "/" };

  g_string_append_c (out, '"');
  for (unsigned n = below (below (4) == 0 ? 60 : 8); n > 0; n--)
    g_string_append (out, parts[below (2) == 0 ? 0 : below (G_N_ELEMENTS (parts))]);
  g_string_append_c (out, '"');
}

/* A value of any kind, not nested deeper than that. */
static void
append_value (GString *out, unsigned depth)
{
  static const char *const plain[] = { "true", "false", "null", "0.1", "-1.5e-7",
                                       "1e20", "-0.0",  "[]",   "{}" };
  const unsigned kind = below (depth > 0 ? 8 : 5), n = below (below (3) == 0 ? 30 : 7);
  const unsigned number = below (2000000), less = below (20);

  if (kind == 0)
    g_string_append (out, plain[below (G_N_ELEMENTS (plain))]);
  else if (kind < 3)
    append_word (out);
  else if (kind < 5)
    g_string_append_printf (out, "%d", (int)(number >> less));
  else {
    g_string_append_c (out, kind < 7 ? '[' : '{');
    for (unsigned i = 0; i < n; i++) {
      g_string_append_printf (out, "%s", i > 0 ? "," : "");
      if (kind == 7)
        g_string_append_printf (out, "\"%c%.*s\":", 'a' + (int)i, (int)below (12), "long-key-long");
      append_value (out, depth - 1);
    }
    g_string_append_c (out, kind < 7 ? ']' : '}');
  }
}

/* Whatever JSON can tell, in lists and objects that fill a line or do not fit on it. */
static char *
write_json (const SvGame *game)
{
  g_autoptr (GString) out = g_string_new ("{");

  for (unsigned i = 0; i < 20; i++) {
    g_string_append_printf (out, "%s\"%c\":", i > 0 ? "," : "", 'a' + (int)i);
    append_value (out, 3);
  }
  g_string_append_c (out, '}');
  return g_strdup (out->str);
}

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

/* A key that nobody knows, in an object that stands behind what is found there first. */
static void
put_unknown (GString *text, const char *before)
{
  g_autofree char *more = g_strconcat (before, "\"x\":{\"y\":[1,{\"z\":2}]},", NULL);

  g_string_replace (text, before, more, 1);
  g_string_replace (text, ",}", "}", 0);
}

/* With all that a match may hold, from a position on. */
static char *
write_whole_match (const SvGame *game)
{
  g_autoptr (SvMatchDoc) doc = doc_between (game, "Velocitas", "Orange");
  const unsigned n_periods = 2;

  for (unsigned i = 0; i < MATCH_EVENTS; i++)
    append_any (doc, &chance, 100 * i);
  g_autofree void *state = g_memdup2 (sv_history_get_state (doc->history), game->state_size);
  sv_match_doc_set_start (doc, state, 5000);
  for (unsigned i = 1; i <= 6; i++) {
    append_any (doc, &chance, 5000 + 100 * i);
    if (i % 2 == 0)
      sv_comments_set (doc->comments, i, "So\nit is", NULL);
  }
  for (int team = 0; team < 2; team++) {
    SvSeatDoc *seat =
        sv_seat_doc_new (team == 0 ? "Anne" : "Ben", team, team == 0 ? NULL : "expert-2");
    seat->n_figurines = n_periods;
    for (unsigned half = 0; half < n_periods; half++)
      seat->figurines[half] = team == 0 ? 6 : 2;
    g_ptr_array_add (doc->seats, seat);
  }
  doc->elapsed_ms = 5700;
  doc->title = (g_free (doc->title), g_strdup ("Final"));
  doc->notes = (g_free (doc->notes), g_strdup ("In the\nrain"));
  doc->created = g_strdup ("2026-11-21T10:00:00Z");
  g_autofree char *written = sv_match_doc_write (doc, FALSE);
  g_autoptr (GString) text = g_string_new (written);
  put_unknown (text, "{");
  put_unknown (text, "\"seats\":[{");
  put_unknown (text, "\"clock\":{");
  put_unknown (text, "\"start\":{");
  put_unknown (text, "\"meta\":{");
  put_unknown (text, "\"comments\":[{");
  put_unknown (text, "\"variant\":{");
  put_unknown (text, "\"teams\":[{");
  return g_strdup (text->str);
}

/* With drawings, names of roles and what nobody knows. */
static char *
write_whole_team (const SvGame *game)
{
  static const char picture[] = "data:image/png;base64,iVBORw0KGgo=";
  g_autoptr (SvTeamDoc) team = named_team (game, "Velocitas");
  const unsigned last = team->n_cards - 1;

  team->short_name = (g_free (team->short_name), g_strdup ("VEL"));
  team->colours[0] = g_strdup ("#12ab56");
  team->logo = g_strdup (picture);
  team->cards[0].role_name = g_strdup ("captain");
  team->cards[last].picture = g_strdup (picture);
  team->cards[last].name = (g_free (team->cards[last].name), g_strdup ("Tess"));
  g_autofree char *written = sv_team_doc_write (team, FALSE);
  g_autoptr (GString) text = g_string_new (written);
  put_unknown (text, "{");
  put_unknown (text, "\"cards\":[{");
  return g_strdup (text->str);
}

/* A board with everything that one may have. */
static char *
write_board (const SvGame *game)
{
  return g_strdup (
      "{\"format\":\"speelveld-board\",\"version\":1,\"id\":\"garden\",\"title\":\"Back garden\","
      "\"pitch\":{\"w\":100,\"h\":50,\"ring\":10.5,\"grass\":\"long\"},\"spaces\":["
      "{\"name\":\"wg\",\"x\":5,\"y\":25,\"zone\":\"goal\",\"end\":\"w\"},"
      "{\"name\":\"wp1\",\"x\":20.5,\"y\":25,\"zone\":\"penalty\",\"end\":\"w\",\"spot\":true},"
      "{\"name\":\"k\",\"x\":50,\"y\":25,\"zone\":\"centre\",\"end\":null,\"kickoff\":true},"
      "{\"name\":\"e1\",\"x\":90,\"y\":25,\"zone\":\"field\",\"end\":\"e\"}],"
      "\"edges\":[{\"a\":\"wg\",\"b\":\"wp1\",\"kind\":\"goal\",\"cx\":12,\"cy\":20.25},"
      "{\"a\":\"k\",\"b\":\"wp1\",\"kind\":\"line\"},{\"a\":\"k\",\"b\":\"e1\"}],"
      "\"crossings\":[{\"lines\":[[\"wp1\",\"wg\"],[\"k\",\"e1\"]],\"x\":1.5,\"y\":2}],"
      "\"by\":{\"who\":\"Sem\"}}");
}

/* Two moments of a match with its choices in them. */
static char *
write_puzzle (const SvGame *game)
{
  g_autoptr (SvMatchDoc) doc = standard_doc (game);
  g_autoptr (GString) text = g_string_new (NULL);
  SvEvent events[SV_MAX_LEGAL];
  SvNode node;

  for (unsigned found = 0; found < 2; append_any (doc, &chance, 0)) {
    const void *setup = sv_history_get_setup (doc->history);
    const void *state = sv_history_get_state (doc->history);
    const unsigned n = game->legal (setup, state, events);

    game->node (setup, state, &node);
    if (node.kind != SV_NODE_DECISION || n < 2 || n > 6 || below (4) != 0)
      continue;
    g_string_append_printf (text, "%s{\"after\":%u,\"goal\":%u,\"chances\":[", found > 0 ? "," : "",
                            sv_history_get_length (doc->history), 40 + found);
    for (unsigned i = 0; i < n; i++)
      g_string_append_printf (text, "%s%u", i > 0 ? "," : "", 50 * i % 101);
    g_string_append (text, "]}");
    found++;
  }
  g_autofree char *match = g_strchomp (sv_match_doc_write (doc, FALSE));
  match[strlen (match) - 1] = '\0';
  return g_strdup_printf ("%s,\"puzzles\":[%s]}", match, text->str);
}

/* Lists of players as clubs have them: with names in parts, shares of 100, columns that nobody knows. */
static char *
write_parts (const SvGame *game)
{
  return g_strdup (
      "Roepnaam;tussenvoegsel;Achternaam;Rugnummer;M/V;Attack;Shooting (%);Team;Role\r\n"
      "Anne;van;Dam;1;V;4;60;A;Feeder\r\n"
      "Bo;;\"Smit; \"\"jr.\"\"\";2;m;9;33,5 %;A;x\r\n"
      "\r\n"
      "Cas;de;Wit;;vrouw;1;100;B;\r\n"
      ";;;4;V;2;0;B;\r\n"
      "Dex;;;3;x;3;101;B;Striker\r\n"
      "Eva;;;3;V;3;-1;;\r\n"
      "Fem;;;nine;V;3;50%;;\r\n"
      "Gijs;;;;m;;;;\r\n");
}

static char *
write_bare (const SvGame *game)
{
  return g_strdup ("7, Anne\n 3 ,Bo,4\n,Cas\n\"Dex\nvan Dam\",5\n999,Eva\n1000,Fem\n2,\n");
}

/* A match that was decided by penalties. */
static SvMatchDoc *
play_decided (const SvGame *game, const char *first, const char *second)
{
  g_autoptr (GPtrArray) variants = sv_library_built_in (game, SV_DOCUMENT_VARIANT);
  const SvLibraryItem *last = NULL;
  SvView view;

  for (guint i = 0; i < variants->len; i++)
    if (g_str_equal (((const SvLibraryItem *)variants->pdata[i])->head->name, "Cup match"))
      last = variants->pdata[i];
  g_assert_nonnull (last);
  for (;;) {
    g_autoptr (SvTeamDoc) home = named_team (game, first);
    g_autoptr (SvTeamDoc) away = named_team (game, second);
    g_autoptr (SvMatchDoc) doc = new_doc (last->variant, home, away);

    while (append_any (doc, &chance, 0))
      ;
    game->view (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &view);
    if (view.ended == SV_END_PENALTIES)
      return g_steal_pointer (&doc);
  }
}

/* A cup with a match in it that was begun, one in a file beside it, and one that was counted at a table. */
static char *
write_cup (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_KNOCKOUT, 6, game->season.points);

  for (unsigned i = 0; i < cup->n_teams; i++) {
    g_autofree char *name = g_strdup_printf ("T%u", i);
    g_ptr_array_add (teams, named_team (game, name));
  }
  sv_cup_draw_lots (cup, &chance);
  cup->third = true;
  sv_cup_schedule (cup);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  for (unsigned i = 0; i < 3; i++) {
    g_autofree char *first = sv_cup_doc_dup_name (doc, (unsigned)doc->meetings[i].teams[0]);
    g_autofree char *second = sv_cup_doc_dup_name (doc, (unsigned)doc->meetings[i].teams[1]);
    const SvCupResult result = { .played = true, .score = { 3, 1 } };
    SvCupDoc *after = NULL;

    if (i < 2) {
      g_autoptr (SvMatchDoc) match =
          i == 0 ? doc_between (game, first, second) : play_decided (game, first, second);
      for (unsigned n = 0; i == 0 && n < 6; n++)
        append_any (match, &chance, 0);
      after = sv_cup_doc_match (doc, i, match, &error);
      g_autofree char *text = sv_match_doc_write (match, FALSE);
      put ("a.svmatch", text);
    } else {
      GArray *scorers[2], *marks[2];
      for (unsigned side = 0; side < 2; side++) {
        const SvCupMark mark = { side, side };
        scorers[side] = g_array_new (FALSE, FALSE, sizeof (unsigned));
        marks[side] = g_array_new (FALSE, FALSE, sizeof (SvCupMark));
        g_array_append_val (scorers[side], mark.card);
        g_array_append_val (marks[side], mark);
      }
      after = sv_cup_doc_counted (doc, i, &result, scorers, marks, &error);
      for (unsigned side = 0; side < 2; side++) {
        g_array_unref (scorers[side]);
        g_array_unref (marks[side]);
      }
    }
    g_assert_no_error (error);
    sv_cup_doc_free (doc);
    doc = after;
  }
  g_autofree char *text = sv_cup_doc_write (doc, FALSE);
  /* The second match goes into the file, without what only fills the document. */
  char *match = strstr (strstr (text, "\"match\":") + 1, "\"match\":");
  char *after = strstr (match, "}},");
  g_assert_nonnull (after);
  return g_strdup_printf ("%.*s\"file\":\"a.svmatch\"%s", (int)(match - text), text, after + 1);
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
  { read_cup, write_cup, "champions-2020", NULL },
  { read_table, NULL, NULL, "table.svtable" },
  { read_table, NULL, NULL, "table-steps.svtable" },
  { read_players, NULL, NULL, "players.csv" },
  { read_players, NULL, NULL, "players.tsv" },
  { read_json, write_json, NULL, NULL },
  { read_json, write_json, NULL, NULL },
  { read_players, write_parts, NULL, NULL },
  { read_players, write_bare, NULL, NULL },
  { read_board, write_board, NULL, NULL },
  { read_match, write_whole_match, "strafworp", NULL },
  { read_match, write_whole_match, "eleven", NULL },
  { read_match, write_whole_match, "champions-2020", NULL },
  { read_team, write_whole_team, "strafworp", NULL },
  { read_team, write_whole_team, "eleven", NULL },
  { read_team, write_whole_team, "champions-2020", NULL },
  { read_team, NULL, NULL, "line-ups-strafworp.svteam" },
  { read_team, NULL, NULL, "line-ups-eleven.svteam" },
  { read_team, NULL, NULL, "line-ups-champions.svteam" },
  { read_course, NULL, NULL, "../../../data/lessons/strafworp.json" },
  { read_course, NULL, NULL, "../../../data/lessons/champions-2020.json" },
  { read_puzzle, write_puzzle, "strafworp", NULL },
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

/* A number that is one more or less, or a text as long as some may be, or too long; NULL: the token is neither. */
static char *
go_further (const char *token)
{
  static const unsigned lengths[] = { 4, 5, 64, 65, 200, 201, 1000, 1001 };
  char *end;
  const gint64 number = g_ascii_strtoll (token, &end, 10);

  if (end > token && *end == '\0')
    return g_strdup_printf ("%" G_GINT64_FORMAT, number + (below (2) == 0 ? 1 : -1));
  if (*token != '"')
    return NULL;
  g_autofree char *word = g_strnfill (lengths[below (G_N_ELEMENTS (lengths))], 'a');
  return g_strdup_printf ("\"%s\"", word);
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
  g_autofree char *token = g_strndup (text->str + begin, n);
  g_autofree char *further = go_further (token);
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
  case 6:
  case 7:
  case 8:
    if (further == NULL)
      break;
    g_string_erase (text, (gssize)begin, (gssize)n);
    g_string_insert (text, (gssize)begin, further);
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
    return sources[number].make (sources[number].game != NULL ? sv_game_by_id (sources[number].game)
                                                              : NULL);
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
  for (unsigned i = 0; i < 2; i++)
    g_unlink ((const char *const[]){ "a.autosave", "a.table" }[i]);
  g_rmdir (folder);
  g_free (folder);
  return result;
}
