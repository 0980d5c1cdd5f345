/* SPDX-License-Identifier: GPL-3.0-or-later */
/* thumbnail FILE --out F.png [--size PIXELS] */
#include "cli-common.h"

#include "cli-thumbnail.h"
#include "sv-document.h"
#include "sv-json-file.h"

#include <glib/gi18n.h>

enum { STANDARD_SIDE = 256 };

static struct {
  char *out, *size;
} given;

static const GOptionEntry options[] = {
  { "out", 'o', 0, G_OPTION_ARG_FILENAME, &given.out,
    N_ ("Where the PNG picture goes; “-” is standard output"), N_ ("FILE") },
  { "size", 's', 0, G_OPTION_ARG_STRING, &given.size,
    N_ ("The largest width and height, in pixels (256)"), N_ ("PIXELS") },
  G_OPTION_ENTRY_NULL,
};

static int
thumbnail (char **argv)
{
  g_auto (SvDocument) document = { 0 };
  g_autoptr (GError) error = NULL;
  guint64 side = STANDARD_SIDE;

  if (given.out == NULL)
    return sv_cli_bad_use ("thumbnail", _ ("Use --out to say where the picture goes."));
  if (given.size != NULL &&
      !sv_cli_parse_number ("thumbnail", given.size, "--size", SV_CLI_THUMBNAIL_LEAST,
                            SV_CLI_THUMBNAIL_MOST, &side))
    return SV_CLI_BAD_USE;
  g_autoptr (GBytes) bytes = sv_document_load (argv[1], &document, NULL, &error)
                                 ? sv_cli_thumbnail_write (&document, (int)side, &error)
                                 : NULL;
  if (bytes == NULL) {
    sv_cli_say_fault (argv[1], error);
    return SV_CLI_BAD_INPUT;
  }
  if (g_str_equal (given.out, "-")) {
    sv_cli_print_bytes (bytes);
    return SV_CLI_DONE;
  }
  if (sv_json_save_bytes (given.out, bytes, &error))
    return SV_CLI_DONE;
  sv_cli_say_fault (given.out, error);
  return SV_CLI_BAD_INPUT;
}

const SvCommand cmd_thumbnail = {
  "thumbnail", N_ ("FILE"), options, thumbnail,
  N_ ("Write a small picture of a match, a team or a competition, as file managers show it.")
};
