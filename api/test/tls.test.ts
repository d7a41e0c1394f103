import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlain, request as sendPlain } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NetworkAnswer } from 'shared-domain/contract';
import { findCertificateWarning, readTlsPair } from '../src/base/certificate.ts';
import { ConfigError, readConfig } from '../src/base/config.ts';
import { findCaFile, listLocalCaFiles } from '../src/base/local-ca-files.ts';
import { listSiteOrigins, listUncoveredAddresses } from '../src/base/site-origins.ts';
import { makeLocalCertificate } from '../tools/local-ca/make-certificate.ts';
import { formatStartLines } from '../tools/local-ca/start-lines.ts';
import { describeOnSqlite } from './declare-where.ts';
import { allowForProcesses } from './process-limit.ts';
import { runTool } from './run-tool.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { SERVER, spawnServer } from './spawned-server.ts';

allowForProcesses();

const folder = mkdtempSync(join(tmpdir(), 'foulee-tls-'));
const files = listLocalCaFiles(folder);
const env = { TLS_CERT: files.cert, TLS_KEY: files.key };
const NAMES = ['localhost', '127.0.0.1', 'stade.club.lan', '192.168.1.20'];

beforeAll(() => makeLocalCertificate(files, NAMES, { isNew: false, now: new Date() }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  readonly status: number;
  readonly location?: string | undefined;
  readonly strict?: string | undefined;
  readonly body: string;
}

function ask(url: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? get : getPlain;
    const request = send(url, { ca: readFileSync(files.caCert), ...options }, async (answer) => {
      let body = '';
      for await (const part of answer.setEncoding('utf8')) body += part;
      const { location, 'strict-transport-security': strict } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, location, strict, body });
    });
    request.on('error', reject);
  });
}

describe('58. A server with TLS_CERT and TLS_KEY', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env });
  });
  afterAll(() => server.close());
  const secure = (path: string) => server.url.replace('http:', 'https:') + path;

  test('answers by https on its port, and this machine by http too, where `localhost` is as good', async () => {
    expect(await ask(secure('/api/info'))).toMatchObject({ status: 200 });
    expect((await server.get('/api/info')).status).toBe(200);
  });

  test('15. binds no browser to https, as the laptop may have no certificate at the next meeting', async () => {
    expect((await ask(secure('/'))).strict).toBeUndefined();
    const named = await startServer({ env: { ...env, PUBLIC_URL: 'https://stade.club.lan' } });
    expect((await ask(named.url.replace('http:', 'https:'))).strict).toBe('max-age=31536000');
    await named.close();
  });

  test('a live stream comes over https, also on a connection that was used before', async () => {
    const { oid } = await server.createChallenge();
    const stream = await new Promise<string>((resolve, reject) => {
      const url = secure(`/api/live/${oid}/events`);
      const request = get(url, { ca: readFileSync(files.caCert) }, (answer) => {
        answer.once('data', (bytes: Buffer) => {
          resolve(String(answer.headers['content-type']) + bytes.toString());
          request.destroy();
        });
      });
      request.on('error', reject);
    });
    expect(stream).toMatch(/^text\/event-stream/);
  });

  test('organisers are told its addresses, until when the certificate stands, and when a phone came', async () => {
    const test = 'a1b2c3d4';
    const path = `/api/lesecretariat/network?test=${test}`;
    const before = (await server.call<NetworkAnswer>('GET', path)).body;
    expect(before.reached).toBeUndefined();
    expect(Date.parse(before.certificate?.until ?? '')).toBeGreaterThan(Date.now());
    expect(await ask(secure(`/api/reached?test=${test}`))).toMatchObject({ status: 302, location: '/officiel/' });
    expect((await server.call<NetworkAnswer>('GET', path)).body.reached).toBeDefined();
    expect((await server.call('GET', path, { token: '' })).status).toBe(401);
  });
});

test('a console that is opened by its typed address is told for an hour, of that address alone', async () => {
  const origin = 'https://stade.club.lan:3000';
  let now = new Date('2026-06-13T08:00:00Z');
  const open = await startServer({ env: { PUBLIC_URL: origin }, clock: () => now });
  const arrive = (host: string) =>
    new Promise((resolve) =>
      sendPlain(`${open.url}/api/reached`, { method: 'POST', headers: { host } }, (answer) =>
        answer.resume().once('end', resolve),
      ).end(),
    );
  const readArrived = async () =>
    (await open.call<NetworkAnswer>('GET', '/api/lesecretariat/network')).body.origins[0]?.arrived;
  try {
    await arrive('localhost:3000');
    expect(await readArrived()).toBeUndefined();
    await arrive('stade.club.lan:3000');
    expect(await readArrived()).toBe('2026-06-13T08:00:00.000Z');
    now = new Date('2026-06-13T09:01:00Z');
    expect(await readArrived()).toBeUndefined();
  } finally {
    await open.close();
  }
});

