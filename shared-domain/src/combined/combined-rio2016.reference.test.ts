import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import type { Performance } from '../performance/performance.ts';
import { formatStatus } from '../result/result-status.ts';
import type { CombinedMark } from './combined-row.ts';
import { rankCombined } from './combined-standings.ts';

/** Tilastopaja Oy, ODbL: the data stays beside the project and is never part of it. */
const MEET = new URL('../../../../shared/meets/rio2016_olympics.json', import.meta.url);

interface Source {
  readonly familyName: string;
  readonly rank?: string;
  readonly performance: string;
  readonly results: readonly { readonly eventCode: string; readonly performance: string | null }[];
}
interface Unit {
  readonly eventCode: string;
  readonly results: readonly Source[];
}

const FIELD: Readonly<Record<string, number>> = { HJ: 1, PV: 2, LJ: 3, SP: 5, DT: 6, JT: 8 };

function parseEvent(code: string): EventRef {
  const field = FIELD[code];
  return field === undefined
    ? { g0: Number.parseInt(code, 10), g1: code.endsWith('H') ? 'H' : '0' }
    : { g0: 900_000 + field, g1: '0' };
}

/** The source leaves the cell empty for who had no mark and for who was not there: only a place in the end tells them apart. */
function parseResult(text: string | null, event: EventRef, placed: boolean): CombinedMark {
  const field = event.g0 >= 900_000;
  if (text === null) return { prf: { st: placed ? (field ? 5 : 3) : 2 } };
  if (text === 'NH') return { prf: { st: 5 } };
  if (text === 'DNF') return { prf: { st: 3 } };
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const prf: Performance = { v: Math.round(seconds * 1000), u: field ? 'mm' : 'ms', st: 1 };
  return { prf };
}

describe('Rio 2016 combined events (needs ../shared/meets)', () => {
  const units: readonly Unit[] = JSON.parse(readFileSync(MEET, 'utf8')).events.filter(({ eventCode }: Unit) =>
    /^(DEC|HEP)$/.test(eventCode),
  );
  const scored = units.map(({ eventCode, results }) => {
    const events = (results[0]?.results ?? []).map((part) => parseEvent(part.eventCode));
    const rows = results.map(({ results: parts, rank }) => ({
      marks: parts.map(({ performance }, index) => {
        const event = events[index];
        return event && parseResult(performance, event, rank !== undefined);
      }),
    }));
    const programme = { events, sex: eventCode === 'DEC' ? 1 : 2 } as const;
    return { results, standings: rankCombined(programme, rows) };
  });

  test('all 54 totals and places come out, in the decathlon and the heptathlon', () => {
    const published = scored.flatMap(({ results }) =>
      results.flatMap(({ rank, performance }) => (rank ? [[rank, performance]] : [])),
    );
    const computed = scored.flatMap(({ standings }) =>
      standings.flatMap(({ rank, points }) => (rank === undefined ? [] : [[String(rank), String(points)]])),
    );
    expect(computed).toHaveLength(54);
    expect(computed).toEqual(published);
  });

  test('the nine who did not start an event are DNF in the total, hold no place and keep their points', () => {
    const mismatches = scored.flatMap(({ results, standings }) =>
      results.flatMap(({ familyName, performance, rank }, index) => {
        const { total, endedAt, points } = standings[index] ?? { total: { st: 1 }, endedAt: undefined, points: 0 };
        return rank === undefined ? [[familyName, performance, formatStatus(total), endedAt, points]] : [];
      }),
    );
    expect(mismatches).toEqual([
      ['Coertzen', 'DNF', 'DNF', 3, 834 + 809 + 728],
      ['Andreyev', 'DNF', 'DNF', 3, 797 + 720 + 781],
      ['Freimuth', 'DNF', 'DNF', 3, 922 + 854 + 684],
      ['Dudaš', 'DNF', 'DNF', 8, 899 + 883 + 742 + 840 + 855 + 892 + 731 + 790],
      ['Kasyanov', 'DNF', 'DNF', 6, 910 + 945 + 759 + 813 + 882 + 931],
      ['Sintnicolaas', 'DNF', 'DNF', 1, 890],
      ['Braun', 'DNF', 'DNF', 4, 854 + 947 + 722 + 758],
      ['Voronina', 'DNF', 'DNF', 2, 814 + 795],
      ['Šadeiko', 'DNF', 'DNF', 1, 0],
    ]);
  });

  test('three throws out of the circle, no height, a race not finished: 0 points and on to the end', () => {
    const zeros = scored.flatMap(({ results, standings }) =>
      results.flatMap(({ familyName }, index) =>
        (standings[index]?.isComplete ? (standings[index]?.cells ?? []) : []).flatMap((cell) =>
          cell?.code === undefined ? [] : [[familyName, cell.points, cell.code]],
        ),
      ),
    );
    expect(zeros).toEqual([
      ['Uibo', 0, 'NM'],
      ['Sýkora', 0, 'NM'],
      ['Sýkora', 0, 'DNF'],
      ['Fodorova', 0, 'DNF'],
      ['Osazuwa', 0, 'DNF'],
    ]);
  });
});
