import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { EditableResult } from 'shared-domain/contract';
import { conflict } from '../../testing/fake-server.ts';
import { aRow, aSheet, getRow, renderHeat } from './heat.fixture.tsx';

const RACE = { uid: '010000-R-1057-f1', g0: 10_000, g1: 'R' };
const aRace = (results: EditableResult[] = []) => aSheet(RACE, results);

/** A finisher with the official time `v` and the net time `z`, ms. */
const aFinisher = (index: number, v: number, z: number): EditableResult => ({
  ...aRow(index, v),
  prf: { v, u: 'ms', st: 1, z },
});

const gun = /Performance, 1 VALMOREL/;
const net = /Temps réel, 1 VALMOREL/;

describe('the net times of a road race', () => {
  test('have a column beside the official times, are typed in digits like them and sent with them', async () => {
    const { user, cell, written } = await renderHeat(aRace());
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(expect.arrayContaining(['Temps officiel', 'Temps réel']));
    await user.type(await cell(gun), '4226');
    await user.type(await cell(net), '4214');
    expect(within(getRow('VALMOREL')).getByText('42:26')).toBeVisible();
    expect(within(getRow('VALMOREL')).getByText('réel 42:14')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await cell(/Temps réel, 2 KERBRAT/)).toHaveFocus();
    await waitFor(() => expect(written.at(-1)?.edit.prf).toEqual({ v: 2_546_000, u: 'ms', st: 1, z: 2_534_000 }));
  });

  test('that are stored are shown, corrected, and removed by emptying the cell; the official time stays', async () => {
    const { user, cell, written } = await renderHeat(aRace([aFinisher(0, 2_546_000, 2_534_000)]));
    expect(await cell(net)).toHaveValue('4214');
    expect(within(getRow('VALMOREL')).getByText('réel 42:14')).toBeVisible();
    await user.type(await cell(net), '4215{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ v: 2_546_000, u: 'ms', st: 1, z: 2_535_000 }));
    await user.clear(await cell(net));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(written[1]?.edit.prf).toEqual({ v: 2_546_000, u: 'ms', st: 1 }));
    expect(within(getRow('VALMOREL')).queryByText(/^réel/)).toBeNull();
  });

  test('stay when the official time is corrected, and go with a status', async () => {
    const { user, cell, written } = await renderHeat(aRace([aFinisher(0, 2_546_000, 2_534_000)]));
    await user.type(await cell(gun), '4228{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ v: 2_548_000, u: 'ms', st: 1, z: 2_534_000 }));
    await user.type(await cell(gun), 'd{Enter}');
    await waitFor(() => expect(written[1]?.edit.prf).toEqual({ st: 3 }));
  });

  test('are asked about when they are longer than the official time, in either cell', async () => {
    const { user, cell, written } = await renderHeat(aRace([aFinisher(0, 2_546_000, 2_534_000)]));
    await user.type(await cell(net), '4234{Enter}');
    expect(await screen.findByText(/temps réel 42:34, plus long que le temps officiel 42:26/)).toBeVisible();
    expect(written).toEqual([]);
    await user.click(await cell(net));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf?.z).toBe(2_554_000));
    await user.type(await cell(gun), '4230{Enter}');
    expect(await screen.findByText(/temps réel 42:34, plus long que le temps officiel 42:30/)).toBeVisible();
  });

  test('wait for the official time, and are told when they cannot be read', async () => {
    const { user, cell, written } = await renderHeat(aRace());
    await user.type(await cell(net), '4214{Enter}');
    expect(within(getRow('VALMOREL')).getByText('Le temps officiel manque')).toBeVisible();
    await user.type(await cell(gun), '4226{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf?.z).toBe(2_534_000));
    await user.type(await cell(/Temps réel, 2/), 'n{Enter}');
    expect(within(getRow('KERBRAT')).getByText('Temps réel illisible')).toBeVisible();
    expect(written).toHaveLength(1);
  });

  test('have no column in the stadium, where none is stored', async () => {
    await renderHeat(aSheet({ uid: '010000-0-57-f1', g0: 10_000, g1: '0' }));
    expect(screen.queryByRole('columnheader', { name: 'Temps réel' })).toBeNull();
  });

  test('are told with the official time where two values are to be chosen from', async () => {
    const { server, user, cell } = await renderHeat(aRace([aFinisher(0, 2_546_000, 2_534_000)]));
    server.overrideAnswer('editRow', conflict('stale'));
    server.overrideAnswer('trialSheet', {
      status: 200,
      body: aRace([{ ...aFinisher(0, 2_546_000, 2_530_000), revision: 5 }]),
    });
    await user.type(await cell(net), '4215{Enter}');
    expect(
      await screen.findByRole('button', { name: spaceFrench('Garder la mienne : 42:26, réel 42:15') }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: spaceFrench('Prendre l’autre : 42:26, réel 42:10') })).toBeVisible();
  });
});

