/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-print-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-cup-now.h"
#include "sv-cup-sheets.h"
#include "sv-cup-words.h"
#include "sv-file-dialogs.h"
#include "sv-games.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-sheet-tile.h"
#include "sv-team-sheet.h"
#include "sv-toast.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

enum { KIND_BLANK = 10, MAX_KINDS = 16 };

/* Below this width in pixels, options and sheets have too little room together and the options
 * fold away. */
enum { NARROW = 560 };

/* A kind of sheet that can be printed. Index i of an array of them is bit i of a set of kinds. */
typedef struct {
  const char *label;
  gboolean chosen; /* checked by default */
} Kind;

static const Kind match_kinds[] = {
  { N_ ("Board"), TRUE },
  { N_ ("Figurines and ball"), TRUE },
  { N_ ("Player cards"), TRUE },
  { N_ ("Backs of the cards"), FALSE },
  { N_ ("Scoreboard"), TRUE },
  { N_ ("Rules in brief"), TRUE },
  { N_ ("Tiles and tokens"), FALSE },
  { N_ ("Dice to fold"), FALSE },
  { N_ ("Number stickers"), FALSE },
  { N_ ("Match form"), FALSE },
  { N_ ("Blank cards and scoreboard"), FALSE },
  { N_ ("Rules booklet"), FALSE },
};

static const Kind cup_kinds[] = {
  { N_ ("Schedule"), TRUE },
  { N_ ("Matches on each board"), FALSE },
  { N_ ("Matches of each team"), FALSE },
  { N_ ("Result slips"), FALSE },
  { N_ ("Standings"), FALSE },
  { N_ ("Bracket"), FALSE },
  { N_ ("Certificates"), FALSE },
  { N_ ("Links of the boards"), FALSE },
};

/* Kinds checked by default for a competition that has ended. */
static const unsigned kinds_of_the_end =
    SV_CUP_SHEETS_TABLE | SV_CUP_SHEETS_BRACKET | SV_CUP_SHEETS_CERTIFICATES;

struct _SvPrintDialog {
  GtkWindow parent_instance;

  /* Owned */
  const SvGame *game;
  void *setup;
  SvTeamDoc *teams[2];
  SvSheetCard *cards[2]; /* cards of each team, as an array */
  SvPictures *pictures;
  /* competition to print, or NULL for a match; game, setup, teams and cards are then unused */
  SvCupBook *book;
  /* teams whose cards alone are printed (SvTeamDoc), and the arrays that their sheets point to; or
   * NULL */
  GPtrArray *card_teams, *card_arrays;
  GArray *links;        /* where the tables type results (SvSheetLink), or NULL */
  GPtrArray *cup_teams; /* teams that the sheets point to; owned reference */
  SvSheets *sheets;     /* sheets for the current options, or NULL if no kind is chosen */
  unsigned page;
  unsigned n_kinds;
  unsigned none;   /* bits of kinds that this game or competition does not have */
  unsigned n_made; /* number of times that sheets were made; makes the cache keys of tiles unique */

  gboolean narrow; /* TRUE if the window is narrower than NARROW */

  /* Template children */
  GtkExpander *what;
  GtkLabel *what_label;
  GtkFlowBox *choices;
  GtkCheckButton *kinds[MAX_KINDS];
  GtkCheckButton *ink_saving;
  GtkCheckButton *bleed;
  GtkSpinButton *shift_x, *shift_y;
  GtkDropDown *paper, *sides, *games, *edge;
  GtkWidget *sides_child, *games_child, *bleed_child, *edge_child, *shift_child;
  GtkFlowBox *tiles;
  GtkLabel *count_label;
  GtkDrawingArea *preview;
  GtkLabel *page_label;
  GtkLabel *fault;
};

G_DEFINE_FINAL_TYPE (SvPrintDialog, sv_print_dialog, GTK_TYPE_WINDOW)

static unsigned
ticked_kinds (SvPrintDialog *self)
{
  unsigned kinds = 0;

  for (unsigned i = 0; i < self->n_kinds; i++)
    if (gtk_check_button_get_active (self->kinds[i]))
      kinds |= 1u << i;
  return kinds;
}

static unsigned
chosen_kinds (SvPrintDialog *self)
{
  return ticked_kinds (self) & ~self->none;
}

