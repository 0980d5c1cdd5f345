/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens is told in its order: nothing of what follows is seen before the die lies still. No
 * timer runs out here: the test goes on by itself. */

#include "match-fixture.h"
#include "sv-announcer.h"
#include "sv-computer.h"
#include "sv-match-file.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-repeat.h"
#include "sv-shown.h"
#include "tell-fixture.h"

enum { MATCHES = 6, MOST_EVENTS = 1500 };

typedef struct {
  SvAnnouncer *announcer;
  SvMatch *match;
  int score[2], attacking; /* as they were before the event */
  unsigned position;
  gboolean rolled; /* a die rolled for this event */
  SvAnnouncement last;
  unsigned rolls, meanings, shots, goals, changes, near_captions, verdicts;
  char *line; /* the referee's line before the event; owned */
} Audience;

/* The match knows what came of it; what is shown stands where it stood. */
static void
assert_held (Audience *a)
{
  const SvView *view = &sv_shown (a->match)->view;
  unsigned n;

  g_assert_true (sv_match_get_waiting (a->match));
  g_assert_cmpint (view->score[0], ==, a->score[0]);
  g_assert_cmpint (view->score[1], ==, a->score[1]);
  g_assert_cmpint (view->attacking, ==, a->attacking);
  g_assert_cmpuint (sv_shown (a->match)->position, ==, a->position);
  g_assert_cmpuint (sv_match_get_position (a->match), ==, a->position + 1);
  sv_shown_get_legal (a->match, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_false (sv_match_throw (a->match));
}

/* Whoever scored is of the side that scored, which has one more than before, where it counts. */
static void
assert_goal (Audience *a)
{
  const SvView *view = &sv_shown (a->match)->view;
  int piece, score[2];
  const int side = sv_announcer_get_scorer (a->announcer, &piece, score);

  if (piece >= 0)
    g_assert_cmpint (view->pieces[piece].side, ==, side);
  g_assert_cmpint (score[side], ==,
                   (view->shootout ? view->shootout_score[side] : view->score[side]) + 1);
  g_assert_true (!view->shootout || piece >= 0);
}

/* The first of the captions of what happened stands large, but not before what came of it is
 * seen. */
static void
assert_caption (Audience *a, gboolean near)
{
  const SvAnnouncement announcement = sv_announcer_get_announcement (a->announcer);
  const GPtrArray *notes = sv_announcer_get_notes (a->announcer);
  const gboolean early = !(near && announcement == SV_ANNOUNCEMENT_MEANING);
  const SvReportLine *expected = NULL;
  const SvView *after = sv_match_get_view (a->match);
  int side;

  for (guint i = notes->len; i-- > 0 && !early;) {
    const SvReportLine *note = notes->pdata[i];

    expected = note->caption != NULL ? note : expected;
  }
  g_assert_cmpstr (sv_announcer_get_caption (a->announcer, &side), ==,
                   expected != NULL ? expected->caption : NULL);
  /* It has the colours of the team that it is about, and of nobody when play is over. */
  const gboolean ends = after->stage == SV_STAGE_BREAK || after->stage == SV_STAGE_OVER;
  g_assert_cmpint (
      side, ==,
      expected == NULL || (ends && expected->kind == SV_NOTE_WHISTLE) ? -1 : expected->side);
  a->near_captions += near && expected != NULL;
}

/* The line of the referee stays as it was, and the die says no more than whether its number was
 * high enough: no sentence of the report, no goal and no caption. */
static void
assert_nothing_early (Audience *a)
{
  const GPtrArray *notes = sv_announcer_get_notes (a->announcer);
  const char *verdict = sv_announcer_get_verdict (a->announcer);

  if (sv_announcer_get_announcement (a->announcer) == SV_ANNOUNCEMENT_REPEAT)
    return; /* everything was seen */
  g_assert_cmpstr (sv_announcer_get_line (a->announcer), ==, a->line);
  if (sv_announcer_get_announcement (a->announcer) == SV_ANNOUNCEMENT_ROLL)
    g_assert_null (verdict);
  for (guint i = 0; verdict != NULL && i < notes->len; i++) {
    const SvReportLine *note = notes->pdata[i];

    g_assert_null (strstr (verdict, note->sentence));
    g_assert_true (note->caption == NULL || strstr (verdict, note->caption) == NULL);
  }
  a->verdicts +=
      verdict != NULL && sv_announcer_get_announcement (a->announcer) == SV_ANNOUNCEMENT_MEANING;
}

/* Once the event is shown, all of its sentences stand in the referee's line. */
static void
assert_told (Audience *a)
{
  const GPtrArray *notes = sv_announcer_get_notes (a->announcer);
  const char *line = sv_announcer_get_line (a->announcer);

  for (guint i = 0; notes != NULL && i < notes->len; i++)
    g_assert_true (strstr (line, ((SvReportLine *)notes->pdata[i])->sentence) != NULL ||
                   strstr (line, "lines up") != NULL);
}

static void
step_cb (Audience *a)
{
  const SvAnnouncement announcement = sv_announcer_get_announcement (a->announcer);
  SvScene ending;
  int side;

  if (announcement == SV_ANNOUNCEMENT_NOTHING) {
    a->last = announcement;
    return;
  }
  assert_held (a);
  assert_nothing_early (a);
  assert_caption (a, sv_shown_get_ending (a->match, &ending));
  if (sv_shown_get_ending (a->match, &ending)) {
    /* From near one sees the ball fly before a word is said. */
    g_assert_cmpint (a->last, ==,
                     announcement == SV_ANNOUNCEMENT_SHOT ? SV_ANNOUNCEMENT_NOTHING
                                                          : SV_ANNOUNCEMENT_SHOT);
    if (announcement == SV_ANNOUNCEMENT_SHOT)
      g_assert_null (sv_announcer_get_caption (a->announcer, NULL));
  } else {
    /* Never back, and a roll first. */
    g_assert_cmpint (announcement, >, a->last);
    if (announcement == SV_ANNOUNCEMENT_GOAL)
      g_assert_cmpint (a->last, ==, SV_ANNOUNCEMENT_SHOT);
    if (announcement == SV_ANNOUNCEMENT_SHOT && a->rolled)
      g_assert_cmpint (a->last, ==, SV_ANNOUNCEMENT_MEANING);
  }
  g_assert_cmpuint (sv_announcer_get_duration (a->announcer), >, 0);
  if (announcement == SV_ANNOUNCEMENT_ROLL) {
    g_assert_cmpuint (sv_announcer_get_die (a->announcer, &side), >, 0);
    g_assert_null (sv_announcer_get_caption (a->announcer, NULL));
  } else {
    g_assert_cmpuint (sv_announcer_get_notes (a->announcer)->len, >, 0);
  }
  if (announcement == SV_ANNOUNCEMENT_GOAL)
    assert_goal (a);
  a->rolled = a->rolled || announcement == SV_ANNOUNCEMENT_ROLL;
  a->rolls += announcement == SV_ANNOUNCEMENT_ROLL;
  a->meanings += announcement == SV_ANNOUNCEMENT_MEANING;
  a->shots += announcement == SV_ANNOUNCEMENT_SHOT;
  a->goals += announcement == SV_ANNOUNCEMENT_GOAL;
  a->last = announcement;
}

static void
told_cb (Audience *a)
{
  g_assert_false (sv_match_get_waiting (a->match));
  a->changes++;
}

static void
look (Audience *a)
{
  const SvView *view = sv_match_get_view (a->match);

  a->score[0] = view->score[0];
  a->score[1] = view->score[1];
  a->attacking = view->attacking;
  a->position = sv_match_get_position (a->match);
  a->rolled = FALSE;
  g_free (a->line);
  a->line = g_strdup (sv_announcer_get_line (a->announcer));
}

static void
attend (Audience *a, Fixture *f)
{
  memset (a, 0, sizeof *a);
  a->match = f->match;
  a->announcer = sv_announcer_new (f->match);
  sv_announcer_set_pace (a->announcer, SV_PACE_QUICK);
  g_signal_connect_swapped (a->announcer, "step", G_CALLBACK (step_cb), a);
  g_signal_connect_swapped (f->match, "shown", G_CALLBACK (told_cb), a);
  look (a);
}

static void
leave (Audience *a)
{
  g_clear_object (&a->announcer);
  g_clear_pointer (&a->line, g_free);
  g_signal_handlers_disconnect_by_data (a->match, a);
}

/* Make the event that the match would make with this number, and hear it out. */
static void
act (Audience *a, guint64 *seed)
{
  SvRng rng;
  unsigned n, told = a->changes;
  const SvEvent *legal = sv_match_get_legal (a->match, &n);

  sv_rng_seed (&rng, (*seed)++);
  look (a);
  g_assert_true (sv_match_choose (a->match, legal[sv_rng_below (&rng, n)], NULL));
  while (sv_announcer_get_announcement (a->announcer) != SV_ANNOUNCEMENT_NOTHING) {
    g_assert_cmpuint (a->changes, ==, told);
    hear (a->announcer);
  }
  g_assert_cmpuint (a->changes, >, told);
  assert_told (a);
}

/* Of a yellow card and a penalty the penalty is the louder. */
static void
test_loudest (void)
{
  g_autoptr (SvMatch) match = sv_match_new (parse_doc (
      "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"champions-2020\","
      "\"variant\":{},\"teams\":[{},{}],\"start\":{\"home\":{\"1\":\"a0\",\"16\":\"e5\"},"
      "\"away\":{\"1\":\"f12\",\"8\":\"e2\"},\"ball\":\"g2\",\"turn\":\"home\","
      "\"no_warm\":true},\"events\":[\"die 3\"]}"));
  g_autoptr (SvAnnouncer) announcer = sv_announcer_new (match);
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (match, &n);

  g_assert_cmpuint (n, ==, 1); /* the foul */
  g_assert_true (sv_match_choose (match, legal[0], NULL));
  g_assert_cmpstr (sv_announcer_get_caption (announcer, NULL), ==, "Penalty kick!");
}

/* What a flight of the ball took so far. */
typedef struct {
  unsigned tries;  /* throws in this flight */
  unsigned first;  /* how long the first one took, in milliseconds */
  unsigned chains; /* later throws that nothing came of, in all flights */
  unsigned peaces; /* later throws that something came of, in all flights */
} Flights;

/* Return how long the announcement of the last event takes as a whole, in milliseconds of the
 * announcer, which are not waited for. */
static unsigned
hear_out (SvAnnouncer *announcer)
{
  unsigned ms = 0;

  while (sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_NOTHING) {
    ms += sv_announcer_get_duration (announcer);
    hear (announcer);
  }
  return ms;
}

static void
throw_in_flight (Flights *flights, SvAnnouncer *announcer)
{
  const gboolean plain = sv_report_lines_kind (sv_announcer_get_notes (announcer)) == SV_NOTE_PLAIN;
  const unsigned ms = hear_out (announcer);

  flights->tries++;
  if (flights->tries == 1)
    flights->first = ms;
  else if (plain)
    g_assert_cmpuint (ms * 2, ==, flights->first);
  else
    g_assert_cmpuint (ms, >=, flights->first);
  flights->chains += flights->tries > 1 && plain;
  flights->peaces += flights->tries > 1 && !plain;
}

/* Return whether a computer player pauses as long as ever before it acts: a quarter of an hour in
 * this test, in which nobody waits for it. */
static gboolean
pauses_fully (SvMatch *match)
{
  enum { PAUSE_MS = 900000 };
  SvComputer *computer = sv_computer_new (match, PAUSE_MS);
  GSource *timer = g_main_context_find_source_by_user_data (NULL, computer);

  g_assert_nonnull (timer);
  const gint64 ms = (g_source_get_ready_time (timer) - g_get_monotonic_time ()) / 1000;
  sv_computer_free (computer);
  return ms > PAUSE_MS * 3 / 4;
}

static void
seat_computers (SvMatch *match)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  for (int side = 0; side < 2; side++)
    g_ptr_array_add (seats, sv_seat_doc_new ("Computer", side, "club"));
  sv_match_set_seats (match, seats);
}

