/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who plays which piece, and computer players. */

#include "match-fixture.h"
#include "sv-computer.h"
#include "sv-match-file.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-seats.h"

static SvSeatDoc *
add_seat (GPtrArray *seats, const char *name, int team, const char *kind)
{
  SvSeatDoc *seat = sv_seat_doc_new (name, team, kind);

  g_ptr_array_add (seats, seat);
  return seat;
}

static GPtrArray *
new_seats (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
}

/* Let the computer player act at once; FALSE if a person must. */
static gboolean
act (Fixture *f)
{
  SvComputer *computer = sv_computer_new (f->match, 1000000);
  const gboolean done = sv_computer_act (computer);

  sv_computer_free (computer);
  return done;
}

static const char *
player_of (SvMatch *match, int piece)
{
  return sv_match_get_seat (match, piece)->name;
}

static void
test_standard (Fixture *f, gconstpointer data)
{
  g_assert_cmpstr (player_of (f->match, 0), ==, "Velocitas");
  g_assert_cmpstr (player_of (f->match, 7), ==, "Orange");
  g_assert_null (sv_match_get_seat (f->match, -1));
  g_assert_null (sv_match_get_bot (f->match));
  g_assert_false (act (f));
}

/* S-10: as equally as possible, 2, 1 and 1 for three. */
static void
test_divided (Fixture *f, gconstpointer data)
{
  static const char *const expected[] = { "A", "A", "B", "C", "D", "D", "E", "E" };
  g_autoptr (GPtrArray) seats = new_seats ();

  add_seat (seats, "A", 0, "person");
  add_seat (seats, "D", 1, "person");
  add_seat (seats, "B", 0, "person");
  add_seat (seats, "C", 0, "person");
  add_seat (seats, "E", 1, "person");
  sv_match_set_seats (f->match, seats);
  for (int piece = 0; piece < 8; piece++)
    g_assert_cmpstr (player_of (f->match, piece), ==, expected[piece]);
  g_assert_cmpint (f->sought, ==, 1);
  g_assert_true (sv_match_get_modified (f->match));
}

/* S-11: figurines by half; the last stated half counts for the later ones. */
static void
test_halves (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) seats = new_seats ();

  SvSeatDoc *seat = add_seat (seats, "A", 0, "person");
  seat->figurines[0] = 1u << 1 | 1u << 4;
  seat->figurines[1] = 1u << 2 | 1u << 3;
  seat->n_figurines = 2;
  seat = add_seat (seats, "B", 0, "person");
  seat->figurines[0] = 1u << 2 | 1u << 3;
  seat->n_figurines = 1;
  sv_match_set_seats (f->match, seats);
  g_assert_cmpstr (player_of (f->match, 0), ==, "A");
  g_assert_cmpstr (player_of (f->match, 1), ==, "B");
  g_assert_cmpstr (player_of (f->match, 3), ==, "A");
  play (f->match, EXAMPLE_TO_START ",start,throw-off 4,move 1 b");
  g_autofree char *prompt = sv_match_dup_prompt (f->match);
  g_assert_true (g_str_has_prefix (prompt, "Velocitas (B): "));

  pass (f, 600000);
  g_assert_cmpint (sv_match_get_view (f->match)->period, ==, 2);
  g_assert_cmpstr (player_of (f->match, 1), ==, "A");
  g_assert_cmpstr (player_of (f->match, 2), ==, "A");
  /* Nobody says so: the captain. */
  g_assert_cmpstr (player_of (f->match, 0), ==, "A");
}

/* Who alone plays a team is named with it, if there is a name to tell: not the team's again, nor
 * one that nobody gave. A computer is named as what it is, and not told what to do. */
static void
test_turn_names_person (Fixture *f, gconstpointer data)
{
  static const struct {
    const char *name, *kind, *who;
  } cases[] = {
    { "Anne", "person", "Velocitas (Anne): " },
    { "Velocitas", "person", "Velocitas: " },
    { "Player 1", "person", "Velocitas: " },
    { "", "person", "Velocitas: " },
    { "Beginner", "random", "Velocitas (computer · any move) plays with " },
  };

  play (f->match, EXAMPLE_TO_START ",start,throw-off 4,move 1 b");
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GPtrArray) seats = new_seats ();

    add_seat (seats, cases[i].name, 0, cases[i].kind);
    add_seat (seats, "Bo", 1, "person");
    sv_match_set_seats (f->match, seats);
    g_autofree char *prompt = sv_match_dup_prompt (f->match);
    g_assert_true (g_str_has_prefix (prompt, cases[i].who));
  }
}

