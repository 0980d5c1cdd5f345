/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of a match: each sound once, at its moment, and never before that is told. No sound
 * is made and no timer runs out here: the test writes down what would begin. */

#include "match-fixture.h"
#include "sv-match-file.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-shown.h"
#include "sv-sounds.h"
#include "tell-fixture.h"

enum { MATCHES = 4, MOST_EVENTS = 1500 };

static const char *const all[] = { "dice",  "step",  "catch", "throw",   "post",
                                   "net",   "goal",  "miss",  "whistle", "crowd",
                                   "steal", "parry", "push",  "card",    "curtain" };

typedef struct {
  Fixture f;
  SvAnnouncer *announcer;
  SvSounds *sounds;
  GString *heard;  /* of the last event: "dice post miss " */
  gboolean goal;   /* it was told */
  SvSecret secret; /* before the last event */
  guint ever;      /* bits of all */
} Ear;

static unsigned
count (Ear *ear, const char *name)
{
  g_auto (GStrv) names = g_strsplit (ear->heard->str, " ", -1);
  unsigned n = 0;

  for (guint i = 0; names[i] != NULL; i++)
    n += g_str_equal (names[i], name);
  return n;
}

static void
play_cb (Ear *ear, const char *name, unsigned delay_ms)
{
  const SvAnnouncement announcement = sv_announcer_get_announcement (ear->announcer);
  unsigned i = 0;

  while (i < G_N_ELEMENTS (all) && !g_str_equal (all[i], name))
    i++;
  g_assert_cmpuint (i, <, G_N_ELEMENTS (all));
  g_assert_cmpuint (delay_ms, <, 1000);
  g_assert_cmpuint (count (ear, name), ==, 0);
  if (g_str_equal (name, "dice"))
    g_assert_cmpint (announcement, ==, SV_ANNOUNCEMENT_ROLL);
  else
    g_assert_cmpint (announcement, !=, SV_ANNOUNCEMENT_ROLL);
  if (g_str_equal (name, "net") || g_str_equal (name, "goal"))
    g_assert_cmpint (announcement, ==, SV_ANNOUNCEMENT_GOAL);
  ear->ever |= 1u << i;
  g_string_append_printf (ear->heard, "%s ", name);
}

static void
step_cb (Ear *ear)
{
  ear->goal = ear->goal || sv_announcer_get_announcement (ear->announcer) == SV_ANNOUNCEMENT_GOAL;
}

static void
listen (Ear *ear, SvMatch *match, SvPace pace)
{
  watch (&ear->f, match);
  ear->announcer = sv_announcer_new (match);
  sv_announcer_set_pace (ear->announcer, pace);
  ear->sounds = sv_sounds_new (match, ear->announcer);
  ear->heard = g_string_new (NULL);
  g_signal_connect_swapped (ear->sounds, "play", G_CALLBACK (play_cb), ear);
  g_signal_connect_swapped (ear->announcer, "step", G_CALLBACK (step_cb), ear);
}

static void
leave (Ear *ear)
{
  g_assert_finalize_object (ear->sounds);
  g_assert_finalize_object (ear->announcer);
  g_string_free (ear->heard, TRUE);
  tear_down (&ear->f, NULL);
}

/* Nothing but this is heard of what comes now. */
static void
hush (Ear *ear)
{
  g_string_truncate (ear->heard, 0);
  ear->goal = FALSE;
  ear->secret = sv_shown_get_secret (ear->f.match);
}

static void
hear_out (Ear *ear)
{
  while (sv_announcer_get_announcement (ear->announcer) != SV_ANNOUNCEMENT_NOTHING)
    hear (ear->announcer);
}

/* Whether the notes of the last event tell of this kind. */
static gboolean
tells (Ear *ear, SvNoteKind kind)
{
  SvMatch *match = ear->f.match;
  g_autoptr (GPtrArray) notes = sv_match_dup_report (match, sv_match_get_length (match) - 1);
  gboolean told = FALSE;

  for (guint i = 0; i < notes->len; i++)
    told = told || ((SvReportLine *)g_ptr_array_index (notes, i))->kind == kind;
  return told;
}

