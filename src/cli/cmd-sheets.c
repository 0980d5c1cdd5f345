/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheets FILE|GAME [TEAM]… --out F.pdf [--kind KIND]… [--team TEAM]… [--pages LIST] [--ink-saving]
 * [--paper a4|letter] [--bleed] [--flip long|short] [--shift X,Y] */
#include "cli-game.h"
#include "cli-near.h"
#include "cli-sheets.h"

#include "sv-games.h"
#include "sv-team-sheet.h"
#include "sv-variant-words.h"

#include <glib/gi18n.h>
#include <string.h>

static struct {
  char *out, **kinds, **teams, *pages, *paper, *flip, *shift;
  gboolean ink_saving, bleed;
} given;

static const GOptionEntry options[] = {
  { "out", 'o', 0, G_OPTION_ARG_FILENAME, &given.out,
    N_ ("Where the PDF document goes; “-” is standard output"), N_ ("FILE") },
  { "kind", 0, 0, G_OPTION_ARG_STRING_ARRAY, &given.kinds,
    N_ ("board, figurines, cards, backs, scoreboard, rules, tokens, dice, stickers, form, blank, "
        "booklet or all; may be given again"),
    N_ ("KIND") },
  { "team", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &given.teams,
    N_ ("home, away or a team’s file: only the sheets of this team; may be given again"),
    N_ ("TEAM") },
  { "pages", 0, 0, G_OPTION_ARG_STRING, &given.pages,
    N_ ("Only these pages, such as 1,3-5, numbered as in the whole document"), N_ ("LIST") },
  { "ink-saving", 0, 0, G_OPTION_ARG_NONE, &given.ink_saving,
    N_ ("Thin outlines instead of filled shapes"), NULL },
  { "paper", 0, 0, G_OPTION_ARG_STRING, &given.paper,
    N_ ("a4 or letter, instead of the usual paper of your language"), N_ ("PAPER") },
  { "bleed", 0, 0, G_OPTION_ARG_NONE, &given.bleed,
    N_ ("Extend the colours of cards 3 mm beyond the outer cuts"), NULL },
  { "flip", 0, 0, G_OPTION_ARG_STRING, &given.flip,
    N_ ("long or short: the edge over which the printer turns the paper for the backs (long)"),
    N_ ("EDGE") },
  { "shift", 0, 0, G_OPTION_ARG_STRING, &given.shift,
    N_ ("How many millimetres to move the backs right and down, such as 1.5,-0.5, for a printer "
        "that is out of line"),
    N_ ("X,Y") },
  G_OPTION_ENTRY_NULL,
};

/* What is printed: a setup, the documents of two teams or more, and the team whose sheets are
 * wanted. */
typedef struct {
  const SvGame *game;
  void *setup;
  GPtrArray *teams;  /* SvTeamDoc; the first two are the teams of the setup */
  GPtrArray *cards;  /* SvSheetCard arrays that the sheets point to */
  gboolean alone;    /* the second team is there only because a setup needs two */
  SvSheetSides side; /* which of the two teams */
} Source;

static void
source_clear (Source *self)
{
  if (self->game != NULL)
    sv_setup_free (self->game, self->setup);
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Source, source_clear)

/* Fill @self with these rules and teams; NULL means the standard ones. */
static void
source_fill (Source *self,
             const SvGame *game,
             const void *setup,
             const SvTeamDoc *first,
             const SvTeamDoc *second)
{
  self->game = game;
  self->setup = sv_setup_copy (game, setup);
  self->teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  self->cards = g_ptr_array_new_with_free_func (g_free);
  self->side = SV_SHEETS_BOTH;
  g_ptr_array_add (self->teams, first != NULL ? sv_team_doc_copy (first) : sv_team_doc_new (game));
  g_ptr_array_add (self->teams,
                   second != NULL ? sv_team_doc_copy (second) : sv_team_doc_new (game));
}

/* Fill @out with the standard game and only the team of this document. */
static void
fill_from_team (Source *out, const SvTeamDoc *team)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (team->game);
  source_fill (out, team->game, variant->setup, team, NULL);
  out->alone = TRUE;
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
                         _ ("Sheets can be made only of a match, a team or a variant."));
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

/* Return the side that a word such as "home" stands for, or none if the word must be the name of a
 * file. */
