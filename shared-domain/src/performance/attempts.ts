/** One attempt of a horizontal jump or a throw: `v` mm, `w` wind in m/s, `r` o valid, x foul, - pass, r retired (Q14). */
export interface HorizontalAttempt {
  readonly v?: number | undefined;
  readonly r: string;
  readonly w?: number | undefined;
}

/** Attempts at one bar: `h` mm, `r` such as `xxo` or `x-`, `j` set from the first bar of a jump-off (Q14). */
export interface VerticalAttempt {
  readonly h: number;
  readonly r: string;
  readonly j?: boolean | undefined;
}

/** The attempts of one athlete, as a row has them. */
export type Attempts = readonly HorizontalAttempt[] | readonly VerticalAttempt[];

/**
 * Whether the attempts are those of a vertical jump, which have heights; an empty list counts as horizontal.
 * @example areVertical([{ h: 2000, r: 'xo' }]) // true
 */
export function areVertical(attempts: Attempts): attempts is readonly VerticalAttempt[] {
  const first = attempts[0];
  return first !== undefined && 'h' in first;
}
