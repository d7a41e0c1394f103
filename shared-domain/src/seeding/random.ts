const GOLDEN_RATIO = 0x9e3779b9;

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Hashes a text to a word of 32 bits: FNV-1a, different for each `start`, then the final mix of MurmurHash3. */
function makeStateWord(seed: string, start: number): number {
  let hash = (0x811c9dc5 + Math.imul(start, GOLDEN_RATIO)) | 0;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns the next whole number of 32 bits. */
export type Random = () => number;

/** Four words of 32 bits, not all zero. */
export type RandomState = readonly [number, number, number, number];

/**
 * The random generator xoshiro128** (Blackman and Vigna, public domain): repeatable on any machine; not for secrets.
 * @example xoshiro128([1, 2, 3, 4])() // 11520
 */
export function xoshiro128(state: RandomState): Random {
  let [a, b, c, d] = state;
  return () => {
    const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return word;
  };
}

/** A generator seeded with a text. @example createRandom('final')() === createRandom('final')() // true */
export function createRandom(seed: string): Random {
  return xoshiro128([
    makeStateWord(seed, 0),
    makeStateWord(seed, 1),
    makeStateWord(seed, 2),
    makeStateWord(seed, 3) | 1,
  ]);
}

/**
 * A whole number from 0 to `count` − 1, each equally likely: random words beyond the last multiple of `count` are skipped. 0 for a
 * count of 1 or less.
 * @example randomBelow(() => 7, 5) // 2
 */
export function randomBelow(random: Random, count: number): number {
  if (count <= 1) return 0;
  const limit = 2 ** 32 - (2 ** 32 % count);
  let word = random();
  while (word >= limit) word = random();
  return word % count;
}
