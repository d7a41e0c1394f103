import { describe, expect, test } from '@jest/globals';
import type { HorizontalFact } from './contest.ts';
import { foldHorizontal } from './machine.ts';
import { FINAL, parseScript, playValid, writeRound } from './script.fixture.ts';
import { listHorizontalStandings } from './standings.ts';

describe('places and marks', () => {
  test('places after every trial are by countback, ties shared', () => {
    expect(playValid('ABC', 'A:8.10').ranks).toEqual([1, null, null]);
    expect(playValid('ABC', 'A:8.10 B:8.109 C:x').ranks).toEqual([1, 1, null]);
    expect(playValid('ABC', 'A:8.10 B:8.10 C:8.11 A:8.00 B:8.02').ranks).toEqual([3, 2, 1]);
  });

  test('measuring: 7.459 is 7.45, with the wind of that very trial', () => {
    const text = parseScript('A:7.459 A:7.452').map(
      (fact, index) => ({ ...fact, w: [2.6, 0.1][index] }) as HorizontalFact,
    );
    const { state } = foldHorizontal(FINAL, ['A'], text);
    expect(listHorizontalStandings(state)[0]).toMatchObject({ best: 7450, wind: 2.6 });
    expect(state.series[0]).toEqual([
      { v: 7459, r: 'o', w: 2.6 },
      { v: 7452, r: 'o', w: 0.1 },
    ]);
  });

  test('a foul has no distance on the wire, and keeps its wind', () => {
    const { state } = foldHorizontal(
      FINAL,
      ['A'],
      [{ id: '1', type: 'attempt', athlete: 'A', r: 'x', v: 8000, w: 1.1 }],
    );
    expect(state.series).toEqual([[{ r: 'x', w: 1.1 }]]);
  });

  test('retirement keeps the mark and the place', () => {
    const [first] = listHorizontalStandings(playValid('AB', 'A:8.00 B:7.00 A:r'));
    expect(first).toMatchObject({ status: 'retired', best: 8000, rank: 1 });
    expect(first).not.toHaveProperty('markToLead');
  });

  test('without a mark there is no best, no place and no wind', () => {
    const [first] = listHorizontalStandings(playValid('AB', 'A:x'));
    expect(Object.keys(first ?? {}).sort()).toEqual([
      'athlete',
      'attempts',
      'isInCut',
      'isProvisional',
      'markToLead',
      'status',
    ]);
  });
});

describe('what it takes', () => {
  const field = (text: string, names = 'ABC') => listHorizontalStandings(playValid(names, text));
  test('to lead: one centimetre more, or as far with a better second mark', () => {
    expect(field('A:8.10 B:8.00').map(({ markToLead }) => markToLead)).toEqual([undefined, 8100, 8110]);
    expect(field('A:8.10 B:8.05 C:x A:7.90').map(({ markToLead }) => markToLead)).toEqual([undefined, 8100, 8110]);
    expect(field('A:8.10 B:8.10').map(({ markToLead }) => markToLead)).toEqual([10, 10, 8110]);
  });

  test('any mark leads before the first', () => {
    expect(field('').map(({ markToLead }) => markToLead)).toEqual([10, 10, 10]);
  });

  const NINE = 'ABCDEFGHI';
  const marks = ['6.90', '6.80', '6.70', '6.60', '6.50', '6.40', '6.30', '6.20', '6.10'];
  test('to go on: level with the eighth is enough', () => {
    const rows = field(writeRound(NINE, ...marks), NINE);
    expect(rows.map(({ markToGoOn }) => markToGoOn)).toEqual([...Array(8).fill(undefined), 6200]);
    expect(rows.map(({ isInCut }) => isInCut)).toEqual([...Array(8).fill(true), false]);
  });

  test('to go on where fewer have a mark: any mark', () => {
    const rows = field(writeRound(NINE, ...marks.slice(0, 7)), NINE);
    expect(rows.slice(6).map(({ markToGoOn, isInCut }) => [markToGoOn, isInCut])).toEqual([
      [undefined, true],
      [10, false],
      [10, false],
    ]);
  });

  test('where the field is filled up without a mark, none is needed', () => {
    const rows = listHorizontalStandings(
      playValid(NINE, writeRound(NINE, ...marks.slice(0, 7)), { ...FINAL, isMarkNeededForCut: false }),
    );
    expect(rows.map(({ markToGoOn }) => markToGoOn)).toEqual(Array(9).fill(undefined));
  });

  test('nothing takes one on in a field of 8, after the last trial before the cut, or after the cut', () => {
    expect(field(writeRound('ABCDEFGH', ...marks), 'ABCDEFGH').some(({ markToGoOn }) => markToGoOn !== undefined)).toBe(
      false,
    );
    const two = `${writeRound(NINE, ...marks)} ${writeRound(NINE)}`;
    expect(field(two, NINE)[8]?.markToGoOn).toBe(6200);
    expect(field(`${two} I:x`, NINE)[8]).toMatchObject({ status: 'in', isInCut: false });
    expect(field(`${two} I:x`, NINE)[8]).not.toHaveProperty('markToGoOn');
    const threeRounds = `${writeRound(NINE, ...marks)} ${writeRound(NINE)} ${writeRound(NINE)}`;
    const rows = field(threeRounds, NINE);
    expect(rows[8]).toMatchObject({ status: 'cut', isInCut: false });
    expect(rows[8]).not.toHaveProperty('markToGoOn');
    expect(rows[8]).not.toHaveProperty('markToLead');
    expect(rows[7]).toMatchObject({ status: 'in', isInCut: true, markToLead: 6900 });
  });

  test('nothing leads after the last trial', () => {
    const text = `${Array.from({ length: 5 }, () => 'A:7.00 B:8.00').join(' ')} A:7.00`;
    const [first, second] = field(text, 'AB');
    expect([first?.status, second?.status]).toEqual(['in', 'in']);
    expect(first).not.toHaveProperty('markToLead');
  });
});
