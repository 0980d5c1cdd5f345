/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cups-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-cup-book.h"
#include "sv-cup-changes.h"
#include "sv-cup-check.h"
#include "sv-cup-colours.h"
#include "sv-cup-guest-list.h"
#include "sv-cup-id.h"
#include "sv-cup-list.h"
#include "sv-cup-names.h"
#include "sv-cup-schedule.h"
#include "sv-cup-teams.h"
#include "sv-cup-words.h"
#include "sv-fault-words.h"
#include "sv-game-menu.h"
#include "sv-library.h"
#include "sv-page.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-style.h"
#include "sv-times-form.h"
#include "sv-toast.h"
#include "sv-widgets.h"

struct _SvCupsPage {
  GtkBox parent_instance;

  /* Owned */
  GPtrArray *games;    /* games to choose from (const SvGame), in the order of game_choice */
  GPtrArray *variants; /* variants to choose from (SvLibraryItem), in the order of variant_choice */
  /* seed of the draw, so that the draw that is shown is the one that is used */
  guint64 seed;

  /* Template children */
  GtkEntry *title;
  GtkDropDown *game_choice, *variant_choice, *kind_choice;
  GtkTextView *names;
  GtkMenuButton *library;
  GtkSpinButton *boards, *legs, *groups, *advance;
  SvTimesForm *times;
  GtkCheckButton *third;
  GtkLabel *preview, *draw_title, *draw_words;
  GtkWidget *legs_row, *groups_row, *advance_row, *begin, *bottom_bar, *draw_section;
  SvCupList *own;
  SvCupGuestList *joined;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvCupsPage,
                               sv_cups_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- What was chosen --- */

static const SvGame *
get_game (SvCupsPage *self)
{
  return self->games->pdata[gtk_drop_down_get_selected (self->game_choice)];
}

static unsigned
get_number (GtkSpinButton *spin)
{
  return (unsigned)gtk_spin_button_get_value_as_int (spin);
}

/* Return the names of the teams, one from each line of the text view (array of char *, transfer
 * full). */
static GPtrArray *
list_names (SvCupsPage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->names);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  g_autofree char *text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  sv_cup_words_read_names (text, names);
  return names;
}

/* Return whether all boards are to be kept busy: if a league of one day has fewer boards than half
 * the teams, a whole round cannot be played at once, and packed matches take less time. */
static gboolean
should_pack (const SvCup *cup)
{
  return cup->kind == SV_CUP_LEAGUE && cup->times.match > 0 && 2 * cup->boards < cup->n_teams;
}

/* Create the competition with its schedule, or return NULL and set *why to a sentence with the
 * reason (free with g_free ()). */
static SvCup *
make_cup (SvCupsPage *self, unsigned n_teams, char **why)
{
  const SvCupKind kind = (SvCupKind)gtk_drop_down_get_selected (self->kind_choice);
  SvFault fault;
  SvRng rng;

  if (n_teams < 2 || n_teams > SV_CUP_MAX_TEAMS) {
    *why = g_strdup (_ ("A competition has 2 to 64 teams: write one name on each line."));
    return NULL;
  }
  g_autoptr (SvCup) cup = sv_cup_new (kind, n_teams, get_game (self)->season.points);
  cup->boards = get_number (self->boards);
  if (kind != SV_CUP_KNOCKOUT)
    cup->legs = get_number (self->legs);
  const char *texts[SV_CUP_MAX_BREAKS];
  sv_times_form_get (self->times, &cup->times, texts);
  cup->pack = should_pack (cup);
  if (kind != SV_CUP_LEAGUE)
    cup->third = gtk_check_button_get_active (self->third);
  if (kind == SV_CUP_GROUPS) {
    cup->advance = get_number (self->advance);
    sv_cup_deal (cup, MIN (get_number (self->groups), n_teams));
    sv_rng_seed (&rng, self->seed);
    sv_cup_draw_lots (cup, &rng);
  }
  if (!sv_cup_check_plan (cup, &fault)) {
    g_autofree char *reason = sv_fault_dup_reason (&fault);
    *why = sv_sentence (_ ("This is not possible: %s."), reason);
    return NULL;
  }
  sv_cup_schedule (cup);
  return g_steal_pointer (&cup);
}

/* Show the result of the draw: the pairings of the first round, or the groups. */
static void
show_draw (SvCupsPage *self, const SvCup *cup, const GPtrArray *names)
{
  gtk_widget_set_visible (self->draw_section, cup != NULL);
  if (cup == NULL)
    return;
  g_autofree char *words = sv_cup_words_draw (cup, names);
  gtk_label_set_text (self->draw_title,
                      cup->kind == SV_CUP_GROUPS ? _ ("The Groups") : _ ("The First Round"));
  gtk_label_set_text (self->draw_words, words);
}

