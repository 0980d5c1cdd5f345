/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-live-pages.h"

#include "sv-cup-html.h"
#include "sv-language.h"
#include "sv-live-picture.h"
#include "sv-live-wall.h"
#include "sv-net-resources.h"
#include "sv-qr.h"

#include <string.h>

static const char HTML[] = "text/html; charset=utf-8", CSS[] = "text/css; charset=utf-8",
                  SCRIPT[] = "text/javascript; charset=utf-8", PNG[] = "image/png",
                  SVG[] = "image/svg+xml";

/* Mark of the site in the list of bookmarks and on the tab. */
static const char icon[] =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><rect width=\"16\" "
    "height=\"16\" rx=\"3\" fill=\"#12512f\"/><circle cx=\"8\" cy=\"8\" r=\"4.5\" "
    "fill=\"#ffd84d\"/></svg>\n";

struct _SvLivePages {
  SvCupFeed *feed; /* not owned */
  char *language;
  char *address; /* that telephones type, or NULL */
  SvCupScorers *scorers;
  SvLiveShell *shell; /* of this edition, or NULL */
  SvCupSite *site;    /* the same; it uses the shell */
  GHashTable *files;  /* from path to SvLiveFile, made for this edition */
  GHashTable *fixed;  /* from path to SvLiveFile, the same in every edition */
  GHashTable *logos;  /* from path to SvLiveFile, for the teams @teams */
  GPtrArray *teams;
  GHashTable *pictures; /* from path to Picture */
};

/* The pitch of a match as it was painted last. */
typedef struct {
  char *version;
  GBytes *bytes; /* NULL if there is none */
} Picture;

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  g_free (picture->version);
  g_clear_pointer (&picture->bytes, g_bytes_unref);
  g_free (picture);
}

gboolean
sv_live_pages_speaks (const char *language)
{
  return g_strv_contains (sv_languages, language);
}

static void
file_free (gpointer data)
{
  SvLiveFile *file = data;

  g_bytes_unref (file->bytes);
  g_free (file);
}

static GHashTable *
new_files (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, file_free);
}

SvLivePages *
sv_live_pages_new (SvCupFeed *feed, const char *language)
{
  SvLivePages *self = g_new0 (SvLivePages, 1);

  self->feed = feed;
  self->language = g_strdup (language);
  self->scorers = sv_cup_scorers_new ();
  self->files = new_files ();
  self->fixed = new_files ();
  self->logos = new_files ();
  self->pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, picture_free);
  return self;
}

void
sv_live_pages_free (SvLivePages *self)
{
  if (self == NULL)
    return;
  sv_live_pages_change (self);
  sv_cup_scorers_free (self->scorers);
  g_hash_table_unref (self->files);
  g_hash_table_unref (self->fixed);
  g_hash_table_unref (self->logos);
  g_hash_table_unref (self->pictures);
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  g_free (self->language);
  g_free (self->address);
  g_free (self);
}

void
sv_live_pages_change (SvLivePages *self)
{
  g_hash_table_remove_all (self->files);
  g_clear_pointer (&self->site, sv_cup_site_free);
  g_clear_pointer (&self->shell, sv_live_shell_free);
}

/* Return whether only this machine finds something at @address. */
static gboolean
is_own (const char *address)
{
  return g_str_has_prefix (address, "http://127.") || g_str_has_prefix (address, "http://[::1]") ||
         g_str_has_prefix (address, "http://localhost");
}

void
sv_live_pages_set_address (SvLivePages *self, const char *address)
{
  g_free (self->address);
  self->address = address != NULL && !is_own (address) ? g_strdup (address) : NULL;
  sv_live_pages_change (self);
}

/* --- files --- */

/* Begin to write in the language of the pages. Return the language before, for sv_language_use ()
 * to end it. */
static const char *
begin (SvLivePages *self)
{
  const char *before = sv_language_use (self->language);

  if (self->shell != NULL)
    return before;
  self->shell = sv_live_shell_new (self->feed);
  self->site =
      sv_cup_site_new (sv_cup_feed_get_doc (self->feed), self->scorers, &self->shell->served);
  return before;
}

/* Return @text without the blanks at the beginning of lines and without lines of
 * comments: telephones read it, and slow networks carry it. */
