/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-game: the one interface between the rules of a game and everything else.
 *
 *      setup  (fixed for the match)  ┐
 *      state  (flat, copied with =)  ├─ node ─▶ whose turn: a choice, a die, or over
 *      event  (four bytes)           ┘
 *                 ▲                                │
 *                 └──── legal: the short list ◀────┘      apply: state + event → next state
 *
 * A game is one constant SvGame: facts and tables, eight functions that are its rules, and groups
 * of functions, one for each feature of the program. Only the rules are needed. Each group may be
 * left out as a whole, and beside each function of a group stands what the program does without it.
 * A game never allocates, never draws, never throws a die itself, keeps no variables of its own and
 * cannot fail: whatever legal () gives, apply () does. Undo, saving, replay, computer players, tests
 * and the windows are written once, over this header.
 *
 * Sides are the teams in the order of the match document, 0 and 1. Pieces are numbered 0 …
 * n_pieces - 1 for the whole match. Spaces are indices in the board. Names, pictures and colours
 * of teams are not the rules' business: a setup holds numbers only. */

#include "sv-board.h"
#include "sv-event.h"
#include "sv-field.h"
#include "sv-material.h"
#include "sv-notes.h"
#include "sv-placement.h"
#include "sv-slate.h"
#include "sv-solver.h"
#include "sv-stance.h"
#include "sv-state.h"
#include "sv-view.h"

enum {
  SV_MAX_STATE = 1024, /* bytes of any game's state */
  SV_MAX_LEGAL = 512,  /* events of any legal list */
  SV_MAX_BUDGETS = 4,
  SV_MAX_PARTS = 6,
  SV_MAX_LINE_UPS = 8
};

typedef enum { SV_NODE_DECISION, SV_NODE_CHANCE, SV_NODE_OVER } SvNodeKind;

typedef struct {
  SvNodeKind kind;
  int8_t side;     /* who decides or throws; -1 for nobody */
  uint8_t die;     /* CHANCE: number of sides */
  bool time;       /* the event `time` is legal */
  bool secret;     /* DECISION: the other side must not see what is chosen */
  uint8_t contest; /* CHANCE: so many dice decide between the sides, this one included; 0: it is
                          * not decided between them */
  const char *side_name; /* as documents call the side here ("home", "first"), or NULL */
} SvNode;

typedef enum {
  SV_TARGET_WAY = 1,  /* one step of a way: may be chosen together with the steps after it, by
                       * pointing at where the way ends */
  SV_TARGET_THROW = 2 /* the button goes on to a throw, and hardly ever another one is wanted */
} SvTargetFlags;

/* What a person points at to choose an event. A piece and a space: drag it there, or click both.
 * Events of one position that share a target must be told apart by the UI. */
typedef struct {
  int16_t piece;         /* or -1 */
  int16_t space;         /* or -1 */
  const char *button;    /* translatable label, or NULL */
  uint8_t flags;         /* SvTargetFlags */
  uint8_t cost;          /* of SvView.points; 0: nothing */
  uint8_t odds, odds_of; /* it succeeds in odds of odds_of throws; odds_of 0: no throw follows */
} SvTarget;

/* The rule of a kind of moment, for those who learn the game. */
typedef struct {
  const char *title; /* translatable, e.g. N_("The shot"); NULL ends a list of them */
  const char *text;  /* translatable: one to three sentences with the places of an SvPhrase */
  const char *help;  /* the page of the manual that tells more, e.g. "rules-shot" */
  const char *scene; /* its picture, in the words of sv-scene.h */
} SvLesson;

/* The parts of a turn in their order, for a strip on which the present one is lit. */
typedef struct {
  unsigned n;                      /* 0: nothing is gained by showing them now */
  const char *names[SV_MAX_PARTS]; /* translatable, a word or two */
  int now;                         /* index of the present one, or -1 */
} SvTurn;

