/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-review-report.h"

#include "sv-markup.h"
#include "sv-match-comments.h"
#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-pictures.h"
#include "sv-review-chart.h"
#include "sv-review-words.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-throw-words.h"

/* Largest number of faces of a die that fit on the page, and size of a photo in pixels. */
enum { MOST_FACES = 6, FACE_PIXELS = 240 };

struct _SvReviewReport {
  SvReportSheet sheet;  /* the contents; all that it points to is owned by the report */
  SvReviewChart *chart; /* the chart of the chance to win or of the goals, or NULL */
  SvPictures *pictures; /* the photos of the scorers */
  SvTheme theme;
};

/* --- Collecting the contents --- */

static void
add_row (SvReportSheet *sheet, const char *label, char *first, char *second)
{
  const SvReportRow row = { sv_review_dup_heading (label), { first, second } };

  g_array_append_val (sheet->rows, row);
}

static void
add_counts (SvReportSheet *sheet, const char *label, const unsigned counts[2])
{
  add_row (sheet, label, g_strdup_printf ("%u", counts[0]), g_strdup_printf ("%u", counts[1]));
}

static void
gather_rows (SvReportSheet *sheet, const SvFigures *figures)
{
  const SvPlayerFigures *first = &figures->sides[sheet->left],
                        *second = &figures->sides[1 - sheet->left];

  add_counts (sheet, _ ("Shots"), (unsigned[]){ first->shots, second->shots });
  add_counts (sheet, _ ("Goals"), (unsigned[]){ first->goals, second->goals });
  add_row (sheet, _ ("Goals expected"), g_strdup_printf ("%.1f", first->expected),
           g_strdup_printf ("%.1f", second->expected));
  for (unsigned i = 0; i < figures->n_labels; i++)
    add_counts (sheet, figures->labels[i], (unsigned[]){ first->counts[i], second->counts[i] });
}

/* Append @sentence if it is not NULL. Takes ownership of it. */
static void
add_sentence (GPtrArray *sentences, char *sentence)
{
  if (sentence != NULL)
    g_ptr_array_add (sentences, sentence);
}

static void
gather_sentences (SvReportSheet *sheet, SvReview *review)
{
  add_sentence (sheet->sentences, sv_review_dup_luck (review));
  add_sentence (sheet->sentences, sv_review_dup_losses (review));
  for (unsigned i = 0; i < review->n_keys; i++) {
    g_autofree char *key = sv_review_dup_key (review, i);
    add_sentence (sheet->sentences, sv_sentence (_ ("Key moment %u: %s"), i + 1, key));
  }
  g_autofree char *best = sv_review_dup_best (review), *worst = sv_review_dup_costliest (review);
  if (best != NULL)
    add_sentence (sheet->sentences, sv_sentence (_ ("The best choice: %s"), best));
  if (worst != NULL)
    add_sentence (sheet->sentences, sv_sentence (_ ("The costliest choice: %s"), worst));
}

/* Return how often each face of @die fell for @side. */
static char *
dup_faces (const GArray *throws, unsigned die, int side)
{
  GString *faces = g_string_new (NULL);

  for (guint i = 0; i < throws->len; i++) {
    const SvThrows *some = &g_array_index (throws, SvThrows, i);
    for (unsigned face = 0; face < die && some->die == die && some->side == side; face++)
      g_string_append_printf (faces, "%s%u", face > 0 ? " · " : "", some->counts[face]);
  }
  return g_string_free (faces, FALSE);
}

/* List how often each face fell, so that readers can see whether the dice were fair. */
static void
gather_dice (SvReportSheet *sheet, const SvReview *review)
{
  g_autoptr (GArray) throws = sv_throws_count (sv_match_get_doc (review->match)->history);

  for (guint i = 0; i < throws->len; i++) {
    const SvThrows *some = &g_array_index (throws, SvThrows, i);

    if (some->side != SV_THROWS_ALL)
      continue;
    g_autofree char *label = sv_sentence (_ ("Faces 1 to %u of the dice"), some->die);
    g_autofree char *words = sv_throws_dup_words (some);
    if (some->die <= MOST_FACES)
      add_row (sheet, label, dup_faces (throws, some->die, sheet->left),
               dup_faces (throws, some->die, 1 - sheet->left));
    if (review->report != NULL)
      add_sentence (sheet->sentences, sv_sentence (_ ("%1$s: %2$s"), label, words));
  }
}

