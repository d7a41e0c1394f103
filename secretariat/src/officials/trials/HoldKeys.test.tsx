import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const rows = [{ row: 'bib:1', bib: '1', last: 'NOM', first: 'Ana', lane: 1, odr: 1 }] as never;
const HIGH_JUMP = { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750] } } as never;
const RACE = { g0: 5000, g1: '0', rows };

test.each([
  ['bars', HIGH_JUMP, 'judge', 'O, franchi'],
  ['chrono', RACE, 'chrono', 'DÉPART'],
] as const)('«%s» that is open in another tab is written here at a tap', async (task, trial, kind, key) => {
  const listKeys = () =>
    screen.getAllByRole('button').map((one) => readText(one.getAttribute('aria-label') ?? one.textContent));
  const { said } = await renderTask(task, trial, { kind, isInOtherTab: true });
  expect(readText(document.body.textContent)).toContain('Ouvert dans un autre onglet.');
  expect(listKeys().some((name) => name.startsWith(key))).toBe(false);
  await pressKey('Prendre ici');
  expect(listKeys().some((name) => name.startsWith(key))).toBe(true);
  expect(said()).toEqual([]);
});
