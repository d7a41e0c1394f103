import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Challenge,
  calls,
  type DevicesAnswer,
  type MyChallengesAnswer,
  makeUrl,
  type OrgsAnswer,
  type ResultRow,
  type ResultsAnswer,
  type RoundsAnswer,
} from 'shared-domain/contract';
import { createClient } from '../tools/client.ts';
import { createMeeting } from '../tools/demo/meeting.ts';
import { listBarDrafts, listDistanceDrafts } from '../tools/demo/officials/contest-drafts.ts';
import { openDemoOfficials } from '../tools/demo/officials/play-officials.ts';
import { play } from '../tools/demo/play.ts';
import type { Script } from '../tools/demo/script.ts';
import { longTest } from './long-test.ts';
import { startToolsServer, type ToolsServer } from './tools-server.ts';

let server: ToolsServer;
beforeAll(async () => {
  server = await startToolsServer();
}, 30_000);
afterAll(() => server.close());

const HIGH_JUMP = 900_001;
const LONG_JUMP = 900_003;

/** Today's meeting with one final of each of these events. */
function createShortMeeting(events: readonly number[]): Script {
  const script = createMeeting({ firstDay: new Date().toISOString().slice(0, 10), opening: '10:00' });
  const trials = events.flatMap(
    (g0) => script.trials.find(({ trial }) => trial.g0 === g0 && trial.round === 'f') ?? [],
  );
  return { ...script, trials, commitments: [], challenge: { ...script.challenge, name: 'Démo courte' } };
}

const pickSheet = (rows: readonly Partial<ResultRow>[]) =>
  Object.fromEntries(rows.map(({ bib, prf, attempts = [] }) => [String(bib), { v: prf?.v, attempts }]));

describe('the demonstration that consoles play', () => {
  longTest(
    'writes whole contests by a judge’s devices and a gauge: nothing refused, the sheets are those of the programme',
    async () => {
      const { client } = server;
      const script = createShortMeeting([HIGH_JUMP, LONG_JUMP]);
      expect(script.trials.map(({ trial }) => trial.g0)).toEqual([HIGH_JUMP, LONG_JUMP]);
      const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
      const body = { ...script.challenge, org: { oid: orgs[0]?.oid, name: orgs[0]?.name } };
      const { oid: chOID } = await client.send<Challenge>('POST', makeUrl(calls.createChallenge, {}), body);
      const from = Math.min(...script.trials.map(({ publish }) => publish)) - 1;
      const until = { ...script, trials: script.trials.map((item) => ({ ...item, frames: item.frames.slice(0, -1) })) };
      const { signal } = new AbortController();
      const common = { client, chOID, from, speed: 1e9, signal, log: () => undefined };
      // The trials must be there before the devices ask for them.
      await play({ ...common, script: { ...script, trials: script.trials.map((item) => ({ ...item, frames: [] })) } });
      const officials = await openDemoOfficials({ client, chOID, from });
      await play({ ...common, script: until, officials });
      expect(officials.listRefused()).toEqual([]);
      expect(officials.countFacts()).toBeGreaterThan(200);
      const { rounds } = await client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID }));
      const heats = rounds.flatMap((round) => round.heats);
      expect(heats.map(({ status }) => status)).toEqual([15, 15]);
      for (const { trial, frames } of script.trials) {
        const oid = heats.find(({ uid }) => uid === trial.uid)?.oid ?? '';
        const answer = await client.send<ResultsAnswer>('GET', makeUrl(calls.results, {}, { chOID, trialOID: oid }));
        expect(pickSheet(answer.results[0]?.rows ?? [])).toEqual(
          pickSheet((frames.at(-1)?.rows ?? []) as Partial<ResultRow>[]),
        );
      }
      const { devices } = await client.send<DevicesAnswer>('GET', makeUrl(calls.devices, { chOID }));
      expect(devices.map(({ by }) => by).sort()).toEqual(['judge', 'judge', 'wind']);
      expect(devices.every(({ label, unsent }) => label !== undefined && unsent === 0)).toBe(true);
    },
    60_000,
  );

  longTest('leaves to the upload a contest that had begun, races, and official results', async () => {
    const { client } = server;
    const [{ oid: chOID } = { oid: '' }] = (
      await client.send<MyChallengesAnswer>('GET', makeUrl(calls.myChallenges, {}))
    ).challenges;
    const script = createShortMeeting([HIGH_JUMP]);
    const [item] = script.trials;
    if (item === undefined) throw new Error('the meeting has no high jump');
    const late = await openDemoOfficials({ client, chOID, from: item.start });
    expect(await late.play(item, item.start)).toBe(false);
    const early = await openDemoOfficials({ client, chOID, from: item.start - 1 });
    const end = item.start + Math.round((item.frames.at(-1)?.at ?? 0) * 60_000);
    expect(await early.play(item, end)).toBe(false);
    const codeless = createClient(server.url, undefined, 'AAAA-AAAA');
    await expect(codeless.send('GET', makeUrl(calls.device, { chOID }))).rejects.toThrow(/unauthorized/);
  });

  test('a raise comes before the passes at its bar, and they before the attempts', () => {
    const before = [{ bib: '1', prf: { st: 6 as const }, attempts: [{ h: 1500, r: 'o' as const }] }];
    const rows = [
      {
        bib: '1',
        prf: { st: 6 as const },
        attempts: [
          { h: 1500, r: 'o' as const },
          { h: 1550, r: 'x' as const },
        ],
      },
      { bib: '2', prf: { st: 6 as const }, attempts: [{ h: 1550, r: '-' as const }] },
    ];
    const { judge } = listBarDrafts(before, rows, 1500);
    expect(judge.filter(({ kind }) => kind === 'bar' || kind === 'attempt')).toEqual([
      { kind: 'bar', h: 1550 },
      { kind: 'attempt', bib: '2', h: 1550, r: '-' },
      { kind: 'attempt', bib: '1', h: 1550, r: 'x' },
    ]);
  });

  test('a reading of the gauge names the attempt that it is of', () => {
    const rows = [{ bib: '7', prf: { st: 6 as const }, attempts: [{ r: 'o' as const, v: 6420, w: 1.1 }] }];
    const { judge, wind } = listDistanceDrafts([], rows);
    expect(judge.map(({ kind, act }) => act ?? kind)).toEqual(['call', 'start', 'measure', 'attempt']);
    expect(wind).toEqual([{ kind: 'wind', bib: '7', n: 1, w: 1.1 }]);
  });
});
