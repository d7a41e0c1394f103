import type { RouteMetrics } from '../http/route-metrics.ts';
import { THREAD_ROLES, type ThreadRole } from './thread-of-call.ts';
import type { ThreadPool } from './thread-pool.ts';

/** How long to wait for a busy thread before its last metrics are used, ms. */
const TIMEOUT_MS = 1000;

/** Reads the metrics of the routes in all threads, in which a thread that does not answer keeps its last ones. */
export function createMetricsReader(pool: ThreadPool): () => Promise<readonly RouteMetrics[]> {
  const lastMetrics = new Map<ThreadRole, RouteMetrics>();

  async function readThreadMetrics(role: ThreadRole): Promise<void> {
    const reading = pool.find(role)?.calls.call<RouteMetrics>('readMetrics', [], TIMEOUT_MS);
    const metrics = await reading?.catch(() => undefined);
    if (metrics !== undefined) lastMetrics.set(role, metrics);
  }

  return async () => {
    await Promise.all(THREAD_ROLES.map(readThreadMetrics));
    return [...lastMetrics.values()];
  };
}
