/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-pictures.h"

#include "sv-picture-read.h"
#include "sv-store-error.h"

static gboolean
check_picture (const char *url, const char *path, GError **error)
{
  g_autoptr (GError) fault = NULL;
  cairo_surface_t *picture = url != NULL ? sv_picture_load (url, SV_PICTURE_SIDE, &fault) : NULL;

  if (fault != NULL)
    return sv_store_error_set (error, SV_STORE_ERROR_VALUE, path, fault->message);
  g_clear_pointer (&picture, cairo_surface_destroy);
  return TRUE;
}

/* Check the pictures of one team. @where: the path of the team in the document with a full stop
 * after it, or "". */
static gboolean
check_team (const SvTeamDoc *team, const char *where, GError **error)
{
  g_autofree char *logo = g_strconcat (where, "logo", NULL);

  if (!check_picture (team->logo, logo, error))
    return FALSE;
  for (unsigned i = 0; i < team->n_cards; i++) {
    g_autofree char *path = g_strdup_printf ("%scards[%u].picture", where, i);
    if (!check_picture (team->cards[i].picture, path, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
check_teams (gpointer const *teams, unsigned n, GError **error)
{
  for (unsigned i = 0; i < n; i++) {
    g_autofree char *where = g_strdup_printf ("teams[%u].", i);
    if (!check_team (teams[i], where, error))
      return FALSE;
  }
  return TRUE;
}

gboolean
sv_cli_check_pictures (const SvDocument *document, GError **error)
{
  if (document->match != NULL)
    return check_teams ((gpointer const *)document->match->teams, 2, error);
  if (document->cup != NULL)
    return check_teams (document->cup->teams->pdata, document->cup->teams->len, error);
  return document->team == NULL || check_team (document->team, "", error);
}
