/* SPDX-License-Identifier: GPL-3.0-or-later */

/* fuzz-readers: no bytes may crash, hang or confuse the readers of documents.
 *
 *   fuzz-readers --root SOURCE [--reader NAME] [--runs N] [--seconds S] [--seed X] [FILE…]
 *
 * Takes the seeds of each reader, changes them here and there by bytes and by words, and has them
 * read: N times each, and on for S seconds. The same seed gives the same bytes. With files it only
 * reads these. What was being read when the program ended stands in ./fuzz-input. build-aux/fuzz.sh
 * has libFuzzer do the same, which sees what the readers do with it.
 *
 * With SV_FUZZ_SECONDS in the environment all readers go on, after the runs they are given, until
 * they took so long together, from a seed that is new each time and is told: the CI reads for a
 * minute what nobody has read before. */

#include "readers.h"

#include "sv-rng.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

enum { MAX_BYTES = 64 * 1024, MAX_CHANGES = 6 };

static struct {
  char *root, *reader;
  int runs, seconds;
  gint64 seed;
  char **files;
} given = { .runs = 100, .seed = 1 };

static const GOptionEntry options[] = {
  { "root", 0, 0, G_OPTION_ARG_FILENAME, &given.root, "The root of the source", "FOLDER" },
  { "reader", 0, 0, G_OPTION_ARG_STRING, &given.reader, "Only this one", "NAME" },
  { "runs", 0, 0, G_OPTION_ARG_INT, &given.runs, "So many for each reader", "N" },
  { "seconds", 0, 0, G_OPTION_ARG_INT, &given.seconds, "As many as so long takes, for each", "S" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &given.seed, "The same gives the same bytes", "X" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &given.files, NULL, NULL },
  G_OPTION_ENTRY_NULL,
};

/* --- Seeds and words --- */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static void
add_seeds (GPtrArray *seeds, const char *folder, const char *ending)
{
  g_autofree char *path = g_build_filename (given.root, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_assert_nonnull (dir);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    if (g_str_has_suffix (name, ending))
      g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++) {
    char *text;
    gsize n;

    g_assert_true (g_file_get_contents (g_ptr_array_index (names, i), &text, &n, NULL));
    if (n <= MAX_BYTES)
      g_ptr_array_add (seeds, g_bytes_new_take (text, n));
    else
      g_free (text);
  }
}

static GPtrArray *
seeds_of (const Reader *reader)
{
  GPtrArray *seeds = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
  g_auto (GStrv) folders = g_strsplit (reader->folders, " ", -1);

  for (char **folder = folders; *folder != NULL; folder++)
    add_seeds (seeds, *folder, reader->ending);
  if (seeds->len == 0)
    g_error ("there is no seed for the reader “%s”", reader->name);
  return seeds;
}

/* words.dict, as libFuzzer reads it. */
static GPtrArray *
load_words (void)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = g_build_filename (given.root, "tests/fuzz/words.dict", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++) {
    const gsize n = strlen (*line);

    if (n < 3 || **line != '"')
      continue;
    (*line)[n - 1] = '\0';
    g_ptr_array_add (words, g_strcompress (*line + 1));
  }
  g_assert_cmpuint (words->len, >, 0);
  return words;
}

/* --- Changes --- */

typedef struct {
  SvRng rng;
  GPtrArray *seeds, *words;
  GByteArray *bytes;
} Mutator;

static guint
below (Mutator *self, guint n)
{
  return n > 0 ? sv_rng_below (&self->rng, n) : 0;
}

static void
replace (Mutator *self, guint at, guint n, const void *with, guint n_with)
{
  g_autoptr (GByteArray) out = g_byte_array_sized_new (self->bytes->len + n_with);

  g_byte_array_append (out, self->bytes->data, at);
  g_byte_array_append (out, with, n_with);
  g_byte_array_append (out, self->bytes->data + at + n, self->bytes->len - at - n);
  if (out->len <= MAX_BYTES) {
    g_byte_array_unref (self->bytes);
    self->bytes = g_steal_pointer (&out);
  }
}

/* A piece of text that means something: a string, a number, or a single mark. */
static void
token_at (const guint8 *data, guint length, guint at, guint *begin, guint *n)
{
  static const char ends[] = "{}[],:\n;\t";
  guint from = at, to = at;

  while (from > 0 && strchr (ends, data[from - 1]) == NULL)
    from--;
  while (to < length && (data[to] == '\0' || strchr (ends, data[to]) == NULL))
    to++;
  *begin = from;
  *n = MAX (to - from, MIN (1, length - from));
}

static void
change_token (Mutator *self, gboolean from_seed)
{
  guint begin, n;

  token_at (self->bytes->data, self->bytes->len, below (self, self->bytes->len), &begin, &n);
  if (from_seed) {
    gsize length;
    const guint8 *other =
        g_bytes_get_data (g_ptr_array_index (self->seeds, below (self, self->seeds->len)), &length);
    guint other_begin, other_n;

    if (length == 0)
      return;
    token_at (other, (guint)length, below (self, (guint)length), &other_begin, &other_n);
    replace (self, begin, n, other + other_begin, other_n);
  } else {
    const char *word = g_ptr_array_index (self->words, below (self, self->words->len));

    replace (self, begin, n, word, (guint)strlen (word));
  }
}