/* Whether the last event was chosen by one side and moved a player of the other. */
static gboolean
pushes (Ear *ear)
{
  SvMatch *match = ear->f.match;
  const unsigned last = sv_match_get_length (match) - 1;
  const SvView *view = sv_match_get_view (match);
  gboolean any = FALSE;
  SvMoves moves;
  SvNode node;

  sv_match_get_node_at (match, last, &node);
  sv_match_get_moves (match, last, &moves);
  for (unsigned i = 0; i < moves.n; i++)
    any =
        any || (moves.moves[i].piece >= 0 && view->pieces[moves.moves[i].piece].side != node.side);
  return any && node.kind == SV_NODE_DECISION;
}

/* Whether the last event was nothing but a move. */
static gboolean
is_plain (Ear *ear)
{
  SvMatch *match = ear->f.match;
  g_autoptr (GPtrArray) notes = sv_match_dup_report (match, sv_match_get_length (match) - 1);

  return sv_report_lines_kind (notes) == SV_NOTE_PLAIN;
}

/* Whether the report of the last event names a yellow or a red card. */
static gboolean
tells_card (Ear *ear)
{
  g_autofree char *step = sv_match_dup_step (ear->f.match, sv_match_get_length (ear->f.match) - 1);

  return strstr (step, "Yellow card for ") != NULL || strstr (step, "Red card for ") != NULL;
}

/* Whether a person must now look away who need not before the last event. */
static gboolean
is_curtain_drawn (Ear *ear)
{
  const SvSecret secret = sv_shown_get_secret (ear->f.match);

  return secret != SV_SECRET_NONE && secret != ear->secret;
}

/* What must be heard of the last event. */
static void
assert_heard (Ear *ear)
{
  SvMatch *match = ear->f.match;
  const unsigned last = sv_match_get_length (match) - 1;
  const SvEvent event = sv_history_get_event (sv_match_get_doc (match)->history, last);
  const gboolean goal = tells (ear, SV_NOTE_GOAL);

  g_assert_cmpuint (count (ear, "curtain"), ==, is_curtain_drawn (ear));
  if (sv_match_is_hidden (match, last)) {
    g_assert_true (g_str_equal (ear->heard->str, "") || g_str_equal (ear->heard->str, "curtain "));
    return;
  }
  g_assert_cmpuint (count (ear, "card"), ==, tells_card (ear));
  g_assert_cmpint (ear->goal, ==, goal);
  g_assert_cmpuint (count (ear, "net"), ==, goal);
  g_assert_cmpuint (count (ear, "goal"), ==, goal);
  g_assert_cmpuint (count (ear, "whistle"), ==,
                    goal || tells (ear, SV_NOTE_FOUL) || tells (ear, SV_NOTE_WHISTLE));
  if (!goal) {
    g_assert_cmpuint (count (ear, "miss"), ==,
                      tells (ear, SV_NOTE_MISS) || tells (ear, SV_NOTE_SAVE));
    g_assert_cmpuint (count (ear, "parry"), ==, tells (ear, SV_NOTE_SAVE));
    g_assert_cmpuint (count (ear, "steal"), ==, tells (ear, SV_NOTE_TURNOVER));
  }
  if (is_plain (ear))
    g_assert_cmpuint (count (ear, "push"), ==, pushes (ear));
  else
    g_assert_true (count (ear, "push") == 0 || pushes (ear));
  if (event.verb == SV_VERB_DIE)
    g_assert_true (g_str_has_prefix (ear->heard->str, "dice "));
  else
    g_assert_cmpuint (count (ear, "dice"), ==, 0);
}

/* Play on by chance; at every event what is heard of it. */
static void
play_out (Ear *ear, guint64 *seed)
{
  SvMatch *match = ear->f.match;

  for (int k = 0; k < MOST_EVENTS && sv_match_get_node (match)->kind != SV_NODE_OVER; k++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);
    SvRng rng;

    hush (ear);
    sv_rng_seed (&rng, (*seed)++);
    g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
    hear_out (ear);
    if (sv_announcer_get_pace (ear->announcer) == SV_PACE_AT_ONCE)
      g_assert_cmpstr (ear->heard->str, ==, "");
    else
      assert_heard (ear);
  }
}

static SvMatch *
new_match (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);

  return sv_match_new (sv_match_doc_new (variant, NULL, NULL, NULL));
}

static void
test_matches (gconstpointer game)
{
  guint64 seed = 1;

  for (int i = 0; i < MATCHES; i++) {
    Ear ear = { 0 };

    listen (&ear, new_match (game), SV_PACE_QUICK);
    play_out (&ear, &seed);
    leave (&ear);
  }
}

