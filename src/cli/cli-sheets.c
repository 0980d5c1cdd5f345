/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-sheets.h"

#include "sv-json-file.h"

#include <glib/gi18n.h>

gboolean
sv_cli_parse_sheets (const char *command, const char *out, const char *name, SvPaper *paper)
{
  *paper = sv_paper_of_locale ();
  if (name != NULL && !sv_paper_parse (name, paper)) {
    sv_cli_bad_use (command, _ ("There is no paper “%s”, only a4 and letter."), name);
    return FALSE;
  }
  if (out == NULL)
    sv_cli_bad_use (command, _ ("Use --out to say where the PDF document goes."));
  return out != NULL;
}

int
sv_cli_write_sheets (SvSheets *self, const char *out, SvPaper paper)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = sv_sheets_write_pdf (self, &error);
  if (bytes == NULL) {
    sv_cli_say ("%s", error->message);
    return SV_CLI_BAD_INPUT;
  }
  if (g_str_equal (out, "-")) {
    sv_cli_print_bytes (bytes);
    return SV_CLI_DONE;
  }
  if (!sv_json_save_bytes (out, bytes, &error)) {
    sv_cli_say_fault (out, error);
    return SV_CLI_BAD_INPUT;
  }
  g_autofree char *shown = g_filename_display_name (out);
  g_autoptr (JsonObject) line = json_object_new ();
  json_object_set_string_member (line, "file", shown);
  json_object_set_int_member (line, "pages", sv_sheets_get_n_chosen (self));
  json_object_set_string_member (line, "paper", sv_paper_name (paper));
  sv_cli_print_object (line);
  return SV_CLI_DONE;
}
