/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of fields that no game may use yet: lists of numbers, boards, values of a team as a whole,
 * teams without cards. A game of this test's own has them all. */

#include "sv-board-file.h"
#include "sv-fields-json.h"

#include "fixture.h"

#define OWN                                                                                        \
  "{\"format\":\"speelveld-board\",\"version\":1,\"id\":\"hall\",\"pitch\":{\"w\":40,\"h\":20},"   \
  "\"spaces\":[{\"name\":\"a\",\"x\":1,\"y\":1,\"zone\":\"field\",\"end\":null}],\"edges\":[]}"

typedef struct {
  int32_t booked, hurt;
} TestMatch;

typedef struct {
  int32_t out, saver, n_played;
  TestMatch played[3];
} TestTeam;

typedef struct {
  int32_t numbers, board;
  const SvBoard *own;
  TestTeam teams[2];
} TestSetup;

static const char *const boards[] = { "large", "small", NULL };

static const SvField variant_fields[] = {
  { SV_NUMBERS ("numbers", TestSetup, numbers, 2, 20), .standard = 1 << 3 },
  { SV_BOARD ("board", TestSetup, board, own, boards, NULL) },
};

static const SvField match_fields[] = {
  { SV_NUMBERS ("booked", TestMatch, booked, 1, 20) },
  { SV_NUMBERS ("hurt", TestMatch, hurt, 1, 20) },
};

static const SvField team_fields[] = {
  { SV_NUMBERS ("unavailable", TestTeam, out, 1, 20) },
  { SV_INT ("keeper", TestTeam, saver, 1, 20, 1), .flags = SV_FIELD_NULLABLE },
  { SV_LIST ("played", TestTeam, n_played, played, 0, 3, match_fields) },
};

static void
setup_standard (void *setup)
{
  TestSetup *s = setup;
  memset (s, 0, sizeof *s);
  sv_fields_set_standard (variant_fields, G_N_ELEMENTS (variant_fields), s);
  for (unsigned i = 0; i < 2; i++)
    sv_fields_set_standard (team_fields, G_N_ELEMENTS (team_fields), &s->teams[i]);
}

static bool
setup_check (const void *setup, SvFault *fault)
{
  const TestSetup *s = setup;
  for (unsigned i = 0; i < 2; i++) {
    if (s->teams[i].saver > 0 && (s->teams[i].out >> s->teams[i].saver & 1))
      return sv_refuse (fault, sv_phrase ("the keeper cannot play", -1), "teams[%u].keeper", i);
  }
  return true;
}

static SvGame
make_game (void)
{
  SvGame game = *sv_game_by_id ("null");
  game.setup_size = sizeof (TestSetup);
  game.variant_fields = variant_fields;
  game.n_variant_fields = G_N_ELEMENTS (variant_fields);
  game.n_cards = 0;
  game.card_fields = NULL;
  game.n_card_fields = 0;
  game.team_fields = team_fields;
  game.n_team_fields = G_N_ELEMENTS (team_fields);
  game.teams_offset = offsetof (TestSetup, teams);
  game.team_size = sizeof (TestTeam);
  game.setup.standard = setup_standard;
  game.setup.check = setup_check;
  return game;
}

/* Values that may be stated but not changed, and records that may be nothing. */
typedef struct {
  int32_t fixed_int, fixed_bool, fixed_choice, fixed_set, off;
  int32_t maybe, free[2];
} Plain;

static const char *const letters[] = { "a", "b", NULL };

static const SvField maybe_fields[] = {
  { SV_INT ("n", Plain, free[0], 0, 9, 1), .flags = SV_FIELD_NULLABLE },
  { SV_INT ("m", Plain, free[1], 0, 9, 2), .flags = SV_FIELD_NULLABLE },
};

static const SvField must_fields[] = {
  { SV_INT ("n", Plain, maybe, 0, 9, 3) },
};

static const SvField plain_fields[] = {
  { SV_INT ("int", Plain, fixed_int, 0, 9, 4), .flags = SV_FIELD_FIXED },
  { SV_BOOL ("bool", Plain, fixed_bool, 1), .flags = SV_FIELD_FIXED },
  { SV_BOOL ("off", Plain, off, 0), .flags = SV_FIELD_FIXED },
  { SV_CHOICE ("choice", Plain, fixed_choice, letters, NULL, 1), .flags = SV_FIELD_FIXED },
  { SV_SET ("set", Plain, fixed_set, 1, 2, letters, NULL, 1), .flags = SV_FIELD_FIXED },
  { SV_RECORD ("maybe", maybe_fields) },
  { SV_RECORD ("must", must_fields) },
};

