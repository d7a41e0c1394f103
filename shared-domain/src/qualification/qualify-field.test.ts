import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listReserves } from '../seeding/reserve-list.ts';
import type { FieldRule, QualifyingHeat, QualifyingRow } from './qualification.ts';
import { FIELD_FINAL_SIZE, qualifyField } from './qualify-field.ts';

const LONG_JUMP = { g0: 900_003, g1: '0' };

/** A jumper's series in mm; 0 a foul. */
function jumper(id: string, ...series: readonly number[]): QualifyingRow {
  const best = Math.max(0, ...series);
  const attempts = series.map((v) => (v > 0 ? { r: 'o', v } : { r: 'x' }));
  return { id, attempts, prf: best > 0 ? { v: best, u: 'mm', st: 1 } : { st: 5 } };
}

const field = (count: number, from: number, id = 'p') =>
  Array.from({ length: count }, (_, at) => jumper(`${id}${at}`, from - at * 10));

const codes = (pools: readonly QualifyingHeat[], rule: FieldRule) =>
  qualifyField(pools, LONG_JUMP, rule).heats.map((rows) =>
    rows.map(({ id, qualified, certain }) => [id, qualified].filter(Boolean).join(' ') + (certain ? '' : '?')),
  );

const number = (pools: readonly QualifyingHeat[], rule: FieldRule, code: string) =>
  qualifyField(pools, LONG_JUMP, rule)
    .heats.flat()
    .filter(({ qualified }) => qualified === code).length;

describe('qualification of field events (TR 25.9–25.15)', () => {
  const standard = 8150;

  test('12 are wanted unless regulated', () => {
    expect(FIELD_FINAL_SIZE).toBe(12);
    expect(number([{ rows: field(20, 7900) }], {}, 'q')).toBe(12);
    expect(number([{ rows: field(20, 7900) }], { wanted: 8 }, 'q')).toBe(8);
    expect(number([{ rows: field(20, 7900) }], { wanted: Number.NaN }, 'q')).toBe(0);
  });

  test.each([
    [7, 7, 5],
    [11, 11, 1],
    [12, 12, 0],
    [14, 14, 0],
    [0, 0, 12],
  ])('%d reach 8.15: %d Q and %d q', (reach, Q, q) => {
    const pools = [{ rows: field(reach, 8150 + reach * 10 - 10, 'r') }, { rows: field(20, 8140) }];
    expect([number(pools, { standard }, 'Q'), number(pools, { standard }, 'q')]).toEqual([Q, q]);
    expect(qualifyField(pools, LONG_JUMP, { standard })).toMatchObject({ reached: reach, wanted: 12 });
  });

  test('the standard itself is enough, a centimetre less is not, the exact millimetres do not count', () => {
    const rows = [jumper('A', 8150), jumper('B', 8149), jumper('C', 8159)];
    expect(codes([{ rows }], { standard, wanted: 1 })).toEqual([['A Q', 'B', 'C Q']]);
  });

  test('the next best are taken over all pools by countback', () => {
    const pools = [{ rows: [jumper('A', 8000, 7900), jumper('B', 8000, 7800)] }, { rows: [jumper('C', 8000, 7850)] }];
    expect(codes(pools, { standard, wanted: 2 })).toEqual([['A q', 'B'], ['C q']]);
    expect(
      qualifyField(pools, LONG_JUMP, { standard, wanted: 2 })
        .heats.flat()
        .map(({ why }) => why),
    ).toEqual([
      { by: 'mark', position: 1, of: 2, mark: 8000 },
      { by: 'mark', position: 3, of: 2, mark: 8000 },
      { by: 'mark', position: 2, of: 2, mark: 8000 },
    ]);
  });

  test('a tie that countback cannot break lets all in', () => {
    const pools = [{ rows: [jumper('A', 8000, 7900), jumper('B', 7950, 7900)] }, { rows: [jumper('C', 7950, 7900)] }];
    expect(codes(pools, { wanted: 2 })).toEqual([['A q', 'B q'], ['C q']]);
    expect(qualifyField(pools, LONG_JUMP, { wanted: 2 }).heats[1]?.[0]?.why).toEqual({
      by: 'tie',
      on: 'mark',
      mark: 7950,
      spots: 1,
      tied: ['B', 'C'],
      outcome: 'all',
    });
  });

  test('equal marks without their series are flagged, not picked', () => {
    const rows = ['A', 'B'].map((id): QualifyingRow => ({ id, prf: { v: 7950, u: 'mm', st: 1 } }));
    expect(codes([{ rows }], { wanted: 1 })).toEqual([['A?', 'B?']]);
    expect(qualifyField([{ rows }], LONG_JUMP, { wanted: 1 }).openTies).toMatchObject([
      { needs: 'attempts', tied: ['A', 'B'] },
    ]);
    expect(codes([{ rows }], { wanted: 2 })).toEqual([['A q', 'B q']]);
  });

  test('heights: an athlete still in at a lower bar gets q, fewer failures go first (TR 26.8)', () => {
    const bars = (id: string, ...heights: readonly [number, string][]): QualifyingRow => ({
      id,
      attempts: heights.map(([h, r]) => ({ h, r })),
      prf: { v: heights.filter(([, r]) => r.endsWith('o')).at(-1)?.[0] ?? 0, u: 'mm', st: 1 },
    });
    const rows = [
      bars('A', [2250, 'o'], [2280, 'o']),
      bars('B', [2250, 'o'], [2280, '-']),
      bars('C', [2250, 'xo']),
      bars('D', [2250, 'o']),
    ];
    const { heats } = qualifyField([{ rows }], { g0: 900_001, g1: '0' }, { standard: 2280, wanted: 2 });
    expect(heats[0]?.map(({ id, qualified }) => `${id} ${qualified}`)).toEqual(['A Q', 'B q', 'C undefined', 'D q']);
  });

  test('no valid mark, no final; a guest neither; the referee may take one on', () => {
    const rows = [jumper('A', 7000), jumper('N', 0, 0, 0), { ...jumper('G', 8300), rank: 1001 }];
    expect(codes([{ rows }], { standard })).toEqual([['A q', 'N', 'G']]);
    expect(qualifyField([{ rows }], LONG_JUMP, {}).heats[0]?.map(({ why }) => why.by)).toEqual([
      'mark',
      'status',
      'standing',
    ]);
    expect(codes([{ rows }], { decisions: [{ code: 'qR', id: 'N' }] })).toEqual([['A q', 'N qR', 'G']]);
    const drawn = { code: 'qD', tied: ['A', 'N'], chosen: ['A'], by: 'Referee' } as const;
    expect(qualifyField([{ rows }], LONG_JUMP, { decisions: [drawn] }).refused).toEqual([drawn]);
  });
});

