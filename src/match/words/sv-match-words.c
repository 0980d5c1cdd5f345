/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "sv-match-words.h"

#include "sv-clock-words.h"
#include "sv-json-read.h"
#include "sv-match-line-ups.h"
#include "sv-piece-name.h"
#include "sv-score-words.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-team-words.h"

enum { WORDS_SIZE = 1024, NAME_SIZE = 256 };

/* The moment of a match that a phrase is about. {who} in a phrase becomes the team, followed by
 * the person who acts if that person has a name: if several persons play for the team, the one
 * who played the piece at the beginning of the moment, or no person if the phrase is about no
 * piece. */
typedef struct {
  SvMatch *match;
  const SvView *began;
} Moment;

/* --- Filling in phrases --- */

static const char *
translate_cb (void *data, const char *msgid)
{
  return g_dgettext (GETTEXT_PACKAGE, msgid);
}

static const char *
team_cb (void *data, int side)
{
  const Moment *moment = data;

  return sv_match_get_team_name (moment->match, side);
}

/* Return the only seat of a side, if it is a person with another name than the team. */
static const SvSeatDoc *
find_person (const GPtrArray *seats, int side, const char *team)
{
  const SvSeatDoc *seat = sv_seats_captain (seats, side);
  g_autofree char *standard = sv_seats_dup_standard_name (side, 0);

  return sv_seats_have_person (seats, side) && g_strcmp0 (seat->name, team) != 0 &&
                 g_strcmp0 (seat->name, standard) != 0
             ? seat
             : NULL;
}

/* Return the name of the person of a seat, or which computer plays the seat, or the whole side if
 * @seat is NULL; NULL if there is nothing to say. */
static const char *
say_player (const GPtrArray *seats, const SvSeatDoc *seat, int side)
{
  const SvBot *bot = seat != NULL ? sv_seats_bot (seat) : sv_seats_side_bot (seats, side);

  if (bot != NULL)
    return _ (bot->about);
  return seat != NULL ? seat->name : NULL;
}

static void
who_cb (void *data, int side, int piece, char *out, size_t size)
{
  const Moment *moment = data;
  const GPtrArray *seats = sv_match_get_seats (moment->match);
  const SvSeatDoc *seat = NULL;
  const char *team = sv_match_get_team_name (moment->match, side);

  if (sv_seats_count (seats, side) == 1)
    seat = find_person (seats, side, team);
  else if (piece >= 0)
    seat = sv_seats_player (seats, moment->began, piece);
  const char *player = say_player (seats, seat, side);
  g_autofree char *who = player != NULL && player[0] != '\0'
                             /* Translators: the team that is to act, and the person or the computer
                              * that plays for it: "Velocitas (Anne)". */
                             ? sv_sentence (_ ("%1$s (%2$s)"), team, player)
                             : g_strdup (team);
  g_strlcpy (out, who, size);
}

static const SvCardDoc *
card_of (SvMatch *self, int piece)
{
  const SvPiece *p = &sv_shown (self)->view.pieces[piece];

  return p->card >= 0 ? &sv_match_get_doc (self)->teams[p->side]->cards[p->card] : NULL;
}

/* Get the name of a piece by its role, for use in a sentence. */
static void
say_role (SvMatch *self, int piece, char *out, size_t size)
{
  const SvCardDoc *card = card_of (self, piece);
  const SvWords numbers_only = { .translate = translate_cb };
  SvPhrase name;

  if (card != NULL && card->role_name != NULL && card->role_name[0] != '\0') {
    g_strlcpy (out, card->role_name, size);
    return;
  }
  sv_game_piece_name (sv_match_get_game (self), sv_match_get_setup (self), piece, &name);
  sv_phrase_say (&name, &numbers_only, out, size);
}

/* Return the name of the piece's player with the shirt number, or NULL if the player has no
 * name. */
static char *
dup_player (SvMatch *self, int piece)
{
  if (card_of (self, piece) == NULL)
    return NULL;
  const SvPiece *p = &sv_shown (self)->view.pieces[piece];
  return sv_team_doc_dup_player (sv_match_get_doc (self)->teams[p->side], p);
}

