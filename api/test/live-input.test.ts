import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ChangeEvent, HoldAnswer, LiveAnswer, LogsAnswer } from 'shared-domain/contract';
import { closeReaders, readEvents } from './event-reader.ts';
import {
  aDevice,
  aMeeting,
  type Device,
  type FactDraft,
  findTrial,
  HIGH,
  LONG,
  RACE,
  readRows,
} from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';
import { anUploadTrial } from './uploads.ts';

let server: RunningServer;
const START = new Date('2026-06-13T18:00:00Z');
let now = START;
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(async () => {
  closeReaders();
  await server.close();
});

async function openMeeting(n = 3): Promise<{ chOID: string; judge: Device }> {
  const chOID = await aMeeting(server, n);
  return { chOID, judge: await aDevice(server, chOID, 'judge') };
}

const getRevision = async (chOID: string) =>
  (await server.get<{ revision: number }>(`/api/challenge/${chOID}`)).body.revision;
const getLogs = async (chOID: string) =>
  (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs;
const put = (oid: string, body: unknown) =>
  server.call<{ errors?: { id: string; detail: string }[] }>('PUT', `/api/lesecretariat/trial/${oid}`, { body });
const jump = (bib: string, v: number | 'x', more = {}): FactDraft => ({
  kind: 'attempt',
  bib,
  ...more,
  ...(v === 'x' ? { r: 'x' } : { r: 'o', v }),
});
const details = (sent: Awaited<ReturnType<Device['send']>>) =>
  sent.body.refused.map(({ kept, errors }) => [kept === true, errors[0]?.id, errors[0]?.detail]);

describe('Attempts of a long jump', () => {
  test('are results at once, with places, winds and bests, and the trial runs', async () => {
    const { chOID, judge } = await openMeeting(2);
    const before = await getRevision(chOID);
    const { body } = await judge.sendNew(
      LONG,
      jump('1', 7120, { w: 1.1 }),
      jump('2', 'x'),
      jump('1', 7250, { w: 2.4 }),
    );
    expect([body.refused, body.accepted.length, body.cursor]).toEqual([[], 3, 3]);
    expect([body.revision, await getRevision(chOID)]).toEqual([before + 1, before + 1]);
    expect(await findTrial(server, chOID, LONG)).toMatchObject({ status: 5, dts: { started: expect.any(String) } });
    expect(await readRows(server, chOID, LONG)).toMatchObject([
      {
        bib: '1',
        rank: 1,
        prf: { v: 7250 },
        wind: 2.4,
        attempts: [
          { v: 7120, w: 1.1 },
          { v: 7250, w: 2.4 },
        ],
      },
      { bib: '2', prf: { st: 6 }, attempts: [{ r: 'x' }] },
    ]);
  });

  test('the wind gauge says the wind of an attempt, before or after it', async () => {
    const { chOID, judge } = await openMeeting();
    const gauge = await aDevice(server, chOID, 'wind');
    await gauge.sendNew(LONG, { kind: 'wind', bib: '1', n: 1, w: -0.3 });
    await judge.sendNew(LONG, jump('1', 7000), jump('2', 7001));
    await gauge.sendNew(LONG, { kind: 'wind', bib: '2', n: 1, w: 0.8 });
    expect((await readRows(server, chOID, LONG)).map(({ wind }) => wind)).toEqual([0.8, -0.3]);
    expect(details(await gauge.sendNew(LONG, { kind: 'wind', n: 1, w: 0.8 }))).toEqual([
      [false, 'invalid request', expect.stringContaining('names whose it is')],
    ]);
  });

  test('a reading whose attempt the gauge does not know waits, and a judge names its attempt, once', async () => {
    const { chOID, judge } = await openMeeting();
    const gauge = await aDevice(server, chOID, 'wind');
    await judge.sendNew(LONG, jump('1', 7000), jump('2', 7001));
    const [reading] = gauge.facts(LONG, { kind: 'wind', w: 0.8 });
    expect((await gauge.send([reading as FactDraft])).body.accepted).toEqual([reading?.id]);
    const read = async () => (await readRows(server, chOID, LONG)).map(({ wind }) => wind);
    expect(await read()).toEqual([undefined, undefined]);
    const name = (bib: string): FactDraft => ({
      kind: 'correction',
      replaces: reading?.id,
      with: [{ id: randomUUID(), kind: 'wind', bib, n: 1, w: 0.8 }],
    });
    await judge.sendNew(LONG, name('1'));
    expect(await read()).toEqual([undefined, 0.8]);
    expect(details(await gauge.sendNew(LONG, name('2')))).toEqual([
      [true, 'not found', expect.stringContaining('does not stand any more')],
    ]);
    expect(await read()).toEqual([undefined, 0.8]);
  });

  test('sent twice count once; the same id with other content is refused', async () => {
    const { chOID, judge } = await openMeeting();
    const facts = judge.facts(LONG, jump('1', 7000));
    await judge.send(facts);
    const revision = await getRevision(chOID);
    const again = await judge.send(facts);
    expect([again.body.accepted, again.body.already]).toEqual([[], [facts[0]?.id]]);
    expect(await getRevision(chOID)).toBe(revision);
    expect(details(await judge.send([{ ...(facts[0] as FactDraft), v: 7500 }]))).toEqual([
      [false, 'conflict', 'id: this id is a fact’s that says something else'],
    ]);
    expect(await readRows(server, chOID, LONG)).toMatchObject([{ prf: { v: 7000 } }]);
  });

  test('one that is refused stands in no other’s way', async () => {
    const { judge } = await openMeeting();
    const sent = await judge.sendNew(
      LONG,
      jump('1', 7000),
      { kind: 'attempt', bib: '2', r: 'o' },
      { kind: 'attempt', bib: '99', r: 'x' },
      { kind: 'attempt', bib: '2', r: 'o', v: 'far' },
      { kind: 'dance' },
      jump('2', 7010, { n: 5 }),
      jump('3', 7020, { h: 1800 }),
      { kind: 'bar', h: 1800 },
      jump('3', 'x'),
    );
    expect(sent.body.accepted).toHaveLength(2);
    expect(details(sent).sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [false, 'invalid request', expect.stringMatching(/^\$\.v: /)],
      [false, 'invalid request', expect.stringMatching(/^\$\.kind: /)],
      [false, 'conflict', 'attempt: only high jump and pole vault have bars'],
      [false, 'conflict', 'bar: only high jump and pole vault have bars'],
      [true, 'conflict', 'bib:2 attempt: no distance; a valid trial is measured, in whole millimetres (TR 29.9)'],
      [true, 'not found', expect.stringContaining('attempt')],
      [true, 'conflict', 'bib:2 attempt: the next attempt is number 1, not 5'],
    ]);
  });

  test('a correction replaces, and takes back; both stay in the log with why', async () => {
    const { chOID, judge } = await openMeeting();
    const facts = judge.facts(LONG, jump('1', 7840), jump('2', 7000), jump('3', 'x'));
    await judge.send(facts);
    const id = randomUUID();
    const right = { id, ...jump('1', 7480) };
    await judge.sendNew(
      LONG,
      { kind: 'correction', replaces: facts[0]?.id, with: [right], why: 'misread' },
      { kind: 'correction', replaces: facts[2]?.id, with: [] },
    );
    expect((await readRows(server, chOID, LONG)).map(({ bib, prf }) => [bib, prf.v])).toEqual([
      ['1', 7480],
      ['2', 7000],
    ]);
    const [log] = await getLogs(chOID);
    expect(log).toMatchObject({ action: 'live input', detail: { code: 'judge', uid: LONG } });
    expect(log?.who).toBeUndefined();
    expect(log?.detail.facts).toMatchObject([
      { kind: 'correction', why: 'misread', before: { v: 7840 }, with: [{ v: 7480 }] },
      {},
    ]);
    expect(JSON.stringify(log)).not.toContain('NOM');
  });

  test('a refused one is withdrawn by a correction, and is nothing to look at any more', async () => {
    const { judge } = await openMeeting();
    const facts = judge.facts(LONG, { kind: 'attempt', bib: '1', r: 'o' });
    await judge.send(facts);
    const open = async () => (await judge.read()).trials.find(({ uid }) => uid === LONG)?.refused.map(({ id }) => id);
    expect(await open()).toEqual([facts[0]?.id]);
    expect(details(await judge.sendNew(LONG, { kind: 'correction', replaces: facts[0]?.id, with: [] }))).toEqual([]);
    expect(await open()).toEqual([]);
  });

  test('what the secretariat corrected by hand stands when the judge goes on', async () => {
    const { chOID, judge } = await openMeeting();
    await judge.sendNew(LONG, jump('1', 7000), jump('2', 6900));
    const { oid } = await findTrial(server, chOID, LONG);
    const edit = { row: 'bib:1', attempts: [{ v: 7050, r: 'o' }] };
    await server.call('PUT', `/api/lesecretariat/trial/${oid}/row`, { body: edit });
    await judge.sendNew(LONG, jump('3', 'x'), jump('1', 6800));
    expect((await readRows(server, chOID, LONG))[0]).toMatchObject({
      bib: '1',
      prf: { v: 7050 },
      attempts: [
        { v: 7050, r: 'o' },
        { v: 6800, r: 'o' },
      ],
    });
  });
});