/* A seat keeps its figurines and the name of its person while the computer plays it; nothing that
 * was played or undone changes. */
static void
test_come_in_and_leave (Fixture *f, gconstpointer data)
{
  static const char *const kinds[] = { "club", "starter", "person" };
  g_autoptr (GPtrArray) first = new_seats ();

  add_seat (first, "Noor", 0, "person")->figurines[0] = 1u << 1 | 1u << 4;
  ((SvSeatDoc *)first->pdata[0])->n_figurines = 1;
  add_seat (first, "Computer – club player", 1, "club");
  play (f->match, EXAMPLE_TO_START ",start,throw-off 4,move 1 b");
  sv_match_undo (f->match);
  const unsigned length = sv_match_get_length (f->match);
  sv_match_set_seats (f->match, first);
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (f->match));

    sv_seats_take_over (seats, 0, kinds[i]);
    sv_match_set_seats (f->match, seats);
    const SvSeatDoc *noor = sv_match_get_seats (f->match)->pdata[0];
    g_assert_cmpstr (noor->name, ==, "Noor");
    g_assert_cmpstr (noor->kind, ==, kinds[i]);
    g_assert_cmpuint (noor->figurines[0], ==, 1u << 1 | 1u << 4);
    g_assert_true ((sv_match_get_bot (f->match) == NULL) == (i == 2));
    g_assert_cmpuint (sv_match_get_length (f->match), ==, length);
  }
  g_assert_true (sv_match_redo (f->match));

  /* A person who takes the place of the computer gets a name that says nothing else. */
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (f->match));
  sv_seats_take_over (seats, 1, "person");
  g_assert_cmpstr (((SvSeatDoc *)seats->pdata[1])->name, ==, "Player 2");
}

/* Whoever plays the only piece that is chosen about, or that throws, decides; else the captain. Of
 * the others it does not matter what they do. */
static void
test_decider (void)
{
  static const int seats_of[] = { 0, 1, 0, 1 }; /* pieces of either side in turns */
  g_autoptr (GPtrArray) seats = new_seats ();
  SvView view = { .n_pieces = 4, .period = 1 };
  SvNode node = { .kind = SV_NODE_CHANCE };
  SvTarget targets[2] = { { .piece = 2, .space = 1 }, { .piece = 2, .space = 2 } };

  for (unsigned i = 0; i < 4; i++) {
    SvSeatDoc *seat = add_seat (seats, (char[]){ (char)('A' + i), 0 }, seats_of[i], "person");
    seat->figurines[0] = 1u << i;
    seat->n_figurines = 1;
    view.pieces[i] = (SvPiece){ .side = (int8_t)seats_of[i], .number = (int16_t)i };
  }
  const SvSeatDoc *a = seats->pdata[0], *b = seats->pdata[1], *c = seats->pdata[2],
                  *d = seats->pdata[3];

#define DECIDER(n) sv_seats_decider (seats, &view, &node, targets, n)
  g_assert_true (DECIDER (0) == a); /* nobody throws */
  for (int k = 0; k < 2; k++) {
    const unsigned flag = k == 0 ? SV_PIECE_ATTACKER : SV_PIECE_DEFENDER;

    view.pieces[2].flags = view.pieces[3].flags = (uint16_t)flag;
    node.side = 0;
    g_assert_true (DECIDER (0) == c);
    node.side = 1;
    g_assert_true (DECIDER (0) == d);
    view.pieces[1].flags = view.pieces[0].flags = SV_PIECE_ATTACKER;
    g_assert_true (DECIDER (0) == b); /* both could */
    node.side = 0;
    g_assert_true (DECIDER (0) == a);
    view.pieces[1].flags = view.pieces[0].flags = 0;
  }
  node.kind = SV_NODE_DECISION;
  g_assert_true (DECIDER (0) == a);
  g_assert_true (DECIDER (1) == c);
  g_assert_true (DECIDER (2) == c);
  targets[1].piece = 0;
  g_assert_true (DECIDER (1) == c);
  g_assert_true (DECIDER (2) == a);
  targets[0].piece = 0;
  g_assert_true (DECIDER (2) == a);
  node.side = 1;
  g_assert_true (DECIDER (2) == b); /* of a piece of the other side */
  targets[0].piece = targets[1].piece = 3;
  g_assert_true (DECIDER (2) == d);
  for (int k = 0; k < 2; k++) {
    targets[0].piece = targets[1].piece = k == 0 ? 4 : -1; /* there is none such */
    for (int side = 0; side < 2; side++) {
      node.side = (int8_t)side;
      g_assert_true (DECIDER (2) == (side == 0 ? a : b));
    }
  }
  node.kind = SV_NODE_OVER;
  g_assert_null (DECIDER (2));
  /* Any shirt's number is somebody's, if it can be; else the captain plays it. */
  ((SvSeatDoc *)seats->pdata[2])->figurines[0] = 1u << 0;
  ((SvSeatDoc *)seats->pdata[0])->figurines[0] = 1u << 2;
  g_assert_true (sv_seats_player (seats, &view, 0) == c);
  for (unsigned i = 0; i < 2; i++) {
    view.pieces[0].number = i == 0 ? -1 : 64;
    g_assert_true (sv_seats_player (seats, &view, 0) == a);
  }
#undef DECIDER
}