/* One opponent after another tries to stop the same ball: who watches sees the first try in peace,
 * and each that follows in half the time, unless something comes of it. Computers hurry too. */
static void
test_chain (void)
{
  g_autofree char *path = g_build_filename (SV_TRACES, "champions-2020/whole-match.svmatch", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) kept = sv_match_new_from_file (file, NULL);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);
  g_autoptr (SvAnnouncer) announcer = sv_announcer_new (match);
  Flights flights = { 0 };

  seat_computers (match);
  sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  sv_match_seek (match, 0);
  for (unsigned i = 0; i < sv_match_get_length (kept); i++) {
    const SvEvent event = sv_history_get_event (sv_match_get_doc (kept)->history, i);
    const gboolean flies = sv_match_get_view (match)->n_trail > 0;

    flights.tries = flies ? flights.tries : 0;
    if (sv_match_get_playback (match) == SV_PLAYBACK_LIVE)
      g_assert_cmpint (pauses_fully (match), ==, flights.tries == 0);
    g_assert_true (sv_match_choose (match, event, NULL));
    if (flies && event.verb == SV_VERB_DIE)
      throw_in_flight (&flights, announcer);
    else
      hear_out (announcer);
  }
  g_assert_cmpuint (flights.chains, >, 1);
  g_assert_cmpuint (flights.peaces, >, 0);
}

