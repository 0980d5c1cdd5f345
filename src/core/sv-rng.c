/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-rng.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/random.h>

/* Spread a small seed over the whole state with splitmix64, as the authors of xoshiro advise. */
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

  /* A signal may interrupt the call before the system's pool of entropy is ready; then try
   * again. */
  while (have < sizeof self->s) {
    const ssize_t got = getrandom ((char *)self->s + have, sizeof self->s - have, 0);
    if (got > 0)
      have += (size_t)got;
    else if (errno != EINTR)
      abort (); /* without entropy the dice could not be fair */
  }
  if ((self->s[0] | self->s[1] | self->s[2] | self->s[3]) == 0)
    sv_rng_seed (self, 1); /* the all-zero state, which the generator would never leave */
}
