import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { UploadStart } from 'shared-domain/contract';
import { readPages } from './pdf-pages.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

jest.setTimeout(30_000);

const HEAT = '000100-0-55-s1';
const FINAL = '000100-0-55-f1';
const LONG = '900003-0-56-f1';
const RELAY = '004100-0-55-f1';

/** Legs as they are sent: in any order. */
const members = [
  { last: 'TROIS', first: 'Théo', leg: 3 },
  { last: 'UN', first: 'Ulysse', leg: 1 },
  { last: 'QUATRE', first: 'Quentin', leg: 4 },
  { last: 'DEUX', first: 'Damien', leg: 2 },
];
const entry = (bib: string, last: string): UploadStart => ({
  bib,
  last,
  first: 'Zoë',
  category: 56,
  clubName: 'EA Brest',
});
const team = { last: 'AC Rennes', category: 55, relay: { oid: 't1' }, members };

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
  chOID = (await server.createChallenge({ name: 'Meeting de l’Été' })).oid;
  const { status, body } = await server.upload(chOID, {
    trialsData: [
      anUploadTrial(HEAT, { group: '100 m', name: '100 m' }),
      anUploadTrial(FINAL, { group: '100 m', name: '100 m' }),
      anUploadTrial(LONG, { group: 'Longueur Femmes', name: 'Longueur Femmes', date: '2026-06-14T10:00:00+02:00' }),
      anUploadTrial(RELAY, { group: '4 × 100 m', name: '4 × 100 m', status: 30 }),
    ],
    startlists: {
      '900003-0-56': [entry('31', 'LEGALL'), entry('32', 'KERVRAN')],
      '000100-0-55': [entry('41', 'COMMIS')],
      [HEAT]: [{ ...entry('41', 'COMMIS'), lane: 3 }],
      [RELAY]: [{ ...team, lane: 4 }],
    },
    resultlists: { [RELAY]: [{ relay: { oid: 't1' }, prf: ms(41_230) }] },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
});
afterAll(() => server.close());

const print = async (query: string) => readPages(await fetch(`${server.url}/api/challenge/${chOID}/pdf?${query}`));

test('Commitments of a group without heats are printed as such; where there are heats, these are', async () => {
  const text = (await print('list=starts')).join(' ');
  expect(text).toContain('Longueur Femmes – Engagés');
  expect(text).toMatch(/31 LEGALL Zoë EA Brest.* 32 KERVRAN Zoë EA Brest/);
  expect(text).not.toContain('100 m – Engagés');
  expect(text.match(/COMMIS/g)).toHaveLength(1);
});

test('Commitments are those of the day or the group that is asked for, and stand among no results', async () => {
  expect((await print('list=starts&day=2026-06-13')).join(' ')).not.toContain('LEGALL');
  expect((await print('list=starts&day=2026-06-14')).join(' ')).toContain('LEGALL');
  expect((await print('list=results')).join(' ')).not.toContain('LEGALL');
});

test.each(['starts', 'results'])(
  'A relay’s team is printed with its members in the order of their legs: %s',
  async (list) => {
    const text = (await print(`list=${list}`)).join(' ');
    expect(text).toContain('Équipe');
    expect(text).toContain('UN Ulysse · DEUX Damien · TROIS Théo · QUATRE Quentin');
  },
);
