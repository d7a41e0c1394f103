import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { calls } from 'shared-domain/contract';
import type { AnswerMemory } from './answers/answer-memory.ts';
import type { App } from './app.ts';
import type { ConnectionCounts } from './connections/connection-guard.ts';
import type { ConnectionLimits } from './connections/connection-limits.ts';

/** What an operator's Prometheus reads: how much is asked, how long it takes, who listens. Nothing of any caller. */
export interface Metrics {
  readonly type: string;
  text(): Promise<string>;
  /** A page or a file of the site was answered. */
  countPage(): void;
}

interface Measured {
  readonly memory: AnswerMemory;
  readonly hub: { readonly size: number; readonly sent: number };
  readonly limits: ConnectionLimits;
  /** Undefined before the server is there. */
  readonly connections: () => ConnectionCounts | undefined;
  readonly measures: () => Promise<readonly RouteMeasures[]>;
}

/** What one thread's routes have measured, as plain data that may go to another thread. */
export type RouteMeasures = object;

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Memory, processor, garbage and the event loop's lag are the process's, however many servers a test has in it. */
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (ofProcess !== undefined) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** A count that its owner holds as a plain number, read when the metrics are asked for. */
function addCount(registers: Registry[], name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers,
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function addGauge(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}

/** Measures what the router answers, by a hook; what is answered before it counts itself. */
export function measureRoutes(app: App): { read(): Promise<RouteMeasures> } {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'foulee_requests_total',
    help: 'Calls answered by the router',
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: 'foulee_request_seconds',
    help: 'Time that the router took',
    labelNames: ['route'],
    registers,
    buckets: SECONDS,
  });
  // Of the process that the threads share: each of them says the same.
  new Gauge({
    name: 'foulee_threads_memory_bytes',
    help: 'Memory of the process that has the threads',
    registers,
    aggregator: 'max',
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    requests.inc({ method, route, status: reply.statusCode });
    // A stream ends when its reader leaves.
    if (route !== calls.liveEvents.path) seconds.observe({ route }, reply.elapsedTime / 1000);
  });
  return { read: () => registry.getMetricsAsJSON() };
}

export function createMetrics({ memory, hub, limits, connections, measures }: Measured): Metrics {
  const registry = new Registry();
  const into = [registry];
  let pages = 0;
  const { counts } = memory;
  addCount(into, 'foulee_prepared_answers_total', 'Answers from memory, before the router', () => counts.fast);
  addCount(into, 'foulee_prepared_not_modified_total', 'Of these, 304', () => counts.notModified);
  addCount(into, 'foulee_cache_hits_total', 'Public reads that memory answered', () => counts.fast + counts.kept);
  addCount(into, 'foulee_cache_misses_total', 'Public reads built from the database', () => counts.built);
  addGauge(into, 'foulee_cache_bytes', 'Memory of prepared answers', () => memory.bytes);
  addCount(into, 'foulee_pages_total', 'Pages and files of the site', () => pages);
  addGauge(into, 'foulee_streams', 'Live streams that are open', () => hub.size);
  addCount(into, 'foulee_events_total', 'Live events written to streams', () => hub.sent);
  addGauge(into, 'foulee_connections', 'Connections that are open', () => connections()?.open ?? 0);
  addGauge(into, 'foulee_connections_limit', 'Connections that the server takes', () => limits.connections);
  addGauge(into, 'foulee_connections_silent', 'Connections that ask for nothing', () => connections()?.silent ?? 0);
  addCount(
    into,
    'foulee_connections_closed_total',
    'Silent connections closed',
    () => connections()?.closedSilent ?? 0,
  );
  addCount(into, 'foulee_connections_refused_total', 'Connections refused', () => connections()?.refused ?? 0);
  return {
    type: registry.contentType,
    async text() {
      const routes = AggregatorRegistry.aggregate([...(await measures())] as object[]);
      const all = [routes, registry, processRegistry()].map((each) => each.metrics());
      return (await Promise.all(all)).join('\n');
    },
    countPage() {
      pages += 1;
    },
  };
}