static void
test_at_once (gconstpointer game)
{
  guint64 seed = 1;
  Ear ear = { 0 };

  listen (&ear, new_match (game), SV_PACE_AT_ONCE);
  play_out (&ear, &seed);
  leave (&ear);
}

/* A golden trace told again. */
static guint
hear_trace (const char *name)
{
  g_autofree char *path = g_build_filename (SV_TRACES, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) kept = sv_match_new_from_file (file, NULL);
  SvMatch *match = sv_match_new_from_file (file, NULL);
  Ear ear = { 0 };

  sv_match_seek (match, 0);
  listen (&ear, match, SV_PACE_CALM);
  sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  for (unsigned i = 0; i < sv_match_get_length (kept); i++) {
    hush (&ear);
    g_assert_true (
        sv_match_choose (match, sv_history_get_event (sv_match_get_doc (kept)->history, i), NULL));
    hear_out (&ear);
    assert_heard (&ear);
  }
  leave (&ear);
  return ear.ever;
}

/* Whole matches with goals, saves, cards and shoot-outs: there is no sound that is never heard, and
 * each is a file. */
static void
test_all (void)
{
  static const char *const golden[] = {
    "strafworp/whole-match.svmatch",   "eleven/whole-match.svmatch",
    "eleven/shootout.svmatch",         "champions-2020/whole-match.svmatch",
    "champions-2020/shootout.svmatch",
  };
  guint ever = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (golden); i++)
    ever |= hear_trace (golden[i]);
  for (unsigned i = 0; i < G_N_ELEMENTS (all); i++) {
    g_autofree char *path = g_strconcat (SV_SOUND_FILES, "/", all[i], ".wav", NULL);

    g_test_message ("%s", all[i]);
    g_assert_true ((ever & 1u << i) != 0);
    g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  }
}

static void
assert_example (Ear *ear, const char *events, const char *expected)
{
  hush (ear);
  play (ear->f.match, events);
  hear_out (ear);
  g_assert_cmpstr (ear->heard->str, ==, expected);
}

/* A throw-off, steps and a pass, and a shot: in, beside it, and equal throws. */
static void
test_example (void)
{
  SvMatch *match = sv_match_new (example_doc ());
  Ear ear = { 0 };

  play (match, EXAMPLE_TO_START);
  listen (&ear, match, SV_PACE_NORMAL);
  assert_example (&ear, "start", "whistle crowd ");
  assert_example (&ear, "throw-off 4", "");
  assert_example (&ear, "move 1 b", "step ");
  assert_example (&ear, "move 2 c", "step ");
  assert_example (&ear, "move 3 e", "step throw catch ");
  assert_example (&ear, "die 1", "dice ");
  assert_example (&ear, "die 2", "dice throw net goal whistle ");
  g_assert_true (sv_match_undo (match));
  assert_example (&ear, "die 6", "dice post miss ");
  g_assert_true (sv_match_undo (match));
  assert_example (&ear, "die 1", "dice whistle ");
  leave (&ear);
}

/* Who does not wait, undoes, or looks back hears nothing of what was not told. */
static void
test_silent (void)
{
  SvMatch *match = sv_match_new (example_doc ());
  Ear ear = { 0 };

  play (match, EXAMPLE_TO_SHOT);
  listen (&ear, match, SV_PACE_NORMAL);
  g_assert_true (sv_match_enter_die (match, 1, NULL));
  sv_announcer_skip (ear.announcer);
  g_assert_cmpstr (ear.heard->str, ==, "dice ");
  hush (&ear);
  g_assert_true (sv_match_undo (match));
  g_assert_true (sv_match_redo (match));
  sv_match_seek (match, 0);
  sv_match_seek (match, sv_match_get_length (match));
  g_assert_cmpstr (ear.heard->str, ==, "");
  leave (&ear);
}

int
main (int argc, char **argv)
{
  const SvGame *const *games = sv_games ();

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; games[i] != NULL; i++) {
    g_autofree char *path = g_strconcat ("/sounds/matches/", games[i]->id, NULL);
    g_autofree char *at_once = g_strconcat ("/sounds/at-once/", games[i]->id, NULL);

    g_test_add_data_func (path, games[i], test_matches);
    g_test_add_data_func (at_once, games[i], test_at_once);
  }
  g_test_add_func ("/sounds/all", test_all);
  g_test_add_func ("/sounds/example", test_example);
  g_test_add_func ("/sounds/silent", test_silent);
  return g_test_run ();
}
