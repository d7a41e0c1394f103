import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CombinedMark, CombinedRow, Programme } from './combined-row.ts';
import { rankCombined } from './combined-standings.ts';

const [RUN, JUMP, THROW] = [
  { g0: 100, g1: '0' },
  { g0: 900_003, g1: '0' },
  { g0: 900_005, g1: '0' },
];
const PROGRAMME: Programme = { events: [RUN, JUMP, THROW].filter((event) => event !== undefined), sex: 1 };

/** Points are the value itself: what is tested is what becomes of them. */
const points = (_: unknown, __: unknown, prf: { readonly v?: number | undefined; readonly st: number }) =>
  prf.st === 1 ? (prf.v ?? 0) : 0;
const mark = (v: number): CombinedMark => ({ prf: { v, st: 1 } });
const st = (status: number): CombinedMark => ({ prf: { st: status } });
const standings = (...marks: (CombinedMark | undefined)[][]) =>
  rankCombined(
    PROGRAMME,
    marks.map((one) => ({ marks: one })),
    { points },
  );

describe('Totals are announced after each event', () => {
  test('running totals, places after each event, and the gap', () => {
    expect(standings([mark(900), mark(700), mark(800)], [mark(800), mark(900), mark(600)])).toEqual([
      {
        cells: [
          { points: 900, total: 900, rank: 1 },
          { points: 700, total: 1600, rank: 2 },
          { points: 800, total: 2400, rank: 1 },
        ],
        points: 2400,
        total: { v: 2400, u: 'pts', st: 1 },
        rank: 1,
        gap: 0,
        isComplete: true,
      },
      {
        cells: [
          { points: 800, total: 800, rank: 2 },
          { points: 900, total: 1700, rank: 1 },
          { points: 600, total: 2300, rank: 2 },
        ],
        points: 2300,
        total: { v: 2300, u: 'pts', st: 1 },
        rank: 2,
        gap: 100,
        isComplete: true,
      },
    ]);
  });

  test('an event to come is an empty cell and nothing is complete', () => {
    const [first] = standings([mark(900)]);
    expect(first).toMatchObject({ points: 900, rank: 1, isComplete: false });
    expect(first?.cells).toStrictEqual([{ points: 900, total: 900, rank: 1 }, undefined, undefined]);
    expect(first).not.toHaveProperty('endedAt');
  });

  test('a dash in place of a result to come is such a cell, and ends nothing', () => {
    const marks = [{ prf: { v: 10_460, u: 'ms', st: 1 } }, { prf: { st: 6 } }] as const;
    const [dash] = rankCombined(PROGRAMME, [{ marks }]);
    const [empty] = rankCombined(PROGRAMME, [{ marks: marks.slice(0, 1) }]);
    expect(dash).toEqual(empty);
    expect(dash).toMatchObject({ total: { st: 1 }, isComplete: false, rank: 1 });
    expect(dash).not.toHaveProperty('endedAt');
  });

  test('during an event, those who have done it have a place in it, and everyone a place by points so far', () => {
    const [first, second] = standings([mark(800), mark(900)], [mark(900), undefined]);
    expect(first?.cells[1]).toEqual({ points: 900, total: 1700, rank: 1 });
    expect(second?.cells[1]).toBeUndefined();
    expect([first?.rank, second?.rank, second?.gap]).toEqual([1, 2, 800]);
  });

  test('before any result all athletes are tied', () => {
    expect(standings([], []).map(({ rank, points: sum }) => [rank, sum])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});

test('Equal totals stay tied, at every stage, and the next place is skipped', () => {
  const rows = standings([mark(900), mark(700)], [mark(700), mark(900)], [mark(700), mark(800)]);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  expect(rows.map(({ cells }) => cells[0]?.rank)).toEqual([1, 2, 2]);
});

describe('No valid mark scores 0 with its code, and the athlete goes on', () => {
  test.each([
    [3, 'DNF'],
    [4, 'DQ'],
    [5, 'NM'],
  ])('status %d is 0 points and %s', (status, code) => {
    const [row] = standings([mark(900), st(status), mark(800)]);
    expect(row?.cells[1]).toEqual({ points: 0, code, total: 900, rank: 1 });
    expect(row).toMatchObject({ points: 1700, total: { v: 1700, u: 'pts', st: 1 }, rank: 1, isComplete: true });
  });

  test('a false start in a combined event, DQ, scores 0 by the real tables too', () => {
    const [row] = rankCombined(PROGRAMME, [{ marks: [st(4), { prf: { v: 7940, u: 'mm', st: 1 } }] }]);
    expect(row?.cells.map((cell) => cell?.points)).toEqual([0, 1045, undefined]);
  });
});

describe('Not starting an event, or taking no trial in it, ends the competition', () => {
  test('DNF in the total, no place, points so far stay visible, later events are closed', () => {
    const [outAthlete, other] = standings([mark(900), st(2), mark(800)], [mark(100), mark(100), mark(100)]);
    expect(outAthlete).toEqual({
      cells: [{ points: 900, total: 900, rank: 1 }, undefined, undefined],
      points: 900,
      total: { st: 3 },
      endedAt: 1,
      isComplete: false,
    });
    expect(other).toMatchObject({ rank: 1, gap: 0 });
    expect(other?.cells.map((cell) => cell?.rank)).toEqual([2, 1, 1]);
  });

  test('DNS if it was the first event', () => {
    expect(standings([st(2), mark(900)])[0]).toMatchObject({ total: { st: 2 }, endedAt: 0, points: 0 });
  });

  test('no trial in a field event ends the competition too, unless the option is false', () => {
    const allPasses: CombinedMark = { prf: { st: 5 }, attempts: [{ r: '-' }, { r: '-' }, { r: '-' }] };
    const row: CombinedRow = { marks: [mark(900), allPasses, mark(800)] };
    expect(rankCombined(PROGRAMME, [row], { points })[0]).toMatchObject({ total: { st: 3 }, endedAt: 1 });
    expect(rankCombined(PROGRAMME, [row], { points, shouldCountNoAttemptAsNoStart: false })[0]).toMatchObject({
      points: 1700,
      isComplete: true,
    });
  });

  test('fouled out in the first event is no end', () => {
    expect(standings([st(5), mark(800), mark(1)])[0]).toMatchObject({ points: 801, rank: 1, isComplete: true });
  });
});

test('disqualified from the whole: DQ, no place at any stage, the others move up', () => {
  const [outAthlete, other] = rankCombined(
    PROGRAMME,
    [{ marks: [mark(900)], isDisqualified: true }, { marks: [mark(800)] }],
    {
      points,
    },
  );
  expect(outAthlete).toStrictEqual({
    cells: [{ points: 900, total: 900 }, undefined, undefined],
    points: 900,
    total: { st: 4 },
    isComplete: false,
  });
  expect(other).toMatchObject({ rank: 1, cells: [{ rank: 1 }, undefined, undefined] });
});

test('an event without a table scores 0, marks beyond the programme are not looked at', () => {
  const programme: Programme = { events: [{ g0: 777, g1: '0' }], sex: 1 };
  const [row] = rankCombined(programme, [{ marks: [mark(5), mark(900)] }]);
  expect(row).toMatchObject({ points: 0, isComplete: true });
  expect(row?.cells).toHaveLength(1);
});

describe('laws', () => {
  const anyMark = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 5 }).map(mark) },
    { weight: 2, arbitrary: fc.constantFrom(3, 4, 5).map(st) },
    { weight: 1, arbitrary: fc.constant(st(2)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  const field = fc.array(fc.array(anyMark, { minLength: 3, maxLength: 3 }), { maxLength: 6 });

  test('each total is the one before plus the points; places follow the totals; the order of the rows is nothing', () => {
    fc.assert(
      fc.property(field, (marks) => {
        const rows = standings(...marks);
        for (const { cells } of rows) {
          let before = 0;
          for (const cell of cells) {
            if (!cell) continue;
            expect(cell.total).toBe(before + cell.points);
            before = cell.total;
          }
        }
        for (const stage of PROGRAMME.events.keys()) {
          const totals = rows.flatMap(({ cells }) => cells[stage]?.total ?? []);
          for (const { cells } of rows) {
            const cell = cells[stage];
            if (cell) expect(cell.rank).toBe(1 + totals.filter((total) => total > cell.total).length);
          }
        }
        expect(standings(...marks.toReversed())).toEqual(rows.toReversed());
      }),
    );
  });
});

describe('An event whose results are official', () => {
  const official = (flags: boolean[], ...marks: (CombinedMark | undefined)[][]) =>
    rankCombined(
      { ...PROGRAMME, isEventOfficial: flags },
      marks.map((one) => ({ marks: one })),
      { points },
    );

  test('ends the competition of who has no row in it: DNF, no place, later marks do not count (TR 39.10)', () => {
    const [outAthlete, other] = official(
      [true, true, false],
      [mark(900), undefined, mark(800)],
      [mark(100), mark(100), undefined],
    );
    expect(outAthlete).toMatchObject({ points: 900, total: { st: 3 }, endedAt: 1 });
    expect(outAthlete).not.toHaveProperty('rank');
    expect(other).toMatchObject({ points: 200, rank: 1 });
  });

  test('is a DNS in the total where it is the first; a dash is no row', () => {
    expect(official([true], [undefined, mark(900)])[0]).toMatchObject({ total: { st: 2 }, endedAt: 0 });
    expect(official([false, true], [mark(900), st(6)])[0]).toMatchObject({ total: { st: 3 }, endedAt: 1 });
  });
});

test('who has only passed in an event that goes on is not out, and is once it is official', () => {
  const rows = [
    {
      marks: [
        { prf: { v: 11_000, u: 'ms', st: 1 } as const },
        { prf: { st: 5 } as const, attempts: [{ h: 1600, r: '-' }] },
      ],
    },
  ];
  const events = [
    { g0: 100, g1: '0' },
    { g0: 900_001, g1: '0' },
  ];
  const statusOf = (isEventOfficial: readonly boolean[]) =>
    rankCombined({ events, sex: 1, isEventOfficial }, rows)[0]?.total.st;
  expect([statusOf([true, false]), statusOf([true, true])]).toEqual([1, 3]);
});
