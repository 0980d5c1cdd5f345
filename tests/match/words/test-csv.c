/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables for programs, and for spreadsheets on a Dutch desktop. */

#include "sv-csv.h"

#include "doc-fixture.h"

#include <glib/gi18n.h>
#include <locale.h>

static const SvCsvColumn columns[] = {
  { "name", NULL, "Team" },
  { "for", "Goals", "For" },
  { "points", NULL, "Points" },
};

/* Two teams, of which one calls itself a formula and has no points yet. */
static char *
write_table (SvCsvForm form)
{
  SvCsv *csv = sv_csv_new (form, columns, G_N_ELEMENTS (columns));

  sv_csv_add_words (csv, "Zoë; \"Fox\"");
  sv_csv_add_number (csv, 3);
  sv_csv_add_number (csv, -2);
  sv_csv_add_words (csv, "=1+1");
  sv_csv_add_number (csv, 0);
  sv_csv_add_empty (csv);
  return sv_csv_end (csv);
}

static void
test_for_programs (void)
{
  assert_text (write_table (SV_CSV_PLAIN),
               "name,for,points\r\n\"Zoë; \"\"Fox\"\"\",3,-2\r\n\"'=1+1\",0,\r\n");
}

static void
test_in_english (void)
{
  assert_text (write_table (SV_CSV_SPREADSHEET),
               "\xef\xbb\xbfTeam,For,Points\r\n\"Zoë; \"\"Fox\"\"\",3,-2\r\n\"'=1+1\",0,\r\n");
}

/* Dutch writes a decimal comma: a comma would leave all in one column. */
static void
test_in_dutch (void)
{
  /* Newer C libraries translate nothing in the locale C.UTF-8. */
  g_assert_true (setlocale (LC_ALL, "nl_NL.UTF-8") != NULL ||
                 setlocale (LC_ALL, "C.UTF-8") != NULL);
  g_setenv ("LANGUAGE", "nl", TRUE);
  bindtextdomain (GETTEXT_PACKAGE, SV_LOCALE_BUILT);
  textdomain (GETTEXT_PACKAGE);
  assert_text (write_table (SV_CSV_SPREADSHEET),
               "\xef\xbb\xbfTeam;Voor;Punten\r\n\"Zoë; \"\"Fox\"\"\";3;-2\r\n\"'=1+1\";0;\r\n");
  assert_text (write_table (SV_CSV_PLAIN),
               "name,for,points\r\n\"Zoë; \"\"Fox\"\"\",3,-2\r\n\"'=1+1\",0,\r\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/csv/for-programs", test_for_programs);
  g_test_add_func ("/csv/in-english", test_in_english);
  g_test_add_func ("/csv/in-dutch", test_in_dutch);
  return g_test_run ();
}
