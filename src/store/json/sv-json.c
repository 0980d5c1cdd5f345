/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes JSON.
 *
 * The reader is a recursive descent parser: one function for each kind of value, each of which
 * begins at self->p and moves self->p behind the value. It reads the text once, from beginning to
 * end, and stops at the first error. All limits (depth, values, pairs of keys) are checked while
 * reading, so a hostile file costs bounded time and memory.
 *
 * The writer puts a list or object on one line if it fits there, so that a person can read the
 * file; otherwise each member is on a line of its own. At the end, sv_json_check () applies the
 * limits of the reader to an object that was not read, before it is saved. */

#include "sv-json.h"

#include "sv-sentence.h"
#include "sv-store-error.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* --- reading: where we are --- */

typedef struct {
  const char *text;
  const char *p;
  const char *end;
  unsigned depth;
  unsigned n_values, n_pairs;
  GError **error;
} Reader;

/* Set the error to @sentence, preceded by the line and column of the place @at. Always return
 * NULL. */
static gpointer
fault (Reader *self, const char *at, SvStoreError code, const char *sentence)
{
  unsigned line = 1, column = 1;
  for (const char *p = self->text; p < at; p++) {
    if (*p == '\n') {
      line++;
      column = 1;
    } else if ((*p & 0xc0) != 0x80) { /* not a continuation byte of UTF-8 */
      column++;
    }
  }
  /* Translators: a place in a damaged document, followed by a sentence that says what is wrong
   * there. */
  sv_sentence_error (self->error, SV_STORE_ERROR, code, _ ("line %u, column %u: %s"), line, column,
                     sentence);
  return NULL;
}

static gpointer
syntax (Reader *self, const char *at, const char *sentence)
{
  if (at >= self->end)
    sentence = _ ("the document ends too early");
  return fault (self, at, SV_STORE_ERROR_SYNTAX, sentence);
}

/* Return the byte at self->p without skipping it; 0 at the end of the text. The two cannot be
 * confused, because valid text has no zero byte. */
static char
peek (const Reader *self)
{
  return self->p < self->end ? *self->p : '\0';
}

/* Skip white space and return the byte after it, which is not skipped. */
static char
peek_sign (Reader *self)
{
  while (peek (self) == ' ' || peek (self) == '\t' || peek (self) == '\r' || peek (self) == '\n')
    self->p++;
  return peek (self);
}

/* Skip white space. If the byte after it is @sign, skip that too and return TRUE. */
static gboolean
take_sign (Reader *self, char sign)
{
  const gboolean there = peek_sign (self) == sign;
  self->p += there;
  return there;
}

/* --- reading: plain values --- */

/* Read the four hexadecimal digits at @p into *@value. Return FALSE if there are fewer than
 * four. */
static gboolean
hex4 (const Reader *self, const char *p, unsigned *value)
{
  *value = 0;
  for (int i = 0; i < 4; i++) {
    if (p + i >= self->end || !g_ascii_isxdigit (p[i]))
      return FALSE;
    *value = *value * 16 + (unsigned)g_ascii_xdigit_value (p[i]);
  }
  return TRUE;
}

/* Read the escape sequence whose backslash is at self->p. Return its character, or 0 with the error
 * set. Two escapes with \u that form a surrogate pair are one character. */
static gunichar
read_escape (Reader *self)
{
  static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  const char *at = self->p++;
  const char *letter = peek (self) ? strchr (letters, *self->p) : NULL;
  unsigned high, low;

  if (letter != NULL) {
    self->p++;
    return (gunichar)meanings[letter - letters];
  }
  if (peek (self) != 'u' || !hex4 (self, self->p + 1, &high)) {
    syntax (self, peek (self) ? at : self->p, _ ("this escape after “\\” is unknown"));
    return 0;
  }
  self->p += 5;
  if (high >= 0xd800 && high <= 0xdbff && self->end - self->p >= 6 && self->p[0] == '\\' &&
      self->p[1] == 'u' && hex4 (self, self->p + 2, &low) && low >= 0xdc00 && low <= 0xdfff) {
    self->p += 6;
    high = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
  }
  if (high == 0)
    syntax (self, at, _ ("a text may not contain the character number 0"));
  if (high < 0xd800 || high > 0xdfff)
    return high;
  syntax (self, at, _ ("this escape is only half a character"));
  return 0;
}

/* Read the string whose opening quote is at self->p, and skip its closing quote. Return NULL with
 * the error set. Transfer full. */
