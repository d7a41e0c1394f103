import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FLAG_OPTIONS, packFlag, spaceFrench } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { anOrg, fakeServer } from '../../../testing/fake-server.ts';
import { renderSecretariat } from '../../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val', date: '2026-06-13' });
const FINAL = aTrial({
  oid: 'final',
  uid: '000100-0-55-f1',
  gOID: 'g1',
  group: '100 m Hommes',
  name: '100 m Hommes – Finale',
  status: 20,
  date: '2026-06-13T14:00:00+02:00',
  starts: 0,
  results: 0,
  dets: {},
  dts: {},
});
const OTHER = aTrial({
  oid: 'other',
  uid: '000200-0-55-h1',
  gOID: 'g2',
  group: '200 m Hommes',
  name: '200 m Hommes – Série 1',
  status: 20,
  date: '2026-06-13T15:00:00+02:00',
  starts: 0,
  results: 0,
  dets: {},
  dts: {},
});

async function renderDrawer(
  trial: ProgrammeTrial = FINAL,
  challenge: Partial<Challenge> = {},
  rows: readonly { readonly category: number }[] = [],
) {
  const server = fakeServer({
    orgs: [anOrg()],
    challenges: [{ ...MEETING, ...challenge }],
    answers: {
      secretariatTrials: () => ({ trials: [trial, OTHER] }),
      editTrial: () => trial,
      secretariatStarts: () => ({
        starts: [
          { oid: trial.gOID, uid: '', rows: [] },
          {
            oid: trial.oid,
            uid: trial.uid,
            rows: rows.map((row, index) => ({ row: `n:${index}`, last: 'A', ...row })),
          },
        ],
      }),
      decideQualification: () => ({ heats: [], open: [], reserves: [], decisions: [] }),
    },
  });
  const { user } = renderSecretariat('/mgr/lesecretariat/meeting/trials');
  (await screen.findByRole('row', { name: /14:00/ })).focus();
  await user.keyboard('{Enter}');
  const discipline = await screen.findByLabelText('Discipline');
  const choose = async (text: string, option: string) => {
    await user.click(discipline);
    await user.type(discipline, text);
    await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
  };
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  };
  const sent = async () => {
    await save();
    await waitFor(() => expect(server.findRequests('editTrial')).toHaveLength(1));
    return server.findRequests('editTrial')[0]?.body;
  };
  return { server, user, choose, save, sent };
}

describe('the event of a trial in its drawer (P11.6)', () => {
  test('names the categories that may enter it besides its own (P5.6)', async () => {
    await renderDrawer({ ...FINAL, uid: '000100-0-59-f1', category: 59 });
    expect(screen.getByText(/^Catégories admises aussi : M0, M1, M2,/)).toBeVisible();
  });

  test('is shown in words, and can become another with its group and name', async () => {
    const { choose, sent } = await renderDrawer();
    expect(screen.getByText('100 m – SEM')).toBeVisible();
    await choose('400 m', '400 m');
    expect(screen.getByText('400 m – SEM')).toBeVisible();
    expect(screen.getByText('Nouveau groupe.')).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveValue('400 m Hommes SE – Finale');
    expect(await sent()).toMatchObject({
      uid: '000400-0-55-f1',
      group: '400 m Hommes SE',
      name: '400 m Hommes SE – Finale',
      revision: FINAL.revision,
    });
  });

  test('joins the existing group of its event', async () => {
    const { choose, sent } = await renderDrawer();
    await choose('200 m', '200 m');
    expect(screen.getByLabelText('Groupe')).toHaveValue('200 m Hommes');
    expect(screen.getByLabelText('Groupe')).toHaveAttribute('readonly');
    expect(screen.getByText('Elle rejoint ce groupe et son autre épreuve.')).toBeVisible();
    expect(await sent()).not.toHaveProperty('group');
  });

  test('that another trial has is refused at once, and nothing is sent', async () => {
    const { server, user, choose, save } = await renderDrawer();
    await choose('200 m', '200 m');
    await user.selectOptions(screen.getByLabelText('Tour'), 'h');
    expect(screen.getByText('Cette épreuve existe déjà à ce tour et dans cette série.')).toBeVisible();
    await save();
    expect(server.findRequests('editTrial')).toEqual([]);
  });

  test('with results can only become one with the same kind of marks', async () => {
    const { choose } = await renderDrawer({ ...FINAL, status: 15, starts: 8, results: 8 });
    await choose('longueur', 'Longueur');
    expect(screen.getByText(/Ses résultats sont ceux d’une autre sorte d’épreuve/)).toBeVisible();
  });

  test('of official results changes only with a reason', async () => {
    const { user, save, server } = await renderDrawer({ ...FINAL, status: 40, starts: 8, results: 8 });
    await user.selectOptions(screen.getByLabelText('Tour'), 's');
    await save();
    expect(server.findRequests('editTrial')).toEqual([]);
    const reason = screen.getByLabelText('Motif de la correction');
    await waitFor(() => expect(reason).toHaveFocus());
    await user.type(reason, 'Mauvais tour{Enter}');
    await waitFor(() => expect(server.findRequests('editTrial')).toHaveLength(1));
    expect(server.findRequests('editTrial')[0]?.body).toMatchObject({ uid: '000100-0-55-s1', reason: 'Mauvais tour' });
  });

  test('of official results loses its wind only with a reason, and is told to become unofficial where the wind is required', async () => {
    const { user, save, server } = await renderDrawer(
      { ...FINAL, status: 40, starts: 8, results: 8, dets: { wind: 1.3 } },
      packFlag({ options: FLAG_OPTIONS.windRequired }) as { flag: number },
    );
    await user.clear(screen.getByLabelText('Vent (m/s)'));
    const reason = screen.getByLabelText('Motif de la correction');
    expect(reason).toHaveAccessibleDescription(/sans lui, l’épreuve repasse en non officiel/);
    await save();
    expect(server.findRequests('editTrial')).toEqual([]);
    await user.type(reason, 'Anémomètre déréglé{Enter}');
    await waitFor(() => expect(server.findRequests('editTrial')).toHaveLength(1));
    expect(server.findRequests('editTrial')[0]?.body).toMatchObject({ dets: {}, reason: 'Anémomètre déréglé' });
  });

  test('keeps the category’s own height of hurdles', async () => {
    const { user, sent } = await renderDrawer({ ...FINAL, uid: '000110-HP106-55-f1', g0: 110, g1: 'HP106' });
    await user.selectOptions(screen.getByLabelText('Catégorie'), '51');
    expect(await sent()).toMatchObject({ uid: '000110-HP99-51-f1' });
  });
});

