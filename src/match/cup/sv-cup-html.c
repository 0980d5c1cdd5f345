/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-html.h"

#include "sv-cup-missing.h"
#include "sv-cup-now.h"
#include "sv-cup-places.h"
#include "sv-cup-scorers.h"
#include "sv-cup-tables.h"
#include "sv-cup-team-words.h"
#include "sv-cup-words.h"
#include "sv-folder.h"
#include "sv-pictures.h"
#include "sv-sentence.h"
#include "sv-web-page.h"

static const char INDEX[] = "index.html";
static const unsigned N_FORM = 5; /* number of results that are listed as recent */
enum { LOGO_SIDE = 96 };          /* pixels */

const char sv_cup_site_mark[] = "Speelveld, a folder of a competition";

/* --- the page of the competition --- */

/* Write a match of the bracket, and nested in it the matches that its teams come from. */
static void
write_branch (GString *out, const SvCupDoc *doc, const SvCupBracket *bracket, unsigned i)
{
  const SvCupSpot *spot = &bracket->spots[i];
  g_autofree char *words = sv_cup_tables_match (doc, bracket, i);
  const gboolean leaf =
      spot->third || (spot->from[0] == SV_CUP_ENTERS && spot->from[1] == SV_CUP_ENTERS);

  g_string_append (out, "<li>");
  sv_web_add_words (out, words);
  if (!leaf) {
    g_string_append (out, "\n<ul>\n");
    for (unsigned side = 0; side < 2; side++) {
      if (spot->from[side] != SV_CUP_ENTERS)
        write_branch (out, doc, bracket, (unsigned)spot->from[side]);
    }
    g_string_append (out, "</ul>\n");
  }
  g_string_append (out, "</li>\n");
}

static void
write_bracket (SvWebPage *page, const SvCupDoc *doc)
{
  GString *out = page->out;
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);

  if (bracket->final < 0)
    return;
  g_string_append (out, "<section>\n");
  sv_web_add (page, "h2", "", _ ("Way to the Final"));
  g_string_append (out, "<ul>\n");
  write_branch (out, doc, bracket, (unsigned)bracket->final);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    if (sv_cup_is_for_third (sv_cup_fixture (doc->cup, i)))
      write_branch (out, doc, bracket, i);
  }
  g_string_append (out, "</ul>\n</section>\n");
}

/* --- what people look for first --- */

/* Write who has won, and the first three teams; nothing while that is not known. */
static void
write_winner (SvWebPage *page, const SvCupDoc *doc)
{
  g_autoptr (GArray) places = sv_cup_places_list (doc);
  g_autofree char *title = sv_cup_places_title (doc);

  if (title == NULL)
    return;
  g_string_append (page->out, "<section>\n");
  sv_web_add (page, "h2", "", title);
  g_string_append (page->out, "<ol class=\"places\">\n");
  for (guint i = 0; i < places->len; i++) {
    const SvCupLine *line = &g_array_index (places, SvCupLine, i);
    g_autofree char *name = sv_cup_words_team (doc, line->team);
    g_string_append_printf (page->out, "<li%s>%u ", line->rank == 1 ? " class=\"first\"" : "",
                            line->rank);
    sv_web_add_kit (page, name);
    sv_web_add_words (page->out, name);
    g_string_append (page->out, "</li>\n");
  }
  g_string_append (page->out, "</ol>\n</section>\n");
}

static void
write_slot (SvWebPage *page, const SvCupDoc *doc, SvCupSlot slot, const char *heading)
{
  sv_web_add_table (page, heading, sv_cup_tables_slot (doc, slot, heading));
}

/* Write the matches that are on, and those that come next; nothing when all is played. */
static void
write_now (SvWebPage *page, const SvCupDoc *doc)
{
  const SvCupSlot now = sv_cup_slot_now (doc), next = sv_cup_slot_next (doc);
  g_autofree char *this_slot = sv_cup_words_slot (doc, now);
  g_autofree char *next_slot = sv_cup_words_slot (doc, next);
  g_autofree char *on = sv_sentence (_ ("Now: %s"), this_slot);
  g_autofree char *then = sv_sentence (_ ("Next: %s"), next_slot);

  if (now.round > 0)
    write_slot (page, doc, now, on);
  if (next.round > 0)
    write_slot (page, doc, next, then);
}

