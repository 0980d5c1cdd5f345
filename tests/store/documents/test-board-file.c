/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards of documents: what is read, kept and written back. What must be refused stands in bad/. */

#include "sv-board-file.h"

#include "doc-fixture.h"
#include "fixture.h"

#define BOARD(id)                                                                                  \
  "{\"format\":\"speelveld-board\",\"version\":1,\"id\":\"" id "\",\"title\":\"Back garden\","     \
  "\"pitch\":{\"w\":100,\"h\":50,\"ring\":10.5,\"grass\":\"long\"},\"spaces\":["                   \
  "{\"name\":\"wg\",\"x\":5,\"y\":25,\"zone\":\"goal\",\"end\":\"w\"},"                            \
  "{\"name\":\"wp1\",\"x\":20.5,\"y\":25,\"zone\":\"penalty\",\"end\":\"w\",\"spot\":true},"       \
  "{\"name\":\"k\",\"x\":50,\"y\":25,\"zone\":\"centre\",\"end\":null,\"kickoff\":true},"          \
  "{\"name\":\"e1\",\"x\":90,\"y\":25,\"zone\":\"field\",\"end\":\"e\"}],"                         \
  "\"edges\":[{\"a\":\"wg\",\"b\":\"wp1\",\"kind\":\"goal\",\"cx\":12,\"cy\":20.25},"              \
  "{\"a\":\"k\",\"b\":\"wp1\",\"kind\":\"line\"},{\"a\":\"k\",\"b\":\"e1\"}],"                     \
  "\"crossings\":[{\"lines\":[[\"wp1\",\"wg\"],[\"k\",\"e1\"]],\"x\":1.5,\"y\":2}],"               \
  "\"by\":{\"who\":\"Sem\"}}\n"

static SvBoard *
parse (const char *text, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), error);
  return object ? sv_board_file_from_object (object, NULL, error) : NULL;
}

static SvBoard *
read_board (const char *text)
{
  g_autoptr (GError) error = NULL;
  SvBoard *board = parse (text, &error);
  g_assert_no_error (error);
  g_assert_nonnull (board);
  return board;
}

static void
test_read (void)
{
  g_autoptr (SvBoard) board = read_board (BOARD ("garden"));
  g_assert_cmpstr (sv_board_file_get_id (board), ==, "garden");
  g_assert_cmpstr (sv_board_file_get_title (board), ==, "Back garden");
  g_assert_cmpstr (board->id, !=, "garden"); /* or a built-in drawing could be taken for it */
  g_assert_cmpfloat (board->ring, ==, 10.5);
  g_assert_cmpuint (board->n_spaces, ==, 4);
  g_assert_cmpint (sv_board_find (board, "k", -1), ==, 2);
  g_assert_cmpuint (board->spaces[0].kind, ==, SV_SPACE_GOAL);
  g_assert_cmpint (board->spaces[0].end, ==, 0);
  g_assert_cmpuint (board->spaces[1].marks, ==, SV_SPACE_SPOT);
  g_assert_cmpuint (board->spaces[2].marks, ==, SV_SPACE_KICKOFF);
  g_assert_cmpint (board->spaces[2].end, ==, -1);
  g_assert_cmpint (board->spaces[3].end, ==, 1);
  g_assert_cmpuint (board->n_edges, ==, 3);
  g_assert_cmpuint (board->edges[0].style, ==, 1);
  g_assert_cmpfloat (board->edges[0].cy, ==, 20.25);
  g_assert_cmpuint (board->edges[1].style, ==, 0);
  g_assert_cmpfloat (board->edges[1].cx, ==, 35.25); /* straight */
  /* Discs do not touch. */
  g_assert_cmpfloat (2 * board->radius, <, 15.5);
  g_assert_cmpfloat (board->radius, >, 5);
}

static void
test_neighbours (void)
{
  static const gint16 all[] = { 1, 0, 2, 1, 3, 2 };
  static const guint16 first[] = { 0, 1, 3, 5, 6 };
  g_autoptr (SvBoard) board = read_board (BOARD ("garden"));
  g_assert_cmpmem (board->first_neighbour, sizeof first, first, sizeof first);
  g_assert_cmpmem (board->neighbours, sizeof all, all, sizeof all);
}

static void
test_write (void)
{
  g_autoptr (SvBoard) board = read_board (BOARD ("garden"));
  g_autoptr (JsonObject) object = sv_board_file_to_object (board);
  g_autofree char *compact = sv_json_write (object, FALSE);
  g_autofree char *pretty = sv_json_write (object, TRUE);
  g_assert_cmpstr (compact, ==, BOARD ("garden"));
  g_autoptr (SvBoard) again = read_board (pretty);
  g_autoptr (JsonObject) same = sv_board_file_to_object (again);
  assert_text (sv_json_write (same, FALSE), compact);
}

