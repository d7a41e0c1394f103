import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeviceAnswer, DeviceHoldAnswer, LiveInputAnswer } from 'shared-domain/contract';
import { aDevice, aMeeting, type FactDraft, findTrial, LONG, readRows } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
const START = Date.parse('2026-06-13T15:00:00Z');
let minutes = 0;
const readClock = (at = minutes) => new Date(START + at * 60_000);
beforeAll(async () => {
  server = await startServer({ clock: () => readClock() });
});
beforeEach(() => {
  minutes = 0;
});
afterAll(() => server.close());

type HoldAnswer = DeviceHoldAnswer & { readonly errors?: readonly { readonly id: string }[] };

async function openContest() {
  const chOID = await aMeeting(server, 4);
  const { oid: trialOID } = await findTrial(server, chOID, LONG);
  const judge = await aDevice(server, chOID, 'judge');
  const headers = { 'x-access-code': judge.code };
  const hold = async (device: string, more: object = {}) =>
    (
      await server.call<HoldAnswer>('POST', `/api/live-input/${chOID}/hold`, {
        token: '',
        headers,
        body: { trialOID, device, ...more },
      })
    ).body;
  /** One attempt, dated at that minute by a clock that was compared with the server's. */
  const sendAt = async (device: string, minute: number, bib: string) => {
    const facts = judge
      .facts(LONG, { kind: 'attempt', bib, r: 'o', v: 7000 } as FactDraft)
      .map((fact) => ({ ...fact, at: readClock(minute).toISOString() }));
    const { body } = await server.call<LiveInputAnswer>('POST', `/api/live-input/${chOID}`, {
      token: '',
      headers,
      body: { device, clock: { source: 'server' }, facts },
    });
    return body.refused.map(({ aside }) => aside);
  };
  const listBibs = async () => (await readRows(server, chOID, LONG)).map(({ bib }) => bib).sort();
  const readTenures = async () => (await judge.read()).trials.find(({ oid }) => oid === trialOID)?.tenures;
  /** Who writes the trial, as a device with the judge's code reads it. */
  const readAs = async (device: string) => {
    const { body } = await server.get<DeviceAnswer>(`/api/live-input/${chOID}?device=${device}`, headers);
    const { tenures, organiser, released } = body.trials.find(({ oid }) => oid === trialOID) ?? {};
    return { tenures: tenures?.map((one) => one.device), organiser, released, mark: body.mark };
  };
  const release = () => server.call('GET', `/api/lesecretariat/trial/release?oid=${trialOID}`);
  const holdByOrganiser = () => server.call('POST', `/api/lesecretariat/trial/hold?oid=${trialOID}`);
  return { chOID, trialOID, judge, hold, sendAt, listBibs, readTenures, readAs, release, holdByOrganiser };
}