static void
gather_players (SvReportSheet *sheet, SvReview *review, const GArray *players)
{
  for (guint i = 0; i < players->len; i++) {
    const SvPlayerFigures *player = &g_array_index (players, SvPlayerFigures, i);

    if (player->shots + player->goals == 0)
      continue;
    g_autofree char *name = sv_figures_dup_name (review->match, player);
    g_autofree char *shots = sv_figures_dup_shots (player);
    g_ptr_array_add (sheet->players[player->side == sheet->left ? 0 : 1],
                     sv_sentence (_ ("%1$s: %2$s"), name, shots));
  }
}

/* Add step @k with the user's comment, on one line. Return FALSE if the step has no comment. */
static gboolean
gather_comment (SvReportSheet *sheet, SvReview *review, unsigned k)
{
  const char *comment = sv_match_get_comment (review->match, k + 1);

  if (comment == NULL)
    return FALSE;
  g_autofree char *line = sv_clean_text (comment, -1);
  g_autofree char *when = sv_review_dup_when (review, k);
  g_autofree char *step = sv_match_dup_step (review->match, k);
  /* Translators: when, what happened, and what somebody wrote about it. */
  g_ptr_array_add (sheet->story, sv_sentence (_ ("%1$s: %2$s Comment: %3$s"), when, step, line));
  return TRUE;
}

/* List the goals, the other events that stopped play in favour of a side, and the steps with
 * comments. */
static void
gather_story (SvReportSheet *sheet, SvReview *review)
{
  const SvHistory *history = sv_match_get_doc (review->match)->history;
  SvSteps steps;

  sv_steps_begin (&steps, history, 0, sv_history_get_length (history));
  while (sv_steps_next (&steps)) {
    if (gather_comment (sheet, review, steps.index))
      continue;
    g_autoptr (GPtrArray) lines = sv_match_say_step (review->match, &steps);
    const SvNoteKind kind = sv_report_lines_kind (lines);

    for (guint i = 0; i < lines->len && kind >= SV_NOTE_FOUL; i++) {
      const SvReportLine *line = g_ptr_array_index (lines, i);

      if (line->kind != kind)
        continue;
      g_autofree char *when = sv_review_dup_when (review, steps.index);
      g_ptr_array_add (sheet->story, sv_sentence (_ ("%1$s: %2$s"), when, line->sentence));
    }
  }
}

/* Return the game, the title of the match if it has one, the day it began if known, and @state,
 * which tells how far it is, or NULL. */
static char *
dup_about (const SvMatchDoc *doc, GDateTime *began, const char *state)
{
  GString *about = g_string_new (_ (doc->game->title));
  g_autoptr (GDateTime) here = began != NULL ? g_date_time_to_local (began) : NULL;
  g_autofree char *day = here != NULL ? g_date_time_format (here, "%x") : NULL;

  if (doc->title != NULL && *doc->title != '\0')
    sv_sentence_append (about, " · %s", doc->title);
  if (day != NULL)
    g_string_append_printf (about, " · %s", day);
  if (state != NULL)
    g_string_append_printf (about, " · %s", state);
  return g_string_free (about, FALSE);
}

static char *
dup_notes (SvMatch *match)
{
  const char *notes = sv_match_get_doc (match)->notes;

  return *notes != '\0' ? g_strdup (notes) : NULL;
}

static void
face_clear (gpointer data)
{
  SvReportFace *face = data;

  g_free (face->name);
  g_clear_pointer (&face->picture, cairo_surface_destroy);
}

static unsigned
count_goals (const GArray *goals, int side, int piece)
{
  unsigned n = 0;

  for (guint i = 0; i < goals->len; i++)
    n += g_array_index (goals, SvGoal, i).side == side &&
         g_array_index (goals, SvGoal, i).piece == piece;
  return n;
}

/* Add the face of a scorer of @side: the picture at @url, or else the first letter of @name. */
static void
add_face (SvReviewReport *self, int side, const char *name, const char *url)
{
  cairo_surface_t *picture = sv_pictures_get (self->pictures, url);
  const SvReportFace face = { g_strdup (name),
                              picture != NULL ? cairo_surface_reference (picture) : NULL };

  g_array_append_val (self->sheet.faces[side == self->sheet.left ? 0 : 1], face);
}

/* Add the face of the figurine that scored, or of the team if @piece is -1. */
static void
gather_face (SvReviewReport *self, SvMatch *match, int side, int piece)
{
  const SvTeamDoc *team = sv_match_get_doc (match)->teams[side];
  const int card = piece >= 0 ? sv_match_get_view (match)->pieces[piece].card : -1;
  const char *name = piece >= 0 ? sv_match_get_player (match, piece) : NULL;
  const char *url = card >= 0 && (unsigned)card < team->n_cards ? team->cards[card].picture : NULL;

  add_face (self, side, name != NULL ? name : sv_match_get_team_name (match, side), url);
}

