/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game answers when people give it positions, score sheets, rules and cards, possible
 * ones and others: which value is refused with which sentence. */

#include "../games/rule-state.h"
#include "game-words.h"
#include "golden-text.h"
#include "sv-document.h"
#include "sv-games.h"
#include "sv-rng.h"
#include "tally.h"
#include "transcripts.h"

enum { EVERY = 9 };

typedef struct {
  GString *text;
  const SvGame *game;
  const void *setup;
  Tally *placed, *restored;
} Limits;

/* --- Positions that people set up --- */

/* Try it, and count what comes of it: a sentence, or what is asked of whom in the position that
 * it makes. */
static void
try_placement (Limits *self, const Moment *now, const SvPlacement *placement, const char *what)
{
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  SvPhrase why = sv_phrase (NULL, -1);

  if (!sv_game_from_placement (self->game, self->setup, placement, state, &why)) {
    tally_count (self->placed, say_phrase (now, &why), "%s: %s%s", what, why.msgid,
                 why.piece >= 0 ? " (about a piece)" : "");
    return;
  }
  Moment then;
  SvPhrase prompt;
  moment_set (&then, self->game, self->setup, state);
  self->game->words.prompt (self->setup, state, &prompt);
  tally_count (self->placed, say_phrase (&then, &prompt), "%s: possible%s%s", what,
               why.msgid != NULL ? ", but odd: " : "", why.msgid != NULL ? why.msgid : "");
}

/* All positions that differ from this one in one thing. */
static void
try_placements (Limits *self, const Moment *now, unsigned step)
{
  const int n_spaces = self->game->board (self->setup)->n_spaces;
  const unsigned n_pieces = self->game->n_pieces;
  SvPlacement as_is, other;

  sv_game_to_placement (self->game, self->setup, now->state, &as_is);
  /* What stands behind the last piece is nothing. */
  for (unsigned i = n_pieces; i < SV_MAX_PIECES; i++)
    as_is.spaces[i] = (int16_t)(i % (unsigned)n_spaces);
  try_placement (self, now, &as_is, "as it is");
#define TRY(member, from, to, what)                                                                \
  for (int value = (from); value < (int)(to); value++) {                                           \
    other = as_is;                                                                                 \
    other.member = (typeof (other.member))value;                                                   \
    try_placement (self, now, &other, what);                                                       \
  }
  TRY (phase, 0, sv_game_n_phases (self->game), "another phase")
  TRY (side, -1, 3, "another side")
  TRY (period, 0, 6, "another period")
  TRY (ball_piece, -1, n_pieces, "the ball with another")
  TRY (active_piece, -1, n_pieces, "another one's turn")
  TRY (defender, -1, n_pieces, "another defender")
  TRY (points, -1, 8, "other points")
  TRY (shown_first, -1, 2, "another team on the left")
  TRY (score[step % 2], -1, 4, "another score")
  TRY (zone_side[step % 2], -1, 2, "another zone")
  TRY (ball_space, -1, n_spaces, "the ball elsewhere")
  TRY (spaces[step % n_pieces], -1, n_spaces, "a piece elsewhere")
  TRY (trail[step % 3], -1, n_spaces, "another way of the ball")
  TRY (n_trail, 0, 6, "a longer way of the ball")
#undef TRY
}

/* --- Positions that files give --- */

/* "pieces/N/space" of "pieces/3/space": what is the same for all items of a list. */
static char *
general_path (const char *path)
{
  g_autoptr (GRegex) numbers = g_regex_new ("(?<=/)\\d+(?=/|$)", 0, 0, NULL);

  return g_regex_replace_literal (numbers, path, -1, 0, "N", 0, NULL);
}

static void
try_value (Limits *self, const Moment *now, const char *path, const char *value, const char *what)
{
  g_autoptr (GHashTable) values = rule_state_flatten_start (self->game, self->setup, now->state);
  g_autofree char *general = general_path (path);
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  SvFault fault = { 0 };

  if (value != NULL)
    g_hash_table_insert (values, g_strdup (path), g_strdup (value));
  else
    g_hash_table_remove (values, path);
  if (rule_state_restore (self->game, self->setup, values, state, &fault)) {
    tally_count (self->restored, NULL, "%s %s: possible", general, what);
    return;
  }
  g_autofree char *where = general_path (fault.path);
  const gboolean is_there = g_str_equal (where, general);
  tally_count (self->restored, say_phrase (now, &fault.why), "%s %s: %s%s%s", general, what,
               is_there ? "" : where, is_there ? "" : ": ", fault.why.msgid);
}

