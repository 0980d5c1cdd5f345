/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-game: the interface between the rules of a game and the rest of the program.
 *
 *      setup  (fixed for the match)  ┐
 *      state  (flat, copied with =)  ├─ node ─▶ waits for a choice, a die, or nothing
 *      event  (four bytes)           ┘
 *                 ▲                                │
 *                 └──── legal: the short list ◀────┘      apply: state + event → next state
 *
 * A game is one constant SvGame. It holds facts and tables, the eight functions that are the
 * rules, and groups of optional functions, one group for each feature of the program. Only the
 * eight functions are required. Any group may be left out; the comment on each optional function
 * says what the program does without it.
 *
 * A game never allocates memory, draws, throws a die itself or keeps variables of its own, and it
 * cannot fail: apply () accepts every event that legal () returns. Undo, saving, replay, computer
 * players, tests and the windows are written once, on top of this header.
 *
 * Sides are the two teams in the order of the match document, 0 and 1. Pieces are numbered 0 …
 * n_pieces - 1 for the whole match. Spaces are indices in the board. Names, pictures and colours
 * of teams are not part of the rules: a setup holds numbers only. */

#include "sv-board.h"
#include "sv-event.h"
#include "sv-field.h"
#include "sv-material.h"
#include "sv-notes.h"
#include "sv-placement.h"
#include "sv-saved-line-up.h"
#include "sv-score-sheet.h"
#include "sv-solver.h"
#include "sv-state.h"
#include "sv-view.h"

enum {
  SV_MAX_STATE = 1024, /* size limit of any game's state, in bytes */
  SV_MAX_LEGAL = 512,  /* length limit of any list of legal events */
  SV_MAX_BUDGETS = 4,  /* limit of the sums of powers that rules may require of a side */
  SV_MAX_PARTS = 6,    /* limit of the steps of a turn */
  SV_MAX_LINE_UPS = 8, /* limit of the line-ups to choose from */
  SV_MAX_RISKS = 24    /* limit of the pieces that may stop the ball on one way */
};

/* What a position waits for: a choice by a side, the throw of a die, or nothing more. */
typedef enum { SV_NODE_DECISION, SV_NODE_CHANCE, SV_NODE_OVER } SvNodeKind;

/* Description of what a position waits for, written by node (). */
typedef struct {
  SvNodeKind kind;
  int8_t side; /* side that decides or throws, or -1 if none */
  uint8_t die; /* CHANCE: number of sides of the die */
  bool time;   /* the event `time` (the clock ran out) is legal in this position */
  bool secret; /* DECISION: the other side must not see what is chosen */
  /* CHANCE: number of dice that decide between the two sides, this one included, or 0 if the
   * throw is not such a contest */
  uint8_t contest;
  const char *side_name; /* name of the side in documents at this node ("home", "first"), or NULL */
} SvNode;

typedef enum {
  /* the event is one step of a route: the user may choose several steps at once by clicking the
   * space where the route ends */
  SV_TARGET_WAY = 1,
  /* the button leads to a throw of the die and is almost always what the user wants */
  SV_TARGET_THROW = 2
} SvTargetFlags;

/* What the user clicks or drags to choose an event. With both a piece and a space, the user drags
 * the piece to the space or clicks one after the other. If several events of a position have an
 * equal target, the user interface must offer a way to tell them apart. */
typedef struct {
  int16_t piece;      /* piece to click or drag, or -1 if none */
  int16_t space;      /* space to click or drop on, or -1 if none */
  const char *button; /* translatable label, or NULL */
  uint8_t flags;      /* SvTargetFlags */
  /* number of points that the event costs, taken from SvView.points; 0 if it is free */
  uint8_t cost;
  /* chance that the event succeeds: @odds of @odds_of throws; odds_of is 0 if no throw follows */
  uint8_t odds, odds_of;
  /* translatable sentence without a full stop that says what {piece} does, for a button if no
   * other piece can do it, e.g. N_("{piece} runs after it"); or NULL */
  const char *act;
  /* translatable label of a button that takes the event back, if the event only begins what the
   * side chooses next, e.g. N_("Do not kick"); NULL for any other event */
  const char *leave;
} SvTarget;

