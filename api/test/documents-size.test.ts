import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ErrorEnvelope, Trial } from 'shared-domain/contract';
import { longTest } from './long-test.ts';
import { readPages } from './pdf-pages.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

jest.setTimeout(60_000);

const ROAD = '010000-R-57-f1';
const RUNNERS = 10_001;

let server: RunningServer;
let chOID: string;
let trials: readonly Trial[];
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
  chOID = (await server.createChallenge()).oid;
  const final = aFinal();
  const runners = Array.from({ length: RUNNERS }, (_, at) => ({
    bib: String(5000 + at),
    last: `COUREUR${at}`,
    category: 55,
  }));
  const { status } = await server.upload(chOID, {
    trialsData: [...(final.trialsData ?? []), anUploadTrial(ROAD, { group: '10 km', name: '10 km' })],
    startlists: { ...final.startlists, [ROAD]: runners.slice(0, 5000) },
    resultlists: {
      ...final.resultlists,
      [ROAD]: runners.map((runner, at) => ({ ...runner, prf: ms(1_800_000 + at * 100) })),
    },
  });
  expect(status).toBe(200);
  trials = await server.trials(chOID);
}, 60_000);
afterAll(() => server.close());

const ask = async (path: string) => {
  const response = await fetch(`${server.url}/api/challenge/${chOID}/${path}`);
  const refused = response.status === 200 ? undefined : ((await response.json()) as ErrorEnvelope).errors[0];
  return [response.status, refused?.id, refused?.detail] as const;
};

test('A list of more than 10,000 rows is not printed: the refusal names the limit and what to ask for instead', async () => {
  for (const query of ['', `?trialOID=${trials.find(({ uid }) => uid === ROAD)?.oid}`]) {
    const [status, id, detail] = await ask(`pdf${query}`);
    expect([status, id]).toEqual([413, 'too large']);
    expect(detail).toMatch(
      /^100\d\d rows .* 10000 at most; ask for a trial, a group or a day, of a trial for one part after the other, or take the list as CSV$/,
    );
  }
});

test('A long list is printed by parts of 10,000 rows, which say whose they are and keep their places', async () => {
  const trialOID = trials.find(({ uid }) => uid === ROAD)?.oid;
  const read = async (query: string) =>
    (await readPages(await fetch(`${server.url}/api/challenge/${chOID}/pdf?trialOID=${trialOID}&${query}`))).join(' ');
  const second = await read('part=2');
  expect(second).toMatch(/10001 participants · lignes 10\s001 à 10\s001/);
  expect(second).toMatch(/\b10001 .*COUREUR10000\b/);
});

test('A part that a list has not, and one of no trial, are refused', async () => {
  const trialOID = trials.find(({ uid }) => uid === ROAD)?.oid;
  expect(await ask(`pdf?trialOID=${trialOID}&part=3`)).toEqual([
    400,
    'invalid request',
    expect.stringMatching(/10001 rows/),
  ]);
  expect(await ask('pdf?part=1')).toEqual([400, 'invalid request', expect.stringMatching(/trialOID/)]);
});

longTest('A part of 10,000 rows is drawn', async () => {
  const trialOID = trials.find(({ uid }) => uid === ROAD)?.oid;
  expect((await ask(`pdf?trialOID=${trialOID}&part=1`))[0]).toBe(200);
});

test('What is small of the same competition is printed', async () => {
  expect(await ask(`pdf?trialOID=${trials.find(({ uid }) => uid === FINAL)?.oid}`)).toEqual([
    200,
    undefined,
    undefined,
  ]);
});

test('A folder of more than 15,000 rows is refused in the same way', async () => {
  const [status, id, detail] = await ask('snapshot');
  expect([status, id]).toEqual([413, 'too large']);
  expect(detail).toMatch(/15000 at most; take the lists as CSV or the competition as JSON$/);
});
