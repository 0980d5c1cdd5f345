/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-who-plays.h"

#include <glib/gi18n.h>

#include "sv-points-left.h"
#include "sv-reserves.h"
#include "sv-sentence.h"
#include "sv-team-words.h"
#include "sv-widgets.h"

struct _SvWhoPlays {
  GtkBox parent_instance;

  /* Owned */
  SvTeamDoc *team;  /* the team as the library has it, or NULL */
  SvTeamDoc *today; /* the team with the ticked people on its cards, or NULL */
  GArray *plays;    /* gboolean: whether a person is ticked; first those on cards, then reserves */

  /* Template children */
  GtkFlowBox *people;
  GtkLabel *words;
  GtkBox *points;
};

G_DEFINE_FINAL_TYPE (SvWhoPlays, sv_who_plays, GTK_TYPE_BOX)

/* --- The people --- */

static unsigned
count_people (const SvTeamDoc *team)
{
  return team->n_cards + sv_reserves_count (team);
}

/* Return how person @i is called: those on the cards come first, then those in reserve. */
static char *
dup_person (const SvTeamDoc *team, unsigned i)
{
  if (i < team->n_cards)
    return sv_team_words_card (team, i);
  const char *name = sv_reserves_name (team, i - team->n_cards);

  return g_strdup (*name != '\0' ? name : _ ("Somebody without a name"));
}

static gboolean
is_ticked (SvWhoPlays *self, unsigned i)
{
  return g_array_index (self->plays, gboolean, i);
}

static unsigned
count_ticks (SvWhoPlays *self)
{
  unsigned n = 0;

  for (guint i = 0; i < self->plays->len; i++)
    n += is_ticked (self, i);
  return n;
}

/* Return whether two teams have the same people in the same places. */
static gboolean
have_same_people (const SvTeamDoc *a, const SvTeamDoc *b)
{
  if (a->game != b->game || count_people (a) != count_people (b))
    return FALSE;
  for (unsigned i = 0; i < count_people (a); i++) {
    g_autofree char *first = dup_person (a, i);
    g_autofree char *second = dup_person (b, i);

    if (!g_str_equal (first, second))
      return FALSE;
  }
  return TRUE;
}

/* --- The team of today --- */

char *
sv_who_plays_check (SvWhoPlays *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return NULL;
  const int more = (int)self->team->n_cards - (int)count_ticks (self);

  if (more == 0)
    return NULL;
  return more > 0
             ? sv_sentence (ngettext ("%1$s: tick %2$d more who plays today.",
                                      "%1$s: tick %2$d more who play today.", (gulong)more),
                            sv_team_words_name (self->team), more)
             : sv_sentence (ngettext ("%1$s: untick %2$d who does not play today.",
                                      "%1$s: untick %2$d who do not play today.", (gulong)-more),
                            sv_team_words_name (self->team), -more);
}

/* Return who plays for whom, in sentences. */
static char *
say_exchanges (SvWhoPlays *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (unsigned card = 0; card < self->team->n_cards; card++) {
    if (is_ticked (self, card))
      continue;
    g_autofree char *out = dup_person (self->team, card);
    g_autofree char *in = dup_person (self->today, card);
    g_string_append (words, words->len > 0 ? " " : "");
    /* Translators: %1$s is somebody in reserve who gets the card of %2$s. */
    sv_sentence_append (words, _ ("%1$s plays for %2$s."), in, out);
  }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Make the team of today from the ticks, and say what it is or why there is none. */
static void
update (SvWhoPlays *self)
{
  g_autofree char *fault = sv_who_plays_check (self);

  g_clear_pointer (&self->today, sv_team_doc_free);
  if (fault == NULL) {
    self->today = sv_team_doc_copy (self->team);
    sv_reserves_choose (self->today, (const gboolean *)(const void *)self->plays->data);
    sv_team_doc_drop_reserves (self->today);
  }
  g_autofree char *exchanges = fault == NULL ? say_exchanges (self) : NULL;
  const char *words = fault != NULL ? fault : exchanges;
  sv_label_show (self->words, *words != '\0' ? words : NULL);
  sv_widget_set_class (GTK_WIDGET (self->words), "sv-fault", fault != NULL);
}

static void
tick_cb (SvWhoPlays *self, GParamSpec *spec, GtkCheckButton *tick)
{
  GtkWidget *child = gtk_widget_get_parent (GTK_WIDGET (tick));
  const int i = gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child));

  g_array_index (self->plays, gboolean, i) = gtk_check_button_get_active (tick);
  update (self);
  g_signal_emit_by_name (self, "changed");
}

