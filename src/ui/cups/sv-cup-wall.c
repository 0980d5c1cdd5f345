/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-wall.h"

#include <glib/gi18n.h>

#include "sv-clock-words.h"
#include "sv-cup-wall-pages.h"
#include "sv-cup-words.h"
#include "sv-letters.h"
#include "sv-style.h"
#include "sv-whistle.h"
#include "sv-widgets.h"

/* TURN_SECONDS: how long a page is shown. LINES and WIDTH: the font size is such that the window
 * is at least that many font sizes high and wide. FADE_MS: duration of the cross-fade in
 * milliseconds. */
enum { TURN_SECONDS = 12, LINES = 17, WIDTH = 26, FADE_MS = 400 };

/* In font sizes: the largest heading, and the margin beside it. */
static const double HEADING = 1.6, MARGIN = 1.3;

struct _SvCupWall {
  GtkWindow parent_instance;

  /* Owned */
  SvCupBook *book;
  char *url; /* where the competition is shared, as the pages show it, or NULL */
  GtkCssProvider *letters;
  unsigned page;
  gboolean ended; /* the winner was known when the page was shown last */
  guint turn_id;
  int size; /* font size in pixels */

  SvCupShare
      *share; /* weak pointer: sharing ends with the page of the competition, not with this */

  /* Children */
  GtkWidget *all, *old; /* old: previous page, kept until the next change because it fades out */
  GtkLabel *title, *clock, *heading;
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (SvCupWall, sv_cup_wall, GTK_TYPE_WINDOW)

/* Make the heading as large as the style sheet says, or as small as its width needs. */
static void
fit_heading (SvCupWall *self)
{
  const double room = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN * self->size;

  if (self->size == 0 || room <= 0)
    return;
  g_autoptr (PangoLayout) layout =
      sv_letters_layout (GTK_WIDGET (self->heading), gtk_label_get_text (self->heading), self->size,
                         PANGO_WEIGHT_HEAVY);
  sv_letters_show (self->heading,
                   MIN (HEADING * self->size, room / sv_letters_width (layout, self->size)));
}

/* --- Pages --- */

/* Show the current page anew with the present values. @turns: it is another page than before, so
 * fade. */
static void
show_page (SvCupWall *self, gboolean turns)
{
  g_autoptr (GArray) pages = sv_cup_wall_pages (self->book, self->share);
  GtkWidget *before = gtk_stack_get_visible_child (self->stack);

  self->page %= pages->len;
  const SvCupWallPage *page = &g_array_index (pages, SvCupWallPage, self->page);
  GtkWidget *now = sv_cup_wall_page_new (self->book, self->share, page);
  g_autofree char *heading = sv_cup_wall_page_title (self->book, page);
  gtk_label_set_text (self->heading, heading);
  fit_heading (self);
  gtk_stack_set_transition_type (self->stack, turns && sv_widget_may_move (self->all)
                                                  ? GTK_STACK_TRANSITION_TYPE_CROSSFADE
                                                  : GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_add_child (self->stack, now);
  gtk_stack_set_visible_child (self->stack, now);
  if (self->old != NULL)
    gtk_stack_remove (self->stack, self->old);
  self->old = before;
}

static gboolean turn_cb (gpointer data);

static void
wait (SvCupWall *self)
{
  g_clear_handle_id (&self->turn_id, g_source_remove);
  self->turn_id = g_timeout_add_seconds (TURN_SECONDS, turn_cb, self);
}

/* Show the present values, and the last page when the winner becomes known. */
static void
changed_cb (SvCupWall *self)
{
  g_autoptr (GArray) pages = sv_cup_wall_pages (self->book, self->share);
  const gboolean ended =
      g_array_index (pages, SvCupWallPage, pages->len - 1).kind == SV_CUP_WALL_WINNER;
  const gboolean turns = ended && !self->ended;

  self->ended = ended;
  if (turns) {
    self->page = pages->len - 1;
    wait (self);
  }
  show_page (self, turns);
}

/* The competition is shared now, or at another address, or not any more. */
static void
shared_cb (SvCupWall *self)
{
  const char *url = sv_cup_wall_pages_url (self->share);

  if (g_strcmp0 (url, self->url) == 0)
    return;
  g_free (self->url);
  self->url = g_strdup (url);
  changed_cb (self);
}

static gboolean
turn_cb (gpointer data)
{
  SvCupWall *self = data;

  self->page++;
  show_page (self, TRUE);
  return G_SOURCE_CONTINUE;
}

static void
turn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvCupWall *self = SV_CUP_WALL (widget);
  g_autoptr (GArray) pages = sv_cup_wall_pages (self->book, self->share);

  self->page = (self->page + pages->len + (unsigned)g_variant_get_int32 (parameter)) % pages->len;
  show_page (self, TRUE);
  wait (self);
}

/* --- Around them --- */

/* Show the time left, but only after the clock was started. */
static void
tick_cb (SvCupWall *self)
{
  SvClock *clock = sv_cup_book_get_clock (self->book);
  g_autofree char *time = sv_clock_words_time (sv_clock_get_remaining (clock));

  sv_label_show (self->clock, sv_clock_get_elapsed (clock) > 0 ? time : NULL);
}

static void
expired_cb (SvCupWall *self)
{
  sv_whistle_flash (self->all);
  tick_cb (self);
}

/* Set the font size according to the size of the window. */
static void
layout_cb (SvCupWall *self, int width, int height)
{
  const int size = MAX (12, MIN (height / LINES, width / WIDTH));
  g_autofree char *css = g_strdup_printf (".sv-cup-wall { font-size: %dpx; }", size);

  if (size == self->size)
    return;
  self->size = size;
  gtk_css_provider_load_from_data (self->letters, css, -1);
  fit_heading (self);
}

static void
realized_cb (SvCupWall *self)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (self)), "layout",
                           G_CALLBACK (layout_cb), self, G_CONNECT_SWAPPED);
}

