/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one side chooses without the other seeing it: nobody is told before something comes of
 * it. */

#include "match-fixture.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-shown.h"

#define AT_AIM                                                                                     \
  "place e24,place w01,place e23,place w02,place e22,place w03,place e21,place w04,place e20,"     \
  "place w05,place e19,place w06,place e18,place w07,place e17,place w09,place e15,place w10,"     \
  "place e14,die 6,pick k,step e16,step e09,step e07,step ep2,shoot,kick eg"

static void
set_up_aim (Fixture *f, gconstpointer data)
{
  watch (f, sv_match_new (standard_doc (sv_game_by_id ("eleven"))));
  play (f->match, AT_AIM);
}

static void
test_people (Fixture *f, gconstpointer data)
{
  set_kinds (f->match, "person", "person");
  g_assert_cmpint (sv_shown_get_secret (f->match), ==, SV_SECRET_CHOOSE);
  g_assert_cmpstr (sv_match_get_decider (f->match)->name, ==, "Alex");
  play (f->match, "aim 5");
  g_assert_cmpint (sv_shown_get_secret (f->match), ==, SV_SECRET_CHOSEN);
  g_assert_cmpstr (sv_match_get_decider (f->match)->name, ==, "Bo");
  play (f->match, "guess lo");
  g_assert_cmpint (sv_shown_get_secret (f->match), ==, SV_SECRET_NONE);
  /* To look back is to see it again, as far as it is told. */
  sv_match_undo (f->match);
  sv_match_undo (f->match);
  g_assert_cmpint (sv_shown_get_secret (f->match), ==, SV_SECRET_CHOOSE);
}

/* A computer neither looks nor needs to be handed anything. */
static void
test_computers (Fixture *f, gconstpointer data)
{
  set_kinds (f->match, "person", "greedy");
  g_assert_cmpint (sv_shown_get_secret (f->match), ==, SV_SECRET_NONE);
  set_kinds (f->match, "greedy", "person");
  g_assert_cmpint (sv_shown_get_secret (f->match), ==, SV_SECRET_NONE);
  play (f->match, "aim 5");
  g_assert_cmpint (sv_shown_get_secret (f->match), ==, SV_SECRET_NONE);
  /* But what it chose is hidden all the same. */
  g_assert_true (sv_match_is_hidden (f->match, sv_match_get_length (f->match) - 1));
}

static void
test_hidden (Fixture *f, gconstpointer data)
{
  play (f->match, "aim 5");
  const unsigned i = sv_match_get_length (f->match) - 1;
  g_autofree char *step = sv_match_dup_step (f->match, i);
  g_autoptr (GPtrArray) report = sv_match_dup_report (f->match, i);
  g_autoptr (GPtrArray) choices = sv_match_dup_choices (f->match, i);

  g_assert_true (sv_match_is_hidden (f->match, i));
  g_assert_null (strchr (step, '5'));
  for (guint k = 0; k < report->len; k++) {
    const SvReportLine *line = g_ptr_array_index (report, k);
    g_assert_null (strchr (line->sentence, '5'));
  }
  for (guint k = 0; k < choices->len; k++)
    g_assert_false (((SvLoggedChoice *)g_ptr_array_index (choices, k))->made);
  play (f->match, "guess hi");
  g_assert_false (sv_match_is_hidden (f->match, i));
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up_aim, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/secret/people", test_people);
  ADD ("/secret/computers", test_computers);
  ADD ("/secret/hidden", test_hidden);
  return g_test_run ();
}
