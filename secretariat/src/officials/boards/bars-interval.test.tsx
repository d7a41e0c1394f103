import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { BoardAddress } from 'shared-domain/board';
import type { Seen } from '../sync/seen.ts';
import { aTrial, openBoard, START } from '../testing/open-test-board.tsx';
import { readText } from '../testing/render-task.tsx';
import { showBoard } from '../testing/show-board.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: START + 60_000 });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const HIGH = { g0: 900_001, uid: '900001-0-56-f1', status: 5, dets: { heights: [1500, 1550] } };
const jump = (bib: number, h: number, r: string) => ({ kind: 'attempt', row: `bib:${bib}`, h, r });
const JUMPERS = [1, 2, 3, 4];

function openBars(fields: object = {}) {
  const board = openBoard(aTrial({ ...HIGH, ...fields }), 'barre');
  const read = (selector: string) => readText(board.find(selector)?.textContent ?? '');
  return { ...board, read };
}

describe('The board beside the uprights while nobody is up', () => {
  test('has between two bars the next one, how many are left and who begins', () => {
    const { say, read, find } = openBars();
    for (const bib of JUMPERS) say('judge', jump(bib, 1500, bib === 2 ? '-' : 'o'));
    expect([read('.height'), read('.board-top small')]).toEqual(['1.55', 'barre suivante']);
    expect(read('.board-next')).toBe('Ensuite1 RIVOALLAN2 LESCOUËT4 en lice');
    say('judge', { kind: 'bar', h: 1550 });
    expect(find('.board-squares')).not.toBeNull();
    for (const bib of JUMPERS) say('judge', jump(bib, 1550, 'o'));
    // The judge chooses the bar after the last announced one.
    expect([read('.height'), read('.board-top small')]).toEqual(['1.55', 'barre']);
  });

  test('has at a tie for first place who are level, and what they have cleared', () => {
    const { say, read } = openBars();
    for (const bib of JUMPERS) say('judge', jump(bib, 1500, bib < 3 ? 'o' : 'x'));
    for (const r of ['x', 'x']) for (const bib of [3, 4]) say('judge', jump(bib, 1500, r));
    say('judge', { kind: 'bar', h: 1550 });
    for (const r of ['x', 'x', 'x']) for (const bib of [1, 2]) say('judge', jump(bib, 1550, r));
    expect([read('.height'), read('.board-top small')]).toEqual(['1.50', 'égalité en tête']);
    expect(read('.board-next')).toBe('1 RIVOALLAN2 LESCOUËT');
  });

  test('has before the heights are known, and without a start list, the event and its hour', () => {
    const start = 'départ 14:52';
    const before = openBars({ dets: {}, status: 30 });
    expect([before.read('h1'), before.read('.board-empty')]).toEqual(['Hauteur Femmes SE finale', start]);
    cleanup();
    expect(openBars({ rows: [], status: 30 }).read('.board-empty')).toBe(start);
    cleanup();
    const pit = openBoard(aTrial({ g0: 900_003, uid: '900003-0-56-f1', status: 30, rows: [] }), 'concours');
    expect(readText(pit.find('.board-empty')?.textContent ?? '')).toBe(start);
  });

  test('has the same in whole pixels', () => {
    const trial = aTrial(HIGH);
    const facts = JUMPERS.map((bib, at) => {
      const when = new Date(START + at).toISOString();
      const fact = { id: `p${at}`, at: when, trialOID: trial.oid, ...jump(bib, 1500, 'o') };
      return { n: at + 1, device: 'j', by: 'judge', arrived: when, fact };
    });
    const address: BoardAddress = { layout: 'barre', trial: undefined, language: 'fr', width: 640, height: 192 };
    const read = (shown: object, said: readonly object[]) => {
      cleanup();
      const challenge = { kind: 'O', tz: 'Europe/Paris' };
      const known = { chOID: 'c', challenge, cursor: 0, trials: [shown], facts: said, read: 0 } as unknown as Seen;
      const picture = showBoard({ ...address, isPixelFont: true }, known).querySelector('svg.pixels');
      return readText(picture?.getAttribute('aria-label') ?? '');
    };
    expect(read(trial, facts)).toBe('BARRE SUIVANTE, Hauteur F, 1.55, 4 en lice');
    expect(read({ ...trial, dets: {}, status: 30 }, [])).toBe('Hauteur F départ 14:52');
  });
});