/* --- Options of the last time --- */

typedef struct {
  guint32 kinds[2]; /* chosen kinds of sheets: for matches, for competitions; 0 for the defaults */
  gboolean ink_saving;
  guint32 paper; /* paper size as a 1-based index in the drop-down; 0 if the locale decides */
} Printed;

static Printed
recall (void)
{
  Printed last;

  g_settings_get (sv_settings (), "printed", "(uubu)", &last.kinds[0], &last.kinds[1],
                  &last.ink_saving, &last.paper);
  return last;
}

/* Restore the options for cards from the last time. */
static void
recall_cards (SvPrintDialog *self)
{
  gboolean bleed, short_edge;
  double x, y;

  g_settings_get (sv_settings (), "printed-cards", "(bbdd)", &bleed, &short_edge, &x, &y);
  gtk_check_button_set_active (self->bleed, bleed);
  gtk_drop_down_set_selected (self->edge, short_edge ? 1 : 0);
  gtk_spin_button_set_value (self->shift_x, x);
  gtk_spin_button_set_value (self->shift_y, y);
}

/* Return whether the competition has ended. Its choice of sheets is then not remembered, because
 * the next competition starts with other sheets. */
static gboolean
is_over (SvCupBook *book)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++)
    if (sv_cup_is_to_come (doc, i))
      return FALSE;
  return doc->cup->fixtures->len > 0;
}

/* Save the options as defaults for the next time. */
static void
remember (SvPrintDialog *self)
{
  Printed last = recall ();

  if (self->book == NULL || !is_over (self->book))
    last.kinds[self->book != NULL] = ticked_kinds (self);
  if (self->card_teams != NULL)
    last.kinds[0] = recall ().kinds[0];
  if (self->book == NULL)
    g_settings_set (
        sv_settings (), "printed-cards", "(bbdd)", gtk_check_button_get_active (self->bleed),
        gtk_drop_down_get_selected (self->edge) == 1, gtk_spin_button_get_value (self->shift_x),
        gtk_spin_button_get_value (self->shift_y));
  g_settings_set (sv_settings (), "printed", "(uubu)", last.kinds[0], last.kinds[1],
                  gtk_check_button_get_active (self->ink_saving),
                  gtk_drop_down_get_selected (self->paper) + 1);
}

/* --- The options, which fold away in a narrow window --- */

/* Set the title of the options. If they are folded away, list the chosen kinds in it. */
static void
what_cb (SvPrintDialog *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const unsigned kinds = chosen_kinds (self);

  for (unsigned i = 0; i < self->n_kinds; i++)
    if ((kinds >> i & 1) != 0)
      g_ptr_array_add (names, g_strdup (gtk_check_button_get_label (self->kinds[i])));
  if (gtk_expander_get_expanded (self->what) || names->len == 0) {
    gtk_label_set_label (self->what_label, _ ("What to print"));
    return;
  }
  g_ptr_array_add (names, NULL);
  g_autofree char *list = g_strjoinv (", ", (char **)names->pdata);
  /* Translators: %s is a list of kinds of sheets. */
  g_autofree char *text = sv_sentence (_ ("What to print: %s"), list);
  gtk_label_set_label (self->what_label, text);
}

static gboolean
fold_cb (gpointer data)
{
  SvPrintDialog *self = data;

  gtk_expander_set_expanded (self->what, !self->narrow);
  return G_SOURCE_REMOVE;
}

/* Fold later, when idle: a widget must not change its size during allocation. */
static void
sv_print_dialog_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvPrintDialog *self = SV_PRINT_DIALOG (widget);
  const gboolean narrow = width < NARROW;

  GTK_WIDGET_CLASS (sv_print_dialog_parent_class)->size_allocate (widget, width, height, baseline);
  if (narrow != self->narrow)
    sv_widget_later (widget, G_PRIORITY_DEFAULT_IDLE, fold_cb);
  self->narrow = narrow;
}

