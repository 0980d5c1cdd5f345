/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-store-error.h"

#include <glib/gi18n.h>

typedef struct {
  char *path;
  char *reason;
  const SvGame *game;
} SvStoreErrorPrivate;

static void
sv_store_error_private_init (SvStoreErrorPrivate *self)
{
  *self = (SvStoreErrorPrivate){ 0 };
}

static void
sv_store_error_private_copy (const SvStoreErrorPrivate *self, SvStoreErrorPrivate *copy)
{
  copy->path = g_strdup (self->path);
  copy->reason = g_strdup (self->reason);
  copy->game = self->game;
}

static void
sv_store_error_private_clear (SvStoreErrorPrivate *self)
{
  g_free (self->path);
  g_free (self->reason);
}

G_DEFINE_EXTENDED_ERROR (SvStoreError, sv_store_error)

gboolean
sv_store_error_set (GError **error, SvStoreError code, const char *path, const char *reason)
{
  if (error == NULL)
    return FALSE;
  g_set_error (error, SV_STORE_ERROR, code, "%s%s%s", path, *path != '\0' ? ": " : "", reason);
  SvStoreErrorPrivate *self = sv_store_error_get_private (*error);
  self->path = g_strdup (path);
  self->reason = g_strdup (reason);
  return FALSE;
}

void
sv_store_error_set_reason (GError **error, const char *reason)
{
  if (error == NULL || *error == NULL || (*error)->domain != SV_STORE_ERROR)
    return;
  SvStoreErrorPrivate *self = sv_store_error_get_private (*error);
  g_free (self->reason);
  self->reason = g_strdup (reason);
}

static const SvStoreErrorPrivate *
parts_of (const GError *error)
{
  return error->domain == SV_STORE_ERROR ? sv_store_error_get_private (error) : NULL;
}

const char *
sv_store_error_get_path (const GError *error)
{
  const SvStoreErrorPrivate *parts = parts_of (error);

  return parts != NULL && parts->path != NULL ? parts->path : "";
}

const char *
sv_store_error_get_reason (const GError *error)
{
  const SvStoreErrorPrivate *parts = parts_of (error);

  return parts != NULL && parts->reason != NULL ? parts->reason : error->message;
}

void
sv_store_error_set_game (GError **error, const SvGame *game)
{
  if (error != NULL && *error != NULL && (*error)->domain == SV_STORE_ERROR)
    sv_store_error_get_private (*error)->game = game;
}

const SvGame *
sv_store_error_get_game (const GError *error)
{
  const SvStoreErrorPrivate *parts = parts_of (error);

  return parts != NULL ? parts->game : NULL;
}

static const char *
translate (void *data, const char *msgid)
{
  return _ (msgid);
}

char *
sv_fault_dup_reason (const SvFault *fault)
{
  enum { ROOM = 400 };
  const SvWords words = { .translate = translate };
  char text[ROOM];

  return g_strdup (sv_phrase_say (&fault->why, &words, text, sizeof text));
}
