/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A season: the same match won and lost, what is left out, and what is none of the team's. */

#include "doc-fixture.h"
#include "season-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-schedule.h"
#include "sv-games.h"
#include "sv-match-log.h"
#include "sv-season-export.h"
#include "sv-sheet.h"
#include "sv-shot.h"
#include "sv-steps.h"

#define WHOLE SV_TRACES "/strafworp/whole-match.svmatch"

enum { WHOLE_GOALS = 4, WHOLE_AGAINST = 2 };

typedef struct {
  char *folder, *home, *away, *half;
  SvSeason *season;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  f->home = season_file (WHOLE, f->folder, "Velocitas", "Orange");
  f->away = season_file (WHOLE, f->folder, "Blauw", "Velocitas");
  f->half =
      season_file (SV_TRACES "/strafworp/worked-example.svmatch", f->folder, "Velocitas", "Wit");
  f->season = sv_season_new (sv_game_by_id ("strafworp"), "Velocitas");
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  sv_season_free (f->season);
  g_unlink (f->home);
  g_unlink (f->away);
  g_unlink (f->half);
  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  g_free (f->home);
  g_free (f->away);
  g_free (f->half);
  g_free (f->folder);
}

/* What one brings as the first team the other takes as the second. */
static void
test_sum (Fixture *f, gconstpointer data)
{
  g_assert_true (sv_season_add_file (f->season, f->home, NULL));
  g_assert_true (sv_season_add_file (f->season, f->away, NULL));
  const SvSeasonMatch *won = f->season->matches->pdata[0], *lost = f->season->matches->pdata[1];
  g_assert_cmpstr (won->match->path, ==, f->home);
  g_assert_cmpstr (won->opponent, ==, "Orange");
  g_assert_cmpstr (lost->opponent, ==, "Blauw");
  g_assert_cmpint (won->goals[0], ==, WHOLE_GOALS);
  g_assert_cmpint (won->goals[1], ==, WHOLE_AGAINST);
  g_assert_cmpint (won->result, ==, 1);
  g_assert_cmpint (lost->result, ==, -1);
  g_assert_cmpuint (won->match->teams[0].scorers->len, ==, WHOLE_GOALS);
  g_assert_cmpuint (lost->match->teams[1].scorers->len, ==, WHOLE_AGAINST);
  const SvSeasonSum all = sv_season_sum (f->season, NULL);
  const SvSeasonSum orange = sv_season_sum (f->season, "Orange");
  g_autoptr (GArray) scorers = sv_season_scorers (f->season);
  g_autoptr (GArray) opponents = sv_season_opponents (f->season);
  int goals = 0;

  g_assert_cmpuint (all.played, ==, 2);
  g_assert_cmpuint (all.won, ==, all.lost);
  g_assert_cmpuint (all.won + all.drawn + all.lost, ==, 2);
  g_assert_cmpint (all.goals[0], ==, all.goals[1]);
  g_assert_cmpuint (orange.played, ==, 1);
  g_assert_cmpuint (sv_season_sum (f->season, "Wit").played, ==, 0);
  g_assert_cmpuint (opponents->len, ==, 2);
  for (guint i = 0; i < scorers->len; i++) {
    goals += (int)g_array_index (scorers, SvSeasonCount, i).n;
    g_assert_true (i == 0 || g_array_index (scorers, SvSeasonCount, i).n <=
                                 g_array_index (scorers, SvSeasonCount, i - 1).n);
  }
  g_assert_cmpint (goals, ==, all.goals[0]);
}

/* The whole match of the traces between these two, made then; its path. */
static char *
dated_file (Fixture *f, const char *first, const char *second, const char *created)
{
  g_autofree char *whole = season_file (WHOLE, f->folder, first, second);
  g_autofree char *name = g_strdup_printf ("%s-%s-%s.svmatch", first, second, created);
  char *path = g_build_filename (f->folder, name, NULL);
  g_autoptr (SvMatchDoc) doc = sv_match_doc_load (whole, NULL, NULL);

  g_free (doc->created);
  doc->created = g_strdup (created);
  g_autofree char *text = sv_match_doc_write (doc, FALSE);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_unlink (whole);
  return path;
}

