/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each step below handles one shape, in this order: labels above names, lists side by side, the row
 * of headings, the same list twice side by side, rows of names, and what stands around a name. */

#include "sv-list-shape.h"

#include "sv-list-labels.h"
#include "sv-list-words.h"
#include "sv-person-name.h"

#include <string.h>

/* titles, labels of columns and headings are searched for in this many rows */
enum { MAX_ROWS_ABOVE = 20 };

typedef struct {
  GPtrArray *rows; /* the list's; owned by the shape */
  const SvGame *game;
  GHashTable *known; /* headings */
} Shaper;

static SvListRow *
get_row (const Shaper *self, guint i)
{
  return g_ptr_array_index (self->rows, i);
}

static const char *
get_cell (const Shaper *self, guint i, guint c)
{
  return sv_list_row_cell (get_row (self, i), c);
}

/* --- the row of headings --- */

/* Return whether a later row @j repeats the word that row @i has in column @c. Headings are not
 * repeated below, so the word is none then. */
static gboolean
repeats (const Shaper *self, guint i, guint j, guint c)
{
  return j < self->rows->len && sv_list_same_word (get_cell (self, i, c), get_cell (self, j, c));
}

/* Return the number of headings in a row, 0 if it cannot be the row of headings. “Team” alone may
 * as well be a title. */
static unsigned
count_headings (const Shaper *self, guint i)
{
  const SvListRow *row = get_row (self, i);
  unsigned n = 0, teams = 0;
  gint64 number;

  for (guint c = 0; !row->is_label && c < row->cells->len; c++) {
    const char *cell = sv_list_row_cell (row, c);

    if (sv_list_number (cell, &number))
      return 0;
    if (*cell == '\0' || repeats (self, i, i + 1, c))
      continue;
    const int kind = sv_list_headings_find (self->known, cell);
    n += kind != SV_COLUMN_NONE && kind != SV_COLUMN_TEAM;
    teams += kind == SV_COLUMN_TEAM;
  }
  return n > 0 ? n + teams : 0;
}

/* Return whether all rows above row @i can be a title: each has only one cell. A list of a single
 * column may have at most two such rows. */
static gboolean
is_below_title (const Shaper *self, guint i)
{
  for (guint j = 0; j < i; j++)
    if (sv_list_row_count (get_row (self, j)) > 1)
      return FALSE;
  return i <= 2 || sv_list_row_count (get_row (self, i)) > 1;
}

/* Return the index of the row of headings, or -1. A row with only one word that is known as a
 * heading is accepted only below a title. */
static int
find_heading_row (const Shaper *self)
{
  int best = -1;
  unsigned most = 0;

  for (guint i = 0; i < MIN (self->rows->len, MAX_ROWS_ABOVE); i++) {
    const unsigned n = count_headings (self, i);

    if (n > most && (n > 1 || is_below_title (self, i))) {
      most = n;
      best = (int)i;
    }
  }
  return best;
}

/* --- lists side by side --- */

enum { MAX_BLOCKS = 32 };

/* Lists that stand side by side: block i begins in column starts[i] and ends where the next one
 * begins, the last one with the row. */
typedef struct {
  guint starts[MAX_BLOCKS + 1];
  guint n;
  const SvListRow *labels; /* row with the label of each block, or NULL */
  guint first_label;       /* column of the first label */
} Blocks;

/* Return whether a column in the block holds names only. */
static gboolean
has_names (const Shaper *self, const Blocks *blocks, guint block, guint begin)
{
  const guint end = MIN (blocks->starts[block + 1], blocks->starts[block] + MAX_BLOCKS);

  for (guint c = blocks->starts[block]; c < end; c++) {
    guint n = 0, i = begin;

    for (; i < self->rows->len; i++) {
      const char *cell = get_cell (self, i, c);
      n += *cell != '\0';
      if (*cell != '\0' && !sv_list_may_be_name (cell))
        break;
    }
    if (n > 0 && i == self->rows->len)
      return TRUE;
  }
  return FALSE;
}

/* Find blocks below the labels in row @i, as in "Dames;;Heren". The numbers of the players may
 * stand in the column to the left of each label. */
