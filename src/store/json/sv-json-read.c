/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "sv-json-read.h"

#include "sv-sentence.h"
#include "sv-text.h"

#include <math.h>

static void
append_path (GString *out, const SvPath *path)
{
  if (path == NULL)
    return;
  append_path (out, path->parent);
  if (!path->key)
    g_string_append_printf (out, "[%u]", path->index);
  else if (out->len)
    g_string_append_printf (out, ".%s", path->key);
  else
    g_string_append (out, path->key);
}

gboolean
sv_fault (GError **error, SvStoreError code, const SvPath *path, const char *format, ...)
{
  g_autoptr (GString) where = g_string_new (NULL);
  va_list arguments;

  if (error == NULL)
    return FALSE;
  append_path (where, path);
  va_start (arguments, format);
  g_autofree char *reason = sv_sentence_v (format, arguments);
  va_end (arguments);
  return sv_store_error_set (error, code, where->str, reason);
}

gboolean
sv_fault_found (GError **error, SvStoreError code, const SvPath *path, const SvFault *fault)
{
  g_autofree char *rest = g_strdelimit (g_strdup (fault->path), "/", '.');
  g_autofree char *reason = sv_fault_dup_reason (fault);
  return sv_fault (error, code, *rest != '\0' ? SV_PATH_KEY (path, rest) : path, "%s", reason);
}

char *
sv_quote (const char *text)
{
  enum { SHOWN = 40 };
  g_autoptr (GString) shown = g_string_new (NULL);
  int n = 0;
  for (const char *p = text; *p; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);
    if (n++ == SHOWN) {
      g_string_append (shown, "…");
      break;
    }
    g_string_append_unichar (shown, g_unichar_isprint (c) ? c : 0xfffd);
  }
  /* Translators: the quotes around a name or word that a file contains. */
  return sv_sentence (_ ("“%s”"), shown->str);
}

JsonNode *
sv_json_get_member (JsonObject *object, const char *key)
{
  JsonNode *node = json_object_get_member (object, key);
  if (node == NULL)
    return NULL;
  json_node_ref (node);
  json_object_remove_member (object, key);
  return node;
}

void
sv_put_back (JsonObject *object, const char *key, JsonObject *leftover)
{
  if (json_object_get_size (leftover) > 0)
    json_object_set_object_member (object, key, json_object_ref (leftover));
}

static gboolean
holds (JsonNode *node, GType type)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

static gboolean
fault_type (JsonNode *node, const SvPath *path, const char *sentence, GError **error)
{
  return node ? sv_fault (error, SV_STORE_ERROR_TYPE, path, "%s", sentence)
              : sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("this is missing"));
}

gboolean
sv_node_bool (JsonNode *node, const SvPath *path, gboolean *out, GError **error)
{
  if (!holds (node, G_TYPE_BOOLEAN))
    return fault_type (node, path, _ ("this must be true or false"), error);
  *out = json_node_get_boolean (node);
  return TRUE;
}

gboolean
sv_node_int (
    JsonNode *node, const SvPath *path, gint64 min, gint64 max, gint64 *out, GError **error)
{
  /* 10.0 and 1e1 count as whole numbers too. Beyond 2^53 a double does not represent every whole
   * number, so a larger one is refused. */
  const double number = holds (node, G_TYPE_DOUBLE) ? json_node_get_double (node) : 0;
  if ((!holds (node, G_TYPE_INT64) && !holds (node, G_TYPE_DOUBLE)) || number != floor (number) ||
      fabs (number) > 9007199254740992.0)
    return fault_type (node, path, _ ("this must be a whole number"), error);
  const gint64 value = json_node_get_int (node);
  if (value < min || value > max) {
    if (max == G_MAXINT64)
      return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("%" PRId64 " is too small"), value);
    /* Translators: a number that is out of range, then the least and the greatest number
     * allowed. */
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     _ ("%" PRId64 " is outside %" PRId64 "–%" PRId64), value, min, max);
  }
  *out = value;
  return TRUE;
}

gboolean
sv_node_number (
    JsonNode *node, const SvPath *path, double min, double max, double *out, GError **error)
{
  if (!holds (node, G_TYPE_INT64) && !holds (node, G_TYPE_DOUBLE))
    return fault_type (node, path, _ ("this must be a number"), error);
  const double value = json_node_get_double (node);
  if (!(value >= min && value <= max))
    /* Translators: a number that is out of range, then the least and the greatest number
     * allowed. */
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("%g is outside %g–%g"), value, min, max);
  *out = value;
  return TRUE;
}

