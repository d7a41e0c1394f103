import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { StartEdits, TeamAnswer, TeamsAnswer } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import type { Start } from '../../api/start-lists.ts';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting', name: 'Match de clubs' });
const PLANNED = { status: 20, date: '2026-06-13T15:00:00+02:00', dets: {}, results: 0 } as const;
const RELAY = aTrial({
  ...PLANNED,
  oid: 'relay',
  uid: '004100-0-56-f1',
  gOID: 'gr',
  group: '4 × 100 m Femmes',
  starts: 2,
});
const SPRINT = aTrial({
  ...PLANNED,
  oid: 'sprint',
  uid: '000100-0-56-f1',
  gOID: 'gs',
  group: '100 m Femmes',
  starts: 2,
});
const COUNTS = { athletes: 2, relays: 1, entries: 3, results: 1, marks: 1, wins: 1, pb: 0, sb: 0 };
const VALMONT = {
  oid: 'cvalmont',
  kind: 'club',
  title: 'AC Valmont',
  index: 1,
  points: 912,
  rank: 1,
  counts: COUNTS,
} as const;
const SORBIERE = { oid: 'csorbiere', kind: 'club', title: 'US Sorbière', index: 2, counts: COUNTS } as const;
const TEAMS: TeamsAnswer = { by: 'hun', teams: [VALMONT, SORBIERE] };
const TEAM: TeamAnswer = {
  ...VALMONT,
  by: 'hun',
  members: [
    {
      bib: '12',
      last: 'VALMOREL',
      first: 'Inès',
      category: 56,
      relay: false,
      events: [{ gOID: 'gs', uid: '000100-0-54', group: '100 m Femmes' }],
    },
  ],
  results: [],
};
const runner = (last: string, leg: number) => ({ last, first: 'Inès', leg });
const ROWS: readonly Start[] = [
  {
    row: 'n:a',
    last: 'AC VALMONT',
    relay: { n: 1 },
    lane: 4,
    members: [1, 2, 3, 4].map((leg) => runner(`A${leg}`, leg)),
  },
  { row: 'n:b', last: 'US SORBIERE', relay: { n: 1 }, lane: 5, members: [runner('B1', 1), runner('A1', 2)] },
];
const SPRINTERS: readonly Start[] = [
  { row: 'bib:11', bib: '11', last: 'ROUVIER', first: 'Zoé', lane: 3 },
  { row: 'bib:12', bib: '12', last: 'VALMOREL', first: 'Inès', clubName: 'AC Valmont', lane: 4 },
];

const anAthlete = (bib: string, last: string, first: string, more: object = {}) => ({
  key: `sprint~bib:${bib}`,
  last,
  first,
  category: 56,
  clubName: 'US Sorbière',
  bibs: [bib],
  entries: [{ trial: 'sprint', gOID: 'gs', row: `bib:${bib}`, isResult: false }],
  ...more,
});
const PRESENT = { entries: [{ trial: 'sprint', gOID: 'gs', row: 'bib:12', isResult: false, presence: 'present' }] };
const ATHLETES = [
  anAthlete('10', 'B1', 'Inès'),
  anAthlete('11', 'ORSEVAL', 'Maëlle'),
  anAthlete('12', 'KERBRAT', 'Lou', PRESENT),
  anAthlete('13', 'SANTERRE', 'Hugo', { category: 55 }),
  anAthlete('14', 'ROUVIER', 'Zoé', { clubName: 'AC Valmont' }),
];

