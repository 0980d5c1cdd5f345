/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a match, a position and a referee say and show stays what it is, until somebody means to change
 * it: matches played by chance under many variants. See face-fixture.h. */

#include "doc-fixture.h"
#include "face-fixture.h"
#include "random-setup.h"
#include "sv-ask.h"
#include "sv-choice-words.h"
#include "sv-choice.h"
#include "sv-clock-words.h"
#include "sv-figures.h"
#include "sv-games.h"
#include "sv-match-comments.h"
#include "sv-match-past.h"
#include "sv-match-words.h"
#include "sv-referee.h"
#include "sv-review-chart.h"
#include "sv-review-report.h"
#include "sv-review-words.h"
#include "sv-seats.h"
#include "sv-shown.h"
#include "sv-sounds.h"
#include "sv-team-words.h"
#include "sv-teller.h"
#include "sv-variant-words.h"
#include "tell-fixture.h"
#include "time-fixture.h"

enum { RUNS = 30, LOOKS = 32, POSITION_STEPS = 12, REVIEWED = 250 };

enum {
  MATCH,
  WORDS,
  PLACES,
  CHOICE,
  STEPS,
  PAST,
  SEATS,
  TELLER,
  SOUNDS,
  FIGURES,
  REPORT,
  ASK,
  POSITION,
  REFEREE,
  RULES,
  TEAMS,
  N_ASPECTS
};

static const char *const aspects[] = { "match",    "words",   "places", "choice",  "steps",  "past",
                                       "seats",    "teller",  "sounds", "figures", "report", "ask",
                                       "position", "referee", "rules",  "teams",   NULL };

static gint64 now_us;

/* No time passes in a match, whose clock runs from its beginning, while it is looked at. */
static void
stop_time (SvMatch *match)
{
  sv_clock_set_source (sv_match_get_clock (match), fake_time, &now_us);
}

/* --- Words ----------------------------------------------------------------------------------------- */

static void
add_report (int aspect, const GPtrArray *lines)
{
  for (guint i = 0; lines != NULL && i < lines->len; i++) {
    const SvReportLine *one = lines->pdata[i];
    add (aspect, "%d %d %d [%s] %s", one->kind, one->side, one->piece,
         one->caption != NULL ? one->caption : "", one->sentence);
  }
}

/* Takes lines, of SvReportLine. */
static void
take_report (int aspect, GPtrArray *lines)
{
  add_report (aspect, lines);
  if (lines != NULL) {
    add (aspect, "about %d", lines->len > 0 ? (int)sv_report_lines_kind (lines) : -1);
    g_ptr_array_unref (lines);
  }
}

static void
add_words (SvMatch *match)
{
  const SvPhrase *line_up;
  const char *own = NULL;
  char *lesson = NULL;
  int side = -1, sides[2] = { -1, -1 }, values[2] = { 0, 0 };

  add_text (WORDS, sv_match_dup_title (match));
  add_text (WORDS, sv_match_dup_teams (match));
  add_text (WORDS, sv_match_dup_prompt (match));
  add_text (WORDS, sv_match_dup_period (match));
  add (WORDS, "lesson %d", sv_match_get_lesson (match, &lesson) != NULL);
  add_text (WORDS, lesson);
  add_text (WORDS, sv_match_dup_line_up (match));
  line_up = sv_match_get_line_up (match, &side, &own);
  add (WORDS, "line-up %s %s %d, first %u", line_up != NULL ? line_up->msgid : "-",
       own != NULL ? own : "-", line_up != NULL || own != NULL ? side : -1,
       sv_match_get_first_line_up (match));
  add (WORDS, "%u dice", sv_match_get_dice (match, sides, values));
  add (WORDS, "%d %d %d %d", sides[0], values[0], sides[1], values[1]);
  add (WORDS, "secret %d look %d obvious %d twice %d", sv_shown_get_secret (match),
       sv_match_get_look (match), sv_shown_get_obvious (match), sv_shown_throws_twice (match));
  for (unsigned face = 0; face < 8; face++)
    add (WORDS, "%d", sv_shown_has_face (match, face));
  for (side = 0; side < 2; side++)
    add_text (WORDS, sv_match_dup_team_short_name (match, side));
  const SvView *view = &sv_shown (match)->view;
  add_text (WORDS, sv_clock_words_at (view, (gint64)below (700000)));
  add_text (WORDS, sv_clock_words_minute (view->clock_shows));
  add_text (WORDS, sv_clock_words_left ((gint64)below (200) * 1000));
  for (SvAsk ask = 0; ask < SV_N_ASKS; ask++)
    add_text (ASK, sv_ask_dup_answer (match, ask));
}

static void
add_places (SvMatch *match)
{
  const SvSight *sight = &sv_shown (match)->sight;

  for (int piece = 0; piece < sv_shown (match)->view.n_pieces; piece++) {
    add_text (PLACES, sv_match_dup_piece_name (match, piece));
    add_text (PLACES, sv_match_dup_piece_title (match, piece));
    add_text (PLACES, sv_match_dup_piece_label (match, piece));
    add_text (PLACES, sv_match_dup_why_not (match, piece, -1));
  }
  for (int space = 0; space < sight->board->n_spaces; space++) {
    const int piece = (int)below (sight->view.n_pieces + 1U) - 1;
    add_text (PLACES, sv_match_dup_place (match, space));
    add_text (PLACES, sv_match_dup_space_label (match, space));
    add_text (PLACES, sv_match_dup_why_not (match, piece, space));
    add_text (PLACES, sv_match_dup_meaning (match, piece, space));
  }
}

