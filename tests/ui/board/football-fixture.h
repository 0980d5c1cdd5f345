/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* football-fixture: a match of one of the football games on the whole match page, and hands that
 * click, drag and press keys on it. */

#include "board-hands.h"
#include "doc-fixture.h"
#include "sv-action-bar.h"
#include "sv-board-view.h"
#include "sv-games.h"
#include "sv-hand-over.h"
#include "sv-match-page.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-throw-strip.h"
#include "window-fixture.h"

typedef struct {
  SvMatch *match;
  SvMatchPage *page;
  SvBoardView *view;
  GtkWidget *window;
} Football;

/* Open the page of a match; takes the document. */
static inline void
football_show (Football *f, SvMatchDoc *doc, int width, int height)
{
  g_assert_nonnull (doc);
  g_settings_set_string (sv_settings (), "pace", "at-once");
  f->match = sv_match_new (doc);
  sv_match_seed (f->match, 4);
  f->page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  sv_match_page_set_match (f->page, f->match);
  f->view = SV_BOARD_VIEW (find (GTK_WIDGET (f->page), SV_TYPE_BOARD_VIEW));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  f->window = show_alone (f->page, width, height);
}

static inline void
football_open (Football *f, const char *game, int width, int height)
{
  football_show (f, standard_doc (sv_game_by_id (game)), width, height);
}

/* The same from a position, as documents write it. */
static inline void
football_open_at (Football *f, const char *game, const char *start, int width, int height)
{
  g_autofree char *text = g_strdup_printf (
      "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"%s\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Velocitas\"},{\"name\":\"Orange\"}],\"start\":%s,\"events\":[],"
      "\"times\":[]}",
      game, start);

  football_show (f, parse_doc (text), width, height);
}

static inline void
football_close (Football *f)
{
  SvMatchPage *page = f->page;

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *)&page);
  gtk_window_destroy (GTK_WINDOW (f->window));
  settle ();
  g_assert_null (page);
  g_assert_finalize_object (f->match);
}

/* On what is shown: the pitch, or what is seen from near. */
static inline int
football_space (Football *f, const char *name)
{
  const int space = sv_board_find (sv_match_get_scene (f->match)->board, name, -1);

  if (space < 0)
    g_error ("no space is called '%s'", name);
  return space;
}

static inline int
football_piece_on (Football *f, const char *name)
{
  const int space = football_space (f, name);
  const SvView *view = sv_match_get_view (f->match);

  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].space == space)
      return i;
  return -1;
}

static inline SvPose
football_middle (Football *f, const char *name)
{
  /* Benches that fold move the pitch. */
  if (!SV_BOARD_SURFACE (f->view)->has_layout)
    gtk_test_widget_wait_for_draw (f->window);

  return board_middle (f->view, football_space (f, name));
}

static inline void
football_click (Football *f, const char *name)
{
  board_click (f->view, football_middle (f, name));
  settle ();
}

static inline void
football_drag (Football *f, const char *from, const char *to)
{
  const SvPose a = football_middle (f, from), b = football_middle (f, to);

  g_assert_true (board_drag (f->view, a, b));
  board_drop (f->view, a, b);
  settle ();
}

/* The keyboard goes to a space and presses Enter. */
static inline void
football_enter (Football *f, const char *name)
{
  GtkWidget *place = board_space (f->view, football_space (f, name));

  g_assert_true (gtk_widget_grab_focus (place));
  g_assert_true (gtk_widget_activate_action (place, "space.activate", NULL));
  settle ();
}

static inline gboolean
football_is_shown (GtkWidget *widget, gconstpointer label)
{
  return is_button (widget, label) && gtk_widget_is_visible (widget);
}

static inline gboolean
football_is_menu (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_MENU_BUTTON (widget) && gtk_widget_is_visible (widget) &&
         g_strcmp0 (gtk_widget_get_tooltip_text (widget), "Choose a Line-Up") == 0;
}

/* Press the button that says so, wherever it is on the page, or among the other line-ups. */
static inline void
football_button (Football *f, const char *label)
{
  GtkWidget *button = find_where (f->page, football_is_shown, label, 0);

  if (button == NULL) {
    gtk_menu_button_popup (GTK_MENU_BUTTON (find_where (f->page, football_is_menu, NULL, 0)));
    settle ();
    button = find_where (f->page, football_is_shown, label, 0);
  }
  if (button == NULL)
    g_error ("no button says '%s'", label);
  g_signal_emit_by_name (button, "clicked");
  settle ();
}

static inline void
football_die (Football *f, unsigned value)
{
  g_autoptr (GError) error = NULL;

  sv_match_enter_die (f->match, value, &error);
  g_assert_no_error (error);
  settle ();
}

/* What a hand does to choose the event of this text: press its button, or point at its piece and at
 * its space. */
static inline void
football_do (Football *f, const char *text, void (*point) (Football *f, const char *name))
{
  const SvGame *game = sv_match_get_game (f->match);
  const SvBoard *board = sv_match_get_scene (f->match)->board;
  SvTarget target;
  SvEvent event;

  if (!sv_game_find_event (game, sv_match_get_setup (f->match), sv_match_get_state (f->match), text,
                           &event))
    g_error ("'%s' is not legal at event %u", text, sv_match_get_position (f->match));
  game->event_target (sv_match_get_setup (f->match), sv_match_get_state (f->match), event, &target);
  if (target.piece < 0 && target.space < 0) {
    football_button (f, target.button);
    return;
  }
  if (target.piece >= 0 && target.piece != board_hand (f->view)) {
    const int space = sv_match_get_view (f->match)->pieces[target.piece].space;
    if (space >= 0) {
      point (f, board->spaces[space].name);
    } else {
      GtkWidget *seat = board_seat (f->view, target.piece);
      g_assert_true (gtk_widget_activate_action (seat, "space.activate", NULL));
      settle ();
    }
  }
  if (target.space >= 0)
    point (f, board->spaces[target.space].name);
}

static inline void
football_do_all (Football *f, const char *texts, void (*point) (Football *f, const char *name))
{
  g_auto (GStrv) list = g_strsplit (texts, ",", -1);

  for (unsigned i = 0; list[i] != NULL; i++) {
    const unsigned position = sv_match_get_position (f->match);
    football_do (f, list[i], point);
    if (sv_match_get_position (f->match) == position)
      g_error ("'%s' did nothing at event %u", list[i], position);
  }
}

#define g_assert_phase(f, name) g_assert_cmpstr (sv_shown ((f)->match)->view.phase, ==, name)
