/* SPDX-License-Identifier: GPL-3.0-or-later */
/* play FILE|GAME [--home BOT] [--away BOT] [--seed S] [--pace MS] [--report] */
#include "cli-common.h"

#include "sv-playout.h"

#include <glib/gi18n.h>
#include <string.h>

enum { MAX_PACE_MS = 3600000 };

static struct {
  char *home, *away, *seed, *pace;
  gboolean report;
} given;

static const GOptionEntry options[] = {
  { "home", 0, 0, G_OPTION_ARG_STRING, &given.home, N_ ("Who plays the home team (club)"),
    N_ ("BOT") },
  { "away", 0, 0, G_OPTION_ARG_STRING, &given.away, N_ ("Who plays the away team (club)"),
    N_ ("BOT") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &given.seed,
    N_ ("The same number gives the same match again"), N_ ("S") },
  { "pace", 0, 0, G_OPTION_ARG_STRING, &given.pace,
    N_ ("Milliseconds that an event takes on the match clock (2500)"), N_ ("MS") },
  { "report", 0, 0, G_OPTION_ARG_NONE, &given.report,
    N_ ("Print a report for people instead of the document"), NULL },
  G_OPTION_ENTRY_NULL,
};

/* ---- Playing ---- */

/* Play until the match is over. FALSE if it becomes longer than a document may be. */
static gboolean
play_to_end (SvPlayout *self, SvMatchDoc *doc)
{
  SvEvent event;
  gint64 time_ms;

  while (sv_playout_step (self, NULL, &event, &time_ms))
    if (sv_history_append (doc->history, event, time_ms) != SV_HISTORY_OK)
      return FALSE;
  doc->elapsed_ms = self->elapsed_ms;
  return TRUE;
}

enum { SAY_SIZE = 400, TEAM_COLUMN = 24, COUNT_COLUMN = 16 };

typedef struct {
  unsigned goals, turnovers, shots;
} Counts;

/* How often a side was given a free pass, a card or the like, as the game calls it. */
typedef struct {
  const char *caption; /* or NULL: there are no more */
  unsigned n[2];
} Foul;

enum { MAX_FOULS = 8 };

/* Everything that the words of one sentence may ask for. */
typedef struct {
  const SvMatchDoc *doc;
  const SvGame *game;
  const void *setup;
  SvView view; /* of the position in which the sentence is said */
  Counts counts[2];
  Foul fouls[MAX_FOULS];
} Report;

/* ---- The report: words ---- */

static const char *
translate_cb (void *data, const char *msgid)
{
  return _ (msgid);
}

static const char *
team_cb (void *data, int side)
{
  const Report *report = data;

  return sv_team_doc_name (report->doc->teams[side], side);
}

static void
who_cb (void *data, int side, int piece, char *out, size_t size)
{
  g_strlcpy (out, team_cb (data, side), size);
}

static void
piece_cb (void *data, int piece, char *out, size_t size)
{
  const Report *report = data;
  const SvWords words = { .data = data, .translate = translate_cb };
  const SvPiece *figurine = &report->view.pieces[piece];
  SvPhrase phrase;

  if (figurine->side >= 0) {
    const SvTeamDoc *team = report->doc->teams[figurine->side];
    g_autofree char *player = sv_team_doc_dup_player (team, figurine);
    if (player != NULL) {
      g_strlcpy (out, player, size);
      return;
    }
  }
  report->game->piece_name (report->setup, piece, &phrase);
  sv_phrase_say (&phrase, &words, out, size);
}

static const char *
space_cb (void *data, int space)
{
  const Report *report = data;
  return report->game->board (report->setup)->spaces[space].label;
}

static char *
say (Report *report, const SvPhrase *phrase)
{
  const SvWords words = {
    .data = report,
    .translate = translate_cb,
    .team = team_cb,
    .who = who_cb,
    .piece = piece_cb,
    .space = space_cb,
  };
  char text[SAY_SIZE];
  return g_strdup (sv_phrase_say (phrase, &words, text, sizeof text));
}

/* ---- The report: lines ---- */

