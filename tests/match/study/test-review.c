/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A look at a match: what was done and by whom, how likely its shots were, who was lucky, and the
 * chance to win. */

#include "match-fixture.h"
#include "sv-match-file.h"
#include "sv-review-chart.h"
#include "sv-review-report.h"
#include "sv-review-words.h"
#include "sv-seats.h"
#include "sv-shot.h"
/* Of a match in tests/data/traces, kept whole. */
static SvReview *
review_trace (const char *name)
{
  g_autofree char *path = g_build_filename (SV_TRACES, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);

  g_assert_nonnull (match);
  return sv_review_new (match);
}

/* Striker 1 needs 1 and is stopped by 3 and more: 6 × 2 throws less two of equal numbers are
 * goals. */
static void
test_shot (Fixture *f, gconstpointer data)
{
  _Alignas(max_align_t) guint8 before[SV_MAX_STATE];
  const SvGame *game = sv_match_get_game (f->match);
  const SvEvent die = sv_event_die (1);
  double chance;
  int goals = 0;

  play (f->match, EXAMPLE_TO_SHOT);
  memcpy (before, sv_match_get_state (f->match), game->state_size);
  chance = sv_shot_chance (game, sv_match_get_setup (f->match), before, die, 0);
  for (unsigned i = 0; i < 36; i++) {
    const unsigned position = sv_match_get_position (f->match);

    g_assert_true (sv_match_enter_die (f->match, 1 + i / 6, NULL));
    g_assert_true (sv_match_enter_die (f->match, 1 + i % 6, NULL));
    goals += sv_match_get_view (f->match)->score[0];
    sv_match_seek (f->match, position);
  }
  g_assert_cmpfloat_with_epsilon (chance, goals / 36.0, 1e-12);
  g_assert_cmpint (goals, ==, 10);
  g_assert_cmpfloat (sv_shot_chance (game, sv_match_get_setup (f->match), before, die, 1), ==, 0);
}

/* The passes before it, the shot and its goal are the striker's and its team's. */
static void
test_figures (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT ",die 6,die 2");
  g_autoptr (SvFigures) figures = sv_figures_new (f->match);
  const SvPlayerFigures *team = &figures->sides[0];

  g_assert_cmpuint (team->shots, ==, 1);
  g_assert_cmpuint (team->goals, ==, 1);
  g_assert_cmpfloat_with_epsilon (team->expected, 10 / 36.0, 1e-12);
  assert_text (sv_figures_dup_shots (team), "1 shot, 1 goal, 0.3 expected");
  assert_text (sv_figures_dup_name (f->match, team), "Velocitas");
  g_assert_cmpuint (figures->n_labels, ==, 1);
  g_assert_cmpstr (figures->labels[0], ==, "Passes");
  g_assert_cmpuint (figures->people->len, ==, 0);
  unsigned passes = 0;
  for (guint i = 0; i < figures->pieces->len; i++) {
    const SvPlayerFigures *player = &g_array_index (figures->pieces, SvPlayerFigures, i);

    g_assert_cmpint (player->side, ==, 0);
    passes += player->counts[0];
    if (player->shots > 0)
      assert_text (sv_figures_dup_name (f->match, player), "Striker 1");
  }
  g_assert_cmpuint (passes, ==, team->counts[0]);
}

/* Where two share a team, each has what his figurines did. */
static void
test_people (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) seats = sv_seats_new ("Bo", "Cas");
  SvSeatDoc *more = g_new0 (SvSeatDoc, 1);

  more->name = g_strdup ("Dré");
  more->kind = g_strdup ("person");
  g_ptr_array_insert (seats, 1, more);
  sv_match_set_seats (f->match, seats);
  play (f->match, EXAMPLE_TO_SHOT ",die 6,die 2");
  g_autoptr (SvFigures) figures = sv_figures_new (f->match);
  unsigned shots = 0;

  g_assert_cmpuint (figures->people->len, >, 0);
  for (guint i = 0; i < figures->people->len; i++) {
    const SvPlayerFigures *player = &g_array_index (figures->people, SvPlayerFigures, i);

    shots += player->shots;
    if (player->shots > 0)
      assert_text (sv_figures_dup_name (f->match, player), "Bo");
  }
  g_assert_cmpuint (shots, ==, 1);
}

