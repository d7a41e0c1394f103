import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { EntryRow, RowEdit, SheetAnswer } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
const NAMES = ['VALMOREL', 'KERBRAT', 'SANTERRE', 'BREHALLE'];

const aRow = (at: number, v: number, revision = 1): EntryRow => ({
  ...aResultRow({ bib: String(at + 1), last: NAMES[at] as string, rank: at + 1, prf: { v, u: 'ms', st: 1 } }),
  row: `bib:${at + 1}`,
  revision,
});

function aSheet(overrides: Partial<SheetAnswer['trial']> = {}, results: EntryRow[] = []): SheetAnswer {
  return {
    trial: aTrial({ status: 10, oid: 'heat', chOID: CHALLENGE.oid, ...overrides }),
    kind: 'outdoor',
    starts: NAMES.map((last, at) => ({ last, first: 'Inès', bib: String(at + 1), lane: at + 1, row: `bib:${at + 1}` })),
    results,
    remarks: [],
    corrections: [],
    statuses: [],
  };
}

interface Written {
  edit: RowEdit;
}

/** The grid of one heat; the server keeps what it is sent, row by row. */
async function renderHeat(sheet: SheetAnswer = aSheet()) {
  const written: Written[] = [];
  let kept = sheet;
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: [kept.trial] }),
      trialSheet: () => kept,
      holdTrial: () => ({ oid: 'heat', holder: 'me', expires: '2026-06-13T14:10:00Z' }),
      editRow: ({ body }) => {
        const edit = body as RowEdit;
        written.push({ edit });
        const at = Number(edit.row.slice(4)) - 1;
        const row = { ...aRow(at, 0, 7), ...(edit.prf ? { prf: { st: 1, ...edit.prf } } : {}) } as EntryRow;
        if (edit.attempts != null) row.attempts = edit.attempts as NonNullable<EntryRow['attempts']>;
        kept = { ...kept, results: [...kept.results.filter((one) => one.row !== edit.row), row] };
        return { revision: 9, starts: [], warnings: [], results: [{ oid: 'heat', uid: kept.trial.uid, rows: [row] }] };
      },
      editTrial: ({ body }) => {
        kept = { ...kept, trial: { ...kept.trial, ...(body as object) } };
        return kept.trial;
      },
      releaseTrial: () => ({ oid: 'heat', released: true }),
    },
  });
  const { user, host } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results?oids=heat`);
  const cell = (who: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: who });
  await screen.findByRole('table');
  const change = (next: SheetAnswer) => {
    kept = next;
  };
  return { server, user, host, cell, written, change };
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('entering a race by keyboard (screen S9)', () => {
  test('digits are read two by two, the preview stands beside the cell, Enter sends and goes to the next row', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/Performance, 1 VALMOREL/);
    await user.click(first);
    await user.keyboard('1052');
    expect(within(rowOf('VALMOREL')).getByText('10.52')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await cell(/Performance, 2 KERBRAT/)).toHaveFocus();
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.edit).toEqual({ row: 'bib:1', revision: 0, prf: { v: 10_520, u: 'ms', st: 1 } });
    expect(await within(rowOf('VALMOREL')).findByText('Enregistré')).toBeVisible();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await cell(/Performance, 1 VALMOREL/)).toHaveFocus();
  });

  test('a mark of a longer race is minutes, seconds, hundredths', async () => {
    const { user, cell } = await renderHeat(aSheet({ uid: '000800-0-56-f1', g0: 800 }));
    await user.type(await cell(/VALMOREL/), '15234');
    expect(within(rowOf('VALMOREL')).getByText('1:52.34')).toBeVisible();
  });

  test('places shift at once as marks are typed, before the server has answered', async () => {
    const { user, cell } = await renderHeat();
    await user.type(await cell(/Performance, 1/), '1100');
    await user.type(await cell(/Performance, 2/), '1050');
    const place = (name: string) => rowOf(name).querySelector('.place')?.textContent;
    expect([place('VALMOREL'), place('KERBRAT')]).toEqual(['2', '1']);
  });

  test.each([
    ['n', 'DNS', 2],
    ['d', 'DNF', 3],
    ['q', 'DQ', 4],
    ['DNS', 'DNS', 2],
    ['-', '–', 6],
  ])('%s says %s', async (typed, shown, st) => {
    const { user, cell, written } = await renderHeat();
    await user.type(await cell(/Performance, 1/), typed);
    expect(within(rowOf('VALMOREL')).getByText(shown)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ st }));
  });

  test('what cannot be read says so, tied to its field, and is not sent', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/Performance, 1/);
    await user.type(first, 'abc');
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription('Performance illisible');
    await user.keyboard('{Enter}');
    expect(within(rowOf('VALMOREL')).getByText('À corriger')).toBeVisible();
    expect(written).toEqual([]);
  });

  test('Escape brings back what stood', async () => {
    const { user, cell } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    const first = await cell(/Performance, 1/);
    expect(first).toHaveValue('1158');
    await user.clear(first);
    await user.type(first, '99{Escape}');
    expect(first).toHaveValue('1158');
  });

  test('the same mark again is no change', async () => {
    const { user, cell, written } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    const first = await cell(/Performance, 1/);
    await user.clear(first);
    await user.type(first, '1158{Enter}');
    expect(written).toEqual([]);
    expect(within(rowOf('VALMOREL')).getByText('Enregistré')).toBeVisible();
  });
});

describe('the wind of a race', () => {
  test('is read in tenths or with its point, kept and sent like a mark; Enter goes to the first lane', async () => {
    const { user, cell, server } = await renderHeat();
    const wind = screen.getByRole('textbox', { name: 'Vent (m/s)' });
    await user.type(wind, '-12');
    expect(wind).toHaveAccessibleDescription('-1.2');
    await user.keyboard('{Enter}');
    expect(await cell(/Performance, 1 /)).toHaveFocus();
    await waitFor(() =>
      expect(server.asked('editTrial').map(({ body }) => body)).toEqual([{ dets: { wind: -1.2 }, revision: 1 }]),
    );
  });

  test('that cannot be read says so and is not sent', async () => {
    const { user, server } = await renderHeat();
    const wind = screen.getByRole('textbox', { name: 'Vent (m/s)' });
    await user.type(wind, 'fort{Enter}');
    expect(wind).toHaveAccessibleDescription('Vent illisible');
    expect(server.asked('editTrial')).toEqual([]);
  });
});

describe('a finished race', () => {
  test('becomes official after what is missing has been said', async () => {
    const { user, host, server } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: '3 lignes sont sans résultat. Continuer ?' }),
    );
    await waitFor(() => expect(server.asked('editTrial').map(({ body }) => body)).toEqual([{ status: 40 }]));
  });

  test('is cleared only behind its word', async () => {
    const { user, host } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    host.confirm.mockResolvedValue(false);
    await user.click(screen.getByRole('button', { name: 'Effacer les résultats' }));
    expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ securityText: 'EFFACER', destructive: true }));
  });
});

describe('two secretaries on one heat', () => {
  test('a hold of somebody else is named, and the cells are read only', async () => {
    const hold = { expires: '2026-06-13T14:10:00Z', own: false, email: 'marie@club.example' };
    const { cell } = await renderHeat({ ...aSheet(), hold });
    expect(screen.getByText(/Épreuve tenue par marie@club.example/)).toBeVisible();
    expect(await cell(/Performance, 1/)).toHaveAttribute('readonly');
  });

  test('a row that changed meanwhile shows both values and overwrites nothing until one is chosen', async () => {
    const { user, cell, server, written, change } = await renderHeat();
    await user.type(await cell(/Performance, 1/), '1048');
    server.impose('editRow', refusal('conflict', '$.revision: 0 is stale; the row is at 5'));
    change(aSheet({}, [aRow(0, 10_520, 5)]));
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/a enregistré 10.52 pendant que vous saisissiez 10.48/)).toBeVisible();
    expect(written).toEqual([]);
    server.release('editRow');
    await user.click(screen.getByRole('button', { name: 'Garder la mienne : 10.48' }));
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.edit).toMatchObject({ revision: 5, prf: { v: 10_480 } });
  });

  test('the same mark typed by both is no conflict', async () => {
    const { user, cell, server, change } = await renderHeat();
    await user.type(await cell(/Performance, 1/), '1048');
    server.impose('editRow', refusal('conflict', '$.revision: 0 is stale; the row is at 5'));
    change(aSheet({}, [aRow(0, 10_480, 5)]));
    await user.keyboard('{Enter}');
    expect(await within(rowOf('VALMOREL')).findByText('Enregistré')).toBeVisible();
  });
});

describe('marks that are not sent', () => {
  test('are counted until the server has them', async () => {
    const { user, cell, server } = await renderHeat();
    server.impose('editRow', { status: 503, body: {} });
    await user.type(await cell(/Performance, 1/), '1048{Enter}');
    await user.keyboard('1052{Enter}');
    expect((await screen.findAllByText(/2 marques non envoyées/)).length).toBeGreaterThan(0);
    server.release('editRow');
    await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
    await waitFor(() => expect(screen.getByText('Tout est envoyé')).toBeVisible());
  });

  test('an expired token opens the dialog once, and the marks stay typed', async () => {
    const { user, cell, server } = await renderHeat();
    server.impose('editRow', refusal('expired token', 'the token has expired'));
    await user.type(await cell(/Performance, 1/), '1048{Enter}');
    expect(await screen.findAllByText('Votre session a expiré')).toHaveLength(1);
    expect(screen.getByLabelText(/Performance, 1/)).toHaveValue('1048');
  });
});

describe('official results', () => {
  test('are closed until somebody says why; what is typed then carries the reason', async () => {
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
    await waitFor(() => expect(written[0]?.edit).toMatchObject({ reason: 'relecture du film', prf: { v: 11_570 } }));
  });
});