/* A piece that may stop the ball, and how likely it does: in @odds of @odds_of throws. */
typedef struct {
  int16_t piece;
  uint8_t odds, odds_of;
} SvRisk;

/* What may happen to the ball on its way: who of the other side may stop it, and in how many of
 * the equally likely ways that the dice can fall it arrives if each of them tries. */
typedef struct {
  unsigned n;
  SvRisk risks[SV_MAX_RISKS];
  uint64_t odds, odds_of;
} SvRisks;

/* The rule for one kind of moment, for users who are learning the game. */
typedef struct {
  const char *title; /* translatable heading, e.g. N_("The shot"); NULL marks the end of a list */
  /* translatable text of one to three sentences; may contain the {places} of an SvPhrase */
  const char *text;
  const char *help;    /* id of the page of the manual with more about it, e.g. "rules-shot" */
  const char *example; /* example picture, in the notation of sv-example.h */
} SvLesson;

/* The steps of a turn in order, for the strip beside the board that highlights the current step. */
typedef struct {
  /* number of steps; 0 if the strip should be hidden in this position */
  unsigned n;
  const char *names[SV_MAX_PARTS]; /* translatable names, one or two words each */
  int now;                         /* index of the current step, or -1 if none */
} SvTurn;

/* One of the line-ups that a side may choose, and the next event that leads to it. */
typedef struct {
  SvPhrase name; /* label on the button, e.g. "4-4-2" */
  SvEvent event; /* legal event that places the next piece of the line-up */
} SvLineUp;

/* Sum of one power (a number on the cards, such as attack points) over all cards of a side. */
typedef struct {
  const char *key;   /* key of the card field that is summed up */
  const char *label; /* translatable, e.g. N_("Attack points") */
  int32_t used;      /* sum over the cards of the side */
  int32_t total;     /* sum that the rules require, or SV_FIELD_NULL if any sum is allowed */
} SvBudget;

enum { SV_LEVELS = 5 };

/* Strength of a computer player: how it is made weaker than the best one. */
typedef struct {
  unsigned random_per_mille; /* of 1000 choices, the number that are made at random */
  /* search effort for one choice, in positions examined; ignored if the game has a solver */
  unsigned positions;
  /* positions examined to find one reply of the other side; 0 if replies are not searched */
  unsigned replies;
  /* expected wins against the next weaker level, in ten matches that are not drawn */
  unsigned expected_wins;
  /* whether a computer player uses the line-up of SvGameLineUps.safest () */
  bool lines_up_safely;
} SvSkill;

/* --- Groups of optional functions --- */

/* Each group stands for one feature of the program. A game that leaves out a group (all members
 * zero) lacks the feature and nothing else. The comment on each function says first what the
 * function must do and then, after "Without it", what the program does if the game leaves out
 * only this function.
 *
 * Code outside sv-game.c does not test whether a game has a function. It calls a wrapper such as
 * sv_game_notes (), declared below, which calls the game's function or supplies the default.
 * Tables, such as the solver, are read directly. */

/* Secrets: for games in which one side knows something that the other side must not see. Computer
 * players get only what their own side knows, and hints do not reveal the rest. Both functions
 * are needed together. */
typedef struct {
  /* Remove from @state everything that @side must not know. The result is still a possible
   * position, with the same node and the same legal events. */
  void (*hide_secrets) (const void *setup, void *state, int side);

  /* Sample the information that is hidden from @side: fill it into @state, which hide_secrets ()
   * has made, in the @i-th possible way. All ways are equally likely. Returns the number of
   * ways. */
  unsigned (*fill_secrets) (const void *setup, void *state, int side, unsigned i);
} SvGameSecrets;

