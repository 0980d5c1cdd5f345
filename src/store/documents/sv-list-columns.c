/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Find out what the columns of a list hold.
 *
 * The row of headings is the one among the first rows with the most words that are known as
 * headings; rows above it are a title. Without headings the columns are recognised by their
 * cells: numbers, words that are choices of a card field, and names. */

#include "sv-list-columns.h"

#include "sv-person-name.h"

#include <glib/gi18n.h>
#include <string.h>

/* the row of headings is searched for in this many rows; no title is longer */
enum { MAX_ROWS_ABOVE = 20 };

const SvListRow *
sv_list_columns_row (const SvListColumns *self, guint i)
{
  return g_ptr_array_index (self->rows, i);
}

/* Return whether rows @i and @j have the same word in column @c: then it is not a heading. */
static gboolean
repeats (const SvListColumns *self, guint i, guint j, guint c)
{
  return j < self->rows->len &&
         sv_list_same_word (sv_list_row_cell (sv_list_columns_row (self, i), c),
                            sv_list_row_cell (sv_list_columns_row (self, j), c));
}

/* Return the number of headings in a row, 0 if it cannot be the row of headings. “Team” alone may
 * as well be a title. */
static unsigned
count_headings (const SvListColumns *self, guint i)
{
  const SvListRow *row = sv_list_columns_row (self, i);
  unsigned n = 0, teams = 0;
  gint64 number;

  for (guint c = 0; c < MIN (row->cells->len, SV_LIST_MAX_COLUMNS); c++) {
    const char *cell = sv_list_row_cell (row, c);

    if (sv_list_number (cell, &number))
      return 0;
    if (*cell == '\0' || repeats (self, i, i + 1, c))
      continue;
    const int kind = sv_list_headings_find (self->headings, cell);
    n += kind != SV_COLUMN_NONE && kind != SV_COLUMN_TEAM;
    teams += kind == SV_COLUMN_TEAM;
  }
  return n > 0 ? n + teams : 0;
}

static unsigned
count_cells (const SvListRow *row)
{
  unsigned n = 0;

  for (guint c = 0; c < row->cells->len; c++)
    n += sv_list_row_has (row, c);
  return n;
}

/* Return whether all rows above row @i can be a title: each has only one cell. A list of a single
 * column may have at most two such rows. */
static gboolean
is_below_title (const SvListColumns *self, guint i)
{
  for (guint j = 0; j < i; j++)
    if (count_cells (sv_list_columns_row (self, j)) > 1)
      return FALSE;
  return i <= 2 || count_cells (sv_list_columns_row (self, i)) > 1;
}

/* Return the index of the row of headings, or -1. A row with only one word that is known as a
 * heading is accepted only below a title. */
static int
find_heading_row (const SvListColumns *self)
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

char *
sv_list_columns_letter (guint column)
{
  const char last = (char)('A' + column % 26);

  return column < 26 ? g_strdup_printf ("%c", last)
                     : g_strdup_printf ("%c%c", (char)('A' + column / 26 - 1), last);
}

