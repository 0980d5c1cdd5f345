/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-move.h"

#include <glib/gi18n.h>

#include "sv-cup-changes.h"
#include "sv-cup-referees.h"
#include "sv-cup-times.h"
#include "sv-cup-told.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

/* Entries of the drop-down of referees before the teams. */
enum { BY_TURNS, NOBODY, FIRST_TEAM };

struct _SvCupMove {
  GtkBox parent_instance;

  SvCupBook *book; /* owned */
  unsigned fixture;
  GArray *slots; /* SvCupSlot of each entry of the drop-down */
  GArray *teams; /* unsigned: team of each entry of the drop-down of referees, from FIRST_TEAM on */
  gboolean filling; /* TRUE while the program fills the drop-downs */

  /* Children */
  GtkLabel *sides, *words;
  GtkDropDown *slot, *board, *referee;
  GtkWidget *move, *referee_card;
};

G_DEFINE_FINAL_TYPE (SvCupMove, sv_cup_move, GTK_TYPE_BOX)

static const SvCupDoc *
get_doc (SvCupMove *self)
{
  return sv_cup_book_get_doc (self->book);
}

/* --- The place that is chosen --- */

static SvCupSlot
get_slot (SvCupMove *self)
{
  return g_array_index (self->slots, SvCupSlot, gtk_drop_down_get_selected (self->slot));
}

/* Return the match that is at the chosen place, or -1 if it is free. */
static int
find_there (SvCupMove *self)
{
  const unsigned board = gtk_drop_down_get_selected (self->board) + 1;
  const SvCup *cup = get_doc (self)->cup;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    if (fixture->board == board && sv_cup_is_in_slot (fixture, get_slot (self)))
      return (int)i;
  }
  return -1;
}

/* Return the competition after the move (transfer full), or NULL with an error. */
static SvCupDoc *
make_moved (SvCupMove *self, int there, GError **error)
{
  const SvCupSlot slot = get_slot (self);
  const unsigned board = gtk_drop_down_get_selected (self->board) + 1;

  return there >= 0
             ? sv_cup_doc_exchange (get_doc (self), self->fixture, (unsigned)there, error)
             : sv_cup_doc_move (get_doc (self), self->fixture, slot.round, slot.slot, board, error);
}

/* Say what the move would do, or why it is not possible. */
static void
chosen_cb (SvCupMove *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (self->filling)
    return;
  const int there = find_there (self);
  g_autoptr (SvCupDoc) after =
      there == (int)self->fixture ? NULL : make_moved (self, there, &error);
  if (there == (int)self->fixture) {
    words = g_strdup (_ ("The match is played there now."));
  } else if (error != NULL) {
    words = sv_sentence (_ ("This is not possible: %s."), sv_store_error_get_reason (error));
  } else if (there >= 0) {
    g_autofree char *sides = sv_cup_words_sides (get_doc (self), (unsigned)there);
    words = sv_sentence (_ ("The match exchanges places with %s."), sides);
  } else {
    words = g_strdup (_ ("This board is free then."));
  }
  gtk_label_set_text (self->words, words);
  gtk_widget_set_sensitive (self->move, after != NULL);
}

static void
move_cb (SvCupMove *self)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = make_moved (self, find_there (self), &error);

  sv_cup_book_commit (self->book, after, NULL, error);
}

/* --- The referee --- */

/* Return the entry of the drop-down that the competition has at present. */
static guint
find_referee (SvCupMove *self)
{
  int team;

  if (!sv_cup_doc_get_referee (get_doc (self), self->fixture, &team))
    return BY_TURNS;
  for (guint k = 0; k < self->teams->len; k++)
    if (g_array_index (self->teams, int, k) == team)
      return FIRST_TEAM + k;
  return team < 0 ? NOBODY : BY_TURNS;
}

static void
referee_cb (SvCupMove *self)
{
  const guint chosen = gtk_drop_down_get_selected (self->referee);
  g_autoptr (GError) error = NULL;

  if (self->filling || chosen == GTK_INVALID_LIST_POSITION || chosen == find_referee (self))
    return;
  SvCupDoc *after =
      chosen == BY_TURNS
          ? sv_cup_doc_free_referee (get_doc (self), self->fixture, &error)
          : sv_cup_doc_set_referee (
                get_doc (self), self->fixture,
                chosen == NOBODY ? -1 : g_array_index (self->teams, int, chosen - FIRST_TEAM),
                &error);
  /* Do not fill a drop-down anew in the middle of its own change. */
  self->filling = TRUE;
  sv_cup_book_commit (self->book, after, NULL, error);
  self->filling = FALSE;
}

/* Offer the teams that rest while the match is played. */
static void
fill_referees (SvCupMove *self)
{
  const SvCupDoc *doc = get_doc (self);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  g_array_set_size (self->teams, 0);
  gtk_string_list_append (list, _ ("By turns"));
  gtk_string_list_append (list, _ ("Nobody"));
  for (int t = 0; t < (int)doc->cup->n_teams; t++) {
    if (!sv_cup_referees_can (doc, self->fixture, (unsigned)t))
      continue;
    g_autofree char *name = sv_cup_words_team (doc, (unsigned)t);
    g_array_append_val (self->teams, t);
    gtk_string_list_append (list, name);
  }
  gtk_drop_down_set_model (self->referee, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->referee, find_referee (self));
  gtk_widget_set_visible (self->referee_card, doc->cup->times.match > 0 && self->teams->len > 0);
}

