/*
 * A country's database: 10,000 competitions of six years and more than three million result rows. How long a start takes, the home page,
 * searches and lists, each request made once; a backup while it serves, restoring, `doctor`; bytes per row, and memory.
 * `BENCH_COMPETITIONS` makes it smaller, `BENCH_DATABASE=postgres` measures PostgreSQL, `BENCH_DATA` names a folder that the
 * database is kept in and found in again (with PostgreSQL the address of a database), `BENCH_PROGRAM=api` leaves the site and its pages out.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type ChallengesAnswer, calls, makeUrl } from 'shared-domain/contract';
import { countVisible } from '../api/src/store/challenges/challenges.ts';
import { openStore } from '../api/src/store/open-store.ts';
import { getSqlitePath } from '../api/src/store/sqlite/open-sqlite.ts';
import { startCluster } from '../api/test/database/cluster.ts';
import { newTestDatabase } from '../api/test/database/test-database.ts';
import { fillDatabase } from '../api/tools/volume/fill-database.ts';
import { count, goal, table } from './lib/report.ts';
import { ORGANISER, startServer } from './lib/server.ts';
import { ask, askAll, askWhile } from './lib/volume/ask.ts';
import { type KnownCompetition, questionsAbout } from './lib/volume/questions.ts';
import { peakMemory } from './lib/volume/server-memory.ts';
import { forgetFile, runTool } from './lib/volume/tools.ts';
import { weigh } from './lib/volume/weigh.ts';

const COMPETITIONS = Number(process.env.BENCH_COMPETITIONS ?? 10_000);
const START_LIMIT = 3000;
const READS_PER_SECOND = 50;
const READ_LIMIT = 300;
const MEGABYTE = 1e6;

const isPostgres = process.env.BENCH_DATABASE === 'postgres';
const program = process.env.BENCH_PROGRAM === 'api' ? 'api' : 'site';
const kept = process.env.BENCH_DATA;
const cluster = isPostgres && kept === undefined ? await startCluster() : undefined;
if (isPostgres) process.env.TEST_DATABASE_URL = kept ?? cluster?.buildUrl('postgres');
const scratch = mkdtempSync(join(tmpdir(), 'foulee-volume-'));
const dataDir = !isPostgres && kept !== undefined ? kept : join(scratch, 'data');
const env: Readonly<Record<string, string>> =
  isPostgres && kept !== undefined ? { DATABASE_URL: kept } : (await newTestDatabase({ isEmpty: true })).env;
const databaseUrl = env.DATABASE_URL;
const place = { DATA_DIR: dataDir, ...env };
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

async function fill(): Promise<void> {
  if (!isPostgres && existsSync(getSqlitePath(dataDir))) return;
  const began = performance.now();
  const store = await openStore({ dataDir, databaseUrl });
  if ((await countVisible(store.db)).challenges > 0) return store.close();
  if (!isPostgres) await sql`pragma synchronous = off`.execute(store.db);
  await fillDatabase(store, { competitions: COMPETITIONS, owner: ORGANISER, today: new Date() });
  // What autovacuum does in time with a database that is filled over years, and would otherwise do beside the questions.
  if (isPostgres) await sql`vacuum (analyze)`.execute(store.db);
  await store.close();
  console.log(`  base faite en ${seconds(performance.now() - began)} (${isPostgres ? 'PostgreSQL' : 'SQLite'})`);
}

async function weighRows(): Promise<void> {
  const { parts, bytes, results, starts } = await weigh(dataDir, databaseUrl);
  table(
    ['table ou index', 'Mo', 'octets par résultat'],
    parts
      .filter((part) => part.bytes > bytes / 200)
      .map((part) => [part.name, count(part.bytes / MEGABYTE), count(part.bytes / results)]),
  );
  console.log(
    `  ${count(COMPETITIONS)} compétitions, ${count(results)} résultats, ${count(starts)} engagés : ${count(bytes / MEGABYTE)} Mo, ${count(bytes / results)} octets par résultat, liste de départ comprise`,
  );
}

/** Competitions of the last five years, each once, read from the list of the API. */
async function listSome(url: string): Promise<KnownCompetition[]> {
  const some = new Map<string, KnownCompetition>();
  for (let quarter = 4; quarter <= 20; quarter += 1) {
    const from = new Date(Date.now() - quarter * 91 * 86_400_000).toISOString().slice(0, 10);
    const path = makeUrl(calls.challenges, {}, { from, order: 'asc', limit: 100 });
    const { challenges } = JSON.parse((await ask(url + path, quarter)).text) as ChallengesAnswer;
    for (const challenge of challenges) some.set(challenge.oid, challenge);
  }
  return [...some.values()];
}

