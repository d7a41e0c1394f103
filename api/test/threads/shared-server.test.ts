import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { calls, type ErrorEnvelope, makeUrl } from 'shared-domain/contract';
import { moveToBareSocket } from '../../src/http/connections/bare-socket.ts';
import { findThreadRole } from '../../src/threads/thread-of-call.ts';
import { describeOnSqlite } from '../declare-where.ts';
import { longTest } from '../long-test.ts';
import { allowForProcesses } from '../process-limit.ts';
import { until } from '../until.ts';
import { aFinal, anUploadTrial, FINAL, ms } from '../uploads.ts';
import { startThreaded, type TestedServer } from './threaded-server.ts';

allowForProcesses();

/** One for all these tests, none of which ends a thread: starting it takes longer than most of them. */
let server: TestedServer;
beforeAll(async () => {
  server = await startThreaded();
});
afterAll(() => server.close());

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;

describe('The thread that reads for visitors', () => {
  const readPaths = async (): Promise<Paths> =>
    ((await (await fetch(`${server.url}/api/docs/json`)).json()) as { readonly paths: Paths }).paths;

  longTest('has every call that is sent to it', async () => {
    const own = Object.entries(await readPaths()).flatMap(([path, operations]) =>
      Object.keys(operations)
        .map((method) => ({ method: method.toUpperCase(), url: path.replace(/\{\w+\}/g, 'x') }))
        // A stream ends with its reader, and the front has the health.
        .filter(({ method, url }) => findThreadRole(method, url) === 'reader' && !/events|health/.test(url)),
    );
    expect(own.length).toBeGreaterThan(25);
    for (const { method, url } of own) {
      const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
      const answer = await fetch(server.url + url, { method, ...body });
      const details = answer.status === 404 ? ((await answer.json()) as ErrorEnvelope).errors : [];
      await (answer.bodyUsed ? undefined : answer.arrayBuffer());
      expect({ url, missing: details.filter(({ detail }) => detail.startsWith('there is no call')) }).toEqual({
        url,
        missing: [],
      });
    }
  });

  test('does not make the documentation, for which its readers would wait', () => {
    for (const path of ['/api/docs', '/api/docs/json', '/api/docs/static/index.css'])
      expect(findThreadRole('GET', path)).toBe('exporter');
  });

  test('is documented with the others', async () => {
    const names = Object.values(await readPaths()).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(names).toEqual(expect.arrayContaining(['rounds', 'print', 'exportCompetition', 'signIn']));
  });

  test('says what it measured, added up with the others, in the format of Prometheus', async () => {
    await (await fetch(`${server.url}/api/home?insee=53`)).arrayBuffer();
    await (await fetch(`${server.url}/api/docs/json`)).arrayBuffer();
    const answer = await fetch(`${server.url}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^foulee_requests_total\{method="GET",route="\/api\/docs\/\*",status="200"\} [1-9]/m);
    const getCount = (name: string): string | undefined =>
      text
        .split('\n')
        .find((line) => line.startsWith(`foulee_request_seconds_${name}route="/api/docs/*"} `))
        ?.split(' ')
        .at(-1);
    expect(Number(getCount('count{'))).toBeGreaterThan(0);
    expect(getCount('bucket{le="+Inf",')).toBe(getCount('count{'));
    expect(text).toContain('# TYPE foulee_threads_memory_bytes gauge');
  });
});

test('A thread that reads loads no documents, files, mail or metrics, nor the other database', () => {
  const program = `
    import { createServer } from 'node:http';
    import { registerHooks } from 'node:module';
    const packages = new Set();
    registerHooks({ load(url, context, next) {
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
      if (name) packages.add(name);
      return next(url, context);
    } });
    const source = ${JSON.stringify(join(__dirname, '..', '..', 'src'))};
    const { readConfig } = await import(source + '/base/config.ts');
    const { openApp } = await import(source + '/app/open-app.ts');
    await import(source + '/app/register-reads.ts');
    await import(source + '/store/open-store.ts');
    openApp(readConfig({}, { version: '0', build: '0' }), { logLevel: 'silent' }, (handler) => createServer(handler));
    console.log([...packages].join(' '));
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  const packages = stdout.trim().split(' ');
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'kysely', 'zod']));
  const ELSEWHERE = ['ajv', 'yaml', '@fastify/swagger', '@fastify/swagger-ui', '@fastify/static', 'prom-client', 'pg'];
  const OF_WRITER = ['csv-parse', 'iconv-lite', 'ical-generator', 'yazl', 'pdfkit', '@node-rs/argon2', 'nodemailer'];
  expect(packages.filter((name) => [...ELSEWHERE, ...OF_WRITER].includes(name))).toEqual([]);
});

