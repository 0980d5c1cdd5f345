/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game lets people see, point at and read stays what it is, until somebody means to change it: of
 * matches that are played by chance, under many variants, all that its interface tells is added up to a
 * number for each match and aspect, and compared with those of tests/data/faces. Sentences count by the
 * order in which they first come, so that their words may be mended.
 *
 *      test-face GAME FILE               compares
 *      test-face GAME FILE --write       writes the numbers anew (tests/bless.sh does)
 *      test-face GAME FILE MATCH ASPECT  prints what is added up: do so with both versions of the program,
 *                                        and read the difference */

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random-setup.h"
#include "rule-state.h"
#include "sv-games.h"
#include "sv-odds.h"
#include "sv-rng.h"

/* The last of the matches are short ones, which come to their ends. */
enum {
  MATCHES = 16,
  SHORT = 4,
  EVENTS = 500,
  KEEN_LOOKS = 6,
  TIME_ONE_OF = 60,
  TIME_SHORT = 12,
  PICKS = 12,
  PAIRS = 4,
  CHANGES = 16,
  ITEMS = 12,
  EARLIER = 32,
  SPOILT = 64
};

typedef enum {
  PLAY,
  VIEW,
  SIGHT,
  TARGETS,
  PROMPT,
  NOTES,
  MOVES,
  WHY,
  MEANING,
  COUNTS,
  ODDS,
  REASON,
  LESSON,
  LINE_UP,
  STANCE,
  PLACEMENT,
  RESTORE,
  SLATE,
  SETUP,
  WORTH,
  AFTER,
  BROKEN,
  N_ASPECTS
} Aspect;

static const char *const aspect_names[N_ASPECTS] = {
  "play",    "view",   "sight", "targets", "prompt", "notes",   "moves",  "why",
  "meaning", "counts", "odds",  "reason",  "lesson", "line-up", "stance", "placement",
  "restore", "slate",  "setup", "worth",   "after",  "broken",
};

typedef guint64 State[SV_MAX_STATE / 8];

/* The match that is played. */
static const SvGame *the_game;
static void *the_setup;
static State now;
static SvRng chance, picks; /* picks: what is asked for changes nothing of the match */
static guint64 stances[2][SV_MAX_STANCE / 8]; /* the last that each side has taken */
static gboolean has_stance[2];
static State earlier[EARLIER]; /* positions of the match */
static guint64 sums[N_ASPECTS];
static GHashTable *sentences[N_ASPECTS]; /* msgid → number */
static int printed = -1;                 /* Aspect */

/* --- Adding up -------------------------------------------------------------------------------- */

