import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { formatCell } from '../src/services/files/results-table/write-workbook.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const SPRINT = '000100-0-56-f1';
const JUMP = '900003-0-56-f1';
const SHOT = '900005-0-58-f1';
const VAULT = '900002-0-56-f1';
const RELAY = '004100-0-56-f1';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  const trial = (uid: string, name: string, dets = {}) => ({
    ...anUploadTrial(uid, { group: name, name, status: 15 }),
    date: '2026-06-13T13:30:00Z',
    dets,
  });
  await server.upload(chOID, {
    trialsData: [
      trial(SPRINT, '100 m Femmes', { wind: 1.2 }),
      trial(JUMP, 'Longueur'),
      trial(VAULT, 'Perche'),
      trial(SHOT, 'Poids'),
      trial(RELAY, '4 × 100 m'),
    ],
    startlists: {
      [SPRINT]: [
        {
          bib: '7',
          last: 'LE <GOFF>',
          first: 'Anaïs',
          lane: 4,
          clubName: 'AC "Brest"',
          coid: '029012',
          category: 56,
          dob: '2001-03-04',
          pe: { pb: 11_900 },
        },
        { bib: '8', last: 'DUVAL', first: '=SUM(A1)', lane: 5, clubName: 'EA Rennes', category: 56 },
      ],
      [RELAY]: [
        {
          last: 'AC Rennes',
          category: 56,
          relay: { oid: 't1' },
          members: [
            { last: 'DEUX', first: 'Diane', leg: 2 },
            { last: 'UN', first: 'Uma', leg: 1 },
          ],
        },
      ],
    },
    resultlists: {
      [SPRINT]: [
        { bib: '7', prf: ms(11_870), reaction: 152, comment: 'photo revue' },
        { bib: '8', prf: { st: 4 } },
      ],
      [RELAY]: [{ relay: { oid: 't1' }, prf: ms(48_200) }],
      [JUMP]: [
        {
          last: 'SAUT',
          first: 'Léa',
          bib: '9',
          category: 56,
          prf: { v: 6120, u: 'mm', st: 1 },
          attempts: [{ v: 6120, r: 'o', w: -0.4 }, { r: 'x' }, { r: '-' }],
        },
      ],
      [SHOT]: [
        { last: 'LANCER', bib: '20', dob: '1999-01-01', category: 50, prf: { v: 11_200, u: 'mm', st: 1 } },
        { last: 'JET', bib: '021', category: 56, prf: { v: 10_050, u: 'mm', st: 1 } },
      ],
      [VAULT]: [
        {
          last: 'PERCHE',
          bib: '10',
          category: 56,
          prf: { v: 3600, u: 'mm', st: 1 },
          attempts: [
            { h: 3600, r: 'xo' },
            { h: 3700, r: 'xxx' },
          ],
        },
      ],
    },
  });
});
afterAll(() => server.close());

