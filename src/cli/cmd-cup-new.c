/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cup new GAME [OPTION…] TEAM TEAM… */
#include "cli-common.h"
#include "cli-cup.h"
#include "cli-game.h"
#include "cli-near.h"

#include "sv-cup-check.h"
#include "sv-cup-names.h"
#include "sv-cup-schedule.h"
#include "sv-cup-times.h"
#include "sv-games.h"
#include "sv-rng.h"

#include <glib/gi18n.h>

static struct {
  char *kind, *legs, *groups, *advance, *boards, *variant, *title, *seed, *start, *match, *change;
  gboolean third, pack;
} given;

static const GOptionEntry options[] = {
  { "kind", 0, 0, G_OPTION_ARG_STRING, &given.kind,
    N_ ("“league” (the default), “knockout” or “groups”"), N_ ("KIND") },
  { "legs", 0, 0, G_OPTION_ARG_STRING, &given.legs,
    N_ ("How often each pair of a league meets (1)"), N_ ("L") },
  { "groups", 0, 0, G_OPTION_ARG_STRING, &given.groups, N_ ("Number of groups (2)"), N_ ("N") },
  { "advance", 0, 0, G_OPTION_ARG_STRING, &given.advance,
    N_ ("How many teams of each group go on to the knock-out (2)"), N_ ("K") },
  { "third", 0, 0, G_OPTION_ARG_NONE, &given.third, N_ ("Add a match for third place"), NULL },
  { "boards", 0, 0, G_OPTION_ARG_STRING, &given.boards,
    N_ ("How many matches are played at a time (1)"), N_ ("B") },
  { "pack", 0, 0, G_OPTION_ARG_NONE, &given.pack,
    N_ ("In a league: keep all boards busy, without rounds"), NULL },
  { "start", 0, 0, G_OPTION_ARG_STRING, &given.start, N_ ("When the first matches begin"),
    N_ ("HH:MM") },
  { "match", 0, 0, G_OPTION_ARG_STRING, &given.match,
    N_ ("How many minutes a match takes; needed with --start"), N_ ("M") },
  { "change", 0, 0, G_OPTION_ARG_STRING, &given.change,
    N_ ("How many minutes there are between two matches (0)"), N_ ("C") },
  { "variant", 0, 0, G_OPTION_ARG_FILENAME, &given.variant, N_ ("Variant document"), N_ ("FILE") },
  { "title", 0, 0, G_OPTION_ARG_STRING, &given.title, N_ ("The title"), N_ ("T") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &given.seed,
    N_ ("The same number draws the same lots again"), N_ ("S") },
  G_OPTION_ENTRY_NULL,
};

/* Parse a number from @min on that was given, or use @usual if @text is NULL. */
static gboolean
parse_from (
    unsigned min, const char *text, const char *what, unsigned max, unsigned usual, unsigned *out)
{
  guint64 number = usual;
  if (!sv_cli_parse_number ("cup new", text, what, min, max, &number))
    return FALSE;
  *out = (unsigned)number;
  return TRUE;
}

static gboolean
parse (const char *text, const char *what, unsigned max, unsigned usual, unsigned *out)
{
  return parse_from (1, text, what, max, usual, out);
}

/* Parse the times of the day, if they are given. */
static gboolean
parse_times (SvCupTimes *out)
{
  if (given.start == NULL && given.match == NULL && given.change == NULL)
    return TRUE;
  if (given.start == NULL || given.match == NULL) {
    sv_cli_bad_use ("cup new", _ ("Use --start and --match together: when the first matches begin, "
                                  "and how many minutes a match takes."));
    return FALSE;
  }
  if (!sv_cup_times_read (given.start, &out->start)) {
    sv_cli_bad_use ("cup new", _ ("“%s” is not a time from 00:00 to 23:59, such as 09:30."),
                    given.start);
    return FALSE;
  }
  return parse (given.match, "--match", SV_CUP_MAX_MATCH, 0, &out->match) &&
         parse_from (0, given.change, "--change", SV_CUP_MAX_CHANGE, 0, &out->change);
}

static gboolean
draw_lots (SvCup *cup)
{
  guint64 seed = 0;
  SvRng rng;
  if (given.seed != NULL &&
      !sv_cli_parse_number ("cup new", given.seed, "--seed", 0, G_MAXUINT64, &seed))
    return FALSE;
  if (given.seed != NULL)
    sv_rng_seed (&rng, seed);
  else
    sv_rng_seed_system (&rng);
  sv_cup_draw_lots (cup, &rng);
  return TRUE;
}

