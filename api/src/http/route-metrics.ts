import { calls } from 'shared-domain/contract';
import type { App } from './app.ts';

/** A metric as prom-client passes it between processes: plain data, which its aggregator adds up. */
interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'histogram' | 'gauge';
  readonly aggregator: 'sum' | 'max';
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number>>;
    readonly metricName?: string;
  }[];
}

/** The metrics of one thread's routes. */
export type RouteMetrics = readonly Metric[];

/** Upper bounds of the histogram, seconds. */
const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface AnswerCount {
  readonly labels: { readonly method: string; readonly route: string; readonly status: number };
  count: number;
}

/** Durations of one route's answers, seconds; `bucketCounts[i]` counts those that took no longer than `BOUNDS[i]`. */
interface Durations {
  readonly bucketCounts: number[];
  count: number;
  sum: number;
}

function buildRequestMetric(answers: Iterable<AnswerCount>): Metric {
  const values = [...answers].map(({ labels, count }) => ({ value: count, labels }));
  return {
    name: 'foulee_requests_total',
    help: 'Calls answered by the router',
    type: 'counter',
    aggregator: 'sum',
    values,
  };
}

function buildDurationMetric(durations: Iterable<readonly [string, Durations]>): Metric {
  const name = 'foulee_request_seconds';
  const values = [...durations].flatMap(([route, { bucketCounts, count, sum }]) => [
    ...BOUNDS.map((le, i) => ({ metricName: `${name}_bucket`, value: bucketCounts[i] ?? 0, labels: { le, route } })),
    { metricName: `${name}_bucket`, value: count, labels: { le: '+Inf', route } },
    { metricName: `${name}_sum`, value: sum, labels: { route } },
    { metricName: `${name}_count`, value: count, labels: { route } },
  ]);
  return { name, help: 'Time that the router took', type: 'histogram', aggregator: 'sum', values };
}

/** The memory of the process that the threads share: each of them measures the same. */
function buildMemoryMetric(): Metric {
  return {
    name: 'foulee_threads_memory_bytes',
    help: 'Memory of the process that has the threads',
    type: 'gauge',
    aggregator: 'max',
    values: [{ value: process.memoryUsage.rss(), labels: {} }],
  };
}

/** Measures what the router answers, by a hook and without prom-client; answers before the router are counted in metrics.ts. */
export function registerMeasureRoutes(app: App): { read(): RouteMetrics } {
  const answers = new Map<string, AnswerCount>();
  const durations = new Map<string, Durations>();

  function countAnswer(method: string, route: string, status: number): void {
    const key = `${method} ${status} ${route}`;
    const existing = answers.get(key);
    if (existing === undefined) answers.set(key, { labels: { method, route, status }, count: 1 });
    else existing.count += 1;
  }

  function addDuration(route: string, seconds: number): void {
    const routeDurations = durations.get(route) ?? { bucketCounts: BOUNDS.map(() => 0), count: 0, sum: 0 };
    durations.set(route, routeDurations);
    routeDurations.count += 1;
    routeDurations.sum += seconds;
    for (const [i, bound] of BOUNDS.entries())
      if (seconds <= bound) routeDurations.bucketCounts[i] = (routeDurations.bucketCounts[i] ?? 0) + 1;
  }

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    countAnswer(method, route, reply.statusCode);
    // A stream ends when its reader leaves.
    if (route !== calls.liveEvents.path) addDuration(route, reply.elapsedTime / 1000);
  });
  return { read: () => [buildRequestMetric(answers.values()), buildDurationMetric(durations), buildMemoryMetric()] };
}
