/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-guest-doc.h"

#include "sv-guest-address.h"
#include "sv-json-file.h"
#include "sv-json.h"

#include <glib/gi18n.h>
#include <string.h>

#define FORMAT "speelveld-joined"

enum { MOST_ITEMS = 500 };

static void
ahead_free (gpointer data)
{
  SvGuestAhead *self = data;

  g_free (self->text);
  g_free (self);
}

void
sv_guest_doc_init (SvGuestDoc *self)
{
  *self = (SvGuestDoc){
    .items = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_guest_item_free),
    .ahead = g_ptr_array_new_with_free_func (ahead_free),
  };
}

void
sv_guest_doc_clear (SvGuestDoc *self)
{
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->ahead, g_ptr_array_unref);
  g_clear_pointer (&self->plan, sv_cup_doc_free);
  g_clear_pointer (&self->plan_text, g_free);
  g_clear_pointer (&self->link, g_free);
}

/* --- As text --- */

static JsonArray *
write_items (const SvGuestDoc *self)
{
  JsonArray *items = json_array_new ();

  for (guint i = 0; i < self->items->len; i++)
    json_array_add_object_element (items, sv_guest_item_write (self->items->pdata[i]));
  return items;
}

static JsonArray *
write_ahead (const SvGuestDoc *self)
{
  JsonArray *matches = json_array_new ();

  for (guint i = 0; i < self->ahead->len; i++) {
    const SvGuestAhead *ahead = self->ahead->pdata[i];
    JsonObject *match = sv_json_read (ahead->text, strlen (ahead->text), NULL);
    JsonObject *object = json_object_new ();
    json_object_set_int_member (object, "fixture", ahead->fixture);
    json_object_set_object_member (object, "match", match);
    json_array_add_object_element (matches, object);
  }
  return matches;
}

char *
sv_guest_doc_write (const SvGuestDoc *self)
{
  g_autoptr (JsonObject) out = json_object_new ();

  json_object_set_string_member (out, "format", FORMAT);
  json_object_set_int_member (out, "version", 1);
  json_object_set_string_member (out, "link", self->link);
  json_object_set_int_member (out, "board", self->board);
  json_object_set_object_member (out, "plan",
                                 sv_json_read (self->plan_text, strlen (self->plan_text), NULL));
  json_object_set_array_member (out, "items", write_items (self));
  json_object_set_array_member (out, "ahead", write_ahead (self));
  return sv_json_write (out, FALSE);
}

gboolean
sv_guest_doc_set_plan (SvGuestDoc *self, const char *text, gsize length, GError **error)
{
  SvCupDoc *plan = sv_cup_doc_read (text, length, NULL, error);

  if (plan == NULL)
    return FALSE;
  g_clear_pointer (&self->plan, sv_cup_doc_free);
  g_free (self->plan_text);
  self->plan = plan;
  self->plan_text = g_strndup (text, length);
  return TRUE;
}

static gboolean
take_plan (SvGuestDoc *self, JsonObject *root, GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (root, "plan");
  JsonObject *object = sv_node_object (node, SV_PATH_KEY (NULL, "plan"), error);
  g_autofree char *text = object != NULL ? sv_json_write (object, FALSE) : NULL;

  return text != NULL && sv_guest_doc_set_plan (self, text, strlen (text), error);
}

static gboolean
take_items (SvGuestDoc *self, JsonObject *root, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "items");
  g_autoptr (JsonNode) node = sv_json_get_member (root, "items");
  JsonArray *array = sv_node_short_array (node, path, MOST_ITEMS, error);
  const unsigned n = array != NULL ? json_array_get_length (array) : 0;

  for (unsigned i = 0; i < n; i++) {
    JsonObject *object =
        sv_node_object (json_array_get_element (array, i), SV_PATH_ITEM (path, i), error);
    SvGuestItem *item = object != NULL ? sv_guest_item_read (object, SV_PATH_ITEM (path, i),
                                                             self->plan->cup->fixtures->len, error)
                                       : NULL;
    if (item == NULL)
      return FALSE;
    g_ptr_array_add (self->items, item);
  }
  return array != NULL;
}

void
sv_guest_doc_add_ahead (SvGuestDoc *self, unsigned fixture, char *text, gboolean fresh)
{
  SvGuestAhead *ahead = g_new0 (SvGuestAhead, 1);

  *ahead = (SvGuestAhead){ fixture, text, fresh };
  g_ptr_array_add (self->ahead, ahead);
}

