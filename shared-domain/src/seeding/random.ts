const GOLDEN = 0x9e3779b9;

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** One of four words of state: FNV-1a over the text from its own start, then the last steps of MurmurHash3. */
function stateWord(seed: string, start: number): number {
  let hash = (0x811c9dc5 + Math.imul(start, GOLDEN)) | 0;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Whole numbers of 32 bits, the same for the same seed. */
export type Random = () => number;

/** 128 bits in four words, not all zero. */
export type RandomState = readonly [number, number, number, number];

/**
 * The generator xoshiro128** (Blackman and Vigna, public domain): small, repeatable anywhere; for lots, not for
 * secrets.
 * @example xoshiro128([1, 2, 3, 4])() // 11520
 */
export function xoshiro128(state: RandomState): Random {
  let [a, b, c, d] = state;
  return () => {
    const word = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return word;
  };
}

/** The generator with its state from a text. @example createRandom('final')() === createRandom('final')() // true */
export function createRandom(seed: string): Random {
  return xoshiro128([stateWord(seed, 0), stateWord(seed, 1), stateWord(seed, 2), stateWord(seed, 3) | 1]);
}

/**
 * A whole number from 0 to `count` − 1, each equally likely: words beyond the last whole multiple of `count` are thrown
 * away. 0 when there is nothing to choose from.
 * @example randomBelow(() => 7, 5) // 2
 */
export function randomBelow(random: Random, count: number): number {
  if (count <= 1) return 0;
  const end = 2 ** 32 - (2 ** 32 % count);
  let word = random();
  while (word >= end) word = random();
  return word % count;
}
