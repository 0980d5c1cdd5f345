/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-feed.h"

const char *const sv_cup_verdict_words[] = { "taken",  "waiting", "conflict", "refused",
                                             "closed", "unsaved", NULL };

typedef struct {
  SvCupDoc *doc;
  GPtrArray *live;
  gboolean open;
  gint64 edition;
} SvCupFeedPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (SvCupFeed, sv_cup_feed, G_TYPE_OBJECT)

static guint changed_signal;

static SvCupFeedPrivate *
get (SvCupFeed *self)
{
  return sv_cup_feed_get_instance_private (self);
}

const SvCupDoc *
sv_cup_feed_get_doc (SvCupFeed *self)
{
  return get (self)->doc;
}

const GPtrArray *
sv_cup_feed_get_live (SvCupFeed *self)
{
  return get (self)->live;
}

gboolean
sv_cup_feed_get_open (SvCupFeed *self)
{
  return get (self)->open;
}

gint64
sv_cup_feed_get_edition (SvCupFeed *self)
{
  return get (self)->edition;
}

void
sv_cup_feed_take (SvCupFeed *self,
                  const SvCupProposal *proposal,
                  GCancellable *cancel,
                  SvCupTold told,
                  gpointer data)
{
  SV_CUP_FEED_GET_CLASS (self)->take (self, proposal, cancel, told, data);
}

void
sv_cup_feed_look (SvCupFeed *self)
{
  SV_CUP_FEED_GET_CLASS (self)->look (self);
}

static void
change (SvCupFeed *self)
{
  get (self)->edition++;
  g_signal_emit (self, changed_signal, 0);
}

void
sv_cup_feed_set_doc (SvCupFeed *self, SvCupDoc *doc)
{
  g_clear_pointer (&get (self)->doc, sv_cup_doc_free);
  get (self)->doc = doc;
  change (self);
}

/* Return the place of a fixture in the list, or its length. */
static guint
find_live (SvCupFeed *self, unsigned fixture)
{
  const GPtrArray *live = get (self)->live;
  guint k = 0;

  while (k < live->len && ((const SvCupLive *)live->pdata[k])->fixture != fixture)
    k++;
  return k;
}

void
sv_cup_feed_set_live (SvCupFeed *self, SvCupLive *live)
{
  GPtrArray *list = get (self)->live;
  const guint k = find_live (self, live->fixture);

  if (k < list->len)
    g_ptr_array_remove_index (list, k);
  g_ptr_array_insert (list, (int)k, live);
  change (self);
}

void
sv_cup_feed_drop_live (SvCupFeed *self, unsigned fixture)
{
  const guint k = find_live (self, fixture);

  if (k == get (self)->live->len)
    return;
  g_ptr_array_remove_index (get (self)->live, k);
  change (self);
}

void
sv_cup_feed_set_open (SvCupFeed *self, gboolean open)
{
  if (get (self)->open == open)
    return;
  get (self)->open = open;
  change (self);
}

static void
sv_cup_feed_finalize (GObject *object)
{
  SvCupFeedPrivate *own = get (SV_CUP_FEED (object));

  g_clear_pointer (&own->doc, sv_cup_doc_free);
  g_clear_pointer (&own->live, g_ptr_array_unref);
  G_OBJECT_CLASS (sv_cup_feed_parent_class)->finalize (object);
}

static void
no_look (SvCupFeed *self)
{
}

static void
sv_cup_feed_class_init (SvCupFeedClass *class)
{
  G_OBJECT_CLASS (class)->finalize = sv_cup_feed_finalize;
  class->look = no_look;
  changed_signal = g_signal_new ("changed", SV_TYPE_CUP_FEED, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
sv_cup_feed_init (SvCupFeed *self)
{
  get (self)->live = sv_cup_lives_new ();
  /* The time makes the numbers of this start greater than those of the last one. */
  get (self)->edition = g_get_real_time () / 1000;
}
