/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-sharing.h"

#include <glib/gi18n.h>

#include "sv-picture.h"
#include "sv-qr-view.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-toast.h"
#include "sv-widgets.h"

/* Size of the code in pixels: a telephone reads it at arm's length. It may shrink to the first of
 * the two. */
enum { CODE_LEAST = 180, CODE = 280 };

struct _SvCupSharing {
  GtkBox parent_instance;

  SvCupShare *share; /* owned */

  char *missing; /* sentence about what this computer lacks, or NULL */

  /* What the lists show, so that they are made again only if it has changed. */
  char *boards_shown, *waiting_shown, *code_shown;

  /* Template children */
  GtkLabel *about, *error, *address, *others, *visitors, *enter;
  GtkWidget *asked, *why, *results, *tables;
  GtkBox *code_place, *waiting, *boards;
  GtkDropDown *choice;
  GtkFlowBox *buttons, *board_buttons;

  /* Children */
  GtkWidget *code, *start, *stop, *copy;
};

G_DEFINE_FINAL_TYPE (SvCupSharing, sv_cup_sharing, GTK_TYPE_BOX)

static SvShare *
get_share (SvCupSharing *self)
{
  return sv_cup_share_get_share (self->share);
}

/* --- What is shown --- */

char *
sv_cup_sharing_dup_sign (SvCupShare *share)
{
  SvShare *news = sv_cup_share_get_share (share);
  const unsigned n = sv_share_get_looking (news), waiting = sv_cup_share_get_waiting (share)->len;

  if (sv_share_get_state (news) == SV_SHARE_STARTING)
    return g_strdup (_ ("Sharing begins…"));
  if (sv_share_get_state (news) != SV_SHARE_ON)
    return NULL;
  if (waiting > 0)
    return sv_sentence (
        ngettext ("Shared · %u result waits for you", "Shared · %u results wait for you", waiting),
        waiting);
  if (sv_share_is_alone (news))
    return g_strdup (_ ("Shared, but this computer is on no network"));
  if (n == 0)
    return sv_sentence (_ ("Shared: %s"), sv_share_get_url (news));
  /* Translators: %1$s is an address; %2$u how many phones and other screens look at it. */
  return sv_sentence (ngettext ("Shared: %1$s · %2$u looks", "Shared: %1$s · %2$u look", n),
                      sv_share_get_url (news), n);
}

/* Return the address to show, or NULL: one that only this computer can open helps nobody. */
static const char *
get_url (SvShare *share)
{
  return sv_share_is_alone (share) ? NULL : sv_share_get_url (share);
}

/* Return who looks, or that nobody has come through yet, which may be because of a firewall. */
static char *
say_visitors (SvShare *share)
{
  const unsigned n = sv_share_get_looking (share);

  if (sv_share_is_alone (share))
    return g_strdup (_ ("This computer is on no network. Connect it, for example to the Wi-Fi of "
                        "the canteen: then its address appears here."));
  if (!sv_share_get_came (share) && n == 0)
    return g_strdup (_ ("Nobody has come through yet."));
  if (!sv_share_get_came (share))
    return g_strdup (_ ("Only this computer has come through yet."));
  return sv_sentence (ngettext ("%u screen looks at present.", "%u screens look at present.", n),
                      n);
}

static void
show_address (SvCupSharing *self, SvShare *share)
{
  const char *url = get_url (share);
  const char *const *urls = sv_share_get_urls (share);
  g_autoptr (GString) others = g_string_new (NULL);
  g_autofree char *visitors = say_visitors (share);

  for (unsigned i = 0; url != NULL && urls[i] != NULL; i++)
    if (g_strcmp0 (urls[i], url) != 0)
      g_string_append_printf (others, "%s%s", others->len > 0 ? "\n" : "", urls[i]);
  if (g_strcmp0 (self->code_shown, url) != 0) {
    sv_qr_view_set (self->code, url);
    g_free (self->code_shown);
    self->code_shown = g_strdup (url);
  }
  sv_label_show (self->address, url);
  sv_label_show (self->others, others->len > 0 ? others->str : NULL);
  sv_label_show (self->visitors, sv_share_get_url (share) != NULL ? visitors : NULL);
  gtk_widget_set_visible (self->why, url != NULL && !sv_share_get_came (share));
}

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL) {
    sv_widget_drop_focus (child);
    gtk_box_remove (box, child);
  }
}

static GtkWidget *
add_label (GtkWidget *row, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (row), label);
  return label;
}

static GtkWidget *
add_button (GtkWidget *row, const char *text, const char *action, unsigned target)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "sv-tight");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

/* Add a button that copies the link of a board; without words, because it stands in each row. */
static void
add_copy (GtkWidget *row, unsigned board)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-copy-symbolic");
  g_autofree char *copies = g_strdup_printf (_ ("Copy the link of board %u"), board);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  sv_widget_set_label (button, copies);
  gtk_widget_set_tooltip_text (button, copies);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", board);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sharing.copy-board");
  gtk_box_append (GTK_BOX (row), button);
}