/* Whole matches by chance, in every game: each die rolls first, then it means something, then the
 * score may change; and every goal is celebrated. */
static void
test_order (gconstpointer data)
{
  const SvGame *game = data;
  guint64 seed = 1;
  unsigned goals = 0, rolls = 0;

  for (int i = 0; i < MATCHES; i++) {
    g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
    Fixture f = { 0 };
    Audience a;

    watch (&f, sv_match_new (sv_match_doc_new (variant, NULL, NULL, NULL)));
    attend (&a, &f);
    for (int k = 0; k < MOST_EVENTS && sv_match_get_node (f.match)->kind != SV_NODE_OVER; k++)
      act (&a, &seed);
    g_assert_cmpuint (a.goals, <=, a.shots);
    goals +=
        (unsigned)(sv_match_get_view (f.match)->score[0] + sv_match_get_view (f.match)->score[1]);
    /* A game that says nothing of its goals has none to celebrate. */
    if (game->words.notes != NULL)
      g_assert_cmpuint (a.goals, >=,
                        (unsigned)(sv_match_get_view (f.match)->score[0] +
                                   sv_match_get_view (f.match)->score[1]));
    rolls += a.rolls;
    leave (&a);
    tear_down (&f, NULL);
  }
  g_test_message ("%s: %u rolls, %u goals", game->id, rolls, goals);
  if (game->dice)
    g_assert_cmpuint (rolls, >, 0);
}