/* Events that the choice may be about, as the board fills it, or some of them, and some twice. */
static void
fill_choice (SvMatch *match, SvChoice *choice)
{
  const gboolean any = below (3) > 0;
  unsigned n;
  const SvEvent *legal = sv_shown_get_legal (match, &n);

  sv_choice_clear (choice);
  choice->placing = true;
  for (unsigned i = 0; i < n; i++) {
    const SvTarget *target = &sv_shown (match)->targets[i];
    if (!any && below (4) == 0)
      continue;
    sv_choice_add (choice, legal[i], target);
    if (!any && below (4) == 0 && choice->n_options < SV_MAX_LEGAL)
      sv_choice_add (choice, legal[i], target);
    if (target->piece < 0 || sv_shown (match)->view.pieces[target->piece].space >= 0)
      choice->placing = false;
  }
}

static void
add_answer (const SvAnswer *answer, SvMatch *match)
{
  add (CHOICE, "answer %d %d %d: %u", answer->kind, answer->piece, answer->space, answer->n);
  for (unsigned i = 0; i < answer->n; i++)
    add (CHOICE, "%u", answer->options[i]);
  if (answer->kind == SV_ANSWER_REFUSE)
    add_text (CHOICE, sv_choice_words_refusal (answer, match));
}

static void
add_choice (SvMatch *match, SvChoice *choice, SvWays *ways)
{
  const SvView *view = &sv_shown (match)->sight.view;
  const int n_spaces = sv_shown (match)->sight.board->n_spaces;
  static SvAnswer answer;

  unsigned n;
  const SvEvent *legal = sv_shown_get_legal (match, &n);

  fill_choice (match, choice);
  for (unsigned i = 0; i < n; i++) {
    const SvOption option = { legal[i], sv_shown (match)->targets[i] };

    for (int by_piece = 0; by_piece < 2; by_piece++)
      add_text (CHOICE, sv_choice_words_option (&option, match, by_piece));
  }
  for (unsigned look = 0; look < 12; look++) {
    const int piece = (int)below (view->n_pieces + 1U) - 1;
    const int space = (int)below ((unsigned)n_spaces + 1) - 1;
    int16_t way[SV_MAX_WAY + 1];
    SvPrice price;

    sv_choice_find_ways (choice, ways, sv_match_get_game (match), sv_match_get_setup (match),
                         sv_shown (match)->state);
    add (CHOICE, "%d at %d: held %d hand %d mover %d take %d answer %d", piece, space, choice->held,
         sv_choice_get_hand (choice), sv_choice_get_mover (choice),
         sv_choice_can_take (choice, piece), sv_choice_is_answer (choice, piece));
    for (int to = 0; to < n_spaces; to++) {
      const SvOption *goal = sv_choice_get_goal (choice, to);

      add (CHOICE, "%d: %d %d %d %d %d", to, sv_choice_is_goal (choice, to),
           sv_choice_is_marked (choice, piece, to), sv_choice_is_possible (choice, piece, to),
           sv_choice_is_far (choice, to), goal != NULL ? (int)(goal - choice->options) : -1);
      if (sv_choice_get_price (choice, view, to, &price))
        add (CHOICE, "costs %u, %u of %u", price.cost, price.odds, price.odds_of);
      if (!sv_choice_is_goal (choice, to))
        continue;
      const unsigned n_way = sv_choice_get_way (choice, view, to, way);
      for (unsigned i = 0; i < n_way; i++)
        add (CHOICE, "by %d", way[i]);
      add_text (CHOICE, sv_choice_words_can (choice, match, -1, to));
    }
    add_text (CHOICE, sv_choice_words_can (choice, match, piece, space));
    if (below (3) == 0)
      sv_choice_drop (choice, space, &answer);
    else
      sv_choice_point (choice, piece, below (4) == 0 ? -1 : space, &answer);
    add_answer (&answer, match);
  }
}

static void
notice_cb (gpointer source, const char *sentence, gpointer aspect)
{
  add (GPOINTER_TO_INT (aspect), "“%s”", sentence);
}

/* --- A match ------------------------------------------------------------------------------------------ */

static void
add_told (SvTeller *teller)
{
  int side = -1, piece = -1, score[2] = { 0, 0 };
  const char *caption = sv_teller_get_caption (teller, NULL);
  const SvTelling telling = sv_teller_get_telling (teller);

  add (TELLER, "%d for %u: %s, %s", telling, sv_teller_get_duration (teller),
       caption != NULL ? caption : "-", sv_teller_get_line (teller));
  if (telling == SV_TELLING_GOAL) {
    const int scorer = sv_teller_get_scorer (teller, &piece, score);
    add (TELLER, "goal of %d, %d, %d–%d %s", scorer, piece, score[0], score[1],
         sv_teller_get_goal (teller));
  }
  add (TELLER, "die %u", sv_teller_get_die (teller, &side));
  add (TELLER, "of %d", side);
  add_report (TELLER, sv_teller_get_notes (teller));
}