/* Face: what the window shows beyond the view of the position. */
typedef struct {
  /* Write the part of the view that a match clock needs. It is called after every event of a long
   * series of matches, so a game should provide it if its view () is much slower. Without it:
   * taken from the view. */
  void (*timing) (const void *setup, const void *state, SvTiming *out);

  /* Write a close-up: for moments that have a board of their own, which is shown instead of the
   * pitch. The pieces that take part stand on this board and all others beside it; the targets of
   * the events are spaces of this board. If @event is not NULL, show how the moment ends when
   * that event is chosen. Returns false if the position has no close-up, or if not every side may
   * see it. Without it: there are no close-ups. */
  bool (*closeup) (const void *setup, const void *state, const SvEvent *event, SvScene *out);

  /* Write the movements of pieces and ball that @event causes, in the order in which they are
   * animated. Without it: each piece moves straight from its space before the event to its space
   * after it. */
  void (*moves) (
      const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out);

  /* Write what may happen to the ball that has just been played: @state is the position after the
   * events of a way that the user may choose (see SV_TARGET_WAY), or after a part of them. The
   * caller has emptied @out. Returns false if no dice and no guess decide about it. Without it:
   * no chances are shown before a way is chosen. */
  bool (*risks) (const void *setup, const void *state, SvRisks *out);

  /* Return about how many minutes a match by these rules lasts between people who know the game,
   * as measured on the screen at the normal pace. Without it: nobody says how long a match is. */
  int (*minutes) (const void *setup);
} SvGameDisplay;

/* Words: the sentences that describe a match. A game that people play should provide at least the
 * first four functions. */
typedef struct {
  /* Write a sentence that says who must do what at this node. Without it: a general sentence that
   * asks the side to choose or to throw the die. */
  void (*prompt) (const void *setup, const void *state, SvPhrase *out);

  /* Write the name of a piece: a translatable text with {n} for the shirt number, e.g. "striker
   * 2", "the assister". In a list the name stands alone and then begins with a capital and has no
   * article; for languages that need that form, mark it with N_() too: "Assister". Without it:
   * "figurine 3". */
  void (*piece_name) (const void *setup, int piece, SvPhrase *out);

  /* Write the notes about @event, which are sentences and statistics for the match report; @after
   * is @before with @event applied. If the function exists, it must write at least one note about
   * every event, because the report has a line for each. Without it: the report is empty, no
   * statistics are counted, and goals and fouls are not announced. */
  void (*notes) (
      const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out);

  /* Return the name of a period, marked for translation, or NULL if there is no such period.
   * @period counts from 1 and includes extra time if the setup has it. Without it: there is one
   * period, with the name that the view gives. */
  const char *(*period_name) (const void *setup, unsigned period);

  /* Write the name of a space for a screen reader. Without it: the space's label and the name of
   * its zone. */
  void (*space_name) (const void *setup, int space, SvPhrase *out);

  /* Explain why the side that must decide cannot choose @piece (or -1) and @space (or -1). The
   * caller has already filled in the piece, the space and the side in @out. Returns false if
   * there is no explanation. Without it: a click that chooses nothing has no effect. */
  bool (*why_not) (const void *setup, const void *state, int piece, int space, SvPhrase *out);

  /* Write sentences that explain what the user hovers over: a space and the piece on it; a piece
   * beside the board (@space is -1) with its markers such as a yellow card; or the clock that the
   * dice move (both are -1). The sentences must not reveal secrets. Without it: only the number
   * that the piece must throw. */
  void (*meaning) (const void *setup, const void *state, int piece, int space, SvNotes *out);

  /* Write what counts for the throw at this node, as a referee would state it: the number that
   * each thrower needs and the bonuses included in it. Write nothing if no die is thrown. Without
   * it: never anything. */
  void (*counts) (const void *setup, const void *state, SvNotes *out);
} SvGameWords;

