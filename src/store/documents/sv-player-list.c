/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "sv-player-list.h"

#include "sv-store-error.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

enum {
  MAX_SKIPPED = 5,
  MAX_COLUMNS = 32,
  COLUMN_NONE = -1,
  COLUMN_NUMBER = -2,
  COLUMN_NAME = -3,
  COLUMN_FIRST = -4,
  COLUMN_BETWEEN = -5,
  COLUMN_LAST = -6
};

typedef struct {
  const SvGame *game;
  char separator;
  int columns[MAX_COLUMNS];      /* COLUMN_…, or the index of a card field */
  gboolean percent[MAX_COLUMNS]; /* the heading says that numbers below it are shares of 100 */
  unsigned n_columns;
  unsigned row;  /* as people count */
  unsigned next; /* the card of a player without a number */
  gboolean *seen;
  SvTeamDoc *team;
  SvPlayerListResult *result;
  SvPlayerRow *now; /* of the result, or NULL if it has enough of them */
} Reader;

/* ---------------------------------------------------------------- text into rows and cells */

static char *
to_utf8 (const char *data, gsize n)
{
  static const char bom[] = "\xef\xbb\xbf";

  if (n >= 3 && memcmp (data, bom, 3) == 0) {
    data += 3;
    n -= 3;
  }
  if (memchr (data, 0, n) != NULL)
    return NULL;
  if (g_utf8_validate (data, (gssize)n, NULL))
    return g_strndup (data, n);
  return g_convert (data, (gssize)n, "UTF-8", "WINDOWS-1252", NULL, NULL, NULL);
}

/* The sign that stands most often in the first row. */
static char
guess_separator (const char *text)
{
  static const char signs[] = { '\t', ';', ',' };
  const gsize length = strcspn (text, "\r\n");
  char best = ',';
  unsigned most = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (signs); i++) {
    unsigned n = 0;

    for (gsize j = 0; j < length; j++)
      n += text[j] == signs[i];
    if (n > most) {
      most = n;
      best = signs[i];
    }
  }
  return best;
}

/* One cell; quotes may hold separators, line ends and doubled quotes. */
static char *
take_cell (const char **at, char separator)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  const char *p = *at;

  while (*p == ' ')
    p++;
  gboolean quoted = *p == '"';
  p += quoted;
  for (; *p != '\0'; p++) {
    if (quoted && *p == '"' && p[1] == '"')
      p++;
    else if (quoted && *p == '"') {
      quoted = FALSE;
      continue;
    } else if (!quoted && (*p == separator || *p == '\n' || *p == '\r'))
      break;
    g_string_append_c (cell, *p);
  }
  *at = p;
  return g_strstrip (sv_clean_text (cell->str, -1));
}

/* The cells of one row; at goes to the next one. */
static GPtrArray *
take_row (const char **at, char separator)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);

  for (;;) {
    g_ptr_array_add (cells, take_cell (at, separator));
    if (**at != separator || separator == '\0')
      break;
    (*at)++;
  }
  if (**at == '\r')
    (*at)++;
  if (**at == '\n')
    (*at)++;
  return cells;
}

static gboolean
is_empty (const GPtrArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    if (*(const char *)g_ptr_array_index (cells, i) != '\0')
      return FALSE;
  return TRUE;
}

/* ---------------------------------------------------------------- what the columns are */

static gboolean
same_word (const char *a, const char *b)
{
  g_autofree char *x = g_utf8_casefold (a, -1), *y = g_utf8_casefold (b, -1);

  return strcmp (x, y) == 0;
}

static gboolean
is_one_of (const char *word, const char *const *words)
{
  for (; *words != NULL; words++)
    if (same_word (word, *words) || same_word (word, _ (*words)))
      return TRUE;
  return FALSE;
}

