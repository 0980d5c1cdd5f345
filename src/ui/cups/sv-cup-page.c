/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-cup-table-view.h"
#include "sv-cup-words.h"
#include "sv-fixture-row.h"
#include "sv-page.h"
#include "sv-style.h"
#include "sv-widgets.h"

struct _SvCupPage {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;

  unsigned round; /* the one that is shown */

  /* Template children */
  GtkLabel *round_label;
  GtkBox *rows, *tables;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvCupPage,
                               sv_cup_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

static const SvCup *
get_cup (SvCupPage *self)
{
  return sv_cup_book_get_doc (self->book)->cup;
}

static unsigned
count_rounds (const SvCup *cup)
{
  unsigned last = 1;

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    last = MAX (last, sv_cup_fixture (cup, i)->round);
  return last;
}

/* The first round in which a match is still to be played; the last one if all were. */
static unsigned
find_round (const SvCup *cup)
{
  unsigned first = count_rounds (cup);

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    if (!sv_cup_fixture (cup, i)->result.played)
      first = MIN (first, sv_cup_fixture (cup, i)->round);
  }
  return first;
}

/* --- The matches of the round --- */

static void
show_row (SvCupPage *self, SvFixtureRow *row, const SvCupMeeting *meetings)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const unsigned i = sv_fixture_row_get_fixture (row);
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
  const SvCupResult *result = &fixture->result;
  g_autofree char *home = sv_cup_words_side (doc, &meetings[i], i, 0);
  g_autofree char *away = sv_cup_words_side (doc, &meetings[i], i, 1);
  g_autofree char *note = sv_cup_words_note (doc, &meetings[i], i);
  g_autofree char *place = sv_cup_words_place (doc, i);
  g_autofree char *score = result->played
                               ? g_strdup_printf ("%u–%u", result->score[0], result->score[1])
                               : g_strdup ("");
  const char *const sides[2] = { home, away };

  sv_fixture_row_show (row, place, sides, score, note,
                       meetings[i].teams[0] >= 0 && meetings[i].teams[1] >= 0);
}

static void
show_rows (SvCupPage *self)
{
  g_autofree SvCupMeeting *meetings = sv_cup_meetings (get_cup (self));

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    show_row (self, SV_FIXTURE_ROW (row), meetings);
}

/* Digits that are close together are one result, which is being typed. */
static void
typed_cb (SvFixtureRow *row, const char *text, SvCupPage *self)
{
  const unsigned i = sv_fixture_row_get_fixture (row);
  g_autofree char *what = g_strdup_printf ("result-%u", i);
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  g_autoptr (GError) error = NULL;
  SvCupResult result;
  SvCupDoc *after = sv_cup_words_read_result (text, &result, &error)
                        ? sv_cup_doc_result (doc, i, &result, &error)
                        : NULL;

  sv_cup_book_commit (self->book, after, what, error);
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
show_round (SvCupPage *self, unsigned round)
{
  const SvCup *cup = get_cup (self);
  const unsigned n = count_rounds (cup);

  self->round = CLAMP (round, 1, n);
  g_autofree char *title = g_strdup_printf (_ ("Round %u of %u"), self->round, n);
  gtk_label_set_text (self->round_label, title);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cup.round", n > 1);
  clear_box (self->rows);
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    if (sv_cup_fixture (cup, i)->round != self->round)
      continue;
    GtkWidget *row = sv_fixture_row_new (i);
    g_signal_connect_object (row, "typed", G_CALLBACK (typed_cb), self, 0);
    gtk_box_append (self->rows, row);
  }
  show_rows (self);
}

/* --- The tables --- */

