/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvNetUploads: how much is being sent to the server at present. A few large matches at once are
 * let in, and no more, so that they cannot fill the memory. */

#include <glib-object.h>

typedef struct _SvNetUploads SvNetUploads;

SvNetUploads *sv_net_uploads_new (void);
void sv_net_uploads_free (SvNetUploads *self);

/* Note that @request brings @bytes, which are in memory until it is freed. Return FALSE if there is
 * no room for them at present. */
gboolean sv_net_uploads_begin (SvNetUploads *self, GObject *request, gsize bytes);
