/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Match documents: what is read, refused, kept and written. */

#include "doc-fixture.h"
#include "fixture.h"

/* The ledger's worked example: chapter 12. */
#define EXAMPLE                                                                                    \
  "\"die 4\",\"die 3\",\"place 1 c\",\"place 4 a\",\"place 2 e\",\"place 3 d\",\"place 1 a\","     \
  "\"place 3 c\",\"place 2 b\",\"place 4 d\",\"start\",\"throw-off 4\",\"move 1 b\",\"move 2 c\"," \
  "\"move 3 e\",\"die 1\",\"die 2\",\"throw-off 2\",\"move 3 e\",\"move 4 f\",\"move 1 d\","       \
  "\"move 4 a\",\"move 1 f\",\"move 2 c\""

static char *whole; /* a document that has everything */

static void
test_whole (void)
{
  g_autoptr (SvMatchDoc) doc = read_match (whole);
  const SvSeatDoc *alex = doc->seats->pdata[0], *bot = doc->seats->pdata[1];
  g_assert_cmpstr (doc->variant->name, ==, "Own");
  g_assert_cmpstr (doc->teams[0]->name, ==, "A");
  g_assert_cmpstr (doc->teams[0]->colours[1], ==, "#ffffff");
  g_assert_cmpstr (doc->teams[0]->cards[2].name, ==, "Noor");
  g_assert_null (doc->teams[1]->colours[0]);
  g_assert_cmpuint (doc->seats->len, ==, 2);
  g_assert_cmpstr (alex->name, ==, "Alex");
  g_assert_cmpuint (alex->n_figurines, ==, 2);
  g_assert_cmpuint (alex->figurines[0], ==, 1 << 1 | 1 << 4);
  g_assert_cmpstr (bot->kind, ==, "random-1");
  g_assert_cmpint (bot->team, ==, 1);
  g_assert_cmpint (doc->elapsed_ms, ==, 83456);
  g_assert_cmpstr (doc->title, ==, "Final");
  g_assert_cmpstr (doc->notes, ==, "a\nb");
  g_assert_cmpstr (sv_comments_get (doc->comments, 2), ==, "c\nd");
  g_assert_null (sv_comments_get (doc->comments, 1));
  g_assert_cmpuint (sv_history_get_position (doc->history), ==, 3);
  g_assert_cmpint (sv_history_get_time (doc->history, 2), ==, 5);
}

/* Nothing of a document gets lost, unknown keys at every level included. */
static void
test_kept (void)
{
  g_autoptr (GString) expected = g_string_new (whole);
  g_assert_cmpuint (g_string_replace (expected, "\"logo\":null,", "", 1), ==, 1);
  g_assert_cmpuint (g_string_replace (expected, "{\"team\":1", "{\"name\":\"\",\"team\":1", 1), ==,
                    1);
  g_string_append_c (expected, '\n');
  assert_text (rewrite_match (whole), expected->str);
}

/* What was absent stays absent. */
static void
test_least (void)
{
  assert_text (rewrite_match (MATCH ("")), MATCH ("") "\n");
  g_autofree char *standard = rewrite_match (MATCH (",\"clock\":{},\"times\":[],\"meta\":{}"));
  g_assert_cmpstr (
      standard, ==,
      "{" HEADER (
          "match") ",\"variant\":{},\"teams\":[{},{}],\"clock\":{\"elapsed_ms\":"
                   "0},\"events\":[],\"times\":[],\"meta\":{\"title\":\"\",\"notes\":\"\"}}\n");
}

/* A body may be a whole document, but only of the right kind and game. */
static void
test_bodies (void)
{
  static const char text[] = "{" HEADER ("match") ",\"variant\":{" HEADER (
      "variant") ",\"minutes\":3},"
                 "\"teams\":[{" HEADER ("team") ",\"name\":\"A\"},{}],\"events\":[]}";
  g_autofree char *written = rewrite_match (text);
  g_assert_nonnull (
      strstr (written, "\"variant\":{\"minutes\":3},\"teams\":[{\"name\":\"A\"},{}]"));
  refuse_match (
      "{" HEADER ("match") ",\"variant\":{\"game\":\"null\"},\"teams\":[{},{}],\"events\":[]}",
      SV_STORE_ERROR_GAME, "variant.game: this is made for another game, “null”");
  refuse_match (
      "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{\"format\":\"speelveld-variant\"}],"
                           "\"events\":[]}",
      SV_STORE_ERROR_FOREIGN, "teams[1].format: a team is needed here, not “speelveld-variant”");
}

