/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-certificates.h"

#include "sv-cup-bracket.h"
#include "sv-cup-colours.h"
#include "sv-cup-friendly.h"
#include "sv-cup-knockout.h"
#include "sv-cup-places.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"
#include "sv-today.h"

enum { LAST_PLACE = 3 };

/* --- players --- */

static void
add_person (GArray *people, const SvTeamDoc *team, const SvPiece *piece)
{
  const SvCardDoc *card =
      piece->card >= 0 && (unsigned)piece->card < team->n_cards ? &team->cards[piece->card] : NULL;
  const SvSheetPerson person = { .name = g_strdup (card != NULL ? card->name : ""),
                                 .picture = card != NULL ? card->picture : NULL,
                                 .piece = *piece };

  g_array_append_val (people, person);
}

/* Return the players of a team, an array of SvSheetPerson. */
static GArray *
list_people (const SvCupDoc *doc, unsigned team)
{
  GArray *people = sv_sheet_people_new ();
  g_autoptr (SvMatchDoc) match =
      sv_cup_friendly_new (doc, team, (team + 1) % MAX (doc->cup->n_teams, 1));
  SvView view;

  if (match == NULL)
    return people;
  doc->game->view (sv_history_get_setup (match->history), sv_history_get_state (match->history),
                   &view);
  for (int i = 0; i < view.n_pieces; i++)
    if (view.pieces[i].side == 0)
      add_person (people, doc->teams->pdata[team], &view.pieces[i]);
  return people;
}

/* --- certificates --- */

static char *
dup_place (unsigned rank)
{
  static const char *const places[] = { N_ ("First Place"), N_ ("Second Place"),
                                        N_ ("Third Place") };

  return rank == 0            ? g_strdup (_ ("Took Part"))
         : rank <= LAST_PLACE ? g_strdup (_ (places[rank - 1]))
                              : g_strdup_printf (_ ("Place %u"), rank);
}

static char *
dup_sentence (const SvCupDoc *doc)
{
  return g_strdup_printf (
      ngettext ("in a competition of %u team", "in a competition of %u teams", doc->cup->n_teams),
      doc->cup->n_teams);
}

/* Add a certificate. @name, @sentence and @people are taken over. */
static void
add (SvSheetCup *out,
     const SvCupDoc *doc,
     const SvCupLine *line,
     char *name,
     char *sentence,
     GArray *people)
{
  const SvTeamDoc *team = doc->teams->pdata[line->team];
  SvSheetCertificate one = { .place = dup_place (line->rank),
                             .name = name,
                             .sentence = sentence,
                             .day = sv_today (_ ("%-d %B %Y")),
                             .rank = line->rank,
                             .logo = team->logo,
                             .people = people };

  sv_cup_colours_get (doc, line->team, one.colours);
  g_array_append_val (out->certificates, one);
}

static void
add_team (SvSheetCup *out, const SvCupDoc *doc, const SvCupLine *line)
{
  add (out, doc, line, sv_cup_words_team (doc, line->team), dup_sentence (doc),
       list_people (doc, line->team));
}

/* Add a certificate for each player with a name, or for the team if none has one. */
static void
add_players (SvSheetCup *out, const SvCupDoc *doc, const SvCupLine *line)
{
  g_autoptr (GArray) people = list_people (doc, line->team);
  g_autofree char *team = sv_cup_words_team (doc, line->team);
  g_autofree char *rest = dup_sentence (doc);
  const guint before = out->certificates->len;

  for (guint i = 0; i < people->len; i++) {
    SvSheetPerson person = g_array_index (people, SvSheetPerson, i);
    GArray *alone = sv_sheet_people_new ();
    if (*person.name == '\0') {
      g_array_unref (alone);
      continue;
    }
    char *name = g_strdup (person.name);
    person.name = g_strdup ("");
    g_array_append_val (alone, person);
    /* Translators: below the name of a player: the team, and "in a competition of 8 teams". */
    add (out, doc, line, name, sv_sentence (_ ("with %1$s, %2$s"), team, rest), alone);
  }
  if (out->certificates->len == before)
    add_team (out, doc, line);
}

/* Write all teams in the order of their ranks; those without a rank, and those that have withdrawn
 * from a knock-out, with rank 0. Return how many there are. */
static unsigned
list_ranks (const SvCupDoc *doc, SvCupLine lines[SV_CUP_MAX_TEAMS])
{
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);
  gboolean listed[SV_CUP_MAX_TEAMS] = { FALSE };
  unsigned n = 0;

  if (sv_cup_places_are_settled (doc))
    n = bracket->final < 0 ? sv_cup_table (doc->cup, 0, lines)
                           : sv_cup_knockout_table (doc->cup, lines);
  for (unsigned i = 0; i < n; i++) {
    listed[lines[i].team] = TRUE;
    if (sv_cup_is_withdrawn (doc->cup, lines[i].team))
      lines[i].rank = 0;
  }
  for (unsigned team = 0; team < doc->cup->n_teams; team++)
    if (!listed[team])
      lines[n++] = (SvCupLine){ .team = team };
  return n;
}

void
sv_cup_certificates_fill (SvSheetCup *out, const SvCupDoc *doc, int team)
{
  SvCupLine lines[SV_CUP_MAX_TEAMS];
  const unsigned n = list_ranks (doc, lines);

  for (unsigned i = 0; i < n; i++) {
    /* A team that has withdrawn gets one only if it is asked for. */
    if (team < 0 && sv_cup_is_withdrawn (doc->cup, lines[i].team))
      continue;
    if (team == SV_CUP_EACH_PLAYER)
      add_players (out, doc, &lines[i]);
    else if (team == SV_CUP_EACH_TEAM || (int)lines[i].team == team ||
             (team == SV_CUP_FIRST_THREE && lines[i].rank > 0 && lines[i].rank <= LAST_PLACE))
      add_team (out, doc, &lines[i]);
  }
}