static char *
read_string (Reader *self)
{
  g_autoptr (GString) out = g_string_new (NULL);
  self->p++;
  while (peek (self) != '"') {
    const char *from = self->p;
    while (peek (self) != '"' && peek (self) != '\\' && (guchar)peek (self) >= 0x20)
      self->p++;
    g_string_append_len (out, from, self->p - from);
    if ((guchar)peek (self) < 0x20)
      return syntax (self, self->p,
                     _ ("a text may not contain a line break, tab or other control character"));
    if (*self->p == '\\') {
      const gunichar character = read_escape (self);
      if (character == 0)
        return NULL;
      g_string_append_unichar (out, character);
    }
  }
  self->p++;
  return g_string_free (g_steal_pointer (&out), FALSE);
}

static gboolean
skip_digits (Reader *self)
{
  const char *from = self->p;
  while (g_ascii_isdigit (peek (self)))
    self->p++;
  return self->p > from;
}

static JsonNode *
read_number (Reader *self)
{
  const char *at = self->p;
  gboolean whole = TRUE, ok = TRUE;

  if (peek (self) == '-')
    self->p++;
  if (peek (self) == '0')
    self->p++;
  else
    ok = skip_digits (self);
  if (ok && peek (self) == '.') {
    self->p++;
    whole = FALSE;
    ok = skip_digits (self);
  }
  if (ok && (peek (self) == 'e' || peek (self) == 'E')) {
    self->p++;
    whole = FALSE;
    if (peek (self) == '+' || peek (self) == '-')
      self->p++;
    ok = skip_digits (self);
  }
  if (!ok && !peek (self))
    return syntax (self, self->p, "");
  if (!ok || g_ascii_isalnum (peek (self)) || (peek (self) && strchr ("+-.", *self->p)))
    return syntax (self, at, _ ("this is not a number in JSON"));

  /* A whole number that does not fit in 64 bits is refused rather than silently rounded. */
  g_autofree char *digits = g_strndup (at, (gsize)(self->p - at));
  errno = 0;
  const gint64 integer = whole ? g_ascii_strtoll (digits, NULL, 10) : 0;
  if (whole && errno != ERANGE)
    return json_node_init_int (json_node_alloc (), integer);
  const double number = whole ? HUGE_VAL : g_ascii_strtod (digits, NULL);
  if (isfinite (number))
    return json_node_init_double (json_node_alloc (), number);
  return fault (self, at, SV_STORE_ERROR_SYNTAX, _ ("this number is too large"));
}

static JsonNode *
read_word (Reader *self)
{
  static const char *const words[] = { "false", "true", "null" };
  const gsize left = (gsize)(self->end - self->p);
  for (int i = 0; i < 3; i++) {
    const gsize n = strlen (words[i]);
    if (memcmp (self->p, words[i], MIN (n, left)) != 0)
      continue;
    self->p += MIN (n, left);
    if (left < n)
      break;
    return i == 2 ? json_node_init_null (json_node_alloc ())
                  : json_node_init_boolean (json_node_alloc (), i);
  }
  return syntax (self, self->p, _ ("a value is needed here"));
}

/* --- reading: lists and objects --- */

static JsonNode *read_value (Reader *self);

/* Skip the bracket that opens the list or object at self->p and count one level of depth. Fail
 * beyond SV_JSON_MAX_DEPTH, because the parser is recursive and the stack is finite. */
static gboolean
enter (Reader *self)
{
  if (self->depth == SV_JSON_MAX_DEPTH)
    return fault (self, self->p, SV_STORE_ERROR_TOO_DEEP,
                  _ ("lists and objects are nested too deeply")) != NULL;
  self->depth++;
  self->p++;
  return TRUE;
}

static JsonNode *
read_list (Reader *self)
{
  g_autoptr (JsonArray) list = json_array_new ();
  if (!enter (self))
    return NULL;
  if (peek_sign (self) != ']') {
    do {
      JsonNode *value = read_value (self);
      if (!value)
        return NULL;
      json_array_add_element (list, value);
    } while (take_sign (self, ','));
  }
  if (!take_sign (self, ']'))
    return syntax (self, self->p, _ ("a comma or “]” is needed here"));
  self->depth--;
  return json_node_init_array (json_node_alloc (), list);
}

/* Read one pair of key and value of @object. Return the value and set *@key, but do not add them to
 * @object. Fail if @object already has the key. Transfer full, both. */
