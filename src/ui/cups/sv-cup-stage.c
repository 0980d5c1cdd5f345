/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-stage.h"

#include "sv-cup-colours.h"
#include "sv-cup-friendly.h"
#include "sv-cup-places.h"
#include "sv-style.h"
#include "sv-team-pictures.h"

/* Return a match of two teams before it begins, to have their players and their pitch; NULL if they
 * cannot play one. Transfer full. */
static SvMatch *
new_match (const SvCupDoc *doc, unsigned first, unsigned second)
{
  SvMatchDoc *match = sv_cup_friendly_new (doc, first, second);

  return match != NULL ? sv_match_new (match) : NULL;
}

static void
read_kit (const SvCupDoc *doc, unsigned team, SvKit *out)
{
  const char *colours[2];
  SvTheme theme;

  sv_cup_colours_get (doc, team, colours);
  sv_theme_init (&theme, sv_style_get_scheme (), colours, NULL);
  *out = theme.kit[0];
}

void
sv_cup_stage_tint (GtkWidget *widget, const SvCupDoc *doc, unsigned team)
{
  SvKit kit;

  read_kit (doc, team, &kit);
  sv_style_tint (widget, &kit);
}

void
sv_cup_stage_show_badge (SvPicture *badge, const SvCupDoc *doc, int team, int size)
{
  const SvTeamDoc *shown = team >= 0 ? doc->teams->pdata[team] : NULL;
  const gboolean has_any = shown != NULL && (shown->colours[0] != NULL || shown->logo != NULL);

  if (has_any)
    sv_team_pictures_show_badge (
        badge, &(const SvTeamLook){ { shown->colours[0], shown->colours[1] }, shown->logo, 0 },
        size);
  gtk_widget_set_visible (GTK_WIDGET (badge), has_any);
}

/* Return whether the piece is that of the player with this name. */
static gboolean
is_of (const SvTeamDoc *team, const SvPiece *piece, const char *name)
{
  return piece->card >= 0 && (unsigned)piece->card < team->n_cards &&
         g_str_equal (team->cards[piece->card].name, name);
}

/* Return the piece of the best scorer of the team, which is the first side of @match. If no scorer
 * is known, return its piece @spare (0-based), or the last one before it. */
static int
find_star (SvCupBook *book, unsigned team, SvMatch *match, unsigned spare)
{
  g_autoptr (GArray) scorers = sv_cup_book_count_scorers (book, (int)team);
  const SvView *view = sv_match_get_view (match);
  unsigned n = 0;
  int found = -1;

  for (int i = 0; i < view->n_pieces; i++) {
    if (view->pieces[i].side != 0)
      continue;
    if (scorers->len > 0 && is_of (sv_match_get_doc (match)->teams[0], &view->pieces[i],
                                   g_array_index (scorers, SvCupScorer, 0).name))
      return i;
    if (n++ <= spare)
      found = i;
  }
  return found;
}

static gboolean
fill_team (SvCupBook *book, const SvCupLine *line, unsigned other, SvBackdropTeam *out)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (SvMatch) match = new_match (doc, line->team, other);
  const int piece = match != NULL ? find_star (book, line->team, match, line->rank - 1) : -1;

  if (piece < 0)
    return FALSE;
  *out = (SvBackdropTeam){ .piece = sv_match_get_view (match)->pieces[piece], .rank = line->rank };
  read_kit (doc, line->team, &out->kit);
  return TRUE;
}

void
sv_cup_stage_show (SvBackdropView *view, SvCupBook *book)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (GArray) places = sv_cup_places_list (doc);
  SvBackdropTeam teams[SV_BACKDROP_TEAMS];
  unsigned n = 0;

  if (places->len == 0)
    return;
  const unsigned first = g_array_index (places, SvCupLine, 0).team;
  const unsigned second =
      places->len > 1 ? g_array_index (places, SvCupLine, 1).team : (first + 1) % doc->cup->n_teams;
  g_autoptr (SvMatch) match = new_match (doc, first, second);
  for (guint i = 0; i < MIN (places->len, SV_BACKDROP_TEAMS) && match != NULL; i++) {
    const SvCupLine *line = &g_array_index (places, SvCupLine, i);
    n += fill_team (book, line, line->team == first ? second : first, &teams[n]);
  }
  if (match != NULL)
    sv_backdrop_view_show_podium (view, match, teams, n);
}
