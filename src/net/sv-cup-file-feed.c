/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-file-feed.h"

#include "sv-cup-file.h"
#include "sv-cup-taking.h"
#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-sentence.h"

#include <gio/gunixsocketaddress.h>
#include <string.h>

struct _SvCupFileFeed {
  SvCupFeed parent;
  GSocket *lock; /* its name is taken as long as it is open */
  SvCupFile file;
};

G_DEFINE_FINAL_TYPE (SvCupFileFeed, sv_cup_file_feed, SV_TYPE_CUP_FEED)

/* --- one server for each file --- */

/* Take a name that only one program can have. The system frees it when the program ends, however
 * it ends, and no file is needed for it. */
static gboolean
lock (SvCupFileFeed *self, const char *path, GError **error)
{
  g_autofree char *real = sv_cup_file_dup_real (path);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, real, -1);
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
  g_autofree char *shown = g_filename_display_basename (path);
  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                     _ ("“%s” is served by another program already."), shown);
  return FALSE;
}

static void
look (SvCupFeed *feed)
{
  sv_cup_file_look (&SV_CUP_FILE_FEED (feed)->file);
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
      !sv_json_save_over (self->file.path, bytes, &self->file.stamp, error))
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
    if (k == 0)
      look (feed);
    else
      /* Another program was quicker: decide again by what it has written. */
      sv_cup_file_look_again (&self->file);
    if (self->file.fault != NULL) {
      told (SV_CUP_UNSAVED, self->file.fault, data);
      return;
    }
    g_clear_error (&error);
    if (decide (self, proposal, &verdict, &sentence, &error)) {
      told (verdict, sentence != NULL ? sentence : "", data);
      return;
    }
    if (!g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_CHANGED))
      break;
  }
  told (SV_CUP_UNSAVED, error->message, data);
}

/* --- the object --- */

static void
sv_cup_file_feed_finalize (GObject *object)
{
  SvCupFileFeed *self = SV_CUP_FILE_FEED (object);

  sv_cup_file_close (&self->file);
  g_clear_object (&self->lock);
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

SvCupFileFeed *
sv_cup_file_feed_new (const char *path, GError **error)
{
  g_autoptr (SvCupFileFeed) self = g_object_new (SV_TYPE_CUP_FILE_FEED, NULL);

  if (!lock (self, path, error) || !sv_cup_file_open (&self->file, SV_CUP_FEED (self), path, error))
    return NULL;
  sv_cup_feed_set_open (SV_CUP_FEED (self), TRUE);
  return g_steal_pointer (&self);
}
