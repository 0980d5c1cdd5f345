/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include <inttypes.h>

#include "sv-fields-json.h"

#include "sv-board-file.h"
#include "sv-game.h"

static gboolean read_field (const SvField *field,
                            JsonNode *node,
                            JsonObject *object,
                            const SvPath *path,
                            void *base,
                            GError **error);

/* --- reading --- */

static gboolean
read_set (const SvField *field, JsonNode *node, const SvPath *path, int32_t *value, GError **error)
{
  SvFault fault;
  g_autofree char *letters = NULL;
  if (!sv_node_text (node, path, SV_TEXT_NAME, &letters, error))
    return FALSE;
  if (!sv_field_parse_set (field, letters, value, &fault))
    return sv_fault_found (error, SV_STORE_ERROR_VALUE, path, &fault);
  return TRUE;
}

/* Read a list of different numbers in any order, because people write such lists, too. */
static gboolean
read_numbers (
    const SvField *field, JsonNode *node, const SvPath *path, int32_t *value, GError **error)
{
  guint32 mask = 0;
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++) {
    gint64 number;
    const SvPath *here = SV_PATH_ITEM (path, i);
    if (!sv_node_int (json_array_get_element (list, i), here, field->min, field->max, &number,
                      error))
      return FALSE;
    if (mask >> number & 1)
      return sv_fault (error, SV_STORE_ERROR_VALUE, here, _ ("%" PRId64 " stands there twice"),
                       number);
    mask |= 1u << number;
  }
  *value = (int32_t)mask;
  return TRUE;
}

/* Store @board (transfer full) in @base, and release the board that was there. */
static void
take_board (const SvField *field, void *base, SvBoard *board)
{
  sv_board_unref (sv_field_get_board (field, base));
  sv_field_set_board (field, base, board);
}

/* Read the word for a built-in board, or a whole board document. */
static gboolean
read_board (const SvField *field, JsonNode *node, const SvPath *path, void *base, GError **error)
{
  int32_t value;
  if (JSON_NODE_HOLDS_OBJECT (node)) {
    SvBoard *board = sv_board_file_from_object (json_node_get_object (node), path, error);
    if (board != NULL)
      take_board (field, base, board);
    return board != NULL;
  }
  if (!sv_node_word (node, path, field->choices, &value, error))
    return FALSE;
  take_board (field, base, NULL);
  sv_field_set (field, base, value);
  return TRUE;
}

/* Set an error that says which value a fixed field must have. */
static gboolean
fault_fixed (const SvField *field, int32_t standard, const SvPath *path, GError **error)
{
  switch (field->type) {
  case SV_FIELD_CHOICE:
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("this must be “%s” here"),
                     field->choices[standard]);
  case SV_FIELD_INT:
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("this must be %d here"), standard);
  case SV_FIELD_BOOL:
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     standard ? _ ("this must be true here") : _ ("this must be false here"));
  case SV_FIELD_SET:
  case SV_FIELD_RECORD:
  case SV_FIELD_LIST:
  case SV_FIELD_NUMBERS:
  case SV_FIELD_BOARD:
  default:
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("this may not be changed"));
  }
}

static gboolean
read_scalar (const SvField *field, JsonNode *node, const SvPath *path, void *base, GError **error)
{
  int32_t value = SV_FIELD_NULL;
  gint64 number = 0;

  if (!JSON_NODE_HOLDS_NULL (node) || !(field->flags & (SV_FIELD_NULLABLE | SV_FIELD_OPTIONAL))) {
    gboolean ok;
    if (field->type == SV_FIELD_BOOL)
      ok = sv_node_bool (node, path, &value, error);
    else if (field->type == SV_FIELD_CHOICE)
      ok = sv_node_word (node, path, field->choices, &value, error);
    else if (field->type == SV_FIELD_SET)
      ok = read_set (field, node, path, &value, error);
    else if (field->type == SV_FIELD_NUMBERS)
      ok = read_numbers (field, node, path, &value, error);
    else {
      ok = sv_node_int (node, path, field->min, field->max, &number, error);
      value = (int32_t)number;
    }
    if (!ok)
      return FALSE;

    SvFault fault;
    if (!sv_field_check (field, value, &fault))
      return sv_fault_found (error, SV_STORE_ERROR_VALUE, path, &fault);
  }
  const int32_t standard = sv_field_get (field, base);
  if ((field->flags & SV_FIELD_FIXED) && value != standard)
    return fault_fixed (field, standard, path, error);
  sv_field_set (field, base, value);
  return TRUE;
}

