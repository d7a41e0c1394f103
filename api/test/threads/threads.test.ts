import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ResultsAnswer, RoundsAnswer } from 'shared-domain/contract';
import type { ThreadRole } from '../../src/threads/thread-of-call.ts';
import { longTest } from '../long-test.ts';
import { allowForProcesses } from '../process-limit.ts';
import { until } from '../until.ts';
import { anUploadTrial, FINAL, ms } from '../uploads.ts';
import { aLongRace, startThreaded, type TestedServer } from './threaded-server.ts';

allowForProcesses();

const FINISHERS = process.env.FOULEE_LONG === '1' ? 20_000 : 3000;
const EXPORTED = process.env.FOULEE_LONG === '1' ? 5000 : 2000;

let server: TestedServer;
beforeAll(async () => {
  server = await startThreaded();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const json = async <T>(path: string): Promise<T> => (await (await get(path)).json()) as T;

async function getTrial(chOID: string): Promise<string> {
  const { rounds } = await json<RoundsAnswer>(`/api/rounds/${chOID}`);
  return rounds[0]?.heats[0]?.oid ?? '';
}

const publish = (chOID: string, v: number) =>
  server.upload(chOID, {
    trialsData: [anUploadTrial(FINAL)],
    resultlists: { [FINAL]: [{ bib: '1', last: 'A', category: 55, prf: ms(v) }] },
  });

/** Asks one after another while `work` goes on; answers how many came. */
async function countDuring(work: Promise<unknown>, ask: (turn: number) => Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let count = 0;
  for (let turn = 0; !isOver; turn += 1) {
    await ask(turn);
    if (!isOver) count += 1;
    // Enough is known: those who go on asking would only take the time of who works.
    if (count > 50) await sleep(20);
  }
  await over;
  return count;
}

describe('Who reads after a write was answered', () => {
  test('reads it, time after time, from memory and from the database', async () => {
    const chOID = await server.createChallenge();
    await publish(chOID, 10_000);
    const trial = await getTrial(chOID);
    for (let v = 10_001; v <= 10_030; v += 1) {
      await publish(chOID, v);
      const { results } = await json<ResultsAnswer>(`/api/results?trialOID=${trial}`);
      expect(results[0]?.rows[0]?.prf.v).toBe(v);
      expect(await (await get(`/api/live/${chOID}?nobody-asked=${v}`)).text()).toContain(`${v}`);
    }
  });

  test('is told 304 with the tag that it has, by HEAD too, and the whole answer under another address', async () => {
    const chOID = await server.createChallenge();
    await publish(chOID, 10_000);
    const path = `/api/rounds/${chOID}`;
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    const head = await fetch(`${server.url}${path}?x=1`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
    expect(await (await get(`${path}?x=2`)).json()).toEqual(await json(path));
    expect([...first.headers.keys()].filter((name) => name.startsWith('x-foulee'))).toEqual([]);
  });

  longTest('finds nothing of a competition that is gone', async () => {
    const chOID = await server.createChallenge();
    expect((await get(`/api/challenge/${chOID}`)).status).toBe(200);
    await server.client.send('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`);
    expect((await get(`/api/challenge/${chOID}`)).status).toBe(404);
    expect((await get(`/api/rounds/${chOID}`)).status).toBe(404);
  });
});

describe(`While a race of ${FINISHERS} is written`, () => {
  test('visitors read on, from memory and from the database', async () => {
    const read = await server.createChallenge();
    await publish(read, 10_000);
    const trial = await getTrial(read);
    let answered = 0;
    // One write after another: readers who waited for them would have one answer at most for each.
    for (let writes = 0; writes < 10 && answered <= 20; writes += 1) {
      const race = await server.createChallenge();
      answered += await countDuring(server.upload(race, aLongRace(FINISHERS)), async (turn) => {
        expect((await get(`/api/results?chOID=${read}&trialOIDs=${trial}&trialOIDs[]=${turn}`)).status).toBe(404);
        expect((await get(`/api/rounds/${read}`)).status).toBe(200);
      });
    }
    expect(answered).toBeGreaterThan(20);
  });
});

describe(`While a race of ${EXPORTED} is exported`, () => {
  test('visitors read on, and a second export from the same address waits for the first', async () => {
    const race = await server.createChallenge();
    await server.upload(race, aLongRace(EXPORTED));
    const trial = await getTrial(race);
    const exports = Promise.all(
      [1, 2].map(async () => (await (await get(`/api/results-csv?trialOID=${trial}`)).text()).split('\n').length),
    );
    const answered = await countDuring(exports, async (turn) => {
      expect((await get(`/api/challenge/nobody-${turn}`)).status).toBe(404);
    });
    expect(answered).toBeGreaterThan(5);
    for (const lines of await exports) expect(lines).toBeGreaterThan(EXPORTED);
  });
});

describe('A thread that ends', () => {
  const end = async (role: ThreadRole): Promise<void> => {
    await server.pool.find(role)?.terminate();
  };

  test.each(['reader', 'writer'] as const)(
    'the %s: health says so, and it is begun again',
    async (role) => {
      const chOID = await server.createChallenge();
      await publish(chOID, 10_100);
      const before = server.pool.restarts[role];
      await end(role);
      const { status, headers } = await get('/api/health');
      if (server.pool.find(role) === undefined)
        expect([status, headers.get('retry-after') !== null]).toEqual([503, true]);
      await until(async () => (await get('/api/health')).status === 200);
      expect(server.pool.restarts[role]).toBe(before + 1);
      await publish(chOID, 10_200);
      expect(await (await get(`/api/live/${chOID}`)).text()).toContain('10200');
    },
    30_000,
  );

  test('answers 503 to who it worked for, and nothing half is written', async () => {
    const begun = performance.now();
    await server.upload(await server.createChallenge(), aLongRace(FINISHERS));
    const duration = performance.now() - begun;

    /** Ends the writer after `wait` ms of an upload; answers false when everything was already written, told or not. */
    const endDuringUpload = async (wait: number): Promise<boolean> => {
      const chOID = await server.createChallenge();
      await publish(chOID, 10_300);
      const sent = fetch(`${server.url}/api/lesecretariat/trials/${chOID}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': server.client.token ?? '' },
        body: JSON.stringify({ chOID, ...aLongRace(FINISHERS) }),
      });
      await sleep(wait);
      await end('writer');
      const { status, headers } = await sent;
      await until(async () => (await get('/api/health')).status === 200);
      if (status === 200) return false;
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      const { rounds } = await json<RoundsAnswer>(`/api/rounds/${chOID}`);
      const written = rounds[0]?.heats[0]?.results;
      expect([1, FINISHERS]).toContain(written);
      return written === 1;
    };

    let wait = duration / 2;
    while (!(await endDuringUpload(wait))) wait /= 2;
  }, 30_000);

  longTest('that exports is begun again by the next export', async () => {
    const chOID = await server.createChallenge();
    await publish(chOID, 10_400);
    const path = `/api/results-csv?trialOID=${await getTrial(chOID)}`;
    expect((await get(path)).status).toBe(200);
    await end('exporter');
    expect((await get(path)).status).toBe(200);
  });
});

describe('An address with as many unfinished calls as it may have', () => {
  test('is told how the server is all the same, and everything else once they have gone', async () => {
    const { port } = new URL(server.url);
    const head = 'POST /api/sign-in HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n{';
    const sockets = Array.from({ length: 220 }, () => connect(Number(port), '127.0.0.1'));
    let refused = 0;
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        if (bytes.toString().startsWith('HTTP/1.1 429 ')) refused += 1;
      });
      socket.write(head);
    }
    await until(async () => refused === 20);
    expect((await get('/api/challenge/nobody')).status).toBe(429);
    expect(await json('/api/health')).toMatchObject({ caller: { address: '127.0.0.1', forwarded: 0 } });
    const { status, headers } = await fetch(`${server.url}/api/health`, { method: 'HEAD' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const socket of sockets) socket.destroy();
    await until(async () => (await get('/api/challenge/nobody')).status === 404);
  });
});

describe('What callers cannot do', () => {
  test('pass for somebody else by the headers that threads use among themselves', async () => {
    const forged = { 'x-foulee-peer': '203.0.113.1', 'x-foulee-build': '1', 'x-foulee-note': 'e30' };
    const answer = await get('/api/info', forged);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-foulee-note')).toBeNull();
  });
});

describe('The metrics', () => {
  test('count the calls of all threads', async () => {
    await get('/api/regions').then((answer) => answer.text());
    await server.createChallenge();
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/foulee_requests_total\{method="GET",route="\/api\/regions",status="200"\} [1-9]/);
    expect(text).toMatch(
      /foulee_requests_total\{method="POST",route="\/api\/lesecretariat\/challenge",status="200"\} [1-9]/,
    );
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/);
    expect(text).toMatch(/foulee_threads_memory_bytes \d{8,}/);
  });
});
