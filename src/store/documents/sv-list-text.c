/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Split a text into rows of cells. No list says how it is written, so each of these questions is
 * decided by the answer that fits the text best.
 *
 * Character set: a byte-order mark or zero bytes indicate UTF-16, and text that is valid UTF-8 is
 * UTF-8. Any other text is decoded as Windows, DOS and Macintosh text, and the result with the
 * most letters and quotes in likely places wins: "Zo\xeb" is "Zoë" in Windows, but "Zo" and a
 * symbol in the others.
 *
 * Cells: the separator is the character that splits the most rows, and at least half of them. If
 * no character does, columns may be aligned by two or more blanks, as in mails. */

#include "sv-list-text.h"

#include "sv-json-read.h"
#include "sv-store-error.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- which kind of file it is --- */

/* The first bytes of other kinds of files that people choose by mistake, with advice. */
static const struct {
  const char *bytes;
  gsize n;
  const char *advice;
} others[] = {
  { "PK\x03\x04", 4,
    N_ ("This is a workbook of a spreadsheet program. Save it there as CSV, and choose that "
        "file.") },
  { "\xd0\xcf\x11\xe0", 4,
    N_ ("This is a workbook of a spreadsheet program. Save it there as CSV, and choose that "
        "file.") },
  { "%PDF", 4, N_ ("This is a PDF. Copy the names in it, and paste them here.") },
  { "{\\rtf", 5,
    N_ ("This is a document of a word processor. Copy the names in it, and paste them here.") },
  { "BEGIN:VCARD", 11,
    N_ ("This is an address book. Open it in a spreadsheet program, and save it as CSV.") },
  { "\x89PNG", 4, N_ ("This is a picture, not a list of players.") },
  { "\xff\xd8\xff", 3, N_ ("This is a picture, not a list of players.") },
};

static gboolean
refuse (GError **error, const char *advice)
{
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN, advice);
  return FALSE;
}

/* Return whether a text is a web page: club systems save one with a single table as ".xls", which
 * spreadsheets open. */
static gboolean
is_web_page (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  return *text == '<' && (g_ascii_isalpha (text[1]) || text[1] == '!' || text[1] == '?');
}

static gboolean
check_kind (const char *data, gsize n, GError **error)
{
  if (n > SV_LIST_TEXT_MAX_BYTES)
    return refuse (error, _ ("This list is larger than 1 MiB."));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (n >= others[i].n && memcmp (data, others[i].bytes, others[i].n) == 0)
      return refuse (error, _ (others[i].advice));
  return TRUE;
}

/* --- character set --- */

/* Return the name for g_convert () of the two-byte encoding of a text, or NULL if the text has
 * none. Without a byte-order mark it is recognised by the zero bytes of ASCII letters, which are
 * all at even or all at odd positions. */
static const char *
find_wide_letters (const char *data, gsize n)
{
  gsize zeros[2] = { 0, 0 };

  if (n >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0))
    return "UTF-16";
  for (gsize i = 0; i < n; i++)
    zeros[i % 2] += data[i] == '\0';
  if (n % 2 != 0 || zeros[0] + zeros[1] < n / 4)
    return NULL;
  return zeros[0] == 0 ? "UTF-16LE" : zeros[1] == 0 ? "UTF-16BE" : NULL;
}

/* Return whether a letter @c that is not ASCII may follow @before and precede @after in a name. */
static gboolean
fits_word (gunichar before, gunichar c, gunichar after)
{
  if (!g_unichar_isalpha (before))
    return g_unichar_isupper (c);
  if (g_unichar_isupper (c))
    return g_unichar_isupper (before);
  return !g_unichar_isupper (after);
}

/* Return points for a character that is not ASCII: letters get points inside words, most of all
 * the usual letters of Dutch names, and quotes at the ends of words. */
static int
rate_letter (gunichar before, gunichar c, gunichar after)
{
  static const char usual[] = "éèëïöüç";
  const gboolean in_word = g_unichar_isalpha (before);

  if (g_unichar_isalpha (c) && c < 0x180)
    return !fits_word (before, c, after) ? 0 : g_utf8_strchr (usual, -1, c) != NULL ? 3 : 2;
  if (c == 0x2018 || c == 0x201c)
    return in_word ? -1 : 2;
  if (c == 0x2019 || c == 0x201d)
    return in_word || g_unichar_isalpha (after) ? 2 : -1;
  return c == 0x2013 || c == 0xa0 || c == 0x20ac ? 1 : -1;
}

static int
rate_text (const char *text)
{
  int points = 0;
  gunichar before = ' ';

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);

    if (c >= 0x80)
      points += rate_letter (before, c, g_utf8_get_char (g_utf8_next_char (p)));
    before = c;
  }
  return points;
}

/* Return the text of a one-byte encoding decoded in the way that looks most like names; NULL if
 * none is possible. */
