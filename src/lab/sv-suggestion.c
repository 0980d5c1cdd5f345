/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-suggestion.h"

#include <math.h>
#include <stdlib.h>

enum {
  MOST_STEPS = 4, /* limit of steps in one suggestion */
  GUESSES = 6,    /* number of combinations that are computed exactly, for each number of steps */
  /* number of these for which the chances of the whole match are computed as well */
  FINALISTS = 3,
  EVEN = 1 /* difference of the chances, in per cent, that counts as balanced */
};

/* The smallest change: add a point to power @up and take one from power @down of the same sum;
 * one of them is -1 if the power is free of a required sum. */
typedef struct {
  int up, down;
  double lead; /* lead of the first team after the change, in goals per stretch of play */
} Step;

/* A combination of steps. */
typedef struct {
  unsigned steps[MOST_STEPS];
  unsigned n;
  double lead; /* lead after all steps: first guessed, then computed */
} Try;

typedef struct {
  const SvGame *game;
  const void *setup;
  SvCardSets *sets;
  GArray *steps; /* array of Step */
  double lead;   /* lead of the first team with the present cards, per stretch of play */
  GCancellable *cancellable;
} Search;

/* --- Steps --- */

static gboolean
shift (const Search *search, void *setup, int power, int by)
{
  if (power < 0)
    return TRUE;
  const SvField *field = sv_card_sets_get_power (search->sets, (unsigned)power)->field;
  const int32_t value = sv_card_sets_get (search->sets, setup, (unsigned)power) + by;

  sv_card_sets_set (search->sets, setup, (unsigned)power, value);
  return value >= field->min && value <= field->max;
}

static unsigned
count_points (const Search *search, const void *setup)
{
  unsigned n = 0;

  for (unsigned i = 0; i < sv_card_sets_get_n_powers (search->sets); i++)
    n += (unsigned)ABS (sv_card_sets_get (search->sets, setup, i) -
                        sv_card_sets_get (search->sets, search->setup, i));
  return n;
}

/* Return a copy of the setup with these steps made, or NULL if the result is not allowed or can
 * be reached with fewer steps. Free with g_free (). */
static gpointer
make (const Search *search, const unsigned *steps, unsigned n)
{
  gpointer setup = g_memdup2 (search->setup, search->game->setup_size);
  gboolean fits = TRUE;
  unsigned points = 0;

  for (unsigned i = 0; i < n; i++) {
    const Step *step = &g_array_index (search->steps, Step, steps[i]);
    shift (search, setup, step->up, 1);
    shift (search, setup, step->down, -1);
    points += (step->up >= 0) + (step->down >= 0);
  }
  for (unsigned i = 0; i < sv_card_sets_get_n_powers (search->sets); i++)
    fits = fits && shift (search, setup, (int)i, 0);
  if (fits && count_points (search, setup) == points && sv_game_check (search->game, setup, NULL))
    return setup;
  g_free (setup);
  return NULL;
}

/* Compute the lead after these steps. Returns FALSE if the result is not allowed or if
 * cancelled. */
static gboolean
work_out (const Search *search, const unsigned *steps, unsigned n, double *lead)
{
  gpointer setup = make (search, steps, n);

  if (setup == NULL)
    return FALSE;
  const gboolean done = sv_balance_lead (search->game, setup, g_get_num_processors (), lead,
                                         search->cancellable, NULL);
  g_free (setup);
  return done;
}

static void
add_step (Search *search, int up, int down)
{
  const Step step = { up, down, 0 };
  const unsigned i = search->steps->len;

  g_array_append_val (search->steps, step);
  if (!work_out (search, &i, 1, &g_array_index (search->steps, Step, i).lead))
    g_array_set_size (search->steps, i);
}

static void
add_steps (Search *search)
{
  const int n = (int)sv_card_sets_get_n_powers (search->sets);

  for (int i = 0; i < n; i++) {
    if (!sv_card_sets_shares (search->sets, (unsigned)i, (unsigned)i)) {
      add_step (search, i, -1);
      add_step (search, -1, i);
    }
    for (int j = 0; j < n; j++)
      if (i != j && sv_card_sets_shares (search->sets, (unsigned)i, (unsigned)j))
        add_step (search, i, j);
  }
}

/* --- Combinations of steps --- */

/* Compare by distance from balance, smallest first. */
static int
compare_tries (gconstpointer a, gconstpointer b)
{
  const double x = fabs (((const Try *)a)->lead), y = fabs (((const Try *)b)->lead);

  return (x > y) - (x < y);
}

/* Insert a combination into the sorted list of the best, if it is good enough and allowed. */
static void
keep (const Search *search, GArray *best, const Try *try)
{
  if (best->len == GUESSES && compare_tries (try, &g_array_index (best, Try, GUESSES - 1)) >= 0)
    return;
  gpointer setup = make (search, try->steps, try->n);
  if (setup == NULL)
    return;
  g_free (setup);
  if (best->len == GUESSES)
    g_array_set_size (best, GUESSES - 1);
  g_array_append_val (best, *try);
  g_array_sort (best, compare_tries);
}

