/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-file.h"

#include "sv-json-file.h"

#include <stdlib.h>
#include <string.h>

static gboolean
is_same_file (const GStatBuf *a, const GStatBuf *b)
{
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size &&
         a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

/* Read the file, and give the feed its contents if they are others than before. */
static gboolean
read_file (SvCupFile *self, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  GStatBuf status = { 0 };

  /* The status comes first: what is changed after that is found the next time. */
  (void)g_stat (self->path, &status);
  g_autoptr (GBytes) bytes = sv_json_load_file (self->path, error);
  if (bytes == NULL)
    return FALSE;
  g_autofree char *stamp = sv_json_stamp (bytes);
  if (g_strcmp0 (stamp, self->stamp) != 0) {
    gsize length;
    const char *text = g_bytes_get_data (bytes, &length);
    SvCupDoc *doc = sv_cup_doc_read (text, length, folder, error);
    if (doc == NULL)
      return FALSE;
    g_free (self->stamp);
    self->stamp = g_steal_pointer (&stamp);
    sv_cup_feed_set_doc (self->feed, doc);
  }
  self->status = status;
  return TRUE;
}

void
sv_cup_file_look (SvCupFile *self)
{
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  if (self->fault == NULL && g_stat (self->path, &status) == 0 &&
      is_same_file (&status, &self->status))
    return;
  g_clear_pointer (&self->fault, g_free);
  if (!read_file (self, &error))
    self->fault = g_strdup (error->message);
}

void
sv_cup_file_look_again (SvCupFile *self)
{
  memset (&self->status, 0, sizeof self->status);
  sv_cup_file_look (self);
}

char *
sv_cup_file_dup_real (const char *path)
{
  char *real = realpath (path, NULL);
  char *out = g_strdup (real != NULL ? real : path);

  free (real);
  return out;
}

static void
watch (SvCupFile *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (sv_cup_file_look), self);
}

gboolean
sv_cup_file_open (SvCupFile *self, SvCupFeed *feed, const char *path, GError **error)
{
  self->feed = feed;
  self->path = sv_cup_file_dup_real (path);
  if (!read_file (self, error))
    return FALSE;
  watch (self);
  return TRUE;
}

void
sv_cup_file_move (SvCupFile *self, const char *path)
{
  sv_cup_file_close (self);
  self->path = sv_cup_file_dup_real (path);
  sv_cup_file_look_again (self);
  watch (self);
}

void
sv_cup_file_close (SvCupFile *self)
{
  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->stamp, g_free);
  g_clear_pointer (&self->fault, g_free);
}
