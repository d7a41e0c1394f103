import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

/** `npm run test:long` sends what a big road race sends. */
const LONG = process.env.FOULEE_LONG === '1';
const ROWS = LONG ? 50_000 : 3000;
const UID = '010000-R-57-f1';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge({ kind: 'road' })).oid;
});
afterAll(() => server.close());

const identity = (i: number) => ({
  bib: String(i + 1),
  last: `NOM${i}`,
  first: 'Prénom',
  category: 53 + (i % 4),
  clubName: `Club ${i % 300}`,
});

function race() {
  return {
    trialsData: [anUploadTrial(UID, { group: '10 km', name: '10 km' })],
    startlists: { [UID]: Array.from({ length: ROWS }, (_, i) => identity(i)) },
    resultlists: {
      [UID]: Array.from({ length: ROWS }, (_, i) => ({
        bib: String(i + 1),
        prf: { v: 1_700_000 + ((i * 104_729) % 3_600_000), u: 'ms' as const, st: 1 },
      })),
    },
  };
}

describe(`A race of ${ROWS} in one call`, () => {
  test('with a bad row at the end leaves nothing behind and names it', async () => {
    const body = race();
    const last = body.resultlists[UID]?.at(-1);
    if (last !== undefined) last.bib = 'nobody';
    const answer = await server.upload<{ errors: { detail: string }[] }>(chOID, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.detail).toContain(`$.resultlists["${UID}"][${ROWS - 1}]: bib "nobody"`);
    expect(await server.trials(chOID)).toEqual([]);
  });

  test('is taken and ranked in less than ten seconds, while other readers are answered', async () => {
    const started = performance.now();
    let longest = 0;
    const upload = server.upload(chOID, race());
    let done = false;
    void upload.then(() => {
      done = true;
    });
    while (!done) {
      const asked = performance.now();
      await server.get('/api/regions');
      longest = Math.max(longest, performance.now() - asked);
    }
    expect((await upload).body).toMatchObject({ created: 1, updated: 0, unchanged: 0 });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(longest).toBeLessThan(5000);
    const [trial] = await server.trials(chOID);
    expect(trial?.results).toBe(ROWS);
  }, 30_000);

  test('places everybody, also by category and by sex', async () => {
    const [trial] = await server.trials(chOID);
    const { body } = await server.get<{
      results: { rows: { rank: number; rankCategory: number; rankSex: number }[] }[];
    }>(`/api/results?chOID=${chOID}&trialOID=${trial?.oid}`);
    const rows = body.results[0]?.rows ?? [];
    expect(rows).toHaveLength(ROWS);
    expect(rows[0]).toMatchObject({ rank: 1, rankCategory: 1, rankSex: 1 });
    expect(Math.max(...rows.map(({ rankSex }) => rankSex))).toBeLessThanOrEqual(ROWS / 2);
  });
});
