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

describe('An address that a visitor makes up', () => {
  const strangers = Array.from({ length: 31 }, (_, i) => ({ email: `somebody${i}@club.example`, password: 'guess' }));

  test.each([
    ['behind a proxy', '1', ', 192.0.2.1'],
    ['behind two', '2', ', 192.0.2.1, 10.0.0.1'],
    ['behind a proxy of this machine', 'loopback', ', 192.0.2.1'],
    ['behind a proxy of a network', '127.0.0.0/8', ', 192.0.2.1'],
  ])('does not count %s', async (_, trust, forwarded) => {
    const server = await behindProxy(trust);
    const statuses = await Promise.all(strangers.map((body, i) => from(server, `198.51.100.${i}${forwarded}`, body)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('A port behind the caller’s address', () => {
  const strangers = Array.from({ length: 31 }, (_, i) => ({ email: `somebody${i}@club.example`, password: 'guess' }));

  test.each([
    ['IPv4', (port: number) => `192.0.2.1:${port}`],
    ['IPv6', (port: number) => `[2001:db8::1]:${port}`],
  ])('makes no other caller of it: %s', async (_, address) => {
    const server = await behindProxy('loopback');
    const statuses = await Promise.all(strangers.map((body, i) => from(server, address(5000 + i), body)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
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
    expect(lines.join()).toContain('Set TRUST_PROXY');
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