static void
add_person (SvWhoPlays *self, unsigned i)
{
  g_autofree char *name = dup_person (self->team, i);
  g_autoptr (GString) powers = g_string_new (name);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, "ellipsize",
                                   PANGO_ELLIPSIZE_END, "width-chars", 8, NULL);
  GtkWidget *tick = g_object_new (GTK_TYPE_CHECK_BUTTON, NULL);
  const gboolean plays = i < self->team->n_cards;

  gtk_check_button_set_child (GTK_CHECK_BUTTON (tick), label);
  sv_widget_set_label (tick, name);
  if (plays)
    sv_team_words_add_powers (self->team->game, sv_team_doc_card_values (self->team, i), powers);
  sv_widget_set_tooltip (tick, powers->str);
  g_array_append_val (self->plays, plays);
  sv_flow_box_append (self->people, tick);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), plays);
  g_signal_connect_object (tick, "notify::active", G_CALLBACK (tick_cb), self, G_CONNECT_SWAPPED);
}

static void
fill (SvWhoPlays *self)
{
  GtkWidget *child;

  g_array_set_size (self->plays, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->people))) != NULL)
    gtk_flow_box_remove (self->people, child);
  for (unsigned i = 0; i < count_people (self->team); i++)
    add_person (self, i);
}

void
sv_who_plays_set_team (SvWhoPlays *self, const SvTeamDoc *team)
{
  const gboolean same = self->team != NULL && have_same_people (self->team, team);

  g_clear_pointer (&self->team, sv_team_doc_free);
  self->team = sv_team_doc_copy (team);
  gtk_widget_set_visible (GTK_WIDGET (self), sv_reserves_count (team) > 0);
  if (!same)
    fill (self);
  update (self);
}

const SvTeamDoc *
sv_who_plays_get_team (SvWhoPlays *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) ? self->today : NULL;
}

/* --- Points --- */

void
sv_who_plays_show_points (SvWhoPlays *self, const void *setup)
{
  GtkWidget *left = gtk_widget_get_first_child (GTK_WIDGET (self->points));
  SvBudget budgets[SV_MAX_BUDGETS];

  gtk_widget_set_visible (GTK_WIDGET (self->points), self->today != NULL);
  if (self->today == NULL)
    return;
  g_autofree void *copy = g_memdup2 (setup, MAX (self->today->game->setup_size, 1));
  sv_team_doc_to_setup (self->today, 0, copy);
  const unsigned n = sv_game_budget (self->today->game, copy, 0, budgets);
  for (unsigned i = 0; i < n; i++) {
    if (left == NULL) {
      left = sv_points_left_new ();
      gtk_widget_set_halign (left, GTK_ALIGN_START);
      gtk_box_append (self->points, left);
    }
    sv_points_left_show (SV_POINTS_LEFT (left), &budgets[i]);
    left = gtk_widget_get_next_sibling (left);
  }
}

/* --- The widget --- */

static void
sv_who_plays_finalize (GObject *object)
{
  SvWhoPlays *self = SV_WHO_PLAYS (object);

  g_clear_pointer (&self->team, sv_team_doc_free);
  g_clear_pointer (&self->today, sv_team_doc_free);
  g_clear_pointer (&self->plays, g_array_unref);
  G_OBJECT_CLASS (sv_who_plays_parent_class)->finalize (object);
}

static void
sv_who_plays_class_init (SvWhoPlaysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_who_plays_finalize;
  g_signal_new ("changed", SV_TYPE_WHO_PLAYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  sv_widget_class_set_template (widget_class, "sv-who-plays.ui");
  sv_widget_class_bind (widget_class, SvWhoPlays, people, words, points);
}

static void
sv_who_plays_init (SvWhoPlays *self)
{
  self->plays = g_array_new (FALSE, FALSE, sizeof (gboolean));
  gtk_widget_init_template (GTK_WIDGET (self));
}
