/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Layout of the match page. In: the size of the page and its child widgets. Out: an allocation for
 * each child.
 *
 * The page computes the scale of the board in two arrangements: cards in columns left and right of
 * the board, or in a strip below it. It takes the columns if the window is not narrow and they
 * give the board at least 82 % of the scale that it has with a strip. In a replay the
 * pages stand beside the board or below it, wherever they leave it larger. Rows at the top and
 * bottom get their natural height, and the board gets the rest. The cost is some measurements of
 * widgets and a binary search. */

#include "sv-match-layout.h"

#include "sv-board-layout.h"
#include "sv-card-panel.h"
#include "sv-paint-card.h"

enum {
  NARROW = 720,
  WIDE = 1000,
  LOW = 690,
  SHORT = 600,
  GAP = 8,
  COLUMN_MIN = 72,
  COLUMN_LARGE = 176, /* from this width of a column on, one card is larger than the others */
  COLUMN_MAX = 230,
  PAGES_WIDTH = 300,  /* minimum size of the pages of a replay beside the board … */
  PAGES_MOST = 460,   /* … and their maximum width there */
  PAGES_HEIGHT = 170, /* minimum height below it */
  PROMPT_MIN = 212,
  BULLETIN_MIN = 64,
  BULLETIN_MAX = 260, /* maximum height of a bulletin below a list, which needs the room more */
  BARE = 400,         /* below this height there is no room for cards */
  MIN_WIDTH = 340,
  MIN_HEIGHT = 320
};

typedef struct {
  int x, y, w, h;
} Box;

SvMatchWidth
sv_match_layout_width (int width, int height)
{
  return width < NARROW   ? SV_MATCH_NARROW
         : height < SHORT ? SV_MATCH_SHORT
         : height < LOW   ? SV_MATCH_LOW
         : width < WIDE   ? SV_MATCH_MEDIUM
                          : SV_MATCH_WIDE;
}

void
sv_match_layout_minimum (int *width, int *height)
{
  *width = MIN_WIDTH;
  *height = MIN_HEIGHT;
}

/* Add to @way a rotation by 180 degrees that moves the origin to (@x, @y). */
static GskTransform *
turn_round (GskTransform *way, int x, int y)
{
  return gsk_transform_rotate (
      gsk_transform_translate (way, &GRAPHENE_POINT_INIT ((float)x, (float)y)), 180);
}

/* Allocate @box to @child, but at least its minimum size. */
static void
place (const SvMatchParts *parts, GtkWidget *child, Box box)
{
  GskTransform *way = NULL;
  int min_w, min_h;

  if (child == NULL)
    return;
  gtk_widget_set_child_visible (child, TRUE);
  if (!gtk_widget_get_visible (child))
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min_w, NULL, NULL, NULL);
  box.w = MAX (box.w, min_w);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, box.w, &min_h, NULL, NULL, NULL);
  box.h = MAX (box.h, min_h);
  if (parts->turned)
    way = turn_round (NULL, parts->width, parts->height);
  way = child == parts->opposite
            ? turn_round (way, box.x + box.w, box.y + box.h)
            : gsk_transform_translate (way, &GRAPHENE_POINT_INIT ((float)box.x, (float)box.y));
  gtk_widget_allocate (child, box.w, box.h, -1, way);
}

static void
hide (GtkWidget *child)
{
  if (child != NULL)
    gtk_widget_set_child_visible (child, FALSE);
}

static void
hide_both (GtkWidget *const children[2])
{
  hide (children[0]);
  hide (children[1]);
}

static int
natural (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int size;

  if (child == NULL || !gtk_widget_get_visible (child))
    return 0;
  gtk_widget_measure (child, orientation, for_size, NULL, &size, NULL, NULL);
  return size;
}

/* Return the scale of the pitch, including benches, on a board @w × @h pixels large. */
static double
board_scale (const SvMatchParts *parts, int w, int h)
{
  SvBoardLayout layout;

  if (parts->board == NULL || w <= 0 || h <= 0)
    return MAX (MIN (w, h), 0);
  sv_board_layout (&layout, parts->board, w, h, parts->benches);
  return layout.fit.scale;
}

/* Return the smallest height (or width, if not @height) at which the pitch is as large as in @w ×
 * @h. */