/* Write links to the pages of the teams. */
static void
write_teams (SvWebPage *page, const SvCupDoc *doc, char **files)
{
  g_string_append (page->out, "<nav>\n");
  sv_web_add (page, "h2", "", _ ("Teams"));
  g_string_append (page->out, "<ul>\n");
  for (unsigned team = 0; team < doc->cup->n_teams; team++) {
    g_autofree char *name = sv_cup_words_team (doc, team);
    g_string_append (page->out, "<li>");
    sv_web_add_kit (page, name);
    sv_web_add_link (page, files[team], name);
    g_string_append (page->out, "</li>\n");
  }
  g_string_append (page->out, "</ul>\n</nav>\n");
}

static void
write_footer (SvWebPage *page, const SvCupDoc *doc)
{
  g_string_append (page->out, "</main>\n<footer>\n");
  sv_web_add_time (page);
  sv_web_add (page, "p", "", _ (doc->game->credit));
  g_string_append (page->out, "</footer>\n");
}

/* Return the page of the competition. @files are the file names of the team pages; NULL for a
 * page that stands alone. */
static char *
write_all (
    const SvCupDoc *doc, SvCupScorers *scorers, GHashTable *links, GHashTable *kits, char **files)
{
  SvWebPage page = { .out = g_string_new (NULL), .links = links, .kits = kits };
  g_autofree char *title = sv_cup_words_title (doc);
  g_autoptr (GPtrArray) missing = sv_cup_tables_missing (doc);

  sv_web_begin (&page, title, files != NULL ? sv_cup_site_mark : NULL);
  g_string_append (page.out, "<header>\n");
  sv_web_add (&page, "h1", "", title);
  sv_web_add (&page, "p", "", _ (doc->game->title));
  g_string_append (page.out, "</header>\n<main>\n");
  write_winner (&page, doc);
  write_now (&page, doc);
  sv_web_add_tables (&page, _ ("Standings"), sv_cup_tables_standings (doc));
  write_bracket (&page, doc);
  sv_web_add_table (&page, _ ("Scorers"), sv_cup_scorers_table (scorers, doc, -1));
  sv_web_add_list (&page, _ ("Who Misses the Next Match"), missing);
  sv_web_add_tables (&page, _ ("Matches"), sv_cup_tables_rounds (doc));
  if (files != NULL)
    write_teams (&page, doc, files);
  write_footer (&page, doc);
  return sv_web_end (&page);
}

static cairo_status_t
append_cb (void *out, const unsigned char *data, unsigned length)
{
  g_byte_array_append (out, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Return the logo as a data: URL of a small PNG picture; NULL if there is none. */
static char *
dup_logo (SvPictures *pictures, const char *logo)
{
  cairo_surface_t *picture = logo != NULL ? sv_pictures_get (pictures, logo) : NULL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  if (picture == NULL ||
      cairo_surface_write_to_png_stream (picture, append_cb, bytes) != CAIRO_STATUS_SUCCESS)
    return NULL;
  g_autofree char *text = g_base64_encode (bytes->data, bytes->len);
  return g_strconcat ("data:image/png;base64,", text, NULL);
}

/* Return the marks of all teams that have a logo or colours. */
static GHashTable *
list_kits (const SvCupDoc *doc)
{
  GHashTable *kits = sv_web_kits_new ();
  g_autoptr (SvPictures) pictures = sv_pictures_new (LOGO_SIDE, NULL, NULL);

  for (unsigned team = 0; team < doc->cup->n_teams; team++) {
    const SvTeamDoc *found = doc->teams->pdata[team];
    g_autofree char *name = sv_cup_words_team (doc, team);
    g_autofree char *logo = dup_logo (pictures, found->logo);
    sv_web_kits_add (kits, name, found->colours, logo);
  }
  return kits;
}

char *
sv_cup_html_write (const SvCupDoc *doc)
{
  g_autoptr (SvCupScorers) scorers = sv_cup_scorers_new ();
  g_autoptr (GHashTable) kits = list_kits (doc);

  return write_all (doc, scorers, NULL, kits, NULL);
}

/* --- the page of a team --- */

static void
write_form (SvWebPage *page, const SvCupDoc *doc, const GArray *outings)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = outings->len > N_FORM ? outings->len - N_FORM : 0; i < outings->len; i++)
    g_ptr_array_add (lines, sv_cup_words_outing (doc, &g_array_index (outings, SvCupOuting, i)));
  sv_web_add_list (page, _ ("Last Results"), lines);
}

