import { act, render } from '@testing-library/react';
import { HIDDEN_ATHLETE } from 'shared-domain';
import type { BoardAddress } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import { BoardApp } from '../boards/BoardApp.tsx';
import type { Board } from '../boards/open-board.ts';
import { BoardContext } from '../boards/use-board.ts';
import type { Seen } from '../sync/seen.ts';
import { readText } from './render-task.tsx';

/** When the race of these tests starts. */
export const START = Date.parse('2026-06-13T13:00:00.000Z');
const NAMES = ['RIVOALLAN', 'LESCOUËT', 'SANTERRE', 'VALMOREL'];

const rows = NAMES.map((last, at) => ({
  row: `bib:${at + 1}`,
  bib: String(at + 1),
  last,
  first: 'Ana',
  lane: at + 3,
  odr: at + 1,
  pe: { pb: 11_500 + 100 * at, sb: 11_900 },
}));

let trials = 0;

/** A trial that no board has shown. */
export const aTrial = (fields: object) => {
  trials += 1;
  return {
    oid: `t${trials}`,
    uid: '000100-0-56-f1',
    round: 'f',
    category: 56,
    status: 30,
    date: '2026-06-13T12:52:00Z',
    dets: {},
    refused: [],
    g0: 100,
    g1: '0',
    rows,
    ...fields,
  } as unknown as DeviceTrial;
};

/** A board over one trial, to which facts come one after the other. */
export function openBoard(shown: DeviceTrial, layout: BoardAddress['layout'], language: 'fr' | 'en' = 'fr') {
  let trial = shown;
  let [facts, version, withheld]: [Seen['facts'], number, readonly string[]] = [[], 0, []];
  const listeners = new Set<() => void>();
  const board = {
    language: 'fr',
    id: '1234',
    address: { layout, trial: trial.oid, language },
    clock: { at: () => Date.now(), now: () => performance.now() },
    link: () => ({ isOnline: true, heard: performance.now() }),
    fault: () => undefined,
    order: () => undefined,
    retryMinutes: () => 0,
    seen: () =>
      ({
        chOID: 'c',
        challenge: { kind: 'O', tz: 'Europe/Paris' },
        cursor: facts.length,
        trials: [trial],
        facts,
        withheld,
        read: 0,
      }) as unknown as Seen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  } as unknown as Board;
  const { container } = render(
    <BoardContext value={board}>
      <BoardApp />
    </BoardContext>,
  );
  return {
    say: (by: string, content: object, at = START + 100 * facts.length) => {
      const n = facts.length + 1;
      const fact = { id: `f${n}`, at: new Date(at).toISOString(), trialOID: trial.oid, ...content };
      facts = [...facts, { n, device: by, by, arrived: fact.at, fact } as unknown as Seen['facts'][number]];
      version += 1;
      act(() => {
        for (const listener of listeners) listener();
      });
      return fact.id;
    },
    /** The secretariat hides an athlete from the public. */
    hide: (bib: string) => {
      const rows = trial.rows.map((row) => (row.bib === bib ? { ...row, ...HIDDEN_ATHLETE } : row));
      trial = { ...trial, rows };
      version += 1;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
    /** Reports whose decision the speaker has not announced. */
    withhold: (...reports: readonly string[]) => {
      withheld = reports;
      version += 1;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
    readRows: () =>
      [...container.querySelectorAll('.list-rows > li:not(.cut)')].map((one) =>
        [...one.querySelectorAll('.place, .name b, .detail, .mark')]
          .map(({ textContent }) => readText(textContent))
          .filter((text) => text !== '')
          .join(' '),
      ),
    readTop: () =>
      [...(container.querySelector('.list-right')?.children ?? [])].map((one) => readText(one.textContent)).join(' '),
    readReferee: () => container.querySelector('.board-referee')?.textContent,
    find: (selector: string) => container.querySelector(selector),
    readAll: () => readText(container.textContent),
  };
}
