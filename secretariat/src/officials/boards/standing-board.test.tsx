import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { aTrial, openBoard, START } from '../testing/open-test-board.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: START + 7300 });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('The board of a standing', () => {
  const jumper = (at: number) => ({
    row: `bib:${at}`,
    bib: String(at),
    last: `N${at}`,
    first: 'Ana',
    odr: at,
    pe: { pb: 6500, sb: 6300 },
  });
  const jump = (bib: number, v: number, w = 0.4) => ({ kind: 'attempt', row: `bib:${bib}`, r: 'o', v, w });

  test('has the wind of each best mark, what is better than ever, who jumped last, and who would go on', () => {
    const list = Array.from({ length: 9 }, (_, at) => jumper(at + 1));
    const board = openBoard(
      aTrial({
        g0: 900_003,
        uid: '900003-0-56-f1',
        status: 5,
        rows: list,
        dets: { series: { trials: 6, cuts: [{ after: 3, to: 8 }] } },
      }),
      'classement',
    );
    board.say('judge', jump(1, 6510, 2.3));
    board.say('judge', jump(2, 6505, 1.2));
    board.say('judge', jump(3, 6310, -0.2));
    for (let bib = 4; bib <= 9; bib += 1) board.say('judge', jump(bib, 6200 - 10 * bib));
    expect(board.readRows().slice(0, 3)).toEqual(['1 N1 +2.3 6.51', '2 N2 +1.2 6.50', '3 N3 −0.2 6.31']);
    expect(board.readTop()).toBe('après 1 essai n. off.');
    // The first one’s has too much wind for a best.
    expect(board.find('.chip')?.closest('li')?.textContent).toContain('N2');
    expect(board.find('.latest')?.textContent).toContain('N9');
    const rows = board.readRows();
    expect(rows).toHaveLength(9);
    expect(board.find('.cut')?.textContent).toBe('8 continuent');
    expect(board.find('.cut')?.previousElementSibling?.textContent).toContain('N8');
  });

  test('a mark with too much wind is no personal best beside the pit either', () => {
    const trial = () => aTrial({ g0: 900_003, uid: '900003-0-56-f1', status: 5, rows: [jumper(1), jumper(2)] });
    const pit = openBoard(trial(), 'concours');
    pit.say('judge', jump(1, 6510, 2.3), Date.now());
    expect([pit.find('.board-mark output')?.textContent, pit.find('.board-chip')]).toEqual(['6.51m', null]);
    cleanup();
    const legal = openBoard(trial(), 'concours');
    legal.say('judge', jump(1, 6510, 2), Date.now());
    expect(legal.find('.board-chip')?.textContent).toBe('RP');
  });

  test('of results that a file brought has their marks and places', () => {
    const prf = (v: number) => ({ now: { prf: { v, u: 'mm', st: 1 } } });
    const desk = { 'bib:1': prf(6310), 'bib:2': prf(6500) };
    const field = { g0: 900_003, uid: '900003-0-56-f1', status: 40, rows: [jumper(1), jumper(2)] };
    const board = openBoard(aTrial({ ...field, fold: { status: 40, since: 0, desk } }), 'classement');
    expect(board.readRows()).toEqual(['1 N2 6.50', '2 N1 6.31']);
  });

  test('of a high jump that a file brought has its heights; before its first attempt it has nobody', () => {
    const prf = (v: number) => ({ now: { prf: { v, u: 'mm', st: 1 } } });
    const jump = { g0: 900_001, uid: '900001-0-56-f1', rows: [jumper(1), jumper(2)] };
    const desk = { 'bib:1': prf(1740), 'bib:2': prf(1780) };
    const over = openBoard(aTrial({ ...jump, status: 40, fold: { status: 40, since: 0, desk } }), 'classement');
    expect(over.readRows()).toEqual(['1 N2 1.78', '2 N1 1.74']);
    cleanup();
    expect(openBoard(aTrial({ ...jump, status: 5 }), 'classement').readRows()).toEqual([]);
  });

  test('of a start list is a list of who starts, whatever the event', () => {
    const board = openBoard(
      aTrial({ g0: 900_003, uid: '900003-0-56-f1', status: 25, rows: [jumper(1), jumper(2)] }),
      'depart',
    );
    expect(board.readRows()).toEqual(['1 N1 6.30 6.50', '2 N2 6.30 6.50']);
    expect(board.readTop()).toBe('départ 14:52');
  });
});
