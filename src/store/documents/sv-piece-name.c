/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-piece-name.h"

#include <glib/gi18n-lib.h>

enum { TITLE_SIZE = 128 };

static char *
with_capital (const char *text)
{
  char first[8];

  if (*text == '\0')
    return g_strdup ("");
  first[g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first)] = '\0';
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

const char *
sv_piece_name_bare (const char *name)
{
  return g_str_has_prefix (name, "the ") ? name + strlen ("the ") : name;
}

char *
sv_piece_name_alone (const SvPhrase *name)
{
  const SvWords untranslated = { .translate = NULL };
  char title[TITLE_SIZE];

  g_return_val_if_fail (name->msgid != NULL, NULL);

  g_autofree char *msgid = with_capital (sv_piece_name_bare (name->msgid));
  const char *words = *msgid != '\0' ? _ (msgid) : msgid;
  SvPhrase phrase = *name;

  phrase.msgid = words != msgid ? words : sv_piece_name_bare (_ (name->msgid));
  sv_phrase_say (&phrase, &untranslated, title, sizeof title);
  return with_capital (title);
}

char *
sv_piece_name_player (const SvTeamDoc *team,
                      const SvGame *game,
                      const void *setup,
                      const SvPiece *figurine,
                      int piece)
{
  SvPhrase name = sv_phrase ("", -1);

  if (team != NULL && figurine->card >= 0) {
    const char *role = team->cards[figurine->card].role_name;
    g_autofree char *player = sv_team_doc_dup_player (team, figurine);

    if (player != NULL)
      return g_steal_pointer (&player);
    if (role != NULL && role[0] != '\0')
      return g_strdup (role);
  }
  sv_game_piece_name (game, setup, piece, &name);
  return sv_piece_name_alone (&name);
}
