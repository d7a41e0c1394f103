import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { readConfig } from '../src/base/config.ts';
import { findNetwork } from '../src/http/access/caller-address.ts';
import { MAX_DEPTH } from '../src/http/json-body.ts';
import { SECURITY_HEADERS } from '../src/http/security-headers.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

const ELSEWHERE = 'https://secretariat.example.org';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ env: { REMOTE_ORIGINS: `${ELSEWHERE}, http://localhost:4000`, TRUST_PROXY: '1' } });
  chOID = (await server.createChallenge()).oid;
});
afterAll(() => server.close());

const fetchPath = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);

/** Head of an answer whose body does not end. */
async function getHead(path: string, headers: Record<string, string>) {
  const asked = request(server.url + path, { headers }).end();
  const [answer] = await once(asked, 'response');
  asked.destroy();
  return answer.headers as Record<string, string>;
}

describe('Security headers are on every answer of a call', () => {
  test.each([
    ['built by the router', 'GET', '/api/regions', 200],
    ['refused', 'GET', '/api/challenge/nobody', 404],
    ['of no call', 'GET', '/api/nothing', 404],
    ['of no method', 'PATCH', '/api/home', 404],
    ['of a path that is none', 'GET', '/api/challenge/%E0%A4%A', 400],
    ['to a body that is none', 'POST', '/api/sign-in', 400],
  ])('%s', async (_, method, path, status) => {
    const body = method === 'POST' ? { body: '{', headers: { 'content-type': 'application/json' } } : {};
    const answer = await fetchPath(path, { method, ...body });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS);
  });

  test('15. say what data is: no type guessed, no frame, no address passed on, no window of another origin', () => {
    expect(SECURITY_HEADERS).toEqual({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-site',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('from memory, by the router and before it, and not modified', async () => {
    for (let n = 0; n < 3; n += 1) {
      const answer = await fetchPath(`/api/challenge/${chOID}`);
      expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS);
      const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
      const same = await fetchPath(`/api/challenge/${chOID}`, { headers });
      expect([same.status, Object.fromEntries(same.headers)]).toEqual([304, expect.objectContaining(SECURITY_HEADERS)]);
    }
  });

  test('to what is no HTTP, or has headers without end; each says what was wrong', async () => {
    const raw = async (text: string, own = server) => {
      const socket = connect(Number(new URL(own.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(text);
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString();
    };
    for (const [text, status] of [
      ['GARBAGE\r\n\r\n', '400 Bad Request'],
      [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
      ['GET / HTTP/1.1\r\nconnection: close\r\n\r\n', '400 Bad Request'],
      ['GET / HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n', '400 Bad Request'],
      ['GET /api/info HTTP/1.1\r\nhost: a\r\nexpect: tea\r\n\r\n', '417 Expectation Failed'],
    ] as const) {
      const answer = await raw(text);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(answer).toContain(`${name}: ${value}\r\n`);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ errors: [{ id: 'invalid request' }] });
    }
    const toHead = await raw(`HEAD / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`);
    expect(toHead.split('\r\n\r\n')).toEqual([expect.stringMatching(/^HTTP\/1.1 431 /), '']);
    const strict = 'strict-transport-security: max-age=31536000\r\n';
    expect(toHead).not.toContain(strict);
    const named = await startServer({ env: { PUBLIC_URL: 'https://resultats.example' } });
    const toGarbage = await raw('GARBAGE\r\n\r\n', named);
    await named.close();
    expect(toGarbage).toContain(strict);
  });

  test('and none tells browsers to come by https only, until readers come by it', async () => {
    const strict = 'strict-transport-security';
    const paths = [
      '/',
      '/api/info',
      '/api/nothing',
      '/api/regions',
      `/api/challenge/${chOID}`,
      `/api/challenge/${chOID}`,
    ];
    const told = async (own: RunningServer, headers: Record<string, string> = {}) =>
      Promise.all(paths.map(async (path) => (await fetch(own.url + path, { headers })).headers.get(strict)));
    const forwarded = { 'x-forwarded-proto': 'https' };
    const none = paths.map(() => null);
    const year = paths.map(() => 'max-age=31536000');
    const behind = await startServer({ env: { TRUST_PROXY: '1' } });
    const named = await startServer({ env: { PUBLIC_URL: 'https://resultats.example' } });
    const alone = await startServer();
    try {
      expect([await told(behind), await told(behind, forwarded)]).toEqual([none, year]);
      expect([await told(alone), await told(alone, forwarded)]).toEqual([none, none]);
      expect(await told(named)).toEqual(year);
    } finally {
      for (const own of [behind, named, alone]) await own.close();
    }
  });

  test('of a stream', async () => {
    expect(await getHead(`/api/live/${chOID}/events`, {})).toMatchObject(SECURITY_HEADERS);
  });

  test('15. a stream taken over from its connection tells browsers to come by https only, as every other answer does', async () => {
    const strict = 'strict-transport-security: max-age=31536000';
    /** The head of the answer to a request that is plain enough to be taken over. */
    const headTo = async (own: RunningServer, chOID: string, more = ''): Promise<string> => {
      const { hostname, port } = new URL(own.url);
      const socket = connect(Number(port), hostname);
      socket.write(`GET /api/live/${chOID}/events HTTP/1.1\r\nhost: a\r\n${more}\r\n`);
      let head = '';
      for await (const chunk of socket) {
        head += String(chunk);
        if (head.includes('\r\n\r\n')) break;
      }
      expect(head).toContain('text/event-stream');
      return head;
    };
    const named = await startServer({ env: { PUBLIC_URL: 'https://resultats.example' } });
    const behind = await startServer({ env: { TRUST_PROXY: '1' } });
    try {
      expect(await headTo(server, chOID)).not.toContain(strict);
      expect(await headTo(named, (await named.createChallenge()).oid)).toContain(strict);
      const own = (await behind.createChallenge()).oid;
      expect(await headTo(behind, own)).not.toContain(strict);
      expect(await headTo(behind, own, 'x-forwarded-proto: https\r\n')).toContain(strict);
    } finally {
      for (const own of [named, behind]) await own.close();
    }
  });

  test('and the page of the API may run its own scripts, and no others', async () => {
    const { headers } = await fetchPath('/api/docs/');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('A front end that is served from elsewhere (REMOTE_ORIGINS)', () => {
  const origin = { origin: ELSEWHERE };

  test('is told before it calls that it may, with what tokens and codes are sent in, and without cookies', async () => {
    const asks = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-access-token' };
    const answer = await fetchPath(`/api/lesecretariat/challenge/${chOID}`, {
      method: 'OPTIONS',
      headers: { ...origin, ...asks },
    });
    expect(answer.status).toBe(204);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'access-control-allow-origin': ELSEWHERE, vary: 'origin' });
    expect(headers['access-control-allow-methods']?.split(', ')).toEqual(expect.arrayContaining(['PUT', 'DELETE']));
    expect(headers['access-control-allow-headers']?.split(', ')).toEqual(
      expect.arrayContaining(['content-type', 'x-access-token', 'x-access-code']),
    );
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each([
    ['from memory', '/api/home', {}],
    ['again', '/api/home', {}],
    ['built', '/api/regions', {}],
    ['refused', '/api/lesecretariat/my-orgs', { 'x-access-token': 'none' }],
    ['of no call', '/api/nothing', {}],
  ])('reads answers %s', async (_, path, headers) => {
    const answer = await fetchPath(path, { headers: { ...origin, ...headers } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(ELSEWHERE);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('origin');
    await answer.text();
  });

  test('reads a stream', async () => {
    const headers = await getHead(`/api/live/${chOID}/events`, origin);
    expect(headers['access-control-allow-origin']).toBe(ELSEWHERE);
  });

  test.each([
    'https://else.example.org',
    'https://secretariat.example.org.evil.example',
    'null',
    'http://secretariat.example.org',
  ])('is none that is not named: %s', async (stranger) => {
    const headers = { origin: stranger, 'access-control-request-method': 'GET' };
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await fetchPath('/api/home', { method, headers });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      await answer.text();
    }
    expect((await fetchPath('/api/home', { method: 'OPTIONS', headers })).status).toBe(404);
  });

  test('what is kept for one origin is not served to another: answers vary by it, also without one', async () => {
    expect((await fetchPath('/api/home')).headers.get('vary')).toBe('accept-encoding, origin');
  });

  test('does not read what only its operator does', async () => {
    expect((await fetchPath('/metrics', { headers: origin })).headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    '*',
    'null',
    'secretariat.example.org',
    'https://a.example/path',
    'https://a.example:99999',
    'https://user@a.example',
  ])('named wrongly, %s, is refused at the start by name', (text) => {
    expect(() => readConfig({ REMOTE_ORIGINS: text }, { version: '0', build: 'test' })).toThrow(
      new RegExp(`^REMOTE_ORIGINS : « ${text.replace(/[*/.]/g, '\\$&')} »`),
    );
  });

  test('is taken as a browser says it', () => {
    const { remoteOrigins } = readConfig(
      { REMOTE_ORIGINS: 'https://A.example:443/ http://b.example:80' },
      { version: '0', build: 'test' },
    );
    expect(remoteOrigins).toEqual(['https://a.example', 'http://b.example']);
  });
});

test('Without REMOTE_ORIGINS no other origin reads anything', async () => {
  const alone = await startServer({ organiser: false });
  const answer = await fetch(`${alone.url}/api/home`, { headers: { origin: ELSEWHERE } });
  expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('vary')]).toEqual([
    null,
    'accept-encoding',
  ]);
  await answer.text();
  await alone.close();
});

describe('A body', () => {
  const post = (body: string, path = '/api/sign-in') => server.call<ErrorEnvelope>('POST', path, { body, token: '' });

  test(`deeper than ${MAX_DEPTH} is refused, however deep, and one of ${MAX_DEPTH} is read`, async () => {
    const nested = (depth: number) => `{"email":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},"password":"x"}`;
    for (const depth of [MAX_DEPTH + 1, 7000]) {
      const { status, body } = await post(nested(depth));
      expect([status, body.errors[0]?.detail]).toEqual([400, '$: more than 32 lists or objects within one another']);
    }
    expect((await post(nested(MAX_DEPTH))).body.errors[0]?.detail).toMatch(/^\$\.email: /);
  });

  test('deep in what a challenge says of itself is refused too', async () => {
    const body = { metadata: JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) };
    const path = `/api/lesecretariat/challenge/${chOID}`;
    expect((await server.call('PUT', path, { body })).status).toBe(400);
  });

  test.each([
    ['POST', '/api/sign-in', 16],
    ['POST', '/api/internal/send-mail-to-contact', 256],
    ['PUT', '/api/counter', 1],
    ['POST', '/api/results-rr/a/query/b', 16],
    ['POST', '/api/followed', 80],
    ['PUT', '/api/lesecretariat/password', 16],
    ['POST', '/api/lesecretariat/challenge', 1024],
    ['POST', '/api/lesecretariat/trials/CH', 64 * 1024],
  ])('%s %s is read up to %i KiB', async (method, path, kib) => {
    const body = JSON.stringify({ email: 'x'.repeat(kib * 1024) });
    const answer = await server.call<ErrorEnvelope>(method, path.replace('CH', chOID), { body });
    expect([answer.status, answer.body.errors]).toEqual([
      413,
      [{ id: 'too large', detail: 'the body is larger than this call takes' }],
    ]);
  });

  test('with more rows than a call takes is refused by the path of the list', async () => {
    const rows = Array.from({ length: 60_001 }, () => ({ last: 'A', prf: { v: 1 } }));
    const UID = '010000-R-57-f1';
    const sent = await server.upload<ErrorEnvelope>(chOID, { resultlists: { [UID]: rows } } as object);
    expect([sent.status, sent.body.errors[0]?.id]).toEqual([400, 'invalid request']);
    expect(sent.body.errors[0]?.detail).toContain(`$.resultlists["${UID}"]`);
    const prices = Array.from({ length: 501 }, () => ({ kd: 'ch', unit_amount: 1, metadata: { kd: 'main' } }));
    const put = await server.call<ErrorEnvelope>('PUT', `/api/lesecretariat/prices/${chOID}`, { body: { prices } });
    expect([put.status, put.body.errors[0]?.detail]).toEqual([400, expect.stringMatching(/^\$\.prices: /)]);
    const oids = Array.from({ length: 201 }, (_, n) => `oids[]=${n}`).join('&');
    const many = await server.get<ErrorEnvelope>(`/api/results?chOID=${chOID}&${oids.replaceAll('oids', 'trialOIDs')}`);
    expect([many.status, many.body.errors[0]?.detail]).toEqual([400, expect.stringContaining('at most 200')]);
  });
});

describe('Attempts are counted', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:DB8:0001:2::9', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
  ])('of %s by %s', (address, network) => {
    expect(findNetwork(address)).toBe(network);
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = async (count: number, ask: (n: number) => Promise<{ status: number }>) => {
    const seen: number[] = [];
    for (let n = 0; n < count; n += 1) seen.push((await ask(n)).status);
    return seen;
  };

  test('by the whole /48 of an IPv6 address: signing in, codes, messages', async () => {
    const inside = (n: number, net: string) => from(`2001:db8:${net}:${(n + 1).toString(16)}::1`);
    const signIn = (n: number, net = 'a1') =>
      server.call('POST', '/api/sign-in', {
        body: { email: `guess${n}@club.example`, password: 'x' },
        token: '',
        headers: inside(n, net),
      });
    expect((await statuses(31, (n) => signIn(n))).filter((status) => status === 429)).toHaveLength(1);
    expect((await signIn(99, 'a2')).status).toBe(401);
    const code = (n: number) => server.get('/api/check-code?code=ABCD2345', inside(n, 'b1'));
    expect((await statuses(21, code)).at(-1)).toBe(429);
    const message = (n: number) =>
      server.call('POST', '/api/internal/send-mail-to-contact', {
        body: { from: 'a@b.example', title: 'contact', content: 'x' },
        token: '',
        headers: inside(n, 'c1'),
      });
    expect(await statuses(6, message)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('and no address of any caller is stored', async () => {
    await server.call('POST', '/api/sign-in', { body: OWNER, token: '', headers: from('198.51.100.77') });
    await server.call('PUT', '/api/counter', { body: { name: 'home' }, token: '', headers: from('198.51.100.77') });
    const { db } = server.ctx.store;
    for (const { name } of await db.introspection.getTables()) {
      const rows = await db
        .selectFrom(name as 'setting')
        .selectAll()
        .execute();
      expect([name, JSON.stringify(rows).match(/198\.51\.100\.77|2001:db8|127\.0\.0\.1/)]).toEqual([name, null]);
    }
  });
});
