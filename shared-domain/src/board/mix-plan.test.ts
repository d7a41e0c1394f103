import { describe, expect, test } from '@jest/globals';
import { findMixPart, findNewsMs, listPageSizes, type News, type NewsRank, planMix } from './mix-plan.ts';

const T = 1_000_000_000;
const news = (trial: string, s: number, rank: NewsRank = 'heat', rows = 4): News => ({
  trial,
  at: T + 1000 * s,
  rank,
  rows,
});
/** What is shown, second by second as asked. */
const show = (all: readonly News[], ...seconds: readonly number[]) =>
  seconds.map((s) => {
    const shown = planMix(all, T + 1000 * s, 3);
    return shown.kind === 'news' ? shown.news.trial : shown.kind;
  });

describe('A wall that shows by turns', () => {
  test('a result is shown for 8 s and half a second a row, in parts of eight of which the first three stay', () => {
    expect([1, 8].map(findNewsMs)).toEqual([8500, 12_000]);
    expect(listPageSizes(8)).toEqual([8]);
    expect(listPageSizes(14)).toEqual([8, 8, 4]);
    expect(findNewsMs(14)).toBe(12_000 + 12_000 + 10_000);
    const all = Array.from({ length: 14 }, (_, at) => at + 1);
    const choosePart = (shownMs: number) => findMixPart(all, shownMs).rows;
    expect(choosePart(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(choosePart(12_000)).toEqual([1, 2, 3, 9, 10, 11, 12, 13]);
    expect(choosePart(24_000)).toEqual([1, 2, 3, 14]);
    expect(choosePart(99_000)).toEqual([1, 2, 3, 14]);
  });

  test('of a long list the first four parts are shown, so that what comes meanwhile waits for less than a minute', () => {
    expect(findNewsMs(23)).toBe(48_000);
    for (const rows of [24, 100, 5000]) expect(findNewsMs(rows)).toBe(48_000);
    expect(show([news('road', 0, 'final', 5000), news('record', 1, 'record')], 47.9, 48)).toEqual(['road', 'record']);
  });

  test('what is new comes at once before what is shown otherwise, and leaves after its time', () => {
    expect(show([news('a', 10)], 9.9, 10, 19.9, 20)).toEqual(['filler', 'a', 'a', 'filler']);
  });

  test('what comes meanwhile waits: records, finals, heats, then field events; of the same rank the older first', () => {
    const all = [
      news('shown', 0),
      news('field', 1, 'field'),
      news('heat 1', 2),
      news('heat 2', 3),
      news('final', 4, 'final'),
      news('record', 5, 'record'),
    ];
    expect(show(all, 0, 10, 20, 30, 40, 50, 60)).toEqual([
      'shown',
      'record',
      'final',
      'heat 1',
      'heat 2',
      'field',
      'filler',
    ]);
  });

  test('five wait; of more the least pressing is left out, and the newer word about a trial stands for the older', () => {
    const waiting = ['b', 'c', 'd', 'e', 'f', 'g'].map((trial, at) => news(trial, at + 1));
    expect(show([news('a', 0), ...waiting], 10, 20, 30, 40, 50, 60)).toEqual(['b', 'c', 'd', 'e', 'f', 'filler']);
    const twice = [news('a', 0), news('b', 1, 'heat', 4), news('c', 2), news('b', 3, 'heat', 8)];
    expect(show(twice, 10, 20, 31.9, 32)).toEqual(['c', 'b', 'b', 'filler']);
  });

  test('a screen opened later shows the same as one that was there, and what is otherwise shown takes turns every 8 s', () => {
    const shown = planMix([news('a', 0), news('b', 1)], T + 15_000, 3);
    expect(shown).toEqual({ kind: 'news', news: news('b', 1), since: T + 10_000, until: T + 20_000 });
    const at = 24_000_000;
    expect([0, 8000, 16_000, 24_000].map((later) => planMix([], at + later, 3))).toEqual([
      { kind: 'filler', index: 0, since: at, until: at + 8000 },
      { kind: 'filler', index: 1, since: at + 8000, until: at + 16_000 },
      { kind: 'filler', index: 2, since: at + 16_000, until: at + 24_000 },
      { kind: 'filler', index: 0, since: at + 24_000, until: at + 32_000 },
    ]);
    expect(planMix([], at, 0)).toEqual({ kind: 'filler', index: 0, since: at, until: at + 8000 });
  });
});