static SvSheetSides
side_of_word (const char *word)
{
  return g_str_equal (word, "home")   ? SV_SHEETS_HOME
         : g_str_equal (word, "away") ? SV_SHEETS_AWAY
                                      : 0;
}

/* Replace the teams of the source by the team of this name: "home", "away", or a file. Return an
 * exit status. */
static int
choose_team (Source *self, const char *name, GPtrArray *chosen)
{
  static const char *const words[] = { "home", "away", NULL };
  const SvSheetSides side = side_of_word (name);
  SvTeamDoc *team = NULL;

  if (side != 0) {
    g_ptr_array_add (chosen, sv_team_doc_copy (self->teams->pdata[side == SV_SHEETS_AWAY]));
    return SV_CLI_DONE;
  }
  const char *near = sv_cli_near (name, words);
  if (near != NULL && !g_file_test (name, G_FILE_TEST_EXISTS))
    return sv_cli_unknown ("sheets", near, _ ("There is no team “%s”: use home, away or a file."),
                           name);
  if (!sv_cli_load_team (name, self->game, NULL, &team))
    return SV_CLI_BAD_INPUT;
  g_ptr_array_add (chosen, team);
  return SV_CLI_DONE;
}

/* Add the teams of these names (NULL-terminated, or NULL) to those that were requested. Return an
 * exit status. */
static int
choose_each (Source *self, char **names, GPtrArray *chosen)
{
  for (char **name = names; name != NULL && *name != NULL; name++) {
    const int status = choose_team (self, *name, chosen);
    if (status != SV_CLI_DONE)
      return status;
  }
  return SV_CLI_DONE;
}

/* Choose the teams that were requested, if any: by --team, or as further arguments @more behind the
 * first team. If a team of the match is the only one, it keeps its side and its colours. Return an
 * exit status. */
static int
choose_teams (Source *self, char **more)
{
  g_autoptr (GPtrArray) chosen = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);

  if (more[0] == NULL && given.teams != NULL && given.teams[1] == NULL &&
      side_of_word (given.teams[0]) != 0) {
    self->side = side_of_word (given.teams[0]);
    self->alone = FALSE;
    return SV_CLI_DONE;
  }
  if (more[0] != NULL && self->alone)
    g_ptr_array_add (chosen, sv_team_doc_copy (self->teams->pdata[0]));
  int status = choose_each (self, more, chosen);
  if (status == SV_CLI_DONE)
    status = choose_each (self, given.teams, chosen);
  if (status != SV_CLI_DONE)
    return status;
  if (chosen->len == 0)
    return SV_CLI_DONE;
  self->alone = chosen->len % 2 != 0;
  if (self->alone)
    g_ptr_array_add (chosen, sv_team_doc_new (self->game));
  g_ptr_array_unref (self->teams);
  self->teams = g_steal_pointer (&chosen);
  return SV_CLI_DONE;
}

/* Make the sheets of two teams, beginning with team @first. The cards may break the points limit of
 * the rules, so that an unfinished team can be printed. */
static SvSheets *
make_pair (Source *self, unsigned first, const SvSheetWish *wish)
{
  g_autoptr (GPtrArray) differences = sv_variant_words_differences (self->game, self->setup);
  SvSheetWish told = *wish;
  SvSheetTeam teams[2];

  for (unsigned side = 0; side < 2; side++) {
    const SvTeamDoc *doc = self->teams->pdata[first + side];
    sv_team_doc_to_setup (doc, side, self->setup);
    SvSheetCard *cards = g_new0 (SvSheetCard, MAX (doc->n_cards, 1));
    g_ptr_array_add (self->cards, cards);
    teams[side] = sv_team_sheet_make (doc, cards);
  }
  g_ptr_array_add (differences, NULL);
  told.differences = (char **)differences->pdata;
  return sv_sheets_new (self->game, self->setup, teams, &told, NULL);
}

/* Return whether only cards of three teams or more are wanted, which then fill each page. */
static gboolean
fills_pages (const Source *self, SvSheetKinds kinds)
{
  return self->teams->len > 2 && (kinds & ~(SV_SHEETS_CARDS | SV_SHEETS_BACKS)) == 0 &&
         sv_game_has_cards (self->game);
}

