/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-lines.h"

#include "sv-cup-knockout.h"
#include "sv-cup-times.h"
#include "sv-json.h"

static void
add_line (GString *out, JsonObject *object)
{
  g_autofree char *text = sv_json_write (object, FALSE);
  g_string_append (out, text);
}

/* Set a member to @number, or to null if @known is FALSE. */
static void
set_number (JsonObject *out, const char *key, gboolean known, int number)
{
  if (known)
    json_object_set_int_member (out, key, number);
  else
    json_object_set_null_member (out, key);
}

static JsonObject *
line_of (const SvCupDoc *doc, const SvCupLine *line, gboolean league)
{
  g_autofree char *name = sv_cup_doc_dup_name (doc, line->team);
  const int goals[2] = { (int)line->goals[0], (int)line->goals[1] };
  JsonObject *out = json_object_new ();

  set_number (out, "rank", line->rank > 0, (int)line->rank);
  json_object_set_int_member (out, "team", line->team);
  json_object_set_string_member (out, "name", name);
  json_object_set_int_member (out, "played", line->won + line->drawn + line->lost);
  json_object_set_int_member (out, "won", line->won);
  json_object_set_int_member (out, "drawn", line->drawn);
  json_object_set_int_member (out, "lost", line->lost);
  json_object_set_int_member (out, "for", goals[0]);
  json_object_set_int_member (out, "against", goals[1]);
  json_object_set_int_member (out, "difference", goals[0] - goals[1]);
  set_number (out, "points", league, line->points);
  if (league && line->adjusted != 0)
    json_object_set_int_member (out, "adjusted", line->adjusted);
  if (line->by == SV_CUP_BY_NOTHING)
    json_object_set_null_member (out, "by");
  else
    json_object_set_string_member (out, "by", sv_cup_by_words[line->by]);
  return out;
}

static void
add_table (GString *text,
           const SvCupDoc *doc,
           const SvCupLine *lines,
           unsigned n,
           unsigned group,
           gboolean league)
{
  g_autoptr (JsonObject) out = json_object_new ();
  JsonArray *table = json_array_new ();
  for (unsigned i = 0; i < n; i++)
    json_array_add_object_element (table, line_of (doc, &lines[i], league));
  if (group > 0)
    json_object_set_int_member (out, "group", group);
  json_object_set_array_member (out, "table", table);
  add_line (text, out);
}

char *
sv_cup_lines_tables (const SvCupDoc *doc)
{
  GString *text = g_string_new (NULL);
  SvCupLine lines[SV_CUP_MAX_TEAMS];
  for (unsigned g = 0; g < doc->cup->n_groups; g++) {
    const unsigned n = sv_cup_table (doc->cup, g, lines);
    add_table (text, doc, lines, n, doc->cup->kind == SV_CUP_GROUPS ? g + 1 : 0, TRUE);
  }
  if (doc->cup->kind != SV_CUP_LEAGUE)
    add_table (text, doc, lines, sv_cup_knockout_table (doc->cup, lines), 0, FALSE);
  return g_string_free (text, FALSE);
}

/* Add who plays a knock-out match, as far as that is known, and who goes through. */
static void
add_meeting (JsonObject *out, const SvCupMeeting *meeting)
{
  JsonArray *teams = json_array_new ();
  for (unsigned side = 0; side < 2; side++) {
    if (meeting->teams[side] >= 0)
      json_array_add_int_element (teams, meeting->teams[side]);
    else
      json_array_add_null_element (teams);
  }
  json_object_set_array_member (out, "teams", teams);
  set_number (out, "winner", meeting->winner >= 0, meeting->winner);
}

/* Add when a match begins, if the plan has a clock. */
static void
add_time (JsonObject *out, const SvCup *cup, unsigned slot)
{
  g_autofree char *time = sv_cup_times_dup (sv_cup_times_begin (cup, slot));
  json_object_set_string_member (out, "time", time);
}

char *
sv_cup_lines_fixtures (const SvCupDoc *doc)
{
  GString *text = g_string_new (NULL);
  g_autofree unsigned *slots = sv_cup_times_slots (doc->cup);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    g_autoptr (JsonObject) line = json_object_new ();
    g_autoptr (JsonObject) fixture = sv_cup_doc_write_fixture (doc, i);
    json_object_set_int_member (line, "index", i);
    sv_write_unknown (line, fixture);
    if (sv_cup_fixture (doc->cup, i)->knockout)
      add_meeting (line, &doc->meetings[i]);
    if (doc->cup->times.match > 0)
      add_time (line, doc->cup, slots[i]);
    add_line (text, line);
  }
  return g_string_free (text, FALSE);
}