/* What is held back is shown before somebody else sits down; of a side that has no seat nobody
 * plays. */
static void
test_sits_down (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) seats = new_seats ();

  hold_back (f->match);
  play (f->match, "die 4");
  g_assert_true (sv_match_get_waiting (f->match));
  add_seat (seats, "A", 0, "person");
  sv_match_set_seats (f->match, seats);
  g_assert_false (sv_match_get_waiting (f->match));
  g_assert_cmpint (f->events, ==, 1);
  g_assert_cmpstr (player_of (f->match, 0), ==, "A");
  g_assert_null (sv_match_get_seat (f->match, 7));
}

/* Whoever takes a figurine gives the one with the lowest number back, from this half on. */
static void
test_exchange (void)
{
  g_autoptr (GPtrArray) seats = new_seats ();
  SvSeatDoc *a = add_seat (seats, "A", 0, "person"), *b = add_seat (seats, "B", 0, "person");
  SvSeatDoc *c = add_seat (seats, "C", 1, "person");

  a->figurines[0] = 1u << 0 | 1u << 2;
  b->figurines[0] = 1u << 1 | 1u << 3;
  c->figurines[0] = 1u << 3;
  a->n_figurines = b->n_figurines = c->n_figurines = 1;
  g_assert_false (sv_seats_exchange (seats, 0, 2, 0)); /* has it */
  g_assert_false (sv_seats_exchange (seats, 0, 5, 0)); /* nobody has */
  g_assert_false (sv_seats_exchange (seats, 0, 3, 2)); /* the other team's */
  g_assert_true (sv_seats_exchange (seats, 1, 3, 0));
  g_assert_cmpuint (a->figurines[0], ==, 1u << 0 | 1u << 2);
  g_assert_cmpuint (a->figurines[1], ==, 1u << 2 | 1u << 3);
  g_assert_cmpuint (b->figurines[1], ==, 1u << 0 | 1u << 1);
  g_assert_cmpuint (c->figurines[1], ==, 1u << 3);
  g_assert_cmpuint (a->n_figurines, ==, 2);
  a->figurines[1] = 0; /* has none to give back */
  g_assert_true (sv_seats_exchange (seats, 1, 1, 0));
  g_assert_cmpuint (a->figurines[1], ==, 1u << 1);
  g_assert_cmpuint (b->figurines[1], ==, 1u << 0);
}

/* As equally as possible: whoever has one more comes first. */
static void
test_divide (void)
{
  for (unsigned k = 1; k < 9; k++)
    for (unsigned n = 0; n < 24; n++) {
      unsigned shares[9] = { 0 }, last = 0;

      for (unsigned i = 0; i < n; i++) {
        const unsigned to = sv_seats_divide (n, k, i);

        g_assert_cmpuint (to, <, k);
        g_assert_cmpuint (to, >=, last);
        shares[to]++;
        last = to;
      }
      for (unsigned i = 0; i < k; i++)
        g_assert_cmpuint (shares[i], ==, n / k + (i < n % k));
    }
}

