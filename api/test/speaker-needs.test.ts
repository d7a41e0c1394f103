import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BoardAnswer, SpeakerAnswer, UploadBody } from 'shared-domain/contract';
import { aDevice, entries, findTrial } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:30:00Z') });
});
afterAll(() => server.close());

/** A meeting with these lists and records, and what its speaker reads. */
async function openStand(upload: Omit<UploadBody, 'chOID'>, records: readonly object[] = []) {
  const { oid: chOID } = await server.createChallenge();
  const sent = await server.upload(chOID, upload);
  expect(sent.status).toBe(200);
  const stored = await server.call('PUT', `/api/lesecretariat/records/${chOID}`, { body: { records } });
  expect(stored.status).toBe(200);
  const { code } = await aDevice(server, chOID, 'vboard');
  const headers = { 'x-access-code': code };
  const { body } = await server.get<SpeakerAnswer>(`/api/live-input/${chOID}/speaker?device=stand`, headers);
  const find = async (
    list: 'events' | 'next',
    uid: string,
  ): Promise<Partial<SpeakerAnswer['events'][number]> | undefined> => {
    const { oid } = await findTrial(server, chOID, uid);
    return body[list].find(({ trial }) => trial === oid);
  };
  return { find };
}

const meeting = (event: string, v: number) => ({ kind: 'MR', event, v, holder: 'A. Dupont', date: '2019' });

describe('what would be a record (officials 6: before an attempt what it takes)', () => {
  const RUNNING = '000100-0-55-f1';
  const NEXT = '000200-0-55-f1';

  test('of a race that runs and of one that comes; nothing without a list', async () => {
    const { find } = await openStand(
      {
        trialsData: [anUploadTrial(RUNNING, { status: 5 }), anUploadTrial(NEXT, { status: 30 })],
        startlists: { [RUNNING]: entries(4), [NEXT]: entries(4) },
      },
      [meeting('000100-0-55', 10_500)],
    );
    expect(await find('events', RUNNING)).toMatchObject({ records: [{ kind: 'MR', v: 10_490 }] });
    expect(await find('next', NEXT)).not.toHaveProperty('records');
  });

  test('of the combined event of a part, with who leads it', async () => {
    const [total, part] = ['800010-0-55-f1', '001500-0-55-c1'];
    const { find } = await openStand(
      {
        trialsData: [
          anUploadTrial(total, { status: 5, group: 'Décathlon', name: 'Décathlon' }),
          anUploadTrial(part, { status: 5, group: 'Décathlon', name: '1500 m', dets: { combined: total } }),
        ],
        startlists: { [part]: entries(3) },
        resultlists: {
          [total]: [
            { bib: '1', last: 'NOM1', first: 'Prénom', prf: { v: 6900, u: 'pts', st: 1 } },
            { bib: '2', last: 'NOM2', first: 'Prénom', prf: { v: 6950, u: 'pts', st: 1 } },
          ],
        },
      },
      [meeting('800010-0-55', 7850)],
    );
    const event = await find('events', part);
    expect(event).not.toHaveProperty('records');
    expect(event?.combined).toMatchObject({
      event: '800010-0-55',
      leaders: [
        { last: 'NOM2', rank: 1, prf: { v: 6950 } },
        { last: 'NOM1', rank: 2 },
      ],
      records: [{ kind: 'MR', v: 7851 }],
    });
  });
});

test('what it takes to go on from a pool counts what the other pool has done', async () => {
  const [first, second] = ['900003-0-55-q1', '900003-0-55-q2'];
  const dets = { qualifying: { times: 2 } };
  const row = (bib: number, v: number) => ({ bib: String(bib), prf: { v, u: 'mm' as const, st: 1 as const } });
  const list = (from: number) => entries(6).slice(from, from + 3);
  const { find } = await openStand({
    trialsData: [first, second].map((uid) =>
      anUploadTrial(uid, { group: 'Longueur', name: uid, round: 'q', status: 5, dets }),
    ),
    startlists: { [first]: list(0), [second]: list(3) },
    resultlists: {
      [first]: [{ ...row(1, 6200), attempts: [{ v: 6200, r: 'o', w: 0 }] }],
      [second]: [row(4, 6600), row(5, 6500)],
    },
  });
  expect((await find('events', first))?.field).toMatchObject({
    athlete: { last: 'NOM2' },
    outlook: { needed: [{ aim: 'final', v: 6500, count: 2 }] },
  });
});

test('when calls close is what the call room was told last, for every device and board, and wakes those who wait', async () => {
  const { oid: chOID } = await server.createChallenge();
  const uid = '000100-0-55-f1';
  await server.upload(chOID, { trialsData: [anUploadTrial(uid, { status: 25, date: '2026-06-13T18:00:00+02:00' })] });
  const [judge, board] = [await aDevice(server, chOID, 'judge'), await aDevice(server, chOID, 'vboard')];
  const tell = (device: string, call: object) =>
    server.call('PUT', `/api/live-input/${chOID}/device`, {
      token: '',
      headers: { 'x-access-code': judge.code },
      body: { device, unsent: 0, task: 'callRoom', call },
    });
  const readEnd = async () => {
    const path = '/officiel/ecran/multi?format=json';
    const { body } = await server.get<BoardAnswer>(path, { 'x-access-code': board.code });
    return body.stadium?.[0]?.trial.callEnd;
  };
  const before = await board.read();
  expect(before.challenge).not.toHaveProperty('call');
  expect(await readEnd()).toBe('2026-06-13T15:45:00.000Z');
  expect((await tell('room 1', { race: 40, set: 2000 })).status).toBe(200);
  await tell('room 2', { race: 20, field: 60, set: 1000 });
  const after = await board.read();
  expect(after.challenge.call).toEqual({ race: 40, set: 2000 });
  expect(after.mark).not.toBe(before.mark);
  expect(await readEnd()).toBe('2026-06-13T15:20:00.000Z');
});
