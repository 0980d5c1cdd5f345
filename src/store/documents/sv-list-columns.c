/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Find out what the columns of a list hold, by their headings. Without headings the columns are
 * recognised by their cells: numbers, words that are choices of a card field, and names. */

#include "sv-list-columns.h"

#include "sv-list-shape.h"
#include "sv-person-name.h"

#include <glib/gi18n.h>
#include <string.h>

const SvListRow *
sv_list_columns_row (const SvListColumns *self, guint i)
{
  return g_ptr_array_index (self->rows, i);
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

/* Beside a column of whole names, the parts of names are not used. */
static void
prefer_full_names (SvListColumns *self)
{
  if (!sv_list_columns_has (self, SV_COLUMN_FULL))
    return;
  for (unsigned i = 0; i < self->n; i++)
    if (self->columns[i].kind == SV_COLUMN_FULL)
      self->columns[i].kind = SV_COLUMN_NAME;
    else if (self->columns[i].kind <= SV_COLUMN_NAME)
      self->columns[i].kind = SV_COLUMN_NONE;
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
  prefer_full_names (self);
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
  int field = SV_COLUMN_NONE;

  for (guint i = self->begin; i < self->rows->len; i++) {
    const SvListRow *row = sv_list_columns_row (self, i);

    if (row->is_label || !sv_list_row_has (row, c))
      continue;
    const int found = sv_list_find_choice_field (self->game, sv_list_row_cell (row, c));
    if (found < 0 || (field >= 0 && found != field))
      return SV_COLUMN_NONE;
    field = found;
  }
  return field;
}

/* Return the bit of the only choice that a word means, or 0. A word whose first letter alone can
 * mean another choice does not count: beside "meisje", "M" is rather a girl than a man. */
static unsigned
find_single (const SvField *field, const char *word)
{
  const unsigned found = sv_list_find_choices (field, word);
  g_autofree char *initial = g_utf8_substring (word, 0, *word != '\0');
  const unsigned meant = sv_list_find_choices (field, initial);

  return is_single (found) && (meant == 0 || is_single (meant)) ? found : 0;
}

/* Collect the choices for which a column uses unambiguous words, in its heading and below. */
static void
note_choices (SvListColumns *self, unsigned c)
{
  SvListColumn *column = &self->columns[c];
  const SvField *field = &self->game->card_fields[column->kind];
  g_auto (GStrv) words = g_strsplit_set (column->heading, "/ ()", -1);

  for (guint i = 0; words[i] != NULL; i++)
    column->choices |= find_single (field, words[i]);
  for (guint i = self->begin; i < self->rows->len; i++)
    column->choices |=
        find_single (field, sv_list_columns_value (self, sv_list_columns_row (self, i), c));
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
  guint rows, filled, numbers, particles, names;
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
  Content content = { .same = TRUE };
  const char *first = NULL;
  gint64 number;

  for (guint i = 0; i < self->rows->len; i++) {
    const SvListRow *row = sv_list_columns_row (self, i);
    const char *cell = sv_list_row_cell (row, c);

    if (row->is_label)
      continue;
    first = first != NULL ? first : cell;
    content.rows++;
    content.same = content.same && sv_list_same_word (cell, first);
    if (*cell == '\0')
      continue;
    content.filled++;
    content.numbers += sv_list_number (cell, &number);
    content.particles += is_all_particles (cell);
    content.names += sv_list_may_be_name (cell);
  }
  content.same = content.same && content.rows > 1;
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
                        2 * content.filled >= content.rows)))
      names[n_names++] = c;
  }
  guess_names (self, names, n_names, has_particles);
}

/* --- who is there, and labels --- */

/* Find out what the column of those who are there says; if it is something else, such as whether
 * somebody has paid, it is not used. */
static void
read_presence (SvListColumns *self)
{
  for (unsigned c = 0; c < self->n; c++) {
    guint present = 0, absent = 0;

    if (self->columns[c].kind != SV_COLUMN_PRESENT)
      continue;
    for (guint i = self->begin; i < self->rows->len; i++) {
      const char *cell = sv_list_row_cell (sv_list_columns_row (self, i), c);
      present += sv_list_tells_present (cell);
      absent += sv_list_tells_absent (cell);
    }
    self->only_ticks = present > 0 && absent == 0;
    if (present + absent == 0)
      self->columns[c].kind = SV_COLUMN_NONE;
  }
}

gboolean
sv_list_columns_is_absent (const SvListColumns *self, const SvListRow *row)
{
  const char *present = sv_list_columns_cell (self, row, SV_COLUMN_PRESENT);

  return row->is_absent || sv_list_tells_absent (present) || (self->only_ticks && *present == '\0');
}

/* Add a column for the team and one for the girl-or-boy words that stood above or in front of the
 * names in the list, if there are any; they are read like columns of the list after that. */
static void
add_labels (SvListColumns *self)
{
  gboolean teams = FALSE;
  int field = -1;

  self->n_cells = self->n;
  for (guint i = self->begin; i < self->rows->len; i++) {
    const SvListRow *row = sv_list_columns_row (self, i);

    teams = teams || row->team != NULL;
    if (field < 0 && row->trait != NULL)
      field = sv_list_find_choice_field (self->game, row->trait);
  }
  if (teams)
    self->columns[self->n++] = (SvListColumn){ .kind = SV_COLUMN_TEAM };
  if (field >= 0)
    self->columns[self->n++] = (SvListColumn){ .kind = field };
  for (unsigned c = self->n_cells; c < self->n; c++)
    self->columns[c].heading = g_strdup ("");
}

static void
find_columns (SvListColumns *self, int heading)
{
  if (heading >= 0) {
    self->begin = (guint)heading + 1;
    read_headings (self, sv_list_columns_row (self, (guint)heading));
    read_wide_rows (self);
  } else {
    guess_columns (self);
  }
  read_presence (self);
  add_labels (self);
  for (unsigned c = 0; c < self->n; c++)
    if (self->columns[c].kind >= 0 &&
        self->game->card_fields[self->columns[c].kind].type == SV_FIELD_CHOICE)
      note_choices (self, c);
}

void
sv_list_columns_init (SvListColumns *self, const SvGame *game, GPtrArray *rows, char separator)
{
  SvListShape shape;

  *self = (SvListColumns){ .game = game, .separator = separator };
  self->headings = sv_list_headings_new (game);
  sv_list_shape_init (&shape, rows, game, self->headings);
  self->rows = shape.rows;
  find_columns (self, shape.heading);
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
sv_list_columns_value (const SvListColumns *self, const SvListRow *row, unsigned c)
{
  if (c < self->n_cells)
    return sv_list_row_cell (row, c);
  const char *label = self->columns[c].kind == SV_COLUMN_TEAM ? row->team : row->trait;
  return label != NULL ? label : "";
}

const char *
sv_list_columns_cell (const SvListColumns *self, const SvListRow *row, int kind)
{
  for (unsigned c = 0; c < self->n; c++) {
    const char *value = sv_list_columns_value (self, row, c);

    if (self->columns[c].kind == kind && *value != '\0')
      return value;
  }
  return "";
}
