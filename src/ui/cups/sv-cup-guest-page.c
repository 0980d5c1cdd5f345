/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-guest-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-cup-endings.h"
#include "sv-cup-guest-asking.h"
#include "sv-cup-guest-fetch.h"
#include "sv-cup-guest-outbox.h"
#include "sv-cup-guest-playing.h"
#include "sv-cup-guest-shelf.h"
#include "sv-cup-now.h"
#include "sv-cup-play.h"
#include "sv-cup-stage.h"
#include "sv-cup-tables.h"
#include "sv-cup-words.h"
#include "sv-fixture-row.h"
#include "sv-page.h"
#include "sv-sentence.h"
#include "sv-style.h"
#include "sv-toast.h"
#include "sv-widgets.h"

enum { BADGE = 16 }; /* size of a team's badge in pixels */

struct _SvCupGuestPage {
  GtkBox parent_instance;

  /* Owned */
  SvCupGuest *guest;
  GPtrArray *rows; /* SvFixtureRow, owned by the box */

  gboolean fetching; /* a match is being fetched */
  gboolean watching;
  gboolean warned; /* the user was told what is lost by leaving */

  /* Template children */
  GtkLabel *contact, *trouble, *waiting, *now, *next;
  GtkWidget *trouble_card, *retry, *again, *now_card, *play, *table, *leave;
  GtkBox *disputes, *matches;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvCupGuestPage,
                               sv_cup_guest_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

static const SvCupDoc *
get_plan (SvCupGuestPage *self)
{
  return sv_cup_guest_get_plan (self->guest);
}

/* --- A match --- */

/* Return the fixture with the result that is to be sent, if there is one. */
static SvCupFixture
get_shown (SvCupGuestPage *self, unsigned i)
{
  SvCupFixture fixture = *sv_cup_fixture (get_plan (self)->cup, i);
  const SvGuestItem *item = sv_cup_guest_get_item (self->guest, i);

  if (item != NULL && item->state != SV_GUEST_CONFLICT) {
    fixture.result = item->result;
    fixture.is_void = false;
  }
  return fixture;
}

/* Return whether the competition has the result of an item, so that only the rest is in dispute. */
static gboolean
is_same_result (SvCupGuestPage *self, const SvGuestItem *item)
{
  return sv_cup_same_result (&sv_cup_fixture (get_plan (self)->cup, item->fixture)->result,
                             &item->result);
}

static const char *
say_state (SvCupGuestPage *self, const SvGuestItem *item)
{
  switch (item->state) {
  case SV_GUEST_WAITS:
    return _ ("to be sent");
  case SV_GUEST_ASKED:
    return _ ("the organiser has not decided yet");
  case SV_GUEST_CONFLICT:
    return is_same_result (self, item) ? _ ("not taken") : _ ("there is another result");
  case SV_GUEST_REFUSED:
    return _ ("not taken");
  case SV_GUEST_TAKEN:
  default:
    return "";
  }
}

/* Return the remark on a match: its score while it is played, what becomes of its result, or how it
 * ended. Free with g_free (). */
static char *
dup_note (SvCupGuestPage *self, unsigned i)
{
  const SvGuestItem *item = sv_cup_guest_get_item (self->guest, i);
  int score[2];

  if (item != NULL)
    return g_strdup (say_state (self, item));
  if (!sv_cup_is_settled (sv_cup_fixture (get_plan (self)->cup, i)) &&
      sv_cup_guest_get_live (self->guest, i, score))
    return g_strdup_printf (_ ("Being played: %d–%d"), score[0], score[1]);
  return sv_cup_words_note (get_plan (self), i);
}

/* Return when a match is played: its time or else its round. Free with g_free (). */
static char *
dup_when (const SvCupDoc *plan, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (plan->cup, i);

  return sv_cup_words_slot (plan, (SvCupSlot){ fixture->round, fixture->slot });
}

static void
show_row (SvCupGuestPage *self, SvFixtureRow *row, int now)
{
  const SvCupDoc *plan = get_plan (self);
  const unsigned i = sv_fixture_row_get_fixture (row);
  const SvCupFixture fixture = get_shown (self, i);
  const int *teams = plan->meetings[i].teams;
  const gboolean settled = sv_cup_is_settled (sv_cup_fixture (plan->cup, i));
  g_autofree char *home = sv_cup_words_side (plan, i, 0);
  g_autofree char *away = sv_cup_words_side (plan, i, 1);
  g_autofree char *when = dup_when (plan, i);
  g_autofree char *note = dup_note (self, i);
  g_autofree char *score = sv_cup_tables_score (&fixture);

  sv_fixture_row_show (
      row, &(const SvFixtureShown){
               .place = when,
               .sides = { home, away },
               .result = score,
               .score = fixture.is_void ? (SvCupResult){ 0 } : fixture.result,
               .decides = fixture.knockout,
               .ends = sv_cup_endings (plan, i),
               .note = note,
               .guest = TRUE,
               .open = teams[0] >= 0 && teams[1] >= 0 && !settled && sv_cup_takes_place (plan, i),
               .off = !sv_cup_takes_place (plan, i),
               .now = (int)i == now,
           });
  for (int side = 0; side < 2; side++)
    sv_cup_stage_show_badge (sv_fixture_row_get_badge (row, side), plan, teams[side], BADGE);
}

static gboolean
typed_cb (SvFixtureRow *row, const SvCupResult *result, SvCupGuestPage *self)
{
  return sv_cup_guest_enter (self->guest, sv_fixture_row_get_fixture (row), result);
}

/* Go on to the next match whose result can be typed. */
static void
entered_cb (SvFixtureRow *row, SvCupGuestPage *self)
{
  guint k = 0;

  g_ptr_array_find (self->rows, row, &k);
  while (++k < self->rows->len)
    if (gtk_widget_grab_focus (self->rows->pdata[k]))
      return;
}

static void
add_row (SvCupGuestPage *self, unsigned fixture)
{
  GtkWidget *row = sv_fixture_row_new (fixture);

  g_signal_connect (row, "typed", G_CALLBACK (typed_cb), self);
  g_signal_connect (row, "entered", G_CALLBACK (entered_cb), self);
  gtk_box_append (self->matches, row);
  g_ptr_array_add (self->rows, row);
}

static gboolean
has_rows_of (SvCupGuestPage *self, const GArray *fixtures)
{
  gboolean same = self->rows->len == fixtures->len;

  for (guint k = 0; same && k < fixtures->len; k++)
    same =
        sv_fixture_row_get_fixture (self->rows->pdata[k]) == g_array_index (fixtures, unsigned, k);
  return same;
}

/* Make the rows anew if the board has other matches now. */
static void
fill_rows (SvCupGuestPage *self, const GArray *fixtures)
{
  if (has_rows_of (self, fixtures))
    return;
  for (guint k = 0; k < self->rows->len; k++)
    gtk_box_remove (self->matches, self->rows->pdata[k]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint k = 0; k < fixtures->len; k++)
    add_row (self, g_array_index (fixtures, unsigned, k));
}

/* --- Now and next --- */

/* Return the fixture at or after place *@k that is still to be played, or -1; *@k becomes the place
 * after it. */
static int
find_to_play (SvCupGuestPage *self, const GArray *fixtures, guint *k)
{
  while (*k < fixtures->len) {
    const unsigned i = g_array_index (fixtures, unsigned, (*k)++);
    if (sv_cup_is_to_come (get_plan (self), i) && sv_cup_guest_get_item (self->guest, i) == NULL)
      return (int)i;
  }
  return -1;
}

static void
show_now (SvCupGuestPage *self, int i)
{
  const SvCupDoc *plan = get_plan (self);
  const gboolean due = i >= 0 && sv_cup_is_due (plan, (unsigned)i);
  g_autofree char *sides = i >= 0 ? sv_cup_words_sides (plan, (unsigned)i) : NULL;
  g_autofree char *when = i >= 0 ? dup_when (plan, (unsigned)i) : NULL;
  /* Translators: two teams that play now at this board, and when their match begins. */
  g_autofree char *words = i >= 0 ? sv_sentence (_ ("Now: %1$s (%2$s)"), sides, when)
                                  : g_strdup (_ ("All matches of this board are played."));

  sv_label_set_sentence (self->now, words);
  for (int k = 0; k < 2; k++) {
    GtkWidget *button = k == 0 ? self->play : self->table;
    gtk_widget_set_visible (button, i >= 0);
    if (i >= 0)
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", (guint32)i);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), !due     ? NULL
                                                             : k == 0 ? "cup.play"
                                                                      : "cup.table");
    gtk_widget_set_sensitive (button, due && !self->fetching);
  }
}

