/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-list.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "sv-cup-book.h"
#include "sv-cup-card.h"
#include "sv-cup-places.h"
#include "sv-job.h"
#include "sv-library.h"
#include "sv-name-order.h"
#include "sv-recent-files.h"
#include "sv-sentence.h"
#include "sv-toast.h"
#include "sv-widgets.h"

/* What the list says about a competition. */
typedef struct {
  char *path;
  char *title;    /* or NULL: it has none, or is not read yet */
  char *state;    /* how far it has got; or NULL: it is not read yet, or cannot be read */
  gint64 changed; /* when its file was changed, in seconds since 1970 */
  gboolean own;   /* it is in the user's folder; if not, it is a file that was opened lately */
} Own;

struct _SvCupList {
  GtkBox parent_instance;

  /* Owned */
  GPtrArray *owns; /* array of Own, as far as read, in the order in which they are shown */
  SvJob *reading;  /* worker that reads them */

  GtkFlowBox *rows; /* owned by the box */
};

G_DEFINE_FINAL_TYPE (SvCupList, sv_cup_list, GTK_TYPE_BOX)

static void
own_free (gpointer data)
{
  Own *self = data;

  g_free (self->path);
  g_free (self->title);
  g_free (self->state);
  g_free (self);
}

/* Return the title, or else the name of the file. Free with g_free (). */
static char *
dup_name (const Own *self)
{
  g_autofree char *file = g_path_get_basename (self->path);

  if (self->title != NULL)
    return g_strdup (self->title);
  char *name = g_filename_display_name (file);
  *strrchr (name, '.') = '\0';
  return name;
}

char *
sv_cup_list_dup_detail (gint64 when, const char *state)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (when);
  g_autofree char *day = time != NULL ? g_date_time_format (time, "%x") : g_strdup ("");

  if (state == NULL)
    return g_steal_pointer (&day);
  /* Translators: the day of a competition, and how far it has got. */
  return sv_sentence (_ ("%1$s · %2$s"), day, state);
}

/* The latest day first, those of a day by their names. */
static int
compare (gconstpointer a, gconstpointer b)
{
  const Own *one = *(Own *const *)a, *other = *(Own *const *)b;
  g_autoptr (GDateTime) first = g_date_time_new_from_unix_local (one->changed);
  g_autoptr (GDateTime) second = g_date_time_new_from_unix_local (other->changed);
  g_autofree char *day = g_date_time_format (first, "%F");
  g_autofree char *other_day = g_date_time_format (second, "%F");
  const int days = strcmp (other_day, day);

  if (days != 0)
    return days;
  g_autofree char *name = dup_name (one), *other_name = dup_name (other);
  return sv_name_compare (name, other_name);
}

/* --- Reading --- */

static gboolean
is_in_folder (const char *path, const char *folder)
{
  g_autofree char *there = g_path_get_dirname (path);

  return g_strcmp0 (there, folder) == 0;
}

/* Return the competitions in the user's folder, and the files elsewhere that were opened lately. */
static GPtrArray *
list_paths (void)
{
  GPtrArray *paths = sv_library_paths (SV_DOCUMENT_CUP);
  g_autoptr (GPtrArray) recent = sv_recent_files_list (SV_DOCUMENT_CUP);
  g_autofree char *folder = sv_library_kind_folder (SV_DOCUMENT_CUP);

  for (guint i = 0; i < recent->len; i++) {
    const SvRecentFile *file = recent->pdata[i];
    if (!is_in_folder (file->path, folder))
      g_ptr_array_add (paths, g_strdup (file->path));
  }
  return paths;
}

static GPtrArray *
list_owns (const GPtrArray *paths)
{
  GPtrArray *owns = g_ptr_array_new_with_free_func (own_free);
  g_autofree char *folder = sv_library_kind_folder (SV_DOCUMENT_CUP);

  for (guint i = 0; i < paths->len; i++) {
    Own *own = g_new0 (Own, 1);
    GStatBuf info;
    own->path = g_strdup (paths->pdata[i]);
    own->own = is_in_folder (own->path, folder);
    own->changed = g_stat (own->path, &info) == 0 ? info.st_mtime : 0;
    g_ptr_array_add (owns, own);
  }
  return owns;
}

static gpointer
read_owns (SvJob *job, gpointer order, GError **error)
{
  GPtrArray *owns = list_owns (order);

  for (guint i = 0; i < owns->len && !*sv_job_get_stop (job); i++) {
    Own *own = owns->pdata[i];
    g_autoptr (SvCupDoc) doc = sv_cup_doc_load (own->path, NULL);
    own->title = doc != NULL && *doc->title != '\0' ? g_strdup (doc->title) : NULL;
    own->state = doc != NULL ? sv_cup_places_state (doc) : NULL;
  }
  g_ptr_array_sort (owns, compare);
  return owns;
}

/* --- The rows --- */

static GtkWidget *
new_open_button (const Own *own, const char *name)
{
  g_autofree char *uri = g_filename_to_uri (own->path, NULL, NULL);
  g_autofree char *detail = sv_cup_list_dup_detail (own->changed, own->state);
  GtkWidget *button = sv_cup_card_new (name, detail, "win.open-uri", uri);

  gtk_widget_set_hexpand (button, TRUE);
  return button;
}