/* Show how many sheets will be printed. */
static void
show_count (SvPrintDialog *self)
{
  const unsigned n = self->sheets != NULL ? sv_sheets_get_n_pages (self->sheets) : 0;
  const unsigned chosen = n > 0 ? sv_sheets_get_n_chosen (self->sheets) : 0;
  /* Wait for all pictures to be decoded, so that none is missing on paper. */
  const gboolean ready = chosen > 0 && !sv_pictures_is_busy (self->pictures);
  g_autofree char *text = NULL;

  if (n > 0)
    text = g_strdup_printf (
        ngettext ("%1$u of %2$u sheet will be printed.", "%1$u of %2$u sheets will be printed.", n),
        chosen, n);
  sv_label_show (self->count_label, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheets.print", ready);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheets.export", ready);
}

static void
show_page (SvPrintDialog *self)
{
  const unsigned n = self->sheets != NULL ? sv_sheets_get_n_pages (self->sheets) : 0;
  g_autofree char *text = NULL;

  if (self->page >= n)
    self->page = n > 0 ? n - 1 : 0;
  if (n > 0)
    /* Translators: which sheet of how many is shown, and what it is. */
    text = sv_sentence (_ ("Sheet %1$u of %2$u: %3$s"), self->page + 1, n,
                        sv_sheets_get_page_title (self->sheets, self->page));
  else
    text = g_strdup (self->sheets != NULL ? _ ("There is nothing to print yet.")
                                          : _ ("Choose what to print."));
  gtk_label_set_label (self->page_label, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheets.previous", self->page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheets.next", self->page + 1 < n);
  show_count (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

/* --- Tiles --- */

static void
tick_cb (SvPrintDialog *self, GtkCheckButton *tile)
{
  GtkFlowBoxChild *child = GTK_FLOW_BOX_CHILD (gtk_widget_get_parent (GTK_WIDGET (tile)));

  /* The tiles are in the order of the pages. */
  sv_sheets_choose (self->sheets, (unsigned)gtk_flow_box_child_get_index (child),
                    gtk_check_button_get_active (tile));
  show_count (self);
}

static void
clear_tiles (SvPrintDialog *self)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->tiles, 0)) != NULL) {
    sv_sheet_tile_forget (gtk_flow_box_child_get_child (child));
    gtk_flow_box_remove (self->tiles, GTK_WIDGET (child));
  }
}

static void
fill_tiles (SvPrintDialog *self)
{
  const unsigned n = self->sheets != NULL ? sv_sheets_get_n_pages (self->sheets) : 0;

  clear_tiles (self);
  self->n_made++;
  for (unsigned page = 0; page < n; page++) {
    g_autofree char *key = g_strdup_printf ("sheet %p %u %u", (void *)self, self->n_made, page);
    GtkWidget *tile = sv_sheet_tile_new (self->sheets, page, key);
    g_signal_connect_object (tile, "toggled", G_CALLBACK (tick_cb), self, G_CONNECT_SWAPPED);
    sv_flow_box_append (self->tiles, tile);
  }
}

/* Keep the user's choice of sheets, if @now has the same sheets as @old in other colours or on
 * other paper. */
static void
keep_choice (SvSheets *old, SvSheets *now)
{
  const unsigned n = old != NULL ? sv_sheets_get_n_pages (old) : 0;

  if (now == NULL || n != sv_sheets_get_n_pages (now))
    return;
  for (unsigned page = 0; page < n; page++)
    if (g_strcmp0 (sv_sheets_get_page_title (old, page), sv_sheets_get_page_title (now, page)) != 0)
      return;
  for (unsigned page = 0; page < n; page++)
    sv_sheets_choose (now, page, sv_sheets_is_chosen (old, page));
}

static SvSheets *
make_sheets (SvPrintDialog *self, SvPaper paper, gboolean ink_saving)
{
  g_autoptr (GPtrArray) differences = sv_variant_words_differences (self->game, self->setup);

  g_ptr_array_add (differences, NULL);
  const SvSheetWish wish = {
    .differences = (char **)differences->pdata,
    .kinds = chosen_kinds (self),
    .sides = (SvSheetSides[]){ SV_SHEETS_BOTH, SV_SHEETS_HOME,
                               SV_SHEETS_AWAY }[gtk_drop_down_get_selected (self->sides) % 3],
    .paper = paper,
    .ink_saving = ink_saving,
    .bleed = gtk_check_button_get_active (self->bleed),
    .short_edge = gtk_drop_down_get_selected (self->edge) == 1,
    .shift_x = gtk_spin_button_get_value (self->shift_x),
    .shift_y = gtk_spin_button_get_value (self->shift_y),
  };
  SvSheetTeam teams[2];

  if (wish.kinds == 0)
    return NULL;
  if (self->card_teams != NULL)
    return sv_team_sheet_gather (self->card_teams, self->setup, &wish, self->pictures,
                                 self->card_arrays);
  for (unsigned side = 0; side < 2; side++)
    teams[side] = sv_team_sheet_make (self->teams[side], self->cards[side]);
  return sv_sheets_new (self->game, self->setup, teams, &wish, self->pictures);
}

