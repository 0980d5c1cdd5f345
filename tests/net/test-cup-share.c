/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Results that tables send to a shared competition: entered, asked about, refused, undone; and what
 * those who look are told about a match that is played here. */

#include "fake-serve.h"
#include "sv-cup-changes.h"
#include "sv-cup-entering.h"
#include "sv-cup-share.h"
#include "sv-cup-told.h"
#include "sv-save.h"

/* Three teams, and the first goal wins; the second match has a result. */
static const char three[] = "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":"
                            "\"strafworp\",\"variant\":{\"goals\":1},"
                            "\"teams\":[{\"name\":\"Fox\"},{\"name\":\"Owl\"},{\"name\":\"Elk\"}],"
                            "\"plan\":{\"kind\":\"league\"},\"fixtures\":["
                            "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,1]},"
                            "{\"round\":2,\"slot\":1,\"board\":1,\"teams\":[1,2],\"score\":[0,1]},"
                            "{\"round\":3,\"slot\":1,\"board\":1,\"teams\":[2,0]}]}";

#define FOX_WINS "{\"result\":{\"id\":7,\"board\":1,\"fixture\":0,\"home\":1,\"away\":0}}\n"

typedef struct {
  char *path;
  SvCupBook *book;
  SvCupShare *share;
  GString *said; /* what the signals of the object said */
  unsigned number;
} Case;

static void
taken_cb (Case *self, guint number, const char *sentence)
{
  self->number = number;
  g_string_append_printf (self->said, "taken: %s\n", sentence);
}

static void
asks_cb (Case *self, guint id, const char *sentence)
{
  g_string_append_printf (self->said, "asks %u: %s\n", id, sentence);
}

static void
setup (Case *self, SvShareResults results, const char *lines)
{
  g_autoptr (GError) error = NULL;

  fake_begin (lines);
  self->path = fake_path ("cup.json");
  fake_write ("cup.json", three);
  self->book = sv_cup_book_load (self->path, &error);
  g_assert_no_error (error);
  self->share = sv_cup_share_of (self->book);
  self->said = g_string_new (NULL);
  g_signal_connect_swapped (self->share, "taken", G_CALLBACK (taken_cb), self);
  g_signal_connect_swapped (self->share, "asks", G_CALLBACK (asks_cb), self);
  sv_share_set_results (sv_cup_share_get_share (self->share), results);
  sv_cup_share_start (self->share, 0);
}

static void
teardown (Case *self)
{
  g_clear_object (&self->share);
  g_clear_object (&self->book);
  sv_save_wait ();
  g_unlink (self->path);
  g_free (self->path);
  g_string_free (self->said, TRUE);
}

static const SvCupResult *
result (Case *self, unsigned fixture)
{
  return &sv_cup_fixture (sv_cup_book_get_doc (self->book)->cup, fixture)->result;
}

static void
test_take (void)
{
  Case self = { 0 };

  setup (&self, SV_SHARE_TAKE, FAKE_ADDRESS FOX_WINS);
  fake_wait_told ("{\"answer\":{\"id\":7,\"verdict\":\"taken\"}}");
  g_assert_cmpuint (result (&self, 0)->score[0], ==, 1);
  g_assert_cmpstr (self.said->str, ==, "taken: Board 1: Fox 1–0 Owl is entered.\n");
  /* it is on the disk when the table is told */
  g_autoptr (SvCupDoc) there = sv_cup_doc_load (self.path, NULL);
  g_assert_cmpuint (sv_cup_fixture (there->cup, 0)->result.score[1], ==, 0);
  sv_cup_share_take_back (self.share, self.number);
  g_assert_false (result (&self, 0)->played);
  teardown (&self);
}

/* Scorers come into the competition with the score, unless they cannot be right. */
static void
test_scorers (void)
{
  Case self = { 0 };

  setup (&self, SV_SHARE_TAKE,
         FAKE_ADDRESS "{\"result\":{\"id\":1,\"board\":1,\"fixture\":0,\"home\":1,\"away\":0,"
                      "\"scorers\":[[1,2],[]]}}\n"
                      "{\"result\":{\"id\":2,\"board\":1,\"fixture\":0,\"home\":1,\"away\":0,"
                      "\"scorers\":[[999],[]]}}\n"
                      "{\"result\":{\"id\":7,\"board\":1,\"fixture\":0,\"home\":1,\"away\":0,"
                      "\"scorers\":[[2],[]]}}\n");
  fake_wait_told ("{\"id\":1,\"verdict\":\"refused\"}");
  fake_wait_told ("{\"id\":2,\"verdict\":\"refused\"");
  fake_wait_told ("{\"answer\":{\"id\":7,\"verdict\":\"taken\"}}");
  g_autoptr (SvCupDoc) there = sv_cup_doc_load (self.path, NULL);
  g_autoptr (GArray) home = sv_cup_doc_get_scorers (there, 0, 0);
  g_autoptr (GArray) away = sv_cup_doc_get_scorers (there, 0, 1);
  g_assert_cmpuint (home->len, ==, 1);
  g_assert_cmpuint (g_array_index (home, unsigned, 0), ==, 2);
  g_assert_cmpuint (away->len, ==, 0);
  teardown (&self);
}