/* Teach: lessons, the strip with the steps of a turn, and explanations of hints. */
typedef struct {
  /* The lessons for all kinds of moments, and a function that returns the index of the one for
   * this position, or -1 if none. lesson () also fills in the numbers and names in @out; the
   * caller sets its msgid. Both are needed together. Without them: the game has no lessons. */
  const SvLesson *lessons;
  int (*lesson) (const void *setup, const void *state, SvPhrase *out);

  /* Write the steps of a turn and which one is current. Without it: turns are not divided into
   * steps. */
  void (*turn) (const void *setup, const void *state, SvTurn *out);

  /* Write sentences that explain why position @better is better for @side than position @worse;
   * both follow from one earlier position. Write only reasons that are specific to this game:
   * sv_reason () finds the general ones. Without it: only the general reasons. */
  void (*reason) (const void *setup, const void *better, const void *worse, int side, SvNotes *out);
} SvGameTeach;

/* Files: positions in documents. Without dump () and restore () the command line cannot print
 * positions and a match document cannot begin from a position. Matches are saved as events and do
 * not need either. */
typedef struct {
  /* Write the members of the JSON object `state`, as the game's RULES.md defines it and in its
   * order, without the outer braces. */
  void (*dump) (const void *setup, const void *state, const SvSink *sink);

  /* Read @state from such an object. Returns false and fills in @fault (may be NULL) if it is not
   * a possible position. Reading what dump () wrote (or dump_start (), if the game has it) gives
   * an identical state. */
  bool (*restore) (const void *setup, const SvSource *source, void *state, SvFault *fault);

  /* Write the position as the `start` object of a match document, if RULES.md gives that a format
   * of its own. It may contain less than dump () writes. Without it: dump () is used. */
  void (*dump_start) (const void *setup, const void *state, const SvSink *sink);
} SvGameFiles;

/* Positions: what the user may set up on the board, in the position editor or as a referee beside
 * a real board. All are needed together, and the group Files as well. */
