/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forms of a game of this test's own: lists of numbers, boards, values of a team as a whole. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "field-hands.h"
#include "gtk-fixture.h"
#include "sv-board-choice.h"
#include "sv-board-file.h"
#include "sv-field-form.h"
#include "sv-games.h"
#include "sv-variant-words.h"
#include "window-fixture.h"

#define BOARD                                                                                      \
  "{\"format\":\"speelveld-board\",\"version\":1,\"id\":\"hall\",\"title\":\"Our hall\","          \
  "\"pitch\":{\"w\":40,\"h\":20},\"edges\":[],"                                                    \
  "\"spaces\":[{\"name\":\"a\",\"x\":5,\"y\":5,\"zone\":\"field\",\"end\":null}]}"

typedef struct {
  int32_t out;
} TestTeam;

typedef struct {
  int32_t numbers, board;
  const SvBoard *own;
  TestTeam teams[2];
} TestSetup;

static const char *const keys[] = { "large", "small", NULL };
static const char *const labels[] = { "Large", "Small" };
static const SvSpace spaces[] = { { .name = "a", .label = "A", .x = 5, .y = 5, .zone = -1 } };
static const SvBoard boards[] = {
  { .id = "large", .w = 30, .h = 20, .margin = 1, .radius = 2, .n_spaces = 1, .spaces = spaces },
  { .id = "small", .w = 20, .h = 10, .margin = 1, .radius = 2, .n_spaces = 1, .spaces = spaces },
};

static const SvField variant_fields[] = {
  { SV_NUMBERS ("numbers", TestSetup, numbers, 2, 6), .standard = 1 << 3,
    .label = "Lucky numbers" },
  { SV_BOARD ("board", TestSetup, board, own, keys, labels), .label = "Board" },
};

static const SvField team_fields[] = {
  { SV_NUMBERS ("out", TestTeam, out, 1, 3), .label = "Cannot play" },
};

static void
setup_standard (void *setup)
{
  TestSetup *s = setup;

  memset (s, 0, sizeof *s);
  sv_fields_set_standard (variant_fields, G_N_ELEMENTS (variant_fields), s);
}

static bool
setup_check (const void *setup, SvFault *fault)
{
  const TestSetup *s = setup;

  if (s->own != NULL && s->own->w < 40)
    return sv_refuse (fault, sv_phrase ("it is too narrow", -1), "variant.board.pitch.w");
  if (s->teams[0].out == (1 << 1 | 1 << 2 | 1 << 3))
    return sv_refuse (fault, sv_phrase ("nobody is left", -1), "teams[0].out");
  return true;
}

static const SvBoard *
board (const void *setup)
{
  const TestSetup *s = setup;

  return s->own != NULL ? s->own : &boards[s->board];
}

static const SvGame *
make_game (void)
{
  static SvGame game;

  game = *sv_game_by_id ("null");
  game.setup_size = sizeof (TestSetup);
  game.variant_fields = variant_fields;
  game.n_variant_fields = G_N_ELEMENTS (variant_fields);
  game.n_cards = 0;
  game.team_fields = team_fields;
  game.n_team_fields = G_N_ELEMENTS (team_fields);
  game.teams_offset = offsetof (TestSetup, teams);
  game.team_size = sizeof (TestTeam);
  game.setup.standard = setup_standard;
  game.setup.check = setup_check;
  game.board = board;
  return &game;
}

static SvFieldForm *
make_form (gboolean team)
{
  SvFieldForm *form = SV_FIELD_FORM (g_object_ref_sink (g_object_new (SV_TYPE_FIELD_FORM, NULL)));

  if (team)
    sv_field_form_set_team (form, make_game ());
  else
    sv_field_form_set_game (form, make_game ());
  return form;
}

/* The toggle with this label in row. */
static GtkToggleButton *
find_toggle (gpointer row, const char *label)
{
  return GTK_TOGGLE_BUTTON (find_button (row, label, 0));
}

static char *
dup_differences (const SvFieldForm *form)
{
  g_autoptr (GPtrArray) sentences = sv_variant_words_differences (
      make_game (), sv_field_form_get_setup ((SvFieldForm *)(uintptr_t)form));

  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **)sentences->pdata);
}

