/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-round.h"

#include <glib/gi18n.h>

#include "sv-cup-marks.h"
#include "sv-cup-tables.h"
#include "sv-cup-words.h"
#include "sv-fixture-row.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

struct _SvCupRound {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;

  unsigned round; /* round that is shown, 1-based */

  /* Template children */
  GtkLabel *title, *next_title, *next, *missing;
  GtkWidget *next_card, *missing_card;
  GtkBox *rows; /* rows of the matches (SvFixtureRow), with a label above each slot */
};

G_DEFINE_FINAL_TYPE (SvCupRound, sv_cup_round, GTK_TYPE_BOX)

static const SvCupDoc *
get_doc (SvCupRound *self)
{
  return sv_cup_book_get_doc (self->book);
}

static const SvCup *
get_cup (SvCupRound *self)
{
  return get_doc (self)->cup;
}

static unsigned
find_last_round (const SvCup *cup)
{
  unsigned last = 1;

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    last = MAX (last, sv_cup_fixture (cup, i)->round);
  return last;
}

/* --- Its matches --- */

/* Return the note of a match: its score while it is played with the program, else what there is
 * to say about the result. Free with g_free (). */
static char *
dup_note (SvCupRound *self, unsigned i)
{
  int score[2];

  if (!sv_cup_fixture (get_cup (self), i)->result.played &&
      sv_cup_book_get_live (self->book, i, score))
    return g_strdup_printf (_ ("Being played: %d–%d"), score[0], score[1]);
  return sv_cup_words_note (get_doc (self), i);
}

static void
show_row (SvCupRound *self, SvFixtureRow *row, SvCupSlot now)
{
  const SvCupDoc *doc = get_doc (self);
  const unsigned i = sv_fixture_row_get_fixture (row);
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  g_autofree char *home = sv_cup_words_side (doc, i, 0);
  g_autofree char *away = sv_cup_words_side (doc, i, 1);
  g_autofree char *note = dup_note (self, i);
  g_autofree char *place = sv_cup_words_place (doc, i);
  g_autofree char *score = sv_cup_tables_score (fixture);

  sv_fixture_row_show (row,
                       &(const SvFixtureShown){
                           .place = place,
                           .sides = { home, away },
                           .result = score,
                           .score = fixture->is_void ? (SvCupResult){ 0 } : fixture->result,
                           .decides = fixture->knockout,
                           .note = note,
                           .table = sv_cup_book_has_table (self->book, i),
                           .marks = sv_cup_marks_may_edit (doc, i),
                           .open = doc->meetings[i].teams[0] >= 0 && doc->meetings[i].teams[1] >= 0,
                           .now = sv_cup_is_in_slot (fixture, now) && sv_cup_is_due (doc, i),
                       });
}

/* Return the heading above the matches of a slot (matches played at the same time), or NULL if
 * none is needed. Free with g_free (). */
static char *
say_slot (const SvCup *cup, SvCupSlot slot, SvCupSlot now)
{
  const gboolean on = slot.round == now.round && slot.slot == now.slot;

  if (sv_cup_words_count_slots (cup, slot.round) == 1)
    return on ? g_strdup (_ ("On now")) : NULL;
  return on ? g_strdup_printf (_ ("Slot %u: on now"), slot.slot)
            : g_strdup_printf (_ ("Slot %u"), slot.slot);
}

static void
show_rows (SvCupRound *self)
{
  const SvCup *cup = get_cup (self);
  const SvCupSlot now = sv_cup_slot_now (get_doc (self));
  GtkLabel *heading = NULL;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    if (!SV_IS_FIXTURE_ROW (row)) {
      heading = GTK_LABEL (row);
      continue;
    }
    show_row (self, SV_FIXTURE_ROW (row), now);
    if (heading == NULL)
      continue;
    const SvCupFixture *first =
        sv_cup_fixture (cup, sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row)));
    g_autofree char *words = say_slot (cup, (SvCupSlot){ first->round, first->slot }, now);
    sv_label_show (g_steal_pointer (&heading), words);
  }
}

