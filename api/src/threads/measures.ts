import type { RouteMeasures } from '../http/metrics.ts';
import { ROLES, type Role } from './thread-of-call.ts';
import type { Team } from './thread-team.ts';

/** A thread at work gives its figures later; those that it gave last stand meanwhile, ms. */
const PATIENCE = 1000;

/** What the routes of all threads have measured. */
export function createMeasures(team: Team): () => Promise<readonly RouteMeasures[]> {
  const last = new Map<Role, RouteMeasures>();

  async function ask(role: Role): Promise<void> {
    const read = team.find(role)?.calls.call<RouteMeasures>('measures', [], PATIENCE);
    const measures = await read?.catch(() => undefined);
    if (measures !== undefined) last.set(role, measures);
  }

  return async () => {
    await Promise.all(ROLES.map(ask));
    return [...last.values()];
  };
}
