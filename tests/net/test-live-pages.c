/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a server shows: every page is well-formed, in its language, with landmarks and one heading,
 * without scripts or styles inside, with links that lead somewhere, with names escaped, and small. */

#include "doc-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-schedule.h"
#include "sv-games.h"
#include "sv-live-pages.h"
#include "sv-match-doc.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

/* Greatest size of the first page with style sheet and script for 16 teams. */
enum { FIRST_PAGE = 60 * 1024 };

static const char evil[] = "<b onload=\"x()\">&amp;'";

static const char logo[] =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8A"
    "AQUBAScY42YAAAAASUVORK5CYII=";

static SvCupDoc *
make_cup (SvCupKind kind, unsigned n_teams, unsigned boards)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (kind, n_teams, game->season.points);

  cup->third = kind != SV_CUP_LEAGUE;
  cup->boards = boards;
  if (kind == SV_CUP_GROUPS) {
    cup->advance = 2;
    sv_cup_deal (cup, n_teams / 4);
    cup->has_lots = true;
    for (unsigned i = 0; i < n_teams; i++)
      cup->lots[i] = i;
  }
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < n_teams; i++) {
    g_autofree char *name = i == 1 ? g_strdup (evil) : g_strdup_printf ("Korfbalclub nummer %u", i);
    SvTeamDoc *team = named_team (game, name);
    team->logo = g_strdup (logo);
    g_ptr_array_add (teams, team);
  }
  SvCupDoc *doc = sv_cup_doc_new (evil, variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

static SvCupDoc *
enter (SvCupDoc *doc, unsigned i, unsigned home, unsigned away)
{
  const SvCupResult result = { .played = true, .score = { home, away } };
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_doc_result (doc, i, &result, &error);

  g_assert_no_error (error);
  sv_cup_doc_free (doc);
  return after;
}

/* Return a feed of a competition with a few results; @end: with all. */
static SvCupFeed *
make_feed (SvCupKind kind, unsigned n_teams, gboolean end)
{
  SvCupDoc *doc = make_cup (kind, n_teams, 4);
  SvCupFeed *feed = g_object_new (SV_TYPE_CUP_FEED, NULL);

  for (unsigned i = 0; i < (end ? doc->cup->fixtures->len : 3); i++)
    doc = enter (doc, i, 3, i % 3);
  sv_cup_feed_set_doc (feed, doc);
  sv_cup_feed_set_open (feed, TRUE);
  return feed;
}

/* --- what is true of every page --- */

/* A page that is being read: which elements are open, and what was found. */
typedef struct {
  GPtrArray *links; /* addresses of the site, array of char * */
  const char *language;
  unsigned n_main, n_h1, n_header;
  gboolean is_page;
} Reader;

static void
start_cb (GMarkupParseContext *context,
          const char *name,
          const char **names,
          const char **values,
          gpointer data,
          GError **error)
{
  Reader *self = data;

  self->n_main += g_str_equal (name, "main");
  self->n_h1 += g_str_equal (name, "h1");
  self->n_header += g_str_equal (name, "header");
  g_assert_cmpstr (name, !=, "style");
  g_assert_cmpstr (name, !=, "b onload");
  for (guint i = 0; names[i] != NULL; i++) {
    g_assert_false (g_str_has_prefix (names[i], "on"));
    g_assert_cmpstr (names[i], !=, "style");
    if (g_str_equal (name, "html") && g_str_equal (names[i], "lang"))
      g_assert_cmpstr (values[i], ==, self->language);
    if (g_str_equal (names[i], "href") || g_str_equal (names[i], "src")) {
      g_assert_null (strstr (values[i], ":"));
      g_ptr_array_add (self->links, g_strdup (values[i]));
    }
  }
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize n, gpointer data, GError **error)
{
  /* a script has nothing inside */
  if (g_str_equal (g_markup_parse_context_get_element (context), "script"))
    g_assert_cmpuint (n, ==, 0);
}

/* Read a page, and check what is true of all. Return the addresses that it leads to. */
static GPtrArray *
read_page (const char *text, gsize n, const char *language)
{
  static const GMarkupParser parser = { .start_element = start_cb, .text = text_cb };
  static const char doctype[] = "<!DOCTYPE html>\n";
  Reader self = { .links = g_ptr_array_new_with_free_func (g_free), .language = language };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &self, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_str_has_prefix (text, doctype));
  g_markup_parse_context_parse (context, text + strlen (doctype), (gssize)(n - strlen (doctype)),
                                &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (self.n_main, ==, 1);
  g_assert_cmpuint (self.n_h1, ==, 1);
  g_assert_cmpuint (self.n_header, ==, 1);
  return self.links;
}

/* Read the page at @path and all that it leads to within the site, each once. */
static void
walk (SvLivePages *pages, const char *path, const char *language, GHashTable *seen)
{
  g_auto (GStrv) parts = g_strsplit_set (path, "?#", 2); /* without what follows */
  g_autofree char *plain =
      parts[0][0] == '/' ? g_strdup (parts[0]) : g_strconcat ("/", parts[0], NULL);
  SvLiveFile file;
  gsize n;

  if (!g_hash_table_add (seen, g_strdup (plain)) || *parts[0] == '\0')
    return;
  g_test_message ("%s", plain);
  g_assert_true (sv_live_pages_find (pages, plain, &file));
  const char *text = g_bytes_get_data (file.bytes, &n);
  if (!g_str_has_prefix (file.type, "text/html"))
    return;
  g_autoptr (GPtrArray) links = read_page (text, n, language);
  for (guint i = 0; i < links->len; i++)
    walk (pages, links->pdata[i], language, seen);
}

static void
check_texts (SvLivePages *pages, const char *language)
{
  SvLiveForm form = { .board = 1, .action = "/enter/1/T", .verdict = SV_CUP_TAKEN };

  for (unsigned i = 0; i <= SV_CUP_N_VERDICTS; i++) {
    g_autofree char *text = sv_live_pages_form (pages, &form);
    g_autoptr (GPtrArray) links = read_page (text, strlen (text), language);
    form.verdict = i;
    form.sentence = evil;
    form.fixture = i % 2 == 0 ? "0" : "\"><script>";
    form.home = form.away = form.how = form.shootout = "\"><script>";
    g_assert_null (strstr (text, "\"><script>"));
  }
  g_autofree char *code = sv_live_pages_code (pages, evil);
  g_autoptr (GPtrArray) code_links = read_page (code, strlen (code), language);
  g_autofree char *said = sv_live_pages_say (pages, evil);
  g_autoptr (GPtrArray) said_links = read_page (said, strlen (said), language);
}

static void
check (SvCupKind kind, unsigned n_teams, gboolean end)
{
  static const char *const languages[] = { "nl", "en" };
  g_autoptr (SvCupFeed) feed = make_feed (kind, n_teams, end);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    g_autoptr (SvLivePages) pages = sv_live_pages_new (feed, languages[i]);
    g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    sv_live_pages_set_address (pages, "http://192.168.1.20:8080/");
    walk (pages, "/", languages[i], seen);
    walk (pages, "/wall", languages[i], seen);
    walk (pages, "/matches.html", languages[i], seen);
    check_texts (pages, languages[i]);
  }
}

