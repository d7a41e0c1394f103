import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DeviceAnswer, DevicesAnswer, ErrorEnvelope, LogsAnswer } from 'shared-domain/contract';
import { aDevice, aMeeting, type FactDraft, findTrial, HIGH, LONG, readRows } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let now = new Date('2026-06-13T14:30:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function openMeeting() {
  const chOID = await aMeeting(server, 4);
  const { oid: trialOID } = await findTrial(server, chOID, LONG);
  const judge = await aDevice(server, chOID, 'judge');
  const headers = { 'x-access-code': judge.code };
  const call = async (method: string, path: string, body?: object) => {
    const answer = await server.call<Partial<ErrorEnvelope> & { readonly trials?: DeviceAnswer['trials'] }>(
      method,
      `/api/live-input/${chOID}${path}`,
      { token: '', headers, ...(body === undefined ? {} : { body }) },
    );
    return { status: answer.status, id: answer.body.errors?.[0]?.id, body: answer.body };
  };
  const list = async () => (await server.call<DevicesAnswer>('GET', `/api/lesecretariat/devices/${chOID}`)).body;
  return {
    chOID,
    trialOID,
    judge,
    beat: (device: string, more: object = {}) => call('PUT', '/device', { device, unsent: 0, ...more }),
    hold: (device: string, more: object = {}) => call('POST', '/hold', { trialOID, device, ...more }),
    read: (device: string, query = '') => call('GET', `?device=${device}${query}`),
    post: (device: string, facts: readonly FactDraft[], more: object = {}) =>
      call('POST', '', { device, facts, ...more }),
    list,
    find: async (device: string) => (await list()).devices.find((one) => one.device === device),
    close: (device: string) => server.call('DELETE', `/api/lesecretariat/devices/${chOID}?device=${device}`),
    reopen: (device: string) => server.call('POST', `/api/lesecretariat/devices/${chOID}?device=${device}`),
    logs: async () =>
      (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs.filter(({ action }) =>
        action.startsWith('device'),
      ),
  };
}

const anAttempt = (bib: string): FactDraft => ({ kind: 'attempt', bib, r: 'o', v: 7000 });
const CLOSED = { status: 403, id: 'device closed' };

describe('The list of devices (W6)', () => {
  test('says by the server’s clock when each was heard, which trials it writes, and which of its numbers are missing', async () => {
    const { judge, trialOID, beat, hold, post, list, find } = await openMeeting();
    await beat('A', { label: 'Sautoir 2', task: 'attempts', app: '0.9.0', unsent: 3 });
    await hold('A');
    expect(await find('A')).toMatchObject({
      trials: [{ oid: trialOID, since: now.toISOString() }],
      gaps: [],
      app: '0.9.0',
    });
    await post('A', judge.facts(LONG, { ...anAttempt('1'), seq: 1 }, { ...anAttempt('2'), seq: 5 }));
    expect((await find('A'))?.gaps).toEqual([{ first: 2, last: 4 }]);
    pass(12);
    expect((await list()).now).toBe(now.getTime());
    await hold('A', { hold: false });
    expect((await find('A'))?.trials).toEqual([]);
  });

  test('a log that another device brings says nothing of whether the first one is there', async () => {
    const { judge, beat, post, find } = await openMeeting();
    await beat('A');
    const heard = now.toISOString();
    pass(60);
    await post('A', judge.facts(LONG, { ...anAttempt('1'), seq: 1 }), { sender: 'B' });
    expect((await find('A'))?.seen).toBe(heard);
  });
});

describe('A device that an organiser closes', () => {
  test('26. is refused by its own reason whatever it asks for; others with the same code go on', async () => {
    const { judge, chOID, beat, hold, read, post, close } = await openMeeting();
    for (const device of ['A', 'B']) await beat(device);
    await post('A', judge.facts(LONG, anAttempt('1')));
    expect((await close('A')).status).toBe(200);
    expect(await beat('A')).toMatchObject(CLOSED);
    expect(await hold('A')).toMatchObject(CLOSED);
    expect(await read('A')).toMatchObject(CLOSED);
    expect(await post('A', judge.facts(LONG, anAttempt('2')))).toMatchObject(CLOSED);
    expect((await read('B')).status).toBe(200);
    expect((await hold('B')).status).toBe(200);
    expect((await post('B', judge.facts(LONG, anAttempt('3')))).status).toBe(200);
    // What it had said before counts on.
    expect((await readRows(server, chOID, LONG)).map(({ bib }) => bib).sort()).toEqual(['1', '3']);
  });

  test('26. leaves its trials: the next device and the secretariat need not wait, and it is logged once', async () => {
    const { trialOID, beat, hold, read, find, close, logs } = await openMeeting();
    await beat('A', { label: 'Sautoir 2' });
    await hold('A');
    await close('A');
    await close('A');
    expect(await find('A')).toMatchObject({ closed: now.toISOString(), trials: [] });
    expect((await read('B')).body.trials?.find(({ oid }) => oid === trialOID)?.tenures).toBeUndefined();
    expect((await server.call('POST', `/api/lesecretariat/trial/hold?oid=${trialOID}`)).status).toBe(200);
    await server.call('GET', `/api/lesecretariat/trial/release?oid=${trialOID}`);
    expect((await hold('B')).status).toBe(200);
    expect((await logs()).map(({ action, detail }) => [action, detail])).toEqual([
      ['device closed', { device: 'A', kind: 'judge', name: 'Sautoir 2' }],
    ]);
  });

  test('26. learns it at once where it waits for news', async () => {
    const { beat, read, close } = await openMeeting();
    await beat('A');
    const { cursor = 0, revision = 0 } = (await read('A')).body as { cursor?: number; revision?: number };
    const begun = performance.now();
    const waiting = read('A', `&wait=20&since=${cursor}&revision=${revision}`);
    await close('A');
    expect(await waiting).toMatchObject(CLOSED);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  test('what it wrote reaches the server by another device, or by a file', async () => {
    const { judge, chOID, beat, post, close } = await openMeeting();
    await beat('A');
    await close('A');
    const [first, second] = judge.facts(LONG, anAttempt('1'), anAttempt('2')) as [FactDraft, FactDraft];
    expect((await post('A', [first], { sender: 'B' })).status).toBe(200);
    const file = { device: 'A', by: 'judge', facts: [second] };
    expect((await server.call('POST', `/api/lesecretariat/live-log/${chOID}`, { body: file })).status).toBe(200);
    expect((await readRows(server, chOID, LONG)).map(({ bib }) => bib).sort()).toEqual(['1', '2']);
    // It is not opened by that.
    expect(await beat('A')).toMatchObject(CLOSED);
  });

  test('does not use up what devices of its code may send', async () => {
    const { judge, beat, post, close } = await openMeeting();
    await beat('A');
    await close('A');
    const facts = judge.facts(HIGH, ...Array.from({ length: 500 }, () => ({ kind: 'close' })));
    for (let at = 0; at < 61; at += 1) expect(await post('A', facts)).toMatchObject(CLOSED);
    expect((await post('B', judge.facts(LONG, anAttempt('1')))).status).toBe(200);
  });

  test('is opened again, and goes on', async () => {
    const { judge, beat, hold, post, find, close, reopen, logs } = await openMeeting();
    await beat('A');
    await close('A');
    expect((await reopen('A')).status).toBe(200);
    await reopen('A');
    expect((await find('A'))?.closed).toBeUndefined();
    expect((await beat('A')).status).toBe(200);
    expect((await hold('A')).status).toBe(200);
    expect((await post('A', judge.facts(LONG, anAttempt('1')))).status).toBe(200);
    expect((await logs()).map(({ action }) => action)).toEqual(['device reopened', 'device closed']);
  });
});

test('Judges read of each other when they were last heard; other kinds of code do not', async () => {
  const { chOID, beat, judge, close } = await openMeeting();
  await beat('A', { label: 'Juge 4', task: 'walk' });
  await beat('B');
  const seen = now.toISOString();
  expect((await judge.read()).judges).toEqual([{ device: 'A', label: 'Juge 4', task: 'walk', seen }]);
  await close('A');
  expect((await judge.read()).judges).toEqual([]);
  const wind = await aDevice(server, chOID, 'wind');
  expect((await wind.read()).judges).toBeUndefined();
});

test('Starters read when devices of the finish and of judges were last heard, as they hold no race; wind gauges do not', async () => {
  const { chOID, beat, close } = await openMeeting();
  const chrono = await aDevice(server, chOID, 'chrono');
  const starter = await aDevice(server, chOID, 'starter');
  await beat('A', { label: 'Commissaire 1', task: 'umpire' });
  await server.call('PUT', `/api/live-input/${chOID}/device`, {
    token: '',
    headers: { 'x-access-code': chrono.code },
    body: { device: 'C', unsent: 0, task: 'chrono' },
  });
  const seen = now.toISOString();
  const heard = (await starter.read()).heard?.toSorted((a, b) => a.device.localeCompare(b.device));
  expect(heard).toEqual([
    { by: 'judge', device: 'A', label: 'Commissaire 1', task: 'umpire', seen },
    { by: 'chrono', device: 'C', task: 'chrono', seen },
  ]);
  await close('A');
  expect((await starter.read()).heard?.map(({ device }) => device)).toEqual(['C']);
  expect((await (await aDevice(server, chOID, 'wind')).read()).heard).toBeUndefined();
});