static void
test_unfinished (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT ",die 6,die 2");
  g_autoptr (SvReview) review = sv_review_new (f->match);

  g_assert_cmpstr (sv_review_why_not (review), ==,
                   "This match is not over yet: luck and choices are assessed when it is.");
  g_assert_cmpuint (review->figures->sides[0].goals, ==, 1);
  g_assert_null (sv_review_dup_luck (review));
  g_assert_null (sv_review_dup_losses (review));
  g_assert_null (sv_review_dup_best (review));
  g_assert_null (sv_review_dup_costliest (review));
}

/* Each way of being lucky, with figures of our own. */
static void
test_luck (void)
{
  static const struct {
    double luck[2];
    const char *sentence;
  } cases[] = {
    { { 1.3, -0.9 }, "Velocitas was 1.3 goals lucky. Orange was 0.9 goals unlucky." },
    { { 0.04, 0.06 }, "Velocitas had as much good luck as bad. Orange was 0.1 goals lucky." },
    { { 0.05, -0.05 }, "Velocitas was 0.1 goals lucky. Orange was 0.1 goals unlucky." },
    { { -0.049, 0 },
      "Velocitas had as much good luck as bad. Orange had as much good luck as bad." },
  };
  SvReview *review = g_new0 (SvReview, 1);

  review->match = sv_match_new (example_doc ());
  review->figures = sv_figures_new (review->match);
  review->report = g_new0 (SvAnalysisReport, 1);
  review->report->analysis = g_new0 (SvMoveAnalysis, 1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    memcpy (review->report->analysis->luck, cases[i].luck, sizeof cases[i].luck);
    assert_text (sv_review_dup_luck (review), cases[i].sentence);
  }
  SvMoveAnalysis *analysis = review->report->analysis;
  analysis->exact = true;
  analysis->loss[1] = 2.25;
  assert_text (sv_review_dup_losses (review),
               "By their choices Velocitas gave away 0.0 goals and Orange 2.2.");
  analysis->exact = false;
  analysis->loss_error[1] = 0.4;
  assert_text (sv_review_dup_losses (review),
               "By choices, counting only those that are certain, Velocitas gave away 0.0 goals (± "
               "0.0) and Orange 2.2 (± 0.4).");
  analysis->luck[0] = 1.3;
  analysis->luck[1] = -0.9;
  analysis->luck_error[0] = analysis->luck_error[1] = 0.25;
  assert_text (sv_review_dup_luck (review),
               "Velocitas was 1.3 goals lucky (± 0.2). Orange was 0.9 goals unlucky (± 0.2).");
  analysis->luck[0] = 0.05;
  analysis->luck[1] = -0.05;
  analysis->luck_error[0] = analysis->luck_error[1] = 0.05;
  assert_text (sv_review_dup_luck (review),
               "Velocitas was 0.1 goals lucky (± 0.1). Orange was 0.1 goals unlucky (± 0.1).");
  analysis->luck_error[0] = analysis->luck_error[1] = 0.049;
  assert_text (sv_review_dup_luck (review),
               "Velocitas was 0.1 goals lucky. Orange was 0.1 goals unlucky.");
  analysis->luck[0] = analysis->luck[1] = 0;
  analysis->luck_error[0] = analysis->luck_error[1] = 0.05;
  assert_text (sv_review_dup_luck (review),
               "Velocitas had as much good luck as bad. Orange had as much good luck as bad.");
  /* There is no best choice, and none that cost much. */
  g_assert_null (sv_review_dup_best (review));
  g_assert_null (sv_review_dup_costliest (review));
  sv_review_free (review);
}