/* Takes error. */
static void
add_error (GError *error)
{
  if (error != NULL)
    add (MATCH, "%d: %s", error->code, error->message);
  g_clear_error (&error);
}

/* Nothing is chosen: people go back and on, stop the clock and write. */
static void
do_else (SvMatch *match)
{
  const unsigned length = sv_match_get_length (match);
  SvClock *clock = sv_match_get_clock (match);
  GError *error = NULL;

  switch (below (8)) {
  case 0:
    add (MATCH, "redone %d", sv_match_redo (match));
    break;
  case 1:
    sv_match_seek (match, below (length + 3));
    break;
  case 2:
    sv_match_seek (match, length);
    break;
  case 3:
  case 4:
    sv_clock_set_paused (clock, !sv_clock_get_paused (clock));
    break;
  case 5:
    add (MATCH, "entered %d", sv_match_enter_die (match, below (9), &error));
    break;
  case 6:
    add (MATCH, "chosen %d", sv_match_choose (match, sv_event_time (), &error));
    break;
  default:
    if (length > 0)
      sv_match_set_comment (match, 1 + below (length), below (4) > 0 ? "Look!" : "", NULL);
  }
  add_error (error);
}

/* Whatever is possible: an event, a throw, a line-up, back and on again. */
static void
do_any (SvMatch *match)
{
  const SvNode *node = &sv_shown (match)->node;
  GError *error = NULL;
  unsigned n;
  const SvEvent *legal = sv_shown_get_legal (match, &n);

  for (unsigned i = below (30); i > 0; i--) {
    now_us += 250000;
    sv_clock_check (sv_match_get_clock (match));
  }
  if (below (80) == 0) { /* the machine sleeps */
    now_us += 100 * G_USEC_PER_SEC;
    sv_clock_check (sv_match_get_clock (match));
  }
  if (below (3) == 0)
    sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  if (below (20) == 0)
    do_else (match);
  else if (below (60) == 0)
    sv_match_undo (match);
  else if (below (40) == 0)
    add (MATCH, "lined up %d", sv_match_line_up (match, below (3)));
  else if (node->kind == SV_NODE_CHANCE && below (2) == 0)
    add (MATCH, "thrown %d", sv_match_throw (match));
  else if (n > 0)
    add (MATCH, "chosen %d", sv_match_choose (match, legal[below (n)], &error));
  else
    sv_match_undo (match);
  add_error (error);
}

static void
heard_cb (SvSounds *sounds, const char *name, unsigned delay_ms, gpointer data)
{
  add (SOUNDS, "%s after %u", name, delay_ms);
}

static void
line_cb (SvTeller *teller, gpointer data)
{
  add (TELLER, "line");
}

static void
told_cb (SvTeller *teller, gpointer data)
{
  add (TELLER, "step");
}

static void
whistle_cb (SvMatch *match, gpointer data)
{
  add (MATCH, "whistle");
}

static void
shown_cb (SvMatch *match, int change, gpointer data)
{
  add (MATCH, "changed %d", change);
}

static void
commented_cb (SvMatch *match, unsigned step, gpointer data)
{
  const char *comment = sv_match_get_comment (match, step);

  add (MATCH, "%u: %s", step, comment != NULL ? comment : "-");
}

static void
add_position_of (SvMatch *match)
{
  SvClock *clock = sv_match_get_clock (match);
  static SvSight ending;

  add (MATCH, "%u of %u, held %d", sv_shown (match)->position, sv_match_get_length (match),
       sv_match_get_waiting (match));
  add (MATCH, "%" G_GINT64_FORMAT " of %" G_GINT64_FORMAT " %d %d %d %d, %" G_GINT64_FORMAT,
       sv_clock_get_elapsed (clock), sv_clock_get_length (clock), sv_clock_get_wanted (clock),
       sv_clock_get_running (clock), sv_clock_get_paused (clock), sv_clock_get_expired (clock),
       sv_match_write_doc (match)->elapsed_ms);
  if (sv_shown_get_ending (match, &ending))
    add (MATCH, "ends with %u pieces, ball on %d", ending.view.n_pieces, ending.view.ball_space);
}