static void
piece_cb (void *data, int piece, char *out, size_t size)
{
  const Moment *moment = data;
  g_autofree char *player = dup_player (moment->match, piece);

  if (player != NULL)
    g_strlcpy (out, player, size);
  else
    say_role (moment->match, piece, out, size);
}

static const char *
space_cb (void *data, int space)
{
  const Moment *moment = data;
  const SvBoard *board = sv_match_get_board (moment->match);

  if (space < 0 || space >= board->n_spaces)
    return "";
  return g_dgettext (GETTEXT_PACKAGE, board->spaces[space].label);
}

char *
sv_match_say_in (SvMatch *self, const SvView *began, const SvPhrase *phrase)
{
  Moment moment = { self, began };
  const SvWords words = { &moment, translate_cb, team_cb, who_cb, piece_cb, space_cb };
  char text[WORDS_SIZE];

  return g_strdup (sv_phrase_say (phrase, &words, text, sizeof text));
}

char *
sv_match_say (SvMatch *self, const SvPhrase *phrase)
{
  g_return_val_if_fail (phrase->msgid != NULL, NULL);
  return sv_match_say_in (self, &sv_shown (self)->view, phrase);
}

char *
sv_match_dup_period (SvMatch *self)
{
  SvScoreline line;

  sv_scored_read (SV_SCORED (self), &line);
  return sv_score_words_period (&line);
}

/* Return whether a prompt tells a side what to do. */
static gboolean
is_order (const SvPhrase *prompt)
{
  return g_str_has_prefix (prompt->msgid, "{who}:") || g_str_has_prefix (prompt->msgid, "{team}:");
}

/* Return what a computer player does, which people only watch. */
static const char *
act_of (const SvSituation *shown, const SvPhrase *asked)
{
  if (shown->node.kind == SV_NODE_CHANCE)
    return N_ ("{who} throws the die");
  if (shown->view.stage == SV_STAGE_SETUP)
    return N_ ("{who} places its figurines");
  if (asked->piece >= 0 && shown->view.pieces[asked->piece].side == asked->side)
    return N_ ("{who} plays with {piece}");
  return N_ ("{who} considers what to do");
}

char *
sv_match_dup_prompt (SvMatch *self)
{
  SvPhrase phrase;

  sv_game_prompt (sv_match_get_game (self), sv_match_get_setup (self), sv_shown (self)->state,
                  &phrase);
  if (sv_shown_get_bot (self) != NULL && is_order (&phrase))
    phrase.msgid = act_of (sv_shown (self), &phrase);
  return sv_match_say (self, &phrase);
}

char *
sv_match_dup_team (SvMatch *self, int side)
{
  return sv_team_words_played_by (sv_match_get_team_name (self, side),
                                  sv_seats_side_bot (sv_match_get_seats (self), side));
}

const SvLesson *
sv_match_get_lesson (SvMatch *self, char **text)
{
  SvPhrase phrase;
  const SvLesson *lesson = sv_game_lesson (sv_match_get_game (self), sv_match_get_setup (self),
                                           sv_shown (self)->state, &phrase);

  *text = lesson != NULL ? sv_match_say (self, &phrase) : NULL;
  return lesson;
}

char *
sv_match_dup_line_up (SvMatch *self)
{
  int side;
  const char *own;
  const SvPhrase *phrase = sv_match_get_line_up (self, &side, &own);

  if (phrase == NULL)
    return NULL;
  g_autofree char *name = own != NULL ? g_strdup (own) : sv_match_say (self, phrase);
  /* Translators: a team, and the line-up that it has chosen, e.g. "4-3-3". */
  return sv_sentence (_ ("%1$s lines up: %2$s."), sv_match_get_team_name (self, side), name);
}

char *
sv_match_dup_why_not (SvMatch *self, int piece, int space)
{
  SvPhrase phrase;
  unsigned n;
  const SvEvent *legal = sv_shown_get_legal (self, &n);

  if (!sv_game_why_not (sv_match_get_game (self), sv_match_get_setup (self), sv_shown (self)->state,
                        legal, n, piece, space, &phrase))
    return NULL;
  return sv_match_say (self, &phrase);
}

/* --- Names and labels --- */

char *
sv_match_dup_team_short_name (SvMatch *self, int side)
{
  SvScoreline line;

  g_return_val_if_fail (side == 0 || side == 1, NULL);

  sv_scored_read (SV_SCORED (self), &line);
  return sv_score_words_brief (&line, line.sides[1] == side);
}