describe('a contest of several categories in its drawer', () => {
  const SHOT: ProgrammeTrial = {
    ...FINAL,
    uid: '900005-0-57-f1',
    g0: 900_005,
    category: 57,
    group: 'Poids Hommes',
    name: 'Poids Hommes – Finale',
    dets: { nbTries: 4, categories: [49, 51, 55] },
  };
  const box = (name: string) => screen.getByRole('checkbox', { name, hidden: true });

  test('names them, not all those of its category', async () => {
    await renderDrawer(SHOT);
    expect(screen.getByText('Catégories du concours : CA, JU, SE')).toBeVisible();
    expect(screen.getByText('Poids Hommes (CA, JU, SE)')).toBeVisible();
    expect(screen.queryByText(/^Catégories admises aussi/)).toBeNull();
  });

  test('can be for others, which are sent with its other details', async () => {
    const { user, sent } = await renderDrawer(SHOT);
    await user.click(box('SE'));
    await user.click(box('ES'));
    expect(screen.getByText('Catégories du concours : CA, JU, ES')).toBeVisible();
    expect(await sent()).toMatchObject({ dets: { nbTries: 4, categories: [49, 51, 53] } });
  });

  test('says who is entered of a category that it is no longer for', async () => {
    const { user } = await renderDrawer(SHOT, {}, [
      { category: 49 },
      { category: 51 },
      { category: 51 },
      { category: 55 },
    ]);
    const warning = () => screen.queryByText(/^Athlètes d’autres catégories/);
    expect(warning()).toBeNull();
    await user.click(box('JU'));
    expect(await screen.findByText(/^Athlètes d’autres catégories, .+ : 2\s?JU\.$/)).toBeVisible();
    await user.click(box('JU'));
    await waitFor(() => expect(warning()).toBeNull());
  });

  test('is for all of them again once none is chosen', async () => {
    const { user, sent } = await renderDrawer(SHOT);
    for (const code of ['CA', 'JU', 'SE']) await user.click(box(code));
    expect(screen.getByText('Catégories du concours : toutes')).toBeVisible();
    expect(screen.getByText(/^Catégories admises aussi/)).toBeVisible();
    expect((await sent()) as { dets: object }).toHaveProperty('dets', { nbTries: 4 });
  });

  test.each([
    ['58', { categories: [50, 52, 56] }],
    ['55', {}],
  ])('that becomes one of category %s takes what that one can have', async (category, dets) => {
    const { user, sent } = await renderDrawer(SHOT);
    await user.selectOptions(screen.getByLabelText('Catégorie'), category);
    expect((await sent()) as { dets: object }).toHaveProperty('dets', { nbTries: 4, ...dets });
  });

  test('is offered in a field event of all ages alone', async () => {
    const { user } = await renderDrawer({ ...SHOT, dets: {} });
    expect(screen.getByText('Catégories du concours : toutes')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Catégorie'), '55');
    expect(screen.queryByText(/^Catégories du concours/)).toBeNull();
  });
});

describe('the dates of a trial in its drawer', () => {
  test('are edited in the competition’s local time, and can be emptied', async () => {
    const { user, sent } = await renderDrawer({
      ...FINAL,
      status: 5,
      dateE: '2026-06-13T12:04:00.000Z',
      dts: { called: '2026-06-13T11:40:00.000Z' },
    });
    const began = screen.getByLabelText('Départ attendu, puis réel');
    expect(began).toHaveValue('13/06/2026 14:04');
    await user.clear(began);
    await user.type(began, '13/06/2026 14:06');
    await user.click(screen.getByText('Heures des étapes'));
    await user.clear(screen.getByLabelText('Appel'));
    await user.type(screen.getByLabelText('Arrivée ou fin'), '13/6/26 14h07');
    expect(await sent()).toMatchObject({
      dateE: '2026-06-13T12:06:00.000Z',
      dts: { called: null, finished: '2026-06-13T12:07:00.000Z' },
    });
  });

  test('are not sent when unchanged', async () => {
    const { user, sent } = await renderDrawer({ ...FINAL, status: 15, dateE: '2026-06-13T12:04:31.000Z' });
    await user.type(screen.getByLabelText('Remarque pour le public'), 'Vent fort');
    const body = await sent();
    expect(body).toEqual({ name: FINAL.name, dets: { comment: 'Vent fort' }, revision: FINAL.revision });
  });
});

test('renaming the group renames it for all its trials', async () => {
  const { user, sent } = await renderDrawer();
  expect(screen.getByText('La seule épreuve de son groupe.')).toBeVisible();
  await user.type(screen.getByLabelText('Groupe'), ' – Challenge');
  expect(await sent()).toMatchObject({ group: '100 m Hommes – Challenge' });
});

describe('The qualifying rule', () => {
  test('of a round is set for all its heats', async () => {
    const heat = {
      ...FINAL,
      round: 'h' as const,
      uid: '000100-0-55-h1',
      dets: { qualifying: { places: 2, times: 2 } },
    };
    const { server, user, save } = await renderDrawer(heat);
    const places = screen.getByLabelText('Places par série (Q)');
    expect(places).toHaveValue(2);
    await user.clear(places);
    await user.type(places, '3');
    await save();
    await waitFor(() => expect(server.findRequests('decideQualification')).toHaveLength(1));
    expect(server.findRequests('decideQualification')[0]?.body).toEqual({ round: 'h', rule: { places: 3, times: 2 } });
  });

  test('is not offered for a final', async () => {
    await renderDrawer();
    expect(screen.queryByLabelText('Places par série (Q)')).toBeNull();
  });
});

describe('the wind in the drawer of a trial', () => {
  test('is read as in the grid of results, and what it is read as is said at once', async () => {
    const { user, sent } = await renderDrawer();
    const field = screen.getByLabelText('Vent (m/s)');
    await user.type(field, '2');
    expect(field).toHaveAccessibleDescription('Se lit +0.2\u00a0m/s');
    await user.clear(field);
    await user.type(field, '-1,3');
    expect(field).toHaveAccessibleDescription('Se lit −1.3\u00a0m/s');
    expect(await sent()).toMatchObject({ dets: { wind: -1.3 } });
  });

  test('that is whole metres stays what it is', async () => {
    const { user, sent } = await renderDrawer({ ...FINAL, dets: { wind: 2 } });
    expect(screen.getByLabelText('Vent (m/s)')).toHaveValue('+2.0');
    await user.type(screen.getByLabelText('Remarque pour le public'), 'Vent fort');
    expect(await sent()).toMatchObject({ dets: { wind: 2 } });
  });
});

describe('years of a trial in its drawer', () => {
  const FAULT = 'Une année de quatre chiffres, entre 1900 et 2200.';
  test.each([
    ['Jour', '202611-06-13'],
    ['Départ attendu, puis réel', '202611-06-13T10:00'],
    ['Départ attendu, puis réel', '2026-13-13T10:00', 'Date illisible : écrivez jj/mm/aaaa hh:mm.'],
  ])('a date that is none is refused at «%s», and nothing is sent: %s', async (label, date, fault = FAULT) => {
    const { server, save } = await renderDrawer();
    const field = screen.getByLabelText(label, { selector: 'input:not([type=checkbox])' });
    fireEvent.change(field, { target: { value: date } });
    await save();
    expect(field).toHaveAccessibleDescription(spaceFrench(fault));
    expect(server.findRequests('editTrial')).toEqual([]);
  });
});
