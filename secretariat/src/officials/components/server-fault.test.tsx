import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { readText, renderTask } from '../testing/render-task.tsx';

const rows = [{ row: 'bib:1', bib: '1', last: 'Valmorel', first: 'Ana', odr: 1 }] as never;
const CONSOLES = [
  ['attempts', { g0: 900_003, g1: '0', rows }],
  ['clock', { g0: 900_003, g1: '0', rows }],
  ['umpire', { g0: 200, g1: '0', rows }],
  ['start', { g0: 200, g1: '0', rows }],
] as const;

test.each(CONSOLES)('a server that cannot write is said over the keys, which stay: %s', async (task, trial) => {
  await renderTask(task, trial, { fault: 'database read only', isOnline: false });
  const text = readText(screen.getByText(/ne peut plus écrire dans sa base/).parentElement?.textContent ?? '');
  expect(text).toContain('Ce que vous écrivez reste sur cet appareil');
  // It is reached: the head does not say that this device is offline.
  expect(readText(screen.getByRole('banner').textContent)).toContain('Serveur en panne');
  expect(readText(screen.getByRole('banner').textContent)).not.toContain('Hors ligne');
  expect(screen.getAllByRole('button').length).toBeGreaterThan(2);
});

test.each([
  ['disk broken', 'Le disque du serveur est en panne'],
  ['disk full', 'Le disque du serveur est plein'],
  ['critical error', 'Le serveur est joint, mais ne peut pas répondre.'],
])('each fault has its sentence: %s', async (fault, sentence) => {
  await renderTask('umpire', CONSOLES[2][1], { fault });
  expect(readText(document.body.textContent)).toContain(sentence);
});