static void
show_next (SvCupGuestPage *self, int i)
{
  const SvCupDoc *plan = get_plan (self);
  g_autofree char *sides = i >= 0 ? sv_cup_words_sides (plan, (unsigned)i) : NULL;
  g_autofree char *when = i >= 0 ? dup_when (plan, (unsigned)i) : NULL;
  /* Translators: two teams that play next at this board, and when their match begins. */
  g_autofree char *words = i >= 0 ? sv_sentence (_ ("Next: %1$s (%2$s)"), sides, when) : NULL;

  sv_label_show (self->next, words);
}

/* --- The other computer --- */

static void
show_contact (SvCupGuestPage *self)
{
  static const char *const states[] = {
    [SV_GUEST_UNASKED] = N_ ("connecting"),
    [SV_GUEST_READY] = N_ ("connected"),
    [SV_GUEST_AWAY] = N_ ("not connected"),
    [SV_GUEST_LOST] = N_ ("not connected"),
  };
  const SvGuestContact contact = sv_cup_guest_get_contact (self->guest);
  const char *trouble = sv_cup_guest_get_trouble (self->guest);
  g_autofree char *host = sv_cup_guest_dup_host (self->guest);
  /* Translators: the address of the computer that shares the competition, and "connected" or "not
   * connected". */
  g_autofree char *words = sv_sentence (_ ("%1$s: %2$s"), host, _ (states[contact]));

  gtk_label_set_text (self->contact, words);
  gtk_widget_set_visible (self->trouble_card, trouble != NULL);
  gtk_label_set_text (self->trouble, trouble != NULL ? trouble : "");
  gtk_widget_set_visible (self->retry, contact == SV_GUEST_AWAY);
  gtk_widget_set_visible (self->again, contact == SV_GUEST_LOST);
}

