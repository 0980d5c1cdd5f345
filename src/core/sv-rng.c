/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-rng.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/random.h>

/* splitmix64 spreads a small seed over the whole state, as the generator's authors advise. */
static uint64_t
splitmix (uint64_t *x)
{
  uint64_t z = (*x += UINT64_C (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

void
sv_rng_seed (SvRng *self, uint64_t seed)
{
  for (unsigned i = 0; i < 4; i++)
    self->s[i] = splitmix (&seed);
}

void
sv_rng_seed_system (SvRng *self)
{
  size_t have = 0;

  /* 32 bytes come whole once the pool is ready; a signal may come before. */
  while (have < sizeof self->s) {
    const ssize_t got = getrandom ((char *)self->s + have, sizeof self->s - have, 0);
    if (got > 0)
      have += (size_t)got;
    else if (errno != EINTR)
      abort (); /* a machine without entropy cannot throw fair dice */
  }
  if ((self->s[0] | self->s[1] | self->s[2] | self->s[3]) == 0)
    sv_rng_seed (self, 1); /* the one state that the generator cannot leave */
}