static JsonObject *
parse (const char *body)
{
  g_autoptr (GError) error = NULL;
  JsonObject *object = sv_json_read (body, strlen (body), &error);
  g_assert_no_error (error);
  return object;
}

static gpointer
read_variant (const SvGame *g, const char *body, GError **error)
{
  g_autoptr (JsonObject) object = parse (body);
  return sv_variant_doc_from_object (object, g, NULL, error);
}

static gpointer
read_team (const SvGame *g, const char *body, GError **error)
{
  g_autoptr (JsonObject) object = parse (body);
  return sv_team_doc_from_object (object, g, NULL, error);
}

typedef gpointer (*Reader) (const SvGame *g, const char *body, GError **error);

/* Read what is sound. */
static gpointer
read_sound (Reader reader, const SvGame *g, const char *body)
{
  g_autoptr (GError) error = NULL;
  gpointer doc = reader (g, body, &error);
  g_assert_no_error (error);
  return doc;
}

static void
refuse (Reader reader, const char *const bad[][2], unsigned n)
{
  const SvGame g = make_game ();
  for (unsigned i = 0; i < n; i++) {
    g_autoptr (GError) error = NULL;
    g_assert_null (reader (&g, bad[i][0], &error));
    g_assert_cmpstr (error->message, ==, bad[i][1]);
  }
}

/* The body is written as it was read; and the standard one is empty. */
static void
test_variant_written (void)
{
  static const char *const bodies[] = {
    "{}",
    "{\"numbers\":[]}",
    "{\"numbers\":[2,3,20],\"board\":\"small\"}",
    "{\"board\":" OWN "}",
  };
  const SvGame g = make_game ();
  for (unsigned i = 0; i < G_N_ELEMENTS (bodies); i++) {
    g_autoptr (SvVariantDoc) doc = read_sound (read_variant, &g, bodies[i]);
    g_autoptr (SvVariantDoc) copy = sv_variant_doc_copy (doc);
    g_autoptr (JsonObject) out = json_object_new ();
    sv_variant_doc_write_body (copy, out);
    g_autofree char *text = sv_json_write (out, FALSE);
    g_assert_cmpstr (g_strchomp (text), ==, bodies[i]);
  }
}

static void
test_board (void)
{
  const SvGame g = make_game ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SvVariantDoc) own = read_variant (&g, "{\"board\":" OWN "}", &error);
  g_autoptr (SvVariantDoc) again = sv_variant_doc_copy (own);
  g_autoptr (SvVariantDoc) small = read_variant (&g, "{\"board\":\"small\"}", &error);
  g_assert_no_error (error);
  const TestSetup *s = own->setup;
  g_assert_cmpint (s->board, ==, 2);
  g_assert_cmpstr (sv_board_file_get_id (s->own), ==, "hall");
  g_assert_cmpmem (own->setup, g.setup_size, again->setup, g.setup_size);
  s = small->setup;
  g_assert_cmpint (s->board, ==, 1);
  g_assert_null (s->own);

  /* Copied and compared with the board. */
  g_assert_true (sv_field_same (&variant_fields[1], own->setup, again->setup));
  g_assert_false (sv_field_same (&variant_fields[1], own->setup, small->setup));
  sv_field_copy (&variant_fields[1], small->setup, own->setup);
  g_assert_true (sv_field_same (&variant_fields[1], own->setup, small->setup));
  sv_field_set_board (&variant_fields[1], small->setup, NULL);
  g_assert_cmpint (s->board, ==, 0);
  g_clear_pointer (&again, sv_variant_doc_free); /* the board has another user */
  g_assert_true (sv_board_file_suits (((const TestSetup *)own->setup)->own, &g, &error));
}

static void
test_variant_refused (void)
{
  static const char *const bad[][2] = {
    { "{\"numbers\":7}", "numbers: this must be a list" },
    { "{\"numbers\":[1]}", "numbers[0]: 1 is outside 2–20" },
    { "{\"numbers\":[3,21]}", "numbers[1]: 21 is outside 2–20" },
    { "{\"numbers\":[3,\"4\"]}", "numbers[1]: this must be a whole number" },
    { "{\"numbers\":[5,4,5]}", "numbers[2]: 5 stands there twice" },
    { "{\"numbers\":[3.5]}", "numbers[0]: this must be a whole number" },
    { "{\"board\":\"huge\"}", "board: “huge” is not one of large, small" },
    { "{\"board\":null}", "board: this must be a text" },
    { "{\"board\":{}}", "board.format: this is missing" },
    { "{\"board\":{\"format\":\"speelveld-team\"}}",
      "board.format: a board is needed here, not “speelveld-team”" },
    { "{\"board\":{\"format\":\"speelveld-board\",\"version\":1,\"id\":\"b\",\"pitch\":{\"w\":9}}}",
      "board.pitch.w: 9 is outside 10–100000" },
  };
  refuse (read_variant, bad, G_N_ELEMENTS (bad));
}

