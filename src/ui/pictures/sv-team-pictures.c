/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-team-pictures.h"

#include "sv-paint-face.h"
#include "sv-screen-pictures.h"

#include <string.h>

/* What a picture needs to paint itself. */
typedef struct {
  char *colours[2], *name; /* @name is NULL for a badge */
  cairo_surface_t *picture;
  int side;
} Face;

static void
face_free (gpointer data)
{
  Face *self = data;

  g_free (self->colours[0]);
  g_free (self->colours[1]);
  g_free (self->name);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_free (self);
}

static void
draw (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const Face *self = data;
  const char *const *own = (const char *const *)self->colours;
  SvTheme theme;

  sv_theme_init (&theme, scheme, self->side == 0 ? own : NULL, self->side == 1 ? own : NULL);
  const SvKit *kit = &theme.kit[self->side];
  if (self->name != NULL)
    sv_paint_player_face (cr, kit, self->picture, self->name, MIN (width, height));
  else
    sv_paint_club_badge (cr, kit, self->picture, MIN (width, height));
}

static void
show (SvPicture *picture, const SvTeamLook *team, const char *name, const char *url)
{
  cairo_surface_t *surface = sv_screen_picture (url);
  Face *face = g_new0 (Face, 1);
  g_autofree char *key =
      surface != NULL ? g_strdup_printf ("face %s %s %u %zu", name != NULL ? "of" : "logo",
                                         team->colours[0], g_str_hash (url), strlen (url))
                      : g_strdup_printf ("face %s %s %d %s", team->colours[0], team->colours[1],
                                         team->side, name != NULL ? name : "");

  for (unsigned i = 0; i < 2; i++)
    face->colours[i] = g_strdup (team->colours[i]);
  face->name = g_strdup (name);
  face->side = team->side;
  if (surface != NULL)
    face->picture = cairo_surface_reference (surface);
  sv_picture_set_draw (picture, key, draw, face, face_free);
}

void
sv_team_pictures_show_badge (SvPicture *picture, const SvTeamLook *team, int size)
{
  sv_picture_set_size (picture, size, size, size);
  show (picture, team, NULL, team->logo);
}

void
sv_team_pictures_show_face (
    SvPicture *picture, const SvTeamLook *team, const char *photo, const char *name, int size)
{
  sv_picture_set_size (picture, size, size, size);
  show (picture, team, name, photo);
}

gboolean
sv_team_pictures_show_row (SvPicture *const pictures[SV_TEAM_FACES],
                           const SvTeamLook *team,
                           const SvTeamFaces *faces,
                           int size)
{
  gboolean any = FALSE;

  for (unsigned i = 0; i < SV_TEAM_FACES; i++) {
    const gboolean face = faces->photos[i] != NULL && !(team->logo != NULL && i > 0);

    gtk_widget_set_visible (GTK_WIDGET (pictures[i]), face);
    if (face)
      sv_team_pictures_show_face (pictures[i], team, faces->photos[i], faces->names[i], size);
    any = any || face;
  }
  return any;
}
