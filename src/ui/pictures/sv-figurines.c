/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-figurines.h"

#include "sv-paint-piece.h"

enum { MAX_SHOWN = 4, TEAM_STEP = 40, SHIRTS_STEP = 38 };

/* What is on a picture. */
typedef struct {
  SvPiece pieces[MAX_SHOWN];
  unsigned n;
  int step;            /* from one to the next */
  char *colours[2][2]; /* of both teams; a clash is solved between them */
} Group;

static void
group_free (gpointer data)
{
  Group *group = data;

  for (int i = 0; i < 4; i++)
    g_free (group->colours[i / 2][i % 2]);
  g_free (group);
}

static void
draw_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const Group *group = data;
  const char *colours[2][2];
  SvTheme theme;

  for (int i = 0; i < 4; i++)
    colours[i / 2][i % 2] = group->colours[i / 2][i % 2];
  sv_theme_init (&theme, scheme, colours[0][0] != NULL ? colours[0] : NULL,
                 colours[1][0] != NULL ? colours[1] : NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  for (unsigned i = 0; i < group->n; i++) {
    SvPiece piece = group->pieces[i];

    piece.flags &= SV_PIECE_KEEPER;
    sv_paint_piece (painter, cr, &piece, SV_FIGURINE_WIDTH);
    cairo_translate (cr, group->step, 0);
  }
}

static void
show (SvPicture *picture,
      const char *key,
      Group group,
      const char *const first[2],
      const char *const second[2])
{
  for (int i = 0; i < 2; i++) {
    group.colours[0][i] = first != NULL ? g_strdup (first[i]) : NULL;
    group.colours[1][i] = second != NULL ? g_strdup (second[i]) : NULL;
  }
  sv_picture_set_draw (picture, key, draw_cb, g_memdup2 (&group, sizeof group), group_free);
}

static void
set_room (SvPicture *picture, int n, int step)
{
  const int width = (n - 1) * step + SV_FIGURINE_WIDTH;

  sv_picture_set_size (picture, width, width, SV_FIGURINE_HEIGHT);
}

/* The figurines of side as a game begins. */
static unsigned
list_pieces (const SvGame *game, int side, SvPiece out[SV_MAX_PIECES])
{
  g_autofree char *setup = g_malloc0 (MAX (game->setup_size, 1));
  g_autofree char *state = g_malloc0 (MAX (game->state_size, 1));
  SvView view = { 0 };
  unsigned n = 0;

  sv_game_standard (game, setup);
  game->init (setup, state);
  game->view (setup, state, &view);
  for (unsigned i = 0; i < view.n_pieces; i++) {
    if (view.pieces[i].side == side)
      out[n++] = view.pieces[i];
  }
  return n;
}

void
sv_figurines_show_one (SvPicture *picture,
                       const SvGame *game,
                       int side,
                       int number,
                       const SvTeamDoc *first,
                       const SvTeamDoc *second)
{
  SvPiece all[SV_MAX_PIECES] = { 0 };
  const unsigned n = list_pieces (game, side, all);
  Group group = { .n = 1 };

  for (unsigned i = 0; i < n; i++) {
    if (all[i].number == number)
      group.pieces[0] = all[i];
  }
  show (picture, NULL, group, (const char *const *)first->colours,
        (const char *const *)second->colours);
}

void
sv_figurines_show_team (SvPicture *picture,
                        int side,
                        const SvTeamDoc *first,
                        const SvTeamDoc *second)
{
  SvPiece all[SV_MAX_PIECES] = { 0 };
  Group group = { .n = MIN (list_pieces (first->game, side, all), MAX_SHOWN), .step = TEAM_STEP };

  for (unsigned i = 0; i < group.n; i++)
    group.pieces[i] = all[i];
  set_room (picture, MAX_SHOWN, TEAM_STEP);
  show (picture, NULL, group, (const char *const *)first->colours,
        second != NULL ? (const char *const *)second->colours : NULL);
}

/* The first figurine of a team and the next one that looks different, if there is one. */
static Group
choose_two (const SvGame *game)
{
  SvPiece all[SV_MAX_PIECES] = { 0 };
  const unsigned n = list_pieces (game, 0, all);
  Group group = { .pieces = { all[0], all[MIN (1, n - 1)] }, .n = MIN (n, 2), .step = SHIRTS_STEP };

  for (unsigned i = n; i-- > 1;) {
    if (g_strcmp0 (all[i].look, all[0].look) != 0)
      group.pieces[1] = all[i];
  }
  return group;
}

void
sv_figurines_show_shirts (SvPicture *picture, const SvGame *game, const char *const colours[2])
{
  set_room (picture, 2, SHIRTS_STEP);
  if (game == NULL) {
    sv_picture_set_draw (picture, NULL, NULL, NULL, NULL);
    return;
  }
  g_autofree char *key =
      g_strdup_printf ("%s %s %s", game->id, colours[0] != NULL ? colours[0] : "-",
                       colours[1] != NULL ? colours[1] : "-");
  show (picture, key, choose_two (game), colours, NULL);
}
