import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { BoardAddress } from 'shared-domain/board';
import type { DeviceAnswer, ScreenOrder } from 'shared-domain/contract';
import { describeFrozenLists } from '../sync/frozen-lists.ts';
import { mergeAnswer, type Seen } from '../sync/seen.ts';
import { showBoard } from '../testing/show-board.tsx';
import { holdPreviewLists } from './preview-state.ts';

const NOW = Date.parse('2026-06-13T13:00:00.000Z');
const instant = (later: number) => new Date(NOW + later).toISOString();
const SINCE = instant(0);

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
const ROWS = [row(1, 'Valmorel'), row(2, 'Kerbrat'), row(3, 'Lescouët')];

const aTrial = (oid: string, fields: object) => ({
  oid,
  round: 'f',
  heat: 1,
  heats: 1,
  category: 56,
  date: '2026-06-13T12:30:00Z',
  updated: instant(-5000),
  refused: [],
  dets: {},
  results: 0,
  g0: 100,
  g1: '0',
  rows: ROWS,
  ...fields,
});

/** A race and a long jump after so many results: typed by the secretariat, and said by officials. */
function readAnswer(results: number, screen: object | undefined): DeviceAnswer {
  const later = 2000 * results;
  const typed = Object.fromEntries(
    ROWS.map(({ row: key }, at) => [key, { now: { prf: { v: 11_500 + 10 * (at + results), u: 'ms', st: 1 } } }]),
  );
  const fact = (n: number, trialOID: string, by: string, content: object) => ({
    n,
    device: by,
    by,
    arrived: instant(n === 1 ? -3000 : later),
    fact: { id: `f${n}`, at: instant(n === 1 ? -3000 : later), trialOID, ...content },
  });
  return {
    challenge: { oid: 'c', kind: 'O', tz: 'Europe/Paris', name: 'Régionaux du Val' },
    code: { kind: 'vboard', expires: '2030-01-01T00:00:00Z' },
    revision: results,
    cursor: results + 1,
    screen,
    trials: [
      aTrial('race', {
        uid: '000100-0-56-f1',
        status: 15,
        results: 3,
        updated: instant(results === 0 ? -5000 : later),
        dets: { wind: 0.5 + results },
        fold: { status: 15, since: 0, desk: typed },
      }),
      aTrial('long', { uid: '900003-0-56-f1', g0: 900_003, status: 5 }),
    ],
    facts: Array.from({ length: results + 1 }, (_, at) =>
      fact(at + 1, 'long', 'judge', { kind: 'attempt', row: `bib:${(at % 3) + 1}`, r: 'o', v: 6000 + 100 * at }),
    ),
  } as unknown as DeviceAnswer;
}

describe('«Figer» (officials 70)', () => {
  const draw = (address: Partial<BoardAddress>, known: Seen | undefined, later: number, order?: object) => {
    cleanup();
    jest.useFakeTimers({ now: NOW + later });
    return showBoard({ layout: 'mix', trial: undefined, language: 'fr', ...address }, known as Seen, order).innerHTML;
  };

  test.each([
    ['resultat', 'race', '11.55'],
    ['classement', 'long', '6.50'],
    ['concours', 'long', '6.50'],
    ['multi', undefined, '6.50'],
    ['mix', undefined, '11.55'],
  ] as const)(
    '%s holds its picture through five results of the secretariat and of officials',
    (layout, trial, newest) => {
      const frozen = { cue: { act: 'freeze', since: SINCE } };
      const address = { layout, trial };
      let seen = mergeAnswer(undefined, readAnswer(0, undefined), 0);
      const picture = draw(address, seen, 0);
      for (let results = 1; results <= 5; results += 1) {
        seen = mergeAnswer(seen, readAnswer(results, frozen), 0);
        expect(draw(address, seen, 2000 * results, frozen)).toBe(picture);
      }
      // Its small picture, opened only now, has what the screen says of its lists.
      const lists = mergeAnswer(undefined, readAnswer(5, undefined), 0) as Seen;
      const frozenLists = JSON.parse(JSON.stringify(describeFrozenLists(seen)));
      const preview = { seen: lists, order: frozen as ScreenOrder, frozen: frozenLists, screen: '', offset: 0 };
      expect(draw(address, holdPreviewLists(undefined, preview).seen, 60_000, frozen)).toBe(picture);
      expect(JSON.stringify(frozenLists)).not.toContain('Valmorel');
      // Loaded again it has what it stored.
      expect(draw(address, structuredClone(seen), 60_000, frozen)).toBe(picture);
      const free = mergeAnswer(seen, readAnswer(5, undefined), 0);
      expect(free?.held).toBeUndefined();
      const newer = draw(address, free, 10_500);
      expect(newer).not.toBe(picture);
      expect(newer).toContain(newest);
    },
  );
});
