import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DevicesAnswer } from 'shared-domain/contract';
import { aDevice, aMeeting, HIGH } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let now = new Date('2026-06-13T14:30:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

test('a device says what it is called, what is unsent and how full its battery is; organisers read it with when it was heard (W6)', async () => {
  const chOID = await aMeeting(server, 2);
  const judge = await aDevice(server, chOID, 'judge');
  const beat = (body: unknown, code = judge.code) =>
    server.call<{ now: number }>('PUT', `/api/live-input/${chOID}/device`, {
      token: '',
      headers: { 'x-access-code': code },
      body,
    });
  const said = { label: 'Sautoir 2', task: 'bars', app: '0.9.0', unsent: 27, battery: 0.18 };
  expect((await beat({ device: 'phone', ...said })).body).toEqual({ now: now.getTime() });
  now = new Date(now.getTime() + 60_000);
  await judge.sendNew(HIGH, { kind: 'heights', heights: [1500] });
  const read = async () =>
    (await server.call<DevicesAnswer>('GET', `/api/lesecretariat/devices/${chOID}`)).body.devices;
  expect(await read()).toEqual([
    { device: 'tablet', by: 'judge', seen: now.toISOString(), trials: [], gaps: [] },
    { device: 'phone', by: 'judge', seen: '2026-06-13T14:30:00.000Z', ...said, trials: [], gaps: [] },
  ]);
  await beat({ device: 'tablet', unsent: 0 });
  expect((await read()).find(({ device }) => device === 'tablet')).toMatchObject({ unsent: 0 });
  expect((await judge.read()).have).toMatchObject({ phone: 0 });
  expect((await beat({ device: 'phone' })).status).toBe(400);
  expect((await beat({ device: 'phone', unsent: 0 }, 'AAAA-AAAA')).status).toBe(401);
});
