/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fixture-link.h"

#define LINK "bond"
#define COMPETITION "competition"
#define MARK "mark"
#define FIXTURE "fixture"
#define DECIDE "decide"
#define ADDRESS "address"

void
sv_fixture_link_copy (SvFixtureLink *self, const SvFixtureLink *other)
{
  SvFixtureLink copy = *other;

  copy.competition = g_strdup (other->competition);
  copy.mark = g_strdup (other->mark);
  copy.address = g_strdup (other->address);
  sv_fixture_link_clear (self);
  *self = copy;
}

void
sv_fixture_link_clear (SvFixtureLink *self)
{
  g_free (self->competition);
  g_free (self->mark);
  g_free (self->address);
  *self = (SvFixtureLink){ 0 };
}

void
sv_fixture_link_write (const SvFixtureLink *self, JsonObject *root)
{
  if (self->competition == NULL)
    return;
  JsonObject *object = json_object_new ();
  json_object_set_string_member (object, COMPETITION, self->competition);
  if (self->mark != NULL)
    json_object_set_string_member (object, MARK, self->mark);
  json_object_set_int_member (object, FIXTURE, self->fixture);
  json_object_set_boolean_member (object, DECIDE, self->decide);
  if (self->address != NULL)
    json_object_set_string_member (object, ADDRESS, self->address);
  json_object_set_object_member (root, LINK, object);
}

gboolean
sv_fixture_link_take (SvFixtureLink *self, JsonObject *root, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, LINK);
  g_autoptr (JsonNode) node = sv_json_get_member (root, LINK);
  bool decide = false;
  unsigned fixture;

  if (node == NULL)
    return TRUE;
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL)
    return FALSE;
  g_autoptr (JsonNode) competition = sv_json_get_member (object, COMPETITION),
                       mark = sv_json_get_member (object, MARK),
                       address = sv_json_get_member (object, ADDRESS);
  const char *file = sv_node_string (competition, SV_PATH_KEY (path, COMPETITION), error);
  if (file == NULL ||
      !sv_json_read_unsigned (object, path, FIXTURE, 0, G_MAXINT32, &fixture, error))
    return FALSE;
  sv_json_read_bool (object, path, DECIDE, &decide, NULL);
  *self = (SvFixtureLink){ .competition = g_strdup (file),
                           .mark = g_strdup (sv_node_string (mark, NULL, NULL)),
                           .fixture = fixture,
                           .decide = decide,
                           .address = g_strdup (sv_node_string (address, NULL, NULL)) };
  return TRUE;
}

gboolean
sv_fixture_link_is_of (const SvFixtureLink *self, const char *path, const char *mark)
{
  if (self->competition == NULL || self->address != NULL)
    return FALSE;
  const gboolean here = g_str_equal (self->competition, path);

  if (self->mark == NULL)
    return here;
  return g_str_equal (self->mark, mark) &&
         (here || !g_file_test (self->competition, G_FILE_TEST_EXISTS));
}