static void
show_waiting (SvCupGuestPage *self)
{
  const GPtrArray *items = sv_cup_guest_get_items (self->guest);
  unsigned n = 0;

  for (guint i = 0; i < items->len; i++)
    n += ((const SvGuestItem *)items->pdata[i])->state == SV_GUEST_WAITS;
  g_autofree char *words =
      sv_sentence (ngettext ("%u result waits for the network. It is kept on this computer.",
                             "%u results wait for the network. They are kept on this computer.", n),
                   n);
  sv_label_show (self->waiting,
                 n > 0 && sv_cup_guest_get_contact (self->guest) != SV_GUEST_READY ? words : NULL);
}

/* --- What was not taken --- */

/* Return what is in dispute about a match. Free with g_free (). */
static char *
dup_dispute (SvCupGuestPage *self, const SvGuestItem *item)
{
  const SvCupDoc *plan = get_plan (self);
  SvCupFixture here = *sv_cup_fixture (plan->cup, item->fixture);
  g_autofree char *sides = sv_cup_words_sides (plan, item->fixture);
  g_autofree char *there = sv_cup_tables_score (&here);

  here.result = item->result;
  here.is_void = false;
  g_autofree char *score = sv_cup_tables_score (&here);
  if (item->state == SV_GUEST_REFUSED || (is_same_result (self, item) && item->sentence != NULL))
    /* Translators: two teams, the result, and a sentence that says why it was not taken. */
    return sv_sentence (_ ("%1$s, %2$s: not taken. %3$s"), sides, score, item->sentence);
  if (*there == '\0')
    return sv_sentence (_ ("%1$s: it is %2$s here, and there is another result in the competition. "
                           "Ask the organiser which one is right."),
                        sides, score);
  return sv_sentence (_ ("%1$s: it is %2$s here and %3$s in the competition. Ask the organiser "
                         "which one is right."),
                      sides, score, there);
}

