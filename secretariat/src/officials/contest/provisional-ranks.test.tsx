import { expect, test } from '@jest/globals';
import type { SeenFact } from 'shared-domain/live-input';
import { readText, renderTask } from '../testing/render-task.tsx';

const rows = [1, 2, 3].map((n) => ({
  row: `bib:${n}`,
  bib: String(n),
  last: `Nom${n}`,
  first: 'Ana',
  odr: n,
})) as never;
const list = (...said: readonly Readonly<Record<string, unknown>>[]): SeenFact[] =>
  said.map((fact, at) => ({
    n: at + 1,
    device: 'pit',
    by: 'judge',
    arrived: '2026-06-13T13:33:08Z',
    fact: { id: `f${at}`, trialOID: 't1', at: `2026-06-13T13:33:0${at}Z`, ...fact },
  })) as SeenFact[];
const jump = (n: number, v: number) => ({ kind: 'attempt', row: `bib:${n}`, n: 1, r: 'o', v });
const jumps = [jump(1, 6000), jump(2, 6100), jump(3, 6200)];
const clearance = (n: number, r: string) => ({ kind: 'attempt', row: `bib:${n}`, h: 1700, r });

const PROVISIONAL = '(provisoire, hors ligne)';
const LONG = { g0: 900_003, g1: '0', rows };
const HIGH = { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750] } };
const CUT = { ...LONG, dets: { cuts: [{ after: 1, to: 2 }] } };

test.each([
  ['the final order of a long jump', 'attempts', LONG, [...jumps, { kind: 'close' }], 'Relisez l’ordre'],
  [
    'the final order of a high jump',
    'bars',
    HIGH,
    [clearance(1, 'o'), clearance(2, 'x'), { kind: 'close' }],
    'Relisez l’ordre',
  ],
  ['who goes on after the cut', 'attempts', CUT, jumps, '2 continuent après 1 essais'],
] as const)('%s is provisional without a network, and says so', async (_, task, trial, said, title) => {
  const read = async (isOnline: boolean) => {
    await renderTask(task, trial as Parameters<typeof renderTask>[1], { facts: list(...said), isOnline });
    return readText(document.querySelector('.who')?.textContent ?? '');
  };
  const online = await read(true);
  expect(online).toContain(title);
  expect(online).not.toContain(PROVISIONAL);
  expect(await read(false)).toContain(PROVISIONAL);
});
