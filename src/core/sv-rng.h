/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-rng: a seedable random number generator (xoshiro256++) and unbiased dice. It is passed as a
 * parameter; the rules of the games never use it. */

#include <stdint.h>

typedef struct {
  uint64_t s[4];
} SvRng;

/* Seed the generator. A seed gives the same numbers on every machine and in every version. */
void sv_rng_seed (SvRng *self, uint64_t seed);

/* Seed the generator from the system's entropy, for matches between people. */
void sv_rng_seed_system (SvRng *self);

static inline uint64_t
sv_rng_next (SvRng *self)
{
  uint64_t *s = self->s;
  const uint64_t sum = s[0] + s[3];
  const uint64_t result = ((sum << 23) | (sum >> 41)) + s[0];
  const uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = (s[3] << 45) | (s[3] >> 19);
  return result;
}

/* Return a random number from 0 to n - 1, n ≥ 1, all equally likely. Values that would favour
 * some of the numbers are rejected and drawn again. */
static inline uint32_t
sv_rng_below (SvRng *self, uint32_t n)
{
  uint64_t product = (sv_rng_next (self) >> 32) * n;
  if ((uint32_t)product < n) {
    const uint32_t reject = (uint32_t)(-n) % n;
    while ((uint32_t)product < reject)
      product = (sv_rng_next (self) >> 32) * n;
  }
  return (uint32_t)(product >> 32);
}