async function renderTeams(
  view = '',
  role: 'owner' | 'reader' = 'owner',
  relay = RELAY,
  others: readonly (typeof RELAY)[] = [],
) {
  const rows = { relay: ROWS, sprint: SPRINTERS } as Readonly<Record<string, readonly Start[]>>;
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [MEETING],
    answers: {
      secretariatTrials: () => ({ trials: [SPRINT, relay, ...others] }),
      athletes: () => ({ revision: 1, athletes: ATHLETES }),
      ownTeams: () => TEAMS,
      ownTeam: () => TEAM,
      secretariatStarts: ({ query }) => ({
        starts: query.getAll('oids[]').map((oid) => ({ oid, uid: oid, rows: rows[oid] ?? [] })),
      }),
      editStarts: () => ({ starts: [], results: [], log: 'log' }),
    },
  });
  const { user } = renderSecretariat(`/mgr/lesecretariat/meeting/teams${view}`);
  await screen.findByRole('table');
  const edits = async () => {
    await waitFor(() => expect(server.findRequests('editStarts')).toHaveLength(1));
    const [call] = server.findRequests('editStarts');
    return (call as { body: StartEdits }).body.edits;
  };
  return { server, user, edits };
}

describe('the teams of a competition (P10.9)', () => {
  test('are listed with rank, points and counts', async () => {
    await renderTeams();
    const row = screen.getByRole('row', { name: /AC Valmont/ });
    expect(within(row).getByText('912')).toBeVisible();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'AC Valmont',
      'US Sorbière',
    ]);
  });

  test('show their members, who can be moved to another team in all lists and keep their places', async () => {
    const { user, edits } = await renderTeams();
    await user.click(screen.getByRole('button', { name: 'Ouvrir AC Valmont' }));
    await user.click(await screen.findByRole('checkbox', { name: /VALMOREL Inès/ }));
    await user.type(screen.getByLabelText('Mettre les membres cochés dans l’équipe'), 'US Sorbière');
    await user.click(screen.getByRole('button', { name: 'Changer d’équipe (1)' }));
    expect(await edits()).toEqual([
      { op: 'team', trial: 'sprint', row: 'bib:12', clubName: 'US Sorbière', coid: 'csorbiere' },
    ]);
  });

  test('cannot be changed by a user who may only read', async () => {
    const { user } = await renderTeams('', 'reader');
    await user.click(screen.getByRole('button', { name: 'Ouvrir AC Valmont' }));
    expect(await screen.findByText('VALMOREL Inès')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /VALMOREL/ })).not.toBeInTheDocument();
  });
});