describe('Who writes a trial', () => {
  test('is taken over at an instant: what the first said before it counts, however late, and what it said after stands aside', async () => {
    const { hold, sendAt, listBibs, readTenures } = await openContest();
    await hold('A', { label: 'Sautoir 2' });
    expect(await sendAt('A', 0, '1')).toEqual([]);
    minutes = 5;
    expect((await hold('B')).errors?.[0]?.id).toBe('conflict');
    const taken = await hold('B', { take: true, label: 'Sautoir 3' });
    expect(taken).toMatchObject({
      held: true,
      since: readClock(5).toISOString(),
      before: { device: 'A', label: 'Sautoir 2', last: readClock(0).toISOString() },
    });
    expect(await readTenures()).toMatchObject([{ by: 'judge', device: 'B', label: 'Sautoir 3' }]);
    minutes = 60;
    expect(await sendAt('A', 4, '2')).toEqual([]);
    expect(await sendAt('A', 6, '3')).toEqual(['held']);
    expect(await sendAt('B', 6, '4')).toEqual([]);
    expect(await listBibs()).toEqual(['1', '2', '4']);
  });

  test('without a network counts from when it says, unless the trial was another’s', async () => {
    const { hold, sendAt } = await openContest();
    minutes = 30;
    expect(await hold('A', { since: readClock(0).toISOString() })).toMatchObject({ since: readClock(0).toISOString() });
    expect(await sendAt('B', 10, '1')).toEqual(['held']);
    await hold('A', { hold: false });
    minutes = 50;
    const since = readClock(20).toISOString();
    expect(await hold('B', { since })).toMatchObject({ since: readClock(30).toISOString() });
  });

  test('22. goes over to the device that it was handed to without a network, from when that one took it', async () => {
    const { hold, sendAt, readTenures } = await openContest();
    await hold('A');
    minutes = 9;
    expect((await hold('B', { from: 'C' })).errors?.[0]?.id).toBe('conflict');
    const since = readClock(5).toISOString();
    expect(await hold('B', { from: 'A', since })).toMatchObject({ since, before: { device: 'A' } });
    expect(await readTenures()).toMatchObject([{ device: 'B', since }]);
    expect(await sendAt('A', 4, '1')).toEqual([]);
    expect(await sendAt('A', 6, '2')).toEqual(['held']);
    expect(await sendAt('B', 6, '3')).toEqual([]);
  });

  test('22. goes over at the instant of the hand-over, also where the first device has released it later', async () => {
    const { hold, sendAt } = await openContest();
    await hold('A');
    minutes = 6;
    await hold('A', { hold: false });
    minutes = 20;
    const since = readClock(5).toISOString();
    expect(await hold('B', { from: 'A', since })).toMatchObject({ since });
    expect(await sendAt('B', 5.5, '1')).toEqual([]);
  });

  test('leaves the clock of its attempts to another device', async () => {
    const { hold, judge } = await openContest();
    await hold('A');
    const start = judge
      .facts(LONG, { kind: 'clock', act: 'start', bib: '1', ms: 60_000 })
      .map((fact) => ({ ...fact, at: readClock(0).toISOString() }));
    expect((await judge.send(start, 'B')).body.refused).toEqual([]);
  });

  test('is given back by the organiser, and is free for the next after a long silence', async () => {
    const { trialOID, hold, sendAt, readTenures } = await openContest();
    await hold('A');
    await server.call('GET', `/api/lesecretariat/trial/release?oid=${trialOID}`);
    expect(await readTenures()).toBeUndefined();
    expect(await sendAt('B', 0, '1')).toEqual([]);
    await hold('A');
    minutes = 11;
    expect(await sendAt('B', 11, '2')).toEqual([]);
    expect(await hold('B')).toMatchObject({ held: true, before: { device: 'A' } });
    expect(await sendAt('A', 12, '3')).toEqual(['held']);
  });

  test('is an organiser once the trial was taken: devices read so, what they say stands aside, and whoever held it learns since when', async () => {
    const { hold, sendAt, readAs, release, holdByOrganiser, listBibs } = await openContest();
    await hold('A');
    const before = await readAs('A');
    expect(before).toMatchObject({ tenures: ['A'], organiser: undefined, released: undefined });
    expect((await holdByOrganiser()).status).toBe(409);
    minutes = 3;
    await release();
    await holdByOrganiser();
    const taken = await readAs('A');
    expect(taken).toMatchObject({ tenures: undefined, organiser: true, released: readClock(3).toISOString() });
    expect(await readAs('B')).toMatchObject({ organiser: true, released: undefined });
    expect((await hold('A', { renew: true })).errors?.[0]?.id).toBe('conflict');
    expect(await sendAt('A', 4, '1')).toEqual(['held']);
    minutes = 5;
    await release();
    const given = await readAs('A');
    expect(given).toMatchObject({ tenures: undefined, organiser: undefined, released: readClock(3).toISOString() });
    expect(new Set([before, taken, given].map(({ mark }) => mark)).size).toBe(3);
    expect(await hold('A')).toMatchObject({ held: true, since: readClock(5).toISOString() });
    expect(await readAs('A')).toMatchObject({ tenures: ['A'], released: undefined });
    expect(await sendAt('A', 6, '2')).toEqual([]);
    expect(await listBibs()).toEqual(['2']);
  });

  test('is nobody once an organiser has released the trial: who only renews does not take it back, facts count, a device takes it', async () => {
    const { hold, sendAt, readAs, release } = await openContest();
    await hold('A');
    minutes = 1;
    expect(await hold('A', { renew: true })).toMatchObject({ held: true, since: readClock(0).toISOString() });
    minutes = 2;
    await release();
    minutes = 3;
    expect(await hold('A', { renew: true })).toMatchObject({ held: false });
    expect(await readAs('A')).toMatchObject({ tenures: undefined, released: readClock(2).toISOString() });
    expect(await sendAt('A', 3, '1')).toEqual([]);
    // One that says nothing of renewing, as an older console, takes it.
    expect(await hold('A')).toMatchObject({ held: true, since: readClock(3).toISOString() });
  });

  test('is told as before to who was taken over by another device, and to who never held the trial', async () => {
    const { hold, readAs } = await openContest();
    expect(await hold('A', { renew: true })).toMatchObject({ held: true });
    minutes = 2;
    await hold('B', { take: true });
    expect(await readAs('A')).toMatchObject({ tenures: ['B'], released: undefined });
    minutes = 4;
    await hold('B', { hold: false });
    expect(await readAs('A')).toMatchObject({ tenures: undefined, released: undefined });
    expect(await hold('A', { renew: true })).toMatchObject({ held: true });
  });

  test('is told apart by kind of code: a gauge and a judge each have their own', async () => {
    const { chOID, trialOID, hold } = await openContest();
    await hold('A');
    const gauge = await aDevice(server, chOID, 'wind');
    const { body } = await server.call<HoldAnswer>('POST', `/api/live-input/${chOID}/hold`, {
      token: '',
      headers: { 'x-access-code': gauge.code },
      body: { trialOID, device: 'G' },
    });
    expect(body.held).toBe(true);
  });
});
