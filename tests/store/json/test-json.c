/* SPDX-License-Identifier: GPL-3.0-or-later */

/* sv-json: what is JSON and what is not, limits, writing, files. Broken documents as files are in
 * bad/; here are those that are made while the test runs, and short ones of json.list. */

#include "fixture.h"
#include "folder-fixture.h"
#include "sv-json-sink.h"

#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static void
accept (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_nonnull (object);
}

static void
refuse (const char *text, gsize length, SvStoreError code, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_assert_null (sv_json_read (text, length, &error));
  g_assert_cmpstr (error->message, ==, message);
  g_assert_error (error, SV_STORE_ERROR, (int)code);
}

static void
check_case (const char *text, const char *fault)
{
  if (fault)
    refuse (text, strlen (text), SV_STORE_ERROR_SYNTAX, fault);
  else
    accept (text);
}

static void
test_grammar (void)
{
  static const struct {
    const char *text, *fault;
  } cases[] = {
    { " \t\r\n{ } \n", NULL },
    { "", "line 1, column 1: the document is empty" },
    { " \n ", "line 1, column 1: the document is empty" },
    { "{\"a\":\"\t\"}",
      "line 1, column 7: a text may not contain a line break, tab or other control character" },
    { "{\n  \"a\": 1,\n  \"é\": x\n}", "line 3, column 8: a value is needed here" },
    { "{\"a\":\"\xff\"}", "line 1, column 7: this is not text in UTF-8" },
    { "{\"a\":\"\xc0\xaf\"}", "line 1, column 7: this is not text in UTF-8" },
    { "{\"a\":\"\xed\xa0\x80\"}", "line 1, column 7: this is not text in UTF-8" },
    { "\xef\xbb\xbf{}", NULL },
    { "\xef\xbb\xbf \n{x}", "line 2, column 2: a key in double quotes is needed here" },
    { "\xef\xbb\xbf", "line 1, column 1: the document is empty" },
    { "{}\xef\xbb\xbf", "line 1, column 3: nothing may follow the end of the document" },
  };
  static const char *const foreign[] = { "[1]",         "7",         "\"x\"",
                                         " <html>",     "\x89PNG",   "// hello\n{}",
                                         "var x = {};", "\xff\xfe{", NULL };
  for_each_case (SV_TEST_DATA "/json.list", check_case);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    check_case (cases[i].text, cases[i].fault);
  refuse ("{\"a\":1\0}", 8, SV_STORE_ERROR_SYNTAX, "line 1, column 7: this is not text in UTF-8");
  refuse ("{\"a\":1,\"a\":2}", 13, SV_STORE_ERROR_DUPLICATE_KEY,
          "line 1, column 8: this key occurs twice");
  refuse ("{\"ab\":1,\"a\\u0062\":2}", 20, SV_STORE_ERROR_DUPLICATE_KEY,
          "line 1, column 9: this key occurs twice");
  for (const char *const *text = foreign; *text; text++)
    refuse (*text, strlen (*text), SV_STORE_ERROR_FOREIGN, "This is not a Speelveld document.");
}

