/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What competitions look like in every table, sheet, file and sentence stays what it is, until somebody means to
 * change it: competitions that are drawn by lot and played bit by bit. See face-fixture.h. */

#include "doc-fixture.h"
#include "face-fixture.h"
#include "sv-cup-check.h"
#include "sv-cup-export.h"
#include "sv-cup-html.h"
#include "sv-cup-missing.h"
#include "sv-cup-schedule.h"
#include "sv-cup-scorers.h"
#include "sv-cup-sheets.h"
#include "sv-cup-tables.h"
#include "sv-cup-team-words.h"
#include "sv-cup-words.h"
#include "sv-folder.h"
#include "sv-games.h"

enum { CUPS = 40, LOOKS = 4, MAX_TEAMS = 13, MATCH_EVENTS = 4000, PLANS = 8, DAMAGES = 40 };

enum {
  PLAN,
  DOCUMENT,
  REFUSED,
  TABLES,
  ROUNDS,
  SLIPS,
  BRACKET,
  CERTIFICATES,
  FILES,
  SITE,
  SCORERS,
  WORDS,
  NOW,
  TEAMS,
  MISSING,
  NUMBERS,
  FAULTS,
  PLACES,
  N_ASPECTS
};

static const char *const aspects[] = {
  "plan",         "document", "refused", "tables",  "rounds", "slips", "bracket",
  "certificates", "files",    "site",    "scorers", "words",  "now",   "teams",
  "missing",      "numbers",  "faults",  "places",  NULL,
};

static SvCupScorers *scorers; /* keeps what it has read from look to look */

/* --- What there is to see ------------------------------------------------------------------------- */

static void
add_lines (int aspect, const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    add (aspect, "• %s", (const char *)lines->pdata[i]);
}

static void
add_table (int aspect, const SvSheetTable *table)
{
  if (table == NULL) {
    add (aspect, "no table");
    return;
  }
  add (aspect, "[%s], header %u", table->caption != NULL ? table->caption : "-", table->header);
  for (unsigned i = 0; i < table->n_columns; i++) {
    const SvSheetColumn *c = &table->columns[i];
    add (aspect, "“%s” %.1f %d %d %d", c->heading, c->width, c->number, c->teams, c->detail);
  }
  for (guint i = 0; i < table->rows->len; i++) {
    char **cells = table->rows->pdata[i];
    for (guint k = 0; cells[k] != NULL; k++)
      add (aspect, "%s%s", k > 0 ? " | " : "", cells[k]);
  }
  add_lines (aspect, table->notes);
}

static void
add_tables (int aspect, const GPtrArray *tables)
{
  for (guint i = 0; i < tables->len; i++)
    add_table (aspect, tables->pdata[i]);
}

static void
add_sheets (const SvCupDoc *doc, int team)
{
  g_autoptr (SvSheetCup) sheet = sv_cup_sheets_new (doc, team);

  add (TABLES, "%s", sheet->title);
  add_tables (TABLES, sheet->tables);
  add_tables (TABLES, sheet->teams);
  add_tables (ROUNDS, sheet->rounds);
  add_tables (ROUNDS, sheet->boards);
  for (guint i = 0; i < sheet->slips->len; i++) {
    const SvSheetSlip *slip = &g_array_index (sheet->slips, SvSheetSlip, i);
    add (SLIPS, "%s: %s/%s %s/%s %s/%s", slip->where, slip->teams[0], slip->teams[1], slip->from[0],
         slip->from[1], slip->notes[0], slip->notes[1]);
  }
  add (BRACKET, "%u lines", sheet->n_lines);
  add_lines (BRACKET, sheet->stages);
  for (guint i = 0; i < sheet->ties->len; i++) {
    const SvSheetTie *tie = &g_array_index (sheet->ties, SvSheetTie, i);
    add (BRACKET, "%u %.2f %.2f %.2f %d %d %s: %s %s, %s %s, %d", tie->column, tie->y,
         tie->side_y[0], tie->side_y[1], tie->from_match[0], tie->from_match[1], tie->label,
         tie->teams[0], tie->scores[0], tie->teams[1], tie->scores[1], tie->winner);
  }
  for (guint i = 0; i < sheet->certificates->len; i++) {
    const SvSheetCertificate *one = &g_array_index (sheet->certificates, SvSheetCertificate, i);
    add (CERTIFICATES, "%s|%s|%s|%s|%s", one->place, one->team, one->sentence, one->colours[0],
         one->colours[1]);
  }
}

