import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { scoreCombinedPart } from './combined-points.ts';
import { listProgrammeEvents } from './programmes.ts';

/** Tilastopaja Oy, ODbL: the data stays beside the project and is never part of it. */
const MEET = new URL('../../../../shared/meets/rio2016_olympics.json', import.meta.url);

interface Part {
  readonly performance: string | null;
  readonly points?: number;
}
interface Unit {
  readonly eventCode: string;
  readonly results: readonly { readonly performance: string; readonly results?: readonly Part[] }[];
}

function prfOf(text: string | null, isField: boolean) {
  const seconds = (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  if (text === null || !/\d/.test(text)) return { st: 5 };
  return { v: Math.round(seconds * 1000), u: isField ? ('mm' as const) : ('ms' as const), st: 1 };
}

describe('Rio 2016 decathlon and heptathlon (needs ../shared/meets)', () => {
  const units: readonly Unit[] = JSON.parse(readFileSync(MEET, 'utf8')).events;
  const rows = units
    .filter(({ results }) => results.some((row) => row.results !== undefined))
    .flatMap(({ eventCode, results }) => results.map((row) => ({ ...row, isMen: eventCode === 'DEC' })));
  const scored = rows.map(({ isMen, results = [], performance }) => {
    const points = listProgrammeEvents(isMen ? 'decathlon' : 'heptathlon').map((event, i) => {
      const part = results[i];
      return part?.points === undefined
        ? undefined
        : {
            own: scoreCombinedPart(event, isMen ? 1 : 2, prfOf(part.performance, event.g0 > 900_000)),
            theirs: part.points,
          };
    });
    return { points: points.filter((each) => each !== undefined), performance };
  });

  test('all 478 sub-scores come out', () => {
    const cells = scored.flatMap(({ points }) => points);
    expect(cells).toHaveLength(478);
    expect(cells.filter(({ own, theirs }) => own !== theirs)).toEqual([]);
  });

  test('all 54 totals come out', () => {
    const totals = scored
      .filter(({ performance }) => /^\d+$/.test(performance))
      .map(({ points, performance }) => [points.reduce((sum, { own = 0 }) => sum + own, 0), Number(performance)]);
    expect(totals.filter(([own, theirs]) => own !== theirs)).toEqual([]);
    expect(totals).toHaveLength(54);
  });
});
