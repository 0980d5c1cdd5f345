/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "sv-config.h"
#include "sv-cup-guest-shelf.h"
#include "sv-cup-guest.h"
#include "sv-games.h"
#include "sv-help-pages.h"
#include "sv-help.h"
#include "sv-library.h"
#include "sv-manners.h"
#include "sv-match-saver.h"
#include "sv-preferences.h"
#include "sv-save.h"
#include "sv-settings.h"
#include "sv-shortcuts.h"
#include "sv-style.h"
#include "sv-toast.h"
#include "sv-unfinished.h"
#include "sv-widgets.h"
#include "sv-window.h"

/* Value of the setting "animations" that turns animations off. */
enum { ANIMATIONS_OFF = 1 };

struct _SvApplication {
  GtkApplication parent_instance;

  GtkWindow *preferences; /* preferences window, or NULL if it is not open; not owned */
  /* TRUE if the setting of this program has turned GTK's animations off */
  gboolean animations_stopped;
};

G_DEFINE_FINAL_TYPE (SvApplication, sv_application, GTK_TYPE_APPLICATION)

/* --- Windows --- */

static SvWindow *
get_window (SvApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  /* If the active window is a dialog, return the window that it belongs to. */
  while (window != NULL && !SV_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  return window != NULL ? SV_WINDOW (window) : NULL;
}

static SvWindow *
make_start_window (SvApplication *self)
{
  SvWindow *window = sv_window_new (GTK_APPLICATION (self));

  sv_window_show_start (window);
  return window;
}

static void
sv_application_activate (GApplication *application)
{
  SvApplication *self = SV_APPLICATION (application);
  SvWindow *window = get_window (self);

  if (window == NULL)
    window = make_start_window (self);
  gtk_window_present (GTK_WINDOW (window));
}

static void
sv_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  SvApplication *self = SV_APPLICATION (application);
  SvWindow *window = get_window (self);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);

  if (window == NULL)
    window = sv_window_new (GTK_APPLICATION (self));
  for (int i = 0; i < n_files; i++)
    g_ptr_array_add (all, g_object_ref (files[i]));
  sv_window_open_files (window, all);
  /* If a new window could not open the file, show the start page in it, with the message that
   * says why. */
  if (sv_window_get_page (window) == NULL) {
    g_autofree char *told = g_strdup (sv_window_get_told (window));
    sv_window_show_start (window);
    if (told != NULL && *told != '\0')
      sv_tell (GTK_WIDGET (window), told);
  }
  gtk_window_present (GTK_WINDOW (window));
}

/* --- Actions --- */

static void
new_window_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_window_present (GTK_WINDOW (make_start_window (data)));
}

static void
preferences_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvApplication *self = data;

  if (self->preferences == NULL) {
    GtkWidget *preferences = sv_preferences_new ((GtkWindow *)get_window (self));
    g_set_weak_pointer (&self->preferences, GTK_WINDOW (preferences));
    gtk_window_set_application (self->preferences, GTK_APPLICATION (self));
  }
  gtk_window_present (self->preferences);
}

static void
shortcuts_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvWindow *window = get_window (data);
  SvPage *page = window != NULL ? sv_window_get_page (window) : NULL;
  GtkWidget *shortcuts =
      sv_shortcuts_window_new ((GtkWindow *)window, page != NULL ? sv_page_get_name (page) : NULL);

  gtk_window_present (GTK_WINDOW (shortcuts));
}

/* Return the page of the help about what the user sees. */
static const char *
find_help (GtkApplication *application, SvWindow *window)
{
  GtkWindow *active = gtk_application_get_active_window (application);
  const char *page = active != NULL ? sv_help_pages_find_window (active) : NULL;

  return page != NULL ? page : sv_help_pages_find (sv_window_get_page (window));
}

/* Show a page of the help: the one that is asked for, else the one about what the user sees. */
static void
help_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SvWindow *window = get_window (data);

  if (window != NULL)
    sv_help_show (GTK_WINDOW (window), parameter != NULL
                                           ? g_variant_get_string (parameter, NULL)
                                           : find_help (GTK_APPLICATION (data), window));
}

/* Return the purpose of the program and the authors of the games; free with g_free (). */
static char *
dup_comments (void)
{
  const SvGame *const *games = sv_games ();
  GString *comments = g_string_new (_ ("Dice-and-pitch games for the whole club"));

  for (unsigned i = 0; games[i] != NULL; i++)
    if (games[i]->offered && games[i]->credit != NULL)
      g_string_append_printf (comments, "\n%s", _ (games[i]->credit));
  return g_string_free (comments, FALSE);
}

static void
about_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  static const char *const authors[] = { "The Speelveld contributors", NULL };
  SvWindow *window = get_window (data);
  GtkAboutDialog *dialog = GTK_ABOUT_DIALOG (gtk_about_dialog_new ());
  g_autofree char *comments = dup_comments ();

  gtk_about_dialog_set_program_name (dialog, _ ("Speelveld"));
  gtk_about_dialog_set_version (dialog, SV_VERSION);
  gtk_about_dialog_set_logo_icon_name (dialog, SV_APP_ID);
  gtk_about_dialog_set_comments (dialog, comments);
  gtk_about_dialog_set_copyright (dialog, _ ("© 2026 The Speelveld contributors"));
  gtk_about_dialog_set_license_type (dialog, GTK_LICENSE_GPL_3_0);
  gtk_about_dialog_set_authors (dialog, (const char **)(uintptr_t)authors);
  /* Translators: put your names here, one on each line. */
  gtk_about_dialog_set_translator_credits (dialog, _ ("translator-credits"));
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  if (window != NULL)
    gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Close all windows with the function @close; each one saves its size and its match. */
