/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-undo.h"

/* Changes within MERGE_US may become one step. MAX_STEPS limits the memory of a table that is used
 * for days. */
enum { MERGE_US = 2 * G_USEC_PER_SEC, MAX_STEPS = 1000 };

struct _SvUndo {
  GObject parent_instance;

  /* Owned */
  GPtrArray *versions;
  char *what; /* kind of the step that may still grow, or NULL */
  GSimpleActionGroup *actions;

  guint now;
  gint64 changed_us; /* when that step last grew */
  GEqualFunc same;   /* compares two versions; or NULL */
  GDestroyNotify free_version;
  SvTimeSource source;
  gpointer source_data;
};

G_DEFINE_FINAL_TYPE (SvUndo, sv_undo, G_TYPE_OBJECT)

static void
enable (SvUndo *self, const char *name, int steps)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), sv_undo_can_go (self, steps));
}

static void
update (SvUndo *self)
{
  enable (self, "undo", -1);
  enable (self, "redo", 1);
}

static gboolean
same (SvUndo *self, gconstpointer version, guint other)
{
  return self->same != NULL && self->same (version, g_ptr_array_index (self->versions, other));
}

gconstpointer
sv_undo_get (SvUndo *self)
{
  return g_ptr_array_index (self->versions, self->now);
}

/* Return whether a change of this kind becomes part of the last step. */
static gboolean
grows (SvUndo *self, const char *what, gint64 now_us)
{
  return what != NULL && g_strcmp0 (what, self->what) == 0 && now_us - self->changed_us <= MERGE_US;
}

gboolean
sv_undo_commit (SvUndo *self, gpointer version, const char *what)
{
  const gint64 now_us = self->source (self->source_data);
  const gboolean grown = grows (self, what, now_us);

  if (same (self, version, self->now)) {
    self->free_version (version);
    return FALSE;
  }
  g_ptr_array_set_size (self->versions, (int)(self->now + (grown ? 0 : 1)));
  g_clear_pointer (&self->what, g_free);
  if (grown && same (self, version, self->versions->len - 1)) {
    self->free_version (version); /* something was typed and deleted again: no step at all */
  } else {
    g_ptr_array_add (self->versions, version);
    self->what = g_strdup (what);
    self->changed_us = now_us;
  }
  if (self->versions->len > MAX_STEPS + 1)
    g_ptr_array_remove_index (self->versions, 0);
  self->now = self->versions->len - 1;
  update (self);
  return TRUE;
}

void
sv_undo_replace (SvUndo *self, gconstpointer version, gpointer by)
{
  guint i;

  if (!g_ptr_array_find (self->versions, version, &i)) {
    self->free_version (by);
    g_return_if_reached ();
  }
  self->free_version (g_ptr_array_index (self->versions, i));
  g_ptr_array_index (self->versions, i) = by;
}

void
sv_undo_begin (SvUndo *self, gpointer version)
{
  g_ptr_array_set_size (self->versions, 0);
  g_ptr_array_add (self->versions, version);
  g_clear_pointer (&self->what, g_free);
  self->now = 0;
  update (self);
}

gboolean
sv_undo_can_go (SvUndo *self, int steps)
{
  return (int)self->now + steps >= 0 && (int)self->now + steps < (int)self->versions->len;
}

gconstpointer
sv_undo_peek (SvUndo *self, int steps)
{
  return sv_undo_can_go (self, steps)
             ? g_ptr_array_index (self->versions, (guint)((int)self->now + steps))
             : NULL;
}

gboolean
sv_undo_go (SvUndo *self, int steps)
{
  if (!sv_undo_can_go (self, steps))
    return FALSE;
  gpointer left = g_ptr_array_index (self->versions, self->now);

  self->now += (guint)steps;
  g_clear_pointer (&self->what, g_free);
  update (self);
  g_signal_emit_by_name (self, "moved", left);
  return TRUE;
}

GActionGroup *
sv_undo_get_actions (SvUndo *self)
{
  return G_ACTION_GROUP (self->actions);
}

void
sv_undo_set_time_source (SvUndo *self, SvTimeSource source, gpointer data)
{
  self->source = source;
  self->source_data = data;
}

/* --- The object --- */

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  sv_undo_go (self, -1);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  sv_undo_go (self, 1);
}

static void
sv_undo_finalize (GObject *object)
{
  SvUndo *self = SV_UNDO (object);

  g_object_unref (self->actions);
  g_ptr_array_unref (self->versions);
  g_free (self->what);
  G_OBJECT_CLASS (sv_undo_parent_class)->finalize (object);
}

static void
sv_undo_class_init (SvUndoClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_undo_finalize;
  g_signal_new ("moved", SV_TYPE_UNDO, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
}

static gint64
monotonic_time (gpointer data)
{
  return g_get_monotonic_time ();
}

static void
sv_undo_init (SvUndo *self)
{
  static const GActionEntry entries[] = {
    { .name = "undo", .activate = undo_cb },
    { .name = "redo", .activate = redo_cb },
  };

  self->source = monotonic_time;
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}

SvUndo *
sv_undo_new (gpointer version, GEqualFunc same_version, GDestroyNotify free_version)
{
  SvUndo *self = g_object_new (SV_TYPE_UNDO, NULL);

  self->same = same_version;
  self->free_version = free_version;
  self->versions = g_ptr_array_new_with_free_func (free_version);
  sv_undo_begin (self, version);
  return self;
}
