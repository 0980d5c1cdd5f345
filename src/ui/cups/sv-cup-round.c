/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-round.h"

#include <glib/gi18n.h>

#include "sv-cup-changes.h"
#include "sv-cup-endings.h"
#include "sv-cup-knockout.h"
#include "sv-cup-marks.h"
#include "sv-cup-referees.h"
#include "sv-cup-stage.h"
#include "sv-cup-tables.h"
#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-fixture-drag.h"
#include "sv-fixture-row.h"
#include "sv-screen-pictures.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

/* Number of matches that are shown at once in a competition without rounds, about. */
enum { MATCHES = 12 };

struct _SvCupRound {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;

  unsigned part;   /* part that is shown, 1-based: a round, or some slots if there are no rounds */
  unsigned *slots; /* those of the document whose rows are shown; owned reference */

  /* Template children */
  GtkLabel *title, *next_title, *next, *missing;
  GtkWidget *next_card, *missing_card, *later;
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

/* --- Parts --- */

/* Return how many slots are shown at once in a competition without rounds. */
static unsigned
count_slots_at_once (const SvCup *cup)
{
  return MAX (1, MATCHES / MIN (cup->boards, MAX (1, cup->n_teams / 2)));
}

/* Return the part in which this slot is shown. */
static unsigned
find_part (const SvCup *cup, SvCupSlot slot)
{
  return cup->pack ? (slot.slot - 1) / count_slots_at_once (cup) + 1 : slot.round;
}

static unsigned
find_part_of (const SvCup *cup, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (cup, i);

  return find_part (cup, (SvCupSlot){ fixture->round, fixture->slot });
}

static unsigned
find_last_part (const SvCup *cup)
{
  unsigned last = 1;

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    last = MAX (last, find_part_of (cup, i));
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

/* Return when and where a match is played, and who is the referee: "13:30 · Board 2 · Referee:
 * Fox"; and of the match for third place that it is that. Free with g_free (). */
static char *
dup_place (SvCupRound *self, unsigned i, int referee)
{
  const SvCupDoc *doc = get_doc (self);
  const gboolean played = sv_cup_fixture (doc->cup, i)->result.played;
  g_autofree char *time = sv_cup_words_time (doc, i);
  g_autofree char *place = sv_cup_words_place (doc, i);
  g_autofree char *who = played ? NULL : sv_cup_referees_dup_words (doc, referee);
  g_autofree char *third = g_strdup (_ ("For third place"));
  char *parts[5] = { NULL };
  unsigned n = 0;

  if (sv_cup_is_for_third (sv_cup_fixture (doc->cup, i)))
    parts[n++] = third;
  if (time != NULL)
    parts[n++] = time;
  parts[n++] = place;
  if (who != NULL)
    parts[n++] = who;
  return g_strjoinv (" · ", parts);
}

enum { BADGE = 16 }; /* size of a team's badge in pixels */

static void
show_row (SvCupRound *self, SvFixtureRow *row, SvCupSlot now, const int *referees)
{
  const SvCupDoc *doc = get_doc (self);
  const unsigned i = sv_fixture_row_get_fixture (row);
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  g_autofree char *home = sv_cup_words_side (doc, i, 0);
  g_autofree char *away = sv_cup_words_side (doc, i, 1);
  g_autofree char *note = dup_note (self, i);
  g_autofree char *place = dup_place (self, i, referees[i]);
  g_autofree char *score = sv_cup_tables_score (fixture);

  sv_fixture_row_show (row,
                       &(const SvFixtureShown){
                           .place = place,
                           .sides = { home, away },
                           .result = score,
                           .score = fixture->is_void ? (SvCupResult){ 0 } : fixture->result,
                           .decides = fixture->knockout,
                           .ends = sv_cup_endings (doc, i),
                           .note = note,
                           .table = sv_cup_book_has_table (self->book, i),
                           .marks = sv_cup_marks_may_edit (doc, i),
                           .open = doc->meetings[i].teams[0] >= 0 &&
                                   doc->meetings[i].teams[1] >= 0 && sv_cup_takes_place (doc, i),
                           .off = !sv_cup_takes_place (doc, i),
                           .now = sv_cup_is_in_slot (fixture, now) && sv_cup_is_due (doc, i),
                       });
  for (int side = 0; side < 2; side++)
    sv_cup_stage_show_badge (sv_fixture_row_get_badge (row, side), doc,
                             doc->meetings[i].teams[side], BADGE);
}

/* Return the name of a slot, as far as it tells more than the title. */
static char *
dup_slot (const SvCupDoc *doc, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  char *time = sv_cup_words_time (doc, i);

  if (sv_cup_words_count_slots (doc->cup, fixture->round) == 1)
    return time;
  g_autofree char *name = g_strdup_printf (_ ("Slot %u"), fixture->slot);
  if (time == NULL)
    return g_steal_pointer (&name);
  char *both = sv_sentence (_ ("%1$s · %2$s"), name, time);
  g_free (time);
  return both;
}

/* Return the heading above the matches of a slot (matches played at the same time), or NULL if
 * none is needed. @i: one of its matches. Free with g_free (). */
static char *
say_slot (const SvCupDoc *doc, unsigned i, SvCupSlot now)
{
  g_autofree char *name = dup_slot (doc, i);

  if (!sv_cup_is_in_slot (sv_cup_fixture (doc->cup, i), now))
    return g_steal_pointer (&name);
  /* Translators: a slot, which is being played at present: "Slot 2 · 13:30: on now". */
  return name != NULL ? sv_sentence (_ ("%s: on now"), name) : g_strdup (_ ("On now"));
}

static void
show_rows (SvCupRound *self)
{
  const SvCupDoc *doc = get_doc (self);
  const SvCupSlot now = sv_cup_slot_now (doc);
  g_autofree int *referees = sv_cup_referees (doc);
  GtkLabel *heading = NULL;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    if (!SV_IS_FIXTURE_ROW (row)) {
      heading = GTK_LABEL (row);
      continue;
    }
    show_row (self, SV_FIXTURE_ROW (row), now, referees);
    if (heading == NULL)
      continue;
    g_autofree char *words = say_slot (doc, sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row)), now);
    sv_label_show (g_steal_pointer (&heading), words);
  }
}

