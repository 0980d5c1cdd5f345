/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An evening at a table beside a real board: what people do there, what the table shows then,
 * and what it keeps. */

#include "../doc-fixture.h"
#include "../folder-fixture.h"
#include "../time-fixture.h"
#include "changes.h"
#include "sv-games.h"
#include "sv-save.h"
#include "sv-table.h"
#include "transcripts.h"

typedef struct {
  GString *text;
  SvTable *table;
  GHashTable *changes;
  gint64 now_us;
} Evening;

/* What people do, one after the other: a word and up to three numbers. */
static const char *const stat_entries[] = {
  "throw",       "play 20",      "die 5",        "die 1",      "die 9",     "kind 1",
  "die 3",       "goal 0 2",     "goal 1 -1",    "undo",       "redo",      "mark 0 2 0",
  "mark 0 2 0",  "goal 0 2",     "mark 1 0 2",   "mark 1 3 1", "goal 1 3",  "mark 1 2 4",
  "unthrow",     "take dice",    "throw as 1 2", "die as 0 4", "count",     "sleep",
  "set left 30", "set shows 12", "turn",         "play 15",    "play 9999", "die 1",
  "turn",        "goal 1 0",     "turn",         "play 9999",  "die 1",     "unscore 1",
  "unscore 1",   "time up",      "turn",         "end",        "turn",      "miss 0",
  "goal 1 1",    "miss 0",       "goal 1 2",     "turn",       "end",       "undo",
  "undo",        "undo",         "team 1",       "rules",      "play 9999", "end",
  "turn",        "restart",      "undo",         "restart",    "goal 0 0",  "unscore 1",
  "unscore 0",   "unscore 0",    "goal 0 0",
};

/* --- What there is to see --- */

static const char *
word_of_end (SvEnd how)
{
  static const char *const ends[] = { "at full time", "in extra time", "by a golden goal",
                                      "by penalties" };

  return ends[how];
}

static char *
dup_clock (SvTable *table)
{
  SvClock *clock = sv_table_get_clock (table);
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);

  if (sheet->clock_ends > 0)
    return g_strdup_printf ("at %d of %d, a die moves it by %d%s%s", sheet->clock_shows,
                            sheet->clock_ends, sheet->clock_step, sheet->notice != NULL ? ", " : "",
                            sheet->notice != NULL ? sheet->notice : "");
  return g_strdup_printf (
      "%" G_GINT64_FORMAT " of %" G_GINT64_FORMAT " ms%s%s%s%s%s", sv_clock_get_elapsed (clock),
      sv_clock_get_length (clock), sv_clock_get_wanted (clock) ? ", runs" : "",
      sv_clock_get_paused (clock) ? ", paused" : "",
      sv_clock_get_expired (clock) ? ", has run out" : "", sheet->notice != NULL ? ", " : "",
      sheet->notice != NULL ? sheet->notice : "");
}

static char *
dup_dice (SvTable *table)
{
  return g_strdup_printf ("%s: %u and %u%s%s", sv_table_get_throw (table)->label,
                          sv_table_get_die (table, 0), sv_table_get_die (table, 1),
                          sv_table_get_score_sheet (table)->count != NULL ? ", button " : "",
                          sv_table_get_score_sheet (table)->count != NULL
                              ? sv_table_get_score_sheet (table)->count
                              : "");
}

static char *
dup_turn (SvTable *table)
{
  static const char *const turns[] = { "start or stop the clock", "count a throw",
                                       "the next period", "end the match", "nothing" };
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);

  return g_strdup_printf ("%s%s%s%s%s%s", turns[sv_table_get_turn (table)],
                          sv_table_can_next (table) ? ", another period may begin" : "",
                          sv_table_can_end (table) ? ", may be ended" : "",
                          sv_table_can_set_clock (table) ? ", the clock can be set" : "",
                          sheet->late ? ", late" : "",
                          sv_table_forgot_clock (table) ? ", nobody has started the clock" : "");
}

static char *
dup_result (SvTable *table)
{
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);

  if (!sv_table_is_over (table))
    return g_strdup_printf ("not over; so far it ends %s", word_of_end (sv_table_get_end (table)));
  return g_strdup_printf ("over %s, won by side %d", word_of_end (sv_table_get_end (table)),
                          sheet->winner);
}

/* The last thing that is written down. */
static char *
dup_note (SvTable *table)
{
  static const char *const kinds[] = { "a goal", "a shot that went in", "a shot that did not",
                                       "a mark" };
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);

  if (n == 0)
    return g_strdup ("empty");
  const SvTableNote *last = &notes[n - 1];
  return g_strdup_printf (
      "%u lines, at the end %s (%d) of card %d of team %d in period %d at %d, %d", n,
      kinds[last->kind], last->mark, last->card, last->side, last->period, last->at_ms,
      last->shows);
}