/* Write the team's name and rank, and a link to the page of the competition. */
static void
write_team_header (SvWebPage *page, const SvCupDoc *doc, const char *name, unsigned team)
{
  g_autofree char *cup = sv_cup_words_title (doc);
  g_autofree char *standing = sv_cup_words_standing (doc->cup, team);

  g_string_append (page->out, "<header>\n<nav>");
  sv_web_add_link (page, INDEX, cup);
  g_string_append (page->out, "</nav>\n");
  g_string_append (page->out, "<h1>");
  sv_web_add_kit (page, name);
  sv_web_add_words (page->out, name);
  g_string_append (page->out, "</h1>\n");
  if (*standing != '\0')
    sv_web_add (page, "p", "", standing);
  g_string_append (page->out, "</header>\n<main>\n");
}

static char *
write_team (const SvCupDoc *doc,
            SvCupScorers *scorers,
            GHashTable *links,
            GHashTable *kits,
            const char *file,
            unsigned team)
{
  SvWebPage page = { .out = g_string_new (NULL), .links = links, .here = file, .kits = kits };
  g_autoptr (GArray) outings = sv_cup_outings (doc, team);
  g_autoptr (GPtrArray) missing = sv_cup_missing_sentences (doc, team);
  g_autofree char *name = sv_cup_words_team (doc, team);
  g_autofree char *cup = sv_cup_words_title (doc);
  /* Translators: the title of a web page: a team and its competition. */
  g_autofree char *title = sv_sentence (_ ("%1$s – %2$s"), name, cup);
  g_autofree char *sum = sv_cup_words_sum (doc->cup, outings);

  sv_web_begin (&page, title, sv_cup_site_mark);
  write_team_header (&page, doc, name, team);
  if (outings->len > 0)
    sv_web_add (&page, "p", "", sum);
  write_form (&page, doc, outings);
  sv_web_add_table (&page, _ ("Matches"), sv_cup_tables_matches (doc, 0, (int)team));
  sv_web_add_table (&page, _ ("Scorers"), sv_cup_scorers_table (scorers, doc, (int)team));
  sv_web_add_list (&page, _ ("Who Misses the Next Match"), missing);
  write_footer (&page, doc);
  return sv_web_end (&page);
}

/* --- the folder --- */

/* Name the files by number, so that the address of a page stays when its team is renamed. */
static char **
name_files (const SvCup *cup)
{
  char **files = g_new0 (char *, cup->n_teams + 1);

  for (unsigned team = 0; team < cup->n_teams; team++)
    files[team] = g_strdup_printf ("team-%u.html", team + 1);
  return files;
}

/* Return a table from team names to file names. If two teams have the same name, that name gets
 * no link. */
static GHashTable *
map_links (const SvCupDoc *doc, char **files)
{
  GHashTable *links = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (unsigned team = 0; team < doc->cup->n_teams; team++) {
    char *name = sv_cup_words_team (doc, team);
    char *file = g_hash_table_contains (links, name) ? NULL : files[team];
    g_hash_table_insert (links, name, file);
  }
  return links;
}

GPtrArray *
sv_cup_html_site (const SvCupDoc *doc)
{
  GPtrArray *site = sv_folder_new ();
  g_autoptr (SvCupScorers) scorers = sv_cup_scorers_new ();
  g_auto (GStrv) files = name_files (doc->cup);
  g_autoptr (GHashTable) links = map_links (doc, files), kits = list_kits (doc);
  g_autofree char *style = sv_web_style (kits);

  sv_folder_add (site, SV_WEB_STYLE_FILE,
                 g_strdup_printf ("/* %s */\n%s", sv_cup_site_mark, style));
  for (unsigned team = 0; team < doc->cup->n_teams; team++)
    sv_folder_add (site, files[team], write_team (doc, scorers, links, kits, files[team], team));
  sv_folder_add (site, INDEX, write_all (doc, scorers, links, kits, files));
  return site;
}
