import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRandom, randomBelow } from 'shared-domain';
import type { DeviceAnswer, LiveInputAnswer } from 'shared-domain/contract';
import {
  type FoldedTrial,
  foldSheet,
  type LoggedFact,
  listTrialFacts,
  type SignedFact,
} from 'shared-domain/live-input';
import { aDevice, aMeeting, findTrial, HIGH, LONG } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { expectSameSheet } from './same-sheet.ts';

const LONG_RUN = process.env.FOULEE_LONG === '1';
const RUNS = Number(process.env.FUZZ_RUNS ?? (LONG_RUN ? 1000 : 4));
/** A long run looks elsewhere each time; `FUZZ_SEED` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? (LONG_RUN ? Date.now() % 2 ** 31 : 20_261_124));
const STEPS = 40;
const RUN_MS = 10_000;

let server: RunningServer;
const START = Date.parse('2026-06-13T14:00:00Z');
let now = START;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) });
});
afterAll(() => server.close());

/** A fact in the log of a device, which another one may have said. */
interface Said {
  readonly fact: SignedFact;
  readonly device: string;
  readonly isOwnTime: boolean;
}

/** An official's device: what it said and was handed, what it has read, and its network and clock. */
class RunDevice {
  readonly name: string;
  log: Said[] = [];
  readonly arrived = new Set<string>();
  seen: DeviceAnswer | undefined;
  isOnline = true;
  hasMeasured = false;
  /** What its clock is ahead, ms: gone once it was measured, but for what a measure can be wrong by. */
  skew = 0;
  lastAt = 0;
  handedBy: string | undefined;
  seq = 0;

  constructor(name: string) {
    this.name = name;
  }
}

