/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-season-words.h"

#include "sv-sentence.h"

/* Widths of columns on paper, in millimetres. */
enum { NUMBER = 18, DAY = 26, RESULT = 22 };

char *
sv_season_words_sum (const SvSeasonSum *sum)
{
  return g_strdup_printf (_ ("%1$u played: %2$u won, %3$u drawn, %4$u lost; goals %5$d–%6$d."),
                          sum->played, sum->won, sum->drawn, sum->lost, sum->goals[0],
                          sum->goals[1]);
}

char *
sv_season_words_luck (const SvSeasonSum *sum)
{
  if (sum->expected[0] + sum->expected[1] <= 0)
    return NULL;
  /* Translators: goals, goals on average, then the same of the other teams. */
  return g_strdup_printf (_ ("%1$d goals from shots that bring %2$.1f on average; against the "
                             "team %3$d from shots that bring %4$.1f."),
                          sum->known[0], sum->expected[0], sum->known[1], sum->expected[1]);
}

char *
sv_season_words_best (const SvSeason *self)
{
  g_autoptr (GArray) players = sv_season_players (self);
  const SvSeasonPlayer *best = NULL;

  for (guint i = 0; i < players->len; i++) {
    const SvSeasonPlayer *player = &g_array_index (players, SvSeasonPlayer, i);
    if (player->career.best > 0 && (best == NULL || player->career.best < best->career.best))
      best = player;
  }
  return best != NULL ? sv_sentence (_ ("The best shot: %s scored with a chance of %.0f %%."),
                                     best->name, 100 * best->career.best)
                      : NULL;
}

char *
sv_season_words_title (int year)
{
  return year != 0 ? g_strdup_printf (C_ ("season", "%d–%d"), year, year + 1)
                   : g_strdup (_ ("All seasons"));
}

/* --- Tables --- */

static void
add_number (SvSheetTable *table, const char *heading, bool detail)
{
  sv_sheet_table_add_column (table, heading, NUMBER, true);
  table->columns[table->n_columns - 1].detail = detail;
}

/* Add a column of matches that ended so, with a short heading. */
static void
add_ended (SvSheetTable *table, const char *letter, const char *hint, bool detail)
{
  add_number (table, letter, detail);
  table->columns[table->n_columns - 1].hint = hint;
}

static void
add_words (SvSheetTable *table, const char *heading)
{
  sv_sheet_table_add_column (table, heading, 0, false);
  table->columns[table->n_columns - 1].wraps = true;
}

/* Return @table, or NULL if it has no rows. Takes ownership of it. */
static SvSheetTable *
finish (SvSheetTable *table)
{
  if (table->rows->len > 0)
    return table;
  sv_sheet_table_free (table);
  return NULL;
}

static void
add_result (SvSheetTable *table, const SvSeasonMatch *match)
{
  g_autoptr (GDateTime) day = sv_book_match_get_day (match->match);
  GPtrArray *row = g_ptr_array_new ();

  g_ptr_array_add (row, day != NULL ? g_date_time_format (day, "%x") : g_strdup (""));
  for (int side = 0; side < 2; side++)
    g_ptr_array_add (row, g_strdup (match->match->teams[side].name));
  g_ptr_array_add (row, g_strdup_printf ("%d–%d", match->match->score[0], match->match->score[1]));
  g_ptr_array_add (row, g_strdup (match->result > 0   ? _ ("Won")
                                  : match->result < 0 ? _ ("Lost")
                                                      : _ ("Drawn")));
  sv_sheet_table_add_row (table, row);
}

SvSheetTable *
sv_season_words_results (const SvSeason *self, guint most)
{
  SvSheetTable *table = sv_sheet_table_new (g_strdup (_ ("Results")));

  sv_sheet_table_add_column (table, _ ("Day"), DAY, false);
  table->columns[0].detail = true;
  add_words (table, _ ("Home"));
  add_words (table, _ ("Away"));
  table->columns[1].teams = table->columns[2].teams = true;
  sv_sheet_table_add_column (table, _ ("Result"), RESULT, false);
  table->columns[3].centred = true;
  sv_sheet_table_add_column (table, "", RESULT, false);
  table->columns[4].detail = true;
  table->header = 1;
  for (guint i = self->matches->len; i-- > 0 && table->rows->len < most;) {
    const SvSeasonMatch *match = self->matches->pdata[i];
    if (!match->left_out)
      add_result (table, match);
  }
  return finish (table);
}

