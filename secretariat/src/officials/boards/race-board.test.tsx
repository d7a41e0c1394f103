import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { choosePage } from 'shared-domain/board';
import { aTrial, openBoard, START } from '../testing/open-test-board.tsx';
import { readText } from '../testing/render-task.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: START + 7300 });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const place = (bib: number, at: number) => ({ kind: 'raw', st: 1, place: at, row: `bib:${bib}` });
const photo = (bib: number, at: number, v: number) => ({ ...place(bib, at), v });
const report = (row?: string) => ({ kind: 'report', what: 'line', ...(row === undefined ? {} : { row }) });
const decide = (attempt: string, act: string) => ({ kind: 'ruling', attempt, upheld: act !== 'file', act });

describe('The board of a race', () => {
  test('that is to show a result before there is one says so, over who runs', () => {
    const board = openBoard(aTrial({}), 'resultat');
    board.say('judge', { kind: 'word', row: 'bib:4', st: 2 }, START - 5000);
    expect(board.readTop()).toBe('résultat à venir');
    expect(board.readRows()).toHaveLength(4);
    expect(board.find('.board-hatch')).toBeNull();
    expect(board.find('.list-foot span:last-child')?.textContent).toBe('saison · RP');
    board.say('judge', place(2, 1));
    expect(board.readTop()).toBe('n. off.');
    expect(board.readRows()).toEqual(['1 LESCOUËT', 'VALMOREL DNS']);
    expect(board.find('.list-foot span')?.textContent).toBe('');
  });

  test('has who is in which lane before, the time that runs, and then the order as it is said', () => {
    const board = openBoard(aTrial({}), 'concours');
    expect(board.readRows()).toEqual([
      '3 RIVOALLAN 11.90 11.50',
      '4 LESCOUËT 11.90 11.60',
      '5 SANTERRE 11.90 11.70',
      '6 VALMOREL 11.90 11.80',
    ]);
    expect(board.readTop()).toBe('départ 14:52');
    board.say('judge', { kind: 'word', row: 'bib:4', st: 2 }, START - 5000);
    expect(board.readRows()[3]).toBe('6 VALMOREL DNS');
    board.say('starter', { kind: 'start' }, START);
    expect(board.readTop()).toBe('0:07.3');
    expect(board.readRows()[0]).toBe('3 RIVOALLAN 11.90 11.50');
    board.say('judge', place(2, 1));
    board.say('judge', place(1, 2));
    expect(board.readRows()).toEqual(['1 LESCOUËT', '2 RIVOALLAN', 'VALMOREL DNS']);
    expect(board.readTop()).toBe('0:07.3');
    board.say('chrono', { kind: 'time', place: 1, v: 11_620, hand: true });
    expect(board.readRows()[0]).toBe('1 LESCOUËT 11.7h');
    // The photo finish stands before what was seen from the line.
    for (const [bib, at, v] of [
      [1, 1, 11_580],
      [2, 2, 11_590],
      [3, 3, 11_790],
    ] as const)
      board.say('chrono', photo(bib, at, v));
    board.say('chrono', { kind: 'wind', w: 1.2 });
    board.say('chrono', { kind: 'status', status: 15 });
    expect(board.readRows()).toEqual([
      '1 RIVOALLAN 11.58',
      '2 LESCOUËT +0.01 11.59',
      '3 SANTERRE +0.21 11.79',
      'VALMOREL DNS',
    ]);
    expect(board.readTop()).toBe('vent +1.2 n. off.');
    expect(readText(board.find('.list-foot span')?.textContent ?? '')).toBe(
      'Trait : écart quand la première finit (6 derniers mètres)',
    );
  });

  test('says nobody at a place of which judges of the order do not agree', () => {
    const board = openBoard(aTrial({}), 'resultat');
    board.say('starter', { kind: 'start' }, START);
    board.say('judge', place(2, 1));
    board.say('chrono', place(3, 1));
    board.say('judge', place(1, 2));
    expect(board.readRows()).toEqual(['2 RIVOALLAN']);
  });

  test('recalled, has its lanes again, and no time', () => {
    const board = openBoard(aTrial({}), 'depart');
    board.say('starter', { kind: 'start' }, START);
    expect(board.readTop()).toBe('0:07.3');
    board.say('starter', { kind: 'recall', card: 'green', who: [] }, START + 2000);
    expect(board.readTop()).toBe('départ 14:52');
    expect(board.readRows()).toHaveLength(4);
  });

  test('shows a long list by parts, of an order the first three always', () => {
    const all = Array.from({ length: 14 }, (_, at) => at + 1);
    expect(choosePage(all, 8, false, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(choosePage(all, 8, false, 8000)).toEqual([9, 10, 11, 12, 13, 14]);
    expect(choosePage(all, 8, true, 16_000)).toEqual([1, 2, 3, 14]);
    expect(choosePage(all.slice(0, 8), 8, true, 8000)).toHaveLength(8);
    // Where few lines fit, all come in turn; how long each part stays may be said.
    expect(choosePage(all, 4, true, 8000)).toEqual([5, 6, 7, 8]);
    expect(choosePage(all, 4, true, 8000, 4000)).toEqual([9, 10, 11, 12]);
  });
});

test('a wind that the secretariat typed, or that a file brought, is on the wall, with the bests that it allows', () => {
  const board = openBoard(aTrial({ status: 15, dets: { wind: 1.2 } }), 'resultat');
  board.say('judge', place(1, 1));
  board.say('chrono', photo(1, 1, 11_390));
  expect(board.readTop()).toBe('vent +1.2 n. off.');
});

describe('While a report on an athlete is open', () => {
  test('70. a race keeps her row through five new results, and has the newest after the decision', () => {
    const board = openBoard(aTrial({}), 'resultat');
    board.say('starter', { kind: 'start' }, START);
    board.say('judge', place(1, 1));
    board.say('judge', place(2, 2));
    const id = board.say('judge', report('bib:1'));
    expect(board.readReferee()).toBe('Résultat en attente du juge-arbitre');
    board.say('chrono', photo(2, 1, 11_570));
    board.say('chrono', photo(1, 2, 11_580));
    board.say('chrono', photo(3, 3, 11_590));
    board.say('chrono', photo(4, 4, 11_600));
    board.say('chrono', { kind: 'wind', w: 0.4 });
    expect(board.readRows()).toEqual([
      '1 LESCOUËT 11.57',
      '1 RIVOALLAN en attente',
      '3 SANTERRE +0.02 11.59',
      '4 VALMOREL +0.03 11.60',
    ]);
    board.say('judge', decide(id, 'file'));
    expect(board.readReferee()).toBeUndefined();
    expect(board.readRows().slice(0, 2)).toEqual(['1 LESCOUËT 11.57', '2 RIVOALLAN +0.01 11.58']);
  });

  test.each(['resultat', 'concours', 'classement', 'mix'] as const)(
    '72. %s: whoever is hidden meanwhile has no name in the row that is kept, and keeps her place and mark',
    (layout) => {
      const isStanding = layout === 'classement';
      const jumps = { g0: 900_003, uid: '900003-0-56-f1', status: 5 };
      const board = openBoard(
        aTrial({ updated: '2026-06-13T12:00:00Z', results: 0, ...(isStanding ? jumps : { status: 15 }) }),
        layout,
      );
      if (isStanding) board.say('judge', { kind: 'attempt', row: 'bib:1', r: 'o', v: 6000 });
      else board.say('chrono', photo(1, 1, 11_580));
      const mark = isStanding ? '6.00' : '11.58';
      expect(board.readAll()).toContain('RIVOALLAN');
      board.say('judge', report('bib:1'));
      expect(board.readAll()).toContain('RIVOALLAN');
      board.hide('1');
      expect(board.readAll()).not.toContain('RIVOALLAN');
      expect(board.readAll()).toContain('ATHLETE');
      expect(board.readAll()).toContain(mark);
    },
  );

  test('the decision is shown once the speaker has said it, not when it is written', () => {
    const board = openBoard(aTrial({}), 'resultat');
    board.say('starter', { kind: 'start' }, START);
    board.say('judge', place(1, 1));
    board.say('judge', place(2, 2));
    const id = board.say('judge', report('bib:1'));
    board.withhold(id);
    board.say('judge', decide(id, 'DQ'));
    expect(board.readReferee()).toBe('Résultat en attente du juge-arbitre');
    expect(board.readRows()[0]).toBe('1 RIVOALLAN en attente');
    board.withhold();
    expect(board.readReferee()).toBeUndefined();
    expect(board.readRows()).toEqual(['2 LESCOUËT', 'RIVOALLAN DQ']);
  });

  test('who came in after it has a name and no place; a report that names nobody keeps the whole picture', () => {
    const board = openBoard(aTrial({}), 'resultat');
    board.say('starter', { kind: 'start' }, START);
    board.say('judge', report('bib:3'));
    board.say('judge', place(3, 1));
    board.say('judge', place(1, 2));
    expect(board.readRows()).toEqual(['2 RIVOALLAN', 'SANTERRE en attente']);
    board.say('judge', report());
    board.say('judge', place(2, 3));
    expect(board.readRows()).toEqual(['2 RIVOALLAN en attente', 'SANTERRE en attente', 'LESCOUËT en attente']);
  });

  test('a screen that is opened then has the row as it was before the report, whatever came later', () => {
    const trial = aTrial({});
    const first = openBoard(trial, 'resultat');
    const facts: [string, object][] = [
      ['starter', { kind: 'start' }],
      ['chrono', photo(1, 1, 11_580)],
      ['judge', report('bib:1')],
      ['chrono', { kind: 'correction', replaces: 'f2', with: [{ id: 'new', ...photo(1, 1, 11_400) }] }],
    ];
    for (const [by, fact] of facts) first.say(by, fact);
    cleanup();
    // Another trial of the same facts: nothing of it was shown.
    const late = openBoard(aTrial({}), 'resultat');
    for (const [by, fact] of facts) late.say(by, fact);
    expect([first.readRows(), late.readRows()]).toEqual([[], ['1 RIVOALLAN en attente 11.58']]);
  });

  test('a standing keeps her place and mark, and the board beside the pit says nothing of what she did since', () => {
    const jumps = aTrial({ g0: 900_003, uid: '900003-0-56-f1', status: 5 });
    const jump = (bib: number, v: number) => ({ kind: 'attempt', row: `bib:${bib}`, r: 'o', v });
    const standing = openBoard(jumps, 'classement');
    for (const [bib, v] of [
      [1, 6000],
      [2, 5900],
      [3, 5800],
      [4, 5700],
    ] as const)
      standing.say('judge', jump(bib, v));
    const id = standing.say('judge', report('bib:2'));
    standing.say('judge', jump(1, 6010));
    standing.say('judge', jump(2, 6500));
    expect(standing.readRows().slice(0, 3)).toEqual([
      '2 LESCOUËT en attente 5.90',
      '2 RIVOALLAN 6.01',
      '3 SANTERRE 5.80',
    ]);
    standing.say('judge', decide(id, 'file'));
    expect(standing.readRows()[0]).toBe('1 LESCOUËT 6.50');

    cleanup();
    const pit = openBoard(aTrial({ g0: 900_003, uid: '900003-0-56-f1', status: 5 }), 'concours');
    const now = Date.now();
    pit.say('judge', jump(1, 6000), now - 5000);
    pit.say('judge', report('bib:2'), now - 4000);
    pit.say('judge', jump(2, 6500), now);
    expect(pit.find('.board-mark output')).toBeNull();
    expect(pit.find('.board-bib')?.textContent).toBe('3');
  });
});