/* Whether word is one of these, which have a bar between them; NULL: none. */
static gboolean
is_also (const char *word, const char *words)
{
  g_auto (GStrv) each = words != NULL ? g_strsplit (words, "|", -1) : NULL;

  for (guint i = 0; each != NULL && each[i] != NULL; i++)
    if (same_word (word, each[i]))
      return TRUE;
  return FALSE;
}

/* Headings that the systems of clubs have; they come as they are, whatever the program speaks. */
static const struct {
  int column;
  const char *words;
} headings[] = {
  { COLUMN_NUMBER,
    "#|nr|nr.|no|shirt number|shirtnumber|jersey|rugnummer|shirtnummer|rugnr|rugnr." },
  { COLUMN_NAME,
    "full name|display name|member|volledige naam|naam|speler|speelster|lid|weergavenaam" },
  { COLUMN_FIRST, "first name|given name|nickname|voornaam|roepnaam" },
  { COLUMN_BETWEEN, "infix|tussenvoegsel|tussenvoegsels|tv|tv." },
  { COLUMN_LAST, "last name|surname|family name|achternaam" },
};

/* The heading "Shooting (%)" without what says that it is in percent. */
static char *
drop_percent (const char *word)
{
  char *bare = g_strdup (word);

  return strchr (word, '%') != NULL ? g_strstrip (g_strdelimit (bare, "%()", ' ')) : bare;
}

static gboolean
tells_percent (const char *word)
{
  g_autofree char *folded = g_utf8_casefold (word, -1);

  return strchr (word, '%') != NULL || strstr (folded, "percent") != NULL;
}

static int
name_column (const Reader *reader, const char *word)
{
  static const char *const numbers[] = { N_ ("Number"), N_ ("No."), NULL };
  static const char *const names[] = { N_ ("Name"), N_ ("Player"), NULL };

  if (is_one_of (word, numbers))
    return COLUMN_NUMBER;
  if (is_one_of (word, names))
    return COLUMN_NAME;
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    if (is_also (word, headings[i].words))
      return headings[i].column;
  g_autofree char *bare = drop_percent (word);
  g_autofree char *squeezed = g_strconcat (bare, strchr (word, '%') != NULL ? "%" : "", NULL);
  for (size_t i = 0; i < reader->game->n_card_fields; i++) {
    const SvField *field = &reader->game->card_fields[i];
    const char *const words[] = { field->key, field->label, NULL };

    if (is_one_of (bare, words) || is_also (squeezed, field->also))
      return (field->flags & SV_FIELD_NUMBER) != 0 ? COLUMN_NUMBER : (int)i;
  }
  return COLUMN_NONE;
}

static gboolean
parse_number (const char *cell, gint64 *out)
{
  return g_ascii_string_to_signed (cell, 10, 0, 999, out, NULL);
}

/* If no column is one of names, or of a part of them, then the first one that is unknown is. */
static void
find_names (Reader *reader)
{
  for (unsigned i = 0; i < reader->n_columns; i++)
    if (reader->columns[i] <= COLUMN_NAME)
      return;
  for (unsigned i = 0; i < reader->n_columns; i++)
    if (reader->columns[i] == COLUMN_NONE) {
      reader->columns[i] = COLUMN_NAME;
      return;
    }
}

/* The columns whose headings nobody knows. */
static void
note_unused (Reader *reader, const GPtrArray *cells)
{
  for (unsigned i = 0; i < reader->n_columns; i++) {
    const char *word = g_ptr_array_index (cells, i);

    if (reader->columns[i] == COLUMN_NONE && *word != '\0')
      g_ptr_array_add (reader->result->unused, g_strdup (word));
  }
}

