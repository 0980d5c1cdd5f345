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

/* --- words --- */

/* Return the case-folded letters, digits, per-cent and number signs of a word:
 * "Tussenvoegsel(s):" → "tussenvoegsels". */
static char *
squeeze (const char *word)
{
  g_autofree char *folded = g_utf8_casefold (word, -1);
  GString *squeezed = g_string_new (NULL);

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);
    if (g_unichar_isalnum (c) || c == '%' || c == '#')
      g_string_append_unichar (squeezed, c);
  }
  return g_string_free (squeezed, FALSE);
}

static gboolean
same_word (const char *a, const char *b)
{
  g_autofree char *x = squeeze (a), *y = squeeze (b);

  return *x != '\0' && strcmp (x, y) == 0;
}

static gboolean
is_word (const char *word, const char *english)
{
  return same_word (word, english) || same_word (word, _ (english));
}

gboolean
sv_list_is_one_of (const char *word, const char *words)
{
  g_auto (GStrv) each = words != NULL ? g_strsplit (words, "|", -1) : NULL;
  g_autofree char *wanted = squeeze (word);

  for (guint i = 0; *wanted != '\0' && each != NULL && each[i] != NULL; i++) {
    g_autofree char *candidate = squeeze (each[i]);
    if (strcmp (wanted, candidate) == 0)
      return TRUE;
  }
  return FALSE;
}

/* --- headings --- */

/* Headings that club systems write, whatever language the program is used in. */
static const struct {
  int kind;
  const char *words;
} headings[] = {
  { SV_COLUMN_NUMBER,
    "#|nr|no|nummer|number|shirt|shirt number|shirt no|shirt nr|squad number|squad no|"
    "jersey|jersey number|kit number|back number|rugnummer|rug nr|rug nummer|"
    "shirtnummer|spelersnummer|player number" },
  { SV_COLUMN_NAME,
    "naam|name|full name|display name|member|player|players|player name|team member|volledige naam|"
    "naam speler|spelersnaam|naam kind|speler|spelers|speelster|speelsters|lid|leden|deelnemer|"
    "deelnemers|leerling|kind|weergavenaam|naam lid|roepnaam en achternaam|voor- en achternaam|"
    "voornaam en achternaam|voornaam achternaam|achternaam voornaam|first and last name" },
  { SV_COLUMN_FIRST, "first name|first names|given name|given names|forename|nickname|calling name|"
                     "voornaam|voornamen|roepnaam" },
  { SV_COLUMN_INITIALS, "initials|initial|voorletter|voorletters|initialen" },
  { SV_COLUMN_BETWEEN, "infix|prefix|particle|tussenvoegsel|tussenvoegsels|tussenv|tussen|tv|tvg|"
                       "voorvoegsel|voorvoegsels|voorv" },
  { SV_COLUMN_LAST,
    "last name|last names|surname|family name|achternaam|familienaam|geslachtsnaam" },
  { SV_COLUMN_TEAM,
    "team|teams|team name|squad|class|group|ploeg|ploegen|ploegnaam|teamnaam|teamcode|"
    "team code|viertal|achttal|elftal|klas|groep" },
  { SV_COLUMN_JOB, "functie|functies|teamfunctie|teamrol|taak|function|job" },
};

static gboolean
tells_percent (const char *word)
{
  g_autofree char *folded = g_utf8_casefold (word, -1);

  return strchr (word, '%') != NULL || strstr (folded, "percent") != NULL;
}

/* Add each of @words, which are separated by "|", as a heading of this kind. */
static void
add_words (GHashTable *known, const char *words, int kind)
{
  g_auto (GStrv) each = g_strsplit (words != NULL ? words : "", "|", -1);

  for (guint i = 0; each[i] != NULL; i++) {
    char *word = squeeze (each[i]);
    if (g_hash_table_contains (known, word))
      g_free (word);
    else
      g_hash_table_insert (known, word, GINT_TO_POINTER (kind));
  }
}

/* Return all headings for cards of a game: a table from squeezed words to the kinds that they
 * name (transfer full). */
static GHashTable *
list_headings (const SvGame *game)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  add_words (known, _ ("Number"), SV_COLUMN_NUMBER);
  add_words (known, _ ("No."), SV_COLUMN_NUMBER);
  add_words (known, _ ("Name"), SV_COLUMN_NAME);
  add_words (known, _ ("Player"), SV_COLUMN_NAME);
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    add_words (known, headings[i].words, headings[i].kind);
  for (size_t i = 0; i < game->n_card_fields; i++) {
    const SvField *field = &game->card_fields[i];
    const int kind = (field->flags & SV_FIELD_NUMBER) != 0 ? SV_COLUMN_NUMBER : (int)i;

    add_words (known, field->key, kind);
    add_words (known, field->label, kind);
    add_words (known, _ (field->label), kind);
    add_words (known, field->also, kind);
  }
  return known;
}

/* Return the kind that a word names as a heading, with or without a per-cent sign, as in
 * "Shooting %". */
static int
find_heading (const SvListColumns *self, const char *word)
{
  g_autofree char *squeezed = squeeze (word);
  g_auto (GStrv) parts = g_strsplit (squeezed, "%", -1);
  g_autofree char *bare = g_strjoinv ("", parts);
  gpointer kind;

  if (g_hash_table_lookup_extended (self->headings, squeezed, NULL, &kind) ||
      g_hash_table_lookup_extended (self->headings, bare, NULL, &kind))
    return GPOINTER_TO_INT (kind);
  return SV_COLUMN_NONE;
}