static void
add_count (GPtrArray *row, unsigned count)
{
  g_ptr_array_add (row, g_strdup_printf ("%u", count));
}

static void
add_player (SvSheetTable *table, const SvSeasonPlayer *player)
{
  GPtrArray *row = g_ptr_array_new ();

  g_ptr_array_add (row, g_strdup (player->name));
  add_count (row, player->career.goals);
  add_count (row, player->career.matches);
  add_count (row, player->career.won);
  add_count (row, player->career.shots);
  add_count (row, player->career.balls);
  sv_sheet_table_add_row (table, row);
}

SvSheetTable *
sv_season_words_players (const SvSeason *self, guint most)
{
  SvSheetTable *table = sv_sheet_table_new (g_strdup (_ ("Players")));
  g_autoptr (GArray) players = sv_season_players (self);

  add_words (table, _ ("Player"));
  add_number (table, _ ("Goals"), false);
  add_number (table, _ ("Matches"), false);
  add_ended (table, C_ ("letter of a result", "W"), C_ ("column of matches", "Won"), false);
  add_number (table, _ ("Shots"), true);
  add_number (table, _ ("Balls won"), true);
  for (guint i = 0; i < MIN (players->len, most); i++)
    add_player (table, &g_array_index (players, SvSeasonPlayer, i));
  return finish (table);
}

SvSheetTable *
sv_season_words_opponents (const SvSeason *self, guint most)
{
  SvSheetTable *table = sv_sheet_table_new (g_strdup (_ ("Opponents")));
  g_autoptr (GArray) opponents = sv_season_opponents (self);

  add_words (table, _ ("Opponent"));
  table->columns[0].teams = true;
  add_number (table, _ ("Matches"), false);
  add_ended (table, C_ ("letter of a result", "W"), C_ ("column of matches", "Won"), false);
  add_ended (table, C_ ("letter of a result", "D"), C_ ("column of matches", "Drawn"), true);
  add_ended (table, C_ ("letter of a result", "L"), C_ ("column of matches", "Lost"), false);
  sv_sheet_table_add_column (table, _ ("Goals"), RESULT, true);
  for (guint i = 0; i < MIN (opponents->len, most); i++) {
    const char *name = g_array_index (opponents, SvSeasonCount, i).name;
    const SvSeasonSum sum = sv_season_sum (self, name);
    GPtrArray *row = g_ptr_array_new ();
    g_ptr_array_add (row, g_strdup (name));
    add_count (row, sum.played);
    add_count (row, sum.won);
    add_count (row, sum.drawn);
    add_count (row, sum.lost);
    g_ptr_array_add (row, g_strdup_printf ("%d–%d", sum.goals[0], sum.goals[1]));
    sv_sheet_table_add_row (table, row);
  }
  return finish (table);
}

SvSheetTable *
sv_season_words_pairs (const SvSeason *self, guint most)
{
  SvSheetTable *table = sv_sheet_table_new (g_strdup (_ ("Who Played with Whom")));
  g_autoptr (GArray) pairs = sv_season_pairs (self);

  add_words (table, _ ("Players"));
  add_number (table, _ ("Matches"), false);
  add_ended (table, C_ ("letter of a result", "W"), C_ ("column of matches", "Won"), false);
  for (guint i = 0; i < MIN (pairs->len, most); i++) {
    const SvSeasonPair *pair = &g_array_index (pairs, SvSeasonPair, i);
    GPtrArray *row = g_ptr_array_new ();
    /* Translators: two players who played together. */
    g_ptr_array_add (row, sv_sentence (_ ("%1$s and %2$s"), pair->names[0], pair->names[1]));
    add_count (row, pair->matches);
    add_count (row, pair->won);
    sv_sheet_table_add_row (table, row);
  }
  return finish (table);
}
