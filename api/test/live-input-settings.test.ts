import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aDevice, aMeeting, type Device, findTrial, HIGH } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:30:00Z') });
});
afterAll(() => server.close());

/** A high jump of two athletes with these settings, both over 1.50. */
async function jumpTo150(dets: Record<string, unknown>): Promise<Device> {
  const chOID = await aMeeting(server, 2);
  const { oid } = await findTrial(server, chOID, HIGH);
  const edited = await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { dets } });
  expect(edited.status).toBe(200);
  const judge = await aDevice(server, chOID, 'judge');
  await judge.sendNew(
    HIGH,
    { kind: 'heights', heights: [1500] },
    { kind: 'attempt', bib: '1', h: 1500, r: 'o' },
    { kind: 'attempt', bib: '2', h: 1500, r: 'o' },
  );
  return judge;
}

describe('the settings of a trial reach the rules of its facts (W8)', () => {
  test.each([
    [{}, 1520, 0],
    [{}, 1515, 1],
    [{ bars: { leastRaise: 30 } }, 1530, 0],
    [{ bars: { leastRaise: 30 } }, 1520, 1],
    [{ bars: { leastRaise: 10 } }, 1510, 0],
  ])('%j: a bar at %d mm warns %d times', async (dets, h, count) => {
    const judge = await jumpTo150(dets);
    const { body } = await judge.sendNew(HIGH, { kind: 'bar', h });
    expect([body.accepted.length, body.warnings.length]).toEqual([1, count]);
  });

  test.each([
    [{}, []],
    [{ bars: { jumpOff: false } }, [expect.objectContaining({ kept: true })]],
  ])('%j: a jump-off is refused: %j', async (dets, refused) => {
    const judge = await jumpTo150(dets);
    const fail = [1, 2, 3].flatMap(() => ['1', '2'].map((bib) => ({ kind: 'attempt', bib, h: 1520, r: 'x' })));
    await judge.sendNew(HIGH, { kind: 'bar', h: 1520 }, ...fail);
    const { body } = await judge.sendNew(HIGH, { kind: 'jumpOff', decision: 'start' });
    expect(body.refused).toEqual(refused);
  });

  test('a least raise of nothing and an edition that nobody wrote are refused', async () => {
    const chOID = await aMeeting(server, 2);
    const { oid } = await findTrial(server, chOID, HIGH);
    const edit = (dets: unknown) => server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { dets } });
    expect((await edit({ bars: { leastRaise: 0 } })).status).toBe(400);
    expect((await edit({ clock: '1912' })).status).toBe(400);
    expect((await edit({ clock: '2016' })).status).toBe(200);
    expect((await findTrial(server, chOID, HIGH)).dets).toMatchObject({ clock: '2016' });
  });
});
