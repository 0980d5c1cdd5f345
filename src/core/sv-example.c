/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-example.h"

#include <string.h>

/* Parse the name of a space at the start of *@text and move *@text behind it. Returns the space,
 * or -1 if there is none with this name. */
static int
read_space (const SvBoard *board, const char **text)
{
  const size_t length = strcspn (*text, " >~!");
  const int zone = **text >= '1' && **text <= '9' ? **text - '1' : -1;
  char name[16];

  sv_text_print (name, sizeof name, "%.*s", (int)length - (zone >= 0), *text + (zone >= 0));
  *text += length;
  return sv_board_find (board, name, zone);
}

static int
piece_on (const SvView *view, int space)
{
  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].space == space)
      return i;
  return -1;
}

/* Parse what follows the letter of a side in a word for a piece, e.g. "4@a". */
static bool
read_piece (SvExample *self, int side, const char *text)
{
  int number = 0, space;

  while (*text >= '0' && *text <= '9')
    number = 10 * number + *text++ - '0';
  if (*text++ != '@' || (space = read_space (self->board, &text)) < 0)
    return false;
  for (int i = 0; i < self->view.n_pieces; i++) {
    SvPiece *piece = &self->view.pieces[i];
    if (piece->side == side && piece->number == number) {
      piece->space = (int16_t)space;
      return true;
    }
  }
  return false;
}

static bool
read_ball (SvExample *self, const char *text)
{
  const int space = *text == '@' ? (text++, read_space (self->board, &text)) : -1;
  const int piece = piece_on (&self->view, space);

  self->view.ball_space = (int16_t)space;
  self->view.ball_piece = (int16_t)piece;
  if (space >= 0 && piece >= 0)
    self->view.pieces[piece].flags |= SV_PIECE_BALL;
  return space >= 0;
}

/* Parse one space, or several with the sign of a movement between them. */
static bool
read_mark (SvExample *self, SvMark mark, const char *text)
{
  static const char signs[] = ">~!";

  for (;;) {
    const int space = read_space (self->board, &text);
    const char *sign = *text != '\0' ? strchr (signs, *text) : NULL;

    if (space < 0 || mark.n == SV_MAX_EXAMPLE_WAY)
      return false;
    mark.spaces[mark.n++] = (int16_t)space;
    if (sign == NULL)
      break;
    mark.kind = (SvMarkKind)(SV_MARK_WALK + (sign - signs));
    text++;
  }
  const int piece = piece_on (&self->view, mark.spaces[0]);
  mark.side = piece >= 0 ? self->view.pieces[piece].side : 0;
  if (self->n_marks == SV_MAX_MARKS)
    return false;
  self->marks[self->n_marks++] = mark;
  return true;
}

static bool
read_word (SvExample *self, const char *word)
{
  switch (*word) {
  case 'o':
  case 'x':
    if (word[1] >= '0' && word[1] <= '9')
      return read_piece (self, *word == 'x', word + 1);
    break;
  case '*':
    return read_ball (self, word + 1);
  case '#':
    return word[1] >= '1' && word[1] <= '6' && word[2] == '@' &&
           read_mark (self, (SvMark){ .kind = SV_MARK_DIE, .value = word[1] - '0' }, word + 3);
  case '+':
    return read_mark (self, (SvMark){ .kind = SV_MARK_LIT }, word + 1);
  case '-':
    return read_mark (self, (SvMark){ .kind = SV_MARK_REFUSED }, word + 1);
  default:
    break;
  }
  return read_mark (self, (SvMark){ .kind = SV_MARK_LIT }, word) &&
         self->marks[self->n_marks - 1].kind >= SV_MARK_WALK;
}

const char *
sv_example_read (SvExample *self, const SvGame *game, void *setup, const char *words)
{
  unsigned char state[SV_MAX_STATE] __attribute__ ((aligned (16)));

  memset (self, 0, sizeof *self);
  sv_game_standard (game, setup);
  game->init (setup, state);
  game->view (setup, state, &self->view);
  self->board = game->board (setup);
  self->view.ball_piece = self->view.ball_space = -1;
  for (int i = 0; i < self->view.n_pieces; i++) {
    self->view.pieces[i].space = -1;
    self->view.pieces[i].flags &= SV_PIECE_KEEPER;
  }
  for (words += strspn (words, " "); *words != '\0'; words += strspn (words, " ")) {
    if (!read_word (self, words))
      return words;
    words += strcspn (words, " ");
  }
  return NULL;
}
