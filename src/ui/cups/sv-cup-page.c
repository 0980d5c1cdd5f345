/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-cup-absent.h"
#include "sv-cup-ask.h"
#include "sv-cup-bracket-view.h"
#include "sv-cup-cards.h"
#include "sv-cup-changes.h"
#include "sv-cup-clock.h"
#include "sv-cup-day.h"
#include "sv-cup-end-page.h"
#include "sv-cup-matches.h"
#include "sv-cup-move.h"
#include "sv-cup-places.h"
#include "sv-cup-play.h"
#include "sv-cup-round.h"
#include "sv-cup-share.h"
#include "sv-cup-sharing.h"
#include "sv-cup-standings.h"
#include "sv-cup-tables.h"
#include "sv-cup-tally.h"
#include "sv-cup-team.h"
#include "sv-cup-told.h"
#include "sv-cup-words.h"
#include "sv-page.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-style.h"
#include "sv-toast.h"
#include "sv-widgets.h"

struct _SvCupPage {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;
  SvCupShare *share;

  /* Names of the views that *Back* returns to from a view without a tab, such as that of a team;
   * the last one first of all */
  GPtrArray *path;

  gboolean failed; /* the user was told that sharing has failed */

  /* Template children */
  GtkStack *views;
  GtkFlowBox *parts;
  GtkStackPage *end_page;
  GtkBox *end_place, *matches_place, *team_place, *absent_place, *cards_place, *day_place,
      *move_place, *sharing_place;
  GtkButton *sign;

  /* Views; all but round are created when they are shown for the first time */
  GtkWidget *round, *end, *matches, *team, *absent, *cards, *day, *move, *sharing;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvCupPage,
                               sv_cup_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- Views --- */

static void
set_margins (GtkWidget *view)
{
  gtk_widget_set_margin_top (view, 10);
  gtk_widget_set_margin_bottom (view, 14);
  gtk_widget_set_margin_start (view, 14);
  gtk_widget_set_margin_end (view, 14);
}

static void
put_in (GtkBox *place, GtkWidget *view)
{
  set_margins (view);
  gtk_box_append (place, view);
}

static gboolean
is_shown (SvCupPage *self, const char *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->views), name) == 0;
}

/* Whether the shown view has a tab. The others (a team, another place for a match …) are opened
 * from a view, and *Back* returns there. */
static gboolean
is_tab (SvCupPage *self)
{
  GtkWidget *view = gtk_stack_get_visible_child (self->views);

  return view == NULL || gtk_stack_page_get_title (gtk_stack_get_page (self->views, view)) != NULL;
}

/* Show a view that has no tab. */
static void
show_inside (SvCupPage *self, const char *name)
{
  const char *from = gtk_stack_get_visible_child_name (self->views);
  guint i;

  if (!g_str_equal (from, name))
    g_ptr_array_add (self->path, (gpointer)(guintptr)g_intern_string (from));
  if (g_ptr_array_find_with_equal_func (self->path, name, g_str_equal, &i))
    g_ptr_array_set_size (self->path, (int)i);
  gtk_stack_set_visible_child_name (self->views, name);
}

static void
view_cb (SvCupPage *self)
{
  if (is_tab (self))
    g_ptr_array_set_size (self->path, 0);
  if (self->matches == NULL && is_shown (self, "matches")) {
    self->matches = sv_cup_matches_new (self->book);
    put_in (self->matches_place, self->matches);
  }
  if (self->end == NULL && is_shown (self, "end")) {
    self->end = sv_cup_end_page_new (self->book);
    gtk_widget_set_hexpand (self->end, TRUE);
    gtk_box_append (self->end_place, self->end);
  }
  sv_page_changed (SV_PAGE (self)); /* Back leads elsewhere */
}

/* --- The end --- */

static gboolean
has_winner (SvCupPage *self)
{
  g_autoptr (GArray) places = sv_cup_places_list (sv_cup_book_get_doc (self->book));

  return places->len > 0;
}

/* Move to the page of the winner when the result that decides the competition comes in, and away
 * from it when that result is taken back. */
static void
show_end (SvCupPage *self)
{
  const gboolean ended = has_winner (self);

  if (ended == gtk_stack_page_get_visible (self->end_page))
    return;
  gtk_stack_page_set_visible (self->end_page, ended);
  if (ended || is_shown (self, "end"))
    gtk_stack_set_visible_child_name (self->views, ended ? "end" : "round");
  if (ended)
    gtk_widget_grab_focus (self->end);
}

