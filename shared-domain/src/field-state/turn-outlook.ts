/** What an attempt may bring: the lead, one of the first three places, the rounds or the round that follow, or to stay in a jump-off. */
export const OUTLOOK_AIMS = ['lead', 'podium', 'final', 'stay'] as const;

/** One of `OUTLOOK_AIMS`. */
export type OutlookAim = (typeof OUTLOOK_AIMS)[number];

/** A distance or a height, mm, that reaches an aim. */
export interface NeededMark {
  readonly aim: OutlookAim;
  readonly v: number;
  /** At a height, the last attempt that is enough; absent where every attempt that is left is enough. */
  readonly attempt?: number;
  /** How many go on by their place; absent for the standard of a qualification, and for the other aims. */
  readonly count?: number;
}

/** A qualification: how many go on over all its pools, and the rivals of all of them by what they have done. */
export interface PoolRound<Done> {
  readonly count: number;
  readonly rivals: readonly Done[];
}

/** What the next attempt can bring; athletes are indexes of their order. Marks in mm. */
export interface TurnOutlook {
  readonly last?: { readonly index: number; readonly r: string; readonly v?: number };
  readonly following: readonly number[];
  /** The best mark and the place of the athlete whose turn it is. */
  readonly best?: number;
  readonly rank?: number;
  /** The hardest aim first; one that is reached, that nobody is ahead in yet, or that a harder one brings with the same mark is left out. */
  readonly needed: readonly NeededMark[];
}

/** The marks of the aims, the hardest first, without those that need the same mark as a harder one. */
export function listNeededMarks(
  aims: readonly OutlookAim[],
  findMarks: (aim: OutlookAim) => readonly Omit<NeededMark, 'aim'>[],
): NeededMark[] {
  const needed: NeededMark[] = [];
  for (const mark of aims.flatMap((aim) => findMarks(aim).map((one) => ({ aim, ...one })))) {
    const isBrought = needed.some(({ v, attempt }) => v === mark.v && attempt === mark.attempt);
    if (!isBrought) needed.push(mark);
  }
  return needed;
}

/** Athletes who are named after the one whose turn it is. */
export const MAX_FOLLOWING = 2;

/** Places of a podium. */
export const PODIUM_PLACES = 3;
