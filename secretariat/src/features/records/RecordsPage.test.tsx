import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BrokenRecord, RecordsBody } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import type { OwnRecord } from '../../api/event-records.ts';
import { anOrg, conflict, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING: OwnRecord = {
  oid: 'r1',
  kind: 'MR',
  event: '000100-0-55',
  v: 10_420,
  holder: 'A. Dupont',
  club: 'AC Rennes',
  date: '2019',
};

/** What the file of a record has, and lacks. */
let file: object;

function open(given: readonly OwnRecord[], role: 'owner' | 'reader' = 'owner', broken: readonly BrokenRecord[] = []) {
  let kept = given;
  let revision = 1;
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [aChallenge({ oid: 'val', visible: true })],
    answers: {
      secretariatTrials: () => ({ trials: [] }),
      secretariatRecords: () => {
        server.restoreAnswer('writeRecords');
        return { records: kept, revision };
      },
      brokenRecords: () => ({ records: broken }),
      editBrokenRecord: () => ({ log: 'l1' }),
      ratification: () => file,
      noteEvidence: () => file,
      addEvidencePicture: () => file,
      removeEvidencePicture: () => file,
      writeRecordList: ({ query }) => ({
        dryRun: query.get('dryRun') === 'true',
        list: query.get('name') ?? '',
        read: 3,
        added: 2,
        removed: 1,
        warnings: [],
        notes: [],
      }),
      writeRecords: ({ body }) => {
        kept = (body as RecordsBody).records.map((one) => ({ ...one, oid: one.oid ?? 'made' }));
        revision += 1;
        return { records: kept, revision };
      },
    },
  });
  const last = () => (server.findRequests('writeRecords').at(-1)?.body as RecordsBody | undefined)?.records;
  const meanwhile = (theirs: readonly OwnRecord[]) => {
    kept = theirs;
    revision = 2;
    server.overrideAnswer('writeRecords', conflict('stale'));
  };
  return { server, last, meanwhile, ...renderSecretariat('/mgr/lesecretariat/val/records') };
}

const edit = () => screen.findByRole('button', { name: /^Modifier\s: MR, / });

describe('records of meeting and stadium (P11.17)', () => {
  test('are listed with event, mark, holder and year', async () => {
    open([MEETING]);
    const table = await screen.findByRole('table', { name: 'Records' });
    for (const text of ['MR', '10.42', 'AC Rennes', '2019']) expect(within(table).getAllByText(text)[0]).toBeVisible();
    expect(within(table).getByRole('rowheader')).toHaveTextContent('100 m Hommes');
  });

  test('one is edited in a dialog, which says at its field what is refused', async () => {
    const { user, last } = open([MEETING]);
    await user.click(await edit());
    const mark = await screen.findByRole('textbox', { name: 'Performance' });
    await user.clear(mark);
    await user.type(mark, 'vite');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(mark).toBeInvalid();
    expect(mark).toHaveAccessibleDescription('Ce n’est pas une performance de cette épreuve.');
    await user.clear(mark);
    await user.type(mark, '1038');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('10.38')).toBeVisible();
    expect(last()).toEqual([{ ...MEETING, v: 10_380 }]);
  });

  test('one that another secretary changed meanwhile is not overwritten, and another of theirs stays', async () => {
    const { user, meanwhile, last } = open([MEETING]);
    const theirs = { ...MEETING, oid: 'r2', kind: 'SR' as const };
    meanwhile([MEETING, theirs]);
    await user.click(await edit());
    await user.type(await screen.findByRole('textbox', { name: 'Détenteur' }), ' (jr)');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('A. Dupont (jr)')).toBeVisible();
    expect(last()).toHaveLength(2);
    meanwhile([{ ...MEETING, holder: 'C. Petit' }]);
    await user.click(await edit());
    await user.type(await screen.findByRole('textbox', { name: 'Club' }), '!');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’a été écrasé');
  });

  test('one is deleted once that is confirmed', async () => {
    const { user, last, host } = open([MEETING]);
    host.confirm.mockResolvedValueOnce(false);
    const remove = await screen.findByRole('button', { name: /^Supprimer\s: MR, / });
    await user.click(remove);
    expect(last()).toBeUndefined();
    await user.click(remove);
    expect(await screen.findByText('Aucun record')).toBeVisible();
    expect(last()).toEqual([]);
  });

  test('who only reads sees them and no button', async () => {
    open([MEETING], 'reader');
    expect(await screen.findByText('10.42')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Ajouter|Modifier|Supprimer)/ })).toBeNull();
  });

  test('a list is imported once what it changes was read, and goes out again', async () => {
    const { user, server, host } = open([MEETING]);
    const input = await screen.findByLabelText('Fichier de records');
    await user.upload(input, new File(['kind;event'], 'FFA 2026.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/./, { selector: 'h1' })).toBeVisible();
    await waitFor(() => expect(server.findRequests('writeRecordList')).toHaveLength(2));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ subTitle: expect.stringMatching(/^Lus\s: 3\. Nouveaux\s: 2\. Retirés\s: 1\.$/) }),
    );
    expect(screen.getByRole('button', { name: 'Exporter (CSV)' })).toBeVisible();
  });
});