/* The message names the event, as the reader does. */
static void
check_illegal (const char *events, const char *message)
{
  g_autoptr (GError) error = NULL;
  int illegal = -1;
  g_autofree char *text = g_strdup_printf (
      "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{}],\"events\":[%s]}", events);
  g_assert_null (sv_match_doc_read (text, strlen (text), &illegal, &error));
  g_assert_cmpstr (error->message, ==, message);
  g_autofree char *place = g_strdup_printf ("events[%d]", illegal);
  g_assert_true (g_str_has_prefix (message, place));
}

static void
test_illegal (void)
{
  for_each_case (SV_TEST_DATA "/events.list", check_illegal);
}

static void
test_too_many_events (void)
{
  g_autoptr (GString) text =
      g_string_new ("{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{}],\"events\":[\"x\"");
  for (int i = 0; i < SV_MAX_EVENTS; i++)
    g_string_append (text, ",\"x\"");
  g_string_append (text, "]}");
  refuse_match (text->str, SV_STORE_ERROR_TOO_LARGE,
                "events: a match may have at most 200000 events");
}

/* --- wrong types everywhere --- */

static const char *const wrong[] = { "null",        "true", "7",    "-1", "1.5",       "\"\"",
                                     "\"\\u0007\"", "[]",   "[[]]", "{}", "{\"a\":{}}" };

/* Try all wrong values for one node: refused with a path, or read, but never anything else. Only
 * those of allowed may be read, unless it is NULL. */
static void
try_wrong (JsonNode *root, const char *path, const char *const *allowed)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (JsonParser) parser = json_parser_new ();
    g_autofree char *list = g_strdup_printf ("[%s]", wrong[i]);
    g_assert_true (json_parser_load_from_data (parser, list, -1, NULL));
    JsonNode *value =
        json_array_get_element (json_node_get_array (json_parser_get_root (parser)), 0);

    g_autofree char *text = json_to_string (root, FALSE);
    g_autoptr (JsonNode) copy = json_from_string (text, NULL);
    g_auto (GStrv) steps = g_strsplit (path, " ", -1);
    JsonNode *node = copy;
    for (char **step = steps; *step; step++) {
      JsonNode *fresh = step[1] ? NULL : json_node_copy (value);
      if (JSON_NODE_HOLDS_OBJECT (node)) {
        if (fresh)
          json_object_set_member (json_node_get_object (node), *step, fresh);
        else
          node = json_object_get_member (json_node_get_object (node), *step);
      } else {
        const guint at = (guint)g_ascii_strtoull (*step, NULL, 10);
        JsonArray *array = json_node_get_array (node);
        if (fresh) {
          /* json-glib cannot replace an item: build the list anew. */
          g_autoptr (JsonArray) old = json_array_ref (array);
          JsonArray *next = json_array_new ();
          for (guint j = 0; j < json_array_get_length (old); j++)
            json_array_add_element (next, j == at ? json_node_copy (fresh)
                                                  : json_array_dup_element (old, j));
          json_node_take_array (node, next);
          json_node_unref (fresh);
        } else {
          node = json_array_get_element (array, at);
        }
      }
    }

    g_autofree char *broken = json_to_string (copy, FALSE);
    g_autoptr (GError) error = NULL;
    g_autoptr (SvMatchDoc) doc = sv_match_doc_read (broken, strlen (broken), NULL, &error);
    g_assert_true ((doc == NULL) == (error != NULL));
    if (error)
      g_assert_true (error->domain == SV_STORE_ERROR);
    if (allowed && !doc != !g_strv_contains (allowed, wrong[i])) {
      g_test_message ("%s = %s: %s", path, wrong[i], error ? error->message : "accepted");
      g_test_fail ();
    }
  }
}

