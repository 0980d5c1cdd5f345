/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "sv-draft.h"

#include "sv-json-file.h"
#include "sv-sentence.h"

/* A version of the document for undo, and its text without pictures, by which versions are
 * compared. The pictures are separate and shared between snapshots, because they are large and
 * most changes are typed letters. */
typedef struct {
  const SvDocClass *class;
  gpointer doc;
  char *text;
  unsigned n_pictures;
  char **pictures; /* array of GRefString or NULL */
} Snapshot;

struct _SvDraft {
  SvAutoSaver parent_instance;

  SvLibraryItem item; /* the document; its path is NULL, because SvAutoSaver has it */
  SvUndo *undo;       /* stack of Snapshot */
  gboolean kept;      /* the file existed when it was last loaded or saved */
  gboolean untouched; /* the document is new and has not been changed yet */
  gboolean touched;   /* the document has been changed */
  gboolean naming;    /* rename the file after the document as soon as everything is saved */
  gboolean sample;    /* the document comes with the program and cannot be edited */
};

G_DEFINE_FINAL_TYPE (SvDraft, sv_draft, SV_TYPE_AUTO_SAVER)

/* --- snapshots --- */

static void
snapshot_free (Snapshot *snapshot)
{
  for (unsigned i = 0; i < snapshot->n_pictures; i++)
    g_clear_pointer (&snapshot->pictures[i], g_ref_string_release);
  g_free (snapshot->pictures);
  snapshot->class->free (snapshot->doc);
  g_free (snapshot->text);
  g_free (snapshot);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Snapshot, snapshot_free)

static gboolean
is_team (const SvDraft *self)
{
  return self->item.class->kind == SV_DOCUMENT_TEAM;
}

static unsigned
count_pictures (const SvDraft *self)
{
  return is_team (self) ? 1 + self->item.team->n_cards : 0;
}

/* Return the address of picture @i in the document: the logo, then the pictures of the cards. */
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
  if (before != NULL && g_str_equal (picture, before))
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
    char **place = picture_at (self->item.team, i);

    snapshot->pictures[i] = share_picture (*place, before != NULL ? before->pictures[i] : NULL);
    kept[i] = g_steal_pointer (place);
  }
  snapshot->class = self->item.class;
  snapshot->doc = self->item.class->copy (self->item.doc);
  snapshot->text = self->item.class->write (self->item.doc, FALSE);
  for (unsigned i = 0; i < n; i++)
    *picture_at (self->item.team, i) = kept[i];
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

/* Replace the document by the current snapshot of the stack of undo. */
static void
restore (SvDraft *self)
{
  const Snapshot *snapshot = sv_undo_get (self->undo);

  self->item.class->free (self->item.doc);
  self->item.doc = self->item.class->copy (snapshot->doc);
  for (unsigned i = 0; i < snapshot->n_pictures; i++)
    *picture_at (self->item.team, i) = g_strdup (snapshot->pictures[i]);
}

/* Return an upper limit for the size of the file in bytes. */
static gsize
measure (const Snapshot *snapshot)
{
  static const char key[] = "\n      \"picture\": \"\",";
  gsize n = strlen (snapshot->text) * 2; /* the file has additional line ends and blanks */

  for (unsigned i = 0; i < snapshot->n_pictures; i++)
    n += snapshot->pictures[i] != NULL ? strlen (snapshot->pictures[i]) + sizeof key : 0;
  return n;
}

/* Return whether a file of this snapshot could be read again. */
static gboolean
check (SvDraft *self, const Snapshot *snapshot, GError **error)
{
  const Snapshot *before = sv_undo_get (self->undo);

  if (!sv_json_check_size (measure (snapshot), error))
    return FALSE;
  for (unsigned i = 0; i < snapshot->n_pictures; i++) {
    const char *picture = snapshot->pictures[i];

    if (picture != NULL && picture != before->pictures[i] && !sv_picture_check (picture, error))
      return FALSE;
  }
  return self->item.class->check (self->item.doc, NULL, error);
}

/* --- saving --- */

gboolean
sv_draft_is_lost (SvDraft *self)
{
  const char *path = sv_draft_get_path (self);

  if (!self->kept || g_file_test (path, G_FILE_TEST_EXISTS))
    return FALSE;

  /* If the whole folder is missing, the document was not deleted on purpose: saving reports the
   * error. */
  g_autofree char *folder = g_path_get_dirname (path);
  return g_file_test (folder, G_FILE_TEST_IS_DIR);
}

char *
sv_draft_dup_lost (SvDraft *self)
{
  return sv_sentence (_ ("“%s” was deleted in another window. Your changes are not saved."),
                      sv_draft_get_name (self));
}