char *
sv_match_dup_teams (SvMatch *self)
{
  const int left = sv_match_get_left (self);

  /* Translators: the title of a match: the team on the left and the team on the right. */
  return sv_sentence (C_ ("match title", "%1$s – %2$s"), sv_match_get_team_name (self, left),
                      sv_match_get_team_name (self, 1 - left));
}

char *
sv_match_dup_title (SvMatch *self)
{
  const char *written = sv_match_get_doc (self)->title;

  return written != NULL && written[0] != '\0' ? g_strdup (written) : sv_match_dup_teams (self);
}

static char *
say_branch (SvMatch *self, unsigned k, gint64 elapsed_ms)
{
  SvView view;
  g_autofree char *teams = sv_match_dup_teams (self);

  sv_match_get_view_at (self, k, &view);
  g_autofree char *time = sv_clock_words_at (&view, elapsed_ms);
  if (view.period_name == NULL)
    /* Translators: %1$s: the teams of a match; %2$u: how many steps of it the new match begins
     * with. */
    return sv_sentence (_ ("%1$s (branch from step %2$u)"), teams, k);
  if (*time == '\0')
    /* Translators: the teams of a match, the half, and how many steps the new match begins with. */
    return sv_sentence (_ ("%1$s (branch from %2$s, step %3$u)"), teams, _ (view.period_name), k);
  /* Translators: the teams of a match; the half and the time on the clock that the new match
   * begins at, e.g. "Velocitas – Orange (branch from First half, 6:39)". */
  return sv_sentence (_ ("%1$s (branch from %2$s, %3$s)"), teams, _ (view.period_name), time);
}

char *
sv_match_dup_branch_title (SvMatch *self, unsigned k, gint64 elapsed_ms)
{
  g_autofree char *title = say_branch (self, k, elapsed_ms);

  /* The title is stored in a document, whose texts must not contain characters that isolate
   * names. */
  return sv_drop_directions (title);
}

char *
sv_match_dup_piece_name (SvMatch *self, int piece)
{
  char name[NAME_SIZE];

  g_return_val_if_fail (piece >= 0 && piece < sv_shown (self)->view.n_pieces, NULL);

  say_role (self, piece, name, sizeof name);
  return g_strdup (sv_piece_name_bare (name));
}

const char *
sv_match_get_player (SvMatch *self, int piece)
{
  const SvCardDoc *card = card_of (self, piece);

  return card != NULL && card->name != NULL && *card->name != '\0' ? card->name : NULL;
}

char *
sv_match_dup_piece_title (SvMatch *self, int piece)
{
  g_return_val_if_fail (piece >= 0 && piece < sv_shown (self)->view.n_pieces, NULL);

  const SvPiece *figurine = &sv_shown (self)->view.pieces[piece];
  const SvTeamDoc *team =
      card_of (self, piece) != NULL ? sv_match_get_doc (self)->teams[figurine->side] : NULL;
  return sv_piece_name_player (team, sv_match_get_game (self), sv_match_get_setup (self), figurine,
                               piece);
}

char *
sv_match_dup_piece_label (SvMatch *self, int piece)
{
  g_autofree char *name = sv_match_dup_piece_name (self, piece);
  const char *player = sv_match_get_player (self, piece);
  const char *team = sv_match_get_team_name (self, sv_shown (self)->view.pieces[piece].side);

  if (player != NULL)
    /* Translators: a figurine for screen readers: team, role, name of the player. */
    return sv_sentence (_ ("%1$s %2$s, %3$s"), team, name, player);
  /* Translators: a figurine for screen readers: team, role. */
  return sv_sentence (_ ("%1$s %2$s"), team, name);
}

/* Return the side that a zone belongs to, or -1. */
static int
side_of_zone (const SvView *view, int zone)
{
  return zone < (int)G_N_ELEMENTS (view->zone_side) ? view->zone_side[zone] : -1;
}