/* text and blanks up to width columns; letters count, not bytes. */
static void
append_padded (GString *line, const char *text, int width)
{
  g_string_append (line, text);
  for (glong n = g_utf8_strlen (text, -1); n < width; n++)
    g_string_append_c (line, ' ');
}

static void
print_period (const SvView *view)
{
  g_autofree char *line = g_strdup_printf ("\n%s\n", _ (view->period_name));
  sv_cli_print (line);
}

/* When it was in the match: what was played of the half, what a clock that dice move shows, or nothing. */
static char *
dup_time (const SvView *view, gint64 time_ms)
{
  if (view->clock_ends > 0)
    return g_strdup_printf ("%4d′", view->clock_shows);
  if (view->period_ms == 0)
    return g_strdup ("     ");
  return g_strdup_printf ("%2d:%02d", (int)(time_ms / 60000), (int)(time_ms / 1000 % 60));
}

static void
print_note (Report *report, const SvNote *note, const char *time)
{
  g_autofree char *sentence = say (report, &note->phrase);
  g_autofree char *line =
      g_strdup_printf ("  %s  %s  %s\n", time, note->kind == SV_NOTE_GOAL ? "⚽" : "  ", sentence);
  sv_cli_print (line);
}

static void
count_foul (Report *report, const char *caption, int side)
{
  unsigned i = 0;

  while (i < MAX_FOULS - 1 && report->fouls[i].caption != NULL &&
         !g_str_equal (report->fouls[i].caption, caption))
    i++;
  report->fouls[i].caption = caption;
  report->fouls[i].n[side]++;
}

static void
count_note (Report *report, const SvNote *note)
{
  int side = note->phrase.side;
  if (side < 0 || side > 1)
    return;
  report->counts[side].shots += note->shot;
  if (note->kind == SV_NOTE_FOUL && note->caption != NULL)
    count_foul (report, note->caption, side);
  else if (note->kind == SV_NOTE_TURNOVER)
    report->counts[side].turnovers++;
}

/* One event: notes worth a line, and the counts. */
static void
report_event (Report *report, const void *before, SvEvent event, const void *after, gint64 time_ms)
{
  const SvGame *game = report->game;
  SvNotes notes;
  SvView was = report->view;
  g_autofree char *time = dup_time (&was, time_ms);

  game->view (report->setup, after, &report->view);
  for (int side = 0; side < 2; side++)
    report->counts[side].goals = (unsigned)report->view.score[side];

  sv_game_notes (game, report->setup, before, event, after, &notes);
  for (unsigned i = 0; i < notes.n; i++) {
    count_note (report, &notes.notes[i]);
    if (notes.notes[i].kind == SV_NOTE_GOAL || notes.notes[i].kind == SV_NOTE_FOUL ||
        notes.notes[i].kind == SV_NOTE_WHISTLE)
      print_note (report, &notes.notes[i], time);
  }
  if (report->view.period != was.period && report->view.stage != SV_STAGE_OVER)
    print_period (&report->view);
}

static void
print_count (const char *label, unsigned first, unsigned second)
{
  g_autoptr (GString) line = g_string_new ("  ");
  g_autofree char *a = g_strdup_printf ("%u", first);
  g_autofree char *b = g_strdup_printf ("%u", second);
  append_padded (line, label, TEAM_COLUMN);
  append_padded (line, a, COUNT_COLUMN);
  g_string_append_printf (line, "%s\n", b);
  sv_cli_print (line->str);
}

static void
print_counts (Report *report)
{
  int first = MAX (report->view.shown_first, 0);
  const Counts *a = &report->counts[first];
  const Counts *b = &report->counts[1 - first];
  g_autoptr (GString) head = g_string_new ("\n  ");

  append_padded (head, "", TEAM_COLUMN);
  append_padded (head, team_cb (report, first), COUNT_COLUMN - 1);
  g_string_append_printf (head, " %s\n", team_cb (report, 1 - first));
  sv_cli_print (head->str);
  print_count (_ ("Goals"), a->goals, b->goals);
  if (report->game->ball)
    print_count (_ ("Shots"), a->shots, b->shots);
  for (unsigned i = 0; i < MAX_FOULS && report->fouls[i].caption != NULL; i++) {
    const Foul *foul = &report->fouls[i];
    const char *caption = _ (foul->caption);
    /* What is shouted over the pitch is said calmly here. */
    g_autofree char *label =
        g_strndup (caption, strlen (caption) - g_str_has_suffix (caption, "!"));

    print_count (label, foul->n[first], foul->n[1 - first]);
  }
  if (report->game->ball)
    print_count (_ ("Balls won"), a->turnovers, b->turnovers);
}

