/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Team documents: cards, colours, pictures. */

#include "doc-fixture.h"
#include "fixture.h"
#include "sv-reserves.h"

#define TEAM(rest) "{" HEADER ("team") rest "}"

static void
refuse (const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_assert_null (sv_team_doc_read (text, strlen (text), &error));
  g_assert_cmpstr (error->message, ==, message);
}

static char *
rewrite (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) first = sv_team_doc_read (text, strlen (text), &error);
  g_assert_no_error (error);
  g_autoptr (SvTeamDoc) copy = sv_team_doc_copy (first);
  g_autofree char *pretty = sv_team_doc_write (copy, TRUE);
  g_autoptr (SvTeamDoc) second = sv_team_doc_read (pretty, strlen (pretty), &error);
  g_assert_no_error (error);
  char *a = sv_team_doc_write (first, FALSE);
  g_autofree char *b = sv_team_doc_write (second, FALSE);
  g_assert_cmpstr (a, ==, b);
  return a;
}

static void
check_case (const char *body, const char *message)
{
  g_autofree char *text = g_strdup_printf (TEAM (",%s"), body);
  refuse (text, message);
}

static void
test_refused (void)
{
  for_each_case (SV_TEST_DATA "/team.list", check_case);
}

static void
test_cards (void)
{
  /* In any order, fixed values stated, standard values left out when written. */
  g_autofree char *written = rewrite (TEAM (
      ",\"name\":\"V\",\"cards\":[{\"number\":4,\"role\":\"rebounder\",\"sex\":"
      "\"male\",\"head\":null,\"attack\":6,\"defence\":4,\"picture\":null,\"role_name\":null},"
      "{\"number\":1,\"name\":\"Alex\",\"role_name\":\"Spits\",\"sex\":"
      "\"female\"},{\"number\":2}]"));
  g_assert_cmpstr (written, ==,
                   TEAM (",\"name\":\"V\",\"cards\":[{\"number\":1,\"name\":\"Alex\",\"role_name\":"
                         "\"Spits\",\"sex\":\"female\"},{\"number\":4,\"attack\":6}]") "\n");
  g_autofree char *by_place = rewrite (TEAM (",\"cards\":[{},{\"attack\":2}]"));
  g_assert_cmpstr (by_place, ==, TEAM (",\"cards\":[{\"number\":2,\"attack\":2}]") "\n");

  refuse_match (
      "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{\"cards\":[{},{},{\"attack\":9}]}],"
                           "\"events\":[]}",
      SV_STORE_ERROR_VALUE, "teams[1].cards[2].attack: 9 is outside 1–6");
}

#define OF_GAME(game, rest)                                                                        \
  "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"" game "\"" rest "}"

/* The line-ups that a team keeps: of each game as it was read, with what nobody knows in it. */
/* More people than cards: they are kept as they are, count for no sum of powers, and stay at home
 * when the team goes to a match. */
static void
test_reserves (void)
{
  static const char bo[] = "{\"name\":\"Bo\",\"attack\":1,\"defence\":1,\"role\":\"rebounder\","
                           "\"sex\":\"female\",\"head\":\"bob\",\"shoe\":38}";
  g_autofree char *text = g_strdup_printf (TEAM (",\"name\":\"V\",\"reserves\":[%s,{}]"), bo);
  g_autofree char *whole = g_strconcat (text, "\n", NULL);
  g_autofree char *written = rewrite (text);
  g_autoptr (GError) error = NULL;
  g_assert_cmpstr (written, ==, whole);
  g_autofree char *none = rewrite (TEAM (",\"reserves\":[]"));
  g_assert_cmpstr (none, ==, TEAM ("") "\n");

  g_autoptr (SvTeamDoc) team = sv_team_doc_read (text, strlen (text), &error);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (team->game);
  g_autoptr (SvMatchDoc) match = sv_match_doc_new (variant, team, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *match_text = sv_match_doc_write (match, FALSE);
  g_assert_null (strstr (match_text, "reserves"));
  g_autofree char *held = g_strdup_printf (
      "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{\"reserves\":[%s]}],\"events\":[]}", bo);
  g_autoptr (SvMatchDoc) read = sv_match_doc_read (held, strlen (held), NULL, &error);
  g_assert_no_error (error);
  g_autofree char *again = sv_match_doc_write (read, FALSE);
  g_assert_null (strstr (again, "reserves"));
}

static int32_t
get_value (const SvTeamDoc *team, unsigned card, const char *key)
{
  const SvGame *game = team->game;
  const SvField *field = sv_field_find (game->card_fields, game->n_card_fields, key);

  return sv_field_get (field, sv_team_doc_card_values (team, card));
}

static void
assert_reserves (const SvTeamDoc *team, const char *names)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (unsigned i = 0; i < sv_reserves_count (team); i++)
    g_string_append_printf (all, "%s;", sv_reserves_name (team, i));
  g_assert_cmpstr (all->str, ==, names);
}