static char *
read_narrow_letters (const char *data, gsize n)
{
  static const char *const names[] = { "WINDOWS-1252", "CP850", "MACINTOSH" };
  char *best = NULL;
  int most = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    char *text = g_convert (data, (gssize)n, "UTF-8", names[i], NULL, NULL, NULL);
    const int points = text != NULL ? rate_text (text) : 0;

    if (text != NULL && (best == NULL || points > most)) {
      g_free (best);
      best = text;
      most = points;
    } else {
      g_free (text);
    }
  }
  return best;
}

static char *
read_letters (const char *data, gsize n)
{
  const char *wide = find_wide_letters (data, n);

  if (wide != NULL) {
    gsize written;
    char *text = g_convert (data, (gssize)n, "UTF-8", wide, NULL, &written, NULL);
    if (text == NULL || memchr (text, 0, written) == NULL)
      return text;
    g_free (text);
    return NULL;
  }
  if (memchr (data, 0, n) != NULL)
    return NULL;
  if (g_utf8_validate (data, (gssize)n, NULL))
    return g_strndup (data, n);
  return read_narrow_letters (data, n);
}

char *
sv_list_text_decode (const char *data, gsize n, GError **error)
{
  static const char mark[] = "\xef\xbb\xbf";

  if (!check_kind (data, n, error))
    return NULL;
  char *text = read_letters (data, n);
  if (text == NULL) {
    refuse (error, _ ("This is not a list of players."));
    return NULL;
  }
  if (g_str_has_prefix (text, mark))
    memmove (text, text + strlen (mark), strlen (text + strlen (mark)) + 1);
  if (!is_web_page (text))
    return text;
  g_free (text);
  refuse (error, _ ("This is a web page, although its name says otherwise. Open it in a "
                    "spreadsheet program, and save it as CSV."));
  return NULL;
}

/* --- cells --- */

/* A quote that is not closed within so many bytes is an ordinary character, as in: "the Beam. */
enum { MAX_QUOTED = 2000 };

/* Return whether the quote at @quote begins a quoted cell: its closing quote is followed by a
 * blank, the separator or the end of the row. In Bo "the Beam" Smit quotes are ordinary
 * characters. */
static gboolean
is_closed (const char *quote, char separator)
{
  for (const char *p = quote + 1; *p != '\0' && p - quote < MAX_QUOTED; p++) {
    if (*p != '"')
      continue;
    if (p[1] != '"')
      return p[1] == separator || strchr (" \t\r\n", p[1]) != NULL;
    p++;
  }
  return FALSE;
}

/* Remove blanks of any kind from both ends, in place. */
static char *
strip_blanks (char *text)
{
  char *begin = text, *end;

  while (*begin != '\0' && g_unichar_isspace (g_utf8_get_char (begin)))
    begin = g_utf8_next_char (begin);
  memmove (text, begin, strlen (begin) + 1);
  for (end = text + strlen (text); end > text; end = g_utf8_prev_char (end))
    if (!g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
      break;
  *end = '\0';
  return text;
}

/* Remove the formula ="7" by which spreadsheets keep a number as text. */
static void
drop_formula (char *cell)
{
  const gsize n = strlen (cell);

  if (n < 3 || !g_str_has_prefix (cell, "=\"") || cell[n - 1] != '"')
    return;
  memmove (cell, cell + 2, n - 3);
  cell[n - 3] = '\0';
}

/* Read one cell and advance *@at. Quoted cells may hold separators, line ends and doubled
 * quotes. */
static char *
take_cell (const char **at, char separator)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  const char *p = *at;

  while (*p == ' ')
    p++;
  gboolean quoted = *p == '"' && is_closed (p, separator);
  p += quoted;
  for (; *p != '\0'; p++) {
    if (quoted && *p == '"' && p[1] == '"')
      p++;
    else if (quoted && *p == '"') {
      quoted = FALSE;
      continue;
    } else if (!quoted && (*p == '\n' || *p == '\r' || (separator != '\0' && *p == separator)))
      break;
    g_string_append_c (cell, *p);
  }
  *at = p;
  char *clean = strip_blanks (sv_clean_text (cell->str, -1));
  drop_formula (clean);
  return clean;
}

static void
row_free (SvListRow *row)
{
  if (row == NULL)
    return;
  g_free (row->team);
  g_free (row->trait);
  g_ptr_array_unref (row->cells);
  g_free (row);
}

static SvListRow *
row_new (unsigned number)
{
  SvListRow *row = g_new0 (SvListRow, 1);

  row->number = number;
  row->cells = g_ptr_array_new_with_free_func (g_free);
  return row;
}

/* Read the cells of one row and advance *@at to the next row. A line may end in CR CR LF. */
static SvListRow *
take_row (const char **at, char separator, unsigned number)
{
  SvListRow *row = row_new (number);

  for (;;) {
    g_ptr_array_add (row->cells, take_cell (at, separator));
    if (separator == '\0' || **at != separator)
      break;
    (*at)++;
  }
  if ((*at)[0] == '\r' && (*at)[1] == '\r' && (*at)[2] == '\n')
    (*at)++;
  if (**at == '\r')
    (*at)++;
  if (**at == '\n')
    (*at)++;
  return row;
}

