/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-rng: a seedable generator (xoshiro256++) and unbiased dice. It is a parameter wherever it is
 * used: the rules never see it. */

#include <stdint.h>

typedef struct {
  uint64_t s[4];
} SvRng;

/* The same seed gives the same numbers on every machine, for ever. */
void sv_rng_seed (SvRng *self, uint64_t seed);

/* Seed from the system's entropy; for people's matches. */
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

/* A number from 0 to n - 1, n ≥ 1, all equally likely: values in the incomplete last stretch of
 * the generator are thrown again. */
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
