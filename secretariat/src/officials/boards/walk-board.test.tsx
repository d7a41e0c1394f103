import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { answerBoard, type BoardAddress } from 'shared-domain/board';
import type { Seen } from '../sync/seen.ts';
import { aTrial } from '../testing/open-test-board.tsx';
import { readText } from '../testing/render-task.tsx';
import { showBoard } from '../testing/show-board.tsx';

const NOW = Date.parse('2026-06-13T13:00:00.000Z');
const WALKERS = 20;
const PAGE_MS = 8000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const rows = Array.from({ length: WALKERS }, (_, at) => ({
  row: `bib:${at + 1}`,
  bib: String(at + 1),
  last: `MARCHEUR${at + 1}`,
  first: 'Ana',
  odr: at + 1,
}));
const WALK = aTrial({
  oid: 'walk',
  uid: '010000-W-56-f1',
  g0: 10_000,
  g1: 'W',
  status: 5,
  rows,
  dets: { penaltyZone: 60_000 },
});

let n = 0;
const fact = (content: object, at = '2026-06-13T12:31:00.000Z') => {
  n += 1;
  return { n, device: `d${n}`, by: 'judge', arrived: at, fact: { id: `w${n}`, at, trialOID: 'walk', ...content } };
};
const red = (bib: number, judge: number, symbol: string, at?: string) =>
  fact({ kind: 'walk', what: 'red', row: `bib:${bib}`, judge: String(judge), symbol }, at);

const know = (facts: readonly object[]) =>
  ({
    chOID: 'c',
    challenge: { oid: 'c', kind: 'O', tz: 'Europe/Paris', name: 'Val' },
    cursor: facts.length,
    read: 0,
    trials: [WALK],
    facts,
  }) as unknown as Seen;

const CARDS = [
  ...rows.map((_, at) => red(at + 1, 1, '~')),
  red(7, 2, '>', '2026-06-13T12:40:00.000Z'),
  red(7, 3, '~', '2026-06-13T12:45:00.000Z'),
  red(7, 4, '>', '2026-06-13T12:50:00.000Z'),
];

const show = (facts: readonly object[], address: Partial<BoardAddress> = {}) =>
  showBoard({ layout: 'marche', trial: 'walk', language: 'fr', ...address }, know(facts));
const readRows = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(`.walk > li ${selector}`)].map((one) => readText(one.textContent));

describe('The posting board of a race walk', () => {
  test.each([
    ['a screen', {}, 8],
    ['a strip of 640 × 192', { width: 640, height: 192 }, 4],
    ['a strip of 384 × 96', { width: 384, height: 96 }, 2],
    ['a wall of two', { width: 3840, height: 1080 }, 16],
  ])('%s has every walker with a card in its turn, none is left out', (_, size, count) => {
    const bibs = new Set<string>();
    for (let page = 0; page < Math.ceil(WALKERS / count); page += 1) {
      cleanup();
      jest.setSystemTime(NOW + page * PAGE_MS);
      const shown = readRows(show(CARDS, size), '.bib');
      expect(shown.length).toBeLessThanOrEqual(count);
      for (const bib of shown) bibs.add(bib);
    }
    expect(bibs.size).toBe(WALKERS);
  });

  test('has each card with its hour, those of a walker who has more than three too; a short strip has the last one’s', () => {
    const container = show(CARDS);
    const [first] = container.querySelectorAll('.walk > li');
    expect(first?.querySelector('.bib')?.textContent).toBe('7');
    expect(first?.querySelectorAll('.sgi')).toHaveLength(4);
    expect([...(first?.querySelectorAll('time') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '14:31',
      '14:40',
      '14:45',
      '14:50',
    ]);
    cleanup();
    const [strip] = show(CARDS, { width: 384, height: 96 }).querySelectorAll('.walk > li');
    expect(strip?.querySelectorAll('.sgi')).toHaveLength(4);
    expect([...(strip?.querySelectorAll('time') ?? [])].map(({ textContent }) => textContent)).toEqual(['14:50']);
  });

  test('says who is out, and for whom the zone was posted, with its time', () => {
    const posted = [
      ...CARDS,
      fact({ kind: 'word', row: 'bib:7', st: 4, rules: ['TR54.7.1'] }),
      fact({ kind: 'report', what: 'penalty', row: 'bib:1', text: 'Zone' }),
    ];
    const container = show(posted);
    expect(readRows(container, '.mark').slice(0, 2)).toEqual(['DQ', 'PZ 1:00']);
    // What is posted waits for nobody; what is proposed does.
    expect(container.querySelector('.board-referee')).toBeNull();
    cleanup();
    const proposed = fact({ kind: 'report', what: 'penalty', row: 'bib:1', text: 'Zone', rules: ['TR54.7.3'] });
    expect(show([...CARDS, proposed]).querySelector('.board-referee')).not.toBeNull();
  });

  test('is in whole pixels where its address asks for them', () => {
    const container = show(CARDS, { width: 640, height: 192, isPixelFont: true });
    const label = container.querySelector('svg.pixels')?.getAttribute('aria-label') ?? '';
    expect(label).toContain('7 MARCHEUR7 ~ > ~ >');
    expect(label).toContain('1 MARCHEUR1 ~ 14:31');
    expect(container.querySelector('.walk')).toBeNull();
    cleanup();
    const none = show([], { width: 640, height: 192, isPixelFont: true });
    expect(none.querySelector('svg.pixels')?.getAttribute('aria-label')).toBe('Aucun carton rouge');
  });

  test('is answered whole, or in the parts of so many rows that a program asks for', () => {
    const address: BoardAddress = { layout: 'marche', trial: 'walk', language: 'fr' };
    const { walk } = answerBoard(address, know(CARDS), NOW);
    expect([walk?.count, walk?.rows.length, walk?.part]).toEqual([WALKERS, WALKERS, undefined]);
    expect(walk?.rows[0]).toMatchObject({
      bib: '7',
      cards: ['~', '>', '~', '>'],
      shownAt: [31, 40, 45, 50].map((minute) => `2026-06-13T12:${minute}:00.000Z`),
    });
    const part = answerBoard({ ...address, rows: 8 }, know(CARDS), NOW + PAGE_MS).walk;
    expect([part?.count, part?.rows.length, part?.part?.of]).toEqual([WALKERS, expect.any(Number), 3]);
  });
});
