/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "sv-draft.h"

#include "sv-json-file.h"
#include "sv-library.h"

/* SAVE_MS after the last change, but no later than SAVE_LATEST_MS after the first. */
enum { SAVE_MS = 400, SAVE_LATEST_MS = 2000 };

/* A document as it was once. The pictures stand beside the text and are shared between snapshots:
 * they are large, and most changes are letters typed. */
typedef struct {
  char *text;
  unsigned n_pictures;
  char **pictures; /* GRefString or NULL */
} Snapshot;

struct _SvDraft {
  GObject parent_instance;

  SvTeamDoc *team;
  SvVariantDoc *variant;
  char *path;  /* or NULL */
  char *stamp; /* of what the file held when it was read or saved here, or NULL */

  SvUndo *undo; /* of Snapshot */

  gboolean unsaved;
  gboolean kept;     /* the file is there, if nobody took it away */
  gint64 unsaved_us; /* since when */
  guint save_id;
};

G_DEFINE_FINAL_TYPE (SvDraft, sv_draft, G_TYPE_OBJECT)

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
  const Snapshot *before = self->undo != NULL ? sv_undo_get (self->undo) : NULL;
  g_autofree char **kept = g_new0 (char *, n + 1);
  Snapshot *snapshot = g_new0 (Snapshot, 1);

  snapshot->n_pictures = n;
  snapshot->pictures = g_new0 (char *, n + 1);
  for (unsigned i = 0; i < n; i++) {
    char **place = picture_at (self->team, i);

    snapshot->pictures[i] = share_picture (*place, before != NULL ? before->pictures[i] : NULL);
    kept[i] = g_steal_pointer (place);
  }
  snapshot->text = self->team != NULL ? sv_team_doc_write (self->team, FALSE)
                                      : sv_variant_doc_write (self->variant, FALSE);
  for (unsigned i = 0; i < n; i++)
    *picture_at (self->team, i) = kept[i];
  return snapshot;
}

static gboolean
same_snapshot (gconstpointer version, gconstpointer other)
{
  const Snapshot *a = version, *b = other;

  for (unsigned i = 0; i < a->n_pictures; i++)
    if (g_strcmp0 (a->pictures[i], b->pictures[i]) != 0)
      return FALSE;
  return strcmp (a->text, b->text) == 0;
}

