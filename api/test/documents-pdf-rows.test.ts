import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readPages } from './pdf-pages.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

jest.setTimeout(30_000);

const SPRINT = '000100-0-55-h1';
const SHOT = '900005-0-57-f1';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
  chOID = (await server.createChallenge()).oid;
  const put = (last: string, category: number, v: number) => ({
    last,
    first: 'Lou',
    category,
    clubName: 'EA Brest',
    prf: { v, u: 'mm' as const, st: 1 },
  });
  const { status, body } = await server.upload(chOID, {
    trialsData: [
      anUploadTrial(SPRINT, { dets: { hand: true } }),
      anUploadTrial(SHOT, { group: 'Poids', name: 'Poids' }),
    ],
    startlists: {
      [SPRINT]: [{ last: 'RAPIDE', first: 'Lou', category: 55, lane: 1, pe: { pb: 12_170, sb: 13_130 } }],
    },
    resultlists: {
      [SHOT]: [put('CADET', 49, 12_400), put('BENJAMINE', 46, 9500), put('CADETTE', 50, 9100), put('SENIOR', 55, 9000)],
    },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
});
afterAll(() => server.close());

const print = async (query: string) =>
  (await readPages(await fetch(`${server.url}/api/challenge/${chOID}/pdf?${query}`))).join(' ');

test('A best of before keeps its hundredths in a heat timed by hand', async () => {
  const text = await print('list=starts');
  expect(text).toContain('RAPIDE Lou');
  expect(text).toContain('12.17 13.13');
  expect(text).not.toContain('12.2h');
});

test('A contest of several categories has the place in each, and everybody’s implement', async () => {
  const text = await print('list=results');
  expect(text).toContain('Pl. cat.');
  expect(text).toMatch(/1 CADET Lou 5 kg · EA Brest 1\/CAM/);
  expect(text).toContain('7,26 kg · EA Brest');
  expect(text).toMatch(/3 CADETTE Lou 3 kg · EA Brest 1\/CAF/);
  const english = await print('list=results&lang=en');
  expect(english).toMatch(/Cat\. pl\..*1\/U18M/);
  expect(english).toContain('7.26 kg · EA Brest');
});
