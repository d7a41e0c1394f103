import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { findThreadRole } from '../../src/threads/thread-of-call.ts';
import { longTest } from '../long-test.ts';
import { allowForProcesses } from '../process-limit.ts';
import { startThreaded, type TestedServer } from './threaded-server.ts';

allowForProcesses();

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;

describe('The thread that reads for visitors', () => {
  let server: TestedServer;
  beforeAll(async () => {
    server = await startThreaded();
  });
  afterAll(() => server.close());

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