static void
show_tables (SvCupPage *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const SvCup *cup = doc->cup;
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  clear_box (self->tables);
  for (unsigned g = 0; g < cup->n_groups; g++) {
    const unsigned n = sv_cup_table (cup, g, lines);
    g_autofree char *heading = cup->kind == SV_CUP_GROUPS ? g_strdup_printf (_ ("Group %u"), g + 1)
                                                          : g_strdup (_ ("Table"));
    gtk_box_append (self->tables, sv_cup_table_view_new (doc, lines, n, heading, TRUE));
  }
  const unsigned n = cup->kind == SV_CUP_LEAGUE ? 0 : sv_cup_knockout_table (cup, lines);
  if (n > 0)
    gtk_box_append (self->tables, sv_cup_table_view_new (doc, lines, n, _ ("Knock-Out"), FALSE));
}

static void
changed_cb (SvCupPage *self)
{
  show_rows (self);
  show_tables (self);
}

/* --- Actions --- */

/* The nearest round before or after that has matches: a document may leave some out. */
static void
round_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupPage *self = SV_CUP_PAGE (widget);
  const SvCup *cup = get_cup (self);
  const gboolean back = g_variant_get_int32 (parameter) < 0;
  unsigned next = 0;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const unsigned round = sv_cup_fixture (cup, i)->round;
    if (back ? round < self->round && round > next
             : round > self->round && (next == 0 || round < next))
      next = round;
  }
  if (next > 0)
    show_round (self, next);
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (SvMatch) match =
      sv_cup_book_play (SV_CUP_PAGE (widget)->book, g_variant_get_uint32 (parameter));

  if (match != NULL)
    sv_page_play (SV_PAGE (widget), match, TRUE);
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

static void
leave (SvPage *page)
{
  sv_keeper_flush (SV_KEEPER (SV_CUP_PAGE (page)->book));
}

static void
page_init (SvPageInterface *iface)
{
  iface->dup_title = dup_title;
  iface->get_actions = get_actions;
  iface->leave = leave;
  iface->name = "competition";
  iface->prefix = "draft";
}

/* Results are what people come for. */
static gboolean
sv_cup_page_grab_focus (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (SV_CUP_PAGE (widget)->rows));

  while (row != NULL && !gtk_widget_grab_focus (row))
    row = gtk_widget_get_next_sibling (row);
  return row != NULL;
}

static void
sv_cup_page_dispose (GObject *object)
{
  SvCupPage *self = SV_CUP_PAGE (object);

  if (self->book != NULL) {
    g_signal_handlers_disconnect_by_func (self->book, changed_cb, self);
    sv_keeper_close (SV_KEEPER (self->book));
  }
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_CUP_PAGE);
  g_clear_object (&self->book);
  G_OBJECT_CLASS (sv_cup_page_parent_class)->dispose (object);
}

static void
sv_cup_page_class_init (SvCupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_page_dispose;
  widget_class->grab_focus = sv_cup_page_grab_focus;
  g_type_ensure (SV_TYPE_CLAMP);
  sv_widget_class_set_template (widget_class, "sv-cup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SvCupPage, round_label);
  gtk_widget_class_bind_template_child (widget_class, SvCupPage, rows);
  gtk_widget_class_bind_template_child (widget_class, SvCupPage, tables);
  gtk_widget_class_install_action (widget_class, "cup.round", "i", round_action);
  gtk_widget_class_install_action (widget_class, "cup.play", "u", play_action);
  gtk_widget_class_install_action (widget_class, "cup.take", "s", take_action);
  gtk_widget_class_install_action (widget_class, "cup.void", "u", change_action);
  gtk_widget_class_install_action (widget_class, "cup.clear", "u", change_action);
  gtk_widget_class_install_action (widget_class, "cup.withdraw", "u", change_action);
  gtk_widget_class_install_action (widget_class, "cup.back", "u", change_action);
}

static void
sv_cup_page_init (SvCupPage *self)
{
  sv_style_load ("cups.css");
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_cup_page_new (SvCupBook *book)
{
  SvCupPage *self = g_object_new (SV_TYPE_CUP_PAGE, NULL);

  self->book = g_object_ref (book);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_round (self, find_round (get_cup (self)));
  show_tables (self);
  return GTK_WIDGET (self);
}

SvCupBook *
sv_cup_page_get_book (SvCupPage *self)
{
  return self->book;
}