describe('the relays of a competition (P10.7)', () => {
  test('are listed with their runners; missing and repeated ones are marked', async () => {
    const { user } = await renderTeams('?v=relays');
    const row = screen.getByRole('row', { name: /US SORBIERE/ });
    expect(within(row).getByText('Relayeurs manquants, Relayeur dans deux équipes')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Afficher'), 'faulty');
    expect(screen.getByRole('row', { name: /AC VALMONT/ })).toBeVisible();
  });

  test('can be edited here', async () => {
    const { user, edits } = await renderTeams('?v=relays');
    await user.click(screen.getByRole('button', { name: /US SORBIERE/ }));
    await user.type(await screen.findByLabelText(/^Relayeur 3, Nom/), 'B3');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await edits()).toMatchObject([
      {
        op: 'members',
        trial: 'relay',
        row: 'n:b',
        members: [
          { last: 'B1', leg: 1 },
          { last: 'A1', leg: 2 },
          { last: 'B3', leg: 3 },
        ],
      },
    ]);
  });

  test('take the name of a bib of the competition; one of nobody is refused at its line', async () => {
    const { user, edits } = await renderTeams('?v=relays');
    await user.click(screen.getByRole('button', { name: /US SORBIERE/ }));
    await user.type(await screen.findByLabelText(/^Relayeur 3, Dos/), '99');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Aucun athlète de la compétition n’a le dossard 99');
    await user.clear(screen.getByLabelText(/^Relayeur 3, Dos/));
    await user.type(screen.getByLabelText(/^Relayeur 3, Dos/), '12');
    await user.tab();
    expect(screen.getByLabelText(/^Relayeur 3, Nom/)).toHaveValue('KERBRAT');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await edits()).toMatchObject([
      { op: 'members', members: [{}, {}, { last: 'KERBRAT', first: 'Lou', bib: '12', leg: 3 }] },
    ]);
  });

  test('are offered the athletes of their club for the race, those on site first; a click gives the next free leg', async () => {
    const { user, edits } = await renderTeams('?v=relays');
    await user.click(screen.getByRole('button', { name: /US SORBIERE/ }));
    const offered = within(await screen.findByRole('group', { name: /^Athlètes du club/ }));
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'KERBRAT Lou (sur place)',
      'ORSEVAL Maëlle',
    ]);
    await user.click(offered.getByRole('button', { name: /^KERBRAT/ }));
    expect(offered.getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await edits()).toMatchObject([
      { op: 'members', members: [{}, {}, { last: 'KERBRAT', first: 'Lou', bib: '12', leg: 3 }] },
    ]);
  });

  test('are offered nobody of a category that the race is not for', async () => {
    const youth = { ...RELAY, uid: '004100-0-58-f1', category: 58, dets: { categories: [50] } };
    const { user } = await renderTeams('?v=relays', 'owner', youth);
    await user.click(screen.getByRole('button', { name: /US SORBIERE/ }));
    await screen.findByLabelText(/^Relayeur 3, Dos/);
    expect(screen.queryByRole('group', { name: /^Athlètes du club/ })).toBeNull();
  });

  test('get a team that was not entered, from here', async () => {
    const { user, edits } = await renderTeams('?v=relays');
    await user.click(screen.getByRole('button', { name: 'Ajouter une équipe' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ajouter une équipe' });
    await user.type(within(dialog).getByLabelText('Équipe'), 'EA Roseraie');
    // The only relay is filled in.
    expect(within(dialog).getByLabelText('Épreuve')).toHaveValue('4 × 100 m Femmes');
    expect(within(dialog).getByLabelText('Meilleure performance')).toBeVisible();
    expect(within(dialog).queryByLabelText('Record personnel')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Ajouter' }));
    expect(await edits()).toMatchObject([{ op: 'add', trial: 'gr', entry: { relay: { n: 'EA Roseraie' } } }]);
  });

  test('show the relays on a click and on the arrow down, and are found by «rel»', async () => {
    const long = aTrial({
      ...RELAY,
      oid: 'relay4',
      gOID: 'gr4',
      uid: '004400-0-56-f1',
      g0: 4400,
      group: '4 × 400 m Femmes',
    });
    const { user } = await renderTeams('?v=relays', 'owner', RELAY, [long]);
    await user.click(screen.getByRole('button', { name: 'Ajouter une équipe' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ajouter une équipe' });
    const field = within(dialog).getByLabelText('Épreuve');
    const list = () =>
      within(dialog)
        .queryAllByRole('option')
        .map(({ textContent }) => textContent);
    expect([field.getAttribute('value'), list()]).toEqual(['', []]);
    await user.click(field);
    expect(list()).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(list()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(list()).toHaveLength(2);
    await user.keyboard('rel');
    expect(list()).toHaveLength(2);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('4 × 100 m Femmes');
  });

  test.each([
    [2, RELAY],
    [4, aTrial({ ...RELAY, uid: '004200-0-56-f1', g0: 4200 })],
  ])('may have %i substitutes (TR 24.10)', async (count, relay) => {
    const { user } = await renderTeams('?v=relays', 'owner', relay);
    await user.click(screen.getByRole('button', { name: /US SORBIERE/ }));
    expect(await screen.findAllByLabelText(/^Remplaçant \d, Nom/)).toHaveLength(count);
  });

  test('are printed with a blank for each leg without a runner', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderTeams('?v=relays');
    await user.click(screen.getByRole('button', { name: 'Imprimer' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector('.paper-sheet') as HTMLElement;
    expect(sheet.querySelectorAll('tbody tr')[1]?.textContent).toContain('B1 Inès');
    expect(sheet.querySelectorAll('thead th')).toHaveLength(7);
  });
});