static char *
sv_draft_make_text (SvAutoSaver *saver, GError **error)
{
  SvDraft *self = SV_DRAFT (saver);

  if (sv_draft_is_lost (self)) {
    g_signal_emit_by_name (self, "lost");
    return NULL;
  }
  g_autofree char *folder = g_path_get_dirname (sv_draft_get_path (self));
  (void)g_mkdir_with_parents (folder, 0700); /* if it fails, saving reports the error */
  return self->item.class->write (self->item.doc, TRUE);
}

static void
sv_draft_written (SvAutoSaver *saver, const GError *error, gboolean failed)
{
  if (error == NULL)
    SV_DRAFT (saver)->kept = TRUE;
}

static char *
sv_draft_dup_name (SvAutoSaver *saver)
{
  return sv_sentence (_ ("“%s”"), sv_draft_get_name (SV_DRAFT (saver)));
}

/* The new file has not been written yet, so its absence does not mean that it was deleted. */
static void
sv_draft_moved (SvAutoSaver *saver, const char *from)
{
  SV_DRAFT (saver)->kept = FALSE;
  if (from != NULL)
    g_signal_emit_by_name (saver, "moved", from);
}

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  SvDraft *self = g_task_get_source_object (task);
  GError *error = NULL;
  g_autoptr (SvLibraryItem) copy = sv_library_save_finish (result, &error);

  if (copy == NULL) {
    g_task_return_error (task, error);
    return;
  }
  self->kept = TRUE;
  sv_auto_saver_set_path (SV_AUTO_SAVER (self), copy->path, NULL);
  sv_auto_saver_touch (
      SV_AUTO_SAVER (self)); /* the document may have changed while the copy was saved */
  g_task_return_boolean (task, TRUE);
}

const SvLibraryItem *
sv_draft_get_item (SvDraft *self)
{
  return &self->item;
}

SvLibraryItem *
sv_draft_dup_item (SvDraft *self)
{
  return sv_library_item_copy (&self->item, self->item.head->name);
}

void
sv_draft_keep_copy_async (SvDraft *self, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (self, NULL, callback, data);

  sv_library_save_async (sv_draft_dup_item (self), kept_cb, task);
}