/* The computer acts for its own figurines only, and throws their dice. */
static void
test_bot_in_team (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) seats = new_seats ();

  SvSeatDoc *seat = add_seat (seats, "Alex", 0, "person");
  seat->figurines[0] = 1u << 4 | 1u << 2;
  seat->n_figurines = 1;
  seat = add_seat (seats, "Computer", 0, "random");
  seat->figurines[0] = 1u << 1 | 1u << 3;
  seat->n_figurines = 1;
  add_seat (seats, "Bo", 1, "random");
  sv_match_set_seats (f->match, seats);

  g_assert_null (sv_match_get_bot (f->match));
  play (f->match, "die 4");
  g_assert_cmpstr (sv_match_get_bot (f->match)->id, ==, "random");
  play (f->match, "die 3,place 1 c,place 2 e,place 3 d");
  /* Only striker 4 is left, who is Alex's. */
  g_assert_null (sv_match_get_bot (f->match));
  play (f->match, "place 4 a");
  for (unsigned i = 0; i < 4; i++)
    g_assert_true (act (f));
  g_assert_false (act (f));
  play (f->match, "start,throw-off 4");
  /* Striker 1 moves. */
  g_assert_cmpstr (sv_match_get_bot (f->match)->id, ==, "random");
  play (f->match, "move 1 b");
  g_assert_null (sv_match_get_bot (f->match));
  play (f->match, "move 2 c,move 3 e");
  /* Striker 1 throws, and Bo's defends. */
  g_assert_true (act (f));
  g_assert_true (act (f));
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 17);
}

static void
test_unknown_kind (Fixture *f, gconstpointer data)
{
  set_kinds (f->match, "oracle-of-the-future", "random");
  g_assert_null (sv_match_get_bot (f->match));
  g_assert_false (act (f));
}

/* A whole match of two computer players; time passes between their acts. */
static void
test_whole_match (Fixture *f, gconstpointer data)
{
  const SvGame *game = sv_match_get_game (f->match);

  set_kinds (f->match, "random", "random");
  while (act (f)) {
    g_assert_null (game->broken (sv_match_get_setup (f->match), sv_match_get_state (f->match)));
    pass (f, 2500);
  }
  g_assert_cmpint (sv_match_get_node (f->match)->kind, ==, SV_NODE_OVER);
  g_assert_cmpint (f->whistles, ==, 4);
  g_assert_cmpuint (sv_match_get_length (f->match), >, 100);
  g_assert_cmpint (f->events, ==, (int)sv_match_get_length (f->match));
}

static void
test_paused (Fixture *f, gconstpointer data)
{
  set_kinds (f->match, "random", "random");
  sv_clock_set_paused (sv_match_get_clock (f->match), TRUE);
  g_assert_false (act (f));
  sv_clock_set_paused (sv_match_get_clock (f->match), FALSE);
  g_assert_true (act (f));
}

/* --- The pace: they act by themselves --- */

static gboolean
is_planned (SvComputer *computer)
{
  return g_main_context_find_source_by_user_data (NULL, computer) != NULL;
}

static void
time_passes_cb (SvMatch *match, int change, gpointer data)
{
  ((Fixture *)data)->now_us += 4 * G_USEC_PER_SEC;
}

static void
test_pace (Fixture *f, gconstpointer data)
{
  set_kinds (f->match, "random", "random");
  g_signal_connect (f->match, "changed", G_CALLBACK (time_passes_cb), f);
  SvComputer *computer = sv_computer_new (f->match, 1);
  g_assert_true (is_planned (computer));
  while (sv_match_get_node (f->match)->kind != SV_NODE_OVER)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (is_planned (computer));
  g_assert_cmpint (f->whistles, ==, 4);
  sv_computer_free (computer);
}