static void
add_board (SvCupSharing *self, const SvShareBoard *board)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12),
            *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *name = g_strdup_printf (_ ("Board %u"), board->board);

  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  add_label (names, name, NULL);
  if (board->typed)
    add_label (names, _ ("has typed"), "sv-faint");
  gtk_box_append (GTK_BOX (row), names);
  GtkWidget *code = add_label (row, board->code, "sv-code");
  gtk_label_set_wrap (GTK_LABEL (code), FALSE);
  gtk_label_set_selectable (GTK_LABEL (code), TRUE);
  add_copy (row, board->board);
  gtk_box_append (self->boards, row);
}

static void
show_boards (SvCupSharing *self, SvShare *share)
{
  const GPtrArray *boards = sv_share_get_boards (share);
  g_autoptr (GString) shown = g_string_new (NULL);
  const char *url = get_url (share);
  g_autofree char *enter =
      url == NULL ? NULL
                  /* Translators: %s is an address that ends in "enter". */
                  : sv_sentence (_ ("Print the links as QR codes, or let a table open %senter and "
                                    "type its code."),
                                 url);

  for (guint i = 0; i < boards->len; i++) {
    const SvShareBoard *board = boards->pdata[i];
    g_string_append_printf (shown, "%s %d ", board->url, board->typed);
  }
  sv_label_show (self->enter, enter);
  if (g_strcmp0 (shown->str, self->boards_shown) == 0)
    return;
  clear (self->boards);
  for (guint i = 0; i < boards->len; i++)
    add_board (self, boards->pdata[i]);
  g_free (self->boards_shown);
  self->boards_shown = g_strdup (shown->str);
}

static void
add_proposal (SvCupSharing *self, const SvShareProposal *proposal, const char *what)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *takes = sv_sentence (_ ("Take: %s"), what);
  g_autofree char *refuses = sv_sentence (_ ("Refuse: %s"), what);

  gtk_widget_set_hexpand (add_label (row, what, NULL), TRUE);
  GtkWidget *take = add_button (row, _ ("Take"), "sharing.take", proposal->id);
  gtk_widget_add_css_class (take, "suggested-action");
  sv_widget_set_label (take, takes);
  sv_widget_set_label (add_button (row, _ ("Refuse"), "sharing.refuse", proposal->id), refuses);
  gtk_box_append (self->waiting, row);
}

static void
show_waiting (SvCupSharing *self)
{
  const GPtrArray *waiting = sv_cup_share_get_waiting (self->share);
  g_autoptr (GString) shown = g_string_new (NULL);

  for (guint i = 0; i < waiting->len; i++)
    g_string_append_printf (shown, "%u ", ((const SvShareProposal *)waiting->pdata[i])->id);
  if (g_strcmp0 (shown->str, self->waiting_shown) == 0)
    return;
  clear (self->waiting);
  for (guint i = 0; i < waiting->len; i++) {
    const SvShareProposal *proposal = waiting->pdata[i];
    g_autofree char *what = sv_cup_share_describe (self->share, &proposal->what);
    add_proposal (self, proposal, what);
  }
  gtk_widget_set_visible (self->asked, waiting->len > 0);
  g_free (self->waiting_shown);
  self->waiting_shown = g_strdup (shown->str);
}

/* Show or hide a button in a flow box, which has a box around it. */
static void
show_button (GtkWidget *button, gboolean shown)
{
  gtk_widget_set_visible (gtk_widget_get_parent (button), shown);
}

static void
show_all (SvCupSharing *self)
{
  SvShare *share = get_share (self);
  const SvShareState state = sv_share_get_state (share);
  const gboolean on = state == SV_SHARE_ON;

  gtk_widget_set_visible (GTK_WIDGET (self->about), !on);
  sv_label_show (self->error, self->missing != NULL ? self->missing : sv_share_get_error (share));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sharing.start", self->missing == NULL);
  show_address (self, share);
  show_button (self->start, state == SV_SHARE_OFF || state == SV_SHARE_FAILED);
  show_button (self->copy, on && get_url (share) != NULL);
  show_button (self->stop, on || state == SV_SHARE_STARTING);
  gtk_widget_set_visible (self->results, on);
  gtk_widget_set_visible (self->tables,
                          get_url (share) != NULL && sv_share_get_boards (share)->len > 0);
  gtk_drop_down_set_selected (self->choice, sv_share_get_results (share));
  show_waiting (self);
  show_boards (self, share);
}

/* --- Actions --- */

static void
choice_cb (SvCupSharing *self)
{
  const SvShareResults results = gtk_drop_down_get_selected (self->choice);

  if (self->share == NULL || sv_share_get_results (get_share (self)) == results)
    return;
  sv_share_set_results (get_share (self), results);
  g_settings_set_enum (sv_settings (), "share-results", (int)results);
}

static void
copy (SvCupSharing *self, const char *text, const char *told)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  sv_tell (GTK_WIDGET (self), told);
}

