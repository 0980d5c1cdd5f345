/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-file-feed.h"

#include "sv-cup-taking.h"
#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-sentence.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

struct _SvCupFileFeed {
  SvCupFeed parent;
  char *path;      /* without symbolic links */
  GSocket *lock;   /* its name is taken as long as it is open */
  GStatBuf status; /* of the file when it was read or written last */
  char *stamp;     /* of its contents then */
  char *fault;     /* why the file cannot be read now; NULL if it can */
  GFileMonitor *monitor;
};

G_DEFINE_FINAL_TYPE (SvCupFileFeed, sv_cup_file_feed, SV_TYPE_CUP_FEED)

/* --- one server for each file --- */

/* Take a name that only one program can have. The system frees it when the program ends, however
 * it ends, and no file is needed for it. */
static gboolean
lock (SvCupFileFeed *self, GError **error)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, self->path, -1);
  g_autofree char *name = g_strconcat ("speelveld-cup-serve-", digest, NULL);
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new_with_type (
      name, (int)strlen (name), G_UNIX_SOCKET_ADDRESS_ABSTRACT);
  g_autoptr (GError) problem = NULL;

  self->lock =
      g_socket_new (G_SOCKET_FAMILY_UNIX, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_DEFAULT, error);
  if (self->lock == NULL)
    return FALSE;
  if (g_socket_bind (self->lock, address, FALSE, &problem))
    return TRUE;
  g_autofree char *shown = g_filename_display_basename (self->path);
  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                     _ ("“%s” is served by another program already."), shown);
  return FALSE;
}

/* --- reading --- */

static gboolean
is_same_file (const GStatBuf *a, const GStatBuf *b)
{
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size &&
         a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

/* Read the file if its contents are others than before. */
static gboolean
read_file (SvCupFileFeed *self, GError **error)
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
    sv_cup_feed_set_doc (SV_CUP_FEED (self), doc);
  }
  self->status = status;
  return TRUE;
}

/* Read the file again if it looks different. If it cannot be read now, the competition stays as it
 * was, and no result is taken until the file is well again. */
static void
look (SvCupFeed *feed)
{
  SvCupFileFeed *self = SV_CUP_FILE_FEED (feed);
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  if (self->fault == NULL && g_stat (self->path, &status) == 0 &&
      is_same_file (&status, &self->status))
    return;
  g_clear_pointer (&self->fault, g_free);
  if (!read_file (self, &error))
    self->fault = g_strdup (error->message);
}

/* --- taking results --- */

/* Save @after (transfer full). Return FALSE with an error; nothing has changed then. */
static gboolean
save (SvCupFileFeed *self, SvCupDoc *after, GError **error)
{
  g_autoptr (SvCupDoc) doc = after;
  char *text = sv_cup_doc_write (doc, TRUE);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  if (!sv_json_check_size (g_bytes_get_size (bytes), error) ||
      !sv_json_save_over (self->path, bytes, &self->stamp, error))
    return FALSE;
  /* Its status is left as it was, so that the next look reads the file: another program may have
   * written it in between. */
  sv_cup_feed_set_doc (SV_CUP_FEED (self), g_steal_pointer (&doc));
  return TRUE;
}

/* Decide about a proposal, and save what comes of it. Return FALSE with an error if that fails. */
static gboolean
decide (SvCupFileFeed *self,
        const SvCupProposal *proposal,
        SvCupVerdict *verdict,
        char **sentence,
        GError **error)
{
  SvCupDoc *after;

  *verdict =
      sv_cup_taking_try (sv_cup_feed_get_doc (SV_CUP_FEED (self)), proposal, &after, sentence);
  return after == NULL || save (self, after, error);
}

static void
take (SvCupFeed *feed,
      const SvCupProposal *proposal,
      GCancellable *cancel,
      SvCupTold told,
      gpointer data)
{
  SvCupFileFeed *self = SV_CUP_FILE_FEED (feed);
  g_autoptr (GError) error = NULL;

  for (unsigned k = 0; k < 3; k++) {
    g_autofree char *sentence = NULL;
    SvCupVerdict verdict;
    look (feed);
    if (self->fault != NULL) {
      told (SV_CUP_UNSAVED, self->fault, data);
      return;
    }
    g_clear_error (&error);
    if (decide (self, proposal, &verdict, &sentence, &error)) {
      told (verdict, sentence != NULL ? sentence : "", data);
      return;
    }
    if (!g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_CHANGED))
      break;
    /* Another program was quicker: decide again by what it has written. */
    memset (&self->status, 0, sizeof self->status);
  }
  told (SV_CUP_UNSAVED, error->message, data);
}

/* --- the object --- */

static void
sv_cup_file_feed_finalize (GObject *object)
{
  SvCupFileFeed *self = SV_CUP_FILE_FEED (object);

  g_clear_object (&self->monitor);
  g_clear_object (&self->lock);
  g_free (self->path);
  g_free (self->stamp);
  g_free (self->fault);
  G_OBJECT_CLASS (sv_cup_file_feed_parent_class)->finalize (object);
}

static void
sv_cup_file_feed_class_init (SvCupFileFeedClass *class)
{
  G_OBJECT_CLASS (class)->finalize = sv_cup_file_feed_finalize;
  SV_CUP_FEED_CLASS (class)->take = take;
  SV_CUP_FEED_CLASS (class)->look = look;
}

static void
sv_cup_file_feed_init (SvCupFileFeed *self)
{
}

static void
watch (SvCupFileFeed *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (look), self);
}

SvCupFileFeed *
sv_cup_file_feed_new (const char *path, GError **error)
{
  g_autoptr (SvCupFileFeed) self = g_object_new (SV_TYPE_CUP_FILE_FEED, NULL);
  char *whole = realpath (path, NULL);

  self->path = whole != NULL ? g_strdup (whole) : g_strdup (path);
  free (whole);
  if (!lock (self, error) || !read_file (self, error))
    return NULL;
  sv_cup_feed_set_open (SV_CUP_FEED (self), TRUE);
  watch (self);
  return g_steal_pointer (&self);
}
