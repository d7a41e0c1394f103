import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ChronosAnswer, EditAnswer, RawsAnswer } from 'shared-domain/contract';
import {
  aDevice,
  aMeeting,
  type Device,
  type FactDraft,
  findTrial,
  LONG,
  RACE,
  readRows,
} from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
const now = new Date('2026-06-13T18:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

type Answer = EditAnswer & { readonly errors?: readonly { id: string; detail: string }[] };

async function openRace(): Promise<{ chOID: string; oid: string; chrono: Device }> {
  const chOID = await aMeeting(server, 4);
  return { chOID, oid: (await findTrial(server, chOID, RACE)).oid, chrono: await aDevice(server, chOID, 'chrono') };
}

const accept = (oid: string, body: unknown) =>
  server.call<Answer>('POST', `/api/lesecretariat/trial/${oid}/accept`, { body });
const raws = async (oid: string) =>
  (await server.call<RawsAnswer>('GET', `/api/lesecretariat/raws?oid=${oid}`)).body.raws[0]?.rows;
const chronos = async (oid: string) =>
  (await server.call<ChronosAnswer>('GET', `/api/lesecretariat/chronos?oid=${oid}`)).body.chronos[0]?.rows;
const raw = (lane: number, v: number, more = {}): FactDraft => ({ kind: 'raw', lane, v, ...more });
const time = (lane: number, v: number): FactDraft => ({ kind: 'time', lane, v });
const readShown = async (chOID: string) =>
  (await readRows(server, chOID, RACE)).map(({ bib, rank, prf }) => [bib, rank, prf.v]);

describe('What is read at the finish', () => {
  test('stands apart: the secretariat reads it, the public does not', async () => {
    const { chOID, oid, chrono } = await openRace();
    await chrono.sendNew(RACE, raw(1, 10_512, { place: 1, reaction: 151 }), time(2, 10_900), {
      kind: 'time',
      place: 3,
      v: 11_000,
    });
    expect(await raws(oid)).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        by: 'chrono',
        bib: '1',
        lane: 1,
        prf: { v: 10_512, u: 'ms', st: 1 },
        rank: 1,
        reaction: 151,
      },
    ]);
    expect(await chronos(oid)).toMatchObject([
      { bib: '2', lane: 2, v: 10_900, by: 'chrono' },
      { place: 3, v: 11_000 },
    ]);
    expect(await readRows(server, chOID, RACE)).toEqual([]);
  });

  test('is corrected by the device that read it', async () => {
    const { oid, chrono } = await openRace();
    const facts = chrono.facts(RACE, raw(1, 10_512), raw(2, 10_612));
    await chrono.send(facts);
    await chrono.sendNew(RACE, {
      kind: 'correction',
      replaces: facts[0]?.id,
      with: [{ id: randomUUID(), ...raw(3, 10_512) }],
    });
    expect((await raws(oid))?.map(({ lane, prf }) => [lane, prf.v])).toEqual([
      [3, 10_512],
      [2, 10_612],
    ]);
  });
});