static void add (Aspect aspect, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add (Aspect aspect, const char *format, ...)
{
  va_list list;

  va_start (list, format);
  g_autofree char *text = g_strdup_vprintf (format, list);
  va_end (list);
  for (const char *c = text; *c != '\0'; c++)
    sums[aspect] = (sums[aspect] ^ (guchar)*c) * G_GUINT64_CONSTANT (0x100000001b3);
  if (printed == (int)aspect)
    puts (text);
}

/* The number of a sentence in what an aspect tells; 0: there is none. */
static guint
number_of (Aspect aspect, const char *msgid)
{
  if (msgid == NULL)
    return 0;
  if (!g_hash_table_contains (sentences[aspect], msgid))
    g_hash_table_insert (sentences[aspect], g_strdup (msgid),
                         GUINT_TO_POINTER (g_hash_table_size (sentences[aspect]) + 1));
  return GPOINTER_TO_UINT (g_hash_table_lookup (sentences[aspect], msgid));
}

/* Only the places that a sentence has are read by anybody. */
static int
place (const SvPhrase *phrase, const char *name, int value)
{
  return phrase->msgid != NULL && strstr (phrase->msgid, name) != NULL ? value : 0;
}

static void
add_phrase (Aspect aspect, const SvPhrase *p)
{
  add (aspect, "#%u %d, %d %d at %d %d: %d %d %d %d", number_of (aspect, p->msgid), p->side,
       place (p, "{piece}", p->piece), place (p, "{piece2}", p->piece2),
       place (p, "{space}", p->space), place (p, "{space2}", p->space2), place (p, "{n}", p->n),
       place (p, "{m}", p->m), place (p, "{k}", p->k), place (p, "{l}", p->l));
}

static void
add_notes (Aspect aspect, const SvNotes *notes)
{
  for (guint i = 0; i < notes->n; i++) {
    const SvNote *note = &notes->notes[i];
    add_phrase (aspect, &note->phrase);
    add (aspect, "kind %d caption %u shot %d counts %u doer %d faces %u", note->kind,
         number_of (aspect, note->caption), note->shot, number_of (aspect, note->counts),
         note->counts != NULL ? note->doer : 0, note->faces);
  }
}

static void
add_view (Aspect aspect, const SvView *v)
{
  for (guint i = 0; i < v->n_pieces; i++) {
    const SvPiece *p = &v->pieces[i];
    add (aspect, "%d %d at %d, card %d flags %u need %d head %u %s", p->side, p->number, p->space,
         p->card, p->flags, p->need, p->head, p->look);
  }
  for (guint i = 0; i < v->n_trail; i++)
    add (aspect, "over %d", v->trail[i]);
  add (aspect, "ball %d %d score %d %d (%d: %d %d) shown %d", v->ball_space, v->ball_piece,
       v->score[0], v->score[1], v->shootout, v->shootout_score[0], v->shootout_score[1],
       v->shown_first);
  add (aspect, "attacking %d winner %d ended %u period %u of %u #%u %d runs %d", v->attacking,
       v->winner, v->ended, v->period, v->n_periods, number_of (aspect, v->period_name),
       v->period_ms, v->clock_runs);
  add (aspect, "stage %d zones %d %d points %d clock %d of %d notice %u phase %s", v->stage,
       v->zone_side[0], v->zone_side[1], v->points, v->clock_shows, v->clock_ends,
       number_of (aspect, v->notice), v->phase);
}

static void
add_state (Aspect aspect, const void *state)
{
  g_autoptr (GHashTable) values = rule_state_flatten (the_game, the_setup, state);
  g_autoptr (GList) paths = g_list_sort (g_hash_table_get_keys (values), (GCompareFunc)strcmp);

  for (GList *path = paths; path != NULL; path = path->next)
    add (aspect, "%s=%s", (char *)path->data, (char *)g_hash_table_lookup (values, path->data));
}

static int
pick (int from, guint n)
{
  return from + (int)sv_rng_below (&picks, n);
}

/* --- What a position tells -------------------------------------------------------------------- */

static void
tell_node (const SvEvent *legal, guint n)
{
  SvNode node;

  the_game->node (the_setup, now, &node);
  add (PLAY, "node %d %d %s %d %d %d %d", node.kind, node.side,
       node.side_name ? node.side_name : "-", node.die, node.time, node.contest, node.secret);
  for (guint i = 0; i < n; i++) {
    char text[SV_EVENT_TEXT_MAX];
    the_game->event_text (the_setup, now, legal[i], text);
    add (PLAY, "%s", text);
  }
}

static void
tell_targets (const SvEvent *legal, guint n)
{
  for (guint i = 0; i < n; i++) {
    SvTarget t;
    SvSight ending;

    the_game->event_target (the_setup, now, legal[i], &t);
    add (TARGETS, "%d %d #%u %u cost %u odds %u of %u", t.piece, t.space,
         number_of (TARGETS, t.button), t.flags, t.cost, t.odds, t.odds_of);
    if (the_game->face.closeup != NULL && pick (0, n) < 4 &&
        the_game->face.closeup (the_setup, now, &legal[i], &ending))
      add_view (SIGHT, &ending.view);
  }
}

static void
tell_places (const SvEvent *legal, guint n)
{
  SvSight sight;
  SvNotes notes;
  SvPhrase phrase;

  sv_game_sight (the_game, the_setup, now, &sight);
  if (the_game->face.closeup != NULL)
    add_view (SIGHT, &sight.view);
  sv_game_meaning (the_game, the_setup, now, -1, -1, &notes);
  add_notes (MEANING, &notes);
  for (guint i = 0; i < PICKS; i++) {
    const int piece = pick (0, sight.view.n_pieces);
    const int space = pick (0, sight.board->n_spaces);

    sv_game_meaning (the_game, the_setup, now, piece, sight.view.pieces[piece].space, &notes);
    add_notes (MEANING, &notes);
    sv_game_meaning (the_game, the_setup, now, -1, space, &notes);
    add_notes (MEANING, &notes);
    for (int k = 0; k < 3; k++) {
      const int tried = k == 1 ? -1 : piece, at = k == 2 ? -1 : space;

      if (n == 0)
        continue;
      if (sv_game_why_not (the_game, the_setup, now, legal, n, tried, at, &phrase))
        add_phrase (WHY, &phrase);
      else
        add (WHY, "%d %d: nothing to say", tried, at);
    }
  }
}

static void
tell_words (void)
{
  SvPhrase phrase;
  SvNotes notes = { 0 };
  SvOdds odds;
  SvTurn turn;
  SvTiming timing;
  const SvLesson *lesson = sv_game_lesson (the_game, the_setup, now, &phrase);

  add (LESSON, "%s", lesson != NULL ? lesson->title : "none");
  if (lesson != NULL)
    add_phrase (LESSON, &phrase);
  sv_game_turn (the_game, the_setup, now, &turn);
  for (guint i = 0; i < turn.n; i++)
    add (LESSON, "part %u%s", number_of (LESSON, turn.names[i]), turn.now == (int)i ? " now" : "");
  the_game->words.prompt (the_setup, now, &phrase);
  add_phrase (PROMPT, &phrase);
  if (the_game->words.counts != NULL)
    the_game->words.counts (the_setup, now, &notes);
  add_notes (COUNTS, &notes);
  sv_odds (the_game, the_setup, now, &odds);
  for (guint i = 0; i < odds.n; i++)
    add (ODDS, "#%u %d %d %u/%u", number_of (ODDS, odds.outcomes[i].caption), odds.outcomes[i].kind,
         odds.outcomes[i].side, odds.outcomes[i].numerator, odds.outcomes[i].denominator);
  sv_game_timing (the_game, the_setup, now, &timing);
  add (VIEW, "timing %u of %u, %d %d", timing.period, timing.n_periods, timing.clock_runs,
       timing.period_ms);
}

static void
tell_line_ups (void)
{
  SvLineUp line_up;

  for (guint i = 0; i < SV_MAX_LINE_UPS; i++)
    if (sv_game_line_up (the_game, the_setup, now, i, &line_up)) {
      char text[SV_EVENT_TEXT_MAX];
      the_game->event_text (the_setup, now, line_up.event, text);
      add (LINE_UP, "%u %s", i, text);
      add_phrase (LINE_UP, &line_up.name);
    }
}

/* How the sides have lined up, and what is next to do so again. */
static void
tell_stances (void)
{
  SvEvent event;
  char text[SV_EVENT_TEXT_MAX];

  for (int side = 0; side < 2 && the_game->line_ups.stances != NULL; side++) {
    guint64 stance[G_N_ELEMENTS (stances[0])] = { 0 };
    gint32 values[sizeof stance / 4];
    if (sv_game_take_stance (the_game, the_setup, now, side, stance)) {
      memcpy (stances[side], stance, sizeof stance);
      memcpy (values, stance, sizeof stance);
      has_stance[side] = TRUE;
      for (gsize i = 0; i < the_game->line_ups.stances->size / 4; i++)
        add (STANCE, "%d %d", side, values[i]);
    }
    if (!has_stance[side])
      continue;
    if (sv_game_next_of_stance (the_game, the_setup, now, stances[side], &event)) {
      the_game->event_text (the_setup, now, event, text);
      add (STANCE, "%d: %s", side, text);
    }
  }
}

/* What is seen to be wrong with positions of which one byte is that of another position. */
static void
tell_broken (guint step)
{
  State spoilt;

  for (int i = 0; i < SPOILT && the_game->broken != NULL && step > 0; i++) {
    const guint8 *other = (const guint8 *)earlier[pick (0, MIN (step, EARLIER))];
    const int at = pick (0, (guint)the_game->state_size);
    memcpy (spoilt, now, sizeof spoilt);
    ((guint8 *)spoilt)[at] = other[at];
    add (BROKEN, "#%u", number_of (BROKEN, the_game->broken (the_setup, spoilt)));
  }
  memcpy (earlier[step % EARLIER], now, sizeof spoilt);
}

static void
tell_worth (void)
{
  State better;

  for (int side = 0; side < 2 && the_game->worth.appraise != NULL; side++)
    add (WORTH, "%d", the_game->worth.appraise (the_setup, now, side));
  for (int side = 0; side < 2 && the_game->secrets.veil != NULL; side++) {
    memcpy (better, now, sizeof better);
    the_game->secrets.veil (the_setup, better, side);
    if (memcmp (better, now, the_game->state_size) != 0)
      add_state (WORTH, better);
  }
}

static void
tell_reasons (const SvEvent *legal, guint n)
{
  for (int i = 0; i < PAIRS && the_game->teach.reason != NULL && n >= 2; i++) {
    State better, worse;
    SvNotes notes = { 0 };

    memcpy (better, now, sizeof better);
    memcpy (worse, now, sizeof worse);
    the_game->apply (the_setup, better, legal[pick (0, n)]);
    the_game->apply (the_setup, worse, legal[pick (0, n)]);
    the_game->teach.reason (the_setup, better, worse, pick (0, 2), &notes);
    add_notes (REASON, &notes);
  }
}

/* All that is told of the position as it stands. */
static void
tell_position (const SvEvent *legal, guint n)
{
  SvView view;

  tell_node (legal, n);
  the_game->view (the_setup, now, &view);
  add_view (VIEW, &view);
  tell_words ();
  tell_places (legal, n);
  tell_targets (legal, n);
  tell_line_ups ();
  tell_stances ();
}

/* --- Positions that people and files give ----------------------------------------------------- */

/* One that no match may come to so soon, and all that is told of it. */
static void
tell_other (Aspect aspect, const State other)
{
  g_autofree SvEvent *legal = g_new (SvEvent, SV_MAX_LEGAL);
  State kept;

  add_state (aspect, other);
  memcpy (kept, now, sizeof kept);
  memcpy (now, other, sizeof now);
  tell_position (legal, the_game->legal (the_setup, now, legal));
  memcpy (now, kept, sizeof now);
}

static void
try_placement (SvPlacement *placement)
{
  SvPhrase why = sv_phrase (NULL, -1);
  State back;

  if (sv_game_from_placement (the_game, the_setup, placement, &back, &why)) {
    tell_other (PLACEMENT, back);
  } else {
    add_phrase (PLACEMENT, &why);
    add (PLACEMENT, "of %d", why.piece);
  }
}

static void
tell_placements (void)
{
  const guint n_spaces = (guint)the_game->board (the_setup)->n_spaces;
  SvPlacement placement;

  if (sv_game_n_phases (the_game) == 0)
    return;
  sv_game_to_placement (the_game, the_setup, now, &placement);
  /* What stands behind the last piece is nothing. */
  for (guint i = the_game->n_pieces; i < SV_MAX_PIECES; i++)
    placement.spaces[i] = (int16_t)pick (-1, n_spaces + 1);
  try_placement (&placement);
  for (int i = 0; i < CHANGES; i++) {
    SvPlacement other = placement;

    switch (pick (0, 8)) {
    case 0:
      other.phase = (uint32_t)pick (0, sv_game_n_phases (the_game));
      break;
    case 1:
      other.ball_piece = (int16_t)pick (-1, the_game->n_pieces + 1);
      break;
    case 2:
      other.ball_space = (int16_t)pick (-1, n_spaces + 1);
      break;
    case 3:
      other.active_piece = (int16_t)pick (-1, the_game->n_pieces + 1);
      break;
    case 4:
      other.defender = (int16_t)pick (-1, the_game->n_pieces + 1);
      break;
    case 5:
      other.period = (uint32_t)pick (0, 6);
      break;
    case 6:
      other.side = pick (-1, 3);
      break;
    default:
      other.points = pick (-1, 12);
      break;
    }
    if (i > 0) {
      const int space = pick (-1, n_spaces + 1);
      other.spaces[pick (0, the_game->n_pieces)] = (int16_t)space;
    }
    try_placement (&other);
  }
}

/* Another value than the one that stands there. */
static char *
other_value (const char *value)
{
  switch (pick (0, 6)) {
  case 0:
    return g_strdup_printf ("%d", pick (0, 4));
  case 1:
    return g_strdup_printf ("%d", atoi (value) + 1);
  case 2:
    return g_strdup_printf ("%d", atoi (value) - 1);
  case 3:
    return g_strdup ("true");
  case 4:
    return g_strdup ("null");
  default:
    return g_strdup_printf ("%sx", value);
  }
}

/* Change one of the values, to what stands somewhere else or to something that may stand nowhere. */
static void
change_value (GHashTable *values, GList *paths, gboolean copied)
{
  const guint n = g_hash_table_size (values);
  const char *path = g_list_nth_data (paths, (guint)pick (0, n));
  const char *from = g_list_nth_data (paths, (guint)pick (0, n));
  char *value = copied ? g_strdup (g_hash_table_lookup (values, from))
                       : other_value (g_hash_table_lookup (values, path));

  g_hash_table_insert (values, g_strdup (path), value);
}

/* What is said of positions that nearly are this one. */
static void
tell_restored (void)
{
  g_autoptr (GHashTable) values = rule_state_flatten_start (the_game, the_setup, now);
  g_autoptr (GList) paths = g_list_sort (g_hash_table_get_keys (values), (GCompareFunc)strcmp);

  for (int i = 0; i < CHANGES; i++) {
    g_autoptr (GHashTable) others = rule_state_flatten_start (the_game, the_setup, now);
    State back;
    SvFault fault;

    change_value (others, paths, i % 2 == 0);
    if (i % 4 >= 2)
      change_value (others, paths, TRUE);
    if (rule_state_restore (the_game, the_setup, others, &back, &fault)) {
      tell_other (RESTORE, back);
    } else {
      add (RESTORE, "%s", fault.path);
      add_phrase (RESTORE, &fault.why);
    }
  }
}

/* --- What a match tells at its beginning and its end ------------------------------------------- */

static void
tell_slate (void)
{
  SvSlate slate = { .period = (uint8_t)pick (1, 6) };
  SvSlateView v;

  for (int i = 0; i < 2; i++) {
    slate.score[i] = pick (0, 3);
    slate.taken[i] = (uint16_t)pick (0, 8);
    slate.scored[i] = (uint16_t)pick (0, slate.taken[i] + 1u);
  }
  for (int k = 0; k < SV_SLATE_SCOPES; k++)
    for (int t = 0; t < SV_SLATE_THROWS; t++) {
      slate.dice[k].thrown[t] = (uint16_t)pick (0, 30);
      slate.dice[k].ones[t] = (uint16_t)pick (0, slate.dice[k].thrown[t] + 1u);
    }
  slate.time_up = pick (0, 2);
  sv_game_slate (the_game, the_setup, &slate, &v);
  const guint count = number_of (SLATE, v.count), notice = number_of (SLATE, v.notice);
  add (SLATE, "period %u: %d ms, clock %d of %d, notice %u count %u late %d shootout %d ended %d",
       slate.period, v.period_ms, v.clock_shows, v.clock_ends, notice, count, v.late, v.shootout,
       v.ended);
  add (SLATE, "next %u winner %d how %u marks %u most %u %u %u %u", v.next, v.winner, v.how,
       v.marks, v.most[0], v.most[1], v.most[2], v.most[3]);
  add (SLATE, "#%u", number_of (SLATE, sv_game_period_name (the_game, the_setup, slate.period)));
}

static void
tell_setup (void)
{
  for (guint side = 0; side < 2; side++) {
    SvBudget budgets[SV_MAX_BUDGETS];
    const guint n = sv_game_budget (the_game, the_setup, side, budgets);

    for (guint i = 0; i < n; i++)
      add (SETUP, "%s %d of %d", budgets[i].key, budgets[i].used, budgets[i].total);
  }
  for (guint i = 0; i < the_game->n_pieces; i++) {
    SvPhrase phrase;

    the_game->words.piece_name (the_setup, (int)i, &phrase);
    add_phrase (SETUP, &phrase);
  }
  for (int i = 0; i < the_game->board (the_setup)->n_spaces && the_game->words.space_name != NULL;
       i++) {
    SvPhrase phrase;

    the_game->words.space_name (the_setup, i, &phrase);
    add_phrase (SETUP, &phrase);
  }
}

/* What is shown of items of lists, possible or not, and of what is none. */
static void
tell_items (void)
{
  g_autofree void *setup = g_memdup2 (the_setup, the_game->setup_size);

  for (gsize i = 0; i < the_game->n_variant_fields && the_game->setup.item_picture != NULL; i++) {
    const SvField *list = &the_game->variant_fields[i];
    for (guint k = 0; list->type == SV_FIELD_LIST && k < ITEMS; k++) {
      SvView view;
      sv_field_set (list, setup, pick (0, 2));
      random_item (list->fields, list->n_fields, sv_field_item (list, setup, 0), &picks);
      if (the_game->setup.item_picture (setup, list, 0, &view))
        add_view (SETUP, &view);
      else
        add (SETUP, "nothing to show");
    }
  }
}

/* Setups as nobody should make them: what is wrong with each. */
static void
tell_faults (void)
{
  g_autofree void *setup = g_malloc (the_game->setup_size);

  for (int i = 0; i < 40; i++) {
    SvFault fault;

    sv_game_standard (the_game, setup);
    for (guint side = 0; side < 2; side++) {
      if (pick (0, 3) == 0)
        random_fields (the_game->team_fields, the_game->n_team_fields,
                       sv_game_team (the_game, setup, side), &picks);
      if (the_game->n_cards > 0 && pick (0, 3) > 0) {
        const guint card = (guint)pick (0, the_game->n_cards);
        random_fields (&the_game->card_fields[pick (0, (guint)the_game->n_card_fields)], 1,
                       sv_game_card (the_game, setup, side, card), &picks);
      }
    }
    if (pick (0, 2) == 0)
      random_fields (&the_game->variant_fields[pick (0, (guint)the_game->n_variant_fields)], 1,
                     setup, &picks);
    if (sv_game_check (the_game, setup, &fault)) {
      add (SETUP, "sound");
    } else {
      add (SETUP, "%s", fault.path);
      add_phrase (SETUP, &fault.why);
    }
  }
}

static void
tell_team (const void *values)
{
  for (gsize i = 0; i < the_game->n_team_fields; i++)
    if (the_game->team_fields[i].type != SV_FIELD_RECORD)
      add (AFTER, "%s %d", the_game->team_fields[i].key,
           sv_field_get (&the_game->team_fields[i], values));
  for (guint card = 0; card < the_game->n_cards && the_game->season.misses != NULL; card++)
    add (AFTER, "%u #%u", card, number_of (AFTER, the_game->season.misses (values, card)));
}

/* What a match leaves to its teams, on the board and at a table, and the next one that they begin. */
static void
tell_after (void)
{
  const gsize size = sizeof (guint8[SV_SLATE_MARKS]) * MAX (the_game->n_cards, 1);
  g_autofree guint8 *marks = g_malloc0 (size);

  if (the_game->season.after_match == NULL)
    return;
  for (guint side = 0; side < 2; side++) {
    void *values = sv_game_team (the_game, the_setup, side);

    the_game->season.after_match (the_setup, now, side, values);
    tell_team (values);
    for (gsize i = 0; i < size && the_game->season.after_slate != NULL; i++)
      marks[i] = (guint8)MAX (pick (-6, 9), 0);
    if (the_game->season.after_slate != NULL)
      the_game->season.after_slate ((const guint8 (*)[SV_SLATE_MARKS])marks, values);
    tell_team (values);
  }
  add (AFTER, "sound %d", sv_game_check (the_game, the_setup, NULL));
  memset (now, 0, sizeof now);
  the_game->init (the_setup, now);
  add_state (AFTER, now);
}

/* --- A match ----------------------------------------------------------------------------------- */

/* The best of some events by the game's own guess, or any one. */
static SvEvent
choose (const SvEvent *legal, guint n, const SvNode *node, gboolean keen)
{
  SvEvent best = legal[sv_rng_below (&chance, n)];
  int most = G_MININT;

  if (!keen || node->kind != SV_NODE_DECISION || node->side < 0 || the_game->worth.appraise == NULL)
    return best;
  for (int i = 0; i < KEEN_LOOKS; i++) {
    const SvEvent event = legal[sv_rng_below (&chance, n)];
    State after;

    memcpy (after, now, sizeof after);
    the_game->apply (the_setup, after, event);
    const int worth = the_game->worth.appraise (the_setup, after, node->side);
    if (worth > most) {
      most = worth;
      best = event;
    }
  }
  return best;
}

static void
tell_event (const State before, SvEvent event)
{
  SvNotes notes;
  SvMoves moves;

  sv_game_notes (the_game, the_setup, before, event, now, &notes);
  add_notes (NOTES, &notes);
  sv_game_moves (the_game, the_setup, before, event, now, &moves);
  for (guint i = 0; i < moves.n; i++)
    add (MOVES, "%d from %d to %d over %d", moves.moves[i].piece, moves.moves[i].from,
         moves.moves[i].to, moves.moves[i].over);
}

static void
tell_step (guint i, const SvEvent *legal, guint n)
{
  tell_position (legal, n);
  tell_worth ();
  tell_reasons (legal, n);
  tell_slate ();
  if (i % 4 == 0)
    tell_placements ();
  if (i % 2 == 0)
    tell_restored ();
  tell_broken (i);
  if (i % 8 == 0)
    add_state (PLAY, now);
}

static void
play_match (guint match)
{
  g_autofree SvEvent *legal = g_new (SvEvent, SV_MAX_LEGAL);

  const guint one_of = match < MATCHES - SHORT ? TIME_ONE_OF : TIME_SHORT;

  for (int i = 0; i < N_ASPECTS; i++) {
    sums[i] = G_GUINT64_CONSTANT (0xcbf29ce484222325);
    g_hash_table_remove_all (sentences[i]);
  }
  sv_rng_seed (&chance, 100 + match);
  sv_rng_seed (&picks, 200 + match);
  sv_game_standard (the_game, the_setup);
  if (match >= 2)
    random_variant (the_game, the_setup, &chance);
  if (match >= 4)
    random_lists (the_game, the_setup, &chance);
  if (match >= 6)
    random_sound_cards (the_game, the_setup, &chance);
  memset (now, 0, sizeof now);
  has_stance[0] = has_stance[1] = FALSE;
  the_game->init (the_setup, now);
  tell_setup ();
  tell_items ();
  tell_faults ();
  for (guint i = 0; i < EVENTS; i++) {
    const guint n = the_game->legal (the_setup, now, legal);
    State before;
    SvNode node;
    SvEvent event = { .verb = SV_VERB_TIME };

    tell_step (i, legal, n);
    the_game->node (the_setup, now, &node);
    if (node.kind == SV_NODE_OVER)
      break;
    if (!node.time || sv_rng_below (&chance, one_of) > 0)
      event = choose (legal, n, &node, match % 2);
    memcpy (before, now, sizeof before);
    the_game->apply (the_setup, now, event);
    tell_event (before, event);
  }
  tell_after ();
}

/* --- The numbers --------------------------------------------------------------------------------- */

static char *
numbers_of (guint match)
{
  GString *text = g_string_new (NULL);

  play_match (match);
  for (int i = 0; i < N_ASPECTS; i++)
    g_string_append_printf (text, "%u %s %08x\n", match, aspect_names[i],
                            (guint)(sums[i] ^ sums[i] >> 32));
  return g_string_free (text, FALSE);
}

static char **known; /* the lines of the file */

static void
test_match (gconstpointer data)
{
  g_autofree char *text = numbers_of (GPOINTER_TO_UINT (data));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; i < N_ASPECTS; i++)
    if (!g_strv_contains ((const char *const *)known, lines[i])) {
      g_test_message ("Other than it was: “%s”. How to see what: at the top of test-face.c.",
                      lines[i]);
      g_test_fail ();
    }
}

