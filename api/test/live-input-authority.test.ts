import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_CODE_KINDS, type AccessCodeKind } from 'shared-domain';
import type { LoggedFact, SignedFact } from 'shared-domain/live-input';
import { registerFacts } from 'shared-domain/live-input';
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

const J = 'judge';
/** Each kind of fact, who may have said it, and of each of them the codes that may put another in its place. */
const TABLE: readonly (readonly [FactDraft, Partial<Record<AccessCodeKind, readonly AccessCodeKind[]>>])[] = [
  [{ kind: 'attempt', r: 'o', v: 7000 }, { judge: [J] }],
  [{ kind: 'heights', heights: [1800] }, { judge: [J] }],
  [{ kind: 'bar', h: 1850 }, { judge: [J] }],
  [{ kind: 'jumpOff', decision: 'start' }, { judge: [J] }],
  [{ kind: 'close' }, { judge: [J] }],
  [{ kind: 'void', attempt: randomUUID() }, { judge: [J] }],
  [{ kind: 'protest', attempt: randomUUID() }, { judge: [J] }],
  [{ kind: 'ruling', attempt: randomUUID(), upheld: true }, { judge: [J] }],
  [{ kind: 'call', bib: '1' }, { judge: [J] }],
  [
    { kind: 'word', bib: '1', st: 4 },
    { judge: [J], starter: [J, 'starter'], chrono: [J, 'chrono'] },
  ],
  [
    { kind: 'status', status: 5 },
    { judge: [J], starter: [J, 'starter'], chrono: [J, 'chrono'] },
  ],
  [
    { kind: 'wind', w: 1.2 },
    { wind: ['wind'], chrono: ['chrono'] },
  ],
  [{ kind: 'start' }, { starter: ['starter'], chrono: ['chrono'] }],
  [
    { kind: 'gun', time: '2026-06-13T15:00:00Z' },
    { starter: ['starter'], chrono: ['chrono'] },
  ],
  [{ kind: 'time', lane: 1, v: 10_500 }, { chrono: ['chrono'] }],
  [{ kind: 'raw', lane: 1, v: 10_500 }, { chrono: ['chrono'] }],
  [
    { kind: 'lap', bib: '1' },
    { judge: [J], chrono: [J, 'chrono'] },
  ],
];

let minute = 0;
function signFact(by: AccessCodeKind, said: FactDraft): LoggedFact {
  minute += 1;
  const at = new Date(Date.UTC(2026, 5, 13, 12, minute)).toISOString();
  return {
    fact: { id: randomUUID(), at, trialOID: 't', ...said } as unknown as SignedFact,
    device: by,
    signerKind: by,
    arrivalNumber: minute,
  };
}

const isRefused = (facts: readonly LoggedFact[], one: LoggedFact): boolean =>
  registerFacts(facts).refusals.get(one.fact.id)?.id === 'forbidden';

describe('What an official said is amended by who may say it, of those whose word it is', () => {
  const cases = TABLE.flatMap(([said, authors]) =>
    Object.entries(authors).flatMap(([author, may]) =>
      ACCESS_CODE_KINDS.map(
        (by) => [by, may.includes(by) ? 'takes back' : 'does not take back', author, said] as const,
      ),
    ),
  );

  test.each(cases)('%s %s what a %s said: %j', (by, expected, author, said) => {
    const first = signFact(author as AccessCodeKind, said);
    const amendment = signFact(by, { kind: 'correction', replaces: first.fact.id, with: [] });
    expect(isRefused([first, amendment], amendment)).toBe(expected === 'does not take back');
  });

  test('though the amendment arrives before what it amends', () => {
    const first = signFact('judge', { kind: 'word', bib: '1', st: 4 });
    const amendment = signFact('starter', { kind: 'correction', replaces: first.fact.id, with: [] });
    expect(registerFacts([amendment, first]).refusals.has(amendment.fact.id)).toBe(true);
  });

  test('and what a judge puts in the place of another’s word is a judge’s', () => {
    const first = signFact('starter', { kind: 'word', bib: '1', st: 2 });
    const own = randomUUID();
    const judges = signFact('judge', {
      kind: 'correction',
      replaces: first.fact.id,
      with: [{ id: own, kind: 'word', bib: '1', st: 4 }],
    });
    const back = signFact('starter', { kind: 'correction', replaces: own, with: [] });
    expect(isRefused([first, judges, back], back)).toBe(true);
    expect(registerFacts([first, judges, back]).currentFacts.map(({ content }) => content)).toMatchObject([
      { id: own, st: 4 },
    ]);
  });

  test('and an id that a judge signs in is not taken by a correction of before', () => {
    const first = signFact('starter', { kind: 'word', bib: '1', st: 2 });
    const own = randomUUID();
    const takes = signFact('starter', {
      kind: 'correction',
      replaces: first.fact.id,
      with: [{ id: own, kind: 'word', bib: '1', st: 2 }],
    });
    const judges = { ...signFact('judge', { kind: 'word', bib: '1', st: 4 }) };
    const same = { ...judges, fact: { ...judges.fact, id: own } };
    const back = signFact('starter', { kind: 'correction', replaces: own, with: [] });
    const { refusals, currentFacts: standing } = registerFacts([first, takes, same, back]);
    expect([...refusals.keys()]).toEqual([takes.fact.id, back.fact.id]);
    expect(standing.map(({ content }) => content.id)).toEqual([first.fact.id, own]);
  });
});