/* List the matches of the next slot below, unless they belong to the part that is shown. */
static void
show_next (SvCupRound *self)
{
  const SvCupDoc *doc = get_doc (self);
  const SvCupSlot next = sv_cup_slot_next (doc);
  const gboolean shown = next.round > 0 && find_part (doc->cup, next) != self->part;
  g_autoptr (GString) text = g_string_new (NULL);

  gtk_widget_set_visible (self->next_card, shown);
  if (!shown)
    return;
  g_autofree char *slot = sv_cup_words_slot (doc, next);
  g_autofree char *title = sv_sentence (_ ("Next: %s"), slot);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    if (!sv_cup_is_in_slot (sv_cup_fixture (doc->cup, i), next) || !sv_cup_takes_place (doc, i))
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

static void show_part (SvCupRound *self, unsigned part);

/* Return the row of a match, or NULL if the part that is shown does not have it. */
static GtkWidget *
find_row (SvCupRound *self, unsigned fixture)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (SV_IS_FIXTURE_ROW (row) && sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row)) == fixture)
      return row;
  return NULL;
}

/* Make the rows anew, because matches are played at another place than before. The focus stays
 * with its match. */
static void
move_rows (SvCupRound *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->rows));
  const int focused =
      SV_IS_FIXTURE_ROW (row) ? (int)sv_fixture_row_get_fixture (SV_FIXTURE_ROW (row)) : -1;

  show_part (self, MIN (self->part, find_last_part (get_cup (self))));
  row = focused >= 0 ? find_row (self, (unsigned)focused) : NULL;
  if (row != NULL)
    gtk_widget_grab_focus (row);
}

static void
show_all (SvCupRound *self)
{
  show_rows (self);
  show_next (self);
  show_missing (self);
  gtk_widget_set_visible (self->later, get_cup (self)->times.match > 0 &&
                                           sv_cup_slot_now (get_doc (self)).round > 0);
}

static void
changed_cb (SvCupRound *self)
{
  if (self->slots != get_doc (self)->slots)
    move_rows (self);
  else
    show_all (self);
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

  if (after == NULL)
    sv_fixture_row_refuse (row, error);
  return after != NULL && sv_cup_book_commit (self->book, after, what, error);
}

void
sv_cup_round_go_on (SvCupRound *self, unsigned fixture)
{
  const SvCupDoc *doc = get_doc (self);
  const unsigned n = doc->cup->fixtures->len;
  g_autofree unsigned *order = sv_cup_times_order (doc->cup);
  unsigned at = 0;

  while (order[at] != fixture)
    at++;
  for (unsigned k = 1; k < n; k++) {
    const unsigned i = order[(at + k) % n];
    if (!sv_cup_is_due (doc, i))
      continue;
    sv_cup_round_show_fixture (self, i);
    return;
  }
}

static void
entered_cb (SvFixtureRow *row, SvCupRound *self)
{
  sv_cup_round_go_on (self, sv_fixture_row_get_fixture (row));
}