describe('A high jump', () => {
  test('shows its bar, its athlete and its attempt live, on the polled call and in the stream', async () => {
    const { chOID, judge } = await openMeeting();
    const events: ChangeEvent[] = [];
    await readEvents({ servers: [server.url], chOID, onChange: (event) => events.push(event) });
    const live = async () => {
      const { fieldEvents } = (await server.get<LiveAnswer>(`/api/live/${chOID}`)).body;
      const { state, bar, athlete, attempt } = fieldEvents.find(({ uid }) => uid === HIGH) ?? {};
      return [state, bar, athlete?.last, attempt];
    };
    const clears = (bib: string, h: number): FactDraft => ({ kind: 'attempt', bib, h, r: 'o' });
    await judge.sendNew(HIGH, { kind: 'heights', heights: [1800, 1850] }, { kind: 'status', status: 5 });
    expect(await live()).toEqual(['first', 1800, 'NOM1', 1]);
    await judge.sendNew(HIGH, { kind: 'attempt', bib: '1', h: 1800, r: 'x' }, clears('2', 1800));
    expect(await live()).toEqual(['next', 1800, 'NOM3', 1]);
    await judge.sendNew(HIGH, { kind: 'call', bib: '1', next: 'bib:3' });
    expect(await live()).toEqual(['next', 1800, 'NOM1', 1]);
    await judge.sendNew(HIGH, clears('3', 1800), clears('1', 1800), { kind: 'bar', h: 1860 });
    expect(await live()).toEqual(['bar', 1860, 'NOM1', 1]);
    await until(() => events.at(-1)?.field?.[0]?.bar === 1860);
    expect(events.at(-1)?.field).toMatchObject([{ state: 'bar', bar: 1860, athlete: { last: 'NOM1' }, attempt: 1 }]);
    expect(await findTrial(server, chOID, HIGH)).toMatchObject({ dets: { heights: [1800, 1850, 1860] } });
    await judge.sendNew(HIGH, { kind: 'status', status: 10 });
    expect((await live())[0]).toBe('end');
  });

  test('a bar too early is kept, and counts once the attempts before it have come', async () => {
    const { chOID, judge } = await openMeeting(1);
    const facts = judge.facts(
      HIGH,
      { kind: 'heights', heights: [1800] },
      { kind: 'attempt', bib: '1', r: 'o' },
      { kind: 'bar', h: 1850 },
    );
    const [heights, clearance, bar] = facts as [FactDraft, FactDraft, FactDraft];
    await judge.send([heights]);
    expect(details(await judge.send([bar]))).toEqual([
      [true, 'conflict', 'bar: trials left; the bar is raised when nobody has a trial left at it (TR 26.2)'],
    ]);
    expect(details(await judge.send([clearance]))).toEqual([]);
    expect((await judge.send([bar])).body.already).toEqual([bar.id]);
    expect(await findTrial(server, chOID, HIGH)).toMatchObject({ dets: { heights: [1800, 1850] } });
  });

  test('a small raise is taken, and said', async () => {
    const { judge } = await openMeeting(2);
    const { body } = await judge.sendNew(
      HIGH,
      { kind: 'heights', heights: [1800] },
      { kind: 'attempt', bib: '1', r: 'o' },
      { kind: 'attempt', bib: '2', r: 'o' },
      { kind: 'bar', h: 1810 },
    );
    expect([body.refused, body.warnings.map(({ detail }) => detail.split(':')[0])]).toEqual([[], ['small raise']]);
  });
});

