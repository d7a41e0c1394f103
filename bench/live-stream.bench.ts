/*
 * One changed result reaching many open pages through the live stream of their competition, from the moment the
 * organiser's software sends it; how long so many streams take to open, and what they cost in memory; beside nginx's nchan,
 * where it is, in the same run and with the same readers.
 */
import { readFileSync } from 'node:fs';
import { calls, makeUrl, type ResultsAnswer, type UploadBody } from 'shared-domain/contract';
import { preciseNow } from '../api/tools/demo/listener-log.ts';
import { type Competition, fillServer, resultsAddress } from './lib/competition.ts';
import { HAS_NCHAN, startNchan } from './lib/nchan.ts';
import { count, goal, median, RUNS, ratio, table } from './lib/report.ts';
import { startServer } from './lib/server.ts';
import { runStreams } from './lib/stream-clients.ts';

const READERS = [5000, 10_000];
const CHANGES = 5;

/** Longest p99 of a frame, relative to nchan with the same bytes. */
const MAX_RATIO = 1.2;

/** Longest time to open all streams, relative to nchan. */
const MAX_OPENING_RATIO = 1.2;

/** Most memory of the process that holds the streams, MB. */
const MAX_MEMORY = 200;

/** The final again, with its winner 0.01 s slower. */
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

/** Memory of a process, MB; undefined where there is no /proc. */
function memoryOf(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

interface Run {
  readonly opening: number;
  readonly p50: number;
  readonly p99: number;
  /** Delay of the last reader in the slowest publication, ms. */
  readonly last: number;
  readonly missed: number;
  readonly memory: number;
  /** MB that the streams added. */
  readonly added: number;
  /** MB of the processes that it has started. */
  readonly others: number;
}

async function measure(url: string, pid: number, readers: number, publish: () => Promise<number>): Promise<Run> {
  const before = memoryOf(pid) ?? Number.NaN;
  let memory = Number.NaN;
  let others = 0;
  const { opening, delays, missed } = await runStreams(url, readers, CHANGES, publish, () => {
    memory = memoryOf(pid) ?? Number.NaN;
    others = childrenOf(pid).reduce((sum, child) => sum + (memoryOf(child) ?? 0), 0);
  });
  const at = (share: number): number => delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN;
  return { opening, p50: at(0.5), p99: at(0.99), last: at(1), missed, memory, added: memory - before, others };
}

async function measureServer(readers: number): Promise<Run> {
  const server = await startServer('api');
  try {
    const competition = await fillServer(server);
    const { chOID, client } = competition;
    const url = server.url.replace('localhost', '127.0.0.1') + makeUrl(calls.liveEvents, { id: chOID });
    return await measure(url, server.pid, readers, async () => {
      const body = await nextBody(competition);
      const began = preciseNow();
      await client.send('POST', makeUrl(calls.uploadTrials, { chOID }), body);
      return began;
    });
  } finally {
    await server.stop();
  }
}

/** A message with about as many bytes as the frame of a final of eight. */
const MESSAGE = JSON.stringify({ pad: 'x'.repeat(3000) });

async function measureNchan(readers: number): Promise<Run> {
  const nchan = await startNchan();
  try {
    return await measure(nchan.streamUrl, nchan.pid, readers, async () => {
      const began = preciseNow();
      await fetch(nchan.publishUrl, { method: 'POST', headers: { 'x-eventsource-event': 'change' }, body: MESSAGE });
      return began;
    });
  } finally {
    await nchan.stop();
  }
}

function middle(runs: readonly Run[]): Run {
  const of = (pick: (run: Run) => number): number => median(runs.map(pick));
  return {
    opening: of((run) => run.opening),
    p50: of((run) => run.p50),
    p99: of((run) => run.p99),
    last: of((run) => run.last),
    others: of((run) => run.others),
    memory: of((run) => run.memory),
    added: of((run) => run.added),
    missed: runs.reduce((sum, { missed }) => sum + missed, 0),
  };
}

const lines: string[][] = [];
const goals: [boolean, string][] = [];
for (const readers of READERS) {
  const own: Run[] = [];
  const theirs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    own.push(await measureServer(readers));
    if (HAS_NCHAN) theirs.push(await measureNchan(readers));
  }
  const ours = middle(own);
  const nchan = HAS_NCHAN ? middle(theirs) : undefined;
  for (const [name, run] of [
    ['Foulée', ours],
    ['nchan', nchan],
  ] as const) {
    if (run === undefined) continue;
    const ms = [run.opening, run.p50, run.p99, run.last].map((value) => `${count(value)} ms`);
    const memory = [run.memory, run.added, run.others].map((value) => `${count(value)} Mo`);
    lines.push([`${count(readers)} – ${name}`, ...ms, ...memory]);
  }
  goals.push([ours.missed === 0, `${count(readers)} pages : aucune n’a manqué un changement`]);
  goals.push([
    ours.memory < MAX_MEMORY,
    `${count(readers)} pages : mémoire du processus des pages sous ${MAX_MEMORY} Mo`,
  ]);
  if (nchan === undefined) continue;
  const slower = ours.p99 / nchan.p99;
  const opening = ours.opening / nchan.opening;
  goals.push([
    slower <= MAX_RATIO,
    `${count(readers)} pages : p99 à moins de ${ratio(MAX_RATIO)} × nchan (${ratio(slower)})`,
  ]);
  goals.push([
    opening <= MAX_OPENING_RATIO,
    `${count(readers)} pages : ouverture à moins de ${ratio(MAX_OPENING_RATIO)} × nchan (${ratio(opening)})`,
  ]);
}
table(
  ['pages ouvertes', 'ouverture', 'p50', 'p99', 'dernière', 'mémoire', 'dont les pages', 'autres processus'],
  lines,
);
for (const [met, text] of goals) goal(met, text);
