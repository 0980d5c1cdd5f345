/* SPDX-License-Identifier: GPL-3.0-or-later */
/* report FILE --out F */
#include "cmd-report.h"

#include "sv-json-file.h"
#include "sv-library.h"
#include "sv-review-report.h"

#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

static struct {
  char *out;
} given;

static const GOptionEntry options[] = {
  { "out", 'o', 0, G_OPTION_ARG_FILENAME, &given.out,
    N_ ("Where the report goes, as PDF, PNG, Markdown or text depending on the ending of the name; "
        "“-” is text on standard output, the default"),
    N_ ("FILE") },
  G_OPTION_ENTRY_NULL,
};

/* Save @bytes at @path, or print them if @path is NULL. */
static gboolean
save (GBytes *bytes, const char *path, GError **error)
{
  return path != NULL ? sv_json_save_bytes (path, bytes, error) : sv_cli_print_bytes (bytes);
}

/* Show the progress of the work on the terminal, in one line that is overwritten. */
static void
progress_cb (unsigned done, unsigned all, gpointer data)
{
  int *shown = data;
  const int percent = all > 0 ? (int)(100.0 * done / all) : 0;

  if (percent == *shown)
    return;
  *shown = percent;
  g_printerr ("\r%3d %%", percent);
}

/* Luck and choices can be weighed only if the match is over and the game can be evaluated. For any
 * other match the report has the figures and goals so far. */
static gboolean
write_report (SvMatchDoc *doc, SvReportFormat format, const char *path, GError **error)
{
  g_autoptr (SvMatch) match = sv_match_new (doc);
  g_autoptr (SvReview) review = sv_review_new (match);

  int shown = -1;

  gboolean done =
      sv_review_why_not (review) != NULL ||
      sv_review_work (review, isatty (STDERR_FILENO) ? progress_cb : NULL, &shown, error);

  if (shown >= 0)
    g_printerr ("\r     \r");
  if (!done)
    return FALSE;
  g_autoptr (SvReviewReport) report = sv_review_report_new (review);
  g_autoptr (GBytes) bytes = sv_review_report_write (report, format, error);
  return bytes != NULL && save (bytes, path, error);
}

static gboolean
is_bare (const SvTeamDoc *team)
{
  return *team->name == '\0' && !sv_team_doc_has_names (team);
}

/* Return built-in team @i of the game of @doc, or NULL. Owned by @teams. */
static const SvTeamDoc *
find_team (const GPtrArray *teams, guint i)
{
  return i < teams->len ? ((const SvLibraryItem *)teams->pdata[i])->team : NULL;
}

/* Play the events of @doc in the match @other, which has other teams. Return whether they are legal
 * there too, and lead to the same position. */
static gboolean
goes_alike (const SvMatchDoc *doc, SvMatchDoc *other)
{
  for (unsigned i = 0; i < sv_history_get_position (doc->history); i++)
    if (sv_history_append (other->history, sv_history_get_event (doc->history, i),
                           sv_history_get_time (doc->history, i)) != SV_HISTORY_OK)
      return FALSE;
  return memcmp (sv_history_get_state (doc->history), sv_history_get_state (other->history),
                 doc->game->state_size) == 0;
}

/* If both teams are nothing but the standard ones, call them by the names of the first two teams
 * that come with the program, if the match goes the same way with these. */
static void
name_teams (SvMatchDoc *doc)
{
  g_autoptr (GPtrArray) teams = sv_library_built_in (doc->game, SV_DOCUMENT_TEAM);
  const SvTeamDoc *first = find_team (teams, 0), *second = find_team (teams, 1);

  if (!is_bare (doc->teams[0]) || !is_bare (doc->teams[1]) || first == NULL || second == NULL)
    return;
  g_autoptr (SvMatchDoc) named = sv_match_doc_new (doc->variant, first, second, NULL);
  if (named == NULL || !goes_alike (doc, named))
    return;
  for (int side = 0; side < 2; side++) {
    SvTeamDoc *bare = doc->teams[side];

    doc->teams[side] = named->teams[side];
    named->teams[side] = bare;
  }
}

int
sv_cli_report (SvMatchDoc *doc, const char *path)
{
  SvReportFormat format = SV_REPORT_TEXT;
  g_autoptr (GError) error = NULL;

  name_teams (doc);
  if (path != NULL && !sv_report_format_of (path, &format, &error))
    sv_match_doc_free (doc);
  else if (write_report (doc, format, path, &error))
    return SV_CLI_DONE;
  if (g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_IO))
    sv_cli_say_fault (path, error);
  else if (error != NULL)
    sv_cli_say ("%s", error->message);
  return SV_CLI_BAD_INPUT;
}

static int
report (char **argv)
{
  const char *path = g_strcmp0 (given.out, "-") != 0 ? given.out : NULL;
  SvMatchDoc *doc = sv_cli_load_match (argv[1]);

  return doc != NULL ? sv_cli_report (doc, path) : SV_CLI_BAD_INPUT;
}

const SvCommand cmd_report = {
  "report", N_ ("FILE"), options, report,
  N_ ("Write a report of what happened in a match, and how lucky the teams were.")
};
