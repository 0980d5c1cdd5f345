/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cup sheets FILE --out F.pdf [--kind KIND]… [--team T] [--ink-saving] [--paper a4|letter] */
#include "cli-sheets.h"

#include "sv-cup-sheets.h"

#include <glib/gi18n.h>

static struct {
  char *out, **kinds, *paper, *team;
  gboolean ink_saving;
} given;

static const GOptionEntry options[] = {
  { "out", 'o', 0, G_OPTION_ARG_FILENAME, &given.out,
    N_ ("Where the PDF document goes; “-” is standard output"), N_ ("FILE") },
  { "kind", 0, 0, G_OPTION_ARG_STRING_ARRAY, &given.kinds,
    N_ ("schedule, boards, teams, slips, table, bracket, certificates or all; may be given again"),
    N_ ("KIND") },
  { "team", 0, 0, G_OPTION_ARG_STRING, &given.team,
    N_ ("Certificate of this team alone, by its number"), N_ ("TEAM") },
  { "ink-saving", 0, 0, G_OPTION_ARG_NONE, &given.ink_saving,
    N_ ("Thin outlines instead of filled shapes"), NULL },
  { "paper", 0, 0, G_OPTION_ARG_STRING, &given.paper,
    N_ ("a4 or letter, instead of the usual paper of your language"), N_ ("PAPER") },
  G_OPTION_ENTRY_NULL,
};

/* Return all kinds that were requested, or 0 after saying that one is unknown. */
static SvCupSheetKinds
parse_kinds (void)
{
  unsigned kinds = given.kinds == NULL ? SV_CUP_SHEETS_ALL : 0;

  for (char **name = given.kinds; name != NULL && *name != NULL; name++) {
    SvCupSheetKinds kind;
    if (!sv_sheet_cup_kinds_parse (*name, &kind)) {
      sv_cli_bad_use ("cup sheets",
                      _ ("There is no kind of sheets “%s”, only schedule, boards, teams, slips, "
                         "table, bracket, certificates and all."),
                      *name);
      return 0;
    }
    kinds |= kind;
  }
  return (SvCupSheetKinds)kinds;
}

static int
sheets (char **argv)
{
  SvPaper paper;
  guint64 team = 0;
  const SvCupSheetKinds kinds = parse_kinds ();

  if (kinds == 0 || !sv_cli_parse_sheets ("cup sheets", given.out, given.paper, &paper))
    return SV_CLI_BAD_USE;
  g_autoptr (SvCupDoc) doc = sv_cli_load_cup (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  if (given.team != NULL &&
      !sv_cli_parse_number ("cup sheets", given.team, "--team", 0, doc->cup->n_teams - 1, &team))
    return SV_CLI_BAD_USE;
  g_autoptr (SvSheets) made = sv_sheet_cup_make (
      doc->game, sv_cup_sheets_new (doc, kinds, given.team != NULL ? (int)team : -1), kinds, paper,
      given.ink_saving, NULL);
  return sv_cli_write_sheets (made, given.out, paper);
}

const SvCommand cmd_cup_sheets = {
  "cup sheets", N_ ("FILE"), options, sheets,
  N_ ("Write schedule, slips, tables and bracket of a competition as a PDF to print.")
};
