import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FileAnswer, ResultsAnswer, UploadStart } from 'shared-domain/contract';
import { fileAnswer } from 'shared-domain/contract/schemas';
import { type Race, roadPath } from './road-file.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { anUploadTrial } from './uploads.ts';

const RACE = '010000-R-57-f1';
const STARTS: UploadStart[] = [
  { bib: '519', last: 'MERCIER', first: 'Paul', clubName: 'Forez Athlétisme', category: 55 },
  { bib: '503', last: 'GARCIA', first: 'Fanny', clubName: 'Forez Athlétisme', category: 56 },
  { bib: '525', last: 'GUÉRIN', first: 'Ethan', category: 55 },
];

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A race with a start list. */
async function addListedRace(): Promise<Race> {
  const chOID = (await server.createChallenge({ kind: 'road' })).oid;
  await server.upload(chOID, {
    trialsData: [anUploadTrial(RACE, { group: 'Course', name: 'Course', status: 15 })],
    startlists: { [RACE]: STARTS },
  });
  return { chOID, trial: (await server.trials(chOID))[0]?.oid ?? '' };
}

const send = async (race: Race, table: string, query = ''): Promise<FileAnswer> => {
  const { status, body } = await sendFile<FileAnswer>(server, roadPath(race, query), table);
  expect(status).toBe(200);
  return fileAnswer.parse(body);
};
const preview = (race: Race, table: string, query = '') => send(race, table, `&dryRun=1${query}`);
const getRows = async ({ trial }: Race) =>
  (await server.get<ResultsAnswer>(`/api/results?trialOID=${trial}`)).body.results[0]?.rows ?? [];

describe('the preview of the results of a road race', () => {
  test('names who the file knows by a bib alone, and shows official and net times', async () => {
    const race = await addListedRace();
    await send(race, 'Dossard;Temps officiel;Temps net\n519;41:12;41:00\n503;42:47;42:40\n525;43:00;42:50\n');
    const table = 'Dossard;Temps officiel;Temps net\n519;41:20;41:08\n503;42:47;42:41\n';
    expect((await preview(race, table)).changes).toEqual([
      {
        uid: RACE,
        kind: 'changed',
        line: 2,
        who: 'MERCIER Paul (519)',
        fields: [
          { name: 'time', before: '41:12', after: '41:20' },
          { name: 'net', before: '41:00', after: '41:08' },
        ],
      },
      {
        uid: RACE,
        kind: 'changed',
        line: 3,
        who: 'GARCIA Fanny (503)',
        fields: [{ name: 'net', before: '42:40', after: '42:41' }],
      },
      {
        uid: RACE,
        kind: 'removed',
        who: 'GUÉRIN Ethan (525)',
        fields: [
          { name: 'time', before: '43:00', after: '' },
          { name: 'net', before: '42:50', after: '' },
        ],
      },
    ]);
  });

  test('keeps the category of the entry where the file says the sex alone', async () => {
    const race = await addListedRace();
    await send(race, 'Dossard;Nom;Prénom;Sexe;Temps\n519;MERCIER;Paul;M;41:12\n503;GARCIA;Fanny;F;42:47\n');
    const rows = await getRows(race);
    expect(rows.map(({ bib, category, rankCategory }) => [bib, category, rankCategory])).toEqual([
      ['519', 55, 1],
      ['503', 56, 1],
    ]);
  });

  test('shows the club and the name that the file changes for somebody of the start list', async () => {
    const race = await addListedRace();
    const table =
      'Dossard;Nom;Prénom;Club;Temps\n519;MERCIER;Paul;US Feurs;41:12\n503;GARCIA;Fanni;Forez Athlétisme;42:47\n';
    const { changes } = await preview(race, table);
    expect(changes.map(({ fields }) => fields.filter(({ name }) => name !== 'time'))).toEqual([
      [{ name: 'club', before: 'Forez Athlétisme', after: 'US Feurs' }],
      [{ name: 'name', before: 'GARCIA Fanny', after: 'GARCIA Fanni' }],
    ]);
  });
});

describe('a row without a name whose bib is not on the start list', () => {
  const TABLE = 'Dossard;Temps\n519;41:12\n552;42:26\n';

  test('is asked about, with the entries that no other row has, and left out until then', async () => {
    const race = await addListedRace();
    const { questions, changes } = await preview(race, TABLE);
    expect(questions).toMatchObject([
      {
        id: 'bibNameless',
        line: 3,
        column: 1,
        asks: 'athlete',
        who: '552',
        mayAdd: true,
        entries: [{ who: 'GARCIA Fanny (503)' }, { who: 'GUÉRIN Ethan (525)' }],
      },
    ]);
    expect(changes.map(({ who }) => who)).toEqual(['MERCIER Paul (519)']);
    const { notes } = await send(race, TABLE, '&asked=1');
    expect(notes.map(({ id, line }) => [id, line])).toContainEqual(['rowLeft', 3]);
    expect((await getRows(race)).map(({ bib }) => bib)).toEqual(['519']);
    // A command cannot be asked, and loses nothing.
    await send(race, TABLE);
    expect((await getRows(race)).map(({ bib }) => bib).toSorted()).toEqual(['519', '552']);
  });

  test('is the entry that was chosen, is added, or stays out', async () => {
    const race = await addListedRace();
    const { questions } = await preview(race, TABLE);
    const key = questions[0]?.entries?.[1]?.key ?? '';
    const chosen = await preview(race, TABLE, `&answers=${encodeURIComponent(`3:who:${key}`)}`);
    expect([chosen.questions, chosen.changes.map(({ who }) => who)]).toEqual([
      [],
      ['MERCIER Paul (519)', 'GUÉRIN Ethan (525)'],
    ]);
    const left = await preview(race, TABLE, '&answers[]=3:who:out');
    expect([left.questions, left.rows.added]).toEqual([[], 1]);
    await send(race, TABLE, '&answers[]=3:who:add');
    expect((await getRows(race)).map(({ bib, last }) => [bib, last])).toEqual([
      ['519', 'MERCIER'],
      ['552', 'ATHLETE'],
    ]);
    // Whoever was added is not asked about again.
    expect(await preview(race, TABLE)).toMatchObject({ questions: [], changes: [] });
  });

  test('takes its name from the entry where the bib has one and the cell of the name is empty', async () => {
    const race = await addListedRace();
    await send(race, 'Dossard;Nom;Temps\n519;;41:12\n777;PETIT Noé;42:00\n');
    expect((await getRows(race)).map(({ bib, last }) => [bib, last])).toEqual([
      ['519', 'MERCIER'],
      ['777', 'PETIT'],
    ]);
  });

  test('is added as before in a race without a start list, and refused is an answer of another shape', async () => {
    const chOID = (await server.createChallenge({ kind: 'road' })).oid;
    await server.upload(chOID, { trialsData: [anUploadTrial(RACE, { group: 'Course', name: 'Course', status: 15 })] });
    const race = { chOID, trial: (await server.trials(chOID))[0]?.oid ?? '' };
    expect(await preview(race, TABLE)).toMatchObject({ questions: [], rows: { added: 2 } });
    expect((await sendFile(server, roadPath(race, '&answers=add'), TABLE)).status).toBe(400);
  });
});