static void
change (Mutator *self)
{
  const guint length = self->bytes->len;
  const guint at = below (self, length), some = 1 + below (self, 32), n = MIN (some, length - at);
  const guint8 byte = (guint8)below (self, 256);
  guint begin, token;

  if (length == 0)
    return;
  switch (below (self, 10)) {
  case 0:
    self->bytes->data[at] ^= (guint8)(1u << below (self, 8));
    break;
  case 1:
    self->bytes->data[at] = byte;
    break;
  case 2:
    replace (self, at, 0, &byte, 1);
    break;
  case 3:
    replace (self, at, n, NULL, 0);
    break;
  case 4: { /* once more */
    g_autofree guint8 *copy = g_memdup2 (self->bytes->data + at, n);
    replace (self, below (self, length), 0, copy, n);
    break;
  }
  case 5:
    token_at (self->bytes->data, length, at, &begin, &token);
    replace (self, begin, token, NULL, 0);
    break;
  case 6: /* cut off */
    if (below (self, 8) == 0)
      g_byte_array_set_size (self->bytes, at);
    break;
  case 7:
    change_token (self, FALSE);
    break;
  default:
    change_token (self, TRUE);
    break;
  }
}

static void
mutate (Mutator *self)
{
  gsize n;
  const guint8 *seed =
      g_bytes_get_data (g_ptr_array_index (self->seeds, below (self, self->seeds->len)), &n);

  g_byte_array_set_size (self->bytes, 0);
  g_byte_array_append (self->bytes, seed, (guint)n);
  for (guint i = below (self, MAX_CHANGES); i > 0; i--)
    change (self);
}

/* --- Runs --- */

static guint8 *kept; /* ./fuzz-input, which outlives a crash */

static void
keep_input (const guint8 *data, guint n)
{
  if (kept == NULL) {
    const int fd = g_open ("fuzz-input", O_RDWR | O_CREAT | O_TRUNC, 0600);

    g_assert_cmpint (ftruncate (fd, MAX_BYTES), ==, 0);
    kept = mmap (NULL, MAX_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    g_assert_true (kept != MAP_FAILED);
    close (fd);
  }
  if (n > 0)
    memcpy (kept, data, n);
  memset (kept + n, 0, MAX_BYTES - n);
}

/* No document takes so much to read and to look at: the rest of the program is ended, which says
 * so. The processor's time counts, not that of the wall; sanitizers take memory of their own. */
enum { MAX_SECONDS = 20, MAX_MEMORY_MIB = 2048 };

static void
limit_memory (void)
{
#ifndef __SANITIZE_ADDRESS__
  const struct rlimit limit = { (rlim_t)MAX_MEMORY_MIB << 20, (rlim_t)MAX_MEMORY_MIB << 20 };

  g_assert_cmpint (setrlimit (RLIMIT_AS, &limit), ==, 0);
#endif
}

static void
limit_time (void)
{
  const struct itimerval limit = { .it_value = { .tv_sec = MAX_SECONDS } };

  g_assert_cmpint (setitimer (ITIMER_PROF, &limit, NULL), ==, 0);
}

static guint
run (const Reader *reader, GPtrArray *words)
{
  Mutator mutator = { .words = words, .bytes = g_byte_array_new (), .seeds = seeds_of (reader) };
  const gint64 end = g_get_monotonic_time () + given.seconds * G_USEC_PER_SEC;
  guint n = 0;

  sv_rng_seed (&mutator.rng, (guint64)given.seed);
  while (n < (guint)given.runs || g_get_monotonic_time () < end) {
    mutate (&mutator);
    keep_input (mutator.bytes->data, mutator.bytes->len);
    limit_time ();
    reader->read ((const char *)mutator.bytes->data, mutator.bytes->len);
    n++;
  }
  g_byte_array_unref (mutator.bytes);
  g_ptr_array_unref (mutator.seeds);
  return n;
}

/* What the environment asks for, above what was given. */
static void
fuzz_longer (void)
{
  const char *seconds = g_getenv ("SV_FUZZ_SECONDS");
  const int in_all = seconds != NULL ? atoi (seconds) : 0;

  if (in_all <= 0)
    return;
  given.seconds = (in_all + (int)n_readers - 1) / (int)n_readers;
  given.seed = g_get_real_time ();
  g_printerr ("--seed %" G_GINT64_FORMAT " --seconds %d; see ./fuzz-input if it ends\n", given.seed,
              given.seconds);
}

static void
read_files (const Reader *reader)
{
  for (char **file = given.files; *file != NULL; file++) {
    g_autofree char *text = NULL;
    gsize n;

    g_assert_true (g_file_get_contents (*file, &text, &n, NULL));
    limit_time ();
    reader->read (text, n);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("[FILE…]");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (given.reader != NULL && reader_find (given.reader) == NULL)
    g_error ("there is no reader “%s”", given.reader);
  if (given.root == NULL && given.files == NULL)
    g_error ("--root is needed");
  limit_memory ();
  g_autoptr (GPtrArray) words = given.files == NULL ? load_words () : NULL;
  if (given.files == NULL)
    fuzz_longer ();
  for (gsize i = 0; i < n_readers; i++) {
    const Reader *reader = &readers[i];

    if (given.reader != NULL && !g_str_equal (given.reader, reader->name))
      continue;
    if (given.files != NULL) {
      read_files (reader);
      continue;
    }
    g_print ("%-12s ", reader->name);
    g_print ("%8u read\n", run (reader, words));
  }
  g_remove ("fuzz-input");
  return 0;
}
