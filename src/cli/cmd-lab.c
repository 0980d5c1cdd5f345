/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lab FILE|GAME [--first F] [--second F] [--variant F] [--players A,B] --matches N [--seed S]
 *     [--jobs J] [--part K/N]; lab --merge FILE… */
#include "cli-common.h"
#include "cli-part.h"

#include "sv-games.h"
#include "sv-json.h"
#include "sv-series.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>

enum { MAX_PARTS = 1000000, MAX_JOBS = 256 };

static struct {
  char *first, *second, *variant, *players, *matches, *seed, *jobs, *part;
  gboolean merge;
} given;

static const GOptionEntry options[] = {
  { "matches", 0, 0, G_OPTION_ARG_STRING, &given.matches, N_ ("How many matches there are in all"),
    N_ ("N") },
  { "players", 0, 0, G_OPTION_ARG_STRING, &given.players,
    N_ ("Who plays the first and the second team (club,club)"), N_ ("BOT,BOT") },
  { "variant", 0, 0, G_OPTION_ARG_FILENAME, &given.variant, N_ ("Variant document"), N_ ("FILE") },
  { "first", 0, 0, G_OPTION_ARG_FILENAME, &given.first, N_ ("First team's document"), N_ ("FILE") },
  { "second", 0, 0, G_OPTION_ARG_FILENAME, &given.second, N_ ("Second team's document"),
    N_ ("FILE") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &given.seed,
    N_ ("A different number gives different matches (0)"), N_ ("S") },
  { "jobs", 0, 0, G_OPTION_ARG_STRING, &given.jobs,
    N_ ("How many matches are played at once (as many as there are processors)"), N_ ("J") },
  { "part", 0, 0, G_OPTION_ARG_STRING, &given.part,
    N_ ("Play only part K of N equal parts, here or on another machine"), N_ ("K/N") },
  { "merge", 0, 0, G_OPTION_ARG_NONE, &given.merge,
    N_ ("Add up parts that were printed before; the arguments are their files"), NULL },
  G_OPTION_ENTRY_NULL,
};

/* --- Playing --- */

/* Set when the user presses Ctrl+C, or when a program that runs many parts ends this one. */
static atomic_bool stopped;

static void
stop_cb (int number)
{
  atomic_store (&stopped, true);
}

/* Load the match from which all matches begin. Return NULL after saying what is wrong. */
static SvMatchDoc *
load_match (const char *name)
{
  const SvGame *game = sv_game_by_id (name);

  if (game != NULL)
    return sv_cli_new_match (game, NULL, given.variant, given.first, given.second);
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (name);
  if (doc == NULL || (given.variant == NULL && given.first == NULL && given.second == NULL))
    return g_steal_pointer (&doc);
  if (doc->start == NULL && sv_history_get_length (doc->history) == 0)
    return sv_cli_new_match (doc->game, doc, given.variant, given.first, given.second);
  sv_cli_say (
      _ ("A match that was begun with its own teams and rules cannot be played with others."));
  return NULL;
}

/* Parse the option --players, "A,B" or left out. Return FALSE after saying what is wrong. */
static gboolean
find_players (const SvGame *game, const SvBot *players[2])
{
  g_auto (GStrv) names = g_strsplit (given.players != NULL ? given.players : "", ",", -1);

  if (given.players != NULL && g_strv_length (names) != 2) {
    sv_cli_bad_use ("lab", _ ("--players takes two names with a comma between them, not “%s”."),
                    given.players);
    return FALSE;
  }
  for (unsigned i = 0; i < 2; i++) {
    players[i] = sv_cli_find_player ("lab", given.players != NULL ? names[i] : NULL, game);
    if (players[i] == NULL)
      return FALSE;
  }
  return TRUE;
}

/* Work out which matches belong to part K/N. Return FALSE after saying what is wrong. */
static gboolean
find_span (guint64 matches, SvSpan *out)
{
  g_auto (GStrv) numbers = g_strsplit (given.part != NULL ? given.part : "1/1", "/", -1);
  guint64 k, n;

  if (g_strv_length (numbers) != 2) {
    sv_cli_bad_use ("lab", _ ("--part takes two numbers such as 1/4, not “%s”."), given.part);
    return FALSE;
  }
  if (!sv_cli_parse_number ("lab", numbers[1], "--part", 1, MAX_PARTS, &n) ||
      !sv_cli_parse_number ("lab", numbers[0], "--part", 1, n, &k))
    return FALSE;
  *out = (SvSpan){ matches * (k - 1) / n, matches * k / n };
  return TRUE;
}

