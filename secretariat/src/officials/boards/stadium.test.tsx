import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { type BoardAddress, listNews, listStadium } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { Seen } from '../sync/seen.ts';
import { readText } from '../testing/render-task.tsx';
import { showBoard } from '../testing/show-board.tsx';
import { findMessageSize } from './message-size.ts';
import { chooseStadiumWords, findStadiumScale } from './PixelStadium.tsx';

const NOW = Date.parse('2026-06-13T13:00:00.000Z');

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const row = (bib: number, last: string) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last,
  first: 'Ana',
  lane: bib,
  odr: bib,
});

const aTrial = (oid: string, fields: object): DeviceTrial =>
  ({
    oid,
    uid: `${oid}-f1`,
    round: 'f',
    category: 56,
    status: 5,
    date: '2026-06-13T12:30:00Z',
    updated: '2026-06-13T12:00:00Z',
    dets: {},
    refused: [],
    results: 0,
    g0: 100,
    g1: '0',
    rows: [row(1, 'Valmorel'), row(2, 'Kerbrat')],
    ...fields,
  }) as unknown as DeviceTrial;

const LONG = aTrial('long', { g0: 900_003, uid: '900003-0-56-f1' });
const HIGH = aTrial('high', { g0: 900_001, uid: '900001-0-56-f1', dets: { heights: [1500, 1550] } });
const RACE = aTrial('race', { status: 5, uid: '000100-0-56-f1' });
const NEXT = aTrial('next', { status: 25, uid: '000200-0-56-f1', g0: 200, date: '2026-06-13T13:20:00Z' });
const LATER = aTrial('later', { status: 20, uid: '000800-0-56-f1', g0: 800, date: '2026-06-13T14:20:00Z' });

let n = 0;
const fact = (trialOID: string, content: object, at = NOW - 60_000) => {
  n += 1;
  const when = new Date(at).toISOString();
  return { n, device: 'd', by: 'judge', arrived: when, fact: { id: `f${n}`, at: when, trialOID, ...content } };
};

const know = (trials: readonly DeviceTrial[], facts: readonly object[] = []): Seen =>
  ({
    chOID: 'c',
    challenge: { kind: 'O', tz: 'Europe/Paris', name: 'Régionaux du Val' },
    cursor: facts.length,
    trials,
    facts,
    read: 0,
  }) as unknown as Seen;

function show(address: Partial<BoardAddress>, known: Seen, order?: object) {
  cleanup();
  jest.useFakeTimers({ now: NOW });
  const container = showBoard({ layout: 'multi', trial: undefined, language: 'fr', ...address }, known, order);
  return container;
}

const readCells = (container: HTMLElement) =>
  [...container.querySelectorAll('.stadium li')].map((cell) =>
    [...cell.children].map((one) => readText(one.textContent)),
  );

describe('The stadium on a board of LED', () => {
  test('is in whole pixels, a line for each event, its figure in yellow', () => {
    const container = show(
      { width: 640, height: 192, isPixelFont: true },
      know([LONG, NEXT], [fact('long', { kind: 'attempt', bib: '1', r: 'o', v: 6710 })]),
    );
    const picture = container.querySelector('svg.pixels');
    expect(picture?.getAttribute('aria-label')).toMatch(
      /^Longueur F finale en tête VALMOREL 6\.71, 200 m F finale .* 15:20$/,
    );
    expect(picture?.querySelectorAll('path[fill="#ffe000"]')).toHaveLength(2);
    expect(container.querySelector('.stadium')).toBeNull();
  });

  test('has on the smallest board the event and its figure, and words where there is room for them', () => {
    const line = { event: '100 m F', round: 'finale', words: 'mène VALMOREL', figure: '11.57' };
    expect(findStadiumScale([line], 32, 160)).toBe(2);
    expect(chooseStadiumWords(line, 76)).toEqual({ title: '100 m F', words: '' });
    expect(chooseStadiumWords(line, 400)).toEqual({ title: '100 m F finale', words: 'mène VALMOREL' });
    expect(chooseStadiumWords({ ...line, event: 'Longueur Femmes' }, 76).title).toBe('Longueu');
  });
});

