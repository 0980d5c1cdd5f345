/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The matches of today: generated matches, kept as they are after play, and what is told of them
 * while another one is played. */

#include "doc-fixture.h"
#include "folder-fixture.h"
#include "play-fixture.h"
#include "save-fixture.h"
#include "sv-careers.h"
#include "sv-evening.h"
#include "sv-games.h"
#include "sv-match-log.h"
#include "sv-match-saver.h"
#include "sv-shown.h"

static unsigned seed;

/* Return a match of these teams that was played to its end and begun so long before now; its
 * players are named "P0", "P1", … */
static SvMatchDoc *
played (const char *game, const char *first, const char *second, int hours, unsigned seconds)
{
  SvMatchDoc *doc = doc_between (sv_game_by_id (game), first, second);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) hour = g_date_time_add_hours (now, -hours);
  g_autoptr (GDateTime) begun = g_date_time_add_seconds (hour, -(double)seconds);
  SvRng rng;
  SvNode node;

  for (int side = 0; side < 2; side++)
    for (unsigned card = 0; card < doc->teams[side]->n_cards; card++) {
      g_free (doc->teams[side]->cards[card].name);
      doc->teams[side]->cards[card].name = g_strdup_printf ("P%u", card);
    }
  sv_rng_seed (&rng, ++seed);
  for (unsigned n = 0;; n++) { /* a half ends now and then */
    doc->game->node (sv_history_get_setup (doc->history), sv_history_get_state (doc->history),
                     &node);
    if (node.time && n % 300 == 299)
      sv_history_append (doc->history, sv_event_time (), 0);
    else if (!append_any (doc, &rng, 0))
      break;
  }
  g_free (doc->created);
  doc->created = g_date_time_format (begun, "%FT%TZ");
  return doc;
}

static const SvMatchDoc *
give (gpointer data)
{
  return data;
}

/* Keep the match as the program does after play. */
static void
keep (SvMatchDoc *doc)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  SvMatchSaver *saver = sv_match_saver_new (autosaves);

  sv_match_saver_set_source (saver, give, doc);
  sv_auto_saver_touch (SV_AUTO_SAVER (saver));
  sv_auto_saver_close (SV_AUTO_SAVER (saver));
  g_object_unref (saver);
  sv_save_wait ();
}

/* Play and keep matches until the first team has won and lost so often; return the match of the
 * last one, which is kept too. The teams change sides each time. */
static SvMatch *
play_until (unsigned won, unsigned lost, const char *first, const char *second)
{
  unsigned n[2] = { 0 };

  for (unsigned i = 0;; i++) {
    const gboolean turned = i % 2 == 1;
    SvMatchDoc *doc = played ("strafworp", turned ? second : first, turned ? first : second, 0, i);
    g_autoptr (SvMatch) match = sv_match_new (doc);
    const int winner = sv_shown (match)->view.winner;
    const int who = winner < 0 ? -1 : turned ? 1 - winner : winner;
    const unsigned wanted[] = { won, lost };

    if (who < 0 || n[who] == wanted[who])
      continue;
    n[who]++;
    keep (doc);
    if (n[0] == won && n[1] == lost)
      return g_steal_pointer (&match);
  }
}

static void
read_cb (gboolean *read)
{
  *read = TRUE;
}

static SvEvening *
read_evening (void)
{
  SvEvening *evening = sv_evening_new ();
  gboolean read = FALSE;

  g_signal_connect_swapped (evening, "read", G_CALLBACK (read_cb), &read);
  sv_evening_read (evening);
  while (!read)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (evening, &read);
  return evening;
}

/* The tally as it is told at this hour of today. */
static char *
tally (SvEvening *evening, SvMatch *match, int hour)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) begun =
      g_date_time_new_from_iso8601 (sv_match_get_doc (match)->created, utc);
  g_autoptr (GDateTime) local = g_date_time_to_local (begun);
  g_autoptr (GDateTime) early = g_date_time_add_hours (local, -5);
  g_autoptr (GDateTime) when =
      g_date_time_new_local (g_date_time_get_year (early), g_date_time_get_month (early),
                             g_date_time_get_day_of_month (early), hour, 0, 0);

  return sv_evening_dup_tally (evening, match, when);
}