/* The matches of the golden traces, with goals, cards and a shoot-out, told again. */
static void
test_golden (gconstpointer data)
{
  g_autofree char *path = g_build_filename (SV_TRACES, data, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) kept = sv_match_new_from_file (file, NULL);
  Fixture f = { 0 };
  Audience a;

  watch (&f, sv_match_new_from_file (file, NULL));
  sv_clock_set_paused (sv_match_get_clock (f.match), FALSE);
  sv_match_seek (f.match, 0);
  attend (&a, &f);
  const int begun = a.score[0] + a.score[1];
  for (unsigned i = 0; i < sv_match_get_length (kept); i++) {
    const unsigned told = a.changes;

    look (&a);
    g_assert_true (sv_match_choose (
        f.match, sv_history_get_event (sv_match_get_doc (kept)->history, i), NULL));
    while (sv_announcer_get_announcement (a.announcer) != SV_ANNOUNCEMENT_NOTHING) {
      g_assert_cmpuint (a.changes, ==, told);
      hear (a.announcer);
    }
    g_assert_cmpuint (a.changes, ==, told + 1);
  }
  const SvView *view = sv_match_get_view (f.match);
  g_autoptr (SvFacts) facts = sv_match_dup_facts (f.match);
  const int goals = view->score[0] + view->score[1] - begun;
  g_assert_cmpuint (a.goals, >, 0);
  g_assert_cmpint ((int)a.goals, ==, goals + view->shootout_score[0] + view->shootout_score[1]);
  g_assert_cmpint ((int)facts->goals->len, ==, goals);
  g_assert_true (view->shootout_score[0] == 0 || a.near_captions > 0 ||
                 sv_match_get_game (f.match)->display.closeup == NULL);
  leave (&a);
  tear_down (&f, NULL);
}