/* List the matches of the next slot below, unless they belong to the round that is shown. */
static void
show_next (SvCupRound *self)
{
  const SvCupDoc *doc = get_doc (self);
  const SvCupSlot next = sv_cup_slot_next (doc);
  const gboolean shown = next.round > 0 && next.round != self->round;
  g_autoptr (GString) text = g_string_new (NULL);

  gtk_widget_set_visible (self->next_card, shown);
  if (!shown)
    return;
  g_autofree char *slot = sv_cup_words_slot (doc->cup, next);
  g_autofree char *title = sv_sentence (_ ("Next: %s"), slot);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    if (!sv_cup_is_in_slot (sv_cup_fixture (doc->cup, i), next))
      continue;
    g_autofree char *place = sv_cup_words_place (doc, i);
    g_autofree char *sides = sv_cup_words_sides (doc, i);
    sv_sentence_append (text, "%s%s: %s", text->len > 0 ? "\n" : "", place, sides);
  }
  gtk_label_set_text (self->next_title, title);
  if (!g_str_equal (gtk_label_get_text (self->next), text->str))
    gtk_label_set_text (self->next, text->str);
}

/* List the players who must miss a match because of cards or injuries, if the game has such. */
static void
show_missing (SvCupRound *self)
{
  g_autoptr (GPtrArray) lines = sv_cup_tables_missing (get_doc (self));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", (const char *)lines->pdata[i]);
  gtk_label_set_text (self->missing, text->str);
  gtk_widget_set_visible (self->missing_card, text->len > 0);
}

/* Return whether the rows are the matches of the round that is shown. */
static gboolean
has_same_matches (SvCupRound *self)
{
  const SvCup *cup = get_cup (self);
  unsigned i = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    if (!SV_IS_FIXTURE_ROW (row))
      continue;
    while (i < cup->fixtures->len && sv_cup_fixture (cup, i)->round != self->round)
      i++;
    if (i >= cup->fixtures->len || sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row)) != i++)
      return FALSE;
  }
  for (; i < cup->fixtures->len; i++)
    if (sv_cup_fixture (cup, i)->round == self->round)
      return FALSE;
  return TRUE;
}

/* Record a typed result. Corrections of the same result in quick succession are one undo step. */
static gboolean
typed_cb (SvFixtureRow *row, const SvCupResult *result, SvCupRound *self)
{
  const unsigned i = sv_fixture_row_get_fixture (row);
  g_autofree char *what = g_strdup_printf ("result-%u", i);
  g_autoptr (GError) error = NULL;
  const SvCupResult *before = &sv_cup_fixture (get_cup (self), i)->result;
  SvCupResult now = *result;

  /* Another number of goals by the club's rule: the other team has not come meanwhile. */
  if (before->played && before->how == SV_CUP_FORFEIT && now.how == SV_END_FULL_TIME &&
      sv_cup_winning_side (before) == sv_cup_winning_side (&now))
    now.how = SV_CUP_FORFEIT;
  SvCupDoc *after = sv_cup_doc_result (get_doc (self), i, &now, &error);

  return sv_cup_book_commit (self->book, after, what, error);
}

/* Move the focus to the next match that still needs a result: first those after @row, in this
 * round and later ones, then from the beginning. */
static void
entered_cb (SvFixtureRow *row, SvCupRound *self)
{
  const SvCup *cup = get_cup (self);

  for (unsigned k = 1; k < cup->fixtures->len; k++) {
    const unsigned i = (sv_fixture_row_get_fixture (row) + k) % cup->fixtures->len;
    if (!sv_cup_is_due (get_doc (self), i))
      continue;
    sv_cup_round_show_fixture (self, i);
    return;
  }
}

static void
add_heading (SvCupRound *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "sv-slot");
  gtk_box_append (self->rows, label);
}

static void
add_row (SvCupRound *self, unsigned fixture)
{
  GtkWidget *row = sv_fixture_row_new (fixture);

  g_signal_connect_object (row, "typed", G_CALLBACK (typed_cb), self, 0);
  g_signal_connect_object (row, "entered", G_CALLBACK (entered_cb), self, 0);
  gtk_box_append (self->rows, row);
}

/* Return "Round 2 of 7", in a knock-out followed by its name, such as "Semi-finals"; free with
 * g_free (). */