/* The line ends with the result, its chances are chances, and the key moments are in their order,
 * each of which changed it. */
static void
test_line (void)
{
  g_autoptr (SvReview) review = review_trace ("strafworp/whole-match.svmatch");
  const unsigned n = sv_match_get_length (review->match);
  const int winner = sv_match_get_view (review->match)->winner;
  g_autoptr (GError) error = NULL;

  g_assert_null (sv_review_why_not (review));
  g_assert_true (sv_review_work (review, NULL, NULL, &error));
  g_assert_no_error (error);
  for (unsigned k = 0; k <= n; k++)
    g_assert_cmpfloat_with_epsilon (
        review->line[k].win + review->line[k].draw + review->line[k].lose, 1, 1e-6);
  g_assert_cmpfloat (winner == 0   ? review->line[n].win
                     : winner == 1 ? review->line[n].lose
                                   : review->line[n].draw,
                     ==, 1);
  for (unsigned i = 0; i < review->n_keys; i++) {
    const SvChance *before = &review->line[review->keys[i]];
    const SvChance *after = &review->line[sv_review_end (review, review->keys[i])];
    const gboolean home = after->win > before->win;
    g_autofree char *words = sv_review_dup_key (review, i);
    g_autofree char *end = g_strdup_printf (" %s: the chance to win went from %.0f %% to %.0f %%.",
                                            sv_match_get_team_name (review->match, home ? 0 : 1),
                                            100 * (home ? before->win : before->lose),
                                            100 * (home ? after->win : after->lose));

    g_assert_true (g_str_has_suffix (words, end));
    g_assert_true (i == 0 || review->keys[i] > review->keys[i - 1]);
  }
}

/* A key moment is told of whose chance to win grew: where a draw became a defeat that is the other
 * team. */
static void
test_key (void)
{
  g_autoptr (SvReview) review = review_trace ("strafworp/whole-match.svmatch");
  static const struct {
    SvChance before, after;
    const char *end;
  } cases[] = {
    { { 0.5, 0.2, 0.3 },
      { 0.5, 0.1, 0.4 },
      " Second team: the chance to win went from 30 % to 40 %." },
    { { 0.5, 0.2, 0.3 },
      { 0.51, 0.19, 0.3 },
      " First team: the chance to win went from 50 % to 51 %." },
    { { 0.5, 0.2, 0.3 },
      { 0.4, 0.3, 0.3 },
      " Second team: the chance to win went from 30 % to 30 %." },
  };

  g_assert_true (sv_review_work (review, NULL, NULL, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    review->line[review->keys[0]] = cases[i].before;
    review->line[sv_review_end (review, review->keys[0])] = cases[i].after;
    g_autofree char *words = sv_review_dup_key (review, 0);
    g_assert_true (g_str_has_suffix (words, cases[i].end));
  }
}

/* Of a match that begins before its last event there is one moment, or none. */
static void
test_short (void)
{
  g_autofree char *path = g_build_filename (SV_TRACES, "strafworp/whole-match.svmatch", NULL);
  g_autoptr (SvMatchDoc) doc = sv_match_doc_load (path, NULL, NULL);
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];

  const unsigned last = sv_history_get_length (doc->history) - 1;
  const SvEvent event = sv_history_get_event (doc->history, last);
  sv_history_state_at (doc->history, last, state);
  g_assert_true (sv_match_doc_set_start (doc, state, 0));
  g_assert_cmpint (sv_history_append (doc->history, event, 0), ==, SV_HISTORY_OK);
  g_autoptr (SvMatch) match = sv_match_new (sv_match_doc_copy (doc, 1));
  g_autoptr (SvReview) review = sv_review_new (match);
  g_assert_true (sv_review_work (review, NULL, NULL, NULL));
  g_assert_cmpuint (review->n_keys, <=, 1);
  g_assert_cmpfloat (sv_review_x (review, 0), ==, 0);
  g_assert_cmpfloat (sv_review_x (review, 1), ==, 1); /* nothing took any time: by its events */
}

