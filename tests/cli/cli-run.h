/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-run: start speelveld-cli (its path is in SV_CLI) and keep what it printed. For tests. */

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <string.h>

typedef struct {
  int status; /* exit status */
  char *out, *err;
} Run;

static inline void
run_clear (Run *self)
{
  g_free (self->out);
  g_free (self->err);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* The newest readers of pictures say so where they may not shut themselves in; it is not ours. */
static inline void
leave_out_readers (char *said)
{
  char *line = strstr (said, "WARNING: Glycin running without sandbox.");
  char *end = line != NULL ? strchr (line, '\n') : NULL;

  if (end != NULL)
    memmove (line, end + 1, strlen (end + 1) + 1);
}

/* Run with these arguments and this text on standard input (or NULL). Never by a signal. */
static inline Run
run_argv (const char *input, const char *const *arguments)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;
  Run result = { 0 };

  g_assert_nonnull (g_getenv ("SV_CLI"));
  g_strv_builder_add (builder, g_getenv ("SV_CLI"));
  for (unsigned i = 0; arguments[i] != NULL; i++)
    g_strv_builder_add (builder, arguments[i]);
  g_auto (GStrv) argv = g_strv_builder_end (builder);
  g_autoptr (GSubprocess) process =
      g_subprocess_newv ((const char *const *)argv,
                         G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                             G_SUBPROCESS_FLAGS_STDERR_PIPE,
                         &error);
  g_assert_no_error (error);
  /* A program that refuses its arguments closes its input unread; that is no fault of the test. */
  (void)g_subprocess_communicate_utf8 (process, input != NULL ? input : "", NULL, &result.out,
                                       &result.err, NULL);
  (void)g_subprocess_wait (process, NULL, NULL);
  g_assert_true (g_subprocess_get_if_exited (process));
  result.status = g_subprocess_get_exit_status (process);
  if (result.out == NULL)
    result.out = g_strdup ("");
  if (result.err == NULL)
    result.err = g_strdup ("");
  leave_out_readers (result.err);
  return result;
}

#define run(input, ...) run_argv (input, (const char *const[]){ __VA_ARGS__, NULL })

/* The same, which must go well. */
#define succeed(input, ...) went_well (run (input, __VA_ARGS__))

static inline Run
went_well (Run self)
{
  g_assert_cmpstr (self.err, ==, "");
  g_assert_cmpint (self.status, ==, 0);
  return self;
}

#define assert_contains(text, part)                                                                \
  do {                                                                                             \
    if (strstr (text, part) == NULL)                                                               \
      g_error ("“%s” is not in “%s”", part, text);                                                 \
  } while (0)

/* It must have ended with this status, and said this instead of printing anything. */
static inline void
went_wrong (Run self, int status, const char *said)
{
  g_assert_cmpint (self.status, ==, status);
  g_assert_cmpstr (self.out, ==, "");
  assert_contains (self.err, said);
  run_clear (&self);
}

/* The object on line i of text. */
static inline JsonObject *
line_object (const char *text, unsigned i)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GError) error = NULL;
  g_assert_cmpuint (i, <, g_strv_length (lines));
  g_autoptr (JsonNode) node = json_from_string (lines[i], &error);
  g_assert_no_error (error);
  g_assert_nonnull (node);
  return json_node_dup_object (node);
}

/* Lines of text, each of which must end with a newline. */
static inline unsigned
count_lines (const char *text)
{
  unsigned n = 0;
  for (const char *c = text; *c != '\0'; c++)
    n += *c == '\n';
  g_assert_true (text[0] == '\0' || g_str_has_suffix (text, "\n"));
  return n;
}
