/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-bond.h"

#include "sv-json.h"

#define BOND "bond"
#define COMPETITION "competition"
#define MARK "mark"
#define FIXTURE "fixture"
#define DECIDE "decide"

void
sv_bond_copy (SvBond *self, const SvBond *other)
{
  SvBond copy = *other;

  copy.competition = g_strdup (other->competition);
  copy.mark = g_strdup (other->mark);
  sv_bond_clear (self);
  *self = copy;
}

void
sv_bond_clear (SvBond *self)
{
  g_free (self->competition);
  g_free (self->mark);
  *self = (SvBond){ 0 };
}

void
sv_bond_write (const SvBond *self, JsonObject *root)
{
  if (self->competition == NULL)
    return;
  JsonObject *object = json_object_new ();
  json_object_set_string_member (object, COMPETITION, self->competition);
  if (self->mark != NULL)
    json_object_set_string_member (object, MARK, self->mark);
  json_object_set_int_member (object, FIXTURE, self->fixture);
  json_object_set_boolean_member (object, DECIDE, self->decide);
  json_object_set_object_member (root, BOND, object);
}

gboolean
sv_bond_read (SvBond *self, JsonObject *root)
{
  JsonNode *node = json_object_get_member (root, BOND);

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;
  JsonObject *object = json_node_get_object (node);
  JsonNode *competition = sv_json_get_value (object, COMPETITION, G_TYPE_STRING),
           *mark = sv_json_get_value (object, MARK, G_TYPE_STRING),
           *fixture = sv_json_get_value (object, FIXTURE, G_TYPE_INT64),
           *decide = sv_json_get_value (object, DECIDE, G_TYPE_BOOLEAN);
  if (competition == NULL || fixture == NULL || json_node_get_int (fixture) < 0 ||
      json_node_get_int (fixture) > G_MAXINT32)
    return FALSE;
  *self = (SvBond){ .competition = json_node_dup_string (competition),
                    .mark = mark != NULL ? json_node_dup_string (mark) : NULL,
                    .fixture = (unsigned)json_node_get_int (fixture),
                    .decide = decide != NULL && json_node_get_boolean (decide) };
  return TRUE;
}

gboolean
sv_bond_is_of (const SvBond *self, const char *path, const char *mark)
{
  if (self->competition == NULL)
    return FALSE;
  const gboolean here = g_str_equal (self->competition, path);

  if (self->mark == NULL)
    return here;
  return g_str_equal (self->mark, mark) &&
         (here || !g_file_test (self->competition, G_FILE_TEST_EXISTS));
}