/* Bo plays for Ann and back again: everybody keeps what is theirs, and the figurine its number and
 * role. Who brings no powers plays with those of the card. A copy made before stays as it was. */
static void
test_exchange (void)
{
  static const char text[] =
      TEAM (",\"cards\":[{\"number\":1,\"name\":\"Ann\",\"sex\":\"female\",\"attack\":1,\"head\":"
            "\"buns\",\"shoe\":36}],\"reserves\":[{\"name\":\"Bo\",\"attack\":5,\"role\":"
            "\"rebounder\"},{\"name\":\"Cas\"}]");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) team = sv_team_doc_read (text, strlen (text), &error);
  g_assert_no_error (error);
  g_autoptr (SvTeamDoc) before = sv_team_doc_copy (team);
  const SvField *attack =
      sv_field_find (team->game->card_fields, team->game->n_card_fields, "attack");
  const int32_t role = get_value (team, 0, "role"), defence = get_value (team, 0, "defence");
  int32_t value = 0;

  g_assert_true (sv_reserves_value (team, 0, attack, &value));
  g_assert_cmpint (value, ==, 5);
  g_assert_false (sv_reserves_value (team, 1, attack, &value));
  sv_reserves_exchange (team, 0, 0);
  g_assert_cmpstr (team->cards[0].name, ==, "Bo");
  g_assert_cmpint (get_value (team, 0, "attack"), ==, 5);
  g_assert_cmpint (get_value (team, 0, "defence"), ==, defence);
  g_assert_cmpint (get_value (team, 0, "head"), ==, SV_FIELD_NULL);
  g_assert_cmpint (get_value (team, 0, "role"), ==, role);
  assert_reserves (team, "Ann;Cas;");
  assert_reserves (before, "Bo;Cas;");
  g_assert_true (sv_team_doc_check (team, NULL, &error));

  sv_reserves_exchange (team, 0, 0);
  g_assert_cmpstr (team->cards[0].name, ==, "Ann");
  g_assert_cmpint (get_value (team, 0, "attack"), ==, 1);
  g_autofree char *again = sv_team_doc_write (team, FALSE);
  g_assert_nonnull (strstr (again, "\"shoe\":36"));
  g_assert_nonnull (strstr (again, "\"buns\""));
  sv_reserves_exchange (team, 1, 0);
  g_assert_cmpstr (team->cards[0].name, ==, "Cas");
  g_assert_cmpint (get_value (team, 0, "attack"), ==, 1);
  g_autofree char *written = sv_team_doc_write (team, TRUE);
  g_autofree char *read = rewrite (written);
  g_assert_nonnull (strstr (read, "\"Cas\""));
}

