/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-widgets: what GTK's own widgets lack, a function each. */

#include "sv-match.h"

#include <gtk/gtk.h>

/* Let the widgets of a class be made from file, which stands beside their code. */
void sv_widget_class_set_template (GtkWidgetClass *klass, const char *file);

/* Register the classes that a template names, for GTK finds a class by its name only after that:
 *   sv_types_ensure (SV_TYPE_CLAMP, SV_TYPE_PICTURE); */
#define sv_types_ensure(...) sv_ensure_types ((const GType[]){ __VA_ARGS__, G_TYPE_INVALID })

/* The same for types, up to G_TYPE_INVALID. */
void sv_ensure_types (const GType *types);

/* Put template children, at most 27, into the members of Type that have their names:
 *   sv_widget_class_bind (widget_class, SvThing, label, button); */
#define sv_widget_class_bind(klass, Type, ...) SV_BIND (SV_BIND_CHILD, klass, Type, __VA_ARGS__)

/* Let the template name these functions, at most 27:
 *   sv_widget_class_bind_callbacks (widget_class, pressed_cb, typed_cb); */
#define sv_widget_class_bind_callbacks(klass, ...) SV_BIND (SV_BIND_CALLBACK, klass, , __VA_ARGS__)

/* How these do it: a macro that names itself is not expanded again in the same scan, so SV_BIND_NEXT binds one
 * name and leaves a call of itself for the others, and each SV_BIND_SCAN has the text scanned anew. */
#define SV_BIND(bind, klass, Type, ...)                                                            \
  do {                                                                                             \
    SV_BIND_9 (SV_BIND_9 (SV_BIND_9 (SV_BIND_NEXT (bind, klass, Type, __VA_ARGS__))))              \
  } while (0)
#define SV_BIND_9(...) SV_BIND_3 (SV_BIND_3 (SV_BIND_3 (__VA_ARGS__)))
#define SV_BIND_3(...) SV_BIND_SCAN (SV_BIND_SCAN (SV_BIND_SCAN (__VA_ARGS__)))
#define SV_BIND_SCAN(...) __VA_ARGS__
#define SV_BIND_NEXT(bind, klass, Type, name, ...)                                                 \
  bind (klass, Type, name)                                                                         \
      __VA_OPT__ (SV_BIND_LATER SV_BIND_EMPTY () (bind, klass, Type, __VA_ARGS__))
#define SV_BIND_EMPTY
#define SV_BIND_LATER() SV_BIND_NEXT
#define SV_BIND_CHILD(klass, Type, name) gtk_widget_class_bind_template_child (klass, Type, name);
#define SV_BIND_CALLBACK(klass, Type, name) gtk_widget_class_bind_template_callback (klass, name);

/* Template children that are called name0, name1 and so on go into the array of that name of Type. */
#define sv_widget_class_bind_array(klass, Type, name)                                              \
  sv_widget_class_bind_numbered (klass, #name, G_STRUCT_OFFSET (Type, name),                       \
                                 G_N_ELEMENTS (((Type *)NULL)->name))

/* The same for n pointers at offset of the object. */
void
sv_widget_class_bind_numbered (GtkWidgetClass *klass, const char *name, gssize offset, unsigned n);

/* Let the button cut a long label short, so that a narrow window has room; its list shows it whole.
 * The model, of GtkStringObject, is to be set afterwards. */
void sv_drop_down_shorten (GtkDropDown *choice);

/* Show sentence, on a label that wraps: lines may end after a dash, but a score torn in two ("1–" and
 * "0" below it) cannot be read, so scores stay in one piece, and so do percentages. */
void sv_label_set_sentence (GtkLabel *label, const char *sentence);

/* Show text, or hide label if there is none (NULL). */
void sv_label_show (GtkLabel *label, const char *text);

/* Let label show itself whole when one points at it, if it is cut short. */
void sv_label_show_cut (GtkLabel *label);

/* Add widget to flow; the keyboard stops at what is in it, not at the flow box's own frame of it. */
void sv_flow_box_append (GtkFlowBox *flow, GtkWidget *widget);

/* Let *place be match (nullable), which widget owns, and have changed (widget) called whenever that
 * changes, until it is another one or widget goes. */
void sv_widget_follow_match (gpointer widget, SvMatch **place, SvMatch *match, GCallback changed);

/* The same of what is written about its steps: have commented (widget, step) called for match and no more for
 * before, which was followed until now (both nullable). */
void
sv_widget_follow_comments (gpointer widget, SvMatch *before, SvMatch *match, GCallback commented);

/* Give child this place in its parent. */
void sv_widget_place (GtkWidget *child, int x, int y, int width, int height);

/* The files of a drop, a value of the type GdkFileList, as an array of URIs (floating, "as"). */
GVariant *sv_drop_uris (const GValue *value);

/* Show menu at widget until something is chosen. */
void sv_widget_popup_menu (GtkWidget *widget, GMenuModel *menu);

/* What a screen reader calls widget (a GtkWidget). Its accessible role must be one that has a name: of a
 * box, a drawing area or a decoration GTK 4.10 and newer tell none. */
void sv_widget_set_label (gpointer widget, const char *label);

/* Have a screen reader say sentence, which widget (a GtkWidget) shows for a moment. GTK can do so since
 * 4.14; with an older one a reader finds it in the label of the widget, if that is set. */
void sv_widget_announce (gpointer widget, const char *sentence);

/* Let widget (a GtkWidget) tell text to who points at it. GTK asks the X server where the pointer is
 * for each tooltip that is set, also when it is the same one. */
void sv_widget_set_tooltip (gpointer widget, const char *text);

/* Give widget a style class, or take it away. */
void sv_widget_set_class (GtkWidget *widget, const char *name, gboolean on);

/* Whether things may move about on the screen: some people have that switched off. */
gboolean sv_widget_may_move (GtkWidget *widget);

/* Let a window fill another monitor than that of beside, if there is one. */
void sv_window_fill_other_screen (GtkWindow *self, GtkWindow *beside);

/* Load the letters of all labels in widget, shown or hidden: the first time that letters of a size are
 * laid out takes longer than a frame. */
void sv_widget_load_letters (GtkWidget *widget);

/* Call func (widget) once, from an idle moment of that priority after the next frame of widget was
 * painted: for what a window needs, but not before people see it. Not called if that frame never
 * comes. */
void sv_widget_later (GtkWidget *widget, int priority, GSourceFunc func);

/* What is painted between the frames, in this order, and before other idle things: while something
 * moves on the screen these would never come. */
enum { SV_PRIORITY_SCENE = GDK_PRIORITY_REDRAW + 1, SV_PRIORITY_CARD };

/* Let the keyboard leave widget, and all that is in it, before it is hidden or taken out: GTK 4.8 keeps what
 * is hidden and then taken out while it has the focus. */
void sv_widget_drop_focus (GtkWidget *widget);

/* Let a number count that stands in a field of around and was typed, but not entered yet: the keyboard is still in that
 * field, and what comes next goes by its value. */
void sv_widget_take_number (GtkWidget *around);