/* Undo long after another change removes just that result; and a corrected result stays. */
static void
test_take_back_later (void)
{
  Case self = { 0 };
  const SvCupResult other = { .played = true, .score = { 0, 1 } };

  setup (&self, SV_SHARE_TAKE, FAKE_ADDRESS FOX_WINS);
  fake_wait_told ("taken");
  sv_cup_book_commit (
      self.book, sv_cup_doc_result (sv_cup_book_get_doc (self.book), 2, &other, NULL), NULL, NULL);
  sv_cup_share_take_back (self.share, self.number);
  g_assert_false (result (&self, 0)->played);
  g_assert_true (result (&self, 2)->played);
  sv_cup_book_commit (
      self.book, sv_cup_doc_result (sv_cup_book_get_doc (self.book), 0, &other, NULL), NULL, NULL);
  sv_cup_share_take_back (self.share, self.number);
  g_assert_true (result (&self, 0)->played);
  teardown (&self);
}

static void
test_conflicts (void)
{
  Case self = { 0 };

  setup (&self, SV_SHARE_TAKE,
         FAKE_ADDRESS "{\"result\":{\"id\":1,\"board\":1,\"fixture\":1,\"home\":1,\"away\":0}}\n"
                      "{\"result\":{\"id\":2,\"board\":1,\"fixture\":1,\"home\":0,\"away\":1}}\n"
                      "{\"result\":{\"id\":3,\"board\":2,\"fixture\":0,\"home\":1,\"away\":0}}\n"
                      "{\"result\":{\"id\":4,\"board\":1,\"fixture\":9,\"home\":1,\"away\":0}}\n"
                      "{\"match\":{\"id\":5,\"board\":1,\"fixture\":0,\"match\":{}}}\n");
  fake_wait_told ("{\"id\":1,\"verdict\":\"conflict\"}");
  fake_wait_told ("{\"id\":2,\"verdict\":\"taken\"}");
  fake_wait_told ("{\"id\":3,\"verdict\":\"refused\"");
  fake_wait_told ("{\"id\":4,\"verdict\":\"refused\"");
  fake_wait_told ("{\"id\":5,\"verdict\":\"refused\"");
  g_assert_cmpuint (result (&self, 1)->score[0], ==, 0);
  g_assert_cmpstr (self.said->str, ==, "");
  teardown (&self);
}

static void
test_closed (void)
{
  Case self = { 0 };

  setup (&self, SV_SHARE_CLOSED, FAKE_ADDRESS FOX_WINS);
  fake_wait_told ("{\"id\":7,\"verdict\":\"closed\"}");
  g_assert_false (result (&self, 0)->played);
  teardown (&self);
}

