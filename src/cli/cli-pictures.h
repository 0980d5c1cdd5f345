/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-pictures: whether the pictures of a document can be shown. The readers of documents look at their
 * first bytes only. */

#include "sv-document.h"

/* Whether each logo and each picture of a card can be decoded. error: the path and the reason of the first
 * that cannot. */
gboolean sv_cli_check_pictures (const SvDocument *document, GError **error);