static void
test_pace_cancelled (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_match_get_clock (f->match);
  SvComputer *computer = sv_computer_new (f->match, 1000000);

  set_kinds (f->match, "person", "random");
  g_assert_false (is_planned (computer));
  play (f->match, "die 4");
  g_assert_true (is_planned (computer));
  sv_clock_set_paused (clock, TRUE);
  g_assert_false (is_planned (computer));
  sv_clock_set_paused (clock, FALSE);
  g_assert_true (is_planned (computer));
  play (f->match, "die 3");
  g_assert_false (is_planned (computer));
  sv_match_seek (f->match, 1);
  g_assert_false (is_planned (computer));
  /* Even while replaying it acts when it is told to. */
  g_assert_true (sv_computer_act (computer));
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 2);

  sv_match_seek (f->match, 0);
  play (f->match, "die 2");
  g_assert_true (is_planned (computer));
  set_kinds (f->match, "person", "person");
  g_assert_false (is_planned (computer));
  set_kinds (f->match, "person", "random");
  g_assert_true (is_planned (computer)); /* and goes with the computer */
  sv_computer_free (computer);
  g_assert_false (is_planned (computer));
}

/* --- What they are told of the time --- */

/* As it follows from the match, event by event. */
static void
assert_told (Fixture *f)
{
  const SvHistory *history = sv_match_get_doc (f->match)->history;
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  SvBotMemory bot_memory = { 0 };
  SvTempo expected = { 0 };
  const SvView *view = sv_match_get_view (f->match);
  const gint64 elapsed = sv_clock_get_elapsed (sv_match_get_clock (f->match));
  gint64 before = sv_match_doc_start_ms (sv_match_get_doc (f->match));

  sv_computer_tell_time (f->match, &bot_memory);
  for (unsigned k = 0; k <= sv_match_get_position (f->match); k++) {
    const gint64 now = k > 0 ? sv_history_get_time (history, k - 1) : before;

    sv_history_state_at (history, k, state);
    sv_tempo_add (&expected, sv_match_get_game (f->match), state, MAX (now - before, 0));
    before = now;
  }
  g_assert_cmpuint (bot_memory.tempo.parts, ==, expected.parts);
  g_assert_cmpint (bot_memory.tempo.running, ==, expected.running);
  g_assert_cmpint (bot_memory.tempo.ms, ==, expected.ms);
  if (view->stage == SV_STAGE_PLAY && view->period == 2)
    g_assert_cmpint (bot_memory.left_ms, ==, view->period_ms - elapsed);
}

static void
test_told_time (Fixture *f, gconstpointer data)
{
  set_kinds (f->match, "random", "random");
  while (act (f)) {
    pass (f, 1500);
    assert_told (f);
  }
  sv_match_seek (f->match, 50);
  assert_told (f);
}

/* What was played before the match began from a position is none of its time. */
static void
test_told_time_from_a_position (Fixture *f, gconstpointer data)
{
  Fixture g = { 0 };
  SvBotMemory bot_memory = { 0 };

  play (f->match, EXAMPLE_TO_SHOT);
  SvMatchDoc *doc = sv_match_doc_copy (sv_match_get_doc (f->match), 0);
  sv_match_doc_set_start (doc, sv_match_get_state (f->match), 90 * 1000);
  watch (&g, sv_match_new (doc));
  pass (&g, 2000);
  play (g.match, "die 1");
  assert_told (&g);
  sv_computer_tell_time (g.match, &bot_memory);
  g_assert_cmpint (bot_memory.tempo.ms, <=, 2000);
  tear_down (&g, NULL);
}

/* --- Thinking in a thread --- */

/* Until there is neither a plan nor a person: the computer has begun. */
static void
wait_for_thought (Fixture *f, SvComputer *computer)
{
  while (sv_match_get_bot (f->match) == NULL || is_planned (computer))
    g_main_context_iteration (NULL, TRUE);
}

static SvComputer *
begin_thinking (Fixture *f)
{
  set_kinds (f->match, "person", "greedy");
  play (f->match, "die 3,die 4");
  SvComputer *computer = sv_computer_new (f->match, 1);
  wait_for_thought (f, computer);
  return computer;
}

