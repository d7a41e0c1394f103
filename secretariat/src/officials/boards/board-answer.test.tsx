import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { answerBoard, type BoardAddress } from 'shared-domain/board';
import type { BoardAnswer } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { Seen } from '../sync/seen.ts';
import { readText } from '../testing/render-task.tsx';
import { showBoard } from '../testing/show-board.tsx';

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
  club: `Club ${bib}`,
  lane: bib,
  odr: bib,
  pe: { pb: 6500, sb: 6400 },
});
const ROWS = [row(1, 'Valmorel'), row(2, 'Kerbrat'), row(3, 'Lescouët')];

const aTrial = (oid: string, fields: object): DeviceTrial =>
  ({
    oid,
    round: 'f',
    heat: 1,
    heats: 1,
    rounds: 1,
    category: 56,
    status: 5,
    date: '2026-06-13T12:30:00Z',
    updated: '2026-06-13T12:00:00Z',
    dets: {},
    refused: [],
    results: 0,
    g0: 100,
    g1: '0',
    rows: ROWS,
    ...fields,
  }) as unknown as DeviceTrial;

const LONG = aTrial('long', { g0: 900_003, uid: '900003-0-56-f1' });
const HIGH = aTrial('high', { g0: 900_001, uid: '900001-0-56-f1', dets: { heights: [1500, 1550] } });
const RACE = aTrial('race', { uid: '000100-0-56-f1', rows: ROWS.map((one) => ({ ...one, pe: { pb: 11_500 } })) });
const LAPS = aTrial('laps', { uid: '001500-0-56-f1', g0: 1500 });
const WALK = aTrial('walk', { uid: '010000-W-56-f1', g0: 10_000, g1: 'W' });
const NEXT = aTrial('next', { status: 25, uid: '000200-0-56-f1', g0: 200, date: '2026-06-13T13:20:00Z' });

let n = 0;
const fact = (trialOID: string, by: string, content: object, at = NOW - 60_000) => {
  n += 1;
  const when = new Date(at).toISOString();
  return { n, device: by, by, arrived: when, fact: { id: `f${n}`, at: when, trialOID, ...content } };
};

const KNOWN = {
  chOID: 'c',
  challenge: { oid: 'c', kind: 'O', tz: 'Europe/Paris', name: 'Régionaux du Val' },
  cursor: 0,
  read: 0,
  trials: [LONG, HIGH, RACE, LAPS, WALK, NEXT],
  facts: [
    fact('long', 'judge', { kind: 'attempt', row: 'bib:1', r: 'o', v: 6710, w: 0.3 }),
    fact('long', 'judge', { kind: 'attempt', row: 'bib:2', r: 'o', v: 6400, w: 1.1 }),
    fact('long', 'judge', { kind: 'attempt', row: 'bib:3', r: 'x' }),
    fact('high', 'judge', { kind: 'attempt', row: 'bib:1', h: 1500, r: 'x' }),
    fact('high', 'judge', { kind: 'attempt', row: 'bib:2', h: 1500, r: 'o' }),
    fact('race', 'starter', { kind: 'start' }),
    fact('race', 'chrono', { kind: 'wind', w: 0.4 }),
    fact('race', 'chrono', { kind: 'raw', st: 1, place: 1, row: 'bib:2', v: 11_480 }),
    fact('race', 'chrono', { kind: 'raw', st: 1, place: 2, row: 'bib:1', v: 11_660 }),
    fact('race', 'chrono', { kind: 'raw', st: 3, row: 'bib:3' }),
    fact('laps', 'judge', { kind: 'lap', row: 'bib:3' }),
    fact('walk', 'judge', { kind: 'walk', row: 'bib:1', what: 'red', judge: '4', symbol: '>' }),
  ],
} as unknown as Seen;

/** What the page draws of an address, and what is answered of it, at the same instant. */
function open(
  address: Partial<BoardAddress>,
  at = NOW,
  known = KNOWN,
): { readonly page: HTMLElement; readonly answer: BoardAnswer } {
  cleanup();
  jest.useFakeTimers({ now: at });
  const asked: BoardAddress = { layout: 'concours', trial: undefined, language: 'fr', ...address };
  const container = showBoard(asked, known);
  return { page: container, answer: { ...answerBoard(asked, known, at), revision: 0, cursor: 0 } };
}

const readAll = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map((one) => readText(one.textContent));

/** The rows of a list as the page has them, and as they are answered. */
function compareRows(address: Partial<BoardAddress>): readonly string[][] {
  const { page, answer } = open(address);
  const drawn = [...page.querySelectorAll('.list-rows > li:not(.cut)')].map((one) =>
    ['.place', '.bib', '.name', '.detail', '.mark', '.chip'].map((part) =>
      readText(one.querySelector(part)?.textContent ?? ''),
    ),
  );
  const isLanes = answer.list?.kind === 'lanes';
  const answered = (answer.list?.rows ?? []).map(({ place, bib, name, mark, behind, wind, pb, sb, chips }) => [
    place === undefined ? '' : String(place),
    bib ?? '',
    name,
    isLanes ? (sb?.text ?? '') : (behind?.text ?? (wind === undefined ? '' : `+${wind.toFixed(1)}`)),
    isLanes ? (mark?.text ?? pb?.text ?? '') : (mark?.text ?? ''),
    chips.map((chip) => (chip === 'PB' ? 'RP' : 'SB'))[0] ?? '',
  ]);
  expect(answered.length).toBeGreaterThan(0);
  expect(answered).toEqual(drawn);
  return answered;
}