/* Three matches: the last one, which is shown, is told with the two before, and counts once
 * although its file is read as well. */
static void
test_rematch (void)
{
  g_autoptr (SvMatch) last = play_until (2, 1, "Velocitas", "Orange");
  g_autoptr (SvMatch) other = play_until (1, 0, "Velocitas", "Blauw");
  g_autoptr (SvEvening) evening = read_evening ();
  g_autofree char *late = tally (evening, last, 20);
  g_autofree char *early = tally (evening, last, 11);
  const gboolean first =
      g_str_equal (sv_match_get_team_name (last, sv_match_get_left (last)), "Velocitas");

  g_assert_cmpuint (sv_evening_get_matches (evening)->len, ==, 4);
  g_assert_cmpstr (late, ==,
                   first ? "Velocitas 2 – 1 Orange this evening"
                         : "Orange 1 – 2 Velocitas this evening");
  g_assert_cmpstr (early, ==,
                   first ? "Velocitas 2 – 1 Orange today" : "Orange 1 – 2 Velocitas today");
  /* Of the first match between two there is nothing to tell. */
  g_assert_null (tally (evening, other, 20));
}

/* The revenge is told with the tally, of people only, and not of a draw. */
static void
test_revenge (void)
{
  g_autoptr (SvMatch) last = play_until (2, 1, "Velocitas", "Orange");
  g_autoptr (SvEvening) evening = read_evening ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *words = sv_evening_dup_revenge (evening, last, now);
  const int winner = sv_shown (last)->view.winner, left = sv_match_get_left (last);
  const gboolean first = g_str_equal (sv_match_get_team_name (last, left), "Velocitas");

  g_assert_true (sv_evening_is_revenge (last));
  g_assert_true (g_str_has_prefix (words, first ? "Revenge · 2–1 " : "Revenge · 1–2 "));
  set_kinds (last, winner == 0 ? "person" : "club", winner == 0 ? "club" : "person");
  g_assert_false (sv_evening_is_revenge (last));
  g_assert_null (sv_evening_dup_revenge (evening, last, now));
  set_kinds (last, winner == 0 ? "club" : "person", winner == 0 ? "person" : "club");
  g_assert_true (sv_evening_is_revenge (last));
}

/* A match of the day before does not count, and none is told with it. */
static void
test_yesterday (void)
{
  g_autoptr (SvMatch) today = sv_match_new (played ("strafworp", "Velocitas", "Orange", 0, 0));
  g_autoptr (SvMatchDoc) before = played ("strafworp", "Velocitas", "Orange", 24, 0);
  g_autoptr (SvMatch) yesterday = NULL;

  keep (before);
  g_autoptr (SvEvening) evening = read_evening ();
  g_assert_cmpuint (sv_evening_get_matches (evening)->len, ==, 0);
  g_assert_null (tally (evening, today, 20));
  yesterday = sv_match_new (sv_match_doc_copy (before, sv_history_get_length (before->history)));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_assert_null (sv_evening_dup_tally (evening, yesterday, now));
}

/* A match that was put aside is not over. */
static void
test_put_aside (void)
{
  g_autoptr (SvMatchDoc) whole = played ("strafworp", "Velocitas", "Orange", 0, 0);
  g_autoptr (SvMatchDoc) half = sv_match_doc_copy (whole, 40);

  keep (half);
  g_autoptr (SvEvening) evening = read_evening ();
  g_assert_cmpuint (sv_evening_get_matches (evening)->len, ==, 0);
}

/* What the match itself tells of the goals of this card of a team. */
static unsigned
goals_of (SvMatch *match, const char *team, int card)
{
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);
  unsigned n = 0;

  for (guint i = 0; i < facts->goals->len; i++) {
    const SvGoal *goal = &g_array_index (facts->goals, SvGoal, i);
    n += goal->piece >= 0 && g_str_equal (sv_match_get_team_name (match, goal->side), team) &&
         sv_shown (match)->view.pieces[goal->piece].card == card;
  }
  return n;
}

/* Each player with a name has the goals of the matches before and of the one that is played, as
 * far as it is shown. */