/* Leave the page of a team or a match that is gone, because adding the team was undone. */
static void
leave_gone (SvCupPage *self)
{
  const SvCup *cup = sv_cup_book_get_doc (self->book)->cup;
  GtkWidget *shown = gtk_stack_get_visible_child (self->views);

  if ((self->team != NULL && gtk_widget_is_ancestor (self->team, shown) &&
       sv_cup_team_get_team (SV_CUP_TEAM (self->team)) >= cup->n_teams) ||
      (self->cards != NULL && gtk_widget_is_ancestor (self->cards, shown) &&
       sv_cup_cards_get_fixture (SV_CUP_CARDS (self->cards)) >= cup->fixtures->len))
    gtk_stack_set_visible_child_name (self->views, "round");
}

/* --- Actions --- */

static void
round_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupPage *self = SV_CUP_PAGE (widget);

  if (sv_cup_round_turn (SV_CUP_ROUND (self->round), g_variant_get_int32 (parameter)))
    gtk_widget_grab_focus (self->round);
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupPage *self = SV_CUP_PAGE (widget);

  gtk_stack_set_visible_child_name (self->views, "round");
  sv_cup_round_show_fixture (SV_CUP_ROUND (self->round), g_variant_get_uint32 (parameter));
}

static void
team_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupPage *self = SV_CUP_PAGE (widget);

  if (self->team == NULL) {
    self->team = sv_cup_team_new (self->book);
    put_in (self->team_place, self->team);
  }
  sv_cup_team_show (SV_CUP_TEAM (self->team), g_variant_get_uint32 (parameter));
  show_inside (self, "team");
}

static void
absent_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupPage *self = SV_CUP_PAGE (widget);

  if (self->absent == NULL) {
    self->absent = sv_cup_absent_new (self->book);
    put_in (self->absent_place, self->absent);
  }
  show_inside (self, "absent");
}

/* Show the page that edits the cards and injuries of a match whose result was typed. */
static void
cards_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupPage *self = SV_CUP_PAGE (widget);

  if (self->cards == NULL) {
    self->cards = sv_cup_cards_new (self->book);
    put_in (self->cards_place, self->cards);
  }
  sv_cup_cards_show (SV_CUP_CARDS (self->cards), g_variant_get_uint32 (parameter));
  show_inside (self, "cards");
}

static void
begin (gpointer book, unsigned fixture, SvMatch *match)
{
  sv_cup_book_begin_match (book, fixture, match);
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupBook *book = SV_CUP_PAGE (widget)->book;
  const unsigned fixture = g_variant_get_uint32 (parameter);
  g_autoptr (SvMatch) match = sv_cup_book_find_match (book, fixture);

  if (match != NULL && sv_match_get_length (match) == 0 &&
      sv_cup_is_settled (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, fixture))) {
    /* Playing would replace the result that somebody typed. */
    sv_tell (widget, _ ("This match has a result. Clear the result first to play the match here."));
  } else if (match != NULL && sv_match_get_length (match) == 0) {
    sv_cup_play_ask (SV_PAGE (widget), sv_cup_book_get_doc (book), fixture, match, begin,
                     G_OBJECT (book));
  } else if (match != NULL) {
    sv_cup_book_begin_match (book, fixture, match);
    sv_page_play (SV_PAGE (widget), match, TRUE);
  }
}

static void
table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupBook *book = SV_CUP_PAGE (widget)->book;
  const unsigned fixture = g_variant_get_uint32 (parameter);

  if (g_str_equal (name, "cup.take-table")) {
    sv_cup_book_take_table (book, fixture);
    return;
  }
  SvTable *table = sv_cup_book_play_table (book, fixture);
  if (table != NULL)
    g_signal_emit_by_name (widget, "table", table);
}

/* Show the page on which a match gets another place. */
static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupPage *self = SV_CUP_PAGE (widget);

  if (self->move == NULL) {
    self->move = sv_cup_move_new (self->book);
    put_in (self->move_place, self->move);
  }
  show_inside (self, "move");
  sv_cup_move_show (SV_CUP_MOVE (self->move), g_variant_get_uint32 (parameter));
}

/* Return a board on which no match is played in the slot of fixture @i, or one more than there are
 * boards. */
