import type { FoldedTrialView } from '../live-input/device-view.ts';
import { countReds, readWalkers, type Walker } from '../live-input/read-walk.ts';

/** The walkers of a posting board: who has red cards or is out, those with most cards first. */
export const listPostedWalkers = (folded: FoldedTrialView): readonly Walker[] =>
  readWalkers(folded)
    .filter((walker) => countReds(walker) > 0 || walker.isOut)
    .toSorted((a, b) => countReds(b) - countReds(a));

/** The red cards of a walker in their order: the sign of each, and when it was shown, ms. */
export const listRedCards = ({ cards }: Pick<Walker, 'cards'>) =>
  cards.flatMap(({ what, symbol, at, facts }) =>
    what === 'red' ? [{ symbol, at: Date.parse(at), key: facts[0] }] : [],
  );
