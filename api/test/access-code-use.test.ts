import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CodesAnswer, PricesAnswer } from 'shared-domain/contract';
import { aDevice, aMeeting, RACE } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

const MADE = new Date('2026-06-13T18:00:00Z');
let now = MADE;
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

describe('What the console asks that the public does not', () => {
  test('a code says how many devices sent something by it, and when; one just made says nothing', async () => {
    const chOID = await aMeeting(server);
    const codes = async () => (await server.call<CodesAnswer>('GET', `/api/codes?chOID=${chOID}`)).body.codes;
    const device = await aDevice(server, chOID, 'wind');
    expect((await codes()).map(({ used }) => used)).toEqual([undefined]);
    now = new Date(MADE.getTime() + 60_000);
    await device.sendNew(RACE, { kind: 'wind', w: 1.2 });
    expect((await codes())[0]?.used).toEqual({ devices: 1, last: now.toISOString() });
    now = new Date(MADE.getTime() + 120_000);
    await server.call('POST', `/api/code/${chOID}?kind=wind`);
    expect((await codes()).map(({ used }) => used)).toEqual([undefined]);
  });

  test('prices of a hidden competition are read by who belongs to its organisation', async () => {
    const { oid } = await server.createChallenge({ visible: false });
    const prices = [{ kd: 'ch', unit_amount: 1200, metadata: { kd: 'main' } }];
    await server.call('PUT', `/api/lesecretariat/prices/${oid}`, { body: { prices } });
    expect((await server.get(`/api/challenge/${oid}/prices`)).status).toBe(404);
    const { body } = await server.call<PricesAnswer>('GET', `/api/lesecretariat/prices/${oid}`);
    expect(body.prices).toMatchObject(prices);
  });
});
