/* SPDX-License-Identifier: GPL-3.0-or-later */

/* speelveld-cli sheets: what it takes, what it says, where it writes. What is on the sheets is the
 * draw room's business. */

#include "cli-run.h"

#include <glib/gstdio.h>

typedef struct {
  char *folder, *pdf;
} Desk;

static void
desk_init (Desk *self)
{
  g_autoptr (GError) error = NULL;

  self->folder = g_dir_make_tmp ("speelveld-XXXXXX", &error);
  g_assert_no_error (error);
  self->pdf = g_build_filename (self->folder, "sheets.pdf", NULL);
}

static void
desk_clear (Desk *self)
{
  g_unlink (self->pdf);
  /* Nothing else was left there. */
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->pdf);
  g_free (self->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Desk, desk_clear)

/* The document, which must be one. */
static GBytes *
load_pdf (const Desk *desk)
{
  char *data;
  gsize n;

  g_assert_true (g_file_get_contents (desk->pdf, &data, &n, NULL));
  g_assert_cmpuint (n, >, 1000);
  g_assert_true (memcmp (data, "%PDF-", 5) == 0);
  g_assert_nonnull (memmem (data + n - 16, 16, "%%EOF", 5));
  return g_bytes_new_take (data, n);
}

/* paper: or NULL for what the locale uses, whatever that is. */
static void
check_line (const Run *result, const Desk *desk, int pages, const char *paper)
{
  g_assert_cmpstr (result->err, ==, "");
  g_assert_cmpint (result->status, ==, 0);
  g_assert_cmpuint (count_lines (result->out), ==, 1);
  g_autoptr (JsonObject) line = line_object (result->out, 0);
  g_assert_cmpstr (json_object_get_string_member (line, "file"), ==, desk->pdf);
  g_assert_cmpint (json_object_get_int_member (line, "pages"), ==, pages);
  if (paper != NULL)
    g_assert_cmpstr (json_object_get_string_member (line, "paper"), ==, paper);
}

static void
test_kinds (void)
{
  static const struct {
    const char *kind;
    int pages;
  } kinds[] = { { "board", 3 }, { "figurines", 1 }, { "cards", 1 }, { "scoreboard", 1 },
                { "blank", 2 }, { "all", 19 },      { "rules", 2 }, { "booklet", 4 } };
  g_auto (Desk) desk;

  desk_init (&desk);
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_auto (Run) result = run (NULL, "sheets", "strafworp", "--out", desk.pdf, "--kind",
                               kinds[i].kind, "--paper", i % 2 ? "Letter" : "a4");
    check_line (&result, &desk, kinds[i].pages, i % 2 ? "letter" : "a4");
    g_autoptr (GBytes) pdf = load_pdf (&desk);
  }
  g_auto (Run) two = run (NULL, "sheets", "strafworp", "--out", desk.pdf, "--kind", "cards",
                          "--kind", "board", "--ink-saving", "--paper", "a4");
  check_line (&two, &desk, 4, "a4");
}

/* The same again, and on standard output, is the same. */
static void
test_same_bytes (void)
{
  g_auto (Desk) desk;

  desk_init (&desk);
  g_auto (Run) first = run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--kind", "blank");
  check_line (&first, &desk, 2, NULL);
  g_autoptr (GBytes) one = load_pdf (&desk);
  g_auto (Run) second = run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--kind", "blank");
  check_line (&second, &desk, 2, NULL);
  g_autoptr (GBytes) two = load_pdf (&desk);
  g_assert_true (g_bytes_equal (one, two));

  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, g_getenv ("SV_CLI"), "sheets",
                        "strafworp", "--out", "-", "--kind", "blank", NULL);
  g_assert_no_error (error);
  g_autoptr (GBytes) out = NULL;
  g_subprocess_communicate (process, NULL, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));
  g_assert_true (g_bytes_equal (one, out));
}

/* Every document that has something to print, and those that have not. */
static void
test_documents (void)
{
  static const char *const team =
      "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"strafworp\",\"name\":\"Draft\","
      "\"cards\":[{\"number\":1,\"name\":\"Zoë\",\"attack\":1,\"defence\":1}]}";
  static const char *const variant =
      "{\"format\":\"speelveld-variant\",\"version\":1,\"game\":\"strafworp\",\"halves\":1}";
  g_autofree char *path = g_build_filename (g_getenv ("SV_TRACES"), "..", "..", "..", "data",
                                            "boards", "small.json", NULL);
  g_auto (Desk) desk;

  desk_init (&desk);
  g_auto (Run) new = run (NULL, "new", "strafworp");
  const char *const inputs[] = { new.out, team, variant };
  for (unsigned i = 0; i < G_N_ELEMENTS (inputs); i++) {
    g_auto (Run) result =
        run (inputs[i], "sheets", "-", "--out", desk.pdf, "--kind", "cards", "--paper", "a4");
    /* A team is printed alone. */
    check_line (&result, &desk, 1, "a4");
  }
  g_autoptr (GBytes) before = load_pdf (&desk);

  went_wrong (run (NULL, "sheets", path, "--out", desk.pdf), 1,
              "Sheets can be made only of a match, a team or a variant.");
  went_wrong (run ("{", "sheets", "-", "--out", desk.pdf), 1, "");
  went_wrong (run (NULL, "sheets", "/nowhere/x.svteam", "--out", desk.pdf), 1, "x.svteam");

  /* What was there before is still there. */
  g_autoptr (GBytes) after = load_pdf (&desk);
  g_assert_true (g_bytes_equal (before, after));
}