const NATIONAL: BrokenRecord = {
  trial: 't1',
  row: 'bib:12',
  key: 'NR|FRA|000100-0-55|',
  kind: 'NR',
  scope: 'FRA',
  event: '000100-0-55',
  record: { kind: 'NR', scope: 'FRA', event: '000100-0-55', v: 9860, holder: 'C. Lemaitre', date: '2011' },
  who: { bib: '12', last: 'VALMOREL', first: 'Noé' },
  prf: { v: 9850, u: 'ms', st: 1 },
  v: 9850,
  wind: 1.3,
  relation: 'beats',
  state: 'pending',
  missing: [],
  word: false,
  date: '2026-06-13T14:00:00Z',
};

describe('records that results break (P11.17)', () => {
  const first = () => screen.findByRole('listitem', { name: /VALMOREL/ });

  test('say whose, the mark, its wind, the record that stood, the state and what is missing', async () => {
    const possible = { ...NATIONAL, state: 'possible' as const, missing: ['official' as const, 'wind' as const] };
    open([], 'reader', [possible]);
    const item = await first();
    expect(item).toHaveTextContent(/VALMOREL Noé/);
    expect(item).toHaveTextContent(/9\.85 \(\+1\.3\) bat\s: record national \(FRA\) SE – 9\.86, C\. Lemaitre, 2011/);
    expect(item).toHaveTextContent(/Possible, à vérifier\. Il manque\s: le résultat officiel, la mesure du vent\./);
    expect(item).toHaveTextContent('Pas encore public.');
    expect(item).toHaveTextContent('Dossier à envoyer avant le 13/07/2026.');
    expect(within(item).queryAllByRole('button')).toHaveLength(3);
  });

  test('are moved by a person', async () => {
    const { user, server } = open([], 'owner', [NATIONAL]);
    await user.click(within(await first()).getByRole('button', { name: /^Dossier envoyé/ }));
    await waitFor(() => expect(server.findRequests('editBrokenRecord')).toHaveLength(1));
    const { trial, row, key, v } = NATIONAL;
    expect(server.findRequests('editBrokenRecord')[0]?.body).toEqual({ trial, row, key, v, state: 'filed' });
  });

  test('a national one is made public by its typed word alone', async () => {
    const { user, server } = open([], 'owner', [NATIONAL]);
    await user.click(within(await first()).getByRole('button', { name: /^Rendre public/ }));
    const field = await screen.findByRole('textbox', { name: 'Tapez RECORD' });
    await user.type(field, 'record');
    await user.click(screen.getByRole('button', { name: 'Rendre public' }));
    expect(field).toBeInvalid();
    expect(server.findRequests('editBrokenRecord')).toHaveLength(0);
    await user.clear(field);
    await user.type(field, 'RECORD');
    await user.click(screen.getByRole('button', { name: 'Rendre public' }));
    await waitFor(() => expect(server.findRequests('editBrokenRecord')).toHaveLength(1));
    expect(server.findRequests('editBrokenRecord')[0]?.body).toMatchObject({ word: 'RECORD' });
  });

  test('one whose result is gone can only be read; one of the meeting needs no word', async () => {
    const gone = { ...NATIONAL, state: 'gone' as const, relation: undefined, record: undefined };
    const meeting = { ...NATIONAL, row: 'bib:13', kind: 'MR' as const, who: { last: 'PETIT', first: 'Luc' } };
    open([], 'owner', [gone, meeting]);
    expect(within(await first()).queryByRole('button')).toBeNull();
    const own = screen.getByRole('listitem', { name: /PETIT/ });
    expect(within(own).queryByRole('button', { name: /Rendre public/ })).toBeNull();
    expect(own).not.toHaveTextContent('public');
  });
});

