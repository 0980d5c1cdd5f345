/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "sv-draft.h"

#include "sv-json.h"
#include "sv-library.h"

/* SAVE_MS after the last change, but no later than SAVE_LATEST_MS after the first. */
enum { MERGE_US = 2 * G_USEC_PER_SEC, SAVE_MS = 400, SAVE_LATEST_MS = 2000 };

/* A document as it was once. The pictures stand beside the text and are shared between snapshots:
 * they are large, and most changes are letters typed. */
typedef struct {
  char *text;
  unsigned n_pictures;
  char **pictures; /* GRefString or NULL */
} Snapshot;

typedef struct {
  Snapshot *other; /* the document before this step, or after it if it was undone */
  char *what;      /* or NULL */
} Step;

struct _SvDraft {
  GObject parent_instance;

  SvDocumentKind kind;
  SvTeamDoc *team;
  SvVariantDoc *variant;
  char *path; /* or NULL */

  Snapshot *current;
  GPtrArray *undo, *redo; /* of Step; the last is the next */
  gint64 changed_us;      /* when the last step grew */
  gboolean may_merge;     /* the last change was a commit */

  char *title; /* what was told last */
  gboolean could_undo, could_redo;

  gboolean unsaved;
  gboolean kept;     /* the file is there, if nobody took it away */
  gint64 unsaved_us; /* since when */
  guint save_id;

  SvTimeSource source;
  gpointer source_data;
};

G_DEFINE_FINAL_TYPE (SvDraft, sv_draft, G_TYPE_OBJECT)

enum { PROP_CAN_UNDO = 1, PROP_CAN_REDO, PROP_TITLE, N_PROPS };
enum { CHANGED, NOTICE, LOST, N_SIGNALS };
static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* ---------------------------------------------------------------- snapshots */

static void
snapshot_free (Snapshot *snapshot)
{
  if (snapshot == NULL)
    return;
  for (unsigned i = 0; i < snapshot->n_pictures; i++)
    g_clear_pointer (&snapshot->pictures[i], g_ref_string_release);
  g_free (snapshot->pictures);
  g_free (snapshot->text);
  g_free (snapshot);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Snapshot, snapshot_free)

static void
step_free (Step *step)
{
  snapshot_free (step->other);
  g_free (step->what);
  g_free (step);
}

static unsigned
count_pictures (const SvDraft *self)
{
  return self->team != NULL ? 1 + self->team->n_cards : 0;
}

/* Where the document keeps picture i: the logo, then those of the cards. */
static char **
picture_at (SvTeamDoc *team, unsigned i)
{
  return i == 0 ? &team->logo : &team->cards[i - 1].picture;
}

static char *
share_picture (const char *picture, char *before)
{
  if (picture == NULL)
    return NULL;
  if (before != NULL && strcmp (picture, before) == 0)
    return g_ref_string_acquire (before);
  return g_ref_string_new (picture);
}

static Snapshot *
take_snapshot (SvDraft *self)
{
  const unsigned n = count_pictures (self);
  g_autofree char **kept = g_new0 (char *, n + 1);
  Snapshot *snapshot = g_new0 (Snapshot, 1);

  snapshot->n_pictures = n;
  snapshot->pictures = g_new0 (char *, n + 1);
  for (unsigned i = 0; i < n; i++) {
    char **place = picture_at (self->team, i);

    snapshot->pictures[i] =
        share_picture (*place, self->current != NULL ? self->current->pictures[i] : NULL);
    kept[i] = g_steal_pointer (place);
  }
  snapshot->text = self->team != NULL ? sv_team_doc_write (self->team, FALSE)
                                      : sv_variant_doc_write (self->variant, FALSE);
  for (unsigned i = 0; i < n; i++)
    *picture_at (self->team, i) = kept[i];
  return snapshot;
}