describe('A race', () => {
  test('is called, started, and finished; its gun, its wind and its status words are the officials’', async () => {
    const { chOID, judge } = await openMeeting();
    const [starter, gauge, chrono] = [
      await aDevice(server, chOID, 'starter'),
      await aDevice(server, chOID, 'wind'),
      await aDevice(server, chOID, 'chrono'),
    ];
    await judge.sendNew(RACE, { kind: 'status', status: 30 });
    await starter.sendNew(RACE, { kind: 'word', lane: 2, st: 4, rules: ['TR16.8'] }, { kind: 'start' });
    await starter.sendNew(RACE, { kind: 'gun', time: '2026-06-13T15:00:00.250Z' });
    await gauge.sendNew(RACE, { kind: 'wind', w: 1.4 });
    await chrono.sendNew(RACE, { kind: 'word', bib: '3', st: 3 }, { kind: 'status', status: 10 });
    expect(await findTrial(server, chOID, RACE)).toMatchObject({
      status: 10,
      dateE: '2026-06-13T15:00:00.250Z',
      dets: { wind: 1.4 },
      dts: { called: expect.any(String), started: expect.any(String), finished: expect.any(String) },
    });
    expect((await readRows(server, chOID, RACE)).map(({ bib, prf, remarks }) => [bib, prf.st, remarks])).toEqual([
      ['3', 3, undefined],
      ['2', 4, [{ rules: ['TR16.8'] }]],
    ]);
    expect(details(await judge.sendNew(RACE, { kind: 'status', status: 30 }))).toEqual([
      [true, 'invalid transition', 'status: a trial does not go from 10 to 30'],
    ]);
  });

  test('a disqualification that is taken back leaves no remark', async () => {
    const { chOID } = await openMeeting();
    const starter = await aDevice(server, chOID, 'starter');
    const facts = starter.facts(RACE, { kind: 'word', bib: '2', st: 4, rules: ['TR16.8'] });
    await starter.send(facts);
    expect((await readRows(server, chOID, RACE)).length).toBe(1);
    await starter.sendNew(RACE, { kind: 'correction', replaces: facts[0]?.id, with: [], why: 'wrong lane' });
    expect(await readRows(server, chOID, RACE)).toEqual([]);
  });

  test('has no attempts, and a jump has no gun', async () => {
    const { chOID, judge } = await openMeeting();
    const starter = await aDevice(server, chOID, 'starter');
    expect(details(await judge.sendNew(RACE, jump('1', 7000)))[0]?.slice(0, 2)).toEqual([false, 'conflict']);
    expect(details(await starter.sendNew(LONG, { kind: 'start' }))[0]?.slice(0, 2)).toEqual([false, 'conflict']);
    const gauge = await aDevice(server, chOID, 'wind');
    const [fact] = gauge.facts(RACE, { kind: 'wind', w: 1 });
    expect(details(await gauge.send([{ ...(fact as FactDraft), trialOID: 'nowhere' }]))[0]?.slice(0, 2)).toEqual([
      false,
      'not found',
    ]);
  });

  test('of 1500 m has no wind', async () => {
    const { chOID } = await openMeeting();
    const uid = '001500-0-55-f1';
    await server.upload(chOID, { trialsData: [anUploadTrial(uid, { status: 25 })] });
    const gauge = await aDevice(server, chOID, 'wind');
    expect(details(await gauge.sendNew(uid, { kind: 'wind', w: 1 }))).toEqual([
      [false, 'conflict', `kind: wind does not count in ${uid}`],
    ]);
  });
});