static void
test_thinks (Fixture *f, gconstpointer data)
{
  SvComputer *computer = begin_thinking (f);

  while (sv_match_get_bot (f->match) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (sv_match_get_length (f->match), >, 2);
  sv_computer_free (computer);
}

/* What it answers after the position changed is not done. */
static void
test_thinks_in_vain (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_match_get_clock (f->match);
  SvComputer *computer = begin_thinking (f);

  /* Its die goes with the die of the person before it. */
  sv_match_undo (f->match);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 2);
  sv_match_redo (f->match);
  wait_for_thought (f, computer);
  sv_clock_set_paused (clock, TRUE);
  for (unsigned i = 0; i < 10; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 2);
  sv_clock_set_paused (clock, FALSE);
  wait_for_thought (f, computer);
  sv_computer_free (computer);
  g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 2);
}

/* --- The only choice of a person --- */

/* Let people choose anything until there is only one choice; the clock stands. */
static void
play_until_forced (Fixture *f)
{
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (;;) {
    SvEvent choices[SV_MAX_LEGAL];
    unsigned n, n_choices = 0;
    const SvEvent *legal = sv_match_get_legal (f->match, &n);
    g_autoptr (GError) error = NULL;

    for (unsigned i = 0; i < n; i++)
      if (legal[i].verb != SV_VERB_TIME)
        choices[n_choices++] = legal[i];
    g_assert_cmpuint (n_choices, >, 0);
    if (n_choices == 1 && sv_match_get_node (f->match)->kind == SV_NODE_DECISION &&
        sv_match_get_view (f->match)->stage == SV_STAGE_PLAY)
      return;
    sv_match_choose (f->match, choices[sv_rng_below (&rng, n_choices)], &error);
    g_assert_no_error (error);
  }
}

static void
wait_for_event (Fixture *f, unsigned length)
{
  while (sv_match_get_length (f->match) < length)
    g_main_context_iteration (NULL, TRUE);
}

/* It is made and said, if that is wanted; and not again when it was taken back. */
static void
test_only_choice (Fixture *f, gconstpointer data)
{
  play_until_forced (f);
  const unsigned length = sv_match_get_length (f->match);
  SvComputer *computer = sv_computer_new (f->match, 1);
  g_assert_false (is_planned (computer));
  sv_computer_set_automatic (computer, TRUE);
  g_assert_true (is_planned (computer));
  sv_clock_set_paused (sv_match_get_clock (f->match), TRUE);
  g_assert_false (is_planned (computer));
  sv_clock_set_paused (sv_match_get_clock (f->match), FALSE);
  wait_for_event (f, length + 1);
  g_assert_cmpint (f->notices, ==, 1);
  g_assert_true (g_str_has_prefix (f->notice, "There was only one choice: "));

  while (sv_match_get_position (f->match) > length)
    sv_match_undo (f->match);
  g_assert_false (is_planned (computer));
  sv_match_redo (f->match);
  sv_computer_free (computer);
}

/* What is held back is told by whoever holds it. */
static void
test_only_choice_told (Fixture *f, gconstpointer data)
{
  play_until_forced (f);
  const unsigned length = sv_match_get_length (f->match);
  SvComputer *computer = sv_computer_new (f->match, 1);
  hold_back (f->match);
  sv_computer_set_automatic (computer, TRUE);
  wait_for_event (f, length + 1);
  g_assert_true (sv_match_get_waiting (f->match));
  g_assert_cmpint (f->notices, ==, 0);
  sv_computer_free (computer);
}

/* A half that is over ends before anybody's only choice is made, and before a computer thinks. */
static void
test_time_first (Fixture *f, gconstpointer data)
{
  static const char *const kinds[] = { "person", "random", "greedy" };

  play_until_forced (f);
  const unsigned length = sv_match_get_length (f->match);
  SvClock *clock = sv_match_get_clock (f->match);
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++) {
    set_kinds (f->match, kinds[i], kinds[i]);
    sv_match_seek (f->match, 0);
    sv_match_seek (f->match, length);
    sv_clock_set (clock, 600000, 599000);
    sv_clock_set_wanted (clock, TRUE);
    f->now_us += 2 * G_USEC_PER_SEC;
    SvComputer *computer = sv_computer_new (f->match, 1);
    sv_computer_set_automatic (computer, TRUE);
    wait_for_event (f, length + 1);
    g_assert_event (f->match, length, "time");
    sv_computer_free (computer);
    sv_match_undo (f->match);
  }
}

