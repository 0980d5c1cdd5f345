/* SPDX-License-Identifier: GPL-3.0-or-later */

/* gettext () has one language for the whole program, takes it from the environment, and translates
 * nothing in the locales C and C.UTF-8, which are often the only ones of a small computer. So this
 * file defines the functions of gettext () for a program that links it: the functions of the C
 * library are found behind them, and answer as long as no language was named. */

#include "sv-language.h"

#include <dlfcn.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

/* libintl.h, which gi18n.h includes, may define its functions as macros too. */
#undef gettext
#undef dgettext
#undef dcgettext
#undef ngettext
#undef dngettext
#undef dcngettext

const char *const sv_languages[] = { SV_LANGUAGE_ENGLISH, SV_LANGUAGE_DUTCH, NULL };

/* --- A file of translations --- */

/* Position of fields in the header of an .mo file, in units of four bytes. */
enum { MAGIC, REVISION, N_STRINGS, ORIGINALS, TRANSLATIONS, N_FIELDS };

static const guint32 magic = 0x950412de;

/* Texts by their English original, in an .mo file that stays in memory. */
typedef struct {
  GMappedFile *file;
  GHashTable *texts; /* from original to translation, both in the file */
} Catalogue;

/* Return text @i of the table that begins at byte @table; NULL if it is not inside the file. A
 * text ends with a NUL, and its plural form follows behind that. */
static char *
get_text (char *data, gsize size, guint32 table, guint32 i)
{
  guint32 at[2]; /* length and position */

  if ((gsize)table + ((gsize)i + 1) * sizeof at > size)
    return NULL;
  memcpy (at, data + table + i * sizeof at, sizeof at);
  return (gsize)at[0] + at[1] < size && data[(gsize)at[0] + at[1]] == '\0' ? data + at[1] : NULL;
}

static void
read_texts (Catalogue *self)
{
  char *data = g_mapped_file_get_contents (self->file);
  const gsize size = g_mapped_file_get_length (self->file);
  guint32 head[N_FIELDS];

  if (size < sizeof head)
    return;
  memcpy (head, data, sizeof head);
  if (head[MAGIC] != magic) /* of a machine with another order of bytes, or something else */
    return;
  for (guint32 i = 0; i < head[N_STRINGS]; i++) {
    char *original = get_text (data, size, head[ORIGINALS], i);
    char *text = get_text (data, size, head[TRANSLATIONS], i);
    if (original == NULL || text == NULL)
      return;
    g_hash_table_insert (self->texts, original, text);
  }
}

/* Return the translations into a language from the folder that gettext () would look in; they are
 * empty if there are none. */
static Catalogue *
open_catalogue (const char *language)
{
  const char *folder = bindtextdomain (GETTEXT_PACKAGE, NULL);
  g_autofree char *path = g_build_filename (folder != NULL ? folder : "/", language, "LC_MESSAGES",
                                            GETTEXT_PACKAGE ".mo", NULL);
  Catalogue *self = g_new0 (Catalogue, 1);

  self->texts = g_hash_table_new (g_str_hash, g_str_equal);
  self->file = g_mapped_file_new (path, FALSE, NULL);
  if (self->file != NULL)
    read_texts (self);
  return self;
}

/* --- The language --- */

static const Catalogue *dutch; /* read once; NULL before */
static gboolean is_named;      /* a language was named */
static gboolean is_dutch;      /* and that language is Dutch; otherwise English */

const char *
sv_language_get (void)
{
  if (!is_named)
    return NULL;
  return is_dutch ? SV_LANGUAGE_DUTCH : SV_LANGUAGE_ENGLISH;
}

const char *
sv_language_use (const char *language)
{
  const char *before = sv_language_get ();

  is_named = language != NULL;
  is_dutch = g_strcmp0 (language, SV_LANGUAGE_DUTCH) == 0;
  if (is_dutch && dutch == NULL)
    dutch = open_catalogue (SV_LANGUAGE_DUTCH);
  return before;
}

/* --- The functions of gettext --- */

/* GLib asks once for the translation of "", the header of a file of translations, and translates
 * nothing at all if there is none, because the program might have none. */
static char header[] = "Content-Type: text/plain; charset=UTF-8\n";

/* gettext () returns its constant argument as a char *. */
static char *
drop_const (const char *text)
{
  const union {
    const char *constant;
    char *plain;
  } same = { .constant = text };

  return same.plain;
}

static gboolean
is_ours (const char *domain)
{
  return g_strcmp0 (domain != NULL ? domain : textdomain (NULL), GETTEXT_PACKAGE) == 0;
}

char *
dcgettext (const char *domain, const char *text, int category)
{
  static char *(*real) (const char *, const char *, int);

  if (*text == '\0')
    return header;
  if (is_named) {
    const char *found =
        is_dutch && is_ours (domain) ? g_hash_table_lookup (dutch->texts, text) : NULL;
    return drop_const (found != NULL ? found : text);
  }
  if (real == NULL)
    *(void **)&real = dlsym (RTLD_NEXT, "dcgettext");
  return real (domain, text, category);
}

/* Dutch has a singular and a plural, and uses them as English does. */
char *
dcngettext (const char *domain, const char *one, const char *more, unsigned long n, int category)
{
  static char *(*real) (const char *, const char *, const char *, unsigned long, int);

  if (is_named) {
    const char *found =
        is_dutch && is_ours (domain) ? g_hash_table_lookup (dutch->texts, one) : NULL;
    if (found == NULL)
      return drop_const (n == 1 ? one : more);
    return drop_const (n == 1 ? found : found + strlen (found) + 1);
  }
  if (real == NULL)
    *(void **)&real = dlsym (RTLD_NEXT, "dcngettext");
  return real (domain, one, more, n, category);
}

char *
dgettext (const char *domain, const char *text)
{
  return dcgettext (domain, text, LC_MESSAGES);
}

char *
gettext (const char *text)
{
  return dcgettext (NULL, text, LC_MESSAGES);
}

char *
dngettext (const char *domain, const char *one, const char *more, unsigned long n)
{
  return dcngettext (domain, one, more, n, LC_MESSAGES);
}

char *
ngettext (const char *one, const char *more, unsigned long n)
{
  return dcngettext (NULL, one, more, n, LC_MESSAGES);
}