/* A way in which a side may line up, and what it does next to that end. */
typedef struct {
  SvPhrase name; /* as on a button, e.g. "4-4-2" */
  SvEvent event; /* a legal one */
} SvLineUp;

/* What one power of all cards of a side adds up to. */
typedef struct {
  const char *key;   /* of the card field that is added up */
  const char *label; /* translatable, e.g. N_("Attack points") */
  int32_t used;
  int32_t total; /* what it must be, or SV_FIELD_NULL: no matter */
} SvBudget;

enum { SV_LEVELS = 5 };

/* What makes a computer player of some level weaker than it could be. */
typedef struct {
  unsigned lapses;  /* of a thousand choices so many are anything that is legal */
  unsigned looks;   /* positions that it looks at before it chooses; of no use to a solver */
  unsigned replies; /* positions that it looks at for one reply of the other side; 0: for none */
  unsigned beats;   /* so many of ten decided matches against the level before it */
} SvSkill;

/* --- The groups -------------------------------------------------------------------------------
 *
 * Each group is a feature of the program. A game that leaves a group out, all zero, does without
 * the feature and loses nothing else. What is told of each function: what it must do; then, after
 * "Without it", what the program does instead in a game that leaves only this function out.
 *
 * Nobody outside sv-game.c asks whether a game has a function: sv_game_notes () and the like,
 * declared below, call it or do what stands for it. Tables, such as the solver, are asked for by
 * their name. */

/* Secrets: a side may know something that the other one must not see. Computer players are shown
 * only what their side knows, and hints do not tell the rest. Only of use together. */
typedef struct {
  /* Take out of state what side must not know. The position stays a possible one, with the same
   * node and the same legal events. */
  void (*veil) (const void *setup, void *state, int side);

  /* Put back into a veiled state what side does not know, in the i-th of all ways it may be, which
   * are equally likely. Returns how many ways there are. */
  unsigned (*unveil) (const void *setup, void *state, int side, unsigned i);
} SvGameSecrets;

/* Face: more to be seen than the view tells. */
typedef struct {
  /* What of the view a clock needs. Long series of matches ask after every event: write it if the
   * view takes much longer. Without it: taken from the view. */
  void (*timing) (const void *setup, const void *state, SvTiming *out);

  /* A moment that is seen from near: another board instead of the pitch, with the pieces that
   * matter on it and all others beside it. The targets of the events of this moment are on that
   * board. With event (or NULL): how the moment ends if that is chosen. False if nothing is to be
   * seen from near, or not by everybody. Without it: never. */
  bool (*closeup) (const void *setup, const void *state, const SvEvent *event, SvSight *out);

  /* The ways that pieces and ball went in this event, in the order in which they are to be shown.
   * Without it: each goes straight from where the view before shows it to where the view after
   * does. */
  void (*moves) (
      const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out);
} SvGameFace;