static void
add_past (SvMatch *match)
{
  const unsigned length = sv_match_get_length (match);
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);

  for (unsigned i = 0; i < length; i++) {
    SvMoves moves;

    sv_match_get_moves (match, i, &moves);
    for (unsigned k = 0; k < moves.n; k++)
      add (STEPS, "%d: %d → %d over %d", moves.moves[k].piece, moves.moves[k].from,
           moves.moves[k].to, moves.moves[k].over);
    add (STEPS, "goal %d hidden %d", sv_match_is_goal (match, i), sv_match_is_hidden (match, i));
    take_report (STEPS, sv_match_dup_report (match, i));
    add_text (STEPS, sv_match_dup_step (match, i));
  }
  for (unsigned look = 0; look < LOOKS && length > 0; look++) {
    const unsigned i = below (length);
    g_autoptr (GPtrArray) choices = sv_match_dup_choices (match, i);

    for (guint k = 0; k < choices->len; k++) {
      const SvPastChoice *one = choices->pdata[k];
      g_autofree char *told = NULL;

      add (PAST, "%d %s", one->made, one->sentence);
      if (k != i % choices->len)
        continue;
      take_report (PAST, sv_match_dup_lines (match, i, one->event));
      g_autoptr (SvMatch) other = sv_match_replace (match, i, one->event, &told, NULL);
      add (PAST, "%u: %s", other != NULL ? sv_match_get_length (other) : 0, told);
      if (other != NULL)
        add_plain (PAST, sv_match_dup_title (other));
    }
    add_plain (PAST, sv_match_dup_branch_title (match, i, 1000 * (gint64)below (500)));
  }
  g_autoptr (SvMatch) branch = sv_match_branch (match);
  stop_time (branch);
  add_plain (PAST, sv_match_dup_title (branch));
  add (PAST, "%u, %" G_GINT64_FORMAT, sv_match_get_length (branch),
       sv_clock_get_elapsed (sv_match_get_clock (branch)));
  for (guint i = 0; i < facts->goals->len; i++) {
    const SvGoal *goal = &g_array_index (facts->goals, SvGoal, i);
    add (PAST, "%d %d %" G_GINT64_FORMAT " %d", goal->side, goal->piece, goal->time_ms,
         goal->minute);
    add_text (PAST, sv_match_dup_goal (match, facts->goals, i));
  }
  for (guint i = 0; i < facts->deeds->len; i++) {
    const SvDeed *deed = &g_array_index (facts->deeds, SvDeed, i);
    add (PAST, "%d %u %d %d %s", (int)deed->kind, deed->event, deed->side, deed->piece,
         deed->label != NULL ? deed->label : "-");
  }
  for (guint i = 0; i < facts->tallies->len; i++) {
    const SvTally *tally = &g_array_index (facts->tallies, SvTally, i);
    add (PAST, "%s %u %u", tally->label, tally->n[0], tally->n[1]);
  }
  for (int side = 0; side < 2; side++) {
    add (PAST, "%u shots", facts->shots[side]);
    add_text (PAST, sv_match_dup_scorers (match, facts->goals, side));
    for (guint i = 0; i < facts->notes[side]->len; i++) {
      const SvToldNote *note = &g_array_index (facts->notes[side], SvToldNote, i);
      add (PAST, "note %u of %u", note->note, note->event);
    }
  }
}

static void
add_doer (SvMatch *match, const SvDoer *doer, unsigned n_labels)
{
  add (FIGURES, "%d %d %u %u %.6f", doer->side, doer->piece, doer->shots, doer->goals,
       doer->expected);
  for (unsigned i = 0; i < n_labels; i++)
    add (FIGURES, "%u", doer->counts[i]);
  add_text (FIGURES, sv_figures_dup_shots (doer));
  add_text (FIGURES, sv_figures_dup_name (match, doer));
}

static void
add_figures (SvMatch *match)
{
  g_autoptr (SvFigures) figures = sv_figures_new (match);

  for (unsigned i = 0; i < figures->n_labels; i++)
    add_text (FIGURES, sv_review_dup_heading (figures->labels[i]));
  for (int side = 0; side < 2; side++)
    add_doer (match, &figures->sides[side], figures->n_labels);
  for (guint i = 0; i < figures->pieces->len; i++)
    add_doer (match, &g_array_index (figures->pieces, SvDoer, i), figures->n_labels);
  for (guint i = 0; i < figures->people->len; i++)
    add_doer (match, &g_array_index (figures->people, SvDoer, i), figures->n_labels);
}

static void
add_written (SvReviewReport *report)
{
  for (SvReportFormat format = SV_REPORT_MARKDOWN; format <= SV_REPORT_TEXT; format++) {
    g_autoptr (GBytes) bytes = sv_review_report_write (report, format, NULL);
    add (REPORT, "%.*s", (int)g_bytes_get_size (bytes),
         (const char *)g_bytes_get_data (bytes, NULL));
  }
}

/* Of a short match all that there is to be known of it, else what is known without any work. */
static void
add_review (SvMatch *match)
{
  g_autoptr (SvReview) review = sv_review_new (g_object_ref (match));
  const char *why_not = sv_review_why_not (review);
  const unsigned length = sv_match_get_length (match);

  add (REPORT, "%s", why_not != NULL ? why_not : "-");
  if (why_not == NULL && length < REVIEWED && sv_review_work (review, NULL, NULL, NULL)) {
    g_autoptr (SvReviewChart) chart = sv_review_chart_new (review);

    for (unsigned k = 0; k < length; k++)
      add (REPORT, "%u %.4f", sv_review_end (review, k), sv_review_x (review, k));
    for (unsigned i = 0; i < review->n_keys; i++)
      add_text (REPORT, sv_review_dup_key (review, i));
    add_text (REPORT, sv_review_dup_luck (review));
    add_text (REPORT, sv_review_dup_losses (review));
    add_text (REPORT, sv_review_dup_best (review));
    add_text (REPORT, sv_review_dup_costliest (review));
    add_text (REPORT, sv_review_chart_dup_text (chart));
    for (unsigned i = 0; i < chart->line.n_goals; i++)
      add (REPORT, "goal %.4f %s", chart->line.goals[i].x, chart->line.goals[i].label);
  }
  for (unsigned k = 0; k < length; k += 7)
    add_text (REPORT, sv_review_dup_when (review, k));
  g_autoptr (SvReviewReport) report = sv_review_report_new (review);
  add_written (report);
}