/* However many were seen; and no board is larger than this. */
static void
test_bounded (void)
{
  g_autoptr (GError) error = NULL;
  for (unsigned n = 0; n < 300; n++) {
    g_autofree char *id = g_strdup_printf ("\"id\":\"b%u\"", n);
    g_auto (GStrv) parts = g_strsplit (BOARD ("garden"), "\"id\":\"garden\"", 2);
    g_autofree char *text = g_strjoinv (id, parts);
    g_autoptr (SvBoard) board = read_board (text);
    g_assert_cmpuint (board->n_spaces, ==, 4);
  }
  /* However it was written: what counts is the document in one line. */
  for (unsigned more = 0; more < 2; more++) {
    g_autoptr (GString) text = g_string_new (BOARD ("garden"));
    g_autofree char *notes =
        g_strnfill (SV_BOARD_MAX_BYTES - text->len + strlen ("Sem") + more, 'x');
    g_assert_cmpuint (g_string_replace (text, "Sem", notes, 1), ==, 1);
    g_autoptr (SvBoard) board = parse (text->str, &error);
    g_assert_true ((board != NULL) == (more == 0));
  }
  g_assert_cmpstr (error->message, ==, "a board may be at most 256 KiB");
}

static void
test_foreign (void)
{
  static const SvBoard other = { .id = "other" };
  g_assert_cmpstr (sv_board_file_get_id (&other), ==, "");
  g_assert_cmpstr (sv_board_file_get_title (&other), ==, "");
  g_autoptr (SvBoard) garden = read_board (BOARD ("garden"));
  g_assert_false (sv_board_file_suits (garden, sv_game_by_id ("null"), NULL));
}

/* A board lives as long as somebody holds it: the sanitizers see whether that is so. */
static void
test_counted (void)
{
  static const SvBoard other = { .id = "other" };
  SvBoard *board = read_board (BOARD ("garden"));
  const SvBoard *held = NULL;
  sv_board_set (&held, board);
  sv_board_unref (board);
  g_assert_cmpstr (sv_board_file_get_id (held), ==, "garden");
  sv_board_set (&held, held);
  g_assert_cmpstr (sv_board_file_get_title (held), ==, "Back garden");
  sv_board_set (&held, &other);
  sv_board_set (&held, NULL);
  g_assert_null (sv_board_ref (NULL));
}

/* A set-up that becomes another one has that one's board, and lets go of its own. */
static void
test_assign (void)
{
  const SvGame *games[] = { sv_game_by_id ("eleven"), sv_game_by_id ("null") };

  for (unsigned i = 0; i < G_N_ELEMENTS (games); i++) {
    const SvGame *g = games[i];
    SvBoard *first = read_board (BOARD ("first")), *second = read_board (BOARD ("second"));
    void *setup = sv_standard_setup (g), *other = sv_standard_setup (g);
    const SvField *field = sv_field_find (g->variant_fields, g->n_variant_fields, "board");

    g_assert_true ((field != NULL) == (i == 0));
    if (field != NULL) {
      sv_field_set_board (field, setup, sv_board_ref (first));
      sv_field_set_board (field, other, sv_board_ref (second));
    }
    sv_board_unref (first);
    sv_board_unref (second);
    sv_setup_assign (g, setup, other);
    sv_setup_assign (g, setup, setup);
    sv_setup_free (g, other);
    void *copy = sv_setup_copy (g, setup);
    sv_setup_free (g, setup);
    g_assert_cmpstr (sv_board_file_get_id (sv_board_of_setup (g, copy)), ==,
                     i == 0 ? "second" : "");
    sv_setup_free (g, copy);
    sv_setup_free (g, NULL);
  }
}

/* A grid of so many spaces, the first of which are joined with the rest until there are so many
 * lines, and each of these with at most so many; with so many crossings that say nothing of
 * lines. */
