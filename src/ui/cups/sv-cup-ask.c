/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-ask.h"
#include "sv-cup-changes.h"
#include "sv-cup-colours.h"

#include <glib/gi18n.h>

#include "sv-cup-late.h"
#include "sv-cup-names.h"
#include "sv-cup-teams.h"
#include "sv-cup-words.h"
#include "sv-fault-words.h"
#include "sv-sentence.h"
#include "sv-toast.h"
#include "sv-widgets.h"

typedef enum { NAME, POINTS, TEAM } Question;

struct _SvCupAsk {
  GtkWindow parent_instance;

  /* Owned */
  SvCupBook *book;
  char *odd; /* sentence about typed points that are no whole number, or NULL */

  GtkWidget *page; /* page of the competition; the dialog is destroyed with its window */
  Question question;
  unsigned team; /* team that is asked about, unless it is a new one */

  /* Template children */
  GtkWidget *name_row, *group_row, *points_row, *given_row;
  GtkEditable *name, *reason;
  GtkMenuButton *library;
  GtkDropDown *group;
  GtkSpinButton *points;
  GtkLabel *given, *told, *fault;
  GtkButton *back, *ok;
};

G_DEFINE_FINAL_TYPE (SvCupAsk, sv_cup_ask, GTK_TYPE_WINDOW)

static const SvCupDoc *
get_doc (SvCupAsk *self)
{
  return sv_cup_book_get_doc (self->book);
}

/* --- What is changed --- */

/* Return the competition with the team whose name was typed, a team of the library if one has
 * that name. */
static SvCupDoc *
add_team (SvCupAsk *self, const char *name, GError **error)
{
  const SvCupDoc *doc = get_doc (self);
  g_autoptr (GPtrArray) items = sv_library_items (doc->game, SV_DOCUMENT_TEAM);
  g_autoptr (SvTeamDoc) team = sv_cup_teams_make (items, doc->game, name);

  sv_cup_colours_choose (team, doc->teams);
  return sv_cup_doc_add_team (doc, team, gtk_drop_down_get_selected (self->group), error);
}

static SvCupDoc *
make_change (SvCupAsk *self, GError **error)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));

  if (self->question == POINTS)
    return sv_cup_doc_adjust (get_doc (self), self->team,
                              gtk_spin_button_get_value_as_int (self->points),
                              *reason != '\0' ? reason : NULL, error);
  return self->question == TEAM ? add_team (self, name, error)
                                : sv_cup_doc_rename (get_doc (self), self->team, name, error);
}

static void
show_fault (SvCupAsk *self, const char *sentence)
{
  sv_label_show (self->fault, sentence);
  sv_widget_announce (self->fault, sentence);
}

/* Make @after (transfer full) the competition and close the dialog; or show why that is not
 * possible. */
static void
finish (SvCupAsk *self, SvCupDoc *after, const GError *error)
{
  if (after != NULL) {
    sv_cup_book_commit (self->book, after, NULL, NULL);
    gtk_window_destroy (GTK_WINDOW (self));
    return;
  }
  g_autofree char *sentence =
      sv_sentence (_ ("This is not possible: %s."), sv_store_error_get_reason (error));
  show_fault (self, sentence);
}

/* Show what is wrong with the name that was typed, if anything is. */
static gboolean
refuse_name (SvCupAsk *self)
{
  g_autofree char *sentence =
      self->question == POINTS
          ? NULL
          : sv_cup_names_check_new (get_doc (self), gtk_editable_get_text (self->name),
                                    self->question == NAME ? (int)self->team : -1);

  if (sentence != NULL)
    show_fault (self, sentence);
  return sentence != NULL;
}

/* Say when a new team plays, because its matches are in rounds that the page does not show, and
 * offer a plan in which the day ends earlier. */
