/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-pictures: checks that the pictures of a document can be shown. The readers of documents look
 * only at the first bytes of a picture. */

#include "sv-document.h"

/* Check that each logo and each card picture can be decoded. The error has the path and the reason
 * of the first one that cannot. */
gboolean sv_cli_check_pictures (const SvDocument *document, GError **error);