static void
tell_players (Evening *self)
{
  const SvMatchDoc *doc = sv_table_get_doc (self->table);

  for (int side = 0; side < 2; side++)
    for (unsigned card = 0; card < doc->game->n_cards; card++) {
      const unsigned flags = sv_table_get_flags (self->table, side, (int)card);
      const char *why = sv_table_get_why_out (self->table, side, (int)card);
      g_autofree char *who = g_strdup_printf ("card %u of team %d", card, side);

      if (flags != 0 || why != NULL || g_hash_table_contains (self->changes, who))
        tell_change (self->changes, self->text, who,
                     g_strdup_printf ("signs %x, %s", flags, why != NULL ? why : "plays"));
    }
}

static void
look (Evening *self)
{
  SvTable *table = self->table;
  SvUndo *undo = sv_table_get_undo (table);
  int before[2] = { 0, 0 };
  const gboolean was = sv_table_peek_before (table, before);

#define SEE(name, ...) tell_change (self->changes, self->text, name, __VA_ARGS__)
  SEE ("score", g_strdup_printf ("%d–%d, penalties %d of %d – %d of %d",
                                 sv_table_get_score (table, 0), sv_table_get_score (table, 1),
                                 sv_table_get_shootout (table, 0), sv_table_get_shots (table, 0),
                                 sv_table_get_shootout (table, 1), sv_table_get_shots (table, 1)));
  SEE ("period",
       g_strdup_printf ("%u of %u, %s", sv_table_get_period (table), sv_table_get_n_periods (table),
                        sv_table_get_period_name (table)));
  SEE ("clock", dup_clock (table));
  SEE ("dice", dup_dice (table));
  SEE ("next", dup_turn (table));
  SEE ("result", dup_result (table));
  SEE ("sheet", dup_note (table));
  SEE ("undo", g_strdup_printf ("%s, redo %s%s", sv_undo_can_go (undo, -1) ? "yes" : "no",
                                sv_undo_can_go (undo, 1) ? "yes" : "no",
                                sv_table_get_used (table) ? ", there is something to lose" : ""));
  SEE ("before it", was ? g_strdup_printf ("a match, %d–%d", before[0], before[1]) : NULL);
  SEE ("first team", g_strdup (sv_table_get_team_name (table, 0)));
  SEE ("second team", g_strdup (sv_table_get_team_name (table, 1)));
#undef SEE
  tell_players (self);
}

static void
notice_cb (SvTable *table, const char *sentence, Evening *self)
{
  add_line (self->text, "      notice: %s", sentence);
}

static void
whistle_cb (SvTable *table, Evening *self)
{
  add_line (self->text, "      (whistle)");
}

/* --- What people do --- */

static gboolean
run_clock (Evening *self, int seconds)
{
  SvClock *clock = sv_table_get_clock (self->table);

  sv_clock_set_paused (clock, FALSE);
  for (int i = 0; i < seconds && sv_clock_get_running (clock); i++) {
    self->now_us += G_USEC_PER_SEC;
    sv_clock_check (clock);
  }
  sv_clock_set_paused (clock, TRUE);
  return TRUE;
}

/* The lid of the machine was shut. */
static gboolean
sleep_long (Evening *self)
{
  SvClock *clock = sv_table_get_clock (self->table);

  sv_clock_set_paused (clock, FALSE);
  self->now_us += 90 * G_USEC_PER_SEC;
  sv_clock_check (clock);
  return TRUE;
}

static gboolean
change_team (Evening *self, int side)
{
  const SvGame *game = sv_table_get_doc (self->table)->game;
  g_autoptr (SvTeamDoc) team = named_team (game, "De Velden");

  rename_to (&team->name, "De Velden");
  return sv_table_set_team (self->table, side, team, NULL);
}

/* Every rule that is a switch is turned on, where that is possible. */
static gboolean
change_rules (Evening *self)
{
  const SvGame *game = sv_table_get_doc (self->table)->game;
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);

  for (size_t i = 0; i < game->n_variant_fields; i++) {
    const SvField *field = &game->variant_fields[i];
    const int32_t before = sv_field_get (field, variant->setup);

    if (field->type != SV_FIELD_BOOL)
      continue;
    sv_field_set (field, variant->setup, 1);
    if (!sv_game_check (game, variant->setup, NULL))
      sv_field_set (field, variant->setup, before);
  }
  return sv_table_set_variant (self->table, variant, NULL);
}

/* The kind of throw with this number, if the game has so many. */
static unsigned
kind_of (SvTable *table, int number)
{
  const SvScoreSheetThrow *throws = sv_game_score_sheet_throws (sv_table_get_doc (table)->game);

  return throws[number].label != NULL ? (unsigned)number : 0;
}

