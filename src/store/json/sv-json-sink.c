/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-json-sink.h"

#include "sv-json-read.h"
#include "sv-json.h"

#include <inttypes.h>
#include <string.h>

/* --- what a game dumps --- */

static JsonBuilder *
at (void *data, const char *key)
{
  if (key != NULL)
    json_builder_set_member_name (data, key);
  return data;
}

static void
begin_object (void *data, const char *key)
{
  json_builder_begin_object (at (data, key));
}

static void
begin_array (void *data, const char *key)
{
  json_builder_begin_array (at (data, key));
}

static void
end_object (void *data)
{
  json_builder_end_object (data);
}

static void
end_array (void *data)
{
  json_builder_end_array (data);
}

static void
add_string (void *data, const char *key, const char *value)
{
  json_builder_add_string_value (at (data, key), value);
}

static void
add_integer (void *data, const char *key, int64_t value)
{
  json_builder_add_int_value (at (data, key), value);
}

static void
add_boolean (void *data, const char *key, bool value)
{
  json_builder_add_boolean_value (at (data, key), value);
}

static void
add_null (void *data, const char *key)
{
  json_builder_add_null_value (at (data, key));
}

SvSink
sv_json_sink (JsonBuilder *builder)
{
  return (SvSink){
    .data = builder,
    .begin_object = begin_object,
    .end_object = end_object,
    .begin_array = begin_array,
    .end_array = end_array,
    .string = add_string,
    .integer = add_integer,
    .boolean = add_boolean,
    .null = add_null,
  };
}

/* --- the same as text --- */

static GString *
append_key (GString *out, const char *key)
{
  if (strchr ("{[", out->str[out->len - 1]) == NULL)
    g_string_append_c (out, ',');
  if (key != NULL) {
    sv_json_append_string (out, key);
    g_string_append_c (out, ':');
  }
  return out;
}

static void
open_object (void *data, const char *key)
{
  g_string_append_c (append_key (data, key), '{');
}

static void
open_array (void *data, const char *key)
{
  g_string_append_c (append_key (data, key), '[');
}

static void
close_object (void *data)
{
  g_string_append_c (data, '}');
}

static void
close_array (void *data)
{
  g_string_append_c (data, ']');
}

static void
append_string (void *data, const char *key, const char *value)
{
  sv_json_append_string (append_key (data, key), value);
}

static void
append_integer (void *data, const char *key, int64_t value)
{
  g_string_append_printf (append_key (data, key), "%" PRId64, value);
}

static void
append_boolean (void *data, const char *key, bool value)
{
  g_string_append (append_key (data, key), value ? "true" : "false");
}

static void
append_null (void *data, const char *key)
{
  g_string_append (append_key (data, key), "null");
}

SvSink
sv_json_text_sink (GString *out)
{
  return (SvSink){
    .data = out,
    .begin_object = open_object,
    .end_object = close_object,
    .begin_array = open_array,
    .end_array = close_array,
    .string = append_string,
    .integer = append_integer,
    .boolean = append_boolean,
    .null = append_null,
  };
}

/* --- whole objects --- */

typedef void (*DumpFunc) (const SvGame *game,
                          const void *setup,
                          const void *state,
                          const SvSink *sink);

static JsonObject *
dump (DumpFunc func, const SvGame *game, const void *setup, const void *state)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  const SvSink sink = sv_json_sink (builder);

  json_builder_begin_object (builder);
  func (game, setup, state, &sink);
  json_builder_end_object (builder);
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  return json_node_dup_object (root);
}

JsonObject *
sv_json_dump (const SvGame *game, const void *setup, const void *state)
{
  return dump (sv_game_dump, game, setup, state);
}

JsonObject *
sv_json_dump_start (const SvGame *game, const void *setup, const void *state)
{
  return dump (sv_game_dump_start, game, setup, state);
}

/* --- what a game restores from --- */

/* Return the member of the object @node whose key is the first @length bytes of @name; or, if @node
 * is a list, the item whose index (in digits) those bytes are; or NULL if there is none. Transfer
 * none. */
static JsonNode *
child (JsonNode *node, const char *name, gsize length)
{
  g_autofree char *key = g_strndup (name, length);
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_member (json_node_get_object (node), key);
  guint64 index;
  if (JSON_NODE_HOLDS_ARRAY (node) &&
      g_ascii_string_to_unsigned (key, 10, 0, G_MAXUINT, &index, NULL) &&
      index < json_array_get_length (json_node_get_array (node)))
    return json_array_get_element (json_node_get_array (node), (guint)index);
  return NULL;
}

static SvSourceValue
value_of (JsonNode *node)
{
  gboolean truth;
  gint64 number;
  if (JSON_NODE_HOLDS_NULL (node))
    return (SvSourceValue){ .kind = SV_SOURCE_NULL };
  if (sv_node_bool (node, NULL, &truth, NULL))
    return (SvSourceValue){ .kind = SV_SOURCE_BOOL, .integer = truth };
  if (sv_node_int (node, NULL, G_MININT64, G_MAXINT64, &number, NULL))
    return (SvSourceValue){ .kind = SV_SOURCE_INT, .integer = number };
  const char *text = sv_node_string (node, NULL, NULL);
  return (SvSourceValue){ .kind = text ? SV_SOURCE_STRING : SV_SOURCE_OTHER, .string = text };
}

static SvSourceValue
source_get (void *data, const char *path)
{
  JsonNode *node = data;
  while (node != NULL && *path) {
    const gsize length = strcspn (path, "/");
    node = child (node, path, length);
    path += length + (path[length] == '/');
  }
  return node ? value_of (node) : (SvSourceValue){ .kind = SV_SOURCE_ABSENT };
}

gboolean
sv_json_restore (
    const SvGame *game, const void *setup, JsonObject *object, void *state, SvFault *fault)
{
  g_autoptr (JsonNode) root = json_node_init_object (json_node_alloc (), object);
  const SvSource source = { .data = root, .get = source_get };
  return sv_game_restore (game, setup, &source, state, fault);
}