/* Return whom certificates are for, as sv_cup_sheets_new () has it. */
static int
whose_certificates (SvPrintDialog *self)
{
  static const int whose[] = { SV_CUP_FIRST_THREE, SV_CUP_EACH_TEAM, SV_CUP_EACH_PLAYER };

  return whose[gtk_drop_down_get_selected (self->sides) % G_N_ELEMENTS (whose)];
}

static SvSheets *
make_cup_sheets (SvPrintDialog *self, SvPaper paper, gboolean ink_saving)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const unsigned kinds = chosen_kinds (self);

  SvSheetCup *cup = NULL;

  /* Results may change while the dialog is open, but the teams do not. */
  g_clear_pointer (&self->cup_teams, g_ptr_array_unref);
  self->cup_teams = g_ptr_array_ref (doc->teams);
  if (kinds == 0)
    return NULL;
  cup = sv_cup_sheets_new (doc, (SvCupSheetKinds)kinds, whose_certificates (self));
  if (self->links != NULL) {
    g_array_unref (cup->links);
    cup->links = g_array_ref (self->links);
  }
  return sv_sheet_cup_make (doc->game, cup, (SvCupSheetKinds)kinds, paper, ink_saving,
                            self->pictures);
}

/* Show the options for cards, card backs and certificates only if such sheets are chosen. */
static void
show_card_choices (SvPrintDialog *self)
{
  if (self->book != NULL)
    gtk_widget_set_visible (self->sides_child,
                            (chosen_kinds (self) & SV_CUP_SHEETS_CERTIFICATES) != 0);
  const unsigned kinds = self->book == NULL ? chosen_kinds (self) : 0;
  const gboolean backs = (kinds & SV_SHEETS_BACKS) != 0;

  gtk_widget_set_visible (self->bleed_child, backs || (kinds & SV_SHEETS_CARDS) != 0);
  gtk_widget_set_visible (self->edge_child, backs);
  gtk_widget_set_visible (self->shift_child, backs);
}

/* Make the sheets again after any option has changed. */
static void
update_cb (SvPrintDialog *self)
{
  const SvPaper paper =
      gtk_drop_down_get_selected (self->paper) == 0 ? SV_PAPER_A4 : SV_PAPER_LETTER;
  const gboolean ink_saving = gtk_check_button_get_active (self->ink_saving);

  if (self->n_kinds == 0)
    return; /* the dialog is still being built */
  clear_tiles (self);
  show_card_choices (self);
  SvSheets *old = g_steal_pointer (&self->sheets);
  self->sheets = self->book != NULL ? make_cup_sheets (self, paper, ink_saving)
                                    : make_sheets (self, paper, ink_saving);
  keep_choice (old, self->sheets);
  sv_sheets_free (old);
  fill_tiles (self);
  sv_label_show (self->fault, NULL);
  show_page (self);
}

static void
pictures_cb (gpointer self)
{
  if (!sv_pictures_is_busy (((SvPrintDialog *)self)->pictures))
    fill_tiles (self);
  show_page (self);
}

static void
ask_of_team (SvPrintDialog *self, const SvTeamDoc *team)
{
  sv_pictures_get (self->pictures, team->logo);
  for (unsigned i = 0; i < team->n_cards; i++)
    sv_pictures_get (self->pictures, team->cards[i].picture);
}