/* Return whether @c is a line break or a control character, neither of which a name may contain. */
static gboolean
is_control (gunichar c)
{
  const GUnicodeType type = g_unichar_type (c);
  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

/* Return whether @c changes the direction of writing of all text after it, even of the sentence
 * that the text is put into. */
static gboolean
turns_direction (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/* Return whether @c is a noncharacter: one of the codes that Unicode will never assign. */
static gboolean
is_noncharacter (gunichar c)
{
  return (c >= 0xfdd0 && c <= 0xfdef) || (c & 0xfffe) == 0xfffe;
}

static gboolean
is_dropped (gunichar c)
{
  return turns_direction (c) || is_noncharacter (c);
}

/* Return whether @c counts as a letter or sign but is drawn empty by fonts: Hangul fillers and the
 * blank Braille pattern. */
static gboolean
is_blank_letter (gunichar c)
{
  return c == 0x115f || c == 0x1160 || c == 0x3164 || c == 0xffa0 || c == 0x2800;
}

static gboolean
is_visible (gunichar c)
{
  if (is_noncharacter (c) || is_blank_letter (c) || g_unichar_iszerowidth (c))
    return FALSE;
  /* An unassigned code may be a letter or an emoji of a newer Unicode, so it counts as visible. */
  return g_unichar_isgraph (c) || g_unichar_type (c) == G_UNICODE_UNASSIGNED;
}

/* Return whether @text has a visible character: a letter or sign, not only blanks, combining marks
 * and formatting characters. */
static gboolean
has_visible (const char *text)
{
  for (const char *p = text; *p; p = g_utf8_next_char (p)) {
    if (is_visible (g_utf8_get_char (p)))
      return TRUE;
  }
  return FALSE;
}

/* Return a copy of @text without the characters for which @drop returns TRUE. Transfer full. */
static char *
filter (const char *text, gboolean (*drop) (gunichar c))
{
  GString *out = g_string_new (NULL);
  for (const char *p = text; *p; p = g_utf8_next_char (p)) {
    if (!drop (g_utf8_get_char (p)))
      g_string_append_len (out, p, g_utf8_next_char (p) - p);
  }
  return g_string_free (out, FALSE);
}

char *
sv_drop_directions (const char *text)
{
  return filter (text, turns_direction);
}

char *
sv_terminal_text (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *out = g_string_new (NULL);
  for (const char *p = valid; *p; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);
    if (!is_control (c) && !(c >= 0x202a && c <= 0x202e))
      g_string_append_unichar (out, c);
    else
      g_string_append_printf (out, c < 0x100 ? "\\x%02x" : "\\u%04x", c);
  }
  return g_string_free (out, FALSE);
}

char *
sv_clean_text (const char *text, glong most)
{
  g_autofree char *valid = g_utf8_make_valid (text ? text : "", -1);
  GString *clean = g_string_new (NULL);
  glong n = 0;
  for (const char *p = valid; *p && n != most; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);
    if (is_dropped (c))
      continue;
    /* Drop a line break or tab at the beginning, or after a blank, because it separates no words.
     * Text pasted from a spreadsheet contains such characters. */
    if (is_control (c) && (clean->len == 0 || clean->str[clean->len - 1] == ' '))
      continue;
    g_string_append_unichar (clean, is_control (c) ? ' ' : c);
    n++;
  }
  if (!g_str_has_suffix (valid, " "))
    g_strchomp (clean->str);
  if (!has_visible (clean->str))
    g_string_truncate (clean, 0);
  return g_string_free (clean, FALSE);
}

char *
sv_clean_lines (const char *text, glong most)
{
  g_autofree char *valid = g_utf8_make_valid (text ? text : "", -1);
  GString *clean = g_string_new (NULL);
  glong n = 0;
  for (const char *p = valid; *p && n != most; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);
    const GUnicodeType type = g_unichar_type (c);
    if (is_dropped (c) || (type == G_UNICODE_CONTROL && c != '\n' && c != '\t'))
      continue;
    g_string_append_unichar (clean, is_control (c) && c != '\t' ? '\n' : c);
    n++;
  }
  return g_strstrip (g_string_free (clean, FALSE));
}

const char *
sv_node_string (JsonNode *node, const SvPath *path, GError **error)
{
  if (holds (node, G_TYPE_STRING))
    return json_node_get_string (node);
  fault_type (node, path, _ ("this must be a text"), error);
  return NULL;
}

