/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-journal.h"

#include "sv-json-file.h"
#include "sv-sentence.h"
#include "sv-take.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* The digits at *text as a number up to max, and *text behind them. */
static gboolean
take_number (const char **text, gint64 max, gint64 *out)
{
  gint64 value = 0;
  const char *c = *text;
  if (!g_ascii_isdigit (*c))
    return FALSE;
  for (; g_ascii_isdigit (*c); c++) {
    value = value * 10 + (*c - '0');
    if (value > max)
      return FALSE;
  }
  *text = c;
  *out = value;
  return TRUE;
}

static void
set_clock (SvMatchDoc *doc, gint64 time_ms, unsigned period)
{
  SvView view;
  doc->game->view (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &view);
  doc->elapsed_ms = view.period == period ? time_ms : 0;
}

/* Do the step that a line tells. FALSE if it is none. */
static gboolean
do_line (SvMatchDoc *doc, const char *line)
{
  SvHistory *history = doc->history;
  gint64 number = 0;

  if (g_str_has_prefix (line, "event ")) {
    SvView view;
    line += strlen ("event ");
    if (!take_number (&line, SV_CLOCK_MAX_MS, &number) || *line++ != ' ')
      return FALSE;
    doc->game->view (sv_history_get_setup (history), sv_history_get_state (history), &view);
    if (sv_history_append_text (history, line, number) != SV_HISTORY_OK)
      return FALSE;
    set_clock (doc, number, view.period);
    return TRUE;
  }
  if (g_str_has_prefix (line, "go ")) {
    line += strlen ("go ");
    if (!take_number (&line, sv_history_get_length (history), &number) || *line != '\0')
      return FALSE;
    sv_history_seek (history, (unsigned)number);
    return TRUE;
  }
  if (g_str_has_prefix (line, "clock ")) {
    line += strlen ("clock ");
    if (!take_number (&line, SV_CLOCK_MAX_MS, &number) || *line != '\0')
      return FALSE;
    doc->elapsed_ms = number;
    return TRUE;
  }
  return FALSE;
}

static void
fault_line (unsigned number, const char *line, GError **error)
{
  g_autofree char *valid = g_utf8_make_valid (line, -1);
  g_autofree char *quoted = sv_quote (valid);

  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_EVENT,
                     _ ("line %u: %s is not a step that this match can take"), number, quoted);
}

/* The steps of the whole lines from line 2 on, up to the first that is none. One that has no end was written when the
 * program or the machine stopped. */
static void
do_lines (SvMatchDoc *doc, char *text, const char *stop, GError **error)
{
  unsigned number = 2;
  char *end;

  for (; (end = memchr (text, '\n', (gsize)(stop - text))) != NULL; text = end + 1) {
    *end = '\0';
    if (strlen (text) != (gsize)(end - text) || !do_line (doc, text)) {
      fault_line (number, text, error);
      break;
    }
    number++;
  }
}

SvMatchDoc *
sv_journal_read (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  if (!bytes)
    return NULL;
  /* With a zero behind it. */
  const gsize length = g_bytes_get_size (bytes);
  g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize)length);

  char *end = memchr (text->str, '\n', length);
  SvMatchDoc *doc =
      sv_match_doc_read (text->str, end ? (gsize)(end - text->str) : length, NULL, error);
  if (!doc)
    g_prefix_error (error, _ ("line 1: "));
  else if (end)
    do_lines (doc, end + 1, text->str + length, error);
  return doc;
}

gboolean
sv_journal_is_held (const char *path)
{
  const int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  const gboolean held = flock (fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  if (fd != -1)
    close (fd);
  return held;
}