/* A match is the same one if it was made at the same time, against the same team, at home both
 * times or away. */
static void
test_same (Fixture *f, gconstpointer data)
{
  static const struct {
    const char *first, *second, *created;
    gboolean added;
  } files[] = {
    { "Velocitas", "Groen", "2026-03-01T10:00:00Z", TRUE },
    { "Velocitas", "Groen", "2026-03-01T10:00:00Z", FALSE },
    { "Velocitas", "Groen", "2026-03-02T10:00:00Z", TRUE },
    { "Velocitas", "Geel", "2026-03-01T10:00:00Z", TRUE },
    { "Groen", "Velocitas", "2026-03-01T10:00:00Z", TRUE },
    { "Groen", "Velocitas", "2026-03-01T10:00:00Z", FALSE },
    { "Velocitas", "Groen", "2026-03-02T10:00:00Z", FALSE },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *path = dated_file (f, files[i].first, files[i].second, files[i].created);
    const guint n = f->season->matches->len;

    g_assert_cmpint (sv_season_add_file (f->season, path, NULL), ==, files[i].added);
    g_assert_cmpuint (f->season->matches->len, ==, n + (files[i].added ? 1 : 0));
    g_unlink (path);
  }
  /* One without a date is always another one. */
  g_assert_true (sv_season_add_file (f->season, f->home, NULL));
  g_assert_true (sv_season_add_file (f->season, f->home, NULL));
}

/* A match against opponent, with who made the goals, commas between. */
static void
add_match (SvSeason *season, const char *opponent, int goals, int result, const char *scorers)
{
  g_autoptr (SvBookMatch) match = g_atomic_rc_box_new0 (SvBookMatch);
  g_auto (GStrv) names = g_strsplit (scorers, ",", 0);
  static const char *const left_out[] = { "left out", NULL };

  match->game = season->game;
  match->path = g_strdup (goals > 8 ? left_out[0] : "counts");
  match->teams[0].name = g_strdup (season->team);
  match->teams[1].name = g_strdup (opponent);
  match->score[0] = goals;
  match->score[1] = goals - 2 * result;
  match->winner = result == 0 ? -1 : result < 0;
  for (int side = 0; side < 2; side++)
    match->teams[side].scorers = g_ptr_array_new_with_free_func (g_free);
  for (unsigned i = 0; names[i] != NULL; i++)
    g_ptr_array_add (match->teams[0].scorers, g_strdup (names[i]));
  g_assert_true (sv_season_add (season, match, left_out));
}

/* "Anne 2, Bo 1", of counts, which are taken. */
static char *
say_counts (GArray *counts)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < counts->len; i++) {
    const SvSeasonCount *one = &g_array_index (counts, SvSeasonCount, i);
    g_string_append_printf (text, "%s%s %u", i > 0 ? ", " : "", one->name, one->n);
  }
  g_array_unref (counts);
  return g_string_free (text, FALSE);
}

static void
assert_sum (Fixture *f, const char *opponent, const char *expected)
{
  const SvSeasonSum sum = sv_season_sum (f->season, opponent);
  g_autofree char *text = g_strdup_printf ("%u: %u %u %u, %d–%d", sum.played, sum.won, sum.drawn,
                                           sum.lost, sum.goals[0], sum.goals[1]);

  g_assert_cmpstr (text, ==, expected);
}