/* Gather the faces of the scorers, in the order of the lines that sv_match_dup_scorers () makes. */
static void
gather_faces (SvReviewReport *self, SvMatch *match)
{
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);

  for (int side = 0; side < 2; side++)
    for (int piece = -1; piece < sv_match_get_view (match)->n_pieces; piece++)
      if (count_goals (facts->goals, side, piece) > 0)
        gather_face (self, match, side, piece);
}

/* Gather the positions in which the key moments began. */
static void
gather_moments (SvReportSheet *sheet, SvReview *review)
{
  sheet->board = review->match != NULL ? sv_match_get_board (review->match) : NULL;
  for (unsigned i = 0; i < review->n_keys && sheet->board != NULL; i++) {
    g_autofree char *when =
        sv_review_dup_when (review, sv_review_end (review, review->keys[i]) - 1);
    SvReportMoment moment = { .caption = sv_sentence (_ ("Key moment %u: %s"), i + 1, when) };
    sv_match_get_view_at (review->match, review->keys[i], &moment.view);
    g_array_append_val (sheet->moments, moment);
  }
}

static void
gather_head (SvReportSheet *sheet, SvMatch *match)
{
  const SvView *view = sv_match_get_view (match);
  const SvGame *game = sv_match_get_game (match);
  const SvMatchDoc *doc = sv_match_get_doc (match);
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);
  g_autoptr (GDateTime) began =
      doc->created != NULL ? g_date_time_new_from_iso8601 (doc->created, NULL) : NULL;

  sheet->left = sv_match_get_left (match);
  for (int i = 0; i < 2; i++) {
    const int side = i == 0 ? sheet->left : 1 - sheet->left;

    sheet->teams[i] = g_strdup (sv_match_get_team_name (match, side));
    const SvBot *bot = sv_seats_side_bot (sv_match_get_seats (match), side);
    sheet->played[i] = sv_match_dup_team (match, side);
    sheet->bots[i] = bot != NULL ? g_strdup (_ (bot->about)) : NULL;
    sheet->scorers[i] = sv_match_dup_scorers (match, facts->goals, side);
  }
  sheet->score =
      g_strdup_printf (_ ("%d–%d"), view->score[sheet->left], view->score[1 - sheet->left]);
  sheet->about =
      dup_about (doc, began,
                 /* Translators: said of a match, after its game and its day. */
                 sv_match_get_node (match)->kind != SV_NODE_OVER ? _ ("not over yet") : NULL);
  sheet->notes = dup_notes (match);
  sheet->credit = g_strdup (_ (game->credit));
}

static void
moment_clear (gpointer data)
{
  g_free (((SvReportMoment *)data)->caption);
}

static void
row_clear (gpointer data)
{
  SvReportRow *row = data;

  g_free (row->label);
  g_free (row->values[0]);
  g_free (row->values[1]);
}

/* Return a report that holds nothing but the colours of the teams. */
static SvReviewReport *
new_empty (const SvMatchDoc *doc)
{
  SvReviewReport *self = g_new0 (SvReviewReport, 1);
  SvReportSheet *sheet = &self->sheet;

  sheet->rows = g_array_new (FALSE, FALSE, sizeof (SvReportRow));
  g_array_set_clear_func (sheet->rows, row_clear);
  sheet->moments = g_array_new (FALSE, FALSE, sizeof (SvReportMoment));
  g_array_set_clear_func (sheet->moments, moment_clear);
  sheet->sentences = g_ptr_array_new_with_free_func (g_free);
  sheet->story = g_ptr_array_new_with_free_func (g_free);
  self->pictures = sv_pictures_new (FACE_PIXELS, NULL, NULL);
  for (int i = 0; i < 2; i++) {
    sheet->players[i] = g_ptr_array_new_with_free_func (g_free);
    sheet->faces[i] = g_array_new (FALSE, FALSE, sizeof (SvReportFace));
    g_array_set_clear_func (sheet->faces[i], face_clear);
  }
  sv_theme_init (&self->theme, SV_SCHEME_LIGHT, (const char *const *)doc->teams[0]->colours,
                 (const char *const *)doc->teams[1]->colours);
  self->theme.paper = (SvColour){ 1, 1, 1, 1 }; /* the paper of a report is white */
  return self;
}