static void
add_own (SvCupList *self, const Own *own)
{
  g_autofree char *name = dup_name (own);
  g_autofree char *words =
      sv_sentence (own->own ? _ ("Delete “%s”") : _ ("Take “%s” off the list"), name);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *remove =
      gtk_button_new_from_icon_name (own->own ? "user-trash-symbolic" : "list-remove-symbolic");

  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (remove, words);
  sv_widget_set_label (remove, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (remove), "s", own->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (remove),
                                  own->own ? "cups.remove" : "cups.forget");
  gtk_box_append (GTK_BOX (row), new_open_button (own, name));
  gtk_box_append (GTK_BOX (row), remove);
  sv_flow_box_append (self->rows, row);
}

/* Return whether the lists show the same, so that a button that has the focus keeps it. */
static gboolean
is_same (const GPtrArray *owns, const GPtrArray *others)
{
  gboolean same = owns->len == others->len;

  for (guint i = 0; same && i < owns->len; i++) {
    const Own *own = owns->pdata[i], *other = others->pdata[i];
    same = g_str_equal (own->path, other->path) && g_strcmp0 (own->title, other->title) == 0 &&
           g_strcmp0 (own->state, other->state) == 0 && own->changed == other->changed;
  }
  return same;
}

/* Show @owns (transfer full). */
static void
show_owns (SvCupList *self, GPtrArray *owns)
{
  GtkWidget *child;

  if (is_same (self->owns, owns)) {
    g_ptr_array_unref (owns);
    return;
  }
  g_ptr_array_unref (self->owns);
  self->owns = owns;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_flow_box_remove (self->rows, child);
  for (guint i = 0; i < owns->len; i++)
    add_own (self, owns->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self), owns->len > 0);
}

static void
read_cb (gpointer self, gpointer answer, const GError *error)
{
  show_owns (SV_CUP_LIST (self), answer);
}

static const Own *
find_own (const GPtrArray *owns, const char *path)
{
  for (guint i = 0; i < owns->len; i++)
    if (g_str_equal (((const Own *)owns->pdata[i])->path, path))
      return owns->pdata[i];
  return NULL;
}

/* Show the files that are there with what is known of them already. */
void
sv_cup_list_refresh (SvCupList *self)
{
  static const SvJobKind kind = { .work = read_owns,
                                  .free_order = (GDestroyNotify)g_ptr_array_unref,
                                  .done = read_cb,
                                  .free_answer = (GDestroyNotify)g_ptr_array_unref };
  GPtrArray *paths = list_paths ();
  GPtrArray *owns = list_owns (paths);

  for (guint i = 0; i < owns->len; i++) {
    Own *own = owns->pdata[i];
    const Own *known = find_own (self->owns, own->path);
    own->title = known != NULL ? g_strdup (known->title) : NULL;
    own->state = known != NULL ? g_strdup (known->state) : NULL;
  }
  g_ptr_array_sort (owns, compare);
  show_owns (self, owns);
  sv_job_start (&self->reading, &kind, paths, self);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvCupList *self = SV_CUP_LIST (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  const Own *own = find_own (self->owns, path);
  g_autofree char *name = own != NULL ? dup_name (own) : g_path_get_basename (path);
  g_autofree char *hidden = sv_cup_book_delete (path, &error);

  sv_cup_list_refresh (self);
  if (hidden == NULL) {
    sv_tell (widget, error->message);
    return;
  }
  g_autofree char *sentence = sv_sentence (_ ("“%s” is deleted."), name);
  sv_tell_action (widget, sentence, _ ("Undo"), "win.restore-items",
                  g_variant_new_strv ((const char *const[]){ hidden }, 1));
}

static void
forget_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  sv_recent_files_forget (g_variant_get_string (parameter, NULL));
  sv_cup_list_refresh (SV_CUP_LIST (widget));
}

static void
sv_cup_list_dispose (GObject *object)
{
  sv_job_cancel (&SV_CUP_LIST (object)->reading);
  g_clear_pointer (&SV_CUP_LIST (object)->owns, g_ptr_array_unref);
  G_OBJECT_CLASS (sv_cup_list_parent_class)->dispose (object);
}

static void
sv_cup_list_class_init (SvCupListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_cup_list_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "cups.remove", "s", remove_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "cups.forget", "s", forget_action);
}

static void
sv_cup_list_init (SvCupList *self)
{
  GtkWidget *heading =
      sv_cup_card_add_label (GTK_WIDGET (self), _ ("Your Competitions"), "sv-heading");

  self->owns = g_ptr_array_new_with_free_func (own_free);
  self->rows = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_flow_box_set_selection_mode (self->rows, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (self->rows, TRUE);
  gtk_flow_box_set_max_children_per_line (self->rows, 2);
  gtk_flow_box_set_column_spacing (self->rows, 14);
  gtk_flow_box_set_row_spacing (self->rows, 14);
  sv_widget_set_label (self->rows, _ ("Your Competitions"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->rows));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