/* Who begins a half says when. */
static void
test_only_choice_start (Fixture *f, gconstpointer data)
{
  SvComputer *computer = sv_computer_new (f->match, 1);

  sv_computer_set_automatic (computer, TRUE);
  play (f->match, EXAMPLE_TO_START);
  g_assert_false (is_planned (computer));
  play (f->match, "start");
  g_assert_cmpint (sv_match_get_view (f->match)->stage, ==, SV_STAGE_PLAY);
  sv_computer_free (computer);
}

/* What leads through a match waits for the person. */
static void
test_only_choice_taught (Fixture *f, gconstpointer data)
{
  g_autoptr (GObject) guide = g_object_new (G_TYPE_OBJECT, NULL);

  play_until_forced (f);
  sv_match_set_guide (f->match, guide);
  SvComputer *computer = sv_computer_new (f->match, 1);
  sv_computer_set_automatic (computer, TRUE);
  g_assert_false (is_planned (computer));
  sv_computer_free (computer);
}

/* --- The throw of a person who defends --- */

/* Let the match be played up to the throw of the defender, by @first and @second. */
static void
play_to_defence (Fixture *f, const char *first, const char *second)
{
  play (f->match, EXAMPLE_TO_SHOT ",die 6");
  set_kinds (f->match, first, second);
  sv_clock_set_paused (sv_match_get_clock (f->match), FALSE);
  const SvNode *node = sv_match_get_node (f->match);
  g_assert_cmpint (node->kind, ==, SV_NODE_CHANCE);
  g_assert_cmpint (node->side, ==, 1 - sv_match_get_view (f->match)->attacking);
}

/* When the die is thrown for a person who defends, against the computer and against a person. */
static void
test_auto_throws (Fixture *f, gconstpointer data)
{
  static const struct {
    gboolean alone; /* one person, against the computer */
    SvAutoThrows when;
    gboolean thrown;
  } cases[] = {
    { TRUE, SV_AUTO_THROWS_NEVER, FALSE },   { TRUE, SV_AUTO_THROWS_AGAINST_COMPUTER, TRUE },
    { TRUE, SV_AUTO_THROWS_DEFENCE, TRUE },  { FALSE, SV_AUTO_THROWS_NEVER, FALSE },
    { FALSE, SV_AUTO_THROWS_DEFENCE, TRUE }, { FALSE, SV_AUTO_THROWS_AGAINST_COMPUTER, FALSE },
  };

  play_to_defence (f, "person", "person");
  const unsigned length = sv_match_get_length (f->match);
  const int attacking = sv_match_get_view (f->match)->attacking;
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    const char *other = cases[i].alone ? "random" : "person";
    set_kinds (f->match, attacking == 0 ? other : "person", attacking == 1 ? other : "person");
    sv_match_seek (f->match, 0);
    sv_match_seek (f->match, length);
    SvComputer *computer = sv_computer_new (f->match, 1);
    g_assert_false (is_planned (computer));
    sv_computer_set_auto_throws (computer, cases[i].when);
    g_assert_cmpint (is_planned (computer), ==, cases[i].thrown);
    sv_computer_free (computer);
  }
}

/* The throw comes by itself, and undo takes it back with what led to it. */
static void
test_defence_thrown (Fixture *f, gconstpointer data)
{
  play_to_defence (f, "person", "person");
  const unsigned length = sv_match_get_length (f->match);
  SvComputer *computer = sv_computer_new (f->match, 1);
  sv_computer_set_auto_throws (computer, SV_AUTO_THROWS_DEFENCE);
  wait_for_event (f, length + 1);
  sv_match_undo (f->match);
  g_assert_cmpuint (sv_match_get_position (f->match), <, length);
  g_assert_false (is_planned (computer));
  sv_computer_free (computer);
}

/* Who likes it so has every die thrown, the attack's too; a decision still waits for its player. */
static void
test_every_die (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT);
  const unsigned length = sv_match_get_length (f->match);
  SvComputer *computer = sv_computer_new (f->match, 1);
  sv_computer_set_auto_throws (computer, SV_AUTO_THROWS_ALL);
  wait_for_event (f, length + 1);
  while (sv_match_get_node (f->match)->kind == SV_NODE_CHANCE)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (is_planned (computer));
  sv_computer_free (computer);
}

