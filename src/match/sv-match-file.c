/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "sv-json.h"
#include "sv-match-private.h"

/* A crash may take back the clock by no more than this. */
enum { CLOCK_EVERY_MS = 5000 };

/* --- Files --- */

SvMatch *
sv_match_new_from_file (GFile *file, GError **error)
{
  g_autofree char *path = NULL;
  SvMatchDoc *doc;
  SvMatch *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = g_file_get_path (file);
  if (path == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _ ("Only files on this computer can be opened."));
    return NULL;
  }
  doc = sv_match_doc_load (path, NULL, error);
  if (doc == NULL)
    return NULL;
  self = sv_match_new (doc);
  self->file = g_object_ref (file);
  sv_match_tell_properties (self);
  return self;
}

GFile *
sv_match_get_file (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return self->file;
}

gboolean
sv_match_get_modified (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), FALSE);
  return self->modified;
}

gboolean
sv_match_save (SvMatch *self, GFile *file, GError **error)
{
  g_autofree char *path = NULL, *text = NULL;
  unsigned position;

  g_return_val_if_fail (SV_IS_MATCH (self), FALSE);
  g_return_val_if_fail (file == NULL || G_IS_FILE (file), FALSE);

  if (file == NULL)
    file = self->file;
  if (file == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                         _ ("This match has no file yet."));
    return FALSE;
  }
  path = g_file_get_path (file);
  if (path == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _ ("A match can only be saved in a file on this computer."));
    return FALSE;
  }

  sv_clock_check (self->clock);
  self->doc->elapsed_ms = sv_match_live_ms (self);
  /* A document is written up to its position, but nothing may be lost because somebody looks back
   * while it is saved. */
  position = sv_match_get_position (self);
  sv_history_seek (self->doc->history, sv_match_get_length (self));
  text = sv_match_doc_write (self->doc, TRUE);
  sv_history_seek (self->doc->history, position);
  if (!sv_json_save_file (path, text, error))
    return FALSE;

  self->modified = FALSE;
  if (g_set_object (&self->file, file))
    g_object_notify (G_OBJECT (self), "file");
  sv_match_tell_properties (self);
  return TRUE;
}

/* --- The journal --- */

/* Tell of the first failure of a streak and of its end, not of every step between. */
static void
journal_went (SvMatch *self, gboolean well, GError *error)
{
  g_autofree char *sentence = NULL;
  gboolean failed_before = self->journal_failed;

  self->journal_failed = !well;
  if (!well && !failed_before) {
    sentence = g_strdup_printf (
        _ ("This match cannot be saved on the disk at the moment: %s It goes on in memory and "
           "saving is tried again after every step."),
        error->message);
    sv_match_tell_notice (self, sentence);
  } else if (well && failed_before) {
    sv_match_tell_notice (self,
                          _ ("Saving on the disk works again; nothing of this match is lost."));
  }
  g_clear_error (&error);
}

void
sv_match_journal_all (SvMatch *self)
{
  GError *error = NULL;
  gboolean well;

  if (self->journal == NULL)
    return;
  self->journal_ms = self->doc->elapsed_ms = sv_match_live_ms (self);
  well = sv_journal_rewrite (self->journal, self->doc, &error);
  journal_went (self, well, error);
}

/* Whether the file lacks something that only the whole match can mend. */
static gboolean
needs_all (SvMatch *self)
{
  return self->journal_failed || sv_journal_needs_rewrite (self->journal);
}

void
sv_match_journal_event (SvMatch *self, const char *text, gint64 time_ms)
{
  GError *error = NULL;
  gboolean well;

  if (self->journal == NULL)
    return;
  if (needs_all (self)) {
    sv_match_journal_all (self);
    return;
  }
  well = sv_journal_event (self->journal, text, time_ms, &error);
  self->journal_ms = sv_clock_get_elapsed (self->clock);
  journal_went (self, well, error);
}

void
sv_match_journal_go (SvMatch *self)
{
  GError *error = NULL;
  gboolean well;

  if (self->journal == NULL)
    return;
  if (needs_all (self)) {
    sv_match_journal_all (self);
    return;
  }
  well = sv_journal_go (self->journal, sv_match_get_position (self), &error);
  /* The time that passed after the last event is in no event. */
  self->journal_ms = sv_match_live_ms (self);
  if (well && self->look == SV_LOOK_LIVE)
    well = sv_journal_clock (self->journal, self->journal_ms, &error);
  journal_went (self, well, error);
}

void
sv_match_journal_clock (SvMatch *self, gboolean rarely)
{
  GError *error = NULL;
  gint64 ms = sv_clock_get_elapsed (self->clock);
  gboolean well;

  if (self->journal == NULL || needs_all (self) || self->look != SV_LOOK_LIVE)
    return;
  if (ms == self->journal_ms || (rarely && ABS (ms - self->journal_ms) < CLOCK_EVERY_MS))
    return;
  well = sv_journal_clock (self->journal, ms, &error);
  self->journal_ms = ms;
  journal_went (self, well, error);
}

void
sv_match_autosave (SvMatch *self, const char *folder)
{
  g_return_if_fail (SV_IS_MATCH (self));
  g_return_if_fail (folder != NULL);

  if (self->journal != NULL)
    return;
  self->journal = sv_journal_new (folder);
  sv_match_journal_all (self);
}

SvMatch *
sv_match_new_from_journal (const char *path, GError **error)
{
  SvMatchDoc *doc = NULL;
  SvJournal *journal;
  SvMatch *self;
  unsigned length;

  g_return_val_if_fail (path != NULL, NULL);

  journal = sv_journal_open (path, &doc, error);
  if (journal == NULL)
    return NULL;
  length = sv_history_get_length (doc->history);
  self = sv_match_new (doc);
  self->journal = journal;
  self->journal_ms = sv_match_live_ms (self);
  /* The half may have ended as soon as the match was there. */
  if (sv_match_get_length (self) != length)
    sv_match_journal_all (self);
  /* What the file of that run holds is not known. */
  self->modified = TRUE;
  sv_match_tell_properties (self);
  return self;
}

void
sv_match_discard_journal (SvMatch *self)
{
  g_return_if_fail (SV_IS_MATCH (self));

  if (self->journal == NULL)
    return;
  sv_journal_discard (self->journal);
  g_clear_pointer (&self->journal, sv_journal_free);
  self->journal_failed = FALSE;
}

const char *
sv_match_get_journal_path (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return self->journal != NULL ? sv_journal_get_path (self->journal) : NULL;
}