static void
add_files (const SvCupDoc *doc)
{
  for (SvCupFormat format = SV_CUP_CSV_TABLE; format <= SV_CUP_HTML; format++) {
    g_autoptr (GBytes) bytes = sv_cup_export (doc, format, SV_CSV_PLAIN);
    add (FILES, "%.*s", (int)g_bytes_get_size (bytes),
         (const char *)g_bytes_get_data (bytes, NULL));
  }
  g_autoptr (GPtrArray) site = sv_cup_html_site (doc);
  for (guint i = 0; i < site->len; i++) {
    const SvFolderFile *file = site->pdata[i];
    add (SITE, "%s: %.*s", file->name, (int)g_bytes_get_size (file->bytes),
         (const char *)g_bytes_get_data (file->bytes, NULL));
  }
}

static void
add_scorers (const SvCupDoc *doc)
{
  for (int team = -1; team < (int)doc->cup->n_teams; team++) {
    g_autoptr (GArray) counted = sv_cup_scorers_count (scorers, doc, team);
    g_autoptr (SvSheetTable) table = sv_cup_scorers_table (scorers, doc, team);

    for (guint i = 0; i < counted->len; i++) {
      const SvCupScorer *one = &g_array_index (counted, SvCupScorer, i);
      add (SCORERS, "%u %s %u %u", one->team, one->name, one->goals, one->matches);
    }
    add (SCORERS, "%u by others", sv_cup_scorers_unknown (doc, counted, team));
    add_table (SCORERS, table);
  }
}

static void
add_words (const SvCupDoc *doc)
{
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  add_text (WORDS, sv_cup_words_title (doc));
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    const SvCupSlot slot = { fixture->round, fixture->slot };

    add_text (WORDS, sv_cup_words_sides (doc, i));
    add_text (WORDS, sv_cup_words_place (doc, i));
    add_text (WORDS, sv_cup_words_note (doc, i));
    add_text (WORDS, sv_cup_words_slot (doc->cup, slot));
    add_text (WORDS, sv_cup_tables_score (fixture));
    add_text (WORDS, sv_cup_tables_round (doc, bracket, fixture->round));
    add (WORDS, "%u slots", sv_cup_words_count_slots (doc->cup, fixture->round));
    if (bracket->spots[i].drawn)
      add_text (WORDS, sv_cup_tables_match (doc, bracket, i));
  }
  for (unsigned group = 0; group <= doc->cup->n_groups; group++) {
    const unsigned n = group < doc->cup->n_groups ? sv_cup_table (doc->cup, group, lines)
                                                  : sv_cup_knockout_table (doc->cup, lines);

    if (group < doc->cup->n_groups)
      add (WORDS, "complete %d", sv_cup_is_group_complete (doc->cup, group));
    for (unsigned i = 0; i < n; i++) {
      add (WORDS, "%u. %u %u %u %u %u", lines[i].rank, lines[i].team, lines[i].won, lines[i].drawn,
           lines[i].lost, lines[i].by);
      add_text (WORDS, sv_cup_words_difference (&lines[i]));
      if (i > 0)
        add_text (WORDS, sv_cup_words_reason (doc, &lines[i - 1], &lines[i]));
    }
  }
}

static void
add_now (const SvCupDoc *doc)
{
  const SvCupMeeting *meetings = doc->meetings;
  const SvCup *cup = doc->cup;
  const SvCupSlot now = sv_cup_slot_now (doc), next = sv_cup_slot_next (doc);

  add (NOW, "now %u %u next %u %u", now.round, now.slot, next.round, next.slot);
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    add (NOW, "%d %d %d: %d %d %d %d", sv_cup_is_due (doc, i), sv_cup_is_to_come (doc, i),
         sv_cup_is_in_slot (sv_cup_fixture (cup, i), now), meetings[i].teams[0],
         meetings[i].teams[1], meetings[i].winner, meetings[i].loser);
}

