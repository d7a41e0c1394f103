/*
 * One changed result reaching many open pages through the live stream of their competition, from the moment the
 * organiser's software sends it; and what so many streams cost the server in memory.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type ResultsAnswer, type UploadBody, urlOf } from 'shared-domain/contract';
import { preciseNow } from '../api/tools/demo/heard.ts';
import { openListeners } from '../api/tools/demo/listeners.ts';
import { type Competition, fillServer, resultsAddress } from './lib/competition.ts';
import { count, goal, median, RUNS, table } from './lib/report.ts';
import { ROOT, startServer } from './lib/server.ts';

/** Open pages, the goal for the 99th percentile in ms, and for the server's memory in MB where there is one. */
const GOALS = [
  { readers: 5000, p99: 150 },
  { readers: 10_000, p99: 300, memory: 300 },
] as const;
const CHILD = join(ROOT, 'api', 'tools', 'demo', 'listeners-child.ts');
const CHANGES = 5;
/** Changes of one competition are gathered, a frame each 400 ms at most. */
const BETWEEN_MS = 1500;

/** The same final with one hundredth more for its winner. */
async function nextBody(competition: Competition): Promise<UploadBody> {
  const uid = competition.short;
  const { results } = await competition.client.send<ResultsAnswer>('GET', resultsAddress(competition, uid));
  const rows = (results[0]?.rows ?? []).map(({ bib, auid, last, first, prf }, i) => ({
    ...(bib === undefined ? {} : { bib }),
    ...(auid === undefined ? {} : { auid }),
    last,
    first,
    prf: i === 0 && prf.v !== undefined ? { ...prf, v: prf.v + 10 } : prf,
  }));
  return { chOID: competition.chOID, resultlists: { [uid]: rows } };
}

/** Memory that a process holds, MB; undefined where there is no /proc. */
function memoryOf(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

interface Run {
  readonly p50: number;
  readonly p99: number;
  readonly last: number;
  readonly missed: number;
  readonly memory: number | undefined;
}

async function measure(readers: number): Promise<Run> {
  const server = await startServer('api');
  try {
    const competition = await fillServer(server);
    const { chOID, client } = competition;
    const pages = await openListeners(CHILD, server.url + urlOf(calls.liveEvents, { id: chOID }), readers);
    const delays: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const body = await nextBody(competition);
      await pages.forget();
      const sent = preciseNow();
      await client.send('POST', urlOf(calls.uploadTrials, { chOID }), body);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
      const heard = await pages.heard();
      delays.push(...heard.map(({ at: [first] }) => (first === undefined ? Number.POSITIVE_INFINITY : first - sent)));
    }
    const memory = memoryOf(server.pid);
    pages.close();
    delays.sort((a, b) => a - b);
    const at = (share: number): number => delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN;
    const missed = delays.filter((delay) => !Number.isFinite(delay)).length;
    return { p50: at(0.5), p99: at(0.99), last: at(1), missed, memory };
  } finally {
    await server.stop();
  }
}

const lines: string[][] = [];
const goals: [boolean, string][] = [];
for (const { readers, p99, ...limits } of GOALS) {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(readers));
  const middle = (pick: (run: Run) => number): number => median(runs.map(pick));
  const memory = middle((run) => run.memory ?? Number.NaN);
  const ms = (pick: (run: Run) => number): string => `${count(middle(pick))} ms`;
  lines.push([
    count(readers),
    ms((run) => run.p50),
    ms((run) => run.p99),
    ms((run) => run.last),
    Number.isNaN(memory) ? '–' : `${count(memory)} Mo`,
  ]);
  const missed = runs.reduce((sum, run) => sum + run.missed, 0);
  goals.push([missed === 0, `${count(readers)} pages : aucune n’a manqué un changement`]);
  goals.push([middle((run) => run.p99) < p99, `${count(readers)} pages : p99 sous ${p99} ms`]);
  if ('memory' in limits && !Number.isNaN(memory))
    goals.push([memory < limits.memory, `${count(readers)} pages : mémoire du serveur sous ${limits.memory} Mo`]);
}
table(['pages ouvertes', 'p50', 'p99', 'dernière', 'mémoire du serveur'], lines);
for (const [met, text] of goals) goal(met, text);