/* Start decoding all pictures at once, because the user may print without viewing each page. */
static void
ask_pictures (SvPrintDialog *self)
{
  for (guint i = 0; self->book != NULL && i < self->cup_teams->len; i++)
    ask_of_team (self, self->cup_teams->pdata[i]);
  for (unsigned side = 0; self->book == NULL && side < 2; side++)
    ask_of_team (self, self->teams[side]);
  for (guint i = 0; self->card_teams != NULL && i < self->card_teams->len; i++)
    ask_of_team (self, self->card_teams->pdata[i]);
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SvPrintDialog *self = data;
  double w, h;

  if (self->sheets == NULL || sv_sheets_get_n_pages (self->sheets) == 0)
    return;
  sv_sheets_get_page_size (self->sheets, self->page, &w, &h);
  double scale = MIN ((width - 8) / w, (height - 8) / h);
  if (scale <= 0)
    return;
  cairo_translate (cr, (width - w * scale) / 2, (height - h * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 2 / scale, 2 / scale, w, h);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_fill (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  sv_sheets_paint (self->sheets, cr, self->page);
}

static void
turn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPrintDialog *self = SV_PRINT_DIALOG (widget);

  self->page += g_str_equal (name, "sheets.next") ? 1u : -1u;
  show_page (self);
}

/* --- Printing --- */

static void
print_page_cb (SvPrintDialog *self, GtkPrintContext *context, int page)
{
  /* The dialog may have been closed meanwhile. */
  if (self->sheets != NULL)
    sv_sheets_paint (self->sheets, gtk_print_context_get_cairo_context (context),
                     sv_sheets_get_chosen (self->sheets, (unsigned)page));
}

/* Make the dialog insensitive while printing: GTK asks for the pages one by one, and they must not
 * change. */
static void
set_choosing (SvPrintDialog *self, gboolean choosing)
{
  GtkWidget *content = gtk_window_get_child (GTK_WINDOW (self));

  if (content != NULL)
    gtk_widget_set_sensitive (content, choosing);
}

static void
begin_print_cb (SvPrintDialog *self)
{
  set_choosing (self, FALSE);
}

static void
end_print_cb (SvPrintDialog *self)
{
  set_choosing (self, TRUE);
}

/* Use the whole sheet, in the orientation of the page, so that it is printed at true size. */
static void
page_setup_cb (SvPrintDialog *self, GtkPrintContext *context, int page, GtkPageSetup *setup)
{
  double w, h;

  if (self->sheets == NULL)
    return;
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (
      gtk_drop_down_get_selected (self->paper) == 0 ? GTK_PAPER_NAME_A4 : GTK_PAPER_NAME_LETTER);
  sv_sheets_get_page_size (self->sheets, sv_sheets_get_chosen (self->sheets, (unsigned)page), &w,
                           &h);
  gtk_page_setup_set_paper_size (setup, size);
  gtk_page_setup_set_orientation (setup, w > h ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                               : GTK_PAGE_ORIENTATION_PORTRAIT);
}

static void
print_done_cb (SvPrintDialog *self, GtkPrintOperationResult result, GtkPrintOperation *operation)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  sv_label_show (self->fault,
                 error != NULL ? error->message : _ ("The sheets could not be printed."));
}

GtkPrintOperation *sv_print_dialog_make_operation (SvPrintDialog *self);

/* Create the operation that prints the chosen sheets (transfer full). Not static so that tests can
 * export with it instead of showing a dialog. */