static gboolean
same_snapshot (const Snapshot *a, const Snapshot *b)
{
  for (unsigned i = 0; i < a->n_pictures; i++)
    if (g_strcmp0 (a->pictures[i], b->pictures[i]) != 0)
      return FALSE;
  return strcmp (a->text, b->text) == 0;
}

/* Make the document that the snapshot holds. It was read before it was kept, so that it can be. */
static void
restore (SvDraft *self, const Snapshot *snapshot)
{
  const gsize length = strlen (snapshot->text);

  if (self->kind == SV_DOCUMENT_TEAM) {
    g_clear_pointer (&self->team, sv_team_doc_free);
    self->team = sv_team_doc_read (snapshot->text, length, NULL);
    g_assert (self->team != NULL && count_pictures (self) == snapshot->n_pictures);
    for (unsigned i = 0; i < snapshot->n_pictures; i++)
      *picture_at (self->team, i) = g_strdup (snapshot->pictures[i]);
  } else {
    g_clear_pointer (&self->variant, sv_variant_doc_free);
    self->variant = sv_variant_doc_read (snapshot->text, length, NULL);
    g_assert (self->variant != NULL);
  }
}

/* Whether a file of this snapshot could be opened again. */
static gboolean
can_be_read (SvDraft *self, const Snapshot *snapshot, GError **error)
{
  const gsize length = strlen (snapshot->text);
  g_autoptr (SvTeamDoc) team = NULL;
  g_autoptr (SvVariantDoc) variant = NULL;

  for (unsigned i = 0; i < snapshot->n_pictures; i++) {
    const char *picture = snapshot->pictures[i];

    if (picture != NULL && picture != self->current->pictures[i] &&
        !sv_picture_check (picture, error))
      return FALSE;
  }
  if (self->kind == SV_DOCUMENT_TEAM)
    team = sv_team_doc_read (snapshot->text, length, error);
  else
    variant = sv_variant_doc_read (snapshot->text, length, error);
  return team != NULL || variant != NULL;
}

/* ---------------------------------------------------------------- saving */

static const char *
get_title (const SvDraft *self)
{
  return self->team != NULL ? self->team->name : self->variant->name;
}

static gboolean
tell_unsaved (SvDraft *self)
{
  g_autoptr (GError) error = NULL;

  if (sv_draft_save (self, &error))
    return TRUE;
  g_autofree char *sentence = g_strdup_printf (
      _ ("“%s” cannot be saved at the moment: %s It is tried again with the next change."),
      get_title (self), error->message);
  g_signal_emit (self, signals[NOTICE], 0, sentence);
  return FALSE;
}

static gboolean
save_cb (gpointer data)
{
  SvDraft *self = data;

  self->save_id = 0;
  tell_unsaved (self);
  return G_SOURCE_REMOVE;
}

/* Not at every letter, but soon: whoever types on and on is saved too. */
static void
save_soon (SvDraft *self)
{
  const gint64 now = g_get_monotonic_time ();

  if (!self->unsaved)
    self->unsaved_us = now;
  self->unsaved = TRUE;
  if (self->path == NULL)
    return;
  if (self->save_id != 0 && now - self->unsaved_us > (SAVE_LATEST_MS - SAVE_MS) * 1000)
    return;
  g_clear_handle_id (&self->save_id, g_source_remove);
  self->save_id = g_timeout_add (SAVE_MS, save_cb, self);
}

gboolean
sv_draft_is_lost (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), FALSE);
  if (!self->kept || g_file_test (self->path, G_FILE_TEST_EXISTS))
    return FALSE;

  /* Where the whole folder has gone, nobody meant this document: saving tells of it. */
  g_autofree char *folder = g_path_get_dirname (self->path);
  return g_file_test (folder, G_FILE_TEST_IS_DIR);
}

gboolean
sv_draft_keep_copy (SvDraft *self, GError **error)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), FALSE);

  SvLibraryItem item = { .team = self->team, .variant = self->variant };
  if (!sv_library_keep (&item, error))
    return FALSE;
  g_clear_handle_id (&self->save_id, g_source_remove);
  g_free (self->path);
  self->path = item.path;
  self->kept = TRUE;
  self->unsaved = FALSE;
  return TRUE;
}