static gboolean
find_labelled_blocks (const Shaper *self, guint i, Blocks *blocks)
{
  const SvListRow *row = get_row (self, i);

  *blocks = (Blocks){ .labels = row, .first_label = sv_list_row_first (row) };
  for (guint c = 0; c < row->cells->len; c++) {
    const char *cell = sv_list_row_cell (row, c);

    if (*cell == '\0')
      continue;
    if (blocks->n == MAX_BLOCKS || sv_list_labels_rate (cell) != SV_LABEL_SURE)
      return FALSE;
    blocks->starts[blocks->n++] = c - blocks->first_label;
  }
  blocks->starts[blocks->n] = G_MAXUINT;
  for (guint block = 0; block < blocks->n; block++)
    if (!has_names (self, blocks, block, i + 1))
      return FALSE;
  return blocks->n > 1;
}

/* Find blocks whose headings in row @i are the same words again, as in "No.;Name;No.;Name". */
static gboolean
find_repeated_blocks (const Shaper *self, guint i, Blocks *blocks)
{
  const SvListRow *row = get_row (self, i);
  const guint first = sv_list_row_first (row);
  guint width = 1;

  while (first + width < row->cells->len &&
         !sv_list_same_word (sv_list_row_cell (row, first), sv_list_row_cell (row, first + width)))
    width++;
  *blocks = (Blocks){ 0 };
  for (guint c = 0; c < row->cells->len && blocks->n < MAX_BLOCKS; c++) {
    if (c % width == 0)
      blocks->starts[blocks->n++] = c;
    if (c >= width && g_strcmp0 (sv_list_row_cell (row, c), sv_list_row_cell (row, c - width)) != 0)
      return FALSE;
  }
  blocks->starts[blocks->n] = G_MAXUINT;
  for (guint block = 0; block < blocks->n; block++)
    if (!has_names (self, blocks, block, i + 1))
      return FALSE;
  return blocks->n > 1;
}

/* Append the part of a row that belongs to block @i, if there is any. */
static void
add_part (const Shaper *self, GPtrArray *rows, const SvListRow *row, const Blocks *blocks, guint i)
{
  const guint end = MIN (row->cells->len, blocks->starts[i + 1]);
  guint first = blocks->starts[i];

  while (first < end && !sv_list_row_has (row, first))
    first++;
  if (first >= end || rows->len > SV_LIST_MAX_ROWS)
    return;
  SvListRow *part = sv_list_rows_add (rows, row);
  for (guint c = blocks->starts[i]; c < end; c++)
    sv_list_row_add (part, sv_list_row_cell (row, c));
  if (blocks->labels != NULL)
    sv_list_labels_give (
        part, self->game,
        sv_list_row_cell (blocks->labels, blocks->starts[i] + blocks->first_label));
}

static void
replace_rows (Shaper *self, GPtrArray *rows)
{
  g_ptr_array_unref (self->rows);
  self->rows = rows;
}

/* Put lists that stand side by side, from row @begin on, below each other. */
static void
stack_blocks (Shaper *self, guint begin, const Blocks *blocks)
{
  GPtrArray *rows = sv_list_rows_new ();

  for (guint block = 0; block < blocks->n; block++)
    for (guint i = begin; i < self->rows->len; i++)
      add_part (self, rows, get_row (self, i), blocks, block);
  replace_rows (self, rows);
}

static void
stack_labelled_blocks (Shaper *self)
{
  Blocks blocks;

  for (guint i = 0; i < MIN (self->rows->len, MAX_ROWS_ABOVE); i++)
    if (find_labelled_blocks (self, i, &blocks)) {
      stack_blocks (self, i + 1, &blocks);
      return;
    }
}

/* Stack lists that have the same headings. Return the index of the row of headings, or -1. */
static int
stack_repeated_blocks (Shaper *self)
{
  const int heading = find_heading_row (self);
  Blocks blocks;

  if (heading < 0 || !find_repeated_blocks (self, (guint)heading, &blocks))
    return heading;
  stack_blocks (self, (guint)heading, &blocks);
  return 0;
}

