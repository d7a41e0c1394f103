import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import { aTrial } from 'shared-domain/testing';
import { conflict, refusal } from '../../testing/fake-server.ts';
import { aRow, aSheet, getRow, renderHeat } from './heat.fixture.tsx';

describe('the wind of a race', () => {
  test('is read in tenths or with a point, stored and sent like a mark; Enter moves to the first lane', async () => {
    const { user, cell, server } = await renderHeat();
    const wind = screen.getByRole('textbox', { name: 'Vent (m/s)' });
    await user.type(wind, '-12');
    expect(wind).toHaveAccessibleDescription('Se lit −1.2\u00a0m/s');
    await user.keyboard('{Enter}');
    expect(await cell(/Performance, 1 /)).toHaveFocus();
    await waitFor(() =>
      expect(server.findRequests('editTrial').map(({ body }) => body)).toEqual([{ dets: { wind: -1.2 }, revision: 1 }]),
    );
  });

  test('saved by Ctrl+S is sent, and keeps the focus', async () => {
    const { user, server } = await renderHeat();
    const wind = screen.getByRole('textbox', { name: 'Vent (m/s)' });
    await user.type(wind, '-12');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.findRequests('editTrial')).toHaveLength(1));
    expect(wind).toHaveFocus();
  });

  test('that is unreadable shows a message and is not sent', async () => {
    const { user, server } = await renderHeat();
    const wind = screen.getByRole('textbox', { name: 'Vent (m/s)' });
    await user.type(wind, 'fort{Enter}');
    expect(wind).toHaveAccessibleDescription('Vent illisible');
    expect(server.findRequests('editTrial')).toEqual([]);
  });
});

describe('the keyboard while marks are sent', () => {
  test('Ctrl+S sends the mark that is typed, and the focus stays in its cell', async () => {
    const { user, cell, server } = await renderHeat();
    const mark = await cell(/Performance, 1 /);
    await user.type(mark, '1158');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.findRequests('editRow')).toHaveLength(1));
    expect((await screen.findAllByText('Tout est envoyé'))[0]).toBeVisible();
    expect(mark).toHaveFocus();
  });

  test('“Envoyer maintenant” keeps the focus when all is sent', async () => {
    const { user, cell, server } = await renderHeat();
    server.overrideAnswer('editRow', refusal('unavailable', 'no answer'));
    await user.type(await cell(/Performance, 1 /), '1158{Enter}');
    server.restoreAnswer('editRow');
    const send = screen.getByRole('button', { name: 'Envoyer maintenant' });
    send.focus();
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText('Tout est envoyé'))[0]).toBeVisible();
    expect(send).toHaveFocus();
  });

  test.each([
    ['disk full', 'le disque du serveur est plein, prévenez qui l’exploite'],
    ['disk broken', 'le disque du serveur est en panne, prévenez qui l’exploite'],
    ['database read only', 'le serveur ne peut plus écrire, prévenez qui l’exploite'],
    ['database damaged', 'la base du serveur est abîmée, prévenez qui l’exploite'],
  ] as const)(
    '16. a mark that a fault of the server refuses says which, where it was typed, and waits: %s',
    async (id, said) => {
      const { user, cell, server } = await renderHeat();
      server.overrideAnswer('editRow', refusal(id, 'nothing was stored'));
      await user.type(await cell(/Performance, 1 /), '1158{Enter}');
      await waitFor(() => expect(document.querySelector('.savebar')).toHaveTextContent(said));
      expect(document.querySelector('.savebar')).not.toHaveTextContent('pas de connexion');
      server.restoreAnswer('editRow');
      await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
      expect((await screen.findAllByText('Tout est envoyé'))[0]).toBeVisible();
    },
  );

  test('a mark that cannot be read is counted once, as to be corrected', async () => {
    const { user, cell } = await renderHeat();
    await user.type(await cell(/Performance, 1 /), 'abc');
    await user.keyboard('{Enter}');
    expect(screen.getByText('1 à corriger')).toBeVisible();
    expect(document.querySelector('.savebar')).not.toHaveTextContent('1 performance non envoyée');
  });
});