/* True if the row names the columns, one of them at least; else the columns are guessed from it. */
static gboolean
read_header (Reader *reader, const GPtrArray *cells)
{
  gboolean is_header = FALSE;
  gint64 number;

  reader->n_columns = MIN (cells->len, MAX_COLUMNS);
  for (unsigned i = 0; i < reader->n_columns; i++) {
    reader->columns[i] = name_column (reader, g_ptr_array_index (cells, i));
    reader->percent[i] = tells_percent (g_ptr_array_index (cells, i));
    is_header = is_header || reader->columns[i] != COLUMN_NONE;
  }
  if (is_header) {
    find_names (reader);
    note_unused (reader, cells);
    return TRUE;
  }

  reader->n_columns = MIN (reader->n_columns, 2);
  reader->columns[0] = COLUMN_NAME;
  if (reader->n_columns == 2 && parse_number (g_ptr_array_index (cells, 0), &number)) {
    reader->columns[0] = COLUMN_NUMBER;
    reader->columns[1] = COLUMN_NAME;
  } else {
    reader->n_columns = 1;
  }
  return FALSE;
}

/* ---------------------------------------------------------------- one player */

G_GNUC_PRINTF (2, 3)
static void
skip (Reader *reader, const char *format, ...)
{
  va_list args;

  reader->result->n_skipped++;
  va_start (args, format);
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  va_end (args);
  if (reader->result->skipped->len < MAX_SKIPPED)
    g_ptr_array_add (reader->result->skipped, g_strdup (sentence));
  if (reader->now != NULL)
    g_ptr_array_add (reader->now->faults, g_steal_pointer (&sentence));
}

/* The row that is read now gave this value, which words tell. */
static void
note_words (Reader *reader, const SvField *field, const char *words)
{
  if (reader->now == NULL)
    return;
  /* Translators: what a list of players says of one, e.g. "Sex: Female". */
  g_autofree char *said =
      g_strdup_printf (C_ ("value of a card", "%s: %s"), _ (field->label), words);
  char *all = *reader->now->values != '\0' ? g_strjoin (", ", reader->now->values, said, NULL)
                                           : g_steal_pointer (&said);
  g_free (reader->now->values);
  reader->now->values = all;
}

static void
note_value (Reader *reader, const SvField *field, gint64 value)
{
  g_autofree char *number = g_strdup_printf ("%" PRId64, value);
  const char *label = field->labels != NULL ? _ (field->labels[value]) : NULL;

  note_words (reader, field,
              field->type != SV_FIELD_CHOICE ? number
              : label != NULL                ? label
                                             : field->choices[value]);
}

/* The number before a percent sign, as it is written, or NULL if there is none; in_percent: it need not
 * have the sign. */
