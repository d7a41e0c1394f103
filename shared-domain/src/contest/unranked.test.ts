import { describe, expect, test } from '@jest/globals';
import { findFieldOutlook } from '../field-state/field-outlook.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { readHorizontalRules } from './horizontal/rules.ts';
import { playValid, writeRound } from './horizontal/script.fixture.ts';
import { findSheetCut } from './horizontal/sheet-cut.ts';
import { listHorizontalStandings } from './horizontal/standings.ts';
import { createVerticalContest } from './vertical/contest.ts';
import { listJumpOffRows } from './vertical/first-place-tie.ts';
import { foldVertical } from './vertical/machine.ts';
import { findVerticalRules } from './vertical/rules.ts';

const LONG = { g0: 900_003, g1: '0', category: 55, round: 'f' };
/** X jumps out of competition. */
const FIELD = 'XABCDEFGHI';
const rules = readHorizontalRules(
  LONG,
  [],
  [...FIELD].map((name) => (name === 'X' ? 'outOfCompetition' : 'ranked')),
);
const MARKS = ['7.50', '7.40', '7.30', '7.20', '7.10', '7.00', '6.90', '6.80', '6.70', '6.60'];
const THREE = `${writeRound(FIELD, ...MARKS)} ${writeRound(FIELD)} ${writeRound(FIELD)}`;

describe('Who is out of competition in a long jump (Q13)', () => {
  const first = listHorizontalStandings(playValid(FIELD, writeRound(FIELD, ...MARKS), rules));

  test('has no place, leads nobody, and the best of the others is first', () => {
    expect(first.slice(0, 3).map(({ athlete, rank }) => [athlete, rank])).toEqual([
      ['X', undefined],
      ['A', 1],
      ['B', 2],
    ]);
    expect(first.slice(0, 3).map(({ markToLead }) => markToLead)).toEqual([undefined, undefined, 7400]);
  });

  test('takes nobody’s place in the cut and goes on beside the eight, with a mark as good as the eighth’s', () => {
    const { order } = playValid(FIELD, THREE, rules);
    expect(order.map((index) => FIELD[index]).join('')).toBe('HGFEDCBAX');
    const behind = ['6.50', ...MARKS.slice(1)];
    const late = playValid(FIELD, `${writeRound(FIELD, ...behind)} ${writeRound(FIELD)} ${writeRound(FIELD)}`, rules);
    expect(late.order.map((index) => FIELD[index]).join('')).toBe('HGFEDCBA');
  });

  test('and the secretariat’s sheet has the same cut', () => {
    const rows = MARKS.map((mark) => ({
      attempts: [{ r: 'o', v: Math.round(Number(mark) * 1000) }, { r: 'x' }, { r: 'x' }] as HorizontalAttempt[],
      isOut: false,
    }));
    const { allowedAttempts, cut } = findSheetCut(rows, rules);
    expect(allowedAttempts).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 6, 3]);
    expect(cut?.goingOnCount).toBe(9);
  });

  test('is no mark to beat for the athlete whose turn it is, nor has one to beat', () => {
    const starts = ['X', 'A', 'B'].map((last, at) => ({
      last,
      first: '',
      odr: at + 1,
      ...(last === 'X' && { flg: 'HC' }),
    }));
    const rows = [7500, 7400].map((v, at) => ({
      ...starts[at],
      last: starts[at]?.last ?? '',
      first: '',
      prf: { v, u: 'mm' as const, st: 1 },
      attempts: [{ r: 'o', v }] as const,
    }));
    const trial = { ...LONG, status: 5, dets: {} };
    const find = (last: string) => findFieldOutlook(trial, starts, rows, { athlete: { last, first: '' } });
    expect(find('B')?.needed).toEqual([{ aim: 'lead', v: 7410 }]);
    expect(find('X')).toMatchObject({ best: 7500, needed: [] });
    expect(find('X')).not.toHaveProperty('rank');
    expect(find('A')).toMatchObject({ rank: 1, needed: [] });
  });
});

describe('Who is out of competition in a high jump (Q13)', () => {
  const HIGH = { ...findVerticalRules({ g0: 900_001 }), unranked: [0] };
  const jump = (athlete: string, r: string) => ({ type: 'attempt', athlete, r });
  const fold = (...facts: readonly object[]) =>
    foldVertical(
      HIGH,
      ['X', 'A', 'B'],
      [{ type: 'start', bars: [1800, 1850] }, ...facts].map((fact, at) => ({ id: `f${at}`, ...fact })) as never,
    ).state;

  test('has no place and is not tied for the first', () => {
    const played = fold(jump('X', 'o'), jump('A', 'o'), jump('B', 'x'), jump('B', 'o'));
    expect(played.ranks).toEqual([null, 1, 2]);
    expect(createVerticalContest(HIGH, ['X', 'A']).sheets.map(({ isUnranked }) => isUnranked)).toEqual([
      true,
      undefined,
    ]);
    const attempts = [{ h: 1800, r: 'o' }];
    const row = { prf: { v: 1800, u: 'mm' as const, st: 1 }, attempts };
    expect(listJumpOffRows([{ ...row, standing: 'outOfCompetition' }, row])).toEqual([]);
    expect(listJumpOffRows([row, row])).toEqual([0, 1]);
  });
});
