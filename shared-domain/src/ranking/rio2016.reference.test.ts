import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Attempts } from '../performance/attempts.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import { rankResults } from './rank-results.ts';

/** Tilastopaja Oy, ODbL: the data stays beside the project and is never part of it. */
const MEET = new URL('../../../../shared/meets/rio2016_olympics.json', import.meta.url);

interface Source {
  readonly rank?: string;
  readonly performance: string;
  readonly heights?: { height?: string; results?: string; roundresults?: { performance: string; round: string } }[];
  readonly attempts?: { performance: string }[];
  readonly results?: { eventCode: string; performance: string | null; points?: number }[];
}
interface Unit {
  readonly eventCode: string;
  readonly gender: string;
  readonly results: readonly Source[];
}

const NUMBERS: Readonly<Record<string, number>> = {
  MAR: 42_195,
  '4x100': 4100,
  '4x400': 4400,
  HJ: 900_001,
  PV: 900_002,
  LJ: 900_003,
  TJ: 900_004,
  SP: 900_005,
  DT: 900_006,
  HT: 900_007,
  JT: 900_008,
  DEC: 800_010,
  HEP: 800_007,
};

function eventOf(code: string) {
  return {
    g0: NUMBERS[code] ?? Number.parseInt(code, 10),
    g1: /\dH$/.test(code) ? 'H' : /MAR|KW/.test(code) ? 'R' : '0',
  };
}

const thousandths = (text: string) => Math.round(Number(text) * 1000);

function prfOf(text: string, g0: number) {
  const st = { DNS: 2, DNF: 3, NM: 5, NH: 5 }[text] ?? (text.includes('DQ') ? 4 : 1);
  if (st !== 1) return { st };
  if (g0 >= 900_000) return { v: thousandths(text), u: 'mm' as const, st };
  if (g0 >= 800_000) return { v: Number(text), u: 'pts' as const, st };
  const [seconds = '', ...above] = text.split(':').toReversed();
  const minutes = above.reduce((sum, part, power) => sum + Number(part) * 60 ** power, 0);
  return { v: minutes * 60_000 + thousandths(seconds), u: 'ms' as const, st };
}

function attemptsOf(row: Source): Attempts {
  if (!row.heights) {
    return (row.attempts ?? []).map(({ performance }) =>
      /\d/.test(performance) ? { r: 'o', v: thousandths(performance) } : { r: performance === 'X' ? 'x' : '-' },
    );
  }
  return row.heights.map(({ height, results, roundresults }) => ({
    h: thousandths(height ?? roundresults?.performance ?? ''),
    r: (results ?? roundresults?.round ?? '').toLowerCase(),
  }));
}

const read = (): readonly Unit[] => JSON.parse(readFileSync(MEET, 'utf8')).events;

describe('Rio 2016 (needs ../shared/meets)', () => {
  const units = read();

  test('3,360 of 3,380 published places come out, the other 20 are errors of the source', () => {
    const wrong: string[] = [];
    let places = 0;
    for (const { eventCode, gender, results } of units) {
      const event = eventOf(eventCode);
      const rows = results.map((row) => ({
        prf: prfOf(row.performance, event.g0),
        attempts: attemptsOf(row),
        rank: event.g0 < 800_000 && row.rank !== undefined ? Number(row.rank) : undefined,
      }));
      rankResults(rows, event).forEach(({ rank }, index) => {
        const published = results[index]?.rank;
        if (published === undefined) return;
        places++;
        if (rank !== Number(published)) wrong.push(`${gender} ${eventCode}`);
      });
    }
    const count = (list: readonly string[]) =>
      Object.fromEntries([...new Set(list)].map((name) => [name, list.filter((other) => other === name).length]));
    expect([units.length, places, wrong.length]).toEqual([258, 3380, 20]);
    expect(count(wrong)).toEqual({ 'M 110H': 2, 'M PV': 1, 'M JT': 2, 'W HJ': 4 + 11 });
  });

  test('every cell of the decathlon and the heptathlon scores its published points', () => {
    const cells = units.flatMap(({ gender, results }) =>
      results.flatMap(({ results: parts = [] }) =>
        parts.map((part) => ({ ...part, sex: gender === 'M' ? 1 : 2 }) as const),
      ),
    );
    const scored = cells.filter(({ points }) => points !== undefined);
    const different = scored.filter(({ eventCode, performance, points, sex }) => {
      const event = eventOf(eventCode);
      return scoreCombinedPart(event, sex === 1 ? 1 : 2, prfOf(performance ?? '', event.g0)) !== points;
    });
    expect([scored.length, different]).toEqual([478, []]);
  });
});
