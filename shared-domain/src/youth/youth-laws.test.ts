import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findMarkForYouthPoints } from './mark-for-youth-points.ts';
import { scoreInRow, scoreYouth } from './youth-points.ts';
import { parseEventName, YOUTH_TABLE_IDS, YOUTH_TABLES } from './youth-tables.fixture.ts';

describe('laws of every table', () => {
  const rows = YOUTH_TABLE_IDS.flatMap((name) =>
    YOUTH_TABLES[name].rows.map((row) => ({ read: YOUTH_TABLES[name], row })),
  );
  const ages = [10, 12, 14, 16, 18];

  test('points never rise as a mark worsens', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rows),
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom(...ages),
        ({ read, row }, v, more, age) => {
          const [better, worse] = row.unit === 'ms' ? [v, v + more] : [v + more, v];
          const of = (value: number) => scoreInRow(read, row, value, parseEventName(row.events[0] ?? ''), age);
          const [high, low] = [of(better), of(worse)];
          return low === undefined || (high !== undefined && high >= low);
        },
      ),
      { numRuns: process.env.FOULEE_LONG === '1' ? 200_000 : 3000 },
    );
  });

  test('mark → points → mark closes: the mark of N points gives N or more, the next worse fewer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rows),
        fc.integer({ min: 1, max: 1300 }),
        fc.constantFrom(...ages),
        ({ read, row }, many, age) => {
          const asked = read.formula === 'steps' ? (many % 50) + 1 : many;
          const event = parseEventName(row.events[0] ?? '');
          const athlete = { sex: row.sex === 0 ? 1 : row.sex, category: row.categories?.[0], age } as const;
          const mark = findMarkForYouthPoints(read, event, athlete, asked);
          if (mark?.v === undefined) return true;
          const step = mark.u === 'mm' ? -10 : 10;
          const at = (v: number) => scoreYouth(read, event, athlete, { ...mark, v }) ?? -1;
          return at(mark.v) >= asked && (at(mark.v + step * (event.g0 > 10_000 ? 100 : 1)) < asked || mark.v <= 10);
        },
      ),
    );
  });

  test('no mark gives fewer than 1 point', () => {
    const of = (many: number) =>
      findMarkForYouthPoints(YOUTH_TABLES['youth-swiss-2010'], parseEventName('000060-0'), { sex: 1 }, many);
    expect([of(0), of(-5), of(Number.NaN)]).toEqual([undefined, undefined, undefined]);
    expect(of(1)).toEqual({ v: 14_120, u: 'ms', st: 1 });
    expect(
      findMarkForYouthPoints(YOUTH_TABLES['ffa-cotation'], parseEventName('000061-0'), { sex: 1, category: 'BE' }, 1),
    ).toBeUndefined();
  });
});