/* --- What is shown --- */

static void
add_slot (SvCupMove *self, GtkStringList *list, SvCupSlot slot, const char *name)
{
  g_array_append_val (self->slots, slot);
  gtk_string_list_append (list, name);
}

/* Offer all slots in the order of play, and a new one behind them. */
static void
fill_slots (SvCupMove *self)
{
  const SvCupDoc *doc = get_doc (self);
  g_autofree unsigned *order = sv_cup_times_order (doc->cup);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint selected = 0;
  SvCupSlot slot = { 0, 0 };

  g_array_set_size (self->slots, 0);
  for (unsigned k = 0; k < doc->cup->fixtures->len; k++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, order[k]);
    if (!sv_cup_is_in_slot (fixture, slot)) {
      slot = (SvCupSlot){ fixture->round, fixture->slot };
      g_autofree char *name = sv_cup_words_slot (doc, slot);
      add_slot (self, list, slot, name);
    }
    if (order[k] == self->fixture)
      selected = self->slots->len - 1;
  }
  slot = doc->cup->pack ? (SvCupSlot){ 1, slot.slot + 1 } : (SvCupSlot){ slot.round + 1, 1 };
  add_slot (self, list, slot, _ ("After all others"));
  gtk_drop_down_set_model (self->slot, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->slot, selected);
}

static void
fill_boards (SvCupMove *self)
{
  const SvCup *cup = get_doc (self)->cup;
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (unsigned board = 1; board <= cup->boards; board++) {
    g_autofree char *name = g_strdup_printf (_ ("Board %u"), board);
    gtk_string_list_append (list, name);
  }
  gtk_drop_down_set_model (self->board, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->board, sv_cup_fixture (cup, self->fixture)->board - 1);
}

static void
fill (SvCupMove *self)
{
  g_autofree char *sides = sv_cup_words_sides (get_doc (self), self->fixture);

  self->filling = TRUE;
  gtk_label_set_text (self->sides, sides);
  fill_slots (self);
  fill_boards (self);
  fill_referees (self);
  self->filling = FALSE;
  chosen_cb (self);
}

static void
changed_cb (SvCupMove *self)
{
  if (!self->filling && self->fixture < get_doc (self)->cup->fixtures->len &&
      gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

/* --- Class --- */

static void
sv_cup_move_dispose (GObject *object)
{
  g_clear_object (&SV_CUP_MOVE (object)->book);
  G_OBJECT_CLASS (sv_cup_move_parent_class)->dispose (object);
}

static void
sv_cup_move_finalize (GObject *object)
{
  g_array_unref (SV_CUP_MOVE (object)->slots);
  g_array_unref (SV_CUP_MOVE (object)->teams);
  G_OBJECT_CLASS (sv_cup_move_parent_class)->finalize (object);
}

static void
sv_cup_move_class_init (SvCupMoveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_cup_move_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_move_finalize;
}

static GtkLabel *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static GtkDropDown *
add_choice (SvCupMove *self, GtkWidget *row, const char *label, GCallback changed)
{
  GtkWidget *choice = gtk_drop_down_new (NULL, NULL);

  sv_drop_down_shorten (GTK_DROP_DOWN (choice));
  sv_widget_set_label (choice, label);
  gtk_widget_set_hexpand (choice, TRUE);
  gtk_box_append (GTK_BOX (row), choice);
  g_signal_connect_object (choice, "notify::selected", changed, self, G_CONNECT_SWAPPED);
  return GTK_DROP_DOWN (choice);
}

static GtkWidget *
add_card (SvCupMove *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (card, "sv-card");
  gtk_widget_add_css_class (card, "padded");
  gtk_box_append (GTK_BOX (self), card);
  return card;
}

static void
sv_cup_move_init (SvCupMove *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->slots = g_array_new (FALSE, FALSE, sizeof (SvCupSlot));
  self->teams = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 14);
  self->sides = add_label (GTK_WIDGET (self), NULL, "sv-heading");
  GtkWidget *card = add_card (self);
  add_label (card, _ ("When and where"), "sv-subheading");
  self->slot = add_choice (self, row, _ ("Slot"), G_CALLBACK (chosen_cb));
  self->board = add_choice (self, row, _ ("Board"), G_CALLBACK (chosen_cb));
  gtk_box_append (GTK_BOX (card), row);
  self->words = add_label (card, NULL, NULL);
  self->move = gtk_button_new_with_label (_ ("Move the Match"));
  gtk_widget_set_halign (self->move, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->move, "pill");
  gtk_box_append (GTK_BOX (card), self->move);
  g_signal_connect_object (self->move, "clicked", G_CALLBACK (move_cb), self, G_CONNECT_SWAPPED);
  self->referee_card = add_card (self);
  add_label (self->referee_card, _ ("Referee"), "sv-subheading");
  self->referee = add_choice (self, self->referee_card, _ ("Referee"), G_CALLBACK (referee_cb));
}

GtkWidget *
sv_cup_move_new (SvCupBook *book)
{
  SvCupMove *self = g_object_new (SV_TYPE_CUP_MOVE, NULL);

  self->book = g_object_ref (book);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
sv_cup_move_show (SvCupMove *self, unsigned fixture)
{
  self->fixture = fixture;
  fill (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->slot));
}
