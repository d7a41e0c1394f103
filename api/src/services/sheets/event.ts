import type { EventRef } from 'shared-domain';

const OUTSIDE: readonly string[] = ['road', 'cross', 'trail'];

interface Contested {
  readonly g0: number;
  readonly g1: string;
  readonly dets: { readonly hand?: boolean | undefined };
}

/** A trial as the rules see it: what its variant leaves unsaid, the kind of its competition says. */
export function eventOf({ g0, g1, dets }: Contested, kind: string): EventRef {
  return { g0, g1, hand: dets.hand, road: OUTSIDE.includes(kind), indoor: kind === 'indoor' };
}
