import { expect, test } from '@jest/globals';
import { makeSeed } from './make-seed.ts';

test('59. a draw has its seed on plain http, where browsers have no randomUUID', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    const seeds = new Set(Array.from({ length: 50 }, makeSeed));
    expect(seeds.size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(/^[\da-f]{8}$/);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