gboolean
sv_draft_save (SvDraft *self, GError **error)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), FALSE);

  g_clear_handle_id (&self->save_id, g_source_remove);
  if (!self->unsaved || self->path == NULL)
    return TRUE;
  if (sv_draft_is_lost (self)) {
    g_signal_emit (self, signals[LOST], 0);
    return TRUE;
  }

  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *text = NULL;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    g_info ("%s: %s", folder, g_strerror (errno)); /* saving tells it */
  text = self->team != NULL ? sv_team_doc_write (self->team, TRUE)
                            : sv_variant_doc_write (self->variant, TRUE);
  if (!sv_json_save_file (self->path, text, error))
    return FALSE;
  self->unsaved = FALSE;
  self->kept = TRUE;
  return TRUE;
}

/* ---------------------------------------------------------------- the object */

static void
sv_draft_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SvDraft *self = SV_DRAFT (object);

  switch (id) {
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, self->undo->len > 0);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, self->redo->len > 0);
    break;
  case PROP_TITLE:
    g_value_set_string (value, get_title (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
sv_draft_dispose (GObject *object)
{
  SvDraft *self = SV_DRAFT (object);

  if (self->unsaved)
    tell_unsaved (self);
  self->unsaved = FALSE;
  g_clear_handle_id (&self->save_id, g_source_remove);
  G_OBJECT_CLASS (sv_draft_parent_class)->dispose (object);
}

static void
sv_draft_finalize (GObject *object)
{
  SvDraft *self = SV_DRAFT (object);

  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  snapshot_free (self->current);
  sv_team_doc_free (self->team);
  sv_variant_doc_free (self->variant);
  g_free (self->path);
  g_free (self->title);
  G_OBJECT_CLASS (sv_draft_parent_class)->finalize (object);
}

static void
sv_draft_class_init (SvDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = sv_draft_get_property;
  object_class->dispose = sv_draft_dispose;
  object_class->finalize = sv_draft_finalize;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", SV_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[LOST] =
      g_signal_new ("lost", SV_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NOTICE] = g_signal_new ("notice", SV_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static gint64
monotonic_time (gpointer data)
{
  return g_get_monotonic_time ();
}

static void
sv_draft_init (SvDraft *self)
{
  self->undo = g_ptr_array_new_with_free_func ((GDestroyNotify)step_free);
  self->redo = g_ptr_array_new_with_free_func ((GDestroyNotify)step_free);
  self->source = monotonic_time;
}

SvDraft *
sv_draft_new_team (SvTeamDoc *team, const char *path)
{
  g_return_val_if_fail (team != NULL, NULL);

  SvDraft *self = g_object_new (SV_TYPE_DRAFT, NULL);
  self->kind = SV_DOCUMENT_TEAM;
  self->team = team;
  self->path = g_strdup (path);
  self->kept = path != NULL && g_file_test (path, G_FILE_TEST_EXISTS);
  self->current = take_snapshot (self);
  return self;
}

SvDraft *
sv_draft_new_variant (SvVariantDoc *variant, const char *path)
{
  g_return_val_if_fail (variant != NULL, NULL);

  SvDraft *self = g_object_new (SV_TYPE_DRAFT, NULL);
  self->kind = SV_DOCUMENT_VARIANT;
  self->variant = variant;
  self->path = g_strdup (path);
  self->kept = path != NULL && g_file_test (path, G_FILE_TEST_EXISTS);
  self->current = take_snapshot (self);
  return self;
}

void
sv_draft_set_time_source (SvDraft *self, SvTimeSource source, gpointer data)
{
  g_return_if_fail (SV_IS_DRAFT (self));

  self->source = source != NULL ? source : monotonic_time;
  self->source_data = data;
}

SvDocumentKind
sv_draft_get_kind (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), SV_DOCUMENT_TEAM);
  return self->kind;
}

const SvGame *
sv_draft_get_game (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), NULL);
  return self->team != NULL ? self->team->game : self->variant->game;
}