static void
draw_lots (SvCupsPage *self)
{
  SvRng rng;

  sv_rng_seed_system (&rng);
  self->seed = sv_rng_next (&rng);
}

/* Shuffle the names (Fisher–Yates), so that every order is equally likely. */
static void
draw_cb (SvCupsPage *self)
{
  g_autoptr (GPtrArray) names = list_names (self);
  g_autoptr (GString) text = g_string_new (NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->names);
  GtkTextIter start, end;
  SvRng rng;

  draw_lots (self);
  sv_rng_seed (&rng, self->seed);
  for (guint i = names->len; i > 1; i--) {
    const guint k = sv_rng_below (&rng, i);
    gpointer name = names->pdata[k];
    names->pdata[k] = names->pdata[i - 1];
    names->pdata[i - 1] = name;
  }
  for (guint i = 0; i < names->len; i++)
    g_string_append_printf (text, "%s\n", (const char *)names->pdata[i]);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, text->str, -1);
  gtk_text_buffer_end_user_action (buffer);
}

static void
update_cb (SvCupsPage *self)
{
  const unsigned kind = gtk_drop_down_get_selected (self->kind_choice);
  g_autoptr (GPtrArray) names = list_names (self);
  g_autofree char *words = sv_cup_names_check (names);
  g_autoptr (SvCup) cup = words == NULL ? make_cup (self, names->len, &words) : NULL;

  gtk_widget_set_visible (self->legs_row, kind != SV_CUP_KNOCKOUT);
  gtk_widget_set_visible (self->groups_row, kind == SV_CUP_GROUPS);
  gtk_widget_set_visible (self->advance_row, kind == SV_CUP_GROUPS);
  gtk_widget_set_visible (GTK_WIDGET (self->third), kind != SV_CUP_LEAGUE);
  if (cup != NULL)
    words = sv_cup_words_plan (cup, sv_times_form_get_minutes (self->times));
  gtk_label_set_text (self->preview, words);
  show_draw (self, cup, names);
  gtk_widget_set_sensitive (self->begin, cup != NULL);
}

/* --- Beginning one --- */

/* Return the document @made, which is freed, with the breaks of the form and their texts. Transfer
 * full. Returns NULL with an error if that is not possible, and NULL if @made is NULL. */
static SvCupDoc *
add_times (SvCupsPage *self, SvCupDoc *made, GError **error)
{
  g_autoptr (SvCupDoc) doc = made;
  const char *texts[SV_CUP_MAX_BREAKS];
  SvCupTimes times;

  if (doc == NULL)
    return NULL;
  sv_times_form_get (self->times, &times, texts);
  return sv_cup_doc_set_times (doc, &times, texts, error);
}

static SvCupDoc *
make_doc (SvCupsPage *self, GError **error)
{
  const SvGame *game = get_game (self);
  const guint chosen = gtk_drop_down_get_selected (self->variant_choice);
  g_autoptr (GPtrArray) names = list_names (self);
  g_autoptr (GPtrArray) items = sv_library_items (game, SV_DOCUMENT_TEAM);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autofree char *why = NULL;
  SvCup *cup = make_cup (self, names->len, &why);

  if (cup == NULL) {
    sv_store_error_set (error, SV_STORE_ERROR_VALUE, "", why);
    return NULL;
  }
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (teams, sv_cup_teams_make (items, game, names->pdata[i]));
  for (guint i = 0; i < teams->len; i++)
    sv_cup_colours_choose (teams->pdata[i], teams);
  const SvLibraryItem *item = self->variants->pdata[MIN (chosen, self->variants->len - 1)];
  cup->times = (SvCupTimes){ 0 };
  SvCupDoc *doc = sv_cup_doc_new (gtk_editable_get_text (GTK_EDITABLE (self->title)), item->variant,
                                  teams, cup, error);
  return add_times (self, doc, error);
}

