import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aDevice, aMeeting, entries, type FactDraft, findTrial, HIGH, LONG, SHOT } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { expectSameSheet } from './same-sheet.ts';
import { anUploadTrial } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
});
afterAll(() => server.close());

const jump = (bib: string, r: string): FactDraft => ({ kind: 'attempt', bib, r });
const throwOnce = (bib: string, v?: number): FactDraft => ({
  kind: 'attempt',
  bib,
  ...(v === undefined ? { r: 'x' } : { r: 'o', v, w: 0.5 }),
});
const HEIGHTS: FactDraft = { kind: 'heights', heights: [1800, 1850, 1900] };

describe('A device and the server compute the same sheet', () => {
  test('of a high jump with refused facts, a status, and edits by the desk', async () => {
    const chOID = await aMeeting(server, 4);
    const judge = await aDevice(server, chOID, 'judge');
    const { oid } = await findTrial(server, chOID, HIGH);
    const edit = async (...edits: readonly object[]) => {
      const body = { edits: edits.map((one) => ({ ...one, trial: oid })) };
      expect((await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, { body })).status).toBe(200);
    };
    await expectSameSheet(server, chOID, HIGH, judge);
    await judge.sendNew(HIGH, HEIGHTS, jump('1', 'o'), jump('2', 'x'), { kind: 'bar', h: 1850 }, jump('9', 'o'));
    await expectSameSheet(server, chOID, HIGH, judge);
    await edit({ op: 'scratch', row: 'bib:4' }, { op: 'bib', row: 'bib:3', bib: '33' });
    await judge.sendNew(HIGH, jump('3', 'o'), jump('2', 'o'), { kind: 'bar', h: 1850 }, jump('1', 'x'));
    await expectSameSheet(server, chOID, HIGH, judge);
    const typed = { row: 'bib:1', attempts: [{ h: 1800, r: 'xo' }], prf: { v: 1800, u: 'mm', st: 1 } };
    expect((await server.call('PUT', `/api/lesecretariat/trial/${oid}/row`, { body: typed })).status).toBe(200);
    await expectSameSheet(server, chOID, HIGH, judge);
    await judge.sendNew(HIGH, jump('2', 'o'), { kind: 'word', bib: '33', st: 4, rules: ['TR7.1'] });
    await edit({ op: 'add', entry: { bib: '50', last: 'TARD', first: 'Ève', category: 55 } });
    await expectSameSheet(server, chOID, HIGH, judge);
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { status: 10 } });
    await expectSameSheet(server, chOID, HIGH, judge);
  });

  test('of a long jump, through its cut, winds and a deleted row', async () => {
    const chOID = await aMeeting(server, 3);
    const judge = await aDevice(server, chOID, 'judge');
    const gauge = await aDevice(server, chOID, 'wind');
    await judge.sendNew(LONG, throwOnce('1', 6000), throwOnce('2'), throwOnce('3', 6100), throwOnce('3', 6200));
    await gauge.sendNew(LONG, { kind: 'wind', bib: '1', n: 1, w: 2.4 });
    await judge.sendNew(LONG, { kind: 'clock', act: 'measure', bib: '1' }, { kind: 'setting', board: 2000 });
    expect(
      (await expectSameSheet(server, chOID, LONG, judge)).trials.find(({ uid }) => uid === LONG)?.live,
    ).toMatchObject({
      measuring: true,
    });
    expect((await gauge.sendNew(LONG, { kind: 'clock', act: 'start' })).body.refused[0]?.errors[0]?.reason).toBe(
      'not allowed',
    );
    const { oid } = await findTrial(server, chOID, LONG);
    const results = [{ bib: '1', prf: { v: 6000, u: 'mm', st: 1 }, attempts: [{ r: 'o', v: 6000, w: 2.4 }] }];
    expect((await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { results } })).status).toBe(200);
    await expectSameSheet(server, chOID, LONG, judge);
    await judge.sendNew(LONG, throwOnce('1', 6050), throwOnce('2', 5900), throwOnce('3', 6150));
    await expectSameSheet(server, chOID, LONG, judge);
  });

  test('of a shot put for all categories, cut within each implement', async () => {
    const { oid: chOID } = await server.createChallenge();
    const categories = [55, 49, 49];
    const dets = { cuts: [{ after: 1, to: 1 }] };
    const { status } = await server.upload(chOID, {
      trialsData: [anUploadTrial(SHOT, { status: 25, group: SHOT, name: SHOT, dets })],
      startlists: { [SHOT]: entries(3).map((entry, at) => ({ ...entry, category: categories[at] })) },
    });
    expect(status).toBe(200);
    const judge = await aDevice(server, chOID, 'judge');
    const put = (bib: string, v: number): FactDraft => ({ kind: 'attempt', bib, r: 'o', v });
    await judge.sendNew(SHOT, put('1', 9000), put('2', 12_000), put('3', 11_000));
    const after = await expectSameSheet(server, chOID, SHOT, judge);
    expect(after.trials.find(({ uid }) => uid === SHOT)?.live).toMatchObject({ row: 'bib:2', attempt: 2 });
    const { body } = await judge.sendNew(SHOT, put('2', 12_100), put('1', 9100), put('3', 13_000));
    expect(body.refused.map(({ errors }) => errors[0]?.reason)).toEqual(['not in the cut']);
    await expectSameSheet(server, chOID, SHOT, judge);
  });
});
