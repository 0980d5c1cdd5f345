/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cup table FILE, cup fixtures FILE */
#include "cli-common.h"

#include "sv-cup-lines.h"

#include <glib/gi18n.h>

static int
print_lines (const char *path, char *(*make) (const SvCupDoc *doc))
{
  g_autoptr (SvCupDoc) doc = sv_cli_load_cup (path);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  g_autofree char *text = make (doc);
  sv_cli_print (text);
  return SV_CLI_DONE;
}

static int
print_tables (char **argv)
{
  return print_lines (argv[1], sv_cup_lines_tables);
}

static int
print_fixtures (char **argv)
{
  return print_lines (argv[1], sv_cup_lines_fixtures);
}

const SvCommand cmd_cup_table = { "cup table", N_ ("FILE"), NULL, print_tables,
                                  N_ ("Print the tables of a competition.") };
const SvCommand cmd_cup_fixtures = {
  "cup fixtures", N_ ("FILE"), NULL, print_fixtures,
  N_ ("Print the fixtures of a competition, one on each line.")
};
