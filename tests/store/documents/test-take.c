/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Single values of documents: their limits, what texts may hold and become, and where a fault is
 * said to be. */

#include "fixture.h"

#include "doc-fixture.h"
#include "sv-json-read.h"
#include "sv-sentence.h"

/* The member "a" of a document {"a":value}. */
static JsonNode *
parse (const char *value)
{
  g_autofree char *text = g_strdup_printf ("{\"a\":%s}", value);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), &error);

  g_assert_no_error (error);
  return sv_json_get_member (object, "a");
}

static void
assert_said (const GError *error, const char *sentence)
{
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, sentence);
}

static void
test_whole (void)
{
  static const char no_int[] = "a: this must be a whole number";
  static const struct {
    const char *value;
    gint64 min, max, number;
    const char *sentence;
  } cases[] = {
    { "3", 3, 5, 3, NULL },
    { "5", 3, 5, 5, NULL },
    { "2", 3, 5, 0, "a: 2 is outside 3–5" },
    { "6", 3, 5, 0, "a: 6 is outside 3–5" },
    { "-1", 0, G_MAXINT64, 0, "a: -1 is too small" },
    { "9223372036854775807", 0, G_MAXINT64, G_MAXINT64, NULL },
    { "4.0", 3, 5, 4, NULL },
    { "4e0", 3, 5, 4, NULL },
    { "4.5", 3, 5, 0, no_int },
    { "9007199254740992.0", 0, G_MAXINT64, G_GINT64_CONSTANT (9007199254740992), NULL },
    { "9007199254740994.0", 0, G_MAXINT64, 0, no_int },
    { "-9007199254740992.0", G_MININT64, 0, G_GINT64_CONSTANT (-9007199254740992), NULL },
    { "-9007199254740994.0", G_MININT64, 0, 0, no_int },
    { "\"4\"", 3, 5, 0, no_int },
    { "true", 0, 5, 0, no_int },
    { "null", 0, 5, 0, no_int },
    { "[]", 0, 5, 0, no_int },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (JsonNode) node = parse (cases[i].value);
    g_autoptr (GError) error = NULL;
    gint64 number = 0;

    g_assert_true (sv_node_int (node, SV_PATH_KEY (NULL, "a"), cases[i].min, cases[i].max, &number,
                                &error) == (cases[i].sentence == NULL));
    assert_said (error, cases[i].sentence);
    g_assert_cmpint (number, ==, cases[i].number);
  }
}

static void
test_number (void)
{
  static const struct {
    const char *value;
    double number;
    const char *sentence;
  } cases[] = {
    { "1.5", 1.5, NULL },
    { "2", 2, NULL },
    { "2.5", 2.5, NULL },
    { "1.25", 0, "a.b[3]: 1.25 is outside 1.5–2.5" },
    { "3", 0, "a.b[3]: 3 is outside 1.5–2.5" },
    { "\"2\"", 0, "a.b[3]: this must be a number" },
    { "false", 0, "a.b[3]: this must be a number" },
  };
  const SvPath *path = SV_PATH_ITEM (SV_PATH_KEY (SV_PATH_KEY (NULL, "a"), "b"), 3);
  g_autoptr (GError) missing = NULL;
  double number = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (JsonNode) node = parse (cases[i].value);
    g_autoptr (GError) error = NULL;

    number = 0;
    g_assert_true (sv_node_number (node, path, 1.5, 2.5, &number, &error) ==
                   (cases[i].sentence == NULL));
    assert_said (error, cases[i].sentence);
    g_assert_cmpfloat (number, ==, cases[i].number);
  }
  g_assert_false (sv_node_number (NULL, NULL, 0, 1, &number, &missing));
  assert_said (missing, "this is missing");
}

/* As long as its kind may be and one more; lines where it may have them. */
static void
test_text (void)
{
  static const struct {
    const char *value;
    gboolean is_name, is_lines;
  } cases[] = {
    { "\"a b\"", TRUE, TRUE },       { "\"\\n\"", FALSE, TRUE },
    { "\"\\t\"", FALSE, TRUE },      { "\"\\r\"", FALSE, TRUE },
    { "\"\\u0007\"", FALSE, FALSE }, { "\"\\u007f\"", FALSE, FALSE },
    { "\"\\u0085\"", FALSE, FALSE }, { "\"\\u2028\"", FALSE, FALSE },
    { "\"\\u2029\"", FALSE, FALSE }, { "\"\\u200f\"", FALSE, TRUE },
    { "7", FALSE, FALSE },           { "null", FALSE, FALSE },
  };
  static const struct {
    SvTextKind kind;
    gsize most;
    const char *sentence;
  } kinds[] = {
    { SV_TEXT_NAME, 200, "this is longer than 200 characters" },
    { SV_TEXT_COMMENT, 1000, "this is longer than 1000 characters" },
    { SV_TEXT_NOTES, 10000, "this is longer than 10000 characters" },
  };

  for (unsigned k = 0; k < G_N_ELEMENTS (kinds); k++) {
    for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
      g_autoptr (JsonNode) node = parse (cases[i].value);
      g_autofree char *out = NULL;
      g_assert_true (sv_node_text (node, NULL, kinds[k].kind, &out, NULL) ==
                     (k == 0 ? cases[i].is_name : cases[i].is_lines));
    }
    for (gsize more = 0; more < 2; more++) {
      g_autoptr (GString) text = g_string_new (NULL);
      for (gsize n = 0; n < kinds[k].most + more; n++)
        g_string_append (text, "é");
      g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), text->str);
      g_autofree char *out = g_strdup ("before");
      g_autoptr (GError) error = NULL;
      g_assert_true (sv_node_text (node, NULL, kinds[k].kind, &out, &error) == (more == 0));
      g_assert_cmpstr (out, ==, more == 0 ? text->str : "before");
      assert_said (error, more == 0 ? NULL : kinds[k].sentence);
    }
  }
}

