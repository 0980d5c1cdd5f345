/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Competitions: what is written is read again as the same, what was changed leaves the one before
 * as it was, and damage of any kind gives a competition or a fault, never less. The rules
 * themselves are tested through the command line: tests/cli/test-cup-rules.py. */

#include "fixture.h"

#include "doc-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-entering.h"
#include "sv-cup-id.h"
#include "sv-cup-schedule.h"
#include "sv-cup-told.h"

#include <glib/gstdio.h>

static SvCupDoc *
make_cup_of (const SvGame *played, SvCupKind kind, unsigned n_teams)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (played);
  const SvField *shootout =
      sv_field_find (played->variant_fields, played->n_variant_fields, "shootout");
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (kind, n_teams, played->season.points);
  SvRng rng;

  if (shootout != NULL)
    sv_field_set (shootout, variant->setup, 1);
  sv_rng_seed (&rng, 5);
  sv_cup_draw_lots (cup, &rng);
  cup->boards = 3;
  cup->advance = 2;
  cup->third = kind != SV_CUP_LEAGUE;
  if (kind == SV_CUP_GROUPS)
    sv_cup_deal (cup, 2);
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < n_teams; i++)
    g_ptr_array_add (teams, sv_team_doc_new (played));
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

static SvCupDoc *
make_cup (SvCupKind kind, unsigned n_teams)
{
  return make_cup_of (game (), kind, n_teams);
}

/* With a match in its first fixture, and a result in its second. */
static SvCupDoc *
make_played (SvCupKind kind)
{
  const SvCupResult result = { .played = true, .how = SV_END_GOLDEN_GOAL, .score = { 3, 2 } };
  g_autoptr (SvCupDoc) fresh = make_cup (kind, 6);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (fresh, 0, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupDoc) begun = sv_cup_doc_match (fresh, 0, match, &error);
  g_assert_no_error (error);
  SvCupDoc *played = sv_cup_doc_result (begun, 1, &result, &error);
  g_assert_no_error (error);
  return played;
}

static void
test_write (void)
{
  for (SvCupKind kind = SV_CUP_LEAGUE; kind <= SV_CUP_GROUPS; kind++) {
    g_autoptr (SvCupDoc) doc = make_played (kind);
    g_autofree char *text = sv_cup_doc_write (doc, TRUE);
    g_autoptr (GError) error = NULL;
    g_autoptr (SvCupDoc) again = sv_cup_doc_read (text, strlen (text), NULL, &error);
    g_assert_no_error (error);
    g_autofree char *second = sv_cup_doc_write (again, TRUE);
    g_assert_cmpstr (text, ==, second);
  }
}

/* Every change gives another document; a refused one gives none. */
static void
test_change (void)
{
  g_autoptr (SvCupDoc) doc = make_played (SV_CUP_KNOCKOUT);
  g_autofree char *before = sv_cup_doc_write (doc, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) cleared = sv_cup_doc_clear (doc, 1, NULL);
  g_autoptr (SvCupDoc) gone = sv_cup_doc_withdraw (doc, 2, FALSE, NULL);
  g_autoptr (SvCupDoc) back = sv_cup_doc_withdraw (gone, 2, TRUE, NULL);
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, 0, NULL);
  g_assert_nonnull (match);
  g_assert_null (sv_cup_doc_open_match (doc, doc->cup->fixtures->len - 1, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE);

  g_autofree char *after = sv_cup_doc_write (doc, FALSE);
  g_autofree char *restored = sv_cup_doc_write (back, FALSE);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (before, ==, restored);
  g_assert_false (sv_cup_fixture (cleared->cup, 1)->result.played);
  g_assert_null (sv_cup_doc_void (cleared, 1, NULL));
}

#define PIXEL                                                                                      \
  "data:image/"                                                                                    \
  "png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+"             \
  "kcQAAAABJRU5ErkJggg=="

static const char a_team[] =
    "{" HEADER ("team") ",\"name\":\"Fox\",\"logo\":\"" PIXEL "\",\"reserves\":[{}],"
                        "\"cards\":[{\"number\":2,\"name\":\"Sem\",\"picture\":\"" PIXEL
                        "\"}],\"line_ups\":["
                        "{\"name\":\"Wall\",\"figurines\":[{\"area\":\"a\"},{\"area\":\"b\"},"
                        "{\"area\":\"c\"},{\"area\":\"d\"}]}]}";

/* A competition of two teams with pictures. */
static SvCupDoc *
make_pictured (void)
{
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game ());
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 2, NULL);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 2; i++) {
    g_ptr_array_add (teams, sv_team_doc_read (a_team, strlen (a_team), &error));
    g_assert_no_error (error);
  }
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

