import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { UploadResult } from 'shared-domain/contract';
import {
  applyTrialFacts,
  formatCanonicalJson,
  indexStartRows,
  type LoggedFact,
  type SignedFact,
  type TrialSetup,
} from 'shared-domain/live-input';
import { keyStarts } from '../src/services/live-input/trial-rows.ts';
import { aDevice, aMeeting, entries, type FactDraft, HIGH, LONG, readRows } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
const now = new Date('2026-06-13T20:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

const jump = (bib: string, h: number, r: string): FactDraft => ({ kind: 'attempt', bib, h, r });

/** Bars of a high jump of four: at each, who takes what, trial by trial. Bib 2 and 3 tie; bib 4 retires. */
const HIGH_JUMP: readonly FactDraft[] = [
  { kind: 'heights', heights: [1800, 1850, 1900] },
  ...['1', '2', '3'].map((bib) => jump(bib, 1800, 'o')),
  jump('4', 1800, 'x'),
  jump('4', 1800, 'o'),
  { kind: 'bar', h: 1850 },
  jump('1', 1850, '-'),
  jump('2', 1850, 'x'),
  jump('3', 1850, 'x'),
  jump('4', 1850, 'r'),
  jump('2', 1850, 'o'),
  jump('3', 1850, 'o'),
  { kind: 'bar', h: 1900 },
  ...['1', '2', '3', '1', '2', '3'].map((bib) => jump(bib, 1900, 'x')),
  jump('1', 1900, 'o'),
  ...['2', '3'].map((bib) => jump(bib, 1900, 'x')),
  { kind: 'bar', h: 1950 },
  ...['x', 'x', 'x'].map((r) => jump('1', 1950, r)),
];
const HIGH_UPLOAD: readonly UploadResult[] = [
  {
    bib: '1',
    prf: { v: 1900, u: 'mm', st: 1 },
    attempts: [
      { h: 1800, r: 'o' },
      { h: 1850, r: '-' },
      { h: 1900, r: 'xxo' },
      { h: 1950, r: 'xxx' },
    ],
  },
  ...['2', '3'].map(
    (bib): UploadResult => ({
      bib,
      prf: { v: 1850, u: 'mm', st: 1 },
      attempts: [
        { h: 1800, r: 'o' },
        { h: 1850, r: 'xo' },
        { h: 1900, r: 'xxx' },
      ],
    }),
  ),
  {
    bib: '4',
    prf: { v: 1800, u: 'mm', st: 1 },
    attempts: [
      { h: 1800, r: 'xo' },
      { h: 1850, r: 'r' },
    ],
  },
];

/** A long jump of ten: three rounds, the best eight after them, three rounds more in reverse order. */
const mark = (bib: number, round: number): number => 6500 + ((bib * 137 + round * 251) % 900);
const isFoul = (bib: number, round: number): boolean => (bib + round) % 4 === 0;
const buildJump = (bib: number, round: number): FactDraft => ({
  kind: 'attempt',
  bib: String(bib),
  n: round,
  ...(isFoul(bib, round) ? { r: 'x' } : { r: 'o', v: mark(bib, round), w: (round % 3) + 0.3 }),
});
const bibs = Array.from({ length: 10 }, (_, at) => at + 1);
const getBest = (bib: number, rounds: number): number[] =>
  Array.from({ length: rounds }, (_, at) => at + 1)
    .filter((round) => !isFoul(bib, round))
    .map((round) => Math.floor(mark(bib, round) / 10))
    .sort((a, b) => b - a);
const byMarks = (rounds: number) => (a: number, b: number) => {
  const [own, other] = [getBest(a, rounds), getBest(b, rounds)];
  for (const [at, best] of own.entries()) if (best !== other[at]) return (other[at] ?? 0) - best;
  return 0;
};
const eight = bibs.toSorted(byMarks(3)).slice(0, 8);
const inReverse = eight.toReversed();
const LONG_JUMP: readonly FactDraft[] = [1, 2, 3, 4, 5, 6].flatMap((round) =>
  (round <= 3 ? bibs : inReverse).map((bib) => buildJump(bib, round)),
);
const LONG_UPLOAD: readonly UploadResult[] = bibs.map((bib) => ({
  bib: String(bib),
  prf: {
    v: Math.max(
      ...[1, 2, 3, 4, 5, 6]
        .filter((round) => (round <= 3 || eight.includes(bib)) && !isFoul(bib, round))
        .map((round) => mark(bib, round)),
    ),
    u: 'mm',
    st: 1,
  },
  attempts: [1, 2, 3, 4, 5, 6]
    .filter((round) => round <= 3 || eight.includes(bib))
    .map((round) =>
      isFoul(bib, round) ? { r: 'x' as const } : { v: mark(bib, round), r: 'o' as const, w: (round % 3) + 0.3 },
    ),
}));

const CONTESTS = [
  ['high jump', HIGH, 4, HIGH_JUMP, HIGH_UPLOAD],
  ['long jump with its cut to eight', LONG, 10, LONG_JUMP, LONG_UPLOAD],
] as const;

/** Results of a contest that an upload sends whole. */
async function uploadResults(uid: string, n: number, results: readonly UploadResult[]) {
  const chOID = await aMeeting(server, n);
  await server.upload(chOID, { resultlists: { [uid]: [...results] } });
  return readRows(server, chOID, uid);
}

const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray([...list], { minLength: list.length }), { numRuns: 1, seed })[0] as T[];

