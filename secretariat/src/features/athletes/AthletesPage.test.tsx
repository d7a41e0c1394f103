import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { AthleteEdit, StartEdits } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, conflict, fakeServer, refusalAt } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val', date: '2026-06-13' });
const event = (gOID: string, category: number, group: string) =>
  aTrial({ oid: `${gOID}-f`, gOID, uid: `000100-0-${category}-f1`, category, group, results: 0, heats: 1, rounds: 1 });
const TRIALS = [
  event('cadettes', 50, '100 m Cadettes'),
  event('hommes', 57, '100 m Hommes'),
  event('femmes', 58, '100 m Femmes'),
];
const entry = (row: string, more: object = {}) => ({
  trial: 'cadettes',
  gOID: 'cadettes',
  row,
  isResult: false,
  ...more,
});
const INES = {
  key: 'cadettes~bib:11',
  last: 'VALMOREL',
  first: 'Inès',
  sex: 'F',
  dob: '2010-05-02',
  category: 50,
  clubName: 'AC Valmont',
  bibs: ['11'],
  entries: [entry('bib:11', { bib: '11', pb: 12_840 })],
};
const LOU = {
  key: 'cadettes~bib:12',
  last: 'KERBRAT',
  first: 'Lou',
  dob: '2010-01-01',
  category: 50,
  bibs: ['12'],
  entries: [entry('bib:12', { bib: '12' })],
};
const KNOWN = {
  last: 'ORSEVAL',
  first: 'Maëlle',
  sex: 'F',
  dob: '2010-03-04',
  clubName: 'Orsay AC',
  auid: '1234567',
  licensed: true,
};

const editsOf = ({ findRequests }: ReturnType<typeof fakeServer>): StartEdits['edits'] =>
  findRequests('editStarts').flatMap(({ body }) => (body as StartEdits).edits);

function renderAthletes({
  role = 'owner',
  trials = TRIALS,
}: {
  role?: 'owner' | 'reader';
  trials?: typeof TRIALS;
} = {}) {
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [MEETING],
    answers: {
      secretariatTrials: () => ({ trials }),
      secretariatStarts: () => ({ starts: [{ oid: 'cadettes', uid: '000100-0-50', rows: [] }] }),
      athletes: () => ({ revision: 1, athletes: [LOU, INES] }),
      athleteLog: () => ({
        logs: [
          {
            oid: 'log',
            at: '2026-06-13T08:00:00Z',
            who: { oid: 'c', email: 'claire@valmont.example' },
            action: 'athlete changed',
            detail: { fields: ['clubName', 'bib'], rows: [] },
          },
        ],
      }),
      known: () => ({ athletes: [KNOWN], clubs: ['Orsay AC'] }),
      editAthlete: () => ({ revision: 2, starts: [], results: [], warnings: [] }),
      editStarts: () => ({ revision: 2, starts: [], results: [], warnings: [] }),
    },
  });
  return { server, ...renderSecretariat('/mgr/lesecretariat/meeting/athletes') };
}

