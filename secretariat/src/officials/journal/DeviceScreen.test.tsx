import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const RACE: Parameters<typeof renderTask>[1] = {
  g0: 100,
  g1: '0',
  rows: [{ row: 'bib:303', bib: '303', last: 'SANTERRE', first: 'Ana', lane: 3, odr: 1 }] as never,
  status: 30,
};

type Options = Parameters<typeof renderTask>[2];

/** Opens the journal after a red card and a DNS, each of which was taken back. */
async function openJournal(options: Options = {}) {
  const { write, facts } = await renderTask('start', RACE, { kind: 'starter', ...options });
  const takeBack = async (why: object) => {
    const replaces = facts().at(-1)?.id ?? '';
    await write(() => ({ kind: 'correction', trialOID: 't1', replaces, with: [], ...why }));
  };
  await write(() => ({ kind: 'recall', trialOID: 't1', card: 'red', who: [{ row: 'bib:303' }] }));
  await takeBack({ why: 'capteur' });
  await write(() => ({ kind: 'word', trialOID: 't1', row: 'bib:303', st: 2 }));
  await takeBack({});
  await pressKey(/^\d\d:\d\d/);
  return [...document.querySelectorAll('ol.jr li')].reverse();
}

const readLine = (line: Element | undefined) => readText(line?.querySelector('b')?.textContent ?? '');

test('a line that takes another back says which, and why; the other is struck through', async () => {
  const lines = await openJournal();
  expect(lines.map(readLine)).toEqual([
    'retiré, Carton rouge : 3 SANTERRE',
    'Retiré : Carton rouge, 3 SANTERRE – capteur',
    'retiré, 3 SANTERRE : DNS',
    'Retiré : 3 SANTERRE, DNS',
  ]);
  expect(lines.map((line) => readText(line.querySelector('s')?.textContent ?? ''))).toEqual([
    'Carton rouge : 3 SANTERRE',
    '',
    '3 SANTERRE : DNS',
    '',
  ]);
});

test('in English too', async () => {
  const lines = await openJournal({ language: 'en' });
  expect(lines.slice(0, 2).map(readLine)).toEqual([
    'withdrawn, Red card: 3 SANTERRE',
    'Withdrawn: Red card, 3 SANTERRE – capteur',
  ]);
});

test('without a network what is not sent waits, and is not on its way', async () => {
  const [line] = await openJournal({ isOnline: false });
  expect(line?.querySelector('.state')?.textContent).toBe('en attente');
  expect(readText(screen.getByRole('banner').textContent)).toContain('4 en attente');
});

test('the whole of «Hors ligne» in the head opens the journal', async () => {
  await renderTask('start', RACE, { kind: 'starter', isOnline: false });
  const head = within(screen.getByRole('heading', { level: 1 }));
  expect(readText(head.getByRole('button').textContent)).toContain('Hors ligne');
  await pressKey(/^Départ.*Hors ligne/);
  expect(readText(screen.getByRole('heading', { level: 1 }).textContent)).toContain('Cet appareil');
});
