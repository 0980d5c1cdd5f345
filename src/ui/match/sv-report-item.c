/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-report-item.h"

#include "sv-match-words.h"

#include <glib/gi18n.h>
#include <stddef.h>

struct _SvReportItem {
  GObject parent_instance;

  unsigned index;
  SvNoteKind kind;
  char *clock, *text, *score;
};

G_DEFINE_FINAL_TYPE (SvReportItem, sv_report_item, G_TYPE_OBJECT)

/* What a line is about if it tells several things. */
static int
weight (SvNoteKind kind)
{
  static const SvNoteKind order[] = { SV_NOTE_PLAIN, SV_NOTE_TURNOVER, SV_NOTE_FOUL,
                                      SV_NOTE_WHISTLE, SV_NOTE_GOAL };

  for (unsigned i = 0; i < G_N_ELEMENTS (order); i++)
    if (order[i] == kind)
      return (int)i;
  return 0;
}

static void
sv_report_item_finalize (GObject *object)
{
  SvReportItem *self = SV_REPORT_ITEM (object);

  g_free (self->clock);
  g_free (self->text);
  g_free (self->score);
  G_OBJECT_CLASS (sv_report_item_parent_class)->finalize (object);
}

static void
sv_report_item_class_init (SvReportItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_report_item_finalize;
}

static void
sv_report_item_init (SvReportItem *self)
{
}

/* Clock and score after event i. */
static void
fill_numbers (SvReportItem *self, SvMatch *match, unsigned i)
{
  const SvMatchDoc *doc = sv_match_get_doc (match);
  const void *setup = sv_match_get_setup (match);
  _Alignas(max_align_t) char state[SV_MAX_STATE];
  const gint64 seconds = sv_history_get_time (doc->history, i) / 1000;
  SvView view;

  sv_history_state_at (doc->history, i + 1, state);
  doc->game->view (setup, state, &view);

  const int left = view.shown_first == 1 ? 1 : 0;
  /* Translators: how much of the half was played, minutes and seconds. */
  self->clock = g_strdup_printf (_ ("%d:%02d"), (int)(seconds / 60), (int)(seconds % 60));
  /* Translators: the score, first and second on the scoreboard. */
  self->score = g_strdup_printf (_ ("%d–%d"), view.score[left], view.score[1 - left]);
}

SvReportItem *
sv_report_item_new (SvMatch *match, unsigned i)
{
  g_return_val_if_fail (SV_IS_MATCH (match), NULL);

  g_autoptr (GPtrArray) lines = sv_match_dup_report (match, i);
  g_autoptr (GString) text = g_string_new (NULL);
  SvNoteKind kind = SV_NOTE_PLAIN;

  for (guint k = 0; lines != NULL && k < lines->len; k++) {
    const SvReportLine *line = g_ptr_array_index (lines, k);

    if (text->len > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, line->sentence);
    if (weight (line->kind) > weight (kind))
      kind = line->kind;
  }
  if (text->len == 0)
    return NULL;

  SvReportItem *self = g_object_new (SV_TYPE_REPORT_ITEM, NULL);
  self->index = i;
  self->kind = kind;
  self->text = g_string_free (g_steal_pointer (&text), FALSE);
  fill_numbers (self, match, i);
  return self;
}

unsigned
sv_report_item_get_index (SvReportItem *self)
{
  g_return_val_if_fail (SV_IS_REPORT_ITEM (self), 0);
  return self->index;
}

SvNoteKind
sv_report_item_get_kind (SvReportItem *self)
{
  g_return_val_if_fail (SV_IS_REPORT_ITEM (self), SV_NOTE_PLAIN);
  return self->kind;
}

const char *
sv_report_item_get_text (SvReportItem *self)
{
  g_return_val_if_fail (SV_IS_REPORT_ITEM (self), NULL);
  return self->text;
}

const char *
sv_report_item_get_clock (SvReportItem *self)
{
  g_return_val_if_fail (SV_IS_REPORT_ITEM (self), NULL);
  return self->clock;
}

const char *
sv_report_item_get_score (SvReportItem *self)
{
  g_return_val_if_fail (SV_IS_REPORT_ITEM (self), NULL);
  return self->score;
}
