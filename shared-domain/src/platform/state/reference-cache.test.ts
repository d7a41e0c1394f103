import { describe, expect, test } from '@jest/globals';
import { CACHE_CHECK_MS, isCacheCheckDue, isRefreshNeeded, REFERENCE_CACHES } from './reference-cache.ts';

const rows = { federations: 5, categories: 120, regions: 18 };

describe('Reference caches refreshed when cache-version changes or any is empty.', () => {
  test('with the same version and rows in all of them, nothing is loaded', () => {
    expect(isRefreshNeeded({ version: '7', rows }, '7')).toBe(false);
    expect(isRefreshNeeded({ version: '7', rows: { federations: 1, categories: 1, regions: 1 } }, '7')).toBe(false);
  });

  test.each(['8', '6', '07', ''])('version %p is another one than 7', (version) => {
    expect(isRefreshNeeded({ version: '7', rows }, version)).toBe(true);
  });

  test('a device that never loaded them loads them', () => {
    expect(isRefreshNeeded({ version: undefined, rows }, '7')).toBe(true);
    expect(isRefreshNeeded({ version: undefined, rows: {} }, '')).toBe(true);
  });

  test.each(REFERENCE_CACHES)('%s empty or missing', (cache) => {
    const { [cache]: _, ...others } = rows;
    expect(isRefreshNeeded({ version: '7', rows: { ...rows, [cache]: 0 } }, '7')).toBe(true);
    expect(isRefreshNeeded({ version: '7', rows: others }, '7')).toBe(true);
  });
});

describe('Cache check every 300000 ms.', () => {
  test.each([
    [undefined, 0, true],
    [0, 0, false],
    [0, 299_999, false],
    [0, 300_000, true],
    [1_000_000, 1_299_999, false],
    [1_000_000, 1_300_001, true],
    [1_000_000, 999_999, true],
  ])('last at %p, now %i: %p', (last, now, due) => {
    expect(CACHE_CHECK_MS).toBe(300_000);
    expect(isCacheCheckDue(last, now)).toBe(due);
  });
});
