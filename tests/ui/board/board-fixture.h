/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* board-fixture: a window with a board view and a match of two named teams. */

#include "board-hands.h"
#include "doc-fixture.h"
#include "play-fixture.h"
#include "sv-board-view.h"
#include "sv-games.h"

typedef struct {
  GtkWidget *window;
  SvBoardView *view;
  SvMatch *match;
  char *told; /* the last sentence */
  int n_told;
} BoardFixture;

static inline SvMatch *
board_fixture_match_of (const SvGame *game)
{
  SvMatch *match = sv_match_new (doc_between (game, "Velocitas", "Orange"));

  sv_match_seed (match, 42);
  return match;
}

static inline SvMatch *
board_fixture_match (void)
{
  return board_fixture_match_of (sv_games ()[0]);
}

/* Make n events, always the same ones, and go on until somebody must choose. */
static inline void
board_fixture_play_any (SvMatch *match, unsigned n)
{
  const SvGame *game = sv_match_get_game (match);
  SvEvent events[SV_MAX_LEGAL];
  SvNode node;

  for (unsigned i = 0;; i++) {
    g_autoptr (GError) error = NULL;
    game->node (sv_match_get_setup (match), sv_match_get_state (match), &node);
    if (node.kind == SV_NODE_OVER || (i >= n && node.kind == SV_NODE_DECISION))
      return;
    const unsigned legal =
        game->legal (sv_match_get_setup (match), sv_match_get_state (match), events);
    sv_match_choose (match, events[i * 7 % legal], &error);
    g_assert_no_error (error);
  }
}

static inline void
board_fixture_told_cb (SvBoardView *view, const char *sentence, BoardFixture *f)
{
  g_free (f->told);
  f->told = g_strdup (sentence);
  f->n_told++;
}

/* Let the window settle: all that is queued is laid out and drawn. */
static inline void
board_fixture_settle (BoardFixture *f)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_test_widget_wait_for_draw (f->window);
}

static inline void
board_fixture_open (BoardFixture *f, SvMatch *match, int width, int height)
{
  *f = (BoardFixture){ .match = match };
  f->window = gtk_window_new ();
  f->view = SV_BOARD_VIEW (g_object_new (SV_TYPE_BOARD_VIEW, NULL));
  g_signal_connect (f->view, "told", G_CALLBACK (board_fixture_told_cb), f);
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, height);
  gtk_window_set_decorated (GTK_WINDOW (f->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->view));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  sv_board_view_set_match (f->view, match);
  gtk_window_present (GTK_WINDOW (f->window));
  board_fixture_settle (f);
}

static inline void
board_fixture_close (BoardFixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&f->match);
  g_clear_pointer (&f->told, g_free);
}