/* Time goes by the clock: halves of ten minutes are halves of the line, however much happens in
 * them. */
static void
test_time (void)
{
  g_autoptr (SvReview) review = review_trace ("strafworp/whole-match.svmatch");
  const SvHistory *history = sv_match_get_doc (review->match)->history;
  const unsigned n = sv_match_get_length (review->match);
  unsigned whistle = 0;

  while (sv_history_get_event (history, whistle).verb != SV_VERB_TIME)
    whistle++;
  g_assert_cmpfloat (sv_review_x (review, 0), ==, 0);
  g_assert_cmpfloat (sv_review_x (review, n), ==, 1);
  for (unsigned k = 0; k < n; k++)
    g_assert_cmpfloat (sv_review_x (review, k), <=, sv_review_x (review, k + 1));
  const double first = (double)sv_history_get_time (history, whistle);
  const double second = (double)sv_history_get_time (history, n - 1);
  g_assert_cmpfloat_with_epsilon (sv_review_x (review, whistle + 1), first / (first + second),
                                  1e-9);
}

/* A goal is a mark at the moment after it; the halves begin where they do; and all can be read. */
static void
test_chart (void)
{
  g_autoptr (SvReview) review = review_trace ("strafworp/whole-match.svmatch");
  const SvView *view = sv_match_get_view (review->match);

  g_assert_true (sv_review_work (review, NULL, NULL, NULL));
  g_autoptr (SvReviewChart) chart = sv_review_chart_new (review);
  g_autofree char *text = sv_review_chart_dup_text (chart);
  g_assert_cmpuint (chart->line.n_points, ==, sv_match_get_length (review->match) + 1);
  g_assert_cmpuint (chart->line.n_goals, ==, view->score[0] + view->score[1]);
  g_assert_cmpuint (chart->line.n_periods, >=, 2);
  g_assert_cmpfloat (chart->line.periods[0].x, ==, 0);
  g_assert_true (g_str_has_prefix (text, "Chance to win. "));
  for (unsigned i = 0; i < chart->line.n_goals; i++)
    g_assert_nonnull (strstr (text, chart->line.goals[i].label));
}

/* What was chosen and cost most, and what led to a goal, are choices that were made, told with what
 * they cost and brought. */
static void
test_choices (void)
{
  g_autoptr (SvReview) review = review_trace ("strafworp/whole-match.svmatch");

  g_assert_true (sv_review_work (review, NULL, NULL, NULL));
  const SvAnalysisReport *report = review->report;
  const SvAnalysisLine *line = &report->analysis->lines[report->costliest.event];
  g_autofree char *costliest = sv_review_dup_costliest (review);

  g_assert_true (line->chosen);
  g_assert_cmpfloat_with_epsilon (report->costliest.goals, line->before - line->after, 1e-12);
  for (unsigned k = 0; k < report->analysis->n; k++)
    g_assert_cmpfloat (report->analysis->lines[k].before - report->analysis->lines[k].after - 1e-9,
                       <=, report->analysis->lines[k].chosen ? report->costliest.goals : 1e9);
  g_assert_nonnull (strstr (costliest, " That gave away "));
  g_assert_nonnull (strstr (costliest, " Better: "));
  /* Nothing is better than the best one, and than one that was not weighed. */
  SvEvaluation *evaluation = report->costliest.evaluation;
  const SvEvent better = evaluation->events[0].event;
  const SvEvent made =
      sv_history_get_event (sv_match_get_doc (review->match)->history, report->costliest.event);
  evaluation->events[0].event = made;
  g_autofree char *alone = sv_review_dup_costliest (review);
  g_assert_true (g_str_has_suffix (alone, " goals."));
  evaluation->events[0].event = better;
  const unsigned n = evaluation->n;
  evaluation->n = 1;
  g_autofree char *unknown = sv_review_dup_costliest (review);
  g_assert_cmpstr (unknown, ==, alone);
  evaluation->n = n;
  if (report->best.evaluation != NULL) {
    g_autofree char *best = sv_review_dup_best (review);

    g_assert_true (report->analysis->lines[report->best.event].chosen);
    g_assert_cmpfloat (report->best.goals, ==, report->analysis->lines[report->best.event].lead);
    g_assert_cmpfloat (report->analysis->lines[report->best.event].before, ==,
                       report->analysis->lines[report->best.event].after);
    g_assert_nonnull (strstr (best, " better than the next best."));
  }
}