describe('What was given out', () => {
  test('unofficial results that a judge corrects say so, and why', async () => {
    const { chOID, judge } = await openMeeting();
    const facts = judge.facts(LONG, jump('1', 7840), jump('2', 7000), { kind: 'status', status: 15 });
    await judge.send(facts);
    const right = { id: randomUUID(), ...jump('1', 7480) };
    await judge.sendNew(LONG, { kind: 'correction', replaces: facts[0]?.id, with: [right], why: 'misread' });
    const [first, second] = await readRows(server, chOID, LONG);
    expect(first).toMatchObject({ prf: { v: 7480 }, corrected: { at: START.toISOString(), why: 'misread' } });
    expect(second?.corrected).toBeUndefined();
  });

  test('going back from unofficial says why', async () => {
    const { chOID, judge } = await openMeeting();
    await judge.sendNew(LONG, jump('1', 7840), { kind: 'status', status: 15 });
    expect(details(await judge.sendNew(LONG, { kind: 'status', status: 5 }))[0]?.slice(0, 2)).toEqual([
      true,
      'invalid request',
    ]);
    expect(details(await judge.sendNew(LONG, { kind: 'status', status: 5, why: 'one more round' }))).toEqual([]);
    expect(await findTrial(server, chOID, LONG)).toMatchObject({ status: 5, dts: { corrected: expect.any(String) } });
  });

  test('facts go on from where the secretariat moved the trial', async () => {
    const { chOID, judge } = await openMeeting();
    await judge.sendNew(LONG, jump('1', 7840), { kind: 'status', status: 15 });
    const { oid } = await findTrial(server, chOID, LONG);
    await put(oid, { status: 5, reason: 'a jump is missing' });
    await judge.sendNew(LONG, jump('2', 7000));
    expect(await findTrial(server, chOID, LONG)).toMatchObject({ status: 5 });
    await judge.sendNew(LONG, { kind: 'status', status: 10 });
    expect(await findTrial(server, chOID, LONG)).toMatchObject({ status: 10 });
  });

  test.each([
    ['an official', 40, 'official'],
    ['a cancelled', 50, 'cancelled'],
  ])('facts for %s trial are kept aside', async (_, status, aside) => {
    const { chOID, judge } = await openMeeting();
    await judge.sendNew(LONG, jump('1', 7000));
    const { oid } = await findTrial(server, chOID, LONG);
    await put(oid, { status });
    const { refused } = (await judge.sendNew(LONG, jump('2', 7100))).body;
    expect(refused).toMatchObject([{ kept: true, aside, errors: [{ id: 'conflict' }] }]);
    expect((await readRows(server, chOID, LONG)).map(({ bib }) => bib)).toEqual(['1']);
  });
});