const char *
sv_draft_get_path (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), NULL);
  return self->path;
}

const SvTeamDoc *
sv_draft_get_team (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), NULL);
  return self->team;
}

const SvVariantDoc *
sv_draft_get_variant (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), NULL);
  return self->variant;
}

/* ---------------------------------------------------------------- changing */

SvTeamDoc *
sv_draft_edit_team (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), NULL);
  return self->team;
}

SvVariantDoc *
sv_draft_edit_variant (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), NULL);
  return self->variant;
}

static void
tell_flag (SvDraft *self, gboolean *told, gboolean now, int property)
{
  if (*told == now)
    return;
  *told = now;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
tell_changed (SvDraft *self)
{
  save_soon (self);
  g_signal_emit (self, signals[CHANGED], 0);
  tell_flag (self, &self->could_undo, self->undo->len > 0, PROP_CAN_UNDO);
  tell_flag (self, &self->could_redo, self->redo->len > 0, PROP_CAN_REDO);
  if (g_strcmp0 (self->title, get_title (self)) != 0) {
    g_free (self->title);
    self->title = g_strdup (get_title (self));
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  }
}

static void
push_step (GPtrArray *steps, Snapshot *other, const char *what)
{
  Step *step = g_new0 (Step, 1);

  step->other = other;
  step->what = g_strdup (what);
  g_ptr_array_add (steps, step);
}

/* The step that a change of this kind belongs to, or NULL if it begins one. */
static Step *
find_open_step (SvDraft *self, const char *what, gint64 now)
{
  if (what == NULL || !self->may_merge || self->undo->len == 0 || now - self->changed_us > MERGE_US)
    return NULL;
  Step *step = g_ptr_array_index (self->undo, self->undo->len - 1);
  return g_strcmp0 (step->what, what) == 0 ? step : NULL;
}

gboolean
sv_draft_commit (SvDraft *self, const char *what)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), FALSE);

  g_autoptr (GError) error = NULL;
  g_autoptr (Snapshot) now = take_snapshot (self);
  const gint64 time_us = self->source (self->source_data);
  Step *open = find_open_step (self, what, time_us);

  if (same_snapshot (now, self->current))
    return FALSE;
  if (!can_be_read (self, now, &error)) {
    restore (self, self->current);
    g_autofree char *sentence = g_strdup_printf (_ ("This is not possible: %s"), error->message);
    g_signal_emit (self, signals[NOTICE], 0, sentence);
    return FALSE;
  }
  if (open == NULL)
    push_step (self->undo, g_steal_pointer (&self->current), what);
  else if (same_snapshot (now, open->other)) /* typed and taken away again: no step at all */
    g_ptr_array_set_size (self->undo, (int)self->undo->len - 1);
  g_clear_pointer (&self->current, snapshot_free);
  self->current = g_steal_pointer (&now);
  g_ptr_array_set_size (self->redo, 0);
  self->changed_us = time_us;
  self->may_merge = TRUE;
  tell_changed (self);
  return TRUE;
}

/* Take the last step of one stack back; it becomes one of the other. */
static gboolean
go (SvDraft *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return FALSE;
  Step *step = g_ptr_array_steal_index (from, from->len - 1);
  Snapshot *here = g_steal_pointer (&self->current);

  self->current = g_steal_pointer (&step->other);
  step->other = here;
  g_ptr_array_add (to, step);
  restore (self, self->current);
  self->may_merge = FALSE;
  tell_changed (self);
  return TRUE;
}

gboolean
sv_draft_undo (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), FALSE);
  return go (self, self->undo, self->redo);
}

gboolean
sv_draft_redo (SvDraft *self)
{
  g_return_val_if_fail (SV_IS_DRAFT (self), FALSE);
  return go (self, self->redo, self->undo);
}
