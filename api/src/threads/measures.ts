import type { RouteMeasures } from '../http/route-measures.ts';
import { ROLES, type Role } from './thread-of-call.ts';
import type { ThreadPool } from './thread-pool.ts';

/** How long to wait for a busy thread before its last measures are used, ms. */
const TIMEOUT_MS = 1000;

/** Reads the measures of the routes in all threads. */
export function createMeasureReader(pool: ThreadPool): () => Promise<readonly RouteMeasures[]> {
  const lastMeasures = new Map<Role, RouteMeasures>();

  async function readMeasuresOf(role: Role): Promise<void> {
    const read = pool.find(role)?.calls.call<RouteMeasures>('readMeasures', [], TIMEOUT_MS);
    const measures = await read?.catch(() => undefined);
    if (measures !== undefined) lastMeasures.set(role, measures);
  }

  return async () => {
    await Promise.all(ROLES.map(readMeasuresOf));
    return [...lastMeasures.values()];
  };
}
