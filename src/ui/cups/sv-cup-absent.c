/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-absent.h"

#include <glib/gi18n.h>

#include "sv-cup-missing.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"

struct _SvCupAbsent {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;
};

G_DEFINE_FINAL_TYPE (SvCupAbsent, sv_cup_absent, GTK_TYPE_BOX)

static void
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
add_card (SvCupAbsent *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (card, "sv-card");
  gtk_widget_add_css_class (card, "padded");
  gtk_box_append (GTK_BOX (self), card);
  return card;
}

/* Add a button with the name of the team; a click opens the team's page. */
static void
add_team_name (GtkWidget *card, const char *name, unsigned team)
{
  GtkWidget *button = gtk_button_new_with_label (name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "sv-team-name");
  gtk_widget_add_css_class (button, "bold");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", team);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "cup.team");
  gtk_box_append (GTK_BOX (card), button);
}

/* Return a sentence that names the player, the reason and the match that caused it; free with
 * g_free (). */
static char *
say (const SvCupDoc *doc, unsigned team, const SvCupMissing *missing)
{
  if (missing->cause < 0)
    return sv_sentence (_ ("%1$s: %2$s."), missing->who, missing->why);
  const unsigned cause = (unsigned)missing->cause;
  const unsigned other = doc->meetings[cause].teams[0] == (int)team ? 1 : 0;
  g_autofree char *opponent = sv_cup_words_side (doc, cause, other);
  /* Translators: %1$s is a player, perhaps "number 3"; %2$s the reason, such as "red card"; %3$u
   * and %4$s are the round and the opponent of the match in which it happened. */
  return sv_sentence (_ ("%1$s: %2$s, round %3$u against %4$s."), missing->who, missing->why,
                      sv_cup_fixture (doc->cup, cause)->round, opponent);
}

/* Add a card that lists the players of the team who must miss its next match. Returns FALSE and
 * adds nothing if there are none. */
static gboolean
add_team (SvCupAbsent *self, unsigned team)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const int next = sv_cup_missing_next (doc, team);
  g_autoptr (GPtrArray) list = next >= 0 ? sv_cup_missing_list (doc, team) : NULL;

  if (list == NULL || list->len == 0)
    return FALSE;
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, (unsigned)next);
  GtkWidget *card = add_card (self);
  g_autofree char *name = sv_cup_words_team (doc, team);
  g_autofree char *slot = sv_cup_words_slot (doc, (SvCupSlot){ fixture->round, fixture->slot });
  g_autofree char *place = sv_cup_words_place (doc, (unsigned)next);
  g_autofree char *sides = sv_cup_words_sides (doc, (unsigned)next);
  /* Translators: the match that a player must miss: %1$s is the round, %2$s the board, %3$s the
   * two teams. */
  g_autofree char *match = sv_sentence (_ ("%1$s · %2$s · %3$s"), slot, place, sides);
  add_team_name (card, name, team);
  add_label (card, match, "sv-faint");
  for (guint i = 0; i < list->len; i++) {
    g_autofree char *words = say (doc, team, list->pdata[i]);
    add_label (card, words, NULL);
  }
  return TRUE;
}

static void
show (SvCupAbsent *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  gboolean any = FALSE;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  add_label (GTK_WIDGET (self), _ ("Who must miss a match"), "sv-heading");
  for (unsigned team = 0; team < doc->cup->n_teams; team++)
    any = add_team (self, team) || any;
  if (!any)
    add_label (GTK_WIDGET (self), _ ("Nobody must miss a match."), NULL);
  add_label (
      GTK_WIDGET (self),
      _ ("Cards and injuries come from matches that are played here, recorded at a table or "
         "dropped in. If only the result was typed, add them in its menu (⋮): Cards and Injuries…"),
      "sv-faint");
}

static void
changed_cb (SvCupAbsent *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

/* Update the list when it becomes visible, because changes are ignored while it is hidden. */
static void
sv_cup_absent_map (GtkWidget *widget)
{
  show (SV_CUP_ABSENT (widget));
  GTK_WIDGET_CLASS (sv_cup_absent_parent_class)->map (widget);
}

static void
sv_cup_absent_dispose (GObject *object)
{
  g_clear_object (&SV_CUP_ABSENT (object)->book);
  G_OBJECT_CLASS (sv_cup_absent_parent_class)->dispose (object);
}

static void
sv_cup_absent_class_init (SvCupAbsentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_cup_absent_dispose;
  GTK_WIDGET_CLASS (klass)->map = sv_cup_absent_map;
}

static void
sv_cup_absent_init (SvCupAbsent *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 14);
}

GtkWidget *
sv_cup_absent_new (SvCupBook *book)
{
  SvCupAbsent *self = g_object_new (SV_TYPE_CUP_ABSENT, NULL);

  self->book = g_object_ref (book);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
