import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeviceAnswer, LogsAnswer, RawsAnswer, UploadStart } from 'shared-domain/contract';
import {
  aDevice,
  aMeeting,
  type Device,
  entries,
  type FactDraft,
  findTrial,
  HIGH,
  LONG,
  RACE,
  readRows,
} from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let chOID: string;
let judge: Device;
const START = new Date('2026-06-13T13:30:00Z');
let now = START;
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = START;
  chOID = await aMeeting(server, 3);
  judge = await aDevice(server, chOID, 'judge');
});

const jump = (bib: string, v: number, n?: number) => ({ kind: 'attempt', bib, r: 'o', v, ...(n && { n }) });
const marks = async () =>
  (await readRows(server, chOID, LONG)).map(({ bib, last, attempts }) => [
    bib,
    last,
    attempts?.map((one) => ('v' in one ? one.v : undefined)),
  ]);
/** The server's clock stands right after what devices said last. */
const buildFacts = (facts: readonly { readonly [field: string]: unknown }[]) => {
  now = new Date(Date.parse(String(facts.at(-1)?.at)) + 500);
};
const say = async (...said: Parameters<Device['facts']>[1][]) => {
  const facts = judge.facts(LONG, ...said);
  buildFacts(facts);
  const { body } = await judge.send(facts);
  return body.refused.map(({ errors }) => errors[0]?.detail);
};
const ok = async (sent: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await sent;
  if (status !== 200) throw new Error(JSON.stringify(body));
};
const renumber = async (row: string, bib: string, uid = LONG) => {
  const { oid: trial } = await findTrial(server, chOID, uid);
  const body = { edits: [{ op: 'bib', trial, row, bib }] };
  await ok(server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, { body }));
};
/** Two athletes of the long jump exchange their bibs, in one edit. */
const exchangeBibs = async (one: string, other: string) => {
  const { oid: trial } = await findTrial(server, chOID, LONG);
  const moves = [
    [one, '9'],
    [other, one],
    ['9', other],
  ];
  const edits = moves.map(([row, bib]) => ({ op: 'bib', trial, row: `bib:${row}`, bib }));
  await ok(server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, { body: { edits } }));
};
const lists = (bibs: readonly string[]) => {
  const starts: UploadStart[] = entries(3).map((one, at) => ({ ...one, bib: bibs[at] as string }));
  return { startlists: { [LONG]: starts } };
};
const undoLast = async () => {
  const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
  const log = body.logs.find(({ action }) => action !== 'live input' && action !== 'undone');
  await ok(server.call('POST', '/api/lesecretariat/undo', { body: { logOid: log?.oid } }));
};

/** Every kind of change by which NOM1 goes by another bib. */
const CHANGES: readonly (readonly [string, (bib: string) => Promise<void>])[] = [
  ['a start edit', (bib) => renumber('bib:1', bib)],
  [
    'a row edit',
    async (bib) => {
      const { oid } = await findTrial(server, chOID, LONG);
      await ok(server.call('PUT', `/api/lesecretariat/trial/${oid}/row`, { body: { row: 'bib:1', bib } }));
    },
  ],
  [
    'an upload of both lists',
    async (bib) => {
      const results = { [LONG]: [{ bib, prf: { v: 7000, u: 'mm', st: 1 }, attempts: [{ r: 'o', v: 7000 }] }] };
      await ok(server.upload(chOID, { ...lists([bib, '2', '3']), resultlists: results } as never));
    },
  ],
  [
    'an edit of the trial',
    async (bib) => {
      const { oid } = await findTrial(server, chOID, LONG);
      const results = [{ bib, prf: { v: 7000, u: 'mm', st: 1 }, attempts: [{ r: 'o', v: 7000 }] }];
      const { startlists } = lists([bib, '2', '3']);
      const body = { starts: startlists[LONG], results };
      await ok(server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body }));
    },
  ],
];

describe.each(CHANGES)('A bib that %s changes during a long jump', (_, change) => {
  test('takes along what the judge said of it, and the next attempt is the second', async () => {
    await say(jump('1', 7000, 1));
    await change('11');
    expect(await say(jump('11', 7100, 2), jump('2', 6900, 1))).toEqual([]);
    expect(await marks()).toEqual([
      ['11', 'NOM1', [7000, 7100]],
      ['2', 'NOM2', [6900]],
    ]);
  });

  test('is undone, and facts go on under the old one', async () => {
    await say(jump('1', 7000, 1));
    await change('11');
    await undoLast();
    expect(await say(jump('1', 7100, 2))).toEqual([]);
    expect(await marks()).toEqual([['1', 'NOM1', [7000, 7100]]]);
  });
});