static SvBoard *
make_grid (unsigned n_spaces, unsigned n_lines, unsigned most, unsigned n_crossings, GError **error)
{
  g_autoptr (GString) text = g_string_new (
      "{\"format\":\"speelveld-board\",\"version\":1,\"id\":\"g\",\"pitch\":{\"w\":900,\"h\":900},"
      "\"spaces\":[");

  for (unsigned i = 0; i < n_spaces; i++)
    g_string_append_printf (text, "%s{\"name\":\"%c%u\",\"x\":%u,\"y\":%u,\"zone\":\"field\"}",
                            i > 0 ? "," : "", 'a' + (int)(i / 20), i % 20, 50 * (i % 16),
                            50 * (i / 16));
  g_string_append (text, "],\"edges\":[");
  for (unsigned a = 0, n = 0; n < n_lines; a++)
    for (unsigned b = a + 1; b < n_spaces && b <= a + most && n < n_lines; b++, n++)
      g_string_append_printf (text, "%s{\"a\":\"%c%u\",\"b\":\"%c%u\"}", n > 0 ? "," : "",
                              'a' + (int)(a / 20), a % 20, 'a' + (int)(b / 20), b % 20);
  g_string_append (text, "],\"crossings\":[");
  for (unsigned i = 0; i < n_crossings; i++)
    g_string_append_printf (text, "%s{}", i > 0 ? "," : "");
  g_string_append (text, "]}");
  return parse (text->str, error);
}

/* As much as a board may have of anything, and one more. */
static void
test_most (void)
{
  for (unsigned more = 0; more < 2; more++) {
    for (unsigned i = 0; i < 4; i++) {
      g_autoptr (GError) error = NULL;
      g_autoptr (SvBoard) board = i == 0 ? make_grid (SV_MAX_SPACES + more, 0, 0, 0, &error)
                                  : i == 1
                                      ? make_grid (SV_MAX_SPACES, SV_MAX_EDGES + more, 8, 0, &error)
                                  : i == 2 ? make_grid (60, SV_MAX_NEIGHBOURS + more, 60, 0, &error)
                                           : make_grid (2, 1, 1, 4096 + more, &error);

      g_assert_true ((board != NULL) == (more == 0));
      g_assert_true ((error == NULL) == (more == 0));
      if (i == 0 && board != NULL)
        g_assert_cmpuint (board->n_spaces, ==, SV_MAX_SPACES);
      if (i == 2 && board != NULL)
        g_assert_cmpuint (board->first_neighbour[1], ==, SV_MAX_NEIGHBOURS);
    }
  }
}

/* A set has room for the first spaces alone, whatever lines there are to those behind them. */
static void
test_beside (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvBoard) board = make_grid (SV_MAX_SPACES, SV_MAX_EDGES, 8, 0, &error);

  g_assert_no_error (error);
  for (unsigned i = 0; i < SV_MAX_SPACES; i++) {
    guint64 expected[SV_SET_SPACES / 64] = { 0 };
    for (unsigned k = board->first_neighbour[i]; k < board->first_neighbour[i + 1]; k++) {
      const unsigned other = (unsigned)board->neighbours[k];
      if (other < SV_SET_SPACES)
        expected[other / 64] |= G_GUINT64_CONSTANT (1) << other % 64;
    }
    g_assert_cmpmem (board->beside[i].bits, sizeof board->beside[i].bits, expected,
                     sizeof expected);
  }
}

/* Where lines cross is on the pitch, its edges too. */
static void
test_crossing_at (void)
{
  static const struct {
    const char *x, *y;
    gboolean sound;
  } cases[] = { { "0", "0", TRUE },    { "100", "50", TRUE },   { "-0.5", "2", FALSE },
                { "1", "-1", FALSE },  { "100.5", "2", FALSE }, { "1", "51", FALSE },
                { "0.25", "2", TRUE }, { "\"1\"", "2", FALSE } };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GString) text = g_string_new (BOARD ("garden"));
    g_autofree char *place = g_strdup_printf ("\"x\":%s,\"y\":%s}],\"by\"", cases[i].x, cases[i].y);
    g_autoptr (GError) error = NULL;
    g_assert_cmpuint (g_string_replace (text, "\"x\":1.5,\"y\":2}],\"by\"", place, 1), ==, 1);
    g_autoptr (SvBoard) board = parse (text->str, &error);
    g_assert_cmpint (board != NULL, ==, cases[i].sound);
    g_assert_cmpint (error != NULL, ==, !cases[i].sound);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/board/read", test_read);
  g_test_add_func ("/store/board/neighbours", test_neighbours);
  g_test_add_func ("/store/board/write", test_write);
  g_test_add_func ("/store/board/foreign", test_foreign);
  g_test_add_func ("/store/board/bounded", test_bounded);
  g_test_add_func ("/store/board/counted", test_counted);
  g_test_add_func ("/store/board/assign", test_assign);
  g_test_add_func ("/store/board/most", test_most);
  g_test_add_func ("/store/board/beside", test_beside);
  g_test_add_func ("/store/board/crossing-at", test_crossing_at);
  return g_test_run ();
}