/* What is shown once more until the match goes on: positions in order, first a cut, last a goal or
 * the position that a chance led to, each highlight in its turn, in two to four seconds, while the
 * match waits. Returns how many highlights, and counts those that are goals. */
static unsigned
see_again (SvAnnouncer *announcer, SvMatch *match, unsigned *goals)
{
  SvRepeated now, before = { .number = 0 };
  unsigned last = 0, ms = 2000;

  for (; sv_announcer_get_repeated (announcer, &now); hear (announcer), before = now) {
    g_assert_true (sv_match_get_waiting (match));
    g_assert_cmpuint (now.number, ==, now.cut ? before.number + 1 : before.number);
    g_assert_cmpuint (now.number, <=, now.of);
    if (now.cut) {
      g_assert_cmpuint (ms, >=, 1900);
      g_assert_cmpuint (ms, <=, 4000);
    }
    ms = (now.cut ? 0 : ms) + sv_announcer_get_duration (announcer);
    g_assert_cmpuint (now.position, >=, last);
    g_assert_null (sv_announcer_get_caption (announcer, NULL));
    *goals += now.shot && sv_match_is_goal (match, now.position);
    last = now.position;
  }
  return before.number;
}

/* Goals are shown again; at the end of a period the best of them, and chances as long as there is
 * room. Nothing is at a quick pace, and whoever skips goes on at once. */
static void
test_repeat (gconstpointer data)
{
  g_autofree char *path = g_build_filename (SV_TRACES, data, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) kept = sv_match_new_from_file (file, NULL);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);
  g_autoptr (SvAnnouncer) announcer = sv_announcer_new (match);
  unsigned goals = 0, highlights = 0, again = 0, chances[SV_REPEAT_CHANCES];

  sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  sv_match_seek (match, 0);
  sv_announcer_set_repeating (announcer, TRUE);
  for (unsigned i = 0; i < sv_match_get_length (kept); i++) {
    g_assert_true (
        sv_match_choose (match, sv_history_get_event (sv_match_get_doc (kept)->history, i), NULL));
    while (sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_NOTHING) {
      if (sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_REPEAT)
        hear (announcer);
      else if (sv_match_is_goal (match, i) && goals++ == 0)
        sv_announcer_skip (announcer);
      else {
        again = 0;
        highlights = see_again (announcer, match, &again);
      }
    }
    g_assert_false (sv_match_get_waiting (match));
    sv_announcer_set_pace (announcer, i % 50 == 49 ? SV_PACE_QUICK : SV_PACE_NORMAL);
  }
  g_assert_cmpuint (goals, >, 1);
  const SvView *view = sv_match_get_view (match);
  const unsigned scored = (unsigned)(view->score[0] + view->score[1]);
  const unsigned n = sv_repeat_find_chances (match, chances);
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);
  g_assert_cmpint (n > 0, ==, facts->shots[0] + facts->shots[1] > scored);
  for (unsigned i = 0; i < n; i++) {
    g_assert_false (sv_match_is_goal (match, chances[i]));
    g_assert_true (i == 0 || chances[i - 1] < chances[i]);
  }
  g_assert_cmpuint (again, ==, MIN (scored, SV_REPEAT_HIGHLIGHTS));
  g_assert_cmpuint (highlights, ==, MIN (scored + n, SV_REPEAT_HIGHLIGHTS));
}