describe('the athletes of a competition', () => {
  test('are found by name, club, bib and licence, and by what they lack', async () => {
    const { user } = renderAthletes();
    expect(await screen.findByRole('button', { name: 'VALMOREL Inès' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Montrer'), 'Sans club (1)');
    expect(screen.queryByRole('button', { name: 'VALMOREL Inès' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Montrer'), 'Tous (2)');
    await user.type(screen.getByRole('searchbox'), 'valmont 11');
    expect(screen.queryByRole('button', { name: 'KERBRAT Lou' })).not.toBeInTheDocument();
  });

  test('one is changed: only what was typed is sent, with what it said before; a bib of another is refused at the field', async () => {
    const { user, server, host } = renderAthletes();
    await user.click(await screen.findByRole('button', { name: 'VALMOREL Inès' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/A modifié un athlète : club, dossard\./)).toBeVisible();
    expect(drawer.getByText('Date ou année. Catégorie : CAF')).toBeVisible();
    await user.clear(drawer.getByLabelText('Dossard'));
    await user.type(drawer.getByLabelText('Dossard'), '12');
    await user.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    expect(drawer.getByText('Ce dossard est déjà celui de KERBRAT Lou.')).toBeVisible();
    expect(server.findRequests('editAthlete')).toEqual([]);
    await user.clear(drawer.getByLabelText('Dossard'));
    await user.type(drawer.getByLabelText('Dossard'), '77');
    await user.clear(drawer.getByLabelText('Naissance'));
    await user.type(drawer.getByLabelText('Naissance'), '04/03/2012{Enter}');
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(spaceFrench('VALMOREL Inès : enregistré.')));
    expect(server.findRequests('editAthlete')[0]?.body).toEqual({
      rows: [{ trial: 'cadettes', row: 'bib:11' }],
      change: { dob: '2012-03-04', bib: '77' },
      was: { dob: '2010-05-02', bib: '11' },
    } satisfies AthleteEdit);
  });

  test('whose sex no list says is shown with that of the category', async () => {
    const { user } = renderAthletes();
    await user.click(await screen.findByRole('button', { name: 'KERBRAT Lou' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByLabelText('Sexe')).toHaveDisplayValue('Femme (sa catégorie)');
    expect(drawer.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  });

  test('who is in official results is corrected with a reason; a field that another changed is said', async () => {
    const { user, server } = renderAthletes();
    server.overrideAnswer('editAthlete', refusalAt('invalid request', { '$.reason': 'is missing' }));
    await user.click(await screen.findByRole('button', { name: 'VALMOREL Inès' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.type(drawer.getByLabelText('Prénom'), 'e');
    await user.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/leur correction dit pourquoi/)).toBeVisible();
    server.overrideAnswer('editAthlete', conflict('stale'));
    await user.type(screen.getByLabelText('Motif'), 'Faute de frappe');
    await user.click(screen.getAllByRole('button', { name: 'Enregistrer' }).at(-1) as HTMLElement);
    expect(await drawer.findByText('Quelqu’un d’autre l’a changé entre-temps.')).toBeVisible();
    expect(server.findRequests('editAthlete')[1]?.body).toMatchObject({ reason: 'Faute de frappe' });
  });

  test('a birth year alone is shown, changed and sent as its first day', async () => {
    const { user, server } = renderAthletes();
    await user.click(await screen.findByRole('button', { name: 'KERBRAT Lou' }));
    const birth = within(await screen.findByRole('dialog')).getByLabelText('Naissance');
    expect(birth).toHaveDisplayValue('2010');
    await user.clear(birth);
    await user.type(birth, '2011{Enter}');
    await waitFor(() => expect(server.findRequests('editAthlete')).toHaveLength(1));
    expect(server.findRequests('editAthlete')[0]?.body).toMatchObject({
      change: { dob: '2011-01-01' },
      was: { dob: '2010-01-01' },
    });
  });

  test('what is typed and not saved outlives a change of event, and closing asks first', async () => {
    const { user, server, host } = renderAthletes();
    await user.click(await screen.findByRole('button', { name: 'VALMOREL Inès' }));
    await user.type(await screen.findByRole('combobox', { name: 'Club' }), ' 2');
    await user.click(screen.getByRole('button', { name: /^Passer vers une autre épreuve/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Épreuve' }));
    await user.click((await screen.findAllByText('100 m Femmes')).at(-1) as HTMLElement);
    const moved = {
      ...INES,
      key: 'femmes~bib:11',
      entries: [entry('bib:11', { bib: '11', trial: 'femmes', gOID: 'femmes' })],
    };
    server.overrideAnswer('athletes', { status: 200, body: { revision: 2, athletes: [LOU, moved] } });
    await user.click(screen.getByRole('button', { name: 'Passer' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /100 m Femmes/ })).toBeVisible());
    expect(screen.getByRole('combobox', { name: 'Club' })).toHaveDisplayValue('AC Valmont 2');
    host.confirm.mockResolvedValueOnce(false);
    await user.click(screen.getByRole('button', { name: /Fermer|Close/ }));
    expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ destructive: true }));
    expect(screen.getByRole('combobox', { name: 'Club' })).toHaveDisplayValue('AC Valmont 2');
  });

  test('a best is typed over in place, an entry goes to another event', async () => {
    const { user, server } = renderAthletes();
    await user.click(await screen.findByRole('button', { name: 'VALMOREL Inès' }));
    const best = await screen.findByLabelText('Record, 100 m Cadettes – Engagés');
    await user.clear(best);
    await user.type(best, '12,5{Enter}');
    await waitFor(() => expect(server.findRequests('editAthlete')).toHaveLength(1));
    expect(server.findRequests('editAthlete')[0]?.body).toMatchObject({ bests: [{ row: 'bib:11', pb: 12_500 }] });
    await user.click(
      screen.getByRole('button', { name: 'Passer vers une autre épreuve\u00a0: 100 m Cadettes – Engagés' }),
    );
    await user.click(await screen.findByRole('combobox', { name: 'Épreuve' }));
    await user.click((await screen.findAllByText('100 m Femmes')).at(-1) as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Passer' }));
    await waitFor(() =>
      expect(server.findRequests('editStarts')[0]?.body).toEqual({
        edits: [{ op: 'move', trial: 'cadettes', row: 'bib:11', to: 'femmes' }],
      }),
    );
  });

  test('an unlikely best is asked about before it is sent; once denied it stays typed', async () => {
    const { user, server, host } = renderAthletes();
    await user.click(await screen.findByRole('button', { name: 'VALMOREL Inès' }));
    const best = await screen.findByLabelText('Record, 100 m Cadettes – Engagés');
    host.confirm.mockResolvedValueOnce(false);
    await user.clear(best);
    await user.type(best, '112{Enter}');
    await waitFor(() =>
      expect(host.confirm).toHaveBeenCalledWith(
        expect.objectContaining({ title: spaceFrench('1.12 : peu vraisemblable dans cette épreuve. Est-ce exact ?') }),
      ),
    );
    expect(server.findRequests('editAthlete')).toEqual([]);
    expect(best).toHaveDisplayValue('112');
    await user.type(best, '{Enter}');
    await waitFor(() =>
      expect(server.findRequests('editAthlete')[0]?.body).toMatchObject({ bests: [{ row: 'bib:11', pb: 1120 }] }),
    );
  });

  test('whose sex is changed stays in events of the other sex only knowingly, and is found with them', async () => {
    const { user, server, host } = renderAthletes();
    await user.click(await screen.findByRole('button', { name: 'VALMOREL Inès' }));
    const drawer = within(await screen.findByRole('dialog'));
    host.confirm.mockResolvedValueOnce(false);
    await user.selectOptions(drawer.getByLabelText('Sexe'), 'Homme');
    await user.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(host.confirm).toHaveBeenCalledWith(
        expect.objectContaining({ subTitle: expect.stringContaining('100 m Cadettes') }),
      ),
    );
    expect(server.findRequests('editAthlete')).toEqual([]);
    const boy = { ...INES, sex: 'M', category: 49 };
    server.overrideAnswer('athletes', { status: 200, body: { revision: 2, athletes: [LOU, boy] } });
    await user.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(server.findRequests('editAthlete')).toHaveLength(1));
    expect(await drawer.findByText(/^Épreuve de l’autre sexe/)).toBeVisible();
    expect(screen.getByRole('option', { name: 'Dans une épreuve de l’autre sexe (1)' })).toBeInTheDocument();
  });

  test('a late entry shows how its best is read, and asks once about an unlikely one', async () => {
    const { user, server } = renderAthletes();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un athlète' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Nom'), 'NEUF');
    await user.type(dialog.getByLabelText('Épreuve'), 'cad{Enter}');
    const best = dialog.getByLabelText('Record personnel');
    await user.type(best, '12"84');
    expect(best).toHaveAccessibleDescription('Se lit 12.84.');
    await user.clear(best);
    await user.type(best, '112{Enter}');
    expect(best).toHaveAccessibleDescription(expect.stringContaining('1.12\u00a0: peu vraisemblable'));
    expect(server.findRequests('editStarts')).toEqual([]);
    await user.type(best, '{Enter}');
    await waitFor(() => expect(editsOf(server)).toMatchObject([{ entry: { last: 'NEUF', pe: { pb: 1120 } } }]));
  });

  test.each([
    ['1998-05-02', false],
    ['2004-05-02', true],
  ])('in a contest of some categories an athlete born on %s is warned about: %s', async (birth, isWarned) => {
    const contest = { ...event('femmes', 58, '100 m Femmes'), dets: { categories: [50, 52, 56] } };
    const { user } = renderAthletes({ trials: [contest] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter un athlète' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Nom'), 'NEUF');
    await user.type(dialog.getByLabelText('Épreuve'), '100{Enter}');
    await user.type(dialog.getByLabelText(/^Naissance|^Né|^Date de naissance/), birth.split('-').reverse().join('/'));
    const warning = dialog.queryByText(
      /^La catégorie de l’athlète n’est pas de celles de « 100 m Femmes \(CA, JU, SE\) »/,
    );
    expect(warning !== null).toBe(isWarned);
  });

  test('a known athlete is entered by eleven keys', async () => {
    const { user, server } = renderAthletes();
    await screen.findByRole('button', { name: 'VALMOREL Inès' });
    const keys = ['n', 'o', 'r', 's', '{ArrowDown}', '{Enter}', 'c', 'a', 'd', '{Enter}', '{Enter}'];
    for (const key of keys) {
      if (key === '{ArrowDown}') await screen.findByRole('option', { name: /ORSEVAL Maëlle/ });
      if (key === 'o') await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveFocus());
      await user.keyboard(key);
    }
    await waitFor(() => expect(server.findRequests('editStarts')).toHaveLength(1));
    expect(editsOf(server)).toEqual([
      {
        op: 'add',
        trial: 'cadettes',
        entry: {
          last: 'ORSEVAL',
          first: 'Maëlle',
          sex: 'F',
          clubName: 'Orsay AC',
          auid: '1234567',
          category: 50,
          dob: '2010-03-04',
          odr: 1,
        },
      },
    ]);
    expect(keys.length).toBeLessThan(12);
  });

  test('an athlete whose birth date nobody knows has the category of the competition: another event’s is warned of', async () => {
    const from = { oid: MEETING.oid, name: MEETING.name, date: MEETING.date };
    const { dob: _, ...senior } = { ...KNOWN, category: 58, from };
    const { user, server } = renderAthletes();
    server.overrideAnswer('known', { status: 200, body: { athletes: [senior], clubs: [] } });
    await user.click(await screen.findByRole('button', { name: 'Ajouter un athlète' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Nom'), 'ors');
    await user.click(await dialog.findByRole('option', { name: /ORSEVAL Maëlle/ }));
    await user.type(dialog.getByLabelText('Épreuve'), 'cad{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('100 m Cadettes');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(editsOf(server)).toMatchObject([{ entry: { last: 'ORSEVAL', category: 58 } }]));
  });

  test('Enter on a typed club with suggestions keeps it, and sends nothing yet', async () => {
    const { user, server } = renderAthletes();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un athlète' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Nom'), 'NEUF');
    await user.type(dialog.getByLabelText('Épreuve'), 'cad{Enter}');
    const club = dialog.getByLabelText('Club');
    await user.type(club, 'Orsay');
    await dialog.findByRole('option', { name: 'Orsay AC' });
    await user.keyboard('{Enter}');
    expect(dialog.queryByRole('option', { name: 'Orsay AC' })).toBeNull();
    expect(server.findRequests('editStarts')).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(editsOf(server)).toMatchObject([{ entry: { last: 'NEUF', clubName: 'Orsay' } }]));
  });

  test('several enter one event together, those who are in it already left out', async () => {
    const { user, server } = renderAthletes();
    await user.click(await screen.findByLabelText('Sélectionner VALMOREL Inès'));
    await user.click(screen.getByLabelText('Sélectionner KERBRAT Lou'));
    await user.click(screen.getByRole('button', { name: 'Engager dans une épreuve…' }));
    await user.click(await screen.findByRole('combobox', { name: 'Épreuve' }));
    await user.click((await screen.findAllByText('100 m Femmes')).at(-1) as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Engager 2 athlètes' }));
    await waitFor(() => expect(server.findRequests('editStarts')).toHaveLength(1));
    expect(editsOf(server)).toMatchObject([
      { op: 'add', trial: 'femmes', entry: { last: 'KERBRAT', bib: '12' } },
      { op: 'add', trial: 'femmes', entry: { last: 'VALMOREL', bib: '11', dob: '2010-05-02' } },
    ]);
  });

  test('are read and not changed by a reader', async () => {
    const { user } = renderAthletes({ role: 'reader' });
    await user.click(await screen.findByRole('button', { name: 'VALMOREL Inès' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ajouter un athlète' })).not.toBeInTheDocument();
  });
});
