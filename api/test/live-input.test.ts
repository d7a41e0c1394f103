import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aDevice, aMeeting, HIGH, LONG, RACE, rowsOf, trialOf } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
const now = new Date('2026-06-13T18:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

describe('A judge’s tablet', () => {
  test('plays attempts of a long jump: results at once, ranks and all', async () => {
    const chOID = await aMeeting(server, 2);
    const judge = await aDevice(server, chOID, 'judge');
    const { body } = await judge.say(
      LONG,
      { kind: 'attempt', bib: '1', r: 'o', v: 7120, w: 1.1 },
      { kind: 'attempt', bib: '2', r: 'x' },
      { kind: 'attempt', bib: '1', r: 'o', v: 7250, w: 2.4 },
    );
    expect(body.refused).toEqual([]);
    expect(body.accepted).toHaveLength(3);
    expect(await trialOf(server, chOID, LONG)).toMatchObject({ status: 5 });
    expect(await rowsOf(server, chOID, LONG)).toMatchObject([
      {
        bib: '1',
        rank: 1,
        prf: { v: 7250 },
        attempts: [
          { v: 7120, r: 'o', w: 1.1 },
          { v: 7250, r: 'o', w: 2.4 },
        ],
      },
      { bib: '2', prf: { st: 6 }, attempts: [{ r: 'x' }] },
    ]);
    expect(HIGH + RACE).toBeTruthy();
  });
});
