/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions to begin from, in every game and in the form that its ledger gives them: written, read,
 * and written again. */

#include "doc-fixture.h"
#include "fixture.h"

enum { MATCHES = 6, STEP = 9, LONGEST = 400 };

/* TRUE if a document can hold the position; then it is read as it was, and written as it was. */
static gboolean
comes_back (const SvGame *g, const void *state)
{
  g_autoptr (SvMatchDoc) doc = standard_doc (g);
  if (!sv_match_doc_set_start (doc, state, 0)) {
    g_assert_nonnull (g->files.dump_start); /* a short form need not tell every moment */
    return FALSE;
  }
  g_autofree char *text = sv_match_doc_write (doc, TRUE);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) again = sv_match_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_assert_true (again->start != NULL);
  g_assert_null (again->unknown);
  assert_text (sv_match_doc_write (again, TRUE), text);
  g_assert_cmpmem (again->start, g->state_size, doc->start, g->state_size);
  if (!g->files.dump_start)
    g_assert_cmpmem (doc->start, g->state_size, state, g->state_size);
  return TRUE;
}

static void
test_game (gconstpointer data)
{
  const SvGame *g = data;
  g_autoptr (SvVariantDoc) standard = sv_variant_doc_new (g);
  g_autofree void *state = g_malloc0 (g->state_size);
  g_autofree SvEvent *legal = g_new (SvEvent, g->max_legal);
  unsigned n_read = 0, n_all = 0, n;
  SvRng rng;

  sv_rng_seed (&rng, 11);
  for (unsigned i = 0; i < MATCHES; i++) {
    memset (state, 0, g->state_size);
    g->init (standard->setup, state);
    for (unsigned k = 0; k < LONGEST; k++) {
      if (k % STEP == 0) {
        n_all++;
        n_read += comes_back (g, state);
      }
      n = g->legal (standard->setup, state, legal);
      if (n == 0)
        break;
      g->apply (standard->setup, state, legal[sv_rng_below (&rng, n)]);
    }
  }
  g_test_message ("%s: %u of %u positions", g->id, n_read, n_all);
  g_assert_cmpuint (n_read, >, g->files.dump_start ? 0 : n_all - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const SvGame *const *g = sv_games (); *g; g++) {
    g_autofree char *path = g_strconcat ("/store/start/", (*g)->id, NULL);
    g_test_add_data_func (path, *g, test_game);
  }
  return g_test_run ();
}