static void
walk (JsonNode *root, JsonNode *node, const char *path)
{
  if (JSON_NODE_HOLDS_OBJECT (node)) {
    g_autoptr (GList) keys = json_object_get_members (json_node_get_object (node));
    for (GList *l = keys; l; l = l->next) {
      g_autofree char *below = *path ? g_strconcat (path, " ", l->data, NULL) : g_strdup (l->data);
      try_wrong (root, below, NULL);
      walk (root, json_object_get_member (json_node_get_object (node), l->data), below);
    }
  } else if (JSON_NODE_HOLDS_ARRAY (node)) {
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++) {
      g_autofree char *below = g_strdup_printf ("%s %u", path, i);
      try_wrong (root, below, NULL);
      walk (root, json_array_get_element (json_node_get_array (node), i), below);
    }
  }
}

static void
check_values (const char *path, const char *values)
{
  g_autoptr (JsonNode) root = json_from_string (whole, NULL);
  g_auto (GStrv) allowed = g_strsplit (values ? values : "", " ", -1);
  try_wrong (root, path, (const char *const *)allowed);
}

static void
test_wrong_types (void)
{
  g_autoptr (JsonNode) root = json_from_string (whole, NULL);
  walk (root, root, "");
  for_each_case (SV_TEST_DATA "/values.list", check_values);
}

/* --- start --- */

#define START(rest)                                                                                \
  "\"start\":{\"phase\":\"move\",\"half\":1,\"golden\":false,\"home\":\"first\","                  \
  "\"zone\":{\"home\":1,\"away\":2},\"score\":{\"home\":1,\"away\":0},\"attacking\":\"home\","     \
  "\"ball\":1,\"mover\":2,\"defender\":null,\"shot\":null,\"dice\":[],"                            \
  "\"figurines\":{\"home\":{\"1\":\"a\",\"2\":\"b\",\"3\":\"c\",\"4\":\"d\"},"                     \
  "\"away\":{\"1\":\"a\",\"2\":\"b\",\"3\":\"c\",\"4\":\"d\"}}" rest "}"

static void
test_start (void)
{
  static const char events[] = ",\"events\":[\"move 2 e\"]}";
  static const char head[] = "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{}],";
  g_autofree char *text = g_strconcat (head, START (",\"own\":1"), events, NULL);
  g_autofree char *written = rewrite_match (text);
  g_assert_nonnull (strstr (written, "\"own\":1"));
  g_autoptr (SvMatchDoc) doc = read_match (written);
  g_assert_nonnull (doc->start);
  g_assert_cmpuint (sv_history_get_position (doc->history), ==, 1);

  static const char *const faults[][3] = {
    { "\"ball\":1", "\"ball\":5", "start.ball: this must be a whole number from 1 to 4" },
    { "\"2\":\"b\"", "\"2\":\"a\"",
      "start.figurines.home.2: another figurine of the team stands in this area" },
    { "\"away\":2", "\"away\":1", "start.zone.away: both teams are in the same zone" },
    { "\"shot\":null", "\"shot\":7", "start.shot: this is not one of the words allowed here" },
    { "\"golden\":false", "\"golden\":true",
      "start.phase: golden-goal time is not part of this variant" },
    { "\"golden\":false", "\"golden\":null",
      "start.golden: this does not fit the rest of the position" },
    { "\"dice\":[]", "\"dice\":[1,2]", "" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autoptr (GString) broken = g_string_new (text);
    g_autoptr (GError) error = NULL;
    g_assert_cmpuint (g_string_replace (broken, faults[i][0], faults[i][1], 1), ==, 1);
    g_assert_null (sv_match_doc_read (broken->str, broken->len, NULL, &error));
    g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_POSITION);
    if (*faults[i][2])
      g_assert_cmpstr (error->message, ==, faults[i][2]);
    else
      g_assert_true (g_str_has_prefix (error->message, "start."));
  }
  refuse_match (MATCH (",\"start\":[]"), SV_STORE_ERROR_TYPE, "start: this must be an object");
}