/* All that is told is in the text, what people are called is no form in Markdown, and the same
 * report gives the same file. */
static void
test_report (void)
{
  g_autoptr (SvReview) review = review_trace ("strafworp/whole-match.svmatch");
  const SvView *view = sv_match_get_view (review->match);
  const int left = view->shown_first == 1 ? 1 : 0;

  g_assert_true (sv_review_work (review, NULL, NULL, NULL));
  g_autofree char *luck = sv_review_dup_luck (review);
  g_autofree char *score = g_strdup_printf (" %d–%d ", view->score[left], view->score[1 - left]);
  for (SvReportFormat format = SV_REPORT_PDF; format <= SV_REPORT_TEXT; format++) {
    g_autoptr (SvReviewReport) one = sv_review_report_new (review);
    g_autoptr (SvReviewReport) other = sv_review_report_new (review);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = sv_review_report_write (one, format, &error);
    g_autoptr (GBytes) again = sv_review_report_write (other, format, NULL);

    g_assert_no_error (error);
    g_assert_true (g_bytes_equal (bytes, again));
    g_assert_cmpint (g_str_has_prefix (g_bytes_get_data (bytes, NULL), "%PDF"), ==,
                     format == SV_REPORT_PDF);
    g_assert_cmpint (g_str_has_prefix (g_bytes_get_data (bytes, NULL), "\211PNG"), ==,
                     format == SV_REPORT_PNG);
    if (format < SV_REPORT_MARKDOWN)
      continue;
    g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
    g_assert_nonnull (strstr (text, score));
    g_assert_nonnull (strstr (text, luck));
    g_assert_nonnull (strstr (text, "Goals expected"));
    g_assert_nonnull (strstr (text, "Faces 1 to 6 of the dice"));
  }
}

static void
test_markdown (Fixture *f, gconstpointer data)
{
  SvMatchDoc *doc = example_doc ();

  g_free (doc->teams[0]->name);
  doc->teams[0]->name = g_strdup ("*A|B*");
  g_free (doc->created);
  doc->created = g_strdup ("2026-11-21T12:00:00Z");
  g_autoptr (SvMatch) match = sv_match_new (doc);
  g_autoptr (SvReview) review = sv_review_new (match);
  g_autoptr (SvReviewReport) report = sv_review_report_new (review);
  g_autoptr (GBytes) bytes = sv_review_report_write (report, SV_REPORT_MARKDOWN, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_true (g_str_has_prefix (text, "# \\*A\\|B\\* 0–0 Orange\n"));
  g_assert_nonnull (strstr (text, "11/21/26")); /* the day as this locale has it */
  g_assert_null (strstr (text, "Luck and Choices"));
}

static void
assert_report (SvReviewReport *report, SvReportFormat format, const char *expected)
{
  g_autoptr (GBytes) bytes = sv_review_report_write (report, format, NULL);

  assert_text (g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)), expected);
}

