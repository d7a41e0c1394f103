import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InfoAnswer } from 'shared-domain/contract';
import { listSiteOrigins } from '../src/base/site-origins.ts';
import { type RunningServer, startServer } from './running-server.ts';

const card = (address: string, { internal = false, family = 'IPv4' as 'IPv4' | 'IPv6' } = {}) => ({
  address,
  internal,
  family,
  netmask: '',
  mac: '',
  cidr: null,
  scopeid: 0,
});
const interfaces = {
  lo: [card('127.0.0.1', { internal: true })],
  docker0: [card('172.17.0.1')],
  eth0: [card('81.2.3.4'), card('fe80::1', { family: 'IPv6' })],
  usb0: [card('169.254.3.4')],
  wlan0: [card('192.168.1.20')],
} as never;
const read = (settings: { publicUrl?: string; host?: string; port?: number }) =>
  listSiteOrigins({ host: '0.0.0.0', port: 3000, ...settings }, interfaces).map(({ origin }) => origin);

describe('where other devices reach this site (W15)', () => {
  test.each([
    ['PUBLIC_URL alone', { publicUrl: 'https://foulee.example' }, ['https://foulee.example']],
    [
      'the networks without it, private ones first, cards of programs last',
      {},
      ['http://192.168.1.20:3000', 'http://81.2.3.4:3000', 'http://172.17.0.1:3000'],
    ],
    [
      'never localhost, though PUBLIC_URL says so',
      { publicUrl: 'http://localhost:3000', host: '192.168.1.20' },
      ['http://192.168.1.20:3000'],
    ],
    ['the one that HOST listens on, port 80 unsaid', { host: '81.2.3.4', port: 80 }, ['http://81.2.3.4']],
    ['none where only this machine is listened to', { host: '127.0.0.1' }, []],
  ])('%s', (_, settings, origins) => expect(read(settings)).toEqual(origins));
});

describe('GET /api/info?origins', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { PUBLIC_URL: 'https://foulee.example' } });
  });
  afterAll(() => server.close());

  test('tells organisers the addresses; others are refused, and the public answer is without them', async () => {
    const path = '/api/info?origins=1';
    expect((await server.call<InfoAnswer>('GET', path)).body).toMatchObject({
      challenges: 0,
      origins: [{ origin: 'https://foulee.example' }],
    });
    expect((await server.call('GET', path, { token: '' })).status).toBe(401);
    expect((await server.call<InfoAnswer>('GET', '/api/info')).body.origins).toBeUndefined();
  });
});
