/** Loss of contact and bent knee, as judges write them (TR 54). */
export const WALK_SYMBOLS = ['~', '>'] as const;

/** `~` or `>`. */
export type WalkSymbol = (typeof WALK_SYMBOLS)[number];

/** What a judge or the recorder of a walk says of a walker: a yellow paddle, a red card, the chief judge's decision, the penalty zone. */
export const WALK_ACTS = ['paddle', 'red', 'chief', 'enter', 'leave', 'ignore'] as const;

/** One of `WALK_ACTS`. */
export type WalkAct = (typeof WALK_ACTS)[number];

interface WalkerInstant {
  readonly walker: string;
  /** Time of day as an instant, ms since 1970. */
  readonly at: number;
}

/** An event of one walker. Facts are in the order in which they reach the recorder: cards arrive later than they are shown. */
export type WalkFact =
  /** A yellow paddle, which never counts, or a red card. */
  | ({ readonly kind: 'paddle' | 'red'; readonly judge: string; readonly symbol: WalkSymbol } & WalkerInstant)
  /** Disqualification by the chief judge alone; `toGo`: distance to the finish, whole metres. */
  | ({ readonly kind: 'chief'; readonly symbol: WalkSymbol; readonly toGo: number } & WalkerInstant)
  /** Enters or leaves the penalty zone, ignores the order to go there, or finishes. */
  | ({ readonly kind: 'enter' | 'leave' | 'ignore' | 'finish' } & WalkerInstant);

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