async function measureQuestions(url: string): Promise<void> {
  const competitions = await listSome(url);
  const rows: string[][] = [];
  for (const question of questionsAbout(competitions)) {
    if (program === 'api' && !question.address(0).startsWith('/api/')) continue;
    const { name, goal: limit, delays, failures } = await askAll(url, question);
    const p99 = percentile(delays, 0.99);
    rows.push([
      name,
      limit === undefined ? '–' : `< ${limit}`,
      ...[percentile(delays, 0.5), p99].map((ms) => ms.toFixed(1)),
      String(failures),
    ]);
    if (limit !== undefined && !(p99 < limit)) goal(false, `${name} : p99 ${count(p99)} ms, sous ${limit} ms`);
    if (failures > 0) goal(false, `${name} : ${failures} questions sans réponse`);
  }
  table(['question, jamais posée avant', 'but, ms', 'p50', 'p99', 'échecs'], rows);
}

async function measureBackup(url: string): Promise<string> {
  const path = join(scratch, isPostgres ? 'saved.dump' : 'saved.sqlite');
  const competitions = await listSome(url);
  const { outcome, delays, failures } = await askWhile(
    READS_PER_SECOND,
    (turn) =>
      `${url}${makeUrl(calls.rounds, { chOID: competitions[turn % competitions.length]?.oid ?? '' })}?v=${turn}`,
    () => runTool('backup', [path], place),
  );
  const p99 = percentile(delays, 0.99);
  console.log(`  ${outcome.output.split('\n').at(-1)}`);
  goal(
    p99 < READ_LIMIT && failures === 0,
    `sauvegarde en ${seconds(outcome.ms)} ; ${READS_PER_SECOND} lectures par seconde pendant ce temps : p50 ${count(percentile(delays, 0.5))} ms, p99 ${count(p99)} ms, ${failures} échecs`,
  );
  return path;
}

try {
  await fill();
  await weighRows();
  const isCold = !isPostgres && forgetFile(getSqlitePath(dataDir));
  console.log(
    `  ${isCold ? 'fichier oublié par le système (posix_fadvise) avant' : 'le système a encore le fichier en mémoire au'} démarrage`,
  );
  const began = performance.now();
  const server = await startServer(program, { env: { TRUST_PROXY: '1', DEMO: '0', ...place } });
  let saved: string;
  try {
    const started = performance.now() - began;
    const home = await ask(server.url + makeUrl(calls.home, {}), 0);
    goal(started < START_LIMIT, `démarrage en ${seconds(started)} ; premier accueil en ${count(home.ms)} ms`);
    await measureQuestions(server.url);
    saved = await measureBackup(server.url);
    const doctor = await runTool('doctor', [], place);
    console.log(`  doctor : ${seconds(doctor.ms)} ; mémoire du serveur, au plus : ${count(peakMemory(server.pid))} Mo`);
  } finally {
    await server.stop();
  }
  const target = isPostgres ? (await newTestDatabase({ isEmpty: true })).env : {};
  const restored = await runTool('restore', [saved], { DATA_DIR: join(scratch, 'restored'), ...target });
  console.log(`  restauration : ${seconds(restored.ms)}`);
} finally {
  await cluster?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