static unsigned
find_free_board (const SvCup *cup, unsigned i)
{
  const SvCupFixture *there = sv_cup_fixture (cup, i);
  guint64 taken = 0;
  unsigned board = 1;

  for (unsigned k = 0; k < cup->fixtures->len; k++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, k);
    if (fixture->round == there->round && fixture->slot == there->slot)
      taken |= G_GUINT64_CONSTANT (1) << fixture->board;
  }
  while ((taken >> board & 1) != 0)
    board++;
  return board;
}

/* A match was dropped on another one, with which it exchanges places, or on the heading of the slot
 * that the other one belongs to. */
static void
drop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupBook *book = SV_CUP_PAGE (widget)->book;
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (GError) error = NULL;
  guint32 i, k;

  g_variant_get (parameter, "(uu)", &i, &k);
  if (i >= doc->cup->fixtures->len || k >= doc->cup->fixtures->len)
    return;
  const SvCupFixture *there = sv_cup_fixture (doc->cup, k);
  const unsigned board = find_free_board (doc->cup, k);
  if (g_str_equal (name, "cup.exchange")) {
    sv_cup_book_commit (book, sv_cup_doc_exchange (doc, i, k, &error), NULL, error);
  } else if (board > doc->cup->boards) {
    sv_tell (widget, _ ("All boards are taken then. Drop the match on another one to exchange the "
                        "two."));
  } else {
    SvCupDoc *after = sv_cup_doc_move (doc, i, there->round, there->slot, board, &error);
    sv_cup_book_commit (book, after, NULL, error);
  }
}

static void
later_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_cup_book_delay (SV_CUP_PAGE (widget)->book, (unsigned)g_variant_get_int32 (parameter));
}

static void
plan_anew_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_cup_book_plan_anew (SV_CUP_PAGE (widget)->book);
}

/* Show the page that edits the times of the day. */
static void
times_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupPage *self = SV_CUP_PAGE (widget);

  if (self->day == NULL) {
    self->day = sv_cup_day_new (self->book);
    put_in (self->day_place, self->day);
  }
  show_inside (self, "day");
  gtk_widget_child_focus (self->day, GTK_DIR_TAB_FORWARD);
}

/* --- Sharing --- */

static void
share_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupPage *self = SV_CUP_PAGE (widget);

  if (self->sharing == NULL) {
    self->sharing = sv_cup_sharing_new (self->share);
    put_in (self->sharing_place, self->sharing);
  }
  show_inside (self, "sharing");
  gtk_widget_child_focus (self->sharing, GTK_DIR_TAB_FORWARD);
}

/* Take the result of a table that waits, or take one back. */
static void
decide_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupShare *share = SV_CUP_PAGE (widget)->share;

  if (g_str_equal (name, "cup.take-back"))
    sv_cup_share_take_back (share, g_variant_get_uint32 (parameter));
  else
    sv_cup_share_decide (share, g_variant_get_uint32 (parameter), TRUE);
}

static void
taken_cb (SvCupPage *self, guint number, const char *sentence)
{
  sv_tell_action (GTK_WIDGET (self), sentence, _ ("Undo"), "win.cup-take-back",
                  g_variant_new_uint32 (number));
}

static void
asks_cb (SvCupPage *self, guint id, const char *what)
{
  /* Translators: %s is "Board 2: Fox 3–2 Owl". */
  g_autofree char *sentence = sv_sentence (_ ("%s. Take this result?"), what);

  sv_tell_action (GTK_WIDGET (self), sentence, _ ("Take"), "win.cup-take-result",
                  g_variant_new_uint32 (id));
}

/* Show that the competition is shared, and remember the port: those who look keep the address. */
static void
shared_cb (SvCupPage *self)
{
  SvShare *share = sv_cup_share_get_share (self->share);
  g_autofree char *sign = sv_cup_sharing_dup_sign (self->share);
  const unsigned port = sv_share_get_port (share);
  const gboolean failed = sv_share_get_error (share) != NULL;

  sv_label_show (GTK_LABEL (gtk_button_get_child (self->sign)), sign);
  if (sign != NULL)
    sv_widget_set_label (self->sign, sign);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), sign != NULL);
  if (port != 0 && port != g_settings_get_uint (sv_settings (), "share-port"))
    g_settings_set_uint (sv_settings (), "share-port", port);
  if (failed && !self->failed && !is_shown (self, "sharing"))
    sv_tell (GTK_WIDGET (self), sv_share_get_error (share));
  self->failed = failed;
}