/* Who plays is chosen: those who are on the cards stay on theirs, the others take what is free. */
static void
test_choose (void)
{
  static const char text[] = TEAM (
      ",\"cards\":[{\"name\":\"Ann\"},{\"name\":\"Bea\"},{\"name\":\"Cas\"},{\"name\":\"Dre\"}],"
      "\"reserves\":[{\"name\":\"Eef\"},{\"name\":\"Fem\",\"attack\":6},{\"name\":\"Gijs\"}]");
  static const gboolean plays[] = { FALSE, TRUE, FALSE, TRUE, FALSE, TRUE, TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) team = sv_team_doc_read (text, strlen (text), &error);

  g_assert_no_error (error);
  sv_reserves_choose (team, plays);
  g_assert_cmpstr (team->cards[0].name, ==, "Fem");
  g_assert_cmpstr (team->cards[1].name, ==, "Bea");
  g_assert_cmpstr (team->cards[2].name, ==, "Gijs");
  g_assert_cmpstr (team->cards[3].name, ==, "Dre");
  g_assert_cmpint (get_value (team, 0, "attack"), ==, 6);
  assert_reserves (team, "Eef;Ann;Cas;");
}

/* As many as a document holds can be added, and anybody can leave. */
static void
test_join (void)
{
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (game ());

  g_assert_cmpuint (sv_reserves_count (team), ==, 0);
  for (unsigned i = 0; i < SV_TEAM_MAX_RESERVES; i++)
    g_assert_true (sv_reserves_add (team, i == 0 ? "Bo" : i == 1 ? "Cas" : "Dre"));
  g_assert_false (sv_reserves_add (team, "Eef"));
  while (sv_reserves_count (team) > 2)
    sv_reserves_remove (team, sv_reserves_count (team) - 1);
  sv_reserves_remove (team, 0);
  assert_reserves (team, "Cas;");
  sv_reserves_remove (team, 0);
  g_autofree char *text = sv_team_doc_write (team, FALSE);
  g_assert_null (strstr (text, "reserves"));
}

static void
test_line_ups (void)
{
  static const char *const whole[] = {
    OF_GAME ("strafworp", ",\"line_ups\":[{\"name\":\"Wall\",\"figurines\":[{\"area\":\"c\"},{"
                          "\"area\":\"d\"},{\"area\":\"e\"},{\"area\":\"b\"}],\"by\":\"Ann\"},{"
                          "\"name\":\"{n}\",\"figurines\":[{\"area\":\"a\"},{\"area\":\"b\"},{"
                          "\"area\":\"c\"},{\"area\":\"d\"}]}]"),
    OF_GAME ("eleven",
             ",\"line_ups\":[{\"name\":\"Libero\",\"players\":[{\"depth\":0,\"across\":1000}"
             ",{\"depth\":250,\"across\":500}]}]"),
    OF_GAME ("champions-2020", ",\"line_ups\":[{\"name\":\"Old\",\"eleven\":[1,3,4,5,6,10,11,12,13,"
                               "17,18]}]"),
    OF_GAME ("null", ",\"line_ups\":7"), /* a key that nobody knows, then */
  };

  for (guint i = 0; i < G_N_ELEMENTS (whole); i++) {
    g_autofree char *written = rewrite (whole[i]);
    g_autofree char *line = g_strconcat (whole[i], "\n", NULL);
    g_assert_cmpstr (written, ==, line);
  }
  refuse (OF_GAME ("eleven", ",\"line_ups\":[{\"name\":\"A\",\"players\":[{\"depth\":1,\"across\":"
                             "2},{\"depth\":1,\"across\":2}]}]"),
          "line_ups[0].players[1]: another player stands there");
  refuse (OF_GAME ("eleven", ",\"line_ups\":[{\"name\":\"A\",\"players\":[{\"depth\":1001,"
                             "\"across\":2}]}]"),
          "line_ups[0].players[0].depth: 1001 is outside 0–1000");
  refuse (OF_GAME ("eleven", ",\"line_ups\":[{\"name\":\"A\"}]"),
          "line_ups[0].players: this is missing");
  refuse (OF_GAME ("champions-2020", ",\"line_ups\":[{\"name\":\"A\",\"eleven\":[1,2,3]}]"),
          "line_ups[0].eleven: the eleven match none of the formations");
}

