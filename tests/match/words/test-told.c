/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the games tell of whole matches: every throw that decides something names what was thrown
 * and what was needed, what is rare stands large, and goals, which are celebrated, do not. */

#include "doc-fixture.h"
#include "play-fixture.h"
#include "sv-games.h"
#include "sv-match-file.h"
#include "sv-match-words.h"
#include "sv-shown.h"

/* Whether a number stands in a sentence by itself, and not in "12" or as a shirt's "(2)". */
static gboolean
names (const char *sentence, int number)
{
  g_autofree char *pattern = g_strdup_printf ("(^|[^0-9(])%d([^0-9)]|$)", number);

  return g_regex_match_simple (pattern, sentence, 0, 0);
}

/* What whoever throws must throw at least, or 0: the throw decides nothing. */
static int
need (SvMatch *match, const void *state)
{
  const SvGame *game = sv_match_get_game (match);
  SvNode node;
  SvView view;

  game->node (sv_match_get_setup (match), state, &node);
  game->view (sv_match_get_setup (match), state, &view);
  if (node.kind != SV_NODE_CHANCE)
    return 0;
  for (unsigned i = 0; i < view.n_pieces; i++)
    if (view.pieces[i].side == node.side && view.pieces[i].need > 0)
      return view.pieces[i].need;
  return 0;
}

static void
check_captions (const GPtrArray *lines, GHashTable *captions)
{
  for (guint i = 0; i < lines->len; i++) {
    const SvReportLine *line = g_ptr_array_index (lines, i);

    if (line->caption != NULL)
      g_hash_table_add (captions, g_strdup (line->caption));
    if (line->kind == SV_NOTE_GOAL)
      g_assert_null (line->caption);
  }
}

static void
check_match (const char *name, GHashTable *captions, unsigned *decided)
{
  _Alignas(max_align_t) guint8 before[SV_MAX_STATE];
  g_autofree char *path = g_build_filename (SV_TRACES, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, &error);

  g_assert_no_error (error);
  for (unsigned i = 0; i < sv_match_get_length (match); i++) {
    const SvHistory *history = sv_match_get_doc (match)->history;
    const SvEvent event = sv_history_get_event (history, i);
    g_autoptr (GPtrArray) lines = sv_match_dup_report (match, i);

    sv_history_state_at (history, i, before);
    check_captions (lines, captions);
    if (event.verb != SV_VERB_DIE)
      continue;
    g_autofree char *told = sv_report_lines_join (lines, "", " ");
    const int needed = need (match, before);
    if (!names (told, event.a) || (needed > 0 && !names (told, needed)))
      g_error ("%s, event %u: thrown %u, needed %d: %s", name, i, event.a, needed, told);
    *decided += needed > 0;
  }
}

typedef struct {
  const char *game;
  unsigned decided; /* throws, at least */
  const char *captions[10];
} Golden;

static const Golden goldens[] = {
  { "strafworp", 20, { "Free pass!", "Intercepted!", "Half-time", "Full time", "Throw-off!" } },
  { "eleven", 0, { "Saved!", "Half-time", "Kick-off!", "Penalty shoot-out!", "Time is up!" } },
  { "champions-2020", 5, { "Kick-off!", "Free kick!", "Yellow card!", "Full time" } },
};

static void
test_golden (gconstpointer data)
{
  const Golden *golden = data;
  g_autofree char *folder = g_build_filename (SV_TRACES, golden->game, NULL);
  g_autoptr (GHashTable) captions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  unsigned decided = 0;
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (golden->game, name, NULL);

    if (g_str_has_suffix (name, ".svmatch"))
      check_match (path, captions, &decided);
  }
  g_assert_cmpuint (decided, >=, golden->decided);
  for (unsigned i = 0; golden->captions[i] != NULL; i++)
    if (!g_hash_table_contains (captions, golden->captions[i]))
      g_error ("%s: nothing is told as %s", golden->game, golden->captions[i]);
}

/* What a computer player is told in a match played by chance: that it acts, by name, and never what
 * to do, as if it sat at the screen. */
static void
test_computer (gconstpointer data)
{
  const SvGame *game = sv_game_by_id (data);
  unsigned told = 0;
  SvRng rng;

  sv_rng_seed (&rng, 3);
  for (unsigned k = 0; k < 4; k++) {
    g_autoptr (SvMatch) match = sv_match_new (doc_between (game, "Velocitas", "Orange"));

    set_kinds (match, "starter", "champion");
    for (unsigned i = 0; i < 700 && sv_match_get_node (match)->kind != SV_NODE_OVER; i++) {
      unsigned n;
      const SvEvent *legal = sv_match_get_legal (match, &n);
      g_autofree char *prompt = sv_match_dup_prompt (match);
      const SvBot *bot = sv_shown_get_bot (match);

      if (bot != NULL) {
        g_assert_null (strchr (prompt, ':'));
        g_assert_nonnull (strstr (prompt, bot->about));
        told++;
      }
      g_assert_true (n > 0 && sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
    }
  }
  g_assert_cmpuint (told, >, 500);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (goldens); i++) {
    g_autofree char *path = g_strconcat ("/told/", goldens[i].game, NULL);

    g_autofree char *watched = g_strconcat ("/told/watch-the-computer-at-", goldens[i].game, NULL);

    g_test_add_data_func (path, &goldens[i], test_golden);
    g_test_add_data_func (watched, goldens[i].game, test_computer);
  }
  return g_test_run ();
}