static void
take_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *path = g_filename_from_uri (g_variant_get_string (parameter, NULL), NULL, NULL);

  if (path != NULL)
    sv_cup_book_take (SV_CUP_PAGE (widget)->book, path);
}

static void
change_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupBook *book = SV_CUP_PAGE (widget)->book;
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  const unsigned n = g_variant_get_uint32 (parameter);
  g_autoptr (GError) error = NULL;
  SvCupDoc *after;

  if (g_str_equal (name, "cup.void"))
    after = sv_cup_doc_void (doc, n, &error);
  else if (g_str_equal (name, "cup.clear"))
    after = sv_cup_doc_clear (doc, n, &error);
  else
    after = sv_cup_doc_withdraw (doc, n, g_str_equal (name, "cup.back"), &error);
  sv_cup_book_commit (book, after, NULL, error);
}

/* Set how a typed result came about (extra time, penalties …), which its numbers do not say. A
 * result that comes from a whole match says it already and cannot be changed here. */
static void
how_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupBook *book = SV_CUP_PAGE (widget)->book;
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (GError) error = NULL;
  const char *word;
  guint32 i;

  g_variant_get (parameter, "(u&s)", &i, &word);
  const SvCupExtra *extra = doc->extras->pdata[i];
  SvCupResult result = sv_cup_fixture (doc->cup, i)->result;
  if (!result.played)
    return;
  if (extra->names[0] != NULL) {
    sv_tell (widget, _ ("The match itself says how it ended."));
    return;
  }
  result = (SvCupResult){ .played = true, .score = { result.score[0], result.score[1] } };
  while (!g_str_equal (sv_cup_how_words[result.how], word))
    result.how++;
  g_auto (SvCupTally) tally = { 0 };
  sv_cup_tally_read_fixture (&tally, doc, i);
  SvCupDoc *after = sv_cup_tally_enter (&tally, doc, i, &result, &error);
  sv_cup_book_commit (book, after, NULL, error);
}

/* --- The teams --- */

static void
ask_action (GtkWidget *widget, const char *name, GVariant *team)
{
  SvCupBook *book = SV_CUP_PAGE (widget)->book;

  if (g_str_equal (name, "cup.add"))
    sv_cup_ask_team (widget, book);
  else if (g_str_equal (name, "cup.rename"))
    sv_cup_ask_name (widget, book, g_variant_get_uint32 (team));
  else
    sv_cup_ask_points (widget, book, g_variant_get_uint32 (team));
}

/* Goals of a match to which only one team came. They can be typed over. */
enum { FORFEIT_GOALS = 5 };

/* Return the result of a match to which the team of @side (0 or 1) did not come. If the other team
 * leads by the result that stands already, its goals stay. */
static SvCupResult
make_forfeit (const SvCupResult *before, guint32 side)
{
  SvCupResult result = { .played = true, .how = SV_CUP_FORFEIT };

  result.score[1 - side] = FORFEIT_GOALS;
  if (before->played && before->score[1 - side] > before->score[side])
    memcpy (result.score, before->score, sizeof result.score);
  return result;
}

/* Enter that the team of one side did not come to a match, or (2) that nobody came. */
static void
no_show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupBook *book = SV_CUP_PAGE (widget)->book;
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (GError) error = NULL;
  guint32 i, side;

  g_variant_get (parameter, "(uu)", &i, &side);
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  const SvCupResult result = side < 2 ? make_forfeit (&fixture->result, side)
                                      : (SvCupResult){ .played = true, .how = SV_CUP_NOBODY_CAME };
  if (sv_cup_is_settled (fixture) && sv_cup_same_result (&fixture->result, &result))
    return;
  SvCupDoc *after = sv_cup_doc_result (doc, i, &result, &error);
  if (sv_cup_book_commit (book, after, NULL, error) &&
      g_strcmp0 (gtk_stack_get_visible_child_name (SV_CUP_PAGE (widget)->views), "round") == 0)
    sv_cup_round_go_on (SV_CUP_ROUND (SV_CUP_PAGE (widget)->round), i);
}

/* --- The page --- */

static char *
dup_title (SvPage *page)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (SV_CUP_PAGE (page)->book);

  return sv_cup_words_title (doc);
}

static GActionGroup *
get_actions (SvPage *page)
{
  return sv_undo_get_actions (sv_cup_book_get_undo (SV_CUP_PAGE (page)->book));
}