gboolean
sv_draft_keep_copy_finish (SvDraft *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Rename the file after the document, so that users find the team by its name in the folder. */
static void
follow_name (SvDraft *self)
{
  g_autofree char *from = g_strdup (sv_draft_get_path (self));

  if (!self->naming || !sv_auto_saver_is_kept (SV_AUTO_SAVER (self)))
    return;
  self->naming = FALSE;
  g_autofree char *path = sv_library_rename (from, self->item.head->name);
  if (path == NULL)
    return;
  sv_auto_saver_follow (SV_AUTO_SAVER (self), path);
  g_signal_emit_by_name (self, "moved", from);
}

static void
sv_draft_idle (SvAutoSaver *saver)
{
  follow_name (SV_DRAFT (saver));
}

/* --- signals --- */

static void
tell_changed (SvDraft *self)
{
  sv_auto_saver_touch (SV_AUTO_SAVER (self));
  g_signal_emit_by_name (self, "changed");
}

static void
moved_cb (SvDraft *self)
{
  restore (self);
  tell_changed (self);
}

/* --- the object --- */

static void
sv_draft_finalize (GObject *object)
{
  SvDraft *self = SV_DRAFT (object);

  g_clear_object (&self->undo);
  self->item.class->free (self->item.doc);
  G_OBJECT_CLASS (sv_draft_parent_class)->finalize (object);
}

static void
sv_draft_class_init (SvDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_draft_finalize;
  SV_AUTO_SAVER_CLASS (klass)->make_text = sv_draft_make_text;
  SV_AUTO_SAVER_CLASS (klass)->written = sv_draft_written;
  SV_AUTO_SAVER_CLASS (klass)->dup_name = sv_draft_dup_name;
  SV_AUTO_SAVER_CLASS (klass)->moved = sv_draft_moved;
  SV_AUTO_SAVER_CLASS (klass)->idle = sv_draft_idle;

  g_signal_new ("changed", SV_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("lost", SV_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("moved", SV_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
sv_draft_init (SvDraft *self)
{
}

/* Return a new draft of @doc (transfer full). */
static SvDraft *
new_draft (SvDocumentKind kind, gpointer doc, const char *path)
{
  SvDraft *self = g_object_new (SV_TYPE_DRAFT, NULL);

  self->item.class = sv_doc_class (kind);
  self->item.doc = doc;
  g_autoptr (GBytes) there = path != NULL ? sv_json_load_file (path, NULL) : NULL;
  self->kept = there != NULL;
  sv_auto_saver_set_path (SV_AUTO_SAVER (self), path, there);
  self->undo = sv_undo_new (take_snapshot (self), same_snapshot, (GDestroyNotify)snapshot_free);
  g_signal_connect_object (self->undo, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  return self;
}

SvDraft *
sv_draft_new_team (SvTeamDoc *team, const char *path)
{
  return new_draft (SV_DOCUMENT_TEAM, team, path);
}

SvDraft *
sv_draft_new_variant (SvVariantDoc *variant, const char *path)
{
  return new_draft (SV_DOCUMENT_VARIANT, variant, path);
}

SvDraft *
sv_draft_new (const SvLibraryItem *item, const char *path)
{
  return new_draft (item->class->kind, item->class->copy (item->doc), path);
}

static SvDraft *
load (const char *from, const char *path, GError **error)
{
  g_autoptr (SvLibraryItem) item = sv_library_item_load (from, error);

  return item != NULL ? sv_draft_new (item, path) : NULL;
}

SvDraft *
sv_draft_load_copy (const SvUnsaved *copy, GError **error)
{
  SvDraft *self = load (copy->copy, copy->path, error);

  if (self != NULL)
    sv_auto_saver_take_copy (SV_AUTO_SAVER (self), copy);
  return self;
}

SvDraft *
sv_draft_load (const char *path, GError **error)
{
  g_autoptr (SvUnsaved) copy = sv_unsaved_find (path);
  SvDraft *self = copy != NULL ? sv_draft_load_copy (copy, NULL) : NULL;

  return self != NULL ? self : load (path, path, error);
}

SvUndo *
sv_draft_get_undo (SvDraft *self)
{
  return self->undo;
}

const SvGame *
sv_draft_get_game (SvDraft *self)
{
  return self->item.head->game;
}

const char *
sv_draft_get_path (SvDraft *self)
{
  return sv_auto_saver_get_path (SV_AUTO_SAVER (self));
}

const char *
sv_draft_get_name (SvDraft *self)
{
  return sv_library_item_get_title (&self->item);
}

const SvTeamDoc *
sv_draft_get_team (SvDraft *self)
{
  return is_team (self) ? self->item.team : NULL;
}

const SvVariantDoc *
sv_draft_get_variant (SvDraft *self)
{
  return is_team (self) ? NULL : self->item.variant;
}

/* --- new documents --- */

void
sv_draft_set_new (SvDraft *self)
{
  self->untouched = TRUE;
}

void
sv_draft_leave (SvDraft *self)
{
  const char *path = sv_draft_get_path (self);
  g_autoptr (GBytes) there = path != NULL ? sv_json_load_file (path, NULL) : NULL;

  if (!self->untouched || there == NULL ||
      sv_auto_saver_is_overtaken (SV_AUTO_SAVER (self), there)) {
    self->naming = self->touched && *self->item.head->name != '\0';
    sv_auto_saver_flush (SV_AUTO_SAVER (self));
    follow_name (self);
    return;
  }
  /* Nothing was changed, so no save is pending that would create the file again. */
  self->untouched = self->kept = FALSE;
  (void)g_unlink (path);
}

/* --- documents of the program --- */

void
sv_draft_set_sample (SvDraft *self)
{
  self->sample = TRUE;
}

gboolean
sv_draft_is_sample (SvDraft *self)
{
  return self->sample;
}

static gboolean
has_name (gpointer data, const char *name)
{
  const GPtrArray *items = data;

  for (guint i = 0; i < items->len; i++)
    if (g_strcmp0 (((const SvLibraryItem *)items->pdata[i])->head->name, name) == 0)
      return TRUE;
  return FALSE;
}

void
sv_draft_make_mine_async (SvDraft *self, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GPtrArray) items = sv_library_items (self->item.head->game, self->item.class->kind);
  g_autofree char *name = sv_library_copy_name (sv_draft_get_name (self), has_name, items);

  sv_library_save_async (sv_library_item_copy (&self->item, name), callback, data);
}

/* --- editing --- */

SvDocHead *
sv_draft_edit_head (SvDraft *self)
{
  return self->item.head;
}

SvTeamDoc *
sv_draft_edit_team (SvDraft *self)
{
  return is_team (self) ? self->item.team : NULL;
}

SvVariantDoc *
sv_draft_edit_variant (SvDraft *self)
{
  return is_team (self) ? NULL : self->item.variant;
}

gboolean
sv_draft_commit (SvDraft *self, const char *what)
{
  g_autoptr (GError) error = NULL;

  self->item.class->clean (self->item.doc);
  g_autoptr (Snapshot) now = take_snapshot (self);

  if (same_snapshot (now, sv_undo_get (self->undo)))
    return FALSE;
  if (self->sample) {
    restore (self);
    return FALSE;
  }
  if (!check (self, now, &error)) {
    restore (self);
    g_autofree char *sentence = sv_sentence (_ ("This is not possible: %s"), error->message);
    sv_auto_saver_tell (SV_AUTO_SAVER (self), sentence);
    return FALSE;
  }
  self->untouched = FALSE;
  self->touched = TRUE;
  sv_undo_commit (self->undo, g_steal_pointer (&now), what);
  tell_changed (self);
  return TRUE;
}
