/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that is told of matches afterwards, word by word: the review of a match that is weighed, and
 * of others that are not, with seats, comments and notes. See golden-text.h. */

#include "doc-fixture.h"
#include "golden-text.h"
#include "play-fixture.h"
#include "sv-games.h"
#include "sv-match-comments.h"
#include "sv-review-chart.h"
#include "sv-review-report.h"
#include "sv-review-words.h"
#include "time-fixture.h"

enum { WHOLE = 100000 };

typedef struct {
  const char *trace;
  unsigned events; /* so many at most */
  gboolean weighed;
  gboolean told_about; /* it has seats, comments, a day, a title and notes */
} Reviewed;

/* Two for the first team, who change figurines at half-time, and three for the second. */
static void
set_seats (SvMatch *match)
{
  static const struct {
    const char *name;
    int side;
    guint64 shirts[2];
  } people[] = { { "Anne", 0, { 0x6, 0x18 } },
                 { "Bo", 0, { 0x18, 0x6 } },
                 { "Chris", 1, { 0x2, 0x2 } },
                 { "Di", 1, { 0x4, 0x8 } },
                 { "Ed", 1, { 0x18, 0x14 } } };
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  for (gsize i = 0; i < G_N_ELEMENTS (people); i++) {
    SvSeatDoc *seat = sv_seat_doc_new (people[i].name, people[i].side, "person");

    seat->n_figurines = 2;
    memcpy (seat->figurines, people[i].shirts, sizeof people[i].shirts);
    g_ptr_array_add (seats, seat);
  }
  sv_match_set_seats (match, seats);
}

static SvMatch *
open_match (const Reviewed *reviewed)
{
  g_autofree char *path = g_build_filename (SV_TRACES, reviewed->trace, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) whole = sv_match_doc_load (path, NULL, &error);

  g_assert_no_error (error);
  SvMatchDoc *doc =
      sv_match_doc_copy (whole, MIN (reviewed->events, sv_history_get_length (whole->history)));
  if (!reviewed->told_about)
    return sv_match_new (doc);
  g_free (doc->created);
  doc->created = g_strdup ("2026-11-21T12:00:00Z");
  g_free (doc->teams[0]->name);
  doc->teams[0]->name = g_strdup ("*A|B*");
  SvMatch *match = sv_match_new (doc);
  set_seats (match);
  sv_match_set_title (match, "The _last_ one");
  sv_match_set_notes (match, "Much rain.\n\n# Nobody *fell*.");
  for (unsigned k = 1; k <= sv_match_get_length (match); k += 29)
    g_assert_true (sv_match_set_comment (match, k, "Well\nplayed, *Bo*!", NULL));
  return match;
}

static void
tell_report (GString *text, SvReview *review)
{
  g_autoptr (SvReviewReport) report = sv_review_report_new (review);
  const SvReportSheet *sheet = sv_review_report_get_sheet (report);

  for (SvReportFormat format = SV_REPORT_MARKDOWN; format <= SV_REPORT_TEXT; format++) {
    g_autoptr (GBytes) bytes = sv_review_report_write (report, format, NULL);

    add_line (text, "%.*s", (int)g_bytes_get_size (bytes),
              (const char *)g_bytes_get_data (bytes, NULL));
  }
  add_line (text, "Left %d, %s, %u rows", sheet->left, sheet->credit, sheet->rows->len);
}

static void
tell_figures (GString *text, const SvReview *review)
{
  const GArray *const players[2] = { review->figures->pieces, review->figures->people };

  for (unsigned i = 0; i < 2; i++)
    for (guint k = 0; k < players[i]->len; k++) {
      const SvPlayerFigures *player = &g_array_index (players[i], SvPlayerFigures, k);

      add_line (text, "%d, %d: %s", player->side, player->piece,
                player->seat != NULL ? player->seat->name : "-");
    }
}

static void
tell_line (GString *text, SvReview *review)
{
  g_autoptr (SvReviewChart) chart = sv_review_chart_new (review);
  const SvChartLine *line = &chart->line;

  take_line (text, sv_review_chart_dup_text (chart));
  /* Parts of a whole: all of them are others where one is, so that a few tell of all. */
  for (unsigned k = 0; k <= sv_match_get_length (review->match); k += 5) {
    const SvChance *chance = &review->line[k];
    const SvChartPoint *point = &line->points[k];

    add_line (text, "%u %.7f %.3f %.3f %.3f", k, point->x, chance->win, chance->draw, chance->lose);
    g_assert_cmpfloat (point->x, ==, sv_review_x (review, k));
    g_assert_cmpfloat (point->chance[0], ==, chance->win);
    g_assert_cmpfloat (point->chance[1], ==, chance->lose);
  }
  add_line (text, "%u points, %s, %s", line->n_points, line->names[0], line->names[1]);
  for (unsigned i = 0; i < line->n_goals; i++)
    add_line (text, "Goal of %d: %.4f %s", line->goals[i].side, line->goals[i].x,
              line->goals[i].label);
  for (unsigned i = 0; i < line->n_periods; i++)
    add_line (text, "From %.4f on (%d): %s", line->periods[i].x, line->periods[i].side,
              line->periods[i].label);
  for (unsigned i = 0; i < line->n_keys; i++)
    add_line (text, "Key moment: %.4f", line->keys[i]);
}