static void
test_ask (void)
{
  Case self = { 0 };

  setup (&self, SV_SHARE_ASK,
         FAKE_ADDRESS FOX_WINS
         "{\"result\":{\"id\":8,\"board\":1,\"fixture\":2,\"home\":1,\"away\":0}}\n");
  while (sv_cup_share_get_waiting (self.share)->len < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (self.said->str, ==,
                   "asks 7: Board 1: Fox 1–0 Owl\nasks 8: Board 1: Elk 1–0 Fox\n");
  g_assert_false (result (&self, 0)->played);
  sv_cup_share_decide (self.share, 8, FALSE);
  fake_wait_told ("{\"id\":8,\"verdict\":\"refused\"");
  g_assert_false (result (&self, 2)->played);
  sv_cup_share_decide (self.share, 7, TRUE);
  fake_wait_told ("{\"id\":7,\"verdict\":\"taken\"}");
  g_assert_cmpuint (result (&self, 0)->score[0], ==, 1);
  g_assert_cmpuint (sv_cup_share_get_waiting (self.share)->len, ==, 0);
  teardown (&self);
}

/* While a result waits, the user types another one: that stays. */
static void
test_ask_too_late (void)
{
  Case self = { 0 };
  const SvCupResult other = { .played = true, .score = { 0, 1 } };

  setup (&self, SV_SHARE_ASK, FAKE_ADDRESS FOX_WINS);
  while (sv_cup_share_get_waiting (self.share)->len < 1)
    g_main_context_iteration (NULL, TRUE);
  sv_cup_book_commit (
      self.book, sv_cup_doc_result (sv_cup_book_get_doc (self.book), 0, &other, NULL), NULL, NULL);
  sv_cup_share_decide (self.share, 7, TRUE);
  fake_wait_told ("{\"id\":7,\"verdict\":\"conflict\"");
  g_assert_cmpuint (result (&self, 0)->score[0], ==, 0);
  teardown (&self);
}

/* A whole match is entered as the document of its fixture. */
static void
test_match (void)
{
  Case self = { 0 };

  setup (&self, SV_SHARE_TAKE, FAKE_ADDRESS);
  SvMatchDoc *doc = sv_cup_doc_open_match (sv_cup_book_get_doc (self.book), 0, NULL);
  g_autoptr (SvMatch) match = sv_match_new (doc);
  SvRng rng;
  sv_rng_seed (&rng, 1);
  while (sv_match_get_node (match)->kind != SV_NODE_OVER) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);
    g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
  }
  g_autofree char *text = sv_match_doc_write (sv_match_write_doc (match), FALSE);
  g_autofree char *line = g_strdup_printf (
      "{\"match\":{\"id\":9,\"board\":1,\"fixture\":0,\"match\":%s}}\n", g_strstrip (text));
  fake_write ("next", line);
  fake_wait_told ("{\"results\":\"take\"}");
  sv_share_look (sv_cup_share_get_share (self.share));
  fake_wait_told ("{\"id\":9,\"verdict\":\"taken\"}");
  const SvCupExtra *extra = sv_cup_book_get_doc (self.book)->extras->pdata[0];
  g_assert_nonnull (extra->match);
  g_assert_true (result (&self, 0)->played);
  teardown (&self);
}

/* Nobody is told of a match before somebody looks; then of what was shown here; and then that it is
 * gone. */
static void
test_live (void)
{
  Case self = { 0 };

  setup (&self, SV_SHARE_TAKE, FAKE_ADDRESS);
  SvMatch *match = sv_cup_book_play (self.book, 0);
  fake_wait_told ("take");
  fake_write ("next", "{\"looking\":1,\"came\":false,\"typed\":[],\"waiting\":0}\n");
  g_autofree char *before = fake_read ("told");
  g_assert_null (strstr (before, "live"));
  sv_share_look (sv_cup_share_get_share (self.share));
  fake_wait_told ("{\"live\":{\"fixture\":0,\"score\":[0,0],\"state\":{\"stage\":\"");
  fake_wait_told ("\"events\":0,\"match\":{");
  for (int i = 0; i < 6; i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);
    g_assert_true (sv_match_choose (match, legal[0], NULL));
  }
  fake_wait_told ("\"events\":6,");
  g_object_unref (match);
  fake_wait_told ("{\"live\":{\"fixture\":0}}");
  teardown (&self);
}

/* All windows of a competition share it together, until the last one is closed. */
static void
test_one_share (void)
{
  Case self = { 0 };

  setup (&self, SV_SHARE_TAKE, FAKE_ADDRESS);
  g_autoptr (SvCupShare) again = sv_cup_share_of (self.book);
  g_assert_true (again == self.share);
  fake_wait_told ("take");
  g_clear_object (&self.share);
  g_assert_cmpint (sv_share_get_state (sv_cup_share_get_share (again)), !=, SV_SHARE_OFF);
  g_clear_object (&again);
  g_autoptr (SvCupShare) later = sv_cup_share_of (self.book);
  g_assert_cmpint (sv_share_get_state (sv_cup_share_get_share (later)), ==, SV_SHARE_OFF);
  g_clear_object (&later);
  teardown (&self);
}

int
main (int argc, char **argv)
{
  /* Not by G_TEST_OPTION_ISOLATE_DIRS, which leaks under the sanitizers. */
  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-share/take", test_take);
  g_test_add_func ("/cup-share/scorers", test_scorers);
  g_test_add_func ("/cup-share/take-back-later", test_take_back_later);
  g_test_add_func ("/cup-share/conflicts", test_conflicts);
  g_test_add_func ("/cup-share/closed", test_closed);
  g_test_add_func ("/cup-share/ask", test_ask);
  g_test_add_func ("/cup-share/ask-too-late", test_ask_too_late);
  g_test_add_func ("/cup-share/match", test_match);
  g_test_add_func ("/cup-share/live", test_live);
  g_test_add_func ("/cup-share/one-share", test_one_share);
  const int failed = g_test_run ();
  fake_end ();
  return failed;
}