SvReviewReport *
sv_review_report_new (SvReview *review)
{
  SvReviewReport *self = new_empty (sv_match_get_doc (review->match));
  SvReportSheet *sheet = &self->sheet;

  gather_head (sheet, review->match);
  gather_faces (self, review->match);
  gather_rows (sheet, review->figures);
  gather_players (sheet, review, review->figures->people);
  gather_players (sheet, review, review->figures->pieces);
  gather_story (sheet, review);
  if (review->report != NULL) {
    gather_sentences (sheet, review);
    gather_moments (sheet, review);
    self->chart = sv_review_chart_new (review);
    sheet->line = &self->chart->line;
  }
  gather_dice (sheet, review);
  return self;
}

SvReviewReport *
sv_review_report_new_told (const SvMatchDoc *doc,
                           GDateTime *began,
                           const int score[2],
                           const char *state)
{
  SvReviewReport *self = new_empty (doc);
  SvReportSheet *sheet = &self->sheet;

  for (int i = 0; i < 2; i++) {
    sheet->teams[i] = g_strdup (sv_team_doc_name (doc->teams[i], i));
    sheet->played[i] = g_strdup (sheet->teams[i]);
    sheet->scorers[i] = g_strdup ("");
  }
  sheet->score = g_strdup_printf (_ ("%d–%d"), score[0], score[1]);
  sheet->about = dup_about (doc, began, state);
  sheet->credit = g_strdup (_ (doc->game->credit));
  return self;
}

void
sv_review_report_add_counts (SvReviewReport *self, const char *label, const unsigned counts[2])
{
  add_counts (&self->sheet, label, counts);
}

void
sv_review_report_add_scorer (
    SvReviewReport *self, int side, const char *line, const char *name, const char *photo)
{
  const unsigned place = side == self->sheet.left ? 0 : 1;
  char **scorers = &self->sheet.scorers[place];
  g_autofree char *before = *scorers;

  add_face (self, side, name != NULL ? name : self->sheet.teams[place], photo);
  *scorers = *before != '\0' ? g_strconcat (before, "\n", line, NULL) : g_strdup (line);
}

void
sv_review_report_add_story (SvReviewReport *self, const char *sentence)
{
  g_ptr_array_add (self->sheet.story, g_strdup (sentence));
}

void
sv_review_report_set_goals (SvReviewReport *self,
                            const GArray *periods,
                            const GArray *goals,
                            double until)
{
  g_clear_pointer (&self->chart, sv_review_chart_free);
  self->chart =
      sv_review_chart_new_goals ((const char *const *)self->sheet.teams, periods, goals, until);
  self->sheet.line = &self->chart->line;
}

void
sv_review_report_free (SvReviewReport *self)
{
  SvReportSheet *sheet = &self->sheet;

  for (int i = 0; i < 2; i++) {
    g_free (sheet->teams[i]);
    g_free (sheet->played[i]);
    g_free (sheet->bots[i]);
    g_free (sheet->scorers[i]);
    g_array_unref (sheet->faces[i]);
    g_ptr_array_unref (sheet->players[i]);
  }
  g_free (sheet->score);
  g_free (sheet->about);
  g_free (sheet->notes);
  g_free (sheet->credit);
  g_array_unref (sheet->rows);
  g_array_unref (sheet->moments);
  g_ptr_array_unref (sheet->sentences);
  g_ptr_array_unref (sheet->story);
  g_clear_pointer (&self->chart, sv_review_chart_free);
  sv_pictures_free (self->pictures);
  g_free (self);
}

const SvReportSheet *
sv_review_report_get_sheet (SvReviewReport *self)
{
  return &self->sheet;
}

const SvTheme *
sv_review_report_get_theme (SvReviewReport *self)
{
  return &self->theme;
}

/* --- Writing it as text --- */

typedef struct {
  GString *text;
  gboolean markdown;
} Writer;

static void
write_words (Writer *out, const char *words)
{
  g_autofree char *apart = sv_isolate (words);

  if (out->markdown)
    sv_markup_markdown (out->text, apart);
  else
    g_string_append (out->text, apart);
}

static void
write_heading (Writer *out, const char *words)
{
  g_string_append (out->text, out->markdown ? "\n## " : "\n");
  write_words (out, words);
  g_string_append (out->text, out->markdown ? "\n\n" : "\n");
}

static void
write_item (Writer *out, const char *words)
{
  g_string_append (out->text, out->markdown ? "- " : "  ");
  write_words (out, words);
  g_string_append_c (out->text, '\n');
}

static void
write_list (Writer *out, const char *heading, const GPtrArray *items)
{
  if (items->len == 0)
    return;
  write_heading (out, heading);
  for (guint i = 0; i < items->len; i++)
    write_item (out, g_ptr_array_index (items, i));
}