/* Words: what people read and hear of a match. A game for people writes the first four at least. */
typedef struct {
  /* What the node asks, as a sentence: who must do what. Without it: who must throw, or choose. */
  void (*prompt) (const void *setup, const void *state, SvPhrase *out);

  /* A piece in words: a translatable name with {n} for the shirt number, e.g. "striker 2", "the
   * assister". Where it stands alone, as on a list, it begins with a capital and has no article;
   * for languages that need it mark that form with N_() too: "Assister". Without it: "figurine
   * 3". */
  void (*piece_name) (const void *setup, int piece, SvPhrase *out);

  /* What is worth telling about event; after is before with event applied. If the function is there
   * it must tell something of every event: the report has a line for each. Without it: the report
   * is empty, nothing is counted, and no goal or foul is called out. */
  void (*notes) (
      const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out);

  /* The name of a period, counted from 1, extra time at the end included if the setup has it;
   * marked for translation. NULL if there is no such period. Without it: there is one period, which
   * is called as the view says. */
  const char *(*period_name) (const void *setup, unsigned period);

  /* A space in words, as a screen reader says it. Without it: its label and the zone it lies in. */
  void (*space_name) (const void *setup, int space, SvPhrase *out);

  /* Why a person who must decide cannot point at this piece (or -1) and space (or -1). out already
   * names both, and the side that decides. False if there is nothing to say. Without it: a click
   * that chooses nothing is not answered. */
  bool (*why_not) (const void *setup, const void *state, int piece, int space, SvPhrase *out);

  /* What a place means now, in whole sentences, for a person who points at it: this space and
   * whoever stands on it; a piece beside the board (space -1), with the signs that it wears; or the
   * clock that the dice move (both -1). Add nothing that is secret. Without it: only what the piece
   * must throw. */
  void (*meaning) (const void *setup, const void *state, int piece, int space, SvNotes *out);

  /* What counts for the throw that comes now, as a referee beside the board tells it: what each
   * must throw, and which bonuses are in it. Nothing where nothing is thrown. Without it: nothing
   * ever. */
  void (*counts) (const void *setup, const void *state, SvNotes *out);
} SvGameWords;

/* Teach: what the lessons, the strip with the parts of a turn and the reasons of a hint are made of. */
typedef struct {
  /* The rules of all kinds of moments, and the index of the one that is needed in this position, or
   * -1; lesson () also fills in the places of its text, the caller its msgid. Only of use together.
   * Without them: there is nothing to learn. */
  const SvLesson *lessons;
  int (*lesson) (const void *setup, const void *state, SvPhrase *out);

  /* The parts of a turn, and which of them is now. Without it: a turn has no parts. */
  void (*turn) (const void *setup, const void *state, SvTurn *out);

  /* Why better is worth more to side than worse; the same position led to both. Add sentences that
   * only this game can tell. Without it: what can be counted in every game (sv_reason ()). */
  void (*reason) (const void *setup, const void *better, const void *worse, int side, SvNotes *out);
} SvGameTeach;

/* Files: positions in documents. Without dump () and restore () the command line prints no
 * positions, and no match document begins from one; matches themselves are saved all the same. */
typedef struct {
  /* The ledger's `state` object, key by key, in the ledger's order (without the outer braces). */
  void (*dump) (const void *setup, const void *state, const SvSink *sink);

  /* The state that such an object describes. False, with path and reason in fault (or NULL), if it
   * is no possible position. restore (dump (s)) is s, or restore (dump_start (s)) if the game has
   * that. */
  bool (*restore) (const void *setup, const SvSource *source, void *state, SvFault *fault);

  /* The position as the `start` of a match document, if the ledger gives it a form of its own. It
   * may tell less than the state does. Without it: what dump () writes. */
  void (*dump_start) (const void *setup, const void *state, const SvSink *sink);
} SvGameFiles;

/* Positions: what a person sets up on the board, with the position editor and with the referee for
 * a real board. Only of use together, and with files. */