/* --- new, copy, kinds --- */

static void
test_new (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (game ());
  g_autoptr (SvMatchDoc) doc = sv_match_doc_new (NULL, team, NULL, &error);
  g_assert_no_error (error);
  doc->created = g_strdup ("2026-11-21T20:00:00Z");
  g_autofree char *text = sv_match_doc_write (doc, TRUE);
  g_autoptr (SvMatchDoc) again = read_match (text);
  g_assert_cmpstr (again->created, ==, doc->created);

  const SvField *attack = sv_field_find (game ()->card_fields, game ()->n_card_fields, "attack");
  sv_field_set (attack, team->values, 6);
  g_assert_null (sv_match_doc_new (NULL, NULL, team, &error));
  g_assert_cmpstr (error->message, ==, "teams[1].cards: the attack powers add up to 18, not 14");
}

static void
test_copy (void)
{
  static const char text[] =
      "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{}],\"seats\":[{\"name\":"
                           "\"A\",\"team\":1}],\"clock\":{\"elapsed_ms\":9000},\"events\":[" EXAMPLE
                           "],\"times\":[0,0,0,0,0,0,0,0,0,0,0,12,13,14,15,16,17,18,19,20,21,22,23,"
                           "24],\"meta\":{\"title\":\"T\"}}";
  g_autoptr (SvMatchDoc) doc = read_match (text);
  for (unsigned k = 0; k <= 24; k++) {
    g_autoptr (SvMatchDoc) copy = sv_match_doc_copy (doc, k);
    g_assert_cmpuint (sv_history_get_length (copy->history), ==, k);
    g_assert_cmpstr (copy->title, ==, "T");
    g_assert_cmpuint (copy->seats->len, ==, 1);
    g_assert_cmpint (copy->elapsed_ms, ==, k == 24 ? 9000 : k < 12 ? 0 : (int)k);
    sv_history_seek (doc->history, k);
    g_assert_cmpmem (sv_history_get_state (copy->history), game ()->state_size,
                     sv_history_get_state (doc->history), game ()->state_size);
    sv_history_seek (doc->history, 24);
  }
  /* What can be redone is not written. */
  sv_history_seek (doc->history, 2);
  g_autofree char *written = sv_match_doc_write (doc, FALSE);
  g_assert_nonnull (strstr (written, "\"events\":[\"die 4\",\"die 3\"],\"times\":[0,0]"));
}

static void
test_kinds (void)
{
  static const char *const words[] = { "match", "variant", "team", "board" };
  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++) {
    SvDocumentKind kind = SV_DOCUMENT_MATCH;
    g_autoptr (GError) error = NULL;
    g_autofree char *text = g_strdup_printf ("{\"format\":\"speelveld-%s\"}", words[i]);
    g_assert_true (sv_document_kind (text, strlen (text), &kind, &error));
    g_assert_cmpint (kind, ==, i);
    if (i == 0)
      continue;
    g_autofree char *message =
        g_strdup_printf ("format: a match is needed here, not “speelveld-%s”", words[i]);
    refuse_match (text, SV_STORE_ERROR_FOREIGN, message);
  }
}

static void
test_node (void)
{
  g_autoptr (SvMatchDoc) doc = read_match (
      "{" HEADER ("match") ",\"variant\":{},\"teams\":[{},{}],\"events\":[" EXAMPLE "]}");
  const void *setup = sv_history_get_setup (doc->history);
  const void *state = sv_history_get_state (doc->history);
  g_autoptr (JsonObject) node = sv_document_node (doc->game, setup, state);
  g_autoptr (JsonObject) out = sv_document_state (doc->game, setup, state);
  g_autofree char *node_text = sv_json_write (node, FALSE);
  g_autofree char *state_text = sv_json_write (out, FALSE);
  g_assert_cmpstr (node_text, ==,
                   "{\"kind\":\"chance\",\"side\":\"away\",\"die\":6,\"legal\":[\"die 1\",\"die "
                   "2\",\"die 3\",\"die 4\",\"die 5\",\"die 6\"],\"time\":true}\n");
  g_assert_true (g_str_has_prefix (state_text, "{\"phase\":\"shot\",\"half\":1,\"golden\":false,"
                                               "\"home\":\"first\",\"zone\":{\"home\":1,"));
}

