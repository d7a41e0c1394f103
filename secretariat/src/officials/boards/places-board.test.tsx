import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { aTrial, openBoard, START } from '../testing/open-test-board.tsx';
import { readText } from '../testing/render-task.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: START + 7300 });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const runner = (at: number, flg?: string) => ({
  row: `bib:${at}`,
  bib: String(at),
  last: `N${at}`,
  first: 'Ana',
  lane: at,
  odr: at,
  flg,
});
const time = (v: number) => ({ now: { prf: { v, u: 'ms', st: 1 } } });
const LONG = { g0: 900_003, uid: '900003-0-56-f1', status: 5 };
const jump = (bib: number, v?: number, w = 0.4) => ({
  kind: 'attempt',
  row: `bib:${bib}`,
  ...(v === undefined ? { r: 'x' } : { r: 'o', v, w }),
});

describe('The places of a board are those that the public list has (Q13)', () => {
  test('the photo finish parts equal times, who is out of competition comes last, gaps are those of the times as shown', () => {
    const desk = { 'bib:1': time(9802), 'bib:2': time(9802), 'bib:3': time(9791), 'bib:4': time(9700) };
    const listed = { 'bib:1': { rank: 3 }, 'bib:2': { rank: 2 }, 'bib:3': { rank: 1 } };
    const rows = [runner(1), runner(2), runner(3), runner(4, 'HC')];
    const fold = { status: 15, since: 0, desk, listed };
    const board = openBoard(aTrial({ status: 15, rows, fold }), 'resultat');
    expect(board.readRows()).toEqual(['1 N3 9.80', '2 N2 +0.01 9.81', '3 N1 +0.01 9.81', '(1) N4 9.70']);
    expect([...document.querySelectorAll('.lead')].map((one) => one.textContent)).toEqual([
      expect.stringContaining('N3'),
    ]);
  });

  test('of the photo finish before the secretariat has taken it over too', () => {
    const board = openBoard(aTrial({ rows: [runner(1), runner(2), runner(3, 'HC')] }), 'resultat');
    board.say('starter', { kind: 'start' }, START);
    for (const [bib, place, v] of [
      [3, 1, 9700],
      [1, 2, 9791],
      [2, 3, 9802],
    ] as const)
      board.say('chrono', { kind: 'raw', st: 1, row: `bib:${bib}`, place, v });
    expect(board.readRows()).toEqual(['1 N1 9.80', '2 N2 +0.01 9.81', '(1) N3 9.70']);
  });

  test('a judge’s place stands in a race and in a field event', () => {
    const listed = { 'bib:1': { judgedRank: 2 }, 'bib:2': { judgedRank: 1 } };
    const desk = { 'bib:1': time(9790), 'bib:2': time(9850) };
    const race = { status: 15, rows: [runner(1), runner(2)], fold: { status: 15, since: 0, desk, listed } };
    expect(openBoard(aTrial(race), 'resultat').readRows()).toEqual(['1 N2 +0.06 9.85', '2 N1 9.79']);
    cleanup();
    const long = openBoard(
      aTrial({ ...LONG, rows: [runner(1), runner(2)], fold: { status: 5, since: 0, listed } }),
      'classement',
    );
    long.say('judge', jump(1, 6200));
    long.say('judge', jump(2, 6000));
    expect(long.readRows()).toEqual(['1 N2 +0.4 6.00', '2 N1 +0.4 6.20']);
  });
});

describe('A field event under way', () => {
  const rows = [runner(1), runner(2), runner(3)];

  test('has nobody as NM who has an attempt left; without one, as in the public list, NM', () => {
    const board = openBoard(aTrial({ ...LONG, rows, dets: { nbTries: 3 } }), 'classement');
    board.say('judge', jump(1, 6200));
    board.say('judge', jump(2));
    expect(board.readRows()).toEqual(['1 N1 +0.4 6.20', 'N2 –']);
    board.say('judge', jump(2));
    board.say('judge', jump(2));
    expect(board.readRows()).toEqual(['1 N1 +0.4 6.20', 'N2 NM']);
  });

  test('has before the first attempt of an athlete the number of it where the marks will be', () => {
    const board = openBoard(aTrial({ ...LONG, rows, dets: { nbTries: 3 } }), 'concours');
    expect(readText(board.find('.board-series')?.textContent ?? '')).toBe('1er essai');
  });

  test('says the record and the best of a legal jump behind a windy one with its mark, in the standing and in the stadium', () => {
    const records = [{ row: 'bib:1', kind: 'MR', relation: 'beats', state: 'pending', v: 8054 }];
    const start = { ...runner(1), pe: { pb: 8000 } };
    const trial = (fields: object) => aTrial({ ...LONG, rows: [start, runner(2)], ...fields });
    const say = (layout: 'classement' | 'multi' | 'incrustation', fields: object) => {
      cleanup();
      const board = openBoard(trial(fields), layout);
      board.say('judge', jump(1, 8124, 2.6), START - 60_000);
      board.say('judge', jump(2, 6000), START - 50_000);
      board.say('judge', jump(1, 8054, 1.1), START - 40_000);
      return board;
    };
    expect(say('classement', { records }).find('.list-rows .chip')?.textContent).toBe('MR 8.05');
    expect(say('classement', {}).find('.list-rows .chip')?.textContent).toBe('RP 8.05');
    expect(say('multi', { records }).find('.stadium .chip')?.textContent).toBe('MR 8.05');
  });
});
