/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cup result FILE INDEX H-A|MATCH [--how HOW] [--shootout H-A], cup clear FILE INDEX,
 * cup void FILE INDEX */
#include "cli-common.h"
#include "cli-cup.h"
#include "sv-cup-changes.h"

#include <glib/gi18n.h>
#include <stdio.h>

static struct {
  char *how, *shootout;
} given;

static const GOptionEntry result_options[] = {
  { "how", 0, 0, G_OPTION_ARG_STRING, &given.how,
    N_ ("“full time” (the default), “extra time”, “golden goal”, “penalties”, “forfeit” or "
        "“absent”: nobody came"),
    N_ ("HOW") },
  { "shootout", 0, 0, G_OPTION_ARG_STRING, &given.shootout, N_ ("Goals of the penalty shoot-out"),
    N_ ("H-A") },
  G_OPTION_ENTRY_NULL,
};

/* --- result --- */

/* Parse a score such as "4-2". If it is higher than the limit, the document refuses it later. */
static gboolean
parse_score (const char *text, unsigned score[2])
{
  g_auto (GStrv) sides = g_strsplit (text, "-", -1);
  if (g_strv_length (sides) != 2)
    return FALSE;
  for (unsigned i = 0; i < 2; i++) {
    guint64 goals;
    if (!g_ascii_string_to_unsigned (sides[i], 10, 0, G_MAXINT, &goals, NULL))
      return FALSE;
    score[i] = (unsigned)goals;
  }
  return TRUE;
}

static SvCupDoc *
set_match (const SvCupDoc *doc, unsigned index, char **argv, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (SvMatchDoc) match = sv_match_doc_load (argv[3], NULL, &fault);
  if (match == NULL) {
    g_propagate_prefixed_error (error, g_steal_pointer (&fault), "%s: ", argv[3]);
    return NULL;
  }
  SvCupDoc *after = sv_cup_doc_match (doc, index, match, error);
  g_autofree char *names = after != NULL ? sv_cup_doc_dup_other_names (after, index) : NULL;
  if (names != NULL)
    sv_cli_say ("%s: %s", argv[3], names);
  return after;
}

/* Record a result. The options were checked before. */
static SvCupDoc *
set_result (const SvCupDoc *doc, unsigned index, char **argv, GError **error)
{
  SvCupResult result = { .played = true };
  const SvPath *path = SV_PATH_ITEM (SV_PATH_KEY (NULL, "fixtures"), index);
  parse_score (argv[3], result.score);
  while (given.how != NULL && !g_str_equal (sv_cup_how_words[result.how], given.how))
    result.how++;
  if (given.shootout != NULL)
    parse_score (given.shootout, result.shootout);
  if ((given.shootout != NULL) != (result.how == SV_END_PENALTIES)) {
    sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "shootout"), "%s",
              given.shootout != NULL ? _ ("this match was not decided by penalties")
                                     : _ ("this is missing"));
    return NULL;
  }
  return sv_cup_doc_result (doc, index, &result, error);
}

static int
print_result (char **argv)
{
  unsigned score[2];
  if (given.how != NULL && !g_strv_contains (sv_cup_how_words, given.how))
    return sv_cli_bad_use ("cup result", _ ("“%s” is not a way for a match to end."), given.how);
  if (given.shootout != NULL && !parse_score (given.shootout, score))
    return sv_cli_bad_use ("cup result", _ ("“%s” is not a score like 5-4."), given.shootout);
  if (parse_score (argv[3], score))
    return sv_cli_change_cup ("cup result", argv, FALSE, set_result);
  if (given.how != NULL || given.shootout != NULL)
    return sv_cli_bad_use ("cup result", _ ("The match itself says how it ended."));
  if (!g_str_equal (argv[3], "-") && !g_str_has_suffix (argv[3], ".svmatch") &&
      !g_file_test (argv[3], G_FILE_TEST_EXISTS))
    return sv_cli_bad_use ("cup result", _ ("“%s” is neither a score like 4-2 nor a match."),
                           argv[3]);
  return sv_cli_change_cup ("cup result", argv, FALSE, set_match);
}

/* --- the others --- */

static SvCupDoc *
clear (const SvCupDoc *doc, unsigned index, char **argv, GError **error)
{
  return sv_cup_doc_clear (doc, index, error);
}

static SvCupDoc *
make_void (const SvCupDoc *doc, unsigned index, char **argv, GError **error)
{
  return sv_cup_doc_void (doc, index, error);
}

static int
print_clear (char **argv)
{
  return sv_cli_change_cup ("cup clear", argv, FALSE, clear);
}

static int
print_void (char **argv)
{
  return sv_cli_change_cup ("cup void", argv, FALSE, make_void);
}

const SvCommand cmd_cup_result = { "cup result", N_ ("FILE INDEX H-A|MATCH"), result_options,
                                   print_result,
                                   N_ ("Print a competition with the result of a match.") };
const SvCommand cmd_cup_clear = { "cup clear", N_ ("FILE INDEX"), NULL, print_clear,
                                  N_ ("Print a competition without the result of a match.") };
const SvCommand cmd_cup_void = { "cup void", N_ ("FILE INDEX"), NULL, print_void,
                                 N_ ("Print a competition in which a result no longer counts.") };
