/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-common.h"
#include "cli-game.h"
#include "cli-near.h"

#include "sv-games.h"
#include "sv-json-file.h"
#include "sv-json.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The computer player that plays if the user names none. */
#define STANDARD_PLAYER "club"

/* --- Standard output --- */

void
sv_cli_open (void)
{
  /* If the reader of a pipe has seen enough (`trace … | head`), write () fails with EPIPE and the
   * program ends. */
  (void)signal (SIGPIPE, SIG_IGN);
  /* Buffer about a thousand lines per write. perft, whose lines come slowly, flushes by itself. */
  (void)setvbuf (stdout, NULL, _IOFBF, 1 << 16);
}

/* Say why standard output accepts no more; say nothing if its reader has simply gone. */
static void
say_unwritten (int fault)
{
  if (fault != EPIPE)
    sv_cli_say (_ ("The output could not be written: %s."), sv_json_say_unsaved (fault));
}

int
sv_cli_close (int status)
{
  /* The user was told about the failed write when it happened. */
  if (ferror (stdout))
    return SV_CLI_BAD_INPUT;
  if (!sv_cli_flush ())
    return SV_CLI_BAD_INPUT;
  /* Network file systems report a full disk only here. */
  if (close (STDOUT_FILENO) != 0) {
    say_unwritten (errno);
    return SV_CLI_BAD_INPUT;
  }
  return status;
}

gboolean
sv_cli_flush (void)
{
  if (ferror (stdout))
    return FALSE;
  if (fflush (stdout) == 0)
    return TRUE;
  say_unwritten (errno);
  return FALSE;
}

static gboolean
print_data (const void *data, gsize length)
{
  if (ferror (stdout))
    return FALSE;
  if (fwrite (data, 1, length, stdout) == length)
    return TRUE;
  say_unwritten (errno);
  return FALSE;
}

gboolean
sv_cli_print (const char *text)
{
  return print_data (text, strlen (text));
}

gboolean
sv_cli_print_bytes (GBytes *bytes)
{
  gsize length;
  const void *data = g_bytes_get_data (bytes, &length);
  return print_data (data, length);
}

gboolean
sv_cli_print_object (JsonObject *object)
{
  g_autofree char *text = sv_json_write (object, FALSE);
  return sv_cli_print (text);
}

int
sv_cli_print_document (char *text)
{
  g_autofree char *owned = text;
  g_autoptr (GError) error = NULL;
  g_auto (SvDocument) again = { 0 };

  if (sv_json_check_size (strlen (text), &error) &&
      sv_document_read (text, strlen (text), NULL, &again, NULL, &error)) {
    sv_cli_print (text);
    return SV_CLI_DONE;
  }
  sv_cli_say ("%s", error->message);
  return SV_CLI_BAD_INPUT;
}

int
sv_cli_print_match (const SvMatchDoc *doc)
{
  return sv_cli_print_document (sv_match_doc_write (doc, FALSE));
}

gboolean
sv_cli_print_position (const SvGame *game, const void *setup, const void *state, unsigned k)
{
  g_autoptr (GString) line = g_string_new (NULL);

  sv_document_append_position (line, game, setup, state, k);
  return sv_cli_print (line->str);
}

/* --- Arguments --- */

gboolean
sv_cli_parse_number (
    const char *command, const char *text, const char *what, guint64 min, guint64 max, guint64 *out)
{
  if (text == NULL || g_ascii_string_to_unsigned (text, 10, min, max, out, NULL))
    return TRUE;
  sv_cli_bad_use (command, _ ("%s must be a whole number from %llu to %llu, not “%s”."), what,
                  (unsigned long long)min, (unsigned long long)max, text);
  return FALSE;
}

gboolean
sv_cli_load_team (const char *path, const SvGame *game, const SvTeamDoc *like, SvTeamDoc **team)
{
  g_autoptr (GError) error = NULL;
  if (path == NULL) {
    *team = like != NULL ? sv_team_doc_copy (like) : NULL;
    return TRUE;
  }
  *team = sv_team_doc_load (path, &error);
  if (*team == NULL) {
    sv_cli_say_fault (path, error);
    return FALSE;
  }
  if ((*team)->game != game) {
    g_autofree char *shown = g_filename_display_name (path);
    sv_cli_say (_ ("%s: This is a team for the game “%s”, not “%s”."), shown, (*team)->game->id,
                game->id);
    return FALSE;
  }
  return TRUE;
}

gboolean
sv_cli_load_variant (const char *path,
                     const SvGame *game,
                     const SvVariantDoc *like,
                     SvVariantDoc **variant)
{
  g_autoptr (GError) error = NULL;
  if (path == NULL) {
    *variant = like != NULL ? sv_variant_doc_copy (like) : sv_variant_doc_new (game);
    return TRUE;
  }
  *variant = sv_variant_doc_load (path, &error);
  if (*variant == NULL) {
    sv_cli_say_fault (path, error);
    return FALSE;
  }
  if ((*variant)->game != game) {
    g_autofree char *shown = g_filename_display_name (path);
    sv_cli_say (_ ("%s: This is a variant of the game “%s”, not “%s”."), shown,
                (*variant)->game->id, game->id);
    return FALSE;
  }
  return TRUE;
}

SvMatchDoc *
sv_cli_new_match (const SvGame *game,
                  const SvMatchDoc *like,
                  const char *variant_path,
                  const char *first_path,
                  const char *second_path)
{
  g_autoptr (SvVariantDoc) variant = NULL;
  g_autoptr (SvTeamDoc) first = NULL;
  g_autoptr (SvTeamDoc) second = NULL;
  g_autoptr (GError) error = NULL;

  if (!sv_cli_load_variant (variant_path, game, like != NULL ? like->variant : NULL, &variant) ||
      !sv_cli_load_team (first_path, game, like != NULL ? like->teams[0] : NULL, &first) ||
      !sv_cli_load_team (second_path, game, like != NULL ? like->teams[1] : NULL, &second))
    return NULL;
  SvMatchDoc *doc = sv_match_doc_new (variant, first, second, &error);
  if (doc == NULL)
    sv_cli_say ("%s", error->message);
  return doc;
}

SvMatchDoc *
sv_cli_load_match (const char *name)
{
  const SvGame *game = sv_game_by_id (name);
  g_autoptr (GError) error = NULL;

  if (game != NULL)
    return sv_cli_new_match (game, NULL, NULL, NULL, NULL);
  SvMatchDoc *doc = sv_match_doc_load (name, NULL, &error);
  if (doc == NULL)
    sv_cli_say_no_match (name, error);
  return doc;
}

SvCupDoc *
sv_cli_load_cup (const char *path)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *doc = sv_cup_doc_load (path, &error);
  if (doc == NULL)
    sv_cli_say_fault (path, error);
  return doc;
}

const SvBot *
sv_cli_find_player (const char *command, const char *id, const SvGame *game)
{
  const SvBot *bot = sv_bot_by_id (id != NULL ? id : STANDARD_PLAYER);
  if (bot != NULL && bot->plays (game))
    return bot;

  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (const SvBot *const *each = sv_bots (); *each != NULL; each++) {
    if ((*each)->plays (game))
      g_strv_builder_add (builder, (*each)->id);
  }
  g_auto (GStrv) ids = g_strv_builder_end (builder);
  g_autofree char *names = g_strjoinv (", ", ids);
  sv_cli_unknown (command, sv_cli_near (id, (const char *const *)ids),
                  _ ("No computer player “%s” plays this game; these do: %s."), id, names);
  return NULL;
}