/* --- A position and its referee ------------------------------------------------------------------------- */

static void
add_referee (SvPosition *position)
{
  int side = -1;
  unsigned kind = 99, dice = 99;
  const unsigned thrown[2] = { below (8), below (8) };

  add_text (REFEREE, sv_referee_dup_question (position));
  take_report (REFEREE, sv_referee_dup_counts (position));
  add (REFEREE, "throws %d", sv_referee_throws (position, &side));
  add (REFEREE, "%d, %d", side, sv_referee_get_throw (position, &kind, &dice));
  add (REFEREE, "%u %u", kind, dice);
  if (sv_position_get_state (position) == NULL)
    return;
  g_autoptr (SvVerdict) verdict = sv_referee_judge (position, thrown);
  if (verdict == NULL)
    return;
  add_report (REFEREE, verdict->lines);
  add (REFEREE, "%s %d %d %d", verdict->next, verdict->settled, verdict->goal_side,
       verdict->goal_card);
}

/* What can be tried by piece (-1: any), on space or one of the next. */
static gboolean
try_any (SvPosition *position, int piece, int space)
{
  const int n_spaces = sv_match_get_board (sv_position_get_match (position))->n_spaces;

  space = MAX (space, 0);
  while (space < n_spaces && !sv_position_can_try (position, piece, space, NULL))
    space++;
  return space < n_spaces && sv_position_try (position, piece, space);
}

/* Whoever stands where the way of the ball begins goes elsewhere. */
static void
put_kicker (SvPosition *position)
{
  const SvPlacement *p = sv_position_get_placement (position);
  const int begins = p->n_trail > 0 ? p->trail[0] : -1;

  for (int piece = 0; piece < sv_position_get_view (position)->n_pieces; piece++)
    if (begins >= 0 && sv_position_get_placement (position)->spaces[piece] == begins)
      sv_position_put (position, piece, begins - 1);
}

/* From somebody to some spaces, where the game has a ball on its way; it may be stopped there. */
static void
lead_ball (SvPosition *position)
{
  SvMatch *match = sv_position_get_match (position);
  const SvGame *game = sv_match_get_game (match);
  const SvView *view = sv_position_get_view (position);
  const int n_spaces = sv_match_get_board (match)->n_spaces;
  const unsigned first = below (sv_game_n_phases (game));

  for (unsigned k = 0; k < sv_game_n_phases (game); k++) {
    const unsigned phase = (first + k) % sv_game_n_phases (game);
    if ((game->positions.phases[phase].flags & SV_PHASE_TRAIL) == 0)
      continue;
    sv_position_set (position, SV_POSITION_PHASE, (int)phase);
    break;
  }
  for (unsigned i = 0; i < 3; i++) {
    const int16_t from = view->pieces[below (view->n_pieces)].space;
    if (from >= 0)
      sv_position_lead_ball (position, from);
  }
  for (unsigned i = below (4); i > 0; i--)
    sv_position_lead_ball (position, (int)below ((unsigned)n_spaces));
  for (int points = 0; points < 7 && sv_position_get_state (position) == NULL; points++)
    sv_position_set (position, SV_POSITION_POINTS, points);
  if (below (3) == 0)
    put_kicker (position);
  else
    add (POSITION, "tried %d", try_any (position, -1, 0));
}

static void
change_position (SvPosition *position)
{
  const SvView *view = sv_position_get_view (position);
  SvMatch *match = sv_position_get_match (position);
  const SvGame *game = sv_match_get_game (match);
  const int n_spaces = sv_match_get_board (match)->n_spaces;
  const int piece = (int)below (view->n_pieces);
  const int space = (int)below ((unsigned)n_spaces + 1) - 1;
  SvPositionValue which;

  switch (below (15)) {
  case 0:
    sv_position_set_ball (position, piece);
    break;
  case 1:
    sv_position_set_ball_space (position, MAX (space, 0));
    break;
  case 2:
    sv_position_lay_ball (position);
    break;
  case 3:
    sv_undo_go (sv_position_get_undo (position), below (2) == 0 ? 1 : -1);
    break;
  case 4:
    sv_position_set (position, SV_POSITION_PHASE, (int)below (sv_game_n_phases (game)));
    break;
  case 5:
    sv_position_set (position, SV_POSITION_SIDE, (int)below (2));
    break;
  case 6:
    sv_position_set (position, SV_POSITION_ACTIVE, piece);
    break;
  case 7:
    sv_position_set (position, SV_POSITION_DEFENDER, piece);
    break;
  case 8:
    which = SV_POSITION_PERIOD + below (8);
    sv_position_set (position, which, (int)below (which == SV_POSITION_LEFT_MS ? 700000 : 5));
    break;
  case 9:
  case 10:
    lead_ball (position);
    break;
  case 11:
    if (below (6) == 0)
      sv_position_clear (position);
    else
      add (POSITION, "tried %d", try_any (position, below (2) == 0 ? piece : -1, space));
    break;
  default:
    sv_position_put (position, piece, space);
  }
}

