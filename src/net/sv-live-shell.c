/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-live-shell.h"

#include "sv-cup-html.h"
#include "sv-cup-id.h"
#include "sv-live-picture.h"
#include "sv-live-state.h"
#include "sv-markup.h"

#include <inttypes.h>

/* Texts of the script, as attributes of its element. Words in braces are replaced there. */
static const struct {
  const char *name, *text;
} words[] = {
  { "data-lost", N_ ("No connection. These are the last news, of {time}.") },
  { "data-mine", N_ ("My team") },
  { "data-follow", N_ ("This is my team") },
  { "data-unfollow", N_ ("My team ✓") },
  { "data-sending", N_ ("Sending…") },
  { "data-taken", N_ ("On the list: {score}.") },
  { "data-waiting",
    N_ ("Not on the list yet: waiting for the organiser. This telephone asks again by itself.") },
  { "data-unsent",
    N_ ("Not sent yet: there is no connection. This telephone keeps what you typed and tries again "
        "by itself.") },
  { "data-unsaved",
    N_ ("Not on the list yet: the computer cannot save it now. This telephone tries again by "
        "itself.") },
  { "data-more", N_ ("{team}: one more") },
  { "data-less", N_ ("{team}: one less") },
};

/* Seconds after which a page without scripts reloads. */
enum { RELOAD = 20 };

void
sv_live_add_attribute (GString *out, const char *name, const char *value)
{
  g_string_append_printf (out, " %s=\"", name);
  sv_markup_html (out, value);
  g_string_append_c (out, '"');
}

/* Return the head of a page; @reloads: it reloads by itself where no script runs, which would lose
 * what is typed into a form. */
static char *
dup_head (const SvCupDoc *doc, gboolean reloads)
{
  GString *out = g_string_new ("<meta name=\"color-scheme\" content=\"light dark\"/>\n"
                               "<link rel=\"icon\" href=\"/icon.svg\"/>\n"
                               "<script src=\"/live.js\" defer=\"defer\"");
  g_autofree char *mark = sv_cup_doc_dup_mark (doc);

  sv_live_add_attribute (out, "data-cup", mark);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    sv_live_add_attribute (out, words[i].name, _ (words[i].text));
  g_string_append (out, "></script>\n");
  if (reloads)
    g_string_append_printf (
        out, "<noscript><meta http-equiv=\"refresh\" content=\"%d\"/></noscript>\n", RELOAD);
  return g_string_free (out, FALSE);
}

/* Return @head with the style sheet and the script of one kind of page. */
static char *
dup_more (const char *head, const char *name)
{
  return g_strdup_printf ("%s<link rel=\"stylesheet\" href=\"/%s.css\"/>\n"
                          "<script src=\"/%s.js\" defer=\"defer\"></script>\n",
                          head, name, name);
}

/* Return how the matches stand that are being played: array of SvWebLive. */
static GArray *
list_lives (SvCupFeed *feed)
{
  const GPtrArray *all = sv_cup_feed_get_live (feed);
  GArray *lives = g_array_new (FALSE, FALSE, sizeof (SvWebLive));

  for (guint i = 0; i < all->len; i++) {
    const SvCupLive *live = all->pdata[i];
    if (live->fixture >= sv_cup_feed_get_doc (feed)->cup->fixtures->len)
      continue;
    g_autofree char *version = sv_live_picture_version (live);
    const SvWebLive shown = {
      .match = live->fixture,
      .score = g_strdup_printf (_ ("%u–%u"), (unsigned)live->score[0], (unsigned)live->score[1]),
      .words = sv_live_state_words (&live->state, sv_cup_feed_get_doc (feed), live->fixture),
      .left = sv_cup_live_get_left (live),
      .running = live->running,
      .picture =
          version != NULL ? g_strdup_printf ("/live/%u.png?%s", live->fixture + 1, version) : NULL,
    };
    g_array_append_val (lives, shown);
  }
  return lives;
}

static void
clear_live (gpointer data)
{
  SvWebLive *live = data;

  g_free (live->score);
  g_free (live->words);
  g_free (live->picture);
}

SvLiveShell *
sv_live_shell_new (SvCupFeed *feed)
{
  SvLiveShell *self = g_new0 (SvLiveShell, 1);

  g_autofree char *calm = dup_head (sv_cup_feed_get_doc (feed), FALSE);

  self->head = dup_head (sv_cup_feed_get_doc (feed), TRUE);
  self->attributes = g_strdup_printf (" data-edition=\"%" PRId64 "\" data-time=\"%" PRId64 "\"",
                                      sv_cup_feed_get_edition (feed), g_get_real_time () / 1000);
  self->foot = g_strdup ("<p id=\"news\" class=\"said\" role=\"status\" aria-live=\"polite\"></p>\n"
                         "<p id=\"lost\" role=\"alert\" hidden=\"hidden\"></p>\n");
  self->lives = list_lives (feed);
  g_array_set_clear_func (self->lives, clear_live);
  self->served = (SvWebServed){
    .head = self->head, .attributes = self->attributes, .foot = self->foot, .lives = self->lives
  };
  self->form = self->wall = self->served;
  self->form.head = self->form_head = dup_more (calm, "enter");
  self->wall.head = self->wall_head = dup_more (self->head, "wall");
  return self;
}

void
sv_live_shell_free (SvLiveShell *self)
{
  if (self == NULL)
    return;
  g_free (self->head);
  g_free (self->form_head);
  g_free (self->wall_head);
  g_free (self->attributes);
  g_free (self->foot);
  g_array_unref (self->lives);
  g_free (self);
}

void
sv_live_begin (SvWebPage *page, const SvLiveShell *shell, const char *title)
{
  *page = (SvWebPage){ .out = g_string_new (NULL), .served = &shell->form };
  sv_web_begin (page, title, sv_cup_site_mark);
  g_string_append (page->out, "<header>\n<nav>");
  sv_web_add_link (page, "/", _ ("To the competition"));
  g_string_append (page->out, "</nav>\n");
  sv_web_add (page, "h1", "", title);
  g_string_append (page->out, "</header>\n");
  sv_web_begin_main (page);
}

char *
sv_live_end (SvWebPage *page)
{
  g_string_append (page->out, "</main>\n");
  return sv_web_end (page);
}
