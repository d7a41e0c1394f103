import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { projectFinish } from './progress.ts';
import { rankSplits } from './rank-splits.ts';
import { findSegment, listPassages } from './segment.ts';
import { parseSplitName } from './split-name.ts';
import { listSplitPoints } from './split-points.ts';

/** Names and places removed, bibs renumbered: the data stays beside the project and is never part of it. */
const RACE = new URL('../../../../shared/meets/boston2014_anonymised.csv.gz', import.meta.url);
const MARATHON = 42_195;
const ROAD = { g0: MARATHON, g1: 'R' };

const readTime = (text: string): number | undefined =>
  /^\d+:\d\d:\d\d$/.test(text) ? text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000 : undefined;

const [head = '', ...lines] = gunzipSync(readFileSync(RACE)).toString('utf8').trim().split('\n');
const names = head.trim().split(',');
const points = names.flatMap((name, index) => {
  const d = parseSplitName(name);
  return d === undefined ? [] : [{ name, d, index }];
});
const rows = lines.map((line) => {
  const cells = line.trim().split(',');
  const v = readTime(cells[names.indexOf('official')] ?? '');
  const splits = points.flatMap(({ d, index, name }) => {
    const t = readTime(cells[index] ?? '');
    return t === undefined || t === 0 ? [] : [{ d, t, label: name }];
  });
  return { prf: v === undefined ? { st: 3 } : { v, u: 'ms' as const, st: 1 }, splits };
});

describe('Boston 2014 (needs ../shared/meets)', () => {
  test('the eight points of the course are read from the headings', () => {
    expect(listSplitPoints(rows, MARATHON).map(({ d }) => d)).toEqual([
      5000, 10_000, 20_000, 21_097.5, 25_000, 30_000, 35_000, 40_000,
    ]);
  });

  test('the place at 40 km is one more than how many were there before, for all 31,984', () => {
    const times = rows.flatMap(({ splits }) => splits.find(({ d }) => d === 40_000)?.t ?? []).sort((a, b) => b - a);
    // Of equal times the last one that is set is the first over the point.
    const placeByTime = new Map(times.map((t, index) => [t, times.length - index]));
    const places = rankSplits(rows);
    const wrong = places.filter((splits) => {
      const split = splits?.find(({ d }) => d === 40_000);
      return split !== undefined && split.rank !== placeByTime.get(split.t);
    });
    expect(wrong).toEqual([]);
  });

  test('the segments of a runner add up to the finish', () => {
    const faults = rows.filter((row) => {
      const passages = listPassages(row, ROAD);
      const isInOrder = passages.every(({ segment }) => segment !== undefined);
      return isInOrder && passages.reduce((sum, { segment }) => sum + (segment?.ms ?? 0), 0) !== row.prf.v;
    });
    expect(faults).toEqual([]);
    expect(rows.filter(({ splits }) => findSegment(splits, 35_000, 40_000, ROAD) !== undefined).length).toBeGreaterThan(
      31_800,
    );
  });

  test.each([
    [10_000, 8, 18],
    [21_097.5, 6.2, 13.5],
    [30_000, 1.7, 5.4],
    [40_000, 0.25, 0.9],
  ])(
    'from %s m half of the finishes come within %s %% of the projection, nine in ten within %s %%',
    (from, half, most) => {
      const errors = rows
        .flatMap(({ prf, splits }) => {
          const passed = splits.filter(({ d }) => d <= from);
          const projected =
            passed.at(-1)?.d === from ? projectFinish({ prf: { st: 6 }, splits: passed }, MARATHON) : undefined;
          return projected === undefined || prf.v === undefined ? [] : [Math.abs(projected.t / prf.v - 1) * 100];
        })
        .sort((a, b) => a - b);
      expect(errors.length).toBeGreaterThan(31_000);
      expect(errors[Math.floor(errors.length * 0.5)]).toBeLessThan(half);
      expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(most);
    },
  );
});