/* What can be tried there, and the match that begins there. */
static void
add_use (SvPosition *position)
{
  g_autoptr (SvMatch) match = sv_position_make_match (position);

  for (int space = -1; space < sv_match_get_board (sv_position_get_match (position))->n_spaces;
       space++) {
    SvTarget target;

    for (int piece = -1; piece < sv_position_get_view (position)->n_pieces; piece++)
      if (sv_position_can_try (position, piece, space, &target))
        add (POSITION, "%d on %d: %u of %u", target.piece, target.space, target.odds,
             target.odds_of);
  }
  if (match == NULL)
    return;
  stop_time (match);
  add_text (POSITION, sv_match_doc_write (sv_match_write_doc (match), FALSE));
}

static void
changed_cb (SvPosition *position, unsigned *n)
{
  ++*n;
}

static void
add_position (SvPosition *position, unsigned n_steps)
{
  unsigned n_changes = 0;
  gint64 typed_us = 0;

  sv_undo_set_time_source (sv_position_get_undo (position), fake_time, &typed_us);
  g_signal_connect (position, "changed", G_CALLBACK (changed_cb), &n_changes);
  add_use (position);
  add (POSITION, "tried %d", try_any (position, -1, 0));
  for (unsigned i = 0; i < n_steps; i++) {
    const SvPlacement *p = sv_position_get_placement (position);
    const SvView *view = sv_position_get_view (position);

    add (POSITION, "%x %d %" G_GINT64_FORMAT " of %" G_GINT64_FORMAT,
         sv_position_get_flags (position), sv_position_get_state (position) != NULL,
         sv_position_get_left_ms (position), sv_position_get_length_ms (position));
    add_text (POSITION, sv_position_dup_why (position));
    add (POSITION, "%u %u %d %d %d %d %d, %d–%d", p->phase, p->period, p->side, p->active_piece,
         p->defender, p->ball_piece, p->ball_space, p->score[0], p->score[1]);
    for (int piece = 0; piece < view->n_pieces; piece++)
      add (POSITION, "%d %x %d %s", view->pieces[piece].space, view->pieces[piece].flags,
           view->pieces[piece].need, view->pieces[piece].look);
    for (int zone = 0; zone < (int)G_N_ELEMENTS (p->zone_side); zone++)
      add (POSITION, "zone of %d", p->zone_side[zone]);
    for (unsigned k = 0; k < p->n_trail; k++)
      add (POSITION, "over %d", p->trail[k]);
    add (POSITION, "%d %d %d, %d points, %d–%d, %u back, wrong %d", view->ball_space,
         view->ball_piece, view->attacking, view->points, view->score[0], view->score[1],
         view->n_trail, sv_position_get_wrong (position));
    if (i % 4 == 0)
      add_use (position);
    add_referee (position);
    if (below (6) == 0) {
      const int score[2] = { (int)below (3), (int)below (3) };
      sv_referee_set_frame (position, p->period + below (2), score);
    }
    typed_us += below (3) * G_USEC_PER_SEC;
    change_position (position);
    add (POSITION, "%u changes", n_changes);
  }
  g_signal_handlers_disconnect_by_data (position, &n_changes);
}

/* --- All of it ------------------------------------------------------------------------------------------------ */

static void
add_rules (const SvVariantDoc *variant)
{
  g_autoptr (GPtrArray) differences = sv_variant_words_differences (variant->game, variant->setup);
  g_autoptr (GPtrArray) standard = sv_variant_words_standard (variant->game, variant->setup);

  add (RULES, "%s", sv_variant_words_name (variant));
  add_text (RULES, sv_variant_words_describe (variant));
  for (guint i = 0; i < differences->len; i++)
    add (RULES, "%s", (const char *)differences->pdata[i]);
  for (guint i = 0; i < standard->len; i++)
    add (RULES, "%s", (const char *)standard->pdata[i]);
  for (size_t i = 0; i < variant->game->n_variant_fields; i++) {
    const SvField *field = &variant->game->variant_fields[i];

    for (int32_t value = -1; value < 3 && field->unit != NULL; value++)
      add (RULES, "%s", sv_variant_words_unit (field, value));
    for (int32_t k = 0; field->type == SV_FIELD_LIST && k < sv_field_get (field, variant->setup);
         k++)
      add_text (RULES, sv_variant_words_item (
                           field, sv_field_item_const (field, variant->setup, (size_t)k)));
  }
}