/* Who made the most goals, and against whom most was played, stand first; then by name. */
static void
test_counts (Fixture *f, gconstpointer data)
{
  add_match (f->season, "Wit", 3, 1, "Cas,Anne,Cas");
  add_match (f->season, "Rood", 2, 0, "Bo,Bo");
  add_match (f->season, "Blauw", 1, -1, "Dirk");
  add_match (f->season, "Rood", 4, -1, "Anne,Dirk,Dirk,Eva");
  add_match (f->season, "Zwart", 9, 1, "Eva,Eva,Eva,Eva"); /* is left out */
  g_autofree char *scorers = say_counts (sv_season_scorers (f->season));
  g_autofree char *opponents = say_counts (sv_season_opponents (f->season));

  g_assert_cmpstr (scorers, ==, "Dirk 3, Anne 2, Bo 2, Cas 2, Eva 1");
  g_assert_cmpstr (opponents, ==, "Rood 2, Blauw 1, Wit 1");
  assert_sum (f, NULL, "4: 1 1 2, 10–12");
  assert_sum (f, "Rood", "2: 0 1 1, 6–8");
  assert_sum (f, "Zwart", "0: 0 0 0, 0–0");
}

/* Whoever makes a goal of this game is known, the first piece as well. */
static void
test_scorers (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "random.svmatch", NULL);
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (unsigned i = 0; i < 20; i++) {
    g_autoptr (SvMatchDoc) doc = doc_between (f->season->game, "Velocitas", "Orange");
    SvNode node;

    for (unsigned n = 0;; n++) { /* a half ends now and then */
      doc->game->node (sv_history_get_setup (doc->history), sv_history_get_state (doc->history),
                       &node);
      if (node.time && n % 300 == 299)
        sv_history_append (doc->history, sv_event_time (), 0);
      else if (!append_any (doc, &rng, 0))
        break;
    }
    g_autofree char *text = sv_match_doc_write (doc, FALSE);
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
    for (unsigned k = 0; k < 2; k++) {
      g_autoptr (SvSeason) season =
          sv_season_new (f->season->game, k == 0 ? "Velocitas" : "Orange");
      g_assert_true (sv_season_add_file (season, path, NULL));
      const SvSeasonMatch *match = season->matches->pdata[0];
      g_assert_cmpint ((int)match->match->teams[k].scorers->len, ==, match->goals[0]);
    }
  }
  g_unlink (path);
}

/* A match of that game between these two that was played by chance; each player has a name. */
static SvMatchDoc *
random_doc (const SvGame *game, SvRng *rng)
{
  SvMatchDoc *doc = doc_between (game, "Velocitas", "Orange");
  SvNode node;

  for (int side = 0; side < 2; side++)
    for (unsigned card = 0; card < doc->teams[side]->n_cards; card++) {
      g_free (doc->teams[side]->cards[card].name);
      doc->teams[side]->cards[card].name = g_strdup_printf ("P%u", card);
    }
  for (unsigned n = 0;; n++) { /* a half ends now and then */
    game->node (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &node);
    if (node.time && n % 300 == 299)
      sv_history_append (doc->history, sv_event_time (), 0);
    else if (!append_any (doc, rng, 0))
      return doc;
  }
}

/* Whether the player with that card of Velocitas was ever on the pitch. */
static gboolean
was_there (SvMatch *match, int card)
{
  SvView view;

  for (unsigned i = 0; i <= sv_match_get_length (match); i++) {
    sv_match_get_view_at (match, i, &view);
    for (int k = 0; k < view.n_pieces && view.stage == SV_STAGE_PLAY; k++)
      if (view.pieces[k].side == 0 && view.pieces[k].card == card && view.pieces[k].space >= 0)
        return TRUE;
  }
  return FALSE;
}

/* What a player of Velocitas did in a match, told by its facts. */
static SvCareer
career_of (SvMatch *match, int card)
{
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);
  const SvView *view = sv_match_get_view (match);
  const gboolean there = was_there (match, card);
  SvCareer out = { .matches = there, .won = there && view->winner == 0 };
  double chances[SV_MAX_PIECES] = { 0 };
  SvSteps step;

  for (guint i = 0; i < facts->stat_entries->len; i++) {
    const SvStatEntry *entry = &g_array_index (facts->stat_entries, SvStatEntry, i);

    if (entry->side != 0 || entry->piece < 0 || view->pieces[entry->piece].card != card)
      continue;
    sv_steps_at (&step, sv_match_get_doc (match)->history, entry->event);
    if (entry->kind == SV_STAT_ENTRY_SHOT) {
      out.shots++;
      chances[entry->piece] = sv_shot_chance (step.game, step.setup, step.before, step.event, 0);
    } else if (entry->kind == SV_STAT_ENTRY_GOAL) {
      const double chance = chances[entry->piece];

      out.goals++;
      chances[entry->piece] = 0; /* two goals of one shot are not possible */
      if (chance > 0)
        out.best = out.best > 0 ? MIN (out.best, chance) : chance;
    }
  }
  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].side == 0 && view->pieces[i].card == card)
      out.balls += facts->won[i];
  return out;
}

