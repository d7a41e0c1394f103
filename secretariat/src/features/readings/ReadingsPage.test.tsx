import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AllsAnswer } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { conflict, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
const TRIAL = aTrial({ oid: 'heat', chOID: CHALLENGE.oid, status: 10, starts: 3, results: 2 });
type All = AllsAnswer['alls'][number];

const reading = (id: string, lane: number, v: number, at = '2026-06-13T12:35:08Z') => ({
  id,
  at,
  by: 'chrono' as const,
  lane,
  v,
});
const start = (bib: string, lane: number, last: string) => ({ bib, lane, last, first: 'Inès' });
const ALL: All = {
  oid: 'heat',
  uid: TRIAL.uid,
  trial: TRIAL,
  raws: [],
  starts: [start('1', 1, 'VALMOREL'), start('2', 2, 'KERBRAT'), start('3', 3, 'SANTERRE')],
  results: [
    aResultRow({ bib: '1', last: 'VALMOREL', prf: { v: 11_580, u: 'ms', st: 1 } }),
    aResultRow({ bib: '2', last: 'KERBRAT', prf: { v: 11_660, u: 'ms', st: 1 } }),
  ],
  chronos: [reading('a', 1, 11_580), reading('b', 2, 11_700), reading('c', 3, 11_790), reading('d', 9, 12_000)],
};

async function renderChronos(all: All = ALL, path = 'chronos', trial = TRIAL) {
  const accepted: unknown[] = [];
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: [trial] }),
      alls: () => ({ alls: [{ ...all, trial }] }),
      acceptTimes: ({ body }) => {
        accepted.push(body);
        return { revision: 3, starts: [], results: [], warnings: [] };
      },
    },
  });
  const { user, host } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/${path}`);
  return { server, user, host, accepted };
}

describe('times beside the results (P11.11)', () => {
  test('what does not agree stands first; each says what was read, what stands, how far apart', async () => {
    await renderChronos();
    const table = await screen.findByRole('table', { name: 'Chronos' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.querySelector('.verdict')?.textContent)).toEqual([
      'Personne',
      'Écart',
      'Sans résultat',
      'Identique',
    ]);
    expect(rows[1]).toHaveTextContent(/14:35:08Chronométrage.*2 · cl. 2KERBRAT Inès11.7011.66\+0.04/i);
  });

  test('a time of a place is shown with its place, whose it is by the order of finish, by hand, how sure it is', async () => {
    const at = '2026-06-13T12:35:08Z';
    const taken = { at, by: 'chrono' as const, hand: true };
    await renderChronos({
      ...ALL,
      results: [],
      chronos: [
        { ...taken, id: 'a', place: 1, v: 11_512, bib: '3', lane: 3 },
        { ...taken, id: 'b', place: 2, v: 11_612, error: 80, doubt: true },
      ],
    });
    const table = await screen.findByRole('table', { name: 'Chronos' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/2\.11\.7h ± 0,08 s \(doute\)/);
    expect(rows[1]).toHaveTextContent(/1\. SANTERRE Inès11\.6h/);
  });

  test('a place of the order of finish is no raw reading', async () => {
    const order = { id: 'o', rank: 1, bib: '1', prf: { st: 1 } } as All['raws'][number];
    await renderChronos({ ...ALL, raws: [order] }, 'raws');
    expect(await screen.findByText('Aucune donnée reçue')).toBeVisible();
  });

  test('only those that differ, by the filter', async () => {
    const { user } = await renderChronos();
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Comparaison'), 'Écart (1)');
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(1);
  });

  test('those chosen are accepted; over official results only with a reason', async () => {
    const { user, accepted, host } = await renderChronos();
    await user.click(await screen.findByRole('checkbox', { name: /2 KERBRAT/ }));
    await user.click(screen.getByRole('button', { name: 'Accepter 1 mesure' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('1 mesure acceptée.'));
    expect(accepted).toEqual([{ from: 'chronos', ids: ['b'] }]);
  });

  test('those that are refused are named, with the reason in the reader’s words', async () => {
    const { server, user, host } = await renderChronos();
    server.overrideAnswer('acceptTimes', conflict('held', 'held by marie@club.example'));
    await user.click(await screen.findByRole('checkbox', { name: /2 KERBRAT/ }));
    await user.click(screen.getByRole('button', { name: 'Accepter 1 mesure' }));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/Quelqu’un d’autre tient cette épreuve/), {
        kind: 'error',
      }),
    );
  });

  test('over official results they say why', async () => {
    const { user, accepted } = await renderChronos(ALL, 'chronos?oids=heat', { ...TRIAL, status: 40 });
    await user.click(await screen.findByRole('checkbox', { name: /2 KERBRAT/ }));
    await user.click(screen.getByRole('button', { name: 'Accepter 1 mesure' }));
    await user.type(await screen.findByLabelText('Motif'), 'relecture');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accepter 1 mesure' }));
    await waitFor(() => expect(accepted).toEqual([{ from: 'chronos', ids: ['b'], reason: 'relecture' }]));
  });

  test('a reading opens as it came, to be copied', async () => {
    const { user } = await renderChronos();
    await user.click(await screen.findByRole('button', { name: /^JSON KERBRAT/ }));
    expect(await screen.findByText(/"v": 11700/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copier' })).toBeVisible();
  });

  test('nothing received says so', async () => {
    await renderChronos({ ...ALL, chronos: [] });
    expect(await screen.findByText('Aucune donnée reçue')).toBeVisible();
  });
});

describe('the columns of readings', () => {
  const uploaded = { lane: 1, v: 11_580 };
  const listTitles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  test('leave out when each came, and how far it is, where none of them says so', async () => {
    await renderChronos({ ...ALL, chronos: [uploaded] });
    await screen.findByRole('table', { name: 'Chronos' });
    expect(listTitles()).not.toEqual(expect.arrayContaining(['Heure de réception']));
    expect(listTitles()).not.toEqual(expect.arrayContaining(['Écart']));
    expect(listTitles()).toEqual(expect.arrayContaining(['Appareil', 'Épreuve', 'Athlète', 'Valeur brute']));
  });

  test('have the person of an uploaded row by the licence where it has no bib', async () => {
    await renderChronos({
      ...ALL,
      starts: [],
      results: [aResultRow({ auid: 'tp-1', last: 'VALMOREL', prf: { v: 11_580, u: 'ms', st: 1 } })],
      chronos: [{ auid: 'tp-1', v: 11_580 }],
    });
    expect(await screen.findByRole('row', { name: /VALMOREL.*Identique/ })).toBeVisible();
  });

  test('never part a number from its unit', async () => {
    await renderChronos();
    await screen.findByRole('table', { name: 'Chronos' });
    const [cell] = screen.getAllByRole('cell').filter(({ textContent }) => textContent?.startsWith('100'));
    expect(cell?.textContent).toMatch(/^100\u00a0m\s/);
  });
});

test.each([
  [5, 'Courses en cours'],
  [40, 'Courses courues'],
] as const)('of a meeting whose races are at state %i the filter says «%s»', async (status, filter) => {
  await renderChronos(ALL, 'chronos', { ...TRIAL, status });
  expect(await screen.findByRole('option', { name: filter, selected: true })).toBeInTheDocument();
});

test('raw data of the photo finish has the same table (P11.10)', async () => {
  const raws: All['raws'] = [{ bib: '1', lane: 1, prf: { v: 11_583, u: 'ms', st: 1 } }];
  await renderChronos({ ...ALL, raws }, 'raws');
  const table = await screen.findByRole('table', { name: 'Données brutes' });
  expect(within(table).getByRole('row', { name: /VALMOREL/ })).toHaveTextContent(/Logiciel.*11.5911.58/);
});