/* A match that was put into a competition has its pictures again when somebody opens it. */
static void
test_pictures_once (void)
{
  g_autoptr (SvCupDoc) fresh = make_pictured ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (fresh, 0, &error);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_match (fresh, 0, match, &error);
  g_assert_no_error (error);
  const SvCupExtra *extra = doc->extras->pdata[0];
  g_autofree char *held = sv_json_write (extra->match, FALSE);

  g_assert_null (strstr (held, "picture"));
  g_assert_null (strstr (held, "logo"));
  g_assert_null (strstr (held, "line_ups"));
  g_assert_null (strstr (held, "reserves"));
  g_autoptr (SvMatchDoc) opened = sv_cup_doc_open_match (doc, 0, &error);
  g_assert_no_error (error);
  for (unsigned side = 0; side < 2; side++) {
    const SvTeamDoc *team = opened->teams[side];
    g_assert_cmpstr (team->logo, ==, PIXEL);
    g_assert_cmpstr (team->cards[1].picture, ==, PIXEL);
    g_assert_cmpstr (team->cards[1].name, ==, "Sem");
    g_assert_cmpuint (team->line_ups->len, ==, 1);
  }
  g_autoptr (SvCupDoc) again = sv_cup_doc_match (fresh, 0, opened, &error);
  g_autofree char *same = sv_cup_doc_write (doc, FALSE);
  assert_text (sv_cup_doc_write (again, FALSE), same);
}

/* As many goals as a result may have, and one more. */
static void
test_type_a_thousand_goals (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_KNOCKOUT, 4);
  const struct {
    SvCupResult result;
    const char *sentence;
  } cases[] = {
    { { true, SV_END_FULL_TIME, { 999, 998 }, { 0, 0 } }, NULL },
    { { true, SV_END_FULL_TIME, { 1000, 0 }, { 0, 0 } },
      "fixtures[0].score[0]: 1000 is outside 0–999" },
    { { true, SV_END_FULL_TIME, { 0, 1000 }, { 0, 0 } },
      "fixtures[0].score[1]: 1000 is outside 0–999" },
    { { true, SV_END_PENALTIES, { 1, 1 }, { 998, 999 } }, NULL },
    { { true, SV_END_PENALTIES, { 1, 1 }, { 5, 1000 } },
      "fixtures[0].shootout[1]: 1000 is outside 0–999" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (SvCupDoc) after = sv_cup_doc_result (doc, 0, &cases[i].result, &error);
    g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].sentence);
    g_assert_true ((after == NULL) == (cases[i].sentence != NULL));
  }
}

/* A match that ended by penalties, of a fixture of a knock-out. */
static SvMatchDoc *
play_to_penalties (const SvCupDoc *doc, unsigned i)
{
  SvRng rng;
  SvView view;

  for (guint64 seed = 1; seed < 1000; seed++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, i, &error);
    g_assert_no_error (error);
    sv_rng_seed (&rng, seed);
    while (append_any (match, &rng, 0))
      ;
    match->game->view (sv_history_get_setup (match->history), sv_history_get_state (match->history),
                       &view);
    if (view.ended == SV_END_PENALTIES && view.stage == SV_STAGE_OVER)
      return g_steal_pointer (&match);
  }
  g_error ("no match ends by penalties");
}

/* The text with a piece of it replaced is refused with this sentence. */
static void
refuse_cup (const char *text, const char *was, const char *is, const char *sentence)
{
  g_autoptr (GString) other = g_string_new (text);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_string_replace (other, was, is, 1), ==, 1);
  g_assert_null (sv_cup_doc_read (other->str, other->len, NULL, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, sentence);
}