static void
tell_added (GtkWidget *page, SvCupBook *book, unsigned before)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (SvCupDoc) better = sv_cup_book_make_plan (book, NULL);
  g_autofree char *name = sv_cup_words_team (doc, doc->cup->n_teams - 1);
  unsigned n = 0;

  for (unsigned i = before; i < doc->cup->fixtures->len; i++)
    n += sv_cup_takes_place (doc, i);
  const SvCupFixture *first = sv_cup_fixture (doc->cup, before);
  g_autofree char *slot = sv_cup_words_slot (doc, (SvCupSlot){ first->round, first->slot });
  /* Translators: %1$s is a team, %2$u a number of matches, %3$s such as "Round 8". */
  g_autofree char *added =
      sv_sentence (ngettext ("%1$s takes part now: %2$u match. The first one: %3$s.",
                             "%1$s takes part now: %2$u matches. The first one: %3$s.", n),
                   name, n, slot);
  g_autofree char *end = sv_cup_words_end (doc);
  g_autofree char *sentence = g_strconcat (added, end, NULL);

  if (better != NULL)
    sv_tell_action (page, sentence, _ ("Plan Anew"), "win.cup-plan-anew", NULL);
  else
    sv_tell (page, sentence);
}

static void
ok_cb (SvCupAsk *self)
{
  g_autoptr (SvCupBook) book = g_object_ref (self->book);
  const unsigned before = get_doc (self)->cup->fixtures->len;
  const gboolean added = self->question == TEAM;
  GtkWidget *page = self->page;
  g_autoptr (GError) error = NULL;

  if (refuse_name (self))
    return;
  sv_widget_take_number (self->points_row);
  if (self->odd != NULL)
    return;
  SvCupDoc *after = make_change (self, &error);
  const gboolean done = after != NULL;
  finish (self, after, error);
  if (done && added)
    tell_added (page, book, before);
}

/* Take back all points that the team was given and that were taken from it. */
static void
back_cb (SvCupAsk *self)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_doc_unadjust (get_doc (self), self->team, &error);

  finish (self, after, error);
}

/* --- What is shown --- */

/* Let nobody press OK where nothing would change. */
static void
changed_cb (SvCupAsk *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  gboolean ready = *name != '\0';

  sv_label_show (self->fault, self->odd);
  if (self->question == NAME)
    ready &= !g_str_equal (name, ((SvTeamDoc *)get_doc (self)->teams->pdata[self->team])->name);
  else if (self->question == POINTS)
    ready = gtk_spin_button_get_value_as_int (self->points) != 0;
  gtk_widget_set_sensitive (GTK_WIDGET (self->ok), ready);
}

/* GTK would read "-2,5" as −2: refuse what is no whole number, and leave the others to GTK. */
static int
input_cb (SvCupAsk *self, double *value, GtkSpinButton *points)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (points));
  const char *digits = text + (*text == '-' || *text == '+' ? 1 : 0);
  const gsize n = strspn (digits, "0123456789");

  g_clear_pointer (&self->odd, g_free);
  if (*text == '\0' || (n > 0 && digits[n] == '\0'))
    return FALSE;
  self->odd = sv_sentence (_ ("“%s” is not a whole number."), text);
  sv_label_show (self->fault, self->odd);
  sv_widget_announce (self->fault, self->odd);
  *value = 0;
  return TRUE;
}

static void
show_given (SvCupAsk *self)
{
  g_autofree char *words = sv_cup_words_adjusted (get_doc (self), self->team);

  gtk_widget_set_visible (self->given_row, words != NULL);
  gtk_label_set_text (self->given, words != NULL ? words : "");
}

static void
fill_groups (SvCupAsk *self)
{
  const SvCup *cup = get_doc (self)->cup;
  g_autoptr (GtkStringList) groups = gtk_string_list_new (NULL);

  for (unsigned g = 0; g < cup->n_groups; g++) {
    g_autofree char *name = g_strdup_printf (_ ("Group %u"), g + 1);
    gtk_string_list_append (groups, name);
  }
  gtk_drop_down_set_model (self->group, G_LIST_MODEL (groups));
  gtk_widget_set_visible (self->group_row, cup->n_groups > 1);
}

static void
pick_action (GtkWidget *widget, const char *action, GVariant *name)
{
  gtk_editable_set_text (SV_CUP_ASK (widget)->name, g_variant_get_string (name, NULL));
}