typedef struct {
  /* The phases that there are, and at the end one without a label; the first is how a match
   * begins. */
  const SvPhase *phases;

  /* This position as a person could have set it up: write the phase into a placement that has been
   * filled in from the view, and mend what the view tells otherwise. What nobody sets up by hand,
   * such as a die that lies or the number of the turn, goes into kept. */
  void (*to_placement) (const void *setup, const void *state, SvPlacement *out);

  /* The state that a person has set up. False if it is no possible position: why then says so in
   * words, and names the piece or the team that is to be changed. If it is possible, why may say
   * what in it is odd though it is allowed, and else is left alone. Of what to_placement () wrote
   * it makes a position that is written into documents in the same words. */
  bool (*from_placement) (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
} SvGamePositions;

/* Setup: variants and teams beyond what the tables of fields say. */
typedef struct {
  /* Fill in the lists and cards of the standard game. Without it: the tables' standard values. */
  void (*standard) (void *setup);

  /* True if the rules *across* fields hold; each field alone is checked by its table. Else why not,
   * at a JSON path such as "teams[0].cards"; fault may be NULL. Without it: they always hold. */
  bool (*check) (const void *setup, SvFault *fault);

  /* What the powers on the cards of side add up to and must add up to, at most SV_MAX_BUDGETS;
   * returns how many there are. The editor of cards shows them; check () says what must hold.
   * Without it: there are none. */
  unsigned (*budget) (const void *setup, unsigned side, SvBudget *out);

  /* A position in which item i of a list of the variant counts, as an example to be painted: the
   * pieces that matter on their spaces, all others beside the board. False if there is nothing to
   * show. The item need not be a possible one. Without it: no examples. */
  bool (*item_picture) (const void *setup, const SvField *list, unsigned i, SvView *out);
} SvGameSetup;

/* Line-ups: a side lines up on the board before play, and may do so in one go. */
typedef struct {
  /* Line-up i, 0 … SV_MAX_LINE_UPS - 1, of the side that decides now. It stays number i until all
   * of that side stand; the first is the usual one. False: there is no such line-up now. */
  bool (*line_up) (const void *setup, const void *state, unsigned i, SvLineUp *out);

  /* How a team keeps a line-up of its own, and stands so again. Without it: it keeps none. */
  const SvStances *stances;
} SvGameLineUps;

/* Table: matches on a real board, with the program as scoreboard, clock and dice. */
typedef struct {
  /* What lies on a real table besides board, figurines and cards, and is printed with them. Without
   * it: nothing. */
  const SvMaterial *material;

  /* The kinds of throws that people make; the first is the one of a turn. Without it: one die with
   * six sides. */
  const SvSlateThrow *throws;

  /* What is written down of players. Without it: nothing. */
  const SvSlateMark *marks;

  /* What the rules make of what a table has written down; score, taken and scored may be of any
   * size. Without it: periods have the lengths that the view tells, follow each other, and end with
   * their clocks. */
  void (*slate) (const void *setup, const SvSlate *slate, SvSlateView *out);
} SvGameTable;

/* Worth: computer players that choose, hints, reviews of matches, the lab. Without appraise ()
 * there are only computer players that do anything legal. */
typedef struct {
  /* What the position is worth to side, in hundredths of a goal; to the other side just as much
   * less than nothing. */
  int (*appraise) (const void *setup, const void *state, int side);

  /* Of what appraise () hopes for beyond the goals so many per cent come true, as
   * tests/lab/bench-estimate measures it. 0: all. */
  unsigned come_true;

  /* SV_LEVELS of them, the weakest first, so chosen that each wins about seven of ten matches
   * against the one before it. Without it: every level is the best one. */
  const SvSkill *skills;

  /* What works out the exact worth of positions. Without it: worth is estimated. */
  const SvSolver *solver;
} SvGameWorth;

/* Season: what a match leaves to its teams, and what it counts for in a competition. after_match ()
 * needs fields of teams. */
typedef struct {
  /* values: those of a team as a whole (laid out by team_fields), which played as side in this
   * match that is over. Write into them what the match leaves for the team's next one, such as who
   * was booked or hurt; what then cannot be kept to is opened again. state: that before the first
   * event if nothing but the result is known. Without it: nothing. */
  void (*after_match) (const void *setup, const void *state, unsigned side, void *values);

  /* The same for a match on a real board: counts[card][mark] tells how often a table has marked
   * each player of the team so. Without it: what is written down leaves nothing. */
  void (*after_slate) (const uint8_t (*counts)[SV_SLATE_MARKS], void *values);

  /* Whether who has this card must miss the next match of a team with these values: why, marked
   * for translation, as it stands behind a name ("red card"); else NULL. Without it: nobody ever
   * must. */
  const char *(*misses) (const void *values, unsigned card);

  /* What a decided match brings its winner and its loser in a competition, by SvEnd; a draw brings
   * nothing. Without it: a win is worth 2, a draw 1. */
  const uint8_t (*points)[2];
} SvGameSeason;

/* --- The game --------------------------------------------------------------------------------- */

typedef struct SvGame SvGame;

struct SvGame {
  /* Facts and tables. */

  const char *id;      /* as documents write it */
  const char *title;   /* translatable */
  const char *summary; /* translatable sentence for the start page */
  const char *credit;  /* translatable: who made the board game */
  bool offered;        /* false: for tests only */
  bool ball;           /* a ball is played with: whoever has it is marked */
  bool dice;           /* dice are thrown */
  size_t setup_size;
  size_t state_size;  /* ≤ SV_MAX_STATE */
  unsigned max_legal; /* ≤ SV_MAX_LEGAL */
  unsigned n_pieces;  /* ≤ SV_MAX_PIECES */
  unsigned n_seats_max;

  const SvField *variant_fields;
  size_t n_variant_fields;

  /* Offsets count in a card; card j of side i starts at cards_offset + (i * n_cards + j) *
   * card_size of the setup. */
  const SvField *card_fields;
  size_t n_card_fields;
  size_t cards_offset;
  size_t card_size;
  unsigned n_cards; /* of each side; 0: a game without cards */
  bool names_only;  /* cards tell who the figurines are (names, heads, pictures) and nothing that is
                     * played with: none lies on a table, and each may stay empty */

  /* Of a team as a whole, if there are any; side i starts at teams_offset + i * team_size. */
  const SvField *team_fields;
  size_t n_team_fields;
  size_t teams_offset;
  size_t team_size;

  /* Rules: these eight functions every game must write. They are called from many threads, and by
   * computer players very often: they neither allocate nor fail. */

  /* The pitch of this setup; constant for the life of the setup. */
  const SvBoard *(*board) (const void *setup);

  /* Write all of state: the position before event 0. */
  void (*init) (const void *setup, void *state);

  /* Who must do what in this position. */
  void (*node) (const void *setup, const void *state, SvNode *out);

  /* Write the legal events in the ledger's order and return how many, at most max_legal: 0 only
   * if the match is over; at a chance node the outcomes, equally likely. `time` is not listed. */
  unsigned (*legal) (const void *setup, const void *state, SvEvent *events);

  /* Make one event that legal () gave, or `time` where node () allows it, and all that follows
   * from it without a choice. Never fails. */
  void (*apply) (const void *setup, void *state, SvEvent event);

  /* Write the event's canonical text, at most SV_EVENT_TEXT_MAX bytes; different for every event
   * of one position. (The way back is generic: search the legal list.) */
  void (*event_text) (const void *setup, const void *state, SvEvent event, char *text);

  /* All that a painter, a scoreboard or a screen reader needs. */
  void (*view) (const void *setup, const void *state, SvView *out);

  /* What a person points at to choose the event. All -1/NULL for a die. */
  void (*event_target) (const void *setup, const void *state, SvEvent event, SvTarget *out);

  /* For tests, which ask after every event: NULL, or the invariant of the state that does not hold.
   * Optional; without it nothing is checked. */
  const char *(*broken) (const void *setup, const void *state);

  /* Groups: all of them optional. */

  SvGameSecrets secrets;
  SvGameFace face;
  SvGameWords words;
  SvGameTeach teach;
  SvGameFiles files;
  SvGamePositions positions;
  SvGameSetup setup;
  SvGameLineUps line_ups;
  SvGameTable table;
  SvGameWorth worth;
  SvGameSeason season;
};

/* --- What the program calls -------------------------------------------------------------------
 *
 * Each of these does what the game's function of that name does, or what stands for it. What is
 * said beside the function above is not said again. out is filled in whole, whatever was in it. */

/* Setup. */

/* Address of card j of side i in a setup. */
static inline void *
sv_game_card (const SvGame *game, void *setup, unsigned side, unsigned card)
{
  return (char *)setup + game->cards_offset + (side * game->n_cards + card) * game->card_size;
}

static inline const void *
sv_game_card_const (const SvGame *game, const void *setup, unsigned side, unsigned card)
{
  return (const char *)setup + game->cards_offset + (side * game->n_cards + card) * game->card_size;
}

/* True if cards of players lie on the table in this game. */
static inline bool
sv_game_has_cards (const SvGame *game)
{
  return game->n_cards > 0 && !game->names_only;
}

/* Address of the values of side as a whole in a setup; of use only if the game has team fields. */
static inline void *
sv_game_team (const SvGame *game, void *setup, unsigned side)
{
  return (char *)setup + game->teams_offset + side * game->team_size;
}

static inline const void *
sv_game_team_const (const SvGame *game, const void *setup, unsigned side)
{
  return (const char *)setup + game->teams_offset + side * game->team_size;
}

/* Fill setup with the standard game and two standard teams. */
void sv_game_standard (const SvGame *game, void *setup);

bool sv_game_check (const SvGame *game, const void *setup, SvFault *fault);
unsigned sv_game_budget (const SvGame *game, const void *setup, unsigned side, SvBudget *out);
bool sv_game_item_picture (
    const SvGame *game, const void *setup, const SvField *list, unsigned i, SvView *out);

/* Events. */

/* True if event is in the legal list, or is `time` where it is allowed. */
bool sv_game_is_legal (const SvGame *game, const void *setup, const void *state, SvEvent event);

/* Find the event with this text among the legal ones and `time`. False if there is none. */
bool sv_game_find_event (
    const SvGame *game, const void *setup, const void *state, const char *text, SvEvent *out);

/* NULL, or the invariant of the state that does not hold. */
const char *sv_game_broken (const SvGame *game, const void *setup, const void *state);

/* Secrets. side may be -1, nobody, who knows all. */

void sv_game_veil (const SvGame *game, const void *setup, void *state, int side);
unsigned sv_game_unveil (const SvGame *game, const void *setup, void *state, int side, unsigned i);

/* True if side does not know all of this position. */
bool sv_game_is_veiled (const SvGame *game, const void *setup, const void *state, int side);

/* Face. */

void sv_game_timing (const SvGame *game, const void *setup, const void *state, SvTiming *out);

/* What is to be seen: the moment from near, or else the pitch. */
void sv_game_sight (const SvGame *game, const void *setup, const void *state, SvSight *out);

bool sv_game_closeup (
    const SvGame *game, const void *setup, const void *state, const SvEvent *event, SvSight *out);
void sv_game_moves (const SvGame *game,
                    const void *setup,
                    const void *before,
                    SvEvent event,
                    const void *after,
                    SvMoves *out);

/* Words. */

void sv_game_prompt (const SvGame *game, const void *setup, const void *state, SvPhrase *out);
void sv_game_piece_name (const SvGame *game, const void *setup, int piece, SvPhrase *out);
void sv_game_notes (const SvGame *game,
                    const void *setup,
                    const void *before,
                    SvEvent event,
                    const void *after,
                    SvNotes *out);
const char *sv_game_period_name (const SvGame *game, const void *setup, unsigned period);

/* False if the space has no name of its own: then it is called by its label and its zone. */
bool sv_game_space_name (const SvGame *game, const void *setup, int space, SvPhrase *out);

/* legal: what the game says is legal in state; boards ask about each of their places. */
bool sv_game_why_not (const SvGame *game,
                      const void *setup,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n_legal,
                      int piece,
                      int space,
                      SvPhrase *out);

/* The game's own sentences, and what the piece must throw now. */
void sv_game_meaning (
    const SvGame *game, const void *setup, const void *state, int piece, int space, SvNotes *out);

void sv_game_counts (const SvGame *game, const void *setup, const void *state, SvNotes *out);

/* Teach. */

/* True if there is something to learn: at some moments sv_game_lesson () gives a lesson. */
bool sv_game_has_lessons (const SvGame *game);

/* The rule of this moment, and its text as a phrase; NULL: there is none. */
const SvLesson *
sv_game_lesson (const SvGame *game, const void *setup, const void *state, SvPhrase *text);

/* True if turns have parts: at some moments sv_game_turn () tells them. */
bool sv_game_has_turns (const SvGame *game);

void sv_game_turn (const SvGame *game, const void *setup, const void *state, SvTurn *out);

/* Adds to out, which may hold sentences already. Most callers want sv_reason (). */
void sv_game_add_reasons (const SvGame *game,
                          const void *setup,
                          const void *better,
                          const void *worse,
                          int side,
                          SvNotes *out);

/* Files. */

void sv_game_dump (const SvGame *game, const void *setup, const void *state, const SvSink *sink);
void
sv_game_dump_start (const SvGame *game, const void *setup, const void *state, const SvSink *sink);
bool sv_game_restore (
    const SvGame *game, const void *setup, const SvSource *source, void *state, SvFault *fault);

/* Positions. Only the first two may be called for a game that has none. */

/* True if people can set up positions of the game. */
bool sv_game_has_placements (const SvGame *game);

/* How many phases a person may set up; 0: none. */
unsigned sv_game_n_phases (const SvGame *game);

/* All of the placement; the game fills in what it tells otherwise than the view. */
void
sv_game_to_placement (const SvGame *game, const void *setup, const void *state, SvPlacement *out);

/* Also false, with the reason, if phase or score are out of their range. */
bool sv_game_from_placement (
    const SvGame *game, const void *setup, const SvPlacement *in, void *state, SvPhrase *why);

/* Line-ups. */

bool sv_game_line_up (
    const SvGame *game, const void *setup, const void *state, unsigned i, SvLineUp *out);

/* Number of the first line-up that there is now; SV_MAX_LINE_UPS: there is none. */
unsigned sv_game_first_line_up (const SvGame *game, const void *setup, const void *state);

/* How the side that decides now will stand in line-up i, which there is; the other side is beside
 * the board. */
void sv_game_line_up_view (
    const SvGame *game, const void *setup, const void *state, unsigned i, SvView *out);

/* The next three only of games with stances; a stance has as many bytes as these say.
 *
 * How the side has lined up, if it has just done so; else false, and out may hold anything. */
bool
sv_game_take_stance (const SvGame *game, const void *setup, const void *state, int side, void *out);

/* The next legal event of the side that decides, which lines up, to stand so. False: it lines up no
 * more, or the rest of the stance cannot be taken. */
bool sv_game_next_of_stance (
    const SvGame *game, const void *setup, const void *state, const void *stance, SvEvent *event);

/* How that side will stand then, as far as it can; the other side is beside the board. */
void sv_game_stance_view (
    const SvGame *game, const void *setup, const void *state, const void *stance, SvView *out);

/* Table. */

void sv_game_slate (const SvGame *game, const void *setup, const SvSlate *slate, SvSlateView *out);

/* Lists, which may be empty: they end with one without a label. */
const SvSlateThrow *sv_game_slate_throws (const SvGame *game);
const SvSlateMark *sv_game_slate_marks (const SvGame *game);

/* Worth. */

/* True if the game can tell what a position is worth: then there are computer players that choose,
 * hints, and reviews of matches. */
bool sv_game_has_worth (const SvGame *game);

/* Season. */

/* True if a match leaves something to its teams; and the same of what a table has written down. */
bool sv_game_has_season (const SvGame *game);
bool sv_game_has_slate_season (const SvGame *game);

void sv_game_after_match (
    const SvGame *game, const void *setup, const void *state, unsigned side, void *values);
const char *sv_game_misses (const SvGame *game, const void *values, unsigned card);