static void
test_plain (void)
{
  static const struct {
    const char *body, *said; /* the fault, or what is written of it */
  } cases[] = {
    { "{}", "{\"maybe\":{\"n\":1,\"m\":2},\"must\":{\"n\":3}}" },
    { "{\"int\":4,\"bool\":true,\"off\":false,\"choice\":\"b\",\"set\":\"a\"}",
      "{\"maybe\":{\"n\":1,\"m\":2},\"must\":{\"n\":3}}" },
    { "{\"int\":5}", "int: this must be 4 here" },
    { "{\"bool\":false}", "bool: this must be true here" },
    { "{\"off\":true}", "off: this must be false here" },
    { "{\"choice\":\"a\"}", "choice: this must be “b” here" },
    { "{\"set\":\"ab\"}", "set: this may not be changed" },
    { "{\"maybe\":null}", "{\"maybe\":{\"n\":null,\"m\":null},\"must\":{\"n\":3}}" },
    { "{\"maybe\":{\"m\":null,\"x\":7}}", "{\"maybe\":{\"n\":1,\"m\":null},\"must\":{\"n\":3}}" },
    { "{\"must\":{\"n\":0}}", "{\"maybe\":{\"n\":1,\"m\":2},\"must\":{\"n\":0}}" },
    { "{\"must\":null}", "must: this must be an object" },
    { "{\"must\":{\"n\":null}}", "must.n: this must be a whole number" },
    { "{\"must\":7}", "must: this must be an object" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (JsonObject) object = parse (cases[i].body), out = json_object_new ();
    g_autoptr (GError) error = NULL;
    Plain plain = { 0 };

    sv_fields_set_standard (plain_fields, G_N_ELEMENTS (plain_fields), &plain);
    if (!sv_fields_read (plain_fields, G_N_ELEMENTS (plain_fields), object, NULL, &plain, &error)) {
      g_assert_cmpstr (error->message, ==, cases[i].said);
      continue;
    }
    g_assert_no_error (error);
    g_assert_cmpint (json_object_get_size (object), ==, strstr (cases[i].body, "x") != NULL);
    sv_fields_write (plain_fields, G_N_ELEMENTS (plain_fields), &plain, NULL, NULL, out);
    g_autofree char *text = sv_json_write (out, FALSE);
    g_assert_cmpstr (g_strchomp (text), ==, cases[i].said);
  }
}

/* What nobody knows of the items of a list goes with them: from −1 one comes, to −1 one goes. */
static void
test_move_unknown (void)
{
  static const struct {
    int from, to;
    const char *after;
  } cases[] = {
    { 0, 2, "{\"played\":[{\"x\":1},{\"x\":2},{\"x\":0}],\"z\":1}" },
    { 2, 0, "{\"played\":[{\"x\":2},{\"x\":0},{\"x\":1}],\"z\":1}" },
    { 1, -1, "{\"played\":[{\"x\":0},{\"x\":2}],\"z\":1}" },
    { 0, -1, "{\"played\":[{\"x\":1},{\"x\":2}],\"z\":1}" },
    { -1, 0, "{\"played\":[{},{\"x\":0},{\"x\":1},{\"x\":2}],\"z\":1}" },
    { -1, 3, "{\"played\":[{\"x\":0},{\"x\":1},{\"x\":2},{}],\"z\":1}" },
    { -1, 4, "{\"played\":[{\"x\":0},{\"x\":1},{\"x\":2}],\"z\":1}" },
    { 3, -1, "{\"played\":[{\"x\":0},{\"x\":1},{\"x\":2}],\"z\":1}" },
    { -1, -1, "{\"z\":1}" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    JsonObject *unknown = parse ("{\"played\":[{\"x\":0},{\"x\":1},{\"x\":2}],\"z\":1}");
    sv_fields_move_unknown (&unknown, &team_fields[2], cases[i].from, cases[i].to);
    /* In the order of its keys, whichever of them was written last. */
    g_autoptr (JsonObject) sorted = json_object_new ();
    sv_write_unknown (sorted, unknown);
    JsonNode *z = sv_json_get_member (sorted, "z");
    json_object_set_member (sorted, "z", z);
    g_autofree char *text = sv_json_write (sorted, FALSE);
    g_assert_cmpstr (g_strchomp (text), ==, cases[i].after);
    json_object_unref (unknown);
  }
  JsonObject *none = NULL;
  sv_fields_move_unknown (&none, &team_fields[2], 0, 1);
  g_assert_null (none);
  /* The last of them leaves nothing. */
  JsonObject *one = parse ("{\"played\":[{\"x\":0}]}");
  sv_fields_move_unknown (&one, &team_fields[2], 0, -1);
  g_assert_cmpint (json_object_get_size (one), ==, 0);
  json_object_unref (one);
}

/* A team without cards keeps a list of cards as it keeps every key that it does not know. */
static void
test_team (void)
{
  static const char body[] = "{\"name\":\"Reds\",\"unavailable\":[4,11],\"keeper\":null,"
                             "\"cards\":[{\"number\":99}],\"coach\":\"Ann\"}";
  const SvGame g = make_game ();
  g_autoptr (SvTeamDoc) doc = read_sound (read_team, &g, body);
  g_assert_cmpuint (doc->n_cards, ==, 0);
  g_autoptr (SvTeamDoc) copy = sv_team_doc_copy (doc);
  g_autoptr (JsonObject) out = json_object_new ();
  sv_team_doc_write_body (copy, out);
  g_autofree char *text = sv_json_write (out, FALSE);
  g_assert_cmpstr (g_strchomp (text), ==, body);

  TestSetup setup;
  setup_standard (&setup);
  sv_team_doc_to_setup (doc, 1, &setup);
  g_assert_cmpint (setup.teams[0].saver, ==, 1);
  g_assert_cmpint (setup.teams[1].saver, ==, SV_FIELD_NULL);
  g_assert_cmpint (setup.teams[1].out, ==, 1 << 4 | 1 << 11);
}

/* What is left out of an item are no numbers; who moves an item takes what nobody knows along. */
static void
test_team_list (void)
{
  static const char body[] = "{\"played\":[{\"hurt\":[3]},{},{\"booked\":[7],\"by\":\"Ann\"}]}";
  const SvGame g = make_game ();
  g_autoptr (SvTeamDoc) doc = read_sound (read_team, &g, body);
  const TestTeam *team = doc->fields;
  g_assert_cmpint (team->n_played, ==, 3);
  g_assert_cmpint (team->played[0].booked, ==, 0);
  g_assert_cmpint (team->played[0].hurt, ==, 1 << 3);
  g_assert_cmpint (team->played[2].booked, ==, 1 << 7);

  sv_fields_move_unknown (&doc->unknown, &team_fields[2], 2, 0);
  g_autoptr (JsonObject) out = json_object_new ();
  sv_team_doc_write_body (doc, out);
  g_autofree char *text = sv_json_write (out, FALSE);
  g_assert_cmpstr (g_strchomp (text), ==,
                   "{\"played\":[{\"booked\":[],\"hurt\":[3],\"by\":\"Ann\"},"
                   "{\"booked\":[],\"hurt\":[]},{\"booked\":[7],\"hurt\":[]}]}");
}

/* A game that takes any position to begin from, and tells this one. */
static bool
take_any (const void *setup, const SvSource *source, void *state, SvFault *fault)
{
  return true;
}

static void
tell_one (const void *setup, const void *state, const SvSink *sink)
{
  sink->begin_array (sink->data, "list");
  sink->integer (sink->data, NULL, 1);
  sink->integer (sink->data, NULL, 1);
  sink->begin_array (sink->data, NULL);
  sink->integer (sink->data, NULL, 2);
  sink->string (sink->data, NULL, "a");
  sink->end_array (sink->data);
  sink->end_array (sink->data);
  sink->begin_object (sink->data, "object");
  sink->integer (sink->data, "n", 3);
  sink->null (sink->data, "none");
  sink->end_object (sink->data);
}

/* What is stated of a position is what the game tells of it, lists in any order; what it does not
 * know is kept. */
static void
test_stated (void)
{
  static const char no_list[] = "m.start.list: this does not fit the rest of the position";
  static const struct {
    const char *start, *fault;
  } cases[] = {
    { "{}", NULL },
    { "{\"list\":[1,1,[2,\"a\"]]}", NULL },
    { "{\"list\":[[\"a\",2.0],1.0,1]}", NULL },
    { "{\"list\":[1,2,[2,\"a\"]]}", no_list },
    { "{\"list\":[1,[2,\"a\"],[2,\"a\"]]}", no_list },
    { "{\"list\":[2,2,[2,\"a\"]]}", no_list },
    { "{\"list\":[1,1,[2,\"b\"]]}", no_list },
    { "{\"list\":[1,1]}", no_list },
    { "{\"list\":[1,1,[2,\"a\"],1]}", no_list },
    { "{\"list\":{}}", no_list },
    { "{\"list\":7}", no_list },
    { "{\"object\":{\"n\":3,\"x\":4}}", NULL },
    { "{\"object\":{\"n\":3.0,\"none\":null}}", NULL },
    { "{\"object\":{\"n\":4}}", "m.start.object.n: this does not fit the rest of the position" },
    { "{\"object\":{\"none\":0}}",
      "m.start.object.none: this does not fit the rest of the position" },
    { "{\"object\":[]}", "m.start.object: this does not fit the rest of the position" },
    { "[]", "m.start: this must be an object" },
  };
  SvGame g = make_game ();

  g.files.dump_start = tell_one;
  g.files.restore = take_any;
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *body = g_strdup_printf (
        "{\"variant\":{},\"teams\":[{},{}],\"events\":[],\"start\":%s}", cases[i].start);
    g_autoptr (JsonObject) object = parse (body);
    g_autoptr (GError) error = NULL;
    g_autoptr (SvMatchDoc) doc =
        sv_match_doc_from_object (object, &g, SV_PATH_KEY (NULL, "m"), NULL, &error);
    g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].fault);
    if (doc != NULL)
      g_assert_true ((doc->unknown != NULL) == (strchr (cases[i].start, 'x') != NULL));
  }
}