describe('What is answered of a board', () => {
  test('are the rows that the page draws: of a start list, an order, a standing', () => {
    compareRows({ layout: 'depart', trial: 'race' });
    expect(compareRows({ layout: 'resultat', trial: 'race' })[0]).toEqual(['1', '2', 'KERBRAT Ana', '', '11.48', 'RP']);
    expect(compareRows({ layout: 'classement', trial: 'long' })[0]).toEqual([
      '1',
      '1',
      'VALMOREL Ana',
      '+0.3',
      '6.71',
      'RP',
    ]);
    compareRows({ layout: 'classement', trial: 'high' });
    compareRows({ layout: 'resultat', trial: 'race', hasShortNames: true });
    compareRows({ layout: 'resultat', trial: 'race', rows: 2 });
  });

  test('are who is up, the attempt, the place and the mark beside a pit, then the mark that has come', () => {
    const { page, answer } = open({ trial: 'long' });
    const { contest } = answer;
    expect(contest?.athlete?.bib).toBe(page.querySelector('.board-bib')?.textContent);
    expect(readAll(page, '.board-next > span').slice(1)).toEqual(
      contest?.next.map(({ bib, last }) => `${bib} ${last.toUpperCase()}`),
    );
    expect(readAll(page, '.board-top small')[0]).toContain(`${contest?.number}`);
    const shown = open({ trial: 'long' }, NOW - 58_000);
    expect(shown.answer.contest).toMatchObject({ state: 'mark', athlete: { bib: '3' }, shown: { result: 'x' } });
    expect(shown.page.querySelector('.board-mark output')?.textContent).toBe('X');
    const bars = open({ layout: 'barre', trial: 'high' });
    expect(bars.page.querySelector('.height')?.textContent).toBe(bars.answer.contest?.bar?.text);
    expect(bars.page.querySelector('.board-bib')?.textContent).toBe(bars.answer.contest?.athlete?.bib);
    const label = bars.page.querySelector('.board-squares')?.getAttribute('aria-label');
    expect(label).toBe('Essais à cette barre\u00a0: rien');
    expect(readAll(bars.page, '.board-next .end')[0]).toContain(`${bars.answer.contest?.left}`);
  });

  test('are the next bar and who is still in, or who are level, where nobody is up', () => {
    const say = (bib: number, h: number, r: string) =>
      fact('high', 'judge', { kind: 'attempt', row: `bib:${bib}`, h, r });
    const cleared = [1, 2, 3].map((bib) => say(bib, 1500, bib === 3 ? '-' : 'o'));
    const between = open({ layout: 'barre', trial: 'high' }, NOW, { ...KNOWN, facts: cleared } as unknown as Seen);
    const { contest } = between.answer;
    expect(contest).toMatchObject({ state: 'none', bar: { v: 1500 }, nextBar: { v: 1550 }, left: 3 });
    expect(contest?.next.map(({ bib }) => bib)).toEqual(['1', '2', '3']);
    expect(between.page.querySelector('.height')?.textContent).toBe(contest?.nextBar?.text);
    expect(readAll(between.page, '.board-next .end')).toEqual([readText(`${contest?.left} en lice`)]);
    const raised = fact('high', 'judge', { kind: 'bar', h: 1550 });
    const failed = [1, 2, 3].flatMap(() => [1, 2, 3].map((bib) => say(bib, 1550, 'x')));
    const facts = [...cleared, raised, ...failed];
    const tie = open({ layout: 'barre', trial: 'high' }, NOW, { ...KNOWN, facts } as unknown as Seen);
    expect(tie.answer.contest).toMatchObject({ state: 'none', next: [] });
    expect(tie.answer.contest?.tied?.map(({ bib, last }) => `${bib} ${last.toUpperCase()}`)).toEqual(
      readAll(tie.page, '.board-next > span'),
    );
    expect(tie.page.querySelector('.height')?.textContent).toBe('1.50');
  });

  test('are the record that the mark makes, and the picture of a sponsor whose turn it is', () => {
    const made = { kind: 'MR', relation: 'equals', state: 'pending' };
    const known = {
      ...KNOWN,
      trials: [{ ...LONG, records: [{ ...made, row: 'bib:1', v: 6710 }] }, RACE],
      pictures: ['a', 'b'].map((id) => ({ id, name: id })),
    } as unknown as Seen;
    const list = open({ layout: 'classement', trial: 'long' }, NOW, known);
    expect(readAll(list.page, '.chip')).toEqual(['=MR']);
    expect(list.answer.list?.rows[0]).toMatchObject({ chips: ['MR', 'PB'], record: made });
    const pit = open({ trial: 'long' }, NOW - 60_000, { ...known, facts: KNOWN.facts.slice(0, 1) });
    expect(readAll(pit.page, '.board-mark .board-chip')).toEqual(['=MR']);
    expect(pit.answer.contest?.shown).toMatchObject({ chips: ['MR', 'PB'], record: made });
    const strip = open({ layout: 'incrustation', trial: 'long', part: 'record' }, NOW, known);
    expect(readAll(strip.page, '.over-record .over-bib')).toEqual(['1']);
    expect(strip.answer.overlay).toMatchObject({
      part: 'record',
      athlete: { bib: '1' },
      figure: { kind: 'mark', mark: { text: '6.71', v: 6710, unit: 'mm' }, record: made },
    });
    const cells = open({ layout: 'multi' }, NOW, known);
    expect(readAll(cells.page, '.chip.record')).toEqual(['=MR']);
    expect(cells.answer.stadium?.flatMap(({ record }) => record ?? [])).toEqual([made]);
    for (const layout of ['sponsor', 'mix'] as const) {
      for (let turn = 0; turn < 6; turn += 1) {
        const { page, answer } = open({ layout }, NOW + 600_000 + turn * 8000, known);
        const src = page.querySelector('.board-sponsor img:not(.next)')?.getAttribute('src') ?? undefined;
        expect([layout, turn, answer.picture]).toEqual([layout, turn, src]);
      }
    }
  });

  test('are the laps, the cards, and the events of the stadium', () => {
    const laps = open({ layout: 'tours', trial: 'laps' });
    expect(laps.page.querySelector('.board-lap-n')?.textContent).toBe(String(laps.answer.laps?.left));
    expect(laps.page.querySelector('.board-lap-l b')?.textContent).toBe(laps.answer.laps?.leader?.bib);
    const walk = open({ layout: 'marche', trial: 'walk' });
    expect(readAll(walk.page, '.walk .name')).toEqual(walk.answer.walk?.rows.map(({ name }) => name));
    expect(readAll(walk.page, '.walk .sr').map((text) => text.at(-1))).toEqual(
      walk.answer.walk?.rows.flatMap(({ cards }) => cards),
    );
    expect(readAll(walk.page, '.walk time')).toEqual(['14:59']);
    expect(walk.answer.walk).toMatchObject({ count: 1, rows: [{ shownAt: ['2026-06-13T12:59:00.000Z'] }] });
    const multi = open({ layout: 'multi', rows: 6 });
    const cells = multi.answer.stadium ?? [];
    expect(readAll(multi.page, '.stadium h2')).toEqual(
      cells.map(({ trial }) => readText(`${trial.event.name} ${trial.round.name.toLocaleLowerCase('fr')}`)),
    );
    const figures = readAll(multi.page, '.stadium li > b');
    for (const [at, { mark }] of cells.entries()) if (mark !== undefined) expect(figures[at]).toBe(mark.text);
  });

  test('is what a wall shows at that instant, and the strips over a picture', () => {
    for (const at of [NOW - 55_000, NOW, NOW + 8000, NOW + 16_000, NOW + 24_000]) {
      const { page, answer } = open({ layout: 'mix' }, at);
      if (answer.stadium === undefined)
        expect(readAll(page, '.list-rows .mark')).toEqual(answer.list?.rows.map(({ mark }) => mark?.text));
      else expect(readAll(page, '.stadium li')).toHaveLength(answer.stadium.length);
    }
    const third = open({ layout: 'incrustation', trial: 'long' });
    expect(third.page.querySelector('.over-bib')?.textContent).toBe(third.answer.overlay?.athlete?.bib);
    expect(third.page.querySelector('.over-figure')?.textContent).toBe(third.answer.overlay?.figure?.mark?.text);
    const strip = open({ layout: 'incrustation', trial: 'race', part: 'resultat' });
    expect(readAll(strip.page, '.over-strip li b').filter((text) => /\d/.test(text))).toEqual(
      strip.answer.overlay?.list?.rows.flatMap(({ mark }) => (mark?.v === undefined ? [] : [mark.text])),
    );
  });

  test('is the language of the turn, the next event where nothing is on, and the words of a message', () => {
    const turn = open({ layout: 'resultat', trial: 'race', languages: ['fr', 'en'] });
    expect(turn.page.querySelector('h1')?.textContent).toContain(turn.answer.list?.trial.event.name);
    const message = open({ layout: 'message', text: 'Podium' });
    expect(message.page.querySelector('.board-message')?.textContent).toBe(message.answer.text);
    const empty = open({ layout: 'message' });
    expect(empty.answer).toMatchObject({ view: 'empty', next: { oid: 'next' } });
    expect(readText(empty.page.querySelector('.board-empty')?.textContent ?? '')).toContain('200 m Femmes');
  });
});