describe('while a pool is missing', () => {
  const over = { rows: [jumper('A', 8200), jumper('B', 8100), jumper('C', 8000), jumper('D', 7000)] };
  const running = (...rows: readonly QualifyingRow[]) => ({ rows, complete: false });

  test.each([
    [1, ['A Q', 'B q', 'C q?', 'D']],
    [2, ['A Q', 'B q?', 'C q?', 'D']],
  ])('Q is certain at once, with %d still to jump the last q is not', (missing, rows) => {
    const pools = [over, running(...Array.from({ length: missing }, (_, at) => jumper(`m${at}`)))];
    expect(codes(pools, { standard: 8150, wanted: 3 })[0]).toEqual(rows);
  });

  test('Q in a pool that goes on is certain too, q is not, and one without a mark is not out', () => {
    const pools = [running(jumper('A', 8200), jumper('B', 8100), jumper('N', 0))];
    expect(codes(pools, { standard: 8150, wanted: 3 })).toEqual([['A Q', 'B q?', 'N?']]);
    expect(qualifyField(pools, LONG_JUMP, {}).heats[0]?.[2]?.why).toEqual({ by: 'resultMissing', heat: 1 });
  });

  test('a pool without a start list leaves every q open', () => {
    expect(codes([over, running()], { standard: 8150 })[0]).toEqual(['A Q', 'B q?', 'C q?', 'D q?']);
  });

  test('one who has reached the standard in a pool that goes on takes no further place', () => {
    expect(codes([over, running(jumper('E', 8160))], { standard: 8150, wanted: 3 })).toEqual([
      ['A Q', 'B q', 'C', 'D'],
      ['E Q'],
    ]);
  });

  test('a leader of a pool that goes on puts nobody out for certain: the mark may still be corrected', () => {
    const pools = [{ rows: [jumper('A', 8000)] }, running(jumper('C', 8100))];
    expect(codes(pools, { wanted: 1 })).toEqual([['A?'], ['C q?']]);
    expect(listReserves(qualifyField(pools, LONG_JUMP, { wanted: 1 }))).toEqual([]);
    expect(codes([{ rows: [jumper('A', 8000)] }, { rows: [jumper('C', 8100)] }], { wanted: 1 })).toEqual([
      ['A'],
      ['C q'],
    ]);
  });

  test('decisions that are null are none', () => {
    const rule = { standard: 8150, decisions: null } as unknown as FieldRule;
    expect(codes([over], rule)).toEqual(codes([over], { standard: 8150 }));
  });

  test('once enough have reached the standard the others are out for certain', () => {
    const pools = [over, running(jumper('E', 8160))];
    expect(codes(pools, { standard: 8150, wanted: 2 })).toEqual([['A Q', 'B', 'C', 'D'], ['E Q']]);
  });

  const pool = fc.array(
    fc.array(
      fc.integer({ min: 796, max: 800 }).map((cm) => cm * 10),
      { minLength: 3, maxLength: 3 },
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  const rowsOf = (series: readonly (readonly number[])[], name: string, trials = 3) =>
    series.map((marks, at) => jumper(`${name}${at}`, ...marks.slice(0, trials)));

  test('what is certain never changes, whatever the missing trials bring', () => {
    fc.assert(
      fc.property(
        pool,
        pool,
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 8 }),
        (a, b, trials, wanted) => {
          const rule = { standard: 8000, wanted };
          const now = qualifyField([{ rows: rowsOf(a, 'a') }, running(...rowsOf(b, 'b', trials))], LONG_JUMP, rule);
          const then = qualifyField([{ rows: rowsOf(a, 'a') }, { rows: rowsOf(b, 'b') }], LONG_JUMP, rule);
          now.heats.forEach((rows, heat) => {
            rows.forEach((row, at) => {
              if (row.certain) expect(then.heats[heat]?.[at]?.qualified).toBe(row.qualified);
            });
          });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
