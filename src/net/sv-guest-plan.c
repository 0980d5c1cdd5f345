/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-guest-plan.h"

#include "sv-cup-entering.h"
#include "sv-json.h"

#include <string.h>

static JsonArray *
write_teams (const SvCupDoc *doc)
{
  JsonArray *teams = json_array_new ();

  for (guint i = 0; i < doc->teams->len; i++) {
    g_autoptr (SvTeamDoc) bare = sv_team_doc_copy_bare (doc->teams->pdata[i]);
    JsonObject *team = json_object_new ();
    sv_team_doc_write_body (bare, team);
    json_array_add_object_element (teams, team);
  }
  return teams;
}

static JsonArray *
write_fixtures (const SvCupDoc *doc)
{
  JsonArray *fixtures = json_array_new ();

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    JsonObject *fixture = sv_cup_doc_write_fixture (doc, i);
    json_object_remove_member (fixture, "match");
    json_object_remove_member (fixture, "file");
    json_array_add_object_element (fixtures, fixture);
  }
  return fixtures;
}

char *
sv_guest_plan_write (const SvCupDoc *doc)
{
  g_autofree char *text = sv_cup_doc_write (doc, FALSE);
  g_autoptr (JsonObject) plan = sv_json_read (text, strlen (text), NULL);

  json_object_set_array_member (plan, "teams", write_teams (doc));
  json_object_set_array_member (plan, "fixtures", write_fixtures (doc));
  return sv_json_write (plan, FALSE);
}

char *
sv_guest_plan_write_match (const SvCupDoc *doc, unsigned board, unsigned i)
{
  if (i >= doc->cup->fixtures->len || sv_cup_fixture (doc->cup, i)->board != board)
    return NULL;
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, i, NULL);
  return match != NULL ? sv_match_doc_write (match, FALSE) : NULL;
}
