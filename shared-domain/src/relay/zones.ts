import { findLegs } from '../discipline/relays.ts';

/** Usual length of a take-over zone, m (TR 24.3). */
export const SHORT_ZONE = 20;
/** Zone length, m, in 4 × 100 m, 4 × 200 m and the first two changes of the 100-200-300-400 m medley (TR 24.3). */
export const LONG_ZONE = 30;

/** How many changes, from the first on, have a long zone, by event number. */
const LONG_CHANGES: ReadonlyMap<number, number> = new Map([
  [4100, 3],
  [4200, 3],
  [4250, 2],
]);

/**
 * Length of each take-over zone of a relay, m, for the relay sheet (item 55 of shared-domain/docs/technical-rules.md);
 * undefined when it is no relay.
 * @example findRelayZones(4250) // [30, 30, 20]
 */
export function findRelayZones(g0: number): readonly number[] | undefined {
  const longChanges = LONG_CHANGES.get(g0) ?? 0;
  return findLegs(g0)
    ?.slice(1)
    .map((_, change) => (change < longChanges ? LONG_ZONE : SHORT_ZONE));
}