describe('a finished race', () => {
  test('becomes official after a warning of what is missing', async () => {
    const { user, host, server } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: spaceFrench('3 lignes sont sans résultat. Continuer ?') }),
    );
    await waitFor(() => expect(server.findRequests('editTrial').map(({ body }) => body)).toEqual([{ status: 40 }]));
  });

  test('of a combined event in progress asks before it becomes official, names what is to come and counts its disciplines', async () => {
    const whole = '800010-0-57-f1';
    const makePart = (oid: string, g0: number, status: 20 | 40) =>
      aTrial({ oid, uid: `000${g0}-0-57-c1`, g0, g1: '0', round: 'c', status, dets: { combined: whole } });
    const sheet = aSheet({ uid: whole, g0: 800_010, g1: '0', status: 5 }, [aRow(0, 11_580)]);
    const parts = [makePart('hundred', 100, 40), makePart('last', 1500, 20)];
    const { user, host } = await renderHeat(sheet, { trials: parts });
    host.confirm.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    expect(await screen.findByText('1/2 épreuves terminées')).toBeVisible();
    // It takes no mark, so no keys are explained.
    expect(screen.queryByRole('heading', { name: 'Au clavier' })).not.toBeInTheDocument();
    const act = screen.getByRole('button', { name: 'Rendre officiel' });
    expect(act).not.toHaveClass('main');
    await user.click(act);
    await waitFor(() =>
      expect(host.confirm).toHaveBeenLastCalledWith(
        expect.objectContaining({
          subTitle: expect.stringContaining(`${spaceFrench('Une épreuve n’est pas terminée :')} 1500 m.`),
          // The first focus is on «Annuler».
          destructive: true,
        }),
      ),
    );
  });

  test('does not become official while it has no result', async () => {
    await renderHeat(aSheet({}, [{ ...aRow(0, 0), prf: { st: 6 } }]));
    expect(screen.getByRole('button', { name: 'Rendre officiel' })).toBeDisabled();
    expect(screen.getByText('Aucun résultat à publier.')).toBeVisible();
  });

  test('is cleared only after the security word', async () => {
    const { user, host } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    host.confirm.mockResolvedValue(false);
    await user.click(screen.getByRole('button', { name: 'Effacer les résultats' }));
    expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ securityText: 'EFFACER', destructive: true }));
  });
});

describe('two secretaries on one heat', () => {
  test('somebody else’s hold is shown, and the cells are read-only', async () => {
    const hold = { expires: '2026-06-13T14:10:00Z', own: false, email: 'marie@club.example' };
    const { cell } = await renderHeat({ ...aSheet(), hold });
    expect(screen.getByText(/Épreuve tenue par marie@club.example/)).toBeVisible();
    expect(await cell(/Performance, 1/)).toHaveAttribute('readonly');
  });

  test.each([
    [false, 'Épreuve tenue par un appareil (juge) jusqu’à 14/06/2020 00:10. Vous la lisez, sans y écrire.'],
    [true, 'Tenue par ce poste jusqu’à 14/06/2020 00:10'],
  ])('a hold (own: %s) shows its end in local time, with the day unless it is today (Q28)', async (own, words) => {
    await renderHeat({ ...aSheet(), hold: { expires: '2020-06-13T22:10:00Z', own } });
    expect(screen.getByText(words)).toBeVisible();
  });

  test('remarks and corrections show local time, with the day unless it is today (Q28)', async () => {
    const remark = { oid: 'r', at: '2020-06-13T22:10:00Z', text: 'Gêné au départ', public: false };
    const before = { prf: { v: 10_520, u: 'ms', st: 1 } };
    const after = { prf: { v: 10_480, u: 'ms', st: 1 } };
    const corrected = { at: '2020-06-14T12:05:00Z', row: 'bib:1', why: 'photo relue', before, after };
    await renderHeat({ ...aSheet(), remarks: [remark], corrections: [corrected] });
    expect(screen.getByText(/Gêné au départ/)).toHaveTextContent('14/06/2020 00:10');
    expect(screen.getByText(/photo relue/)).toHaveTextContent('14/06/2020 14:05');
    expect(screen.getByText(/photo relue/)).toHaveTextContent('10.52 → 10.48 · photo relue');
  });

  test('a row changed meanwhile shows both values and overwrites nothing until one is chosen', async () => {
    const { user, cell, server, written, change } = await renderHeat();
    await user.type(await cell(/Performance, 1/), '1048');
    server.overrideAnswer('editRow', conflict('stale'));
    change(aSheet({}, [aRow(0, 10_520, 5)]));
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/a enregistré 10.52 pendant que vous saisissiez 10.48/)).toBeVisible();
    expect(written).toEqual([]);
    server.restoreAnswer('editRow');
    await user.click(screen.getByRole('button', { name: spaceFrench('Garder la mienne : 10.48') }));
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.edit).toMatchObject({ revision: 5, prf: { v: 10_480 } });
  });

  test('the same mark typed by both is no conflict', async () => {
    const { user, cell, server, change } = await renderHeat();
    await user.type(await cell(/Performance, 1/), '1048');
    server.overrideAnswer('editRow', conflict('stale'));
    change(aSheet({}, [aRow(0, 10_480, 5)]));
    await user.keyboard('{Enter}');
    expect(await within(getRow('VALMOREL')).findByText('Enregistré')).toBeVisible();
  });
});

