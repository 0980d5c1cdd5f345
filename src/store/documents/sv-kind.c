/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "sv-kind.h"

#include "sv-games.h"

enum { VERSION = 1 };

static const char *const formats[] = {
  [SV_DOCUMENT_MATCH] = "speelveld-match",     [SV_DOCUMENT_VARIANT] = "speelveld-variant",
  [SV_DOCUMENT_TEAM] = "speelveld-team",       [SV_DOCUMENT_BOARD] = "speelveld-board",
  [SV_DOCUMENT_CUP] = "speelveld-competition",
};

gboolean
sv_kind_read (JsonNode *node, const SvPath *path, SvDocumentKind *kind, GError **error)
{
  g_autofree char *format = NULL;
  const SvPath *here = SV_PATH_KEY (path, "format");

  if (node == NULL)
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, NULL, _ ("This is not a Speelveld document."));
  if (!sv_node_text (node, here, SV_TEXT_NAME, &format, error))
    return FALSE;
  for (unsigned i = 0; i < G_N_ELEMENTS (formats); i++) {
    if (g_strcmp0 (formats[i], format) == 0) {
      *kind = (SvDocumentKind)i;
      return TRUE;
    }
  }
  g_autofree char *quoted = sv_quote (format);
  return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("%s is not a Speelveld document"),
                   quoted);
}

static gboolean
take_kind (JsonObject *object, const SvPath *path, SvDocumentKind *kind, GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, "format");
  return sv_kind_read (node, path, kind, error);
}

static gboolean
fault_kind (SvDocumentKind wanted, SvDocumentKind found, const SvPath *path, GError **error)
{
  const SvPath *here = SV_PATH_KEY (path, "format");
  switch (wanted) {
  case SV_DOCUMENT_MATCH:
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("a match is needed here, not “%s”"),
                     formats[found]);
  case SV_DOCUMENT_VARIANT:
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("a variant is needed here, not “%s”"),
                     formats[found]);
  case SV_DOCUMENT_TEAM:
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("a team is needed here, not “%s”"),
                     formats[found]);
  case SV_DOCUMENT_BOARD:
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, here, _ ("a board is needed here, not “%s”"),
                     formats[found]);
  case SV_DOCUMENT_CUP:
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, here,
                     _ ("a competition is needed here, not “%s”"), formats[found]);
  default:
    g_assert_not_reached ();
  }
}

static gboolean
take_version (JsonObject *object, const SvPath *path, GError **error)
{
  gint64 version = 0;
  const SvPath *here = SV_PATH_KEY (path, "version");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "version");

  if (!sv_node_int (node, here, 1, G_MAXINT64, &version, error))
    return FALSE;
  if (version > VERSION)
    return sv_fault (error, SV_STORE_ERROR_NEWER, here,
                     _ ("this document was made by a newer Speelveld (version %" PRId64
                        "; this program reads version %d)"),
                     version, VERSION);
  return TRUE;
}

static gboolean
take_game (JsonObject *object, const SvPath *path, const SvGame **game, GError **error)
{
  g_autofree char *id = NULL;
  const SvPath *here = SV_PATH_KEY (path, "game");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "game");

  if (!sv_node_text (node, here, SV_TEXT_NAME, &id, error))
    return FALSE;
  *game = sv_game_by_id (id);
  if (*game)
    return TRUE;
  g_autofree char *quoted = sv_quote (id);
  return sv_fault (error, SV_STORE_ERROR_GAME, here, _ ("the game %s is not known"), quoted);
}

gboolean
sv_kind_take (
    JsonObject *object, SvDocumentKind kind, const SvPath *path, gboolean required, GError **error)
{
  SvDocumentKind found = kind;
  const gboolean stated = json_object_has_member (object, "format");
  if (required && path != NULL && !sv_has_member (object, path, "format", error))
    return FALSE;
  if ((stated || required) && !take_kind (object, path, &found, error))
    return FALSE;
  if (found != kind)
    return fault_kind (kind, found, path, error);
  return (!required && !json_object_has_member (object, "version")) ||
         take_version (object, path, error);
}

gboolean
sv_kind_open (JsonObject *object,
              SvDocumentKind kind,
              const SvPath *path,
              const SvGame **game,
              GError **error)
{
  const SvGame *outer = *game;
  if (!sv_kind_take (object, kind, path, !outer, error))
    return FALSE;
  if ((outer == NULL || json_object_has_member (object, "game")) &&
      !take_game (object, path, game, error))
    return FALSE;
  if (outer != NULL && *game != outer)
    return sv_fault (error, SV_STORE_ERROR_GAME, SV_PATH_KEY (path, "game"),
                     _ ("this is made for another game, “%s”"), (*game)->id);
  return TRUE;
}

void
sv_kind_write (JsonObject *out, SvDocumentKind kind, const SvGame *game)
{
  json_object_set_string_member (out, "format", formats[kind]);
  json_object_set_int_member (out, "version", VERSION);
  json_object_set_string_member (out, "game", game->id);
}