test('A device that has not read the list since goes on by the old bib', async () => {
  await say(jump('1', 7000));
  await renumber('bib:1', '11');
  expect(await say(jump('1', 7100, 2))).toEqual([]);
  expect(await marks()).toEqual([['11', 'NOM1', [7000, 7100]]]);
  const { body } = await server.get<DeviceAnswer>(`/api/live-input/${chOID}`, { 'x-access-code': judge.code });
  const trial = body.trials.find(({ uid }) => uid === LONG);
  expect(trial?.renumbered).toEqual([{ at: expect.any(String), after: 1, names: { 'bib:1': 'bib:11' } }]);
});

test('Two bibs that are exchanged: each attempt stays with who took it, also one that arrives after', async () => {
  const early = judge.facts(LONG, jump('1', 7000), jump('2', 6000));
  const offline = judge.facts(LONG, jump('1', 7001), jump('2', 6001));
  buildFacts(offline);
  await judge.send(early);
  await renumber('bib:1', '9');
  await renumber('bib:2', '1');
  await renumber('bib:9', '2');
  const late = judge.facts(LONG, jump('2', 7002), jump('1', 6002));
  buildFacts(late);
  await judge.send(late);
  await judge.send(offline);
  expect(await marks()).toEqual([
    ['2', 'NOM1', [7000, 7001, 7002]],
    ['1', 'NOM2', [6000, 6001, 6002]],
  ]);
});

describe('A device that does not know yet of two bibs that were exchanged', () => {
  /** What a device says that has read so many changes of keys, after the exchange by every clock. */
  const sayKnowing = (renumbered: number, ...drafts: Parameters<Device['facts']>[1][]) =>
    judge.facts(LONG, ...drafts.map((one) => ({ ...one, renumbered })));
  const exchange = async () => {
    await renumber('bib:1', '9');
    await renumber('bib:2', '1');
    await renumber('bib:9', '2');
  };

  test('says its facts of whom its list had in the row', async () => {
    await exchange();
    const offline = sayKnowing(0, jump('1', 7001), jump('2', 6001));
    const between = sayKnowing(1, jump('9', 7002), jump('2', 6002));
    const informed = sayKnowing(3, jump('2', 7003), jump('1', 6003));
    buildFacts(informed);
    const { body } = await judge.send([...offline, ...between, ...informed]);
    expect(body.refused).toEqual([]);
    expect(await marks()).toEqual([
      ['2', 'NOM1', [7001, 7002, 7003]],
      ['1', 'NOM2', [6001, 6002, 6003]],
    ]);
  });

  test('corrects the attempt of the same athlete', async () => {
    const first = judge.facts(LONG, jump('1', 7840), jump('2', 6000));
    buildFacts(first);
    await judge.send(first);
    await exchange();
    const right = { id: randomUUID(), ...jump('1', 7480) };
    const correction = sayKnowing(0, { kind: 'correction', replaces: first[0]?.id, with: [right], why: 'misread' });
    buildFacts(correction);
    expect((await judge.send(correction)).body.refused).toEqual([]);
    expect(await marks()).toEqual([
      ['2', 'NOM1', [7480]],
      ['1', 'NOM2', [6000]],
    ]);
  });

  test('and whose log another server stored without that word has it known again', async () => {
    const [fact] = judge.facts(LONG, jump('1', 7000));
    buildFacts([fact as FactDraft]);
    await judge.send([fact as FactDraft]);
    const { body } = await judge.send([{ ...(fact as FactDraft), renumbered: 0 }]);
    expect(body).toMatchObject({ already: [fact?.id], refused: [] });
  });
});

test('A correction and a void of what was said before the change find their row', async () => {
  const facts = judge.facts(LONG, jump('1', 7840), jump('3', 7000));
  buildFacts(facts);
  await judge.send(facts);
  await renumber('bib:1', '11');
  const right = { id: randomUUID(), ...jump('1', 7480) };
  expect(await say({ kind: 'correction', replaces: facts[0]?.id, with: [right], why: 'misread' })).toEqual([]);
  expect(await marks()).toEqual([
    ['11', 'NOM1', [7480]],
    ['3', 'NOM3', [7000]],
  ]);
});

