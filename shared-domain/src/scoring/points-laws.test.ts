import { describe, expect, test } from '@jest/globals';
import { makeFraction } from './decimal.ts';
import { findShownStep, findStepRange, IS_LONG_TEST, listSteps, parseRowEvent } from './every-mark.fixture.ts';
import { readFormula } from './formula.ts';
import { findMarkForPoints } from './mark-for-points.ts';
import { MAX_POINTS } from './max-points.ts';
import type { PointsFormula } from './points-formula.ts';
import { makePointsFormula } from './points-formula.ts';
import { type PointsRow, ROW_UNITS } from './points-row.ts';
import { readPointsTable, TABLE_IDS } from './read-table.fixture.ts';
import { divideDown } from './whole-points.ts';

/** Every mark of a row in the long run; elsewhere runs of marks that stand one beside the other, spread over the range. */
function* runs(row: PointsRow, name: 'quadratic' | 'power'): Generator<readonly [number, number]> {
  const [first, last] = findStepRange(row, name);
  if (IS_LONG_TEST) {
    yield [first, last];
    return;
  }
  const spread = Math.max(50, Math.floor((last - first) / 12));
  for (let from = first; from <= last; from += spread) yield [from, Math.min(from + 49, last)];
}

const tables = TABLE_IDS.map((id) => readPointsTable(id));

describe.each(tables)('every row of $id', (table) => {
  const rows = table.rows.map((row) => [row, makePointsFormula(row, table.formula, MAX_POINTS[table.kind])] as const);
  const name = ({ sex, event, categories = [] }: PointsRow) => `${sex} ${event} ${categories}`;

  test('points never rise as a mark worsens, are whole and never below 0', () => {
    const wrong: string[] = [];
    for (const [row, { points }] of rows) {
      const step = findShownStep(row);
      const isTime = row.unit === 's';
      for (const [first, last] of runs(row, table.formula)) {
        let before = points(first * step);
        if (!Number.isSafeInteger(before) || before < 0) wrong.push(`${name(row)}: ${before} at ${first * step}`);
        for (let at = first + 1; at <= last; at++) {
          const now = points(at * step);
          const rises = isTime ? now > before : now < before;
          if (rises || !Number.isSafeInteger(now) || now < 0) wrong.push(`${name(row)}: ${now} at ${at * step}`);
          before = now;
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('mark → points → mark closes: the worst mark of so many points, and the next one gives fewer', () => {
    const wrong: string[] = [];
    for (const [row, { points }] of rows) {
      const step = findShownStep(row);
      const better = row.unit === 's' ? -step : step;
      const event = parseRowEvent(row.event);
      const [category] = row.categories ?? [];
      const [first, last] = findStepRange(row, table.formula);
      const asked = new Set<number>();
      for (const at of listSteps([first, last], IS_LONG_TEST ? 1 : Math.max(1, Math.floor((last - first) / 40)))) {
        const given = points(at * step);
        if (given === 0 || asked.has(given)) continue;
        asked.add(given);
        const back = findMarkForPoints(table, event, row.sex, given, category)?.v ?? 0;
        const closes = points(back) === given && points(back - better) < given && (back - at * step) * better <= 0;
        if (!closes) wrong.push(`${name(row)}: ${given} points at ${at * step}, back ${back}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every row is found by its own event', () => {
    for (const [row] of rows) {
      expect(readFormula(table, parseRowEvent(row.event), row.sex, row.categories?.[0])?.row).toBe(row);
    }
  });
});

/** a × (x + b)² + c in fractions of whole numbers, without a shortcut. */
function inFractions({ a, b, c, unit }: PointsRow, value: number): number {
  const [A, B, C] = [makeFraction(a), makeFraction(b), makeFraction(c)];
  const scale = BigInt(ROW_UNITS[unit].scale);
  const above = BigInt(value) * B.denominator + B.numerator * scale;
  if (B.numerator < 0n && above >= 0n) return 0;
  const below = B.denominator * scale;
  const points = divideDown(
    A.numerator * above * above * C.denominator + C.numerator * A.denominator * below * below,
    A.denominator * C.denominator * below * below,
  );
  return Math.max(0, points);
}

describe('a quadratic formula is exact: the same as in fractions of whole numbers', () => {
  const quadratic = tables.filter(({ formula }) => formula === 'quadratic');
  /** Editions share most of their formulas. */
  const seen = new Set<string>();

  test.each(quadratic)('$id', (table) => {
    const wrong: string[] = [];
    for (const row of table.rows) {
      const { exceptions: _, lowest: __, highest: ___, ...plain } = row;
      const name = `${row.a} ${row.b} ${row.c} ${row.unit} ${findShownStep(row)}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const { points }: PointsFormula = makePointsFormula(plain, 'quadratic');
      const step = findShownStep(row);
      const [first, last] = findStepRange(row, 'quadratic');
      for (const at of listSteps([first, last], IS_LONG_TEST ? 1 : Math.max(1, Math.floor((last - first) / 60)))) {
        const value = at * step;
        const own = inFractions(row, value);
        if (points(value) !== own) wrong.push(`${row.sex} ${row.event}: ${points(value)} for ${own} at ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
