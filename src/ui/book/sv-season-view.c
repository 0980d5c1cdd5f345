/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-season-view.h"

#include <glib/gi18n.h>

#include "sv-chart-view.h"
#include "sv-clamp.h"
#include "sv-screen-pictures.h"
#include "sv-season-export.h"
#include "sv-season-words.h"
#include "sv-sentence.h"
#include "sv-table-view.h"
#include "sv-team-pictures.h"
#include "sv-widgets.h"

/* Number of scorers with their faces, of results and of other rows, and sizes in pixels. */
enum { MAX_FACES = 8, MAX_RESULTS = 10, MAX_ROWS = 40, MAX_PAIRS = 12, FACE = 56, BADGE = 48 };

struct _SvSeasonView {
  GtkBox parent_instance;

  /* Owned */
  SvSeason *season; /* NULL if there is none */
  GArray *columns;  /* of SvChartResult, for the chart */

  SvChartSeason chart;
  int year;

  /* Template children */
  GtkWidget *nothing, *known;
  SvPicture *badge;
  GtkLabel *team, *title, *sum, *luck, *best;
  SvChartView *graph;
  GtkWidget *scorers_section;
  GtkFlowBox *scorers;
  SvTableView *results, *players, *opponents, *pairs;
};

G_DEFINE_FINAL_TYPE (SvSeasonView, sv_season_view, GTK_TYPE_BOX)

/* --- Scorers --- */

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Add a scorer: face, name and number of goals. */
static void
add_scorer (SvSeasonView *self, const SvSeasonPlayer *player)
{
  g_autofree char *goals = g_strdup_printf (ngettext ("%u goal", "%u goals", player->career.goals),
                                            player->career.goals);
  /* Translators: a player, and the number of goals. */
  g_autofree char *words = sv_sentence (_ ("%1$s: %2$s"), player->name, goals);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                 2, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *face = g_object_new (SV_TYPE_PICTURE, "halign", GTK_ALIGN_CENTER, NULL);
  int side;
  const SvBookTeam *team = sv_season_get_team (self->season, &side);

  const SvTeamLook look = { { team->colours[0], team->colours[1] }, team->logo, side };
  sv_team_pictures_show_face (SV_PICTURE (face), &look,
                              g_hash_table_lookup (team->faces, player->name), player->name, FACE);
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), new_label (player->name, "sv-subheading"));
  gtk_box_append (GTK_BOX (box), new_label (goals, "sv-faint"));
  sv_widget_set_label (box, words);
  gtk_flow_box_append (self->scorers, box);
  gtk_widget_set_focusable (gtk_widget_get_parent (box), FALSE);
}

static void
show_scorers (SvSeasonView *self)
{
  g_autoptr (GArray) players = sv_season_players (self->season);
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->scorers))) != NULL)
    gtk_flow_box_remove (self->scorers, child);
  for (; n < MIN (players->len, MAX_FACES); n++) {
    const SvSeasonPlayer *player = &g_array_index (players, SvSeasonPlayer, n);
    if (player->career.goals == 0)
      break;
    add_scorer (self, player);
  }
  gtk_widget_set_visible (self->scorers_section, n > 0);
}

/* --- All of it --- */

/* Show @table (transfer full), or hide the view if it is NULL. */
static void
show_table (SvTableView *view, SvSheetTable *table)
{
  gtk_widget_set_visible (GTK_WIDGET (view), table != NULL);
  if (table == NULL)
    return;
  sv_table_view_show (view, table);
  sv_sheet_table_free (table);
}

/* Show a sentence without breaking a score or a percentage, or hide @label if it is NULL. */
static void
show_sentence (GtkLabel *label, const char *sentence)
{
  gtk_widget_set_visible (GTK_WIDGET (label), sentence != NULL);
  sv_label_set_sentence (label, sentence != NULL ? sentence : "");
}

static void
show_words (SvSeasonView *self)
{
  const SvSeasonSum sum = sv_season_sum (self->season, NULL);
  g_autofree char *title = sv_season_words_title (self->year);
  g_autofree char *words = sv_season_words_sum (&sum);
  g_autofree char *luck = sv_season_words_luck (&sum);
  g_autofree char *best = sv_season_words_best (self->season);

  gtk_label_set_text (self->team, self->season->team);
  gtk_label_set_text (self->title, title);
  sv_label_set_sentence (self->sum, words);
  show_sentence (self->luck, luck);
  show_sentence (self->best, best);
}

/* Show the goals of each match; screen readers read the results below instead. */
static void
show_graph (SvSeasonView *self)
{
  g_array_set_size (self->columns, 0);
  self->chart = sv_season_export_chart (self->season, self->columns);
  sv_chart_view_show (self->graph, sv_chart_season_paint, &self->chart, NULL,
                      _ ("Graph of the goals in each match"));
}

static void
show_badge (SvSeasonView *self)
{
  int side;
  const SvBookTeam *team = sv_season_get_team (self->season, &side);

  const SvTeamLook look = { { team->colours[0], team->colours[1] }, team->logo, side };
  sv_team_pictures_show_badge (self->badge, &look, BADGE);
}

/* A picture has been decoded: show the faces and the badge again. */
static void
decoded_cb (gpointer data)
{
  SvSeasonView *self = data;

  if (self->season == NULL)
    return;
  show_badge (self);
  show_scorers (self);
}

void
sv_season_view_show (SvSeasonView *self, SvSeason *season, int year)
{
  const gboolean any = season != NULL && season->matches->len > 0;

  self->chart = (SvChartSeason){ 0 }; /* it uses the season that is freed */
  g_clear_pointer (&self->season, sv_season_free);
  self->season = any ? season : NULL;
  self->year = year;
  if (season != NULL && !any)
    sv_season_free (season);
  gtk_widget_set_visible (self->known, any);
  gtk_widget_set_visible (self->nothing, !any);
  if (!any)
    return;
  show_words (self);
  show_graph (self);
  show_badge (self);
  show_scorers (self);
  show_table (self->results, sv_season_words_results (self->season, MAX_RESULTS));
  show_table (self->players, sv_season_words_players (self->season, MAX_ROWS));
  show_table (self->opponents, sv_season_words_opponents (self->season, MAX_ROWS));
  show_table (self->pairs, sv_season_words_pairs (self->season, MAX_PAIRS));
}

/* --- The widget --- */

static void
sv_season_view_dispose (GObject *object)
{
  SvSeasonView *self = SV_SEASON_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_SEASON_VIEW);
  g_clear_pointer (&self->columns, g_array_unref);
  g_clear_pointer (&self->season, sv_season_free);
  G_OBJECT_CLASS (sv_season_view_parent_class)->dispose (object);
}

static void
sv_season_view_class_init (SvSeasonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_season_view_dispose;
  sv_types_ensure (SV_TYPE_CHART_VIEW, SV_TYPE_CLAMP, SV_TYPE_TABLE_VIEW, SV_TYPE_PICTURE);
  sv_widget_class_set_template (widget_class, "sv-season-view.ui");
  sv_widget_class_bind (widget_class, SvSeasonView, nothing, known, badge, team, title, sum, luck,
                        best, graph, scorers_section, scorers, results, players, opponents, pairs);
}

static void
sv_season_view_init (SvSeasonView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->columns = g_array_new (FALSE, FALSE, sizeof (SvChartResult));
  sv_screen_pictures_watch (GTK_WIDGET (self), decoded_cb);
}