/* Make the requested plan with its fixtures. Return NULL after saying what is wrong. Transfer
 * full. */
static SvCup *
make_cup (const SvGame *game, unsigned n_teams)
{
  unsigned kind = 0, n_groups;
  while (given.kind != NULL && sv_cup_kind_words[kind] != NULL &&
         !g_str_equal (sv_cup_kind_words[kind], given.kind))
    kind++;
  if (sv_cup_kind_words[kind] == NULL) {
    sv_cli_unknown ("cup new", sv_cli_near (given.kind, sv_cup_kind_words),
                    _ ("There is no kind of competition “%s”."), given.kind);
    return NULL;
  }
  g_autoptr (SvCup) cup = sv_cup_new ((SvCupKind)kind, n_teams, game->season.points);
  if (!parse (given.legs, "--legs", SV_CUP_MAX_LEGS, 1, &cup->legs) ||
      !parse (given.boards, "--boards", SV_CUP_MAX_BOARDS, 1, &cup->boards) ||
      !parse (given.groups, "--groups", SV_CUP_MAX_TEAMS / 2, 2, &n_groups) ||
      !parse (given.advance, "--advance", SV_CUP_MAX_TEAMS, 2, &cup->advance) ||
      !parse_times (&cup->times))
    return NULL;
  const char *useless = given.third && kind == SV_CUP_LEAGUE       ? "--third"
                        : cup->legs > 1 && kind == SV_CUP_KNOCKOUT ? "--legs"
                        : given.pack && kind != SV_CUP_LEAGUE      ? "--pack"
                                                                   : NULL;
  if (useless != NULL) {
    sv_cli_bad_use ("cup new", _ ("A competition of the kind “%s” has no %s."),
                    sv_cup_kind_words[kind], useless);
    return NULL;
  }
  cup->third = given.third;
  cup->pack = given.pack;
  if (kind == SV_CUP_GROUPS) {
    sv_cup_deal (cup, n_groups);
    if (!draw_lots (cup))
      return NULL;
  }
  SvFault fault;
  if (!sv_cup_check_plan (cup, &fault)) {
    g_autofree char *reason = sv_fault_dup_reason (&fault);
    sv_cli_bad_use ("cup new", "%s: %s", fault.path, reason);
    return NULL;
  }
  sv_cup_schedule (cup);
  return g_steal_pointer (&cup);
}

/* Say if two teams have the same name, which a document may have. */
static void
tell_same_names (const GPtrArray *teams)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (guint i = 0; i < teams->len; i++)
    g_ptr_array_add (names, ((const SvTeamDoc *)teams->pdata[i])->name);
  g_autofree char *sentence = sv_cup_names_check (names);
  if (sentence != NULL)
    sv_cli_say ("%s", sentence);
}

static int
print_cup (const SvGame *game, SvCup *cup, char **words)
{
  g_autoptr (SvCup) owned = cup;
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (SvVariantDoc) variant = NULL;
  g_autoptr (GError) error = NULL;
  if (!sv_cli_load_variant (given.variant, game, NULL, &variant))
    return SV_CLI_BAD_INPUT;
  for (char **word = words; *word != NULL; word++) {
    SvTeamDoc *team = sv_cli_make_team (*word, game);
    if (team == NULL)
      return SV_CLI_BAD_INPUT;
    g_ptr_array_add (teams, team);
  }
  g_autoptr (SvCupDoc) doc =
      sv_cup_doc_new (given.title, variant, teams, g_steal_pointer (&owned), &error);
  if (doc != NULL)
    tell_same_names (teams);
  return sv_cli_print_cup (g_steal_pointer (&doc), error);
}

static int
new_cup (char **argv)
{
  const SvGame *game = sv_cli_find_game ("cup new", argv[1]);
  if (game == NULL)
    return SV_CLI_BAD_USE;
  const unsigned n = g_strv_length (argv + 2);
  if (n > SV_CUP_MAX_TEAMS)
    return sv_cli_bad_use ("cup new", _ ("A competition can have at most %d teams, not %u."),
                           SV_CUP_MAX_TEAMS, n);
  SvCup *cup = make_cup (game, n);
  return cup != NULL ? print_cup (game, cup, argv + 2) : SV_CLI_BAD_USE;
}

const SvCommand cmd_cup_new = { "cup new", N_ ("GAME TEAM TEAM…"), options, new_cup,
                                N_ ("Print the document of a new competition.") };
