import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { spaceFrench, TRIAL_STATUS } from 'shared-domain';
import type { EditableResult, ProtestsAnswer, RowEdit, SheetAnswer, TrialEdit } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();

const aRow = (bib: number, result: Partial<EditableResult>): EditableResult => {
  const { rank: _rank, gap: _gap, ...row } = aResultRow({ bib: String(bib), last: `ATHLETE${bib}` });
  return { ...row, row: `bib:${bib}`, revision: 3, ...result } as EditableResult;
};

/** Renders a sheet with results; the fake server stores the edits that it is sent. */
async function renderSheet(
  trial: Partial<SheetAnswer['trial']>,
  results: EditableResult[],
  register: ProtestsAnswer = { protests: [], announcements: [] },
) {
  const rows: RowEdit[] = [];
  const trials: TrialEdit[] = [];
  let stored: SheetAnswer = {
    trial: aTrial({ status: 10, oid: 'field', chOID: CHALLENGE.oid, ...trial }),
    kind: 'outdoor',
    starts: results.map(
      ({ bib, last, row }, at) => ({ last, first: 'Inès', bib, odr: at + 1, row }) as SheetAnswer['starts'][number],
    ),
    results,
    remarks: [],
    corrections: [],
    statuses: [],
  };
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: [stored.trial] }),
      trialSheet: () => stored,
      protests: () => register,
      holdTrial: () => ({ oid: 'field', holder: 'me', expires: '2026-06-13T14:10:00Z' }),
      releaseTrial: () => ({ oid: 'field', released: true }),
      lodgeProtest: () => ({ log: 'l' }),
      editTrial: ({ body }) => {
        trials.push(body as TrialEdit);
        stored = { ...stored, trial: { ...stored.trial, ...(body as object) } };
        return stored.trial;
      },
      editRow: ({ body }) => {
        const edit = body as RowEdit;
        rows.push(edit);
        const before = stored.results.find(({ row }) => row === edit.row);
        const after = { ...before, ...edit, revision: 9, prf: { ...before?.prf, ...edit.prf } } as EditableResult;
        stored = { ...stored, results: stored.results.map((one) => (one.row === edit.row ? after : one)) };
        return {
          revision: 9,
          starts: [],
          warnings: [],
          results: [{ oid: 'field', uid: stored.trial.uid, rows: [after] }],
        };
      },
    },
  });
  const { user, host } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results?oids=field`);
  await screen.findByRole('table');
  const cell = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { user, host, cell, rows, trials, server };
}

describe('the cut after three attempts (TR 25.6)', () => {
  const SHOT = { uid: '900005-P7260-55-f1', g0: 900_005, g1: 'P7260', round: 'f' } as const;
  const fourteen = Array.from({ length: 14 }, (_, at) =>
    aRow(at + 1, {
      prf: { v: (20 - at) * 1000, u: 'mm', st: 1 },
      attempts: [{ r: 'o', v: (20 - at) * 1000 }, { r: 'x' }, { r: 'x' }],
    }),
  );

  test('eight continue in reverse order; the 14th has no fourth attempt until an official admits them', async () => {
    const { user, host, cell, rows } = await renderSheet(SHOT, fourteen);
    expect(await screen.findByText('Après 3 essais, 8 sur 14 continuent.')).toBeVisible();
    expect(cell(/^Essai 4, 14/)).toHaveAttribute('readonly');
    expect(cell(/^Essai 4, 8/)).not.toHaveAttribute('readonly');
    await user.click(await screen.findByRole('button', { name: 'Passer à la finale à 8' }));
    const order = screen.getAllByRole('row').map((row) => row.getAttribute('data-row'));
    expect(order.slice(1, 10)).toEqual([...[8, 7, 6, 5, 4, 3, 2, 1].map((bib) => `bib:${bib}`), 'bib:9']);
    expect(cell(/^Essai 4, 8/)).toHaveFocus();

    host.confirm.mockResolvedValueOnce(true);
    await user.click(screen.getByRole('button', { name: /^Admettre 14/ }));
    await user.type(cell(/^Essai 4, 14/), '712');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows.at(-1)).toMatchObject({ row: 'bib:14', beyondCut: true }));
    expect(rows.at(-1)?.attempts).toHaveLength(4);
  });

  const listRows = () =>
    screen
      .getAllByRole('row')
      .map((row) => row.getAttribute('data-row'))
      .slice(1, 4);
  const startOrder = ['bib:1', 'bib:2', 'bib:3'];
  const finalOrder = ['bib:8', 'bib:7', 'bib:6'];

  test('the order of the final is kept on this device when the sheet is left', async () => {
    const first = await renderSheet(SHOT, fourteen);
    expect(listRows()).toEqual(startOrder);
    await first.user.click(await screen.findByRole('button', { name: 'Passer à la finale à 8' }));
    cleanup();
    const again = await renderSheet(SHOT, fourteen);
    expect(listRows()).toEqual(finalOrder);
    await again.user.click(screen.getByRole('button', { name: 'Revenir à l’ordre de départ' }));
    expect(listRows()).toEqual(startOrder);
    cleanup();
    await renderSheet(SHOT, fourteen);
    expect(listRows()).toEqual(startOrder);
  });

  test('once somebody has a fourth attempt the sheet opens in the order of the final', async () => {
    const [first, ...others] = fourteen;
    const begun = { ...first, attempts: [...(first?.attempts ?? []), { r: 'x' }] } as EditableResult;
    await renderSheet(SHOT, [begun, ...others]);
    expect(listRows()).toEqual(finalOrder);
  });

  test.each([
    ['official', TRIAL_STATUS.official, 3],
    ['complete', TRIAL_STATUS.running, 6],
  ] as const)('on a list that is %s nobody is called to the final', async (_, status, count) => {
    const lists = fourteen.map((row) => ({
      ...row,
      attempts: [...(row.attempts ?? []), { r: 'x' }, { r: 'x' }, { r: 'x' }].slice(0, count),
    })) as EditableResult[];
    await renderSheet({ ...SHOT, status }, lists);
    const button = await screen.findByRole('button', { name: /Passer à la finale|Revenir à l’ordre/ });
    expect(button).toBeDisabled();
  });

  describe('with several implements', () => {
    const MIXED = { uid: '900005-0-57-f1', g0: 900_005, g1: '0', category: 57, round: 'f' } as const;
    /** Nine with 5 kg, then three with 7.26 kg who throw less far. */
    const twelve = fourteen.slice(0, 12).map((row, at) => ({ ...row, category: at < 9 ? 49 : 55 }));

    test('each has its own cut and its own order, and the note says both', async () => {
      const { user, cell } = await renderSheet(MIXED, twelve);
      expect(await screen.findByText('Après 3 essais : 5 kg 8 sur 9, 7,26 kg 3 sur 3 continuent.')).toBeVisible();
      expect(cell(/^Essai 4, 9/)).toHaveAttribute('readonly');
      for (const name of [/^Essai 4, 8/, /^Essai 4, 10/, /^Essai 4, 12/])
        expect(cell(name)).not.toHaveAttribute('readonly');
      await user.click(screen.getByRole('button', { name: 'Passer aux finales par engin' }));
      const order = screen.getAllByRole('row').map((row) => row.getAttribute('data-row'));
      expect(order.slice(1)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 12, 11, 10, 9].map((bib) => `bib:${bib}`));
    });

    test('a tie is named with its implement', async () => {
      const tied = fourteen.slice(0, 12).map((row, at) => ({ ...row, category: at < 10 ? 49 : 55 }));
      const { attempts, prf } = tied[7] as EditableResult;
      await renderSheet(MIXED, tied.with(8, { ...(tied[8] as EditableResult), attempts, prf, category: 49 }));
      expect(await screen.findByText(/5 kg : égalité à la 8e place, 9 passent\./)).toBeVisible();
      expect(screen.getByText('Après 3 essais : 5 kg 9 sur 10, 7,26 kg 2 sur 2 continuent.')).toBeVisible();
    });
  });

  test('the contest can be set to four attempts without a cut', async () => {
    const { user, trials } = await renderSheet(SHOT, fourteen);
    expect(await screen.findByText('6 essais · 8 continuent après 3 · ordre inversé après 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Régler le concours' }));
    const count = screen.getByRole('spinbutton', { name: 'Essais' });
    await user.clear(count);
    await user.type(count, '4');
    await user.click(screen.getByRole('checkbox', { name: 'Finale' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(trials.at(-1)?.dets).toMatchObject({ nbTries: 4, cuts: [], reorderAfter: [] }));
  });

  test('a cut after the last attempt is a fault at its field, and is not saved', async () => {
    const { user, trials } = await renderSheet(SHOT, fourteen);
    await user.click(await screen.findByRole('button', { name: 'Régler le concours' }));
    const count = screen.getByRole('spinbutton', { name: 'Essais' });
    await user.clear(count);
    await user.type(count, '3');
    const after = screen.getByRole('spinbutton', { name: 'après l’essai' });
    expect(after).toHaveAccessibleDescription('Avant le dernier essai.');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(trials).toEqual([]);
    await user.clear(after);
    await user.type(after, '2');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(trials.at(-1)?.dets).toMatchObject({ nbTries: 3, cuts: [{ after: 2, to: 8 }] }));
  });
});

describe('a tie for first place (TR 26.9)', () => {
  const JUMP = { uid: '900001-0-56-f1', g0: 900_001, round: 'f', dets: { heights: [1700, 1750] } } as const;
  const attempts = [
    { h: 1700, r: 'o' },
    { h: 1750, r: 'xxx' },
  ] as const;
  const two = [1, 2].map((bib) => aRow(bib, { prf: { v: 1700, u: 'mm', st: 1 }, rank: 1, attempts: [...attempts] }));

  test('is announced, and a jump-off at the next bar can be chosen', async () => {
    const { user, cell, trials } = await renderSheet(JUMP as unknown as Partial<SheetAnswer['trial']>, two);
    expect(await screen.findByText('Égalité pour la 1re place à 1.70 :')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Barrage à 1.75' }));
    expect(await screen.findByRole('columnheader', { name: /1\.75.*barrage/ })).toBeVisible();
    expect(cell(/^Barrage 1, barre 1.75, 1/)).toHaveFocus();
    await waitFor(() => expect(trials.at(-1)?.dets).toMatchObject({ firstPlace: 'jumpOff' }));
  });

  test('the least raise, jump-offs and the edition of the times are set, and what is usual is not written', async () => {
    const { user, trials } = await renderSheet(JUMP as unknown as Partial<SheetAnswer['trial']>, two);
    expect(await screen.findByText(/la barre monte d’au moins 2 cm · barrage pour la 1re place/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Régler le concours' }));
    const raise = screen.getByRole('spinbutton', { name: 'Montée minimale (cm)' });
    await user.clear(raise);
    await user.type(raise, '3');
    await user.click(screen.getByRole('checkbox', { name: /^Barrage en cas/ }));
    await user.selectOptions(screen.getByLabelText('Temps accordé par essai'), '2016');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(trials.at(-1)?.dets).toEqual({
        heights: [1700, 1750],
        bars: { leastRaise: 30, jumpOff: false },
        clock: '2016',
      }),
    );
  });

  test('leaves no unsent bar behind once the results are official without a jump-off', async () => {
    const { user, host } = await renderSheet(JUMP as unknown as Partial<SheetAnswer['trial']>, two);
    await user.click(await screen.findByRole('button', { name: 'Barrage à 1.75' }));
    expect(screen.getAllByText(/^1 barre non envoyée/)[0]).toBeVisible();
    host.confirm.mockResolvedValueOnce(true);
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    await waitFor(() => expect(screen.queryByText(/^1 barre non envoyée/)).toBeNull());
  });

  test('or first place can be shared, which can be undone', async () => {
    const { user, trials } = await renderSheet(JUMP as unknown as Partial<SheetAnswer['trial']>, two);
    await user.click(screen.getByRole('button', { name: 'Partager la 1re place' }));
    await waitFor(() => expect(trials.at(-1)?.dets).toMatchObject({ firstPlace: 'shared' }));
    expect(await screen.findByText('Première place partagée à 1.70, sans barrage :')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revenir sur le partage' }));
    await waitFor(() => expect(trials.at(-1)?.dets).not.toHaveProperty('firstPlace'));
  });
});

describe('attempts that are missing, or that a status contradicts', () => {
  test('are asked about by their rows before the results become official', async () => {
    const throwing = (bib: number, letters: string, prf: EditableResult['prf']): EditableResult =>
      aRow(bib, { prf, attempts: [...letters].map((r) => (r === 'o' ? { r, v: 12_000 } : { r: 'x' as const })) });
    const mark = { v: 12_000, u: 'mm', st: 1 } as const;
    const { user, host, trials } = await renderSheet({ uid: '900005-P7260-55-f1', g0: 900_005, g1: 'P7260' }, [
      throwing(1, 'oxox', mark),
      throwing(2, 'oxoxox', mark),
      throwing(3, 'o', { st: 2 }),
    ]);
    host.confirm.mockResolvedValueOnce(false);
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    await waitFor(() => expect(host.confirm).toHaveBeenCalled());
    const subTitle = String(host.confirm.mock.calls[0]?.[0]?.subTitle);
    expect(subTitle).toContain(spaceFrench('. Essais manquants : 1\u00a0ATHLETE1 Inès (essais 5, 6)'));
    expect(subTitle).toContain(spaceFrench('DNS ou NM avec des essais : 3\u00a0ATHLETE3'));
    expect(subTitle).not.toContain('ATHLETE2');
    expect(trials).toEqual([]);
  });
});

test('no attempt is asked about as beyond the cut, or missing, where only other implements are better', async () => {
  const throwing = (bib: number, category: number, v: number, count: number): EditableResult => {
    const attempts = Array.from({ length: count }, () => ({ r: 'o' as const, v }));
    return aRow(bib, { category, prf: { v, u: 'mm', st: 1 }, attempts });
  };
  const trial = { uid: '900005-0-57-f1', g0: 900_005, g1: '0', category: 57, round: 'f' } as const;
  const dets = { nbTries: 3, cuts: [{ after: 1, to: 1 }] };
  const { user, host } = await renderSheet({ ...trial, dets }, [
    throwing(1, 49, 12_000, 3),
    throwing(2, 49, 11_000, 1),
    throwing(3, 55, 9000, 3),
    throwing(4, 49, 10_000, 2),
  ]);
  host.confirm.mockResolvedValueOnce(false);
  await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
  await waitFor(() => expect(host.confirm).toHaveBeenCalled());
  const subTitle = String(host.confirm.mock.calls[0]?.[0]?.subTitle);
  expect(subTitle).toContain('ATHLETE4');
  expect(subTitle).not.toMatch(/ATHLETE[123]/);
});

describe('a disqualification and its rule (TR 7)', () => {
  const SPRINT = { uid: '000100-0-56-f1', g0: 100 };
  const dq = [aRow(1, { prf: { st: 4 } }), aRow(2, { prf: { v: 11_500, u: 'ms', st: 1 } })];

  test('is chosen from the list of the event, by number and words', async () => {
    const { user, rows } = await renderSheet(SPRINT, dq);
    const list = await screen.findByRole('combobox', { name: /^Règle de la disqualification, 1/ });
    expect(within(list).queryByRole('option', { name: /^TR54/ })).toBeNull();
    await user.selectOptions(list, 'TR16.8 – faux départ');
    await waitFor(() => expect(rows.at(-1)).toMatchObject({ row: 'bib:1', rule: 'TR16.8' }));
  });

  test('or typed by its number, also an old one', async () => {
    const { user, cell, rows } = await renderSheet(SPRINT, dq);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Règle/ }), 'Une autre, par son numéro…');
    await user.type(cell(/^Numéro de la règle/), 'R163.3a{Enter}');
    await waitFor(() => expect(rows.at(-1)).toMatchObject({ rule: 'TR17.3a' }));
  });

  test('without one, making results official asks first', async () => {
    const { user, host, trials } = await renderSheet(SPRINT, dq);
    host.confirm.mockResolvedValueOnce(false);
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    await waitFor(() =>
      expect(host.confirm).toHaveBeenCalledWith(
        expect.objectContaining({
          subTitle: expect.stringContaining(spaceFrench('Disqualification sans règle : 1\u00a0ATHLETE1')),
        }),
      ),
    );
    expect(trials).toEqual([]);
  });
});

describe('red cards of a race walk (TR 54.7)', () => {
  const WALK = { uid: '010000-W-56-f1', g0: 10_000, g1: 'W' };
  const makeWalker = (walk: EditableResult['walk']) => [aRow(1, { prf: { v: 3_000_000, u: 'ms', st: 1 }, walk })];
  const red = [
    { judge: '1', symbol: '~' },
    { judge: '4', symbol: '>' },
    { judge: '6', symbol: '~' },
  ] as NonNullable<EditableResult['walk']>['red'];

  test('are typed as the judge’s number and the sign', async () => {
    const { user, cell, rows } = await renderSheet(WALK, makeWalker(undefined));
    await user.type(cell(/^Cartons rouges, 1/), '1~ 4>{Enter}');
    await waitFor(() => expect(rows.at(-1)).toMatchObject({ row: 'bib:1', walk: { red: red.slice(0, 2) } }));
  });

  test('are no result: the row still says that it is to be entered, and no reaction time is asked of a walk', async () => {
    await renderSheet(WALK, [aRow(1, { prf: { st: 6 }, walk: { red } })]);
    const row = await screen.findByRole('row', { name: /ATHLETE1/ });
    expect(within(row).getByText('À saisir')).toBeInTheDocument();
    expect(within(row).getByRole('textbox', { name: /^Performance, 1/ })).toHaveValue('');
    expect(within(row).queryByText('–')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Temps de réaction' })).not.toBeInTheDocument();
  });

  test('that cannot be read are said to be corrected in the state of their row too', async () => {
    const { user, cell } = await renderSheet(WALK, makeWalker(undefined));
    await user.type(cell(/^Cartons rouges, 1/), '1~ 2> 3~ 4{Enter}');
    const row = screen.getByRole('row', { name: /ATHLETE1/ });
    expect(within(row).getByText('À corriger')).toBeInTheDocument();
    expect(within(row).queryByText('En cours')).not.toBeInTheDocument();
  });

  test('are explained where they are typed, and have their keys on a touch screen', async () => {
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(new EventTarget(), { matches: query.includes('coarse') }) as never);
    const { user, cell } = await renderSheet(WALK, makeWalker(undefined));
    expect(screen.getByText(/~ pour une perte de contact ou > pour un genou fléchi/)).toBeVisible();
    expect(cell(/^Cartons rouges, 1/)).toHaveAttribute('placeholder', '1~ 4>');
    await user.click(cell(/^Cartons rouges, 1/));
    await user.click(screen.getByRole('button', { name: '~' }));
    await user.click(screen.getByRole('button', { name: '>' }));
    expect(cell(/^Cartons rouges, 1/)).toHaveValue('~>');
    media.mockRestore();
  });

  test('three propose the disqualification with a button', async () => {
    const { user, rows } = await renderSheet(WALK, makeWalker({ red }));
    expect(await screen.findByText('À disqualifier : TR54.7.1.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disqualifier' }));
    await waitFor(() => expect(rows.at(-1)).toMatchObject({ prf: { st: 4 }, rule: 'TR54.7.1' }));
  });

  test('with a penalty zone the third leads there; if it came too late, the penalty is added to the time', async () => {
    const { user, rows, trials } = await renderSheet({ ...WALK, dets: { penaltyZone: 60_000 } }, makeWalker({ red }));
    const penalty = await screen.findByRole('combobox', { name: /^Pénalité, 1/ });
    expect(screen.queryByRole('button', { name: 'Disqualifier' })).toBeNull();
    await user.selectOptions(penalty, 'Pénalité ajoutée au temps');
    expect(await screen.findByText('+1:00 de pénalité, soit 51:00.00')).toBeVisible();
    await waitFor(() => expect(rows.at(-1)).toMatchObject({ walk: { red, penalty: 'added' } }));
    await user.click(await screen.findByRole('checkbox', { name: 'Zone de pénalité' }));
    await waitFor(() => expect(trials.at(-1)?.dets).toEqual({}));
  });
});

describe('protests about a trial (TR 8)', () => {
  test('show the time left; a late one must be confirmed', async () => {
    const register = {
      protests: [],
      announcements: [{ trial: 'field', announced: [new Date(Date.now() - 3_600_000).toISOString()] }],
    };
    const { user, host, server, cell } = await renderSheet(
      { uid: '000100-0-56-f1', g0: 100, status: 15 },
      [aRow(1, {})],
      register,
    );
    await user.click(await screen.findByText('délais passés, rien en attente', { exact: false }));
    await user.type(cell(/^Déposée par/), 'EA Brest');
    await user.type(cell(/^Objet/), 'Couloir mordu');
    host.confirm.mockResolvedValueOnce(true);
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la réclamation' }));
    await waitFor(() =>
      expect(server.findRequests('lodgeProtest').at(-1)?.body).toEqual({
        by: 'EA Brest',
        text: 'Couloir mordu',
      }),
    );
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: spaceFrench('Enregistrer une réclamation hors délai ?') }),
    );
  });
});
