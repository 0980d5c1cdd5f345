/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-photos.h"

#include <glib/gi18n.h>

#include "sv-reserves.h"
#include "sv-sentence.h"
#include "sv-team-words.h"

static void
add_person (
    const SvTeamDoc *team, gboolean with_team, GArray *people, const char *name, char *label, int n)
{
  SvPhotoPerson person = { .name = g_strdup (name), .label = label, .number = n };

  if (with_team) {
    /* Translators: a player and the team: "Sanne, Meeuwen E1". */
    person.label = sv_sentence (_ ("%1$s, %2$s"), label, sv_team_words_name (team));
    g_free (label);
  }
  g_array_append_val (people, person);
}

void
sv_team_photos_add_people (const SvTeamDoc *team, gboolean with_team, GArray *people)
{
  const SvGame *game = team->game;
  const SvField *number =
      sv_field_flagged (game->card_fields, game->n_card_fields, SV_FIELD_NUMBER);

  for (unsigned i = 0; i < team->n_cards; i++)
    add_person (team, with_team, people, team->cards[i].name, sv_team_words_card (team, i),
                number != NULL ? sv_field_get (number, sv_team_doc_card_values (team, i))
                               : (int)i + 1);
  for (unsigned i = 0; i < sv_reserves_count (team); i++)
    add_person (team, with_team, people, sv_reserves_name (team, i),
                g_strdup (sv_reserves_name (team, i)), -1);
}

gboolean
sv_team_photos_put (SvTeamDoc *team, SvPhotoPreview *preview, guint first)
{
  const unsigned n = team->n_cards + sv_reserves_count (team);
  gboolean any = FALSE;

  for (unsigned i = 0; i < n; i++) {
    const char *url = sv_photo_preview_get_url (preview, first + i);

    if (url == NULL)
      continue;
    any = TRUE;
    if (i >= team->n_cards) {
      sv_reserves_set_picture (team, i - team->n_cards, url);
      continue;
    }
    g_free (team->cards[i].picture);
    team->cards[i].picture = g_strdup (url);
  }
  return any;
}