static void
assert_career (SvCareer one, SvCareer other)
{
  g_assert_cmpuint (one.matches, ==, other.matches);
  g_assert_cmpuint (one.won, ==, other.won);
  g_assert_cmpuint (one.goals, ==, other.goals);
  g_assert_cmpuint (one.shots, ==, other.shots);
  g_assert_cmpuint (one.balls, ==, other.balls);
  g_assert_cmpfloat (one.best, ==, other.best);
}

/* A player is followed by name through all matches of the team, without those that are left out,
 * and with one that is still open. */
static void
test_career (Fixture *f, gconstpointer data)
{
  enum { MATCHES = 4 };
  g_autofree char *path = g_build_filename (f->folder, "random.svmatch", NULL);
  const SvGame *game = sv_game_by_id (data);
  g_autoptr (SvSeason) season = sv_season_new (game, "Velocitas");
  SvCareer expected[20] = { 0 }, all = { 0 };
  SvRng rng;

  sv_rng_seed (&rng, 7);
  for (unsigned i = 0; i < MATCHES; i++) {
    g_autoptr (SvMatch) match = sv_match_new (random_doc (game, &rng));
    g_autofree char *text = sv_match_doc_write (sv_match_get_doc (match), FALSE);

    g_assert_true (g_file_set_contents (path, text, -1, NULL));
    const char *const left_out[] = { path, NULL };
    if (i == 0)
      g_assert_true (sv_season_add_file (season, path, left_out));
    else
      g_assert_true (i == 1 ? sv_season_add_match (season, match)
                            : sv_season_add_file (season, path, NULL));
    for (unsigned k = 0; k < G_N_ELEMENTS (expected) && i > 0; k++) {
      const SvCareer one = career_of (match, (int)k);
      sv_career_add (&expected[k], &one);
    }
  }
  for (unsigned k = 0; k < G_N_ELEMENTS (expected); k++) {
    g_autofree char *name = g_strdup_printf ("P%u", k);
    assert_career (sv_season_career (season, name), expected[k]);
    sv_career_add (&all, &expected[k]);
  }
  g_assert_cmpuint (all.matches, >, 0);
  if (g_str_equal (data, "strafworp")) { /* by chance nobody scores at football */
    g_assert_cmpuint (all.goals, >, 0);
    g_assert_cmpuint (all.balls, >, 0);
    g_assert_cmpfloat (all.best, >, 0);
  }
  g_assert_cmpuint (sv_season_career (season, "Nobody").matches, ==, 0);
  g_unlink (path);
}

/* Who only scored, in a result that was typed, has a match and goals. */
static void
test_typed_career (Fixture *f, gconstpointer data)
{
  add_match (f->season, "Wit", 3, 1, "Cas,Anne,Cas");
  add_match (f->season, "Rood", 2, 0, "Cas,Bo");
  const SvCareer career = sv_season_career (f->season, "Cas");

  assert_career (career, (SvCareer){ .matches = 2, .won = 1, .goals = 3 });
}