/* Go through all combinations of @n steps, in which a step may occur several times. The lead is
 * guessed by adding the effects of the single steps. */
static void
guess (const Search *search, unsigned n, Try *try, GArray *best)
{
  if (try->n == n) {
    keep (search, best, try);
    return;
  }
  for (unsigned i = try->n > 0 ? try->steps[try->n - 1] : 0; i < search->steps->len; i++) {
    Try next = *try;
    next.steps[next.n++] = i;
    next.lead += g_array_index (search->steps, Step, i).lead - search->lead;
    guess (search, n, &next, best);
  }
}

/* Return the best combinations of @n steps with computed leads. */
static GArray *
find_tries (const Search *search, unsigned n)
{
  GArray *best = g_array_new (FALSE, FALSE, sizeof (Try));
  Try nothing = { .lead = search->lead };

  guess (search, n, &nothing, best);
  for (guint i = 0; i < best->len && n > 1; i++) {
    Try *try = &g_array_index (best, Try, i);
    work_out (search, try->steps, n, &try->lead);
  }
  g_array_sort (best, compare_tries);
  return best;
}

/* --- Suggestions --- */

/* Compare by the difference of the chances, and if it is equal by the size of the change. */
static int
compare_suggestions (gconstpointer a, gconstpointer b)
{
  const SvSuggestion *x = a, *y = b;
  const int gap = sv_suggestion_gap (&x->balance) - sv_suggestion_gap (&y->balance);

  return gap != 0 ? gap : (int)x->n_points - (int)y->n_points;
}

static void
list_changes (const Search *search, const void *setup, SvSuggestion *out)
{
  for (unsigned i = 0; i < sv_card_sets_get_n_powers (search->sets); i++) {
    const int32_t from = sv_card_sets_get (search->sets, search->setup, i);
    const int32_t to = sv_card_sets_get (search->sets, setup, i);
    if (from != to && out->n_changes < SV_SUGGESTION_MOST_CHANGES)
      out->changes[out->n_changes++] =
          (SvCardChange){ *sv_card_sets_get_power (search->sets, i), from, to };
  }
}

/* Compute the chances for the best combinations and add those that improve the balance to @out.
 * Returns the smallest difference of the chances reached. */
static int
propose (const Search *search, unsigned n, int before, GArray *out)
{
  g_autoptr (GArray) tries = find_tries (search, n);
  int best = before;

  for (guint i = 0; i < MIN (tries->len, FINALISTS); i++) {
    const Try *try = &g_array_index (tries, Try, i);
    g_autofree void *setup = make (search, try->steps, n);
    SvSuggestion suggestion = { .n_points = count_points (search, setup) };

    list_changes (search, setup, &suggestion);
    if (!sv_balance_solve (search->game, setup, &suggestion.balance, search->cancellable, NULL))
      break;
    const int gap = sv_suggestion_gap (&suggestion.balance);
    if (gap < before)
      g_array_append_val (out, suggestion);
    best = MIN (best, gap);
  }
  return best;
}

int
sv_suggestion_gap (const SvBalance *balance)
{
  return abs ((int)lround (100 * balance->chance.win) - (int)lround (100 * balance->chance.lose));
}

gboolean
sv_suggestion_is_possible (const SvGame *game, const void *setup)
{
  if (game->evaluation.solver == NULL)
    return FALSE;
  g_autoptr (SvCardSets) sets = sv_card_sets_new (game, setup);
  return sv_card_sets_get_n (sets) > 1;
}

/* Try suggestions of one step, then of two and more, until the match is balanced. */
static void
search_on (Search *search, int gap, GArray *out)
{
  add_steps (search);
  for (unsigned n = 1; n <= MOST_STEPS && gap > EVEN; n++)
    gap = propose (search, n, gap, out);
  g_array_sort (out, compare_suggestions);
}

GArray *
sv_suggestion_find (const SvGame *game,
                    const void *setup,
                    GCancellable *cancellable,
                    GError **error)
{
  g_return_val_if_fail (sv_suggestion_is_possible (game, setup), NULL);

  g_autoptr (SvCardSets) sets = sv_card_sets_new (game, setup);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (SvSuggestion));
  Search search = { game, setup, sets, steps, .cancellable = cancellable };
  SvBalance now;

  if (sv_balance_lead (game, setup, g_get_num_processors (), &search.lead, cancellable, NULL) &&
      sv_balance_solve (game, setup, &now, cancellable, NULL))
    search_on (&search, sv_suggestion_gap (&now), found);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  g_array_set_size (found, MIN (found->len, SV_SUGGESTION_MOST));
  return g_steal_pointer (&found);
}