static void
test_numbers (void)
{
  SvFieldForm *form = make_form (FALSE);
  const TestSetup *setup = sv_field_form_get_setup (form);
  GtkWidget *row = GTK_WIDGET (find_field (GTK_WIDGET (form), "numbers"));

  g_assert_null (find_toggle (row, "1"));
  g_assert_null (find_toggle (row, "7"));
  g_assert_true (gtk_toggle_button_get_active (find_toggle (row, "3")));
  gtk_toggle_button_set_active (find_toggle (row, "6"), TRUE);
  g_assert_cmpint (setup->numbers, ==, 1 << 3 | 1 << 6);
  gtk_toggle_button_set_active (find_toggle (row, "3"), FALSE);
  g_assert_cmpint (setup->numbers, ==, 1 << 6);
  gtk_toggle_button_set_active (find_toggle (row, "6"), FALSE);
  g_assert_cmpint (setup->numbers, ==, 0);
  g_autofree char *told = dup_differences (form);
  g_assert_cmpstr (told, ==, "Lucky numbers: none.");
  g_signal_emit_by_name (row, "reset");
  g_assert_cmpint (setup->numbers, ==, 1 << 3);
  g_assert_true (gtk_toggle_button_get_active (find_toggle (row, "3")));
  g_object_unref (form);
}

/* Choose a file with this text as the board of the row. */
static void
import_board (SvFieldRow *row, const char *text)
{
  g_autofree char *path = write_file ("speelveld-test-board.json", text);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  sv_board_choice_import (SV_BOARD_CHOICE (find (GTK_WIDGET (row), SV_TYPE_BOARD_CHOICE)), file);
  g_unlink (path);
}

static void
test_board (void)
{
  SvFieldForm *form = make_form (FALSE);
  SvFieldRow *row = find_field (GTK_WIDGET (form), "board");
  const TestSetup *setup = sv_field_form_get_setup (form);
  g_autofree char *own = NULL;

  choose_value (row, 1);
  g_assert_cmpint (setup->board, ==, 1);
  g_autofree char *small = dup_differences (form);
  g_assert_cmpstr (small, ==, "Board: Small.");

  import_board (row, BOARD);
  g_assert_null (said (row, "fault"));
  g_assert_cmpint (setup->board, ==, 2);
  g_assert_cmpstr (sv_board_file_get_id (setup->own), ==, "hall");
  own = dup_differences (form);
  g_assert_cmpstr (own, ==, "Board: Our hall.");

  /* The own board stays an entry of the row. */
  choose_value (row, 0);
  g_assert_null (setup->own);
  g_assert_cmpint (setup->board, ==, 0);
  choose_value (row, 2);
  g_assert_cmpstr (sv_board_file_get_id (setup->own), ==, "hall");
  g_signal_emit_by_name (row, "reset");
  g_assert_null (setup->own);
  g_assert_cmpint (setup->board, ==, 0);
  g_object_unref (form);
}

static void
test_board_refused (void)
{
  SvFieldForm *form = make_form (FALSE);
  SvFieldRow *row = find_field (GTK_WIDGET (form), "board");
  const TestSetup *setup = sv_field_form_get_setup (form);
  g_auto (GStrv) parts = g_strsplit (BOARD, "\"w\":40", 2);
  g_autofree char *narrow = g_strjoinv ("\"w\":30", parts);
  g_autofree char *broken = g_strjoinv ("\"w\":1", parts);

  import_board (row, narrow);
  g_assert_cmpstr (said (row, "fault"), ==,
                   "This board cannot be used: Pitch, width: it is too narrow.");
  import_board (row, broken);
  g_assert_cmpstr (said (row, "fault"), ==,
                   "This board cannot be used: Pitch, width: 1 is outside 10–100000.");
  g_assert_null (setup->own);
  g_assert_cmpint (setup->board, ==, 0);
  g_object_unref (form);
}

static void
test_team (void)
{
  SvFieldForm *form = make_form (TRUE);
  const TestTeam *team = sv_field_form_get_setup (form);
  const TestTeam other = { .out = 1 << 2 };
  SvFieldRow *row = find_field (GTK_WIDGET (form), "out");

  g_assert_null (find_field (GTK_WIDGET (form), "board"));
  choose_value (row, 1 << 1 | 1 << 2);
  g_assert_cmpint (team->out, ==, 1 << 1 | 1 << 2);
  choose_value (row, 1 << 1 | 1 << 2 | 1 << 3);
  g_assert_cmpstr (said (row, "fault"), ==, "This is not possible together: nobody is left.");
  g_assert_cmpint (team->out, ==, 1 << 1 | 1 << 2);
  sv_field_form_show (form, &other);
  g_assert_null (said (row, "fault"));
  g_assert_cmpint (shown_value (row), ==, 1 << 2);
  g_object_unref (form);
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/ui/field-kinds/numbers", test_numbers);
  g_test_add_func ("/ui/field-kinds/board", test_board);
  g_test_add_func ("/ui/field-kinds/board-refused", test_board_refused);
  g_test_add_func ("/ui/field-kinds/team", test_team);
  return g_test_run ();
}
