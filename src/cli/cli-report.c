/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-report.h"

#include "cli-common.h"

#include <glib/gi18n.h>
#include <string.h>

enum { SAY_SIZE = 400, TEAM_COLUMN = 24, COUNT_COLUMN = 16 };

typedef struct {
  unsigned goals, fouls, turnovers, throws;
} Counts;

/* Everything that the words of one sentence may ask for. */
typedef struct {
  const SvMatchDoc *doc;
  const SvGame *game;
  const void *setup;
  SvView view; /* of the position in which the sentence is said */
  Counts counts[2];
} Report;

/* ---- Words ---- */

static const char *
translate_cb (void *data, const char *msgid)
{
  return _ (msgid);
}

static const char *
team_cb (void *data, int side)
{
  const Report *report = data;
  const char *name = report->doc->teams[side]->name;
  if (name != NULL && name[0] != '\0')
    return name;
  if (report->view.shown_first < 0)
    return side == 0 ? _ ("First team") : _ ("Second team");
  return side == report->view.shown_first ? _ ("Home team") : _ ("Away team");
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
  SvPhrase phrase;
  report->game->piece_name (report->setup, piece, &phrase);
  sv_phrase_say (&phrase, &words, out, size);
}

static const char *
space_cb (void *data, int space)
{
  const Report *report = data;
  return report->game->board (report->setup)->spaces[space].label;
}

static int
goals_cb (void *data, int shown)
{
  const Report *report = data;
  int first = MAX (report->view.shown_first, 0);
  return report->view.score[shown == 0 ? first : 1 - first];
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
    .goals = goals_cb,
  };
  char text[SAY_SIZE];
  return g_strdup (sv_phrase_say (phrase, &words, text, sizeof text));
}

/* ---- Lines ---- */

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

static void
print_note (Report *report, const SvNote *note, gint64 time_ms)
{
  g_autofree char *sentence = say (report, &note->phrase);
  g_autofree char *line =
      g_strdup_printf ("  %2d:%02d  %s  %s\n", (int)(time_ms / 60000), (int)(time_ms / 1000 % 60),
                       note->kind == SV_NOTE_GOAL ? "⚽" : "  ", sentence);
  sv_cli_print (line);
}

static void
count_note (Report *report, const SvNote *note)
{
  int side = note->phrase.side;
  if (side < 0 || side > 1)
    return;
  if (note->kind == SV_NOTE_FOUL)
    report->counts[side].fouls++;
  else if (note->kind == SV_NOTE_TURNOVER)
    report->counts[side].turnovers++;
}

/* One event: notes worth a line, and the counts. */
static void
report_event (Report *report, const void *before, SvEvent event, const void *after, gint64 time_ms)
{
  const SvGame *game = report->game;
  SvNode node;
  SvNotes notes;
  SvView was = report->view;

  game->node (report->setup, before, &node);
  game->view (report->setup, after, &report->view);
  if (node.kind == SV_NODE_CHANCE && was.stage == SV_STAGE_PLAY && node.side == was.attacking &&
      event.verb == SV_VERB_DIE)
    report->counts[node.side].throws++;
  for (int side = 0; side < 2; side++)
    report->counts[side].goals = (unsigned)report->view.score[side];

  sv_game_notes (game, report->setup, before, event, after, &notes);
  for (unsigned i = 0; i < notes.n; i++) {
    count_note (report, &notes.notes[i]);
    if (notes.notes[i].kind == SV_NOTE_GOAL || notes.notes[i].kind == SV_NOTE_FOUL ||
        notes.notes[i].kind == SV_NOTE_WHISTLE)
      print_note (report, &notes.notes[i], time_ms);
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
  if (report->game->dice)
    print_count (_ ("Throws in attack"), a->throws, b->throws);
  print_count (_ ("Fouls"), a->fouls, b->fouls);
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

void
sv_cli_print_report (const SvMatchDoc *doc)
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