static void
add_teams (const SvCupDoc *doc)
{
  for (unsigned team = 0; team < doc->cup->n_teams; team++) {
    g_autoptr (GArray) outings = sv_cup_outings (doc, team);
    g_autoptr (GPtrArray) list = sv_cup_missing_list (doc, team);
    g_autoptr (GPtrArray) sentences = sv_cup_missing_sentences (doc, team);

    add_text (TEAMS, sv_cup_words_team (doc, team));
    add_text (TEAMS, sv_cup_words_standing (doc->cup, team));
    add_text (TEAMS, sv_cup_words_sum (doc->cup, outings));
    for (guint i = 0; i < outings->len; i++) {
      const SvCupOuting *outing = &g_array_index (outings, SvCupOuting, i);
      add (TEAMS, "%u %u %d", outing->fixture, outing->side, outing->result);
      add_text (TEAMS, sv_cup_words_outing (doc, outing));
    }
    add (MISSING, "next %d", sv_cup_missing_next (doc, team));
    for (guint i = 0; i < list->len; i++) {
      const SvCupMissing *one = list->pdata[i];
      add (MISSING, "%s, %s, of %d", one->who, one->why, one->cause);
    }
    add_lines (MISSING, sentences);
    add_text (MISSING, sv_cup_missing_line (doc, team));
  }
  g_autoptr (GPtrArray) missing = sv_cup_tables_missing (doc);
  add_lines (MISSING, missing);
}

static void
look (const SvCupDoc *doc)
{
  add_text (DOCUMENT, sv_cup_doc_write (doc, below (2) == 0));
  add_sheets (doc, -1);
  add_sheets (doc, (int)below (doc->cup->n_teams));
  add_files (doc);
  add_scorers (doc);
  add_words (doc);
  add_now (doc);
  add_teams (doc);
}

/* --- Competitions ---------------------------------------------------------------------------------- */

static void
swap_sides (SvCupFixture *fixture)
{
  const SvCupSource first = fixture->from[0];

  fixture->from[0] = fixture->from[1];
  fixture->from[1] = first;
}

static SvCup *
draw_plan (const SvGame *game)
{
  const SvCupKind kind = (SvCupKind)below (3);
  const unsigned n_teams = (kind == SV_CUP_GROUPS ? 6 : 2) + below (MAX_TEAMS - 6);
  SvCup *cup = sv_cup_new (kind, n_teams, below (2) == 0 ? game->season.points : NULL);

  cup->boards = 1 + below (4);
  cup->third = kind != SV_CUP_LEAGUE && n_teams > 3 && below (2) == 0;
  if (kind != SV_CUP_KNOCKOUT && below (3) == 0)
    cup->legs = 2;
  if (kind == SV_CUP_GROUPS) {
    cup->advance = 1 + below (2);
    sv_cup_deal (cup, 2 + below (n_teams / 3 - 1));
  }
  if (kind == SV_CUP_GROUPS)
    cup->n_order--;
  if (below (2) == 0)
    cup->order[cup->n_order++] = SV_CUP_BY_WINS;
  if (kind == SV_CUP_GROUPS || below (2) == 0)
    cup->order[cup->n_order++] = SV_CUP_BY_LOT;
  if (cup->order[cup->n_order - 1] == SV_CUP_BY_LOT)
    sv_cup_draw_lots (cup, &chance);
  SvFault fault;
  if (!sv_cup_check_plan (cup, &fault)) {
    g_autofree char *why = sv_fault_dup_reason (&fault);
    add (PLAN, "refused: %s: %s", fault.path, why);
    sv_cup_free (cup);
    return draw_plan (game);
  }
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (sv_cup_fixture (cup, i)->knockout && below (3) == 0)
      swap_sides (sv_cup_fixture (cup, i));
  return cup;
}