/* What people typed, pasted or imported. */
static void
test_clean (void)
{
  static const struct {
    const char *text;
    glong most;
    const char *line, *lines;
  } cases[] = {
    { NULL, -1, "", "" },
    { "", 5, "", "" },
    { "abc", 2, "ab", "ab" },
    { "abc", 3, "abc", "abc" },
    { "éü", 1, "é", "é" },
    { "a\tb\nc", -1, "a b c", "a\tb\nc" },
    { "\n\ta", -1, "a", "a" },
    { "a\n", -1, "a", "a" },
    { "a\n\n b", -1, "a  b", "a\n\n b" },
    { "a \n", -1, "a", "a" },
    { " a ", -1, " a ", "a" },
    { "a\x07\x7f"
      "b",
      -1, "a b", "ab" },
    { "a\u2028b\u2029c\xc2\x85"
      "d",
      -1, "a b c d", "a\nb\ncd" },
    { "a\u2029\u202a\u202e\u202fb", -1, "a \u202fb", "a\n\u202fb" },
    { "a\u2065\u2066\u2069\u206ab", -1, "a\u2065\u206ab", "a\u2065\u206ab" },
    { "a\xff"
      "b",
      -1, "a\ufffdb", "a\ufffdb" },
    { "\u202aab", 1, "a", "a" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    assert_text (sv_clean_text (cases[i].text, cases[i].most), cases[i].line);
    assert_text (sv_clean_lines (cases[i].text, cases[i].most), cases[i].lines);
  }
}

/* What is left of a name that a document holds; NULL: it is refused, for nothing of it can be
 * seen. */
static void
test_names (void)
{
  static const struct {
    const char *name, *left;
  } cases[] = {
    { "", "" },
    { "Fox", "Fox" },
    { "Fox\uffff", "Fox" },
    { "\ufffeF\ufdd0o\ufdefx\U0001fffe\U0010ffff", "Fox" },
    { "\u202eFox\u202c", "Fox" },
    { "F\u2066o\u2069x\u202a\u202b\u202d\u2067\u2068", "Fox" },
    { "e\u0301", "e\u0301" },
    { "שועל", "שועל" },
    { "ثعلب\u200f", "ثعلب\u200f" },
    { "👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧" },
    { "❤\ufe0f", "❤\ufe0f" },
    { "🇳🇱", "🇳🇱" },
    { "🏴\U000e0067\U000e0062\U000e007f", "🏴\U000e0067\U000e0062\U000e007f" },
    { "\u0301", NULL },
    { " ", NULL },
    { "\u00a0\u2003\u3000", NULL },
    { "\u200b", NULL },
    { "\u200d\ufeff\u2060\u00ad", NULL },
    { "\u202e", NULL },
    { "\uffff", NULL },
    { "\u3164\u115f\u1160\uffa0\u2800", NULL },
    { "\ufe0f", NULL },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), cases[i].name);
    g_autoptr (GError) error = NULL;
    g_autofree char *left = NULL;
    g_assert_true (sv_node_text (node, SV_PATH_KEY (NULL, "name"), SV_TEXT_NAME, &left, &error) ==
                   (cases[i].left != NULL));
    g_assert_cmpstr (left, ==, cases[i].left);
    assert_said (error, cases[i].left != NULL ? NULL : "name: this text has no visible characters");
    /* Whoever types it gets the same, or no name. */
    assert_text (sv_clean_text (cases[i].name, -1), cases[i].left != NULL ? cases[i].left : "");
  }
}

/* A name beside other words: isolated where it is needed, and plain for files that know no
 * isolation. */
static void
test_directions (void)
{
  assert_text (sv_isolate ("Fox"), "Fox");
  assert_text (sv_isolate ("Zoë 🦊"), "Zoë 🦊");
  assert_text (sv_isolate ("שועל 3"), "\u2068שועל 3\u2069");
  assert_text (sv_isolate ("FC ثعلب"), "\u2068FC ثعلب\u2069");
  assert_text (sv_drop_directions ("\u2068שועל\u2069 (3)"), "שועל (3)");
}