static JsonNode *
read_member (Reader *self, JsonObject *object, char **key)
{
  if (peek_sign (self) != '"')
    return syntax (self, self->p, _ ("a key in double quotes is needed here"));
  const char *at = self->p;
  *key = read_string (self);
  if (!*key)
    return NULL;
  self->n_pairs += json_object_get_size (object);
  if (self->n_pairs > SV_JSON_MAX_PAIRS)
    return fault (self, at, SV_STORE_ERROR_TOO_LARGE, _ ("this object has too many keys"));
  if (json_object_has_member (object, *key))
    return fault (self, at, SV_STORE_ERROR_DUPLICATE_KEY, _ ("this key occurs twice"));
  if (!take_sign (self, ':'))
    return syntax (self, self->p, _ ("a colon is needed here"));
  return read_value (self);
}

static JsonNode *
read_object (Reader *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  if (!enter (self))
    return NULL;
  if (peek_sign (self) != '}') {
    do {
      g_autofree char *key = NULL;
      JsonNode *value = read_member (self, object, &key);
      if (!value)
        return NULL;
      json_object_set_member (object, key, value);
    } while (take_sign (self, ','));
  }
  if (!take_sign (self, '}'))
    return syntax (self, self->p, _ ("a comma or “}” is needed here"));
  self->depth--;
  return json_node_init_object (json_node_alloc (), object);
}

static JsonNode *
read_value (Reader *self)
{
  const char first = peek_sign (self);
  if (first != '\0' && ++self->n_values > SV_JSON_MAX_VALUES)
    return fault (self, self->p, SV_STORE_ERROR_TOO_LARGE,
                  _ ("the document has more values than this program reads"));
  if (first == '{')
    return read_object (self);
  if (first == '[')
    return read_list (self);
  if (first == '"') {
    g_autofree char *text = read_string (self);
    return text ? json_node_init_string (json_node_alloc (), text) : NULL;
  }
  if (first == '-' || g_ascii_isdigit (first))
    return read_number (self);
  return read_word (self);
}

/* --- reading: the whole text --- */

static JsonNode *
read_whole (Reader *self)
{
  const char *invalid;
  if (!g_utf8_validate_len (self->text, (gsize)(self->end - self->text), &invalid))
    return syntax (self, invalid, _ ("this is not text in UTF-8"));
  if (peek_sign (self) == '\0')
    return fault (self, self->text, SV_STORE_ERROR_SYNTAX, _ ("the document is empty"));
  g_autoptr (JsonNode) root = read_value (self);
  if (root != NULL && peek_sign (self) != '\0')
    return syntax (self, self->p, _ ("nothing may follow the end of the document"));
  return g_steal_pointer (&root);
}

JsonObject *
sv_json_read (const char *text, gsize length, GError **error)
{
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (text == NULL)
    text = ""; /* g_bytes_get_data () returns NULL for an empty file */
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0) {
    text += 3; /* skip a byte order mark, which some editors write */
    length -= 3;
  }
  Reader self = { .text = text, .p = text, .end = text + length, .error = error };
  const char first = peek_sign (&self);

  /* A text that does not begin like an object is not a damaged document but a picture, a web page
   * or the like. So its message has no line and column. */
  if (self.p < self.end && first != '{') {
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN,
                         _ ("This is not a Speelveld document."));
    return NULL;
  }
  if (length > SV_JSON_MAX_BYTES) {
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE,
                         _ ("The document is larger than 16 MiB."));
    return NULL;
  }
  g_autoptr (JsonNode) root = read_whole (&self);
  return root ? json_node_dup_object (root) : NULL;
}

/* --- writing --- */

/* This file writes JSON itself because the generator of json-glib writes numbers that are not valid
 * JSON (`inf.0`), and because it puts either the whole text on one line or every number on a line
 * of its own. */

enum { WIDTH = 100 };

static void write_node (GString *out, JsonNode *node, gboolean pretty, unsigned indent);

/* Append the character at @p, and return the address of the last byte that was read. Control
 * characters (0 to 31, 127, and 128 to 159, which have two bytes) are escaped, because a terminal
 * would obey them if the text is printed there. */
static const char *
append_character (GString *out, const char *p)
{
  const guchar first = (guchar)p[0], second = (guchar)p[1];

  if (first < 0x20 || first == 0x7f) {
    g_string_append_printf (out, "\\u%04x", first);
  } else if (first == 0xc2 && second >= 0x80 && second < 0xa0) {
    g_string_append_printf (out, "\\u%04x", second);
    return p + 1;
  } else {
    g_string_append_c (out, *p);
  }
  return p;
}

void
sv_json_append_string (GString *out, const char *text)
{
  g_string_append_c (out, '"');
  for (const char *p = text; *p; p++) {
    switch (*p) {
    case '"':
    case '\\':
      g_string_append_c (out, '\\');
      g_string_append_c (out, *p);
      break;
    case '\n':
      g_string_append (out, "\\n");
      break;
    case '\t':
      g_string_append (out, "\\t");
      break;
    case '\r':
      g_string_append (out, "\\r");
      break;
    default:
      p = append_character (out, p);
    }
  }
  g_string_append_c (out, '"');
}