async function download(query: string): Promise<Buffer> {
  const answer = await fetch(`${server.url}/api/lesecretariat/results-table/${chOID}?${query}`, {
    headers: { 'x-access-token': server.token },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function getRows(query = ''): Promise<Record<string, string>[]> {
  const lines = (await download(`separator=comma&${query}`)).toString().replace('\ufeff', '').trim().split('\r\n');
  const [head = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(,|$)/g)].map(([, cell = '']) =>
      cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
    ),
  );
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

describe('Full results as a table', () => {
  test('have place, wind, club and its code, birth, licence, reaction and remarks', async () => {
    expect((await getRows())[0]).toMatchObject({
      uid: SPRINT,
      épreuve: '100 m Femmes',
      tour: 'Finale',
      série: '1',
      date: '2026-06-13',
      heure: '15:30',
      place: '1',
      couloir: '4',
      dossard: '7',
      nom: 'LE <GOFF>',
      sexe: 'F',
      naissance: '2001-03-04',
      catégorie: 'SEF',
      club: 'AC "Brest"',
      'code club': '029012',
      performance: '11.87',
      points: expect.stringMatching(/^\d+$/),
      vent: '+1.2',
      réaction: '0.152',
      remarque: 'photo revue',
    });
  });

  test('have the runners of a relay in the order of their legs', async () => {
    const runners = (await getRows()).map(({ uid, composition }) => [uid, composition]);
    expect(runners).toContainEqual([RELAY, 'UN Uma / DEUX Diane']);
    expect(runners.filter(([uid]) => uid !== RELAY).every(([, names]) => names === '')).toBe(true);
    expect((await getRows('lang=en')).map((row) => row['line-up'])).toContain('UN Uma / DEUX Diane');
  });

  test('name a best as its language does', async () => {
    expect((await getRows())[0]?.record).toBe('RP');
    expect((await getRows('lang=en'))[0]?.best).toBe('PB');
  });

  test('have the year alone of a birth that is no more than a year', async () => {
    const births = (await getRows()).filter(({ naissance }) => naissance !== '');
    expect(births.map(({ nom, naissance }) => [nom, naissance])).toContainEqual(['LANCER', '1999']);
  });

  test('have every attempt, with the wind of each, or the trials at each bar', async () => {
    const rows = await getRows();
    expect(
      rows.filter(({ essais }) => essais !== '').map(({ essais, vent, performance }) => [essais, vent, performance]),
    ).toEqual([
      ['6.12 (-0.4) / X / –', '-0.4', '6.12'],
      ['3.60 XO / 3.70 XXX', '', '3.60'],
    ]);
  });

  test('have the implement and the place in the category of a contest of several, points with the sign of the language', async () => {
    const shots = (await getRows()).filter(({ uid }) => uid === SHOT);
    expect(shots.map((row) => [row.nom, row.place, row['place catégorie'], row['engin (g)']])).toEqual([
      ['LANCER', '1', '1', '3000'],
      ['JET', '2', '1', '4000'],
    ]);
    expect([formatCell(12.5, ','), formatCell(12.5, '.')]).toEqual(['12,5', '12.5']);
  });

  test('are of the trials that are named, in English where it is asked for', async () => {
    const trials = await server.trials(chOID);
    const oid = trials.find(({ uid }) => uid === JUMP)?.oid;
    const rows = await getRows(`lang=en&oids[]=${oid}`);
    expect(rows.map(({ event, mark }) => [event, mark])).toEqual([['Longueur', '6.12']]);
  });

  test('make no formula of a name, in either format', async () => {
    expect((await getRows())[1]?.prénom).toBe("'=SUM(A1)");
    const sheet = strFromU8(unzipSync(await download('format=xlsx'))['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=SUM(A1)</t>');
    expect(sheet).not.toContain('<f>');
  });

  test('are a workbook that has its parts, numbers as numbers and signs of XML written out', async () => {
    const parts = unzipSync(await download('format=xlsx'));
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(sheet).toContain('LE &lt;GOFF&gt;');
    expect(sheet).toContain('<c r="D2"><v>1</v></c>');
    // Place, bib, mark, wind and reaction of the first row; a bib that begins with 0 is a text.
    expect(sheet).toContain('<c r="G2"><v>1</v></c>');
    expect(sheet).toContain('<c r="J2"><v>7</v></c>');
    expect(sheet).toMatch(/<c r="U2" s="2"><v>11.87<\/v><\/c><c r="V2" s="4"><v>1.2<\/v>/);
    expect(sheet).toContain('s="3"><v>0.152</v>');
    expect(sheet).toContain('<t xml:space="preserve">021</t>');
    expect(sheet.match(/<row /g)).toHaveLength(8);
  });

  test('say nothing of a hidden athlete but the place', async () => {
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
      body: { last: 'PERCHE', first: '', hidden: true },
    });
    const row = (await getRows()).find(({ uid }) => uid === VAULT);
    expect([row?.nom, row?.performance]).toEqual(['ATHLETE', '3.60']);
  });
});
