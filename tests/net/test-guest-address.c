/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people type to join a competition. */

#include "sv-guest-address.h"

#define TOKEN "AbCdEfGhIjKlMnOpQrStUv"

typedef struct {
  const char *text, *root, *token, *code;
  unsigned board;
} Case;

static void
test_right (void)
{
  static const Case cases[] = {
    { "http://192.168.1.20:8080/enter/1/" TOKEN, "http://192.168.1.20:8080", TOKEN, NULL, 1 },
    { "  192.168.1.20:8080/enter/12/" TOKEN "/\n", "http://192.168.1.20:8080", TOKEN, NULL, 12 },
    { "HTTP://canteen.local/enter/3/" TOKEN "?x#y", "http://canteen.local", TOKEN, NULL, 3 },
    { "http://[fd00::2]:8080/enter/2/" TOKEN, "http://[fd00::2]:8080", TOKEN, NULL, 2 },
    { "fd00::2/enter/2/" TOKEN, "http://[fd00::2]", TOKEN, NULL, 2 },
    { "192.168.1.20:8080 K7QF-2M9P", "http://192.168.1.20:8080", NULL, "K7QF2M9P", 0 },
    { "http://192.168.1.20:8080/enter k7qf 2m9p", "http://192.168.1.20:8080", NULL, "K7QF2M9P", 0 },
    { "192.168.1.20:8080/\tK7QF2M9P", "http://192.168.1.20:8080", NULL, "K7QF2M9P", 0 },
    { "[fd00::2]:8080 K7QF-2M9P", "http://[fd00::2]:8080", NULL, "K7QF2M9P", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (SvGuestAddress) address = { 0 };
    g_autoptr (GError) error = NULL;

    sv_guest_address_read (cases[i].text, &address, &error);
    g_assert_no_error (error);
    g_assert_cmpstr (address.root, ==, cases[i].root);
    g_assert_cmpstr (address.token, ==, cases[i].token);
    g_assert_cmpstr (address.code, ==, cases[i].code);
    g_assert_cmpuint (address.board, ==, cases[i].board);
  }
}

static void
test_link (void)
{
  static const char link[] = "http://[fd00::2]:8080/enter/2/" TOKEN;
  g_auto (SvGuestAddress) address = { 0 };

  g_assert_true (sv_guest_address_read (link, &address, NULL));
  g_autofree char *again = sv_guest_address_dup_link (&address);
  g_assert_cmpstr (again, ==, link);
}

static void
test_wrong (void)
{
  static const char *const cases[][2] = {
    { " ", "Type or paste the link of a board." },
    { "192.168.1.20:8080",
      "Type the code of the board after the address: eight letters and digits, "
      "such as K7QF-2M9P." },
    { "http://192.168.1.20:8080/enter/1/short",
      "This is not the link of a board. Type all of it, or "
      "the address of the computer and the code of the "
      "board." },
    { "http://192.168.1.20:8080/enter/33/" TOKEN,
      "This is not the link of a board. Type all of it, "
      "or the address of the computer and the code of "
      "the board." },
    { "http://h/enter/1/" TOKEN "/match/3",
      "This is not the link of a board. Type all of it, or the "
      "address of the computer and the code of the board." },
    { "http://h K7QF-2M9", "The code of a board is eight letters and digits, such as K7QF-2M9P." },
    { "http://h K7QF_2M9P", "The code of a board is eight letters and digits, such as K7QF-2M9P." },
    { "https://h/enter/1/" TOKEN, "The address of a shared competition begins with http://." },
    { "file:///etc/passwd", "The address of a shared competition begins with http://." },
    { "http://me:secret@h/enter/1/" TOKEN,
      "The address of a shared competition begins with http://." },
    { "http://h:99999/enter/1/" TOKEN, "This is not the address of a computer." },
    { "http:///enter/1/" TOKEN, "This is not the address of a computer." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (SvGuestAddress) address = { 0 };
    g_autoptr (GError) error = NULL;

    g_assert_false (sv_guest_address_read (cases[i][0], &address, &error));
    g_assert_cmpstr (error->message, ==, cases[i][1]);
    g_assert_null (address.root);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guest-address/right", test_right);
  g_test_add_func ("/guest-address/link", test_link);
  g_test_add_func ("/guest-address/wrong", test_wrong);
  return g_test_run ();
}
