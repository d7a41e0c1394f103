/** A member of a relay team; a substitute has no leg. */
interface RelayMember {
  readonly leg?: number | undefined;
}

/** A member whose leg is not known comes last. */
const UNKNOWN_LEG = 99;

/**
 * Those of a relay team's members who run, in the order of their legs: without the substitutes, unless nobody's leg is known.
 * @example listRunners([{ last: 'B' }, { last: 'A', leg: 1 }]) // [{ last: 'A', leg: 1 }]
 */
export function listRunners<M extends RelayMember>(members: readonly M[] = []): M[] {
  const hasLegs = members.some(({ leg }) => leg !== undefined);
  return members
    .filter(({ leg }) => !hasLegs || leg !== undefined)
    .toSorted((a, b) => (a.leg ?? UNKNOWN_LEG) - (b.leg ?? UNKNOWN_LEG));
}
