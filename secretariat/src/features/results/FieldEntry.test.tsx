import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { EditableResult, RowEdit, SheetAnswer } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
const NAMES = ['VALMOREL', 'KERBRAT', 'SANTERRE'];

/** Renders the grid of a field event; the fake server stores the series that it is sent. */
async function renderField(trial: Partial<SheetAnswer['trial']>, names = NAMES, categories: readonly number[] = []) {
  const written: RowEdit[] = [];
  let kept: SheetAnswer = {
    trial: aTrial({ status: 5, oid: 'field', chOID: CHALLENGE.oid, ...trial }),
    kind: 'outdoor',
    starts: names.map((last, at) => ({
      last,
      first: 'Inès',
      bib: String(at + 1),
      odr: at + 1,
      row: `bib:${at + 1}`,
      category: categories[at],
      ...(at === 0 ? { pe: { pb: 7300 } } : {}),
    })),
    results: [],
    remarks: [],
    corrections: [],
    statuses: [],
  };
  const edited: unknown[] = [];
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: [kept.trial] }),
      trialSheet: () => kept,
      holdTrial: () => ({ oid: 'field', holder: 'me', expires: '2026-06-13T14:10:00Z' }),
      releaseTrial: () => ({ oid: 'field', released: true }),
      editTrial: ({ body }) => {
        edited.push(body);
        kept = { ...kept, trial: { ...kept.trial, ...(body as object) } };
        return kept.trial;
      },
      editRow: ({ body }) => {
        const edit = body as RowEdit;
        written.push(edit);
        const { rank: _rank, gap: _gap, ...row } = aResultRow({ bib: edit.row.slice(4) });
        const result = { ...row, row: edit.row, revision: 7, prf: { st: 1, ...edit.prf } } as EditableResult;
        if (edit.attempts != null) result.attempts = edit.attempts as NonNullable<EditableResult['attempts']>;
        kept = { ...kept, results: [...kept.results.filter((one) => one.row !== edit.row), result] };
        const rows = [result];
        return { revision: 9, starts: [], warnings: [], results: [{ oid: 'field', uid: kept.trial.uid, rows }] };
      },
    },
  });
  const { user } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results?oids=field`);
  await screen.findByRole('table');
  const cell = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { user, cell, written, edited, server };
}

const getRow = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('the weight at the head has the French comma, also in a row', async () => {
  await renderField({ g0: 900_005, g1: '0', category: 55 });
  expect(await screen.findByText(/Engin de 7,26.kg/)).toBeVisible();
});

test('the head of a field sheet says its start, state and weight, and its rows their order', async () => {
  await renderField({ g0: 900_005, g1: '0', category: 56, date: '2026-06-13T12:35:00Z' });
  const facts = (await screen.findByText(/^Départ .*14:35$/)).parentElement;
  expect(facts).toHaveTextContent(/En cours.*Engin de 4.kg/);
  expect(screen.getByRole('columnheader', { name: /Ord\./ })).toBeVisible();
  expect(getRow('SANTERRE')).toHaveTextContent(/^33/);
});

test.each([
  ['a legal wind', 900_003, 1.2, 'RP'],
  ['a strong wind', 900_003, 2.3, null],
  ['no reading', 900_003, undefined, null],
  ['a put, where no wind counts', 900_005, undefined, 'RP'],
])('a mark beyond the personal best says so with %s', async (_, g0, w, sign) => {
  const { user, cell } = await renderField({ g0, g1: '0' });
  await user.type(cell(/^Essai 1, 1/), '745{Enter}');
  if (g0 === 900_003 && w !== undefined) await user.type(cell(/^Vent de l’essai 1, 1/), `${w * 10}{Enter}`);
  expect(within(getRow('VALMOREL')).queryByText('RP')?.textContent ?? null).toBe(sign);
  expect(within(getRow('KERBRAT')).queryByText('RP')).toBeNull();
});

describe('a long jump by keyboard', () => {
  const JUMP = { uid: '900003-0-56-f1', g0: 900_003 };

  test('Enter moves over the wind to the next athlete; after a foul there is no wind', async () => {
    const { user, cell, written } = await renderField(JUMP);
    await user.click(cell(/^Essai 1, 1/));
    await user.keyboard('745{Enter}');
    expect(cell(/^Vent de l’essai 1, 1/)).toHaveFocus();
    expect(within(getRow('VALMOREL')).getAllByText('7.45')[0]).toBeVisible();
    await user.keyboard('12{Enter}');
    expect(cell(/^Essai 1, 2/)).toHaveFocus();
    await user.keyboard('x{Enter}');
    expect(cell(/^Essai 1, 3/)).toHaveFocus();
    await waitFor(() => expect(written).toHaveLength(3));
    expect(written.at(1)).toMatchObject({ row: 'bib:1', attempts: [{ v: 7450, r: 'o', w: 1.2 }] });
    expect(written.at(2)).toMatchObject({ row: 'bib:2', attempts: [{ r: 'x' }], prf: { st: 6 } });
  });

  test('an unlikely jump must be confirmed; the wind can be typed meanwhile, and both are sent once it is', async () => {
    const { user, cell, written } = await renderField(JUMP);
    await user.click(cell(/^Essai 1, 1/));
    await user.keyboard('1745{Enter}12{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('17.45');
    expect(written).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Oui, 17.45' }));
    await waitFor(() => expect(written.at(-1)?.attempts).toEqual([{ v: 17_450, r: 'o', w: 1.2 }]));
  });

  test('the focus leaves a wind of two digits by itself, and an Enter out of habit does nothing then', async () => {
    const { user, cell, written } = await renderField(JUMP);
    await user.click(cell(/^Essai 1, 1/));
    await user.keyboard('745{Enter}12');
    expect(cell(/^Essai 1, 2/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cell(/^Essai 1, 2/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cell(/^Essai 1, 3/)).toHaveFocus();
    await waitFor(() => expect(written.at(-1)?.attempts).toEqual([{ v: 7450, r: 'o', w: 1.2 }]));
  });

  test('after the last athlete the next round begins with the first', async () => {
    const { user, cell } = await renderField(JUMP);
    await user.click(cell(/^Essai 1, 1/));
    await user.keyboard('x{Enter}x{Enter}x{Enter}');
    expect(cell(/^Essai 2, 1/)).toHaveFocus();
  });

  test('a stored wind shows its sign and its tenth', async () => {
    const { user, cell } = await renderField(JUMP);
    await user.click(cell(/^Essai 1, 1/));
    await user.keyboard('745{Enter}08{Enter}');
    await waitFor(() => expect(cell(/^Vent de l’essai 1, 1/)).toHaveValue('+0.8'));
  });

  test('who retired is skipped in the next rounds, and no attempt can follow', async () => {
    const { user, cell, written } = await renderField(JUMP);
    await user.click(cell(/^Essai 1, 1/));
    await user.keyboard('r{Enter}x{Enter}x{Enter}');
    expect(cell(/^Essai 2, 2/)).toHaveFocus();
    expect(cell(/^Essai 2, 1/)).toHaveAttribute('readonly');
    await waitFor(() => expect(written).toHaveLength(3));
    await user.keyboard('701{Enter}');
    await user.type(cell(/^Essai 1, 2/), 'r');
    expect(cell(/^Essai 2, 2/)).toHaveAccessibleDescription('Retrait à un essai d’avant');
  });

  test('an attempt after a missing one is not sent until that is entered', async () => {
    const { user, cell, written } = await renderField(JUMP);
    await user.type(cell(/^Essai 2, 1/), '701');
    expect(cell(/^Essai 2, 1/)).toHaveAccessibleDescription('Un essai d’avant manque');
    await user.keyboard('{Enter}');
    expect(written).toEqual([]);
  });

  test('an unreadable wind has a message at its own field', async () => {
    const { user, cell } = await renderField(JUMP);
    await user.type(cell(/^Essai 1, 1/), '701');
    await user.type(cell(/^Vent de l’essai 1, 1/), 'fort');
    expect(cell(/^Vent de l’essai 1, 1/)).toBeInvalid();
    expect(within(getRow('VALMOREL')).getByText('Vent illisible')).toBeVisible();
  });

  test('a throw has no wind', async () => {
    await renderField({ uid: '900005-P4000-56-f1', g0: 900_005 });
    expect(screen.queryByRole('textbox', { name: /^Vent/ })).not.toBeInTheDocument();
  });

  test('in a throw for all categories each athlete has their own weight before the first mark', async () => {
    await renderField({ uid: '900005-0-58-f1', g0: 900_005, category: 58 }, NAMES, [50, 52, 54]);
    expect(getRow('VALMOREL')).toHaveTextContent('CA · 3 kg');
    expect(getRow('KERBRAT')).toHaveTextContent('JU · 4 kg');
  });

  test('a weight in a row has the French comma', async () => {
    await renderField({ uid: '900005-0-57-f1', g0: 900_005, category: 57 }, NAMES, [49, 55, 51]);
    expect(getRow('KERBRAT')).toHaveTextContent('SE · 7,26 kg');
  });
});

describe('a high jump by keyboard', () => {
  const BARS = { uid: '900001-0-56-f1', g0: 900_001, dets: { heights: [1700, 1750] } };

  test('typing continues in a cell; second attempts come after the last athlete; athletes who are out are skipped', async () => {
    const { user, cell, written } = await renderField(BARS);
    await user.click(cell(/^Barre 1.70, 1/));
    await user.keyboard('o{Enter}x{Enter}xxx{Enter}');
    expect(cell(/^Barre 1.70, 2/)).toHaveFocus();
    await user.keyboard('o{Enter}');
    expect(cell(/^Barre 1.75, 1/)).toHaveFocus();
    await user.keyboard('o{Enter}');
    expect(cell(/^Barre 1.75, 2/)).toHaveFocus();
    await waitFor(() =>
      expect(written.at(-1)).toMatchObject({
        attempts: [
          { h: 1700, r: 'o' },
          { h: 1750, r: 'o' },
        ],
      }),
    );
    expect(written.find(({ row }) => row === 'bib:3')).toMatchObject({
      attempts: [{ h: 1700, r: 'xxx' }],
      prf: { st: 5 },
    });
    expect(cell(/^Barre 1.75, 3/)).toHaveAttribute('readonly');
  });

  test('the focus leaves a bar that is cleared, passed or failed three times', async () => {
    const { user, cell, written } = await renderField(BARS);
    await user.click(cell(/^Barre 1.70, 1/));
    await user.keyboard('xxo');
    expect(cell(/^Barre 1.70, 2/)).toHaveFocus();
    await user.keyboard('-xxx');
    expect(cell(/^Barre 1.75, 1/)).toHaveFocus();
    await waitFor(() => expect(written.map(({ row }) => row).sort()).toEqual(['bib:1', 'bib:2', 'bib:3']));
  });

  test('a tie is decided by failures at once, before the server has answered', async () => {
    const { user, cell, server } = await renderField(BARS);
    server.overrideAnswer('editRow', refusal('unavailable', 'no answer'));
    await user.type(cell(/^Barre 1.70, 1/), 'xo');
    await user.type(cell(/^Barre 1.70, 2/), 'o');
    const place = (name: string) => getRow(name).querySelector('.place')?.textContent;
    await waitFor(() => expect([place('VALMOREL'), place('KERBRAT')]).toEqual(['2', '1']));
    expect(within(getRow('VALMOREL')).getByText('1/1')).toBeVisible();
    server.restoreAnswer('editRow');
    await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
    expect((await screen.findAllByText('Tout est envoyé'))[0]).toBeVisible();
  });

  test('an invalid attempt at a bar is refused at its cell', async () => {
    const { user, cell } = await renderField(BARS);
    await user.type(cell(/^Barre 1.70, 1/), 'z');
    expect(cell(/^Barre 1.70, 1/)).toHaveAccessibleDescription('o, x, - ou r');
  });

  test('the present bar is tinted in its own cells, whichever columns are hidden', async () => {
    const { user, cell } = await renderField(BARS);
    await user.type(cell(/^Barre 1.70, 1/), 'o');
    const tinted = [...document.querySelectorAll('td.current input')].map((input) => input.getAttribute('aria-label'));
    expect(tinted).toEqual(NAMES.map((last, at) => expect.stringMatching(`^Barre 1.70, ${at + 1} ${last}`)));
    expect(document.querySelector('col')).toBeNull();
  });

  test('a letter that cannot be read can be taken out after the athlete was marked DNS', async () => {
    const { user, cell } = await renderField(BARS);
    await user.type(cell(/^Barre 1.70, 1/), 'z');
    await user.type(cell(/^DNS, DNF ou DQ, 1/), 'DNS{Enter}');
    expect(cell(/^Barre 1.70, 1/)).not.toHaveAttribute('readonly');
    expect(cell(/^Barre 1.75, 1/)).toHaveAttribute('readonly');
    await user.clear(cell(/^Barre 1.70, 1/));
    expect(cell(/^Barre 1.70, 1/)).toHaveValue('');
  });

  test('a bar is added in centimetres and announced; an existing one is not added again', async () => {
    const { user, cell, edited } = await renderField(BARS);
    const field = screen.getByLabelText('Nouvelle barre');
    await user.type(field, '180{Enter}');
    expect(cell(/^Barre 1.80, 1/)).toBeVisible();
    await waitFor(() => expect(edited).toEqual([{ dets: { heights: [1700, 1750, 1800] }, revision: 1 }]));
    await user.type(field, '175{Enter}');
    expect(field).toHaveAccessibleDescription('Cette barre est déjà là.');
  });
});

test('a pole vault’s bar raised by a centimetre is asked about once, and its example is a vault (TR 26.4)', async () => {
  const { user, cell } = await renderField({ uid: '900002-0-55-f1', g0: 900_002, dets: { heights: [4200, 4400] } });
  const field = screen.getByLabelText('Nouvelle barre');
  expect(field).toHaveAccessibleDescription('440 se lit 4.40.');
  await user.type(field, '441{Enter}');
  expect(field).toHaveAccessibleDescription(/4\.41\s: la barre monte d’au moins 5\scm \(TR\s26\.4\)/);
  expect(screen.queryByRole('textbox', { name: /^Barre 4.41, 1/ })).toBeNull();
  await user.type(field, '{Enter}');
  expect(cell(/^Barre 4.41, 1/)).toBeVisible();
  await user.type(field, '450{Enter}');
  expect(cell(/^Barre 4.50, 1/)).toBeVisible();
});

describe('a jump-off (TR 26.9)', () => {
  const BARS = { uid: '900001-0-56-f1', g0: 900_001, dets: { heights: [1700, 1750] } };

  test('is for those tied for first place alone, and the keys stay among them', async () => {
    const { user, cell } = await renderField(BARS);
    await user.click(cell(/^Barre 1.70, 1/));
    await user.keyboard('oxoo');
    await user.keyboard('xxxxxxxxx');
    await user.type(screen.getByLabelText('Nouvelle barre'), '175');
    await user.click(screen.getByRole('button', { name: 'Barre de barrage' }));
    expect(cell(/^Barrage 1, barre 1.75, 2/)).toHaveAttribute('readonly');
    await user.click(cell(/^Barrage 1, barre 1.75, 1/));
    await user.keyboard('x{Enter}');
    expect(cell(/^Barrage 1, barre 1.75, 3/)).toHaveFocus();
    await user.keyboard('x');
    expect(cell(/^Barrage 1, barre 1.75, 1/)).toHaveValue('x');
    expect(cell(/^Barrage 1, barre 1.75, 3/)).toHaveValue('x');
  });

  test('is refused where nobody is tied', async () => {
    const { user, cell } = await renderField(BARS);
    await user.click(cell(/^Barre 1.70, 1/));
    await user.keyboard('o');
    await user.type(screen.getByLabelText('Nouvelle barre'), '175');
    await user.click(screen.getByRole('button', { name: 'Barre de barrage' }));
    expect(screen.getByLabelText('Nouvelle barre')).toHaveAccessibleDescription(/Personne n’est à égalité/);
    expect(screen.queryByRole('textbox', { name: /^Barrage/ })).not.toBeInTheDocument();
  });
});

describe('a bar added without network', () => {
  const BARS = { uid: '900001-0-56-f1', g0: 900_001, dets: { heights: [1700] } };
  const WITHOUT = refusal('unavailable', 'no answer');

  test('is stored and counted as unsent before anybody jumps it, and sent once the network is back', async () => {
    const { user, cell, edited, server } = await renderField(BARS);
    server.overrideAnswer('editTrial', WITHOUT);
    await user.type(screen.getByLabelText('Nouvelle barre'), '180{Enter}');
    expect(cell(/^Barre 1.80, 1/)).toBeVisible();
    expect(screen.getAllByText(/^1 barre non envoyée/)[0]).toBeVisible();
    expect(screen.getByText('Barre 1.80 : gardée sur ce poste, pas encore envoyée.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rendre officiel' })).toBeDisabled();
    server.restoreAnswer('editTrial');
    await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
    await waitFor(() => expect(edited).toEqual([{ dets: { heights: [1700, 1800] }, revision: 1 }]));
    expect(await screen.findByText('Tout est envoyé')).toBeVisible();
    expect(cell(/^Barre 1.80, 1/)).toBeVisible();
  });

  test('can be withdrawn before it is sent, and nothing is sent', async () => {
    const { user, edited, server } = await renderField(BARS);
    server.overrideAnswer('editTrial', WITHOUT);
    await user.type(screen.getByLabelText('Nouvelle barre'), '180{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Retirer la barre 1.80' }));
    expect(screen.queryByRole('textbox', { name: /^Barre 1.80/ })).not.toBeInTheDocument();
    expect(screen.getByText('Tout est envoyé')).toBeVisible();
    expect(edited).toEqual([]);
  });

  test('of a jump-off is stored until its first attempt is sent', async () => {
    const { user, cell, edited } = await renderField(BARS);
    await user.click(cell(/^Barre 1.70, 1/));
    await user.keyboard('oo');
    await user.type(screen.getByLabelText('Nouvelle barre'), '170');
    await user.click(screen.getByRole('button', { name: 'Barre de barrage' }));
    expect(screen.getByText(/^Barre de barrage 1.70 : gardée sur ce poste/)).toBeVisible();
    expect(screen.getAllByText(/^1 barre non envoyée/)[0]).toBeVisible();
    await user.click(cell(/^Barrage 1, barre 1.70, 1/));
    await user.keyboard('o');
    expect(await screen.findByText('Tout est envoyé')).toBeVisible();
    expect(edited).toEqual([]);
    expect(cell(/^Nouvelle barre/)).toBeVisible();
  });
});

describe('a list of hundreds of athletes', () => {
  test('is paged, and found by bib: bib, Enter, mark, Enter, next bib', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `COUREUSE ${at + 1}`);
    const { user, cell, written } = await renderField({ uid: '010000-R-56-f1', g0: 10_000, g1: 'R' }, names);
    expect(screen.getAllByRole('rowheader')).toHaveLength(50);
    await user.type(screen.getByLabelText('Dossard'), '87{Enter}');
    await waitFor(() => expect(cell(/^Performance, 87/)).toHaveFocus());
    await user.keyboard('10233');
    expect(within(getRow('COUREUSE 87')).getByText('1:02:33')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Dossard')).toHaveFocus();
    await waitFor(() => expect(written[0]).toMatchObject({ row: 'bib:87', prf: { v: 3_753_000 } }));
    await user.type(screen.getByLabelText('Dossard'), '999{Enter}');
    expect(screen.getByText('Personne ne porte le dossard 999.')).toBeVisible();
  });
});
