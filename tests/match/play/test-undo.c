/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SvUndo, with words for versions: steps, what is one step, and the actions. */

#include "sv-undo.h"
#include "time-fixture.h"

typedef struct {
  SvUndo *undo;
  gint64 now_us;
  GString *left; /* at each move */
} Fixture;

static void
moved_cb (SvUndo *undo, const char *left, Fixture *f)
{
  g_string_append_printf (f->left, "%s>%s ", left, (const char *)sv_undo_get (undo));
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->undo = sv_undo_new (g_strdup ("a"), g_str_equal, g_free);
  f->left = g_string_new (NULL);
  sv_undo_set_time_source (f->undo, fake_time, &f->now_us);
  g_signal_connect (f->undo, "moved", G_CALLBACK (moved_cb), f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->undo);
  g_string_free (f->left, TRUE);
}

static gboolean
commit (Fixture *f, const char *version, const char *what, int after_ms)
{
  f->now_us += after_ms * 1000;
  return sv_undo_commit (f->undo, g_strdup (version), what);
}

/* Undo everything, and say which versions there were, the last first. */
static void
assert_steps (Fixture *f, const char *steps)
{
  g_autoptr (GString) words = g_string_new (sv_undo_get (f->undo));

  while (sv_undo_go (f->undo, -1))
    g_string_append_printf (words, " %s", (const char *)sv_undo_get (f->undo));
  g_assert_cmpstr (words->str, ==, steps);
  g_assert_false (sv_undo_can_go (f->undo, -1));
}

static void
test_steps (Fixture *f, gconstpointer data)
{
  g_assert_false (sv_undo_go (f->undo, -1));
  g_assert_true (commit (f, "b", NULL, 0));
  g_assert_false (commit (f, "b", NULL, 0));
  g_assert_true (commit (f, "c", NULL, 0));
  assert_steps (f, "c b a");
  g_assert_true (sv_undo_go (f->undo, 1));
  g_assert_true (sv_undo_go (f->undo, 1));
  g_assert_false (sv_undo_go (f->undo, 1));
  g_assert_cmpstr (f->left->str, ==, "c>b b>a a>b b>c ");
  sv_undo_go (f->undo, -1);
  g_assert_true (commit (f, "d", NULL, 0)); /* another way: nothing to redo */
  g_assert_false (sv_undo_can_go (f->undo, 1));
  assert_steps (f, "d b a");
  sv_undo_begin (f->undo, g_strdup ("z"));
  g_assert_false (sv_undo_can_go (f->undo, 1));
  assert_steps (f, "z");
}

static void
test_merge (Fixture *f, gconstpointer data)
{
  commit (f, "b", "name", 0);
  commit (f, "c", "name", 2000); /* since the last change, not since the first */
  commit (f, "d", "name", 2000);
  commit (f, "e", "name", 2001);
  commit (f, "f", "other", 0);
  commit (f, "g", NULL, 0);
  commit (f, "h", NULL, 0);
  commit (f, "i", "name", 0);
  assert_steps (f, "i h g f e d a");

  sv_undo_go (f->undo, 1);
  commit (f, "j", "name", 0); /* after undo and redo a step of its own */
  assert_steps (f, "j d a");
}

/* What leads back to where it began is no step, and the next one does not grow the one before. */
static void
test_back (Fixture *f, gconstpointer data)
{
  commit (f, "b", "name", 0);
  commit (f, "c", "other", 0);
  g_assert_true (commit (f, "b", "other", 0));
  g_assert_false (sv_undo_can_go (f->undo, 1));
  commit (f, "d", "other", 0);
  commit (f, "e", "name", 0);
  assert_steps (f, "e d b a");
}

/* Of a thousand steps and more the first ones are forgotten. */
static void
test_many (Fixture *f, gconstpointer data)
{
  for (int i = 1; i <= 1003; i++) {
    g_autofree char *version = g_strdup_printf ("%d", i);

    commit (f, version, NULL, 0);
    g_assert_cmpstr (sv_undo_get (f->undo), ==, version);
    g_assert_true (sv_undo_can_go (f->undo, -MIN (i, 1000)));
    g_assert_false (sv_undo_can_go (f->undo, -MIN (i, 1000) - 1));
  }
  g_assert_cmpstr (sv_undo_peek (f->undo, -1000), ==, "3");
  g_assert_null (sv_undo_peek (f->undo, 1));
  g_assert_true (sv_undo_go (f->undo, -1000));
  g_assert_cmpstr (sv_undo_get (f->undo), ==, "3");
}

static void
test_actions (Fixture *f, gconstpointer data)
{
  GActionGroup *actions = sv_undo_get_actions (f->undo);

  g_assert_false (g_action_group_get_action_enabled (actions, "undo"));
  commit (f, "b", NULL, 0);
  g_assert_true (g_action_group_get_action_enabled (actions, "undo"));
  g_assert_false (g_action_group_get_action_enabled (actions, "redo"));
  g_action_group_activate_action (actions, "undo", NULL);
  g_assert_cmpstr (sv_undo_get (f->undo), ==, "a");
  g_assert_false (g_action_group_get_action_enabled (actions, "undo"));
  g_action_group_activate_action (actions, "redo", NULL);
  g_assert_cmpstr (sv_undo_get (f->undo), ==, "b");
}

/* What no step is about may be another: the step comes back with it, and nothing else is undone. */
static void
test_replace (Fixture *f, gconstpointer data)
{
  commit (f, "b", NULL, 0);
  sv_undo_replace (f->undo, sv_undo_peek (f->undo, -1), g_strdup ("A"));
  sv_undo_replace (f->undo, sv_undo_get (f->undo), g_strdup ("B"));
  g_assert_cmpstr (f->left->str, ==, "");
  g_assert_false (sv_undo_can_go (f->undo, 1));
  assert_steps (f, "B A");
  g_assert_true (sv_undo_go (f->undo, 1));
  g_assert_cmpstr (sv_undo_get (f->undo), ==, "B");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/undo/steps", test_steps);
  ADD ("/undo/merge", test_merge);
  ADD ("/undo/back", test_back);
  ADD ("/undo/many", test_many);
  ADD ("/undo/actions", test_actions);
  ADD ("/undo/replace-is-no-step", test_replace);
  return g_test_run ();
}
