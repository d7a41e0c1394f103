import { afterEach, describe, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { MakeCodeAnswer, SignInAnswer } from 'shared-domain/contract';
import { refusal } from '../src/base/refusal.ts';
import { createSignInGuesses } from '../src/http/access/sign-in-guesses.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

const NOW = new Date('2026-06-13T10:00:00Z');
const WRONG_PASSWORDS = process.env.FOULEE_LONG === '1' ? 500 : 120;
const open: RunningServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function aServer(env: Record<string, string> = { TRUST_PROXY: '1' }, log?: (line: string) => void) {
  const server = await startServer({ env, clock: () => NOW, ...(log === undefined ? {} : { log }) });
  open.push(server);
  return server;
}

const ALPHABET = 'ABCDEFGHJKMNPQRTVWXY2345679';
/** The nth of many codes that nobody was given. */
const wrongCode = (n: number): string =>
  `QQ${[n, n / 27, n / 729].map((part) => ALPHABET[Math.floor(part) % 27]).join('')}ABC`;

const STADIUM = { 'x-forwarded-for': '192.0.2.1' };

async function aCode(server: RunningServer, kind = 'judge') {
  const chOID = (await server.createChallenge()).oid;
  const { code } = (await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=${kind}`)).body.code;
  return { chOID, code };
}

async function typeWrong(server: RunningServer, count: number, headers: Record<string, string>, start = 0) {
  const statuses: number[] = [];
  for (let n = start; n < start + count; n += 1) {
    statuses.push((await server.get(`/api/check-code?code=${wrongCode(n)}`, headers)).status);
  }
  return statuses;
}

describe('Wrong codes typed at a stadium', () => {
  test('stop who types them, and nobody who holds a code, though it was never used before', async () => {
    const server = await aServer();
    const { chOID, code } = await aCode(server);
    const statuses = await typeWrong(server, 30, STADIUM);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const device = await server.get(`/api/live-input/${chOID}`, { ...STADIUM, 'x-access-code': code });
    expect(device.status).toBe(200);
    expect((await server.get(`/api/valid-code?code=${code}`, STADIUM)).body).toMatchObject({ valid: true });
  });

  test('are all that counts: codes that were given out are typed there one after another, and count for nothing', async () => {
    const server = await aServer();
    const { chOID } = await aCode(server);
    for (let n = 0; n < 25; n += 1) {
      const { code } = (await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=judge`)).body.code;
      expect((await server.get(`/api/check-code?code=${code}`, STADIUM)).status).toBe(200);
    }
    expect(await typeWrong(server, 20, STADIUM)).not.toContain(429);
  });

  test('sent as a flood get no look-up any more; codes in use there go on, and so does every other address', async () => {
    const server = await aServer();
    const { chOID, code } = await aCode(server);
    const other = await aCode(server, 'starter');
    const enter = (where: string, one: { chOID: string; code: string }) =>
      server.get(`/api/live-input/${one.chOID}`, { 'x-forwarded-for': where, 'x-access-code': one.code });
    expect((await enter('192.0.2.1', { chOID, code })).status).toBe(200);
    await typeWrong(server, 200, STADIUM);
    expect((await enter('192.0.2.1', other)).status).toBe(429);
    expect((await enter('192.0.2.1', { chOID, code })).status).toBe(200);
    expect((await enter('192.0.2.2', other)).status).toBe(200);
  });
});