gboolean
sv_text_check (const char *text, const SvPath *path, SvTextKind kind, GError **error)
{
  static const int most[] = { SV_TEXT_MAX_CHARS, SV_COMMENT_MAX_CHARS, SV_NOTES_MAX_CHARS };
  const int longest = most[kind];
  if (g_utf8_strlen (text, -1) > longest)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     ngettext ("this is longer than %d character",
                               "this is longer than %d characters", (gulong)longest),
                     longest);
  for (const char *p = text; *p; p = g_utf8_next_char (p)) {
    if (kind != SV_TEXT_NAME && (*p == '\n' || *p == '\t' || *p == '\r'))
      continue;
    if (is_control (g_utf8_get_char (p)))
      return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                       _ ("control characters are not allowed here"));
  }
  if (kind == SV_TEXT_NAME && *text && !has_visible (text))
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("this text has no visible characters"));
  return TRUE;
}

gboolean
sv_node_text (JsonNode *node, const SvPath *path, SvTextKind kind, char **out, GError **error)
{
  const char *text = sv_node_string (node, path, error);
  if (text == NULL || !sv_text_check (text, path, kind, error))
    return FALSE;
  g_free (*out);
  *out = filter (text, is_dropped);
  return TRUE;
}

gboolean
sv_node_word (
    JsonNode *node, const SvPath *path, const char *const *words, int *out, GError **error)
{
  g_autofree char *word = NULL;
  if (!sv_node_text (node, path, SV_TEXT_NAME, &word, error))
    return FALSE;
  for (int i = 0; words[i]; i++) {
    if (g_str_equal (words[i], word)) {
      *out = i;
      return TRUE;
    }
  }
  g_autofree char *quoted = sv_quote (word);
  g_autofree char *all = g_strjoinv (", ", (char **)(guintptr)words);
  /* Translators: the word that was found, then a list of the words that are allowed in its
   * place. */
  return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("%s is not one of %s"), quoted, all);
}

JsonObject *
sv_node_object (JsonNode *node, const SvPath *path, GError **error)
{
  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);
  fault_type (node, path, _ ("this must be an object"), error);
  return NULL;
}

JsonArray *
sv_node_array (JsonNode *node, const SvPath *path, GError **error)
{
  if (node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    return json_node_get_array (node);
  fault_type (node, path, _ ("this must be a list"), error);
  return NULL;
}

gboolean
sv_length_check (unsigned n, unsigned most, const SvPath *path, GError **error)
{
  return n <= most || sv_fault (error, SV_STORE_ERROR_TOO_LARGE, path,
                                ngettext ("there may be at most %u entry here, not %u",
                                          "there may be at most %u entries here, not %u", most),
                                most, n);
}

JsonArray *
sv_node_short_array (JsonNode *node, const SvPath *path, unsigned most, GError **error)
{
  JsonArray *list = sv_node_array (node, path, error);
  return list && sv_length_check (json_array_get_length (list), most, path, error) ? list : NULL;
}

/* Read all items of @list into @out; each must be a whole number from @min to @max. */
static gboolean
read_ints (JsonArray *list, const SvPath *path, gint64 min, gint64 max, gint64 *out, GError **error)
{
  for (unsigned i = 0; i < json_array_get_length (list); i++) {
    if (!sv_node_int (json_array_get_element (list, i), SV_PATH_ITEM (path, i), min, max, &out[i],
                      error))
      return FALSE;
  }
  return TRUE;
}

gboolean
sv_node_ints (JsonNode *node,
              const SvPath *path,
              unsigned most,
              gint64 min,
              gint64 max,
              gint64 *out,
              unsigned *n,
              GError **error)
{
  JsonArray *list = sv_node_short_array (node, path, most, error);
  if (list == NULL)
    return FALSE;
  *n = json_array_get_length (list);
  return read_ints (list, path, min, max, out, error);
}

gboolean
sv_node_pair (
    JsonNode *node, const SvPath *path, gint64 min, gint64 max, gint64 out[2], GError **error)
{
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  if (json_array_get_length (list) != 2)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("two numbers are needed here"));
  return read_ints (list, path, min, max, out, error);
}

gboolean
sv_has_member (JsonObject *object, const SvPath *parent, const char *key, GError **error)
{
  return json_object_has_member (object, key) ||
         fault_type (NULL, SV_PATH_KEY (parent, key), NULL, error);
}

