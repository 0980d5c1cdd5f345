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

static const char INDEX[] = "index.html", MATCHES[] = "matches.html";
static const unsigned N_FORM = 5; /* number of results that are listed as recent */
enum {
  LOGO_SIDE = 96, /* pixels */
  MANY = 60       /* matches on the first page that a server shows */
};

struct _SvCupSite {
  const SvCupDoc *doc;
  SvCupScorers *scorers;
  const SvWebServed *served; /* NULL for files */
  char **files; /* file names of the pages of teams; NULL for a page that stands alone */
  GHashTable *kits;
};

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

/* --- the bracket of a served page, in columns --- */

static const SvWebLive *
find_live (const SvWebPage *page, unsigned i)
{
  const GArray *lives = page->served->lives;

  for (guint k = 0; lives != NULL && k < lives->len; k++) {
    const SvWebLive *live = &g_array_index (lives, SvWebLive, k);
    if (live->match == i)
      return live;
  }
  return NULL;
}

/* Write a side of a match of the bracket with its goals. */
static void
write_side (SvWebPage *page, const SvCupDoc *doc, unsigned i, unsigned side)
{
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  const int team = doc->meetings[i].teams[side];
  const gboolean won = team >= 0 && doc->meetings[i].winner == team;
  const char *file = page->files != NULL && team >= 0 ? page->files[team] : NULL;
  g_autofree char *name = sv_cup_words_side (doc, i, side);

  g_string_append_printf (page->out, "<span class=\"side%s\"><span>",
                          won        ? " won"
                          : team < 0 ? " open"
                                     : "");
  sv_web_add_kit (page, team);
  if (file != NULL)
    sv_web_add_link (page, file, name);
  else
    sv_web_add_words (page->out, name);
  g_string_append (page->out, "</span>");
  if (fixture->result.played)
    g_string_append_printf (page->out, " <b>%u</b>", fixture->result.score[side]);
  g_string_append (page->out, "</span>");
}

static void
write_spot (SvWebPage *page, const SvCupDoc *doc, unsigned i)
{
  const SvWebLive *live = find_live (page, i);
  g_autofree char *place = g_strdup_printf (_ ("Match %u"), i + 1);
  g_autofree char *note = sv_cup_words_note (doc, i);

  g_string_append (page->out, live != NULL ? "<li class=\"live\">" : "<li>");
  for (unsigned side = 0; side < 2; side++)
    write_side (page, doc, i, side);
  g_string_append (page->out, "<small>");
  sv_web_add_words (page->out, place);
  if (live != NULL)
    g_string_append_printf (page->out, " · <b>%s</b>", live->score);
  if (*note != '\0') {
    g_string_append (page->out, " · ");
    sv_web_add_words (page->out, note);
  }
  g_string_append (page->out, "</small></li>\n");
}

static int
compare_spots (gconstpointer a, gconstpointer b, gpointer data)
{
  const SvCupBracket *bracket = data;
  const double y = bracket->spots[*(const unsigned *)a].y,
               other = bracket->spots[*(const unsigned *)b].y;

  return (y > other) - (y < other);
}

/* Return the matches in a column of the bracket from top to bottom: array of unsigned. */
static GArray *
list_column (const SvCupDoc *doc, SvCupBracket *bracket, unsigned column)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (unsigned));

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupSpot *spot = &bracket->spots[i];
    if (spot->drawn && !spot->third && spot->column == column)
      g_array_append_val (list, i);
  }
  g_array_sort_with_data (list, compare_spots, bracket);
  return list;
}

/* Write matches under a heading. */
static void
write_round (SvWebPage *page, const SvCupDoc *doc, const GArray *list, const char *heading)
{
  g_string_append (page->out, "<div>\n");
  sv_web_add (page, "h3", "", heading);
  g_string_append (page->out, "<ol>\n");
  for (guint k = 0; k < list->len; k++)
    write_spot (page, doc, g_array_index (list, unsigned, k));
  g_string_append (page->out, "</ol>\n");
}

void
sv_cup_html_add_bracket (SvWebPage *page, const SvCupDoc *doc, SvCupBracket *bracket, unsigned from)
{
  g_string_append (page->out, "<div class=\"bracket\">\n");
  for (unsigned column = from; column < bracket->n_columns; column++) {
    g_autoptr (GArray) list = list_column (doc, bracket, column);
    const unsigned round =
        list->len > 0 ? sv_cup_fixture (doc->cup, g_array_index (list, unsigned, 0))->round : 0;
    g_autofree char *heading = sv_cup_words_stage (bracket->n_columns - 1 - column, round);
    write_round (page, doc, list, heading);
    g_string_append (page->out, "</div>\n");
  }
  g_string_append (page->out, "</div>\n");
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    if (!bracket->spots[i].third)
      continue;
    g_string_append (page->out, "<div class=\"third\">\n");
    sv_web_add (page, "h3", "", _ ("For third place"));
    g_string_append (page->out, "<ol>\n");
    write_spot (page, doc, i);
    g_string_append (page->out, "</ol>\n</div>\n");
  }
}