/* Of a match on a real board all that was written down is told, on the side of its team. */
static void
test_told (void)
{
  const int score[2] = { 2, 1 };
  g_autoptr (SvMatchDoc) doc = example_doc ();
  g_autoptr (GDateTime) began = g_date_time_new_from_iso8601 ("2026-11-21T12:00:00Z", NULL);

  doc->teams[0]->colours[0] = g_strdup ("#112233");
  g_autoptr (SvReviewReport) report = sv_review_report_new_told (doc, began, score, "half-time");
  g_autoptr (SvReviewReport) bare = sv_review_report_new_told (doc, NULL, score, NULL);
  sv_review_report_add_counts (report, "Free pass!", (const unsigned[]){ 3, 5 });
  sv_review_report_add_scorer (report, 0, "Anne", "Anne", NULL);
  sv_review_report_add_scorer (report, 1, "Bo", NULL, NULL);
  sv_review_report_add_scorer (report, 0, "Chris", "Chris", NULL);
  sv_review_report_add_story (report, "It rained.");
  assert_report (report, SV_REPORT_TEXT,
                 "Velocitas 2–1 Orange\nStrafworp! · 11/21/26 · half-time\n\nVelocitas\n  Anne\n"
                 "  Chris\n\nOrange\n  Bo\n\nFigures\n  Free pass: 3 – 5\n\nWhat Happened\n"
                 "  It rained.\n");
  assert_report (bare, SV_REPORT_MARKDOWN,
                 "# Velocitas 2–1 Orange\n\nStrafworp!\n\n## Figures\n\n"
                 "|  | Velocitas | Orange |\n|:--|--:|--:|\n");
  g_assert_cmpstr (sv_review_report_get_sheet (report)->credit, ==, doc->game->credit);
  const GArray *faces = sv_review_report_get_sheet (report)->faces[1];
  g_assert_cmpuint (faces->len, ==, 1);
  g_assert_cmpstr (g_array_index (faces, SvReportFace, 0).name, ==, "Orange");
  /* The goals over time are a line, which the text need not repeat. */
  g_autoptr (GArray) periods = g_array_new (FALSE, FALSE, sizeof (SvChartMark));
  g_autoptr (GArray) goals = g_array_new (FALSE, FALSE, sizeof (SvChartMark));
  const SvChartMark marks[] = { { 0.25, 0, NULL }, { 0.5, 1, NULL }, { 0.5, 0, NULL } };
  g_array_append_vals (goals, marks, G_N_ELEMENTS (marks));
  sv_review_report_set_goals (report, periods, goals, 0.75);
  const SvChartLine *line = sv_review_report_get_sheet (report)->line;
  g_assert_cmpuint (line->most_goals, ==, 2);
  g_assert_cmpuint (line->n_points, ==, 8);
  g_assert_cmpfloat (line->points[7].chance[0], ==, 1);
  g_assert_cmpfloat (line->points[7].chance[1], ==, 0.5);
  g_assert_cmpfloat (line->points[7].x, ==, 0.75);
  g_assert_cmpstr (line->goals[2].label, ==, "2–1");
  /* The page is as white as it is, and the teams wear their colours. */
  const SvTheme *theme = sv_review_report_get_theme (report);
  SvTheme usual;
  sv_theme_init (&usual, SV_SCHEME_LIGHT, (const char *const *)doc->teams[0]->colours,
                 (const char *const *)doc->teams[1]->colours);
  const SvColour white = { 1, 1, 1, 1 };
  g_assert_cmpmem (&theme->paper, sizeof white, &white, sizeof white);
  g_assert_cmpmem (theme->kit, sizeof usual.kit, usual.kit, sizeof usual.kit);
}

static void
test_format (void)
{
  static const struct {
    const char *path;
    SvReportFormat format;
  } cases[] = { { "a.pdf", SV_REPORT_PDF },
                { "/b.d/A.PNG", SV_REPORT_PNG },
                { "x.txt.md", SV_REPORT_MARKDOWN },
                { ".txt", SV_REPORT_TEXT } };
  g_autoptr (GError) error = NULL;
  SvReportFormat format;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_true (sv_report_format_of (cases[i].path, &format, NULL));
    g_assert_cmpint (format, ==, cases[i].format);
  }
  g_assert_false (sv_report_format_of ("pdf", &format, &error));
  g_assert_cmpstr (error->message, ==,
                   "A report is a file whose name ends in .pdf, .png, .md or .txt.");
}

