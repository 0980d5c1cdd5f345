/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReportItem: one line of the match report, as a list wants it. Constant once it is made. */

#include "sv-match.h"

G_BEGIN_DECLS

#define SV_TYPE_REPORT_ITEM (sv_report_item_get_type ())
G_DECLARE_FINAL_TYPE (SvReportItem, sv_report_item, SV, REPORT_ITEM, GObject)

/* The line of kept event i with the clock and the score after it; NULL if there is nothing to
 * tell about it. */
SvReportItem *sv_report_item_new (SvMatch *match, unsigned i);

unsigned sv_report_item_get_index (SvReportItem *self); /* of the event */
SvNoteKind sv_report_item_get_kind (SvReportItem *self);
const char *sv_report_item_get_text (SvReportItem *self);
const char *sv_report_item_get_clock (SvReportItem *self); /* played of the part: "3:07" */
const char *sv_report_item_get_score (SvReportItem *self); /* after it: "3–2" */

G_END_DECLS
