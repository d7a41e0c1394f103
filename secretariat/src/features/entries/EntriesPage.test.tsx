import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { UploadBody } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import { anOrg, fakeServer, refusalAt } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';
import { aCell, aWorkbookWithSheets } from './read/workbook.fixture.ts';

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val', date: '2026-06-13' });
const EMPTY_LISTS = { groups: [], trialsData: [], startlists: {}, resultlists: {} };
const UPLOAD_ANSWER = { created: 1, updated: 0, unchanged: 0, warnings: [] };

const PASTED_TEXT = [
  'Épreuve\tNom\tPrénom\tSexe\tNaissance\tClub',
  '100 m\tVALMOREL\tInès\tF\t2010\tAC Valmont',
  'Trampoline\tKERBRAT\tLou\tF\t2010\tStade Brisaillais',
  'Trampoline\tSANTERRE\tAïcha\tF\t2010\tUS Montclair',
].join('\n');

let nextNumber = 0;

interface RenderOptions {
  readonly lists?: object;
  readonly role?: 'owner' | 'reader';
  readonly upload?: (body: UploadBody) => object;
}

function renderImport({ lists = EMPTY_LISTS, role = 'owner', upload = () => UPLOAD_ANSWER }: RenderOptions = {}) {
  // Each test has a competition of its own, because imports are stored by competition.
  const oid = `meeting-${nextNumber++}`;
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [{ ...MEETING, oid }],
    answers: {
      exportCompetition: () => lists,
      uploadTrials: ({ body }) => upload(body as UploadBody),
      secretariatTrials: () => ({ trials: [] }),
    },
  });
  return { server, oid, ...renderSecretariat(`/mgr/lesecretariat/${oid}/entries`) };
}

type User = ReturnType<typeof renderImport>['user'];

async function paste(user: User, text: string) {
  const box = await screen.findByLabelText(/^Ou collez des lignes/);
  await user.click(box);
  await user.paste(text);
  await user.click(screen.getByText('Lire ces lignes'));
}

/** The rows of a sheet with a head and one entry. */
const aSheet = (last: string): string =>
  `<row r="1">${aCell('A1', 'Épreuve')}${aCell('B1', 'Nom')}</row><row r="2">${aCell('A2', '100 m')}${aCell('B2', last)}</row>`;

