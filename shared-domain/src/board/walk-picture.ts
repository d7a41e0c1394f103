import type { FoldedTrialView } from '../live-input/device-view.ts';
import { countReds, readWalkers, type Walker } from '../live-input/read-walk.ts';

/** Walkers of a picture. */
const MAX_ROWS = 8;

/** The walkers of a posting board: who has red cards or is out, those with most cards first. */
export const listPostedWalkers = (folded: FoldedTrialView): readonly Walker[] =>
  readWalkers(folded)
    .filter((walker) => countReds(walker) > 0 || walker.isOut)
    .toSorted((a, b) => countReds(b) - countReds(a))
    .slice(0, MAX_ROWS);