static void
print_result (Report *report)
{
  const SvView *view = &report->view;
  int first = MAX (view->shown_first, 0);
  g_autofree char *result =
      g_strdup_printf ("\n%s %d – %d %s\n", team_cb (report, first), view->score[first],
                       view->score[1 - first], team_cb (report, 1 - first));
  sv_cli_print (result);
  if (view->stage != SV_STAGE_OVER)
    return;
  g_autofree char *words = view->winner < 0 ? g_strdup (_ ("The match is a draw."))
                                            : g_strdup_printf (_ ("%s has won the match."),
                                                               team_cb (report, view->winner));
  sv_cli_print (words);
  sv_cli_print ("\n");
}

static void
print_report (const SvMatchDoc *doc)
{
  const SvHistory *history = doc->history;
  Report report = {
    .doc = doc,
    .game = doc->game,
    .setup = sv_history_get_setup (history),
  };
  guint64 before[SV_MAX_STATE / sizeof (guint64)];
  guint64 after[SV_MAX_STATE / sizeof (guint64)];

  sv_history_state_at (history, 0, after);
  report.game->view (report.setup, after, &report.view);
  g_autofree char *title = doc->title != NULL && doc->title[0] != '\0'
                               ? g_strdup_printf ("%s — %s\n", _ (report.game->title), doc->title)
                               : g_strdup_printf ("%s\n", _ (report.game->title));
  sv_cli_print (title);
  print_period (&report.view);
  for (unsigned i = 0; i < sv_history_get_length (history); i++) {
    SvEvent event = sv_history_get_event (history, i);
    memcpy (before, after, sizeof before);
    report.game->apply (report.setup, after, event);
    report_event (&report, before, event, after, sv_history_get_time (history, i));
  }
  print_result (&report);
  print_counts (&report);
}

/* ---- The command ---- */

static int
play (char **argv)
{
  guint64 seed = 0, pace = SV_PLAYOUT_PACE_MS;
  if (!sv_cli_parse_number ("play", given.seed, "--seed", 0, G_MAXUINT64, &seed) ||
      !sv_cli_parse_number ("play", given.pace, "--pace", 1, MAX_PACE_MS, &pace))
    return SV_CLI_BAD_USE;
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;

  const char *names[2] = { given.home, given.away };
  const SvBot *bots[2];
  for (unsigned i = 0; i < 2; i++) {
    bots[i] = sv_cli_find_player ("play", names[i], doc->game);
    if (bots[i] == NULL)
      return SV_CLI_BAD_USE;
  }
  SvRng rng;
  if (given.seed != NULL)
    sv_rng_seed (&rng, seed);
  else
    sv_rng_seed_system (&rng);

  const void *setup = sv_history_get_setup (doc->history);
  SvPlayout self = {
    .game = doc->game, .setup = setup, .at_home = true, .rng = &rng, .pace_ms = (gint64)pace
  };
  for (unsigned i = 0; i < 2; i++)
    self.minds[i] = sv_mind_new (bots[i], doc->game, setup);
  sv_playout_begin (&self, sv_history_get_state (doc->history), doc->elapsed_ms);
  const gboolean whole = play_to_end (&self, doc);
  for (unsigned i = 0; i < 2; i++)
    sv_mind_free (self.minds[i]);
  if (!whole) {
    sv_cli_say (_ ("The match became too long for a document; a larger --pace ends it sooner."));
    return SV_CLI_BAD_INPUT;
  }
  if (!given.report)
    return sv_cli_print_match (doc);
  print_report (doc);
  return SV_CLI_DONE;
}

const SvCommand cmd_play = { "play", N_ ("FILE|GAME"), options, play,
                             N_ ("Let computer players play a match to its end.") };
