import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

type Trial = Parameters<typeof renderTask>[1];
const makeRows = (from: number) =>
  [0, 1, 2].map((at) => ({
    row: `bib:${from + at}`,
    bib: String(from + at),
    last: `Nom${from + at}`,
    first: 'Ana',
    odr: at + 1,
  })) as never;
const dets = { qualifying: { standard: 1700, times: 3 }, heights: [1600, 1700, 1750] };
const POOL = { g0: 900_001, g1: '0', round: 'q', rows: makeRows(1), dets } as Trial;
const OTHER = { ...POOL, heat: 2, rows: makeRows(11) } as Trial;
/** One of the other pool has cleared the standard. */
const facts = ['o', 'x', 'x', 'o'].map(
  (r, at) =>
    ({
      n: at + 1,
      device: 'other',
      by: 'judge',
      arrived: '',
      fact:
        at === 3
          ? { id: 'f4', kind: 'attempt', row: 'bib:11', r, h: 1700, at: '2026-06-13T12:40:09Z', trialOID: 't2' }
          : at === 0
            ? { id: 'f1', kind: 'heights', heights: [1700, 1750], at: '2026-06-13T12:40:01Z', trialOID: 't2' }
            : {
                id: `f${at + 1}`,
                kind: 'attempt',
                row: `bib:${11 + at}`,
                r,
                at: `2026-06-13T12:40:0${at + 1}Z`,
                trialOID: 't2',
              },
    }) as unknown as SeenFact,
);
const clear = (bib: number) => () => ({ kind: 'attempt', trialOID: 't1', row: `bib:${bib}`, r: 'o' }) as const;
const raise = () => ({ kind: 'bar', trialOID: 't1', h: 1700 }) as const;
const readConsole = () => readText(document.querySelector('.kk')?.textContent ?? '');

describe('a qualification with a standard', () => {
  test('says how many have reached it over the pools, and once that is enough asks whether to stop, behind a second key', async () => {
    const { write, said } = await renderTask('bars', POOL, { facts, others: [OTHER] });
    expect(readConsole()).toContain('1 qualifiée sur 3 (autre poule : 1, vue à ');
    await write(clear(1), clear(2), clear(3), raise, clear(1));
    expect(readConsole()).toContain('2 qualifiées sur 3');
    await write(clear(2));
    expect(readText(screen.getByRole('alert').textContent)).toContain('3 qualifiées sur 3 : arrêter ?');
    const before = said().length;
    await pressKey('Terminer…');
    expect(said()).toHaveLength(before);
    await pressKey('Terminer');
    expect(said().at(-1)).toEqual({ kind: 'close' });
  });

  test('without a network tells of when it knows the other pool', async () => {
    await renderTask('bars', POOL, { facts, others: [OTHER], isOnline: false });
    expect(readConsole()).toContain('(autre poule : 1, pas de réseau, vue à ');
  });

  test('counts men as men, and nobody where there is no standard', async () => {
    const LONG = { ...POOL, g0: 900_003, category: 55, dets: { qualifying: { standard: 6500, times: 2 } } } as Trial;
    const { write } = await renderTask('attempts', LONG);
    expect(readConsole()).not.toContain('qualifi');
    const jump = (bib: number, v: number) => () =>
      ({ kind: 'attempt', trialOID: 't1', row: `bib:${bib}`, r: 'o', v }) as const;
    await write(jump(1, 6600));
    expect(readConsole()).toContain('1 qualifié sur 2');
    expect(readConsole()).not.toContain('autre poule');
    await renderTask('attempts', { ...LONG, dets: { qualifying: { times: 2 } } } as Trial);
    expect(readConsole()).not.toContain('qualifi');
  });
});