static void
sv_cup_wall_dispose (GObject *object)
{
  SvCupWall *self = SV_CUP_WALL (object);

  g_clear_handle_id (&self->turn_id, g_source_remove);
  if (self->letters != NULL)
    gtk_style_context_remove_provider_for_display (gtk_widget_get_display (GTK_WIDGET (self)),
                                                   GTK_STYLE_PROVIDER (self->letters));
  g_clear_object (&self->letters);
  g_clear_pointer (&self->url, g_free);
  g_clear_weak_pointer (&self->share);
  g_clear_object (&self->book);
  G_OBJECT_CLASS (sv_cup_wall_parent_class)->dispose (object);
}

static void
sv_cup_wall_class_init (SvCupWallClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_wall_dispose;
  gtk_widget_class_install_property_action (widget_class, "wall.fullscreen", "fullscreened");
  gtk_widget_class_install_action (widget_class, "wall.turn", "i", turn_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "wall.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
add_key (GtkEventController *keys, guint key, int by)
{
  GtkShortcut *shortcut =
      gtk_shortcut_new (gtk_keyval_trigger_new (key, 0), gtk_named_action_new ("wall.turn"));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (by));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

/* Handle the arrow keys in the capture phase, before the window uses them to move the focus
 * between buttons. */
static void
add_keys (SvCupWall *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  add_key (keys, GDK_KEY_Right, 1);
  add_key (keys, GDK_KEY_Page_Down, 1);
  add_key (keys, GDK_KEY_space, 1);
  add_key (keys, GDK_KEY_Left, -1);
  add_key (keys, GDK_KEY_Page_Up, -1);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static GtkLabel *
new_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, style);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return GTK_LABEL (label);
}

static void
sv_cup_wall_init (SvCupWall *self)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  sv_style_load ("cups.css");
  self->letters = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (GTK_WIDGET (self)),
                                              GTK_STYLE_PROVIDER (self->letters),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  self->all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->title = new_label ("sv-wall-title");
  self->clock = new_label ("sv-wall-clock");
  self->heading = new_label ("sv-wall-heading");
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_label_set_xalign (self->title, 0);
  gtk_label_set_xalign (self->heading, 0);
  gtk_label_set_ellipsize (self->clock, PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_stack_set_transition_duration (self->stack, FADE_MS);
  gtk_box_append (GTK_BOX (top), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (top), GTK_WIDGET (self->clock));
  gtk_box_append (GTK_BOX (self->all), top);
  gtk_box_append (GTK_BOX (self->all), GTK_WIDGET (self->heading));
  /* A scrolled window hides the size that a page requests: otherwise the page would make the
   * window larger, and thereby the font. */
  GtkWidget *frame = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (frame), GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (frame), GTK_WIDGET (self->stack));
  gtk_widget_set_vexpand (frame, TRUE);
  gtk_box_append (GTK_BOX (self->all), frame);
  gtk_widget_add_css_class (self->all, "sv-cup-wall");
  gtk_window_set_child (GTK_WINDOW (self), self->all);
  gtk_window_set_default_size (GTK_WINDOW (self), 960, 540);
  add_keys (self);
  g_signal_connect (self, "realize", G_CALLBACK (realized_cb), NULL);
}

GtkWindow *
sv_cup_wall_new (SvCupBook *book, GtkWindow *beside)
{
  SvCupWall *self = g_object_new (SV_TYPE_CUP_WALL, NULL);
  g_autoptr (SvCupShare) share = sv_cup_share_of (book);
  g_autofree char *title = sv_cup_words_title (sv_cup_book_get_doc (book));
  SvClock *clock = sv_cup_book_get_clock (book);

  self->book = g_object_ref (book);
  g_set_weak_pointer (&self->share, share);
  self->url = g_strdup (sv_cup_wall_pages_url (share));
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->title, title);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (book, "live", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (share, "changed", G_CALLBACK (shared_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (clock, "tick", G_CALLBACK (tick_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (clock, "notify::running", G_CALLBACK (tick_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (clock, "expired", G_CALLBACK (expired_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (beside, "destroy", G_CALLBACK (gtk_window_destroy), self,
                           G_CONNECT_SWAPPED);
  sv_window_fill_other_screen (GTK_WINDOW (self), beside);
  tick_cb (self);
  changed_cb (self);
  wait (self);
  return GTK_WINDOW (self);
}

SvCupBook *
sv_cup_wall_get_book (SvCupWall *self)
{
  return self->book;
}
