import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import {
  createFileMessage,
  type FileMessageId,
  type FileNote,
  type FileQuestion,
  formatFileNote,
} from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { renderSecretariat } from '../../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
const TRIAL = aTrial({ oid: 'heat', chOID: CHALLENGE.oid, status: 10, starts: 8 });

const makeChange = (kind: string, line: number, who: string, before: string, after: string) => ({
  uid: TRIAL.uid,
  kind,
  line,
  who,
  fields: [{ name: 'time', before, after }],
});
const aNote = (id: FileMessageId, line: number, values: FileNote['values']): FileNote => ({
  id,
  line,
  column: 4,
  values,
});
const ANSWER = {
  dryRun: true,
  created: 0,
  updated: 1,
  unchanged: 0,
  rows: { read: 3, added: 1, changed: 1, removed: 0 },
  changes: [
    makeChange('added', 2, 'VALMOREL Inès (1)', '', '11.58'),
    makeChange('changed', 3, 'KERBRAT Lou (2)', '11.70', '11.66'),
  ],
  warnings: ['line 3, column 4 (last): KERBRAT Lou (2) goes by "KERBRAS"'],
  notes: [aNote('otherName', 3, { who: 'KERBRAT Lou (2)', name: 'KERBRAS' })],
  questions: [] as FileQuestion[],
};

const OTHER_TRIAL = aTrial({
  oid: 'other',
  chOID: CHALLENGE.oid,
  uid: '000100-0-56-h2',
  heat: 2,
  status: 10,
  starts: 8,
});

