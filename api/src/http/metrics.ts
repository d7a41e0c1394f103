import type { Registry } from 'prom-client';
import type { AnswerMemory } from './answers/answer-memory.ts';
import type { ConnectionCounts } from './connections/connection-guard.ts';
import type { ConnectionLimits } from './connections/connection-limits.ts';
import type { RouteMetrics } from './route-metrics.ts';

/** Loaded when metrics are first asked for: many servers never are. */
const loadPrometheus = () => import('prom-client');
type Prometheus = Awaited<ReturnType<typeof loadPrometheus>>;

/** Prometheus' text format, as prom-client writes it. */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** What an operator's Prometheus reads: numbers of calls and streams, and how long calls take; nothing about any caller. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Counts a page or a file of the site that was answered. */
  countPage(): void;
}

interface MetricsSources {
  readonly memory: AnswerMemory;
  readonly hub: { readonly size: number; readonly sentFrames: number };
  readonly limits: ConnectionLimits;
  /** Undefined before the HTTP server is created. */
  readonly connections: () => ConnectionCounts | undefined;
  readonly readMetrics: () => Promise<readonly RouteMetrics[]>;
}

/** Metrics of the process (memory, processor, garbage, lag of the event loop): one registry, however many servers a test opens in it. */
let processRegistry: Registry | undefined;

function openProcessRegistry({ Registry, collectDefaultMetrics }: Prometheus): Registry {
  if (processRegistry !== undefined) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  return processRegistry;
}

export function createMetrics({ memory, hub, limits, connections, readMetrics }: MetricsSources): Metrics {
  let pages = 0;
  let frontRegistry: Registry | undefined;
  const { counts } = memory;

  /** Counts and gauges that their owners hold as plain numbers, read when the metrics are asked for. */
  function openFrontRegistry({ Registry, Counter, Gauge }: Prometheus): Registry {
    if (frontRegistry !== undefined) return frontRegistry;
    frontRegistry = new Registry();
    const registers = [frontRegistry];
    const addCount = (name: string, help: string, read: () => number): void => {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    };
    const addGauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    };
    addCount('foulee_prepared_answers_total', 'Answers from memory, before the router', () => counts.beforeRouter);
    addCount('foulee_prepared_not_modified_total', 'Of these, 304', () => counts.notModified);
    addCount(
      'foulee_cache_hits_total',
      'Public reads that memory answered',
      () => counts.beforeRouter + counts.byRoute,
    );
    addCount('foulee_cache_misses_total', 'Public reads built from the database', () => counts.built);
    addGauge('foulee_cache_bytes', 'Memory of prepared answers', () => memory.bytes);
    addCount('foulee_pages_total', 'Pages and files of the site', () => pages);
    addGauge('foulee_streams', 'Live streams that are open', () => hub.size);
    addCount('foulee_events_total', 'Live events written to streams', () => hub.sentFrames);
    addGauge('foulee_connections', 'Connections that are open', () => connections()?.open ?? 0);
    addGauge('foulee_connections_limit', 'Connections that the server takes', () => limits.connections);
    addGauge('foulee_connections_silent', 'Connections that ask for nothing', () => connections()?.silent ?? 0);
    addCount('foulee_connections_closed_total', 'Silent connections closed', () => connections()?.closedSilent ?? 0);
    addCount('foulee_connections_refused_total', 'Connections refused', () => connections()?.refused ?? 0);
    return frontRegistry;
  }

  return {
    contentType: CONTENT_TYPE,
    async text() {
      const prometheus = await loadPrometheus();
      const routes = prometheus.AggregatorRegistry.aggregate([...(await readMetrics())] as object[]);
      const all = [routes, openFrontRegistry(prometheus), openProcessRegistry(prometheus)].map((each) =>
        each.metrics(),
      );
      return (await Promise.all(all)).join('\n');
    },
    countPage() {
      pages += 1;
    },
  };
}
