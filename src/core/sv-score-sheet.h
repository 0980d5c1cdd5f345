/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-score-sheet: the score sheet of a match on a real board, and the conclusions that the rules
 * draw from it: how time goes on, what can be thrown and written down, and when the match is over.
 *
 *    SvScoreSheet (goals, ones, time is up)  ─ game->table.sheet ─▶  SvScoreSheetView (results)
 *
 * A score sheet holds no positions. Only the facts are stored. The conclusions are computed from
 * them each time, so that taking back a goal, or changing the rules, needs no code of its own. */

#include <stdbool.h>
#include <stdint.h>

enum { SV_SCORE_SHEET_THROWS = 6, SV_SCORE_SHEET_MARKS = 6 };

/* A kind of throw at a real table. */
typedef struct {
  /* translatable label in a list, e.g. N_("Save"); NULL marks the end of a list */
  const char *label;
  uint8_t dice; /* number of dice thrown at once: 1, or 2 if each side throws one */
  uint8_t sides;
  uint8_t least; /* least number that counts; a lower one is thrown again */
} SvScoreSheetThrow;

/* A mark that can be written down for a player, such as a yellow card. */
typedef struct {
  /* translatable label of the button, e.g. N_("Yellow"); NULL marks the end of a list */
  const char *label;
  /* translatable sentences with {piece} that say so: for the first time, and for later times */
  const char *told[2];
  uint16_t flags[2]; /* SvPieceFlags of a player with one such mark, and with more */
  const char
      /* translatable reason, after a name ("red card"), why the player is out of the match after
       * the first and after later times; NULL if the player plays on */
      *why[2];
  /* 1 + index of the mark that this one takes back, e.g. going off undoes coming on; 0 if none */
  uint8_t undoes;
  const char *colour; /* colour of the mark, e.g. "#e01b24"; NULL if none */
} SvScoreSheetMark;

typedef enum {
  SV_SCORE_SHEET_MATCH,  /* the whole match */
  SV_SCORE_SHEET_PERIOD, /* the current period */
  SV_SCORE_SHEET_LATE,   /* the current period after its time was up */
  SV_SCORE_SHEET_SCOPES
} SvScoreSheetScope;

/* How often each kind of throw was made, and how often it was a 1. */
typedef struct {
  uint16_t thrown[SV_SCORE_SHEET_THROWS];
  uint16_t ones[SV_SCORE_SHEET_THROWS];
} SvScoreSheetDice;

typedef struct {
  uint8_t period; /* number of the period, 1-based, as period_name () counts */
  bool time_up;   /* the clock of the period has run out */
  int32_t score[2];
  uint16_t taken[2], scored[2]; /* shots taken and scored in a shoot-out, by side */
  uint16_t marks[2][SV_SCORE_SHEET_MARKS];
  SvScoreSheetDice dice[SV_SCORE_SHEET_SCOPES];
  int16_t
      /* sum of the corrections that people made by hand to a clock that the dice move */
      set[SV_SCORE_SHEET_SCOPES];
} SvScoreSheet;

typedef struct {
  int32_t period_ms;   /* length of this period in milliseconds, 0 if it has no clock of its own */
  int16_t clock_shows; /* what a clock that the dice move shows */
  /* what the clock moved by the dice shows at its end; 0 if the game has no such clock */
  int16_t clock_ends;
  int16_t clock_step; /* how far one die moves the clock that the dice move */
  const char *notice; /* translatable words to show beside the clock, or NULL */
  const char
      /* translatable text, e.g. N_("A 1 Was Thrown"), for the control that records a throw of the
       * first kind that was a 1, and as confirmation; NULL if it need not be recorded */
      *count;
  bool late;     /* the time of the period is up, but the period is not over yet */
  bool shootout; /* goals are shots of a shoot-out, and misses are recorded too */
  bool ended;    /* the period is over */
  /* next period as the score stands; 0 if there is none, and then the match is over */
  uint8_t next;
  int8_t winner;                      /* side that won, if the match is over; -1 for a draw */
  uint8_t how;                        /* SvEnd */
  uint8_t marks;                      /* bit mask of the marks that are used in this variant */
  uint8_t most[SV_SCORE_SHEET_MARKS]; /* limit of each mark for a side; 0 if unlimited */
} SvScoreSheetView;

/* Return the side with the higher score, or -1 if equal. */
static inline int8_t
sv_score_sheet_leader (const int32_t score[2])
{
  return score[0] == score[1] ? -1 : score[1] > score[0];
}

/* Return whether a team has the number of goals that ends the match; 0: no number does. */
static inline bool
sv_score_sheet_reached (const SvScoreSheet *sheet, int32_t goals)
{
  return goals > 0 && (sheet->score[0] >= goals || sheet->score[1] >= goals);
}