static void
test_left_out (Fixture *f, gconstpointer data)
{
  const char *const left_out[] = { f->away, NULL };

  g_assert_true (sv_season_add_file (f->season, f->home, NULL));
  g_assert_true (sv_season_add_file (f->season, f->away, left_out));
  g_autoptr (GArray) opponents = sv_season_opponents (f->season);

  g_assert_cmpuint (f->season->matches->len, ==, 2);
  g_assert_cmpuint (sv_season_sum (f->season, NULL).played, ==, 1);
  g_assert_cmpuint (opponents->len, ==, 1);
  g_assert_cmpstr (g_array_index (opponents, SvSeasonCount, 0).name, ==, "Orange");
  ((SvSeasonMatch *)g_ptr_array_index (f->season->matches, 1))->left_out = FALSE;
  g_assert_cmpuint (sv_season_sum (f->season, NULL).played, ==, 2);
}

/* A competition of the two whose only fixture holds their match, in a file of the folder. */
static char *
cup_file (Fixture *f)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (SvMatchDoc) match = sv_match_doc_load (f->home, NULL, NULL);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 2, game->season.points);
  char *path = g_build_filename (f->folder, "cup.svcup", NULL);

  g_ptr_array_add (teams, sv_team_doc_copy (match->teams[0]));
  g_ptr_array_add (teams, sv_team_doc_copy (match->teams[1]));
  sv_cup_schedule (cup);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupDoc) after = sv_cup_doc_match (doc, 0, match, &error);
  g_assert_no_error (error);
  g_autofree char *text = sv_cup_doc_write (after, FALSE);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* A match of a competition counts, once only if it was saved too, and can be left out. */
static void
test_cup (Fixture *f, gconstpointer data)
{
  g_autofree char *path = cup_file (f), *place = g_strconcat (path, "#0", NULL);
  const char *const all[] = { place, NULL };
  g_autoptr (SvSeason) other = sv_season_new (sv_game_by_id ("strafworp"), "Orange");

  sv_season_add_file (f->season, path, NULL);
  g_assert_cmpuint (sv_season_sum (f->season, "Orange").played, ==, 1);
  const SvSeasonMatch *match = g_ptr_array_index (f->season->matches, 0);
  g_assert_cmpstr (match->match->path, ==, place);
  g_assert_cmpint (sv_season_add_file (f->season, f->home, NULL), ==,
                   match->match->created == NULL);
  sv_season_add_file (other, path, all);
  g_assert_cmpuint (other->matches->len, ==, 1);
  g_assert_cmpuint (sv_season_sum (other, NULL).played, ==, 0);
  sv_season_add_file (other, "/nowhere", NULL);
  g_assert_cmpuint (other->matches->len, ==, 1);
  g_unlink (path);
}

/* A match that goes on, one between others, of another game, and no match at all. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  g_autoptr (SvSeason) others = sv_season_new (sv_game_by_id ("strafworp"), "Geel");
  g_autoptr (SvSeason) eleven = sv_season_new (sv_game_by_id ("eleven"), "Velocitas");

  g_assert_false (sv_season_add_file (f->season, f->half, NULL));
  g_assert_false (sv_season_add_file (others, f->home, NULL));
  g_assert_false (sv_season_add_file (eleven, f->home, NULL));
  g_assert_false (sv_season_add_file (f->season, f->folder, NULL));
  g_assert_false (sv_season_add_file (f->season, "/nowhere", NULL));
  g_assert_cmpuint (f->season->matches->len, ==, 0);
}

/* The poster has its tables behind it, A3 is as much larger as it should be, and the same season
 * gives the same bytes. */
static void
test_poster (Fixture *f, gconstpointer data)
{
  double w, h, large;

  g_assert_true (sv_season_add_file (f->season, f->home, NULL));
  g_assert_true (sv_season_add_file (f->season, f->away, NULL));
  g_autoptr (SvSheets) sheets = sv_season_export_sheets (f->season, 2026, SV_PAPER_A4);
  g_autoptr (SvSheets) again = sv_season_export_sheets (f->season, 2026, SV_PAPER_A4);
  g_autoptr (GBytes) pdf = sv_sheets_write_pdf (sheets, NULL);
  g_autoptr (GBytes) same = sv_sheets_write_pdf (again, NULL);
  g_assert_true (g_bytes_equal (pdf, same));
  g_assert_cmpuint (sv_sheets_get_n_pages (sheets), ==, 2);
  sv_sheets_get_page_size (sheets, 0, &w, &h);
  sv_sheets_enlarge (sheets, G_SQRT2);
  sv_sheets_get_page_size (sheets, 0, &large, &h);
  g_assert_cmpfloat_with_epsilon (large, G_SQRT2 * w, 0.01);
  g_autoptr (GBytes) a3 = sv_sheets_write_pdf (sheets, NULL);
  g_assert_false (g_bytes_equal (pdf, a3));
}

