import type { FoldedTrialView } from '../live-input/device-view.ts';
import { type BarsAthlete, readBars } from '../live-input/read-bars.ts';
import { isStillIn } from './bars-picture.ts';

/** A high jump or pole vault in which nobody is up: the next bar is awaited, or a decision about first place. Heights in mm. */
export interface BarsInterval {
  readonly kind: 'raise' | 'tie';
  /** The bar of the last attempt, and the next announced one; undefined where the judge has yet to choose it, and in a tie. */
  readonly bar: number;
  readonly nextHeight: number | undefined;
  /** Who is still in, in the order of the next bar; in a tie who are level for first place, and what they have cleared. */
  readonly athletes: readonly BarsAthlete[];
  readonly best: number | undefined;
}

/** What there is to see while nobody is up; undefined before the heights are known, and without a start list. */
export function describeBarsInterval(folded: FoldedTrialView): BarsInterval | undefined {
  const { contest, athletes, tie, nextHeight } = readBars(folded);
  const { bar, phase } = contest;
  if (phase === 'before' || athletes.length === 0) return undefined;
  if (tie !== undefined)
    return {
      kind: 'tie',
      bar,
      nextHeight: undefined,
      athletes: tie.athletes,
      best: tie.athletes[0]?.standing?.best,
    };
  return { kind: 'raise', bar, nextHeight, athletes: athletes.filter(isStillIn), best: undefined };
}