describe('The items of the file of a record', () => {
  const PICTURE = { id: 'p1', name: 'arrivee.png' };
  const ITEMS = [
    { id: 'fullResult', value: '8' },
    { id: 'starter', value: 'Départ 1' },
    { id: 'finishPicture', value: 'arrivee.png', files: [PICTURE] },
    { id: 'referee' },
  ];
  const openItems = async (
    role: 'owner' | 'reader' = 'owner',
    items: readonly object[] = ITEMS,
    missing = ['referee'],
  ) => {
    file = { format: 'foulee-ratification', items, missing, record: NATIONAL, deadline: '2026-07-13' };
    const opened = open([], role, [NATIONAL]);
    await opened.user.click(await screen.findByRole('button', { name: /^Pièces du dossier/ }));
    return opened;
  };
  const { trial, row, key } = NATIONAL;

  test('are listed with what is known; a reader notes none', async () => {
    const { server } = await openItems('reader');
    expect(await screen.findByText('Il manque 1 pièce.')).toBeVisible();
    expect(Object.fromEntries(server.findRequests('ratification')[0]?.query ?? [])).toEqual({ trial, row, key });
    expect(screen.getByText('Starter').parentElement).toHaveTextContent('Départ 1');
    expect(screen.getByText('Juge-arbitre').parentElement).toHaveTextContent('manque');
    expect(screen.queryByRole('button', { name: /^Noter/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'arrivee.png' })).toBeVisible();
  });

  test('one that is missing is noted with its words and a name; what the result says itself is not', async () => {
    const { user, server } = await openItems();
    await user.click(await screen.findByRole('button', { name: /^Noter\s: Juge-arbitre/ }));
    await user.type(screen.getByRole('textbox', { name: 'Par qui' }), 'G. Arbitre');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(server.findRequests('noteEvidence')).toHaveLength(1));
    expect(server.findRequests('noteEvidence')[0]?.body).toEqual({
      trial,
      row,
      key,
      item: 'referee',
      by: 'G. Arbitre',
    });
    expect(screen.queryByRole('button', { name: /Résultat complet/ })).toBeNull();
  });

  test('what a device said is named where it is replaced', async () => {
    const { user } = await openItems();
    await user.click(await screen.findByRole('button', { name: /^Modifier\s: Starter/ }));
    expect(await screen.findByText(/Noté par un appareil\s: Départ 1\./)).toBeVisible();
  });

  test('a picture is attached and taken off; one that is too large is not sent', async () => {
    const { user, server } = await openItems();
    await user.click(await screen.findByRole('button', { name: /^Modifier\s: Image de l’arrivée/ }));
    const field = await screen.findByLabelText('Joindre une image');
    const large = new File([new Uint8Array(4_000_001)], 'large.png', { type: 'image/png' });
    await user.upload(field, large);
    expect(await screen.findByText('Cette image a plus de 4 Mo.')).toBeVisible();
    expect(server.findRequests('addEvidencePicture')).toHaveLength(0);
    await user.upload(field, new File(['x'], 'zoom.png', { type: 'image/png' }));
    await waitFor(() => expect(server.findRequests('addEvidencePicture')).toHaveLength(1));
    const { query } = server.findRequests('addEvidencePicture')[0] ?? {};
    expect([query?.get('item'), query?.get('name')]).toEqual(['finishPicture', 'zoom.png']);
    await user.click(screen.getByRole('button', { name: 'Retirer arrivee.png' }));
    await waitFor(() => expect(server.findRequests('removeEvidencePicture')).toHaveLength(1));
    expect(server.findRequests('removeEvidencePicture')[0]?.query.get('id')).toBe('p1');
  });

  test('a complete file says so', async () => {
    await openItems('owner', ITEMS.slice(0, 3), []);
    expect(await screen.findByText('Le dossier est complet.')).toBeVisible();
  });
});