/* Make the document that the snapshot of now holds. It was read before it was kept, so that it can be. */
static void
restore (SvDraft *self)
{
  const Snapshot *snapshot = sv_undo_get (self->undo);
  const gsize length = strlen (snapshot->text);

  if (self->team != NULL) {
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
  const Snapshot *before = sv_undo_get (self->undo);
  const gsize length = strlen (snapshot->text);
  g_autoptr (SvTeamDoc) team = NULL;
  g_autoptr (SvVariantDoc) variant = NULL;

  for (unsigned i = 0; i < snapshot->n_pictures; i++) {
    const char *picture = snapshot->pictures[i];

    if (picture != NULL && picture != before->pictures[i] && !sv_picture_check (picture, error))
      return FALSE;
  }
  if (self->team != NULL)
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

static void
tell_unsaved (SvDraft *self)
{
  g_autoptr (GError) error = NULL;

  if (sv_draft_save (self, &error))
    return;
  g_autofree char *sentence = g_strdup_printf (
      _ ("“%s” cannot be saved at the moment: %s It is tried again with the next change."),
      get_title (self), error->message);
  g_signal_emit_by_name (self, "notice", sentence);
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
  if (!self->kept || g_file_test (self->path, G_FILE_TEST_EXISTS))
    return FALSE;

  /* Where the whole folder has gone, nobody meant this document: saving tells of it. */
  g_autofree char *folder = g_path_get_dirname (self->path);
  return g_file_test (folder, G_FILE_TEST_IS_DIR);
}

gboolean
sv_draft_keep_copy (SvDraft *self, GError **error)
{
  SvLibraryItem item = { .team = self->team, .variant = self->variant };
  if (!sv_library_keep (&item, error))
    return FALSE;
  g_clear_handle_id (&self->save_id, g_source_remove);
  g_free (self->path);
  g_clear_pointer (&self->stamp, g_free);
  self->path = item.path;
  self->kept = TRUE;
  self->unsaved = FALSE;
  return TRUE;
}

gboolean
sv_draft_save (SvDraft *self, GError **error)
{
  g_clear_handle_id (&self->save_id, g_source_remove);
  if (!self->unsaved || self->path == NULL)
    return TRUE;
  if (sv_draft_is_lost (self)) {
    g_signal_emit_by_name (self, "lost");
    return TRUE;
  }

  g_autofree char *folder = g_path_get_dirname (self->path);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    g_info ("%s: %s", folder, g_strerror (errno)); /* saving tells it */
  g_autofree char *text = self->team != NULL ? sv_team_doc_write (self->team, TRUE)
                                             : sv_variant_doc_write (self->variant, TRUE);
  g_autoptr (GError) fault = NULL;
  if (!sv_json_save_over (self->path, text, &self->stamp, &fault)) {
    if (!g_error_matches (fault, SV_STORE_ERROR, SV_STORE_ERROR_CHANGED)) {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
    g_signal_emit_by_name (self, "lost");
    return TRUE;
  }
  self->unsaved = FALSE;
  self->kept = TRUE;
  return TRUE;
}

/* ---------------------------------------------------------------- telling */

static void
tell_changed (SvDraft *self)
{
  save_soon (self);
  g_signal_emit_by_name (self, "changed");
}

static void
moved_cb (SvDraft *self)
{
  restore (self);
  tell_changed (self);
}

/* ---------------------------------------------------------------- the object */

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

  g_clear_object (&self->undo);
  sv_team_doc_free (self->team);
  sv_variant_doc_free (self->variant);
  g_free (self->path);
  g_free (self->stamp);
  G_OBJECT_CLASS (sv_draft_parent_class)->finalize (object);
}

static void
sv_draft_class_init (SvDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sv_draft_dispose;
  object_class->finalize = sv_draft_finalize;

  g_signal_new ("changed", SV_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("lost", SV_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("notice", SV_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
sv_draft_init (SvDraft *self)
{
}

/* Takes one of team and variant; the other is NULL. */
static SvDraft *
new_draft (SvTeamDoc *team, SvVariantDoc *variant, const char *path)
{
  SvDraft *self = g_object_new (SV_TYPE_DRAFT, NULL);

  self->team = team;
  self->variant = variant;
  self->path = g_strdup (path);
  g_autoptr (GBytes) bytes = path != NULL ? sv_json_load_file (path, NULL) : NULL;
  self->kept = bytes != NULL;
  self->stamp = bytes != NULL ? sv_json_stamp (bytes) : NULL;
  self->undo = sv_undo_new (take_snapshot (self), same_snapshot, (GDestroyNotify)snapshot_free);
  g_signal_connect_object (self->undo, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  return self;
}

SvDraft *
sv_draft_new_team (SvTeamDoc *team, const char *path)
{
  return new_draft (team, NULL, path);
}

SvDraft *
sv_draft_new_variant (SvVariantDoc *variant, const char *path)
{
  return new_draft (NULL, variant, path);
}

SvUndo *
sv_draft_get_undo (SvDraft *self)
{
  return self->undo;
}

const SvGame *
sv_draft_get_game (SvDraft *self)
{
  return self->team != NULL ? self->team->game : self->variant->game;
}

const char *
sv_draft_get_path (SvDraft *self)
{
  return self->path;
}

const SvTeamDoc *
sv_draft_get_team (SvDraft *self)
{
  return self->team;
}

const SvVariantDoc *
sv_draft_get_variant (SvDraft *self)
{
  return self->variant;
}

/* ---------------------------------------------------------------- changing */

SvTeamDoc *
sv_draft_edit_team (SvDraft *self)
{
  return self->team;
}

SvVariantDoc *
sv_draft_edit_variant (SvDraft *self)
{
  return self->variant;
}

gboolean
sv_draft_commit (SvDraft *self, const char *what)
{
  g_autoptr (GError) error = NULL;
  if (self->team != NULL)
    sv_team_doc_clean (self->team);
  else
    sv_variant_doc_clean (self->variant);
  g_autoptr (Snapshot) now = take_snapshot (self);

  if (same_snapshot (now, sv_undo_get (self->undo)))
    return FALSE;
  if (!can_be_read (self, now, &error)) {
    restore (self);
    g_autofree char *sentence = g_strdup_printf (_ ("This is not possible: %s"), error->message);
    g_signal_emit_by_name (self, "notice", sentence);
    return FALSE;
  }
  sv_undo_commit (self->undo, g_steal_pointer (&now), what);
  tell_changed (self);
  return TRUE;
}
