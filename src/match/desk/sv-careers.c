/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-careers.h"

#include "sv-job.h"

struct _SvCareers {
  GObject parent_instance;

  const SvGame *game;

  /* Owned. */
  char *team;
  SvSeason *season; /* NULL until the matches have been read */
  SvJob *reading;
};

enum { READ, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SvCareers, sv_careers, G_TYPE_OBJECT)

/* --- Reading, in another thread --- */

typedef struct {
  const SvGame *game;
  char *team;
  char **left_out;
} Order;

static void
order_free (gpointer data)
{
  Order *self = data;

  g_free (self->team);
  g_strfreev (self->left_out);
  g_free (self);
}

static gpointer
read_matches (SvJob *job, gpointer data, GError **error)
{
  const Order *order = data;
  const char *const *left_out = (const char *const *)order->left_out;
  SvSeason *season = sv_season_new (order->game, order->team);
  g_autoptr (GPtrArray) paths = sv_book_list_paths ();

  for (guint i = 0; i < paths->len && !*sv_job_get_stop (job); i++)
    sv_season_add_file (season, paths->pdata[i], left_out);
  return season;
}

static void
matches_read (gpointer owner, gpointer answer, const GError *error)
{
  SvCareers *self = owner;

  g_clear_pointer (&self->season, sv_season_free);
  self->season = answer;
  g_signal_emit (self, signals[READ], 0);
}

void
sv_careers_read (SvCareers *self, char **left_out)
{
  static const SvJobKind kind = { .work = read_matches,
                                  .free_order = order_free,
                                  .done = matches_read,
                                  .free_answer = (GDestroyNotify)sv_season_free };
  Order *order = g_new0 (Order, 1);

  order->game = self->game;
  order->team = g_strdup (self->team);
  order->left_out = left_out;
  sv_job_start (&self->reading, &kind, order, self);
}

gboolean
sv_careers_is_read (SvCareers *self)
{
  return self->season != NULL;
}

SvCareer
sv_careers_sum (SvCareers *self, SvMatch *match, const char *player)
{
  g_autoptr (SvSeason) open = sv_season_new (self->game, self->team);
  SvCareer sum = { 0 };

  if (self->season != NULL)
    sum = sv_season_career (self->season, player);
  if (sv_season_add_match (open, match)) {
    const SvCareer now = sv_season_career (open, player);
    sv_career_add (&sum, &now);
  }
  return sum;
}

/* --- The object --- */

static void
sv_careers_dispose (GObject *object)
{
  SvCareers *self = SV_CAREERS (object);

  sv_job_cancel (&self->reading);
  g_clear_pointer (&self->season, sv_season_free);
  G_OBJECT_CLASS (sv_careers_parent_class)->dispose (object);
}

static void
sv_careers_finalize (GObject *object)
{
  g_free (SV_CAREERS (object)->team);
  G_OBJECT_CLASS (sv_careers_parent_class)->finalize (object);
}

static void
sv_careers_class_init (SvCareersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_careers_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_careers_finalize;
  signals[READ] = g_signal_new ("read", SV_TYPE_CAREERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
sv_careers_init (SvCareers *self)
{
}

SvCareers *
sv_careers_new (const SvGame *game, const char *team)
{
  SvCareers *self = g_object_new (SV_TYPE_CAREERS, NULL);

  self->game = game;
  self->team = g_strdup (team);
  return self;
}
