import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { readText, renderTask } from '../testing/render-task.tsx';

const rows = [{ row: 'bib:1', bib: '1', last: 'RIVOALLAN', first: 'Ana', odr: 1 }] as never;
const SIGNED = '2026-06-13T13:02:00Z';
const facts = [
  { kind: 'attempt', row: 'bib:1', n: 1, r: 'x', at: '2026-06-13T12:40:00Z' },
  { kind: 'close', at: '2026-06-13T13:01:00Z' },
  { kind: 'status', status: 15, at: SIGNED },
].map((fact, at) => ({
  n: at + 1,
  device: 'B000',
  by: 'judge',
  arrived: SIGNED,
  fact: { id: `f${at}`, trialOID: 't1', ...fact },
})) as unknown as SeenFact[];

const JUDGE = { device: 'B000', label: 'Sautoir 3', task: 'attempts', silence: 0 };
const open = async (options: Parameters<typeof renderTask>[2], status: 15 | 25 = 25) => {
  await renderTask('attempts', { g0: 900_003, g1: '0', rows, status }, options);
  return readText(screen.getByRole('heading', { name: /signée/ }).textContent);
};

test('a signed sheet says when and on which device; a device that is not known by its beginning; who only looks is not named', async () => {
  expect(await open({ facts, judges: [JUDGE] })).toBe('Feuille signée · 15:02 · Sautoir 3');
  expect(await open({ facts })).toBe('Feuille signée · 15:02 · Appareil B000');
});

test('a sheet that the secretariat published was signed by no device', async () => {
  expect(await open({ facts: facts.slice(0, 2) }, 15)).toBe('La feuille est signée.');
});
