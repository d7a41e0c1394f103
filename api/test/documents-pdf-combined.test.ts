import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { UploadResult } from 'shared-domain/contract';
import { readPages } from './pdf-pages.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

jest.setTimeout(30_000);

const TOTAL = '800010-0-57-f1';

/** The parts of a decathlon with the longest marks that they take, and a wind where one is read. */
const PARTS: readonly (readonly [uid: string, mark: UploadResult['prf'], text: string, wind?: number])[] = [
  ['000100-0-57-c1', { v: 10_880, u: 'ms', st: 1 }, '10.88', 2.4],
  ['900003-0-57-c1', { v: 7_480, u: 'mm', st: 1 }, '7.48'],
  ['900005-P7260-57-c1', { v: 14_880, u: 'mm', st: 1 }, '14.88'],
  ['900001-0-57-c1', { v: 2_080, u: 'mm', st: 1 }, '2.08'],
  ['000400-0-57-c1', { v: 58_880, u: 'ms', st: 1 }, '58.88'],
  ['000110-HP106-57-c1', { v: 14_880, u: 'ms', st: 1 }, '14.88', -2.4],
  ['900006-P2000-57-c1', { v: 48_880, u: 'mm', st: 1 }, '48.88'],
  ['900002-0-57-c1', { v: 4_880, u: 'mm', st: 1 }, '4.88'],
  ['900008-P800-57-c1', { v: 68_880, u: 'mm', st: 1 }, '68.88'],
  ['001500-0-57-c1', { v: 288_880, u: 'ms', st: 1 }, '4:48.88'],
];

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
  chOID = (await server.createChallenge()).oid;
  // Of several nations and categories: all that a row can have stands in it.
  const athlete = (bib: string, last: string, category: number, country: string) => ({
    bib,
    last,
    first: 'Lou',
    category,
    country,
    clubName: 'Jeunesse de Chantelouve',
  });
  const athletes = [athlete('1001', 'DUBOIS', 55, 'FRA'), athlete('1002', 'MERTENS', 51, 'BEL')];
  const group = 'Décathlon';
  const { status, body } = await server.upload(chOID, {
    trialsData: [
      anUploadTrial(TOTAL, { group, name: group, status: 40 }),
      ...PARTS.map(([uid, , , wind], index) =>
        anUploadTrial(uid, {
          group,
          name: uid,
          status: 40,
          date: `2026-06-13T${10 + index}:00:00+02:00`,
          dets: { combined: TOTAL, ...(wind === undefined ? {} : { wind }) },
        }),
      ),
    ],
    startlists: { [TOTAL]: athletes },
    resultlists: Object.fromEntries(PARTS.map(([uid, prf]) => [uid, athletes.map((one) => ({ ...one, prf }))])),
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
});
afterAll(() => server.close());

test.each(['fr', 'en'])('The sheet of a decathlon has every head, mark, wind and name whole, in %s', async (lang) => {
  const trial = (await server.trials(chOID)).find(({ uid }) => uid === TOTAL);
  const url = `${server.url}/api/challenge/${chOID}/pdf?trialOID=${trial?.oid}&lang=${lang}`;
  const text = (await readPages(await fetch(url))).join(' ');
  expect(text).not.toContain('…');
  for (const [uid, , mark] of PARTS) expect([uid, text.split(mark).length - 1 >= 2]).toEqual([uid, true]);
  expect(text).toContain('110 H');
  expect(text).toMatch(/\(\+2\.4\).*\(−2\.4\)/);
  for (const said of ['DUBOIS Lou', 'MERTENS Lou', '1001 FRA', '1002 BEL', 'Jeunesse de Chantelouve'])
    expect(text).toContain(said);
});
