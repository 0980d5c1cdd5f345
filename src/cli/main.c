/* SPDX-License-Identifier: GPL-3.0-or-later */
/* speelveld-cli: the games and documents of Speelveld without a window, for scripts and tests. */
#include "cli-common.h"
#include "cli-near.h"

#include "sv-config.h"
#include "sv-games.h"
#include "sv-sentence.h"
#include "sv-translations.h"

#include <glib/gi18n.h>
#include <string.h>

static const SvCommand *const commands[] = {
  &cmd_new,          &cmd_show,         &cmd_trace,      &cmd_apply,      &cmd_check,
  &cmd_perft,        &cmd_schema,       &cmd_play,       &cmd_sheets,     &cmd_hint,
  &cmd_analyse,      &cmd_lab,          &cmd_report,     &cmd_cup_new,    &cmd_cup_table,
  &cmd_cup_fixtures, &cmd_cup_export,   &cmd_cup_sheets, &cmd_cup_result, &cmd_cup_clear,
  &cmd_cup_void,     &cmd_cup_withdraw, &cmd_cup_adjust, &cmd_cup_add,    &cmd_cup_rename,
  &cmd_cup_serve,    &cmd_thumbnail,
};

static int
print_help (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_string_append (text, _ ("Usage: speelveld-cli COMMAND [OPTION…] [ARGUMENT…]\n\n"));
  g_string_append (text, _ ("Play dice-and-pitch board games without a window.\n\n"));
  g_string_append (text, _ ("Commands:\n"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text, "  %-14s %s\n", commands[i]->name, _ (commands[i]->summary));
  g_string_append (text, _ ("\nGames:\n"));
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if ((*game)->offered)
      g_string_append_printf (text, "  %-14s %s\n", (*game)->id, _ ((*game)->title));
  }
  g_string_append (text, _ ("\nA FILE of “-” is standard input; a GAME stands for a new match of "
                            "it.\n“speelveld-cli COMMAND --help” says more about a command.\n"));
  sv_cli_print (text->str);
  return SV_CLI_DONE;
}

/* Return the long options of a command without their dashes, NULL-terminated. */
static char **
list_options (const SvCommand *command)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (const GOptionEntry *entry = command->options; entry != NULL && entry->long_name; entry++)
    g_strv_builder_add (names, entry->long_name);
  g_strv_builder_add (names, "help");
  return g_strv_builder_end (names);
}

/* Return the option that the first unknown option in @argv may have meant, or NULL if none is
 * near. */
static char *
dup_near_option (const SvCommand *command, char **argv)
{
  g_auto (GStrv) names = list_options (command);

  for (unsigned i = 1; argv[i] != NULL; i++) {
    if (!g_str_has_prefix (argv[i], "--"))
      continue;
    g_autofree char *name = g_strndup (argv[i] + 2, strcspn (argv[i] + 2, "="));
    if (g_strv_contains ((const char *const *)names, name))
      continue;
    const char *near = sv_cli_near (name, (const char *const *)names);
    return near != NULL ? g_strconcat ("--", near, NULL) : NULL;
  }
  return NULL;
}

static int
refuse_options (const SvCommand *command, char **argv, const GError *error)
{
  g_autofree char *near = g_error_matches (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION)
                              ? dup_near_option (command, argv)
                              : NULL;
  return sv_cli_unknown (command->name, near, "%s.", error->message);
}

/* Marks a negative number while options are parsed, which would otherwise be taken for some. */
static const char shield = '\001';

/* Put the shield before each negative number, unless an option is before it, whose value it is. */
static void
shield_numbers (char **argv)
{
  for (unsigned i = 1; argv[i] != NULL; i++) {
    if (argv[i][0] != '-' || !g_ascii_isdigit (argv[i][1]) || g_str_has_prefix (argv[i - 1], "--"))
      continue;
    char *number = g_strdup_printf ("%c%s", shield, argv[i]);
    g_free (argv[i]);
    argv[i] = number;
  }
}

static void
unshield_numbers (char **argv)
{
  for (unsigned i = 1; argv[i] != NULL; i++) {
    if (argv[i][0] == shield)
      memmove (argv[i], argv[i] + 1, strlen (argv[i]));
  }
}

