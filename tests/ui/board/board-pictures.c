/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the board view in many situations, to be looked at: board-pictures FOLDER. */
#include "board-fixture.h"
#include "worked-example.h"

typedef struct {
  const char *name;
  const char *events;
  int width, height;
  SvScheme scheme;
  int held;                /* piece taken, or -1 */
  double hover_x, hover_y; /* in parts of the pitch, 0: none */
  gboolean covered;
} Scene;

static const Scene scenes[] = {
  { "empty", "die 4,die 3", 1100, 640, SV_SCHEME_LIGHT, -1 },
  { "held", "die 4,die 3,place 1 c", 1100, 640, SV_SCHEME_LIGHT, 1, 0.2, 0.7 },
  { "move", EXAMPLE_TO_MOVE, 1100, 640, SV_SCHEME_LIGHT, -1, 0.36, 0.25 },
  { "trail", EXAMPLE_TO_SHOT, 1100, 640, SV_SCHEME_LIGHT, -1 },
  { "wide", EXAMPLE_TO_START ",start", 1400, 520, SV_SCHEME_LIGHT, -1 },
  { "throw-off", EXAMPLE_TO_START ",start", 900, 560, SV_SCHEME_CONTRAST, -1 },
  { "dark", EXAMPLE_TO_MOVE ",move 1 b", 1100, 640, SV_SCHEME_DARK, -1, 0.36, 0.25 },
  { "contrast-dark", EXAMPLE_TO_MOVE, 1100, 640, SV_SCHEME_CONTRAST_DARK, -1 },
  { "narrow", "die 4,die 3,place 1 c", 360, 640, SV_SCHEME_LIGHT, 1 },
  { "small", "die 4,die 3,place 1 c", 360, 240, SV_SCHEME_LIGHT, -1 },
  { "covered", EXAMPLE_TO_START ",start", 900, 560, SV_SCHEME_LIGHT, -1, 0, 0, TRUE },
};

static void
take (const Scene *scene)
{
  BoardFixture f;
  SvMatch *match = board_fixture_match ();

  play (match, scene->events);
  board_fixture_open (&f, match, scene->width, scene->height);
  sv_board_surface_set_scheme (SV_BOARD_SURFACE (f.view), scene->scheme);
  sv_board_view_set_covered (f.view, scene->covered);
  board_fixture_settle (&f);
  if (scene->held >= 0)
    SV_BOARD_SURFACE_GET_CLASS (f.view)->point (SV_BOARD_SURFACE (f.view), scene->held, -1);
  if (scene->hover_x > 0) {
    const SvBox *pitch = &SV_BOARD_SURFACE (f.view)->layout.pitch;
    board_feel (f.view, "motion", pitch->x + scene->hover_x * pitch->w,
                pitch->y + scene->hover_y * pitch->h);
  }
  gtk_widget_queue_draw (GTK_WIDGET (f.view));
  board_fixture_settle (&f);
  board_save (f.window, scene->name);
  board_fixture_close (&f);
}

int
main (int argc, char *argv[])
{
  g_setenv ("SV_PICTURES", argc > 1 ? argv[1] : ".", TRUE);
  gtk_init ();
  for (unsigned i = 0; i < G_N_ELEMENTS (scenes); i++)
    take (&scenes[i]);
  return 0;
}
