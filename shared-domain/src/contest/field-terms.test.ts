import { describe, expect, test } from '@jest/globals';
import { findFieldState } from '../field-state/field-state.ts';
import { FIELD_STATES } from './field-contest.ts';
import { readHorizontalLive } from './horizontal/contest.ts';
import { foldHorizontal } from './horizontal/machine.ts';
import { findHorizontalRules } from './horizontal/rules.ts';
import { readVerticalLive } from './vertical/live.ts';
import { formatLine, play, playValid, stepOnce } from './vertical/script.fixture.ts';
import { listVerticalStandings } from './vertical/standings.ts';

const STARTS = ['A', 'B'].map((last, index) => ({ last, first: '', bib: last, odr: index + 1 }));
const HIGH_JUMP = { g0: 900_001, g1: '0', dets: { heights: [1900, 1950] } };

describe('Field-event live states: starting soon, first athlete, next try, new bar, end of event.', () => {
  test('are these five and no other', () => {
    expect(FIELD_STATES).toEqual(['soon', 'first', 'next', 'bar', 'end']);
  });

  test.each([
    ['starting soon', '1.90 1.80', '', { state: 'soon' }],
    ['first athlete', '1.90 1.95', '', { state: 'first', bar: 1900, athlete: 'A', attempt: 1 }],
    ['next try', '1.90 1.95', 'A:x B:x', { state: 'next', bar: 1900, athlete: 'A', attempt: 2 }],
    ['next try, the third', '1.90 1.95', 'A:xx B:o', { state: 'next', bar: 1900, athlete: 'A', attempt: 3 }],
    ['new bar, to be put up', '1.90 1.95', 'A:xxx B:o', { state: 'bar', bar: 1950, athlete: 'B', attempt: 1 }],
    ['new bar, put up', '1.90 1.95', 'A:o B:o 1.95', { state: 'bar', bar: 1950, athlete: 'A', attempt: 1 }],
    ['new bar, beyond the announced ones', '1.90', 'A:o B:o', { state: 'bar', athlete: 'A', attempt: 1 }],
    ['end of event', '1.90 1.95', 'A:xxx B:o B:r', { state: 'end', bar: 1900 }],
  ])('high jump: %s', (_, bars, text, state) => {
    expect(readVerticalLive(play('AB', bars, text).state)).toEqual(state);
  });

  test.each([
    ['first athlete', [], { state: 'first', athlete: 'A', attempt: 1 }],
    ['next try', ['x', 'x'], { state: 'next', athlete: 'A', attempt: 2 }],
    ['end of event', ['r', 'r'], { state: 'end' }],
  ] as const)('long jump: %s', (_, trials, state) => {
    const log = trials.map((r, index) => ({ id: `${index}`, type: 'attempt', athlete: 'AB'[index] ?? '', r }) as const);
    expect(readHorizontalLive(foldHorizontal(findHorizontalRules(), ['A', 'B'], log).state)).toEqual(state);
  });

  test.each([
    [20, 'soon'],
    [30, 'soon'],
    [5, 'first'],
    [10, 'end'],
    [40, 'end'],
  ])('a list of status %i without a trial: %s', (status, state) => {
    expect(findFieldState({ ...HIGH_JUMP, status }, STARTS, []).state).toBe(state);
  });

  test('a qualification of the high jump: one who has cleared the standard jumps no more', () => {
    const trial = {
      ...HIGH_JUMP,
      status: 5,
      round: 'q',
      dets: { heights: [1900, 1950], qualifying: { standard: 1900 } },
    };
    const rows = STARTS.map((start) => ({
      ...start,
      prf: { st: 6 },
      attempts: [{ h: 1900, r: start.bib === 'A' ? 'o' : 'x' }],
    }));
    expect(findFieldState(trial, STARTS, rows)).toMatchObject({ state: 'next', athlete: { last: 'B' }, attempt: 2 });
  });
});

describe('field-event terms (bar height, new bar, correction, try, best mark)', () => {
  test('bar height and new bar, in millimetres', () => {
    expect(playValid('AB', '1.90 1.95', '').bar).toBe(1900);
    expect(playValid('AB', '1.90 1.95', 'A:o B:o 1.94')).toMatchObject({
      bar: 1940,
      lastRaise: 40,
      series: [1900, 1940, 1950],
    });
  });

  test('correction: the cell changes, the log keeps both', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:o');
    const fact = { id: 'c', type: 'attempt', athlete: 'A', r: 'x' } as const;
    const { state } = stepOnce(contest, { type: 'correction', replaces: 'f1', with: [fact] });
    expect([formatLine(contest, 'A'), formatLine(state, 'A')]).toEqual(['1.90 o', '1.90 x']);
  });

  test('try: its number, from 1 to 3 at a bar', () => {
    const tries = ['', 'A:x', 'A:xx'].map((text) => readVerticalLive(playValid('A', '1.90', text)).attempt);
    expect(tries).toEqual([1, 2, 3]);
  });

  test('best mark, in millimetres', () => {
    expect(listVerticalStandings(playValid('AB', '1.90 1.95', 'A:o B:x'))).toMatchObject([
      { best: 1900 },
      { athlete: 'B' },
    ]);
  });
});