static void
count_ready (gpointer n, const GError *error)
{
  g_assert_no_error (error);
  ++*(int *)n;
}

/* In the background comes the same as at once; what is stopped is never heard of again. */
static void
test_async (void)
{
  g_autoptr (SvReview) review = review_trace ("strafworp/worked-example.svmatch");
  g_autoptr (SvReview) whole = review_trace ("strafworp/whole-match.svmatch");
  SvReview *gone = review_trace ("strafworp/whole-match.svmatch");
  int ready = 0, never = 0;

  sv_review_work_async (gone, count_ready, &never);
  sv_review_free (gone);
  sv_review_work_async (whole, count_ready, &ready);
  while (ready == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (sv_review_get_progress (whole), ==, 1);
  g_assert_nonnull (whole->report);
  sv_review_work_async (whole, count_ready, &never);
  sv_review_stop (whole);
  g_assert_nonnull (whole->line);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (never, ==, 0);
}

static void
error_cb (gpointer out, const GError *error)
{
  *(GError **)out = g_error_copy (error);
}

/* Of a game in which nobody knows what anything is worth nothing is weighed. */
static void
test_unknown (void)
{
  g_autoptr (GError) error = NULL, heard = NULL;
  static SvGame game; /* a worker may let go of it after the test */
  SvRng rng;

  game = *sv_game_by_id ("null");
  game.evaluation.appraise = NULL;
  g_autoptr (SvMatchDoc) doc = standard_doc (&game);

  sv_rng_seed (&rng, 1);
  while (append_any (doc, &rng, 0))
    ;
  g_autoptr (SvMatch) match =
      sv_match_new (sv_match_doc_copy (doc, sv_history_get_length (doc->history)));
  g_autoptr (SvReview) review = sv_review_new (match);
  g_assert_cmpstr (sv_review_why_not (review), ==,
                   "Nobody has worked out what a position of this game is worth: luck and choices "
                   "are not assessed.");
  g_assert_false (sv_review_work (review, NULL, NULL, &error));
  g_assert_nonnull (error);
  sv_review_work_async (review, error_cb, &heard);
  while (heard == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (review->report);
}

/* How much is done is told until all of it is; to be heard of that needs the loop. */
static void
test_progress (void)
{
  g_autoptr (SvReview) review = review_trace ("strafworp/whole-match.svmatch");
  double before = 0;
  int ready = 0;

  g_assert_cmpfloat (sv_review_get_progress (review), ==, 1); /* nobody works */
  sv_review_work_async (review, count_ready, &ready);
  for (double done = 0; done < 1; before = done) {
    done = sv_review_get_progress (review);
    g_assert_cmpfloat (done, >=, before);
    g_assert_cmpfloat (done, <=, 1);
    g_thread_yield ();
  }
  g_assert_cmpint (ready, ==, 0);
  while (ready == 0)
    g_main_context_iteration (NULL, TRUE);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/review/shot", test_shot);
  ADD ("/review/figures", test_figures);
  ADD ("/review/people", test_people);
  ADD ("/review/unfinished", test_unfinished);
  g_test_add_func ("/review/time", test_time);
  g_test_add_func ("/review/luck", test_luck);
  g_test_add_func ("/review/short", test_short);
  g_test_add_func ("/review/key", test_key);
  g_test_add_func ("/review/line", test_line);
  g_test_add_func ("/review/chart", test_chart);
  g_test_add_func ("/review/choices", test_choices);
  g_test_add_func ("/review/async", test_async);
  g_test_add_func ("/review/report", test_report);
  ADD ("/review/markdown", test_markdown);
  g_test_add_func ("/review/format", test_format);
  g_test_add_func ("/review/told", test_told);
  g_test_add_func ("/review/progress", test_progress);
  g_test_add_func ("/review/unknown", test_unknown);
  return g_test_run ();
}