describe('A trial that is held (Q11)', () => {
  const ask = (chOID: string, code: string, body: unknown) =>
    server.call<{ held?: boolean; expires?: string; errors?: { id: string; detail: string }[] }>(
      'POST',
      `/api/live-input/${chOID}/hold`,
      { token: '', headers: { 'x-access-code': code }, body },
    );

  test('by an organiser sets facts aside until it is given back, and tells nobody’s address', async () => {
    const { chOID, judge } = await openMeeting();
    const { oid } = await findTrial(server, chOID, LONG);
    await server.call<HoldAnswer>('POST', `/api/lesecretariat/trial/hold?oid=${oid}`);
    const facts = judge.facts(LONG, jump('1', 7000));
    const sent = await judge.send(facts);
    expect(details(sent)).toEqual([[true, 'conflict', expect.not.stringContaining('@')]]);
    expect((await judge.sendNew(HIGH, { kind: 'heights', heights: [1800] })).body.accepted).toHaveLength(1);
    await server.call('GET', `/api/lesecretariat/trial/release?oid=${oid}`);
    expect((await judge.send(facts)).body.refused).toMatchObject([{ kept: true, aside: 'held' }]);
    expect((await judge.sendNew(LONG, jump('1', 7000))).body.refused).toEqual([]);
  });

  test('by a device takes facts of it alone, and of other kinds of code; an organiser waits, or takes it back', async () => {
    const { chOID, judge } = await openMeeting();
    const { oid: trialOID } = await findTrial(server, chOID, LONG);
    const gauge = await aDevice(server, chOID, 'wind');
    const taken = await ask(chOID, judge.code, { trialOID, device: 'A' });
    expect([taken.status, taken.body.held]).toEqual([200, true]);
    const facts = judge.facts(LONG, jump('1', 7000), jump('2', 7000));
    expect((await judge.send(facts.slice(0, 1), 'A')).body.refused).toEqual([]);
    expect(details(await judge.sendNewAs('B', LONG, jump('2', 7000)))).toEqual([
      [true, 'conflict', expect.stringContaining('another device')],
    ]);
    expect((await gauge.sendNew(LONG, { kind: 'wind', bib: '1', n: 1, w: 1 })).body.refused).toEqual([]);
    expect((await ask(chOID, judge.code, { trialOID, device: 'B' })).body.errors?.[0]?.id).toBe('conflict');
    const edit = await put(trialOID, { name: 'Longueur' });
    expect(edit.body.errors?.[0]).toMatchObject({ id: 'conflict', detail: expect.stringContaining('device (judge)') });
    await server.call('GET', `/api/lesecretariat/trial/release?oid=${trialOID}`);
    expect((await put(trialOID, { name: 'Longueur' })).status).toBe(200);
    expect((await judge.send(facts.slice(1), 'B')).body.refused).toEqual([]);
  });

  test('by a device is given back by it, or by itself after ten minutes without a write', async () => {
    const { chOID, judge } = await openMeeting();
    const { oid: trialOID } = await findTrial(server, chOID, LONG);
    await ask(chOID, judge.code, { trialOID, device: 'A' });
    expect((await ask(chOID, judge.code, { trialOID, device: 'A', hold: false })).body).toEqual({
      oid: trialOID,
      held: false,
    });
    await ask(chOID, judge.code, { trialOID, device: 'A' });
    now = new Date(START.getTime() + 10 * 60_000);
    expect((await judge.send(judge.facts(LONG, jump('1', 7000)), 'B')).body.refused).toEqual([]);
    now = START;
  });

  test('is of this challenge, and no board’s', async () => {
    const { chOID, judge } = await openMeeting();
    const board = await aDevice(server, chOID, 'sboard');
    const { oid: trialOID } = await findTrial(server, chOID, LONG);
    expect((await ask(chOID, board.code, { trialOID, device: 'A' })).body.errors?.[0]?.id).toBe('forbidden');
    expect((await ask(chOID, judge.code, { trialOID: 'x', device: 'A' })).body.errors?.[0]?.id).toBe('not found');
    expect((await ask(chOID, judge.code, { trialOID })).status).toBe(400);
  });
});

