/*
 * Sends requests to a server at a steady pace and measures how long each answer takes. A request is sent when it is due, even if
 * the one before has no answer yet: so a blocked server is measured as visitors experience it.
 */
import { Agent, get } from 'node:http';
import type { ProbeKind, ProbeReport, ProbeTarget } from './probe.ts';

/** Requests per second. */
const PACE: Readonly<Record<ProbeKind, number>> = { memory: 40, uncached: 20, connection: 20 };
/** A request without an answer is given up after this, ms. */
const MAX_WAIT = 60_000;

const target = JSON.parse(process.argv[2] ?? '{}') as ProbeTarget;
const agents = {
  memory: new Agent({ keepAlive: true }),
  uncached: new Agent({ keepAlive: true }),
  connection: undefined,
};
const delays: Record<ProbeKind, number[]> = { memory: [], uncached: [], connection: [] };
const failures: Record<ProbeKind, number> = { memory: 0, uncached: 0, connection: 0 };
let waiting = 0;

/** The path for three random trials: an answer that is unlikely to be in memory. */
function newQuestion(): string {
  const { trials, uncached } = target;
  const picked = Array.from({ length: 3 }, () => trials[Math.floor(Math.random() * trials.length)]);
  return `${uncached}${picked.map((oid) => `&trialOIDs[]=${oid}`).join('')}`;
}

function ask(kind: ProbeKind): void {
  const began = performance.now();
  const path = kind === 'uncached' ? newQuestion() : target.memory;
  const agent = agents[kind] ?? false;
  waiting += 1;
  const done = (hasFailed: boolean) => {
    waiting -= 1;
    delays[kind].push(performance.now() - began);
    if (hasFailed) failures[kind] += 1;
  };
  const request = get(
    target.url + path,
    { agent, headers: { 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.9' }, timeout: MAX_WAIT },
    (answer) => {
      answer.resume();
      answer.once('close', () => done(answer.statusCode !== 200));
    },
  );
  request.once('timeout', () => request.destroy(new Error('no answer')));
  request.once('error', () => done(true));
}

const timers = (Object.keys(PACE) as ProbeKind[]).map((kind) => setInterval(() => ask(kind), 1000 / PACE[kind]));

process.on('disconnect', () => process.exit());
process.on('message', () => {
  for (const timer of timers) clearInterval(timer);
  const look = setInterval(() => {
    if (waiting > 0) return;
    clearInterval(look);
    process.send?.({ delays, failures } satisfies ProbeReport);
  }, 20);
});
process.send?.('ready');
