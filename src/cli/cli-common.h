/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-common: what all commands of speelveld-cli share: loading a match by the name given on the
 * command line, and printing objects.
 *
 * It knows no command and no game. JSON goes to standard output, one object per line; sentences
 * for people go to standard error. */

#include "cli-say.h"

#include "sv-bot.h"
#include "sv-document.h"

/* One command; each is defined at the end of its file. run () gets the name and the arguments
 * without the options, which the command's file keeps in `given`, and returns an exit status. */
typedef struct {
  const char *name; /* one word or two */
  /* Translatable, one word for each argument, e.g. "FILE DEPTH"; the last word ends with "…" if it
   * may be repeated, and is in [] if it may be left out. */
  const char *arguments;
  const GOptionEntry *options; /* or NULL */
  int (*run) (char **argv);
  const char *summary; /* translatable sentence */
} SvCommand;

extern const SvCommand cmd_new, cmd_show, cmd_trace, cmd_apply, cmd_check, cmd_perft, cmd_schema,
    cmd_play, cmd_sheets, cmd_hint, cmd_analyse, cmd_lab, cmd_report, cmd_cup_new, cmd_cup_table,
    cmd_cup_fixtures, cmd_cup_export, cmd_cup_sheets, cmd_cup_result, cmd_cup_clear, cmd_cup_void,
    cmd_cup_withdraw, cmd_cup_adjust, cmd_cup_add, cmd_cup_rename, cmd_cup_serve, cmd_thumbnail;

/* Load the match that a FILE or GAME argument means: the name of a game stands for a new standard
 * match, "-" for standard input. Return NULL after saying why it cannot be loaded. Transfer
 * full. */
SvMatchDoc *sv_cli_load_match (const char *name);

/* Load the competition at @path. Return NULL after saying why it cannot be loaded. Transfer
 * full. */
SvCupDoc *sv_cli_load_cup (const char *path);

/* Make a new match of @game with the documents at these paths. A path that is NULL means the
 * document of @like, or the standard one if @like is NULL too. Return NULL after saying what is
 * wrong. Transfer full. */
SvMatchDoc *sv_cli_new_match (const SvGame *game,
                              const SvMatchDoc *like,
                              const char *variant,
                              const char *first,
                              const char *second);

/* Load the document at @path, which must be of @game. If @path is NULL, copy that of @like; if
 * @like is NULL too, there is no team, or the standard variant. Return FALSE after saying what is
 * wrong. */
gboolean
sv_cli_load_team (const char *path, const SvGame *game, const SvTeamDoc *like, SvTeamDoc **team);
gboolean sv_cli_load_variant (const char *path,
                              const SvGame *game,
                              const SvVariantDoc *like,
                              SvVariantDoc **variant);

/* Return the computer player of this name, or the default one if @id is NULL. Return NULL after
 * listing the players of @game if there is none of this name. */
const SvBot *sv_cli_find_player (const char *command, const char *id, const SvGame *game);

/* Parse a whole number from @min to @max. If @text is NULL, because the option was left out, leave
 * *@out as it is. Return FALSE after saying that @what is wrong. */
gboolean sv_cli_parse_number (const char *command,
                              const char *text,
                              const char *what,
                              guint64 min,
                              guint64 max,
                              guint64 *out);

/* Print a text, bytes, or a JSON object on one line. Return FALSE if standard output accepts no
 * more; the command may stop then, and sv_cli_close () sets the exit status. */
gboolean sv_cli_print (const char *text);
gboolean sv_cli_print_bytes (GBytes *bytes);
gboolean sv_cli_print_object (JsonObject *object);

/* Print a document that was made or changed here. Takes ownership of @text. A document that could
 * not be read again is not printed, because no program could open it. Return SV_CLI_DONE, or
 * SV_CLI_BAD_INPUT after saying what the reader says. */
int sv_cli_print_document (char *text);
int sv_cli_print_match (const SvMatchDoc *doc);

/* Flush standard output, so that the user sees what was printed so far. Return FALSE like
 * sv_cli_print (). */
gboolean sv_cli_flush (void);

/* Print {"after":k,"node":{…},"state":{…}}. */
gboolean
sv_cli_print_position (const SvGame *game, const void *setup, const void *state, unsigned k);

/* Call sv_cli_open () first and sv_cli_close () last; they make sure that everything was really
 * written. sv_cli_close () returns @status, or SV_CLI_BAD_INPUT if something could not be
 * written. */
void sv_cli_open (void);
int sv_cli_close (int status);
