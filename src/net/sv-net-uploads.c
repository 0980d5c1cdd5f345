/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-net-uploads.h"

enum {
  SMALL = 256 * 1024, /* bytes that there is always room for: each connection may bring so many */
  ROOM = 64 * 1024 * 1024
};

struct _SvNetUploads {
  GHashTable *requests; /* from GObject to its bytes */
  gsize bytes;          /* of all of them */
};

static void
ended_cb (gpointer data, GObject *request)
{
  SvNetUploads *self = data;

  self->bytes -= GPOINTER_TO_SIZE (g_hash_table_lookup (self->requests, request));
  g_hash_table_remove (self->requests, request);
}

gboolean
sv_net_uploads_begin (SvNetUploads *self, GObject *request, gsize bytes)
{
  if (bytes <= SMALL)
    return TRUE;
  if (self->bytes + bytes > ROOM)
    return FALSE;
  self->bytes += bytes;
  g_hash_table_insert (self->requests, request, GSIZE_TO_POINTER (bytes));
  g_object_weak_ref (request, ended_cb, self);
  return TRUE;
}

SvNetUploads *
sv_net_uploads_new (void)
{
  SvNetUploads *self = g_new0 (SvNetUploads, 1);

  self->requests = g_hash_table_new (NULL, NULL);
  return self;
}

void
sv_net_uploads_free (SvNetUploads *self)
{
  GHashTableIter iter;
  gpointer request;

  if (self == NULL)
    return;
  g_hash_table_iter_init (&iter, self->requests);
  while (g_hash_table_iter_next (&iter, &request, NULL))
    g_object_weak_unref (request, ended_cb, self);
  g_hash_table_unref (self->requests);
  g_free (self);
}