/* Refuse too few or too many arguments. An argument in [] may be missing; if the last one ends with
 * an ellipsis, there may be more. */
static gboolean
check_count (const SvCommand *command, char **argv)
{
  g_auto (GStrv) words = g_strsplit (command->arguments, " ", -1);
  const unsigned most = g_strv_length (words), n = g_strv_length (argv) - 1;
  unsigned least = 0;

  while (least < most && words[least][0] != '[')
    least++;
  if (n < least)
    sv_cli_bad_use (command->name, _ ("The command “%s” needs more arguments than that."),
                    command->name);
  else if (n > most && !g_str_has_suffix (command->arguments, "…"))
    sv_cli_bad_use (command->name, _ ("The command “%s” cannot use “%s”."), command->name,
                    argv[most + 1]);
  else
    return TRUE;
  return FALSE;
}

static int
run_command (const SvCommand *command, char **args)
{
  g_auto (GStrv) argv = g_strdupv (args);
  gboolean help = FALSE;
  const GOptionEntry own[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_ ("Show how to use the command"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, command->summary);
  if (command->options != NULL)
    g_option_context_add_main_entries (context, command->options, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, own, GETTEXT_PACKAGE);

  g_autoptr (GError) error = NULL;
  shield_numbers (argv);
  if (!g_option_context_parse_strv (context, &argv, &error))
    return refuse_options (command, argv, error);
  if (help) {
    g_autofree char *program = g_strdup_printf ("speelveld-cli %s", command->name);
    g_set_prgname (program);
    g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);
    sv_cli_print (text);
    return SV_CLI_DONE;
  }
  unshield_numbers (argv);
  if (!check_count (command, argv))
    return SV_CLI_BAD_USE;
  return command->run (argv);
}

/* Return how many of these words are the command's whole name, or 0 if they name another
 * command. */
static unsigned
count_name (const SvCommand *command, char **argv)
{
  g_auto (GStrv) words = g_strsplit (command->name, " ", -1);
  unsigned n = 0;
  while (words[n] != NULL && g_strcmp0 (words[n], argv[n]) == 0)
    n++;
  return words[n] == NULL ? n : 0;
}

/* List the commands whose first word is @name, such as all that begin with "cup". */
static int
print_family (const char *name)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *begin = g_strconcat (name, " ", NULL);

  sv_sentence_append (text, _ ("Usage: speelveld-cli %s COMMAND [OPTION…] [ARGUMENT…]\n\n"), name);
  g_string_append (text, _ ("Commands:\n"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_has_prefix (commands[i]->name, begin))
      g_string_append_printf (text, "  %-14s %s\n", commands[i]->name, _ (commands[i]->summary));
  sv_sentence_append (text, _ ("\n“speelveld-cli %s COMMAND --help” says more about a command.\n"),
                      name);
  sv_cli_print (text->str);
  return SV_CLI_DONE;
}

/* Refuse a command that does not exist, or whose second word is missing or unknown. */
static int
refuse_command (const char *name, const char *next)
{
  const char *names[G_N_ELEMENTS (commands) + 1] = { NULL };
  gboolean part = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_auto (GStrv) words = g_strsplit (commands[i]->name, " ", 2);
    names[i] = commands[i]->name;
    part = part || (words[1] != NULL && g_str_equal (words[0], name));
  }
  if (part && next != NULL && (g_str_equal (next, "--help") || g_str_equal (next, "-h")))
    return print_family (name);
  g_autofree char *whole =
      part && next != NULL ? g_strdup_printf ("%s %s", name, next) : g_strdup (name);
  if (part && next == NULL)
    return sv_cli_bad_use (NULL, _ ("The command “%s” needs a subcommand."), name);
  return sv_cli_unknown (NULL, sv_cli_near (whole, names), _ ("There is no command “%s”."), whole);
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
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    const unsigned n = count_name (commands[i], argv + 1);
    if (n > 0)
      return run_command (commands[i], argv + n);
  }
  if (name[0] == '-')
    return sv_cli_bad_use (NULL, _ ("There is no option “%s”."), name);
  return refuse_command (name, argv[2]);
}

int
main (int argc, char **argv)
{
  sv_cli_open ();
  sv_translations_open ();
  g_set_prgname ("speelveld-cli");
  return sv_cli_close (run (argv));
}
