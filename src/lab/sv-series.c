/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-series.h"

#include "sv-playout.h"
#include "sv-steps.h"

/* Number of matches that a thread takes at a time, and the least number of such batches for each
 * thread: in short series the batches are smaller. */
enum { MOST_BATCH = 16, LEAST_BATCHES = 4 };

typedef struct {
  const SvSeries *series;
  guint64 end, batch;
  _Atomic guint64 *done; /* counter of finished matches for the caller, or NULL */
  const atomic_bool *stop;
  _Atomic guint64 next;

  GMutex lock;
  GArray *missed; /* array of guint64: numbers of the matches that were not finished */
} Work;

/* Seed the generator for match @i. Hashing the seed first makes neighbouring matches
 * independent. */
static void
seed_match (SvRng *rng, guint64 seed, guint64 i)
{
  sv_rng_seed (rng, seed);
  sv_rng_seed (rng, sv_rng_next (rng) ^ i);
}

/* Details that are counted in a match on request. */
typedef struct {
  unsigned goals[SV_MAX_PIECES]; /* goals of each piece, without shoot-outs */
  int shooter;                   /* see sv_note_scorer () */
  int beginner;                  /* side that chooses first in play, or -1 until then */
  unsigned n_events;
} Details;

static void
note_beginner (Details *details, const SvPlayout *match)
{
  SvView view;
  SvNode node;

  match->game->view (match->setup, match->state, &view);
  if (view.stage != SV_STAGE_PLAY)
    return;
  match->game->node (match->setup, match->state, &node);
  details->beginner = node.side;
}

static void
count_event (Details *details, SvSteps *match, SvEvent event)
{
  sv_steps_try (match, event);
  const SvNotes *notes = sv_steps_notes (match);

  for (unsigned i = 0; i < notes->n; i++) {
    const int scorer = sv_note_scorer (&notes->notes[i], &details->shooter);

    if (scorer >= 0 && !sv_steps_before (match)->shootout)
      details->goals[scorer]++;
  }
  details->n_events++;
}

/* Play a match until it ends or is stopped. @details may be NULL. */
static void
play_on (const Work *work, SvPlayout *match, Details *details)
{
  SvSteps steps;
  SvEvent event;
  unsigned n = 0;

  sv_steps_begin_in (&steps, match->game, match->setup, match->state);
  while (n++ < SV_MAX_EVENTS && !atomic_load_explicit (work->stop, memory_order_relaxed)) {
    if (details != NULL && details->beginner < 0)
      note_beginner (details, match);
    if (!sv_playout_step (match, work->stop, &event, NULL))
      break;
    if (details != NULL)
      count_event (details, &steps, event);
  }
}

static void
count_details (SvTally *tally, const Details *details, const SvView *end)
{
  for (unsigned piece = 0; piece < SV_MAX_PIECES; piece++)
    tally->scored[piece] += details->goals[piece];
  tally->events += details->n_events;
  if (end->winner >= 0 && details->beginner >= 0)
    tally->begun[end->winner == details->beginner ? 0 : 1]++;
}

/* Play match @i and count it. Returns FALSE if it was not finished. */
static gboolean
play_match (const Work *work, guint64 i, SvTally *tally)
{
  const SvSeries *series = work->series;
  SvRng rng;
  SvPlayout match = {
    .game = series->game, .setup = series->setup, .rng = &rng, .pace_ms = SV_PLAYOUT_PACE_MS
  };
  Details details = { .shooter = -1, .beginner = -1 };
  SvView end;

  seed_match (&rng, series->seed, i);
  for (unsigned side = 0; side < 2; side++)
    match.bot_memories[side] =
        sv_bot_memory_new (series->players[side], series->game, series->setup);
  sv_playout_begin (&match, series->state, series->elapsed_ms);
  play_on (work, &match, series->details ? &details : NULL);
  for (unsigned side = 0; side < 2; side++)
    sv_bot_memory_free (match.bot_memories[side]);
  series->game->view (series->setup, match.state, &end);
  if (end.stage != SV_STAGE_OVER)
    return FALSE;
  sv_tally_count (tally, &end);
  if (series->details)
    count_details (tally, &details, &end);
  return TRUE;
}

static void
miss (Work *work, guint64 i)
{
  g_mutex_lock (&work->lock);
  g_array_append_val (work->missed, i);
  g_mutex_unlock (&work->lock);
}

static gpointer
work_through (gpointer data)
{
  Work *work = data;
  SvTally *tally = sv_tally_new ();

  while (!atomic_load (work->stop)) {
    const guint64 from = atomic_fetch_add (&work->next, work->batch);
    for (guint64 i = from; i < MIN (from + work->batch, work->end); i++)
      if (!play_match (work, i, tally))
        miss (work, i);
      else if (work->done != NULL)
        (*work->done)++;
    if (from >= work->end)
      break;
  }
  return tally;
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint64 one = *(const guint64 *)a, other = *(const guint64 *)b;

  return one < other ? -1 : one > other;
}

/* Record the numbers of the matches that were played: all that were started, except those that
 * were not finished. */
static void
add_spans (Work *work, guint64 from, SvTally *tally)
{
  g_array_sort (work->missed, compare_numbers);
  for (guint i = 0; i < work->missed->len; i++) {
    const guint64 missed = g_array_index (work->missed, guint64, i);
    sv_tally_add_span (tally, (SvSpan){ from, missed });
    from = missed + 1;
  }
  sv_tally_add_span (tally, (SvSpan){ from, MAX (from, MIN (work->next, work->end)) });
}

SvTally *
sv_series_play (const SvSeries *self,
                SvSpan span,
                unsigned n_jobs,
                _Atomic guint64 *done,
                const atomic_bool *stop)
{
  Work work = { .series = self,
                .end = span.to,
                .batch = CLAMP ((span.to - span.from) / (LEAST_BATCHES * n_jobs), 1, MOST_BATCH),
                .done = done,
                .stop = stop,
                .next = span.from,
                .missed = g_array_new (FALSE, FALSE, sizeof (guint64)) };
  g_autofree GThread **threads = g_new0 (GThread *, n_jobs);
  SvTally *all = sv_tally_new ();

  g_mutex_init (&work.lock);
  for (unsigned i = 0; i < n_jobs; i++)
    threads[i] = g_thread_new ("series", work_through, &work);
  for (unsigned i = 0; i < n_jobs; i++) {
    g_autoptr (SvTally) tally = g_thread_join (threads[i]);
    if (!sv_tally_add (all, tally))
      g_assert_not_reached ();
  }
  add_spans (&work, span.from, all);
  g_array_unref (work.missed);
  g_mutex_clear (&work.lock);
  return all;
}
