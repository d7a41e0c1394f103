import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findAnswerFault } from './fuzz/check.ts';
import { createRequests, type FuzzRequest, type OpenApi } from './fuzz/requests.ts';
import { closeConnections, type FuzzAnswer, fillRequest, formatCurl, send } from './fuzz/send.ts';
import { createWorld, type World } from './fuzz/world.ts';
import { type WriteWatch, watchWrites } from './fuzz/writes.ts';
import { type RunningServer, startServer } from './running-server.ts';

const LONG = process.env.FOULEE_LONG === '1';
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (LONG ? 1_000_000 : 330));
/** A long run looks elsewhere each time; `FUZZ_SEED` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? (LONG ? Date.now() % 2 ** 31 : 20_260_613));
/** Five thousand requests a minute are a fraction of what a busy machine answers. */
const MAX_MS = (1 + REQUESTS / 5000) * 60_000;
/** A world in which much was deleted, ended or hidden has little left to break. */
const WORLD_LASTS = 100;

let server: RunningServer;
let document: OpenApi;
let world: World;
let writes: WriteWatch;
/** What the server logged last about a failure: for who mends it. */
let failure = '';

beforeAll(async () => {
  const log = (line: string) => {
    if (line.includes('"err"')) failure = line;
  };
  server = await startServer({ organiser: false, env: { TRUST_PROXY: '1' }, log });
  document = (await server.get<OpenApi>('/api/docs/json')).body;
  world = await createWorld(server);
  writes = await watchWrites(server);
});
afterAll(async () => {
  writes.close();
  closeConnections();
  await server.close();
});

/** Sends one request to the world as it is; what is wrong with what became of it. */
async function tryOne(made: FuzzRequest): Promise<{ answer?: FuzzAnswer; wrong?: string | undefined }> {
  const before = await writes.computeMark();
  try {
    const answer = await send(server.url, made);
    const wrong = findAnswerFault(made, answer);
    if (wrong !== undefined || answer.status < 400) return { answer, wrong };
    const same = (await writes.computeMark()) === before;
    return { answer, wrong: same ? undefined : 'a refused call wrote' };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}

describe(`${REQUESTS} requests made from the OpenAPI document (seed ${SEED})`, () => {
  const answered = new Map<number, number>();
  const reached = new Set<string>();

  test(
    'are answered in time, none with a failure or the server’s inside; refusals say why and write nothing',
    async () => {
      let sent = 0;
      const property = fc.asyncProperty(createRequests(document), async (request) => {
        if (sent % WORLD_LASTS === WORLD_LASTS - 1) world = await createWorld(server);
        sent += 1;
        const made = fillRequest(request, world);
        const { answer, wrong } = await tryOne(made);
        answered.set(answer?.status ?? 0, (answered.get(answer?.status ?? 0) ?? 0) + 1);
        if (answer?.status === 200) reached.add(`${request.method} ${request.path.split('?')[0]}`);
        if (wrong !== undefined)
          throw new Error([wrong, answer?.text.slice(0, 500), formatCurl(server.url, made), failure].join('\n'));
      });
      await fc.assert(property, {
        numRuns: REQUESTS,
        seed: SEED,
        // A hang is not made smaller: each try would wait for it again.
        endOnFailure: true,
        interruptAfterTimeLimit: MAX_MS,
        markInterruptAsFailure: true,
      });
      expect(sent).toBeGreaterThanOrEqual(REQUESTS);
      if (LONG)
        console.log(
          `seed ${SEED}, ${sent} requests, by status: ${JSON.stringify(Object.fromEntries([...answered].sort()))}`,
        );
    },
    MAX_MS + 60_000,
  );

  test('reach inside: many succeed, and every kind of refusal is met', () => {
    const count = (status: number) => answered.get(status) ?? 0;
    expect(count(200)).toBeGreaterThan(REQUESTS / 10);
    for (const status of [400, 401, 403, 404]) expect(count(status)).toBeGreaterThan(0);
    expect(reached.size).toBeGreaterThan(Object.keys(document.paths).length / 3);
  });

  test('found a roster of one line without end: it is refused at once', async () => {
    // The sessions of the last world may have been ended by what was made.
    const { owner = '', challenge } = await createWorld(server);
    const headers = { 'x-access-token': owner, 'content-type': 'text/csv' };
    const path = `/api/lesecretariat/roster/${challenge}`;
    const answer = await send(server.url, { method: 'POST', path, headers, body: `"${'z'.repeat(1_000_000)}` });
    expect(answer.status).toBe(400);
    expect(answer.ms).toBeLessThan(3000);
  });

  test('are judged by checks that see what is wrong', () => {
    const asked = { method: 'GET', path: '/', headers: {} };
    const answer = { status: 400, type: 'application/json', text: '', ms: 1 };
    const errors = (id: string, detail: string) => JSON.stringify({ errors: [{ id, detail }] });
    const wrong = (changes: Partial<FuzzAnswer>) => findAnswerFault(asked, { ...answer, ...changes });
    expect(wrong({ text: errors('invalid request', '$.a: is missing') })).toBeUndefined();
    expect(wrong({ status: 200, text: '{}' })).toBeUndefined();
    expect(wrong({ status: 500, text: errors('critical error', 'x') })).toBe('the server failed: 500');
    expect(wrong({ text: '<html>' })).toBe('a refusal without errors[]');
    expect(wrong({ text: errors('oops', 'x') })).toContain('without an id of the contract');
    expect(wrong({ text: errors('invalid request', '') })).toContain('without a detail');
    const astray = { id: 'invalid request', detail: 'is missing', path: '$.a' };
    expect(wrong({ text: JSON.stringify({ errors: [astray] }) })).toContain('does not begin with its path');
    expect(wrong({ text: errors('not found', 'x') })).toBe('not found on status 400');
    expect(wrong({ text: errors('invalid request', 'Error: x\n    at f (/srv/a.ts:1:2)') })).toContain('inside');
    expect(wrong({ text: errors('invalid request', 'at run (node:internal/timers:1:2)') })).toContain('inside');
    // An hour in what is quoted is no line of a file.
    const quoted = '$.a: has half a letter (U+DFFF at 1); $["+275760-09-13T00:00:00Z"]: is unknown';
    expect(wrong({ text: errors('invalid request', quoted) })).toBeUndefined();
  });
});