GtkPrintOperation *
sv_print_dialog_make_operation (SvPrintDialog *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();

  remember (self);
  gtk_print_operation_set_job_name (operation, _ ("Sheets to cut out"));
  gtk_print_operation_set_n_pages (operation, (int)sv_sheets_get_n_chosen (self->sheets));
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "begin-print", G_CALLBACK (begin_print_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (operation, "end-print", G_CALLBACK (end_print_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (operation, "draw-page", G_CALLBACK (print_page_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (operation, "request-page-setup", G_CALLBACK (page_setup_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (operation, "done", G_CALLBACK (print_done_cb), self, G_CONNECT_SWAPPED);
  return operation;
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPrintDialog *self = SV_PRINT_DIALOG (widget);
  g_autoptr (GtkPrintOperation) operation = sv_print_dialog_make_operation (self);
  g_autoptr (GError) error = NULL;

  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self),
                           &error);
  if (error != NULL)
    sv_label_show (self->fault, error->message);
}

/* --- PDF --- */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvPrintDialog) self = data;
  g_autoptr (GError) error = NULL;

  if (self->sheets == NULL) /* the dialog was closed meanwhile */
    return;
  if (!sv_save_finish (result, NULL, &error)) {
    sv_label_show (self->fault, error->message);
    return;
  }
  sv_tell ((GtkWidget *)gtk_window_get_transient_for (GTK_WINDOW (self)),
           _ ("The sheets are saved as a PDF."));
  gtk_window_close (GTK_WINDOW (self));
}

static void
save_pdf (GtkWidget *widget, GFile *file)
{
  SvPrintDialog *self = SV_PRINT_DIALOG (widget);
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  if (path == NULL || self->sheets == NULL)
    return;
  g_autoptr (GBytes) bytes = sv_sheets_write_pdf (self->sheets, &error);
  if (bytes != NULL)
    sv_save_async (path, bytes, NULL, saved_cb, g_object_ref (self));
  else
    sv_label_show (self->fault, error->message);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPrintDialog *self = SV_PRINT_DIALOG (widget);
  g_autofree char *title = self->book != NULL
                               ? sv_cup_words_title (sv_cup_book_get_doc (self->book))
                               : g_strdup (self->teams[0]->name[0] != '\0' ? self->teams[0]->name
                                                                           : _ (self->game->title));
  g_autofree char *file_name = g_strdup_printf ("%s.pdf", title);
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_ ("Export as PDF"), GTK_WINDOW (self),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save"), _ ("Cancel"));

  remember (self);
  sv_file_dialogs_propose (dialog, file_name);
  sv_file_dialogs_ask (widget, dialog, ".pdf", save_pdf);
}

/* --- The object --- */

static void game_cb (SvPrintDialog *self);

static void
sv_print_dialog_dispose (GObject *object)
{
  SvPrintDialog *self = SV_PRINT_DIALOG (object);

  if (self->tiles != NULL)
    clear_tiles (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_PRINT_DIALOG);
  g_clear_pointer (&self->sheets, sv_sheets_free);
  g_clear_pointer (&self->pictures, sv_pictures_free);
  g_clear_pointer (&self->links, g_array_unref);
  g_clear_pointer (&self->cup_teams, g_ptr_array_unref);
  g_clear_pointer (&self->card_teams, g_ptr_array_unref);
  g_clear_pointer (&self->card_arrays, g_ptr_array_unref);
  g_clear_object (&self->book);
  g_clear_pointer (&self->cards[0], g_free);
  g_clear_pointer (&self->cards[1], g_free);
  g_clear_pointer (&self->teams[0], sv_team_doc_free);
  g_clear_pointer (&self->teams[1], sv_team_doc_free);
  if (self->setup != NULL)
    sv_setup_free (self->game, g_steal_pointer (&self->setup));
  G_OBJECT_CLASS (sv_print_dialog_parent_class)->dispose (object);
}

static void
sv_print_dialog_class_init (SvPrintDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_print_dialog_dispose;
  widget_class->size_allocate = sv_print_dialog_size_allocate;
  sv_widget_class_set_template (widget_class, "sv-print-dialog.ui");
  sv_widget_class_bind (widget_class, SvPrintDialog, what, what_label, choices, ink_saving, paper,
                        sides, sides_child, games, games_child, bleed, bleed_child, edge,
                        edge_child, shift_x, shift_y, shift_child, tiles, count_label, preview,
                        page_label, fault);
  sv_widget_class_bind_callbacks (widget_class, update_cb, game_cb, what_cb);
  gtk_widget_class_install_action (widget_class, "sheets.previous", NULL, turn_action);
  gtk_widget_class_install_action (widget_class, "sheets.next", NULL, turn_action);
  gtk_widget_class_install_action (widget_class, "sheets.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "sheets.export", NULL, export_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
sv_print_dialog_init (SvPrintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->pictures = sv_pictures_new (SV_PICTURE_SIDE, pictures_cb, self);
  gtk_drawing_area_set_draw_func (self->preview, draw_cb, self, NULL);

  const Printed last = recall ();
  gtk_check_button_set_active (self->ink_saving, last.ink_saving);
  gtk_drop_down_set_selected (self->paper, last.paper > 0 ? MIN (last.paper, 2) - 1
                                           : sv_paper_of_locale () == SV_PAPER_A4 ? 0
                                                                                  : 1);
  recall_cards (self);
}

/* Offer the choice between both teams and one of them. */
static void
offer_sides (SvPrintDialog *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _ ("Both teams"));
  for (unsigned side = 0; side < 2; side++)
    gtk_string_list_append (list, self->teams[side]->name[0] != '\0' ? self->teams[side]->name
                                  : side == 0                        ? _ ("Home")
                                                                     : _ ("Away"));
  sv_drop_down_shorten (self->sides);
  gtk_drop_down_set_model (self->sides, G_LIST_MODEL (list));
}

/* Offer the choice between certificates for the first teams, for all and for their players. */
static void
offer_certificates (SvPrintDialog *self)
{
  const char *const whom[] = { _ ("For the first three"), _ ("For each team"),
                               _ ("For each player"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (whom);

  sv_widget_set_label (self->sides, _ ("Whom the certificates are for"));
  sv_widget_set_tooltip (self->sides, _ ("Whom the certificates are for"));
  gtk_drop_down_set_model (self->sides, G_LIST_MODEL (list));
}

/* Free the sheets, and the setup and teams that they were made for. */
static void
clear_match (SvPrintDialog *self)
{
  clear_tiles (self);
  g_clear_pointer (&self->sheets, sv_sheets_free);
  for (unsigned side = 0; side < 2; side++) {
    g_clear_pointer (&self->cards[side], g_free);
    g_clear_pointer (&self->teams[side], sv_team_doc_free);
  }
  if (self->setup != NULL)
    sv_setup_free (self->game, g_steal_pointer (&self->setup));
}

/* Use @setup with these teams; a team may be NULL for the standard team. */
static void
take_match (SvPrintDialog *self,
            const SvGame *game,
            const void *setup,
            const SvTeamDoc *first,
            const SvTeamDoc *second)
{
  clear_match (self);
  self->game = game;
  self->setup = sv_setup_copy (game, setup);
  self->teams[0] = first != NULL ? sv_team_doc_copy (first) : sv_team_doc_new (game);
  self->teams[1] = second != NULL ? sv_team_doc_copy (second) : sv_team_doc_new (game);
  for (unsigned side = 0; side < 2; side++) {
    sv_team_doc_to_setup (self->teams[side], side, self->setup);
    self->cards[side] = g_new0 (SvSheetCard, MAX (self->teams[side]->n_cards, 1));
  }
  ask_pictures (self);
  /* A game without cards has no sheets of cards or card backs. */
  self->none = sv_game_has_cards (game) ? 0 : SV_SHEETS_CARDS | SV_SHEETS_BACKS;
}

/* Show only the kinds that exist for this game or competition. */
static void
fit_kinds (SvPrintDialog *self)
{
  for (unsigned i = 0; i < self->n_kinds; i++)
    gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->kinds[i])),
                            (self->none >> i & 1) == 0);
  if (self->book == NULL)
    gtk_check_button_set_label (self->kinds[KIND_BLANK], sv_game_has_cards (self->game)
                                                             ? _ (match_kinds[KIND_BLANK].label)
                                                             : _ ("Blank scoreboard"));
}

/* Create the check buttons for @kinds and check those chosen last time, or the defaults. */
static void
offer_kinds (SvPrintDialog *self, const Kind *kinds, unsigned n)
{
  const gboolean ended = self->book != NULL && is_over (self->book);
  const unsigned last = ended ? kinds_of_the_end : recall ().kinds[self->book != NULL];

  for (unsigned i = 0; i < n; i++) {
    GtkWidget *button = gtk_check_button_new_with_label (_ (kinds[i].label));
    self->kinds[i] = GTK_CHECK_BUTTON (button);
    gtk_check_button_set_active (self->kinds[i], last > 0 ? (last >> i & 1) != 0 : kinds[i].chosen);
    g_signal_connect_swapped (button, "toggled", G_CALLBACK (update_cb), self);
    sv_flow_box_append (self->choices, button);
  }
  self->n_kinds = n;
  fit_kinds (self);
  what_cb (self);
}

SvPrintDialog *
sv_print_dialog_new (GtkWindow *parent,
                     const SvGame *game,
                     const void *setup,
                     const SvTeamDoc *first,
                     const SvTeamDoc *second)
{
  SvPrintDialog *self =
      g_object_new (SV_TYPE_PRINT_DIALOG, "transient-for", parent, "modal", parent != NULL, NULL);

  take_match (self, game, setup, first, second);
  offer_sides (self);
  /* If only one team is given, print the sheets of that team alone. */
  if (first != NULL && second == NULL)
    gtk_drop_down_set_selected (self->sides, 1);
  gtk_widget_set_visible (self->sides_child, first == NULL || second != NULL);
  offer_kinds (self, match_kinds, G_N_ELEMENTS (match_kinds));
  update_cb (self);
  return self;
}

SvPrintDialog *
sv_print_dialog_new_cards (GtkWindow *parent, GPtrArray *teams)
{
  const SvTeamDoc *first = teams->pdata[0];
  g_autoptr (SvVariantDoc) standard = sv_variant_doc_new (first->game);
  SvPrintDialog *self =
      g_object_new (SV_TYPE_PRINT_DIALOG, "transient-for", parent, "modal", parent != NULL, NULL);

  self->card_teams = g_ptr_array_ref (teams);
  self->card_arrays = g_ptr_array_new_with_free_func (g_free);
  take_match (self, first->game, standard->setup, first, NULL);
  offer_sides (self);
  gtk_widget_set_visible (self->sides_child, FALSE);
  self->none = SV_SHEETS_ALL & ~(unsigned)(SV_SHEETS_CARDS | SV_SHEETS_BACKS);
  offer_kinds (self, match_kinds, G_N_ELEMENTS (match_kinds));
  sv_print_dialog_choose (self, SV_SHEETS_CARDS);
  update_cb (self);
  return self;
}

/* --- Any game --- */

/* Return game @i of those offered to users, or NULL after the last. */
static const SvGame *
offered_game (guint i)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++)
    if ((*game)->offered && i-- == 0)
      return *game;
  return NULL;
}

static void
game_cb (SvPrintDialog *self)
{
  const SvGame *game = offered_game (gtk_drop_down_get_selected (self->games));

  if (self->n_kinds == 0 || game == NULL || game == self->game)
    return;
  g_autoptr (SvVariantDoc) standard = sv_variant_doc_new (game);
  take_match (self, game, standard->setup, NULL, NULL);
  offer_sides (self);
  fit_kinds (self);
  update_cb (self);
}

SvPrintDialog *
sv_print_dialog_new_any (GtkWindow *parent)
{
  g_autoptr (SvVariantDoc) standard = sv_variant_doc_new (offered_game (0));
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  SvPrintDialog *self = sv_print_dialog_new (parent, offered_game (0), standard->setup, NULL, NULL);

  for (guint i = 0; offered_game (i) != NULL; i++)
    gtk_string_list_append (list, _ (offered_game (i)->title));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (list));
  gtk_widget_set_visible (self->games_child, TRUE);
  return self;
}