/* Return the number in @node as text, stored in @text. A double is written with the fewest digits
 * that are read back as the same number. */
static const char *
number_text (JsonNode *node, char text[G_ASCII_DTOSTR_BUF_SIZE])
{
  static const char *const formats[] = { "%.15g", "%.16g", "%.17g" };
  if (json_node_get_value_type (node) == G_TYPE_INT64) {
    g_snprintf (text, G_ASCII_DTOSTR_BUF_SIZE, "%" G_GINT64_FORMAT, json_node_get_int (node));
    return text;
  }
  double value = json_node_get_double (node);
  if (value == 0)
    /* write a negative zero as 0: "-0" would be read back as a whole number, without the sign */
    value = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++) {
    g_ascii_formatd (text, G_ASCII_DTOSTR_BUF_SIZE, formats[i], value);
    const double back = g_ascii_strtod (text, NULL);
    if (memcmp (&back, &value, sizeof back) == 0)
      break;
  }
  return text;
}

static void
write_value (GString *out, JsonNode *node)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  switch (json_node_get_value_type (node)) {
  case G_TYPE_STRING:
    sv_json_append_string (out, json_node_get_string (node));
    break;
  case G_TYPE_INT64:
  case G_TYPE_DOUBLE:
    g_string_append (out, number_text (node, digits));
    break;
  case G_TYPE_BOOLEAN:
    g_string_append (out, json_node_get_boolean (node) ? "true" : "false");
    break;
  default:
    g_assert_not_reached ();
  }
}

/* Return the number of columns that the plain value in @node takes. Characters that must be escaped
 * may take a few more, which are not counted. */
static int
value_width (JsonNode *node)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  const GType type = json_node_get_value_type (node);
  if (type == G_TYPE_STRING)
    return (int)MIN (strlen (json_node_get_string (node)), WIDTH) + 2;
  return type == G_TYPE_BOOLEAN ? 5 : (int)strlen (number_text (node, digits));
}

/* Return whether @node can be written on one line in *@room columns, and subtract the columns that
 * it takes from *@room. The count stops as soon as there is no room, so it is cheap for large
 * nodes. */
static gboolean
fits (JsonNode *node, int *room)
{
  if (JSON_NODE_HOLDS_NULL (node)) {
    *room -= 4;
  } else if (JSON_NODE_HOLDS_VALUE (node)) {
    *room -= value_width (node);
  } else if (JSON_NODE_HOLDS_ARRAY (node)) {
    JsonArray *array = json_node_get_array (node);
    *room -= 2;
    for (guint i = 0; i < json_array_get_length (array) && *room >= 0; i++, *room -= 2)
      fits (json_array_get_element (array, i), room);
  } else {
    JsonObjectIter iter;
    const char *key;
    JsonNode *member;
    *room -= 2;
    json_object_iter_init_ordered (&iter, json_node_get_object (node));
    while (*room >= 0 && json_object_iter_next_ordered (&iter, &key, &member)) {
      *room -= (int)MIN (strlen (key), WIDTH) + 6;
      fits (member, room);
    }
  }
  return *room >= 0;
}

static void
new_line (GString *out, unsigned indent)
{
  g_string_append_c (out, '\n');
  for (unsigned i = 0; i < indent; i++)
    g_string_append (out, "  ");
}

static gsize
column (const GString *out)
{
  const char *line = memrchr (out->str, '\n', out->len);
  return line ? (gsize)(out->str + out->len - line - 1) : out->len;
}

/* Write the white space that stands before an entry of a list or object, or before its closing
 * bracket: a line break and @indent levels if @broken, else a blank if @pretty. */
static void
write_gap (GString *out, gboolean pretty, gboolean broken, unsigned indent)
{
  if (broken)
    new_line (out, indent);
  else if (pretty)
    g_string_append_c (out, ' ');
}

static void
write_object (GString *out, JsonObject *object, gboolean pretty, gboolean broken, unsigned indent)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *member;

  g_string_append_c (out, '{');
  json_object_iter_init_ordered (&iter, object);
  for (gboolean first = TRUE; json_object_iter_next_ordered (&iter, &key, &member); first = FALSE) {
    if (!first)
      g_string_append_c (out, ',');
    write_gap (out, pretty, broken, indent + 1);
    sv_json_append_string (out, key);
    g_string_append (out, pretty ? ": " : ":");
    write_node (out, member, pretty, indent + 1);
  }
  if (json_object_get_size (object) > 0)
    write_gap (out, pretty, broken, indent);
  g_string_append_c (out, '}');
}

