import type { StartRow } from 'shared-domain/contract';

/** Sorts runners without a leg last. */
const LAST_LEG = 99;

/** Names of the runners of a relay team in the order of their legs; empty for an athlete. */
export const listRunners = ({ members = [] }: Pick<StartRow, 'members'>): string[] =>
  members
    .toSorted((a, b) => (a.leg ?? LAST_LEG) - (b.leg ?? LAST_LEG))
    .map(({ last, first = '' }) => `${last} ${first}`.trim());
