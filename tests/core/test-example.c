/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenes: the examples of all lessons can be read, and what is no scene is refused at its word. */

#include <glib.h>

#include "sv-example.h"
#include "sv-games.h"

/* The first game with areas, whose zones have spaces of the same names. */
static const char *
read_words (SvExample *example, const char *words)
{
  const SvGame *game = sv_games ()[0];
  g_autofree char *setup = g_malloc0 (game->setup_size);

  return sv_example_read (example, game, setup, words);
}

static void
test_words (void)
{
  SvExample example;

  g_assert_null (read_words (&example, " o4@1a x2@2c  *@1a 1a>1e 2c~1a~1b 2c!2d +1e -1b #5@2c "));
  g_assert_cmpint (example.view.pieces[3].space, ==, 0);
  g_assert_cmpuint (example.view.pieces[3].flags & SV_PIECE_BALL, !=, 0);
  g_assert_cmpint (example.view.ball_piece, ==, 3);
  g_assert_cmpint (example.view.pieces[5].space, ==, 8);
  g_assert_cmpint (example.view.pieces[0].space, ==, -1);
  g_assert_cmpuint (example.n_marks, ==, 6);
  static const SvMarkKind kinds[] = { SV_MARK_WALK, SV_MARK_FLIGHT,  SV_MARK_PUSH,
                                      SV_MARK_LIT,  SV_MARK_REFUSED, SV_MARK_DIE };
  for (unsigned i = 0; i < example.n_marks; i++)
    g_assert_cmpint (example.marks[i].kind, ==, kinds[i]);
  g_assert_cmpuint (example.marks[1].n, ==, 3);
  g_assert_cmpint (example.marks[0].side, ==, 0);
  g_assert_cmpint (example.marks[2].side, ==, 1);
  g_assert_cmpint (example.marks[5].value, ==, 5);
  g_assert_null (read_words (&example, ""));
  g_assert_cmpuint (example.n_marks, ==, 0);
}

static void
test_no_words (void)
{
  static const char *const faulty[] = {
    "o5@1a",
    "o4",
    "o4@",
    "o4@z",
    "o@1a",
    "*",
    "*a",
    "*@z",
    "+",
    "+z",
    "-3a",
    "#7@1a",
    "#4",
    "#4@z",
    "1a",
    "1a>",
    "1a>z",
    "1a?1b",
    "@",
    "1a>1b>1c>1d>1e>1f>2a>2b>2c",
    "+1a +1a +1a +1a +1a +1a +1a +1a +1a +1a +1a +1a +1a +1a +1a +1a +1b",
  };
  SvExample example;

  for (unsigned i = 0; i < G_N_ELEMENTS (faulty); i++) {
    g_autofree char *words = g_strconcat ("o1@1c ", faulty[i], NULL);
    g_test_message ("%s", words);
    g_assert_nonnull (read_words (&example, words));
  }
}

static void
test_lessons (void)
{
  const SvGame *const *games = sv_games ();

  for (unsigned i = 0; games[i] != NULL; i++) {
    g_autofree char *setup = g_malloc0 (MAX (games[i]->setup_size, 1));
    const SvLesson *lesson = games[i]->teach.lessons;

    for (; lesson != NULL && lesson->title != NULL; lesson++) {
      SvExample example;
      g_assert_cmpstr (sv_example_read (&example, games[i], setup, lesson->example), ==, NULL);
      unsigned n = 0;
      for (unsigned j = 0; j < example.view.n_pieces; j++)
        n += example.view.pieces[j].space >= 0;
      g_assert_cmpuint (n, >, 0);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scene/words", test_words);
  g_test_add_func ("/scene/no-words", test_no_words);
  g_test_add_func ("/scene/lessons", test_lessons);
  return g_test_run ();
}