static void
add_button (GtkWidget *box, const char *label, const char *action, unsigned fixture)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", fixture);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (box), button);
}

static void
add_dispute (SvCupGuestPage *self, const SvGuestItem *item)
{
  g_autofree char *words = dup_dispute (self, item);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *label = gtk_label_new (NULL);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_add_css_class (card, "sv-card");
  gtk_widget_add_css_class (card, "sv-guest-card");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  sv_label_set_sentence (GTK_LABEL (label), words);
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  add_button (buttons, _ ("Forget It"), "guest.drop", item->fixture);
  add_button (buttons, _ ("Send Again"), "guest.again", item->fixture);
  gtk_box_append (GTK_BOX (card), label);
  gtk_box_append (GTK_BOX (card), buttons);
  gtk_box_append (self->disputes, card);
}

static void
show_disputes (SvCupGuestPage *self)
{
  const GPtrArray *items = sv_cup_guest_get_items (self->guest);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->disputes))) != NULL)
    gtk_box_remove (self->disputes, child);
  for (guint i = 0; i < items->len; i++) {
    const SvGuestItem *item = items->pdata[i];
    if (item->state == SV_GUEST_CONFLICT || item->state == SV_GUEST_REFUSED)
      add_dispute (self, item);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->disputes),
                          gtk_widget_get_first_child (GTK_WIDGET (self->disputes)) != NULL);
}

static void
changed_cb (SvCupGuestPage *self)
{
  g_autoptr (GArray) fixtures = sv_cup_guest_list_fixtures (self->guest);
  guint k = 0;
  const int now = find_to_play (self, fixtures, &k);

  show_contact (self);
  show_waiting (self);
  show_disputes (self);
  show_now (self, now);
  show_next (self, find_to_play (self, fixtures, &k));
  fill_rows (self, fixtures);
  for (guint r = 0; r < self->rows->len; r++)
    show_row (self, self->rows->pdata[r], now);
  sv_page_changed (SV_PAGE (self));
}

/* --- Playing --- */

static void
begin (gpointer guest, unsigned fixture, SvMatch *match)
{
  sv_cup_guest_begin_match (guest, fixture, match);
}

/* A match that is being fetched. */
typedef struct {
  SvCupGuestPage *page;
  unsigned fixture;
  gboolean table;
} Fetch;

static void
show_fetched (SvCupGuestPage *self, const Fetch *fetch, SvMatchDoc *doc)
{
  if (fetch->table) {
    g_signal_emit_by_name (self, "table",
                           sv_cup_guest_begin_table (self->guest, fetch->fixture, doc));
    return;
  }
  g_autoptr (SvMatch) match = sv_match_new (doc);
  sv_cup_play_ask (SV_PAGE (self), get_plan (self), fetch->fixture, match, begin,
                   G_OBJECT (self->guest));
}

static void
fetched_cb (GObject *guest, GAsyncResult *result, gpointer data)
{
  g_autofree Fetch *fetch = data;
  g_autoptr (SvCupGuestPage) self = fetch->page;
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = sv_cup_guest_fetch_finish (SV_CUP_GUEST (guest), result, &error);

  self->fetching = FALSE;
  if (self->guest == NULL) {
    sv_match_doc_free (doc); /* the page is gone */
    return;
  }
  if (doc != NULL)
    show_fetched (self, fetch, doc);
  else
    sv_tell (GTK_WIDGET (self), error->message);
  changed_cb (self);
}

