/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-net-pages.h"

#include "sv-cup-lines.h"
#include "sv-language.h"

#include <string.h>

#define LINES_TYPE "application/x-ndjson"

struct _SvNetPages {
  SvCupFeed *feed;       /* not owned */
  char *address;         /* or NULL */
  GHashTable *languages; /* from "nl", or "" for the program's own, to SvLivePages */
  GHashTable *files;     /* from the language, a blank and a path to SvNetFile */
};

/* --- languages --- */

/* Read one language of a list, "nl-BE;q=0.8", and how much it is wanted, 0–1. */
static double
read_language (char *text, char **language)
{
  char *weight = strchr (text, ';');
  double wanted = 1;

  if (weight != NULL) {
    *weight++ = '\0';
    g_strstrip (weight);
    wanted = g_str_has_prefix (weight, "q=") ? g_ascii_strtod (weight + 2, NULL) : 1;
  }
  *language = g_strstrip (text);
  (*language)[strcspn (*language, "-_")] = '\0';
  return wanted;
}

/* Return the language that is wanted most of those that the program speaks; "" if there is none.
 * Free with g_free (). */
static char *
choose_language (const char *accept)
{
  g_auto (GStrv) list = g_strsplit (accept != NULL ? accept : "", ",", 32);
  char *best = g_strdup ("");
  double most = 0;

  for (char **each = list; *each != NULL; each++) {
    char *language;
    const double wanted = read_language (*each, &language);
    if (!(wanted > most) || !sv_live_pages_speaks (language))
      continue;
    most = wanted;
    g_free (best);
    best = g_strdup (language);
  }
  return best;
}

/* --- pages --- */

static SvLivePages *
get_pages (SvNetPages *self, const char *language)
{
  SvLivePages *pages = g_hash_table_lookup (self->languages, language);

  if (pages == NULL) {
    pages = sv_live_pages_new (self->feed, *language != '\0' ? language : NULL);
    sv_live_pages_set_address (pages, self->address);
    g_hash_table_insert (self->languages, g_strdup (language), pages);
  }
  return pages;
}

SvLivePages *
sv_net_pages_get (SvNetPages *self, const char *accept)
{
  g_autofree char *language = choose_language (accept);

  return get_pages (self, language);
}

const char *
sv_net_pages_speak (const char *accept)
{
  g_autofree char *language = choose_language (accept);

  return sv_language_use (*language != '\0' ? language : NULL);
}

static SvNetFile *
make_lines (SvNetPages *self, char *(*make) (const SvCupDoc *doc))
{
  char *text = make (sv_cup_feed_get_doc (self->feed));
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  return sv_net_file_new (bytes, LINES_TYPE);
}

/* Return a new file, or NULL if there is none at this address. */
static SvNetFile *
make_file (SvNetPages *self, const char *path, const char *language)
{
  SvLiveFile file = { 0 };

  if (g_str_equal (path, "/fixtures"))
    return make_lines (self, sv_cup_lines_fixtures);
  if (g_str_equal (path, "/table"))
    return make_lines (self, sv_cup_lines_tables);
  if (!sv_live_pages_find (get_pages (self, language), path, &file))
    return NULL;
  return sv_net_file_new (file.bytes, file.type);
}

const SvNetFile *
sv_net_pages_find (SvNetPages *self, const char *path, const char *accept)
{
  g_autofree char *language = choose_language (accept);
  g_autofree char *key = g_strconcat (language, " ", path, NULL);
  SvNetFile *file = g_hash_table_lookup (self->files, key);

  if (file != NULL)
    return file;
  file = make_file (self, path, language);
  if (file != NULL)
    g_hash_table_insert (self->files, g_steal_pointer (&key), file);
  return file;
}

void
sv_net_pages_change (SvNetPages *self)
{
  GHashTableIter iter;
  gpointer pages;

  g_hash_table_remove_all (self->files);
  g_hash_table_iter_init (&iter, self->languages);
  while (g_hash_table_iter_next (&iter, NULL, &pages))
    sv_live_pages_change (pages);
}

void
sv_net_pages_set_address (SvNetPages *self, const char *address)
{
  GHashTableIter iter;
  gpointer pages;

  if (g_strcmp0 (address, self->address) == 0)
    return;
  g_free (self->address);
  self->address = g_strdup (address);
  g_hash_table_remove_all (self->files);
  g_hash_table_iter_init (&iter, self->languages);
  while (g_hash_table_iter_next (&iter, NULL, &pages))
    sv_live_pages_set_address (pages, address);
}

SvNetPages *
sv_net_pages_new (SvCupFeed *feed)
{
  SvNetPages *self = g_new0 (SvNetPages, 1);

  self->feed = feed;
  self->languages =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)sv_live_pages_free);
  self->files =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)sv_net_file_free);
  return self;
}

void
sv_net_pages_free (SvNetPages *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->files);
  g_hash_table_unref (self->languages);
  g_free (self->address);
  g_free (self);
}