async function renderImport(trial = TRIAL, questions: FileQuestion[] = []) {
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: [trial, OTHER_TRIAL] }),
      lynxResults: () => ({ ...ANSWER, questions }),
      roadResults: () => ({ ...ANSWER, questions }),
    },
  });
  const { user, host } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results`);
  await user.click(await screen.findByRole('button', { name: 'Importer un fichier' }));
  const field = await screen.findByLabelText('Fichier .lif, .lff ou .csv');
  return { server, user, host, choose: (name = 'heat.lif') => user.upload(field, new File(['x'], name)) };
}

describe('importing results from a file', () => {
  test('reads it without writing: shows mismatches, then changes, then additions', async () => {
    const { server, choose } = await renderImport();
    await choose();
    expect(await screen.findByText('Ligne 3, colonne 4 : KERBRAT Lou (2) s’y appelle KERBRAS')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Ce que le fichier changerait' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['KERBRAT Lou (2) changée', 'VALMOREL Inès (1) nouvelle']);
    expect(server.findRequests('lynxResults').map(({ query }) => query.get('dryRun'))).toEqual(['true']);
  });

  test('writes only after confirmation', async () => {
    const { server, user, host, choose } = await renderImport();
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Écrire 2 lignes' }));
    await screen.findByRole('table', { name: 'Toutes les épreuves' });
    expect(server.findRequests('lynxResults').map(({ query }) => query.get('dryRun'))).toEqual(['true', 'false']);
    expect(host.notify).toHaveBeenCalledWith('2 lignes écrites.');
  });

  test('reads the file again for another event: what is written was shown before', async () => {
    const { server, user, choose } = await renderImport();
    await choose();
    await screen.findByRole('button', { name: 'Écrire 2 lignes' });
    server.overrideAnswer('lynxResults', {
      status: 200,
      body: { ...ANSWER, rows: { read: 3, added: 3, changed: 0, removed: 0 } },
    });
    await user.selectOptions(screen.getByLabelText('Épreuve'), 'other');
    await user.click(await screen.findByRole('button', { name: 'Écrire 3 lignes' }));
    await screen.findByRole('table', { name: 'Toutes les épreuves' });
    expect(server.findRequests('lynxResults').map(({ query }) => [query.get('trial'), query.get('dryRun')])).toEqual([
      [null, 'true'],
      ['other', 'true'],
      ['other', 'false'],
    ]);
  });

  test('a table that names no event is asked for it at its field', async () => {
    const { server, choose } = await renderImport();
    server.overrideAnswer('csvLists', refusal('invalid request', 'line 1: no event'));
    await choose('heat.csv');
    await waitFor(() =>
      expect(screen.getByLabelText('Épreuve')).toHaveAccessibleDescription(
        'Choisissez l’épreuve\u00a0: une table ne la nomme pas.',
      ),
    );
  });

  test('asks about a row with an unknown word, shows the changes with each answer, and sends the answers', async () => {
    const question = {
      ...aNote('unknownStatus', 4, { cell: 'XYZ' }),
      line: 4,
      asks: 'result' as const,
      who: 'LOTT Nina (413)',
      mark: '',
    };
    const { server, user, choose } = await renderImport(TRIAL, [question]);
    await choose();
    const answers = () => server.findRequests('lynxResults').map(({ query }) => query.getAll('answers[]').join());
    expect(await screen.findByText('1 question sans réponse : sa ligne reste de côté.')).toBeVisible();
    const field = screen.getByLabelText('LOTT Nina (413)');
    expect(field).toHaveAccessibleDescription(spaceFrench('Ligne 4, colonne 4 : « XYZ » n’est pas un mot connu'));
    await user.selectOptions(field, 'Abandon (DNF)');
    await user.selectOptions(field, 'Une performance…');
    await user.type(screen.getByLabelText('Performance'), '13.05');
    await user.click(await screen.findByRole('button', { name: 'Écrire 2 lignes' }));
    await screen.findByRole('table', { name: 'Toutes les épreuves' });
    expect(answers()).toEqual(['', '4:DNF', '4:13.05']);
  });

  test('asks for the athlete of an unknown bib: the entry of its lane, a new one, or none', async () => {
    const question: FileQuestion = {
      ...aNote('unlisted', 2, { who: '999' }),
      line: 2,
      asks: 'athlete',
      who: 'VATEL Aude (999)',
      mark: '',
      entries: [{ key: '643', who: 'VATEL Aude (643)', lane: 6 }],
      mayAdd: true,
    };
    const { server, user, choose } = await renderImport(TRIAL, [question]);
    await choose();
    const field = await screen.findByLabelText('VATEL Aude (999)');
    expect(field).toHaveAccessibleDescription(
      spaceFrench('Ligne 2, colonne 4 : 999 n’est pas dans la liste de départ'),
    );
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      spaceFrench('Qui est-ce ?'),
      spaceFrench('Couloir 6 : VATEL Aude (643)'),
      'Ajouter VATEL Aude (999) à la liste de départ',
      'Laisser de côté',
    ]);
    await user.selectOptions(field, within(field).getByRole('option', { name: /^Couloir 6\s: VATEL Aude/ }));
    await user.click(await screen.findByRole('button', { name: 'Écrire 2 lignes' }));
    await screen.findByRole('table', { name: 'Toutes les épreuves' });
    expect(server.findRequests('lynxResults').map(({ query }) => query.getAll('answers[]').join())).toEqual([
      '',
      '2:who:643',
      '2:who:643',
    ]);
  });

  test('of a road race shows net times, and below the athlete the club and name that change', async () => {
    const { server, choose } = await renderImport();
    const field = (name: string, before: string, after: string) => ({ name, before, after });
    const changes = [
      {
        ...makeChange('changed', 2, 'GUÉRIN Ethan (525)', '1:00:12', '42:26'),
        fields: [
          field('time', '1:00:12', '42:26'),
          field('net', '', '42:14'),
          field('club', 'Entente Nord Loire', 'US Feurs'),
          field('name', 'GUERIN Ethan', 'GUÉRIN Ethan'),
        ],
      },
      { ...makeChange('changed', 3, 'GARCIA Fanny (503)', '', ''), fields: [field('net', '42:40', '42:41')] },
    ];
    server.overrideAnswer('lynxResults', { status: 200, body: { ...ANSWER, changes } });
    await choose();
    await screen.findByText('42:26, réel 42:14');
    const [first, second] = screen.getAllByRole('row', { name: /changée/ });
    expect(within(first as HTMLElement).getByText('club : Entente Nord Loire → US Feurs')).toBeVisible();
    expect(within(first as HTMLElement).getByText('nom : GUERIN Ethan → GUÉRIN Ethan')).toBeVisible();
    expect(
      within(second as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', 'réel\u00a042:40', 'réel\u00a042:41']);
  });

  test('asks who a bib without a name is that the start list does not have, and may add it without one', async () => {
    const road = aTrial({ oid: 'road', chOID: CHALLENGE.oid, uid: '010000-R-1057-f1', g0: 10_000, g1: 'R', starts: 8 });
    const question: FileQuestion = {
      ...aNote('bibNameless', 3, { who: '552' }),
      line: 3,
      asks: 'athlete',
      who: '552',
      mark: '',
      entries: [{ key: '525', who: 'GUÉRIN Ethan (525)' }],
      mayAdd: true,
    };
    const { server, user, choose } = await renderImport(road, [question]);
    await user.selectOptions(screen.getByLabelText('Épreuve'), 'road');
    await choose('route.csv');
    const choice = await screen.findByLabelText('552');
    expect(choice).toHaveAccessibleDescription(
      spaceFrench('Ligne 3, colonne 4 : 552 n’est pas dans la liste de départ, et la ligne n’a pas de nom'),
    );
    await user.selectOptions(choice, 'Ajouter 552 aux résultats, sans nom');
    await user.click(await screen.findByRole('button', { name: 'Écrire 2 lignes' }));
    await screen.findByRole('table', { name: 'Toutes les épreuves' });
    expect(server.findRequests('roadResults').map(({ query }) => query.getAll('answers[]').join())).toEqual([
      '',
      '3:who:add',
      '3:who:add',
    ]);
  });

  test('names all lines that match nobody', async () => {
    const { server, choose } = await renderImport();
    const fault = (line: number, who: string) => ({
      id: 'invalid request',
      detail: `line ${line}, column 2 (id): ${formatFileNote(createFileMessage('unlisted', { who }))}`,
      note: aNote('unlisted', line, { who }),
    });
    server.overrideAnswer('lynxResults', { status: 400, body: { errors: [fault(2, '643'), fault(3, '9')] } });
    await choose();
    expect(await screen.findByText(/« .+ » : 2 lignes ne peuvent être rapprochées. Rien n’a été écrit./)).toBeVisible();
    expect(screen.getByText('Ligne 2, colonne 4 : 643 n’est pas dans la liste de départ')).toBeVisible();
  });

  test('a file that matches no heat is refused in the user’s language', async () => {
    const { server, choose } = await renderImport();
    const note = aNote('noHeat', 1, { event: 17, round: 2, heat: 1 });
    const detail = 'line 1, column 1 (event): no heat has event 17, round 2, heat 1';
    server.overrideAnswer('lynxResults', { status: 400, body: { errors: [{ id: 'invalid request', detail, note }] } });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ligne 1, colonne 4 : aucune série ne porte les numéros du fichier : épreuve 17, tour 2, série 1',
    );
    expect(screen.queryByText(/no heat has/)).not.toBeInTheDocument();
  });

  test('official results change only with a reason, which is sent', async () => {
    const { server, user, choose } = await renderImport({ ...TRIAL, status: 40 });
    await choose();
    const write = await screen.findByRole('button', { name: 'Écrire 2 lignes' });
    expect(write).toBeDisabled();
    await user.type(screen.getByLabelText('Motif de la correction'), 'relecture de la photo');
    await user.click(write);
    await screen.findByRole('table', { name: 'Toutes les épreuves' });
    expect(server.findRequests('lynxResults').at(-1)?.query.get('reason')).toBe('relecture de la photo');
  });
});
