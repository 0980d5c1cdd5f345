/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-pictures.h"

#include <string.h>

enum { KEPT_MAX = 96 };

struct _SvPictures {
  int side;
  void (*changed) (gpointer data);
  gpointer data;

  /* fingerprint of a URL → surface, or NULL if it cannot be shown or is not decoded yet */
  GHashTable *kept;
  GQueue waiting;            /* queue of owned URLs; the first is being decoded */
  GCancellable *cancellable; /* cancels the worker */
};

static void
unref_surface (gpointer surface)
{
  if (surface != NULL)
    cairo_surface_destroy (surface);
}

SvPictures *
sv_pictures_new (int side, void (*changed) (gpointer data), gpointer data)
{
  SvPictures *self = g_new0 (SvPictures, 1);

  self->side = side;
  self->changed = changed;
  self->data = data;
  self->kept = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, unref_surface);
  self->cancellable = g_cancellable_new ();
  g_queue_init (&self->waiting);
  return self;
}

void
sv_pictures_free (SvPictures *self)
{
  if (self == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  g_hash_table_unref (self->kept);
  g_queue_clear_full (&self->waiting, g_free);
  g_free (self);
}

/* Return a hash of a whole text. It takes eight bytes at a time, because cards ask for their
 * picture whenever they are painted. */
static gint64
fingerprint (const char *text)
{
  const gsize n = strlen (text);
  guint64 hash = 0xcbf29ce484222325u ^ n;

  for (gsize i = 0; i < n; i += 8) {
    guint64 part = 0;
    memcpy (&part, text + i, MIN (n - i, 8));
    hash = (hash ^ part) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
  }
  return (gint64)hash;
}

/* Store the picture of a URL. Takes ownership of @surface. */
static void
keep (SvPictures *self, const char *url, cairo_surface_t *surface)
{
  const gint64 key = fingerprint (url);

  if (g_hash_table_size (self->kept) >= KEPT_MAX)
    g_hash_table_remove_all (self->kept);
  g_hash_table_replace (self->kept, g_memdup2 (&key, sizeof key), surface);
}

static void loaded_cb (GObject *source, GAsyncResult *result, gpointer data);

/* Start to decode the first waiting picture. Only one is decoded at a time, because a large one
 * takes much memory. */
static void
start (SvPictures *self)
{
  if (!g_queue_is_empty (&self->waiting))
    sv_picture_load_async (g_queue_peek_head (&self->waiting), self->side, self->cancellable,
                           loaded_cb, self);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SvPictures *self = data;
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = sv_picture_finish (result, NULL, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* @self is already freed */
  g_autofree char *url = g_queue_pop_head (&self->waiting);
  keep (self, url, surface);
  start (self);
  self->changed (self->data);
}

static void
ask (SvPictures *self, const char *url)
{
  if (self->changed == NULL) {
    keep (self, url, sv_picture_load (url, self->side, NULL));
    return;
  }
  keep (self, url, NULL);
  g_queue_push_tail (&self->waiting, g_strdup (url));
  if (self->waiting.length == 1)
    start (self);
}

cairo_surface_t *
sv_pictures_get (SvPictures *self, const char *url)
{
  if (url == NULL)
    return NULL;
  const gint64 key = fingerprint (url);
  if (!g_hash_table_contains (self->kept, &key))
    ask (self, url);
  return g_hash_table_lookup (self->kept, &key);
}

bool
sv_pictures_is_busy (const SvPictures *self)
{
  return self->waiting.length > 0;
}
