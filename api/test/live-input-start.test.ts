import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { foldSheet, listTrialFacts } from 'shared-domain/live-input';
import {
  aDevice,
  aMeeting,
  type Device,
  entries,
  type FactDraft,
  findTrial,
  HIGH,
  RACE,
  readRows,
} from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
});
afterAll(() => server.close());

const recall = (card: string, ...bibs: string[]): FactDraft => ({
  kind: 'recall',
  card,
  who: bibs.map((bib) => ({ bib })),
});
const check = (bib: string, presence: string | null, more = {}): FactDraft => ({
  kind: 'check',
  bib,
  presence,
  ...more,
});
const DNS = (bib: string): FactDraft => ({ kind: 'word', bib, st: 2 });
const CALLED: FactDraft = { kind: 'status', status: 30 };

type Sent = Awaited<ReturnType<Device['send']>>;
const listReasons = ({ body }: Sent) => body.refused.map(({ errors }) => errors[0]?.reason);

interface Start {
  readonly bib: string;
  readonly presence?: string;
}
async function readPresences(chOID: string, uid: string): Promise<Record<string, string | undefined>> {
  const { oid } = await findTrial(server, chOID, uid);
  const { body } = await server.call<{ starts: readonly Start[] }>('GET', `/api/lesecretariat/trial/${oid}/sheet`);
  return Object.fromEntries(body.starts.map(({ bib, presence }) => [bib, presence]));
}
async function edit(chOID: string, uid: string, ...edits: readonly object[]): Promise<void> {
  const { oid: trial } = await findTrial(server, chOID, uid);
  const answer = await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, {
    body: { edits: edits.map((one) => ({ ...one, trial })) },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
async function hold(chOID: string, device: Device, uid: string, name: string): Promise<void> {
  const { oid: trialOID } = await findTrial(server, chOID, uid);
  const answer = await server.call('POST', `/api/live-input/${chOID}/hold`, {
    token: '',
    headers: { 'x-access-code': device.code },
    body: { trialOID, device: name },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
/** What a device makes of the answer, by the same fold. */
async function readSheetOfDevice(device: Device, uid: string) {
  const { trials, facts } = await device.read();
  const trial = trials.find((one) => one.uid === uid);
  if (trial === undefined) throw new Error(uid);
  return foldSheet(trial, listTrialFacts(facts, trial.oid), 'O');
}
const findOut = async (chOID: string, uid: string) =>
  (await readRows(server, chOID, uid)).flatMap(({ bib, prf, remarks }) =>
    prf.st === 4 ? [[bib, remarks?.flatMap(({ rules }) => rules ?? [])]] : [],
  );

describe('48. Recalls of a race', () => {
  test('outside a combined event the first red card is a DQ with its rule, until it is taken back', async () => {
    const chOID = await aMeeting(server, 4);
    const starter = await aDevice(server, chOID, 'starter');
    await starter.sendNew(RACE, CALLED, { kind: 'start' });
    expect((await findTrial(server, chOID, RACE)).status).toBe(5);
    const [red] = starter.facts(RACE, { ...recall('red', '2', '4'), reaction: 87 });
    expect(listReasons(await starter.send([red as FactDraft]))).toEqual([]);
    expect(await findOut(chOID, RACE)).toEqual([
      ['2', ['TR16.8']],
      ['4', ['TR16.8']],
    ]);
    // A recalled race is not under way.
    expect(await findTrial(server, chOID, RACE)).toMatchObject({ status: 30 });
    await starter.sendNew(RACE, { kind: 'correction', replaces: red?.id, with: [], why: 'faux capteur' });
    expect(await findOut(chOID, RACE)).toEqual([]);
    expect((await findTrial(server, chOID, RACE)).status).toBe(5);
  });

  test('in a decathlon the first warns all and the second disqualifies; a red card before is kept and does not count', async () => {
    const { oid: chOID } = await server.createChallenge();
    const uid = '000100-0-55-c1';
    const total = '800010-0-55-f1';
    const trialsData = [
      anUploadTrial(total, { status: 25, group: 'Décathlon', name: 'Décathlon' }),
      anUploadTrial(uid, { status: 30, group: 'Décathlon', name: '100 m', dets: { combined: total } }),
    ];
    const answer = await server.upload(chOID, { trialsData, startlists: { [uid]: entries(3) } });
    expect(answer.status).toBe(200);
    const starter = await aDevice(server, chOID, 'starter');
    expect(listReasons(await starter.sendNew(uid, recall('red', '1')))).toEqual(['field not warned']);
    expect(await findOut(chOID, uid)).toEqual([]);
    expect(listReasons(await starter.sendNew(uid, recall('yellow', '1')))).toEqual([]);
    expect(await findOut(chOID, uid)).toEqual([]);
    await starter.sendNew(uid, recall('red', '3'));
    expect(await findOut(chOID, uid)).toEqual([['3', ['TR16.8']]]);
    expect((await readSheetOfDevice(starter, uid)).state.starts.outcome).toMatchObject({
      fieldWarned: true,
      warned: ['bib:1'],
      disqualified: ['bib:3'],
    });
  });

  test('a reaction of 0.099 s never decides by itself, and no judge or chrono recalls', async () => {
    const chOID = await aMeeting(server, 2);
    const starter = await aDevice(server, chOID, 'starter');
    await starter.sendNew(RACE, { ...recall('green', '1'), reaction: 99 });
    expect(await findOut(chOID, RACE)).toEqual([]);
    for (const kind of ['judge', 'chrono', 'wind'])
      expect(listReasons(await (await aDevice(server, chOID, kind)).sendNew(RACE, recall('red', '1')))).toEqual([
        'not allowed',
      ]);
  });
});

describe('56. Presence', () => {
  test('of the call room stands in the start list and reaches the pit; the bar waits for nobody absent', async () => {
    const chOID = await aMeeting(server, 3);
    const judge = await aDevice(server, chOID, 'judge');
    await hold(chOID, judge, HIGH, 'pit');
    const sent = await judge.sendNewAs('room', HIGH, check('1', 'present', { items: ['bib'] }), check('2', 'absent'));
    expect(listReasons(sent)).toEqual([]);
    expect(await readPresences(chOID, HIGH)).toEqual({ 1: 'present', 2: 'absent', 3: undefined });
    const jumps: FactDraft[] = [
      { kind: 'heights', heights: [1800, 1850] },
      { kind: 'attempt', bib: '1', r: 'o' },
      { kind: 'attempt', bib: '3', r: 'o' },
    ];
    expect(listReasons(await judge.sendNewAs('pit', HIGH, ...jumps))).toEqual([]);
    const sheet = await readSheetOfDevice(judge, HIGH);
    expect(sheet.live).toMatchObject({ state: 'bar', bar: 1850 });
    expect(sheet.state.checks.get('bib:1')).toMatchObject({ presence: 'present', items: ['bib'], by: 'judge' });
  });

  test('the last word counts, whoever’s: a check, then the desk, then a check', async () => {
    const chOID = await aMeeting(server, 3);
    await edit(chOID, RACE, { op: 'check', row: 'bib:1', presence: 'confirmed' });
    const starter = await aDevice(server, chOID, 'starter');
    await starter.sendNew(RACE, check('1', 'absent'), check('2', 'present'));
    expect(await readPresences(chOID, RACE)).toEqual({ 1: 'absent', 2: 'present', 3: undefined });
    await edit(chOID, RACE, { op: 'check', row: 'bib:1', presence: 'present' });
    await starter.sendNew(RACE, { kind: 'start' });
    expect((await readPresences(chOID, RACE))[1]).toBe('present');
    expect((await readSheetOfDevice(starter, RACE)).state.checks.has('bib:1')).toBe(false);
    await starter.sendNew(RACE, check('1', 'absent'));
    expect((await readPresences(chOID, RACE))[1]).toBe('absent');
  });

  test('taken back, the list has again what it had; who is scratched stays so; a new bib keeps it', async () => {
    const chOID = await aMeeting(server, 3);
    await edit(chOID, RACE, { op: 'check', row: 'bib:1', presence: 'confirmed' }, { op: 'scratch', row: 'bib:3' });
    const starter = await aDevice(server, chOID, 'starter');
    await starter.sendNew(RACE, check('1', 'present'), check('2', 'absent'), check('3', 'present'));
    expect(await readPresences(chOID, RACE)).toEqual({ 1: 'present', 2: 'absent', 3: 'scratched' });
    await edit(chOID, RACE, { op: 'bib', row: 'bib:2', bib: '22' });
    await starter.sendNew(RACE, check('1', null));
    expect(await readPresences(chOID, RACE)).toEqual({ 1: 'confirmed', 22: 'absent', 3: 'scratched' });
  });

  test('closing: DNS per person and the call itself count while a pit holds the trial, until its first attempt', async () => {
    const chOID = await aMeeting(server, 3);
    const judge = await aDevice(server, chOID, 'judge');
    await hold(chOID, judge, HIGH, 'pit');
    const [absent] = judge.facts(HIGH, DNS('2'));
    const closed = await judge.send(
      [
        ...judge.facts(HIGH, check('2', 'absent'), check('3', 'absent')),
        absent as FactDraft,
        ...judge.facts(HIGH, CALLED),
      ],
      'room',
    );
    expect(listReasons(closed)).toEqual([]);
    expect((await findTrial(server, chOID, HIGH)).status).toBe(30);
    expect((await readRows(server, chOID, HIGH)).map(({ bib, prf }) => [bib, prf.st])).toEqual([['2', 2]]);
    // She comes after all, before the start.
    const back: FactDraft = { kind: 'correction', replaces: absent?.id, with: [] };
    expect(listReasons(await judge.sendNewAs('room', HIGH, back, check('2', 'present')))).toEqual([]);
    expect(await readRows(server, chOID, HIGH)).toEqual([]);
    await judge.sendNewAs('pit', HIGH, { kind: 'heights', heights: [1800] }, { kind: 'attempt', bib: '1', r: 'o' });
    const late = await judge.sendNewAs('room', HIGH, DNS('3'), check('3', 'present'));
    expect(listReasons(late)).toEqual(['held by another']);
    const other = await judge.sendNewAs('room', HIGH, { kind: 'attempt', bib: '3', r: 'o' });
    expect(listReasons(other)).toEqual(['held by another']);
  });

  test('of evidence nothing is written but the log', async () => {
    const chOID = await aMeeting(server, 2);
    const wind = await aDevice(server, chOID, 'wind');
    expect(listReasons(await wind.sendNew(RACE, { kind: 'evidence', what: 'gauge', ok: true, text: 'A12' }))).toEqual(
      [],
    );
    expect((await readSheetOfDevice(wind, RACE)).state.evidence).toMatchObject([{ what: 'gauge', signerKind: 'wind' }]);
    expect(await readRows(server, chOID, RACE)).toEqual([]);
  });
});