/* A new beginning forgets what nobody knew of the old one, and nothing else. */
static void
test_new_start (void)
{
  g_autoptr (SvMatchDoc) plain = read_match (MATCH (""));
  g_autoptr (JsonObject) state = sv_document_state (game (), sv_history_get_setup (plain->history),
                                                    sv_history_get_state (plain->history));
  json_object_set_string_member (state, "weather", "rain");
  g_autofree char *start = sv_json_write (state, FALSE);
  g_autofree char *rest = g_strdup_printf (",\"start\":%s,\"future\":[1]", start);
  g_autofree char *text = g_strdup_printf ("{%s,\"variant\":{},\"teams\":[{},{}],\"events\":[]%s}",
                                           HEADER ("match"), rest);
  g_autoptr (SvMatchDoc) doc = read_match (text);
  g_autofree char *before = sv_match_doc_write (doc, FALSE);
  g_assert_nonnull (strstr (before, "\"weather\":\"rain\""));
  sv_match_doc_set_start (doc, sv_history_get_state (plain->history), 0);
  g_autofree char *after = sv_match_doc_write (doc, FALSE);
  g_assert_null (strstr (after, "weather"));
  g_assert_nonnull (strstr (after, "\"future\":[1]"));
}

/* Whatever is pasted into a name, the match that has it can be read again. */
static void
test_pasted (void)
{
  static const struct {
    const char *pasted, *name;
  } cases[] = {
    { "Anne\nBo", "Anne Bo" },
    { "An\tne", "An ne" },
    { "Anne\r\n", "Anne" },
    { "\tAnne  B ", "Anne  B " },
    { "O\302\222Neil", "O Neil" },
    { "A\342\200\250B\342\200\251C", "A B C" },
    { "\342\200\256ennA\342\201\251", "ennA" },
    { "\327\223\327\237\342\200\217", "\327\223\327\237\342\200\217" },
    { "A\377B", "A\357\277\275B" },
    { NULL, "" },
  };
  g_autofree char *longest = g_strnfill (SV_TEXT_MAX_CHARS + 50, 'x');
  g_autoptr (SvMatchDoc) doc = read_match (MATCH (""));

  g_ptr_array_add (doc->seats, NULL);
  for (unsigned i = 0; i <= G_N_ELEMENTS (cases); i++) {
    g_autoptr (SvSeatDoc) seat =
        sv_seat_doc_new (i < G_N_ELEMENTS (cases) ? cases[i].pasted : longest, 0, NULL);
    if (i < G_N_ELEMENTS (cases))
      g_assert_cmpstr (seat->name, ==, cases[i].name);
    doc->seats->pdata[0] = seat;
    g_autofree char *written = sv_match_doc_write (doc, TRUE);
    g_autoptr (SvMatchDoc) again = read_match (written);
  }
  g_ptr_array_steal_index (doc->seats, 0);
}

/* --- the clock of a copy --- */

static unsigned
period_of (const SvMatchDoc *doc, unsigned k)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  SvView view;

  sv_history_state_at (doc->history, k, state);
  doc->game->view (sv_history_get_setup (doc->history), state, &view);
  return view.period;
}

/* What it showed after event k - 1, which may have ended a period. */
static gint64
clock_after (const SvMatchDoc *doc, unsigned k)
{
  return period_of (doc, k - 1) == period_of (doc, k) ? sv_history_get_time (doc->history, k - 1)
                                                      : 0;
}

/* A copy shows what the clock showed after its last event: nothing, where that ended a period. So
 * does one that goes another way, as far as it goes on. */
