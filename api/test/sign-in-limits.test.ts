import { afterEach, describe, expect, test } from '@jest/globals';
import { trusted } from '../src/http/trust-proxy.ts';
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

describe('A number of proxies', () => {
  test.each([
    [1, '127.0.0.1', 0, true],
    [1, '::ffff:10.1.2.3', 0, true],
    [1, 'fd00::1', 0, true],
    [1, '192.0.2.1', 0, false],
    [1, '10.0.0.1', 1, false],
    [2, '192.0.2.1', 1, true],
  ])('%i: %s at place %i is trusted: %s', (count, address, hop, expected) => {
    const trust = trusted(count);
    expect(typeof trust === 'function' && trust(address, hop)).toBe(expected);
  });
});
