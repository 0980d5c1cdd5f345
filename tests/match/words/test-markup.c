/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words in a table, in Markdown and on a page: whatever they are, they are read as they were
 * meant. */

#include "sv-markup.h"

typedef void (*Mark) (GString *out, const char *words);

static void
assert_marked (Mark mark, const char *words, const char *expected)
{
  g_autoptr (GString) out = g_string_new ("> ");

  mark (out, words);
  g_assert_true (g_str_has_prefix (out->str, "> "));
  g_assert_cmpstr (out->str + 2, ==, expected);
}

static void
test_csv (void)
{
  assert_marked (sv_markup_csv, "", "\"\"");
  assert_marked (sv_markup_csv, "Zoë, 2", "\"Zoë, 2\"");
  /* What a spreadsheet would calculate is words to it; numbers stay numbers. */
  assert_marked (sv_markup_csv, "=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\"");
  assert_marked (sv_markup_csv, "+1+1", "\"'+1+1\"");
  assert_marked (sv_markup_csv, "@SUM(1)", "\"'@SUM(1)\"");
  assert_marked (sv_markup_csv, "-1,5", "\"'-1,5\"");
  assert_marked (sv_markup_csv, "\t=1", "\"'\t=1\"");
  assert_marked (sv_markup_csv, "\n=1", "\"'\n=1\"");
  assert_marked (sv_markup_csv, "-1\n", "\"'-1\n\"");
  assert_marked (sv_markup_csv, "-", "\"'-\"");
  assert_marked (sv_markup_csv, "-12", "\"-12\"");
  assert_marked (sv_markup_csv, "+0.5", "\"+0.5\"");
  assert_marked (sv_markup_csv, "-2e7", "\"-2e7\"");
  assert_marked (sv_markup_csv, "1=1", "\"1=1\"");
  assert_marked (sv_markup_csv, "＝1+1", "\"'＝1+1\"");
  assert_marked (sv_markup_csv, "the \"Wall\"", "\"the \"\"Wall\"\"\"");
}

static void
test_markdown (void)
{
  assert_marked (sv_markup_markdown, "", "");
  assert_marked (sv_markup_markdown, "Zoë (2): 1–0.", "Zoë (2): 1–0.");
  assert_marked (sv_markup_markdown, "\\`*_[]<>#|&~", "\\\\\\`\\*\\_\\[\\]\\<\\>\\#\\|\\&\\~");
}

static void
test_html (void)
{
  assert_marked (sv_markup_html, "", "");
  assert_marked (sv_markup_html, "Zoë & <b>", "Zoë &amp; &lt;b&gt;");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/markup/csv", test_csv);
  g_test_add_func ("/markup/markdown", test_markdown);
  g_test_add_func ("/markup/html", test_html);
  return g_test_run ();
}