static SvCupDoc *
draw_cup (unsigned number)
{
  static const char *const titles[] = { "", "Canteen cup", "A & B <cup>" };
  const SvGame *game = sv_games ()[number % 3];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = draw_plan (game);

  for (unsigned i = 0; i < cup->n_teams; i++) {
    g_autofree char *name = i == 4 ? g_strdup ("") : g_strdup_printf ("T, “%c”", 'A' + (int)i);
    g_ptr_array_add (names, face_name (name));
    SvTeamDoc *team = named_team (game, name);
    for (unsigned card = 0; card < team->n_cards && i % 2 == 0; card += 2) {
      g_free (team->cards[card].name);
      team->cards[card].name = g_strdup_printf ("P%u", (7 * card + i) % 20);
    }
    const SvField *out = sv_field_find (game->team_fields, game->n_team_fields, "unavailable");
    if (out != NULL && i % 2 == 1)
      sv_field_set (out, team->fields, 1 << (i + 2));
    for (unsigned k = 0; k < 2 && i % 3 > 0; k++)
      team->colours[k] = g_strdup_printf ("#00%02x%02x", i, k);
    face_rename_team (team);
    g_ptr_array_add (teams, team);
  }
  add_text (PLAN, sv_cup_words_plan (cup, 10 + below (30)));
  add_text (PLAN, sv_cup_words_draw (cup, names));
  SvCupDoc *doc = sv_cup_doc_new (titles[below (3)], variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

/* A score of any kind, possible here or not. */
static SvCupResult
draw_result (void)
{
  SvCupResult result = { .played = true,
                         .how = below (4) == 0 ? below (SV_CUP_N_HOWS) : SV_END_FULL_TIME,
                         .score = { below (4), below (4) } };

  if (result.how == SV_END_PENALTIES) {
    result.shootout[0] = below (5);
    result.shootout[1] = below (5);
  }
  return result;
}

static SvCupDoc *
enter_counted (const SvCupDoc *doc, unsigned i, GError **error)
{
  const SvCupResult result = draw_result ();
  GArray *of[2], *marks[2];

  for (unsigned side = 0; side < 2; side++) {
    of[side] = g_array_new (FALSE, FALSE, sizeof (unsigned));
    marks[side] = g_array_new (FALSE, FALSE, sizeof (SvCupMark));
    for (unsigned n = below (result.score[side] + 1); n > 0; n--) {
      const unsigned card = below (doc->game->n_cards > 0 ? doc->game->n_cards : 1);
      g_array_append_val (of[side], card);
    }
    for (unsigned n = doc->game->table.marks != NULL ? below (4) : 0; n > 0; n--) {
      const SvCupMark mark = { below (doc->game->n_cards), below (3) };
      g_array_append_val (marks[side], mark);
    }
  }
  SvCupDoc *after = sv_cup_doc_counted (doc, i, &result, of, marks, error);
  for (unsigned side = 0; side < 2; side++) {
    g_array_unref (of[side]);
    g_array_unref (marks[side]);
  }
  return after;
}

/* A whole match, or one that is not over. */
static SvCupDoc *
enter_match (const SvCupDoc *doc, unsigned i, GError **error)
{
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, i, error);

  if (match == NULL)
    return NULL;
  for (unsigned n = below (4) == 0 ? 30 : MATCH_EVENTS; n > 0 && append_any (match, &chance, 0);
       n--)
    ;
  return sv_cup_doc_match (doc, i, match, error);
}

static SvCupDoc *
enter_score (const SvCupDoc *doc, unsigned i, GError **error)
{
  const SvCupResult result = draw_result ();

  return sv_cup_doc_result (doc, i, &result, error);
}

/* What is done to fixture i, and mostly can be. */
static SvCupDoc *
do_any (const SvCupDoc *doc, unsigned i, GError **error)
{
  switch (below (24)) {
  case 0:
    return sv_cup_doc_void (doc, i, error);
  case 1:
    return sv_cup_doc_clear (doc, below (doc->cup->fixtures->len), error);
  case 2:
  case 3:
    return sv_cup_doc_withdraw (doc, below (doc->cup->n_teams), below (2) == 0, error);
  case 4:
  case 5:
    return enter_match (doc, i, error);
  case 6:
  case 7:
  case 8:
  case 9:
    return enter_counted (doc, i, error);
  default:
    return enter_score (doc, i, error);
  }
}

static unsigned
draw_fixture (const SvCupDoc *doc)
{
  const SvCup *cup = doc->cup;

  for (unsigned i = 0; i < cup->fixtures->len && below (8) > 0; i++)
    if (sv_cup_is_due (doc, i))
      return i;
  return below (cup->fixtures->len);
}

/* What is written, the text, which is taken, is read as it was; so it is without what needs not be said. */
static void
assert_read (char *text)
{
  g_autofree char *whole = text;
  g_auto (GStrv) parts = g_strsplit (whole, ",\"how\":\"full time\"", -1);
  g_autofree char *less = g_strjoinv ("", parts);
  const char *const texts[] = { whole, less };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (SvCupDoc) again = sv_cup_doc_read (texts[i], strlen (texts[i]), NULL, &error);

    g_assert_no_error (error);
    assert_text (sv_cup_doc_write (again, FALSE), texts[i]);
  }
}