static char *
nested (gsize depth, char open, char close)
{
  GString *text = g_string_new ("{\"a\":");
  for (gsize i = 0; i < depth; i++) {
    g_string_append_c (text, open);
    if (open == '{' && i + 1 < depth)
      g_string_append (text, "\"a\":");
  }
  for (gsize i = 0; close && i < depth; i++)
    g_string_append_c (text, close);
  if (close)
    g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

static void
test_depth (void)
{
  g_autofree char *most = nested (SV_JSON_MAX_DEPTH - 1, '[', ']');
  g_autofree char *more = nested (SV_JSON_MAX_DEPTH, '[', ']');
  g_autofree char *objects = nested (SV_JSON_MAX_DEPTH, '{', '}');
  g_autofree char *hostile = nested (200000, '[', 0);
  const char *column_37 = "line 1, column 37: lists and objects are nested too deeply";
  accept (most);
  refuse (more, strlen (more), SV_STORE_ERROR_TOO_DEEP, column_37);
  refuse (objects, strlen (objects), SV_STORE_ERROR_TOO_DEEP,
          "line 1, column 161: lists and objects are nested too deeply");
  refuse (hostile, strlen (hostile), SV_STORE_ERROR_TOO_DEEP, column_37);
}

static char *
repeated (const char *first, const char *item, gsize n, const char *last)
{
  GString *text = g_string_new (first);
  for (gsize i = 0; i < n; i++) {
    if (i)
      g_string_append_c (text, ',');
    g_string_append (text, item);
  }
  g_string_append (text, last);
  return g_string_free (text, FALSE);
}

static void
test_sizes (void)
{
  /* The object and the list count too. */
  g_autofree char *most = repeated ("{\"a\":[", "1", SV_JSON_MAX_VALUES - 2, "]}");
  g_autofree char *more = repeated ("{\"a\":[", "1", SV_JSON_MAX_VALUES - 1, "]}");
  accept (most);
  refuse (more, strlen (more), SV_STORE_ERROR_TOO_LARGE,
          "line 1, column 2000003: the document has more values than this program reads");

  g_autofree char *large = g_malloc (SV_JSON_MAX_BYTES + 1);
  memset (large, ' ', SV_JSON_MAX_BYTES + 1);
  large[0] = '{';
  large[1] = '}';
  refuse (large, SV_JSON_MAX_BYTES + 1, SV_STORE_ERROR_TOO_LARGE,
          "The document is larger than 16 MiB.");
  large[SV_JSON_MAX_BYTES] = '\0';
  accept (large);

  g_autoptr (GString) keys = g_string_new ("{\"0\":1");
  for (int i = 1; i < 16384; i++)
    g_string_append_printf (keys, ",\"%d\":1", i);
  g_autofree char *full = g_strconcat (keys->str, "}", NULL);
  g_autofree char *over = g_strconcat (keys->str, ",\"x\":1}", NULL);
  accept (full);
  refuse (over, strlen (over), SV_STORE_ERROR_TOO_LARGE,
          "line 1, column 152732: this object has too many keys");
}

/* A document that ends anywhere is refused, and what is refused says where. */
static void
test_truncated (void)
{
  static const char whole[] = MATCH (",\"seats\":[{\"name\":\"Zo\\u00eb é\",\"team\":0}],"
                                     "\"x\":[-1.5e3,true,false,null,{}]");
  g_autoptr (SvMatchDoc) doc = read_match (whole);
  for (gsize n = 0; n + 1 < sizeof whole; n++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *part = g_memdup2 (whole, MAX (n, 1)); /* so that a sanitizer sees the end */
    g_assert_null (sv_match_doc_read (part, n, NULL, &error));
    g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_SYNTAX);
    g_assert_true (g_str_has_prefix (error->message, "line 1, column "));
    /* What stands behind the end does not matter. */
    g_autoptr (GError) same = NULL;
    g_assert_null (sv_match_doc_read (whole, n, NULL, &same));
    g_assert_cmpstr (same->message, ==, error->message);
  }
}

/* Characters by their numbers: those beyond 0xffff are written as two halves, which mean nothing
 * alone. */
static void
test_characters (void)
{
  static const unsigned numbers[] = {
    0, 1, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (unsigned k = 0; k < G_N_ELEMENTS (numbers); k++) {
      const unsigned high = numbers[i], low = numbers[k];
      const gboolean is_high = high >= 0xd800 && high <= 0xdbff;
      const gboolean is_low = low >= 0xdc00 && low <= 0xdfff, both = is_high && is_low;
      const gboolean half = is_high || (high >= 0xdc00 && high <= 0xdfff);
      const gboolean other = !both && low >= 0xd800 && low <= 0xdfff;
      g_autofree char *text = g_strdup_printf ("{\"a\":\"\\u%04x\\u%04X\"}", high, low);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), &error);
      const char *sentence =
          both        ? NULL
          : high == 0 ? "line 1, column 7: a text may not contain the character number 0"
          : half      ? "line 1, column 7: this escape is only half a character"
          : low == 0  ? "line 1, column 13: a text may not contain the character number 0"
          : other     ? "line 1, column 13: this escape is only half a character"
                      : NULL;

      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, sentence);
      if (sentence != NULL)
        continue;
      g_autoptr (GString) expected = g_string_new (NULL);
      g_string_append_unichar (expected,
                               both ? 0x10000 + (high - 0xd800) * 0x400 + low - 0xdc00 : high);
      if (!both)
        g_string_append_unichar (expected, low);
      g_assert_cmpstr (json_object_get_string_member (object, "a"), ==, expected->str);
    }
}