describe('an own import into the grid of a road race', () => {
  const ANSWER = {
    dryRun: true,
    created: 0,
    updated: 1,
    unchanged: 0,
    rows: { read: 2, added: 0, changed: 2, removed: 0 },
    changes: [],
    warnings: [],
    notes: [],
    questions: [],
  };

  test('takes the place of what this desk has sent without a question, and asks about what is not sent', async () => {
    const { server, user, cell, change } = await renderHeat(aRace(), { roadResults: ANSWER });
    await user.type(await cell(gun), '4112{Enter}');
    expect(await within(getRow('VALMOREL')).findByText('Enregistré')).toBeVisible();
    server.overrideAnswer('editRow', { status: 503, body: {} });
    await user.type(await cell(/Performance, 2 KERBRAT/), '5501{Enter}');
    await user.click(screen.getByRole('button', { name: 'Importer un fichier' }));
    await user.upload(await screen.findByLabelText('Fichier .lif, .lff ou .csv'), new File(['x'], 'route.csv'));
    const rows = [aRow(0, 2_774_000, 9), aRow(1, 2_567_000, 9)];
    change(aSheet({ ...RACE, revision: 9 }, rows));
    await user.click(await screen.findByRole('button', { name: 'Écrire 2 lignes' }));
    expect(await within(getRow('VALMOREL')).findByText('46:14')).toBeVisible();
    expect(within(getRow('VALMOREL')).getByText('Enregistré')).toBeVisible();
    expect(screen.queryByText(/Vous aviez enregistré/)).toBeNull();
    server.overrideAnswer('editRow', conflict('stale'));
    await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
    expect(await screen.findByText(/a enregistré 42:47 pendant que vous saisissiez 55:01/)).toBeVisible();
  });
});

describe('the rows of a road race', () => {
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 4));
  const withBibs = (bibs: readonly string[], results: EditableResult[] = []) => {
    const sheet = aRace(results);
    return { ...sheet, starts: sheet.starts.map((start, index) => ({ ...start, bib: bibs[index] as string })) };
  };

  test('are in the order of the bibs as numbers, and Enter goes down in it', async () => {
    const { user, cell } = await renderHeat(withBibs(['1019', '503', '97', '525']));
    expect(names()).toEqual(['SANT', 'KERB', 'BREH', 'VALM']);
    expect(screen.queryByRole('radiogroup', { name: 'Ordre' })).toBeNull();
    await user.type(await cell(/Performance, 97 SANTERRE/), '4226{Enter}');
    expect(await cell(/Performance, 503 KERBRAT/)).toHaveFocus();
  });

  test('go by place once it is chosen, and do not move away from whoever types', async () => {
    const results = [
      { ...aFinisher(0, 2_546_000, 2_534_000), rank: 2 },
      { ...aFinisher(1, 2_540_000, 2_530_000), rank: 1 },
    ];
    const { user, cell, change } = await renderHeat(aRace(results));
    expect(names()).toEqual(['VALM', 'KERB', 'SANT', 'BREH']);
    expect(screen.getByRole('radiogroup', { name: 'Ordre' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Par place' }));
    expect(names()).toEqual(['KERB', 'VALM', 'SANT', 'BREH']);
    const [first, second] = results.map((row, index) => ({ ...row, rank: 3 - index }));
    const winner = { ...aFinisher(2, 2_500_000, 2_490_000), rank: 1 };
    change(aSheet({ ...RACE, revision: 9 }, [first, second, winner] as EditableResult[]));
    // The first key holds the event, and the sheet is read again.
    await user.type(await cell(/Performance, 4 BREHALLE/), '4240');
    expect(await within(getRow('SANTERRE')).findByText('41:40')).toBeVisible();
    expect(names()).toEqual(['KERB', 'VALM', 'SANT', 'BREH']);
    expect(await cell(/Performance, 4 BREHALLE/)).toHaveFocus();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(names()).toEqual(['SANT', 'KERB', 'VALM', 'BREH']);
  });

  test('show the places by sex and by category beside the one of all', async () => {
    const row = { ...aFinisher(0, 2_546_000, 2_534_000), rank: 20, rankSex: 5, rankCategory: 2, category: 56 };
    await renderHeat(aRace([row]));
    expect(getRow('VALMOREL').querySelector('.place')?.textContent).toBe('205/F2/SEF');
  });
});
