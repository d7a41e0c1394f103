import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const rows = [401, 405, 412].map((bib, at) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last: `Nom${at + 1}`,
  first: 'Ana',
  odr: at + 1,
})) as never;
/** 1500 m: four passages, the finish included. */
const RACE = { g0: 1500, g1: '0', rows };

const readGrid = () =>
  [...document.querySelectorAll('.lap')].map((key) => {
    const [bib, left] = [key.querySelector('b')?.textContent, key.querySelector('.n')?.textContent];
    return `${bib}:${left}`;
  });
const readBoard = () => document.querySelector('.lapbd .n')?.textContent;

const lapOfOther = (n: number, bib: number, at: string): SeenFact =>
  ({
    n,
    device: 'other',
    by: 'judge',
    arrived: '',
    fact: { id: `f${n}`, kind: 'lap', at, trialOID: 't1', row: `bib:${bib}` },
  }) as unknown as SeenFact;

describe('the console of a lap scorer', () => {
  test('51. a tap is a passage; the board counts from the leader, and keys go in running order', async () => {
    const { said } = await renderTask('laps', RACE, { kind: 'judge' });
    expect([readGrid(), readBoard()]).toEqual([['401:4', '405:4', '412:4'], '4']);
    await pressKey(/^412/);
    await pressKey(/^401/);
    expect([readGrid(), readBoard()]).toEqual([['412:3', '401:3', '405:4'], '3']);
    expect(said()).toEqual([
      { kind: 'lap', row: 'bib:412', n: 1 },
      { kind: 'lap', row: 'bib:401', n: 1 },
    ]);
  });

  test('two touches of one key within seconds are one passage', async () => {
    const { said } = await renderTask('laps', RACE, { kind: 'judge' });
    await pressKey(/^412/);
    await pressKey(/^412/);
    expect(said()).toHaveLength(1);
  });

  test('51. the bell takes the screen when the leader begins the last lap, and not before', async () => {
    const { write } = await renderTask('laps', RACE, { kind: 'judge' });
    const lap = (n: number) => () => ({ kind: 'lap' as const, trialOID: 't1', row: 'bib:412', n });
    await write(lap(1), lap(2));
    expect(screen.queryByText('CLOCHE')).toBeNull();
    await write(lap(3));
    expect(readText(screen.getByRole('alert').textContent)).toContain('Dernier tour pour la tête412 NOM3');
    await pressKey('Cloche sonnée');
    expect([readBoard(), screen.queryByText('CLOCHE')]).toEqual(['1', null]);
  });

  test('a finish is asked about, and has the instant of the touch', async () => {
    const { said, write } = await renderTask('laps', { ...RACE, g0: 800 }, { kind: 'judge' });
    await write(() => ({ kind: 'lap' as const, trialOID: 't1', row: 'bib:412', n: 1 }));
    await pressKey('Cloche sonnée');
    await pressKey(/^412/);
    expect(said()).toHaveLength(1);
    await pressKey('A fini');
    expect(said()[1]).toEqual({ kind: 'lap', row: 'bib:412', n: 2, time: expect.any(String) });
    expect(readGrid()[0]).toBe('412:0');
  });

  test('somebody whom nobody knew keeps the instant and is named later', async () => {
    const { said, write } = await renderTask('laps', RACE, { kind: 'judge' });
    await write(() => ({ kind: 'lap' as const, trialOID: 't1' }));
    expect(readGrid()).toEqual(['401:4', '405:4', '412:4']);
    await pressKey('Autres actions');
    await pressKey('Nommer 1 passage');
    await pressKey(/^405/);
    expect(said()[1]).toMatchObject({ kind: 'correction', with: [{ kind: 'lap', row: 'bib:405' }] });
    expect(readGrid()[0]).toBe('405:3');
  });

  test('a lap is removed only by a second key, and both stay in the log', async () => {
    const { said } = await renderTask('laps', RACE, { kind: 'judge' });
    await pressKey(/^412/);
    await pressKey('Ôter un tour…');
    await pressKey(/^412/);
    await pressKey('Ôter ce tour');
    expect(readGrid()).toEqual(['401:4', '405:4', '412:4']);
    expect(said().map(({ kind }) => kind)).toEqual(['lap', 'correction']);
  });

  test('51. what another scorer counts differently is listed, and nothing is put together', async () => {
    const findPastTime = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const facts = [lapOfOther(1, 412, findPastTime(3)), lapOfOther(2, 412, findPastTime(2))];
    const { write } = await renderTask('laps', RACE, { kind: 'judge', facts });
    await write(() => ({
      kind: 'lap' as const,
      trialOID: 't1',
      row: 'bib:412',
      n: 1,
      time: findPastTime(3),
    }));
    expect(readText((await screen.findByRole('alert')).textContent)).toContain('412 NOM3 : 1 ici, 2 là-bas');
    expect(readGrid()[0]).toBe('412:3');
  });

  test('51. a scorer whom the board does not follow reads what it shows', async () => {
    const findPastTime = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
    const facts = [lapOfOther(1, 412, findPastTime(180)), lapOfOther(2, 412, findPastTime(110))];
    const { write } = await renderTask('laps', { ...RACE, g0: 3000 }, { kind: 'judge', facts });
    const readWho = () => readText(document.querySelector('.lapbd')?.textContent ?? '');
    const lap = (seconds: number) => () =>
      ({ kind: 'lap' as const, trialOID: 't1', row: 'bib:412', time: findPastTime(seconds) }) as const;
    expect(readWho()).toContain('Au panneau, l’autre compteur : 6');
    await write(lap(179), lap(109));
    expect(readWho()).toContain('Au panneau, l’autre compteur : 6');
    await write(lap(40));
    expect(readWho()).toContain('Au panneau, d’après la tête');
  });

  test('a loop of another length gives other passages', async () => {
    await renderTask('laps', { ...RACE, g0: 3000 }, { kind: 'judge' });
    expect(readBoard()).toBe('8');
    await pressKey('Autres actions');
    await pressKey(/^Longueur du tour/);
    await pressKey('200 m');
    await waitFor(() => expect(readBoard()).toBe('15'));
  });
});