async function play(seed: string): Promise<void> {
  now = START;
  const random = createRandom(seed);
  const draw = (below: number) => randomBelow(random, below);
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const uid = pick([HIGH, LONG]);
  const chOID = await aMeeting(server, 4);
  const { oid: trialOID } = await findTrial(server, chOID, uid);
  const judge = await aDevice(server, chOID, 'judge');
  const call = <T>(path: string, body: object) =>
    server.call<T>('POST', `/api/live-input/${chOID}${path}`, {
      token: '',
      headers: { 'x-access-code': judge.code },
      body,
    });
  const devices = Array.from({ length: 2 + draw(3) }, (_, at) => new RunDevice(`device ${at + 1}`));
  const said = new Map<string, SignedFact>();

  async function read(device: RunDevice) {
    device.seen = await judge.read();
    device.hasMeasured = true;
    device.skew = draw(400) - 200;
  }

  /** Whom the device thinks is up, by the server's facts as it has read them and its own log. */
  function fold(device: RunDevice) {
    const { seen } = device;
    const trial = seen?.trials.find(({ oid }) => oid === trialOID);
    if (seen === undefined || trial === undefined) return undefined;
    const facts = listTrialFacts(seen.facts, trialOID);
    const known = new Set(facts.map(({ fact }) => fact.id));
    const own = device.log.filter(({ fact }) => !known.has(fact.id));
    const logged = own.map(
      ({ fact, device: by }, at): LoggedFact => ({
        fact,
        device: by,
        signerKind: 'judge',
        arrivalNumber: seen.cursor + at + 1,
      }),
    );
    return foldSheet(trial as FoldedTrial, [...facts, ...logged], seen.challenge.kind);
  }

  function makeFact(device: RunDevice): object {
    const sheet = fold(device);
    const row = draw(8) === 0 ? `bib:${1 + draw(4)}` : (sheet?.live?.row ?? 'bib:1');
    const attempts = device.log.filter(({ fact }) => fact.kind === 'attempt');
    if (draw(8) === 0 && attempts.length > 0) return { kind: 'correction', replaces: pick(attempts).fact.id, with: [] };
    if (draw(12) === 0) return { kind: 'call', row };
    const r = pick(['o', 'o', 'x', '-']);
    if (uid === LONG) return { kind: 'attempt', row, r, ...(r === 'o' ? { v: 6000 + draw(1500) } : {}) };
    const { bar = 0, state = 'soon' } = sheet?.live ?? {};
    if (state === 'bar') return { kind: 'bar', h: bar + 50 };
    return { kind: 'attempt', row, r, h: bar === 0 ? 1800 : bar };
  }

  function write(device: RunDevice) {
    device.seq += 1;
    const id = `${device.name.at(-1)?.padStart(8, '0')}-0000-8000-8000-${String(device.seq).padStart(12, '0')}`;
    device.lastAt = Math.max(now + device.skew, device.lastAt + 1);
    const at = new Date(device.lastAt).toISOString();
    const fact = { ...makeFact(device), id, seq: device.seq, at, trialOID } as SignedFact;
    device.log.push({ fact, device: device.name, isOwnTime: !device.hasMeasured });
    said.set(id, fact);
  }

  /** Posts what has not arrived, or all once more; the answer may be lost. */
  async function send(device: RunDevice, isRepeated: boolean, isLost: boolean) {
    if (!device.isOnline) return;
    if (device.handedBy !== undefined) {
      await call('/hold', { trialOID, device: device.name, from: device.handedBy });
      device.handedBy = undefined;
    }
    const due = device.log.filter(({ fact }) => isRepeated || !device.arrived.has(fact.id));
    for (const [, part] of Map.groupBy(due, (one) => `${one.device} ${one.isOwnTime}`)) {
      const clock = { source: part[0]?.isOwnTime === true ? 'own' : 'server' };
      const facts = part.map(({ fact }) => fact);
      const { status, body } = await call<LiveInputAnswer>('', { device: part[0]?.device, clock, facts });
      expect(status).toBe(200);
      expect(body.refused.filter(({ kept }) => kept !== true)).toEqual([]);
      if (!isLost) for (const { id } of facts) device.arrived.add(id);
    }
    await read(device);
  }

  async function editByDesk() {
    if (draw(2) === 0) await server.call('GET', `/api/lesecretariat/trial/release?oid=${trialOID}`);
    const row = `bib:${1 + draw(4)}`;
    const typed =
      uid === HIGH
        ? { row, attempts: [{ h: 1800, r: 'xo' }], prf: { v: 1800, u: 'mm', st: 1 } }
        : { row, attempts: [{ v: 7777, r: 'o' }], prf: { v: 7777, u: 'mm', st: 1 } };
    const body = draw(3) === 0 ? { edits: [{ op: 'scratch', trial: trialOID, row }] } : undefined;
    // Whoever holds the trial refuses it: that is a run too.
    if (body === undefined) await server.call('PUT', `/api/lesecretariat/trial/${trialOID}/row`, { body: typed });
    else await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, { body });
    await server.call('GET', `/api/lesecretariat/trial/release?oid=${trialOID}`);
  }

  function handOver(from: RunDevice, to: RunDevice) {
    const known = new Set(to.log.map(({ fact }) => fact.id));
    to.log.push(...from.log.filter(({ fact }) => !known.has(fact.id)));
    to.handedBy = from.name;
  }

  async function step() {
    now += draw(20) === 0 ? 700_000 : 1000 + draw(20_000);
    const device = pick(devices);
    const act = draw(20);
    if (act < 9) write(device);
    else if (act < 13) await send(device, draw(4) === 0, draw(4) === 0);
    else if (act < 15) device.isOnline = !device.isOnline;
    else if (act === 15 && device.isOnline) await call('/hold', { trialOID, device: device.name, take: draw(2) === 0 });
    else if (act === 16) handOver(device, pick(devices.filter((one) => one !== device)));
    else if (act === 17) await editByDesk();
    else if (act === 18 && !device.hasMeasured) device.skew = (draw(5) - 2) * 86_400_000;
    else if (act === 19 && device.isOnline) await read(device);
  }

  if (uid === HIGH) await judge.sendNew(HIGH, { kind: 'heights', heights: [1800, 1850, 1900] });
  for (const device of devices) {
    device.skew = draw(3) === 0 ? 172_800_000 : draw(400);
    if (draw(3) > 0) await read(device);
  }
  for (let at = 0; at < STEPS; at += 1) await step();
  for (const device of devices) {
    device.isOnline = true;
    await send(device, false, false);
  }

  const answer = await expectSameSheet(server, chOID, uid, judge);
  const stored = answer.facts.filter(({ fact }) => said.has(fact.id));
  expect(stored.map(({ fact }) => fact.id).sort()).toEqual([...said.keys()].sort());
  for (const { fact } of stored) expect(fact).toEqual(said.get(fact.id));
  const sheets = new Set<string>();
  for (const device of devices) {
    await read(device);
    sheets.add(JSON.stringify(fold(device)?.rows));
  }
  expect(sheets.size).toBe(1);
}

describe('Devices on one contest', () => {
  test(
    `30. ${RUNS} random runs with cuts, repetitions, take-overs, hand-overs, edits of the desk and clocks that jump end on one sheet, no fact lost (FUZZ_SEED=${SEED})`,
    async () => {
      for (let run = 0; run < RUNS; run += 1) {
        try {
          await play(`${SEED} ${run}`);
        } catch (error) {
          throw new Error(`run «${SEED} ${run}»`, { cause: error });
        }
      }
    },
    RUNS * RUN_MS,
  );
});