/* Chances of our own, where none are known: what is drawn of them is the same. */
static void
claim_line (SvReview *review)
{
  const unsigned n = sv_match_get_length (review->match);

  review->line = g_new (SvChance, n + 1);
  for (unsigned k = 0; k <= n; k++)
    review->line[k] =
        (SvChance){ .win = 0.2 + 0.6 * k / n, .draw = 0.1, .lose = 0.7 - 0.6 * k / n };
  review->n_keys = 2;
  review->keys[0] = n / 3;
  review->keys[1] = n / 2;
}

static void
tell_review_of (GString *text, SvMatch *match, gboolean weighed)
{
  g_autoptr (SvReview) review = sv_review_new (match);
  g_autoptr (GError) error = NULL;
  const char *why_not = sv_review_why_not (review);

  if (weighed) {
    sv_review_work (review, NULL, NULL, &error);
    g_assert_no_error (error);
  }
  add_line (text, "%s", why_not != NULL ? why_not : "-");
  tell_report (text, review);
  tell_figures (text, review);
  if (!weighed)
    claim_line (review);
  tell_line (text, review);
  for (unsigned i = 0; i < review->n_keys && weighed; i++)
    add_line (text, "Key moment: %u to %u", review->keys[i],
              sv_review_end (review, review->keys[i]));
}

static void
tell_review (GString *text, gconstpointer data)
{
  const Reviewed *reviewed = data;
  g_autoptr (SvMatch) match = open_match (reviewed);

  tell_review_of (text, match, reviewed->weighed);
}

/* Of a short match between those who are as good as can be and those who are as bad, whose position
 * is worth more than a goal. */
static void
tell_uneven (GString *text, gconstpointer strong)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (SvTeamDoc) first = named_team (game, "A"), second = named_team (game, "B");
  const SvField *points =
      sv_field_find (game->variant_fields, game->n_variant_fields, "card_points");

  for (size_t i = 0; i < points->n_fields; i++)
    sv_field_set (&points->fields[i], variant->setup, SV_FIELD_NULL);
  for (unsigned i = 0; i < game->n_cards; i++)
    for (int side = 0; side < 2; side++)
      for (size_t k = 0; k < game->n_card_fields; k++)
        if (sv_field_is_power (&game->card_fields[k]))
          sv_field_set (&game->card_fields[k],
                        sv_team_doc_card_values (side == 0 ? first : second, i),
                        side == GPOINTER_TO_INT (strong) ? 6 : 1);
  g_autoptr (SvMatch) match = sv_match_new (new_doc (variant, first, second));
  gint64 now_us = 0;
  sv_clock_set_source (sv_match_get_clock (match), fake_time, &now_us);
  play_on (match);
  tell_review_of (text, match, TRUE);
}

/* Which moments of matches that are played by chance changed most. */
static void
tell_keys (GString *text, gconstpointer data)
{
  for (unsigned number = 0; number < 6; number++) {
    g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_game_by_id ("strafworp")));
    gint64 now_us = 0;
    SvRng rng;

    sv_clock_set_source (sv_match_get_clock (match), fake_time, &now_us);
    sv_rng_seed (&rng, number);
    for (unsigned i = 1; sv_match_get_node (match)->kind != SV_NODE_OVER; i++) {
      unsigned n;
      const SvEvent *legal = sv_match_get_legal (match, &n);

      if (sv_match_get_node (match)->time && i % 50 == 0)
        play (match, "time");
      else
        sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL);
    }
    g_autoptr (SvReview) review = sv_review_new (match);
    g_assert_true (sv_review_work (review, NULL, NULL, NULL));
    for (unsigned i = 0; i < review->n_keys; i++) {
      add_line (text, "%u: %u to %u", number, review->keys[i],
                sv_review_end (review, review->keys[i]));
      take_line (text, sv_review_dup_key (review, i));
    }
  }
}

#define REVIEWED(...)                                                                              \
  &(const Reviewed)                                                                                \
  {                                                                                                \
    __VA_ARGS__                                                                                    \
  }

static const GoldenText goldens[] = {
  { "review-strafworp", tell_review,
    REVIEWED ("strafworp/whole-match.svmatch", WHOLE, TRUE, TRUE) },
  { "review-golden-goal", tell_review,
    REVIEWED ("strafworp/variations.svmatch", WHOLE, TRUE, FALSE) },
  { "review-half", tell_review, REVIEWED ("strafworp/whole-match.svmatch", 100, FALSE, TRUE) },
  { "review-eleven", tell_review, REVIEWED ("eleven/shootout.svmatch", WHOLE, FALSE, TRUE) },
  { "review-champions", tell_review,
    REVIEWED ("champions-2020/shootout.svmatch", WHOLE, FALSE, TRUE) },
  { "review-strong", tell_uneven, GINT_TO_POINTER (0) },
  { "review-weak", tell_uneven, GINT_TO_POINTER (1) },
  { "review-keys", tell_keys, NULL },
  { NULL, NULL, NULL },
};

int
main (int argc, char **argv)
{
  g_setenv ("TZ", "UTC", TRUE);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  return golden_main (argc, argv, goldens);
}
