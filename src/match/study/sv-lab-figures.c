/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-lab-figures.h"

#include "sv-csv.h"
#include "sv-json.h"

static const SvCsvColumn pair_columns[] = {
  { NULL, NULL, N_ ("First team") },
  { NULL, NULL, N_ ("Second team") },
  { NULL, NULL, N_ ("Matches") },
  { NULL, NULL, N_ ("Won by the First") },
  { NULL, NULL, N_ ("Drawn") },
  { NULL, NULL, N_ ("Won by the Second") },
  { NULL, NULL, N_ ("Goals of the First") },
  { NULL, NULL, N_ ("Goals of the Second") },
  { NULL, NULL, N_ ("Won at Home") },
  { NULL, NULL, N_ ("Won Away") },
};

char *
sv_lab_dup_csv (SvLab *self)
{
  SvCsv *csv = sv_csv_new (SV_CSV_SPREADSHEET, pair_columns, G_N_ELEMENTS (pair_columns));

  for (guint i = 0; i < sv_lab_get_n_pairs (self); i++) {
    const SvLabPair *pair = sv_lab_get_pair (self, i);
    const SvTally *tally = pair->tally;
    const guint64 figures[] = { tally->matches,  tally->wins[0],  tally->draws,   tally->wins[1],
                                tally->goals[0], tally->goals[1], tally->home[0], tally->home[1] };

    sv_csv_add_words (csv, sv_lab_get_name (self, pair->teams[0]));
    sv_csv_add_words (csv, sv_lab_get_name (self, pair->teams[1]));
    for (unsigned k = 0; k < G_N_ELEMENTS (figures); k++)
      sv_csv_add_number (csv, (gint64)figures[k]);
  }
  return sv_csv_end (csv);
}

static const SvCsvColumn figurine_columns[] = {
  { NULL, NULL, N_ ("Team") },
  { NULL, NULL, N_ ("Figurine") },
  { NULL, NULL, N_ ("Matches") },
  { NULL, "Scorers", NC_ ("Scorers", "Goals") },
};

char *
sv_lab_dup_scorers_csv (SvLab *self)
{
  SvCsv *csv = sv_csv_new (SV_CSV_SPREADSHEET, figurine_columns, G_N_ELEMENTS (figurine_columns));

  for (unsigned team = 0; team < sv_lab_get_n_teams (self); team++)
    for (unsigned i = 0; i < sv_lab_get_n_figurines (self, team); i++) {
      guint64 matches;
      const guint64 goals = sv_lab_get_goals (self, team, i, &matches);
      sv_csv_add_words (csv, sv_lab_get_name (self, team));
      sv_csv_add_words (csv, sv_lab_get_figurine (self, team, i));
      sv_csv_add_number (csv, (gint64)matches);
      sv_csv_add_number (csv, (gint64)goals);
    }
  return sv_csv_end (csv);
}

static void
append_pair_of (GString *json, const char *key, const guint64 numbers[2])
{
  g_string_append_printf (json, ", \"%s\": [ %" G_GUINT64_FORMAT ", %" G_GUINT64_FORMAT " ]", key,
                          numbers[0], numbers[1]);
}

/* Append the scorers of the first or second team (@side) of pair @i. */
static void
append_scorers (GString *json, SvLab *self, unsigned i, unsigned side)
{
  const unsigned team = sv_lab_get_pair (self, i)->teams[side];
  const char *between = "";

  g_string_append_c (json, '[');
  for (unsigned k = 0; k < sv_lab_get_n_figurines (self, team); k++) {
    const guint64 goals = sv_lab_get_goals_in (self, i, side, k);
    if (goals == 0)
      continue;
    g_string_append_printf (json, "%s{ \"name\": ", between);
    sv_json_append_string (json, sv_lab_get_figurine (self, team, k));
    g_string_append_printf (json, ", \"goals\": %" G_GUINT64_FORMAT " }", goals);
    between = ", ";
  }
  g_string_append_c (json, ']');
}

static void
append_pair (GString *json, SvLab *self, unsigned i)
{
  const SvLabPair *pair = sv_lab_get_pair (self, i);
  const SvTally *tally = pair->tally;

  g_string_append (json, "{ \"teams\": [ ");
  sv_json_append_string (json, sv_lab_get_name (self, pair->teams[0]));
  g_string_append (json, ", ");
  sv_json_append_string (json, sv_lab_get_name (self, pair->teams[1]));
  g_string_append_printf (json, " ], \"matches\": %" G_GUINT64_FORMAT, tally->matches);
  append_pair_of (json, "wins", tally->wins);
  g_string_append_printf (json, ", \"draws\": %" G_GUINT64_FORMAT, tally->draws);
  append_pair_of (json, "goals", tally->goals);
  append_pair_of (json, "home", tally->home);
  g_string_append (json, ", \"scores\": {");
  for (guint k = 0; k < tally->scores->len; k++) {
    const SvScoreCount *score = &g_array_index (tally->scores, SvScoreCount, k);
    g_string_append_printf (json, "%s \"%u-%u\": %" G_GUINT64_FORMAT, k > 0 ? "," : "",
                            score->goals[0], score->goals[1], score->n);
  }
  g_string_append (json, " }, \"scorers\": [ ");
  append_scorers (json, self, i, 0);
  g_string_append (json, ", ");
  append_scorers (json, self, i, 1);
  g_string_append (json, " ] }");
}

char *
sv_lab_dup_json (SvLab *self)
{
  GString *json = g_string_new ("{ \"game\": ");

  sv_json_append_string (json, sv_lab_get_game (self)->id);
  g_string_append (json, ", \"pairs\": [");
  for (guint i = 0; i < sv_lab_get_n_pairs (self); i++) {
    g_string_append (json, i > 0 ? ",\n  " : "\n  ");
    append_pair (json, self, i);
  }
  g_string_append (json, "\n] }\n");
  return g_string_free (json, FALSE);
}
