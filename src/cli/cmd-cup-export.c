/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cup export FILE --out F|DIR/ [--fixtures | --scorers] [--spreadsheet] */
#include "cli-common.h"

#include "sv-cup-export.h"
#include "sv-cup-html.h"
#include "sv-folder.h"
#include "sv-json-file.h"

#include <glib/gi18n.h>

static struct {
  char *out;
  gboolean fixtures, scorers, spreadsheet;
} given;

static const GOptionEntry options[] = {
  { "out", 'o', 0, G_OPTION_ARG_FILENAME, &given.out,
    N_ ("Where it goes; the ending of the name decides between CSV (.csv), Markdown (.md) and a "
        "web page (.html); a name that ends in / is a folder of web pages"),
    N_ ("FILE") },
  { "fixtures", 0, 0, G_OPTION_ARG_NONE, &given.fixtures,
    N_ ("In CSV: the matches instead of the tables"), NULL },
  { "scorers", 0, 0, G_OPTION_ARG_NONE, &given.scorers,
    N_ ("In CSV: who scored the goals, as far as that is known"), NULL },
  { "spreadsheet", 0, 0, G_OPTION_ARG_NONE, &given.spreadsheet,
    N_ ("In CSV: with headings and separators as spreadsheets of your language expect them"),
    NULL },
  G_OPTION_ENTRY_NULL,
};

static gboolean
is_folder (void)
{
  return g_str_has_suffix (given.out, "/") || g_file_test (given.out, G_FILE_TEST_IS_DIR);
}

static gboolean
save (const SvCupDoc *doc, gboolean site, SvCupFormat format, GError **error)
{
  if (site) {
    g_autoptr (GPtrArray) files = sv_cup_html_site (doc);
    return sv_folder_save (given.out, files, sv_cup_site_mark, error);
  }
  g_autoptr (GBytes) bytes =
      sv_cup_export (doc, format, given.spreadsheet ? SV_CSV_SPREADSHEET : SV_CSV_PLAIN);
  return sv_json_save_bytes (given.out, bytes, error);
}

static int export(char **argv)
{
  g_autoptr (GError) error = NULL;
  const SvCupFormat csv = given.fixtures  ? SV_CUP_CSV_FIXTURES
                          : given.scorers ? SV_CUP_CSV_SCORERS
                                          : SV_CUP_CSV_TABLE;
  SvCupFormat format = SV_CUP_HTML;

  if (given.fixtures && given.scorers)
    return sv_cli_bad_use (
        "cup export", _ ("Use either --fixtures or --scorers: a file holds only one of them."));
  if (given.out == NULL)
    return sv_cli_bad_use ("cup export", _ ("Use --out to say where the competition goes."));
  const gboolean site = is_folder ();
  if (!site && !sv_cup_format_of (given.out, csv, &format, &error))
    return sv_cli_bad_use ("cup export", "%s", error->message);
  if (csv != SV_CUP_CSV_TABLE && format != csv)
    return sv_cli_bad_use (
        "cup export", _ ("Only CSV can hold the matches or the scorers instead of the tables."));
  if (given.spreadsheet && (site || format != csv))
    return sv_cli_bad_use ("cup export", _ ("--spreadsheet is for a file that ends in .csv."));
  g_autoptr (SvCupDoc) doc = sv_cli_load_cup (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  if (save (doc, site, format, &error))
    return SV_CLI_DONE;
  sv_cli_say_fault (given.out, error);
  return SV_CLI_BAD_INPUT;
}

const SvCommand cmd_cup_export = { "cup export", N_ ("FILE"), options, export,
                                   N_ ("Write a competition for a spreadsheet or a website.") };
