/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-game.h"

#include "cli-near.h"
#include "cli-say.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>
#include <string.h>

/* Return the names of all games, NULL-terminated. Free with g_free (). */
static char **
list_games (void)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if ((*game)->offered)
      g_strv_builder_add (ids, (*game)->id);
  }
  return g_strv_builder_end (ids);
}

/* Return the id of the game whose id is a near miss of @name, or whose title is @name; NULL if
 * there is none. */
static const char *
near_game (const char *name)
{
  g_auto (GStrv) ids = list_games ();

  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if ((*game)->offered && g_ascii_strcasecmp (name, (*game)->title) == 0)
      return (*game)->id;
  }
  const char *near = sv_cli_near (name, (const char *const *)ids);
  return near != NULL ? sv_game_by_id (near)->id : NULL;
}

/* Return the names of all games as they stand in a sentence. Transfer full. */
static char *
dup_games (void)
{
  g_auto (GStrv) ids = list_games ();
  return g_strjoinv (", ", ids);
}

const SvGame *
sv_cli_find_game (const char *command, const char *name)
{
  const SvGame *game = sv_game_by_id (name);

  if (game == NULL) {
    g_autofree char *games = dup_games ();
    sv_cli_unknown (command, near_game (name), _ ("There is no game “%s”. Games: %s."), name,
                    games);
  }
  return game;
}

/* Return whether the user probably meant a game, and not a file that cannot be read. */
static gboolean
looks_like_game (const char *name)
{
  return strpbrk (name, "/.") == NULL && !g_str_equal (name, "-") &&
         !g_file_test (name, G_FILE_TEST_EXISTS);
}

void
sv_cli_say_no_match (const char *name, const GError *error)
{
  if (!looks_like_game (name)) {
    sv_cli_say_fault (name, error);
    return;
  }
  g_autofree char *games = dup_games ();
  g_autofree char *sentence =
      sv_sentence (_ ("There is neither a file nor a game “%s”. Games: %s."), name, games);
  g_autofree char *asking = sv_cli_dup_asking (sentence, near_game (name));
  sv_cli_say ("%s", asking);
}