/* Of the teams and pages that are asked for, and of no others. */
static void
test_choice (void)
{
  static const char *const green =
      "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"strafworp\",\"name\":\"Green\"}";
  g_auto (Desk) desk;
  g_autofree char *path = NULL;

  desk_init (&desk);
  path = g_build_filename (desk.folder, "green.svteam", NULL);
  g_assert_true (g_file_set_contents (path, green, -1, NULL));
  g_auto (Run) away = run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--team", "away", "--kind",
                           "cards", "--paper", "a4");
  check_line (&away, &desk, 1, "a4");
  g_auto (Run) own = run (green, "sheets", "-", "-o", desk.pdf, "--paper", "a4", "--kind", "cards");
  check_line (&own, &desk, 1, "a4");
  g_auto (Run) three = run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--team", path, "--team",
                            "home", "--team", path, "--kind", "cards", "--kind", "scoreboard");
  check_line (&three, &desk, 3, NULL);
  /* Cards of three teams or more fill each sheet: 12 cards need two sheets of nine. */
  g_auto (Run) club = run (NULL, "sheets", path, path, path, "-o", desk.pdf, "--kind", "cards",
                           "--kind", "backs", "--paper", "a4");
  check_line (&club, &desk, 4, "a4");
  g_auto (Run) named = run (NULL, "sheets", "strafworp", path, "away", "-o", desk.pdf, "--team",
                            path, "--kind", "cards", "--paper", "a4");
  check_line (&named, &desk, 2, "a4");
  g_auto (Run) pages = run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--pages", "1,3-4");
  check_line (&pages, &desk, 3, NULL);

  went_wrong (run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--pages", "9-99"), 2,
              "--pages must be pages from 1 to 19, such as 1,3-5, not “9-99”.");
  went_wrong (run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--team", "hone"), 2,
              "Did you mean “home”?");
  went_wrong (run (NULL, "sheets", "champions-2020", "-o", desk.pdf, "--team", path), 1,
              "This is a team for the game “strafworp”");
  went_wrong (run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--kind", "crads"), 2,
              "Did you mean “cards”?");
  g_unlink (path);
}

/* Bleed, the edge and the shift change the bytes, each in its own way; what they cannot be is
 * told. */
static void
test_layout (void)
{
  static const char *const ways[][2] = { { "--kind", "cards" }, { "--bleed", "--ink-saving" },
                                         { "--flip", "short" }, { "--flip", "long" },
                                         { "--shift", "0,0" },  { "--shift", "-10,2.5" } };
  static const char *const wrong[] = {
    "1", "1,", ",1", "1,2,3", "11,0", "0,-10.5", "nan,0", "a,b"
  };
  g_auto (Desk) desk;
  GBytes *pdfs[G_N_ELEMENTS (ways)];

  desk_init (&desk);
  for (unsigned i = 0; i < G_N_ELEMENTS (ways); i++) {
    g_auto (Run) made = run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--kind", "cards",
                             "--kind", "backs", "--paper", "a4", ways[i][0], ways[i][1]);
    check_line (&made, &desk, 2, "a4");
    pdfs[i] = load_pdf (&desk);
    /* The long edge and no shift are what is done if nothing is said. */
    for (unsigned k = 0; k < i; k++)
      g_assert_cmpint (g_bytes_equal (pdfs[i], pdfs[k]), ==,
                       k != 1 && k != 2 && (i == 3 || i == 4));
  }
  for (unsigned i = 0; i < G_N_ELEMENTS (ways); i++)
    g_bytes_unref (pdfs[i]);
  for (unsigned i = 0; i < G_N_ELEMENTS (wrong); i++)
    went_wrong (run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--shift", wrong[i]), 2,
                "--shift must be two lengths from -10 to 10 mm");
  went_wrong (run (NULL, "sheets", "strafworp", "-o", desk.pdf, "--flip", "side"), 2,
              "--flip must be long or short, not “side”.");
}

static void
test_bad_use (void)
{
  static const struct {
    const char *argv[7];
    int status;
    const char *told;
  } uses[] = {
    { { "sheets", "strafworp" }, 2, "--out" },
    { { "sheets", "strafworp", "--out", "/x.pdf", "--kind", "hats" }, 2, "hats" },
    { { "sheets", "strafworp", "--out", "/x.pdf", "--paper", "a5" }, 2, "a5" },
    { { "sheets", "--out", "/x.pdf" }, 2, "" },
    { { "sheets", "strafworp", "--out", "/nowhere/x.pdf" }, 1, "x.pdf" },
  };
  for (unsigned i = 0; i < G_N_ELEMENTS (uses); i++) {
    g_auto (Run) result = run_argv (NULL, uses[i].argv);
    g_assert_cmpint (result.status, ==, uses[i].status);
    assert_contains (result.err, uses[i].told);
  }
}

int
main (int argc, char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "en", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/sheets/kinds", test_kinds);
  g_test_add_func ("/cli/sheets/same-bytes", test_same_bytes);
  g_test_add_func ("/cli/sheets/documents", test_documents);
  g_test_add_func ("/cli/sheets/choice", test_choice);
  g_test_add_func ("/cli/sheets/layout", test_layout);
  g_test_add_func ("/cli/sheets/bad-use", test_bad_use);
  return g_test_run ();
}