/* --- rows that are about nobody --- */

/* Return whether a row is a line of punctuation, as below the headings of a table in a wiki. */
static gboolean
is_ruler (const SvListRow *row)
{
  for (guint c = 0; c < row->cells->len; c++)
    if (strspn (sv_list_row_cell (row, c), "-=_+*:.>|# ") != strlen (sv_list_row_cell (row, c)))
      return FALSE;
  return TRUE;
}

static gboolean
is_same (const SvListRow *row, const SvListRow *other)
{
  for (guint c = 0; c < row->cells->len; c++)
    if (strcmp (sv_list_row_cell (row, c), sv_list_row_cell (other, c)) != 0)
      return FALSE;
  return TRUE;
}

/* Remove lines of punctuation, and headings that are repeated, as at the top of a new page. */
static void
drop_rulers (Shaper *self, int heading)
{
  GPtrArray *rows = sv_list_rows_new ();
  const SvListRow *headings = heading >= 0 ? get_row (self, (guint)heading) : NULL;

  for (guint i = 0; i < self->rows->len; i++) {
    SvListRow *row = get_row (self, i);

    if ((int)i > heading && (is_ruler (row) || (headings != NULL && is_same (row, headings))))
      continue;
    g_ptr_array_add (rows, row);
    self->rows->pdata[i] = NULL;
  }
  replace_rows (self, rows);
}

/* --- rows that name several people --- */

static gboolean
has_letters (const char *cell)
{
  guint n = 0;

  for (const char *p = cell; *p != '\0'; p = g_utf8_next_char (p))
    n += g_unichar_isalpha (g_utf8_get_char (p)) != 0;
  return n > 1;
}

/* Return whether all cells of a row can be names or mail addresses. Either all cells have a
 * number, "1. Anne", or only a few of many; if half of them have one, the row is rather one
 * person with an address. */
static gboolean
holds_names (const SvListRow *row)
{
  const guint n = sv_list_row_count (row);
  guint numbered = 0;

  for (guint c = 0; c < row->cells->len; c++) {
    const char *cell = sv_list_row_cell (row, c);
    if (*cell == '\0' || sv_list_may_be_name (cell) || strchr (cell, '@') != NULL)
      continue;
    if (!has_letters (cell) || strchr (cell, '%') != NULL)
      return FALSE;
    numbered++;
  }
  return numbered == 0 || numbered == n || (n > 3 && 2 * numbered < n);
}

static gboolean
is_row_of_names (const SvListRow *row, guint least)
{
  return sv_list_row_count (row) >= least && holds_names (row) &&
         !sv_list_is_other_line (sv_list_row_cell (row, sv_list_row_first (row)));
}

/* Add a row for each name of a cell, as in "Cas en Dex". */
static void
add_names (GPtrArray *rows, const SvListRow *row, const char *cell)
{
  g_auto (GStrv) each = g_regex_split_simple ("\\s(?:and|en|&)\\s", cell, 0, 0);

  for (guint i = 0; each[i] != NULL && rows->len <= SV_LIST_MAX_ROWS; i++)
    if (*g_strstrip (each[i]) != '\0')
      sv_list_row_add (sv_list_rows_add (rows, row), each[i]);
}

static void
add_all_names (GPtrArray *rows, const SvListRow *row)
{
  for (guint c = 0; c < row->cells->len; c++)
    add_names (rows, row, sv_list_row_cell (row, c));
}

/* A label in front of a row of names: "E1: Anne, Bo". */
typedef struct {
  char *label;      /* owned, or NULL */
  const char *rest; /* first cell without the label */
  SvLabelRating rating;
} Front;

/* Find the label in front of a row. "Anne: 06-12345678" has none: behind a word that is no sure
 * label there are two names or more. */