/* Nothing that is shown in a terminal moves its cursor or changes its colours. */
static void
test_terminal (void)
{
  assert_text (sv_terminal_text ("é “3-2” \u2068ש\u2069"), "é “3-2” \u2068ש\u2069");
  assert_text (sv_terminal_text ("a\x1b[31m\x07\r\n\x7f"), "a\\x1b[31m\\x07\\x0d\\x0a\\x7f");
  assert_text (sv_terminal_text ("a\xc2\x9b"
                                 "b\u2028\u202e"),
               "a\\x9bb\\u2028\\u202e");
  assert_text (sv_terminal_text ("a\xff"), "a\ufffd");
}

static void
test_quote (void)
{
  g_autofree char *forty = g_strnfill (40, 'x'), *more = g_strconcat (forty, "y", NULL);
  g_autofree char *all = g_strdup_printf ("“%s”", forty), *less = g_strdup_printf ("“%s…”", forty);

  assert_text (sv_quote (""), "“”");
  assert_text (sv_quote ("a\nb\u200bé"), "“a\ufffdb\ufffdé”");
  assert_text (sv_quote (forty), all);
  assert_text (sv_quote (more), less);
}

/* What nobody knows goes to where it was, and never in place of what is known. */
static void
test_unknown (void)
{
  static const char *const cases[][3] = {
    { "{}", "{}", "{}" },
    { "{\"a\":1}", "{\"b\":2}", "{\"a\":1,\"b\":2}" },
    { "{\"a\":1}", "{\"a\":2}", "{\"a\":1}" },
    { "{\"a\":{\"b\":1}}", "{\"a\":{\"b\":2,\"c\":{\"d\":3}}}",
      "{\"a\":{\"b\":1,\"c\":{\"d\":3}}}" },
    { "{\"a\":[{\"b\":1},{}]}", "{\"a\":[{\"c\":2},{\"d\":3},{\"e\":4}]}",
      "{\"a\":[{\"b\":1,\"c\":2},{\"d\":3}]}" },
    { "{\"a\":[{},{}]}", "{\"a\":[{\"c\":2}]}", "{\"a\":[{\"c\":2},{}]}" },
    { "{\"a\":[1]}", "{\"a\":{\"b\":2}}", "{\"a\":[1]}" },
    { "{\"a\":{}}", "{\"a\":[{\"b\":2}]}", "{\"a\":{}}" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (JsonObject) known = sv_json_read (cases[i][0], strlen (cases[i][0]), NULL);
    g_autoptr (JsonObject) unknown = sv_json_read (cases[i][1], strlen (cases[i][1]), NULL);

    sv_write_unknown (known, NULL);
    sv_write_unknown (known, unknown);
    g_autofree char *text = sv_json_write (known, FALSE);
    g_assert_cmpstr (g_strchomp (text), ==, cases[i][2]);
    /* Documents may share what is unknown. */
    JsonObject *less = json_object_ref (unknown);
    sv_unknown_drop (&less, "a");
    g_assert_false (json_object_has_member (less, "a"));
    g_assert_true (json_object_has_member (less, "b") == json_object_has_member (unknown, "b"));
    g_assert_true (json_object_has_member (unknown, "a") == (strchr (cases[i][1], 'a') != NULL));
    json_object_unref (less);
  }
  static const char text[] = "{\"o\":{},\"l\":[],\"n\":1}";
  g_autoptr (JsonObject) kept = sv_json_read (text, strlen (text), NULL);
  JsonObject *none = NULL;
  sv_unknown_drop (&none, "a");
  g_assert_null (none);
  g_assert_null (sv_unknown_object (NULL, "o"));
  g_assert_null (sv_unknown_array (NULL, "l"));
  g_assert_nonnull (sv_unknown_object (kept, "o"));
  g_assert_nonnull (sv_unknown_array (kept, "l"));
  g_assert_null (sv_unknown_object (kept, "l"));
  g_assert_null (sv_unknown_array (kept, "o"));
  g_assert_null (sv_unknown_object (kept, "n"));
  g_assert_null (sv_unknown_array (kept, "x"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/take/whole", test_whole);
  g_test_add_func ("/store/take/number", test_number);
  g_test_add_func ("/store/take/text", test_text);
  g_test_add_func ("/store/take/clean", test_clean);
  g_test_add_func ("/store/take/names-that-cannot-be-shown", test_names);
  g_test_add_func ("/store/take/directions", test_directions);
  g_test_add_func ("/store/take/terminal", test_terminal);
  g_test_add_func ("/store/take/quote", test_quote);
  g_test_add_func ("/store/take/unknown", test_unknown);
  return g_test_run ();
}
