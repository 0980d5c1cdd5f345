/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-json.h"

#include <string.h>

/* The text is made here and not by json-glib's generator: that one writes numbers that are not
 * JSON (`inf.0`), and knows no middle way between one line and one line for every number. */

enum { WIDTH = 100 };

static void write_node (GString *out, JsonNode *node, gboolean pretty, unsigned indent);

static void
write_string (GString *out, const char *text)
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
      if ((unsigned char)*p < 0x20)
        g_string_append_printf (out, "\\u%04x", (unsigned)*p);
      else
        g_string_append_c (out, *p);
    }
  }
  g_string_append_c (out, '"');
}

/* The number as text: of a double the shortest digits that are read back as the same number. */
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
    value = 0; /* without a sign, which is lost when "-0" is read */
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
    write_string (out, json_node_get_string (node));
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

/* Columns that a value takes; escapes may take a few more. */
static int
value_width (JsonNode *node)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  const GType type = json_node_get_value_type (node);
  if (type == G_TYPE_STRING)
    return (int)MIN (strlen (json_node_get_string (node)), WIDTH) + 2;
  return type == G_TYPE_BOOLEAN ? 5 : (int)strlen (number_text (node, digits));
}

/* Can the node be written in *room columns? Takes them; stops as soon as it cannot. */
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

static void
write_object (GString *out, JsonObject *object, gboolean pretty, gboolean broken, unsigned indent)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *member;
  gboolean first = TRUE;

  if (json_object_get_size (object) == 0) {
    g_string_append (out, "{}");
    return;
  }
  g_string_append_c (out, '{');
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, &member)) {
    if (!first)
      g_string_append_c (out, ',');
    if (broken)
      new_line (out, indent + 1);
    else if (pretty)
      g_string_append_c (out, ' ');
    write_string (out, key);
    g_string_append (out, pretty ? ": " : ":");
    write_node (out, member, pretty, indent + 1);
    first = FALSE;
  }
  if (broken)
    new_line (out, indent);
  else if (pretty)
    g_string_append_c (out, ' ');
  g_string_append_c (out, '}');
}

static void
write_array (GString *out, JsonArray *array, gboolean pretty, gboolean broken, unsigned indent)
{
  const guint n = json_array_get_length (array);
  gsize line_start = broken ? out->len - column (out) : 0;

  if (n == 0) {
    g_string_append (out, "[]");
    return;
  }
  g_string_append_c (out, '[');
  for (guint i = 0; i < n; i++) {
    JsonNode *node = json_array_get_element (array, i);
    int room = (int)WIDTH - (int)MIN (out->len - line_start, WIDTH) - 2;
    if (i > 0)
      g_string_append_c (out, ',');
    /* Plain values fill the line; each list or object begins a new one. */
    if (broken && (i == 0 || !JSON_NODE_HOLDS_VALUE (node) || !fits (node, &room))) {
      line_start = out->len + 1;
      new_line (out, indent + 1);
    } else if (pretty) {
      g_string_append_c (out, ' ');
    }
    write_node (out, node, pretty, indent + 1);
  }
  if (broken)
    new_line (out, indent);
  else if (pretty)
    g_string_append_c (out, ' ');
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
  g_return_val_if_fail (object != NULL, NULL);

  GString *out = g_string_new (NULL);
  write_object (out, object, pretty, pretty, 0);
  g_string_append_c (out, '\n');
  return g_string_free (out, FALSE);
}