/* A side that the game has no word for is told all the same. */
static void
nameless_node (const void *setup, const void *state, SvNode *out)
{
  *out = (SvNode){ .kind = SV_NODE_DECISION, .side = *(const int *)state };
}

static unsigned
no_events (const void *setup, const void *state, SvEvent *out)
{
  return 0;
}

static void
test_nameless (void)
{
  static const char *const nodes[] = {
    "{\"kind\":\"decision\",\"side\":null,\"legal\":[]}",
    "{\"kind\":\"decision\",\"side\":\"first\",\"legal\":[]}",
    "{\"kind\":\"decision\",\"side\":\"second\",\"legal\":[]}",
  };
  SvGame g = make_game ();

  g.node = nameless_node;
  g.legal = no_events;
  for (int side = -1; side < 2; side++) {
    g_autoptr (JsonObject) node = sv_document_node (&g, NULL, &side);
    g_autofree char *text = sv_json_write (node, FALSE);
    g_assert_cmpstr (g_strchomp (text), ==, nodes[side + 1]);
  }
}

static void
test_team_refused (void)
{
  static const char *const bad[][2] = {
    { "{\"unavailable\":[0]}", "unavailable[0]: 0 is outside 1–20" },
    { "{\"unavailable\":{}}", "unavailable: this must be a list" },
    { "{\"keeper\":21}", "keeper: 21 is outside 1–20" },
    { "{\"played\":[{},{\"hurt\":[0]}]}", "played[1].hurt[0]: 0 is outside 1–20" },
    { "{\"played\":[{},{},{},{}]}", "played: there are 4 items, but there must be 0 to 3" },
  };
  const SvGame g = make_game ();
  g_autoptr (GError) error = NULL;
  refuse (read_team, bad, G_N_ELEMENTS (bad));

  g_autoptr (SvTeamDoc) team = read_sound (read_team, &g, "{\"unavailable\":[1]}");
  g_assert_null (sv_match_doc_new (NULL, NULL, team, &error));
  g_assert_cmpstr (error->message, ==, "teams[1].keeper: the keeper cannot play");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/fields/variant-written", test_variant_written);
  g_test_add_func ("/store/fields/board", test_board);
  g_test_add_func ("/store/fields/variant-refused", test_variant_refused);
  g_test_add_func ("/store/fields/plain", test_plain);
  g_test_add_func ("/store/fields/move-unknown", test_move_unknown);
  g_test_add_func ("/store/fields/team", test_team);
  g_test_add_func ("/store/fields/team-list", test_team_list);
  g_test_add_func ("/store/fields/team-refused", test_team_refused);
  g_test_add_func ("/store/fields/stated", test_stated);
  g_test_add_func ("/store/fields/nameless", test_nameless);
  return g_test_run ();
}
