/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-widgets: small functions that GTK's own widgets lack. */

#include "sv-match.h"

#include <gtk/gtk.h>

/* Let the widgets of a class use the template @file, which is in the same folder as their code. */
void sv_widget_class_set_template (GtkWidgetClass *klass, const char *file);

/* Register the classes that a template names, because GTK finds a class by its name only after
 * that:
 *   sv_types_ensure (SV_TYPE_CLAMP, SV_TYPE_PICTURE); */
#define sv_types_ensure(...) sv_ensure_types ((const GType[]){ __VA_ARGS__, G_TYPE_INVALID })

/* Like sv_types_ensure (), for an array of types that ends with G_TYPE_INVALID. */
void sv_ensure_types (const GType *types);

/* Bind template children, at most 27, to the members of Type that have the same names:
 *   sv_widget_class_bind (widget_class, SvThing, label, button); */
#define sv_widget_class_bind(klass, Type, ...) SV_BIND (SV_BIND_CHILD, klass, Type, __VA_ARGS__)

/* Bind the functions, at most 27, that a template names as handlers:
 *   sv_widget_class_bind_callbacks (widget_class, pressed_cb, typed_cb); */
#define sv_widget_class_bind_callbacks(klass, ...) SV_BIND (SV_BIND_CALLBACK, klass, , __VA_ARGS__)

/* How the two macros above work: the preprocessor does not expand a macro again within its own
 * expansion, so SV_BIND_NEXT binds one name and leaves a call of itself for the rest, and each
 * SV_BIND_SCAN makes the preprocessor scan the text again. */
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

/* Bind the template children name0, name1 and so on to the elements of the array member @name of
 * Type. */
#define sv_widget_class_bind_array(klass, Type, name)                                              \
  sv_widget_class_bind_numbered (klass, #name, G_STRUCT_OFFSET (Type, name),                       \
                                 G_N_ELEMENTS (((Type *)NULL)->name))

/* Like sv_widget_class_bind_array (), for @n pointers at @offset in the object. */
void
sv_widget_class_bind_numbered (GtkWidgetClass *klass, const char *name, gssize offset, unsigned n);

/* Let the button of a drop-down ellipsize a long label, so that it fits into a narrow window; its
 * list shows the whole label. Set the model, which must consist of GtkStringObject, after this
 * call. */
void sv_drop_down_shorten (GtkDropDown *choice);

/* Show a sentence on a label that wraps. Lines may break after a dash, but a score broken in two
 * ("1–" and "0" below it) is unreadable, so scores and percentages are kept in one piece. */
void sv_label_set_sentence (GtkLabel *label, const char *sentence);

/* Show @text, or hide @label if @text is NULL. */
void sv_label_show (GtkLabel *label, const char *text);

/* Show the whole text of @label as a tooltip while it is ellipsized. */
void sv_label_show_cut (GtkLabel *label);

/* Append @widget to @flow so that the focus stops at what is inside it, not at the box that
 * GtkFlowBox puts around it. */
void sv_flow_box_append (GtkFlowBox *flow, GtkWidget *widget);

/* Set *@place, which @widget owns, to @match (nullable) and call @changed with @widget whenever the
 * match changes, until *@place is set to another match or @widget is destroyed. */
void sv_widget_follow_match (gpointer widget, SvMatch **place, SvMatch *match, GCallback changed);

/* Call @commented with @widget and the step whenever a comment on a step of @match changes, and no
 * longer for @before, the match that was followed until now (both nullable). */
void
sv_widget_follow_comments (gpointer widget, SvMatch *before, SvMatch *match, GCallback commented);

/* Allocate @child at this position and size in its parent. */
void sv_widget_place (GtkWidget *child, int x, int y, int width, int height);

/* Return the files of a drop, a value of type GdkFileList, as a floating array of URIs ("as"). */
GVariant *sv_drop_uris (const GValue *value);

/* Show a menu at @widget until the user chooses an item or closes it. */
void sv_widget_popup_menu (GtkWidget *widget, GMenuModel *menu);

/* Set the accessible name of @widget (a GtkWidget). Its accessible role must be one that can have a
 * name: GTK 4.10 and newer ignore the name of a box, a drawing area or a decoration. */
void sv_widget_set_label (gpointer widget, const char *label);

/* Let the screen reader say a sentence that @widget (a GtkWidget) shows for a moment. GTK can do so
 * since 4.14; with older versions the user finds the sentence in the label of the widget, if that
 * is set. */
void sv_widget_announce (gpointer widget, const char *sentence);

/* Set the tooltip of @widget (a GtkWidget) if it differs from the present one: for each tooltip
 * that is set GTK asks the X server where the pointer is. */
void sv_widget_set_tooltip (gpointer widget, const char *text);

/* Add a style class to @widget or remove it. */
void sv_widget_set_class (GtkWidget *widget, const char *name, gboolean on);

/* Return whether animations are enabled; some users have switched them off. */
gboolean sv_widget_may_move (GtkWidget *widget);

/* Make the window fullscreen on another monitor than that of @beside, if there is one. */
void sv_window_fill_other_screen (GtkWindow *self, GtkWindow *beside);

/* Load the glyphs of all labels in @widget, shown or hidden, because the first layout in a new font
 * size takes longer than a frame. */
void sv_widget_load_letters (GtkWidget *widget);

/* Call @func with @widget once, from an idle source of this priority, after the next frame of
 * @widget was painted: for work that a window needs, but not before the user sees it. @func is not
 * called if that frame never comes. */
void sv_widget_later (GtkWidget *widget, int priority, GSourceFunc func);

/* Priorities of painting in idle time, in this order, before other idle sources, which would never
 * run while something moves on the screen. */
enum { SV_PRIORITY_EXAMPLE = GDK_PRIORITY_REDRAW + 1, SV_PRIORITY_CARD };

/* Move the focus to the next or previous (@direction: a Tab) place inside @widget, in the order of
 * its children; GTK would go by where they lie on the screen. Return FALSE if there is none. */
gboolean sv_widget_tab (GtkWidget *widget, GtkDirectionType direction);

/* Estimate the size in pixels that the contents of @window, which is not shown yet, will have. */
void sv_window_foresee_size (GtkWindow *window, int *width, int *height);

/* Take the focus away from @widget and everything in it, before it is hidden or removed: GTK 4.8
 * leaks a widget that has the focus when it is hidden and then removed. */
void sv_widget_drop_focus (GtkWidget *widget);

/* Apply the number in the spin button around @around that the user has typed but not confirmed: the
 * focus is still in the field, and what happens next uses its value. */
void sv_widget_take_number (GtkWidget *around);