/* --- The same as numbers alone, of any size -------------------------------------------------------- */

static void
add_lines_of (int aspect, const SvCupLine *lines, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    add (aspect, "%u. %u: %u %u %u, %u–%u, %u, by %u", lines[i].rank, lines[i].team, lines[i].won,
         lines[i].drawn, lines[i].lost, lines[i].goals[0], lines[i].goals[1], lines[i].points,
         lines[i].by);
}

static void
add_numbers (const SvCup *cup)
{
  g_autofree SvCupMeeting *meetings = sv_cup_meetings (cup);
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (cup);
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  add (NUMBERS, "%u columns, %u lines, final %d", bracket->n_columns, bracket->n_lines,
       bracket->final);
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *f = sv_cup_fixture (cup, i);
    const SvCupSpot *s = &bracket->spots[i];
    add (NUMBERS, "%u %u %u %d, %d.%u.%u %d.%u.%u: %d %d %d %d", f->round, f->slot, f->board,
         f->knockout, f->from[0].from, f->from[0].n, f->from[0].place, f->from[1].from,
         f->from[1].n, f->from[1].place, meetings[i].teams[0], meetings[i].teams[1],
         meetings[i].winner, meetings[i].loser);
    if (s->drawn)
      add (NUMBERS, "%d %u %g %g %g %d %d", s->third, s->column, s->y, s->side_y[0], s->side_y[1],
           s->from[0], s->from[1]);
  }
  for (unsigned g = 0; g < cup->n_groups; g++) {
    add_lines_of (NUMBERS, lines, sv_cup_table (cup, g, lines));
    add (NUMBERS, "complete %d", sv_cup_is_group_complete (cup, g));
  }
  add_lines_of (NUMBERS, lines, sv_cup_knockout_table (cup, lines));
}

static void
draw_order (SvCup *cup)
{
  static const SvCupBy keys[] = { SV_CUP_BY_POINTS, SV_CUP_BY_MUTUAL, SV_CUP_BY_DIFFERENCE,
                                  SV_CUP_BY_GOALS, SV_CUP_BY_WINS };

  const unsigned first = below (2) == 0 ? 0 : below (5);

  cup->n_order = 0;
  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    if (below (4) > 0)
      cup->order[cup->n_order++] = keys[(i + first) % G_N_ELEMENTS (keys)];
  if (cup->kind == SV_CUP_GROUPS || below (2) == 0)
    cup->order[cup->n_order++] = SV_CUP_BY_LOT;
  if (cup->n_order > 0 && cup->order[cup->n_order - 1] == SV_CUP_BY_LOT)
    sv_cup_draw_lots (cup, &chance);
}

static SvCup *
draw_numbers (void)
{
  const SvCupKind kind = (SvCupKind)below (3);
  const unsigned n_groups = 1 + below (below (3) == 0 ? 12 : 4);
  const unsigned size = 2 + below (4), more = below (3);
  const unsigned n_teams = kind == SV_CUP_GROUPS
                               ? MIN (n_groups * size + more, SV_CUP_MAX_TEAMS)
                               : 2 + below (below (4) == 0 ? SV_CUP_MAX_TEAMS - 1 : 9);
  SvCup *cup = sv_cup_new (kind, n_teams, NULL);

  cup->boards = 1 + below (below (2) == 0 ? 3 : SV_CUP_MAX_BOARDS);
  cup->legs = kind != SV_CUP_KNOCKOUT && n_teams < 10 ? 1 + below (SV_CUP_MAX_LEGS) : 1;
  cup->advance = kind == SV_CUP_GROUPS ? 1 + below (3) : 0;
  cup->third = kind != SV_CUP_LEAGUE && below (2) == 0;
  for (unsigned i = 0; i < SV_CUP_N_OUTCOMES && below (2) == 0; i++)
    cup->points[i] = below (4);
  if (kind == SV_CUP_GROUPS)
    sv_cup_deal (cup, n_groups);
  draw_order (cup);
  return cup;
}