describe('a saved mark in whose place an upload puts another', () => {
  async function replaceMark() {
    const { user, cell, written, change, server } = await renderHeat();
    await user.type(await cell(/Performance, 1/), '1048{Enter}');
    expect(await within(getRow('VALMOREL')).findByText('Enregistré')).toBeVisible();
    change(aSheet({}, [aRow(0, 10_520, 9)]));
    // Sending the wind reads the sheet again, as the live stream does after a change.
    await user.type(screen.getByRole('textbox', { name: 'Vent (m/s)' }), '-12{Enter}');
    return { user, written, server };
  }

  test('is told on the row with both, and written again if its author wants it', async () => {
    const { user, written } = await replaceMark();
    expect(
      await screen.findByText(/Vous aviez enregistré 10.48 ; un envoi ou une autre personne a mis 10.52/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: spaceFrench('Garder la mienne : 10.48') }));
    await waitFor(() => expect(written.at(-1)?.edit).toMatchObject({ row: 'bib:1', revision: 9, prf: { v: 10_480 } }));
  });
});

describe('marks that are not sent', () => {
  test('wait while somebody else holds the trial, with the reason', async () => {
    const { user, cell, server } = await renderHeat();
    server.overrideAnswer('editRow', conflict('held', 'whatever the server says'));
    await user.type(await cell(/Performance, 1/), '1048{Enter}');
    expect((await screen.findAllByText(/une autre personne tient l’épreuve/)).length).toBeGreaterThan(0);
    // jsdom has no IndexedDB, like some private windows.
    expect(screen.getAllByText(/ce navigateur ne les garde pas, laissez cette page ouverte/).length).toBeGreaterThan(0);
  });

  test('are counted until the server has them', async () => {
    const { user, cell, server } = await renderHeat();
    server.overrideAnswer('editRow', { status: 503, body: {} });
    await user.type(await cell(/Performance, 1/), '1048{Enter}');
    await user.keyboard('1052{Enter}');
    expect((await screen.findAllByText(/2 performances non envoyées/)).length).toBeGreaterThan(0);
    server.restoreAnswer('editRow');
    await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
    await waitFor(() => expect(screen.getByText('Tout est envoyé')).toBeVisible());
  });

  test('an expired token opens the dialog once, and typed marks are kept', async () => {
    const { user, cell, server } = await renderHeat();
    server.overrideAnswer('editRow', refusal('expired token', 'the token has expired'));
    await user.type(await cell(/Performance, 1/), '1048{Enter}');
    expect(await screen.findAllByText('Votre session a expiré')).toHaveLength(1);
    expect(screen.getByLabelText(/Performance, 1/)).toHaveValue('1048');
  });
});

describe('official results', () => {
  test('are read-only until a reason is given, which is then stored with each change', async () => {
    const { user, cell, written } = await renderHeat(aSheet({ status: 40 }, [aRow(0, 11_580)]));
    expect(await cell(/Performance, 1/)).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Corriger un résultat' }));
    await user.click(await screen.findByRole('button', { name: 'Ouvrir la correction' }));
    expect(screen.getByLabelText('Motif')).toHaveAccessibleDescription('Dites pourquoi.');
    await user.type(screen.getByLabelText('Motif'), 'relecture du film');
    await user.click(screen.getByRole('button', { name: 'Ouvrir la correction' }));
    const first = await cell(/Performance, 1/);
    await user.clear(first);
    await user.type(first, '1157{Enter}');
    // The store of the test before may still send its mark after the session has come back.
    await waitFor(() =>
      expect(written.map(({ edit }) => edit)).toContainEqual(
        expect.objectContaining({ reason: 'relecture du film', prf: expect.objectContaining({ v: 11_570 }) }),
      ),
    );
  });
});
