/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fixture-drag: drag a match of a competition to another place. A match that is dropped on
 * another one exchanges places with it; dropped on the heading of a slot it goes to a free board of
 * that slot. The widgets ask for it by the actions cup.exchange and cup.into. */

#include <gtk/gtk.h>

/* Return the fixture that a widget shows at present. */
typedef unsigned (*SvFixtureOf) (GtkWidget *widget);

/* Let the match that @widget shows be dragged, and others be dropped on it. */
void sv_fixture_drag_add (GtkWidget *widget, SvFixtureOf get);

/* Let matches be dropped on the heading of the slot that a match belongs to, which @get returns. */
void sv_fixture_drag_add_slot (GtkWidget *widget, SvFixtureOf get);