/* Whatever name somebody gives one can be read again, or is refused. */
static void
test_keep_line_up (void)
{
  static const char *const names[] = { "Wall", "  Wall\n", "a\tb\u202e", "\"{}\"" };
  const char *text =
      OF_GAME ("strafworp", ",\"line_ups\":[{\"name\":\"A\",\"figurines\":[{\"area\":"
                            "\"c\"},{\"area\":\"d\"},{\"area\":\"e\"},{\"area\":"
                            "\"b\"}]}]");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) team = sv_team_doc_read (text, strlen (text), &error);
  g_assert_no_error (error);
  const void *saved_line_up = ((const SvLineUpDoc *)team->line_ups->pdata[0])->saved_line_up;
  g_autofree char *longer = g_strnfill (SV_TEXT_MAX_CHARS + 9, 'x');

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (
        sv_line_up_docs_keep (team->line_ups, team->game, names[i], saved_line_up, &error), >, 0);
  g_assert_cmpint (sv_line_up_docs_keep (team->line_ups, team->game, longer, saved_line_up, &error),
                   >, 0);
  g_assert_cmpuint (team->line_ups->len, ==, 5); /* one name came twice */
  g_autofree char *written = sv_team_doc_write (team, FALSE);
  g_autofree char *same = rewrite (written);
  g_assert_cmpstr (same, ==, written);

  g_assert_cmpint (sv_line_up_docs_keep (team->line_ups, team->game, " \n", saved_line_up, &error),
                   ==, -1);
  g_assert_cmpstr (error->message, ==, "A line-up needs a name.");
  g_clear_error (&error);
  g_assert_true (sv_line_up_docs_rename (team->line_ups, 1, "Wall", &error));
  g_assert_false (sv_line_up_docs_rename (team->line_ups, 1, "A", &error));
  g_assert_cmpstr (error->message, ==, "There is already a line-up “A”.");
  g_clear_error (&error);
  for (guint i = 0; team->line_ups->len < SV_MAX_OWN_LINE_UPS; i++) {
    g_autofree char *name = g_strdup_printf ("%u", i);
    sv_line_up_docs_keep (team->line_ups, team->game, name, saved_line_up, NULL);
  }
  g_assert_cmpint (sv_line_up_docs_keep (team->line_ups, team->game, "More", saved_line_up, &error),
                   ==, -1);
  g_assert_cmpstr (error->message, ==, "A team can have no more than 12 line-ups.");
  g_assert_cmpint (sv_line_up_docs_keep (team->line_ups, team->game, "Wall", saved_line_up, NULL),
                   ==, 1);
  const SvLineUpDoc *first = team->line_ups->pdata[0];
  g_assert_cmpint (
      sv_line_up_docs_keep (team->line_ups, team->game, first->name, saved_line_up, NULL), ==, 0);
}

static void
test_names (void)
{
  g_autofree char *long_name = g_strnfill (200, 'x');
  g_autofree char *good = g_strdup_printf (TEAM (",\"name\":\"%s\""), long_name);
  g_autofree char *bad = g_strdup_printf (TEAM (",\"name\":\"%sx\""), long_name);
  g_autofree char *same = rewrite (good);
  g_assert_true (g_str_has_prefix (same, good));
  refuse (bad, "name: this is longer than 200 characters");
}

static void
test_colours (void)
{
  g_autofree char *written = rewrite (TEAM (",\"colours\":[\"#AbCdEf\",\"#012345\"]"));
  g_assert_nonnull (strstr (written, "\"#AbCdEf\""));
}

static void
refuse_logo (const char *url, const char *message)
{
  g_autofree char *text = g_strdup_printf (TEAM (",\"logo\":\"%s\""), url);
  g_autofree char *whole = g_strconcat ("logo: ", message, NULL);
  refuse (text, whole);
}

