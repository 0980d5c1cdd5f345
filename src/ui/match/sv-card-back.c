/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-card-back.h"

#include <glib/gi18n.h>
#include <math.h>

#include "sv-careers.h"
#include "sv-evening.h"
#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

enum { ROW_MATCHES, ROW_GOALS, ROW_TODAY, ROW_SHOTS, ROW_BALLS, ROW_BEST, N_ROWS };

struct _SvCardBack {
  GtkBox parent_instance;

  /* Owned. */
  SvMatch *match; /* NULL while nothing is shown */
  SvCareers *careers;
  char *player, *team;

  /* Template children */
  GtkWidget *head;
  GtkLabel *name, *about;
  GtkLabel *value[N_ROWS];
  GtkWidget *title[N_ROWS];
};

G_DEFINE_FINAL_TYPE (SvCardBack, sv_card_back, GTK_TYPE_BOX)

/* --- Rows --- */

/* Show a row with this value (transfer full), or hide it if that is NULL, and add the row to what
 * the screen reader says. */
static void
show_row (SvCardBack *self, unsigned row, char *value, GString *said)
{
  sv_label_show (self->value[row], value);
  gtk_widget_set_visible (self->title[row], value != NULL);
  if (value != NULL)
    g_string_append_printf (said, "\n%s: %s", gtk_label_get_text (GTK_LABEL (self->title[row])),
                            value);
  g_free (value);
}

static char *
say_matches (const SvCareer *career)
{
  /* Translators: how many matches a player has played, and how many of them the team won. */
  return g_strdup_printf (_ ("%1$u, %2$u won"), career->matches, career->won);
}

/* Return the chance of the hardest goal, or NULL without a goal from a shot. */
static char *
say_best (const SvCareer *career)
{
  if (career->best <= 0)
    return NULL;
  /* Translators: the chance of the hardest shot that became a goal. */
  return g_strdup_printf (_ ("chance 1 in %d"), (int)lround (1 / career->best));
}

static char *
say_number (unsigned number)
{
  return g_strdup_printf ("%u", number);
}

static void
show_career (SvCardBack *self)
{
  const SvCareer career = sv_careers_sum (self->careers, self->match, self->player);
  const unsigned today =
      sv_evening_count_goals (sv_evening_of (self->match), self->match, self->team, self->player);
  g_autoptr (GString) said = g_string_new (self->player);

  show_row (self, ROW_MATCHES, say_matches (&career), said);
  show_row (self, ROW_GOALS, say_number (career.goals), said);
  show_row (self, ROW_TODAY, today > 0 ? say_number (today) : NULL, said);
  show_row (self, ROW_SHOTS, say_number (career.shots), said);
  show_row (self, ROW_BALLS, say_number (career.balls), said);
  show_row (self, ROW_BEST, say_best (&career), said);
  sv_widget_set_label (self, said->str);
}

/* --- What is shown --- */

static void
forget (SvCardBack *self)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (sv_evening_of (self->match), self);
  g_clear_object (&self->careers);
  g_clear_object (&self->match);
  g_clear_pointer (&self->player, g_free);
  g_clear_pointer (&self->team, g_free);
}

void
sv_card_back_show (SvCardBack *self, SvMatch *match, int piece)
{
  forget (self);
  if (match == NULL)
    return;
  const SvGame *game = sv_match_get_game (match);
  const int side = sv_shown (match)->view.pieces[piece].side;
  self->match = g_object_ref (match);
  self->player = g_strdup (sv_match_get_player (match, piece));
  self->team = g_strdup (sv_match_get_team_name (match, side));
  self->careers = sv_careers_new (game, self->team);
  g_signal_connect_object (self->careers, "read", G_CALLBACK (show_career), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (sv_evening_of (match), "read", G_CALLBACK (show_career), self,
                           G_CONNECT_SWAPPED);
  sv_careers_read (self->careers, g_settings_get_strv (sv_settings (), "season-left-out"));
  /* Translators: a team and the game that it plays, on the back of a player's card. */
  g_autofree char *about = sv_sentence (_ ("%1$s · %2$s"), self->team, _ (game->title));
  gtk_label_set_text (self->name, self->player);
  gtk_label_set_text (self->about, about);
  sv_style_tint_side (self->head, match, side);
  show_career (self);
}

static void
sv_card_back_dispose (GObject *object)
{
  forget (SV_CARD_BACK (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CARD_BACK);
  G_OBJECT_CLASS (sv_card_back_parent_class)->dispose (object);
}

static void
sv_card_back_class_init (SvCardBackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_card_back_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-card-back.ui");
  sv_widget_class_bind (widget_class, SvCardBack, head, name, about);
  sv_widget_class_bind_array (widget_class, SvCardBack, value);
  sv_widget_class_bind_array (widget_class, SvCardBack, title);
}

static void
sv_card_back_init (SvCardBack *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
