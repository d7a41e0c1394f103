import type { EventRef } from './event-ref.ts';

/** Kinds of competition whose races are run outside a stadium. */
const OUTSIDE_KINDS: readonly (string | undefined)[] = ['road', 'cross', 'trail'];

/** The fields of a trial, a group or a mark that describe its event; `hand` is a mark's own, told apart from its trial. */
interface TrialEvent {
  readonly g0: number;
  readonly g1: string;
  readonly hand?: boolean | undefined;
  readonly dets?: { readonly hand?: boolean | undefined } | undefined;
}

/**
 * The event as the rules need it. The kind of its competition tells whether it is on the road or indoors where its variant does not.
 * @example readEvent({ g0: 10_000, g1: '0' }, 'road').road // true
 */
export function readEvent({ g0, g1, hand, dets }: TrialEvent, kind?: string): EventRef {
  return { g0, g1, hand: dets?.hand ?? hand, road: OUTSIDE_KINDS.includes(kind), indoor: kind === 'indoor' };
}