static char *
dup_place_in (SvMatch *self, const SvScene *scene, int index)
{
  const SvBoard *board = scene->board;
  SvPhrase phrase;

  if (board == sv_match_get_board (self) &&
      sv_game_space_name (sv_match_get_game (self), sv_match_get_setup (self), index, &phrase))
    return sv_match_say (self, &phrase);

  const SvSpace *space = &board->spaces[index];
  const char *label = g_dgettext (GETTEXT_PACKAGE, space->label);
  const gboolean area = space->n_outline != 0;

  if (space->zone < 0 || space->zone >= board->n_zones)
    return sv_sentence (area ? _ ("Area %s") : _ ("Point %s"), label);
  const int side = side_of_zone (&scene->view, space->zone);
  if (side >= 0)
    /* Translators: the name of a space for screen readers: its letter, the team whose zone it
     * is. */
    return sv_sentence (area ? _ ("Area %1$s, %2$s zone") : _ ("Point %1$s, %2$s zone"), label,
                        sv_match_get_team_name (self, side));
  /* Translators: the name of a space for screen readers: its letter, its zone ("zone 1"). */
  return sv_sentence (area ? _ ("Area %1$s, %2$s") : _ ("Point %1$s, %2$s"), label,
                      g_dgettext (GETTEXT_PACKAGE, board->zones[space->zone]));
}

char *
sv_match_dup_place (SvMatch *self, int space)
{
  const SvScene pitch = { sv_match_get_board (self), sv_shown (self)->view };

  g_return_val_if_fail (space >= 0 && space < pitch.board->n_spaces, NULL);
  return dup_place_in (self, &pitch, space);
}

static int
piece_on (const SvView *view, int space)
{
  for (unsigned i = 0; i < view->n_pieces; i++) {
    if (view->pieces[i].space == space)
      return (int)i;
  }
  return -1;
}

/* Return the name of a piece on a space. If the space's name includes the team whose zone it is,
 * and that is the piece's team, the team is left out: "striker 1". */
static char *
dup_name_in_space (SvMatch *self, const SvScene *scene, int piece, int space)
{
  int zone = scene->board->spaces[space].zone;
  SvPhrase phrase;

  if (zone >= 0 && side_of_zone (&scene->view, zone) == scene->view.pieces[piece].side &&
      !sv_game_space_name (sv_match_get_game (self), sv_match_get_setup (self), space, &phrase))
    return sv_match_dup_piece_name (self, piece);
  return sv_match_dup_piece_label (self, piece);
}

char *
sv_match_dup_space_label (SvMatch *self, int space)
{
  const SvScene *scene = &sv_shown (self)->scene;

  g_return_val_if_fail (space >= 0 && space < scene->board->n_spaces, NULL);

  g_autofree char *place = dup_place_in (self, scene, space);
  int piece = piece_on (&scene->view, space);
  if (piece < 0 && scene->view.ball_space == space)
    /* Translators: what is on a space, for screen readers: "Area C, Velocitas zone". */
    return sv_sentence (_ ("%s, the ball"), place);
  if (piece < 0)
    /* Translators: what is on a space, for screen readers: "Area C, Velocitas zone". */
    return sv_sentence (_ ("%s, empty"), place);
  g_autofree char *name = dup_name_in_space (self, scene, piece, space);
  if (scene->view.ball_piece == piece)
    /* Translators: for screen readers: "Area C, Velocitas zone", "striker 1". */
    return sv_sentence (_ ("%1$s, %2$s, has the ball"), place, name);
  /* Translators: for screen readers: "Area C, Velocitas zone", "striker 1". */
  return sv_sentence (_ ("%1$s, %2$s"), place, name);
}

/* --- The report --- */

void
sv_report_line_free (SvReportLine *line)
{
  g_free (line->sentence);
  g_free (line->verdict);
  g_free (line);
}

SvNoteKind
sv_report_lines_kind (const GPtrArray *lines)
{
  SvNoteKind kind = SV_NOTE_PLAIN;

  for (guint i = 0; i < lines->len; i++)
    kind = MAX (kind, ((const SvReportLine *)g_ptr_array_index (lines, i))->kind);
  return kind;
}