/* Every value of the position as a document tells it, changed in each of some ways. */
static void
try_values (Limits *self, const Moment *now)
{
  g_autoptr (GHashTable) values = rule_state_flatten_start (self->game, self->setup, now->state);
  g_autoptr (GList) paths = g_list_sort (g_hash_table_get_keys (values), (GCompareFunc)strcmp);

  for (GList *path = paths; path != NULL; path = path->next) {
    const char *value = g_hash_table_lookup (values, path->data);
    const GList *next = path->next != NULL ? path->next : paths;
    g_autofree char *more = g_strdup_printf ("%d", atoi (value) + 1);
    g_autofree char *less = g_strdup_printf ("%d", atoi (value) - 1);

    try_value (self, now, path->data, NULL, "is missing");
    try_value (self, now, path->data, "true", "is true");
    try_value (self, now, path->data, "nonsense", "is a word");
    try_value (self, now, path->data, g_hash_table_lookup (values, next->data),
               "is the next value");
    if (g_ascii_isdigit (value[strlen (value) - 1])) {
      try_value (self, now, path->data, more, "is one more");
      try_value (self, now, path->data, less, "is one less");
    }
  }
}

/* --- Score sheets of a real table --- */

static void
tell_score_sheet (Limits *self, const SvScoreSheet *sheet, const char *period)
{
  static const char *const ends[] = { "at full time", "in extra time", "by a golden goal",
                                      "by penalties" };
  g_autoptr (GString) line = g_string_new (NULL);
  SvScoreSheetView v;

  sv_game_score_sheet (self->game, self->setup, sheet, &v);
  g_string_append_printf (line, "%s, %d–%d, penalties %u–%u, %u ones%s:", period, sheet->score[0],
                          sheet->score[1], sheet->scored[0], sheet->scored[1],
                          sheet->dice[SV_SCORE_SHEET_MATCH].ones[0],
                          sheet->time_up ? ", time is up" : "");
  if (v.period_ms > 0)
    g_string_append_printf (line, " of %d s", v.period_ms / 1000);
  if (v.clock_ends > 0)
    g_string_append_printf (line, " clock at %d of %d, by %d", v.clock_shows, v.clock_ends,
                            v.clock_step);
  if (v.notice != NULL)
    g_string_append_printf (line, " “%s”", v.notice);
  if (v.count != NULL)
    g_string_append_printf (line, " “%s”", v.count);
  g_string_append_printf (line, "%s%s%s", v.late ? " late" : "", v.shootout ? " penalties" : "",
                          v.ended ? " has ended" : "");
  if (v.next > 0)
    g_string_append_printf (line, ", then %s",
                            sv_game_period_name (self->game, self->setup, v.next));
  else
    g_string_append_printf (line, ", then %s has won %s", side_word (v.winner), ends[v.how]);
  for (unsigned mark = 0; mark < SV_SCORE_SHEET_MARKS; mark++)
    if (v.marks & 1u << mark)
      g_string_append_printf (line, ", %s at most %u",
                              sv_game_score_sheet_marks (self->game)[mark].label, v.most[mark]);
  add_line (self->text, "%s", line->str);
}

/* Each period at several scores, while it is played, at its end and in its late time. */
static void
tell_score_sheets (Limits *self, const char *rules)
{
  static const int scores[][2] = { { 0, 0 }, { 2, 1 }, { 3, 3 } };
  const char *period;

  add_line (self->text, "\n== A match at a real table, %s ==", rules);
  for (unsigned k = 1;
       k <= 5 && (period = sv_game_period_name (self->game, self->setup, k)) != NULL; k++)
    for (unsigned i = 0; i < 3 * G_N_ELEMENTS (scores); i++) {
      SvScoreSheet sheet = { .period = (uint8_t)k, .time_up = i % 3 > 0 };

      for (int side = 0; side < 2; side++) {
        sheet.score[side] = scores[i / 3][side];
        sheet.taken[side] = (uint16_t)(i + (unsigned)side);
        sheet.scored[side] = (uint16_t)(i / 2 + (unsigned)side);
      }
      for (unsigned scope = 0; scope < SV_SCORE_SHEET_SCOPES; scope++) {
        for (unsigned kind = 0; kind < SV_SCORE_SHEET_THROWS; kind++) {
          sheet.dice[scope].thrown[kind] = (uint16_t)(20 * i);
          sheet.dice[scope].ones[kind] = (uint16_t)((i % 3 == 2 ? i : i / 3) / (kind + 1));
        }
        sheet.set[scope] = (int16_t)(scope == 0 ? -(int)i : 0);
      }
      tell_score_sheet (self, &sheet, period);
    }
}