test('the page of the own authority is there for a certificate of it alone', async () => {
  const server = await startServer({ env: { ...env, DATA_DIR: folder } });
  try {
    expect((await ask(`${server.url}/ca`)).body).toContain('Certificat CA');
    expect((await ask(`${server.url}/ca.crt`)).body).toBe(readFileSync(files.caCert, 'utf8'));
  } finally {
    await server.close();
  }
  expect(findCaFile({ dataDir: folder })).toBeUndefined();
});

describe('58. What the server says of its certificate', () => {
  const NOW = new Date('2027-03-01T10:00:00Z');
  const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
  const meeting = (days: number) => ({ name: 'Interclubs', endsAt: after(days) });

  test.each([
    ['nothing, 11 days before', 11, undefined, undefined],
    ['10 days before its end', 10, undefined, { kind: 'soon', days: 10 }],
    ['on its last day', 0.5, undefined, { kind: 'soon', days: 1 }],
    ['that it has ended', -1, meeting(-0.5), { kind: 'ended', days: 0 }],
    ['that the meeting is beyond it', 60, meeting(61), { kind: 'meeting', days: 60, meeting: 'Interclubs' }],
    ['nothing of a meeting before its end', 60, meeting(59), undefined],
  ])('%s', (_, days, next, warning) =>
    expect(findCertificateWarning({ validTo: after(days) }, NOW, next)).toEqual(warning),
  );

  test('a file that is missing, is none, or is of another key is named', async () => {
    const other = listLocalCaFiles(join(folder, 'other'));
    await makeLocalCertificate(other, ['localhost'], { isNew: false, now: new Date() });
    const text = join(folder, 'text.pem');
    writeFileSync(text, 'no certificate');
    const read = (certFile: string, keyFile: string) => () => readTlsPair({ certFile, keyFile });
    expect(read(join(folder, 'none'), files.key)).toThrow(/^TLS_CERT/);
    expect(read(files.cert, join(folder, 'none'))).toThrow(/^TLS_KEY/);
    expect(read(text, files.key)).toThrow(/^TLS_CERT et TLS_KEY/);
    expect(read(files.cert, other.key)).toThrow(/^TLS_KEY/);
    expect(() => readConfig({ TLS_CERT: 'x' }, { version: '1', build: 'b' })).toThrow(ConfigError);
  });
});

test('phones are given the names of the certificate first, and only addresses that it stands for', () => {
  const tls = { certFile: files.cert, keyFile: files.key };
  const card = (address: string) => [{ address, internal: false, family: 'IPv4' as const }];
  const interfaces = { wlan0: card('192.168.1.20'), eth0: card('10.0.0.7') } as never;
  expect(listSiteOrigins({ host: '0.0.0.0', port: 3000, tls }, interfaces)).toEqual([
    { origin: 'https://stade.club.lan:3000' },
    { origin: 'https://192.168.1.20:3000', network: 'wlan0' },
  ]);
});

describe('a laptop that is elsewhere than where its certificate was made', () => {
  const card = (address: string) => [{ address, internal: false, family: 'IPv4' as const }];
  const own = listLocalCaFiles(join(folder, 'laptop'));
  const settings = { host: '0.0.0.0', port: 3000, tls: { certFile: own.cert, keyFile: own.key } };
  const make = (...names: readonly string[]) => makeLocalCertificate(own, names, { isNew: false, now: new Date() });
  const stadium = { wlan0: card('10.0.0.7') } as never;

  test('phones are given its address before its name in .local, which some do not find', async () => {
    await make('localhost', 'portable.local', '10.0.0.7');
    expect(listSiteOrigins(settings, stadium).map(({ origin }) => origin)).toEqual([
      'https://10.0.0.7:3000',
      'https://portable.local:3000',
    ]);
    expect(listUncoveredAddresses(settings, stadium)).toEqual([]);
  });

  test('the addresses that it does not stand for are told', async () => {
    await make('localhost', 'portable.local', '192.168.1.20');
    expect(listUncoveredAddresses(settings, stadium)).toEqual(['10.0.0.7']);
    expect(listSiteOrigins(settings, stadium)).toEqual([{ origin: 'https://portable.local:3000' }]);
  });

  test('none where a router answers its name, where it has none of its own, or where the operator gave an address', async () => {
    await make('stade.club.fr');
    expect(listUncoveredAddresses(settings, stadium)).toEqual([]);
    await make('portable.local');
    expect(listUncoveredAddresses({ ...settings, publicUrl: 'https://stade.club.fr' }, stadium)).toEqual([]);
    expect(listUncoveredAddresses({ host: '0.0.0.0' }, stadium)).toEqual([]);
  });

  test('organisers are told it with the certificate', async () => {
    await make('localhost', 'portable.local');
    const server = await startServer({ env: { TLS_CERT: own.cert, TLS_KEY: own.key, HOST: '0.0.0.0' } });
    try {
      const { certificate } = (await server.call<NetworkAnswer>('GET', '/api/lesecretariat/network')).body;
      const addresses = Object.values(networkInterfaces()).flatMap((cards = []) =>
        cards.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
      );
      expect((certificate?.uncovered ?? []).toSorted()).toEqual(
        addresses.filter((one) => !one.startsWith('169.254.')).toSorted(),
      );
    } finally {
      await server.close();
    }
  });
});