static SvSheets *
make_sheets (Source *self, SvSheetWish wish)
{
  SvSheets *sheets = NULL;

  if (fills_pages (self, wish.kinds)) {
    if (self->alone) /* leave out the standard team, which only makes a pair */
      g_ptr_array_set_size (self->teams, (int)self->teams->len - 1);
    return sv_team_sheet_gather (self->teams, self->setup, &wish, NULL, self->cards);
  }
  for (unsigned first = 0; first < self->teams->len; first += 2) {
    wish.sides = self->alone && first + 2 == self->teams->len ? SV_SHEETS_HOME : self->side;
    if (sheets == NULL)
      sheets = make_pair (self, first, &wish);
    else if (wish.kinds != 0)
      sv_sheets_join (sheets, make_pair (self, first, &wish));
    wish.kinds = sv_sheet_kinds_of_team (wish.kinds);
  }
  return sheets;
}

/* Return all kinds that were requested, or 0 after saying that one is unknown. */
static SvSheetKinds
parse_kinds (void)
{
  unsigned kinds = given.kinds == NULL ? SV_SHEETS_ALL : 0;

  for (char **name = given.kinds; name != NULL && *name != NULL; name++) {
    SvSheetKinds kind;
    if (!sv_sheet_kinds_parse (*name, &kind)) {
      sv_cli_unknown ("sheets", sv_cli_near (*name, sv_sheet_kind_words),
                      _ ("There is no kind of sheets “%s”, only board, figurines, cards, backs, "
                         "scoreboard, rules, tokens, dice, stickers, form, blank, booklet and "
                         "all."),
                      *name);
      return 0;
    }
    kinds |= kind;
  }
  return (SvSheetKinds)kinds;
}

/* Drop the pages that were not requested. Return FALSE after saying that there are no such
 * pages. */
static gboolean
choose_pages (SvSheets *made)
{
  if (given.pages == NULL || sv_sheets_choose_list (made, given.pages))
    return TRUE;
  sv_cli_bad_use ("sheets", _ ("--pages must be pages from 1 to %u, such as 1,3-5, not “%s”."),
                  sv_sheets_get_n_pages (made), given.pages);
  return FALSE;
}

/* Parse one length of --shift, in millimetres. *@at is moved behind it. */
static gboolean
parse_length (char **at, double *mm)
{
  const char *begin = *at;

  *mm = g_ascii_strtod (begin, at);
  return *at != begin && *mm >= -SV_SHEET_SHIFT_MAX && *mm <= SV_SHEET_SHIFT_MAX;
}

/* Parse how cards and their backs lie on the paper. Return FALSE after saying what is wrong. */
static gboolean
parse_layout (SvSheetWish *wish)
{
  char *at = given.shift;

  wish->bleed = given.bleed;
  wish->short_edge = g_strcmp0 (given.flip, "short") == 0;
  if (given.flip != NULL && !wish->short_edge && !g_str_equal (given.flip, "long")) {
    sv_cli_bad_use ("sheets", _ ("--flip must be long or short, not “%s”."), given.flip);
    return FALSE;
  }
  if (at == NULL || (parse_length (&at, &wish->shift_x) && *at++ == ',' &&
                     parse_length (&at, &wish->shift_y) && *at == '\0'))
    return TRUE;
  sv_cli_bad_use ("sheets",
                  _ ("--shift must be two lengths from -%d to %d mm, such as 1.5,-0.5, not “%s”."),
                  SV_SHEET_SHIFT_MAX, SV_SHEET_SHIFT_MAX, given.shift);
  return FALSE;
}

static int
sheets (char **argv)
{
  SvSheetWish wish = { .kinds = parse_kinds (), .ink_saving = given.ink_saving };
  if (wish.kinds == 0 || !sv_cli_parse_sheets ("sheets", given.out, given.paper, &wish.paper) ||
      !parse_layout (&wish))
    return SV_CLI_BAD_USE;

  g_auto (Source) source = { 0 };
  if (!load_source (argv[1], &source))
    return SV_CLI_BAD_INPUT;
  const int status = choose_teams (&source, argv + 2);
  if (status != SV_CLI_DONE)
    return status;
  g_autoptr (SvSheets) made = make_sheets (&source, wish);
  if (!choose_pages (made))
    return SV_CLI_BAD_USE;
  return sv_cli_write_sheets (made, given.out, wish.paper);
}

const SvCommand cmd_sheets = { "sheets", N_ ("FILE|GAME [TEAM]…"), options, sheets,
                               N_ ("Write board, figurines and cards as a PDF to print.") };
