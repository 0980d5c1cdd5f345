/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-day.h"

#include <glib/gi18n.h>

#include "sv-cup-changes.h"
#include "sv-cup-words.h"
#include "sv-times-form.h"

struct _SvCupDay {
  GtkBox parent_instance;

  SvCupBook *book;   /* owned */
  gboolean changing; /* TRUE while a change by the user is recorded */

  /* Children */
  SvTimesForm *form;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (SvCupDay, sv_cup_day, GTK_TYPE_BOX)

static void
show_words (SvCupDay *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  g_autofree char *words = sv_cup_words_plan (doc->cup, sv_times_form_get_minutes (self->form));

  gtk_label_set_text (self->words, words);
}

static void
show_cb (SvCupDay *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const char *texts[SV_CUP_MAX_BREAKS] = { NULL };

  for (guint i = 0; i < doc->notes.breaks->len; i++)
    texts[i] = ((const SvCupNote *)doc->notes.breaks->pdata[i])->text;
  if (!self->changing)
    sv_times_form_set (self->form, &doc->cup->times, texts);
  show_words (self);
}

static gboolean
has_texts (const SvCupDoc *doc, const char *const *texts)
{
  for (guint i = 0; i < doc->notes.breaks->len; i++)
    if (g_strcmp0 (((const SvCupNote *)doc->notes.breaks->pdata[i])->text, texts[i]) != 0)
      return FALSE;
  return TRUE;
}

/* Return whether the competition has these times already. */
static gboolean
has_times (const SvCupDoc *doc, const SvCupTimes *times, const char *const *texts)
{
  const SvCupTimes *old = &doc->cup->times;

  if (old->match == 0 || times->match == 0)
    return old->match == times->match;
  return old->start == times->start && old->match == times->match && old->change == times->change &&
         old->n_breaks == times->n_breaks &&
         memcmp (old->breaks, times->breaks, old->n_breaks * sizeof old->breaks[0]) == 0 &&
         has_texts (doc, texts);
}

/* Changes in quick succession are one undo step. */
static void
changed_cb (SvCupDay *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const char *texts[SV_CUP_MAX_BREAKS] = { NULL };
  g_autoptr (GError) error = NULL;
  SvCupTimes times;

  sv_times_form_get (self->form, &times, texts);
  if (has_times (doc, &times, texts))
    return;
  SvCupDoc *after = sv_cup_doc_set_times (doc, &times, texts, &error);
  self->changing = TRUE;
  sv_cup_book_commit (self->book, after, "times", error);
  self->changing = FALSE;
}

static void
sv_cup_day_dispose (GObject *object)
{
  g_clear_object (&SV_CUP_DAY (object)->book);
  G_OBJECT_CLASS (sv_cup_day_parent_class)->dispose (object);
}

static void
sv_cup_day_class_init (SvCupDayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_cup_day_dispose;
}

static GtkLabel *
add_label (SvCupDay *self, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static void
sv_cup_day_init (SvCupDay *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 14);
  add_label (self, _ ("Times of the day"), "sv-heading");
  self->form = g_object_new (SV_TYPE_TIMES_FORM, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->form), "sv-card");
  gtk_widget_add_css_class (GTK_WIDGET (self->form), "padded");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->form));
  self->words = add_label (self, NULL, NULL);
}

GtkWidget *
sv_cup_day_new (SvCupBook *book)
{
  SvCupDay *self = g_object_new (SV_TYPE_CUP_DAY, NULL);
  const SvCupDoc *doc = sv_cup_book_get_doc (book);

  self->book = g_object_ref (book);
  sv_times_form_propose (self->form, (unsigned)sv_game_minutes (doc->game, doc->variant->setup));
  show_cb (self);
  g_signal_connect_object (self->form, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (book, "changed", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
