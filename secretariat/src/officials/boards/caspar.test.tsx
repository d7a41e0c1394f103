import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { readBoardAddress } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { Seen } from '../sync/seen.ts';
import { readText } from '../testing/render-task.tsx';
import { showBoard } from '../testing/show-board.tsx';
import { offerCasparCalls } from './caspar-calls.ts';
import { readCasparData } from './caspar-data.ts';

const NOW = Date.parse('2026-06-13T13:00:00.000Z');

beforeEach(() => offerCasparCalls(window));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const NAMES = ['Valmorel', 'Kerbrat', 'Lescouët', 'Morville', 'Santerre', 'Rivoallan'];
const rows = NAMES.map((last, at) => ({
  row: `bib:${at + 1}`,
  bib: String(at + 1),
  last,
  first: 'Ana',
  odr: at + 1,
  lane: at + 1,
}));
const trial = (oid: string, fields: object): DeviceTrial =>
  ({
    oid,
    round: 'f',
    category: 56,
    status: 5,
    date: '2026-06-13T12:30:00Z',
    updated: '2026-06-13T12:00:00Z',
    dets: {},
    refused: [],
    results: 0,
    g1: '0',
    rows,
    ...fields,
  }) as unknown as DeviceTrial;
const LONG = trial('long', { g0: 900_003, uid: '900003-0-56-f1' });
const RACE = trial('race', { g0: 100, uid: '000100-0-56-f1', status: 30 });

const facts = NAMES.map((_, at) => {
  const when = new Date(NOW - 60_000 + at).toISOString();
  const fact = { id: `f${at}`, at: when, trialOID: 'long', kind: 'attempt', row: `bib:${at + 1}`, r: 'o', w: 0.3 };
  return { n: at + 1, device: 'd', by: 'judge', arrived: when, fact: { ...fact, v: 6710 - 10 * at } };
});

type Page = Record<'play' | 'stop' | 'next', () => void> & { update: (data: unknown) => void };
const page = window as unknown as Page;

function open(search = '') {
  jest.useFakeTimers({ now: NOW });
  const known = {
    chOID: 'c',
    challenge: { kind: 'O', tz: 'Europe/Paris', name: 'Régionaux du Val' },
    cursor: facts.length,
    trials: [LONG, RACE],
    facts,
    read: 0,
  } as unknown as Seen;
  const container = showBoard(
    readBoardAddress({ pathname: '/officiel/ecran/incrustation', search: `?lang=fr&t=long${search}` }),
    known,
  );
  const call = (run: () => void) => act(run);
  return {
    call,
    isOut: () => container.querySelector('.board')?.classList.contains('out'),
    readNames: () =>
      [...container.querySelectorAll('.over-strip li .board-name')].map((one) => readText(one.textContent).trim()),
    has: (selector: string) => container.querySelector(selector) !== null,
    find: (selector: string) => container.querySelector(selector)?.className,
  };
}

describe('An overlay that a graphics server drives (officials 5.4)', () => {
  test('is shown at once, or after `play` where its address says so; `stop` fades it out', () => {
    expect(open().isOut()).toBe(false);
    cleanup();
    offerCasparCalls(window);
    const { isOut, call } = open('&play=0');
    expect(isOut()).toBe(true);
    call(page.play);
    expect(isOut()).toBe(false);
    call(page.stop);
    expect(isOut()).toBe(true);
    call(page.play);
    expect(isOut()).toBe(false);
  });

  test('hears what came before its script', () => {
    page.update('{"vue":"classement"}');
    page.play();
    const { isOut, readNames } = open('&play=0');
    expect([isOut(), readNames()]).toEqual([false, ['VALMOREL', 'KERBRAT', 'LESCOUËT', 'MORVILLE']]);
  });

  test('a template that waits for `play` begins at the first page, whatever the clock says, so that `next` shows another one', () => {
    const { readNames, call } = open('&play=0&vue=classement');
    call(page.play);
    for (const seconds of [0, 8]) {
      call(() => void jest.advanceTimersByTime(seconds * 1000));
      expect(readNames()[0]).toBe('VALMOREL');
    }
    call(page.next);
    expect(readNames()).toEqual(['SANTERRE', 'RIVOALLAN']);
  });

  test('`next` goes to the next page, then to the next strip, and begins again', () => {
    const { readNames, has, call } = open('&vue=classement');
    call(page.next);
    expect(readNames()).toEqual(['SANTERRE', 'RIVOALLAN']);
    call(page.next);
    expect([readNames(), has('.over-third')]).toEqual([[], true]);
    call(page.next);
    expect(readNames()).toHaveLength(4);
    call(() => page.update({ vue: 'athlete' }));
    expect(has('.over-third')).toBe(true);
  });

  test('`update` names a trial by its uid or its name, a part and a place, in JSON or in XML', () => {
    const { readNames, find, call } = open();
    call(() =>
      page.update(
        '<templateData><componentData id="t"><data id="text" value="000100-0-56-f1"/></componentData>' +
          '<componentData id="vue"><data id="text" value="depart"/></componentData></templateData>',
      ),
    );
    expect(readNames()[0]).toBe('VALMOREL Ana');
    call(() => page.update({ t: 'long', vue: 'classement', pos: 'tr' }));
    expect([readNames()[0], find('.over')]).toEqual(['VALMOREL', 'over over-tr']);
  });

  test('data that are none change nothing', () => {
    for (const data of [undefined, null, 7, 'nothing', '[1', '<a', '<templateData/>', '{"vue":"cook"}', '"x"'])
      expect(Object.values(readCasparData(data)).filter(Boolean)).toEqual([]);
    expect(readCasparData('{"layout":"resultat","rows":"6","trial":"auto"}')).toEqual({
      part: 'resultat',
      isAutomatic: false,
      rows: 6,
      trial: undefined,
    });
  });
});