static void
write_array (GString *out, JsonArray *array, gboolean pretty, gboolean broken, unsigned indent)
{
  const guint n = json_array_get_length (array);
  gsize line_start = broken ? out->len - column (out) : 0;

  g_string_append_c (out, '[');
  for (guint i = 0; i < n; i++) {
    JsonNode *node = json_array_get_element (array, i);
    int room = (int)WIDTH - (int)MIN (out->len - line_start, WIDTH) - 2;
    if (i > 0)
      g_string_append_c (out, ',');
    /* Plain values fill the line; a list or object inside a list begins a new line. */
    const gboolean begins =
        broken && (i == 0 || !JSON_NODE_HOLDS_VALUE (node) || !fits (node, &room));
    if (begins)
      line_start = out->len + 1;
    write_gap (out, pretty, begins, indent + 1);
    write_node (out, node, pretty, indent + 1);
  }
  if (n > 0)
    write_gap (out, pretty, broken, indent);
  g_string_append_c (out, ']');
}

static void
write_node (GString *out, JsonNode *node, gboolean pretty, unsigned indent)
{
  if (JSON_NODE_HOLDS_NULL (node)) {
    g_string_append (out, "null");
  } else if (JSON_NODE_HOLDS_VALUE (node)) {
    write_value (out, node);
  } else {
    int room = (int)WIDTH - (int)MIN (pretty ? column (out) : 0, WIDTH);
    const gboolean broken = pretty && !fits (node, &room);
    if (JSON_NODE_HOLDS_OBJECT (node))
      write_object (out, json_node_get_object (node), pretty, broken, indent);
    else
      write_array (out, json_node_get_array (node), pretty, broken, indent);
  }
}

char *
sv_json_write (JsonObject *object, gboolean pretty)
{
  GString *out = g_string_new (NULL);
  write_object (out, object, pretty, pretty, 0);
  g_string_append_c (out, '\n');
  /* without indentation the text may be small enough to be read again */
  if (pretty && out->len > SV_JSON_MAX_BYTES) {
    g_string_free (out, TRUE);
    return sv_json_write (object, FALSE);
  }
  return g_string_free (out, FALSE);
}

/* --- the limits --- */

typedef struct {
  gsize n_values, n_pairs;
  GError **error;
} Counter;

static gboolean
refuse (Counter *self, SvStoreError code, const char *sentence)
{
  g_set_error_literal (self->error, SV_STORE_ERROR, code, sentence);
  return FALSE;
}

static gboolean count_node (Counter *self, JsonNode *node, unsigned depth);

static gboolean
count_members (Counter *self, JsonObject *object, unsigned depth)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *member;
  gsize n = 0;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, &member)) {
    self->n_pairs += n++;
    if (self->n_pairs > SV_JSON_MAX_PAIRS)
      return refuse (self, SV_STORE_ERROR_TOO_LARGE, _ ("this object has too many keys"));
    if (!count_node (self, member, depth))
      return FALSE;
  }
  return TRUE;
}

/* Count the values in @node, and the pairs of keys in its objects. Return FALSE with the error set
 * if one of the limits is exceeded. @depth: number of lists and objects around @node. */
static gboolean
count_node (Counter *self, JsonNode *node, unsigned depth)
{
  const gboolean plain = JSON_NODE_HOLDS_NULL (node) || JSON_NODE_HOLDS_VALUE (node);

  if (++self->n_values > SV_JSON_MAX_VALUES)
    return refuse (self, SV_STORE_ERROR_TOO_LARGE,
                   _ ("the document has more values than this program reads"));
  if (!plain && depth == SV_JSON_MAX_DEPTH)
    return refuse (self, SV_STORE_ERROR_TOO_DEEP, _ ("lists and objects are nested too deeply"));
  if (JSON_NODE_HOLDS_OBJECT (node))
    return count_members (self, json_node_get_object (node), depth + 1);
  JsonArray *list = plain ? NULL : json_node_get_array (node);
  for (guint i = 0; list && i < json_array_get_length (list); i++)
    if (!count_node (self, json_array_get_element (list, i), depth + 1))
      return FALSE;
  return TRUE;
}

gboolean
sv_json_check (JsonObject *object, gsize *n_values, GError **error)
{
  Counter self = { .n_values = 1, .error = error };
  const gboolean well = count_members (&self, object, 1);

  if (n_values != NULL)
    *n_values = self.n_values;
  return well;
}