static void
add_teams (const SvMatchDoc *doc)
{
  const void *setup = sv_history_get_setup (doc->history);

  for (unsigned side = 0; side < 2; side++) {
    g_autoptr (GPtrArray) figurines = sv_seats_figurines (doc->game, (int)side);
    SvBudget budgets[SV_MAX_BUDGETS];
    const unsigned n = sv_game_budget (doc->game, setup, side, budgets);

    for (guint i = 0; i < figurines->len; i++) {
      const SvFigurine *figurine = figurines->pdata[i];
      add (TEAMS, "%d %s", figurine->number, figurine->name);
    }
    add (TEAMS, "%s", sv_team_words_name (doc->teams[side]));
    add_text (TEAMS, sv_team_words_short (doc->teams[side]->name, doc->teams[1 - side]->name));
    add_text (TEAMS, sv_team_words_state (doc->teams[side], setup, budgets, n));
    for (unsigned i = 0; i < n; i++) {
      add_text (TEAMS, sv_team_words_points (&budgets[i]));
      budgets[i].used += (int32_t)below (5) - 2;
      add_text (TEAMS, sv_team_words_points_fault (&budgets[i]));
    }
    for (unsigned card = 0; card < doc->game->n_cards; card++) {
      g_autoptr (GString) text = g_string_new (NULL);
      sv_team_words_add_powers (doc->game, sv_game_card_const (doc->game, setup, side, card), text);
      add (TEAMS, "%s", text->str);
    }
    for (size_t i = 0; i < doc->game->n_card_fields; i++)
      for (int32_t value = 0; value < 7; value += 3)
        add_text (TEAMS, sv_team_words_power (&doc->game->card_fields[i], value));
  }
}

/* Rules drawn by lot, but in every third run; and teams of which some people have names. */
static SvMatchDoc *
draw_doc (unsigned number)
{
  const SvGame *game = sv_games ()[number % 3];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (SvTeamDoc) home = named_team (game, number % 2 == 0 ? "Velocitas 2" : "");
  g_autoptr (SvTeamDoc) away = named_team (game, "Blue Sky");

  if (number % 9 >= 3)
    random_variant (game, variant->setup, &chance);
  add_rules (variant);
  for (unsigned i = 0; i < away->n_cards; i++) {
    g_free (away->cards[i].name);
    away->cards[i].name = i % 2 != 0 || i > 9 ? g_strdup ("") : g_strdup_printf ("P%u", i);
    if (number % 2 == 0 && i % 3 == 0)
      away->cards[i].role_name = g_strdup (i % 2 == 0 ? "captain" : "");
  }
  for (unsigned i = number % 3; number % 4 == 1 && i < home->n_cards; i += 2) {
    g_free (home->cards[i].name);
    home->cards[i].name = g_strdup (i % 4 == 0 ? "Zoë" : "");
    home->cards[i].role_name = g_strdup (i % 4 == 1 ? "sweeper" : NULL);
  }
  if (number % 4 == 0) {
    g_free (home->short_name);
    home->short_name = g_strdup ("VEL");
  }
  face_rename_team (home);
  face_rename_team (away);
  SvMatchDoc *doc = sv_match_doc_new (variant, home, away, NULL);
  return doc != NULL ? doc : standard_doc (game);
}

/* One person for each side who may have a name, or several for the pieces, in any order. */
static void
set_seats (SvMatch *match)
{
  static const char *const names[] = { "Anne", "", "Blue Sky", "Player 1", "Bo", "Chris", "Di" };
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  for (int side = 0; side < 2; side++) {
    const unsigned n = below (2) == 0 ? 1 : 2 + below (2);

    for (unsigned i = 0; i < n; i++) {
      const char *kind = below (4) == 0 ? "random" : "person";
      g_autofree char *name = face_name (names[below (G_N_ELEMENTS (names))]);
      SvSeatDoc *seat = sv_seat_doc_new (name, side, kind);

      seat->n_figurines = n > 1 ? below (3) : 0;
      for (unsigned half = 0; half < seat->n_figurines; half++)
        for (unsigned shirt = 1; shirt < 20; shirt++)
          if ((shirt + half) % n == i)
            seat->figurines[half] |= (guint64)1 << shirt;
      g_ptr_array_insert (seats, (int)below (seats->len + 1), seat);
    }
  }
  sv_match_set_seats (match, seats);
}

/* Somebody gives a figurine to another. */
static void
exchange (SvMatch *match)
{
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (match));
  const unsigned half = below (SV_MAX_PERIODS), number = below (13);

  add (SEATS, "exchanged %d", sv_seats_exchange (seats, half, number, below (seats->len)));
  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = seats->pdata[i];

    for (unsigned k = 0; k < seat->n_figurines; k++)
      add (SEATS, "%" G_GINT64_MODIFIER "x", seat->figurines[k]);
  }
}

static const char *
name_of (const SvSeatDoc *seat)
{
  return seat != NULL ? seat->name : "-";
}

static void
add_seats (SvMatch *match)
{
  const SvSeatDoc *decider = sv_shown_get_decider (match);
  const GPtrArray *seats = sv_match_get_seats (match);
  const SvBot *bot = sv_shown_get_bot (match);

  add (SEATS, "%u seats, %s decides, bot %s, seen by %d", seats->len, name_of (decider),
       bot != NULL ? bot->id : "-", sv_seats_viewer (seats, decider, -1));
  for (int side = 0; side < 2; side++)
    add (SEATS, "%u of %d: %s", sv_seats_count (seats, side), side,
         name_of (sv_seats_captain (seats, side)));
  for (int piece = -1; piece <= sv_shown (match)->view.n_pieces; piece++)
    add (SEATS, "%d: %s", piece, name_of (sv_shown_get_seat (match, piece)));
  exchange (match);
  for (int i = 0; i < 6; i++) {
    const SvOutcome outcome = { .side = i % 3 - 1,
                                .kind = (SvNoteKind)below (6),
                                .caption = below (2) == 0 ? "Free pass!" : NULL };
    SvNode node = sv_shown (match)->node;

    node.contest = (uint8_t)below (3);
    add_text (WORDS, sv_match_dup_outcome (match, &node, (int)below (2), &outcome));
  }
}