test('What the secretariat wrote by hand stands after the bib changed and the judge went on', async () => {
  await say(jump('1', 7000));
  const { oid } = await findTrial(server, chOID, LONG);
  const prf = { v: 7050, u: 'mm', st: 1 };
  const results = [{ bib: '1', prf, attempts: [{ r: 'o', v: 7050 }] }];
  await ok(server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { results } }));
  await renumber('bib:1', '11');
  await say(jump('11', 6900));
  expect(await marks()).toEqual([['11', 'NOM1', [7050, 6900]]]);
});

test('A high jump goes on at its bar, and raw times of a race find their runner', async () => {
  const at = (bib: string, r: string) => ({ kind: 'attempt', bib, r, h: 1800 });
  await judge.sendNew(HIGH, { kind: 'heights', heights: [1800, 1850] }, at('1', 'x'));
  const chrono = await aDevice(server, chOID, 'chrono');
  await chrono.sendNew(RACE, { kind: 'time', bib: '1', v: 10_500 });
  await renumber('bib:1', '11', HIGH);
  await renumber('bib:1', '11', RACE);
  expect((await judge.sendNew(HIGH, at('11', 'o'))).body.refused).toEqual([]);
  const [row] = await readRows(server, chOID, HIGH);
  expect(row).toMatchObject({ bib: '11', attempts: [{ h: 1800, r: 'xo' }] });
  const { oid } = await findTrial(server, chOID, RACE);
  const { body } = await server.call<RawsAnswer>('GET', `/api/lesecretariat/chronos?oids=${oid}`);
  expect(JSON.stringify(body)).toContain('"bib":"11"');
});

test.each([0, 1, 2])('Facts end the same when %d of two arrived before two bibs were exchanged', async (arrived) => {
  const before = judge.facts(LONG, jump('1', 7001), jump('2', 7002));
  buildFacts(before);
  await judge.send(before.slice(0, arrived));
  await exchangeBibs('1', '2');
  const after = judge.facts(LONG, jump('1', 7101), jump('2', 7102));
  buildFacts(after);
  await judge.send([...after, ...before.slice(arrived)].reverse());
  expect(await marks()).toEqual([
    ['2', 'NOM1', [7001, 7102]],
    ['1', 'NOM2', [7002, 7101]],
  ]);
});

test('A server’s clock that is set back between two exchanges changes nothing of whom a fact means that knows the first', async () => {
  now = new Date(START.getTime() + 600_000);
  await exchangeBibs('1', '2');
  now = START;
  await exchangeBibs('2', '3');
  const facts = judge.facts(LONG, { ...jump('2', 7000), renumbered: 1 }, { ...jump('3', 6000), renumbered: 2 });
  buildFacts(facts);
  expect((await judge.send(facts)).body.refused).toEqual([]);
  expect(await marks()).toEqual([['3', 'NOM1', [7000, 6000]]]);
  const renumbered = (await judge.read()).trials.find(({ uid }) => uid === LONG)?.renumbered;
  expect(renumbered?.map(({ names }) => names)).toEqual([
    { 'bib:1': 'bib:2', 'bib:2': 'bib:1' },
    { 'bib:2': 'bib:3', 'bib:3': 'bib:2' },
  ]);
});

test('Where an upload exchanges names and leaves results to their bibs, facts stay with the bibs too', async () => {
  await say(jump('1', 7001), jump('2', 7000));
  await ok(server.upload(chOID, lists(['2', '1', '3'])));
  expect(await say(jump('1', 7101, 2))).toEqual([]);
  expect(await marks()).toEqual([
    ['1', 'NOM2', [7001, 7101]],
    ['2', 'NOM1', [7000]],
  ]);
});

test('A rule that a fact says is a remark once, and is taken back, although the bib changed', async () => {
  const word = judge.facts(LONG, { kind: 'word', bib: '1', st: 4, rules: ['TR16.8'] });
  buildFacts(word);
  await judge.send(word);
  await renumber('bib:1', '11');
  const remarks = async () =>
    (await readRows(server, chOID, LONG)).map(({ bib, remarks: said }) => [bib, said?.length]);
  await say(jump('2', 6000));
  expect(await remarks()).toContainEqual(['11', 1]);
  await say({ kind: 'correction', replaces: word[0]?.id, with: [], why: 'upheld' });
  await say(jump('11', 6100));
  expect(await remarks()).toEqual([
    ['11', undefined],
    ['2', undefined],
  ]);
});
