/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's side of sharing a competition: what it understands and answers, and what it does
 * when the program that serves ends. */

#include "fake-serve.h"
#include "sv-share.h"

static SvShare *
start (const char *lines)
{
  SvShare *share = sv_share_new ();

  fake_begin (lines);
  sv_share_start (share, "/the/cup.json", 8080);
  return share;
}

static void
wait_state (SvShare *share, SvShareState state)
{
  while (sv_share_get_state (share) != state)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_address (void)
{
  g_autoptr (SvShare) share = start (FAKE_ADDRESS);

  g_assert_cmpint (sv_share_get_state (share), ==, SV_SHARE_STARTING);
  g_assert_null (sv_share_get_url (share));
  wait_state (share, SV_SHARE_ON);
  g_assert_cmpstr (sv_share_get_url (share), ==, "http://192.168.1.20:8080/");
  g_assert_cmpstr (sv_share_get_urls (share)[1], ==, "http://[fd00::2]:8080/");
  g_assert_null (sv_share_get_urls (share)[2]);
  g_assert_cmpuint (sv_share_get_port (share), ==, 8080);
  g_assert_cmpuint (sv_share_get_boards (share)->len, ==, 2);
  g_assert_cmpstr (sv_share_find_board (share, 2)->code, ==, "A2BC-3D4E");
  g_assert_null (sv_share_find_board (share, 3));
  g_autofree char *arguments = fake_read ("arguments");
  g_assert_cmpstr (arguments, ==, "cup serve /the/cup.json --window --port 8080\n");
  fake_wait_told ("{\"results\":\"off\"}");
  sv_share_stop (share);
  g_assert_cmpint (sv_share_get_state (share), ==, SV_SHARE_OFF);
  g_assert_null (sv_share_get_url (share));
  g_assert_cmpuint (sv_share_get_boards (share)->len, ==, 0);
}

static void
test_visitors (void)
{
  g_autoptr (SvShare) share =
      start (FAKE_ADDRESS "nonsense\n{\"new\":\"words\"}\n"
                          "{\"looking\":12,\"came\":true,\"typed\":[2],\"waiting\":0}\n");

  wait_state (share, SV_SHARE_ON);
  while (sv_share_get_looking (share) != 12)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (sv_share_get_came (share));
  g_assert_false (sv_share_find_board (share, 1)->typed);
  g_assert_true (sv_share_find_board (share, 2)->typed);
}

static void
proposal_cb (SvShare *share, guint id, const SvCupProposal *proposal, GString *said)
{
  g_string_append_printf (said, "%u: board %u fixture %u, %u-%u how %u (%u-%u)%s\n", id,
                          proposal->board, proposal->fixture, proposal->result.score[0],
                          proposal->result.score[1], proposal->result.how,
                          proposal->result.shootout[0], proposal->result.shootout[1],
                          proposal->match != NULL ? " match" : "");
  for (int side = 0; side < 2; side++) {
    const GArray *cards = proposal->tally.scorers[side], *marks = proposal->tally.marks[side];
    for (guint k = 0; cards != NULL && k < cards->len; k++)
      g_string_append_printf (said, "side %d: card %u\n", side, g_array_index (cards, unsigned, k));
    for (guint k = 0; marks != NULL && k < marks->len; k++)
      g_string_append_printf (said, "side %d: mark %u of card %u\n", side,
                              g_array_index (marks, SvCupMark, k).mark,
                              g_array_index (marks, SvCupMark, k).card);
  }
  if (proposal->instead != NULL)
    g_string_append_printf (said, "instead of %s\n", proposal->instead);
  sv_share_answer (share, id, id == 7 ? SV_CUP_TAKEN : SV_CUP_REFUSED, id == 7 ? NULL : "No.");
}

static void
test_proposals (void)
{
  g_autoptr (SvShare) share = start (
      FAKE_ADDRESS
      "{\"result\":{\"id\":7,\"board\":1,\"fixture\":3,\"home\":2,\"away\":2,"
      "\"how\":\"penalties\",\"shootout\":[3,2]}}\n"
      "{\"result\":{\"id\":8,\"board\":1,\"fixture\":3,\"home\":-2,\"away\":2}}\n"
      "{\"result\":{\"id\":9,\"board\":1,\"fixture\":3,\"home\":1,\"away\":2,\"how\":\"luck\"}}\n"
      "{\"result\":{\"id\":6,\"board\":1,\"fixture\":3,\"home\":1,\"away\":2,\"scorers\":[[1]]}}\n"
      "{\"result\":{\"id\":5,\"board\":1,\"fixture\":3,\"home\":3,\"away\":1,"
      "\"scorers\":[[4,4,0],[2]]}}\n"
      "{\"match\":{\"id\":10,\"board\":2,\"fixture\":4,\"match\":{\"a\":1}}}\n");
  g_autoptr (GString) said = g_string_new (NULL);

  g_signal_connect (share, "proposal", G_CALLBACK (proposal_cb), said);
  sv_share_set_results (share, SV_SHARE_TAKE);
  fake_wait_told ("{\"results\":\"take\"}");
  fake_wait_told ("{\"answer\":{\"id\":7,\"verdict\":\"taken\"}}");
  fake_wait_told ("{\"answer\":{\"id\":10,\"verdict\":\"refused\",\"text\":\"No.\"}}");
  g_autofree char *first =
      g_strdup_printf ("7: board 1 fixture 3, 2-2 how %u (3-2)\n", (unsigned)SV_END_PENALTIES);
  g_assert_true (g_str_has_prefix (said->str, first));
  g_assert_cmpstr (said->str + strlen (first), ==,
                   "5: board 1 fixture 3, 3-1 how 0 (0-0)\n"
                   "side 0: card 4\nside 0: card 4\nside 0: card 0\nside 1: card 2\n"
                   "10: board 2 fixture 4, 0-0 how 0 (0-0) match\n");
}

static void
test_new_secrets (void)
{
  g_autoptr (SvShare) share = start (FAKE_ADDRESS);

  wait_state (share, SV_SHARE_ON);
  fake_write ("next", "{\"url\":\"http://192.168.1.20:8080/\",\"boards\":[{\"board\":1,\"url\":"
                      "\"http://192.168.1.20:8080/enter/1/new\",\"code\":\"ZZZZ-ZZZZ\"}]}\n");
  sv_share_new_secrets (share);
  while (g_strcmp0 (sv_share_find_board (share, 1)->code, "ZZZZ-ZZZZ") != 0)
    g_main_context_iteration (NULL, TRUE);
  fake_wait_told ("{\"secrets\":\"new\"}");
}

static void
test_error (void)
{
  g_autoptr (SvShare) share = start ("{\"error\":\"The library is missing.\"}\ndie\n");

  wait_state (share, SV_SHARE_FAILED);
  g_assert_cmpstr (sv_share_get_error (share), ==, "The library is missing.");
  sv_share_stop (share);
  g_assert_cmpint (sv_share_get_state (share), ==, SV_SHARE_OFF);
}

static void
test_missing (void)
{
  g_autoptr (SvShare) share = sv_share_new ();

  fake_begin ("");
  g_autofree char *program = g_strdup (g_getenv ("SPEELVELD_CLI"));
  g_setenv ("SPEELVELD_CLI", "/does/not/exist", TRUE);
  sv_share_start (share, "/the/cup.json", 8080);
  g_assert_cmpint (sv_share_get_state (share), ==, SV_SHARE_FAILED);
  g_assert_nonnull (strstr (sv_share_get_error (share), "speelveld-cli"));
  g_setenv ("SPEELVELD_CLI", program, TRUE);
}

static void
count_cb (SvShare *share, unsigned *n)
{
  (*n)++;
}

/* It is started again once, and told again what it must know; then that is enough. */
static void
test_dies (void)
{
  unsigned n_began = 0, n_ended = 0;
  g_autoptr (SvShare) share = start (FAKE_ADDRESS);

  g_signal_connect (share, "began", G_CALLBACK (count_cb), &n_began);
  g_signal_connect (share, "ended", G_CALLBACK (count_cb), &n_ended);
  wait_state (share, SV_SHARE_ON);
  sv_share_set_results (share, SV_SHARE_ASK);
  fake_wait_told ("ask");
  fake_write ("next", "die\n");
  fake_write ("told", "");
  sv_share_look (share);
  wait_state (share, SV_SHARE_STARTING);
  wait_state (share, SV_SHARE_ON);
  g_assert_cmpuint (n_began, ==, 2);
  g_assert_cmpuint (n_ended, ==, 1);
  fake_wait_told ("ask");
  fake_write ("next", "die\n");
  sv_share_look (share);
  wait_state (share, SV_SHARE_FAILED);
  g_assert_nonnull (strstr (sv_share_get_error (share), "twice"));
}

static void
test_dies_at_once (void)
{
  g_autoptr (SvShare) share = start ("die\n");

  wait_state (share, SV_SHARE_FAILED);
  g_assert_nonnull (strstr (sv_share_get_error (share), "at once"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/share/address", test_address);
  g_test_add_func ("/share/visitors", test_visitors);
  g_test_add_func ("/share/proposals", test_proposals);
  g_test_add_func ("/share/new-secrets", test_new_secrets);
  g_test_add_func ("/share/error", test_error);
  g_test_add_func ("/share/missing", test_missing);
  g_test_add_func ("/share/dies", test_dies);
  g_test_add_func ("/share/dies-at-once", test_dies_at_once);
  const int failed = g_test_run ();
  fake_end ();
  return failed;
}