static void
test_goals (void)
{
  enum { MATCHES = 6 };
  SvMatch *matches[MATCHES];
  unsigned all = 0;

  for (unsigned i = 0; i < MATCHES; i++) {
    SvMatchDoc *doc = played ("strafworp", i % 2 == 0 ? "Velocitas" : "Orange",
                              i % 2 == 0 ? "Orange" : "Velocitas", 0, i);
    matches[i] = sv_match_new (doc);
    if (i + 1 < MATCHES)
      keep (doc);
  }
  g_autoptr (SvEvening) evening = read_evening ();
  SvMatch *last = matches[MATCHES - 1];
  g_assert_cmpuint (sv_evening_get_matches (evening)->len, ==, MATCHES - 1);
  for (int card = 0; card < (int)sv_match_get_doc (last)->teams[0]->n_cards; card++) {
    g_autofree char *name = g_strdup_printf ("P%d", card);
    unsigned expected = 0;
    for (unsigned i = 0; i < MATCHES; i++)
      expected += goals_of (matches[i], "Velocitas", card);
    all += expected;
    g_assert_cmpuint (sv_evening_count_goals (evening, last, "Velocitas", name), ==, expected);
  }
  g_assert_cmpuint (all, >, 0);
  g_assert_cmpuint (sv_evening_count_goals (evening, last, "Velocitas", "Nobody"), ==, 0);
  for (unsigned i = 0; i < MATCHES; i++)
    g_object_unref (matches[i]);
}

/* What a player has done is read from the matches that are kept, once each, without those that do
 * not count, and grows with the match that is open. */
static void
test_careers (void)
{
  enum { MATCHES = 4 };
  g_autoptr (SvCareers) careers = sv_careers_new (sv_game_by_id ("strafworp"), "Velocitas");
  g_autoptr (SvMatch) open = NULL;
  unsigned goals = 0, done = 0;
  gboolean read = FALSE;

  for (unsigned i = 0; i < MATCHES; i++) {
    SvMatchDoc *doc = played ("strafworp", i % 2 == 0 ? "Velocitas" : "Orange",
                              i % 2 == 0 ? "Orange" : "Velocitas", 24 * (int)i, i);
    SvMatch *match = sv_match_new (doc);
    goals += goals_of (match, "Velocitas", 1);
    if (i + 1 < MATCHES)
      keep (doc);
    else
      open = g_object_ref (match);
    g_object_unref (match);
  }
  g_assert_false (sv_careers_is_read (careers));
  done = sv_careers_sum (careers, open, "P1").goals;
  g_assert_cmpuint (done, ==, goals_of (open, "Velocitas", 1));
  g_signal_connect_swapped (careers, "read", G_CALLBACK (read_cb), &read);
  sv_careers_read (careers, g_new0 (char *, 1));
  while (!read)
    g_main_context_iteration (NULL, TRUE);
  const SvCareer career = sv_careers_sum (careers, open, "P1");
  g_assert_true (sv_careers_is_read (careers));
  g_assert_cmpuint (career.matches, ==, MATCHES);
  g_assert_cmpuint (career.goals, ==, goals);
  g_assert_cmpuint (career.goals, >, done);

  g_autoptr (GPtrArray) paths = sv_book_list_paths ();
  char **left_out = g_new0 (char *, 2);
  left_out[0] = g_strdup (paths->pdata[0]);
  read = FALSE;
  sv_careers_read (careers, left_out);
  while (!read)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (sv_careers_sum (careers, open, "P1").matches, ==, MATCHES - 1);
}

typedef struct {
  const char *path;
  void (*run) (void);
} Test;

/* With a library of its own. */
static void
run_alone (gconstpointer data)
{
  seed = 0;
  ((const Test *)data)->run ();
  remove_folder (g_get_user_data_dir ());
}

int
main (int argc, char **argv)
{
  static const Test tests[] = {
    { "/evening/play-a-rematch", test_rematch },
    { "/evening/lose-and-want-revenge", test_revenge },
    { "/evening/play-on-the-next-day", test_yesterday },
    { "/evening/put-a-match-aside", test_put_aside },
    { "/evening/score-in-several-matches", test_goals },
    { "/evening/turn-a-card-to-its-back", test_careers },
  };
  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i], run_alone);
  return g_test_run ();
}
