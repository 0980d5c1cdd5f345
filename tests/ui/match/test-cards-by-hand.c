/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards beside the pitch, with a real mouse: they pick up figurines, and show themselves large. */

#include "gtk-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "real-hands.h"
#include "sv-board-view.h"
#include "sv-card-back.h"
#include "sv-card-panel.h"
#include "sv-card-view.h"
#include "sv-large-card.h"
#include "sv-match-words.h"
#include "sv-squad-panel.h"

#include "board/board-hands.h"

static void
set_up (Fixture *f, gconstpointer data)
{
  open_page (f, sv_match_new (standard_doc (sv_games ()[0])), 1000, 1000);
  play (f->match, "die 4,die 3");
  real_settle (f->window);
}

static GtkWidget *
board (Fixture *f)
{
  return find (f->page, SV_TYPE_BOARD_VIEW);
}

static GtkWidget *
card (Fixture *f, guint number)
{
  return find_nth (find (f->page, SV_TYPE_CARD_PANEL), SV_TYPE_CARD_VIEW,
                   number); /* after the one on top */
}

static gboolean
is_large (Fixture *f)
{
  return gtk_widget_get_mapped (find (f->page, SV_TYPE_LARGE_CARD));
}

/* A click on the space where event i leads. */
static void
click_target (Fixture *f, unsigned i)
{
  const SvPose to = board_middle (board (f), sv_match_get_target (f->match, i)->space);

  real_click_at (board (f), to.x, to.y);
}

static void
test_place (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  const unsigned position = sv_match_get_position (f->match);
  real_click (card (f, 2));
  g_assert_false (is_large (f));
  g_assert_cmpint (sv_match_get_view (f->match)->pieces[board_held (board (f))].number, ==, 2);
  click_target (f, 0);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
}

/* By a right click, or by holding; the next click takes it away and does what it is for. */
static void
test_large (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  const unsigned position = sv_match_get_position (f->match);
  const graphene_point_t at = real_point (card (f, 1), 30, 30);
  real_do ("mousemove %d %d click 3", (int)at.x, (int)at.y);
  real_settle (f->window);
  g_assert_true (is_large (f));
  real_click (card (f, 4));
  g_assert_false (is_large (f));
  g_assert_cmpint (sv_match_get_view (f->match)->pieces[board_held (board (f))].number, ==, 4);
  real_do ("mousemove %d %d click 3", (int)at.x, (int)at.y);
  real_settle (f->window);
  g_assert_true (is_large (f));
  click_target (f, 0);
  g_assert_false (is_large (f));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position + 1);
  real_do ("mousemove %d %d click 3", (int)at.x, (int)at.y);
  real_settle (f->window);
  g_assert_true (is_large (f));
  real_keys (f->window, "Escape");
  g_assert_false (is_large (f));
}

static void
set_up_names (Fixture *f, gconstpointer data)
{
  SvMatchDoc *doc = standard_doc (sv_games ()[0]);

  for (int side = 0; side < 2; side++)
    for (unsigned i = 0; i + side < doc->teams[side]->n_cards; i++) { /* one has no name */
      g_free (doc->teams[side]->cards[i].name);
      doc->teams[side]->cards[i].name = g_strdup_printf ("Sam%u", i);
    }
  open_page (f, sv_match_new (doc), 1280, 720);
  play (f->match, "die 4,die 3");
  real_settle (f->window);
}

/* Right click on the figurine of a piece. */
static void
right_click_piece (Fixture *f, int piece)
{
  const SvPose *at = &SV_BOARD_SURFACE (board (f))->rest[piece];
  const graphene_point_t here = real_point (board (f), at->x, at->y);

  real_do ("mousemove %d %d click 3", (int)here.x, (int)here.y);
  real_settle (f->window);
}

static gboolean
is_turned (Fixture *f)
{
  return is_large (f) && gtk_widget_get_child_visible (find (f->page, SV_TYPE_CARD_BACK));
}

/* The first piece of the second team whose card has a name, or has none. */
static int
find_piece (Fixture *f, gboolean named)
{
  for (int i = 0; i < sv_match_get_view (f->match)->n_pieces; i++)
    if (sv_match_get_view (f->match)->pieces[i].side == 1 &&
        (sv_match_get_player (f->match, i) != NULL) == named)
      return i;
  g_assert_not_reached ();
}

/* A right click on a figurine shows its card, and the button, or another right click, turns it to
 * the career of the player; a player without a name has none. */