/* Return the kind that a heading names: by the whole text, by the text before its brackets, or by
 * the first known word between slashes, as in "Speler/speelster". */
static int
name_column (const SvListColumns *self, const char *heading)
{
  const char *bracket = strchr (heading, '(');
  g_autofree char *outside =
      g_strndup (heading, bracket != NULL ? (gsize)(bracket - heading) : strlen (heading));
  g_auto (GStrv) words = g_strsplit (outside, "/", -1);
  int kind = find_heading (self, heading);

  if (kind == SV_COLUMN_NONE)
    kind = find_heading (self, outside);
  for (guint i = 0; kind == SV_COLUMN_NONE && words[i] != NULL && words[1] != NULL; i++)
    kind = find_heading (self, words[i]);
  return kind;
}

gboolean
sv_list_number (const char *cell, gint64 *out)
{
  return g_ascii_string_to_signed (cell, 10, 0, 999, out, NULL);
}

/* Return whether rows @i and @j have the same word in column @c: then it is not a heading. */
static gboolean
repeats (const SvListColumns *self, guint i, guint j, guint c)
{
  return j < self->rows->len && same_word (sv_list_row_cell (sv_list_columns_row (self, i), c),
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
    const int kind = name_column (self, cell);
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

static char *
letter_of (guint column)
{
  return column < 26 ? g_strdup_printf ("%c", 'A' + (int)column)
                     : g_strdup_printf ("A%c", 'A' + (int)(column - 26));
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

    self->columns[i] = (SvListColumn){ .kind = name_column (self, cell),
                                       .percent = tells_percent (cell),
                                       .heading = *cell != '\0' ? g_strdup (cell) : letter_of (i) };
  }
  find_names (self);
}

/* --- choices --- */

/* Return bits for the choices of a field that a cell may mean: one choice by its key or its
 * label, or else all choices that lists write with this word. */
static unsigned
find_choices (const SvField *field, const char *cell)
{
  unsigned found = 0;

  for (int i = 0; field->choices[i] != NULL; i++) {
    const char *label = field->labels != NULL ? field->labels[i] : field->choices[i];

    if (same_word (cell, field->choices[i]) || is_word (cell, label))
      return 1u << i;
    if (field->choices_also != NULL && sv_list_is_one_of (cell, field->choices_also[i]))
      found |= 1u << i;
  }
  return found;
}

int
sv_list_choice (const SvField *field, const char *cell, unsigned others)
{
  const unsigned found = find_choices (field, cell);
  const unsigned open = (found & ~others) != 0 ? found & ~others : found;

  return found == 0 ? -1 : g_bit_nth_lsf (open, -1);
}

static gboolean
is_single (unsigned bits)
{
  return bits != 0 && (bits & (bits - 1)) == 0;
}

/* Collect the choices for which a column uses unambiguous words, in its heading and below. */
static void
note_choices (SvListColumns *self, unsigned c)
{
  SvListColumn *column = &self->columns[c];
  const SvField *field = &self->game->card_fields[column->kind];
  g_auto (GStrv) words = g_strsplit_set (column->heading, "/ ()", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (is_single (find_choices (field, words[i])))
      column->choices |= find_choices (field, words[i]);
  for (guint i = self->begin; i < self->rows->len; i++) {
    const unsigned found =
        find_choices (field, sv_list_row_cell (sv_list_columns_row (self, i), c));
    if (is_single (found))
      column->choices |= found;
  }
}

/* --- columns without headings --- */

/* What the cells of one column have in common. */
typedef struct {
  guint filled, numbers, particles, names;
  gboolean same; /* all rows have the same cell */
} Content;

static gboolean
may_be_name (const char *cell)
{
  for (const char *p = cell; *p != '\0'; p = g_utf8_next_char (p))
    if (g_ascii_isdigit (*p) || *p == '@' || *p == '%')
      return FALSE;
  return g_utf8_strlen (cell, -1) > 1;
}

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

    content.same =
        content.same && same_word (cell, sv_list_row_cell (sv_list_columns_row (self, 0), c));
    if (*cell == '\0')
      continue;
    content.filled++;
    content.numbers += sv_list_number (cell, &number);
    content.particles += is_all_particles (cell);
    content.names += may_be_name (cell);
  }
  return content;
}

/* Return the card field for which every cell of a column is a choice, or SV_COLUMN_NONE. */
static int
find_choice_column (const SvListColumns *self, guint c)
{
  for (size_t f = 0; f < self->game->n_card_fields; f++) {
    const SvField *field = &self->game->card_fields[f];
    gboolean all = field->type == SV_FIELD_CHOICE && (field->flags & SV_FIELD_FIXED) == 0;

    for (guint i = 0; all && i < self->rows->len; i++)
      all = find_choices (field, sv_list_row_cell (sv_list_columns_row (self, i), c)) != 0;
    if (all)
      return (int)f;
  }
  return SV_COLUMN_NONE;
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

    *column = (SvListColumn){ .kind = SV_COLUMN_NONE, .heading = letter_of (c) };
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
                        2 * content.filled > self->rows->len)))
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
    if (*cell == '\0' || may_be_name (cell) || strchr (cell, '@') != NULL)
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
  self->headings = list_headings (game);
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
