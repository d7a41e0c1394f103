import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aDevice, aMeeting, findTrial, HIGH, LONG, RACE, readRows } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T15:00:00Z') });
});
afterAll(() => server.close());

const getFile = async (chOID: string): Promise<{ exported: string }> => {
  const headers = { 'x-access-token': server.token };
  return (await fetch(`${server.url}/api/lesecretariat/export/${chOID}`, { headers })).json() as never;
};

test('A competition whose results officials said live comes back as it was from its file', async () => {
  const chOID = await aMeeting(server);
  const judge = await aDevice(server, chOID, 'judge');
  await judge.sendNew(HIGH, { kind: 'heights', heights: [1800, 1850] }, { kind: 'attempt', bib: '1', h: 1800, r: 'o' });
  await judge.sendNew(LONG, { kind: 'attempt', bib: '1', r: 'o', v: 7000, w: 1.2 }, { kind: 'word', bib: '2', st: 2 });
  const chrono = await aDevice(server, chOID, 'chrono');
  await chrono.sendNew(RACE, { kind: 'raw', lane: 1, v: 10_460, st: 1, place: 1 }, { kind: 'raw', lane: 2, st: 4 });
  const { oid } = await findTrial(server, chOID, RACE);
  await server.call('POST', `/api/lesecretariat/trial/${oid}/accept`, { body: { from: 'raws' } });
  await server.call('PUT', `/api/lesecretariat/trial/${oid}/row`, { body: { row: 'bib:1', override: 1 } });
  const file = await getFile(chOID);
  const back = await server.call<{ chOID: string }>('POST', `/api/lesecretariat/import?orgOID=${server.org}`, {
    body: file,
  });
  expect(back.status).toBe(200);
  const readShown = async (of: string) => {
    const lists = [];
    for (const uid of [HIGH, LONG, RACE]) lists.push(await readRows(server, of, uid));
    return lists;
  };
  const before = await readShown(chOID);
  expect(before.map(({ length }) => length > 0)).toEqual([true, true, true]);
  expect(await readShown(back.body.chOID)).toEqual(before);
  const there = await aDevice(server, back.body.chOID, 'judge');
  await there.sendNew(LONG, { kind: 'attempt', bib: '1', n: 2, r: 'o', v: 7200, w: 0.4 });
  expect((await readRows(server, back.body.chOID, LONG))[0]).toMatchObject({ attempts: [{ v: 7000 }, { v: 7200 }] });
});

test('Its file holds what was signed in, and is the same again', async () => {
  const chOID = await aMeeting(server);
  const chrono = await aDevice(server, chOID, 'chrono');
  await chrono.sendNew(RACE, { kind: 'raw', lane: 1, v: 10_460, st: 1, place: 1 });
  const file = await getFile(chOID);
  expect(file).toMatchObject({ facts: [{ trial: RACE, fact: { kind: 'raw', v: 10_460 } }] });
  const back = await server.call<{ chOID: string }>('POST', `/api/lesecretariat/import?orgOID=${server.org}`, {
    body: file,
  });
  expect({ ...(await getFile(back.body.chOID)), exported: '' }).toEqual({ ...file, exported: '' });
});