static char *
strip (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *out = g_string_new (NULL);
  gboolean comment = FALSE;

  for (char **line = lines; *line != NULL; line++) {
    g_strstrip (*line);
    comment |= g_str_has_prefix (*line, "/*");
    if (!comment && **line != '\0')
      g_string_append_printf (out, "%s\n", *line);
    comment &= !g_str_has_suffix (*line, "*/");
  }
  return g_string_free (out, FALSE);
}

static char *
dup_resource (const char *name)
{
  g_autofree char *path = g_strconcat ("/io/github/speelveld/Speelveld/net/", name, NULL);
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (sv_net_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return strip (g_bytes_get_data (bytes, NULL));
}

/* The labels of the style sheet are those of all languages, so that it is the same for all. */
static char *
dup_style (SvLivePages *self)
{
  g_autofree char *all = sv_cup_site_style (self->site), *base = strip (all);
  g_autofree char *rules = dup_resource ("live.css");
  GString *out = g_string_new (base);

  g_string_append (out, rules);
  for (const char *const *language = sv_languages; *language != NULL; language++) {
    sv_language_use (*language);
    sv_web_style_labels (out, *language);
  }
  return g_string_free (out, FALSE);
}

/* Return the number in a path such as "/team-3.html", from 1; 0 if it is not such a path or larger
 * than @most. */
static unsigned
read_number (const char *path, const char *before, const char *after, unsigned most)
{
  char *end;

  if (!g_str_has_prefix (path, before) || !g_ascii_isdigit (path[strlen (before)]) ||
      path[strlen (before)] == '0')
    return 0;
  const guint64 n = g_ascii_strtoull (path + strlen (before), &end, 10);
  return g_str_equal (end, after) && n <= most ? (unsigned)n : 0;
}

static GBytes *
take_text (char *text)
{
  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

/* Return the pitch of the match that is being played in a fixture (from 1), painted only if it is
 * not the picture that was painted last; NULL if there is none. */
static GBytes *
make_pitch (SvLivePages *self, const char *path, unsigned fixture)
{
  const SvCupLive *live =
      fixture > 0 ? sv_cup_lives_find (sv_cup_feed_get_live (self->feed), fixture - 1) : NULL;
  g_autofree char *version = live != NULL ? sv_live_picture_version (live) : NULL;
  Picture *picture = g_hash_table_lookup (self->pictures, path);

  if (version == NULL)
    return NULL;
  if (picture == NULL || !g_str_equal (picture->version, version)) {
    picture = g_new0 (Picture, 1);
    picture->version = g_steal_pointer (&version);
    picture->bytes = sv_live_picture (live);
    g_hash_table_insert (self->pictures, g_strdup (path), picture);
  }
  return picture->bytes != NULL ? g_bytes_ref (picture->bytes) : NULL;
}

/* Return the QR code of the address as a drawing; NULL if there is none. */
static char *
dup_code (const char *address)
{
  g_autoptr (SvQr) code = address != NULL ? sv_qr_new (address) : NULL;

  if (code == NULL)
    return NULL;
  const unsigned n = sv_qr_get_size (code), side = n + 2 * SV_QR_QUIET;
  GString *out = g_string_new (NULL);
  g_string_append_printf (out,
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %u %u\">"
                          "<path fill=\"#fff\" d=\"M0 0h%uv%uh-%uz\"/><path d=\"",
                          side, side, side, side, side);
  for (unsigned y = 0; y < n; y++)
    for (unsigned x = 0; x < n; x++)
      if (sv_qr_is_black (code, x, y))
        g_string_append_printf (out, "M%u %uh1v1h-1z", x + SV_QR_QUIET, y + SV_QR_QUIET);
  g_string_append (out, "\"/></svg>\n");
  return g_string_free (out, FALSE);
}

/* Make the file at @path: return its bytes (transfer full) and *@type, or NULL if there is none. */
static GBytes *
make_file (SvLivePages *self, const char *path, const char **type)
{
  const SvCupDoc *doc = sv_cup_feed_get_doc (self->feed);
  unsigned team;

  *type = HTML;
  if (g_str_equal (path, "/index.html"))
    return take_text (sv_cup_site_index (self->site));
  if (g_str_equal (path, "/matches.html"))
    return take_text (sv_cup_site_matches (self->site));
  if ((team = read_number (path, "/team-", ".html", doc->cup->n_teams)) > 0)
    return take_text (sv_cup_site_team (self->site, team - 1));
  if (g_str_equal (path, "/wall"))
    return take_text (
        sv_live_wall (self->feed, self->shell, self->site, self->scorers, self->address));
  *type = CSS;
  if (g_str_equal (path, "/style.css"))
    return take_text (dup_style (self));
  *type = SVG;
  if (g_str_equal (path, "/address.svg"))
    return take_text (dup_code (self->address));
  *type = PNG;
  if ((team = read_number (path, "/live/", ".png", doc->cup->fixtures->len)) > 0)
    return make_pitch (self, path, team);
  return NULL;
}

static GBytes *
make_fixed (const char *path, const char **type)
{
  static const char *const resources[] = { "/live.js", "/enter.js", "/wall.js", "/enter.css",
                                           "/wall.css" };

  for (guint i = 0; i < G_N_ELEMENTS (resources); i++) {
    if (!g_str_equal (path, resources[i]))
      continue;
    *type = g_str_has_suffix (path, ".js") ? SCRIPT : CSS;
    return take_text (dup_resource (path + 1));
  }
  *type = SVG;
  return g_str_equal (path, "/icon.svg") ? g_bytes_new_static (icon, strlen (icon)) : NULL;
}

/* Return the logo at @path, or NULL if there is none. */
static GBytes *
make_logo (SvLivePages *self, const char *path)
{
  const SvCupDoc *doc = sv_cup_feed_get_doc (self->feed);
  const unsigned team = read_number (path, "/logo-", ".png", doc->cup->n_teams);

  return team > 0 ? sv_cup_html_logo (doc, team - 1) : NULL;
}

/* Forget the logos of other teams than those that there are now. */
static void
check_logos (SvLivePages *self)
{
  GPtrArray *teams = sv_cup_feed_get_doc (self->feed)->teams;

  if (self->teams == teams)
    return;
  g_hash_table_remove_all (self->logos);
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  self->teams = g_ptr_array_ref (teams);
}

static SvLiveFile *
add_file (GHashTable *files, const char *path, GBytes *bytes, const char *type)
{
  SvLiveFile *file = g_new0 (SvLiveFile, 1);

  *file = (SvLiveFile){ .type = type, .bytes = bytes };
  g_hash_table_insert (files, g_strdup (path), file);
  return file;
}

/* Return what is served at the address @path, made now if nobody has asked for it since the last
 * change; NULL if there is no such address. */
static SvLiveFile *
find_file (SvLivePages *self, const char *path)
{
  GHashTable *const tables[] = { self->fixed, self->logos, self->files };
  SvLiveFile *file = NULL;
  const char *type = PNG;
  GBytes *bytes;

  check_logos (self);
  for (guint i = 0; i < G_N_ELEMENTS (tables) && file == NULL; i++)
    file = g_hash_table_lookup (tables[i], path);
  if (file != NULL)
    return file;
  if ((bytes = make_logo (self, path)) != NULL)
    return add_file (self->logos, path, bytes, type);
  if ((bytes = make_fixed (path, &type)) != NULL) {
    file = add_file (self->fixed, path, bytes, type);
    file->immutable = TRUE;
    return file;
  }
  const char *before = begin (self);
  if ((bytes = make_file (self, path, &type)) != NULL)
    file = add_file (self->files, path, bytes, type);
  sv_language_use (before);
  return file;
}

gboolean
sv_live_pages_find (SvLivePages *self, const char *path, SvLiveFile *out)
{
  const SvLiveFile *file = find_file (self, g_str_equal (path, "/") ? "/index.html" : path);

  if (file != NULL)
    *out = *file;
  return file != NULL;
}

/* --- other pages --- */

char *
sv_live_pages_form (SvLivePages *self, const SvLiveForm *form)
{
  const char *before = begin (self);
  char *page = sv_live_form (self->feed, self->shell, form);
  sv_language_use (before);
  return page;
}

char *
sv_live_pages_code (SvLivePages *self, const char *sentence)
{
  const char *before = begin (self);
  char *page = sv_live_form_code (self->shell, sentence);
  sv_language_use (before);
  return page;
}

char *
sv_live_pages_say (SvLivePages *self, const char *sentence)
{
  SvWebPage page;
  const char *before = begin (self);

  sv_live_begin (&page, self->shell, _ ("Competition"));
  g_string_append (page.out, "<section>\n");
  sv_web_add (&page, "p", "", sentence);
  g_string_append (page.out, "</section>\n");
  char *text = sv_live_end (&page);
  sv_language_use (before);
  return text;
}
