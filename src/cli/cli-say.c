/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-say.h"

#include "cli-near.h"

#include "sv-json-read.h"
#include "sv-sentence.h"
#include "sv-store-error.h"

#include <glib/gi18n.h>
#include <string.h>

void
sv_cli_say (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *text = sv_sentence_v (format, args);
  va_end (args);
  /* The text may contain anything that was read or typed (file names, keys of documents,
   * arguments), so control characters are made harmless. */
  g_autofree char *shown = sv_terminal_text (text);
  g_printerr ("speelveld-cli: %s\n", shown);
}

int
sv_cli_bad_use (const char *command, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *text = sv_sentence_v (format, args);
  va_end (args);
  sv_cli_say ("%s", text);
  if (command != NULL)
    g_printerr (_ ("“speelveld-cli %s --help” shows how to use the command.\n"), command);
  else
    g_printerr (_ ("“speelveld-cli --help” lists the commands.\n"));
  return SV_CLI_BAD_USE;
}

int
sv_cli_unknown (const char *command, const char *near, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_autofree char *text = sv_sentence_v (format, args);
  va_end (args);
  g_autofree char *asking = sv_cli_dup_asking (text, near);
  return sv_cli_bad_use (command, "%s", asking);
}

/* Sentences about files that cannot be read or saved contain only the file's name, which is enough
 * in a window. On the command line the user gave the path, so the sentence shows the whole path. */
static void
say_of_file (const char *path, const char *shown, const char *sentence)
{
  g_autofree char *name = g_filename_display_basename (path);
  const char *at = strstr (sentence, name);

  if (at == NULL)
    sv_cli_say ("%s: %s", shown, sentence);
  else
    sv_cli_say ("%.*s%s%s", (int)(at - sentence), sentence, shown, at + strlen (name));
}

void
sv_cli_say_fault (const char *path, const GError *error)
{
  g_autofree char *shown = g_filename_display_name (path);
  if (g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_IO)) {
    say_of_file (path, shown, error->message);
    return;
  }
  sv_cli_say ("%s: %s", g_str_equal (path, "-") ? _ ("standard input") : shown, error->message);
}