static void
begin_cb (SvCupsPage *self)
{
  sv_widget_take_number (GTK_WIDGET (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = make_doc (self, &error);
  g_autofree char *path =
      doc != NULL ? sv_library_reserve (*doc->title != '\0' ? doc->title : _ ("Competition"),
                                        SV_DOCUMENT_CUP, &error)
                  : NULL;

  if (path == NULL) {
    g_autofree char *words = sv_fault_words (error);
    sv_tell (GTK_WIDGET (self), words);
    return;
  }
  sv_cup_doc_stamp (doc);
  g_autoptr (SvCupBook) book = sv_cup_book_new (g_steal_pointer (&doc), path);
  sv_auto_saver_touch (SV_AUTO_SAVER (book));
  g_signal_emit_by_name (self, "begun", book);
}

static void
refresh (SvPage *page)
{
  sv_cup_list_refresh (SV_CUPS_PAGE (page)->own);
  sv_cup_guest_list_refresh (SV_CUPS_PAGE (page)->joined);
}

/* --- The page --- */

/* Propose how long a match by the chosen rules takes. */
static void
variant_cb (SvCupsPage *self)
{
  const guint chosen = gtk_drop_down_get_selected (self->variant_choice);

  if (chosen < self->variants->len) {
    const SvLibraryItem *item = self->variants->pdata[chosen];
    sv_times_form_propose (self->times,
                           (unsigned)sv_game_minutes (get_game (self), item->variant->setup));
  }
  update_cb (self);
}

static void
game_cb (SvCupsPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_pointer (&self->variants, g_ptr_array_unref);
  self->variants = sv_library_items (get_game (self), SV_DOCUMENT_VARIANT);
  for (guint i = 0; i < self->variants->len; i++)
    gtk_string_list_append (names, ((const SvLibraryItem *)self->variants->pdata[i])->head->name);
  gtk_drop_down_set_model (self->variant_choice, G_LIST_MODEL (names));
  variant_cb (self);
}

/* Return the names of eight teams to begin with, one on each line; free with g_free (). */
static char *
dup_first_names (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 1; i <= 8; i++) {
    g_string_append_printf (text, _ ("Team %u"), i);
    g_string_append_c (text, '\n');
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
write_names (SvCupsPage *self)
{
  g_autofree char *text = dup_first_names ();

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->names), text, -1);
}

/* Add a team of the library. The first one replaces the names that the page began with. */
static void
add_team_action (GtkWidget *widget, const char *action, GVariant *name)
{
  SvCupsPage *self = SV_CUPS_PAGE (widget);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->names);
  g_autofree char *first = dup_first_names ();
  GtkTextIter start, end;

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  g_autofree char *text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (g_str_equal (text, first))
    gtk_text_buffer_delete (buffer, &start, &end);
  else if (*text != '\0' && !g_str_has_suffix (text, "\n"))
    gtk_text_buffer_insert (buffer, &end, "\n", 1);
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_insert (buffer, &end, g_variant_get_string (name, NULL), -1);
  gtk_text_buffer_insert (buffer, &end, "\n", 1);
  gtk_text_buffer_end_user_action (buffer);
}

static void
make_library_cb (GtkMenuButton *button, gpointer self)
{
  g_autoptr (GMenuModel) menu = sv_cup_teams_menu (get_game (self), "cups.add-team");

  gtk_menu_button_set_menu_model (button, menu);
}

static GtkWidget *
get_bottom_bar (SvPage *page)
{
  return SV_CUPS_PAGE (page)->bottom_bar;
}

static void
page_init (SvPageInterface *iface)
{
  iface->refresh = refresh;
  iface->get_bottom_bar = get_bottom_bar;
  iface->name = "competitions";
  iface->title = N_ ("Competitions");
}

static void
sv_cups_page_dispose (GObject *object)
{
  SvCupsPage *self = SV_CUPS_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_CUPS_PAGE);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->variants, g_ptr_array_unref);
  G_OBJECT_CLASS (sv_cups_page_parent_class)->dispose (object);
}

static void
sv_cups_page_class_init (SvCupsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cups_page_dispose;
  g_signal_new ("begun", SV_TYPE_CUPS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                SV_TYPE_CUP_BOOK);
  gtk_widget_class_install_action (widget_class, "cups.add-team", "s", add_team_action);
  sv_types_ensure (SV_TYPE_CLAMP, SV_TYPE_TIMES_FORM, SV_TYPE_CUP_GUEST_LIST);
  sv_widget_class_set_template (widget_class, "sv-cups-page.ui");
  sv_widget_class_bind (widget_class, SvCupsPage, title, game_choice, variant_choice, kind_choice,
                        names, library, boards, legs, groups, advance, times, third, preview,
                        draw_title, draw_words, draw_section, legs_row, groups_row, advance_row,
                        begin, bottom_bar, own, joined);
  sv_widget_class_bind_callbacks (widget_class, update_cb, draw_cb, game_cb, begin_cb);
}

static void
sv_cups_page_init (SvCupsPage *self)
{
  sv_style_load ("cups.css");
  draw_lots (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_drop_down_shorten (self->variant_choice);
  sv_drop_down_shorten (self->kind_choice);
  write_names (self);
  gtk_menu_button_set_create_popup_func (self->library, make_library_cb, self, NULL);
  self->games = sv_game_menu_fill (self->game_choice, FALSE);
  sv_times_form_bind_settings (self->times);
  g_signal_connect_object (gtk_text_view_get_buffer (self->names), "changed",
                           G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_choice, "notify::selected", G_CALLBACK (game_cb), self,
                           G_CONNECT_SWAPPED);
  game_cb (self);
  g_signal_connect_object (self->variant_choice, "notify::selected", G_CALLBACK (variant_cb), self,
                           G_CONNECT_SWAPPED);
  refresh (SV_PAGE (self));
}
