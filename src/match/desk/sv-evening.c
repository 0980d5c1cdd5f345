/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-evening.h"

#include <glib/gi18n-lib.h>

#include "sv-job.h"
#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-team-words.h"
#include "sv-unfinished.h"

/* hours at which a day and an evening begin */
enum { DAY_BEGINS = 5, EVENING_BEGINS = 17 };

struct _SvEvening {
  GObject parent_instance;

  /* Owned. */
  GPtrArray *matches;
  SvJob *reading;
};

enum { READ, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SvEvening, sv_evening, G_TYPE_OBJECT)

/* --- A match --- */

static void
match_free (gpointer data)
{
  SvEveningMatch *match = data;

  g_free (match->path);
  g_free (match->created);
  for (int side = 0; side < 2; side++) {
    g_free (match->teams[side]);
    g_free (match->colours[side][0]);
    g_free (match->colours[side][1]);
    g_ptr_array_unref (match->scorers[side]);
  }
  g_free (match);
}

/* Return whether @created, a time in ISO 8601 or NULL, is on the same day as @now. */
static gboolean
is_of_day (const char *created, GDateTime *now)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) when = created != NULL ? g_date_time_new_from_iso8601 (created, utc) : NULL;

  if (when == NULL)
    return FALSE;
  g_autoptr (GDateTime) local = g_date_time_to_timezone (when, g_date_time_get_timezone (now));
  g_autoptr (GDateTime) one = g_date_time_add_hours (local, -DAY_BEGINS);
  g_autoptr (GDateTime) other = g_date_time_add_hours (now, -DAY_BEGINS);
  return g_date_time_get_year (one) == g_date_time_get_year (other) &&
         g_date_time_get_day_of_year (one) == g_date_time_get_day_of_year (other);
}

/* Add the names of those who scored in @match, as far as it is shown. */
static void
add_scorers (SvMatch *match, GPtrArray *const scorers[2])
{
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);

  for (guint i = 0; i < facts->goals->len; i++) {
    const SvGoal *goal = &g_array_index (facts->goals, SvGoal, i);
    const char *name = goal->piece >= 0 ? sv_match_get_player (match, goal->piece) : NULL;

    if (name != NULL)
      g_ptr_array_add (scorers[goal->side], g_strdup (name));
  }
}

static SvEveningMatch *
new_match (SvMatch *match)
{
  SvEveningMatch *out = g_new0 (SvEveningMatch, 1);
  const SvMatchDoc *doc = sv_match_get_doc (match);
  const SvView *view = &sv_shown (match)->view;

  out->game = doc->game;
  out->created = g_strdup (doc->created);
  for (int side = 0; side < 2; side++) {
    out->teams[side] = g_strdup (sv_match_get_team_name (match, side));
    out->bots[side] = sv_seats_side_bot (sv_match_get_seats (match), side);
    out->colours[side][0] = g_strdup (doc->teams[side]->colours[0]);
    out->colours[side][1] = g_strdup (doc->teams[side]->colours[1]);
    out->score[side] = view->score[side];
    out->scorers[side] = g_ptr_array_new_with_free_func (g_free);
  }
  out->winner = view->winner;
  add_scorers (match, out->scorers);
  return out;
}

char *
sv_evening_match_dup_result (const SvEveningMatch *match)
{
  const int first = match->winner == 1, *score = match->score;
  g_autofree char *one = sv_team_words_played_by (match->teams[first], match->bots[first]);
  g_autofree char *other = sv_team_words_played_by (match->teams[!first], match->bots[!first]);

  if (match->winner < 0)
    return sv_sentence (_ ("%1$s and %2$s draw %3$d–%4$d"), one, other, score[0], score[1]);
  return sv_sentence (score[first] > score[!first]
                          ? _ ("%1$s wins %2$d–%3$d against %4$s")
                          /* Translators: after a score that is equal, on penalties for example. */
                          : _ ("After %2$d–%3$d, %1$s wins against %4$s"),
                      one, score[first], score[!first], other);
}