describe('At a meeting', () => {
  let server: RunningServer;
  let chOID: string;
  const devices: Record<string, Device> = {};
  beforeAll(async () => {
    server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
    chOID = await aMeeting(server);
    for (const kind of ['judge', 'starter', 'chrono']) devices[kind] = await aDevice(server, chOID, kind);
  });
  afterAll(() => server.close());

  const [judge, starter, chrono] = ['judge', 'starter', 'chrono'].map((kind) => () => devices[kind] as Device) as [
    () => Device,
    () => Device,
    () => Device,
  ];
  const refusals = async (sent: ReturnType<Device['sendNew']>) =>
    (await sent).body.refused.flatMap(({ errors }) => errors.map(({ id }) => id));

  test('a judge’s disqualification stands whatever a starter or a timekeeper says after it', async () => {
    const facts = judge().facts(RACE, { kind: 'word', bib: '1', st: 4, rules: ['TR16.8'] });
    expect((await judge().send(facts)).body.accepted).toHaveLength(1);
    const back = { kind: 'correction', replaces: facts[0]?.id, with: [], why: 'x' };
    for (const device of [starter(), chrono()]) {
      expect(await refusals(device.sendNew(RACE, back))).toEqual(['forbidden']);
      expect(await refusals(device.sendNew(RACE, { kind: 'word', bib: '1', st: 2 }))).toEqual(['forbidden']);
    }
    const of = async () => (await readRows(server, chOID, RACE)).find(({ bib }) => bib === '1')?.prf.st;
    expect(await of()).toBe(4);
    expect(await refusals(judge().sendNew(RACE, back))).toEqual([]);
    expect(await of()).not.toBe(4);
  });

  test('a starter does not take a trial back whose results are out, a judge does', async () => {
    await judge().sendNew(RACE, { kind: 'status', status: 15 });
    const back = { kind: 'status', status: 5, why: 'x' };
    expect(await refusals(starter().sendNew(RACE, back))).toEqual(['forbidden']);
    expect((await findTrial(server, chOID, RACE)).status).toBe(15);
    expect(await refusals(judge().sendNew(RACE, back))).toEqual([]);
    expect((await findTrial(server, chOID, RACE)).status).toBe(5);
  });

  test('a starter and a timekeeper write off nobody in a field event, move no status of it and do not hold it', async () => {
    const { oid } = await findTrial(server, chOID, LONG);
    for (const device of [starter(), chrono()]) {
      expect(await refusals(device.sendNew(LONG, { kind: 'word', bib: '1', st: 4 }))).toEqual(['forbidden']);
      expect(await refusals(device.sendNew(LONG, { kind: 'status', status: 5 }))).toEqual(['forbidden']);
      const held = await server.call('POST', `/api/live-input/${chOID}/hold`, {
        token: '',
        headers: { 'x-access-code': device.code },
        body: { trialOID: oid, device: 'other' },
      });
      expect(held.status).toBe(403);
    }
    const rows = await readRows(server, chOID, LONG);
    expect(rows.map(({ prf }) => prf.st).filter((st) => st === 4)).toEqual([]);
  });
});