static void
test_write (void)
{
  static const char text[] =
      "{\"a\":\"\\u0001\\n\\t\\r\\\"\\\\/é\",\"b\":0.1,\"c\":-0.0,\"d\":1e300,\"e\":[],\"f\":{},"
      "\"g\":[1,2,[3,{\"x\":null}]],\"h\":123456789012345678,\"i\":0.30000000000000004,\"j\":100."
      "0}";
  static const char pretty[] = "{\n"
                               "  \"a\": \"\\u0001\\n\\t\\r\\\"\\\\/é\",\n"
                               "  \"b\": 0.1,\n"
                               "  \"c\": 0,\n"
                               "  \"d\": 1e+300,\n"
                               "  \"e\": [],\n"
                               "  \"f\": {},\n"
                               "  \"g\": [ 1, 2, [ 3, { \"x\": null } ] ],\n"
                               "  \"h\": 123456789012345678,\n"
                               "  \"i\": 0.30000000000000004,\n"
                               "  \"j\": 100\n"
                               "}\n";
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), NULL);
  g_autofree char *written = sv_json_write (object, TRUE);
  g_autofree char *line = sv_json_write (object, FALSE);
  g_assert_cmpstr (written, ==, pretty);
  g_assert_null (strchr (line, ' '));
  g_assert_true (strchr (line, '\n') == line + strlen (line) - 1);
  accept (line);
}

/* Long lists of plain values fill lines of at most 100 columns. */
static void
test_write_long (void)
{
  g_autofree char *text = repeated ("{\"events\":[", "\"place 1 c\"", 500, "]}");
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), NULL);
  g_autofree char *written = sv_json_write (object, TRUE);
  g_auto (GStrv) lines = g_strsplit (written, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), <, 80);
  for (char **line = lines; *line; line++)
    g_assert_cmpuint (strlen (*line), <=, 100);
}

/* Each element counts, the first one too: what is too long for a line together stands on lines of
 * its own. */
static void
test_write_width (void)
{
  for (int longest = 0; longest < 3; longest++) {
    g_autoptr (GString) text = g_string_new ("{\"a\":[");
    for (int i = 0; i < 3; i++) {
      g_autofree char *word = g_strnfill (i == longest ? 90 : 10, 'x');
      g_string_append_printf (text, "%s[\"%s\"]", i > 0 ? "," : "", word);
    }
    g_string_append (text, "]}");
    g_autoptr (JsonObject) object = sv_json_read (text->str, text->len, NULL);
    g_autofree char *written = sv_json_write (object, TRUE);
    g_auto (GStrv) lines = g_strsplit (written, "\n", -1);
    for (char **line = lines; *line != NULL; line++)
      g_assert_cmpuint (strlen (*line), <=, 104);
  }
}

static void
test_locale (void)
{
  if (!setlocale (LC_ALL, "nl_NL.UTF-8")) {
    g_test_skip ("no Dutch locale on this machine");
    return;
  }
  test_write ();
  setlocale (LC_ALL, "C");
}

/* --- files --- */

/* It went wrong in this way, with this sentence or one that ends so; error is cleared. */
static void
assert_failed (GError **error, SvStoreError code, const char *sentence)
{
  g_assert_error (*error, SV_STORE_ERROR, (int)code);
  if (g_str_has_prefix (sentence, "“"))
    g_assert_cmpstr ((*error)->message, ==, sentence);
  g_assert_true (g_str_has_suffix ((*error)->message, sentence));
  g_clear_error (error);
}