static char *
dup_title (SvCupRound *self, unsigned round)
{
  const SvCupDoc *doc = get_doc (self);
  const unsigned last = find_last_round (doc->cup);
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);
  g_autofree char *name = sv_cup_tables_round (doc, bracket, round);
  g_autofree char *plain = g_strdup_printf (_ ("Round %u"), round);

  if (g_str_equal (name, plain))
    return g_strdup_printf (_ ("Round %u of %u"), round, last);
  return sv_sentence (_ ("Round %u of %u: %s"), round, last, name);
}

void
sv_cup_round_settle (SvCupRound *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (SV_IS_FIXTURE_ROW (row))
      sv_fixture_row_settle (SV_FIXTURE_ROW (row));
}

/* Make the rows of the round's matches. */
static void
fill (SvCupRound *self)
{
  const SvCup *cup = get_cup (self);
  GtkWidget *child;
  unsigned slot = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, child);
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    if (fixture->round != self->round)
      continue;
    if (fixture->slot != slot)
      add_heading (self);
    slot = fixture->slot;
    add_row (self, i);
  }
}

static void
update (SvCupRound *self)
{
  g_autofree char *title = dup_title (self, self->round);

  gtk_label_set_text (self->title, title);
  show_rows (self);
  show_next (self);
  show_missing (self);
}

static void
show_round (SvCupRound *self, unsigned round)
{
  sv_cup_round_settle (self);
  self->round = round;
  fill (self);
  update (self);
}

/* Return the round that is being played, or the last one if all matches are over. */
static unsigned
find_round (const SvCupDoc *doc)
{
  const SvCupSlot now = sv_cup_slot_now (doc);

  return now.round > 0 ? now.round : find_last_round (doc->cup);
}

/* Show the results. If a team joined, or that was undone, the round may have other matches. */
static void
changed_cb (SvCupRound *self)
{
  if (!has_same_matches (self)) {
    if (self->round > find_last_round (get_cup (self)))
      self->round = find_round (get_doc (self));
    fill (self);
  }
  update (self);
}

gboolean
sv_cup_round_turn (SvCupRound *self, int by)
{
  const SvCup *cup = get_cup (self);
  unsigned next = 0;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const unsigned round = sv_cup_fixture (cup, i)->round;
    if (by < 0 ? round < self->round && round > next
               : round > self->round && (next == 0 || round < next))
      next = round;
  }
  if (next > 0)
    show_round (self, next);
  return next > 0;
}

void
sv_cup_round_show_fixture (SvCupRound *self, unsigned fixture)
{
  const unsigned round = sv_cup_fixture (get_cup (self), fixture)->round;

  if (round != self->round)
    show_round (self, round);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    if (SV_IS_FIXTURE_ROW (row) && sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row)) == fixture)
      gtk_widget_grab_focus (row);
  }
}

/* Focus the first result that can be typed at present, because that is what users come for. */
static gboolean
sv_cup_round_grab_focus (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (SV_CUP_ROUND (widget)->rows));
       row != NULL; row = gtk_widget_get_next_sibling (row)) {
    if (!SV_IS_FIXTURE_ROW (row))
      continue;
    if (found == NULL || gtk_widget_has_css_class (row, "now"))
      found = row;
    if (gtk_widget_has_css_class (row, "now"))
      break;
  }
  return found != NULL && gtk_widget_grab_focus (found);
}

static void
sv_cup_round_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CUP_ROUND);
  g_clear_object (&SV_CUP_ROUND (object)->book);
  G_OBJECT_CLASS (sv_cup_round_parent_class)->dispose (object);
}

static void
sv_cup_round_class_init (SvCupRoundClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_round_dispose;
  widget_class->grab_focus = sv_cup_round_grab_focus;
  sv_widget_class_set_template (widget_class, "sv-cup-round.ui");
  sv_widget_class_bind (widget_class, SvCupRound, title, rows, next_card, next_title, next,
                        missing_card, missing);
}

static void
sv_cup_round_init (SvCupRound *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_cup_round_new (SvCupBook *book)
{
  SvCupRound *self = g_object_new (SV_TYPE_CUP_ROUND, NULL);

  self->book = g_object_ref (book);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (book, "live", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_round (self, find_round (get_doc (self)));
  return GTK_WIDGET (self);
}