gboolean
sv_list_row_has (const SvListRow *row, guint i)
{
  return *sv_list_row_cell (row, i) != '\0';
}

const char *
sv_list_row_cell (const SvListRow *row, guint i)
{
  return i < row->cells->len ? g_ptr_array_index (row->cells, i) : "";
}

guint
sv_list_row_count (const SvListRow *row)
{
  guint n = 0;

  for (guint i = 0; i < row->cells->len; i++)
    n += sv_list_row_has (row, i);
  return n;
}

guint
sv_list_row_first (const SvListRow *row)
{
  guint i = 0;

  while (i < row->cells->len && !sv_list_row_has (row, i))
    i++;
  return i;
}

void
sv_list_row_add (SvListRow *row, const char *cell)
{
  g_ptr_array_add (row->cells, g_strdup (cell));
}

GPtrArray *
sv_list_rows_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)row_free);
}

SvListRow *
sv_list_rows_add (GPtrArray *rows, const SvListRow *like)
{
  SvListRow *row = row_new (like->number);

  row->team = g_strdup (like->team);
  row->trait = g_strdup (like->trait);
  row->is_label = like->is_label;
  row->is_absent = like->is_absent;
  g_ptr_array_add (rows, row);
  return row;
}

static GPtrArray *
split_by (const char *text, char separator)
{
  GPtrArray *rows = sv_list_rows_new ();

  for (unsigned number = 1; *text != '\0'; number++) {
    if (*text == '\n') {
      text++;
      continue;
    }
    SvListRow *row = take_row (&text, separator, number);
    if (sv_list_row_count (row) == 0)
      row_free (row);
    else
      g_ptr_array_add (rows, row);
  }
  return rows;
}

/* --- separators --- */

/* Read the first line "sep=;" in which Excel states the separator, and advance *@text. Return the
 * separator, or '\0' if there is no such line. */
static char
take_stated_separator (const char **text)
{
  static const char stated[] = "sep=";
  const gboolean quoted = **text == '"';
  const char *p = *text + quoted;

  if (g_ascii_strncasecmp (p, stated, strlen (stated)) != 0)
    return '\0';
  p += strlen (stated);
  const char separator = *p;
  if (separator == '\0' || strchr ("\"\r\n", separator) != NULL)
    return '\0';
  p += 1 + (quoted && p[1] == '"');
  p += strspn (p, " ");
  if (*p != '\0' && *p != '\r' && *p != '\n')
    return '\0';
  *text = p + strspn (p, "\r\n");
  return separator;
}

static guint
count_split (const GPtrArray *rows)
{
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += ((const SvListRow *)g_ptr_array_index (rows, i))->cells->len > 1;
  return n;
}

/* Return whether a separator splits enough of the rows: at least half of them, as other signs may
 * be part of a text; nobody types a tab by chance, so two rows of a table below a long title will
 * do. */
static gboolean
splits_enough (const GPtrArray *rows, char separator)
{
  const guint n = count_split (rows);

  return n > 0 && (2 * n >= rows->len || (separator == '\t' && n > 1));
}

/* Return the text with a tab in place of two or more blanks between words, because mails align
 * columns with blanks. */
static char *
tabs_for_blanks (const char *text)
{
  GString *tabbed = g_string_new (NULL);

  for (const char *p = text; *p != '\0';) {
    const gsize blanks = strspn (p, " ");
    const gboolean inside = tabbed->len > 0 && !strchr ("\r\n", tabbed->str[tabbed->len - 1]);

    if (blanks >= 2 && inside)
      g_string_append_c (tabbed, '\t');
    else
      g_string_append_len (tabbed, p, (gssize)blanks);
    p += blanks;
    if (*p != '\0')
      g_string_append_c (tabbed, *p++);
  }
  return g_string_free (tabbed, FALSE);
}

GPtrArray *
sv_list_text_split (const char *text, char *separator)
{
  static const char signs[] = { '\t', ';', ',', '|' };
  GPtrArray *best = NULL;

  *separator = take_stated_separator (&text);
  if (*separator != '\0')
    return split_by (text, *separator);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++) {
    GPtrArray *rows = split_by (text, signs[i]);
    const guint n = count_split (rows);

    if (splits_enough (rows, signs[i]) && (best == NULL || n > count_split (best))) {
      g_clear_pointer (&best, g_ptr_array_unref);
      best = rows;
      *separator = signs[i];
    } else {
      g_ptr_array_unref (rows);
    }
  }
  if (best != NULL)
    return best;
  g_autofree char *tabbed = tabs_for_blanks (text);
  best = split_by (tabbed, '\t');
  if (count_split (best) > 0 && 2 * count_split (best) >= best->len)
    return best;
  g_ptr_array_unref (best);
  return split_by (text, '\0');
}