gboolean
sv_list_columns_has (const SvListColumns *self, int kind)
{
  for (unsigned i = 0; i < self->n; i++)
    if (self->columns[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* If no column holds names or parts of names, make the first unknown column the column of names. */
static void
find_names (SvListColumns *self)
{
  for (unsigned i = 0; i < self->n; i++)
    if (self->columns[i].kind <= SV_COLUMN_NAME)
      return;
  for (unsigned i = 0; i < self->n; i++)
    if (self->columns[i].kind == SV_COLUMN_NONE) {
      self->columns[i].kind = SV_COLUMN_NAME;
      return;
    }
}

static void
read_headings (SvListColumns *self, const SvListRow *row)
{
  self->n = MIN (row->cells->len, SV_LIST_MAX_COLUMNS);
  for (unsigned i = 0; i < self->n; i++) {
    const char *cell = sv_list_row_cell (row, i);

    self->columns[i] =
        (SvListColumn){ .kind = sv_list_headings_find (self->headings, cell),
                        .percent = sv_list_tells_percent (cell),
                        .heading = *cell != '\0' ? g_strdup (cell) : sv_list_columns_letter (i) };
  }
  find_names (self);
}

/* --- choices --- */

int
sv_list_choice (const SvField *field, const char *cell, unsigned others)
{
  const unsigned found = sv_list_find_choices (field, cell);
  const unsigned open = (found & ~others) != 0 ? found & ~others : found;

  return found == 0 ? -1 : g_bit_nth_lsf (open, -1);
}

static gboolean
is_single (unsigned bits)
{
  return bits != 0 && (bits & (bits - 1)) == 0;
}

/* Return the card field for which every cell of a column is a choice, or SV_COLUMN_NONE. */
static int
find_choice_column (const SvListColumns *self, guint c)
{
  for (size_t f = 0; f < self->game->n_card_fields; f++) {
    const SvField *field = &self->game->card_fields[f];
    const gboolean fits = field->type == SV_FIELD_CHOICE && (field->flags & SV_FIELD_FIXED) == 0;
    guint n = 0;

    for (guint i = self->begin; fits && i < self->rows->len; i++) {
      const SvListRow *row = sv_list_columns_row (self, i);

      if (!sv_list_row_has (row, c))
        continue;
      if (sv_list_find_choices (field, sv_list_row_cell (row, c)) == 0) {
        n = 0;
        break;
      }
      n++;
    }
    if (n > 0)
      return (int)f;
  }
  return SV_COLUMN_NONE;
}

/* Collect the choices for which a column uses unambiguous words, in its heading and below. */
static void
note_choices (SvListColumns *self, unsigned c)
{
  SvListColumn *column = &self->columns[c];
  const SvField *field = &self->game->card_fields[column->kind];
  g_auto (GStrv) words = g_strsplit_set (column->heading, "/ ()", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (is_single (sv_list_find_choices (field, words[i])))
      column->choices |= sv_list_find_choices (field, words[i]);
  for (guint i = self->begin; i < self->rows->len; i++) {
    const unsigned found =
        sv_list_find_choices (field, sv_list_row_cell (sv_list_columns_row (self, i), c));
    if (is_single (found))
      column->choices |= found;
  }
}

/* --- rows that are wider than the row of headings --- */

/* Return the number of columns of a row; empty cells at its end do not count. */
static guint
row_width (const SvListRow *row)
{
  guint n = row->cells->len;

  while (n > 0 && !sv_list_row_has (row, n - 1))
    n--;
  return n;
}

/* Return the column to which commas belong that are no separators, as in "Berg, Anne van der"
 * without quotes; -1 if there is none. */
static int
find_comma_column (const SvListColumns *self)
{
  static const int kinds[] = { SV_COLUMN_NAME, SV_COLUMN_LAST };

  for (guint i = 0; self->separator == ',' && i < G_N_ELEMENTS (kinds); i++)
    for (unsigned c = 0; c < self->n; c++)
      if (self->columns[c].kind == kinds[i])
        return (int)c;
  return -1;
}

/* Join cell @c of a row with as many cells after it as the row is wider than @width. */
static void
join_cells (SvListRow *row, guint c, guint width)
{
  const guint n = row_width (row);
  char **cells = (char **)row->cells->pdata;

  if (n <= width)
    return;
  g_autoptr (GString) joined = g_string_new (cells[c]);
  for (guint i = c + 1; i <= c + n - width; i++)
    g_string_append_printf (joined, ", %s", cells[i]);
  g_ptr_array_remove_range (row->cells, c + 1, n - width);
  g_free (row->cells->pdata[c]);
  row->cells->pdata[c] = g_strdup (joined->str);
}

/* Read the cells that stand below no heading: they belong to a name with commas, or are columns
 * without a heading. A list with the heading "Name" may have rows such as "Berg, Anne" and
 * "Anne, F". */
static void
read_wide_rows (SvListColumns *self)
{
  const unsigned stated = self->n;
  const int comma = find_comma_column (self);

  if (comma >= 0 &&
      (comma + 1 < (int)stated || find_choice_column (self, stated) == SV_COLUMN_NONE))
    for (guint i = self->begin; i < self->rows->len; i++)
      join_cells (g_ptr_array_index (self->rows, i), (guint)comma, stated);
  for (guint i = self->begin; i < self->rows->len; i++)
    self->n = MIN (MAX (self->n, row_width (sv_list_columns_row (self, i))), SV_LIST_MAX_COLUMNS);
  for (unsigned c = stated; c < self->n; c++)
    self->columns[c] = (SvListColumn){ .kind = find_choice_column (self, c),
                                       .heading = sv_list_columns_letter (c) };
}

/* --- columns without headings --- */

/* What the cells of one column have in common. */
typedef struct {
  guint filled, numbers, particles, names;
  gboolean same; /* all rows have the same cell */
} Content;

static gboolean
is_all_particles (const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (!sv_person_name_is_particle (words[i]))
      return FALSE;
  return TRUE;
}

static Content
look_at_column (const SvListColumns *self, guint c)
{
  Content content = { .same = self->rows->len > 1 };
  gint64 number;

  for (guint i = 0; i < self->rows->len; i++) {
    const char *cell = sv_list_row_cell (sv_list_columns_row (self, i), c);

    content.same = content.same &&
                   sv_list_same_word (cell, sv_list_row_cell (sv_list_columns_row (self, 0), c));
    if (*cell == '\0')
      continue;
    content.filled++;
    content.numbers += sv_list_number (cell, &number);
    content.particles += is_all_particles (cell);
    content.names += sv_list_may_be_name (cell);
  }
  return content;
}

/* Set the kinds of the columns that hold names: the whole name, or first name, particle and
 * surname. */
static void
guess_names (SvListColumns *self, const unsigned *columns, unsigned n, gboolean has_particles)
{
  if (n == 0)
    return;
  self->columns[columns[0]].kind = n == 1 ? SV_COLUMN_NAME : SV_COLUMN_FIRST;
  if (n == 1)
    return;
  self->columns[columns[n - 1]].kind = SV_COLUMN_LAST;
  if (has_particles)
    self->columns[columns[1]].kind = SV_COLUMN_BETWEEN;
  self->surname_first = n == 2 && self->separator == ',';
  if (self->surname_first) {
    self->columns[columns[0]].kind = SV_COLUMN_LAST;
    self->columns[columns[1]].kind = SV_COLUMN_FIRST;
  }
}

static void
guess_columns (SvListColumns *self)
{
  unsigned names[3], n_names = 0;
  gboolean has_particles = FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    self->n = MIN (MAX (self->n, sv_list_columns_row (self, i)->cells->len), SV_LIST_MAX_COLUMNS);
  for (unsigned c = 0; c < self->n; c++) {
    const Content content = look_at_column (self, c);
    SvListColumn *column = &self->columns[c];
    const gboolean first = n_names == 0;

    *column = (SvListColumn){ .kind = SV_COLUMN_NONE, .heading = sv_list_columns_letter (c) };
    if (content.filled == 0)
      continue;
    if (2 * content.numbers > content.filled && !sv_list_columns_has (self, SV_COLUMN_NUMBER))
      column->kind = SV_COLUMN_NUMBER;
    else if (!first && find_choice_column (self, c) != SV_COLUMN_NONE)
      column->kind = find_choice_column (self, c);
    else if (n_names == 1 && content.particles == content.filled)
      has_particles = TRUE, names[n_names++] = c;
    else if (n_names < 2 + (unsigned)has_particles &&
             (first || (content.names == content.filled && !content.same &&
                        2 * content.filled >= self->rows->len)))
      names[n_names++] = c;
  }
  guess_names (self, names, n_names, has_particles);
}

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
  const guint n = count_cells (row);
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

/* If the list is a single row of names, "Anne, Bo en Cas" or the addressees of a mail, replace it
 * by a row for each name. */
static void
turn_single_row (SvListColumns *self)
{
  const SvListRow *row = self->rows->len == 1 ? sv_list_columns_row (self, 0) : NULL;

  if (row == NULL || count_cells (row) < 3 || !holds_names (row))
    return;
  GPtrArray *names = sv_list_rows_new ();
  for (guint c = 0; c < row->cells->len; c++) {
    g_auto (GStrv) each =
        g_regex_split_simple ("\\s(?:and|en|&)\\s", sv_list_row_cell (row, c), 0, 0);
    for (guint i = 0; each[i] != NULL; i++)
      sv_list_rows_add (names, row->number, g_strstrip (each[i]));
  }
  g_ptr_array_unref (self->rows);
  self->rows = names;
}

static void
find_columns (SvListColumns *self)
{
  const int heading = find_heading_row (self);

  if (heading >= 0) {
    self->begin = (guint)heading + 1;
    read_headings (self, sv_list_columns_row (self, (guint)heading));
    read_wide_rows (self);
  } else {
    turn_single_row (self);
    guess_columns (self);
  }
  for (unsigned c = 0; c < self->n; c++)
    if (self->columns[c].kind >= 0 &&
        self->game->card_fields[self->columns[c].kind].type == SV_FIELD_CHOICE)
      note_choices (self, c);
}

void
sv_list_columns_init (SvListColumns *self, const SvGame *game, GPtrArray *rows, char separator)
{
  *self = (SvListColumns){ .game = game, .rows = rows, .separator = separator };
  self->headings = sv_list_headings_new (game);
  find_columns (self);
}

void
sv_list_columns_clear (SvListColumns *self)
{
  for (unsigned c = 0; c < self->n; c++)
    g_free (self->columns[c].heading);
  g_ptr_array_unref (self->rows);
  g_hash_table_unref (self->headings);
}

const char *
sv_list_columns_cell (const SvListColumns *self, const SvListRow *row, int kind)
{
  for (unsigned c = 0; c < self->n; c++)
    if (self->columns[c].kind == kind)
      return sv_list_row_cell (row, c);
  return "";
}