describe('Accepting it', () => {
  test('makes results with the photo finish’s own places, in one act that can be undone', async () => {
    const { chOID, oid, chrono } = await openRace();
    await chrono.sendNew(RACE, raw(2, 10_501, { place: 2 }), raw(1, 10_501, { place: 1 }), raw(3, 10_700), {
      kind: 'raw',
      lane: 4,
      st: 3,
    });
    const { body } = await accept(oid, { from: 'raws' });
    expect(body.results[0]?.rows.map(({ bib, rank }) => [bib, rank])).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 3],
      ['4', undefined],
    ]);
    expect(await readShown(chOID)).toEqual([
      ['1', 1, 10_501],
      ['2', 2, 10_501],
      ['3', 3, 10_700],
      ['4', undefined, undefined],
    ]);
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.log } });
    expect([await readShown(chOID), (await raws(oid))?.length]).toEqual([[], 4]);
  });

  test('of several hand times of one takes the middle one, of two the longer, to the tenth where times are by hand', async () => {
    const { chOID, oid, chrono } = await openRace();
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { dets: { hand: true } } });
    await chrono.sendNew(RACE, time(1, 10_510), time(1, 10_710), time(1, 10_610), time(2, 11_010), time(2, 10_980));
    await accept(oid, { from: 'chronos' });
    expect(await readShown(chOID)).toEqual([
      ['1', 1, 10_700],
      ['2', 2, 11_100],
    ]);
  });

  test('of some leaves the others; words of the officials stand', async () => {
    const { chOID, oid, chrono } = await openRace();
    const facts = chrono.facts(RACE, raw(1, 10_512), raw(2, 10_612), {
      kind: 'word',
      lane: 2,
      st: 4,
      rules: ['TR17.2'],
    });
    await chrono.send(facts);
    await accept(oid, { from: 'raws', ids: [facts[0]?.id, facts[1]?.id] });
    expect(await readShown(chOID)).toEqual([
      ['1', 1, 10_512],
      ['2', undefined, undefined],
    ]);
    await chrono.sendNew(RACE, raw(3, 10_700));
    expect(await readShown(chOID)).toEqual([
      ['1', 1, 10_512],
      ['2', undefined, undefined],
    ]);
  });

  test('again after results were given out is a correction that everyone sees', async () => {
    const { chOID, oid, chrono } = await openRace();
    await chrono.sendNew(RACE, raw(1, 10_512), raw(2, 10_612), { kind: 'status', status: 10 });
    await accept(oid, { from: 'raws' });
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { status: 40 } });
    const sent = await chrono.sendNew(RACE, raw(1, 10_522));
    expect(sent.body.refused[0]?.errors[0]?.detail).toContain('are official');
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { status: 15, reason: 'photo read again' } });
    await chrono.sendNew(RACE, raw(1, 10_522));
    await accept(oid, { from: 'raws', reason: 'photo read again' });
    expect(await readRows(server, chOID, RACE)).toMatchObject([
      { bib: '1', prf: { v: 10_522 }, corrected: { why: 'photo read again' } },
      { bib: '2', prf: { v: 10_612 } },
    ]);
    expect((await readRows(server, chOID, RACE))[1]?.corrected).toBeUndefined();
  });

  test('of official results needs a reason', async () => {
    const { oid, chrono } = await openRace();
    await chrono.sendNew(RACE, raw(1, 10_512));
    await accept(oid, { from: 'raws' });
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { status: 40 } });
    expect((await accept(oid, { from: 'raws' })).body.errors?.[0]).toMatchObject({
      id: 'invalid request',
      detail: expect.stringContaining('$.reason'),
    });
    expect((await accept(oid, { from: 'raws', reason: 'late photo' })).status).toBe(200);
  });

  test('of nothing changes nothing', async () => {
    const { oid } = await openRace();
    expect((await accept(oid, { from: 'raws' })).body).toMatchObject({ starts: [], results: [] });
  });

  test.each([
    ['a reading that is not there', { from: 'raws', ids: [randomUUID()] }, 404, '$.ids[0]'],
    ['something else than times', { from: 'photos' }, 400, '$.from'],
    ['a finish of nobody', { from: 'chronos' }, 409, '(place 1) is of nobody of the start list'],
    ['a time of one who did not start', { from: 'raws' }, 409, 'bib:3 is said not to have started'],
  ])('of %s is refused', async (_, body, status, detail) => {
    const { oid, chrono } = await openRace();
    await chrono.sendNew(RACE, { kind: 'time', place: 1, v: 11_000 }, { kind: 'word', lane: 3, st: 2 }, raw(3, 11_000));
    const answer = await accept(oid, body);
    expect([answer.status, answer.body.errors?.[0]?.detail]).toEqual([status, expect.stringContaining(detail)]);
  });

  test('belongs to a race, and to whoever may write it', async () => {
    const { chOID, oid } = await openRace();
    const jump = await findTrial(server, chOID, LONG);
    expect((await accept(jump.oid, { from: 'raws' })).status).toBe(409);
    expect((await accept('nowhere', { from: 'raws' })).status).toBe(404);
    const { status } = await server.call('POST', `/api/lesecretariat/trial/${oid}/accept`, { token: '', body: {} });
    expect(status).toBe(401);
  });
});
