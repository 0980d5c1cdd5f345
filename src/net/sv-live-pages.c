/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-live-pages.h"

#include "sv-cup-endings.h"
#include "sv-cup-html.h"
#include "sv-cup-words.h"
#include "sv-folder.h"
#include "sv-web-page.h"

struct _SvLivePages {
  SvCupFeed *feed; /* not owned */
  char *language;
  GPtrArray *files; /* array of SvFolderFile; NULL if they are to be made */
};

gboolean
sv_live_pages_speaks (const char *language)
{
  return g_str_equal (language, "en") || g_str_equal (language, "nl");
}

SvLivePages *
sv_live_pages_new (SvCupFeed *feed, const char *language)
{
  SvLivePages *self = g_new0 (SvLivePages, 1);

  self->feed = feed;
  self->language = g_strdup (language);
  return self;
}

void
sv_live_pages_free (SvLivePages *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_free (self->language);
  g_free (self);
}

void
sv_live_pages_change (SvLivePages *self)
{
  g_clear_pointer (&self->files, g_ptr_array_unref);
}

gboolean
sv_live_pages_find (SvLivePages *self, const char *path, SvLiveFile *out)
{
  const char *name = g_str_equal (path, "/") ? "index.html" : path + 1;

  if (self->files == NULL)
    self->files = sv_cup_html_site (sv_cup_feed_get_doc (self->feed));
  for (guint i = 0; i < self->files->len; i++) {
    const SvFolderFile *file = self->files->pdata[i];
    if (!g_str_equal (file->name, name))
      continue;
    *out = (SvLiveFile){ .bytes = file->bytes,
                         .type = g_str_has_suffix (name, ".css") ? "text/css; charset=utf-8"
                                                                 : "text/html; charset=utf-8" };
    return TRUE;
  }
  return FALSE;
}

/* --- forms --- */

static void
begin (SvLivePages *self, SvWebPage *page, const char *title)
{
  *page = (SvWebPage){ .out = g_string_new (NULL) };
  sv_web_begin (page, title, sv_cup_site_mark);
  sv_web_add (page, "h1", "", title);
}

char *
sv_live_pages_form (SvLivePages *self, const SvLiveForm *form)
{
  const SvCupDoc *doc = sv_cup_feed_get_doc (self->feed);
  g_autofree char *title = sv_cup_words_title (doc);
  SvWebPage page;

  begin (self, &page, title);
  if (form->sentence != NULL)
    sv_web_add (&page, "p", "", form->sentence);
  g_string_append_printf (page.out, "<form method=\"post\" action=\"%s\">\n", form->action);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    g_autofree char *sides = sv_cup_words_sides (doc, i);
    if (sv_cup_fixture (doc->cup, i)->board != form->board)
      continue;
    g_string_append_printf (page.out,
                            "<p><label><input type=\"radio\" name=\"fixture\" value=\"%u\"> ", i);
    sv_web_add_words (page.out, sides);
    g_string_append (page.out, "</label></p>\n");
  }
  g_string_append (page.out, "<p><input name=\"home\"> – <input name=\"away\"> "
                             "<input type=\"submit\"></p>\n</form>\n");
  return sv_web_end (&page);
}

char *
sv_live_pages_code (SvLivePages *self, const char *sentence)
{
  SvWebPage page;

  begin (self, &page, "Speelveld");
  if (sentence != NULL)
    sv_web_add (&page, "p", "", sentence);
  g_string_append (page.out, "<form method=\"post\" action=\"/enter\"><p><input name=\"code\"> "
                             "<input type=\"submit\"></p></form>\n");
  return sv_web_end (&page);
}

char *
sv_live_pages_say (SvLivePages *self, const char *sentence)
{
  SvWebPage page;

  begin (self, &page, "Speelveld");
  sv_web_add (&page, "p", "", sentence);
  return sv_web_end (&page);
}