static int
write_numbers (const char *path)
{
  g_autoptr (GString) all = g_string_new ("# What test-face adds up; written by tests/bless.sh.\n");
  g_autoptr (GError) error = NULL;

  for (guint match = 0; match < MATCHES; match++) {
    g_autofree char *text = numbers_of (match);
    g_string_append (all, text);
  }
  if (!g_file_set_contents (path, all->str, -1, &error))
    g_error ("%s", error->message);
  return 0;
}

static int
print_match (const char *match, const char *aspect)
{
  GHashTableIter iter;
  gpointer msgid, number;

  for (int i = 0; i < N_ASPECTS; i++)
    if (strcmp (aspect_names[i], aspect) == 0)
      printed = i;
  g_assert_cmpint (printed, >=, 0);
  play_match ((guint)atoi (match));
  g_hash_table_iter_init (&iter, sentences[printed]);
  while (g_hash_table_iter_next (&iter, &msgid, &number))
    printf ("#%u is “%s”\n", GPOINTER_TO_UINT (number), (const char *)msgid);
  return 0;
}

static int
run (int argc, char **argv)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (argc == 4 && strcmp (argv[3], "--write") == 0)
    return write_numbers (argv[2]);
  if (argc == 5)
    return print_match (argv[3], argv[4]);
  if (!g_file_get_contents (argv[2], &text, NULL, &error))
    g_error ("%s", error->message);
  known = g_strsplit (text, "\n", -1);
  for (guint match = 0; match < MATCHES; match++) {
    g_autofree char *path = g_strdup_printf ("/face/%s/%u", the_game->id, match);
    g_test_add_data_func (path, GUINT_TO_POINTER (match), test_match);
  }
  const int result = g_test_run ();
  g_strfreev (known);
  return result;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 3);
  the_game = sv_game_by_id (argv[1]);
  g_assert_nonnull (the_game);
  the_setup = g_malloc0 (the_game->setup_size);
  for (int i = 0; i < N_ASPECTS; i++)
    sentences[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const int result = run (argc, argv);
  for (int i = 0; i < N_ASPECTS; i++)
    g_hash_table_unref (sentences[i]);
  g_free (the_setup);
  return result;
}
