/* SPDX-License-Identifier: GPL-3.0-or-later */
/* speelveld-cli: the games and documents of Speelveld without a window, for scripts and tests. */
#include "cli-common.h"

#include "sv-config.h"
#include "sv-games.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

const SvCommand *
sv_cli_commands (void)
{
  static const SvCommand commands[] = {
    { "new", "GAME", N_ ("Print the document of a new match."), cmd_new },
    { "show", "FILE|GAME", N_ ("Print a position of a match."), cmd_show },
    { "trace", "FILE|GAME", N_ ("Print every position of a match."), cmd_trace },
    { "apply", "FILE|GAME EVENT…",
      N_ ("Print a match with events appended, or nothing if one is illegal."), cmd_apply },
    { "check", "FILE…", N_ ("Say of documents whether they are sound."), cmd_check },
    { "perft", "FILE|GAME DEPTH", N_ ("Count the event sequences from a position."), cmd_perft },
    { "schema", "team|variant|match|board", N_ ("Print the JSON schema of a kind of document."),
      cmd_schema },
    { "play", "FILE|GAME", N_ ("Let computer players play a match to its end."), cmd_play },
    { "sheets", "FILE|GAME", N_ ("Write board, figurines and cards as a PDF to print."),
      cmd_sheets },
    { NULL, NULL, NULL, NULL },
  };
  return commands;
}

static int
print_help (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_string_append (text, _ ("Usage: speelveld-cli COMMAND [OPTION…] [ARGUMENT…]\n\n"));
  g_string_append (text, _ ("Dice-and-pitch board games without a window.\n\n"));
  g_string_append (text, _ ("Commands:\n"));
  for (const SvCommand *command = sv_cli_commands (); command->name != NULL; command++)
    g_string_append_printf (text, "  %-14s %s\n", command->name, _ (command->summary));
  g_string_append (text, _ ("\nGames:\n"));
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if ((*game)->offered)
      g_string_append_printf (text, "  %-14s %s\n", (*game)->id, _ ((*game)->title));
  }
  g_string_append (text,
                   _ ("\nA FILE of “-” is standard input; a GAME stands for a new match of it.\n"
                      "“speelveld-cli COMMAND --help” tells more about a command.\n"));
  sv_cli_print (text->str);
  return SV_CLI_DONE;
}

static int
run (char **argv)
{
  const char *name = argv[0] != NULL ? argv[1] : NULL;
  if (name == NULL)
    return sv_cli_bad_use (NULL, _ ("No command was given."));
  if (g_str_equal (name, "--help") || g_str_equal (name, "-h"))
    return print_help ();
  if (g_str_equal (name, "--version")) {
    sv_cli_print ("speelveld-cli " SV_VERSION "\n");
    return SV_CLI_DONE;
  }
  for (const SvCommand *command = sv_cli_commands (); command->name != NULL; command++) {
    if (g_str_equal (name, command->name))
      return command->run (argv + 1);
  }
  if (name[0] == '-')
    return sv_cli_bad_use (NULL, _ ("There is no option “%s”."), name);
  return sv_cli_bad_use (NULL, _ ("There is no command “%s”."), name);
}

int
main (int argc, char **argv)
{
  sv_cli_open ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SV_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("speelveld-cli");
  return sv_cli_close (run (argv));
}
