/*
 * How long visitors wait for an answer from memory, for one from the database and for a new connection while somebody asks the
 * server for as much as they can. `BENCH_AGAINST` names the folder of another version of the project, measured in the same
 * run; `BENCH_DATABASE=postgres` measures on PostgreSQL; words in `BENCH_LOADS` choose loads.
 */
import { type Challenge, calls, makeUrl, type OrgsAnswer, type RoundsAnswer } from 'shared-domain/contract';
import { startCluster } from '../api/test/database/cluster.ts';
import { newTestDatabase } from '../api/test/database/test-database.ts';
import { signIn } from '../api/tools/client.ts';
import { count, goal, table } from './lib/report.ts';
import { type BenchServer, ORGANISER, ROOT, startServer } from './lib/server.ts';
import { LOADS, type Load, type LoadTarget, RACE_ROWS } from './lib/under-load/loads.ts';
import { championship, roadRace } from './lib/under-load/meeting.ts';
import { type ProbeKind, type ProbeTarget, probeDuring } from './lib/under-load/probe.ts';

/** Limits of the 99th percentile of each kind of answer, ms. */
const GOALS: Readonly<Record<ProbeKind, number>> = { memory: 50, uncached: 300, connection: 300 };
const KINDS = Object.keys(GOALS) as ProbeKind[];

interface Measured {
  readonly version: string;
  readonly server: BenchServer;
  readonly load: LoadTarget;
  readonly probe: ProbeTarget;
}

async function fill(version: string, server: BenchServer): Promise<Measured> {
  const client = await signIn(server.url, ORGANISER.email, ORGANISER.password);
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const org = orgs[0]?.oid ?? '';
  const create = async (name: string, kind: string) => {
    const body = { name, rtype: 'OTHER', kind, region: 'Bretagne', date: '2026-06-13', org: { oid: org } };
    return (await client.send<Challenge>('POST', makeUrl(calls.createChallenge, {}), body)).oid;
  };
  const race = await create('10 km de la Rade', 'road');
  await client.send('POST', makeUrl(calls.uploadTrials, { chOID: race }), roadRace(race, RACE_ROWS));
  const meeting = await create('Championnats de Bretagne', 'outdoor');
  await client.send('POST', makeUrl(calls.uploadTrials, { chOID: meeting }), championship(meeting));
  const printed = await create('Championnats de Normandie', 'outdoor');
  const { rounds } = await client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID: meeting }));
  const trials = rounds.flatMap(({ heats }) => heats.map(({ oid }) => oid));
  const uncached = makeUrl(calls.results, {}, { chOID: meeting });
  const memory = makeUrl(calls.results, {}, { chOID: meeting, trialOID: trials[0] });
  return {
    version,
    server,
    load: { url: server.url, client, org, race, meeting, printed },
    probe: { url: server.url, memory, uncached, trials },
  };
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

async function measure({ version, load, probe }: Measured, { name, run }: Load): Promise<readonly string[]> {
  let outcome = '';
  const { delays, failures } = await probeDuring(probe, async () => {
    outcome = await run(load);
  });
  const failed = KINDS.reduce((sum, kind) => sum + failures[kind], 0);
  const figures = KINDS.map(
    (kind) => `${count(percentile(delays[kind], 0.5))} / ${count(percentile(delays[kind], 0.99))}`,
  );
  if (version === 'celle-ci') {
    for (const kind of KINDS) {
      const p99 = percentile(delays[kind], 0.99);
      if (!(p99 < GOALS[kind])) goal(false, `${name} : ${kind} p99 ${count(p99)} ms, sous ${GOALS[kind]} ms`);
    }
    if (failed > 0) goal(false, `${name} : ${failed} lectures sans réponse`);
  }
  console.log(`  · ${name}, ${version} : ${outcome}`);
  return [name, version, ...figures, String(failed)];
}

const against = process.env.BENCH_AGAINST;
const words = process.env.BENCH_LOADS?.split(',');
const cluster = process.env.BENCH_DATABASE === 'postgres' ? await startCluster({ durable: true }) : undefined;
if (cluster !== undefined) process.env.TEST_DATABASE_URL = cluster.buildUrl('postgres');
const loads = LOADS.filter(({ id }) => words === undefined || words.includes(id));
const rows = new Map<Load, (readonly string[])[]>(loads.map((load) => [load, []]));
try {
  // One version after the other: what a flood left the first one to do would be measured on the second.
  for (const [version, root] of [
    ['avant', against],
    ['celle-ci', ROOT],
  ] as const) {
    if (root === undefined) continue;
    const database = await newTestDatabase({ isEmpty: true });
    const env = { TRUST_PROXY: '1', DEMO: '0', ...database.env };
    const measured = await fill(version, await startServer('site', { root, env }));
    try {
      for (const load of loads) rows.get(load)?.push(await measure(measured, load));
    } finally {
      await measured.server.stop();
    }
  }
} finally {
  await cluster?.stop();
}
console.log(`  ${cluster === undefined ? 'SQLite' : 'PostgreSQL'} ; p50 / p99 en ms`);
table(['pendant', 'version', 'de la mémoire', 'de la base', 'nouvelle connexion', 'échecs'], [...rows.values()].flat());
if (process.exitCode !== 1) goal(true, 'p99 : mémoire < 50 ms, base < 300 ms, connexion < 300 ms, à chaque ligne');