static Front
find_front (const Shaper *self, const SvListRow *row)
{
  const guint first = sv_list_row_first (row);
  Front front = { .rating = SV_LABEL_NONE };

  front.label = sv_list_labels_split (sv_list_row_cell (row, first), &front.rest);
  if (front.label == NULL)
    return front;
  const gboolean is_heading = sv_list_headings_find (self->known, front.label) == SV_COLUMN_NAME;
  if (is_heading || sv_list_labels_rate (front.label) == SV_LABEL_SURE)
    front.rating = SV_LABEL_SURE;
  else if (sv_list_may_be_name (front.label) && is_row_of_names (row, 2))
    front.rating = SV_LABEL_MAYBE;
  if (is_heading)
    *front.label = '\0';
  return front;
}

static guint
count_fronts (const Shaper *self)
{
  guint n = 0;

  for (guint i = 0; i < self->rows->len; i++) {
    const Front front = find_front (self, get_row (self, i));
    n += front.rating != SV_LABEL_NONE;
    g_free (front.label);
  }
  return n;
}

/* Add the people of a row with a label in front. */
static void
add_behind_front (
    const Shaper *self, GPtrArray *rows, SvListRow *row, const Front *front, gboolean is_label)
{
  char **cell = (char **)&row->cells->pdata[sv_list_row_first (row)];
  char *rest = g_strdup (front->rest);

  g_free (*cell);
  *cell = rest;
  if (is_label)
    sv_list_labels_give (row, self->game, front->label);
  add_all_names (rows, row);
}

/* Replace each row of names by a row for each name: rows with a label in front, rows below a label,
 * and a single row with all names, "Anne, Bo en Cas", or the addressees of a mail. */
static void
turn_rows_of_names (Shaper *self)
{
  const guint n_fronts = count_fronts (self);
  const gboolean is_single = self->rows->len == 1;
  GPtrArray *rows = sv_list_rows_new ();

  for (guint i = 0; i < self->rows->len && rows->len <= SV_LIST_MAX_ROWS; i++) {
    SvListRow *row = get_row (self, i);
    const gboolean is_alone = is_single || row->team != NULL || row->trait != NULL;
    const Front front = find_front (self, row);

    if (front.rating != SV_LABEL_NONE) {
      add_behind_front (self, rows, row, &front, front.rating == SV_LABEL_SURE || n_fronts > 1);
    } else if (is_alone && is_row_of_names (row, 3)) {
      add_all_names (rows, row);
    } else {
      g_ptr_array_add (rows, row);
      self->rows->pdata[i] = NULL;
    }
    g_free (front.label);
  }
  replace_rows (self, rows);
}

/* --- what stands around a name --- */

/* Take the word in brackets at the end of a cell as a trait, as in "Eva (v)", or as a word of
 * somebody who is not there, as in "Fee (ziek)". */
static void
take_brackets (const Shaper *self, SvListRow *row, char *cell)
{
  char *open = g_str_has_suffix (cell, ")") ? strrchr (cell, '(') : NULL;

  if (open == NULL || open == cell)
    return;
  g_autofree char *word = g_strndup (open + 1, strlen (open) - 2);
  if (sv_list_find_choice_field (self->game, word) >= 0)
    g_free (row->trait), row->trait = g_strdup (word);
  else if (sv_list_tells_absent (word))
    row->is_absent = TRUE;
  else
    return;
  *open = '\0';
  g_strchomp (cell);
}

static void
look_around_names (const Shaper *self, int heading)
{
  for (guint i = (guint)(heading + 1); i < self->rows->len; i++) {
    SvListRow *row = get_row (self, i);

    row->is_absent = sv_person_name_is_crossed (get_cell (self, i, sv_list_row_first (row)));
    for (guint c = 0; !row->is_label && c < row->cells->len; c++)
      take_brackets (self, row, row->cells->pdata[c]);
  }
}

void
sv_list_shape_init (SvListShape *self, GPtrArray *rows, const SvGame *game, GHashTable *headings)
{
  Shaper shaper = { .rows = rows, .game = game, .known = headings };

  sv_list_labels_mark (rows, game);
  stack_labelled_blocks (&shaper);
  const int heading = stack_repeated_blocks (&shaper);
  drop_rulers (&shaper, heading);
  if (heading < 0)
    turn_rows_of_names (&shaper);
  look_around_names (&shaper, heading);
  *self = (SvListShape){ .rows = shaper.rows, .heading = heading };
}