/* Return the first match below a heading. */
static unsigned
get_first_below (GtkWidget *heading)
{
  return sv_fixture_row_get_fixture (SV_FIXTURE_ROW (gtk_widget_get_next_sibling (heading)));
}

static void
add_heading (SvCupRound *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "sv-slot");
  sv_fixture_drag_add_slot (label, get_first_below);
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

/* Return "Slots 5–8 of 14"; free with g_free (). */
static char *
dup_slots_title (const SvCup *cup, unsigned part)
{
  const unsigned n = count_slots_at_once (cup), all = sv_cup_words_count_slots (cup, 1);
  const unsigned first = (part - 1) * n + 1, last = MIN (part * n, all);

  return first == last ? g_strdup_printf (_ ("Slot %u of %u"), first, all)
                       : g_strdup_printf (_ ("Slots %u–%u of %u"), first, last, all);
}

/* Return "Round 2 of 7", in a knock-out followed by its name, such as "Semi-finals"; free with
 * g_free (). */
static char *
dup_title (SvCupRound *self, unsigned part)
{
  const SvCupDoc *doc = get_doc (self);
  const unsigned last = find_last_part (doc->cup);

  if (doc->cup->pack)
    return dup_slots_title (doc->cup, part);
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);
  g_autofree char *name = sv_cup_tables_round (doc, bracket, part);
  g_autofree char *plain = g_strdup_printf (_ ("Round %u"), part);
  if (g_str_equal (name, plain))
    return g_strdup_printf (_ ("Round %u of %u"), part, last);
  return sv_sentence (_ ("Round %u of %u: %s"), part, last, name);
}

void
sv_cup_round_settle (SvCupRound *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (SV_IS_FIXTURE_ROW (row))
      sv_fixture_row_settle (SV_FIXTURE_ROW (row));
}

/* Add the rows of a part in the order of play, with a heading above each slot. */
static void
add_rows (SvCupRound *self)
{
  const SvCupDoc *doc = get_doc (self);
  g_autofree unsigned *order = sv_cup_times_order (doc->cup);
  unsigned slot = 0;

  for (unsigned k = 0; k < doc->cup->fixtures->len; k++) {
    if (find_part_of (doc->cup, order[k]) != self->part)
      continue;
    if (doc->slots[order[k]] != slot)
      add_heading (self);
    slot = doc->slots[order[k]];
    add_row (self, order[k]);
  }
}

static void
show_part (SvCupRound *self, unsigned part)
{
  g_autofree char *title = dup_title (self, part);
  GtkWidget *child;

  g_clear_pointer (&self->slots, g_rc_box_release);
  self->slots = g_rc_box_acquire (get_doc (self)->slots);
  sv_cup_round_settle (self);
  self->part = part;
  gtk_label_set_text (self->title, title);
  sv_widget_drop_focus (GTK_WIDGET (self->rows));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, child);
  add_rows (self);
  show_all (self);
}

gboolean
sv_cup_round_reveal (SvCupRound *self, unsigned fixture)
{
  const unsigned part = find_part_of (get_cup (self), fixture);

  if (part == self->part)
    return FALSE;
  show_part (self, part);
  return TRUE;
}

gboolean
sv_cup_round_turn (SvCupRound *self, int by)
{
  const SvCup *cup = get_cup (self);
  unsigned next = 0;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const unsigned part = find_part_of (cup, i);
    if (by < 0 ? part < self->part && part > next : part > self->part && (next == 0 || part < next))
      next = part;
  }
  if (next > 0)
    show_part (self, next);
  return next > 0;
}

void
sv_cup_round_show_fixture (SvCupRound *self, unsigned fixture)
{
  sv_cup_round_reveal (self, fixture);
  gtk_widget_grab_focus (find_row (self, fixture));
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
  g_clear_pointer (&SV_CUP_ROUND (object)->slots, g_rc_box_release);
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
                        missing_card, missing, later);
}

static void
sv_cup_round_init (SvCupRound *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Return the part that is being played, or the last one if all matches are over. */
static unsigned
find_part_now (const SvCupDoc *doc)
{
  const SvCupSlot now = sv_cup_slot_now (doc);

  return now.round > 0 ? find_part (doc->cup, now) : find_last_part (doc->cup);
}

static void
decoded_cb (gpointer self)
{
  changed_cb (SV_CUP_ROUND (self));
}

GtkWidget *
sv_cup_round_new (SvCupBook *book)
{
  SvCupRound *self = g_object_new (SV_TYPE_CUP_ROUND, NULL);

  self->book = g_object_ref (book);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (book, "live", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  sv_screen_pictures_watch (GTK_WIDGET (self), decoded_cb);
  show_part (self, find_part_now (get_doc (self)));
  return GTK_WIDGET (self);
}