/* Return whether this is the match itself, read from its file. */
static gboolean
is_same (const SvEveningMatch *one, SvMatch *match)
{
  return g_strcmp0 (one->created, sv_match_get_doc (match)->created) == 0 &&
         g_str_equal (one->teams[0], sv_match_get_team_name (match, 0)) &&
         g_str_equal (one->teams[1], sv_match_get_team_name (match, 1));
}

/* --- Reading --- */

/* Return the match at @path, or NULL if it is not over or not of today. */
static SvEveningMatch *
read_match (const char *path, GDateTime *now)
{
  SvMatchDoc *doc = sv_match_doc_load (path, NULL, NULL);

  if (doc == NULL || !is_of_day (doc->created, now)) {
    sv_match_doc_free (doc);
    return NULL;
  }
  g_autoptr (SvMatch) match = sv_match_new (doc);
  if (sv_match_get_node (match)->kind != SV_NODE_OVER)
    return NULL;
  SvEveningMatch *out = new_match (match);
  out->path = g_strdup (path);
  return out;
}

static gpointer
read_files (SvJob *job, gpointer order, GError **error)
{
  const GPtrArray *paths = order;
  GPtrArray *matches = g_ptr_array_new_with_free_func (match_free);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  for (guint i = 0; i < paths->len && !*sv_job_get_stop (job); i++) {
    SvEveningMatch *match = read_match (paths->pdata[i], now);
    if (match != NULL)
      g_ptr_array_add (matches, match);
  }
  return matches;
}

static void
files_read (gpointer owner, gpointer answer, const GError *error)
{
  SvEvening *self = owner;

  g_ptr_array_unref (self->matches);
  self->matches = answer;
  g_signal_emit (self, signals[READ], 0);
}

void
sv_evening_read (SvEvening *self)
{
  static const SvJobKind kind = { .work = read_files,
                                  .free_order = (GDestroyNotify)g_ptr_array_unref,
                                  .done = files_read,
                                  .free_answer = (GDestroyNotify)g_ptr_array_unref };

  sv_job_start (&self->reading, &kind, sv_unfinished_list_over_since (G_TIME_SPAN_DAY), self);
}

/* --- Tally and goals of the day --- */

const GPtrArray *
sv_evening_get_matches (SvEvening *self)
{
  return self->matches;
}

/* Count a match in which the teams of @match won, lost or drew: wins[0] for its first team. Return
 * FALSE if it was between others. */
static gboolean
count_win (const SvEveningMatch *one, SvMatch *match, unsigned wins[2])
{
  const char *first = sv_match_get_team_name (match, 0);
  const char *second = sv_match_get_team_name (match, 1);
  const gboolean alike = g_str_equal (one->teams[0], first) && g_str_equal (one->teams[1], second);

  if (!alike && (!g_str_equal (one->teams[0], second) || !g_str_equal (one->teams[1], first)))
    return FALSE;
  if (one->winner >= 0)
    wins[alike ? one->winner : 1 - one->winner]++;
  return TRUE;
}

/* Return how many matches the teams of @match have finished today, and who won. */
static unsigned
count_matches (SvEvening *self, SvMatch *match, unsigned wins[2])
{
  const SvView *view = &sv_shown (match)->view;
  const gboolean over = view->stage == SV_STAGE_OVER;
  unsigned n = over;

  wins[0] = over && view->winner == 0;
  wins[1] = over && view->winner == 1;
  for (guint i = 0; i < self->matches->len; i++)
    if (!is_same (self->matches->pdata[i], match))
      n += (unsigned)count_win (self->matches->pdata[i], match, wins);
  return n;
}

/* Count who won the matches of today between the teams of @match, that of its left side first.
 * Return FALSE if there is nothing to tell: see sv_evening_dup_tally (). */