/* Results that can be, as far as it is known who meets. */
static void
play_numbers (SvCup *cup)
{
  const unsigned n = below (3) == 0 ? below (cup->fixtures->len + 1) : cup->fixtures->len;
  const unsigned most = 1 + below (3); /* the fewer goals, the more teams are level */

  for (unsigned i = 0; i < n; i++) {
    g_autofree SvCupMeeting *meetings = cup->fixtures->len < 200 ? sv_cup_meetings (cup) : NULL;
    SvCupFixture *fixture = sv_cup_fixture (cup, i);
    SvFault fault;

    if (meetings != NULL && (meetings[i].teams[0] < 0 || meetings[i].teams[1] < 0))
      continue;
    fixture->result = draw_result ();
    for (unsigned side = 0; side < 2; side++)
      fixture->result.score[side] = MIN (fixture->result.score[side], most);
    fixture->is_void = below (12) == 0;
    if ((meetings == NULL && fixture->knockout) || below (20) == 0 ||
        (meetings != NULL && !sv_cup_check (cup, &fault))) {
      fixture->result = (SvCupResult){ 0 };
      fixture->is_void = false;
    }
  }
  for (unsigned k = below (4); k > 1; k--) {
    const unsigned team = below (cup->n_teams);
    if (!sv_cup_is_withdrawn (cup, team))
      cup->withdrawn[cup->n_withdrawn++] = team;
  }
}

/* A number near to what it was, from min to max. */
static void
shift (unsigned *number, unsigned min, unsigned max)
{
  const unsigned far = min + below (max - min + 1);
  const unsigned near = below (2) == 0 ? *number + 1 : *number - MIN (*number, 1);

  *number = CLAMP (below (3) == 0 ? far : near, min, max);
}

static void
damage_fixture (SvCup *cup, SvCupFixture *fixture)
{
  const unsigned side = below (2);
  SvCupSource *from = &fixture->from[side];

  switch (below (9)) {
  case 0:
    shift (&fixture->round, 1, fixture->round + 3);
    break;
  case 1:
    shift (&fixture->slot, 1, fixture->slot + 1);
    break;
  case 2:
    shift (&fixture->board, 1, cup->boards);
    break;
  case 3:
  case 4:
    if (fixture->knockout && below (2) == 0)
      from->from = (SvCupFrom)below (4);
    shift (&from->n, 0,
           from->from == SV_CUP_FROM_TEAM    ? cup->n_teams - 1
           : from->from == SV_CUP_FROM_PLACE ? SV_CUP_MAX_TEAMS - 1
                                             : cup->fixtures->len);
    from->place = from->from == SV_CUP_FROM_PLACE ? MAX (from->place, 1) : 0;
    break;
  case 5:
    if (from->from == SV_CUP_FROM_PLACE)
      shift (&from->place, 1, SV_CUP_MAX_TEAMS);
    break;
  case 6:
    fixture->is_void = !fixture->is_void;
    break;
  case 7:
    fixture->result = draw_result ();
    break;
  default:
    fixture->result.score[side] = SV_CUP_MAX_GOALS + below (2);
    fixture->result.shootout[side] = SV_CUP_MAX_GOALS + below (2);
  }
}

static void
damage_plan (SvCup *cup)
{
  const unsigned group = below (MAX (cup->n_groups, 1)), place = below (cup->n_teams);

  switch (below (8)) {
  case 0:
    if (cup->kind == SV_CUP_GROUPS)
      shift (&cup->advance, 1, SV_CUP_MAX_TEAMS);
    break;
  case 1:
    cup->third = cup->kind != SV_CUP_LEAGUE && !cup->third;
    break;
  case 2:
    if (cup->kind != SV_CUP_KNOCKOUT)
      shift (&cup->legs, 1, SV_CUP_MAX_LEGS);
    break;
  case 3:
    if (cup->n_order > 0) {
      const unsigned at = below (cup->n_order);
      cup->order[at] = (SvCupBy)below (SV_CUP_N_KEYS);
    }
    break;
  case 4:
    cup->has_lots = !cup->has_lots;
    break;
  case 5:
    cup->lots[place] = below (cup->n_teams);
    break;
  case 6:
    if (cup->n_withdrawn < SV_CUP_MAX_TEAMS)
      cup->withdrawn[cup->n_withdrawn++] = place;
    break;
  default:
    if (cup->kind == SV_CUP_GROUPS && below (2) == 0)
      cup->groups[group][below (MAX (cup->group_size[group], 1))] = place;
    else if (cup->kind == SV_CUP_GROUPS)
      cup->group_size[group] -= MIN (cup->group_size[group], 1);
  }
}