/* The web page has the sum and each result. */
static void
test_web (Fixture *f, gconstpointer data)
{
  g_assert_true (sv_season_add_file (f->season, f->home, NULL));
  g_assert_true (sv_season_add_file (f->season, f->away, NULL));
  g_autofree char *html = sv_season_export_html (f->season, 0);

  g_assert_nonnull (strstr (html, "<h1>Velocitas</h1>"));
  g_assert_nonnull (strstr (html, "2 played: 1 won, 0 drawn, 1 lost; goals 6–6."));
  g_assert_nonnull (strstr (html, ">Orange<"));
  g_assert_nonnull (strstr (html, ">Blauw<"));
  g_assert_nonnull (strstr (html, ">4–2<"));
  /* The graph is part of the page. */
  const char *graph = strstr (html, "<svg role=\"img\"");
  g_assert_nonnull (graph);
  g_assert_nonnull (strstr (graph, "</svg>"));
  g_assert_null (strstr (html, "<?xml"));
}

/* A row for each match, which a spreadsheet reads. */
static void
test_csv (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) matches = sv_book_read (f->home, NULL, NULL);

  g_assert_cmpuint (matches->len, ==, 1);
  ((SvBookMatch *)matches->pdata[0])->when = 0;
  g_autofree char *csv = sv_season_export_csv (matches, SV_CSV_PLAIN);
  g_assert_cmpstr (csv, ==,
                   "day,time,game,home,away,home goals,away goals,competition\r\n"
                   "\"1970-01-01\",\"\",\"Strafworp!\",\"Velocitas\",\"Orange\",4,2,\"\"\r\n");
}

/* Whoever was in the same matches is a pair; the pair that played most stands first. */
static void
test_pairs (Fixture *f, gconstpointer data)
{
  add_match (f->season, "Wit", 3, 1, "Cas,Anne,Cas");
  add_match (f->season, "Rood", 2, 0, "Bo,Anne");
  add_match (f->season, "Blauw", 4, 1, "Cas,Anne,Bo,Bo");
  g_autoptr (GArray) pairs = sv_season_pairs (f->season);
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < pairs->len; i++) {
    const SvSeasonPair *pair = &g_array_index (pairs, SvSeasonPair, i);
    g_string_append_printf (told, "%s+%s %u/%u ", pair->names[0], pair->names[1], pair->matches,
                            pair->won);
  }
  g_assert_cmpstr (told->str, ==, "Anne+Cas 2/2 Anne+Bo 2/1 Bo+Cas 1/1 ");
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/season/sum", test_sum);
  ADD ("/season/same", test_same);
  ADD ("/season/scorers", test_scorers);
  ADD ("/season/counts", test_counts);
  g_test_add ("/season/follow-a-player", Fixture, "strafworp", set_up, test_career, tear_down);
  g_test_add ("/season/follow-a-footballer", Fixture, "champions-2020", set_up, test_career,
              tear_down);
  ADD ("/season/score-in-a-typed-result", test_typed_career);
  ADD ("/season/left-out", test_left_out);
  ADD ("/season/cup", test_cup);
  ADD ("/season/refused", test_refused);
  ADD ("/season/see-who-played-with-whom", test_pairs);
  ADD ("/season/print-the-poster", test_poster);
  ADD ("/season/save-the-web-page", test_web);
  ADD ("/season/save-the-matches-for-a-spreadsheet", test_csv);
  return g_test_run ();
}
