import { afterEach, describe, expect, test } from '@jest/globals';
import type { HealthAnswer } from 'shared-domain/contract';
import { createProxyReader, makeTrustCheck } from '../src/base/trust-proxy.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

const open: RunningServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function behindProxy(trust: string): Promise<RunningServer> {
  const server = await startServer({ env: { TRUST_PROXY: trust } });
  open.push(server);
  return server;
}

/** One sign-in, as a proxy passes it on. */
const from = async (server: RunningServer, forwarded: string, body: object): Promise<number> =>
  (await server.call('POST', '/api/sign-in', { body, token: '', headers: { 'x-forwarded-for': forwarded } })).status;

const guess = { ...OWNER, password: 'a wrong one' };

describe('Somebody who guesses an account’s password', () => {
  test('is stopped, and its owner still signs in from elsewhere', async () => {
    const server = await behindProxy('1');
    for (let i = 0; i < 10; i++) expect(await from(server, '192.0.2.1', guess)).toBe(401);
    expect(await from(server, '192.0.2.1', guess)).toBe(429);
    expect(await from(server, '192.0.2.1', OWNER)).toBe(429);
    expect(await from(server, '192.0.2.2', OWNER)).toBe(200);
  });
});

/** How many of 21 wrong codes, one more than a network may type, are stopped: they are counted as sign-ins are, and nothing is hashed. */
async function countStopped(server: RunningServer, forward: (i: number) => string): Promise<number> {
  const type = (i: number) => server.get(`/api/check-code?code=NONE-000${i}`, { 'x-forwarded-for': forward(i) });
  const answers = await Promise.all(Array.from({ length: 21 }, (_, i) => type(i)));
  return answers.filter(({ status }) => status === 429).length;
}

describe('An address that a visitor makes up', () => {
  test.each([
    ['behind a proxy', '1', ', 192.0.2.1'],
    ['behind two', '2', ', 192.0.2.1, 10.0.0.1'],
    ['behind a proxy of this machine', 'loopback', ', 192.0.2.1'],
    ['behind a proxy of a network', '127.0.0.0/8', ', 192.0.2.1'],
  ])('does not count %s', async (_, trust, forwarded) => {
    const server = await behindProxy(trust);
    expect(await countStopped(server, (i) => `198.51.100.${i}${forwarded}`)).toBe(1);
  });
});

describe('A port behind the caller’s address', () => {
  test.each([
    ['IPv4', (port: number) => `192.0.2.1:${port}`],
    ['IPv6', (port: number) => `[2001:db8::1]:${port}`],
  ])('makes no other caller of it: %s', async (_, address) => {
    const server = await behindProxy('loopback');
    expect(await countStopped(server, (i) => address(5000 + i))).toBe(1);
  });

  test('is taken off, and what is no address counts as the socket’s', async () => {
    const server = await behindProxy('loopback');
    const told = async (forwarded: string) => {
      const answer = await fetch(`${server.url}/api/health`, { headers: { 'x-forwarded-for': forwarded } });
      return ((await answer.json()) as HealthAnswer).caller.address;
    };
    expect(await told('1.1.1.1:5555')).toBe('1.1.1.1');
    expect(await told('[2001:db8::1]:443, 127.0.0.1:80')).toBe('2001:db8::1');
    expect(await told('"><x>')).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
    const { findCaller } = createProxyReader(['loopback']);
    expect(findCaller('127.0.0.1', '1.1.1.1:5555, 127.0.0.1:80')).toBe('1.1.1.1');
    expect(findCaller('127.0.0.1', 'somebody')).toBe('127.0.0.1');
  });
});

test.each(['x-real-ip', 'x-forwarded-proto', 'cf-connecting-ip', 'true-client-ip'])(
  'A proxy that nobody named and that says only %s is told of in the log',
  async (name) => {
    const lines: string[] = [];
    const server = await startServer({ env: { HOST: '0.0.0.0' }, log: (line) => lines.push(line) });
    open.push(server);
    await server.call('GET', '/api/regions');
    expect(lines.join()).not.toContain('TRUST_PROXY');
    await server.call('GET', '/api/health', { headers: { [name]: '192.0.2.1' } });
    expect(lines.join()).toContain('TRUST_PROXY');
  },
);

describe('A number of proxies', () => {
  test.each([
    [1, '127.0.0.1', 0, true],
    [1, '::ffff:10.1.2.3', 0, true],
    [1, 'fd00::1', 0, true],
    [1, '192.0.2.1', 0, false],
    [1, '10.0.0.1', 1, false],
    [2, '192.0.2.1', 1, true],
  ])('%i: %s at place %i is trusted: %s', (count, address, hop, expected) => {
    const trust = makeTrustCheck(count);
    expect(typeof trust === 'function' && trust(address, hop)).toBe(expected);
  });
});