typedef struct {
  /* The kinds of moments that can be set up, ended by an entry without a label. The first is the
   * start of a match. */
  const SvPhase *phases;

  /* Convert a state to a placement. The caller has filled in @out from the view; the function
   * sets the phase and corrects whatever the view shows differently. State that the user cannot
   * set up by hand, such as a die that was thrown or the number of the turn, goes into
   * SvPlacement.kept. */
  void (*to_placement) (const void *setup, const void *state, SvPlacement *out);

  /* Convert a placement to a state. Returns false if the position is impossible; @why then says
   * why and names the piece or team to change. If the position is possible, @why may hold a
   * warning about something unusual, and is otherwise unchanged. Converting a placement made by
   * to_placement () gives a position that is written to documents in the same words. */
  bool (*from_placement) (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
} SvGamePositions;

/* Setup: variants and teams, as far as the tables of fields do not describe them. */
typedef struct {
  /* Fill in the lists and cards of the standard game. Without it: the standard values in the
   * tables. */
  void (*standard) (void *setup);

  /* Return whether the rules that concern several fields together hold; each single field is
   * checked by its table. If not, fill in @fault (may be NULL) with the reason and a JSON path
   * such as "teams[0].cards". Without it: such rules always hold. */
  bool (*check) (const void *setup, SvFault *fault);

  /* Write the sums of the powers on the cards of @side and the sums that are required, at most
   * SV_MAX_BUDGETS of them, and return how many. The card editor shows them; check () enforces
   * them. Without it: there are none. */
  unsigned (*budget) (const void *setup, unsigned side, SvBudget *out);

  /* Write an example position in which item @i of a variant's list applies, to be drawn beside
   * it: the pieces that matter on their spaces, all others beside the board. Item @i may hold
   * invalid values. Returns false if there is nothing to show. Without it: there are no
   * examples. */
  bool (*item_picture) (const void *setup, const SvField *list, unsigned i, SvView *out);
} SvGameSetup;

/* Line-ups: for games in which a side places its pieces before play and may do so all at once. */
typedef struct {
  /* Write line-up @i, 0 … SV_MAX_LINE_UPS - 1, of the side that decides. Its number stays valid
   * until all pieces of the side are placed; line-up 0 is the usual one. Returns false if there
   * is no such line-up at this moment. */
  bool (*line_up) (const void *setup, const void *state, unsigned i, SvLineUp *out);

  /* Write the line-up that leaves the other side least in its first turn. Returns false if the side
   * that decides has a better choice, because it has the first turn itself. Without it: computer
   * players search for a place for each piece. */
  bool (*safest) (const void *setup, const void *state, SvLineUp *out);

  /* Functions to save a team's own line-up and to use it again. Without it: line-ups cannot be
   * saved. */
  const SvSavedLineUps *saved_line_ups;
} SvGameLineUps;

/* Table: for matches on a real board, with the program as scoreboard, clock and dice. */
typedef struct {
  /* Material to print for a real table besides board, figurines and cards. Without it: nothing. */
  const SvMaterial *material;

  /* The kinds of throws at a real table; the first is the throw of a normal turn. Without it: one
   * six-sided die. */
  const SvScoreSheetThrow *throws;

  /* The marks that can be written down for a player, such as a yellow card. Without it: none. */
  const SvScoreSheetMark *marks;

  /* Apply the rules to a score sheet; score, taken and scored may hold any number. Without it:
   * periods have the lengths that the view gives, follow each other, and end with their clocks. */
  void (*sheet) (const void *setup, const SvScoreSheet *sheet, SvScoreSheetView *out);
} SvGameTable;

/* Evaluation: for computer players that choose, hints, move analysis and the lab. Without
 * appraise () computer players choose legal events at random. */
typedef struct {
  /* Return a quick estimate of how good the position is for @side, in hundredths of a goal. The
   * estimate for the other side must be the negative of it. */
  int (*appraise) (const void *setup, const void *state, int side);

  /* Percentage of the expected goals in appraise () that are really scored later, as measured by
   * tests/lab/bench-estimate. 0 means 100 per cent. */
  unsigned come_true;

  /* Table of SV_LEVELS strengths of computer players, weakest first, chosen so that each level
   * wins about seven of ten matches against the level before it. Without it: every level plays at
   * full strength. */
  const SvSkill *skills;

  /* Functions that compute exact evaluations. Without it: evaluations are estimated. */
  const SvSolver *solver;
} SvGameEvaluation;

/* Season: what a match changes for the next match of its teams, and its value in a competition.
 * after_match () requires team_fields. */
typedef struct {
  /* Update @values, the fields of the whole team (see team_fields) that played as @side in this
   * finished match: write what carries over to its next match, such as bookings and injuries, and
   * reset choices that have become impossible. If only the result of the match is known, @state
   * is the one before the first event. Without it: nothing carries over. */
  void (*after_match) (const void *setup, const void *state, unsigned side, void *values);

  /* Like after_match (), but for a match on a real board: @counts[card][mark] is how often the
   * mark was written down for each player of the team. Without it: nothing carries over. */
  void (*after_score_sheet) (const uint8_t (*counts)[SV_SCORE_SHEET_MARKS], void *values);

  /* If the player with card @card must miss the next match of a team with these values, return
   * the reason, marked for translation, to be shown behind the name ("red card"); else NULL.
   * Without it: no player misses a match. */
  const char *(*misses) (const void *values, unsigned card);

  /* Competition points of a match with a winner, by SvEnd: [0] for the winner, [1] for the loser.
   * A draw counts nothing. Without it: a win counts 2 and a draw 1. */
  const uint8_t (*points)[2];
} SvGameSeason;

/* --- The game --- */

typedef struct SvGame SvGame;

struct SvGame {
  /* Facts and tables. */

  const char *id;      /* name of the game in documents */
  const char *title;   /* translatable name of the game */
  const char *summary; /* translatable sentence for the start page */
  const char *credit;  /* translatable acknowledgement of the authors of the board game */
  bool offered;        /* the user can choose the game; false for games that exist only for tests */
  bool ball;           /* the game has a ball, and the piece that has it is marked */
  bool dice;           /* the game uses dice */
  bool reserves;       /* cards lie on the table, so a team may have more people than cards */
  size_t setup_size;   /* size of the game's setup struct in bytes */
  size_t state_size;   /* ≤ SV_MAX_STATE */
  unsigned max_legal;  /* ≤ SV_MAX_LEGAL */
  unsigned n_pieces;   /* ≤ SV_MAX_PIECES */
  unsigned n_seats_max; /* greatest number of players */

  const SvField *variant_fields;
  size_t n_variant_fields;

  /* Offsets of card fields count from the start of a card; card j of side i starts at
   * cards_offset + (i * n_cards + j) * card_size of the setup. */
  const SvField *card_fields;
  size_t n_card_fields;
  size_t cards_offset;
  size_t card_size;
  unsigned n_cards; /* number of cards of each side; 0 if the game has no cards */
  /* cards only give the figurines names, heads and pictures. They do not affect play: they are
   * not shown on the table, and any of them may be empty */
  bool names_only;

  /* Fields of a whole team, if the game has any; offsets count from the start of side i's values
   * at teams_offset + i * team_size of the setup. */
  const SvField *team_fields;
  size_t n_team_fields;
  size_t teams_offset;
  size_t team_size;

  /* Rules: the eight functions that every game must provide. They are called from many threads,
   * and very often by computer players, so they neither allocate memory nor fail. */

  /* Return the pitch for this setup; not owned by the caller, and constant as long as the setup
   * exists. */
  const SvBoard *(*board) (const void *setup);

  /* Write the position before the first event. All bytes of @state are set. */
  void (*init) (const void *setup, void *state);

  /* Write what the position waits for: a decision or a die, and of which side, or that the match
   * is over. */
  void (*node) (const void *setup, const void *state, SvNode *out);

  /* Write all legal events, in the order that RULES.md defines, and return their number, at most
   * max_legal. It is 0 only if the match is over. At a chance node these are the outcomes, all
   * equally likely. `time` is never in the list. */
  unsigned (*legal) (const void *setup, const void *state, SvEvent *events);

  /* Apply one event to @state: one that legal () returned, or `time` if node () allows it.
   * Everything that follows without a further choice happens too. Never fails. */
  void (*apply) (const void *setup, void *state, SvEvent event);

  /* Write the canonical text of @event, at most SV_EVENT_TEXT_MAX bytes. All legal events of a
   * position have different texts: sv_game_find_event () parses a text by searching the list. */
  void (*event_text) (const void *setup, const void *state, SvEvent event, char *text);

  /* Write everything that a painter, a scoreboard or a screen reader needs to show the position. */
  void (*view) (const void *setup, const void *state, SvView *out);

  /* Write what the user clicks to choose @event. A die is not chosen: all members are then -1 or
   * NULL. */
  void (*event_target) (const void *setup, const void *state, SvEvent event, SvTarget *out);

  /* Return the name of an invariant of the state that is violated, or NULL if the state is sound.
   * Tests call it after every event. Optional; without it nothing is checked. */
  const char *(*broken) (const void *setup, const void *state);

  /* Groups of optional functions. */

  SvGameSecrets secrets;
  SvGameDisplay display;
  SvGameWords words;
  SvGameTeach teach;
  SvGameFiles files;
  SvGamePositions positions;
  SvGameSetup setup;
  SvGameLineUps line_ups;
  SvGameTable table;
  SvGameEvaluation evaluation;
  SvGameSeason season;
};

/* --- What the program calls --- */

/* Each wrapper calls the game's function with the corresponding name, or supplies the default
 * described there. The comments below say only what is different. @out is always filled in
 * completely, whatever it held before. */

/* Setup. */

/* Return the address of card @card of side @side in a setup. */
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

/* Return whether the players' cards are shown on the table in this game. */
static inline bool
sv_game_has_cards (const SvGame *game)
{
  return game->n_cards > 0 && !game->names_only;
}

/* Return the address of the fields of team @side in a setup. Call it only if the game has
 * team_fields. */
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

/* Fill @setup with the standard variant and two standard teams. */
void sv_game_standard (const SvGame *game, void *setup);

bool sv_game_check (const SvGame *game, const void *setup, SvFault *fault);
unsigned sv_game_budget (const SvGame *game, const void *setup, unsigned side, SvBudget *out);
bool sv_game_item_picture (
    const SvGame *game, const void *setup, const SvField *list, unsigned i, SvView *out);

/* Events. */

/* Return whether @event is legal: in the legal list, or `time` at a node that allows it. */
bool sv_game_is_legal (const SvGame *game, const void *setup, const void *state, SvEvent event);

/* Find the legal event (or `time`) with this canonical text. Returns false if there is none. */
bool sv_game_find_event (
    const SvGame *game, const void *setup, const void *state, const char *text, SvEvent *out);

/* Return the name of an invariant of the state that is violated, or NULL if the state is sound. */
const char *sv_game_broken (const SvGame *game, const void *setup, const void *state);

/* Secrets. @side may be -1, for an observer who knows everything. */

void sv_game_hide_secrets (const SvGame *game, const void *setup, void *state, int side);
unsigned
sv_game_fill_secrets (const SvGame *game, const void *setup, void *state, int side, unsigned i);

/* Return whether the position holds information that is hidden from @side. */
bool sv_game_has_secrets (const SvGame *game, const void *setup, const void *state, int side);

/* Face. */

/* Return about how many minutes a match lasts, in whole fives from 10 on; 0 if the game does not
 * say. */
int sv_game_minutes (const SvGame *game, const void *setup);

void sv_game_timing (const SvGame *game, const void *setup, const void *state, SvTiming *out);

/* Write what the window shows: the close-up of this moment if there is one, else the pitch. */
void sv_game_scene (const SvGame *game, const void *setup, const void *state, SvScene *out);

bool sv_game_closeup (
    const SvGame *game, const void *setup, const void *state, const SvEvent *event, SvScene *out);
void sv_game_moves (const SvGame *game,
                    const void *setup,
                    const void *before,
                    SvEvent event,
                    const void *after,
                    SvMoves *out);

/* Returns false, with the chance 1 of 1, if the game says nothing. */
bool sv_game_risks (const SvGame *game, const void *setup, const void *state, SvRisks *out);

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

/* Returns false if the game gives the space no name; the caller then uses its label and zone. */
bool sv_game_space_name (const SvGame *game, const void *setup, int space, SvPhrase *out);

/* @legal: all legal events of @state, passed in because a board calls this for each of its
 * spaces. */
bool sv_game_why_not (const SvGame *game,
                      const void *setup,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n_legal,
                      int piece,
                      int space,
                      SvPhrase *out);

/* Write the game's sentences, followed by the number that the piece must throw now. */
void sv_game_meaning (
    const SvGame *game, const void *setup, const void *state, int piece, int space, SvNotes *out);

void sv_game_counts (const SvGame *game, const void *setup, const void *state, SvNotes *out);

/* Teach. */

/* Return whether the game has lessons, so that sv_game_lesson () returns one in some positions. */
bool sv_game_has_lessons (const SvGame *game);

/* Return the lesson for this position, with its text as a phrase in @text, or NULL if there is
 * none. */
const SvLesson *
sv_game_lesson (const SvGame *game, const void *setup, const void *state, SvPhrase *text);

/* Return whether turns are divided into steps, so that sv_game_turn () writes some in some
 * positions. */
bool sv_game_has_turns (const SvGame *game);

void sv_game_turn (const SvGame *game, const void *setup, const void *state, SvTurn *out);

/* Append the game's reasons to @out, which may already hold sentences. Most callers want
 * sv_reason (). */
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

/* Positions. For a game without this group only the first two functions may be called. */

/* Return whether the user can set up positions of this game. */
bool sv_game_has_placements (const SvGame *game);

/* Return the number of kinds of moments that can be set up; 0 if none. */
unsigned sv_game_n_phases (const SvGame *game);

/* Write the whole placement: from the view, and then as the game corrects it. */
void
sv_game_to_placement (const SvGame *game, const void *setup, const void *state, SvPlacement *out);

/* Like the game's from_placement (), but also returns false if phase or score are out of range. */
bool sv_game_from_placement (
    const SvGame *game, const void *setup, const SvPlacement *in, void *state, SvPhrase *why);

/* Line-ups. */

bool sv_game_line_up (
    const SvGame *game, const void *setup, const void *state, unsigned i, SvLineUp *out);

/* Write the line-up of SvGameLineUps.safest (). Returns false if there is none. */
bool
sv_game_safest_line_up (const SvGame *game, const void *setup, const void *state, SvLineUp *out);

/* Return the number of the first line-up that is available now, or SV_MAX_LINE_UPS if there is
 * none. */
unsigned sv_game_first_line_up (const SvGame *game, const void *setup, const void *state);

/* Write the view of the board after the side that decides has taken line-up @i, which must be
 * available; the pieces of the other side are shown beside the board. */
void sv_game_line_up_view (
    const SvGame *game, const void *setup, const void *state, unsigned i, SvView *out);

/* The next three functions may be called only if the game has line_ups.saved_line_ups. A saved
 * line-up is a buffer of saved_line_ups->size bytes.
 *
 * Save how @side is lined up. Returns false if it has not just lined up; @out is then undefined. */
bool sv_game_take_saved_line_up (
    const SvGame *game, const void *setup, const void *state, int side, void *out);

/* Write the next legal event that leads to the saved line-up @saved_line_up, for the side that
 * decides. Returns false if that side is not lining up, or if the rest of the saved line-up is
 * impossible. */
bool sv_game_next_of_saved_line_up (const SvGame *game,
                                    const void *setup,
                                    const void *state,
                                    const void *saved_line_up,
                                    SvEvent *event);

/* Write the view of the board after that side has taken the saved line-up as far as it is
 * possible; the pieces of the other side are shown beside the board. */
void sv_game_saved_line_up_view (const SvGame *game,
                                 const void *setup,
                                 const void *state,
                                 const void *saved_line_up,
                                 SvView *out);

/* Table. */

void sv_game_score_sheet (const SvGame *game,
                          const void *setup,
                          const SvScoreSheet *sheet,
                          SvScoreSheetView *out);

/* Return a list, possibly empty, that is ended by an entry without a label. */
const SvScoreSheetThrow *sv_game_score_sheet_throws (const SvGame *game);
const SvScoreSheetMark *sv_game_score_sheet_marks (const SvGame *game);

/* Evaluation. */

/* Return whether the game can evaluate positions. If so, it has computer players that choose,
 * hints and move analysis. */
bool sv_game_has_evaluation (const SvGame *game);

/* Season. */

/* Return whether a match changes anything for the next match of its teams; the second function
 * says so for matches on a real board, from their score sheets. */
bool sv_game_has_season (const SvGame *game);
bool sv_game_has_score_sheet_season (const SvGame *game);

void sv_game_after_match (
    const SvGame *game, const void *setup, const void *state, unsigned side, void *values);
const char *sv_game_misses (const SvGame *game, const void *values, unsigned card);