describe('The stadium at a glance', () => {
  const facts = [
    fact('long', { kind: 'attempt', row: 'bib:1', r: 'o', v: 6710, w: 0.3 }),
    fact('high', { kind: 'attempt', row: 'bib:1', h: 1500, r: 'x' }),
  ];

  test('has what is underway, the newest word first, then what comes by its hour, with its call', () => {
    const known = know([LATER, LONG, NEXT, HIGH], facts);
    expect(listStadium(known, NOW, 6).map(({ oid }) => oid)).toEqual(['high', 'long', 'next', 'later']);
    expect(readCells(show({ rows: 6 }, known))).toEqual([
      ['Hauteur Femmes SE finale', '1.50', '2 KERBRAT, 1er essai'],
      ['Longueur Femmes SE finale', '6.71', 'en tête VALMOREL'],
      ['200 m Femmes SE finale', '15:20', 'appel jusqu’à 15:05'],
      ['800 m Femmes SE finale', '16:20', 'appel jusqu’à 16:05'],
    ]);
    expect(readCells(show({}, know([LONG, HIGH, NEXT, LATER, RACE])))).toHaveLength(4);
  });

  test('a vertical jump has who leads between two bars and at a tie, and its bar before anybody has a mark', () => {
    const jump = (bib: number, letters: string, h = 1500) =>
      [...letters].map((r) => fact('high', { kind: 'attempt', row: `bib:${bib}`, h, r }));
    const readHigh = (facts: readonly object[], fields: object = {}) =>
      readCells(show({}, know([{ ...HIGH, ...fields } as DeviceTrial], facts)))[0]?.slice(1);
    expect(readHigh([...jump(1, 'o'), ...jump(2, 'xo')])).toEqual(['1.50', 'en tête VALMOREL']);
    expect(readHigh([...jump(1, 'o'), ...jump(2, 'o')])).toEqual(['1.50', 'en tête VALMOREL, KERBRAT']);
    expect(readHigh([...jump(1, '-'), ...jump(2, '-')])).toEqual(['1.55', '']);
    const level = [...jump(1, 'o'), ...jump(2, 'o'), fact('high', { kind: 'bar', h: 1550 })];
    const tie = ['x', 'x', 'x'].flatMap((r) => [...jump(1, r, 1550), ...jump(2, r, 1550)]);
    expect(readHigh([...level, ...tie])).toEqual(['1.50', 'en tête VALMOREL, KERBRAT']);
    const over = [...jump(1, 'o'), ...jump(2, 'xxx'), fact('high', { kind: 'bar', h: 1550 }), ...jump(1, 'xxx', 1550)];
    expect(readHigh(over)).toEqual(['1.50', 'en tête VALMOREL']);
    // Before its heights are known it is still to come.
    expect(readHigh([], { dets: {}, status: 30 })).toEqual(['14:30', 'appel clos']);
  });

  test('a race that runs says so, also where nobody said its start', () => {
    expect(readCells(show({}, know([RACE])))).toEqual([['100 m Femmes SE finale', '', 'en course']]);
  });

  test('a race has its time, then who is first; a pause says until when', () => {
    const start = fact('race', { kind: 'start' }, NOW - 7300);
    expect(readCells(show({}, know([RACE], [start])))).toEqual([['100 m Femmes SE finale', '0:07.3', 'en course']]);
    const first = fact('race', { kind: 'raw', st: 1, place: 1, row: 'bib:2', v: 11_580 });
    expect(readCells(show({}, know([RACE], [start, first])))).toEqual([
      ['100 m Femmes SE finale', '11.58', '2 KERBRAT'],
    ]);
    const pause = fact('long', { kind: 'clock', act: 'pause', until: '2026-06-13T13:15:00Z' });
    const paused = { ...LONG, live: { pause: { until: '2026-06-13T13:15:00Z' } } } as unknown as DeviceTrial;
    expect(readCells(show({}, know([paused], [pause])))[0]?.[2]).toBe('Pause jusqu’à 15:15');
  });
});

describe('A wall that shows by turns', () => {
  test('takes results as news when they came, and who leads a field event since that mark', () => {
    const result = aTrial('done', { status: 15, results: 2, updated: '2026-06-13T12:58:00Z', round: 's' });
    const facts = [
      fact('long', { kind: 'attempt', row: 'bib:1', r: 'o', v: 6710, w: 0.3 }, NOW - 120_000),
      fact('long', { kind: 'attempt', row: 'bib:2', r: 'o', v: 6600, w: 0.3 }, NOW - 60_000),
    ];
    expect(listNews(know([result, LONG, NEXT], facts))).toEqual([
      { trial: 'done', at: Date.parse('2026-06-13T12:58:00Z'), rank: 'heat', rows: 2 },
      { trial: 'long', at: NOW - 120_000, rank: 'field', rows: 2 },
    ]);
  });

  test('takes an order that only officials have said as a result too', () => {
    const said = { ...RACE, status: 15, updated: '2026-06-13T12:58:00Z' } as DeviceTrial;
    const first = fact('race', { kind: 'raw', st: 1, place: 1, row: 'bib:2', v: 11_580 });
    expect(listNews(know([said]))).toEqual([]);
    expect(listNews(know([said], [first]))).toMatchObject([{ trial: 'race', rank: 'final', rows: 1 }]);
  });

  test('shows a new leader at once, and otherwise the stadium', () => {
    const jump = (at: number) => [fact('long', { kind: 'attempt', row: 'bib:1', r: 'o', v: 6710, w: 0.3 }, at)];
    const fresh = show({ layout: 'mix' }, know([LONG], jump(NOW - 1000)));
    expect(readText(fresh.querySelector('.list-rows')?.textContent ?? '')).toContain('VALMOREL');
    const turns = [0, 8000].map((later) => {
      const container = show({ layout: 'mix' }, know([LONG, NEXT], jump(NOW - 600_000 + later)));
      return container.querySelector('.list-rows, .stadium')?.className;
    });
    expect(turns[0]).toBe(turns[1]);
  });
});