/* Positions of a golden match, and its rules at a real table. */
static void
try_match (Limits *self, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".svmatch", NULL);
  g_autofree char *path = g_build_filename (SV_TRACES, self->game->id, file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) doc = sv_match_doc_load (path, NULL, &error);
  guint64 state[SV_MAX_STATE / 8];
  Moment now;

  g_assert_no_error (error);
  self->setup = sv_history_get_setup (doc->history);
  for (unsigned k = 0; k <= sv_history_get_length (doc->history); k += EVERY) {
    sv_history_state_at (doc->history, k, state);
    moment_set (&now, self->game, self->setup, state);
    if (self->game->positions.phases != NULL)
      try_placements (self, &now, k);
    try_values (self, &now);
  }
  tell_score_sheets (self, name);
}

/* --- Rules and teams --- */

static void
try_field (
    Limits *self, void *setup, const char *whose, const SvField *field, void *base, int value)
{
  const int before = sv_field_get (field, base);
  const Moment nowhere = { .game = self->game, .setup = setup };
  SvFault fault = { 0 };

  sv_field_set (field, base, value);
  if (!sv_game_check (self->game, setup, &fault)) {
    g_autofree char *why = say_phrase (&nowhere, &fault.why);
    add_line (self->text, "%s %s %d: %s: %s", whose, field->key, value, fault.path, why);
  }
  sv_field_set (field, base, before);
}

static void
try_fields (
    Limits *self, void *setup, const char *whose, const SvField *fields, gsize n, void *base)
{
  for (gsize i = 0; i < n; i++)
    if (fields[i].type == SV_FIELD_RECORD) {
      try_fields (self, setup, whose, fields[i].fields, fields[i].n_fields, base);
    } else if (fields[i].type == SV_FIELD_INT || fields[i].type == SV_FIELD_BOOL) {
      try_field (self, setup, whose, &fields[i], base, fields[i].min);
      try_field (self, setup, whose, &fields[i], base, fields[i].max);
    } else if (fields[i].type == SV_FIELD_CHOICE) {
      for (int k = 0; k < (int)g_strv_length ((char **)(guintptr)fields[i].choices); k++)
        try_field (self, setup, whose, &fields[i], base, k);
    }
}

/* Each rule and each value of a card that alone makes the standard set-up impossible. */
static void
tell_faults (Limits *self)
{
  g_autofree void *setup = g_malloc0 (self->game->setup_size);

  sv_game_standard (self->game, setup);
  add_line (self->text, "\n== What may not be set, all else as usual ==");
  try_fields (self, setup, "rules", self->game->variant_fields, self->game->n_variant_fields,
              setup);
  for (unsigned side = 0; side < 2; side++)
    try_fields (self, setup, side_word ((int)side), self->game->team_fields,
                self->game->n_team_fields, sv_game_team (self->game, setup, side));
  for (unsigned card = 0; card < self->game->n_cards; card += 3) {
    g_autofree char *whose = g_strdup_printf ("card %u of Away", card);
    try_fields (self, setup, whose, self->game->card_fields, self->game->n_card_fields,
                sv_game_card (self->game, setup, 1, card));
  }
}

/* The names of everything, and what the cards add up to. */
static void
tell_names (Limits *self)
{
  g_autofree void *setup = g_malloc0 (self->game->setup_size);
  const Moment nowhere = { .game = self->game, .setup = setup };

  sv_game_standard (self->game, setup);
  add_line (self->text, "\n== Names ==");
  for (unsigned side = 0; side < 2; side++) {
    SvBudget budgets[SV_MAX_BUDGETS];
    const unsigned n = sv_game_budget (self->game, setup, side, budgets);

    for (unsigned i = 0; i < n; i++)
      add_line (self->text, "%s has %d of %d %s", side_word ((int)side), budgets[i].used,
                budgets[i].total, budgets[i].label);
  }
  for (unsigned i = 0; i < self->game->n_pieces; i++) {
    g_autofree char *piece = say_piece (&nowhere, (int)i);
    add_line (self->text, "piece %u: %s", i, piece);
  }
  for (int i = 0; i < self->game->board (setup)->n_spaces && self->game->words.space_name != NULL;
       i += 5) {
    SvPhrase phrase;

    self->game->words.space_name (setup, i, &phrase);
    g_autofree char *name = say_phrase (&nowhere, &phrase);
    add_line (self->text, "space %d: %s", i, name);
  }
}

void
tell_game_limits (GString *text, gconstpointer id)
{
  Limits self = {
    .text = text,
    .game = sv_game_by_id (id),
    .placed = tally_new ("Positions that people set up, one thing changed"),
    .restored = tally_new ("Positions that files give, one value changed"),
  };

  tell_names (&self);
  tell_faults (&self);
  try_match (&self, "whole-match");
  try_match (&self, "variations");
  tally_end (self.placed, text);
  tally_end (self.restored, text);
}
