/* SPDX-License-Identifier: GPL-3.0-or-later */
/* apply FILE|GAME EVENT… */
#include "cli-common.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>

static void
say_illegal (const SvMatchDoc *doc, const char *text)
{
  g_autofree char *words = sv_match_doc_legal_words (doc, G_MAXUINT);
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *quoted = sv_sentence (_ ("“%s”"), valid);
  /* These sentences are the same as in store/documents, so that a fault has one wording wherever it
   * is found. */
  g_autofree char *sentence =
      words[0] == '\0' ? sv_sentence (_ ("%s is not legal here; the match is over"), quoted)
                       : sv_sentence (_ ("%s is not legal here; legal: %s"), quoted, words);
  sv_cli_say ("events[%u]: %s", sv_history_get_length (doc->history), sentence);
}

/* Append one event at the present clock time of the document. Return FALSE after saying why it is
 * refused. */
static gboolean
append (SvMatchDoc *doc, const char *text)
{
  switch (sv_history_append_text (doc->history, text, doc->elapsed_ms)) {
  case SV_HISTORY_OK:
    break;
  case SV_HISTORY_FULL:
    sv_cli_say (ngettext ("A match cannot have more than %u event.",
                          "A match cannot have more than %u events.", (unsigned)SV_MAX_EVENTS),
                (unsigned)SV_MAX_EVENTS);
    return FALSE;
  case SV_HISTORY_ILLEGAL:
  default:
    say_illegal (doc, text);
    return FALSE;
  }
  doc->elapsed_ms = sv_match_doc_reached_ms (doc, sv_history_get_length (doc->history));
  return TRUE;
}

static int
apply (char **argv)
{
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  for (char **event = argv + 2; *event != NULL; event++) {
    if (!append (doc, *event))
      return SV_CLI_BAD_INPUT;
  }
  return sv_cli_print_match (doc);
}

const SvCommand cmd_apply = {
  "apply", N_ ("FILE|GAME EVENT…"), NULL, apply,
  N_ ("Print a match with events appended, or nothing if one is illegal.")
};
