import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addRecent, MAX_RECENT_ITEMS, type RecentItem } from './recent-items.ts';

const of = (k: string, t: number): RecentItem => ({ k, t });

describe('recent-items list (items keyed k with timestamp t, most recent first, default size 20)', () => {
  test.each<[RecentItem[], RecentItem, string[]]>([
    [[], of('a', 1), ['a']],
    [[of('a', 1)], of('b', 2), ['b', 'a']],
    [[of('b', 2), of('a', 1)], of('a', 3), ['a', 'b']],
    [[of('b', 5)], of('a', 3), ['b', 'a']],
    [[of('b', 3)], of('a', 3), ['a', 'b']],
    [[of('a', 1), of('c', 9)], of('b', 5), ['c', 'b', 'a']],
  ])('to %j comes %j: %j', (items, item, keys) => {
    expect(addRecent(items, item).map(({ k }) => k)).toEqual(keys);
  });

  test('a key has the fields that were added last', () => {
    const items = addRecent([{ k: 'a', t: 1, name: 'Cross' }], { k: 'a', t: 2, name: 'Régionaux' });
    expect(items).toEqual([{ k: 'a', t: 2, name: 'Régionaux' }]);
  });

  test.each([
    [0, []],
    [1, ['c']],
    [2, ['c', 'b']],
    [-1, []],
  ])('a size of %i keeps %j', (size, keys) => {
    const items = addRecent([of('b', 2), of('a', 1)], of('c', 3), size);
    expect(items.map(({ k }) => k)).toEqual(keys);
  });

  test('whatever is added, keys are unique, times fall, and it never outgrows its size', () => {
    const item = fc.record({ k: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), t: fc.integer() });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), (added) => {
        let items: readonly RecentItem[] = [];
        for (const each of added) {
          const before = [...items];
          const next = addRecent(items, each);
          expect(items).toEqual(before);
          items = next;
        }
        const times = items.map(({ t }) => t);
        expect(new Set(items.map(({ k }) => k)).size).toBe(items.length);
        expect(times).toEqual(times.toSorted((a, b) => b - a));
        expect(items.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('Recent list 20.', () => {
  test.each([
    [19, 19],
    [20, 20],
    [21, 20],
  ])('of %i items it keeps %i, the oldest falls off', (count, expected) => {
    let items: readonly RecentItem[] = [];
    for (let t = 1; t <= count; t++) items = addRecent(items, of(`k${t}`, t));
    expect(MAX_RECENT_ITEMS).toBe(20);
    expect(items).toHaveLength(expected);
    expect(items[0]?.k).toBe(`k${count}`);
    expect(items.at(-1)?.k).toBe(`k${count - expected + 1}`);
  });
});
