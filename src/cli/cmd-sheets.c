/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheets FILE|GAME --out F.pdf [--kind KIND]… [--ink-saving] [--paper a4|letter] */
#include "cli-game.h"
#include "cli-sheets.h"

#include "sv-games.h"

#include <glib/gi18n.h>
#include <string.h>

static struct {
  char *out, **kinds, *paper;
  gboolean ink_saving;
} given;

static const GOptionEntry options[] = {
  { "out", 'o', 0, G_OPTION_ARG_FILENAME, &given.out,
    N_ ("Where the PDF document goes; “-” is standard output"), N_ ("FILE") },
  { "kind", 0, 0, G_OPTION_ARG_STRING_ARRAY, &given.kinds,
    N_ ("board, figurines, cards, scoreboard, blank or all; may be given again"), N_ ("KIND") },
  { "ink-saving", 0, 0, G_OPTION_ARG_NONE, &given.ink_saving,
    N_ ("Thin outlines instead of filled shapes"), NULL },
  { "paper", 0, 0, G_OPTION_ARG_STRING, &given.paper,
    N_ ("a4 or letter, instead of what the locale uses"), N_ ("PAPER") },
  G_OPTION_ENTRY_NULL,
};

/* What is printed: a setup and two teams' documents. */
typedef struct {
  const SvGame *game;
  void *setup;
  SvTeamDoc *teams[2];
  SvSheetCard *cards; /* of both teams, when sheets are made of them */
} Source;

static void
source_clear (Source *self)
{
  if (self->game != NULL)
    sv_setup_free (self->game, self->setup);
  g_free (self->cards);
  sv_team_doc_free (self->teams[0]);
  sv_team_doc_free (self->teams[1]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Source, source_clear)

/* These rules with these teams (NULL: standard). Whether the teams keep to the points that the
 * rules allow does not matter on paper, so that a team can be printed that is still being made. */
static void
source_fill (Source *self,
             const SvGame *game,
             const void *setup,
             const SvTeamDoc *first,
             const SvTeamDoc *second)
{
  self->game = game;
  self->setup = sv_setup_copy (game, setup);
  for (unsigned side = 0; side < 2; side++) {
    const SvTeamDoc *team = side == 0 ? first : second;
    self->teams[side] = team != NULL ? sv_team_doc_copy (team) : sv_team_doc_new (game);
    sv_team_doc_to_setup (self->teams[side], side, self->setup);
  }
}

/* The standard game with the first team of this document. */
static void
fill_from_team (Source *out, const SvTeamDoc *team)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (team->game);
  source_fill (out, team->game, variant->setup, team, NULL);
}

static gboolean
read_source (const char *path, Source *out, GError **error)
{
  g_auto (SvDocument) document = { 0 };
  const SvMatchDoc *match;
  if (!sv_document_load (path, &document, NULL, error))
    return FALSE;
  if ((match = document.match) != NULL)
    source_fill (out, match->game, sv_history_get_setup (match->history), match->teams[0],
                 match->teams[1]);
  else if (document.team != NULL)
    fill_from_team (out, document.team);
  else if (document.variant != NULL)
    source_fill (out, document.variant->game, document.variant->setup, NULL, NULL);
  else
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN,
                         _ ("Sheets are made of a match, a team or a variant."));
  return out->game != NULL;
}

static gboolean
load_source (const char *name, Source *out)
{
  const SvGame *game = sv_game_by_id (name);
  g_autoptr (GError) error = NULL;

  if (game != NULL) {
    g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
    source_fill (out, game, variant->setup, NULL, NULL);
    return TRUE;
  }
  if (read_source (name, out, &error))
    return TRUE;
  sv_cli_say_no_match (name, error);
  return FALSE;
}

static SvSheets *
make_sheets (Source *source, SvSheetKinds kinds, SvPaper paper)
{
  SvSheetTeam teams[2];
  const unsigned n_cards = source->teams[0]->n_cards + source->teams[1]->n_cards;
  SvSheetCard *next = source->cards = g_new0 (SvSheetCard, MAX (n_cards, 1));

  for (unsigned side = 0; side < 2; side++) {
    const SvTeamDoc *doc = source->teams[side];
    const SvSheetCard *first = next;
    for (unsigned i = 0; i < doc->n_cards; i++)
      *next++ = (SvSheetCard){ .name = doc->cards[i].name,
                               .role = doc->cards[i].role_name,
                               .picture = doc->cards[i].picture };
    teams[side] = (SvSheetTeam){ .name = doc->name,
                                 .colours = { doc->colours[0], doc->colours[1] },
                                 .logo = doc->logo,
                                 .n_cards = doc->n_cards,
                                 .cards = first };
  }
  return sv_sheets_new (source->game, source->setup, teams, kinds, paper, given.ink_saving, NULL);
}

/* All kinds that were asked for; 0 after saying that one is unknown. */
static SvSheetKinds
parse_kinds (void)
{
  unsigned kinds = given.kinds == NULL ? SV_SHEETS_ALL : 0;

  for (char **name = given.kinds; name != NULL && *name != NULL; name++) {
    SvSheetKinds kind;
    if (!sv_sheet_kinds_parse (*name, &kind)) {
      sv_cli_bad_use ("sheets",
                      _ ("There is no kind of sheets “%s”, only board, figurines, cards, "
                         "scoreboard, blank and all."),
                      *name);
      return 0;
    }
    kinds |= kind;
  }
  return (SvSheetKinds)kinds;
}

static int
sheets (char **argv)
{
  SvPaper paper;
  const SvSheetKinds kinds = parse_kinds ();
  if (kinds == 0 || !sv_cli_parse_sheets ("sheets", given.out, given.paper, &paper))
    return SV_CLI_BAD_USE;

  g_auto (Source) source = { 0 };
  if (!load_source (argv[1], &source))
    return SV_CLI_BAD_INPUT;
  g_autoptr (SvSheets) made = make_sheets (&source, kinds, paper);
  return sv_cli_write_sheets (made, given.out, paper);
}

const SvCommand cmd_sheets = { "sheets", N_ ("FILE|GAME"), options, sheets,
                               N_ ("Write board, figurines and cards as a PDF to print.") };
