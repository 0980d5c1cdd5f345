/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The prompt says what to do, and in its second line what the place means on which the pointer or
 * the keyboard rests. Nothing lies over the pitch. */

#include "gtk-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "sv-board-view.h"
#include "sv-prompt-bar.h"
#include "sv-space-view.h"
#include "worked-example.h"

#include "board/board-hands.h"

static void
set_up_at (Fixture *f, int width, int height)
{
  open_page (f, sv_match_new (standard_doc (sv_game_by_id ("strafworp"))), width, height);
  play (f->match, EXAMPLE_TO_MOVE);
  settle ();
}

static GtkWidget *
part (Fixture *f, GType type)
{
  return find (f->page, type);
}

/* Let the pointer rest on space @space until its meaning is on the screen. The real pointer, which
 * enters or leaves the new window when the screen gets to it, ends a rest. */
static void
rest_on (Fixture *f, int space)
{
  GtkWidget *board = part (f, SV_TYPE_BOARD_VIEW);
  GtkWidget *prompt = part (f, SV_TYPE_PROMPT_BAR);

  do {
    const SvPose at = board_middle (board, space);
    board_feel (board, "motion", at.x, at.y);
    board_feel (board, "motion", at.x + 1, at.y);
    sv_board_surface_rest (SV_BOARD_SURFACE (board));
    settle ();
  } while (said (prompt, "meaning") == NULL ||
           !gtk_widget_get_mapped (template_child (prompt, "meaning")));
}

/* Return whether what the bar says below the prompt is what space @space means: without the name of
 * the space, which is the first line of its words. */
static gboolean
explains (Fixture *f, int space)
{
  GtkWidget *prompt = part (f, SV_TYPE_PROMPT_BAR);
  const char *meaning = said (prompt, "meaning");
  SvSpaceView *place = SV_SPACE_VIEW (board_space (part (f, SV_TYPE_BOARD_VIEW), space));
  g_autofree char *words = sv_space_view_dup_words (place);
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
  g_autofree char *wanted = g_strjoinv (" · ", lines + 1);

  return g_strcmp0 (meaning, wanted) == 0 &&
         gtk_widget_get_mapped (template_child (prompt, "meaning"));
}

static gboolean
has_tooltip (Fixture *f, int space)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  const SvPose at = board_middle (part (f, SV_TYPE_BOARD_VIEW), space);
  gboolean has;

  g_signal_emit_by_name (part (f, SV_TYPE_BOARD_VIEW), "query-tooltip", (int)at.x, (int)at.y, FALSE,
                         tooltip, &has);
  return has;
}

/* The meaning stands inside the prompt, which stays as high as it is; it goes when the pointer goes
 * on, and when something is played. */
static void
test_pointer (Fixture *f, gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 720 }, { 1040, 780 }, { 1024, 600 }, { 400, 800 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++) {
    set_up_at (f, sizes[i][0], sizes[i][1]);
    GtkWidget *prompt = part (f, SV_TYPE_PROMPT_BAR);
    const int height = gtk_widget_get_height (prompt);
    graphene_rect_t inside;

    g_test_message ("%d × %d", sizes[i][0], sizes[i][1]);
    rest_on (f, 2);
    g_assert_true (explains (f, 2));
    g_assert_false (has_tooltip (f, 2));
    g_assert_cmpint (gtk_widget_get_height (prompt), ==, height);
    g_assert_true (gtk_widget_compute_bounds (template_child (prompt, "meaning"), prompt, &inside));
    /* Two lines and a third may use the edges of the bar. */
    g_assert_cmpfloat (inside.origin.y, >=, 0);
    g_assert_cmpfloat (inside.origin.y + inside.size.height, <=, (float)height + 2);
    /* What is to be done stays whole. */
    g_assert_true (gtk_widget_get_mapped (template_child (prompt, "label")));
    g_assert_false (pango_layout_is_ellipsized (
        gtk_label_get_layout (GTK_LABEL (template_child (prompt, "label")))));
    rest_on (f, 3);
    g_assert_true (explains (f, 3));
    board_feel (part (f, SV_TYPE_BOARD_VIEW), "motion", 1, 1);
    g_assert_null (said (prompt, "meaning"));
    rest_on (f, 2);
    play (f->match, "move 1 b");
    g_assert_null (said (prompt, "meaning"));
    if (i + 1 < G_N_ELEMENTS (sizes))
      tear_down (f, NULL);
  }
}

/* The keyboard gets the same line after it has rested as long. */
static void
test_keyboard (Fixture *f, gconstpointer data)
{
  set_up_at (f, 1280, 720);
  GtkWidget *place = board_space (part (f, SV_TYPE_BOARD_VIEW), 2);
  gtk_widget_grab_focus (place);
  gtk_window_set_focus_visible (GTK_WINDOW (f->window), FALSE);
  gtk_window_set_focus_visible (GTK_WINDOW (f->window), TRUE);
  while (said (part (f, SV_TYPE_PROMPT_BAR), "meaning") == NULL)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_true (explains (f, 2));
  g_assert_null (sv_space_view_get_bubble (SV_SPACE_VIEW (place)));
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add ("/prompt/rest-on-a-space-and-read", Fixture, NULL, NULL, test_pointer, tear_down);
  g_test_add ("/prompt/rest-on-a-space-with-the-keyboard", Fixture, NULL, NULL, test_keyboard,
              tear_down);
  return g_test_run ();
}