/* Something of it is another, missing, or there twice; nothing is outside what a document can say. */
static void
damage (SvCup *cup)
{
  const unsigned n = cup->fixtures->len, i = below (MAX (n, 1));

  switch (below (10)) {
  case 0:
    if (n > 0)
      g_array_remove_index (cup->fixtures, i);
    break;
  case 1:
    if (n > 0) {
      const SvCupFixture again = *sv_cup_fixture (cup, i);
      g_array_append_val (cup->fixtures, again);
    }
    break;
  case 2:
  case 3:
    damage_plan (cup);
    break;
  default:
    if (n > 0)
      damage_fixture (cup, sv_cup_fixture (cup, i));
  }
}

static void
run_numbers (void)
{
  g_autoptr (SvCup) cup = draw_numbers ();
  SvFault fault;

  if (!sv_cup_check_plan (cup, &fault)) {
    g_autofree char *why = sv_fault_dup_reason (&fault);
    add (FAULTS, "%s: %s", fault.path, why);
    return;
  }
  sv_cup_schedule (cup);
  play_numbers (cup);
  add_numbers (cup);
  for (unsigned k = 0; k < DAMAGES; k++) {
    g_autoptr (SvCup) other = sv_cup_copy (cup);

    for (unsigned times = 1 + below (2); times > 0; times--)
      damage (other);
    if (sv_cup_check (other, &fault)) {
      add_numbers (other);
      if (other->fixtures->len == cup->fixtures->len && sv_cup_check (cup, NULL) &&
          sv_cup_check_change (cup, other, &fault))
        continue;
    }
    g_autofree char *why = sv_fault_dup_reason (&fault);
    add (FAULTS, "%s: %s", fault.path, why);
  }
}

/* Who meets first of so many groups, however many of each go on. */
static void
run_places (unsigned n_groups)
{
  for (unsigned advance = 1; n_groups * MAX (advance, 2) <= SV_CUP_MAX_TEAMS && advance < 9;
       advance++) {
    g_autoptr (SvCup) cup = sv_cup_new (SV_CUP_GROUPS, n_groups * MAX (advance, 2), NULL);

    cup->advance = advance;
    sv_cup_deal (cup, n_groups);
    sv_cup_schedule (cup);
    for (unsigned i = 0; i < cup->fixtures->len; i++) {
      const SvCupFixture *f = sv_cup_fixture (cup, i);
      if (f->knockout)
        add (PLACES, "%u of %u: %d.%u.%u %d.%u.%u", advance, n_groups, f->from[0].from,
             f->from[0].n, f->from[0].place, f->from[1].from, f->from[1].n, f->from[1].place);
    }
  }
}

static void
run_cup (unsigned number)
{
  scorers = sv_cup_scorers_new ();
  g_autoptr (SvCupDoc) doc = draw_cup (number);
  const unsigned n = doc->cup->fixtures->len * 3 / 2 + 4;

  for (unsigned step = 0; step <= n; step++) {
    const unsigned i = draw_fixture (doc);
    g_autoptr (GError) error = NULL;

    if (step % (n / LOOKS) == 0)
      look (doc);
    SvCupDoc *after = do_any (doc, i, &error);
    g_assert_true ((after == NULL) == (error != NULL));
    if (after == NULL) {
      add (REFUSED, "%u: %s", i, error->message);
      continue;
    }
    sv_cup_doc_free (doc);
    doc = after;
  }
  look (doc);
  assert_read (sv_cup_doc_write (doc, FALSE));
  for (unsigned i = 0; i < PLANS; i++)
    run_numbers ();
  run_places (1 + number % 16);
  g_clear_pointer (&scorers, sv_cup_scorers_free);
}

int
main (int argc, char **argv)
{
  static const Face face = { "cup-face", CUPS, aspects, run_cup };

  g_setenv ("SOURCE_DATE_EPOCH", "0", TRUE); /* which web pages tell */
  return face_main (argc, argv, &face);
}