describe.each(CONTESTS)('A whole %s', (_, uid, n, said, results) => {
  test('played fact by fact ends as the upload of the same attempts', async () => {
    const chOID = await aMeeting(server, n);
    const judge = await aDevice(server, chOID, 'judge');
    for (const one of said) {
      const { body } = await judge.sendNew(uid, one);
      expect([one, body.refused, body.warnings]).toEqual([one, [], []]);
    }
    const { live } = (await judge.read()).trials.find((trial) => trial.uid === uid) ?? {};
    expect(live?.state).toBe('end');
    expect(await readRows(server, chOID, uid)).toEqual(await uploadResults(uid, n, results));
  });

  test.each([1, 2, 3])('arriving in any order, in pieces, some of it twice, ends the same (%i)', async (seed) => {
    const chOID = await aMeeting(server, n);
    const judge = await aDevice(server, chOID, 'judge');
    const facts = judge.facts(uid, ...said);
    const arrivals = shuffled([...facts, ...facts.slice(0, 12)], seed);
    for (let at = 0; at < arrivals.length; at += 9) {
      expect((await judge.send(arrivals.slice(at, at + 9))).status).toBe(200);
    }
    const again = await judge.send(facts);
    expect([again.body.accepted, again.body.refused, again.body.already.length]).toEqual([[], [], facts.length]);
    expect(await readRows(server, chOID, uid)).toEqual(await uploadResults(uid, n, results));
  });
});

describe('The fold of a trial’s facts', () => {
  const starts = entries(4).map((row) => ({ ...row, bib: String(row.bib) }));
  const { orderedKeys: keys, findRowKey: whoIs } = indexStartRows(keyStarts(starts));
  const trial = (g0: number): TrialSetup => ({
    g0,
    g1: '0',
    round: 'f',
    dets: {},
    athletes: keys,
    absences: {},
    findRowKey: whoIs,
    initialStatus: 25,
    lastIgnoredNumber: 0,
  });
  const id = fc.integer({ min: 1, max: 12 }).map((n) => `f${n}`);
  const bib = fc.constantFrom('1', '2', '3', '4', '9');
  const r = fc.constantFrom('o', 'x', '-', 'r');
  const high = fc.oneof(
    fc.record({ kind: fc.constant('attempt'), bib, r, h: fc.constantFrom(1800, 1850, undefined) }),
    fc.record({ kind: fc.constant('heights'), heights: fc.constant([1800, 1850]) }),
    fc.record({ kind: fc.constant('bar'), h: fc.constantFrom(1850, 1900) }),
  );
  const long = fc.oneof(
    fc.record({
      kind: fc.constant('attempt'),
      bib,
      r,
      v: fc.constantFrom(7000, 7100, undefined),
      n: fc.constantFrom(1, 2, undefined),
    }),
    fc.record({ kind: fc.constant('close') }),
  );
  const race = fc.oneof(
    fc.record({ kind: fc.constantFrom('start', 'wind'), w: fc.constantFrom(0.1, 0.2) }),
    fc.record({ kind: fc.constant('gun'), time: fc.constantFrom('2026-06-13T15:00:00Z', '2026-06-13T15:01:00Z') }),
    fc.record({ kind: fc.constant('time'), bib, v: fc.integer({ min: 1, max: 3 }) }),
  );
  const any = fc.oneof(
    fc.record({ kind: fc.constant('word'), bib, st: fc.constantFrom(2, 3, 4) }),
    fc.record({ kind: fc.constant('status'), status: fc.constantFrom(5, 10, 15, 30) }),
    fc.record({ kind: fc.constant('call'), bib }),
    fc.record({ kind: fc.constantFrom('void', 'protest'), attempt: id }),
    fc.record({ kind: fc.constant('ruling'), attempt: id, upheld: fc.boolean() }),
  );
  const getLog = (own: fc.Arbitrary<object>) => {
    const plain = fc.oneof(own, own, own, any);
    const correction = fc.record({
      kind: fc.constant('correction'),
      replaces: id,
      with: fc.array(
        fc.tuple(own, fc.integer({ min: 13, max: 20 })).map(([fact, n]) => ({ id: `f${n}`, ...fact })),
        { maxLength: 2 },
      ),
    });
    const one = fc.record({
      fact: fc.oneof(plain, plain, plain, correction),
      second: fc.integer({ min: 0, max: 8 }),
      device: fc.constantFrom('a', 'b'),
    });
    return fc.array(one, { maxLength: 12 }).map((list) =>
      list.map(
        ({ fact, second, device }, at): LoggedFact => ({
          fact: {
            id: `f${at + 1}`,
            at: `2026-06-13T15:00:0${second}Z`,
            trialOID: 't',
            ...fact,
          } as unknown as SignedFact,
          device,
          signerKind: 'judge',
          arrivalNumber: at + 1,
        }),
      ),
    );
  };
  const plainly = (value: unknown) =>
    formatCanonicalJson(
      JSON.parse(JSON.stringify(value, (_, part) => (part instanceof Map ? [...part].sort() : part))),
    );

  test.each([
    ['a high jump', 900_001, high],
    ['a long jump', 900_003, long],
    ['a race', 100, race],
  ])('of %s is the same in whatever order they arrive', (_, g0, own) => {
    fc.assert(
      fc.property(
        getLog(own).chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length }))),
        ([log, arrived]) => {
          const asArrived = arrived.map((one, at) => ({ ...one, arrivalNumber: at + 1 }));
          return plainly(applyTrialFacts(trial(g0), asArrived)) === plainly(applyTrialFacts(trial(g0), log));
        },
      ),
      { numRuns: process.env.FOULEE_LONG === '1' ? 400 : 100 },
    );
  });
});