/* FALSE if the table does not allow it. */
static gboolean
do_stat_entry (Evening *self, const char *stat_entry)
{
  SvTable *table = self->table;
  int a = 0, b = 0, c = 0;

#define IS(...) (sscanf (stat_entry, __VA_ARGS__) > 0)
  if (IS ("play %d", &a))
    return run_clock (self, a);
  if (IS ("goal %d %d", &a, &b))
    return sv_table_add_goal (table, a, b);
  if (IS ("mark %d %d %d", &a, &b, &c))
    return sv_table_add_mark (table, a, b, (unsigned)c);
  if (IS ("miss %d", &a))
    return sv_table_add_miss (table, a);
  if (IS ("unscore %d", &a))
    return sv_table_remove_goal (table, a);
  if (IS ("die as %d %d", &a, &b))
    return sv_table_enter_die_as (table, (unsigned)a, 1, (unsigned)b);
  if (IS ("die %d", &a))
    return sv_table_enter_die (table, (unsigned)a);
  if (IS ("set left %d", &a))
    return sv_table_set_left (table, a * 1000);
  if (IS ("set shows %d", &a))
    return sv_table_set_shows (table, a);
  if (IS ("team %d", &a))
    return change_team (self, a);
  if (IS ("throw as %d %d", &a, &b))
    sv_table_throw_as (table, kind_of (table, a), (unsigned)b);
  else if (IS ("kind %d", &a))
    sv_table_set_kind (table, kind_of (table, a));
#undef IS
  else if (g_str_equal (stat_entry, "throw"))
    sv_table_throw (table);
  else if (g_str_equal (stat_entry, "restart"))
    sv_table_restart (table);
  else if (g_str_equal (stat_entry, "take dice"))
    sv_table_take_dice (table);
  else if (g_str_equal (stat_entry, "turn") || g_str_equal (stat_entry, "count"))
    sv_table_turn (table);
  else if (g_str_equal (stat_entry, "unthrow"))
    return sv_table_correct_die (table);
  else if (g_str_equal (stat_entry, "sleep"))
    return sleep_long (self);
  else if (g_str_equal (stat_entry, "time up"))
    return sv_table_time_up (table);
  else if (g_str_equal (stat_entry, "end"))
    return sv_table_end (table);
  else if (g_str_equal (stat_entry, "rules"))
    return change_rules (self);
  else
    return sv_undo_go (sv_table_get_undo (table), g_str_equal (stat_entry, "undo") ? -1 : 1);
  return TRUE;
}

/* --- What is kept --- */

static char *
dup_kept (SvTable *table)
{
  return SV_AUTO_SAVER_GET_CLASS (table)->make_text (SV_AUTO_SAVER (table), NULL);
}

/* What was kept is the same table, with the same steps of undo. */
static void
tell_kept (Evening *self)
{
  g_autofree char *text = dup_kept (self->table);
  g_autofree char *path = write_file ("again.json", text);
  g_autoptr (GError) error = NULL;
  SvTable *table = self->table;
  g_autoptr (SvTable) again = sv_table_new_from_file (path, &error);

  g_assert_no_error (error);
  g_autofree char *same = dup_kept (again);
  g_assert_cmpstr (same, ==, text);
  add_line (self->text, "\nWhat is kept is the same table:");
  self->table = again;
  look (self);
  while (sv_undo_go (sv_table_get_undo (again), -1)) {
    add_line (self->text, "   undo");
    look (self);
  }
  self->table = table;
}

/* --- The evening --- */

static void
open_table (Evening *self, const SvGame *game)
{
  g_autoptr (SvTeamDoc) first = named_team (game, ""), second = named_team (game, "");
  char competition[] = "/cup.svcup", mark[] = "the mark";
  const SvFixtureLink link = {
    .competition = competition, .mark = mark, .fixture = 3, .decide = TRUE
  };

  rename_to (&first->name, "Velocitas");
  rename_to (&second->name, "Blue Sky");
  self->table = sv_table_new (new_doc (NULL, first, second));
  sv_clock_set_source (sv_table_get_clock (self->table), fake_time, &self->now_us);
  g_signal_connect (self->table, "notice", G_CALLBACK (notice_cb), self);
  g_signal_connect (self->table, "whistle", G_CALLBACK (whistle_cb), self);
  look (self);
  add_line (self->text, "   it counts a match of a competition that must be decided");
  sv_table_bind (self->table, &link);
  look (self);
}

void
tell_table (GString *text, gconstpointer id)
{
  Evening self = { .text = text, .changes = changes_new (), .now_us = 1000 };

  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  open_table (&self, sv_game_by_id (id));
  for (gsize i = 0; i < G_N_ELEMENTS (stat_entries); i++) {
    add_line (text, "   %s", stat_entries[i]);
    if (!do_stat_entry (&self, stat_entries[i]))
      add_line (text, "      that is not possible");
    look (&self);
  }
  tell_kept (&self);
  g_object_unref (self.table);
  sv_save_wait ();
  g_hash_table_unref (self.changes);
  remove_folder (folder);
  g_clear_pointer (&folder, g_free);
}