static void
write_bracket (SvWebPage *page, const SvCupDoc *doc)
{
  GString *out = page->out;
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);

  if (bracket->final < 0)
    return;
  page->section = "bracket";
  sv_web_begin_section (page, _ ("Way to the Final"));
  sv_web_add (page, "h2", "", _ ("Way to the Final"));
  if (page->served != NULL) {
    sv_cup_html_add_bracket (page, doc, bracket, 0);
    g_string_append (out, "</section>\n");
    return;
  }
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
  sv_web_begin_section (page, title);
  sv_web_add (page, "h2", "", title);
  g_string_append (page->out, "<ol class=\"places\">\n");
  for (guint i = 0; i < places->len; i++) {
    const SvCupLine *line = &g_array_index (places, SvCupLine, i);
    g_autofree char *name = sv_cup_words_team (doc, line->team);
    g_string_append_printf (page->out, "<li%s>%u ", line->rank == 1 ? " class=\"first\"" : "",
                            line->rank);
    sv_web_add_kit (page, (int)line->team);
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

/* Write the pitches of the matches that are being played, of those of a team (-1: of all), with the
 * score below. */
static void
write_pitches (SvWebPage *page, const SvCupDoc *doc, int team)
{
  const GArray *lives = page->served != NULL ? page->served->lives : NULL;

  for (guint k = 0; lives != NULL && k < lives->len; k++) {
    const SvWebLive *live = &g_array_index (lives, SvWebLive, k);
    const int *teams = doc->meetings[live->match].teams;
    if (live->picture == NULL || (team >= 0 && teams[0] != team && teams[1] != team))
      continue;
    g_autofree char *home = sv_cup_words_side (doc, live->match, 0);
    g_autofree char *away = sv_cup_words_side (doc, live->match, 1);
    g_autofree char *caption = sv_sentence ("%s  %s  %s", home, live->score, away);
    g_string_append_printf (page->out,
                            "<section class=\"pitch\" id=\"pitch-%u\">\n<figure>"
                            "<img src=\"%s\" alt=\"\"/><figcaption>",
                            live->match + 1, live->picture);
    sv_web_add_words (page->out, caption);
    g_string_append (page->out, "</figcaption></figure>\n</section>\n");
  }
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

  page->section = "now";
  if (now.round > 0)
    write_slot (page, doc, now, on);
  write_pitches (page, doc, -1);
  page->section = "next";
  if (next.round > 0)
    write_slot (page, doc, next, then);
}

/* Write links to the pages of the teams. */
static void
write_teams (SvWebPage *page, const SvCupSite *self)
{
  if (page->contents != NULL) {
    g_string_append (page->contents, "<a href=\"#teams\">");
    sv_web_add_words (page->contents, _ ("Teams"));
    g_string_append (page->contents, "</a>\n");
  }
  g_string_append (page->out, page->contents != NULL ? "<nav id=\"teams\">\n" : "<nav>\n");
  sv_web_add (page, "h2", "", _ ("Teams"));
  g_string_append (page->out, "<ul>\n");
  for (unsigned team = 0; team < self->doc->cup->n_teams; team++) {
    g_autofree char *name = sv_cup_words_team (self->doc, team);
    g_string_append (page->out, "<li>");
    sv_web_add_kit (page, (int)team);
    sv_web_add_link (page, self->files[team], name);
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

SvWebPage
sv_cup_site_begin (const SvCupSite *self)
{
  return (SvWebPage){ .out = g_string_new (NULL),
                      .files = self->files,
                      .meetings = self->doc->meetings,
                      .kits = self->kits,
                      .served = self->served };
}

/* Return whether there are so many matches that a server shows them on a page of their own. */
static gboolean
has_many (const SvCupSite *self)
{
  return self->served != NULL && self->doc->cup->fixtures->len > MANY;
}

/* Write the rounds around the one that is being played, and a link to the page of all. */
static void
write_some_rounds (SvWebPage *page, const SvCupSite *self)
{
  const SvCupSlot now = sv_cup_slot_now (self->doc);
  g_autoptr (GPtrArray) all = sv_cup_tables_rounds (self->doc);
  const guint last = all->len, middle = now.round > 0 ? MIN (now.round, last) : last;
  GPtrArray *some = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_sheet_table_free);

  g_ptr_array_set_free_func (all, NULL);
  for (guint i = 0; i < last; i++) {
    if (i + 2 >= middle && i <= middle)
      g_ptr_array_add (some, all->pdata[i]);
    else
      sv_sheet_table_free (all->pdata[i]);
  }
  page->section = "matches";
  sv_web_add_tables (page, _ ("Matches"), some);
  g_string_append (page->out, "<p class=\"all\">");
  sv_web_add_link (page, MATCHES, _ ("All Matches"));
  g_string_append (page->out, "</p>\n");
}

static void
write_sections (SvWebPage *page, const SvCupSite *self)
{
  const SvCupDoc *doc = self->doc;
  g_autoptr (GPtrArray) missing = sv_cup_tables_missing (doc);

  page->section = "winner";
  write_winner (page, doc);
  write_now (page, doc);
  page->section = "standings";
  sv_web_add_tables (page, _ ("Standings"), sv_cup_tables_standings (doc));
  write_bracket (page, doc);
  page->section = "scorers";
  sv_web_add_table (page, _ ("Scorers"), sv_cup_scorers_table (self->scorers, doc, -1));
  page->section = "missing";
  sv_web_add_list (page, _ ("Who Misses the Next Match"), missing);
  page->section = "matches";
  if (has_many (self))
    write_some_rounds (page, self);
  else
    sv_web_add_tables (page, _ ("Matches"), sv_cup_tables_rounds (doc));
  if (self->files != NULL)
    write_teams (page, self);
}

char *
sv_cup_site_index (SvCupSite *self)
{
  SvWebPage page = sv_cup_site_begin (self);
  g_autoptr (GString) contents = g_string_new (NULL);
  g_autofree char *title = sv_cup_words_title (self->doc);

  page.contents = self->served != NULL ? contents : NULL;
  sv_web_begin (&page, title, self->files != NULL ? sv_cup_site_mark : NULL);
  g_string_append (page.out, "<header>\n");
  sv_web_add (&page, "h1", "", title);
  sv_web_add (&page, "p", "", _ (self->doc->game->title));
  const gsize top = page.out->len;
  g_string_append (page.out, "</header>\n");
  sv_web_begin_main (&page);
  write_sections (&page, self);
  if (contents->len > 0) {
    g_string_prepend (contents, "<nav class=\"contents\">\n");
    g_string_append (contents, "</nav>\n");
    g_string_insert (page.out, (gssize)top, contents->str);
  }
  write_footer (&page, self->doc);
  return sv_web_end (&page);
}

char *
sv_cup_site_matches (SvCupSite *self)
{
  SvWebPage page = sv_cup_site_begin (self);
  g_autofree char *title = sv_cup_words_title (self->doc);

  sv_web_begin (&page, title, sv_cup_site_mark);
  g_string_append (page.out, "<header>\n<nav>");
  sv_web_add_link (&page, INDEX, title);
  g_string_append (page.out, "</nav>\n");
  sv_web_add (&page, "h1", "", _ ("All Matches"));
  g_string_append (page.out, "</header>\n");
  sv_web_begin_main (&page);
  sv_web_add_tables (&page, _ ("Matches"), sv_cup_tables_rounds (self->doc));
  write_footer (&page, self->doc);
  return sv_web_end (&page);
}

static cairo_status_t
append_cb (void *out, const unsigned char *data, unsigned length)
{
  g_byte_array_append (out, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
sv_cup_html_logo (const SvCupDoc *doc, unsigned team)
{
  const char *logo = ((const SvTeamDoc *)doc->teams->pdata[team])->logo;
  g_autoptr (SvPictures) pictures = sv_pictures_new (LOGO_SIDE, NULL, NULL);
  cairo_surface_t *picture = logo != NULL ? sv_pictures_get (pictures, logo) : NULL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  if (picture == NULL ||
      cairo_surface_write_to_png_stream (picture, append_cb, bytes) != CAIRO_STATUS_SUCCESS)
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* Return the logo as a data: URL of a small PNG picture, or if a server shows the page the name of
 * its file; NULL if there is none. */
static char *
dup_logo (const SvCupDoc *doc, unsigned team, gboolean served)
{
  if (served)
    return ((const SvTeamDoc *)doc->teams->pdata[team])->logo != NULL
               ? g_strdup_printf ("logo-%u.png", team + 1)
               : NULL;
  g_autoptr (GBytes) bytes = sv_cup_html_logo (doc, team);
  if (bytes == NULL)
    return NULL;
  g_autofree char *text =
      g_base64_encode (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return g_strconcat ("data:image/png;base64,", text, NULL);
}

/* Return the marks of all teams that have a logo or colours. */
static GHashTable *
list_kits (const SvCupDoc *doc, gboolean served)
{
  GHashTable *kits = sv_web_kits_new ();

  for (unsigned team = 0; team < doc->cup->n_teams; team++) {
    const SvTeamDoc *found = doc->teams->pdata[team];
    g_autofree char *key = g_strdup_printf ("%u", team);
    g_autofree char *logo = dup_logo (doc, team, served);
    sv_web_kits_add (kits, key, found->colours, logo);
  }
  return kits;
}

char *
sv_cup_html_write (const SvCupDoc *doc)
{
  g_autoptr (SvCupScorers) scorers = sv_cup_scorers_new ();
  g_autoptr (GHashTable) kits = list_kits (doc, FALSE);
  SvCupSite site = { .doc = doc, .scorers = scorers, .kits = kits };

  return sv_cup_site_index (&site);
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
  g_autofree char *standing = sv_cup_words_standing (doc, team);

  g_string_append (page->out, "<header>\n<nav>");
  sv_web_add_link (page, INDEX, cup);
  g_string_append (page->out, "</nav>\n");
  g_string_append (page->out, "<h1>");
  sv_web_add_kit (page, (int)team);
  sv_web_add_words (page->out, name);
  g_string_append (page->out, "</h1>\n");
  if (*standing != '\0')
    sv_web_add (page, "p", "", standing);
  g_string_append (page->out, "</header>\n");
  sv_web_begin_main (page);
}

/* Write the team's next match, if it has one. */
static void
write_next (SvWebPage *page, const SvCupDoc *doc, unsigned team)
{
  const int next = sv_cup_missing_next (doc, team);

  page->section = "next";
  if (next >= 0)
    sv_web_add_table (page, _ ("Next Match"),
                      sv_cup_tables_one (doc, (unsigned)next, _ ("Next Match")));
  page->section = NULL;
}

char *
sv_cup_site_team (SvCupSite *self, unsigned team)
{
  const SvCupDoc *doc = self->doc;
  SvWebPage page = sv_cup_site_begin (self);
  g_autoptr (GArray) outings = sv_cup_outings (doc, team);
  g_autoptr (GPtrArray) missing = sv_cup_missing_sentences (doc, team);
  g_autofree char *name = sv_cup_words_team (doc, team);
  g_autofree char *cup = sv_cup_words_title (doc);
  /* Translators: the title of a web page: a team and its competition. */
  g_autofree char *title = sv_sentence (_ ("%1$s – %2$s"), name, cup);
  g_autofree char *sum = sv_cup_words_sum (doc->cup, outings);

  page.here = self->files[team];
  sv_web_begin (&page, title, sv_cup_site_mark);
  write_team_header (&page, doc, name, team);
  if (self->served != NULL)
    write_next (&page, doc, team);
  write_pitches (&page, doc, (int)team);
  if (outings->len > 0)
    sv_web_add (&page, "p", "", sum);
  write_form (&page, doc, outings);
  sv_web_add_table (&page, _ ("Matches"), sv_cup_tables_matches (doc, 0, (int)team));
  sv_web_add_table (&page, _ ("Scorers"), sv_cup_scorers_table (self->scorers, doc, (int)team));
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

SvCupSite *
sv_cup_site_new (const SvCupDoc *doc, SvCupScorers *scorers, const SvWebServed *served)
{
  SvCupSite *self = g_new0 (SvCupSite, 1);

  self->doc = doc;
  self->scorers = scorers;
  self->served = served;
  self->files = name_files (doc->cup);
  self->kits = list_kits (doc, served != NULL);
  return self;
}

void
sv_cup_site_free (SvCupSite *self)
{
  g_strfreev (self->files);
  g_hash_table_unref (self->kits);
  g_free (self);
}

char *
sv_cup_site_style (SvCupSite *self)
{
  char *style = sv_web_style (self->served != NULL ? NULL : self->kits);

  if (self->served == NULL)
    return style;
  GString *out = g_string_new (style);
  g_free (style);
  sv_web_style_marks (out, self->kits);
  return g_string_free (out, FALSE);
}

GPtrArray *
sv_cup_html_site (const SvCupDoc *doc)
{
  GPtrArray *files = sv_folder_new ();
  g_autoptr (SvCupScorers) scorers = sv_cup_scorers_new ();
  g_autoptr (SvCupSite) self = sv_cup_site_new (doc, scorers, NULL);
  g_autofree char *style = sv_cup_site_style (self);

  sv_folder_add (files, SV_WEB_STYLE_FILE,
                 g_strdup_printf ("/* %s */\n%s", sv_cup_site_mark, style));
  for (unsigned team = 0; team < doc->cup->n_teams; team++)
    sv_folder_add (files, self->files[team], sv_cup_site_team (self, team));
  sv_folder_add (files, INDEX, sv_cup_site_index (self));
  return files;
}