static void
test_files (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (folder, "a.svmatch", NULL);
  g_autofree char *link = g_build_filename (folder, "link", NULL);
  g_autofree char *big = g_build_filename (folder, "big", NULL);

  g_assert_null (sv_json_load_file (path, &error));
  assert_failed (&error, SV_STORE_ERROR_IO,
                 "“a.svmatch” cannot be read: it does not exist");
  g_assert_null (sv_json_load_file (folder, &error));
  assert_failed (&error, SV_STORE_ERROR_IO, "cannot be read: it is a folder");
  g_assert_false (sv_json_save_file ("/proc/none.svmatch", "{}", &error)); /* not even root can */
  assert_failed (&error, SV_STORE_ERROR_IO, "");

  g_assert_true (sv_json_save_file (path, "{}\n", &error));
  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
  g_assert_cmpint (symlink ("a.svmatch", link), ==, 0);
  g_assert_true (sv_json_save_file (link, "{\"a\":1}\n", &error));
  g_assert_no_error (error);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  GStatBuf status;
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0640);
  g_autoptr (GBytes) bytes = sv_json_load_file (path, &error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "{\"a\":1}\n", 8);

  g_autofree char *nowhere = g_build_filename (folder, "none", "b.svmatch", NULL);
  g_assert_false (sv_json_save_file (nowhere, "{}\n", &error));
  assert_failed (&error, SV_STORE_ERROR_IO,
                 "“b.svmatch” cannot be saved: its folder does not exist");

  /* A file with a hole of 1 GiB is refused without being read. */
  g_assert_true (sv_json_save_file (big, "", NULL));
  g_assert_cmpint (truncate (big, 1024 * 1024 * 1024), ==, 0);
  g_assert_null (sv_json_load_file (big, &error));
  assert_failed (&error, SV_STORE_ERROR_TOO_LARGE, "");
  /* What could not be opened again is not saved. */
  g_autofree char *long_text = g_strnfill (SV_JSON_MAX_BYTES + 1, ' ');
  g_assert_false (sv_json_save_file (path, long_text, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE);

  /* Nothing temporary is left. */
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  unsigned n = 0;
  while (g_dir_read_name (dir))
    n++;
  g_assert_cmpuint (n, ==, 3);
}

/* A file is read whole, however long it is, with its size known before or, as what stands on the
 * program's input, not; and what is too long is so only when it has been read. */
static void
test_input (void)
{
  static const gsize sizes[] = {
    0, 1, 8191, 8192, 8193, 100000, SV_JSON_MAX_BYTES, SV_JSON_MAX_BYTES + 1
  };
  g_autofree char *path = g_build_filename (folder, "input", NULL);
  const int before = dup (STDIN_FILENO);

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *text = g_malloc0 (sizes[i] + 1);
    g_autoptr (GError) error = NULL;

    for (gsize k = 0; k < sizes[i]; k++)
      text[k] = "speelveld"[k % 7];
    g_assert_true (g_file_set_contents (path, text, (gssize)sizes[i], NULL));
    const int fd = g_open (path, O_RDONLY, 0);
    g_assert_cmpint (dup2 (fd, STDIN_FILENO), ==, STDIN_FILENO);
    close (fd);
    g_autoptr (GBytes) input = sv_json_load_file ("-", &error);
    if (sizes[i] > SV_JSON_MAX_BYTES) {
      g_assert_null (input);
      assert_failed (&error, SV_STORE_ERROR_TOO_LARGE, "The document is larger than 16 MiB.");
      continue;
    }
    g_assert_no_error (error);
    g_autoptr (GBytes) file = sv_json_load_file (path, &error);
    g_assert_no_error (error);
    g_assert_cmpmem (g_bytes_get_data (input, NULL), g_bytes_get_size (input), text, sizes[i]);
    g_assert_cmpmem (g_bytes_get_data (file, NULL), g_bytes_get_size (file), text, sizes[i]);
  }
  dup2 (before, STDIN_FILENO);
  close (before);
  g_unlink (path);
}

/* Only plain files are read, and nobody waits for the others; an empty one is one. */
static void
test_special_files (void)
{
  g_autofree char *fifo = g_build_filename (folder, "fifo", NULL);
  g_autofree char *empty = g_build_filename (folder, "empty", NULL);
  const char *const paths[] = { fifo, "/dev/zero", "/dev/null" };
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_assert_null (sv_json_load_file (paths[i], &error));
    assert_failed (&error, SV_STORE_ERROR_IO, "cannot be read: it is not an ordinary file");
  }
  g_assert_true (sv_json_save_file (empty, "", NULL));
  g_autoptr (GBytes) bytes = sv_json_load_file (empty, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, 0);

  /* What is written onto a pipe goes through it. */
  const int fd = g_open (fifo, O_RDWR, 0);
  char got[8] = "";
  g_assert_true (sv_json_save_file (fifo, "sheet", &error));
  g_assert_cmpint (read (fd, got, sizeof got), ==, 5);
  g_assert_cmpstr (got, ==, "sheet");
  close (fd);
  g_assert_cmpint (g_stat (fifo, &status), ==, 0);
  g_assert_true (S_ISFIFO (status.st_mode));
  g_assert_false (sv_json_save_file ("/dev/full", "sheet", &error));
  g_assert_cmpstr (error->message, ==, "“full” cannot be saved: the disk is full");
  g_assert_true (g_stat ("/dev/full", &status) == 0 && S_ISCHR (status.st_mode));
}