/* What stands beside a match in the document must be what the match tells. */
static void
test_says (void)
{
  const SvGame *champions = sv_game_by_id ("champions-2020");
  g_autoptr (SvCupDoc) fresh = make_cup_of (champions, SV_CUP_KNOCKOUT, 4);
  g_autoptr (SvMatchDoc) match = play_to_penalties (fresh, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_match (fresh, 0, match, &error);
  g_assert_no_error (error);
  const SvCupResult *result = &sv_cup_fixture (doc->cup, 0)->result;
  const unsigned goals = result->score[0], *shootout = result->shootout;
  g_autofree char *text = sv_cup_doc_write (doc, FALSE);
  g_autofree char *score = g_strdup_printf ("\"score\":[%u,%u]", goals, goals);
  g_autofree char *how =
      g_strdup_printf ("\"how\":\"penalties\",\"shootout\":[%u,%u]", shootout[0], shootout[1]);
  g_autofree char *level = g_strdup_printf ("%s,%s", score, how);
  g_autofree char *ended =
      g_strdup_printf ("fixtures[0].score: the match ended %u–%u", goals, goals);
  g_autofree char *penalties =
      g_strdup_printf ("fixtures[0].shootout: the penalties ended %u–%u", shootout[0], shootout[1]);

  refuse_cup (text, score, "\"score\":[77,77]", ended);
  refuse_cup (text, how, "\"how\":\"penalties\",\"shootout\":[1,77]", penalties);
  refuse_cup (text, how, "\"how\":\"penalties\",\"shootout\":[77,0]", penalties);
  refuse_cup (text, level, "\"score\":[2,1]", ended);
  g_autofree char *gone = g_strconcat (level, ",", NULL);
  refuse_cup (text, gone, "", ended);

  /* Or it is not over; or it was played in another game. Other names of its teams are only told. */
  g_autoptr (SvMatchDoc) begun = sv_match_doc_copy (match, 10);
  g_autoptr (SvCupDoc) half = sv_cup_doc_match (fresh, 0, begun, &error);
  g_assert_no_error (error);
  g_autofree char *less = sv_cup_doc_write (half, FALSE);
  refuse_cup (
      less, "\"match\":", "\"score\":[2,1],\"match\":", "fixtures[0].score: the match is not over");
  g_autoptr (SvMatchDoc) foreign = doc_between (champions, "Fox", "Owl");
  g_autoptr (SvCupDoc) named = sv_cup_doc_match (fresh, 0, foreign, &error);
  g_assert_no_error (error);
  g_autofree char *told = sv_cup_doc_dup_other_names (named, 0);
  g_assert_cmpstr (told, ==, "“Team 1” plays here, and this is a match of “Fox”");
  g_assert_null (sv_cup_doc_dup_other_names (half, 0));
  g_autoptr (SvMatchDoc) other = standard_doc (game ());
  g_assert_null (sv_cup_doc_match (fresh, 0, other, &error));
  g_assert_cmpstr (error->message, ==, "fixtures[0]: this is made for another game, “strafworp”");
}

/* A match in a file beside the competition counts as one in it; whatever is wrong with it is
 * told. */
static void
test_file (void)
{
  const SvGame *champions = sv_game_by_id ("champions-2020");
  g_autofree char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "c.svcup", NULL);
  g_autofree char *beside = g_build_filename (folder, "m.svmatch", NULL);
  g_autoptr (SvCupDoc) fresh = make_cup_of (champions, SV_CUP_KNOCKOUT, 4);
  g_autoptr (SvMatchDoc) match = play_to_penalties (fresh, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_match (fresh, 0, match, &error);
  g_assert_no_error (error);
  g_autofree char *text = sv_match_doc_write (match, FALSE);
  g_autofree char *cup = sv_cup_doc_write (doc, FALSE);
  char *begin = strstr (cup, "\"match\":"), *end = begin + strlen ("\"match\":");
  g_autoptr (SvMatchDoc) other = standard_doc (game ());
  g_autofree char *foreign = sv_match_doc_write (other, FALSE);

  for (int depth = 0; depth > 0 || end[-1] != '}'; end++)
    depth += (*end == '{') - (*end == '}');
  g_autofree char *filed =
      g_strdup_printf ("%.*s\"file\":\"m.svmatch\"%s", (int)(begin - cup), cup, end);
  const struct {
    const char *match, *sentence;
  } cases[] = {
    { text, NULL },
    { NULL, "fixtures[0].file: “m.svmatch” cannot be read: it does not exist" },
    { "{}", "fixtures[0].file: This is not a Speelveld document." },
    { foreign, "fixtures[0].file: this is made for another game, “strafworp”" },
  };

  g_assert_true (g_file_set_contents (path, filed, -1, NULL));
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) fault = NULL;
    if (cases[i].match != NULL)
      g_assert_true (g_file_set_contents (beside, cases[i].match, -1, NULL));
    else
      g_unlink (beside);
    g_autoptr (SvCupDoc) read = sv_cup_doc_load (path, &fault);
    g_assert_cmpstr (fault != NULL ? fault->message : NULL, ==, cases[i].sentence);
    if (read != NULL)
      assert_text (sv_cup_doc_write (read, FALSE), filed);
  }
  g_unlink (beside);
  g_unlink (path);
  g_rmdir (folder);
}

/* Which competition it is: its teams, lots and who meets whom, or the id that it was given; not
 * when. */