static char *
url_of (const char *type, const char *bytes, gsize n)
{
  g_autofree char *code = g_base64_encode ((const guchar *)bytes, n);
  return g_strdup_printf ("data:%s;base64,%s", type, code);
}

static void
test_pictures (void)
{
  static const char damaged[] = "the picture is damaged, or not of the kind it claims to be";
  static const char svg[] = "<?xml version=\"1.0\"?><!-- é --><svg xmlns=\"x\"/>";
  static const char png[] = "\x89PNG\r\n\x1a\nrest";
  g_autofree char *good = url_of ("image/svg+xml", svg, strlen (svg));
  g_autofree char *text = g_strdup_printf (TEAM (",\"logo\":\"%s\",\"cards\":[{\"number\":3,"
                                                 "\"picture\":\"%s\"}]"),
                                           good, good);
  g_autofree char *written = rewrite (text);
  g_assert_true (g_str_has_prefix (written, text));

  g_autofree char *liar = url_of ("image/png", svg, strlen (svg));
  g_autofree char *liar2 = url_of ("image/svg+xml", png, strlen (png));
  g_autofree char *real = url_of ("image/png", png, strlen (png));
  g_assert_true (sv_picture_check (real, NULL));
  refuse_logo (liar, damaged);
  refuse_logo (liar2, damaged);

  /* 512 KiB and not a byte more. */
  g_autofree char *big = g_malloc0 (SV_PICTURE_MAX_BYTES + 1);
  memcpy (big, png, 8);
  g_autofree char *most = url_of ("image/png", big, SV_PICTURE_MAX_BYTES);
  g_autofree char *more = url_of ("image/png", big, SV_PICTURE_MAX_BYTES + 1);
  g_assert_true (sv_picture_check (most, NULL));
  refuse_logo (more, "a picture may be at most 512 KiB");

  g_autoptr (GBytes) bytes = g_bytes_new (png, strlen (png));
  assert_text (sv_picture_from_bytes (bytes, NULL), real);
  g_autoptr (GBytes) nothing = g_bytes_new ("GIF89a", 6);
  g_autoptr (GError) error = NULL;
  g_assert_null (sv_picture_from_bytes (nothing, &error));
  g_assert_cmpstr (error->message, ==, "only PNG and JPEG pictures can be embedded");
}

static void
test_unknown (void)
{
  g_autofree char *written =
      rewrite (TEAM (",\"z\":1,\"cards\":[{\"number\":2,\"y\":{\"x\":[]}}],\"a\":2"));
  g_assert_cmpstr (written, ==,
                   TEAM (",\"cards\":[{\"number\":2,\"y\":{\"x\":[]}}],\"z\":1,\"a\":2") "\n");
}

/* A picture may have 512 KiB, and not a byte more, wherever it comes from. */
static void
test_picture_sizes (void)
{
  static const char start[] = "\x89PNG\r\n\x1a\n";

  for (gsize n = SV_PICTURE_MAX_BYTES - 3; n <= SV_PICTURE_MAX_BYTES + 7; n++) {
    g_autofree guchar *data = g_malloc0 (n);
    memcpy (data, start, strlen (start));
    g_autoptr (GBytes) bytes = g_bytes_new (data, n);
    g_autofree char *code = g_base64_encode (data, n);
    g_autofree char *url = g_strconcat ("data:image/png;base64,", code, NULL);
    g_autoptr (GError) error = NULL, fault = NULL;
    g_autofree char *made = sv_picture_from_bytes (bytes, &error);

    if (n <= SV_PICTURE_MAX_BYTES) {
      g_assert_true (sv_picture_check (url, &fault));
      g_assert_no_error (fault);
      g_assert_cmpstr (made, ==, url);
    } else {
      g_assert_null (made);
      g_assert_false (sv_picture_check (url, &fault));
      g_assert_cmpstr (error->message, ==, "a picture may be at most 512 KiB");
      g_assert_cmpstr (fault->message, ==, error->message);
    }
  }
}