static void
test_clock (void)
{
  g_autoptr (SvMatchDoc) doc = standard_doc (game ());
  SvHistory *history = doc->history;
  unsigned n_ended = 0;
  SvRng rng;

  sv_rng_seed (&rng, 4);
  for (unsigned i = 0; i < 300; i++) {
    SvNode node;
    doc->game->node (sv_history_get_setup (history), sv_history_get_state (history), &node);
    if (node.time && sv_rng_below (&rng, 12) == 0)
      g_assert_cmpint (sv_history_append (history, sv_event_time (), 100 * (i + 1)), ==,
                       SV_HISTORY_OK);
    else if (!append_any (doc, &rng, 100 * (i + 1)))
      break;
  }
  const unsigned n = sv_history_get_length (history);
  doc->elapsed_ms = 77777;
  for (unsigned k = 0; k <= n; k++) {
    g_autoptr (SvMatchDoc) copy = sv_match_doc_copy (doc, k);
    g_assert_cmpuint (sv_history_get_length (copy->history), ==, k);
    g_assert_cmpint (copy->elapsed_ms, ==, k == n ? 77777 : k == 0 ? 0 : clock_after (doc, k));
    n_ended += k > 0 && k < n && copy->elapsed_ms == 0;
    if (k == n)
      continue;

    SvEvent events[SV_MAX_LEGAL];
    unsigned n_kept;
    const unsigned n_legal = doc->game->legal (sv_history_get_setup (history),
                                               sv_history_get_state (copy->history), events);
    g_autoptr (SvMatchDoc) other =
        sv_match_doc_replace (doc, k, events[sv_rng_below (&rng, n_legal)], &n_kept);
    const unsigned length = sv_history_get_length (other->history);
    g_assert_cmpuint (length, ==, k + 1 + n_kept);
    g_assert_cmpint (other->elapsed_ms, ==, length == n ? 77777 : clock_after (other, length));
  }
  g_assert_cmpuint (n_ended, >=, 1);

  /* And one that begins from a position: its clock, as long as nothing has happened. */
  g_assert_cmpint (sv_match_doc_start_ms (doc), ==, 0);
  g_autofree void *state = g_memdup2 (sv_history_get_state (history), game ()->state_size);
  g_autoptr (SvMatchDoc) later = standard_doc (game ());
  sv_history_state_at (history, 40, state);
  g_assert_true (sv_match_doc_set_start (later, state, 5000));
  g_assert_cmpint (sv_match_doc_start_ms (later), ==, 5000);
  append_any (later, &rng, 5100);
  append_any (later, &rng, 5200);
  g_assert_cmpint (sv_match_doc_start_ms (later), ==, 5100);
  later->elapsed_ms = 5300;
  g_autoptr (SvMatchDoc) begun = sv_match_doc_copy (later, 0);
  g_assert_cmpint (begun->elapsed_ms, ==, 5100);
  g_assert_true (sv_match_doc_set_start (later, state, -1));
  g_assert_cmpint (later->elapsed_ms, ==, 0);
}

/* Pictures that together leave no room for the rest of a document are refused before the match
 * begins. */
static void
test_pictures (void)
{
  const gsize most = 15 * 1024 * 1024 - 10;

  for (unsigned more = 0; more < 2; more++) {
    g_autoptr (SvTeamDoc) first = named_team (game (), "Fox"), second = named_team (game (), "Owl");
    g_autoptr (GError) error = NULL;
    first->logo = g_strnfill (10, 'x');
    for (unsigned i = 0; i < 3; i++) {
      SvTeamDoc *team = i == 0 ? first : second;
      team->cards[i].picture = g_strnfill (most / 3 + (i == 2 ? most % 3 + more : 0), 'x');
    }
    g_autoptr (SvMatchDoc) doc = sv_match_doc_new (NULL, first, second, &error);
    g_assert_true ((doc != NULL) == (more == 0));
    g_assert_true (g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE) == (more > 0));
  }
}

/* --- comments --- */