static int
enough (const SvMatchParts *parts, int w, int h, gboolean height)
{
  const double wanted = board_scale (parts, w, h) * 0.995;
  int low = 1, high = MAX (height ? h : w, 1);

  while (low < high) {
    const int middle = (low + high) / 2;

    if (board_scale (parts, height ? w : middle, height ? middle : h) >= wanted)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

/* Return the width of the dice: what is natural for them if there is @room, and what they need at
 * least if not. */
static int
strip_width (const SvMatchParts *parts, int room)
{
  int least = 0, wanted = 0;

  if (gtk_widget_get_visible (parts->dice))
    gtk_widget_measure (parts->dice, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  return CLAMP (room, least, wanted);
}

/* Return whether prompt, buttons and dice fit in one row. */
static gboolean
in_one_row (const SvMatchParts *parts, int width)
{
  const int actions = natural (parts->actions, GTK_ORIENTATION_HORIZONTAL, -1);

  return width >=
         strip_width (parts, 0) + GAP + PROMPT_MIN + (actions > 0 ? MAX (actions, 150) + GAP : 0);
}

/* Return whether the line about the last event is only as wide as the prompt, with the buttons
 * beside both. That is so in a low window. */
static gboolean
line_is_narrow (const SvMatchParts *parts, int width)
{
  return in_one_row (parts, width) &&
         sv_match_layout_width (parts->width, parts->height) == SV_MATCH_SHORT;
}

/* Return whether buttons and dice do not fit beside each other, so that the buttons get a row of
 * their own. */
static gboolean
is_stacked (const SvMatchParts *parts, int width)
{
  const int actions = natural (parts->actions, GTK_ORIENTATION_HORIZONTAL, -1);

  return actions > 0 && actions + GAP + strip_width (parts, 0) > width;
}

static int
controls_height (const SvMatchParts *parts, int width)
{
  const int dice = natural (parts->dice, GTK_ORIENTATION_VERTICAL, -1);
  const int actions = natural (parts->actions, GTK_ORIENTATION_VERTICAL, -1);
  const int tray = !in_one_row (parts, width) && is_stacked (parts, width)
                       ? dice + GAP / 2 + actions
                       : MAX (dice, actions);
  const int prompt = natural (parts->prompt, GTK_ORIENTATION_VERTICAL, -1);
  const int line = natural (parts->line, GTK_ORIENTATION_VERTICAL, -1);
  int height = 0;

  if (line_is_narrow (parts, width))
    return height + MAX (tray, line + prompt);
  if (in_one_row (parts, width))
    height += MAX (tray, prompt);
  else
    height += tray + GAP / 2 + prompt;
  return height + line + GAP / 2;
}

/* Place a child at the top of *@box and remove that room, and @gap, from the box. */
static void
place_row (const SvMatchParts *parts, GtkWidget *child, Box *box, int gap)
{
  const int height = natural (child, GTK_ORIENTATION_VERTICAL, -1);

  place (parts, child, (Box){ box->x, box->y, box->w, height });
  if (height == 0)
    return;
  box->y += height + gap;
  box->h -= height + gap;
}

/* Place prompt, buttons and dice side by side. */
static void
place_in_one_row (const SvMatchParts *parts, Box box)
{
  const int actions = natural (parts->actions, GTK_ORIENTATION_HORIZONTAL, -1);
  const int dice = strip_width (parts, box.w - actions - PROMPT_MIN - 2 * GAP);
  /* Labels of buttons get room before the prompt, which can use two lines. */
  const int room = MAX (box.w - dice - 2 * GAP - PROMPT_MIN, box.w / 3);
  const int wide_actions = actions > 0 ? MIN (MAX (actions, 150), room) + GAP : 0;
  const int left = box.w - dice - wide_actions - GAP;
  Box words = { box.x, box.y, left, box.h };

  if (line_is_narrow (parts, box.w))
    place_row (parts, parts->line, &words, 0);
  place (parts, parts->prompt, words);
  place (parts, parts->actions,
         (Box){ box.x + left + GAP, box.y, MAX (wide_actions - GAP, 0), box.h });
  place (parts, parts->dice, (Box){ box.x + box.w - dice, box.y, dice, box.h });
}

/* Place the prompt above buttons and dice. */
static void
place_in_two_rows (const SvMatchParts *parts, Box box)
{
  const int actions = natural (parts->actions, GTK_ORIENTATION_HORIZONTAL, -1);
  const int dice = strip_width (parts, box.w - actions - GAP);

  place_row (parts, parts->prompt, &box, GAP / 2);
  if (is_stacked (parts, box.w)) {
    place_row (parts, parts->actions, &box, GAP / 2);
    place (parts, parts->dice, box);
  } else if (actions > 0) {
    place (parts, parts->dice, (Box){ box.x, box.y, dice, box.h });
    place (parts, parts->actions,
           (Box){ box.x + dice + GAP, box.y, MAX (box.w - dice - GAP, 0), box.h });
  } else {
    place (parts, parts->actions, (Box){ box.x, box.y, 0, box.h });
    place (parts, parts->dice, box);
  }
}

/* Place everything below the pitch: line, then prompt, buttons and dice. */
static void
place_controls (const SvMatchParts *parts, Box box)
{
  if (!line_is_narrow (parts, box.w))
    place_row (parts, parts->line, &box, GAP / 2);
  if (in_one_row (parts, box.w))
    place_in_one_row (parts, box);
  else
    place_in_two_rows (parts, box);
}

static gboolean
has_panel (const SvMatchParts *parts)
{
  return parts->panel != NULL && gtk_widget_get_visible (parts->panel);
}

/* Place the board in @box and the controls below it, from @x on and @width wide; or the panel
 * instead of all. */
static void
place_middle (const SvMatchParts *parts, Box box, int x, int width)
{
  if (has_panel (parts)) {
    place (parts, parts->panel, box);
    hide (parts->pitch);
    hide (parts->line);
    hide (parts->prompt);
    hide (parts->dice);
    hide (parts->actions);
    hide (parts->replay);
    return;
  }

  const int controls = controls_height (parts, width);
  hide (parts->panel);
  place (parts, parts->pitch, (Box){ box.x, box.y, box.w, MAX (box.h - controls - GAP, 1) });
  place_controls (parts, (Box){ x, box.y + box.h - controls, width, controls });
}

/* Return the width of a column: as the height allows for the cards, but not so wide that the board
 * shrinks. */
static int
column_width (const SvMatchParts *parts, Box box, int controls)
{
  const unsigned n = CLAMP (parts->n_cards, 1, 4);
  const double card = ((double)box.h - (n - 1.0) * GAP) / n / SV_CARD_RATIO;
  const int board_h = MAX (box.h - controls - GAP, 1);
  const int board_w = enough (parts, box.w - 2 * (COLUMN_MIN + GAP), board_h, FALSE);
  const double spare = (box.w - board_w) / 2.0 - GAP;
  const double room = MAX (spare, box.w * 0.105);
  const double wanted = room < SV_CARD_PANEL_LARGE ? card : MAX (card, COLUMN_LARGE);
  return (int)CLAMP (MIN (wanted, room), COLUMN_MIN, COLUMN_MAX);
}

static int
strip_height (const SvMatchParts *parts, Box box)
{
  /* Leave out the cards in a low window, and for a team without cards, which has little to show
   * there. */
  return box.h < BARE || parts->n_cards == 0 ? 0 : (int)CLAMP (box.h * 0.18, 84, 210);
}

/* Return the height that the cards leave for the bulletin in a column, or 0 if that is too
 * little. */
static int
bulletin_height (const SvMatchParts *parts, int column, int height)
{
  const int cards = MAX (natural (parts->cards[0], GTK_ORIENTATION_VERTICAL, column),
                         natural (parts->cards[1], GTK_ORIENTATION_VERTICAL, column));
  const int left = height - cards - GAP;

  if (left < BULLETIN_MIN)
    return 0;
  return parts->n_cards == 1 ? MIN (left, BULLETIN_MAX) : left;
}

/* Place the cards of one team, with its bulletin below them. */
static void
place_column (const SvMatchParts *parts, int side, Box box, int bulletin)
{
  if (bulletin == 0) {
    hide (parts->bulletins[side]);
    place (parts, parts->cards[side], box);
    return;
  }

  const int high = natural (parts->bulletins[side], GTK_ORIENTATION_VERTICAL, box.w);
  const int cards = box.h - bulletin - GAP;
  place (parts, parts->cards[side], (Box){ box.x, box.y, box.w, cards });
  place (parts, parts->bulletins[side],
         (Box){ box.x, box.y + cards + GAP, box.w, MIN (high, bulletin) });
}

static void
place_columns (const SvMatchParts *parts, Box box, int column)
{
  /* A list of players scrolls, and a team without cards needs little, so the controls get the full
   * width below. */
  const gboolean below = parts->n_cards <= 1;
  const int height = below ? box.h - controls_height (parts, box.w) - GAP : box.h;
  const Box middle = { box.x + column + GAP, box.y, box.w - 2 * (column + GAP), box.h };

  const int bulletin = bulletin_height (parts, column, height);
  place_column (parts, 0, (Box){ box.x, box.y, column, height }, bulletin);
  place_column (parts, 1, (Box){ box.x + box.w - column, box.y, column, height }, bulletin);
  place_middle (parts, middle, below ? box.x : middle.x, below ? box.w : middle.w);
}

static void
place_strip (const SvMatchParts *parts, Box box, int strip)
{
  const int half = (box.w - GAP) / 2;
  const int controls = controls_height (parts, box.w);

  hide_both (parts->bulletins);
  if (strip == 0) {
    hide_both (parts->cards);
    place_middle (parts, box, box.x, box.w);
    return;
  }

  const int top = box.h - controls - GAP;
  /* Give the cards the height that the board cannot use. */
  int board_h = MAX (enough (parts, box.w, top - strip - GAP, TRUE), top / 2);
  hide (parts->panel);
  strip = CLAMP (top - board_h - GAP, strip, 260);
  board_h = top - strip - GAP;
  place (parts, parts->pitch, (Box){ box.x, box.y, box.w, MAX (board_h, 1) });
  place (parts, parts->cards[0], (Box){ box.x, box.y + board_h + GAP, half, strip });
  place (parts, parts->cards[1], (Box){ box.x + box.w - half, box.y + board_h + GAP, half, strip });
  place_controls (parts, (Box){ box.x, box.y + top + GAP, box.w, controls });
}

/* --- Replay: board, pages, and the slider below both --- */

/* Hide what is needed only for playing, unless the match goes on at the position shown. */
static int
replay_controls (const SvMatchParts *parts, int width)
{
  if (parts->playing)
    return controls_height (parts, width);
  hide (parts->prompt);
  hide (parts->dice);
  hide (parts->actions);
  return natural (parts->line, GTK_ORIENTATION_VERTICAL, -1);
}

static void
place_replay (const SvMatchParts *parts, Box box)
{
  const int bar = natural (parts->replay, GTK_ORIENTATION_VERTICAL, -1);
  const int controls = replay_controls (parts, box.w);
  const int foot = bar + GAP / 2 + controls;
  Box stage = { box.x, box.y, box.w, MAX (box.h - foot - GAP, 1) }, pages = stage;
  const Box below = { box.x, box.y + box.h - foot, box.w, foot };
  int least;

  gtk_widget_measure (parts->pages, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  least = MAX (least, PAGES_WIDTH);
  const double beside_scale = board_scale (parts, stage.w - least - GAP, stage.h);
  const double above_scale = board_scale (parts, stage.w, stage.h - PAGES_HEIGHT - GAP);

  hide_both (parts->cards);
  hide_both (parts->bulletins);
  hide (parts->panel);
  if (beside_scale >= above_scale) {
    const int spare = stage.w - enough (parts, stage.w - least - GAP, stage.h, FALSE) - GAP;
    pages.w = CLAMP (spare, least, MAX (least, PAGES_MOST));
    stage.w -= pages.w + GAP;
    pages.x += stage.w + GAP;
  } else {
    const int spare = stage.h - enough (parts, stage.w, stage.h - PAGES_HEIGHT - GAP, TRUE) - GAP;
    pages.h = MAX (spare, PAGES_HEIGHT);
    stage.h -= pages.h + GAP;
    pages.y += stage.h + GAP;
  }
  place (parts, parts->pitch, stage);
  place (parts, parts->pages, pages);
  place (parts, parts->replay, (Box){ below.x, below.y, below.w, bar });
  const Box rest = { below.x, below.y + bar + GAP / 2, below.w, controls };
  if (parts->playing)
    place_controls (parts, rest);
  else
    place (parts, parts->line, rest);
}

void
sv_match_layout_allocate (const SvMatchParts *parts)
{
  const int width = parts->width, height = parts->height;
  const int pad = width < NARROW || height < LOW ? 6 : 10;
  const int head = natural (parts->scoreboard, GTK_ORIENTATION_VERTICAL, -1);
  const int opposite = natural (parts->opposite, GTK_ORIENTATION_VERTICAL, -1);
  const int top = opposite > 0 ? opposite + GAP : 0;
  Box box = { pad, pad + top + head + GAP, width - 2 * pad, height - 2 * pad - top - head - GAP };

  place (parts, parts->opposite, (Box){ pad, pad, width - 2 * pad, opposite });
  place (parts, parts->scoreboard, (Box){ pad, pad + top, width - 2 * pad, head });
  const int course = natural (parts->course, GTK_ORIENTATION_VERTICAL, box.w);
  if (course > 0) {
    place (parts, parts->course, (Box){ box.x, box.y, box.w, course });
    box.y += course + GAP;
    box.h -= course + GAP;
  }
  if (parts->replay_open && !has_panel (parts)) {
    place_replay (parts, box);
    return;
  }
  hide (parts->pages);
  hide (parts->replay);

  if (has_panel (parts)) {
    hide_both (parts->cards);
    hide_both (parts->bulletins);
    place_middle (parts, box, box.x, box.w);
    return;
  }

  const int strip = strip_height (parts, box);
  int column = column_width (parts, box, controls_height (parts, box.w));
  const int middle = box.w - 2 * (column + GAP);
  const double in_columns =
      board_scale (parts, middle, box.h - controls_height (parts, middle) - GAP);
  const double in_strip =
      board_scale (parts, box.w, box.h - controls_height (parts, box.w) - strip - 2 * GAP);

  if (width >= NARROW && in_columns >= 0.82 * in_strip)
    place_columns (parts, box, column);
  else
    place_strip (parts, box, strip);
}
