/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cup adjust FILE TEAM POINTS [--reason TEXT], cup adjust FILE TEAM --clear,
 * cup add FILE TEAM [--group G], cup rename FILE TEAM NAME, cup withdraw FILE TEAM [--back] */
#include "cli-common.h"
#include "cli-cup.h"
#include "sv-cup-changes.h"
#include "sv-cup-names.h"

#include <glib/gi18n.h>

static struct {
  char *reason, *group;
  gboolean clear, back;
} given;

/* --- adjust --- */

static const GOptionEntry adjust_options[] = {
  { "reason", 0, 0, G_OPTION_ARG_STRING, &given.reason, N_ ("Why, in a few words"), N_ ("TEXT") },
  { "clear", 0, 0, G_OPTION_ARG_NONE, &given.clear,
    N_ ("Remove all points given to and taken from the team"), NULL },
  G_OPTION_ENTRY_NULL,
};

/* Parse a number of points. If it is out of range, the document refuses it later. */
static gboolean
parse_points (const char *text, gint64 *points)
{
  return g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, points, NULL);
}

static SvCupDoc *
adjust (const SvCupDoc *doc, unsigned team, char **argv, GError **error)
{
  gint64 points = 0;
  if (given.clear)
    return sv_cup_doc_unadjust (doc, team, error);
  parse_points (argv[3], &points);
  return sv_cup_doc_adjust (doc, team, (int)points, given.reason, error);
}

static int
print_adjusted (char **argv)
{
  gint64 points;
  if (given.clear && (argv[3] != NULL || given.reason != NULL))
    return sv_cli_bad_use ("cup adjust", _ ("With --clear there are neither points nor a reason."));
  if (!given.clear && argv[3] == NULL)
    return sv_cli_bad_use ("cup adjust", _ ("Say how many points, such as -1, or use --clear."));
  if (!given.clear && !parse_points (argv[3], &points))
    return sv_cli_bad_use ("cup adjust", _ ("“%s” is not a number of points, such as -1."),
                           argv[3]);
  return sv_cli_change_cup ("cup adjust", argv, TRUE, adjust);
}

/* Warn if a team other than number @team is called @name already. A document may have two teams of
 * one name, so the command is carried out all the same. */
static void
tell_same_name (const SvCupDoc *doc, const char *name, int team)
{
  g_autofree char *sentence = sv_cup_names_check_new (doc, name, team);
  if (sentence != NULL)
    sv_cli_say ("%s", sentence);
}

/* --- add --- */

static const GOptionEntry add_options[] = {
  { "group", 0, 0, G_OPTION_ARG_STRING, &given.group,
    N_ ("The group that the team joins, from 1 on; needed if there are several"), N_ ("G") },
  G_OPTION_ENTRY_NULL,
};

/* Find the group that the new team joins: the one named by --group, or the only one. Return FALSE
 * after saying what is wrong. */
static gboolean
find_group (const SvCup *cup, unsigned *group)
{
  guint64 number = 1;
  if (given.group == NULL && cup->n_groups > 1) {
    sv_cli_bad_use ("cup add", _ ("There are %u groups. Use --group to say which one it is."),
                    cup->n_groups);
    return FALSE;
  }
  if (cup->n_groups > 0 &&
      !sv_cli_parse_number ("cup add", given.group, "--group", 1, cup->n_groups, &number))
    return FALSE;
  *group = (unsigned)number - 1;
  return TRUE;
}

static int
print_added (char **argv)
{
  g_autoptr (SvCupDoc) doc = sv_cli_load_cup (argv[1]);
  g_autoptr (GError) error = NULL;
  unsigned group;
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  if (!find_group (doc->cup, &group))
    return SV_CLI_BAD_USE;
  g_autoptr (SvTeamDoc) team = sv_cli_make_team (argv[2], doc->game);
  if (team == NULL)
    return SV_CLI_BAD_INPUT;
  SvCupDoc *added = sv_cup_doc_add_team (doc, team, group, &error);
  if (added != NULL)
    tell_same_name (doc, team->name, -1);
  return sv_cli_print_cup (added, error);
}

/* --- rename, withdraw --- */

static SvCupDoc *
rename_team (const SvCupDoc *doc, unsigned team, char **argv, GError **error)
{
  g_autofree char *name = g_utf8_make_valid (argv[3], -1);
  SvCupDoc *after = sv_cup_doc_rename (doc, team, name, error);
  if (after != NULL)
    tell_same_name (doc, name, (int)team);
  return after;
}

static int
print_renamed (char **argv)
{
  return sv_cli_change_cup ("cup rename", argv, TRUE, rename_team);
}

static const GOptionEntry withdraw_options[] = {
  { "back", 0, 0, G_OPTION_ARG_NONE, &given.back, N_ ("Let the team take part again"), NULL },
  G_OPTION_ENTRY_NULL,
};

static SvCupDoc *
withdraw (const SvCupDoc *doc, unsigned team, char **argv, GError **error)
{
  return sv_cup_doc_withdraw (doc, team, given.back, error);
}

static int
print_withdrawn (char **argv)
{
  return sv_cli_change_cup ("cup withdraw", argv, TRUE, withdraw);
}

const SvCommand cmd_cup_adjust = {
  "cup adjust", N_ ("FILE TEAM [POINTS]"), adjust_options, print_adjusted,
  N_ ("Print a competition in which a team is given points, or loses some.")
};
const SvCommand cmd_cup_add = { "cup add", N_ ("FILE TEAM"), add_options, print_added,
                                N_ ("Print a competition with one team more.") };
const SvCommand cmd_cup_rename = { "cup rename", N_ ("FILE TEAM NAME"), NULL, print_renamed,
                                   N_ ("Print a competition in which a team has another name.") };
const SvCommand cmd_cup_withdraw = {
  "cup withdraw", N_ ("FILE TEAM"), withdraw_options, print_withdrawn,
  N_ ("Print a competition in which a team withdraws, or returns.")
};