static void
test_mark (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_GROUPS, 6);
  g_autofree char *mark = sv_cup_doc_dup_mark (doc);
  SvCup *cup = doc->cup;
  unsigned *const parts[] = { &cup->lots[0], &cup->lots[5], &sv_cup_fixture (cup, 0)->from[0].n,
                              &sv_cup_fixture (cup, cup->fixtures->len - 1)->from[1].n,
                              &sv_cup_fixture (cup, cup->fixtures->len - 2)->from[1].n };

  sv_cup_fixture (cup, 0)->round = 9;
  sv_cup_fixture (cup, 1)->board = 9;
  assert_text (sv_cup_doc_dup_mark (doc), mark);
  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++) {
    *parts[i] += 1;
    g_autofree char *other = sv_cup_doc_dup_mark (doc);
    g_assert_cmpstr (other, !=, mark);
    *parts[i] -= 1;
  }
  cup->has_lots = false;
  g_autofree char *without = sv_cup_doc_dup_mark (doc);
  g_assert_cmpstr (without, !=, mark);
  sv_cup_doc_stamp (doc);
  g_autofree char *stamped = sv_cup_doc_dup_mark (doc);
  cup->has_lots = true;
  assert_text (sv_cup_doc_dup_mark (doc), stamped);
  sv_cup_doc_stamp (doc);
  g_autofree char *again = sv_cup_doc_dup_mark (doc);
  g_assert_cmpstr (again, !=, stamped);
  g_assert_cmpuint (strlen (again), ==, 36);
}

/* What nobody knows of a fixture stays with it, whatever becomes of its result; who made the goals
 * does not. */
static void
test_unknown (void)
{
  static const char unknown[] = "\"note\":{\"by\":\"Ann\"}", scorers[] = "\"scorers\":[[1,0],[3]]",
                    marks[] = "\"marks\":[[[0,1]],[]]";
  const SvCupResult result = { .played = true, .score = { 1, 4 } };
  g_autoptr (SvCupDoc) fresh = make_cup (SV_CUP_LEAGUE, 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) played = sv_cup_doc_result (fresh, 0, &result, &error);
  g_assert_no_error (error);
  g_autofree char *written = sv_cup_doc_write (played, FALSE);
  g_autofree char *more = g_strdup_printf ("\"score\":[1,4],%s,%s,%s", unknown, scorers, marks);
  g_autoptr (GString) text = g_string_new (written);
  g_assert_cmpuint (g_string_replace (text, "\"score\":[1,4]", more, 1), ==, 1);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_read (text->str, text->len, NULL, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupDoc) again = sv_cup_doc_result (doc, 0, &result, &error);
  g_autoptr (SvCupDoc) cleared = sv_cup_doc_clear (doc, 0, &error);
  g_autoptr (SvCupDoc) voided = sv_cup_doc_void (doc, 0, &error);
  g_assert_no_error (error);
  const struct {
    const SvCupDoc *doc;
    gboolean tells, tells_marks; /* a result that is typed anew keeps the cards that were given */
  } cases[] = {
    { doc, TRUE, TRUE }, { again, FALSE, TRUE }, { cleared, FALSE, FALSE }, { voided, TRUE, TRUE }
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *now = sv_cup_doc_write (cases[i].doc, FALSE);
    g_autoptr (GArray) first = sv_cup_doc_get_scorers (cases[i].doc, 0, 0);
    g_autoptr (GArray) second = sv_cup_doc_get_scorers (cases[i].doc, 0, 1);
    g_autoptr (GArray) marked = sv_cup_doc_get_marks (cases[i].doc, 0, 0);

    g_assert_nonnull (strstr (now, unknown));
    g_assert_true ((strstr (now, scorers) != NULL) == cases[i].tells);
    g_assert_true ((strstr (now, marks) != NULL) == cases[i].tells_marks);
    g_assert_cmpuint (first->len, ==, cases[i].tells ? 1 : 0); /* there was one goal */
    g_assert_cmpuint (second->len, ==, cases[i].tells ? 1 : 0);
    g_assert_cmpuint (marked->len, ==, cases[i].tells_marks ? 1 : 0);
  }
}

/* Of what stands there as makers of goals and as marked only what can be is taken, and no more than
 * there is room for. */