/* From a view without a tab *Back* returns to the view from which it was opened. */
static char *
dup_back (SvPage *page)
{
  return is_tab (SV_CUP_PAGE (page)) ? NULL : dup_title (page);
}

static void
go_back (SvPage *page)
{
  SvCupPage *self = SV_CUP_PAGE (page);
  const guint n = self->path->len;
  const char *name = n > 0 ? g_ptr_array_remove_index (self->path, n - 1) : "round";

  gtk_stack_set_visible_child_name (self->views, name);
  if (!is_shown (self, name)) /* the view of the winner, which is gone */
    gtk_stack_set_visible_child_name (self->views, "round");
  leave_gone (self);
}

/* Save the competition, including a result that is still being typed. */
static void
keep (SvCupPage *self)
{
  sv_cup_round_settle (SV_CUP_ROUND (self->round));
  sv_auto_saver_flush (SV_AUTO_SAVER (self->book));
}

static void
leave (SvPage *page)
{
  keep (SV_CUP_PAGE (page));
}

static void
page_init (SvPageInterface *iface)
{
  iface->dup_title = dup_title;
  iface->get_actions = get_actions;
  iface->leave = leave;
  iface->dup_back = dup_back;
  iface->go_back = go_back;
  iface->name = "competition";
  iface->prefix = "draft";
}

static gboolean
sv_cup_page_grab_focus (GtkWidget *widget)
{
  SvCupPage *self = SV_CUP_PAGE (widget);

  return gtk_widget_grab_focus (is_shown (self, "end") ? self->end : self->round);
}

static void
changed_cb (SvCupPage *self)
{
  leave_gone (self);
  show_end (self);
}

/* Return the first match whose result or validity differs, or -1. */
static int
find_changed (const SvCup *one, const SvCup *other)
{
  if (one->fixtures->len != other->fixtures->len)
    return -1;
  for (unsigned i = 0; i < one->fixtures->len; i++) {
    const SvCupFixture *a = sv_cup_fixture (one, i), *b = sv_cup_fixture (other, i);
    if (!sv_cup_same_result (&a->result, &b->result) || a->is_void != b->is_void)
      return (int)i;
  }
  return -1;
}

/* Undo or redo has changed a result: show the round of its match, and if the users did not have it
 * before their eyes, say what has changed. */
static void
moved_cb (SvCupPage *self, const SvCupDoc *left)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const int i = find_changed (left->cup, doc->cup);

  if (i < 0 ||
      (is_shown (self, "round") && !sv_cup_round_reveal (SV_CUP_ROUND (self->round), (unsigned)i)))
    return;
  g_autofree char *sides = sv_cup_words_sides (doc, (unsigned)i);
  g_autofree char *score = sv_cup_tables_score (sv_cup_fixture (doc->cup, (unsigned)i));
  g_autofree char *sentence = *score != '\0'
                                  ? sv_sentence (_ ("%1$s: the result is %2$s."), sides, score)
                                  : sv_sentence (_ ("%s: there is no result now."), sides);
  sv_tell (GTK_WIDGET (self), sentence);
}

static void
sv_cup_page_dispose (GObject *object)
{
  SvCupPage *self = SV_CUP_PAGE (object);

  if (self->book != NULL)
    keep (self); /* save and release the competition, which another window may show too */
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_CUP_PAGE);
  g_clear_pointer (&self->path, g_ptr_array_unref);
  g_clear_object (&self->share);
  g_clear_object (&self->book);
  G_OBJECT_CLASS (sv_cup_page_parent_class)->dispose (object);
}