/* A document, which is taken, that says nothing of times in which nothing took any is left so. */
static void
assert_untimed (char *text)
{
  g_autofree char *whole = text;
  char *times = strstr (whole, ",\"times\":[");
  g_assert_nonnull (times);
  const char *rest = strchr (times, ']') + 1;
  g_autofree char *less = g_strdup_printf ("%.*s%s", (int)(times - whole), whole, rest);
  g_autoptr (SvMatchDoc) again = parse_doc (less);

  assert_text (sv_match_doc_write (again, FALSE), less);
}

/* What people may make of the position that is shown. */
static void
edit (SvMatch *match)
{
  if (sv_match_get_game (match)->positions.phases == NULL)
    return;
  g_autoptr (SvPosition) position = sv_position_new (match);
  add_position (position, POSITION_STEPS);
}

/* Whether a ball is on its way that somebody may stop. */
static gboolean
flies (SvMatch *match)
{
  const SvGame *game = sv_match_get_game (match);
  SvPlacement p;

  if (game->positions.phases == NULL || sv_shown (match)->node.kind != SV_NODE_DECISION)
    return FALSE;
  sv_game_to_placement (game, sv_match_get_setup (match), sv_shown (match)->state, &p);
  return (game->positions.phases[p.phase].flags & SV_PHASE_TRAIL) != 0;
}

static void
run_match (unsigned number)
{
  static SvChoice choice;
  SvWays *ways = sv_ways_new ();
  SvMatchDoc *doc = draw_doc (number);
  g_autoptr (SvMatchDoc) begun = sv_match_doc_copy (doc, 0);
  g_autoptr (SvMatchDoc) untimed = sv_match_doc_copy (doc, 0);
  g_autoptr (SvMatch) match = sv_match_new (doc);
  SvTeller *teller = sv_teller_new (match);
  SvSounds *sounds = sv_sounds_new (match, teller);
  const unsigned events = 60 + below (500), every = 1 + events / LOOKS;

  now_us = 0;
  stop_time (match);
  sv_match_seed (match, number);
  g_signal_connect (match, "notice", G_CALLBACK (notice_cb), GINT_TO_POINTER (MATCH));
  g_signal_connect (match, "shown", G_CALLBACK (shown_cb), NULL);
  g_signal_connect (match, "whistle", G_CALLBACK (whistle_cb), NULL);
  g_signal_connect (match, "commented", G_CALLBACK (commented_cb), NULL);
  g_signal_connect (teller, "line", G_CALLBACK (line_cb), NULL);
  g_signal_connect (teller, "step", G_CALLBACK (told_cb), NULL);
  g_signal_connect (sounds, "play", G_CALLBACK (heard_cb), NULL);
  sv_teller_set_pace (teller, (SvPace)below (4));
  sv_teller_set_moving (teller, below (2) == 0, below (2) == 0);
  add_teams (begun);
  for (unsigned i = 0; i < 9; i++) {
    add_text (MATCH, sv_match_doc_write (untimed, i % 2 == 0));
    append_any (untimed, &chance, 0);
  }
  assert_untimed (sv_match_doc_write (untimed, FALSE));
  for (unsigned i = 0; i < events; i++) {
    if (i % every == 0) {
      if (below (4) == 0)
        set_seats (match);
      add_words (match);
      add_seats (match);
      add_places (match);
      add_choice (match, &choice, ways);
      if (i % (4 * every) == 0)
        edit (match);
    }
    if (flies (match) && below (3) == 0)
      edit (match);
    do_any (match);
    add_position_of (match);
    add_told (teller);
    while (sv_teller_get_telling (teller) != SV_TELLING_NOTHING) {
      if (below (20) == 0)
        do_else (match);
      else if (below (20) == 0)
        sv_teller_skip (teller);
      else
        hear (teller);
      add_position_of (match);
      add_told (teller);
    }
  }
  g_object_unref (sounds);
  g_object_unref (teller);
  add_past (match);
  add_text (MATCH, sv_match_doc_write (sv_match_write_doc (match), FALSE));
  add_figures (match);
  add_review (match);
  if (sv_match_get_game (match)->positions.phases != NULL) {
    g_autoptr (SvPosition) referee = sv_referee_new_position (begun);
    add_position (referee, 2 * POSITION_STEPS);
  }
  add_words (match);
  sv_clock_set_paused (sv_match_get_clock (match), TRUE);
  sv_ways_free (ways);
}

int
main (int argc, char **argv)
{
  static const Face face = { "match-face", RUNS, aspects, run_match };

  return face_main (argc, argv, &face);
}