/* The next matches can be fetched again, so what cannot be read is left out. */
static void
take_ahead (SvGuestDoc *self, JsonObject *root)
{
  g_autoptr (JsonNode) node = sv_json_get_member (root, "ahead");
  JsonArray *array = sv_node_short_array (node, NULL, SV_GUEST_AHEAD, NULL);

  for (unsigned i = 0; array != NULL && i < json_array_get_length (array); i++) {
    JsonObject *object = sv_node_object (json_array_get_element (array, i), NULL, NULL);
    unsigned fixture;
    if (object == NULL ||
        !sv_json_read_unsigned (object, NULL, "fixture", 0, G_MAXINT32, &fixture, NULL))
      continue;
    g_autoptr (JsonNode) match = sv_json_get_member (object, "match");
    if (sv_node_object (match, NULL, NULL) != NULL)
      sv_guest_doc_add_ahead (self, fixture,
                              sv_json_write (sv_node_object (match, NULL, NULL), FALSE), FALSE);
  }
}

static gboolean
take_root (SvGuestDoc *self, JsonObject *root, GError **error)
{
  g_autoptr (JsonNode) format = sv_json_get_member (root, "format");
  g_autoptr (JsonNode) link = sv_json_get_member (root, "link");
  g_auto (SvGuestAddress) address = { 0 };

  if (g_strcmp0 (sv_node_string (format, NULL, NULL), FORMAT) != 0)
    return sv_store_error_set (error, SV_STORE_ERROR_FOREIGN, "",
                               _ ("this is not a competition that was joined"));
  const char *text = sv_node_string (link, SV_PATH_KEY (NULL, "link"), error);
  if (text == NULL || !sv_guest_address_read (text, &address, error) ||
      !take_plan (self, root, error) ||
      !sv_json_read_unsigned (root, NULL, "board", 1, SV_CUP_MAX_BOARDS, &self->board, error) ||
      !take_items (self, root, error))
    return FALSE;
  self->link = g_strdup (text);
  take_ahead (self, root);
  return TRUE;
}

gboolean
sv_guest_doc_read (SvGuestDoc *self, const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) root = sv_json_read (text, length, error);

  return root != NULL && take_root (self, root, error);
}

gboolean
sv_guest_doc_load (SvGuestDoc *self, const char *path, GError **error)
{
  g_autoptr (JsonObject) root = sv_json_load (path, error);

  return root != NULL && take_root (self, root, error);
}

/* --- What is in it --- */

SvGuestItem *
sv_guest_doc_find_item (const SvGuestDoc *self, unsigned fixture)
{
  for (guint i = 0; i < self->items->len; i++) {
    SvGuestItem *item = self->items->pdata[i];
    if (item->fixture == fixture)
      return item;
  }
  return NULL;
}

unsigned
sv_guest_doc_count_waiting (const SvGuestDoc *self)
{
  unsigned n = 0;

  for (guint i = 0; i < self->items->len; i++)
    n += ((const SvGuestItem *)self->items->pdata[i])->state != SV_GUEST_TAKEN;
  return n;
}

gboolean
sv_guest_doc_has_result (const SvGuestDoc *self, unsigned fixture, const SvCupResult *result)
{
  const SvCupFixture *there = sv_cup_fixture (self->plan->cup, fixture);

  return sv_cup_is_settled (there) && sv_cup_same_result (&there->result, result);
}

gboolean
sv_guest_doc_has_item (const SvGuestDoc *self, const SvGuestItem *item)
{
  g_auto (SvCupTally) there = { 0 };

  if (!sv_guest_doc_has_result (self, item->fixture, &item->result))
    return FALSE;
  if (!item->is_counted)
    return TRUE;
  sv_cup_tally_read_fixture (&there, self->plan, item->fixture);
  /* What others have counted is not replaced. */
  return sv_cup_tally_equal (&there, &item->tally) ||
         (item->instead == NULL && !sv_cup_tally_is_empty (&there));
}

SvGuestAhead *
sv_guest_doc_find_ahead (const SvGuestDoc *self, unsigned fixture)
{
  for (guint i = 0; i < self->ahead->len; i++)
    if (((SvGuestAhead *)self->ahead->pdata[i])->fixture == fixture)
      return self->ahead->pdata[i];
  return NULL;
}