/* Who may read and write a file stays so, whatever the program would let new ones be. */
static void
test_rights (void)
{
  static const int modes[] = { 0600, 0644, 0666, 0777, 0400 | 0200 | 0040 };
  g_autofree char *path = g_build_filename (folder, "a.svmatch", NULL);
  const mode_t before = umask (027);
  GStatBuf status;

  g_assert_true (sv_json_save_file (path, "new", NULL));
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0640);
  for (unsigned i = 0; i < G_N_ELEMENTS (modes); i++) {
    g_assert_cmpint (g_chmod (path, modes[i]), ==, 0);
    g_assert_true (sv_json_save_file (path, "again", NULL));
    g_assert_cmpint (g_stat (path, &status), ==, 0);
    g_assert_cmpint (status.st_mode & 0777, ==, modes[i]);
  }
  umask (before);
}

/* An error is copied with what stands in it beside its sentence. */
static void
test_error (void)
{
  g_autoptr (GError) error = NULL, other = NULL, foreign = NULL;
  const SvGame *g = game ();

  g_assert_false (sv_store_error_set (NULL, SV_STORE_ERROR_VALUE, "a", "b"));
  g_assert_false (sv_store_error_set (&error, SV_STORE_ERROR_VALUE, "a.b", "no"));
  sv_store_error_set_game (NULL, g);
  sv_store_error_set_game (&other, g);
  sv_store_error_set_game (&error, g);
  g_autoptr (GError) copy = g_error_copy (error);
  g_clear_error (&error);
  g_assert_cmpstr (copy->message, ==, "a.b: no");
  g_assert_cmpstr (sv_store_error_get_path (copy), ==, "a.b");
  g_assert_cmpstr (sv_store_error_get_reason (copy), ==, "no");
  g_assert_true (sv_store_error_get_game (copy) == g);

  g_assert_false (sv_store_error_set (&error, SV_STORE_ERROR_VALUE, "", "all"));
  g_assert_cmpstr (error->message, ==, "all");
  g_set_error_literal (&other, SV_STORE_ERROR, SV_STORE_ERROR_IO, "short");
  g_set_error_literal (&foreign, G_FILE_ERROR, G_FILE_ERROR_IO, "far");
  sv_store_error_set_game (&foreign, g);
  const GError *const plain[] = { other, foreign };
  for (unsigned i = 0; i < G_N_ELEMENTS (plain); i++) {
    g_assert_cmpstr (sv_store_error_get_path (plain[i]), ==, "");
    g_assert_cmpstr (sv_store_error_get_reason (plain[i]), ==, plain[i]->message);
    g_assert_null (sv_store_error_get_game (plain[i]));
  }
}

/* What a game is told of a JSON value by its path. */
static bool
restore_value (const void *setup, const SvSource *source, void *state, SvFault *fault)
{
  *(SvSourceValue *)state = source->get (source->data, setup);
  return true;
}