describeOnSqlite('While the thread that writes waits for the file of the database', () => {
  test('5. visitors read on, from the database too', async () => {
    const chOID = await server.createChallenge();
    const file = new Sqlite(join(server.dataDir, 'foulee.sqlite'));
    file.exec('begin immediate');
    let isOver = false;
    const upload = server
      .upload(chOID, {
        trialsData: [anUploadTrial(FINAL)],
        resultlists: { [FINAL]: [{ bib: '1', last: 'A', prf: ms(10_000) }] },
      })
      .finally(() => {
        isOver = true;
      });
    upload.catch(() => undefined);
    // A call that the thread that writes does not answer within twenty reads tells that it waits.
    const isBlocked = async (): Promise<boolean> => {
      let isAnswered = false;
      const call = server.client.send('GET', '/api/lesecretariat/my-orgs').finally(() => {
        isAnswered = true;
      });
      call.catch(() => undefined);
      for (let reads = 0; reads < 20; reads += 1)
        expect((await fetch(`${server.url}/api/search?q=nobody${reads}`)).status).toBe(200);
      return !isAnswered;
    };
    try {
      while (!isOver && !(await isBlocked()));
      expect(isOver).toBe(false);
    } finally {
      file.exec('rollback');
      file.close();
    }
    await upload;
  });
});

async function readGauge(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

test('A stream over a connection that was used before leaves the parser, hears what is written, and is counted until it goes', async () => {
  const chOID = await server.createChallenge();
  const { port } = new URL(server.url);
  const before = await readGauge('foulee_connections');
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString();
  });
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  ask(makeUrl(calls.regions, {}));
  await until(() => text.includes('Bretagne') && text.endsWith('}'));
  text = '';
  ask(makeUrl(calls.liveEvents, { id: chOID }));
  await until(() => text.includes('event: ready'));
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*content-type: text\/event-stream/);
  expect([await readGauge('foulee_streams'), await readGauge('foulee_connections')]).toEqual([1, before + 1]);
  await server.upload(chOID, aFinal());
  await until(() => text.includes('event: change'));
  // What its reader says now is not read as a request.
  text = '';
  ask(makeUrl(calls.regions, {}));
  await server.upload(chOID, { ...aFinal(), chOID, startlists: {} });
  socket.destroy();
  await until(async () => (await readGauge('foulee_streams')) === 0);
  expect(await readGauge('foulee_connections')).toBe(before);
  expect(text).not.toContain('Bretagne');
});

test('What the parser held of a connection is let go when the connection moves', async () => {
  const getParser = (socket: Socket) => (socket as { parser?: object | null }).parser ?? null;
  const moved: [former: Socket, bare: Socket | undefined][] = [];
  const http = createServer(({ socket }) =>
    setImmediate(() => {
      expect(getParser(socket)).not.toBeNull();
      const bare = moveToBareSocket(socket);
      moved.push([socket, bare]);
      bare?.end('moved');
    }),
  ).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [bytes] = (await once(client, 'data')) as [Buffer];
  expect(bytes.toString()).toBe('moved');
  await until(() => moved.every(([former]) => getParser(former) === null));
  expect(moved.map(([former, bare]) => [former.destroyed, bare && getParser(bare)])).toEqual([[true, null]]);
  expect(moveToBareSocket(client)).toBeUndefined();
  client.destroy();
  moved[0]?.[1]?.destroy();
  http.close();
});

test('A stadium’s name comes through the front to the thread that writes, with its uploads', async () => {
  const chOID = await server.createChallenge();
  const { token } = server.client;
  const call = async (method: string, path: string, body: object) => {
    const headers = {
      'content-type': 'application/json',
      'x-access-token': token,
      'x-foulee-site': 'a-stadium-behind-a-front',
    };
    return (await fetch(server.url + path, { method, headers, body: JSON.stringify(body) })).status;
  };
  const hold = { act: 'hold', holder: 'Stade', digests: { [FINAL]: 'x' }, isReplacing: true };
  expect(await call('PUT', `/api/lesecretariat/site/${chOID}`, hold)).toBe(200);
  expect(await call('POST', `/api/lesecretariat/trials/${chOID}`, { chOID })).toBe(200);
  expect(
    await call('PUT', `/api/lesecretariat/site/${chOID}`, { act: 'beat', pending: 0, refused: 0, hidden: [] }),
  ).toBe(200);
});