gboolean
sv_json_read_bool (
    JsonObject *object, const SvPath *parent, const char *key, bool *out, GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);
  gboolean value = *out;
  if (node != NULL && !sv_node_bool (node, SV_PATH_KEY (parent, key), &value, error))
    return FALSE;
  *out = value;
  return TRUE;
}

gboolean
sv_json_read_int (JsonObject *object,
                  const SvPath *parent,
                  const char *key,
                  gint64 min,
                  gint64 max,
                  gint64 *out,
                  GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);
  return sv_node_int (node, SV_PATH_KEY (parent, key), min, max, out, error);
}

gboolean
sv_json_read_optional_int (JsonObject *object,
                           const SvPath *parent,
                           const char *key,
                           gint64 min,
                           gint64 max,
                           gint64 *out,
                           GError **error)
{
  return !json_object_has_member (object, key) ||
         sv_json_read_int (object, parent, key, min, max, out, error);
}

gboolean
sv_json_read_text (JsonObject *object,
                   const SvPath *parent,
                   const char *key,
                   SvTextKind kind,
                   char **out,
                   GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);
  return !node || sv_node_text (node, SV_PATH_KEY (parent, key), kind, out, error);
}

gboolean
sv_node_unsigned (
    JsonNode *node, const SvPath *path, unsigned min, unsigned max, unsigned *out, GError **error)
{
  gint64 value;

  if (!sv_node_int (node, path, min, max, &value, error))
    return FALSE;
  *out = (unsigned)value;
  return TRUE;
}

gboolean
sv_json_read_unsigned (JsonObject *object,
                       const SvPath *parent,
                       const char *key,
                       unsigned min,
                       unsigned max,
                       unsigned *out,
                       GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);
  return sv_node_unsigned (node, SV_PATH_KEY (parent, key), min, max, out, error);
}

gboolean
sv_json_read_optional_unsigned (JsonObject *object,
                                const SvPath *parent,
                                const char *key,
                                unsigned min,
                                unsigned max,
                                unsigned *out,
                                GError **error)
{
  return !json_object_has_member (object, key) ||
         sv_json_read_unsigned (object, parent, key, min, max, out, error);
}

JsonObject *
sv_keep_unknown (JsonObject *object)
{
  return json_object_get_size (object) > 0 ? json_object_ref (object) : NULL;
}

/* Add to @mine the unknown members that @theirs has and @mine lacks. Two objects are merged member
 * by member, two lists item by item, to any depth. */
static void
merge (JsonNode *mine, JsonNode *theirs)
{
  if (JSON_NODE_HOLDS_OBJECT (mine) && JSON_NODE_HOLDS_OBJECT (theirs)) {
    sv_write_unknown (json_node_get_object (mine), json_node_get_object (theirs));
  } else if (JSON_NODE_HOLDS_ARRAY (mine) && JSON_NODE_HOLDS_ARRAY (theirs)) {
    JsonArray *a = json_node_get_array (mine), *b = json_node_get_array (theirs);
    for (guint i = 0; i < MIN (json_array_get_length (a), json_array_get_length (b)); i++)
      merge (json_array_get_element (a, i), json_array_get_element (b, i));
  }
}

void
sv_write_unknown (JsonObject *out, JsonObject *unknown)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  if (unknown == NULL)
    return;
  json_object_iter_init_ordered (&iter, unknown);
  while (json_object_iter_next_ordered (&iter, &key, &node)) {
    JsonNode *written = json_object_get_member (out, key);
    if (written != NULL)
      merge (written, node);
    else
      json_object_set_member (out, key, json_node_copy (node));
  }
}

JsonObject *
sv_unknown_object (JsonObject *unknown, const char *key)
{
  JsonNode *node = unknown ? json_object_get_member (unknown, key) : NULL;
  return node && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

JsonArray *
sv_unknown_array (JsonObject *unknown, const char *key)
{
  JsonNode *node = unknown ? json_object_get_member (unknown, key) : NULL;
  return node && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

void
sv_unknown_drop (JsonObject **unknown, const char *key)
{
  JsonObjectIter iter;
  const char *each;
  JsonNode *node;

  if (!*unknown)
    return;
  g_autoptr (JsonObject) all = *unknown;
  *unknown = json_object_new ();
  json_object_iter_init_ordered (&iter, all);
  while (json_object_iter_next_ordered (&iter, &each, &node)) {
    if (!g_str_equal (each, key))
      json_object_set_member (*unknown, each, json_node_copy (node));
  }
}