describe('A message', () => {
  test('is as large as its longest word and its lines let it be', () => {
    const room = { width: 1700, height: 900 };
    expect(findMessageSize('Pause', room)).toBeCloseTo(0.42);
    const long = findMessageSize(
      'Orage : évacuez le stade vers le gymnase et attendez les consignes des bénévoles',
      room,
    );
    expect(long).toBeLessThan(0.25);
    expect(findMessageSize('Anticonstitutionnellement', room) * room.height * 0.6 * 25).toBeLessThanOrEqual(room.width);
  });

  test('is drawn by its address; without words the board says what comes next', () => {
    expect(show({ layout: 'message', text: 'Orage' }, know([])).querySelector('.board-message')?.textContent).toBe(
      'Orage',
    );
    expect(
      readText(show({ layout: 'message' }, know([NEXT])).querySelector('.board-empty')?.textContent ?? ''),
    ).toContain('Prochaine épreuve');
  });
});

describe('Strips over a picture', () => {
  const read = (container: HTMLElement, selector: string) =>
    readText(container.querySelector(selector)?.textContent ?? '');

  test('have who is at it, with the bar or the mark that has just come', () => {
    const known = know([HIGH], [fact('high', { kind: 'attempt', row: 'bib:1', h: 1500, r: 'x' })]);
    const container = show({ layout: 'incrustation' }, known);
    expect(read(container, '.over-third')).toBe('2KERBRAT Ana1er essai1.50à franchir');
    expect(container.querySelector('.over-strip')).toBeNull();
    const jump = know([LONG], [fact('long', { kind: 'attempt', row: 'bib:1', r: 'o', v: 6710, w: 0.3 }, NOW - 1000)]);
    expect(read(show({ layout: 'incrustation' }, jump), '.over-third')).toBe('1VALMOREL Ana1er essai6.71');
  });

  test('have a race’s lanes before it, its time, and four of its order; the address may ask for another part', () => {
    const called = { ...RACE, status: 30 } as DeviceTrial;
    expect(read(show({ layout: 'incrustation' }, know([called])), '.over-strip li')).toContain('VALMOREL Ana');
    const start = fact('race', { kind: 'start' }, NOW - 7300);
    const running = show({ layout: 'incrustation', trial: 'race' }, know([RACE], [start]));
    expect([read(running, '.over-clock b'), running.querySelector('.over-strip')]).toEqual(['0:07.3', null]);
    const first = fact('race', { kind: 'raw', st: 1, place: 1, row: 'bib:2', v: 11_580 });
    const order = show({ layout: 'incrustation', trial: 'race', position: 'tl' }, know([RACE], [start, first]));
    expect(read(order, '.over-strip .lead')).toContain('1KERBRAT 11.58');
    expect(order.querySelector('.over-tl')).not.toBeNull();
    const long = know([LONG], [fact('long', { kind: 'attempt', row: 'bib:1', r: 'o', v: 6710, w: 0.3 })]);
    const standing = show({ layout: 'incrustation', part: 'classement' }, long);
    expect(read(standing, '.over-strip')).toContain('6.71');
    expect(show({ layout: 'incrustation' }, know([])).querySelector('.over')).toBeNull();
  });
});

describe('A screen that is told what to show', () => {
  test('is black, has words, or another picture, until it ends', () => {
    const told = (cue: object, address: Partial<BoardAddress> = {}) =>
      show({ layout: 'multi', ...address }, know([LONG, RACE]), { cue: { since: '2026-06-13T12:59:00.000Z', ...cue } });
    expect(told({ act: 'black' }).querySelector('.board')?.children).toHaveLength(1);
    expect(told({ act: 'message', text: 'Podium' }).querySelector('.board-message')?.textContent).toBe('Podium');
    expect(told({ act: 'show', layout: 'depart', trial: 'race' }).querySelector('.list-lanes')).not.toBeNull();
    const ended = told({ act: 'black', until: '2026-06-13T12:59:59.000Z' });
    expect(ended.querySelector('.stadium')).not.toBeNull();
    expect(told({ act: 'black' }, { isLocked: true }).querySelector('.stadium')).not.toBeNull();
  });
});
