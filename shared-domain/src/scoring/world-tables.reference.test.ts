import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { findShownStep, parseRowEvent } from './every-mark.fixture.ts';
import type { PointsRow } from './points-row.ts';
import { readPointsTable } from './read-table.fixture.ts';
import { scorePerformance } from './score.ts';

const REFERENCE = new URL('../../../../shared/reference/scoring/', import.meta.url);

interface Bound {
  readonly lowestPoints: number;
  readonly lowestMark: string;
  readonly highestPoints: number;
  readonly highestMark: string;
}

interface SourceRow {
  readonly venue: string;
  readonly sex: 'M' | 'F' | 'X';
  readonly event: string;
  readonly offset: number;
  readonly factor: number;
  readonly constant: number;
  readonly lowest?: { readonly points: number; readonly mark: string };
  readonly highest?: { readonly points: number; readonly mark: string };
}

const read = (name: string) => JSON.parse(readFileSync(new URL(name, REFERENCE), 'utf8'));

const markOf = (text: string, event: string) =>
  Math.round(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * (/thlon/.test(event) ? 1 : 1000));

const WA_2022 = readPointsTable('wa-2022');

/** The source's fit of these is a point generous at some lines of the printed tables; ours gives every line. */
const CORRECTED = ['1 800010-0', '2 015000-WR', '2 015000-W'];

const score = (table: typeof WA_2022, sex: 1 | 2 | 3, name: string, v: number) =>
  scorePerformance(table, parseRowEvent(name), sex, { v, st: 1 });

describe('equal to the sources (needs ../shared/reference)', () => {
  const rows: readonly SourceRow[] = read('wa_points_2022.json').rows;

  /** Rows of the file stand in the order of the source. */
  const rowAt = (i: number): PointsRow => {
    const row = WA_2022.rows[i];
    if (row === undefined) throw new Error(`no row ${i}`);
    return row;
  };
  const scoreIn = ({ sex, event }: PointsRow, v: number) => score(WA_2022, sex, event, v);

  test.each([
    ['wa-2022', 'wa_points_2022.json'],
    ['wa-2025', 'wa_points_2025_derived.json'],
    ['iaaf-2017', 'iaaf_points_2017.json'],
  ] as const)('%s: every formula', (id, source) => {
    const theirs: readonly SourceRow[] = read(source).rows;
    const corrected = id === 'iaaf-2017' ? ['1 800010-0'] : CORRECTED;
    const isCorrected = ({ sex, event }: PointsRow) => corrected.includes(`${sex} ${event}`);
    const ours = readPointsTable(id).rows.slice(0, theirs.length);
    const differing = ours.filter((row, i) => {
      const { sex = 'M', factor, offset, constant } = theirs[i] ?? {};
      expect(row.sex).toBe({ M: 1, F: 2, X: 3 }[sex]);
      return Number(row.a) !== factor || Number(row.b) !== offset || Number(row.c) !== constant;
    });
    expect(differing).toEqual(ours.filter(isCorrected));
  });

  test('the lowest and the highest mark of every row', () => {
    let cells = 0;
    rows.forEach(({ event, lowest, highest }, i) => {
      for (const cell of [lowest, highest]) {
        if (cell === undefined) continue;
        expect([i, event, cell.mark, scoreIn(rowAt(i), markOf(cell.mark, event))]).toEqual([
          i,
          event,
          cell.mark,
          cell.points,
        ]);
        cells++;
      }
    });
    expect(cells).toBe(2 * 158);
  });

  test('the first and the last row of every printed table, and nothing beyond them', () => {
    const bounds: Record<string, Record<string, Record<string, Bound>>> = read('wa2022_bounds.json');
    let events = 0;
    for (const [venue, sexes] of Object.entries(bounds))
      for (const [letter, tables] of Object.entries(sexes))
        for (const [event, bound] of Object.entries(tables)) {
          const i = rows.findIndex(
            (each) => each.venue === venue && each.sex === letter.toUpperCase() && each.event === event,
          );
          const row = rowAt(i);
          const [worst, best] = [markOf(bound.lowestMark, event), markOf(bound.highestMark, event)];
          expect([event, row.lowest, row.highest]).toEqual([event, worst, best]);
          expect([event, scoreIn(row, worst), scoreIn(row, best)]).toEqual([
            event,
            bound.lowestPoints,
            bound.highestPoints,
          ]);
          const step = findShownStep(row);
          const better = row.unit === 's' ? -step : step;
          expect([event, scoreIn(row, worst - better), scoreIn(row, best + 5 * better)]).toEqual([
            event,
            0,
            bound.highestPoints,
          ]);
          events++;
        }
    expect(events).toBe(158);
  });
});