static gboolean
count_tally (SvEvening *self, SvMatch *match, GDateTime *now, unsigned wins[2])
{
  const int left = sv_match_get_left (match);
  unsigned of_sides[2];

  if (!is_of_day (sv_match_get_doc (match)->created, now) ||
      count_matches (self, match, of_sides) < 2)
    return FALSE;
  wins[0] = of_sides[left];
  wins[1] = of_sides[1 - left];
  return TRUE;
}

static gboolean
is_evening (GDateTime *now)
{
  const int hour = g_date_time_get_hour (now);

  return hour >= EVENING_BEGINS || hour < DAY_BEGINS;
}

char *
sv_evening_dup_tally (SvEvening *self, SvMatch *match, GDateTime *now)
{
  const int left = sv_match_get_left (match);
  unsigned wins[2];

  if (!count_tally (self, match, now, wins))
    return NULL;
  /* Translators: team, matches it won, matches the other team won, team. */
  return sv_sentence (is_evening (now) ? _ ("%1$s %2$d – %3$d %4$s this evening")
                                       : _ ("%1$s %2$d – %3$d %4$s today"),
                      sv_match_get_team_name (match, left), (int)wins[0], (int)wins[1],
                      sv_match_get_team_name (match, 1 - left));
}

gboolean
sv_evening_is_revenge (SvMatch *match)
{
  const SvView *view = &sv_shown (match)->view;

  return view->stage == SV_STAGE_OVER && view->winner >= 0 &&
         sv_seats_have_person (sv_match_get_seats (match), 1 - view->winner);
}

char *
sv_evening_dup_revenge (SvEvening *self, SvMatch *match, GDateTime *now)
{
  unsigned wins[2];

  if (!sv_evening_is_revenge (match) || !count_tally (self, match, now, wins))
    return NULL;
  /* Translators: a button: the loser of the match plays again, and how many matches the team on the
   * left and the team on the right have won. */
  return sv_sentence (is_evening (now) ? _ ("Revenge · %1$d–%2$d this evening")
                                       : _ ("Revenge · %1$d–%2$d today"),
                      (int)wins[0], (int)wins[1]);
}

/* Return how many of @scorers are @player. */
static unsigned
count_name (const GPtrArray *scorers, const char *player)
{
  unsigned n = 0;

  for (guint i = 0; i < scorers->len; i++)
    n += (unsigned)g_str_equal (scorers->pdata[i], player);
  return n;
}

static unsigned
count_goals (const SvEveningMatch *match, const char *team, const char *player)
{
  unsigned n = 0;

  for (int side = 0; side < 2; side++)
    if (g_str_equal (match->teams[side], team))
      n += count_name (match->scorers[side], player);
  return n;
}

unsigned
sv_evening_count_goals (SvEvening *self, SvMatch *match, const char *team, const char *player)
{
  SvEveningMatch *running = new_match (match);
  unsigned n = count_goals (running, team, player);

  match_free (running);
  for (guint i = 0; i < self->matches->len; i++)
    if (!is_same (self->matches->pdata[i], match))
      n += count_goals (self->matches->pdata[i], team, player);
  return n;
}

/* --- The object --- */

static void
sv_evening_dispose (GObject *object)
{
  SvEvening *self = SV_EVENING (object);

  sv_job_cancel (&self->reading);
  g_clear_pointer (&self->matches, g_ptr_array_unref);
  G_OBJECT_CLASS (sv_evening_parent_class)->dispose (object);
}

static void
sv_evening_class_init (SvEveningClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_evening_dispose;
  signals[READ] = g_signal_new ("read", SV_TYPE_EVENING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
sv_evening_init (SvEvening *self)
{
  self->matches = g_ptr_array_new_with_free_func (match_free);
}

SvEvening *
sv_evening_new (void)
{
  return g_object_new (SV_TYPE_EVENING, NULL);
}

SvEvening *
sv_evening_of (SvMatch *match)
{
  if (sv_match_get_evening (match) == NULL) {
    g_autoptr (SvEvening) evening = sv_evening_new ();
    sv_match_set_evening (match, G_OBJECT (evening));
    sv_evening_read (evening);
  }
  return SV_EVENING (sv_match_get_evening (match));
}