static void
test_turn (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  GtkWidget *large = find (f->page, SV_TYPE_LARGE_CARD);

  right_click_piece (f, find_piece (f, TRUE));
  g_assert_true (is_large (f));
  g_assert_false (is_turned (f));
  GtkWidget *button = find_button (large, "Turn Over", 0);
  g_assert_true (gtk_widget_get_mapped (button));
  g_signal_emit_by_name (button, "clicked");
  real_settle (f->window);
  g_assert_true (is_turned (f));
  GtkWidget *back = find (large, SV_TYPE_CARD_BACK);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (template_child (back, "name"))), ==, "Sam0");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (template_child (back, "value1"))), ==, "0");
  g_signal_emit_by_name (button, "clicked");
  real_settle (f->window);
  g_assert_false (is_turned (f));
  real_keys (f->window, "Escape");
  g_assert_false (is_large (f));

  right_click_piece (f, find_piece (f, FALSE));
  g_assert_true (is_large (f));
  g_assert_false (gtk_widget_get_mapped (button));
  real_keys (f->window, "Escape");
}

/* The Menu key shows the card of the figurine that has the focus, turns it, and turns it back. */
static void
test_turn_by_keys (Fixture *f, gconstpointer data)
{
  if (real_hands_are_tied ())
    return;
  gtk_widget_child_focus (board (f), GTK_DIR_TAB_FORWARD);
  sv_board_surface_focus_place (SV_BOARD_SURFACE (board (f)), find_piece (f, TRUE), -1);
  real_keys (f->window, "Menu");
  g_assert_true (is_large (f));
  g_assert_false (is_turned (f));
  real_keys (f->window, "Menu");
  g_assert_true (is_turned (f));
  real_keys (f->window, "shift+" REAL_F10);
  g_assert_false (is_turned (f));
  g_assert_true (is_large (f));
  real_keys (f->window, "Escape");
  g_assert_false (is_large (f));
}

static gboolean
does_anybody_act (SvMatch *match)
{
  return sv_match_get_view (match)->stage == SV_STAGE_PLAY &&
         (sv_squad_find_acting (match, 0) >= 0 || sv_squad_find_acting (match, 1) >= 0);
}

static void
set_up_squads (Fixture *f, gconstpointer id)
{
  SvMatch *match = sv_match_new (standard_doc (sv_game_by_id (id)));
  SvRng rng;

  sv_rng_seed (&rng, 5);
  for (int i = 0; i < 60 || !does_anybody_act (match); i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);
    g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
  }
  /* sizes in which there is room for cards beside the pitch of this game */
  const gboolean high = g_str_equal (id, "eleven");
  open_page (f, match, high ? 1040 : 1270, high ? 720 : 660);
}

/* The names of squares are of no use to who plays: they come and go with a key. */
static void
test_names_of_squares (Fixture *f, gconstpointer data)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (board (f));

  if (real_hands_are_tied ())
    return;
  g_assert_false (surface->painter->labels);
  real_keys (f->window, "l");
  g_assert_true (surface->painter->labels);
  real_keys (f->window, "l");
  g_assert_false (surface->painter->labels);
}

/* The card is of who acts, whoever lies under the pointer, and no names stand below it; both fold
 * away where nobody of the team acts. In a game whose players have no cards it is the same. */
static void
test_who_acts (Fixture *f, gconstpointer id)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (board (f));
  const SvView *view = sv_match_get_view (f->match);
  unsigned seen = 0;

  for (int piece = 0; piece < view->n_pieces; piece++) {
    const int side = view->pieces[piece].side;
    GtkWidget *squad =
        find_nth (f->page, SV_TYPE_SQUAD_PANEL, side == sv_match_get_left (f->match) ? 0 : 1);
    GtkWidget *shown = find (squad, SV_TYPE_CARD_VIEW);
    const int acting = sv_squad_find_acting (f->match, side);

    sv_board_surface_set_hover (surface, piece, view->pieces[piece].space);
    g_assert_false (gtk_widget_get_visible (template_child (squad, "scroller")));
    g_assert_true (gtk_widget_get_visible (shown) == (acting >= 0));
    g_assert_true (gtk_widget_get_mapped (shown) == (acting >= 0));
    seen += acting >= 0;
    if (acting < 0)
      continue;
    g_autofree char *label = sv_match_dup_piece_label (f->match, acting);
    g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (shown), label));
  }
  g_assert_cmpuint (seen, >, 0);
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add ("/cards/place-the-figurine-of-a-card", Fixture, NULL, set_up, test_place, tear_down);
  g_test_add ("/cards/look-at-a-card-and-go-on", Fixture, NULL, set_up, test_large, tear_down);
  g_test_add ("/cards/turn-a-card-over", Fixture, NULL, set_up_names, test_turn, tear_down);
  g_test_add ("/cards/turn-a-card-by-keys", Fixture, NULL, set_up_names, test_turn_by_keys,
              tear_down);
  g_test_add ("/cards/show-the-names-of-squares", Fixture, "champions-2020", set_up_squads,
              test_names_of_squares, tear_down);
  g_test_add ("/cards/see-who-acts", Fixture, "champions-2020", set_up_squads, test_who_acts,
              tear_down);
  g_test_add ("/cards/see-who-acts-without-cards", Fixture, "eleven", set_up_squads, test_who_acts,
              tear_down);
  return g_test_run ();
}