describeOnSqlite('A server with a certificate that listens at one address of its network alone', () => {
  test('says that address by https, and creates the demo', async () => {
    const card = Object.values(networkInterfaces()).flatMap((cards = []) => cards);
    const host = card.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
    const scheme = host === '127.0.0.1' ? 'http' : 'https';
    const child = spawn(process.execPath, [SERVER], {
      env: { ...process.env, ...env, HOST: host, PORT: '0', DEMO: '1', DATA_DIR: join(folder, 'one-address') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const isReady = new Promise<void>((resolve) => {
      const onOutput = (text: Buffer) => {
        output += text;
        if (/npm run demo|démo n.a pas pu|demo could not/.test(output)) resolve();
      };
      child.stdout.on('data', onOutput);
      child.stderr.on('data', onOutput);
      child.once('exit', () => resolve());
    });
    await isReady;
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(output).toMatch(new RegExp(`^Foulée .* : ${scheme}://${host}:\\d+$`, 'm'));
    expect(output).toMatch(new RegExp(` : ${scheme}://${host}:\\d+/challenge/`));
    expect(output).toContain('npm run demo');
  });
});

describeOnSqlite('58. At its start a server says of its certificate', () => {
  const start = async (name: string, madeDaysAgo: number): Promise<string> => {
    const own = listLocalCaFiles(join(folder, name));
    const made = new Date(Date.now() - madeDaysAgo * 86_400_000);
    await makeLocalCertificate(own, NAMES, { isNew: true, now: made });
    const dataDir = join(folder, `${name}-data`);
    const server = await spawnServer({ DATA_DIR: dataDir, TLS_CERT: own.cert, TLS_KEY: own.key });
    await server.end();
    return server.output();
  };

  test.each([
    ['that it has ended', 'ended', 400, /^! TLS_CERT.*(certificate ended|a expiré)/m],
    ['that it ends in days', 'soon', 393, /^! TLS_CERT.*(in 4 days; renew it|dans 4 jours ; renouvelez-le)$/m],
  ])('%s', async (_, name, madeDaysAgo, sentence) => {
    expect(await start(name, madeDaysAgo)).toMatch(sentence);
  });

  test('nothing while it stands for long', async () => {
    expect(await start('fresh', 0)).not.toMatch(/^! TLS_CERT/m);
  });
});

describe('npm run local-ca', () => {
  test('makes what the server is started with, and gives the lines, with the public copy too', async () => {
    const dataDir = join(folder, 'tool');
    const { code, output } = await runTool('local-ca', ['stade.club.lan'], { DATA_DIR: dataDir });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^✓ Certificat\w* (pour|for) localhost, .*stade\.club\.lan/),
    ]);
    const own = listLocalCaFiles(dataDir);
    expect(readTlsPair({ certFile: own.cert, keyFile: own.key }).certificate.names).toContain('stade.club.lan');
    expect(output).toContain('UPLINK_URL=… UPLINK_TOKEN=… TLS_CERT=');
  });

  test.each([
    ['linux', '/opt/foulee', 'TLS_CERT=/opt/foulee/server.crt TLS_KEY=/opt/foulee/server.key npm start'],
    ['darwin', '/Mes dossiers', "TLS_CERT='/Mes dossiers/server.crt' TLS_KEY='/Mes dossiers/server.key' npm start"],
    ['win32', 'C:/Foulée', '$env:TLS_CERT="C:/Foulée/server.crt"; $env:TLS_KEY="C:/Foulée/server.key"; npm start'],
  ] as const)('the line of %s', (platform, at, line) => {
    const lines = formatStartLines({ cert: `${at}/server.crt`, key: `${at}/server.key` }, platform);
    expect(lines[0]).toBe(line);
    expect(lines[1]).toMatch(
      platform === 'win32' ? /^\$env:UPLINK_URL="…"; / : /^UPLINK_URL=… UPLINK_TOKEN=… TLS_CERT/,
    );
  });
});

test('a new certificate is of the same authority, until a new one is wanted', async () => {
  const own = listLocalCaFiles(join(folder, 'again'));
  const make = (isNew: boolean) => makeLocalCertificate(own, ['localhost'], { isNew, now: new Date() });
  expect((await make(false)).isNewAuthority).toBe(true);
  const first = readFileSync(own.caCert, 'utf8');
  expect((await make(false)).isNewAuthority).toBe(false);
  expect(readFileSync(own.caCert, 'utf8')).toBe(first);
  expect((await make(true)).isNewAuthority).toBe(true);
  expect(readFileSync(own.caCert, 'utf8')).not.toBe(first);
});