static void
close_windows (GtkApplication *application, void (*close) (SvWindow *window))
{
  GList *windows = g_list_copy (gtk_application_get_windows (application));

  for (GList *i = windows; i != NULL; i = i->next)
    if (SV_IS_WINDOW (i->data))
      close (i->data);
  g_list_free (windows);
}

static void
close_window (SvWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
}

static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  close_windows (data, close_window);
}

/* Handle SIGTERM, which a desktop session sends when it ends: close all windows without asking
 * the user; everything is saved. */
static gboolean
terminate_cb (gpointer application)
{
  close_windows (application, sv_window_end);
  /* the default handler is back: a second SIGTERM ends the program at once */
  return G_SOURCE_REMOVE;
}

/* --- Settings that GTK itself must know --- */

static void
animations_cb (SvApplication *self)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean off = g_settings_get_enum (sv_settings (), "animations") == ANIMATIONS_OFF;

  if (settings == NULL || off == self->animations_stopped)
    return;
  self->animations_stopped = off;
  if (off)
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  else
    gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* The desktop session is about to end: stop the clocks and write everything to the disk. */
static void
query_end_cb (SvApplication *self)
{
  for (GList *i = gtk_application_get_windows (GTK_APPLICATION (self)); i != NULL; i = i->next) {
    SvMatch *match = SV_IS_WINDOW (i->data) ? sv_window_get_match (i->data) : NULL;
    SvClock *clock = match != NULL ? sv_match_get_clock (match) : NULL;

    if (clock != NULL && sv_clock_get_wanted (clock))
      sv_clock_set_paused (clock, TRUE);
    if (match != NULL)
      sv_match_flush (match);
  }
  sv_save_wait ();
}

/* --- The application --- */

/* Seconds after which removed items are deleted for good. A removed item can be restored at
 * least as long as the program, or another running copy of it, offers that. */
enum { REMOVED_S = 24 * 3600, REMOVED_MATCH_S = 30 * REMOVED_S };

static gboolean
tidy_cb (gpointer window)
{
  sv_unfinished_purge (REMOVED_MATCH_S);
  sv_library_purge (REMOVED_S);
  sv_cup_guest_resume ();
  return G_SOURCE_REMOVE;
}

static void
first_window_cb (SvApplication *self, GtkWindow *window)
{
  g_signal_handlers_disconnect_by_func (self, first_window_cb, NULL);
  sv_widget_later (GTK_WIDGET (window), G_PRIORITY_DEFAULT_IDLE, tidy_cb);
}

static void
sv_application_dispose (GObject *object)
{
  g_clear_weak_pointer (&SV_APPLICATION (object)->preferences);
  G_OBJECT_CLASS (sv_application_parent_class)->dispose (object);
}

static void
sv_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "new-window", .activate = new_window_action },
    { .name = "preferences", .activate = preferences_action },
    { .name = "shortcuts", .activate = shortcuts_action },
    { .name = "help", .activate = help_action },
    { .name = "help-page", .activate = help_action, .parameter_type = "s" },
    { .name = "about", .activate = about_action },
    { .name = "quit", .activate = quit_action },
  };
  SvApplication *self = SV_APPLICATION (application);

  G_APPLICATION_CLASS (sv_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions),
                                   application);
  sv_shortcuts_install (GTK_APPLICATION (application));
  sv_style_get_default ();
  sv_manners_install ();
  g_signal_connect_object (sv_settings (), "changed::animations", G_CALLBACK (animations_cb), self,
                           G_CONNECT_SWAPPED);
  animations_cb (self);
  g_unix_signal_add (SIGTERM, terminate_cb, application);
  g_signal_connect (self, "query-end", G_CALLBACK (query_end_cb), NULL);
  g_signal_connect (self, "window-added", G_CALLBACK (first_window_cb), NULL);
}

static int
sv_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version")) {
    g_print ("Speelveld %s\n", SV_VERSION);
    return 0;
  }
  if (!sv_settings_exist ()) {
    g_printerr ("%s\n",
                _ ("Speelveld is not completely installed: its settings schema is missing."));
    return 1;
  }
  return -1;
}

static void
sv_application_class_init (SvApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_application_dispose;
  application_class->activate = sv_application_activate;
  application_class->open = sv_application_open;
  application_class->startup = sv_application_startup;
  application_class->handle_local_options = sv_application_handle_local_options;
}

static void
sv_application_init (SvApplication *self)
{
  static const GOptionEntry options[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[MATCH FILE…]"));
}

SvApplication *
sv_application_new (void)
{
  g_set_application_name (_ ("Speelveld"));
  return g_object_new (SV_TYPE_APPLICATION, "application-id", SV_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}
