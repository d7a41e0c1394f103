import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DeletedAnswer, LogsAnswer } from 'shared-domain/contract';
import { aDevice, aMeeting, type Device, findTrial, LONG, readRows } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let chOID: string;
let judge: Device;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T15:00:00Z') });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = await aMeeting(server);
  judge = await aDevice(server, chOID, 'judge');
});

const jump = (bib: string, v: number) => ({ kind: 'attempt', bib, r: 'o', v });
const marks = async () => (await readRows(server, chOID, LONG)).map(({ bib, prf }) => [bib, prf.v]);
const undo = (logOid: string) => server.call('POST', '/api/lesecretariat/undo', { body: { logOid } });
const remove = async (address: (oid: string) => string) => {
  const { oid } = await findTrial(server, chOID, LONG);
  return (await server.call<DeletedAnswer>('DELETE', address(oid))).body.log;
};
const trialAddress = (oid: string) => `/api/lesecretariat/trial?oid=${oid}`;
const resultAddress = (oid: string) => `/mgrapi/lemgr/challenge/${chOID}/trial/${oid}/result`;

test('A trial that is deleted takes no facts; put back, it has all that was said, and goes on', async () => {
  const said = judge.facts(LONG, jump('1', 7000), jump('2', 7100));
  await judge.send(said);
  const before = await readRows(server, chOID, LONG);
  const late = judge.facts(LONG, jump('3', 7300));
  const log = await remove(trialAddress);
  expect((await judge.send(late)).body).toMatchObject({ accepted: [], refused: [{ errors: [{ id: 'not found' }] }] });
  expect((await undo(log)).status).toBe(200);
  expect(await readRows(server, chOID, LONG)).toEqual(before);
  expect((await judge.send(late)).body.accepted).toEqual([late[0]?.id]);
  expect((await judge.send(said)).body.already).toEqual(said.map(({ id }) => id));
  expect(await marks()).toEqual([
    ['3', 7300],
    ['2', 7100],
    ['1', 7000],
  ]);
});

test('An athlete hidden while a trial was deleted is hidden in what is put back', async () => {
  await judge.sendNew(LONG, jump('1', 7000));
  const log = await remove(trialAddress);
  const hidden = { last: 'NOM1', first: 'Prénom', hidden: true };
  await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { body: hidden });
  await undo(log);
  expect(JSON.stringify(await readRows(server, chOID, LONG))).not.toContain('NOM1');
  await judge.sendNew(LONG, jump('1', 7100));
  const rows = await readRows(server, chOID, LONG);
  expect(rows).toMatchObject([{ bib: '1', prf: { v: 7100 } }]);
  expect(JSON.stringify(rows)).not.toContain('NOM1');
});

test('Results that the secretariat took out stay out when the judge goes on; they are not put back over what came since', async () => {
  await judge.sendNew(LONG, jump('1', 7000), jump('2', 7100));
  const log = await remove(resultAddress);
  await judge.sendNew(LONG, jump('3', 7300));
  expect(await marks()).toEqual([['3', 7300]]);
  expect((await undo(log)).status).toBe(409);
  await judge.sendNew(LONG, jump('2', 7400));
  expect(await marks()).toEqual([
    ['2', 7400],
    ['3', 7300],
  ]);
});

test('An edit that is undone leaves the judge’s facts to count, and is not undone over newer ones', async () => {
  await judge.sendNew(LONG, jump('1', 7000));
  const { oid } = await findTrial(server, chOID, LONG);
  const results = [{ bib: '4', prf: { v: 6000, u: 'mm', st: 1 } }];
  const edit = async () => {
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { results } });
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    return body.logs[0]?.oid ?? '';
  };
  expect((await undo(await edit())).status).toBe(200);
  await judge.sendNew(LONG, jump('2', 7200));
  const both = [
    ['2', 7200],
    ['1', 7000],
  ];
  expect(await marks()).toEqual(both);
  const log = await edit();
  await judge.sendNew(LONG, jump('3', 7300));
  expect((await undo(log)).status).toBe(409);
  expect(await marks()).toEqual([
    ['3', 7300],
    ['4', 6000],
  ]);
});