/* One's own attack is thrown by oneself, and a lesson waits for its pupil. */
static void
test_own_throw_waits (Fixture *f, gconstpointer data)
{
  g_autoptr (GObject) guide = g_object_new (G_TYPE_OBJECT, NULL);

  play (f->match, EXAMPLE_TO_SHOT);
  g_assert_cmpint (sv_match_get_node (f->match)->side, ==, sv_match_get_view (f->match)->attacking);
  SvComputer *computer = sv_computer_new (f->match, 1);
  sv_computer_set_auto_throws (computer, SV_AUTO_THROWS_DEFENCE);
  g_assert_false (is_planned (computer));
  play (f->match, "die 6");
  g_assert_true (is_planned (computer));
  sv_computer_free (computer);
  sv_match_set_guide (f->match, guide);
  computer = sv_computer_new (f->match, 1);
  sv_computer_set_auto_throws (computer, SV_AUTO_THROWS_DEFENCE);
  g_assert_false (is_planned (computer));
  sv_computer_free (computer);
}

/* A shared screen faces who acts, stays while nobody does, and has eyes only for people. */
static void
test_viewer (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) seats = new_seats ();
  const SvSeatDoc *first = add_seat (seats, "A", 0, "person");
  SvSeatDoc *second = add_seat (seats, "B", 1, "person");

  g_assert_cmpint (sv_seats_viewer (seats, NULL, -1), ==, -1);
  g_assert_cmpint (sv_seats_viewer (seats, second, -1), ==, 1);
  g_assert_cmpint (sv_seats_viewer (seats, NULL, 1), ==, 1);
  g_assert_cmpint (sv_seats_viewer (seats, first, 1), ==, 0);
  g_free (second->kind);
  second->kind = g_strdup ("greedy");
  g_assert_cmpint (sv_seats_viewer (seats, second, 1), ==, 0);
  second->team = 0;
  g_assert_cmpint (sv_seats_viewer (seats, second, 1), ==, 0);
  g_ptr_array_set_size (seats, 0);
  g_assert_cmpint (sv_seats_viewer (seats, NULL, 1), ==, 1);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/seats/only-choice", test_only_choice);
  ADD ("/seats/only-choice-told", test_only_choice_told);
  ADD ("/seats/time-first", test_time_first);
  ADD ("/seats/only-choice-taught", test_only_choice_taught);
  ADD ("/seats/only-choice-start", test_only_choice_start);
  ADD ("/seats/auto-throws-by-itself", test_auto_throws);
  ADD ("/seats/every-die-by-itself", test_every_die);
  ADD ("/seats/take-back-defence-throw", test_defence_thrown);
  ADD ("/seats/own-throw-waits", test_own_throw_waits);
  ADD ("/seats/viewer", test_viewer);
  g_test_add_func ("/seats/decider", test_decider);
  g_test_add_func ("/seats/S-10-divide", test_divide);
  g_test_add_func ("/seats/exchange", test_exchange);
  ADD ("/seats/sits-down", test_sits_down);
  ADD ("/seats/standard", test_standard);
  ADD ("/seats/S-10-divided", test_divided);
  ADD ("/seats/S-11-halves", test_halves);
  ADD ("/seats/turn-names-person", test_turn_names_person);
  ADD ("/seats/come-in-and-leave", test_come_in_and_leave);
  ADD ("/seats/S-12-bot-in-team", test_bot_in_team);
  ADD ("/seats/unknown-kind", test_unknown_kind);
  ADD ("/seats/whole-match", test_whole_match);
  ADD ("/seats/paused", test_paused);
  ADD ("/seats/told-time", test_told_time);
  ADD ("/seats/told-time-from-a-position", test_told_time_from_a_position);
  ADD ("/seats/pace", test_pace);
  ADD ("/seats/pace-cancelled", test_pace_cancelled);
  ADD ("/seats/thinks", test_thinks);
  ADD ("/seats/thinks-in-vain", test_thinks_in_vain);
  return g_test_run ();
}
