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

/* One command, at the end of its file. run () gets its name and its arguments without the options,
 * which its file keeps in `given`, and returns an exit status. */
typedef struct {
  const char *name; /* one word or two */
  /* Translatable, a word each, e.g. "FILE DEPTH"; with "…" behind: as many as one likes. */
  const char *arguments;
  const GOptionEntry *options; /* or NULL */
  int (*run) (char **argv);
  const char *summary; /* translatable sentence */
} SvCommand;

extern const SvCommand cmd_new, cmd_show, cmd_trace, cmd_apply, cmd_check, cmd_perft, cmd_schema,
    cmd_play, cmd_sheets, cmd_hint, cmd_analyse, cmd_lab, cmd_report, cmd_cup_new, cmd_cup_table,
    cmd_cup_fixtures, cmd_cup_export, cmd_cup_sheets, cmd_cup_result, cmd_cup_clear, cmd_cup_void,
    cmd_cup_withdraw, cmd_thumbnail;

/* The match that a FILE or GAME argument means: a game's name is a new standard match, "-" standard
 * input. NULL after saying why. */
SvMatchDoc *sv_cli_load_match (const char *name);

/* The competition at path; NULL after saying why not. */
SvCupDoc *sv_cli_load_cup (const char *path);

/* A new match of game, with the documents at these paths (NULL: those of like, or standard if that is
 * NULL too). NULL after saying why. */
SvMatchDoc *sv_cli_new_match (const SvGame *game,
                              const SvMatchDoc *like,
                              const char *variant,
                              const char *first,
                              const char *second);

/* The document at path, of this game; NULL: a copy of like, which may be NULL (no team, the standard
 * variant). FALSE after saying why not. */
gboolean
sv_cli_load_team (const char *path, const SvGame *game, const SvTeamDoc *like, SvTeamDoc **team);
gboolean sv_cli_load_variant (const char *path,
                              const SvGame *game,
                              const SvVariantDoc *like,
                              SvVariantDoc **variant);

/* The computer player of this name (NULL: the usual one); NULL after saying which ones play game. */
const SvBot *sv_cli_find_player (const char *command, const char *id, const SvGame *game);

/* A whole number from min to max; no text: an option left out, *out stays. FALSE after saying that
 * `what` is wrong. */
gboolean sv_cli_parse_number (const char *command,
                              const char *text,
                              const char *what,
                              guint64 min,
                              guint64 max,
                              guint64 *out);

/* Print text, bytes, or an object as one line. FALSE if standard output takes no more: the command may
 * stop at once, the status is settled by sv_cli_close (). */
gboolean sv_cli_print (const char *text);
gboolean sv_cli_print_bytes (GBytes *bytes);
gboolean sv_cli_print_object (JsonObject *object);

/* Print text, a document that was made or changed here; takes it. A document that is larger than one may be is not
 * printed: nobody could open it again. Returns SV_CLI_DONE, or SV_CLI_BAD_INPUT after saying so. */
int sv_cli_print_document (char *text);
int sv_cli_print_match (const SvMatchDoc *doc);

/* Let people see what was printed so far. FALSE as above. */
gboolean sv_cli_flush (void);

/* Print {"after":k,"node":{…},"state":{…}}. */
gboolean
sv_cli_print_position (const SvGame *game, const void *setup, const void *state, unsigned k);

/* Before the first word and after the last: see to it that all has really been written. sv_cli_close () returns status, or SV_CLI_BAD_INPUT if it has not. */
void sv_cli_open (void);
int sv_cli_close (int status);
