/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-team.h"

#include <glib/gi18n.h>

#include "sv-cup-matches.h"
#include "sv-cup-missing.h"
#include "sv-cup-stage.h"
#include "sv-cup-team-words.h"
#include "sv-cup-words.h"
#include "sv-screen-pictures.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

enum { N_FORM = 5 };

struct _SvCupTeam {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;

  unsigned team;

  /* Template children */
  SvPicture *badge;
  GtkLabel *name, *standing, *sum, *scorers, *missing;
  GtkBox *form, *form_row;
  GtkWidget *points_place; /* of the button points in its flow box */
  GtkButton *rename, *points, *withdraw,
      *absent; /* absent: opens the list of absent players of all teams */

  GtkWidget *matches; /* SvCupMatches of the team; owned by the box */
};

G_DEFINE_FINAL_TYPE (SvCupTeam, sv_cup_team, GTK_TYPE_BOX)

/* --- Its last results --- */

/* Add a letter for the result of a match, with the whole sentence as tooltip and for screen
 * readers. */
static void
add_sign (SvCupTeam *self, const SvCupOuting *outing)
{
  static const char *const classes[] = { "lost", "drawn", "won" };
  static const char *const signs[] = { NC_ ("Form", "L"), NC_ ("Form", "D"), NC_ ("Form", "W") };
  const int k = outing->result + 1;
  GtkWidget *label = gtk_label_new (g_dpgettext2 (NULL, "Form", signs[k]));
  g_autofree char *words = sv_cup_words_outing (sv_cup_book_get_doc (self->book), outing);

  gtk_widget_add_css_class (label, "sv-form");
  gtk_widget_add_css_class (label, classes[k]);
  gtk_widget_set_tooltip_text (label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  gtk_box_append (self->form, label);
}

static void
show_form (SvCupTeam *self, const GArray *outings)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->form))) != NULL)
    gtk_box_remove (self->form, child);
  for (guint i = outings->len > N_FORM ? outings->len - N_FORM : 0; i < outings->len; i++)
    add_sign (self, &g_array_index (outings, SvCupOuting, i));
  gtk_widget_set_visible (GTK_WIDGET (self->form_row), outings->len > 0);
}

/* --- What else is known of it --- */

/* List the players who must miss the next match, one on each line. */
static void
show_missing (SvCupTeam *self)
{
  g_autoptr (GPtrArray) sentences =
      sv_cup_missing_sentences (sv_cup_book_get_doc (self->book), self->team);
  const gboolean any = sentences->len > 0;

  g_ptr_array_add (sentences, NULL);
  g_autofree char *lines = g_strjoinv ("\n", (char **)sentences->pdata);
  sv_label_show (self->missing, any ? lines : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->absent), any);
}

/* Show a line like "Goals: 3 × Anne, 1 × Bo." */
static void
show_scorers (SvCupTeam *self)
{
  g_autoptr (GArray) scorers = sv_cup_book_count_scorers (self->book, (int)self->team);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < scorers->len; i++) {
    const SvCupScorer *scorer = &g_array_index (scorers, SvCupScorer, i);
    if (i > 0)
      g_string_append (names, ", ");
    /* Translators: %1$u is a number of goals, %2$s the player who scored them: "3 × Anne". */
    sv_sentence_append (names, _ ("%1$u × %2$s"), scorer->goals, scorer->name);
  }
  g_autofree char *words = sv_sentence (_ ("Goals: %s."), names->str);
  sv_label_show (self->scorers, scorers->len > 0 ? words : NULL);
}

static void
set_action (SvCupTeam *self, GtkButton *button, const char *action)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", self->team);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

enum { BADGE = 40 }; /* size of the badge in pixels */

static void
changed_cb (SvCupTeam *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const gboolean gone = sv_cup_is_withdrawn (doc->cup, self->team);
  g_autoptr (GArray) outings = sv_cup_outings (doc, self->team);
  g_autofree char *name = sv_cup_words_team (doc, self->team);
  g_autofree char *standing = sv_cup_words_standing (doc, self->team);
  g_autofree char *words = sv_cup_words_sum (doc->cup, outings);

  sv_cup_stage_show_badge (self->badge, doc, (int)self->team, BADGE);
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->standing, standing);
  sv_label_set_sentence (self->sum, words);
  show_form (self, outings);
  show_scorers (self);
  show_missing (self);
  set_action (self, self->rename, "cup.rename");
  set_action (self, self->points, "cup.points");
  gtk_widget_set_visible (self->points_place, doc->cup->kind != SV_CUP_KNOCKOUT);
  set_action (self, self->withdraw, gone ? "cup.back" : "cup.withdraw");
  gtk_button_set_label (self->withdraw,
                        gone ? _ ("Let the Team Take Part Again") : _ ("Withdraw the Team"));
}

static void
book_changed_cb (SvCupTeam *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      self->team < sv_cup_book_get_doc (self->book)->cup->n_teams)
    changed_cb (self);
}

static void
sv_cup_team_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CUP_TEAM);
  g_clear_object (&SV_CUP_TEAM (object)->book);
  G_OBJECT_CLASS (sv_cup_team_parent_class)->dispose (object);
}

static void
sv_cup_team_class_init (SvCupTeamClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_team_dispose;
  sv_types_ensure (SV_TYPE_PICTURE);
  sv_widget_class_set_template (widget_class, "sv-cup-team.ui");
  sv_widget_class_bind (widget_class, SvCupTeam, badge, name, standing, sum, scorers, missing, form,
                        form_row, rename, points, points_place, withdraw, absent);
}

static void
sv_cup_team_init (SvCupTeam *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
decoded_cb (gpointer self)
{
  book_changed_cb (self);
}

GtkWidget *
sv_cup_team_new (SvCupBook *book)
{
  SvCupTeam *self = g_object_new (SV_TYPE_CUP_TEAM, NULL);

  self->book = g_object_ref (book);
  self->matches = sv_cup_matches_new (book);
  gtk_box_append (GTK_BOX (self), self->matches);
  g_signal_connect_object (book, "changed", G_CALLBACK (book_changed_cb), self, G_CONNECT_SWAPPED);
  sv_screen_pictures_watch (GTK_WIDGET (self), decoded_cb);
  return GTK_WIDGET (self);
}

void
sv_cup_team_show (SvCupTeam *self, unsigned team)
{
  self->team = team;
  sv_cup_matches_set_team (SV_CUP_MATCHES (self->matches), (int)team);
  changed_cb (self);
}

unsigned
sv_cup_team_get_team (SvCupTeam *self)
{
  return self->team;
}