/* The worked example: what is told when, and the referee's line. */
static void
test_line (void)
{
  Fixture f = { 0 };
  Audience a;
  int side;

  set_up (&f, NULL);
  play (f.match, EXAMPLE_TO_SHOT);
  attend (&a, &f);
  g_assert_cmpstr (sv_announcer_get_line (a.announcer), !=, "");
  g_autofree char *before = g_strdup (sv_announcer_get_line (a.announcer));

  g_assert_true (sv_match_enter_die (f.match, 1, NULL));
  g_assert_cmpint (sv_announcer_get_announcement (a.announcer), ==, SV_ANNOUNCEMENT_ROLL);
  g_assert_cmpuint (sv_announcer_get_die (a.announcer, &side), ==, 1);
  g_assert_cmpint (side, ==, 0);
  g_assert_cmpstr (sv_announcer_get_line (a.announcer), ==, before);
  hear (a.announcer);
  g_assert_cmpint (sv_announcer_get_announcement (a.announcer), ==, SV_ANNOUNCEMENT_MEANING);
  g_assert_cmpstr (sv_announcer_get_verdict (a.announcer), ==, "needed 1: a chance!");
  g_assert_cmpstr (sv_announcer_get_line (a.announcer), ==, before);
  hear (a.announcer);
  g_assert_cmpstr (sv_announcer_get_line (a.announcer), !=, before);
  g_assert_cmpint (sv_announcer_get_announcement (a.announcer), ==, SV_ANNOUNCEMENT_NOTHING);
  g_assert_cmpuint (a.changes, ==, 1);
  leave (&a);
  tear_down (&f, NULL);
}

/* A person who has seen enough; undo and a jump while something is told; the file has it all. */
static void
test_skip (void)
{
  Fixture f = { 0 };
  Audience a;

  set_up (&f, NULL);
  play (f.match, EXAMPLE_TO_SHOT);
  attend (&a, &f);
  const unsigned position = sv_match_get_position (f.match);

  g_assert_true (sv_match_enter_die (f.match, 1, NULL));
  g_assert_cmpuint (sv_match_get_position (f.match), ==, position + 1);
  g_assert_cmpuint (sv_shown (f.match)->position, ==, position);
  sv_announcer_skip (a.announcer);
  g_assert_cmpuint (sv_shown (f.match)->position, ==, position + 1);

  look (&a);
  g_assert_true (sv_match_enter_die (f.match, 2, NULL));
  g_assert_true (sv_match_undo (f.match));
  g_assert_cmpuint (sv_match_get_position (f.match), ==, position + 1);
  g_assert_cmpint (sv_announcer_get_announcement (a.announcer), ==, SV_ANNOUNCEMENT_NOTHING);

  look (&a);
  g_assert_true (sv_match_enter_die (f.match, 2, NULL));
  sv_match_seek (f.match, 3);
  g_assert_cmpint (sv_announcer_get_announcement (a.announcer), ==, SV_ANNOUNCEMENT_NOTHING);
  g_assert_cmpuint (sv_match_get_position (f.match), ==, 3);

  /* Whoever tells may go in the middle of it. */
  sv_match_seek (f.match, position + 2);
  look (&a);
  sv_match_undo (f.match);
  sv_match_undo (f.match);
  look (&a);
  g_assert_true (sv_match_enter_die (f.match, 4, NULL));
  leave (&a);
  g_assert_cmpuint (sv_match_get_position (f.match), ==, position + 1);
  tear_down (&f, NULL);
}

int
main (int argc, char **argv)
{
  static const char *const golden[] = {
    "strafworp/whole-match.svmatch",   "eleven/whole-match.svmatch",
    "eleven/shootout.svmatch",         "champions-2020/whole-match.svmatch",
    "champions-2020/shootout.svmatch",
  };
  const SvGame *const *games = sv_games ();

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/teller/loudest", test_loudest);
  g_test_add_func ("/teller/watch-one-after-another-try-to-intercept", test_chain);
  for (unsigned i = 0; games[i] != NULL; i++) {
    g_autofree char *path = g_strconcat ("/teller/order/", games[i]->id, NULL);

    g_test_add_data_func (path, games[i], test_order);
  }
  for (unsigned i = 0; i < G_N_ELEMENTS (golden); i++) {
    g_autofree char *path = g_strconcat ("/teller/golden/", golden[i], NULL);

    g_test_add_data_func (path, golden[i], test_golden);
  }
  g_test_add_data_func ("/teller/see-again/strafworp", "strafworp/whole-match.svmatch",
                        test_repeat);
  g_test_add_data_func ("/teller/see-again/eleven", "eleven/whole-match.svmatch", test_repeat);
  g_test_add_data_func ("/teller/see-again/champions", "champions-2020/whole-match.svmatch",
                        test_repeat);
  g_test_add_func ("/teller/line", test_line);
  g_test_add_func ("/teller/skip", test_skip);
  return g_test_run ();
}
