import { describe, expect, test } from '@jest/globals';
import { findFieldState } from './field-state.ts';
import { athlete, bars, row, series, starts } from './sheet-lines.fixture.ts';

const HIGH_JUMP = { g0: 900_001, g1: '0', status: 5, round: 'f', dets: { heights: [1700, 1750, 1800] } };
const LONG_JUMP = { g0: 900_003, g1: '0', status: 5, round: 'f', dets: {} };

const formatState = ({ state, bar, athlete: who, attempt }: ReturnType<typeof findFieldState>) =>
  [state, bar, who?.last, attempt].filter((part) => part !== undefined).join(' ');

describe('before and after', () => {
  test.each([
    [20, 'soon 1700'],
    [25, 'soon 1700'],
    [30, 'soon 1700'],
    [5, 'first 1700 A 1'],
    [10, 'end'],
    [15, 'end'],
    [40, 'end'],
    [50, 'end'],
  ])('status %i without an attempt: %s', (status, text) => {
    expect(formatState(findFieldState({ ...HIGH_JUMP, status }, starts('ABC'), []))).toBe(text);
  });

  test('in progress without anybody it is still soon', () => {
    expect(formatState(findFieldState(LONG_JUMP, [], []))).toBe('soon');
  });

  test('the athlete carries the names and the club of the start list', () => {
    const [first] = starts('A');
    expect(findFieldState(LONG_JUMP, [{ ...athlete('A', 1), club: 'AC Valmont', ...first }], []).athlete).toEqual({
      last: 'A',
      first: '',
      club: 'AC Valmont',
    });
  });
});

describe('high jump and pole vault', () => {
  test.each([
    ['the next in order who has not jumped', ['A: 1.70 o'], 'next 1700 B 1'],
    ['after the first round those who failed, in order', ['A: 1.70 x', 'B: 1.70 o', 'C: 1.70 x'], 'next 1700 A 2'],
    ['the one with the fewest trials', ['A: 1.70 xo', 'B: 1.70 o', 'C: 1.70 x'], 'next 1700 C 2'],
    ['a pass is done at that bar', ['A: 1.70 -', 'B: 1.70 o', 'C: 1.70 xx'], 'next 1700 C 3'],
    ['one overtaken in the order has let the turn go by', ['B: 1.70 x'], 'next 1700 C 1'],
    [
      'the highest bar with a mark is the current one',
      ['A: 1.70 o 1.75 x', 'B: 1.70 o', 'C: 1.70 xxx'],
      'next 1750 B 1',
    ],
    ['all done: the next announced bar', ['A: 1.70 o', 'B: 1.70 xo', 'C: 1.70 xxx'], 'bar 1750 A 1'],
    ['beyond the announced bars the next one is not known', ['A: 1.80 o', 'B: 1.80 xxx', 'C: 1.70 r'], 'bar A 1'],
    [
      'three failures in a row over two bars are out (TR 26.2)',
      ['A: 1.70 x- 1.75 xx', 'B: 1.75 xxx', 'C: 1.75 xx'],
      'next 1750 C 3',
    ],
    ['one who has retired is out', ['A: 1.70 o 1.75 r', 'B: 1.70 o 1.75 xr', 'C: 1.70 xxx'], 'end 1750'],
  ])('%s', (_, sheets, text) => {
    expect(formatState(findFieldState(HIGH_JUMP, starts('ABC'), sheets.map(bars)))).toBe(text);
  });

  test('one who did not start is never called', () => {
    const rows = [row('A', [], 2), bars('B: 1.70 o')];
    expect(formatState(findFieldState(HIGH_JUMP, starts('ABC'), rows))).toBe('next 1700 C 1');
  });

  test.each([
    ['the other tied athlete jumps', ['A: 1.70 o 1.75 xxx | 1.75 x', 'B: 1.70 o 1.75 xxx'], 'next 1750 B 1'],
    ['all failed: the bar goes down', ['A: 1.70 o 1.75 xxx | 1.75 x', 'B: 1.70 o 1.75 xxx | 1.75 x'], 'bar 1730 A 1'],
    ['all cleared: the bar goes up', ['A: 1.70 o 1.75 xxx | 1.75 o', 'B: 1.70 o 1.75 xxx | 1.75 o'], 'bar 1770 A 1'],
    ['one cleared: the end', ['A: 1.70 o 1.75 xxx | 1.75 x', 'B: 1.70 o 1.75 xxx | 1.75 o'], 'end 1750'],
  ])('jump-off (TR 26.9): %s', (_, sheets, text) => {
    const rows = [...sheets, 'C: 1.70 xo 1.75 xxx'].map(bars);
    expect(formatState(findFieldState(HIGH_JUMP, starts('ABC'), rows))).toBe(text);
  });
});

describe('long and triple jump, throws', () => {
  test.each([
    ['the fewest trials first, in order', ['A: 6.00', 'B: x', 'C: '], 'next C 1'],
    ['the next round starts again with the first', ['A: 6.00', 'B: x', 'C: 6.10'], 'next A 2'],
    ['a pass is a turn taken', ['A: 6.00 -', 'B: x x', 'C: 6.10'], 'next C 2'],
    [
      'after three rounds in reverse order of the ranking (TR 25.6)',
      ['A: 6.00 x x', 'B: 5.00 x x', 'C: 6.10 x x'],
      'next B 4',
    ],
    ['eight or fewer: those without a mark go first', ['A: 6.00 x x', 'B: 5.00 x x', 'C: x x x'], 'next C 4'],
    ['one who has retired takes no more turns', ['A: 6.00 r', 'B: 6.00 x', 'C: 6.10 x'], 'next B 3'],
    ['six trials each: the end', ['A: x x x x x x', 'B: x x x x x x', 'C: x x x x x x'], 'end'],
  ])('%s', (_, sheets, text) => {
    expect(formatState(findFieldState(LONG_JUMP, starts('ABC'), sheets.map(series)))).toBe(text);
  });

  test.each([
    ['a qualification', { round: 'q' }],
    ['a combined event', { round: 'c' }],
    ['a trial that says so', { dets: { nbTries: 3 } }],
  ])('%s ends after three trials', (_, more) => {
    const rows = ['A: x x x', 'B: x x x'].map(series);
    expect(formatState(findFieldState({ ...LONG_JUMP, ...more }, starts('AB'), rows))).toBe('end');
  });

  test('one who has reached the standard jumps no more', () => {
    const trial = { ...LONG_JUMP, round: 'q', dets: { qualifying: { standard: 6600 } } };
    expect(formatState(findFieldState(trial, starts('AB'), ['A: 6.60', 'B: 6.00'].map(series)))).toBe('next B 2');
  });

  test('of more than eight the best eight go on, worst first, and those tied with the eighth (TR 25.6)', () => {
    const field = 'ABCDEFGHIJ';
    const marks = ['6.90', '6.80', '6.70', '6.60', '6.50', '6.40', '6.30', '6.20', '6.20', '6.10'];
    const rows = marks.map((mark, index) => series(`${field[index]}: ${mark} x x`));
    expect(formatState(findFieldState(LONG_JUMP, starts(field), rows))).toBe('next H 4');
    const after = rows.map((entry) => (entry.last === 'H' ? series('H: 6.20 x x x') : entry));
    expect(formatState(findFieldState(LONG_JUMP, starts(field), after))).toBe('next I 4');
  });
});