static void
fetch (SvCupGuestPage *self, unsigned fixture, gboolean table)
{
  Fetch *data = g_new (Fetch, 1);

  *data = (Fetch){ g_object_ref (self), fixture, table };
  self->fetching = TRUE;
  gtk_widget_set_sensitive (self->play, FALSE);
  gtk_widget_set_sensitive (self->table, FALSE);
  sv_cup_guest_fetch_async (self->guest, fixture, fetched_cb, data);
}

/* Return whether a match can be played; tell the user if not. */
static gboolean
may_play (SvCupGuestPage *self, unsigned fixture)
{
  if (self->fetching)
    return FALSE;
  if (sv_cup_is_settled (sv_cup_fixture (get_plan (self)->cup, fixture)) ||
      sv_cup_guest_get_item (self->guest, fixture) != NULL) {
    sv_tell (GTK_WIDGET (self), _ ("This match has a result now."));
    return FALSE;
  }
  return TRUE;
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupGuestPage *self = SV_CUP_GUEST_PAGE (widget);
  const unsigned fixture = g_variant_get_uint32 (parameter);

  if (!may_play (self, fixture))
    return;
  g_autoptr (SvMatch) match = sv_cup_guest_find_match (self->guest, fixture);
  if (match == NULL) {
    fetch (self, fixture, FALSE);
    return;
  }
  sv_cup_guest_begin_match (self->guest, fixture, match);
  sv_page_play (SV_PAGE (self), match, TRUE);
}

static void
table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupGuestPage *self = SV_CUP_GUEST_PAGE (widget);
  const unsigned fixture = g_variant_get_uint32 (parameter);
  SvTable *table = sv_cup_guest_get_table (self->guest, fixture);

  if (table != NULL)
    g_signal_emit_by_name (self, "table", table);
  else if (may_play (self, fixture))
    fetch (self, fixture, TRUE);
}

/* --- Other actions --- */

static void
dispute_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupGuestPage *self = SV_CUP_GUEST_PAGE (widget);
  const unsigned fixture = g_variant_get_uint32 (parameter);

  if (g_str_equal (name, "guest.drop"))
    sv_cup_guest_drop (self->guest, fixture);
  else
    sv_cup_guest_send_again (self->guest, fixture);
}

static void
retry_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_cup_guest_hurry (SV_CUP_GUEST_PAGE (widget)->guest);
}

static void
leave_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupGuestPage *self = SV_CUP_GUEST_PAGE (widget);
  const unsigned n = sv_cup_guest_count_waiting (self->guest);

  if (n == 0 || self->warned) {
    sv_cup_guest_leave (self->guest);
    return;
  }
  g_autofree char *sentence = sv_sentence (
      ngettext ("%u result has not been taken. It is given up if you leave the competition.",
                "%u results have not been taken. They are given up if you leave the competition.",
                n),
      n);
  self->warned = TRUE;
  gtk_button_set_label (GTK_BUTTON (self->leave), _ ("Leave Anyway"));
  gtk_widget_add_css_class (self->leave, "destructive-action");
  sv_tell (widget, sentence);
}

/* --- The page --- */

static char *
dup_title (SvPage *page)
{
  return sv_cup_words_title (get_plan (SV_CUP_GUEST_PAGE (page)));
}

static char *
dup_subtitle (SvPage *page)
{
  return g_strdup_printf (_ ("Board %u"), sv_cup_guest_get_board (SV_CUP_GUEST_PAGE (page)->guest));
}

static char *
dup_action (SvPage *page)
{
  const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (SV_CUP_GUEST_PAGE (page)->guest));

  return g_action_print_detailed_name ("win.joined", g_variant_new_string (path));
}

/* Keep a result that is still being typed. */
static void
settle (SvCupGuestPage *self)
{
  for (guint k = 0; k < self->rows->len; k++)
    sv_fixture_row_settle (self->rows->pdata[k]);
}