static void
test_league (void)
{
  check (SV_CUP_LEAGUE, 6, FALSE);
  check (SV_CUP_LEAGUE, 16, FALSE);
  check (SV_CUP_LEAGUE, 4, TRUE);
}

static void
test_groups (void)
{
  check (SV_CUP_GROUPS, 8, FALSE);
}

static void
test_knockout (void)
{
  check (SV_CUP_KNOCKOUT, 8, TRUE);
  check (SV_CUP_KNOCKOUT, 64, FALSE);
}

/* --- sizes, addresses, a match that is on --- */

static gsize
size_of (SvLivePages *pages, const char *path)
{
  SvLiveFile file;

  g_assert_true (sv_live_pages_find (pages, path, &file));
  return g_bytes_get_size (file.bytes);
}

static void
test_size (void)
{
  static const SvCupKind kinds[] = { SV_CUP_LEAGUE, SV_CUP_GROUPS, SV_CUP_KNOCKOUT };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autoptr (SvCupFeed) feed = make_feed (kinds[i], 16, FALSE);
    g_autoptr (SvLivePages) pages = sv_live_pages_new (feed, "nl");
    const gsize all =
        size_of (pages, "/") + size_of (pages, "/style.css") + size_of (pages, "/live.js");
    g_test_message ("%zu bytes", all);
    g_assert_cmpuint (all, <=, FIRST_PAGE);
  }
}

