/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `hint`: what a position and its choices are worth. The figures themselves are the business of
 * tests/lab; one of them is counted by hand here. */
#include "cli-run.h"
#include "worked-example.h"

static JsonObject *
hint (const char *document, const char *attacks)
{
  g_auto (Run) result = succeed (document, "hint", "-", "--attacks", attacks);

  return line_object (result.out, 0);
}

static char *
worked_example (void)
{
  g_auto (GStrv) argv = g_strsplit ("apply,strafworp," EXAMPLE, ",", -1);
  g_auto (Run) applied = went_well (run_argv (NULL, (const char *const *)argv));

  return g_steal_pointer (&applied.out);
}

/* The rebounder needs 4 with the assister in e, the defender 4: 9 of 36 are goals, 4 a free pass, 2
 * a penalty. Of a free pass (he needs 3 then) 11 of 36 are goals, 4 the next one, 2 a penalty, and
 * a third of the penalties: 1/4 + 1/9 × 35/96 + 1/18 × 1/3. */
static void
test_counted_by_hand (void)
{
  g_autofree char *document = worked_example ();
  g_autoptr (JsonObject) line = hint (document, "1");

  g_assert_true (json_object_get_boolean_member (line, "exact"));
  g_assert_cmpstr (json_object_get_string_member (line, "side"), ==, "away");
  g_assert_cmpint (json_object_get_int_member (line, "attacks"), ==, 1);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (line, "value"),
                                  1.0 / 4 + 35.0 / 864 + 1.0 / 54, 1e-12);
}

/* A goal that is far from the last one of the match is taken never to end it, which is not exact. */
static void
test_first_to_three (void)
{
  for (int goals = 0; goals <= 3; goals++) {
    g_autofree char *document =
        g_strdup_printf ("{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\","
                         "\"variant\":{\"goals\":%d},\"teams\":[{},{}],\"events\":[\"die 4\","
                         "\"die 3\"]}",
                         goals);
    g_autoptr (JsonObject) line = hint (document, "1");

    g_assert_cmpint (json_object_get_boolean_member (line, "exact"), ==, goals <= 2);
    g_assert_true (json_object_has_member (line, "attacks"));
    g_assert_false (json_object_has_member (line, "error"));
  }
}

/* Best first, and what is the same in the order of the legal list. */
static void
test_order (void)
{
  g_autofree char *document = worked_example ();
  g_autoptr (JsonObject) line = hint (document, "60");
  JsonArray *events = json_object_get_array_member (line, "events");
  double sum = 0;

  g_assert_cmpuint (json_array_get_length (events), ==, 6);
  for (unsigned i = 0; i < 6; i++) {
    JsonObject *event = json_array_get_object_element (events, i);
    JsonObject *last = json_array_get_object_element (events, MAX (i, 1) - 1);
    const double more = json_object_get_double_member (last, "value") -
                        json_object_get_double_member (event, "value");

    sum += json_object_get_double_member (event, "value");
    g_assert_cmpfloat (more, >=, -1e-9);
    if (more < 1e-9 && i > 0)
      g_assert_cmpstr (json_object_get_string_member (last, "event"), <,
                       json_object_get_string_member (event, "event"));
  }
  g_assert_cmpfloat_with_epsilon (sum / 6, json_object_get_double_member (line, "value"), 1e-12);
}

static void
test_nothing_to_come (void)
{
  g_autofree char *document = worked_example ();
  g_autoptr (JsonObject) line = hint (document, "0");

  g_assert_cmpfloat (json_object_get_double_member (line, "value"), ==, 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (line, "events")), ==, 0);
}

/* Of a game that cannot be worked out: with an error, and the same again for the same seed. */
static void
test_estimated (void)
{
  g_auto (Run) first = succeed (NULL, "hint", "eleven", "--positions", "2000", "--seed", "7");
  g_auto (Run) again = succeed (NULL, "hint", "eleven", "--positions", "2000", "--seed", "7");
  g_auto (Run) wrong = run (NULL, "hint", "eleven", "--positions", "many");
  g_autoptr (JsonObject) line = line_object (first.out, 0);
  JsonArray *events = json_object_get_array_member (line, "events");

  g_assert_cmpstr (first.out, ==, again.out);
  g_assert_false (json_object_get_boolean_member (line, "exact"));
  g_assert_false (json_object_has_member (line, "attacks"));
  g_assert_true (json_object_has_member (line, "error"));
  for (guint i = 0; i < json_array_get_length (events); i++)
    g_assert_cmpfloat (
        json_object_get_double_member (json_array_get_object_element (events, i), "error"), >, 0);
  g_assert_cmpint (wrong.status, ==, 2);
}

/* The toss is fair, and both teams are the same. */
static void
test_toss (void)
{
  g_auto (Run) result = succeed (NULL, "hint", "strafworp", "--attacks", "7");
  g_autoptr (JsonObject) line = line_object (result.out, 0);

  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (line, "value"), 0, 1e-12);
  g_assert_cmpstr (json_object_get_string_member (line, "side"), ==, "first");
}

int
main (int argc, char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/hint/counted-by-hand", test_counted_by_hand);
  g_test_add_func ("/cli/hint/play-to-three-goals", test_first_to_three);
  g_test_add_func ("/cli/hint/order", test_order);
  g_test_add_func ("/cli/hint/nothing-to-come", test_nothing_to_come);
  g_test_add_func ("/cli/hint/estimated", test_estimated);
  g_test_add_func ("/cli/hint/toss", test_toss);
  return g_test_run ();
}