/* Return a text that differs if anything differs that changes the matches of the series. Transfer
 * full. */
static char *
name_series (const SvMatchDoc *doc, const SvBot *const players[2], gint64 seed, guint64 matches)
{
  g_autofree char *document = sv_match_doc_write (doc, FALSE);
  g_autofree char *all = g_strdup_printf ("%s%s %s %" G_GINT64_FORMAT " %" G_GUINT64_FORMAT,
                                          document, players[0]->id, players[1]->id, seed, matches);
  char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, all, -1);

  sum[16] = '\0';
  return sum;
}

static SvTally *
play_span (
    const SvMatchDoc *doc, const SvBot *const players[2], gint64 seed, SvSpan span, unsigned jobs)
{
  const SvSeries series = { .game = doc->game,
                            .setup = sv_history_get_setup (doc->history),
                            .state = sv_history_get_state (doc->history),
                            .elapsed_ms = doc->elapsed_ms,
                            .players = { players[0], players[1] },
                            .seed = (guint64)seed };

  signal (SIGINT, stop_cb);
  signal (SIGTERM, stop_cb);
  return sv_series_play (&series, span, jobs, NULL, &stopped);
}

/* Print a part, or say why cli_part_read () would refuse it. */
static int
print_part (const CliPart *part)
{
  g_autoptr (JsonObject) line = cli_part_write (part);
  g_autofree char *text = sv_json_write (line, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (CliPart) again = cli_part_read (text, strlen (text), &error);

  if (again == NULL) {
    sv_cli_say ("%s", error->message);
    return SV_CLI_BAD_INPUT;
  }
  sv_cli_print (text);
  return SV_CLI_DONE;
}

static int
play_series (const char *name)
{
  guint64 matches, seed = 0, jobs = CLAMP (g_get_num_processors (), 1, MAX_JOBS);
  SvSpan span;

  if (given.matches == NULL)
    return sv_cli_bad_use ("lab", _ ("--matches is missing: how many matches are to be played?"));
  if (!sv_cli_parse_number ("lab", given.matches, "--matches", 1, CLI_PART_MAX_MATCHES, &matches) ||
      !find_span (matches, &span) ||
      !sv_cli_parse_number ("lab", given.seed, "--seed", 0, G_MAXINT64, &seed) ||
      !sv_cli_parse_number ("lab", given.jobs, "--jobs", 1, MAX_JOBS, &jobs))
    return SV_CLI_BAD_USE;
  g_autoptr (SvMatchDoc) doc = load_match (name);
  const SvBot *players[2];
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  if (!find_players (doc->game, players))
    return SV_CLI_BAD_USE;

  SvTally *tally = play_span (doc, players, (gint64)seed, span, (unsigned)jobs);
  const char *const ids[2] = { players[0]->id, players[1]->id };
  g_autoptr (CliPart) part = cli_part_new (tally, matches, doc->game->id, ids, (gint64)seed,
                                           name_series (doc, players, (gint64)seed, matches));
  const int status = print_part (part);
  if (tally->matches < span.to - span.from)
    sv_cli_say (_ ("Only %llu of %llu matches were played to their end."),
                (unsigned long long)tally->matches, (unsigned long long)(span.to - span.from));
  return status;
}

/* --- Adding up --- */

static int
merge (char **paths)
{
  g_autoptr (CliPart) whole = NULL;

  for (char **path = paths; *path != NULL; path++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (CliPart) part = cli_part_load (*path, &error);
    g_autofree char *shown = g_filename_display_name (*path);
    if (part == NULL) {
      sv_cli_say_fault (*path, error);
      return SV_CLI_BAD_INPUT;
    }
    if (whole == NULL) {
      whole = g_steal_pointer (&part);
    } else if (strcmp (part->series, whole->series) != 0) {
      sv_cli_say (_ ("%s: This part belongs to another series than the first one: the teams, "
                     "rules, players, seed or number of matches differ."),
                  shown);
      return SV_CLI_BAD_INPUT;
    } else if (!sv_tally_add (whole->tally, part->tally)) {
      sv_cli_say (_ ("%s: Some matches of this part are in another part, too."), shown);
      return SV_CLI_BAD_INPUT;
    }
  }
  return print_part (whole);
}

static int
lab (char **argv)
{
  if (given.merge)
    return merge (argv + 1);
  if (argv[2] != NULL)
    return sv_cli_bad_use ("lab", _ ("Only one match file or game can be given."));
  return play_series (argv[1]);
}

const SvCommand cmd_lab = {
  "lab", N_ ("FILE|GAME…"), options, lab,
  N_ ("Play many matches between computer players and count the results.")
};
