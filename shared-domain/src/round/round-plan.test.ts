import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkRounds } from './check-rounds.ts';
import { HEATS_TABLES } from './heats-table.ts';
import { planRounds } from './round-plan.ts';

const said = (entries: number, lanes: number) =>
  planRounds(entries, lanes)?.steps.map(({ heats, places, times }) => `${heats}: ${places}+${times}`);

describe('heats table for 100–400 m and hurdles on 8 lanes (edition 2018–19, not confirmed)', () => {
  test.each([
    [9, 16, ['2: 3+2']],
    [17, 24, ['3: 2+2']],
    [25, 32, ['4: 3+4', '2: 3+2']],
    [33, 40, ['5: 4+4', '3: 2+2']],
    [41, 48, ['6: 3+6', '3: 2+2']],
    [49, 56, ['7: 3+3', '3: 2+2']],
    [57, 64, ['8: 2+8', '3: 2+2']],
  ])('%d to %d entries', (from, to, steps) => {
    expect([said(from, 8), said(to, 8)]).toEqual([steps, steps]);
    expect(planRounds(from, 8)).toMatchObject({ origin: 'table', edition: '2018-19', confirmed: false });
  });

  test.each([1, 8])('%d entries run the final alone', (entries) => {
    expect(planRounds(entries, 8)).toEqual({ entries, lanes: 8, steps: [], origin: 'table', confirmed: true });
  });

  test.each([
    [65, 8],
    [0, 8],
    [-1, 8],
    [2.5, 8],
    [10, 1],
    [10, 8.5],
    [Number.NaN, 8],
    [49, 6],
  ])('%d entries on %d lanes have no plan', (entries, lanes) => {
    expect(planRounds(entries, lanes)).toBeUndefined();
  });

  test('each row adds up: places × heats + times fills the next round exactly', () => {
    for (const { lanes, rows } of HEATS_TABLES) {
      for (const { to, first, semi } of rows) {
        expect(checkRounds({ entries: to, lanes, steps: semi ? [first, semi] : [first] })).toEqual([]);
      }
      rows.slice(1).forEach((row, at) => {
        expect(row.from).toBe((rows[at]?.to ?? 0) + 1);
      });
    }
  });
});

describe('other numbers of lanes: our completion in the same pattern', () => {
  test('it gives every row of the table when the table is taken away', () => {
    for (let entries = 9; entries <= 64; entries++) {
      expect(planRounds(entries, 8, [])?.steps).toEqual(planRounds(entries, 8)?.steps);
      expect(planRounds(entries, 8, [])).toMatchObject({ origin: 'completion', confirmed: false });
    }
  });

  test('6 and 9 lanes', () => {
    expect([said(12, 6), said(13, 6), said(24, 6), said(25, 6)]).toEqual([
      ['2: 2+2'],
      ['3: 2+0'],
      ['4: 2+4', '2: 2+2'],
      ['5: 3+3', '3: 2+0'],
    ]);
    expect([said(18, 9), said(27, 9), said(72, 9)]).toEqual([['2: 3+3'], ['3: 2+3'], ['8: 3+3', '3: 2+3']]);
  });

  test('every plan fits: a lane for each, the next round filled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 4, max: 10 }), (entries, lanes) => {
        const plan = planRounds(entries, lanes);
        expect(plan === undefined).toBe(entries > 8 * lanes);
        const warnings = plan ? checkRounds(plan).map(({ warning }) => warning) : [];
        expect(warnings.filter((warning) => warning !== 'fewer than two by place')).toEqual([]);
      }),
    );
  });

  test("a meet's own table stands before the completion, and has no plan where it has no row", () => {
    const table = {
      lanes: 6,
      edition: 'own',
      confirmed: true,
      rows: [{ from: 7, to: 12, first: { heats: 2, places: 1, times: 4 } }],
    };
    expect(planRounds(12, 6, [table])).toMatchObject({
      origin: 'table',
      edition: 'own',
      confirmed: true,
      steps: [{ places: 1 }],
    });
    expect(planRounds(13, 6, [table])).toBeUndefined();
  });
});

describe('what is wrong or unusual in a plan (TR 20.8)', () => {
  const plan = (heats: number, places: number, times: number, entries = 16, distance = 400) =>
    checkRounds({ entries, lanes: 8, steps: [{ heats, places, times }], distance });

  test('too many or too few for the next round', () => {
    expect(plan(2, 4, 1)).toEqual([{ warning: 'too many for the next round', round: 1, athletes: 9, room: 8 }]);
    expect(plan(2, 3, 1)).toEqual([{ warning: 'next round not filled', round: 1, athletes: 7, room: 8 }]);
  });

  test('more entries than lanes, in a first round and in a final alone', () => {
    expect(plan(2, 3, 2, 17)).toEqual([{ warning: 'too many for a heat', round: 1, athletes: 17, room: 16 }]);
    expect(checkRounds({ entries: 9, lanes: 8, steps: [] })).toEqual([
      { warning: 'too many for a heat', round: 1, athletes: 9, room: 8 },
    ]);
    expect(checkRounds({ entries: 8, lanes: 8, steps: [] })).toEqual([]);
  });

  test('more go on than run', () => {
    expect(plan(2, 3, 2, 7)).toEqual([{ warning: 'more go on than run', round: 1, athletes: 8, room: 7 }]);
    expect(plan(2, 3, 2, 8)).toEqual([]);
  });

  test('fewer than two by place, and by time over 800 m', () => {
    expect(plan(2, 1, 6)).toEqual([{ warning: 'fewer than two by place', round: 1, places: 1 }]);
    expect(plan(2, 3, 2, 16, 801)).toEqual([{ warning: 'by time over 800 m', round: 1, times: 2 }]);
    expect(plan(2, 3, 2, 16, 800)).toEqual([]);
    expect(plan(2, 4, 0, 16, 1500)).toEqual([]);
  });

  test('each round is held against the one after it', () => {
    const steps = [
      { heats: 4, places: 3, times: 4 },
      { heats: 2, places: 3, times: 1 },
    ];
    expect(checkRounds({ entries: 32, lanes: 8, steps })).toEqual([
      { warning: 'next round not filled', round: 2, athletes: 7, room: 8 },
    ]);
  });
});

test.each([
  [18, 6],
  [8, 4],
  [10, 5],
  [21, 7],
  [30, 6],
  [48, 6],
])('%i entries on %i lanes: two of each heat by place, as TR 20.8 asks, where they fit', (entries, lanes) => {
  for (const { places } of planRounds(entries, lanes)?.steps ?? []) expect(places).toBeGreaterThanOrEqual(2);
});