static void
test_no_other_addresses (void)
{
  static const char *const others[] = { "",
                                        "/team-0.html",
                                        "/team-5.html",
                                        "/team-01.html",
                                        "/team-1.htm",
                                        "/logo-99.png",
                                        "/live/1.png",
                                        "/live.css",
                                        "/../etc/passwd",
                                        "/team--1.html",
                                        "//",
                                        "/enter" };
  g_autoptr (SvCupFeed) feed = make_feed (SV_CUP_LEAGUE, 4, FALSE);
  g_autoptr (SvLivePages) pages = sv_live_pages_new (feed, "nl");
  SvLiveFile file;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (sv_live_pages_find (pages, others[i], &file));
}

static void
assert_has (SvLivePages *pages, const char *path, const char *words, gboolean has)
{
  SvLiveFile file;

  g_assert_true (sv_live_pages_find (pages, path, &file));
  g_assert_true ((g_strstr_len (g_bytes_get_data (file.bytes, NULL),
                                (gssize)g_bytes_get_size (file.bytes), words) != NULL) == has);
}

static void
test_live (void)
{
  g_autoptr (SvCupFeed) feed = make_feed (SV_CUP_LEAGUE, 4, FALSE);
  g_autoptr (SvLivePages) pages = sv_live_pages_new (feed, "en");
  g_autoptr (SvMatchDoc) match =
      sv_match_doc_new (sv_cup_feed_get_doc (feed)->variant, NULL, NULL, NULL);
  SvCupLive *live = g_new0 (SvCupLive, 1);
  SvLiveFile file;

  *live = (SvCupLive){ .fixture = 4,
                       .score = { 7, 5 },
                       .state = { .stage = SV_STAGE_PLAY, .period = evil },
                       .left = 61000,
                       .since = g_get_monotonic_time (),
                       .match = sv_match_doc_to_object (match, 0) };
  assert_has (pages, "/", "class=\"live\"", FALSE);
  sv_cup_feed_set_live (feed, live);
  sv_live_pages_change (pages);
  assert_has (pages, "/", "<tr class=\"live\">", TRUE);
  assert_has (pages, "/", "7–5", TRUE);
  assert_has (pages, "/", ">1:01</span>", TRUE);
  assert_has (pages, "/", evil, FALSE);
  assert_has (pages, "/wall", "7–5", TRUE);
  g_assert_true (sv_live_pages_find (pages, "/live/5.png", &file));
  g_assert_cmpuint (g_bytes_get_size (file.bytes), <=, 40 * 1024);
  g_assert_cmpstr (file.type, ==, "image/png");
  g_assert_false (sv_live_pages_find (pages, "/live/4.png", &file));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, SV_LOCALE_BUILT);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/live-pages/league", test_league);
  g_test_add_func ("/live-pages/groups", test_groups);
  g_test_add_func ("/live-pages/knockout", test_knockout);
  g_test_add_func ("/live-pages/size", test_size);
  g_test_add_func ("/live-pages/addresses", test_no_other_addresses);
  g_test_add_func ("/live-pages/live", test_live);
  return g_test_run ();
}