SvPrintDialog *
sv_print_dialog_new_cup (GtkWindow *parent, SvCupBook *book, GArray *links)
{
  SvPrintDialog *self =
      g_object_new (SV_TYPE_PRINT_DIALOG, "transient-for", parent, "modal", parent != NULL, NULL);

  self->book = g_object_ref (book);
  offer_certificates (self);
  self->none = sv_cup_book_get_doc (book)->cup->kind == SV_CUP_LEAGUE ? SV_CUP_SHEETS_BRACKET : 0;
  if (links != NULL && links->len > 0)
    self->links = g_array_ref (links);
  else
    self->none |= SV_CUP_SHEETS_LINKS;
  offer_kinds (self, cup_kinds, G_N_ELEMENTS (cup_kinds));
  update_cb (self);
  ask_pictures (self);
  return self;
}

void
sv_print_dialog_choose (SvPrintDialog *self, unsigned kinds)
{
  for (unsigned i = 0; i < self->n_kinds; i++)
    gtk_check_button_set_active (self->kinds[i], (kinds >> i & 1) != 0);
}

void
sv_print_dialog_show (GtkWidget *beside,
                      const SvGame *game,
                      const void *setup,
                      const SvTeamDoc *first,
                      const SvTeamDoc *second)
{
  g_autoptr (SvVariantDoc) standard = sv_variant_doc_new (game);
  GtkRoot *root = gtk_widget_get_root (beside);
  GtkWindow *parent = GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;

  gtk_window_present (GTK_WINDOW (
      sv_print_dialog_new (parent, game, setup != NULL ? setup : standard->setup, first, second)));
}