static void
make_library_cb (GtkMenuButton *button, gpointer self)
{
  g_autoptr (GMenuModel) menu = sv_cup_teams_menu (get_doc (self)->game, "ask.pick");

  gtk_menu_button_set_menu_model (button, menu);
}

static void
sv_cup_ask_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CUP_ASK);
  g_clear_object (&SV_CUP_ASK (object)->book);
  G_OBJECT_CLASS (sv_cup_ask_parent_class)->dispose (object);
}

static void
sv_cup_ask_finalize (GObject *object)
{
  g_free (SV_CUP_ASK (object)->odd);
  G_OBJECT_CLASS (sv_cup_ask_parent_class)->finalize (object);
}

static void
sv_cup_ask_class_init (SvCupAskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_ask_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_ask_finalize;
  gtk_widget_class_install_action (widget_class, "ask.pick", "s", pick_action);
  sv_widget_class_set_template (widget_class, "sv-cup-ask.ui");
  sv_widget_class_bind (widget_class, SvCupAsk, name_row, group_row, points_row, given_row, name,
                        reason, library, group, points, given, told, fault, back, ok);
  sv_widget_class_bind_callbacks (widget_class, changed_cb, input_cb, ok_cb, back_cb);
}

static void
sv_cup_ask_init (SvCupAsk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->library, make_library_cb, self, NULL);
  gtk_text_set_activates_default (
      GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->points))), TRUE);
}

/* Show the dialog. @told: what happens to what is there already, or NULL. */
static void
ask (GtkWidget *page,
     SvCupBook *book,
     Question question,
     unsigned team,
     const char *title,
     const char *ok,
     const char *told)
{
  SvCupAsk *self = g_object_new (SV_TYPE_CUP_ASK, NULL);
  GtkRoot *root = gtk_widget_get_root (page);

  self->book = g_object_ref (book);
  self->page = page;
  self->question = question;
  self->team = team;
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_button_set_label (self->ok, ok);
  sv_label_show (self->told, told);
  gtk_widget_set_visible (self->name_row, question != POINTS);
  gtk_widget_set_visible (GTK_WIDGET (self->library), question == TEAM);
  gtk_widget_set_visible (self->points_row, question == POINTS);
  if (question == TEAM)
    fill_groups (self);
  else
    gtk_widget_set_visible (self->group_row, FALSE);
  if (question == NAME)
    gtk_editable_set_text (self->name, ((SvTeamDoc *)get_doc (self)->teams->pdata[team])->name);
  if (question == POINTS)
    show_given (self);
  changed_cb (self);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  gtk_widget_grab_focus (question == POINTS ? GTK_WIDGET (self->points) : GTK_WIDGET (self->name));
  gtk_window_present (GTK_WINDOW (self));
}

void
sv_cup_ask_name (GtkWidget *page, SvCupBook *book, unsigned team)
{
  g_autofree char *name = sv_cup_words_team (sv_cup_book_get_doc (book), team);
  g_autofree char *title = sv_sentence (_ ("Rename “%s”"), name);

  ask (page, book, NAME, team, title, _ ("_Rename"), _ ("Its results and its matches stay."));
}

void
sv_cup_ask_points (GtkWidget *page, SvCupBook *book, unsigned team)
{
  g_autofree char *name = sv_cup_words_team (sv_cup_book_get_doc (book), team);
  g_autofree char *title = sv_sentence (_ ("Points of “%s”"), name);

  ask (page, book, POINTS, team, title, _ ("_Add"), NULL);
}

void
sv_cup_ask_team (GtkWidget *page, SvCupBook *book)
{
  SvFault fault;

  if (!sv_cup_check_late (sv_cup_book_get_doc (book)->cup, &fault)) {
    g_autofree char *reason = sv_fault_dup_reason (&fault);
    g_autofree char *sentence = sv_sentence (_ ("This is not possible: %s."), reason);
    sv_tell (page, sentence);
    return;
  }
  ask (page, book, TEAM, 0, _ ("Add a Team"), _ ("_Add"),
       _ ("The matches that are planned stay as they are. Those of the new team come after "
          "them."));
}