/* What base64 is, and of what kind a picture is. */
static void
test_picture_code (void)
{
  static const char damaged[] = "the picture is damaged, or not of the kind it claims to be",
                    no_code[] = "the picture's bytes are not written in base64",
                    no_picture[] =
                        "this must be a picture: a data URL of a PNG, JPEG or SVG in base64";
  static const struct {
    const char *url, *fault;
  } cases[] = {
    { "data:image/svg+xml;base64,PHN2Zw==", NULL },
    { "data:image/svg+xml;base64,PHN2Zz8=", NULL },
    { "data:image/svg+xml;base64,ICA8c3Zn", NULL },
    { "data:image/svg+xml;base64,PHN2Zy8+", NULL },
    { "data:image/svg+xml;base64,PHN2Zw=", no_code },
    { "data:image/svg+xml;base64,PHN2Z===", no_code },
    { "data:image/svg+xml;base64,PHN2Zw==AAAA", no_code },
    { "data:image/svg+xml;base64,PHN2 Zw=", no_code },
    { "data:image/svg+xml;base64,=HN2Zw==", no_code },
    { "data:image/svg+xml;base64,", no_code },
    { "data:image/svg+xml;base64,PHN2", damaged },
    { "data:image/svg+xml;base64,PHN2Zv8=", damaged },
    { "data:image/jpeg;base64,/9j/", NULL },
    { "data:image/jpeg;base64,/9g=", damaged },
    { "data:image/jpeg;base64,PHN2Zw==", damaged },
    { "data:image/png;base64,iVBORw0KGgo=", NULL },
    { "data:image/png;base64,iVBORw0KGg==", damaged },
    { "data:image/gif;base64,PHN2Zw==", no_picture },
    { "PHN2Zw==", no_picture },
  };
  static const struct {
    const char *data;
    gsize n;
    const char *url;
  } made[] = {
    { "\xff\xd8\xff", 3, "data:image/jpeg;base64,/9j/" },
    { "\x89PNG\r\n\x1a\n", 8, "data:image/png;base64,iVBORw0KGgo=" },
    { "\xff\xd8", 2, NULL },
    { "<svg", 4, NULL },
    { "", 0, NULL },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;
    g_assert_true (sv_picture_check (cases[i].url, &error) == (cases[i].fault == NULL));
    g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].fault);
  }
  for (unsigned i = 0; i < G_N_ELEMENTS (made); i++) {
    g_autoptr (GBytes) bytes = g_bytes_new (made[i].data, made[i].n);
    g_autoptr (GError) error = NULL;
    g_autofree char *url = sv_picture_from_bytes (bytes, &error);
    g_assert_cmpstr (url, ==, made[i].url);
    g_assert_cmpstr (error != NULL ? error->message : NULL, ==,
                     url == NULL ? "only PNG and JPEG pictures can be embedded" : NULL);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/team/S-02-cards", test_cards);
  g_test_add_func ("/store/team/refused", test_refused);
  g_test_add_func ("/store/team/names", test_names);
  g_test_add_func ("/store/team/choose-who-plays", test_choose);
  g_test_add_func ("/store/team/bring-more-people-than-cards", test_reserves);
  g_test_add_func ("/store/team/let-bo-play-for-ann", test_exchange);
  g_test_add_func ("/store/team/join-and-leave", test_join);
  g_test_add_func ("/store/team/line-ups", test_line_ups);
  g_test_add_func ("/store/team/keep-line-up", test_keep_line_up);
  g_test_add_func ("/store/team/colours", test_colours);
  g_test_add_func ("/store/team/S-110-pictures", test_pictures);
  g_test_add_func ("/store/team/unknown", test_unknown);
  g_test_add_func ("/store/team/picture-sizes", test_picture_sizes);
  g_test_add_func ("/store/team/picture-code", test_picture_code);
  return g_test_run ();
}
