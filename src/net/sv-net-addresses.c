/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-net-addresses.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>

/* Return the address in @from, or NULL if it is of no version of the Internet Protocol. */
static GInetAddress *
read_address (const struct sockaddr *from)
{
  struct sockaddr_in four;
  struct sockaddr_in6 six;

  if (from != NULL && from->sa_family == AF_INET) {
    memcpy (&four, from, sizeof four);
    return g_inet_address_new_from_bytes ((const guint8 *)&four.sin_addr, G_SOCKET_FAMILY_IPV4);
  }
  if (from != NULL && from->sa_family == AF_INET6) {
    memcpy (&six, from, sizeof six);
    return g_inet_address_new_from_bytes ((const guint8 *)&six.sin6_addr, G_SOCKET_FAMILY_IPV6);
  }
  return NULL;
}

GInetAddress *
sv_net_addresses_plain (GInetAddress *address)
{
  static const guint8 mapped[12] = { [10] = 0xff, [11] = 0xff };
  const guint8 *bytes = g_inet_address_to_bytes (address);

  if (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6 &&
      memcmp (bytes, mapped, sizeof mapped) == 0)
    return g_inet_address_new_from_bytes (bytes + sizeof mapped, G_SOCKET_FAMILY_IPV4);
  return g_object_ref (address);
}

GPtrArray *
sv_net_addresses_list (void)
{
  GPtrArray *out = g_ptr_array_new_with_free_func (g_object_unref);
  struct ifaddrs *all = NULL;
  guint n_four = 0;

  (void)getifaddrs (&all);
  for (const struct ifaddrs *each = all; each != NULL; each = each->ifa_next) {
    g_autoptr (GInetAddress) address = read_address (each->ifa_addr);
    if (address == NULL || (each->ifa_flags & IFF_UP) == 0 ||
        g_inet_address_get_is_loopback (address) || g_inet_address_get_is_link_local (address))
      continue;
    if (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV4)
      g_ptr_array_insert (out, (int)n_four++, g_steal_pointer (&address));
    else
      g_ptr_array_add (out, g_steal_pointer (&address));
  }
  if (all != NULL)
    freeifaddrs (all);
  return out;
}

gboolean
sv_net_addresses_is_own (GInetAddress *address)
{
  struct ifaddrs *all = NULL;
  gboolean own = g_inet_address_get_is_loopback (address);

  if (own || getifaddrs (&all) != 0)
    return own;
  for (const struct ifaddrs *each = all; each != NULL && !own; each = each->ifa_next) {
    g_autoptr (GInetAddress) other = read_address (each->ifa_addr);
    own = other != NULL && g_inet_address_equal (other, address);
  }
  freeifaddrs (all);
  return own;
}

/* Return whether two addresses are in the same network. A mask of zeros, which some tunnels have,
 * makes no network of the whole world. */
static gboolean
is_same_network (GInetAddress *a, GInetAddress *b, GInetAddress *mask)
{
  const gsize n = g_inet_address_get_native_size (a);
  const guint8 *x = g_inet_address_to_bytes (a), *y = g_inet_address_to_bytes (b);
  const guint8 *m = g_inet_address_to_bytes (mask);

  if (g_inet_address_get_family (a) != g_inet_address_get_family (b) ||
      g_inet_address_get_family (a) != g_inet_address_get_family (mask) ||
      g_inet_address_get_is_any (mask))
    return FALSE;
  for (gsize k = 0; k < n; k++)
    if ((x[k] & m[k]) != (y[k] & m[k]))
      return FALSE;
  return TRUE;
}

gboolean
sv_net_addresses_is_near (GInetAddress *address)
{
  struct ifaddrs *all = NULL;
  gboolean near = g_inet_address_get_is_loopback (address) ||
                  g_inet_address_get_is_link_local (address) ||
                  g_inet_address_get_is_site_local (address);

  /* Unique local addresses of version 6, fc00::/7. */
  if (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6)
    near = near || (g_inet_address_to_bytes (address)[0] & 0xfe) == 0xfc;
  if (near || getifaddrs (&all) != 0)
    return near;
  for (const struct ifaddrs *each = all; each != NULL && !near; each = each->ifa_next) {
    g_autoptr (GInetAddress) own = read_address (each->ifa_addr);
    g_autoptr (GInetAddress) mask = read_address (each->ifa_netmask);
    near = own != NULL && mask != NULL && is_same_network (own, address, mask);
  }
  freeifaddrs (all);
  return near;
}

char *
sv_net_addresses_dup (GInetAddress *address)
{
  g_autofree char *text = g_inet_address_to_string (address);

  return g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6
             ? g_strdup_printf ("[%s]", text)
             : g_steal_pointer (&text);
}