static void
test_told (void)
{
  static const struct {
    const char *key; /* in place of "told" */
    unsigned scorers, marks;
  } cases[] = {
    { "\"scorers\":[[0,1,2,3,4]]", 2, 0 },
    { "\"scorers\":[[4,0]]", 1, 0 },
    { "\"scorers\":[[-1,0]]", 1, 0 },
    { "\"scorers\":[[1.5,0]]", 1, 0 },
    { "\"scorers\":[[\"1\",null]]", 0, 0 },
    { "\"scorers\":[]", 0, 0 },
    { "\"scorers\":{}", 0, 0 },
    { "\"scorers\":[7]", 0, 0 },
    { "\"marks\":[[[0,0],[3,5]]]", 0, 2 },
    { "\"marks\":[[[4,0],[0,6],[0,-1],[0],[0,0,0],7,[0,1]]]", 0, 1 },
  };
  const SvCupResult result = { .played = true, .score = { 2, 0 } };
  g_autoptr (SvCupDoc) fresh = make_cup (SV_CUP_LEAGUE, 3);
  g_autoptr (SvCupDoc) played = sv_cup_doc_result (fresh, 0, &result, NULL);
  g_autofree char *written = sv_cup_doc_write (played, FALSE);
  g_autoptr (GString) many = g_string_new ("\"marks\":[[[0,0]");

  for (unsigned i = 1; i <= 200; i++)
    g_string_append (many, ",[0,0]");
  g_string_append (many, "]]");
  g_assert_cmpuint (fresh->game->n_cards, ==, 4);
  g_assert_cmpuint (SV_SCORE_SHEET_MARKS, ==, 6);
  for (unsigned i = 0; i <= G_N_ELEMENTS (cases); i++) {
    const gboolean last = i == G_N_ELEMENTS (cases);
    g_autofree char *more = g_strdup_printf ("\"score\":[2,0],\"how\":\"full time\",%s",
                                             last ? many->str : cases[i].key);
    g_autoptr (GString) text = g_string_new (written);
    g_autoptr (GError) error = NULL;
    g_assert_cmpuint (g_string_replace (text, "\"score\":[2,0],\"how\":\"full time\"", more, 1), ==,
                      1);
    g_autoptr (SvCupDoc) doc = sv_cup_doc_read (text->str, text->len, NULL, &error);
    g_assert_no_error (error);
    g_autoptr (GArray) scorers = sv_cup_doc_get_scorers (doc, 0, 0);
    g_autoptr (GArray) marks = sv_cup_doc_get_marks (doc, 0, 0);
    g_assert_cmpuint (scorers->len, ==, last ? 0 : cases[i].scorers);
    g_assert_cmpuint (marks->len, ==, last ? 200 : cases[i].marks);
    assert_text (sv_cup_doc_write (doc, FALSE), text->str);
  }
}

static void
try (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_read (text, length, NULL, &error);
  g_assert_true ((doc == NULL) == (error != NULL));
  if (doc != NULL)
    g_free (sv_cup_doc_write (doc, FALSE));
}

/* Each number in turn is another value; the text is cut off, and a letter of it another one. */
static void
test_damaged (void)
{
  static const char *const values[] = { "-1",  "0",  "1",  "7",    "64",    "65",  "999999999999",
                                        "2.5", "[]", "{}", "null", "\"x\"", "true" };
  for (SvCupKind kind = SV_CUP_LEAGUE; kind <= SV_CUP_GROUPS; kind++) {
    g_autoptr (SvCupDoc) doc = make_played (kind);
    g_autofree char *text = sv_cup_doc_write (doc, FALSE);
    const gsize length = strlen (text);
    for (gsize at = 1; at < length; at++) {
      if (g_ascii_isdigit (text[at]) && !g_ascii_isdigit (text[at - 1])) {
        for (unsigned i = 0; i < G_N_ELEMENTS (values); i++) {
          g_autofree char *other =
              g_strdup_printf ("%.*s%s%s", (int)at, text, values[i], text + at + 1);
          try (other, strlen (other));
        }
      }
      if (at % 29 != 0)
        continue;
      g_autofree char *damaged = g_strdup (text);
      damaged[at] = "0\"{x]"[at % 5];
      try (damaged, length);
      try (text, at);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/cup/write", test_write);
  g_test_add_func ("/store/cup/change", test_change);
  g_test_add_func ("/store/cup/pictures-once", test_pictures_once);
  g_test_add_func ("/store/cup/type-a-thousand-goals", test_type_a_thousand_goals);
  g_test_add_func ("/store/cup/says", test_says);
  g_test_add_func ("/store/cup/file", test_file);
  g_test_add_func ("/store/cup/mark", test_mark);
  g_test_add_func ("/store/cup/unknown", test_unknown);
  g_test_add_func ("/store/cup/told", test_told);
  g_test_add_func ("/store/cup/damaged", test_damaged);
  return g_test_run ();
}
