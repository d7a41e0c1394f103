import type { ContestAthlete, FoldedTrialView } from 'shared-domain/live-input';
import { EXTRAS_PART } from '../extra-parts.ts';
import { usePart } from '../part.ts';

export interface NotBegunProps {
  readonly folded: FoldedTrialView;
  readonly athletes: readonly ContestAthlete[];
  /** Announced heights, mm; none where they are still asked for, under the hour. */
  readonly heights?: readonly number[];
  /** Asks who is there, where this console writes. */
  readonly onPresences: (() => void) | undefined;
}

/** What is said before the first attempt; of the script of what is seldom needed, since the keys do not wait for it. */
export function LoadedNotBegun(props: NotBegunProps) {
  const hasAttempts = props.folded.sheet.rows.some(({ attempts }) => attempts !== undefined);
  const extras = usePart(hasAttempts ? undefined : EXTRAS_PART);
  return extras && <extras.NotBegun {...props} />;
}
