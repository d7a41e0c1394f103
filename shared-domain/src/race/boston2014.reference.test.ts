import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { rankRoad } from './rank-road.ts';
import type { RoadRow } from './road-row.ts';

/** Names and places removed, bibs renumbered: the data stays beside the project and is never part of it. */
const RACE = new URL('../../../../shared/meets/boston2014_anonymised.csv.gz', import.meta.url);

type Line = Readonly<Record<string, string>>;

function lines(): Line[] {
  const [head = '', ...rest] = gunzipSync(readFileSync(RACE)).toString('utf8').trim().split('\n');
  const names = head.trim().split(',');
  return rest.map((line) =>
    Object.fromEntries(
      line
        .trim()
        .split(',')
        .map((cell, i) => [names[i] ?? '', cell]),
    ),
  );
}

function msOf(text: string): number {
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

const MASTERS_40 = 103;

/** Divisions of the race: 18–39, then by five years, 80 and over the last; women have the even number. */
function categoryOf({ age = '', gender }: Line): number {
  const woman = gender === 'F' ? 1 : 0;
  const years = Math.min(Number(age), 80);
  return (years < 40 ? 55 : MASTERS_40 + 2 * Math.floor((years - 40) / 5)) + woman;
}

/** The first 53 places are given twice, to a runner and to a wheelchair: that one is before 15:00 at 5 km or after the 54th. */
function runnersOf(all: readonly Line[]): Line[] {
  return all.filter(
    ({ overall, k5 = '', official = '' }) =>
      Number(overall) > 53 || (msOf(k5) >= msOf('15:00') && msOf(official) <= msOf('2:25:42')),
  );
}

describe('Boston 2014 (needs ../shared/meets)', () => {
  const all = lines();
  const runners = runnersOf(all);
  const rows = runners.map((line): RoadRow => {
    const prf = { v: msOf(line.official ?? ''), u: 'ms', st: 1 } as const;
    return { prf, sequence: Number(line.overall), category: categoryOf(line) };
  });
  const MARATHON = { g0: 42_195, g1: 'R' };
  const published = (name: string) => runners.map((line) => Number(line[name]));

  test('31,984 finishers, 31,931 of them runners', () => {
    expect([all.length, runners.length]).toEqual([31_984, 31_931]);
  });

  test('scratch, sex and division places of every runner are the published ones', () => {
    const rankings = rankRoad(rows, MARATHON);
    expect(rankings.map(({ rank }) => rank)).toEqual(published('overall'));
    expect(rankings.map(({ rankSex }) => rankSex)).toEqual(published('genderdiv'));
    expect(rankings.map(({ rankCategory }) => rankCategory)).toEqual(published('div'));
  });

  test('without the order over the line equal seconds are tied: a third of the places come out', () => {
    const rankings = rankRoad(
      rows.map(({ prf, category }) => ({ prf, category })),
      MARATHON,
    );
    const places = published('overall');
    const equal = rankings.filter(({ rank }, index) => rank === places[index]).length;
    expect(rankings.every(({ rank = 0 }, index) => rank <= (places[index] ?? 0))).toBe(true);
    expect(equal).toBeGreaterThan(10_932);
    expect(equal).toBeLessThan(11_000);
  });
});