static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupSharing *self = SV_CUP_SHARING (widget);

  sv_share_set_results (get_share (self),
                        (SvShareResults)g_settings_get_enum (sv_settings (), "share-results"));
  sv_cup_share_start (self->share, g_settings_get_uint (sv_settings (), "share-port"));
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupSharing *self = SV_CUP_SHARING (widget);

  sv_cup_share_stop (self->share);
  gtk_widget_grab_focus (self->start);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupSharing *self = SV_CUP_SHARING (widget);
  const char *url = sv_share_get_url (get_share (self));

  if (url != NULL)
    copy (self, url, _ ("The address is copied."));
}

static void
copy_board_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupSharing *self = SV_CUP_SHARING (widget);
  const SvShareBoard *board =
      sv_share_find_board (get_share (self), g_variant_get_uint32 (parameter));

  if (board != NULL)
    copy (self, board->url, _ ("The link is copied. Only give it to the table of that board."));
}

static void
secrets_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_share_new_secrets (get_share (SV_CUP_SHARING (widget)));
  sv_tell (widget, _ ("The boards have new links and codes. The old ones no longer work."));
}

static void
decide_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_cup_share_decide (SV_CUP_SHARING (widget)->share, g_variant_get_uint32 (parameter),
                       g_str_equal (name, "sharing.take"));
}

/* --- The page --- */

/* Find out whether this computer can share, each time the page is opened: the user may have
 * installed what was missing. Nothing that runs already is asked. */
static void
sv_cup_sharing_map (GtkWidget *widget)
{
  SvCupSharing *self = SV_CUP_SHARING (widget);
  const SvShareState state = sv_share_get_state (get_share (self));
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->missing, g_free);
  if ((state == SV_SHARE_OFF || state == SV_SHARE_FAILED) && !sv_share_is_possible (&error))
    self->missing = g_strdup (error->message);
  show_all (self);
  GTK_WIDGET_CLASS (sv_cup_sharing_parent_class)->map (widget);
}

static void
sv_cup_sharing_dispose (GObject *object)
{
  SvCupSharing *self = SV_CUP_SHARING (object);

  g_clear_object (&self->share);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_CUP_SHARING);
  G_OBJECT_CLASS (sv_cup_sharing_parent_class)->dispose (object);
}

static void
sv_cup_sharing_finalize (GObject *object)
{
  SvCupSharing *self = SV_CUP_SHARING (object);

  g_free (self->missing);
  g_free (self->boards_shown);
  g_free (self->waiting_shown);
  g_free (self->code_shown);
  G_OBJECT_CLASS (sv_cup_sharing_parent_class)->finalize (object);
}

static void
sv_cup_sharing_class_init (SvCupSharingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_sharing_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_sharing_finalize;
  widget_class->map = sv_cup_sharing_map;
  sv_widget_class_set_template (widget_class, "sv-cup-sharing.ui");
  sv_widget_class_bind (widget_class, SvCupSharing, about, error, address, others, visitors, enter,
                        asked, why, results, tables, code_place, waiting, boards, choice, buttons,
                        board_buttons);
  sv_widget_class_bind_callbacks (widget_class, choice_cb);
  gtk_widget_class_install_action (widget_class, "sharing.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "sharing.stop", NULL, stop_action);
  gtk_widget_class_install_action (widget_class, "sharing.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "sharing.copy-board", "u", copy_board_action);
  gtk_widget_class_install_action (widget_class, "sharing.secrets", NULL, secrets_action);
  gtk_widget_class_install_action (widget_class, "sharing.take", "u", decide_action);
  gtk_widget_class_install_action (widget_class, "sharing.refuse", "u", decide_action);
}

static GtkWidget *
append_button (GtkFlowBox *flow, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, "pill");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  sv_flow_box_append (flow, button);
  return button;
}

static void
sv_cup_sharing_init (SvCupSharing *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_drop_down_shorten (self->choice);
  self->code = sv_qr_view_new ();
  sv_picture_set_size (SV_PICTURE (self->code), CODE_LEAST, CODE, CODE);
  gtk_box_append (self->code_place, self->code);
  self->start = append_button (self->buttons, _ ("Share"), "sharing.start");
  gtk_widget_add_css_class (self->start, "suggested-action");
  self->copy = append_button (self->buttons, _ ("Copy Address"), "sharing.copy");
  self->stop = append_button (self->buttons, _ ("Stop Sharing"), "sharing.stop");
  append_button (self->board_buttons, _ ("Print…"), "win.print-boards");
  append_button (self->board_buttons, _ ("New Secret"), "sharing.secrets");
}

GtkWidget *
sv_cup_sharing_new (SvCupShare *share)
{
  SvCupSharing *self = g_object_new (SV_TYPE_CUP_SHARING, NULL);

  self->share = g_object_ref (share);
  g_signal_connect_object (share, "changed", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);
  show_all (self);
  return GTK_WIDGET (self);
}