describe('the import of entries', () => {
  test('of a workbook with several sheets names the sheet that is read, and can read another', async () => {
    const { user } = renderImport();
    await screen.findByLabelText(/^Ou collez des lignes/);
    const bytes = aWorkbookWithSheets({ Filles: aSheet('VALMOREL'), Garçons: aSheet('SANTERRE') });
    // The files of jsdom have no `arrayBuffer`.
    const file = Object.assign(new File([bytes], 'x.xlsx'), { arrayBuffer: async () => bytes });
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    expect(await screen.findByText('Ce classeur a 2 feuilles remplies : seule « Filles » est lue.')).toBeVisible();
    expect(screen.getByText('VALMOREL')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Feuille du classeur'), 'Garçons · 1 ligne');
    expect(screen.getByText('SANTERRE')).toBeVisible();
    expect(screen.getByText(/seule « Garçons » est lue/)).toBeVisible();
  });

  test('columns are recognised by their heads and can be corrected; a table without an event cannot continue', async () => {
    const { user } = renderImport();
    await paste(user, 'Truc\tNom\n100 m\tVALMOREL');
    expect(await screen.findByText('Il manque une colonne : Épreuve.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contrôler' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Ce que dit la colonne Truc'), 'Épreuve');
    expect(screen.getByRole('button', { name: 'Contrôler' })).toBeEnabled();
  });

  test('an error is named by line, column and reason, is corrected in place for all its rows, and all entries are sent', async () => {
    const { user, server, oid } = renderImport();
    await paste(user, PASTED_TEXT);
    await user.click(await screen.findByText('Contrôler'));
    const row = (await screen.findByText('KERBRAT Lou, SANTERRE Aïcha')).closest('tr') as HTMLElement;
    expect(within(row).getByText('3, 4')).toBeVisible();
    expect(within(row).getByText('2 lignes')).toBeVisible();
    expect(within(row).getByText('Épreuve (A)')).toBeVisible();
    expect(within(row).getByText('« Trampoline » n’est le nom d’aucune épreuve.')).toBeVisible();
    const cell = within(row).getByLabelText('Corriger Épreuve (A), 2 lignes');
    expect(cell).toHaveAccessibleDescription(spaceFrench('« Trampoline » n’est le nom d’aucune épreuve.'));
    await user.clear(cell);
    await user.type(cell, 'Longueur{Enter}');
    expect(await screen.findByText('« Longueur » : 2 lignes corrigées ensemble.')).toBeVisible();
    await user.click(screen.getByText('Comparer'));
    await user.click(await screen.findByText('Envoyer'));
    expect(await screen.findByText('3 engagés dans les listes envoyées')).toBeVisible();
    expect(screen.getByText(/Épreuves créées : 1/)).toBeVisible();
    const [sent] = server.findRequests('uploadTrials');
    const body = sent?.body as UploadBody;
    expect(body.chOID).toBe(oid);
    expect(body.trialsData?.map(({ name }) => name)).toEqual([
      '100 m Femmes CA – Finale',
      'Longueur Femmes CA – Finale',
    ]);
    expect(body.startlists?.['900003-0-50']).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Télécharger le rapport' })).toBeVisible();
  });

  test('a file without headings is recognised: the first athlete is a row, and columns are named by their number', async () => {
    const { user } = renderImport();
    await paste(user, '100 m\tVALMOREL\tInès\tF\t2010\nLongueur\tKERBRAT\tLou\tF\t2010');
    expect(await screen.findByLabelText('Ligne des en-têtes')).toHaveDisplayValue('Le fichier n’a pas d’en-têtes');
    expect(screen.getByText(/2 lignes · Colonnes reconnues : 3 sur 5/)).toBeVisible();
    expect(screen.getByText('Colonne 2')).toBeVisible();
    expect(screen.getByText('Il manque une colonne : Nom.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Ce que dit la colonne 2'), 'Nom');
    await user.selectOptions(screen.getByLabelText('Ce que dit la colonne 3'), 'Prénom');
    await user.click(screen.getByText('Contrôler'));
    expect(await screen.findByText('VALMOREL Inès')).toBeVisible();
    expect(screen.getByText('KERBRAT Lou')).toBeVisible();
  });

  test('headings taken for a row, and a row taken for headings, are corrected by the user', async () => {
    const { user } = renderImport();
    await paste(user, 'Wer\tWas\nVALMOREL\t100 m\nKERBRAT\t100 m');
    const choice = await screen.findByLabelText('Ligne des en-têtes');
    expect(choice).toHaveDisplayValue(spaceFrench('Ligne 1 : Wer · Was'));
    await user.selectOptions(choice, 'Le fichier n’a pas d’en-têtes');
    expect(screen.getByText(/3 lignes/)).toBeVisible();
    await user.selectOptions(choice, within(choice).getByRole('option', { name: /^Ligne 1\s: Wer/ }));
    expect(screen.getByText(/2 lignes/)).toBeVisible();
  });

  test('first names alone are not enough: their column is named, and the last names are required', async () => {
    const { user } = renderImport();
    await paste(user, 'Épreuve\tForename\tSurnam\n100 m\tInès\tVALMOREL');
    expect(await screen.findByText(/La colonne « Forename » ne dit que le prénom/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contrôler' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Ce que dit la colonne Surnam'), 'Nom');
    expect(screen.getByRole('button', { name: 'Contrôler' })).toBeEnabled();
  });

  test('one correction applies to all rows with the same error; expanded, each row has its own', async () => {
    const { user } = renderImport();
    const rows = ['A', 'B', 'C', 'D'].map((name) => `100 m\t${name}\t\t2010`);
    await paste(user, ['Épreuve\tNom\tSexe\tNaissance', ...rows].join('\n'));
    await user.click(await screen.findByText('Contrôler'));
    expect(await screen.findByText('2, 3, 4 …')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Ligne par ligne\s: Le sexe manque/ }));
    await user.type(screen.getByLabelText('Corriger Sexe (C), ligne 3'), 'M{Enter}');
    const all = await screen.findByLabelText('Corriger Sexe (C), 3 lignes');
    await user.type(all, 'F{Enter}');
    expect(await screen.findByText('« F » : 3 lignes corrigées ensemble.')).toBeVisible();
    expect(screen.getByText('Toutes les lignes peuvent être envoyées.')).toBeVisible();
  });

  test('the focus moves to the next error, however the last one was resolved', async () => {
    const { user } = renderImport();
    const rows = ['100 m\tA\tB\tF\tx', '100 m\tC\tD\tF\ty', '100 m\tE\tF\tF\tz'];
    await paste(user, ['Épreuve\tNom\tPrénom\tSexe\tNaissance', ...rows].join('\n'));
    await user.click(await screen.findByText('Contrôler'));
    const cell = await screen.findByLabelText('Corriger Naissance (E), ligne 2');
    await user.clear(cell);
    await user.type(cell, '2010{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Corriger Naissance (E), ligne 3')).toHaveFocus());
    await user.click(screen.getByLabelText('Ignorer la ligne 3'));
    await waitFor(() => expect(screen.getByLabelText('Corriger Naissance (E), ligne 4')).toHaveFocus());
    await user.clear(screen.getByLabelText('Corriger Naissance (E), ligne 4'));
    await user.keyboard('2011{Enter}');
    await waitFor(() =>
      expect(screen.getByText('Toutes les lignes peuvent être envoyées.').parentElement).toHaveFocus(),
    );
  });

  test('title rows above the heads are recognised, and another line can be chosen as the head', async () => {
    const { user } = renderImport();
    await paste(
      user,
      ['Meeting du Val', 'Engagés au 12 juin', 'Épreuve\tNom\tClub', '100 m\tA\tB', '100 m\tC\tD'].join('\n'),
    );
    expect(await screen.findByLabelText('Ligne des en-têtes')).toHaveDisplayValue(
      spaceFrench('Ligne 3 : Épreuve · Nom · Club'),
    );
    expect(screen.getByText(/2 lignes · Colonnes reconnues : 3 sur 3/)).toBeVisible();
    await user.selectOptions(
      screen.getByLabelText('Ligne des en-têtes'),
      screen.getByRole('option', { name: /^Ligne 4\s: 100 m/ }),
    );
    expect(screen.getByText(/1 ligne · Colonnes reconnues : 0 sur 3/)).toBeVisible();
  });

  test('a row whose sex is not said is a question: answered by the sex, or by the event that it passes to', async () => {
    const events = ['57', '58'].map((id) => ({
      uid: `000100-0-${id}`,
      name: `100 m ${id === '57' ? 'Hommes' : 'Femmes'}`,
    }));
    const trialsData = events.map(({ uid, name }) => ({ uid: `${uid}-f1`, name, group: name }));
    const { user } = renderImport({ lists: { ...EMPTY_LISTS, groups: events, trialsData } });
    await paste(user, 'Épreuve\tNom\tPrénom\tSexe\tNaissance\n100 m\tVALMOREL\tMalo\t\t2008');
    await user.click(await screen.findByText('Contrôler'));
    await user.selectOptions(await screen.findByLabelText('Passer vers une épreuve, ligne 2'), '100 m Hommes');
    await user.click(screen.getByText('Comparer'));
    expect(await screen.findByText('100 m Hommes')).toBeVisible();
  });

  test('a line can be left out and restored', async () => {
    const { user } = renderImport();
    await paste(user, PASTED_TEXT);
    await user.click(await screen.findByText('Contrôler'));
    await user.click(await screen.findByRole('button', { name: /^Ligne par ligne/ }));
    await user.click(screen.getByLabelText('Ignorer la ligne 3'));
    expect(await screen.findByText('1 ligne ignorée : 3.')).toBeVisible();
    expect(screen.getByText('1 ligne en erreur ne sera pas envoyée.')).toBeVisible();
    await user.click(screen.getByText('Les reprendre'));
    expect(await screen.findByText('2 lignes en erreur ne seront pas envoyées.')).toBeVisible();
  });

  test('events that the programme lacks are named at the check and before anything is sent, and are created once agreed to', async () => {
    const lists = {
      ...EMPTY_LISTS,
      groups: [{ uid: '000100-0-48', name: '100 m Minimes' }],
      trialsData: [{ uid: '000100-0-48-f1', name: 'Finale', group: '100 m Minimes' }],
    };
    const { user, server, host } = renderImport({ lists });
    host.confirm.mockResolvedValueOnce(false);
    await paste(user, PASTED_TEXT.split('\n').slice(0, 2).join('\n'));
    await user.click(await screen.findByText('Contrôler'));
    expect(await screen.findByText(/^Pas au programme.+créerait.+100 m Femmes CA/)).toBeVisible();
    expect(screen.getByLabelText('Passer vers une épreuve, ligne 2')).toBeVisible();
    await user.click(screen.getByText('Comparer'));
    expect(await screen.findByText(/^1 épreuve sera créée.+100 m Femmes CA \(1\)\.$/)).toBeVisible();
    await user.click(screen.getByText('Envoyer'));
    await waitFor(() =>
      expect(host.confirm).toHaveBeenCalledWith(
        expect.objectContaining({ subTitle: expect.stringMatching(/100.m Femmes CA \(1\)/) }),
      ),
    );
    expect(server.findRequests('uploadTrials')).toEqual([]);
    await user.click(screen.getByText('Envoyer'));
    await waitFor(() => expect(server.findRequests('uploadTrials')).toHaveLength(1));
  });

  test('lists that lose athletes are replaced only after the security text', async () => {
    const lists = {
      ...EMPTY_LISTS,
      groups: [{ uid: '000100-0-50', name: '100 m Cadettes' }],
      startlists: { '000100-0-50': [{ last: 'BRÉHALLE', first: 'Noémie', bib: '9' }] },
    };
    const { user, server, host } = renderImport({ lists });
    host.confirm.mockResolvedValueOnce(false);
    await paste(user, PASTED_TEXT.split('\n').slice(0, 2).join('\n'));
    await user.click(await screen.findByText('Contrôler'));
    await user.click(await screen.findByText('Comparer'));
    await user.click(await screen.findByLabelText(/^Remplacer les listes/));
    expect(await screen.findByText('9 · BRÉHALLE Noémie')).toBeVisible();
    await user.click(screen.getByText('Envoyer'));
    await waitFor(() =>
      expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ securityText: 'REMPLACER' })),
    );
    expect(server.findRequests('uploadTrials')).toEqual([]);
  });

  test('a failed chunk shows the server’s reasons, and only that chunk is sent again', async () => {
    const trial = (heat: number) => ({
      uid: `000100-0-50-h${heat}`,
      group: '100 m',
      name: `Série ${heat}`,
      date: '2026-06-13T09:00:00+02:00',
      g0: 100,
      g1: '0',
      category: 50,
      round: 'h',
      heat,
    });
    let refused = 0;
    const upload = ({ trialsData: [first] = [] }: UploadBody) => {
      if (first?.heat !== 51 || refused > 0) return UPLOAD_ANSWER;
      refused += 1;
      return refusalAt('invalid request', { '$.trialsData[0].date': 'is missing' }).body;
    };
    const { user, server } = renderImport({ upload });
    await paste(user, JSON.stringify({ trialsData: Array.from({ length: 120 }, (_, at) => trial(at + 1)) }));
    await user.click(await screen.findByText('Envoyer'));
    expect(await screen.findByText('Le serveur a refusé une valeur : Date.')).toBeVisible();
    expect(screen.getByText('70/120')).toBeVisible();
    expect(server.findRequests('uploadTrials')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Renvoyer les 50 épreuves refusées' }));
    expect(await screen.findByText('120/120')).toBeVisible();
    expect(server.findRequests('uploadTrials')).toHaveLength(4);
  });

  test('what the server notes of the lists sent is in the user’s language, here and in the report', async () => {
    const answer = {
      ...UPLOAD_ANSWER,
      warnings: ['$.startlists: 12 are entered, and the limit is 10'],
      notes: [{ id: 'overLimit', values: { count: 12, limit: 10 } }],
    };
    const { user } = renderImport({ upload: () => answer });
    await paste(user, 'Épreuve\tNom\tPrénom\tSexe\tNaissance\tClub\n100 m\tMARVEL\tZoé\tF\t2001\tAC Valmont');
    await user.click(await screen.findByText('Contrôler'));
    await user.click(await screen.findByText('Comparer'));
    await user.click(await screen.findByText('Envoyer'));
    expect(await screen.findByText('engagés : 12, alors que la compétition en prend 10')).toBeVisible();
    expect(screen.getByText('Envoyé, avec 1 point à vérifier')).toBeVisible();
    expect(screen.queryByText(/are entered/)).not.toBeInTheDocument();
  });

  test('an unreadable file shows why', async () => {
    const { user } = renderImport();
    await paste(user, '{"a": 1}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ce JSON n’est ni un envoi ni une compétition de Foulée.',
    );
  });

  test('a user who may only read is told who may send', async () => {
    renderImport({ role: 'reader' });
    expect(await screen.findByText(/Votre rôle permet de lire/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lire ces lignes' })).not.toBeInTheDocument();
  });
});