static gboolean
read_record (const SvField *field,
             JsonNode *node,
             JsonObject *object,
             const SvPath *path,
             void *base,
             GError **error)
{
  if (JSON_NODE_HOLDS_NULL (node)) {
    /* null for the whole record means null for each of its values. */
    for (gsize i = 0; i < field->n_fields; i++) {
      if (!(field->fields[i].flags & SV_FIELD_NULLABLE))
        return sv_fault (error, SV_STORE_ERROR_TYPE, path, _ ("this must be an object"));
    }
    for (gsize i = 0; i < field->n_fields; i++)
      sv_field_set (&field->fields[i], base, SV_FIELD_NULL);
    return TRUE;
  }
  JsonObject *record = sv_node_object (node, path, error);
  if (record == NULL || !sv_fields_read (field->fields, field->n_fields, record, path, base, error))
    return FALSE;
  sv_put_back (object, field->key, record);
  return TRUE;
}

static gboolean
read_item (const SvField *field, JsonObject *item, const SvPath *path, void *base, GError **error)
{
  for (gsize i = 0; i < field->n_fields; i++) {
    const SvField *sub = &field->fields[i];
    /* An optional value that is missing in a list item is null. */
    if (sub->type == SV_FIELD_RECORD || sub->type == SV_FIELD_LIST || sub->type == SV_FIELD_NUMBERS)
      continue;
    if (sub->flags & SV_FIELD_OPTIONAL)
      sv_field_set (sub, base, SV_FIELD_NULL);
    else if (!json_object_has_member (item, sub->key))
      return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, sub->key),
                       _ ("this is missing"));
  }
  return sv_fields_read (field->fields, field->n_fields, item, path, base, error);
}

static gboolean
read_list (const SvField *field,
           JsonNode *node,
           JsonObject *object,
           const SvPath *path,
           void *base,
           GError **error)
{
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  const guint n = json_array_get_length (list);
  if (n < (guint)field->min || n > (guint)field->max)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     ngettext ("there is %u item, but there must be %d to %d",
                               "there are %u items, but there must be %d to %d", n),
                     n, field->min, field->max);

  gboolean any_left = FALSE;
  sv_field_set (field, base, (int32_t)n);
  for (guint i = 0; i < n; i++) {
    const SvPath *here = SV_PATH_ITEM (path, i);
    JsonObject *item = sv_node_object (json_array_get_element (list, i), here, error);
    void *at = sv_field_item (field, base, i);
    if (item == NULL)
      return FALSE;
    sv_fields_set_standard (field->fields, field->n_fields, at);
    if (!read_item (field, item, here, at, error))
      return FALSE;
    any_left = any_left || json_object_get_size (item) > 0;
  }
  if (any_left)
    json_object_set_array_member (object, field->key, json_array_ref (list));
  return TRUE;
}

static gboolean
read_field (const SvField *field,
            JsonNode *node,
            JsonObject *object,
            const SvPath *path,
            void *base,
            GError **error)
{
  if (field->type == SV_FIELD_RECORD)
    return read_record (field, node, object, path, base, error);
  if (field->type == SV_FIELD_LIST)
    return read_list (field, node, object, path, base, error);
  if (field->type == SV_FIELD_BOARD)
    return read_board (field, node, path, base, error);
  return read_scalar (field, node, path, base, error);
}

gboolean
sv_fields_read (const SvField *fields,
                gsize n,
                JsonObject *object,
                const SvPath *path,
                void *base,
                GError **error)
{
  for (gsize i = 0; i < n; i++) {
    g_autoptr (JsonNode) node = sv_json_get_member (object, fields[i].key);
    if (node != NULL &&
        !read_field (&fields[i], node, object, SV_PATH_KEY (path, fields[i].key), base, error))
      return FALSE;
  }
  return TRUE;
}

/* --- checking --- */

static gboolean
check_field (const SvField *field,
             const void *base,
             const void *standard,
             const SvPath *path,
             GError **error)
{
  SvFault fault;
  if (field->flags & SV_FIELD_FIXED)
    return sv_field_same (field, base, standard) ||
           fault_fixed (field, sv_field_get (field, standard), path, error);
  if (field->type == SV_FIELD_RECORD)
    return sv_fields_check (field->fields, field->n_fields, base, standard, path, error);
  if (!sv_field_check (field, sv_field_get (field, base), &fault))
    return sv_fault_found (error, SV_STORE_ERROR_VALUE, path, &fault);
  for (int32_t i = 0; field->type == SV_FIELD_LIST && i < sv_field_get (field, base); i++) {
    const void *item = sv_field_item_const (field, base, (size_t)i);
    if (!sv_fields_check (field->fields, field->n_fields, item, item,
                          SV_PATH_ITEM (path, (unsigned)i), error))
      return FALSE;
  }
  return TRUE;
}