static void
test_source (void)
{
  static const char text[] =
      "{\"a\":[1,{\"b\":\"x\"},true,null,[],2.5,3.0,-4e2,9007199254740991.0,9007199254740992.0,"
      "9007199254740993,false,-9007199254740992.0],\"c\":{\"1\":5}}";
  static const struct {
    const char *path;
    SvSourceKind kind;
    gint64 integer;
  } cases[] = {
    { "a/0", SV_SOURCE_INT, 1 },
    { "a/2", SV_SOURCE_BOOL, 1 },
    { "a/3", SV_SOURCE_NULL, 0 },
    { "a/4", SV_SOURCE_OTHER, 0 },
    { "a/5", SV_SOURCE_OTHER, 0 },
    { "a/6", SV_SOURCE_INT, 3 },
    { "a/7", SV_SOURCE_INT, -400 },
    { "a/8", SV_SOURCE_INT, G_GINT64_CONSTANT (9007199254740991) },
    { "a/9", SV_SOURCE_INT, G_GINT64_CONSTANT (9007199254740992) },
    { "a/10", SV_SOURCE_INT, G_GINT64_CONSTANT (9007199254740993) },
    { "a/11", SV_SOURCE_BOOL, 0 },
    { "a/12", SV_SOURCE_INT, G_GINT64_CONSTANT (-9007199254740992) },
    { "a/13", SV_SOURCE_ABSENT, 0 },
    { "a/-1", SV_SOURCE_ABSENT, 0 },
    { "a/x", SV_SOURCE_ABSENT, 0 },
    { "a/0/b", SV_SOURCE_ABSENT, 0 },
    { "a", SV_SOURCE_OTHER, 0 },
    { "c", SV_SOURCE_OTHER, 0 },
    { "c/1", SV_SOURCE_INT, 5 },
    { "c/0", SV_SOURCE_ABSENT, 0 },
    { "d", SV_SOURCE_ABSENT, 0 },
    { "d/e", SV_SOURCE_ABSENT, 0 },
  };
  const SvGame told = { .files = { .restore = restore_value } };
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), NULL);
  SvSourceValue value;

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_true (sv_json_restore (&told, cases[i].path, object, &value, NULL));
    g_assert_cmpint (value.kind, ==, cases[i].kind);
    g_assert_cmpint (value.integer, ==, cases[i].integer);
  }
  g_assert_true (sv_json_restore (&told, "a/1/b", object, &value, NULL));
  g_assert_cmpint (value.kind, ==, SV_SOURCE_STRING);
  g_assert_cmpstr (value.string, ==, "x");
}

/* Whose a file is stays so, even when root saves it. */
static void
test_owner (void)
{
  g_autofree char *path = g_build_filename (folder, "a.svmatch", NULL);
  GStatBuf status;

  g_assert_true (sv_json_save_file (path, "old", NULL));
  if (chown (path, 12345, 23456) != 0) {
    g_test_skip ("only root can give files away");
  } else {
    g_assert_true (sv_json_save_file (path, "new", NULL));
    g_assert_cmpint (g_stat (path, &status), ==, 0);
    g_assert_cmpuint (status.st_uid, ==, 12345);
    g_assert_cmpuint (status.st_gid, ==, 23456);
  }
}

static gboolean
save_over (const char *path, const char *text, char **stamp, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  return sv_json_save_over (path, bytes, stamp, error);
}

/* What another program wrote meanwhile is not overwritten unasked. */
static void
test_save_over (void)
{
  g_autofree char *path = g_build_filename (folder, "a.svmatch", NULL);
  g_autofree char *stamp = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (save_over (path, "one", &stamp, &error));
  g_assert_true (save_over (path, "two", &stamp, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (path, "2wo", -1, NULL));
  g_assert_false (save_over (path, "three", &stamp, &error));
  assert_failed (&error, SV_STORE_ERROR_CHANGED, "");
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "2wo");
  g_clear_pointer (&stamp, g_free);
  g_assert_true (save_over (path, "three", &stamp, &error));
  /* What is gone cannot be lost. */
  g_unlink (path);
  g_assert_true (save_over (path, "four", &stamp, &error));
  g_assert_no_error (error);
}

/* A full disk, played by a limit on the size of files: the old file stays whole. */
static void
test_full (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (folder, "a.svmatch", NULL);
  g_autofree char *text = g_strnfill (100000, ' ');
  g_autofree char *kept = NULL;
  struct rlimit limit, small;

  g_assert_true (sv_json_save_file (path, "old", NULL));
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  small = limit;
  small.rlim_cur = 5000;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  const gboolean saved = sv_json_save_file (path, text, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_false (saved);
  g_assert_cmpstr (error->message, ==, "“a.svmatch” cannot be saved: File too large");
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "old");
  g_unlink (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0); /* nothing temporary is left */
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/store/json/grammar", test_grammar },
    { "/store/json/depth", test_depth },
    { "/store/json/sizes", test_sizes },
    { "/store/json/truncated", test_truncated },
    { "/store/json/characters", test_characters },
    { "/store/json/write", test_write },
    { "/store/json/write-long", test_write_long },
    { "/store/json/write-width", test_write_width },
    { "/store/json/locale", test_locale },
    { "/store/json/files", test_files },
    { "/store/json/input", test_input },
    { "/store/json/special-files", test_special_files },
    { "/store/json/rights", test_rights },
    { "/store/json/error", test_error },
    { "/store/json/source", test_source },
    { "/store/json/owner", test_owner },
    { "/store/json/save-over", test_save_over },
    { "/store/json/full", test_full },
  };
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
