/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check FILE… */
#include "cli-common.h"

#include "cli-pictures.h"
#include "sv-board-file.h"
#include "sv-course-doc.h"
#include "sv-games.h"
#include "sv-puzzle-doc.h"

#include <glib/gi18n.h>

static void
add_text (JsonObject *line, const char *key, const char *text)
{
  if (text != NULL && text[0] != '\0')
    json_object_set_string_member (line, key, text);
}

static void
tell_match (const SvMatchDoc *doc, JsonObject *line)
{
  const void *setup = sv_history_get_setup (doc->history);
  const void *state = sv_history_get_state (doc->history);
  SvView view;
  doc->game->view (setup, state, &view);
  json_object_set_string_member (line, "kind", "match");
  json_object_set_string_member (line, "game", doc->game->id);
  add_text (line, "title", doc->title);
  json_object_set_int_member (line, "events", sv_history_get_length (doc->history));
  json_object_set_boolean_member (line, "over", view.stage == SV_STAGE_OVER);
  g_autoptr (JsonArray) score = json_array_new ();
  for (unsigned side = 0; side < 2; side++)
    json_array_add_int_element (score, view.score[side]);
  json_object_set_array_member (line, "score", g_steal_pointer (&score));
}

static void
tell_variant (const SvVariantDoc *doc, JsonObject *line)
{
  json_object_set_string_member (line, "kind", "variant");
  json_object_set_string_member (line, "game", doc->game->id);
  add_text (line, "name", doc->name);
}

static void
tell_team (const SvTeamDoc *doc, JsonObject *line)
{
  json_object_set_string_member (line, "kind", "team");
  json_object_set_string_member (line, "game", doc->game->id);
  add_text (line, "name", doc->name);
  json_object_set_int_member (line, "cards", doc->n_cards);
}

static void
tell_cup (const SvCupDoc *doc, JsonObject *line)
{
  unsigned played = 0;
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++)
    played += sv_cup_is_settled (sv_cup_fixture (doc->cup, i));
  json_object_set_string_member (line, "kind", "competition");
  json_object_set_string_member (line, "game", doc->game->id);
  add_text (line, "title", doc->title);
  json_object_set_int_member (line, "teams", doc->cup->n_teams);
  json_object_set_int_member (line, "fixtures", doc->cup->fixtures->len);
  json_object_set_int_member (line, "played", played);
}

/* Check also that the game could be played on this board. */
static gboolean
check_board (const SvBoard *board, JsonObject *line, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (JsonArray) suits = json_array_new ();
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if (sv_board_file_suits (board, *game, fault == NULL ? &fault : NULL))
      json_array_add_string_element (suits, (*game)->id);
  }
  if (json_array_get_length (suits) == 0 && fault != NULL) {
    g_propagate_error (error, g_steal_pointer (&fault));
    return FALSE;
  }
  json_object_set_string_member (line, "kind", "board");
  json_object_set_string_member (line, "id", sv_board_file_get_id (board));
  add_text (line, "title", sv_board_file_get_title (board));
  json_object_set_int_member (line, "spaces", board->n_spaces);
  json_object_set_int_member (line, "edges", board->n_edges);
  json_object_set_array_member (line, "games", g_steal_pointer (&suits));
  return TRUE;
}

/* Check that the lesson or the puzzles of a match fit the match. */
static gboolean
check_learning (const SvMatchDoc *doc, JsonObject *line, GError **error)
{
  const unsigned n = sv_history_get_length (doc->history);
  g_autoptr (JsonObject) lesson = sv_match_doc_to_object (doc, n);
  g_autoptr (JsonObject) riddle = sv_match_doc_to_object (doc, n);
  if (json_object_has_member (lesson, "remarks")) {
    g_autoptr (SvCourseDoc) course = sv_course_doc_from_object (lesson, error);
    if (course == NULL)
      return FALSE;
    json_object_set_int_member (line, "remarks", course->remarks->len);
  }
  if (json_object_has_member (riddle, "puzzles")) {
    g_autoptr (SvPuzzleDoc) puzzles = sv_puzzle_doc_from_object (riddle, error);
    if (puzzles == NULL)
      return FALSE;
    json_object_set_int_member (line, "puzzles", puzzles->moments->len);
  }
  return TRUE;
}

static gboolean
check_document (const char *path, JsonObject *line, int *illegal, GError **error)
{
  g_auto (SvDocument) document = { 0 };
  if (!sv_document_load (path, &document, illegal, error) ||
      !sv_cli_check_pictures (&document, error))
    return FALSE;
  switch (document.kind) {
  case SV_DOCUMENT_MATCH:
    tell_match (document.match, line);
    return check_learning (document.match, line, error);
  case SV_DOCUMENT_VARIANT:
    tell_variant (document.variant, line);
    return TRUE;
  case SV_DOCUMENT_TEAM:
    tell_team (document.team, line);
    return TRUE;
  case SV_DOCUMENT_BOARD:
    return check_board (document.board, line, error);
  case SV_DOCUMENT_CUP:
    tell_cup (document.cup, line);
    return TRUE;
  default:
    g_assert_not_reached ();
  }
}

/* Check one file and print its line. Return whether the file is sound; *@more tells whether the
 * line could be printed. */
static gboolean
check_file (const char *path, gboolean *more)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autoptr (JsonObject) line = json_object_new ();
  g_autoptr (GError) error = NULL;
  int illegal = -1;

  json_object_set_string_member (line, "file", shown);
  json_object_set_boolean_member (line, "ok", TRUE);
  const gboolean ok = check_document (path, line, &illegal, &error);
  if (!ok) {
    json_object_set_boolean_member (line, "ok", FALSE);
    json_object_set_string_member (line, "error", error->message);
    if (illegal >= 0)
      json_object_set_int_member (line, "event", illegal);
    sv_cli_say_fault (path, error);
  }
  *more = sv_cli_print_object (line);
  return ok;
}

static int
check (char **argv)
{
  int status = SV_CLI_DONE;
  gboolean more = TRUE;
  for (char **path = argv + 1; *path != NULL && more; path++) {
    if (!check_file (*path, &more))
      status = SV_CLI_BAD_INPUT;
  }
  return status;
}

const SvCommand cmd_check = { "check", N_ ("FILE…"), NULL, check,
                              N_ ("Check whether documents are valid.") };