describe('Wrong passwords for an account', () => {
  const wrong = { ...OWNER, password: 'a wrong one' };
  const signIn = (server: RunningServer, where: string, body: object) =>
    server.call<SignInAnswer>('POST', '/api/sign-in', { body, token: '', headers: { 'x-forwarded-for': where } });

  test('from everywhere do not stop its owner on a device, or at an address, that signed in before', async () => {
    const guesses = createSignInGuesses(() => NOW);
    const from = (ip: string) => ({ ip, headers: {}, socket: {} }) as unknown as FastifyRequest;
    const attempt = (ip: string, isRight: boolean, device?: string) =>
      guesses.attempt(from(ip), 'owner', device, async () => {
        if (!isRight) throw refusal('unauthorized', 'wrong');
        return 'in';
      });
    expect(await attempt('198.51.100.1', true)).toBe('in');
    for (let n = 0; n < 100; n += 1) {
      await expect(attempt(`203.0.${n >> 6}.${n & 63}`, false)).rejects.toMatchObject({
        errors: [{ id: 'unauthorized' }],
      });
    }
    const refused = { errors: [{ id: 'too many requests' }] };
    await expect(attempt('198.51.100.200', true)).rejects.toMatchObject(refused);
    expect(await attempt('198.51.100.200', true, 'known')).toBe('in');
    expect(await attempt('198.51.100.1', true)).toBe('in');
  });

  test('by the hundred, from as many addresses, are refused there and not where its owner signed in before', async () => {
    const server = await aServer();
    const { device = '' } = (await signIn(server, '198.51.100.1', OWNER)).body;
    const statuses = new Set<number>();
    for (let n = 0; n < WRONG_PASSWORDS; n += 1)
      statuses.add((await signIn(server, `203.0.${n >> 7}.${n & 127}`, wrong)).status);
    expect([...statuses]).toEqual([401, 429]);
    expect((await signIn(server, '198.51.100.9', OWNER)).status).toBe(429);
    expect((await signIn(server, '198.51.100.9', { ...OWNER, devices: [device] })).status).toBe(200);
    expect((await signIn(server, '198.51.100.1', OWNER)).status).toBe(200);
  });

  test('are counted, and a server that was too busy to look is not', async () => {
    const guesses = createSignInGuesses(() => NOW);
    const request = { ip: '198.51.100.1', headers: {}, socket: {} } as unknown as FastifyRequest;
    for (let n = 0; n < 40; n += 1) {
      const busy = guesses.attempt(request, 'owner', undefined, async () => {
        throw refusal('unavailable', 'busy');
      });
      await expect(busy).rejects.toMatchObject({ errors: [{ id: 'unavailable' }] });
    }
  });

  test('are few for a known device too, and a device made up, of another account or altered is none', async () => {
    const server = await aServer();
    const { device = '' } = (await signIn(server, '198.51.100.1', OWNER)).body;
    const [id = '', end = '', signature = ''] = device.split('.');
    const statuses = async (devices: string[], body: object) => {
      const seen = [];
      for (let n = 0; n < 11; n += 1) seen.push((await signIn(server, `203.0.113.${n}`, { ...body, devices })).status);
      return seen.filter((status) => status === 429).length;
    };
    expect(await statuses([device], wrong)).toBe(1);
    const swapped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of [`${id}.${end}.${swapped}`, `${id}.${Number(end) + 1}.${signature}`, `${id}.${end}.`]) {
      expect(await statuses([forged], wrong)).toBe(0);
    }
    expect(await statuses([device], { ...wrong, email: 'somebody@else.example' })).toBe(0);
    expect((await signIn(server, '198.51.100.2', { ...OWNER, devices: ['x', device] })).status).toBe(429);
  });
});

describe('A proxy that nobody named', () => {
  const behind = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });

  test('is said once in the log, with what to do; a call that nothing passed on says nothing', async () => {
    const lines: string[] = [];
    const server = await aServer({}, (line) => lines.push(line));
    const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'));
    await server.get('/api/regions');
    expect(warnings()).toEqual([]);
    for (let n = 0; n < 3; n += 1) await server.get('/api/info', behind(n));
    expect(warnings()).toHaveLength(1);
  });

  test('is said at the start where nothing else could pass calls on', async () => {
    const lines: string[] = [];
    await aServer({ HOST: '127.0.0.1' }, (line) => lines.push(line));
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });

  test('does not make one caller stop all the others', async () => {
    const server = await aServer({});
    const guess = { ...OWNER, password: 'a wrong one' };
    const signIn = (n: number, body: object) =>
      server.call('POST', '/api/sign-in', { body, token: '', headers: behind(n) });
    for (let n = 0; n < 31; n += 1) expect((await signIn(1, guess)).status).toBe(401);
    expect((await signIn(2, OWNER)).status).toBe(200);
    const message = { from: 'a@b.example', title: 'contact', content: 'x' };
    for (let n = 0; n < 6; n += 1) {
      const sent = await server.call('POST', '/api/internal/send-mail-to-contact', {
        body: message,
        token: '',
        headers: behind(n),
      });
      expect(sent.status).toBe(200);
    }
  });
});
