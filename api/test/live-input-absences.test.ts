import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  aDevice,
  aMeeting,
  type Device,
  type FactDraft,
  findTrial,
  HIGH,
  LONG,
  readRows,
} from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
});
afterAll(() => server.close());

type Edit = (...edits: readonly ({ readonly op: string } & Record<string, unknown>)[]) => Promise<void>;

async function openContest(uid: string): Promise<{ chOID: string; judge: Device; edit: Edit }> {
  const chOID = await aMeeting(server, 3);
  const { oid: trial } = await findTrial(server, chOID, uid);
  const edit: Edit = async (...edits) => {
    const answer = await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, {
      body: { edits: edits.map((one) => ({ ...one, trial })) },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };
  return { chOID, judge: await aDevice(server, chOID, 'judge'), edit };
}

const jump = (bib: string, r: string): FactDraft => ({ kind: 'attempt', bib, r });
const HEIGHTS: FactDraft = { kind: 'heights', heights: [1800, 1850, 1900] };
const listRefused = ({ body }: Awaited<ReturnType<Device['send']>>) =>
  body.refused.map(({ errors }) => errors[0]?.detail);
const readLive = async (judge: Device, uid: string) => (await judge.read()).trials.find((one) => one.uid === uid)?.live;

describe('A contest waits for nobody', () => {
  test('whom the desk has scratched: the turn goes on and the bar goes up', async () => {
    const { judge, edit } = await openContest(HIGH);
    await judge.sendNew(HIGH, HEIGHTS, jump('1', 'o'));
    await edit({ op: 'scratch', row: 'bib:2' });
    expect(listRefused(await judge.sendNew(HIGH, jump('3', 'o'), { kind: 'bar', h: 1850 }))).toEqual([]);
    expect(await readLive(judge, HIGH)).toMatchObject({ state: 'bar', bar: 1850, row: 'bib:1' });
  });

  test('who was absent at the call, and takes part from the first attempt on', async () => {
    const { chOID, judge, edit } = await openContest(HIGH);
    await edit({ op: 'check', row: 'bib:2', presence: 'absent' });
    const bar: FactDraft = { kind: 'bar', h: 1850 };
    expect(listRefused(await judge.sendNew(HIGH, HEIGHTS, jump('1', 'o'), jump('3', 'o'), bar))).toEqual([]);
    const sent = await judge.sendNew(HIGH, jump('1', 'o'), jump('2', 'x'), jump('3', 'o'), { kind: 'bar', h: 1900 });
    expect(listRefused(sent)).toEqual([expect.stringContaining('trials left')]);
    const rows = await readRows(server, chOID, HIGH);
    expect(rows.find(({ bib }) => bib === '2')?.attempts).toEqual([{ h: 1850, r: 'x' }]);
  });

  test('who was entered after the first attempt: bars raised before stay', async () => {
    const { chOID, judge, edit } = await openContest(HIGH);
    const bar: FactDraft = { kind: 'bar', h: 1850 };
    await judge.sendNew(HIGH, HEIGHTS, jump('1', 'o'), jump('2', 'o'), jump('3', 'o'), bar);
    await edit({ op: 'add', entry: { bib: '9', last: 'TARD', first: 'Ève', category: 55 } });
    expect(listRefused(await judge.sendNew(HIGH, jump('9', 'o')))).toEqual([]);
    expect(await readLive(judge, HIGH)).toMatchObject({ bar: 1850, row: 'bib:1' });
    expect((await readRows(server, chOID, HIGH)).find(({ bib }) => bib === '9')?.prf).toMatchObject({ v: 1850 });
  });

  test('who keeps her place after a new bib number', async () => {
    const { judge, edit } = await openContest(HIGH);
    await judge.sendNew(HIGH, HEIGHTS, jump('1', 'o'));
    await edit({ op: 'bib', row: 'bib:2', bib: '22' });
    expect(listRefused(await judge.sendNew(HIGH, jump('3', 'o'), { kind: 'bar', h: 1850 }))).toEqual([
      expect.stringContaining('trials left'),
    ]);
  });

  test('in a long jump: rounds are complete without the absent, who has passed them, by number too', async () => {
    const { chOID, judge, edit } = await openContest(LONG);
    await edit({ op: 'check', row: 'bib:2', presence: 'absent' });
    const one = (bib: string, n: number): FactDraft => ({ kind: 'attempt', bib, r: 'o', v: 6000 + n, n });
    const sent = await judge.sendNew(LONG, one('1', 1), one('3', 1), one('1', 2), one('2', 2), one('3', 2));
    expect(listRefused(sent)).toEqual([]);
    const rows = await readRows(server, chOID, LONG);
    expect(rows.find(({ bib }) => bib === '2')?.attempts?.map(({ r }) => r)).toEqual(['-', 'o']);
  });
});