describe('A device that was out of reach', () => {
  test('reads on from its cursor, and sees what others said', async () => {
    const { chOID, judge } = await openMeeting();
    const { body } = await judge.sendNew(LONG, jump('1', 7000), jump('2', 7100));
    const second = await aDevice(server, chOID, 'wind');
    await second.sendNew(LONG, { kind: 'wind', bib: '1', n: 1, w: 0.2 });
    const { facts, cursor } = await judge.read(body.cursor);
    expect([cursor, facts.map(({ n, by, fact }) => [n, by, fact.kind])]).toEqual([3, [[3, 'wind', 'wind']]]);
  });

  test('and whose clock is hours ahead: the fact is kept aside', async () => {
    const { judge } = await openMeeting();
    const [fact] = judge.facts(LONG, jump('1', 7000));
    const sent = await judge.send([{ ...(fact as FactDraft), at: '2026-06-13T23:00:00Z' }]);
    expect(sent.body.refused).toMatchObject([{ kept: true, aside: 'clock', errors: [{ reason: 'clock not sure' }] }]);
  });
});

test('Facts come back with a challenge that was deleted, and whose deletion is undone', async () => {
  const { chOID, judge } = await openMeeting();
  const facts = judge.facts(LONG, jump('1', 7000));
  await judge.send(facts);
  const { body } = await server.call<{ log: string }>('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`);
  await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.log } });
  expect((await judge.send(facts)).body.already).toEqual([facts[0]?.id]);
  expect((await judge.sendNew(LONG, jump('1', 7100))).body.refused).toEqual([]);
  expect(await readRows(server, chOID, LONG)).toMatchObject([
    { prf: { v: 7100 }, attempts: [{ v: 7000 }, { v: 7100 }] },
  ]);
});