char *
sv_report_lines_join (const GPtrArray *lines, const char *mark, const char *between)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++) {
    const SvReportLine *line = g_ptr_array_index (lines, i);

    g_string_append_printf (text, "%s%s%s", i > 0 ? between : "", mark, line->sentence);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Return what the die said according to a note, or NULL. */
static char *
dup_verdict (SvMatch *self, const SvView *began, const SvNote *note)
{
  SvPhrase phrase = note->phrase;

  phrase.msgid = note->verdict;
  return note->verdict != NULL ? sv_match_say_in (self, began, &phrase) : NULL;
}

GPtrArray *
sv_match_say_notes (SvMatch *self, const SvView *began, const SvNotes *notes)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_report_line_free);

  for (unsigned j = 0; j < notes->n; j++) {
    SvReportLine *line = g_new0 (SvReportLine, 1);

    line->kind = notes->notes[j].kind;
    line->sentence = sv_match_say_in (self, began, &notes->notes[j].phrase);
    line->verdict = dup_verdict (self, began, &notes->notes[j]);
    line->side = notes->notes[j].phrase.side;
    line->piece = notes->notes[j].phrase.piece;
    line->caption = notes->notes[j].caption != NULL ? _ (notes->notes[j].caption) : NULL;
    g_ptr_array_add (lines, line);
  }
  return lines;
}

char *
sv_match_dup_meaning (SvMatch *self, int piece, int space)
{
  const SvView *view = &sv_shown (self)->view;
  SvNotes notes;

  sv_game_meaning (sv_match_get_game (self), sv_match_get_setup (self), sv_shown (self)->state,
                   piece, space, &notes);
  g_autoptr (GPtrArray) lines = sv_match_say_notes (self, view, &notes);
  return sv_report_lines_join (lines, "", "\n");
}

GPtrArray *
sv_match_say_step (SvMatch *self, SvSteps *step)
{
  return sv_match_say_notes (self, sv_steps_before (step), sv_steps_notes (step));
}

GPtrArray *
sv_match_dup_lines_from (SvMatch *self, const void *before, SvEvent event)
{
  SvSteps step;

  sv_steps_begin_in (&step, sv_match_get_game (self), sv_match_get_setup (self), before);
  sv_steps_try (&step, event);
  return sv_match_say_step (self, &step);
}

GPtrArray *
sv_match_dup_lines (SvMatch *self, unsigned k, SvEvent event)
{
  SvSteps step;

  sv_steps_begin (&step, sv_match_get_doc (self)->history, k, k);
  sv_steps_try (&step, event);
  return sv_match_say_step (self, &step);
}

GPtrArray *
sv_match_dup_report (SvMatch *self, unsigned i)
{
  g_return_val_if_fail (i < sv_match_get_length (self), NULL);

  return sv_match_dup_lines (self, i, sv_history_get_event (sv_match_get_doc (self)->history, i));
}

/* --- Outcomes of a throw --- */

/* Return the name of an outcome whose only effect is which side has the next turn. */
static const char *
turn_outcome_name (const SvGame *game, const SvOutcome *outcome, int attacking)
{
  if (outcome->side == attacking)
    return game->ball ? _ ("Ball kept") : _ ("The turn goes on");
  return game->ball && outcome->kind != SV_NOTE_PLAIN ? _ ("Ball lost") : _ ("End of the turn");
}

/* Return the name of an outcome without a caption. */
static const char *
outcome_name (const SvGame *game, const SvOutcome *outcome, int attacking)
{
  switch (outcome->kind) {
  case SV_NOTE_GOAL:
    return _ ("Goal");
  case SV_NOTE_FOUL:
    return _ ("Foul");
  case SV_NOTE_TURNOVER:
    return _ ("Intercepted");
  case SV_NOTE_WHISTLE:
    return _ ("Whistle");
  case SV_NOTE_SAVE:
  case SV_NOTE_MISS:
  case SV_NOTE_PLAIN:
    break;
  }
  return turn_outcome_name (game, outcome, attacking);
}

char *
sv_match_dup_outcome (SvMatch *self, const SvNode *node, int attacking, const SvOutcome *outcome)
{
  if (node->contest != 0)
    return g_strdup (outcome->side >= 0 ? sv_match_get_team_name (self, outcome->side)
                                        : _ ("Both throw again"));
  const char *name = outcome->caption != NULL
                         ? _ (outcome->caption)
                         : outcome_name (sv_match_get_game (self), outcome, attacking);

  /* Remove exclamation marks, because the outcome has not happened yet. */
  return g_strchomp (g_strdelimit (g_strdup (name), "!", ' '));
}