gboolean
sv_fields_check (const SvField *fields,
                 gsize n,
                 const void *base,
                 const void *standard,
                 const SvPath *path,
                 GError **error)
{
  for (gsize i = 0; i < n; i++) {
    if (!check_field (&fields[i], base, standard, SV_PATH_KEY (path, fields[i].key), error))
      return FALSE;
  }
  return TRUE;
}

/* --- writing --- */

static void
write_scalar (const SvField *field, int32_t value, JsonObject *out)
{
  if (value == SV_FIELD_NULL) {
    if (!(field->flags & SV_FIELD_OPTIONAL))
      json_object_set_null_member (out, field->key);
  } else if (field->type == SV_FIELD_BOOL) {
    json_object_set_boolean_member (out, field->key, value != 0);
  } else if (field->type == SV_FIELD_CHOICE) {
    json_object_set_string_member (out, field->key, field->choices[value]);
  } else if (field->type == SV_FIELD_NUMBERS) {
    JsonArray *numbers = json_array_new ();
    for (int i = 0; i < 32; i++) {
      if ((guint32)value >> i & 1)
        json_array_add_int_element (numbers, i);
    }
    json_object_set_array_member (out, field->key, numbers);
  } else if (field->type == SV_FIELD_SET) {
    g_autoptr (GString) letters = g_string_new (NULL);
    for (unsigned i = 0; field->choices[i]; i++) {
      if ((guint32)value & (1u << i))
        g_string_append (letters, field->choices[i]);
    }
    json_object_set_string_member (out, field->key, letters->str);
  } else {
    json_object_set_int_member (out, field->key, value);
  }
}

static void
write_board (const SvField *field, const void *base, JsonObject *out)
{
  const int32_t value = sv_field_get (field, base);
  const SvBoard *board = sv_field_get_board (field, base);
  if (value < sv_field_own_board (field))
    json_object_set_string_member (out, field->key, field->choices[value]);
  else if (board != NULL)
    json_object_set_object_member (out, field->key, sv_board_file_to_object (board));
}

static void
write_list (const SvField *field, const void *base, JsonObject *out)
{
  JsonArray *list = json_array_new ();
  for (int32_t i = 0; i < sv_field_get (field, base); i++) {
    JsonObject *item = json_object_new ();
    sv_fields_write (field->fields, field->n_fields, sv_field_item_const (field, base, (size_t)i),
                     NULL, NULL, item);
    json_array_add_object_element (list, item);
  }
  json_object_set_array_member (out, field->key, list);
}

static void
write_value (const SvField *field, const void *base, JsonObject *out)
{
  if (field->type == SV_FIELD_LIST)
    write_list (field, base, out);
  else if (field->type == SV_FIELD_BOARD)
    write_board (field, base, out);
  else
    write_scalar (field, sv_field_get (field, base), out);
}

void
sv_fields_write (const SvField *fields,
                 gsize n,
                 const void *base,
                 const void *standard,
                 JsonObject *unknown,
                 JsonObject *out)
{
  for (gsize i = 0; i < n; i++) {
    const SvField *field = &fields[i];
    if (field->flags & SV_FIELD_FIXED)
      continue;
    if (field->type == SV_FIELD_RECORD) {
      g_autoptr (JsonObject) record = json_object_new ();
      sv_fields_write (field->fields, field->n_fields, base, standard,
                       sv_unknown_object (unknown, field->key), record);
      sv_put_back (out, field->key, record);
    } else if (standard == NULL || !sv_field_same (field, base, standard) ||
               sv_unknown_array (unknown, field->key)) {
      write_value (field, base, out);
    }
  }
}

void
sv_fields_move_unknown (JsonObject **unknown, const SvField *list, int from, int to)
{
  JsonArray *old = sv_unknown_array (*unknown, list->key);
  if (old == NULL)
    return;

  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func ((GDestroyNotify)json_object_unref);
  for (guint i = 0; i < json_array_get_length (old); i++)
    g_ptr_array_add (items, json_object_ref (json_array_get_object_element (old, i)));
  if (from < 0 && to < 0) {
    g_ptr_array_set_size (items, 0);
  } else {
    g_autoptr (JsonObject) moved = from >= 0 && from < (int)items->len
                                       ? g_ptr_array_steal_index (items, (guint)from)
                                       : json_object_new ();
    if (to >= 0 && to <= (int)items->len)
      g_ptr_array_insert (items, to, g_steal_pointer (&moved));
  }

  sv_unknown_drop (unknown, list->key);
  if (items->len == 0)
    return;
  JsonArray *array = json_array_new ();
  for (guint i = 0; i < items->len; i++)
    json_array_add_object_element (array, json_object_ref (g_ptr_array_index (items, i)));
  json_object_set_array_member (*unknown, list->key, array);
}