static char *
find_percent (const char *cell, gboolean in_percent)
{
  const char *end = cell + strlen (cell);

  if (g_str_has_suffix (cell, "%"))
    end--;
  else if (!in_percent)
    return NULL;
  while (end > cell && g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  return g_strndup (cell, (gsize)(end - cell));
}

/* From 0 to 100; or -1. */
static double
parse_percent (const char *number)
{
  g_autofree char *text = g_strdelimit (g_strdup (number), ",", '.');
  const gsize length = strspn (text, "0123456789.");
  char *end;
  const double percent = g_ascii_strtod (text, &end);

  return length > 0 && text[length] == '\0' && *end == '\0' && percent <= 100 ? percent : -1;
}

/* How many of the throws of a die come nearest to it, at least one: half a throw counts as one. */
static int
count_lucky (double percent, int throws)
{
  return MAX ((int)floor (percent * throws / 100 + 0.5), 1);
}

/* The power that succeeds as often as number tells, or nearly so. */
static void
set_chance (
    Reader *reader, unsigned card, const SvField *field, const char *cell, const char *number)
{
  const int throws = field->max - field->min + 1;
  const double percent = parse_percent (number);

  if (percent < 0) {
    skip (reader, _ ("Row %u: “%s” is no %s."), reader->row, cell, _ (field->label));
    return;
  }
  const int lucky = count_lucky (percent, throws), value = field->max + 1 - lucky;
  sv_field_set (field, sv_team_doc_card_values (reader->team, card), value);
  /* Translators: a player's success in percent, and the power on a card that comes nearest to it, e.g.
   * "60 % → 3 or more, 4 of 6 throws": 4 of the 6 numbers of a die are enough. */
  g_autofree char *words =
      g_strdup_printf (ngettext ("%1$s %% → %2$d or more, %3$d of %4$d throws",
                                 "%1$s %% → %2$d or more, %3$d of %4$d throws", (gulong)lucky),
                       number, value, lucky, throws);
  note_words (reader, field, words);
}

/* The index of a choice by its key, its label, or what lists call it. */
static int
find_choice (const SvField *field, const char *cell)
{
  for (int i = 0; field->choices[i] != NULL; i++) {
    const char *label = field->labels != NULL ? field->labels[i] : field->choices[i];

    if (same_word (cell, field->choices[i]) || same_word (cell, label) ||
        same_word (cell, _ (label)) ||
        (field->choices_also != NULL && is_also (cell, field->choices_also[i])))
      return i;
  }
  return -1;
}

/* in_percent: its column tells shares of 100, as a percent sign in the cell does. */
static void
set_value (
    Reader *reader, unsigned card, const SvField *field, const char *cell, gboolean in_percent)
{
  SvFault fault;
  gint64 value = -1;

  if (*cell == '\0' || (field->flags & SV_FIELD_FIXED))
    return;
  g_autofree char *percent =
      (field->flags & SV_FIELD_THROW) != 0 ? find_percent (cell, in_percent) : NULL;
  if (percent != NULL) {
    set_chance (reader, card, field, cell, percent);
    return;
  }
  if (field->type == SV_FIELD_CHOICE)
    value = find_choice (field, cell);
  else if (field->type != SV_FIELD_INT || !parse_number (cell, &value))
    value = -1;
  if (value < 0)
    skip (reader, _ ("Row %u: “%s” is no %s."), reader->row, cell, _ (field->label));
  else if (!sv_field_check (field, (int32_t)value, &fault)) {
    g_autofree char *reason = sv_fault_dup_reason (&fault);
    skip (reader, _ ("Row %u: %s: %s."), reader->row, _ (field->label), reason);
  } else {
    sv_field_set (field, sv_team_doc_card_values (reader->team, card), (int32_t)value);
    note_value (reader, field, value);
  }
}

/* The card that a row is about, or -1 with the reason told. */
static int
choose_card (Reader *reader, const char *name, const char *number_cell)
{
  gint64 number;

  if (*name == '\0') {
    skip (reader, _ ("Row %u has no name."), reader->row);
    return -1;
  }
  if (number_cell == NULL || *number_cell == '\0') {
    while (reader->next < reader->team->n_cards && reader->seen[reader->next])
      reader->next++;
    if (reader->next < reader->team->n_cards)
      return (int)reader->next;
    skip (reader, _ ("Row %u: there is no card left for %s."), reader->row, name);
    return -1;
  }
  if (!parse_number (number_cell, &number)) {
    skip (reader, _ ("Row %u: “%s” is no number."), reader->row, number_cell);
    return -1;
  }
  int card = sv_team_doc_find_card (reader->team, number);
  if (card < 0)
    skip (reader, _ ("Row %u: there is no card with the number %s for %s."), reader->row,
          number_cell, name);
  else if (reader->seen[card])
    skip (reader, _ ("Row %u: the number %s was there before."), reader->row, number_cell);
  return card >= 0 && !reader->seen[card] ? card : -1;
}

/* What the row has in the first column of that kind, or NULL. */
static const char *
get_cell (const Reader *reader, const GPtrArray *cells, int column)
{
  for (guint i = 0; i < MIN (cells->len, reader->n_columns); i++)
    if (reader->columns[i] == column)
      return g_ptr_array_index (cells, i);
  return NULL;
}

/* The whole name, or what its parts are together. */
static char *
join_name (const Reader *reader, const GPtrArray *cells)
{
  static const int parts[] = { COLUMN_FIRST, COLUMN_BETWEEN, COLUMN_LAST };
  const char *whole = get_cell (reader, cells, COLUMN_NAME);
  g_autoptr (GString) name = g_string_new (NULL);

  if (whole != NULL && *whole != '\0')
    return g_strdup (whole);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    const char *part = get_cell (reader, cells, parts[i]);
    if (part != NULL && *part != '\0')
      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", part);
  }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

static void
row_free (SvPlayerRow *row)
{
  g_free (row->name);
  g_free (row->values);
  g_ptr_array_unref (row->faults);
  g_free (row);
}

/* What is found in it from now on belongs to a row of the result, as long as there is room. */
static void
begin_row (Reader *reader, const char *name)
{
  reader->now = NULL;
  if (reader->result->rows->len == SV_PLAYER_LIST_MAX_ROWS)
    return;
  reader->now = g_new0 (SvPlayerRow, 1);
  reader->now->name = g_strdup (name);
  reader->now->card = -1;
  reader->now->values = g_strdup ("");
  reader->now->faults = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (reader->result->rows, reader->now);
}

static void
read_player (Reader *reader, const GPtrArray *cells)
{
  g_autofree char *name = join_name (reader, cells);
  const char *number = get_cell (reader, cells, COLUMN_NUMBER);

  begin_row (reader, name);
  if (g_utf8_strlen (name, -1) > SV_TEXT_MAX_CHARS) {
    skip (reader, _ ("Row %u: the name is too long."), reader->row);
    return;
  }
  int card = choose_card (reader, name, number);
  if (card < 0)
    return;
  if (reader->now != NULL)
    reader->now->card = card;
  reader->seen[card] = TRUE;
  reader->result->n_taken++;
  g_free (reader->team->cards[card].name);
  reader->team->cards[card].name = g_strdup (name);
  for (guint i = 0; i < MIN (cells->len, reader->n_columns); i++)
    if (reader->columns[i] >= 0)
      set_value (reader, (unsigned)card, &reader->game->card_fields[reader->columns[i]],
                 g_ptr_array_index (cells, i), reader->percent[i]);
}

/* ---------------------------------------------------------------- the list */

void
sv_player_list_result_clear (SvPlayerListResult *self)
{
  g_clear_pointer (&self->skipped, g_ptr_array_unref);
  g_clear_pointer (&self->unused, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
}

gboolean
sv_player_list_read (
    SvTeamDoc *team, const char *data, gsize n, SvPlayerListResult *result, GError **error)
{
  *result = (SvPlayerListResult){
    .rows = g_ptr_array_new_with_free_func ((GDestroyNotify)row_free),
    .unused = g_ptr_array_new_with_free_func (g_free),
    .skipped = g_ptr_array_new_with_free_func (g_free),
  };
  g_autofree char *text = n <= SV_PLAYER_LIST_MAX_BYTES ? to_utf8 (data, n) : NULL;
  g_autofree gboolean *seen = g_new0 (gboolean, team->n_cards);
  Reader reader = { .game = team->game, .seen = seen, .team = team, .result = result };
  gboolean begun = FALSE;

  if (text == NULL) {
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN,
                         _ ("This is not a list of players."));
    return FALSE;
  }
  reader.separator = guess_separator (text);
  for (const char *at = text; *at != '\0';) {
    g_autoptr (GPtrArray) cells = take_row (&at, reader.separator);

    reader.row++;
    if (is_empty (cells))
      continue;
    if (begun || !read_header (&reader, cells))
      read_player (&reader, cells);
    begun = TRUE;
  }
  if (result->n_taken > 0)
    return TRUE;
  if (result->skipped->len > 0)
    g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE,
                 _ ("No player of this list could be used. %s"),
                 (const char *)g_ptr_array_index (result->skipped, 0));
  else
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE,
                         _ ("There is no player in this list."));
  return FALSE;
}
