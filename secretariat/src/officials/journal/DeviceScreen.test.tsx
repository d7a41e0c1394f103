import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDatabase } from '../log/database.ts';
import { openFactLog } from '../log/fact-log.ts';
import { readSeen, type Seen, writeSeen } from '../sync/seen.ts';
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

/** A device with two notes of a competition, one of which the server has; its codes end at that time. */
async function openOldDevice(expires: string) {
  const factory = new IDBFactory();
  const database = await openDatabase(factory);
  const log = await openFactLog(database);
  const start = () => ({ kind: 'start', trialOID: 'old' }) as const;
  const [first] = await log.write('last', [start, start]);
  if (first !== undefined) await log.mark([{ ...first, state: 'taken', isStored: true }]);
  const seen = { chOID: 'last', challenge: { oid: 'last', name: 'Départementaux' }, expires } as Partial<Seen>;
  await writeSeen(database, seen as Seen);
  const opened = await renderTask('start', RACE, { kind: 'starter', factory });
  return {
    ...opened,
    readOld: async () => ({
      seen: (await readSeen(database, 'last')) !== undefined,
      rows: (await database.read('facts', (store) => store.getAll())).length,
    }),
  };
}

test('each event that is open here and has something in the journal can be handed over', async () => {
  const others = [2, 3].map((heat) => ({ ...RACE, g0: 200, heat, heats: 3 }));
  const { write, hold } = await renderTask('start', RACE, { kind: 'starter', others });
  await hold('t1', 't2', 't3');
  await write(
    () => ({ kind: 'start', trialOID: 't1' }),
    () => ({ kind: 'start', trialOID: 't2' }),
  );
  await pressKey(/^\d\d:\d\d/);
  const keys = screen.getAllByRole('button').map(({ textContent }) => readText(textContent));
  expect(keys.filter((name) => name.startsWith('Donner par QR'))).toEqual([
    expect.stringMatching(/^Donner par QR : 200 m/),
    'Donner par QR',
  ]);
});

test('the sheet of each event that is open here is one tap away, where the task has one', async () => {
  const long = { g0: 900_003, g1: '0', rows: RACE.rows };
  const { write, hold, current } = await renderTask('attempts', long, { others: [{ ...long, g0: 900_006 }] });
  await hold('t1', 't2');
  const jump = (trialOID: string) => () => ({ kind: 'attempt', trialOID, row: 'bib:303', n: 1, r: 'x' }) as const;
  await write(jump('t1'), jump('t2'));
  await pressKey(/^\d\d:\d\d/);
  expect(screen.getAllByRole('button', { name: /^Vue feuille/ })).toHaveLength(2);
  await pressKey(/^Vue feuille : Longueur/);
  expect(current()).toMatchObject({ name: 'trial', task: 'attempts', trial: 't1', sheet: 'paper' });
  const race = await renderTask('start', RACE, { kind: 'starter' });
  await race.write(() => ({ kind: 'start', trialOID: 't1' }));
  await pressKey(/^\d\d:\d\d/);
  expect(screen.queryByRole('button', { name: /^Vue feuille/ })).toBeNull();
});

test('what the server has, and until when it answered, also without a network', async () => {
  await openJournal({ isOnline: false });
  expect(readText(document.querySelector('.kv')?.textContent ?? '')).toMatch(/0 note, jusqu’à \d\d:\d\d:\d\d/);
});

const findErase = () => screen.queryByRole('button', { name: /^Effacer le journal/ });

test('the chip counts what was said in this competition alone', async () => {
  const { write } = await openOldDevice('2000-01-01T00:00:00Z');
  expect(readText(screen.getByRole('banner').textContent)).toContain('0 en route');
  await write(() => ({ kind: 'start', trialOID: 't1' }));
  expect(readText(screen.getByRole('banner').textContent)).toContain('1 en route');
});

test('the journal of a competition whose codes have ended is erased once a person says so, and what is here only is named', async () => {
  const { write, facts, readOld } = await openOldDevice('2000-01-01T00:00:00Z');
  await write(() => ({ kind: 'start', trialOID: 't1' }));
  await pressKey(/^\d\d:\d\d/);
  await screen.findByRole('button', { name: /^Effacer le journal/ });
  await pressKey('Effacer le journal de Départementaux…');
  expect(readText(screen.getByRole('dialog').textContent)).toMatch(/2 notes quittent.*1 note n’est qu’ici/);
  await pressKey('Annuler');
  expect(await readOld()).toEqual({ seen: true, rows: 3 });
  await pressKey('Effacer le journal de Départementaux…');
  await pressKey('Effacer');
  await waitFor(() => expect(facts().map(({ trialOID }) => trialOID)).toEqual(['t1']));
  expect(await readOld()).toEqual({ seen: false, rows: 1 });
  await waitFor(() => expect(findErase()).toBeNull());
});

test('while its codes are good a journal cannot be erased', async () => {
  const { readOld } = await openOldDevice('2999-01-01T00:00:00Z');
  await pressKey(/^\d\d:\d\d/);
  await readOld();
  expect(findErase()).toBeNull();
});
