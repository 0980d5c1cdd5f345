/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "sv-library.h"

#include "sv-json.h"
#include "sv-store-resources.h"

#include <errno.h>
#include <gio/gio.h>
#include <string.h>

#define RESOURCES "/io/github/speelveld/Speelveld/library"

/* The names of the built-in variants, for the translators; the documents hold them in English. */
G_GNUC_UNUSED static const char *const names[] = {
  N_ ("Standard"),
  N_ ("15 minutes without a break"),
  N_ ("Youth"),
  N_ ("Golden goal"),
  N_ ("Change zones every two goals"),
  N_ ("Shots from everywhere"),
  N_ ("Choose your defender"),
};

void
sv_library_item_free (SvLibraryItem *self)
{
  if (!self)
    return;
  g_free (self->path);
  sv_team_doc_free (self->team);
  sv_variant_doc_free (self->variant);
  g_free (self);
}

/* A relative XDG_DATA_HOME means nothing, says its specification. */
static char *
data_home (void)
{
  const char *folder = g_get_user_data_dir ();
  return g_path_is_absolute (folder)
             ? g_strdup (folder)
             : g_build_filename (g_get_home_dir (), ".local", "share", NULL);
}

static char *
own_folder (const char *name)
{
  g_autofree char *home = data_home ();
  char *folder = g_build_filename (home, "speelveld", name, NULL);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    g_info ("%s: %s", folder, g_strerror (errno)); /* told when something is saved there */
  return folder;
}

char *
sv_library_folder (void)
{
  return own_folder (NULL);
}

char *
sv_library_journal_folder (void)
{
  return own_folder ("journal");
}

static const char *
folder_name (SvDocumentKind kind)
{
  return kind == SV_DOCUMENT_TEAM ? "teams" : "variants";
}

char *
sv_library_kind_folder (SvDocumentKind kind)
{
  g_return_val_if_fail (kind == SV_DOCUMENT_TEAM || kind == SV_DOCUMENT_VARIANT, NULL);

  return own_folder (folder_name (kind));
}

const char *
sv_library_suffix (SvDocumentKind kind)
{
  g_return_val_if_fail (kind == SV_DOCUMENT_TEAM || kind == SV_DOCUMENT_VARIANT, "");

  return kind == SV_DOCUMENT_TEAM ? ".svteam" : ".svvariant";
}

/* ---------------------------------------------------------------- reading one item */

/* The item, or NULL if it is for another game or damaged. */
static SvLibraryItem *
read_item (const SvGame *game, SvDocumentKind kind, GBytes *bytes, GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (SvTeamDoc) team = NULL;
  g_autoptr (SvVariantDoc) variant = NULL;

  if (kind == SV_DOCUMENT_TEAM)
    team = sv_team_doc_read (text, length, error);
  else
    variant = sv_variant_doc_read (text, length, error);
  if (!(team && team->game == game) && !(variant && variant->game == game))
    return NULL;

  SvLibraryItem *item = g_new0 (SvLibraryItem, 1);
  item->team = g_steal_pointer (&team);
  item->variant = g_steal_pointer (&variant);
  return item;
}

/* ---------------------------------------------------------------- built-in items */

static int
compare_text (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static void
add_built_in (GPtrArray *items, const SvGame *game, SvDocumentKind kind)
{
  GResource *resource = sv_store_get_resource ();
  g_autofree char *parent = g_strconcat (RESOURCES "/", folder_name (kind), "/", NULL);
  g_auto (GStrv) children =
      g_resource_enumerate_children (resource, parent, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (!children)
    return;

  /* The order of their file names: the standard game first. */
  qsort (children, g_strv_length (children), sizeof *children, compare_text);
  for (gsize i = 0; children[i]; i++) {
    g_autofree char *path = g_strconcat (parent, children[i], NULL);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes =
        g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
    SvLibraryItem *item = bytes ? read_item (game, kind, bytes, &error) : NULL;
    if (error)
      g_error ("%s: %s", path, error->message); /* a mistake in the program itself */
    if (!item)
      continue;
    if (item->variant) {
      char *name = g_strdup (_ (item->variant->name));
      g_free (item->variant->name);
      item->variant->name = name;
    }
    g_ptr_array_add (items, item);
  }
}

/* ---------------------------------------------------------------- the user's items */

static int
compare_items (gconstpointer a, gconstpointer b)
{
  const SvLibraryItem *x = *(SvLibraryItem *const *)a, *y = *(SvLibraryItem *const *)b;
  const int order = g_utf8_collate (sv_library_item_get_name (x), sv_library_item_get_name (y));
  return order ? order : strcmp (x->path, y->path);
}

static void
add_fault (GPtrArray **faults, const char *path, const GError *error)
{
  if (!faults)
    return;
  g_autofree char *name = g_filename_display_basename (path);
  g_ptr_array_add (*faults, g_strdup_printf ("%s: %s", name, error->message));
}

GPtrArray *
sv_library_paths (SvDocumentKind kind)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = sv_library_kind_folder (kind);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir && (file = g_dir_read_name (dir))) {
    if (file[0] != '.' && g_str_has_suffix (file, sv_library_suffix (kind)))
      g_ptr_array_add (paths, g_build_filename (folder, file, NULL));
  }
  return paths;
}

static GPtrArray *
own_items (const SvGame *game, SvDocumentKind kind, GPtrArray **faults)
{
  GPtrArray *items = g_ptr_array_new ();
  g_autoptr (GPtrArray) paths = sv_library_paths (kind);

  for (guint i = 0; i < paths->len; i++) {
    const char *path = g_ptr_array_index (paths, i);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = sv_json_load_file (path, &error);
    SvLibraryItem *item = bytes ? read_item (game, kind, bytes, &error) : NULL;
    if (error)
      add_fault (faults, path, error);
    if (item) {
      item->path = g_strdup (path);
      g_ptr_array_add (items, item);
    }
  }
  g_ptr_array_sort (items, compare_items);
  return items;
}

GPtrArray *
sv_library_built_in (const SvGame *game, SvDocumentKind kind)
{
  g_return_val_if_fail (game != NULL, NULL);

  GPtrArray *items = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_library_item_free);
  add_built_in (items, game, kind);
  return items;
}

static GPtrArray *
list_items (const SvGame *game, SvDocumentKind kind, GPtrArray **faults)
{
  if (faults)
    *faults = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *items = sv_library_built_in (game, kind);
  g_ptr_array_extend_and_steal (items, own_items (game, kind, faults));
  return items;
}

GPtrArray *
sv_library_teams (const SvGame *game, GPtrArray **faults)
{
  g_return_val_if_fail (game != NULL, NULL);

  return list_items (game, SV_DOCUMENT_TEAM, faults);
}

GPtrArray *
sv_library_variants (const SvGame *game, GPtrArray **faults)
{
  g_return_val_if_fail (game != NULL, NULL);

  return list_items (game, SV_DOCUMENT_VARIANT, faults);
}
