import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aDevice, aMeeting, LONG } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
});
afterAll(() => server.close());

test.each(['a\0', '\u0007', 'b\ud800'])(
  'A fact whose id is %j is refused alone, and the others of its post count',
  async (id) => {
    const judge = await aDevice(server, await aMeeting(server, 2), 'judge');
    const [first, second] = judge.facts(
      LONG,
      { kind: 'attempt', bib: '1', r: 'o', v: 7120 },
      { kind: 'attempt', bib: '2', r: 'x' },
    );
    const { status, body } = await judge.send([first ?? { kind: '' }, { ...second, kind: 'attempt', id }]);
    expect(status).toBe(200);
    expect(body.accepted).toEqual([first?.id]);
    expect(body.refused).toMatchObject([{ errors: [{ id: 'invalid request' }] }]);
  },
);