/* They go where their steps go. */
static void
test_comments (void)
{
  g_autoptr (SvMatchDoc) doc = read_match ("{" HEADER (
      "match") ",\"variant\":{},\"teams\":[{},{}],\"events\":[\"die 4\",\"die 3\",\"place 1 c\"],"
               "\"meta\":{\"comments\":[{\"step\":3,\"text\":\"c\"},{\"step\":1,\"text\":"
               "\"a\"},{\"step\":4,\"text\":\"of a step that is not there\"}]}}");
  g_assert_cmpuint (doc->comments->len, ==, 2);
  g_autofree char *written = sv_match_doc_write (doc, FALSE);
  g_assert_nonnull (strstr (written, "\"comments\":[{\"step\":1,\"text\":\"a\"},{\"step\":3,"));

  g_autoptr (SvMatchDoc) copy = sv_match_doc_copy (doc, 2);
  g_assert_cmpuint (copy->comments->len, ==, 1);
  g_assert_cmpstr (sv_comments_get (copy->comments, 1), ==, "a");

  /* What is not done any more has lost its comment; what comes after has kept it. */
  g_autoptr (SvMatchDoc) other = sv_match_doc_replace (doc, 0, sv_event_die (5), NULL);
  g_assert_null (sv_comments_get (other->comments, 1));
  g_assert_cmpstr (sv_comments_get (other->comments, 3), ==, "c");

  /* What can be redone is not written, nor what was said of it. */
  sv_history_seek (doc->history, 2);
  g_autofree char *begun = sv_match_doc_write (doc, FALSE);
  g_assert_null (strstr (begun, "\"step\":3"));
}

static void
test_comment_texts (void)
{
  g_autoptr (GPtrArray) comments = sv_comments_new ();
  g_autofree char *long_text = g_strnfill (SV_COMMENT_MAX_CHARS + 50, 'x');
  g_autoptr (GError) error = NULL;

  g_assert_true (sv_comments_set (comments, 7, "  Two\r\nlines.\a\n", &error));
  g_assert_cmpstr (sv_comments_get (comments, 7), ==, "Two\nlines.");
  g_assert_true (sv_comments_set (comments, 7, long_text, &error));
  g_assert_cmpuint (strlen (sv_comments_get (comments, 7)), ==, SV_COMMENT_MAX_CHARS);
  g_assert_true (sv_comments_set (comments, 7, " \n ", &error));
  g_assert_null (sv_comments_get (comments, 7));

  for (unsigned step = SV_MAX_COMMENTS; step > 0; step--)
    g_assert_true (sv_comments_set (comments, step, "x", &error));
  g_assert_false (sv_comments_set (comments, SV_MAX_COMMENTS + 1, "x", &error));
  g_assert_cmpstr (error->message, ==, "A match can have no more than 500 comments.");
  g_assert_true (sv_comments_set (comments, 1, "y", NULL));
  g_assert_cmpuint (sv_comments_cut (comments, 3), ==, SV_MAX_COMMENTS - 3);
  g_assert_cmpstr (sv_comments_get (comments, 1), ==, "y");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_true (g_file_get_contents (SV_TEST_DATA "/whole.svmatch", &whole, NULL, NULL));
  g_strchomp (whole);
  g_test_add_func ("/store/match/whole", test_whole);
  g_test_add_func ("/store/match/kept", test_kept);
  g_test_add_func ("/store/match/least", test_least);
  g_test_add_func ("/store/match/bodies", test_bodies);
  g_test_add_func ("/store/match/illegal", test_illegal);
  g_test_add_func ("/store/match/too-many-events", test_too_many_events);
  g_test_add_func ("/store/match/wrong-types", test_wrong_types);
  g_test_add_func ("/store/match/start", test_start);
  g_test_add_func ("/store/match/new", test_new);
  g_test_add_func ("/store/match/copy", test_copy);
  g_test_add_func ("/store/match/kinds", test_kinds);
  g_test_add_func ("/store/match/node", test_node);
  g_test_add_func ("/store/match/new-start", test_new_start);
  g_test_add_func ("/store/match/pasted", test_pasted);
  g_test_add_func ("/store/match/clock", test_clock);
  g_test_add_func ("/store/match/pictures", test_pictures);
  g_test_add_func ("/store/match/comments", test_comments);
  g_test_add_func ("/store/match/comment-texts", test_comment_texts);
  const int result = g_test_run ();
  g_free (whole);
  return result;
}