/* Write the user's notes as paragraphs of their own, because Markdown would join the lines. */
static void
write_notes (Writer *out, const char *notes)
{
  g_auto (GStrv) lines = g_strsplit (notes, "\n", 0);

  g_string_append_c (out->text, '\n');
  for (unsigned i = 0; lines[i] != NULL; i++) {
    write_words (out, lines[i]);
    g_string_append (out->text, out->markdown && lines[i + 1] != NULL ? "  \n" : "\n");
  }
}

static void
write_scorers (Writer *out, const SvReportSheet *sheet)
{
  for (int i = 0; i < 2; i++) {
    g_auto (GStrv) lines = g_strsplit (sheet->scorers[i], "\n", 0);

    if (lines[0] == NULL)
      continue;
    write_heading (out, sheet->teams[i]);
    for (unsigned k = 0; lines[k] != NULL; k++)
      write_item (out, lines[k]);
  }
}

static void
write_row (Writer *out, const char *label, const char *first, const char *second)
{
  if (!out->markdown) {
    sv_sentence_append (out->text, "  %s: %s – %s\n", label, first, second);
    return;
  }
  const char *const cells[] = { label, first, second };
  for (unsigned i = 0; i < G_N_ELEMENTS (cells); i++) {
    g_string_append (out->text, "| ");
    write_words (out, cells[i]);
    g_string_append_c (out->text, ' ');
  }
  g_string_append (out->text, "|\n");
}

static void
write_rows (Writer *out, const SvReportSheet *sheet)
{
  write_heading (out, _ ("Figures"));
  if (out->markdown) {
    write_row (out, "", sheet->teams[0], sheet->teams[1]);
    g_string_append (out->text, "|:--|--:|--:|\n");
  }
  for (guint i = 0; i < sheet->rows->len; i++) {
    const SvReportRow *row = &g_array_index (sheet->rows, SvReportRow, i);

    write_row (out, row->label, row->values[0], row->values[1]);
  }
}

static void
write_players (Writer *out, const SvReportSheet *sheet)
{
  for (int i = 0; i < 2; i++) {
    /* Translators: a heading above what each player of a team did. */
    g_autofree char *heading = sv_sentence (_ ("Who did what: %s"), sheet->teams[i]);
    write_list (out, heading, sheet->players[i]);
  }
}

static GBytes *
write_text (const SvReviewReport *self, gboolean markdown)
{
  const SvReportSheet *sheet = &self->sheet;
  Writer out = { g_string_new (markdown ? "# " : NULL), markdown };

  write_words (&out, sheet->played[0]);
  g_string_append_printf (out.text, " %s ", sheet->score);
  write_words (&out, sheet->played[1]);
  g_string_append (out.text, markdown ? "\n\n" : "\n");
  write_words (&out, sheet->about);
  g_string_append_c (out.text, '\n');
  if (sheet->notes != NULL)
    write_notes (&out, sheet->notes);
  write_scorers (&out, sheet);
  write_rows (&out, sheet);
  if (self->chart != NULL && self->chart->line.most_goals == 0) {
    g_autofree char *line = sv_review_chart_dup_text (self->chart);

    write_heading (&out, _ ("Chance to Win"));
    write_item (&out, g_strchomp (line));
  }
  write_list (&out, _ ("Luck and Choices"), sheet->sentences);
  write_players (&out, sheet);
  write_list (&out, _ ("What Happened"), sheet->story);
  return g_string_free_to_bytes (out.text);
}

/* --- Writing it as a file --- */

gboolean
sv_report_format_of (const char *path, SvReportFormat *out, GError **error)
{
  static const char *const endings[] = { ".pdf", ".png", ".md", ".txt" };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (unsigned i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (lower, endings[i])) {
      *out = (SvReportFormat)i;
      return TRUE;
    }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                       _ ("A report is a file whose name ends in .pdf, .png, .md or .txt."));
  return FALSE;
}

GBytes *
sv_review_report_write (SvReviewReport *self, SvReportFormat format, GError **error)
{
  if (format >= SV_REPORT_MARKDOWN)
    return write_text (self, format == SV_REPORT_MARKDOWN);
  const bool pdf = format == SV_REPORT_PDF;
  const unsigned pages = pdf ? 1 : sv_sheet_report_count_pages (&self->sheet, &self->theme);
  GBytes *bytes =
      sv_chart_write (sv_sheet_report_paint, &self->sheet, &self->theme, SV_REPORT_WIDTH,
                      pages * SV_REPORT_HEIGHT, pdf ? SV_CHART_PDF : SV_CHART_PNG);
  if (bytes == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The report cannot be painted."));
  return bytes;
}
