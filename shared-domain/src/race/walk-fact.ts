/** Loss of contact and bent knee, as judges write them (TR 54). */
export const WALK_SYMBOLS = ['~', '>'] as const;

/** `~` or `>`. */
export type WalkSymbol = (typeof WALK_SYMBOLS)[number];

interface ByWalker {
  readonly walker: string;
  /** Time of day as an instant, ms since 1970. */
  readonly at: number;
}

/** What happens to one walker, in the order in which it reaches the recorder: cards arrive later than they are shown. */
export type WalkFact =
  /** A yellow paddle, which never counts, or a red card. */
  | ({ readonly kind: 'paddle' | 'red'; readonly judge: string; readonly symbol: WalkSymbol } & ByWalker)
  /** The chief judge alone disqualifies; `toGo` is the distance to the finish in whole metres. */
  | ({ readonly kind: 'chief'; readonly symbol: WalkSymbol; readonly toGo: number } & ByWalker)
  /** Into the penalty zone and out of it; told to go and did not; over the finish line. */
  | ({ readonly kind: 'enter' | 'leave' | 'ignore' | 'finish' } & ByWalker);

/** One paddle or card: the judge, the fault, and the instant, ms since 1970. */
export interface WalkCard {
  readonly judge: string;
  readonly symbol: WalkSymbol;
  readonly at: number;
}

/** Whether a text is one of the judges' symbols. @example isWalkSymbol('~') // true */
export function isWalkSymbol(text: string): text is WalkSymbol {
  return (WALK_SYMBOLS as readonly string[]).includes(text);
}