static void
leave (SvPage *page)
{
  settle (SV_CUP_GUEST_PAGE (page));
}

static void
page_init (SvPageInterface *iface)
{
  iface->dup_title = dup_title;
  iface->dup_subtitle = dup_subtitle;
  iface->dup_action = dup_action;
  iface->leave = leave;
  iface->name = "joined";
}

static gboolean
sv_cup_guest_page_grab_focus (GtkWidget *widget)
{
  SvCupGuestPage *self = SV_CUP_GUEST_PAGE (widget);

  return gtk_widget_grab_focus (self->play) || gtk_widget_grab_focus (self->leave);
}

/* Listen to the other computer only while the page is on the screen. */
static void
watch (SvCupGuestPage *self, gboolean on)
{
  if (self->watching == on || self->guest == NULL)
    return;
  self->watching = on;
  sv_cup_guest_watch (self->guest, on);
}

static void
sv_cup_guest_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (sv_cup_guest_page_parent_class)->map (widget);
  watch (SV_CUP_GUEST_PAGE (widget), TRUE);
}

static void
sv_cup_guest_page_unmap (GtkWidget *widget)
{
  watch (SV_CUP_GUEST_PAGE (widget), FALSE);
  GTK_WIDGET_CLASS (sv_cup_guest_page_parent_class)->unmap (widget);
}

static void
sv_cup_guest_page_dispose (GObject *object)
{
  SvCupGuestPage *self = SV_CUP_GUEST_PAGE (object);

  if (self->guest != NULL)
    settle (self);
  watch (self, FALSE);
  g_ptr_array_set_size (self->rows, 0);
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CUP_GUEST_PAGE);
  g_clear_object (&self->guest);
  G_OBJECT_CLASS (sv_cup_guest_page_parent_class)->dispose (object);
}

static void
sv_cup_guest_page_finalize (GObject *object)
{
  g_ptr_array_unref (SV_CUP_GUEST_PAGE (object)->rows);
  G_OBJECT_CLASS (sv_cup_guest_page_parent_class)->finalize (object);
}

static void
sv_cup_guest_page_class_init (SvCupGuestPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_guest_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_guest_page_finalize;
  widget_class->grab_focus = sv_cup_guest_page_grab_focus;
  widget_class->map = sv_cup_guest_page_map;
  widget_class->unmap = sv_cup_guest_page_unmap;
  g_signal_new ("table", SV_TYPE_CUP_GUEST_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, SV_TYPE_TABLE);
  sv_types_ensure (SV_TYPE_CLAMP);
  sv_widget_class_set_template (widget_class, "sv-cup-guest-page.ui");
  sv_widget_class_bind (widget_class, SvCupGuestPage, contact, trouble, waiting, now, next,
                        trouble_card, retry, again, now_card, play, table, leave, disputes,
                        matches);
  gtk_widget_class_install_action (widget_class, "cup.play", "u", play_action);
  gtk_widget_class_install_action (widget_class, "cup.table", "u", table_action);
  gtk_widget_class_install_action (widget_class, "guest.drop", "u", dispute_action);
  gtk_widget_class_install_action (widget_class, "guest.again", "u", dispute_action);
  gtk_widget_class_install_action (widget_class, "guest.retry", NULL, retry_action);
  gtk_widget_class_install_action (widget_class, "guest.leave", NULL, leave_action);
}

static void
sv_cup_guest_page_init (SvCupGuestPage *self)
{
  sv_style_load ("cups.css");
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_cup_guest_page_new (SvCupGuest *guest)
{
  SvCupGuestPage *self = g_object_new (SV_TYPE_CUP_GUEST_PAGE, NULL);

  self->guest = g_object_ref (guest);
  g_signal_connect_object (guest, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return GTK_WIDGET (self);
}

SvCupGuest *
sv_cup_guest_page_get_guest (SvCupGuestPage *self)
{
  return self->guest;
}