static void
sv_cup_page_class_init (SvCupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_page_dispose;
  widget_class->grab_focus = sv_cup_page_grab_focus;
  g_signal_new ("table", SV_TYPE_CUP_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                SV_TYPE_TABLE);
  sv_types_ensure (SV_TYPE_CLAMP);
  sv_widget_class_set_template (widget_class, "sv-cup-page.ui");
  sv_widget_class_bind (widget_class, SvCupPage, views, parts, end_page, end_place, matches_place,
                        team_place, absent_place, cards_place, day_place, move_place, sharing_place,
                        sign);
  sv_widget_class_bind_callbacks (widget_class, view_cb);
  gtk_widget_class_install_action (widget_class, "cup.round", "i", round_action);
  gtk_widget_class_install_action (widget_class, "cup.show", "u", show_action);
  gtk_widget_class_install_action (widget_class, "cup.team", "u", team_action);
  gtk_widget_class_install_action (widget_class, "cup.absent", NULL, absent_action);
  gtk_widget_class_install_action (widget_class, "cup.play", "u", play_action);
  gtk_widget_class_install_action (widget_class, "cup.table", "u", table_action);
  gtk_widget_class_install_action (widget_class, "cup.take-table", "u", table_action);
  gtk_widget_class_install_action (widget_class, "cup.later", "i", later_action);
  gtk_widget_class_install_action (widget_class, "cup.plan-anew", NULL, plan_anew_action);
  gtk_widget_class_install_action (widget_class, "cup.move", "u", move_action);
  gtk_widget_class_install_action (widget_class, "cup.exchange", "(uu)", drop_action);
  gtk_widget_class_install_action (widget_class, "cup.into", "(uu)", drop_action);
  gtk_widget_class_install_action (widget_class, "cup.times", NULL, times_action);
  gtk_widget_class_install_action (widget_class, "cup.share", NULL, share_action);
  gtk_widget_class_install_action (widget_class, "cup.take-result", "u", decide_action);
  gtk_widget_class_install_action (widget_class, "cup.take-back", "u", decide_action);
  gtk_widget_class_install_action (widget_class, "cup.take", "s", take_action);
  gtk_widget_class_install_action (widget_class, "cup.cards", "u", cards_action);
  gtk_widget_class_install_action (widget_class, "cup.void", "u", change_action);
  gtk_widget_class_install_action (widget_class, "cup.clear", "u", change_action);
  gtk_widget_class_install_action (widget_class, "cup.how", "(us)", how_action);
  gtk_widget_class_install_action (widget_class, "cup.add", NULL, ask_action);
  gtk_widget_class_install_action (widget_class, "cup.rename", "u", ask_action);
  gtk_widget_class_install_action (widget_class, "cup.points", "u", ask_action);
  gtk_widget_class_install_action (widget_class, "cup.no-show", "(uu)", no_show_action);
  gtk_widget_class_install_action (widget_class, "cup.withdraw", "u", change_action);
  gtk_widget_class_install_action (widget_class, "cup.back", "u", change_action);
}

static void
sv_cup_page_init (SvCupPage *self)
{
  self->path = g_ptr_array_new ();
  sv_style_load ("cups.css");
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_part (SvCupPage *self, GtkWidget *part)
{
  gtk_widget_set_valign (part, GTK_ALIGN_START);
  sv_flow_box_append (self->parts, part);
}

static void
add_bracket (SvCupPage *self)
{
  GtkWidget *bracket = sv_cup_bracket_view_new (self->book, 0),
            *scroller = gtk_scrolled_window_new ();

  set_margins (bracket);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), bracket);
  gtk_stack_add_titled (self->views, scroller, "bracket", _ ("Bracket"));
}

static void
follow_share (SvCupPage *self)
{
  self->share = sv_cup_share_of (self->book);
  g_signal_connect_object (self->share, "changed", G_CALLBACK (shared_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->share, "taken", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->share, "asks", G_CALLBACK (asks_cb), self, G_CONNECT_SWAPPED);
  shared_cb (self);
}

GtkWidget *
sv_cup_page_new (SvCupBook *book)
{
  SvCupPage *self = g_object_new (SV_TYPE_CUP_PAGE, NULL);

  self->book = g_object_ref (book);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  self->round = sv_cup_round_new (book);
  gtk_box_append (GTK_BOX (left), sv_cup_clock_new (book));
  gtk_box_append (GTK_BOX (left), self->round);
  add_part (self, left);
  add_part (self, sv_cup_standings_new (book));
  if (sv_cup_book_get_doc (book)->cup->kind != SV_CUP_LEAGUE)
    add_bracket (self);
  gtk_stack_page_set_visible (self->end_page, has_winner (self));
  gtk_stack_set_visible_child_name (self->views, "round");
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sv_cup_book_get_undo (book), "moved", G_CALLBACK (moved_cb), self,
                           G_CONNECT_SWAPPED);
  follow_share (self);
  return GTK_WIDGET (self);
}

SvCupBook *
sv_cup_page_get_book (SvCupPage *self)
{
  return self->book;
}

SvCupShare *
sv_cup_page_get_share (SvCupPage *self)
{
  return self->share;
}

gboolean
sv_cup_page_shows_sharing (SvCupPage *self)
{
  return is_shown (self, "sharing");
}
