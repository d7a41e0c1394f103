import type { AsideReason } from 'shared-domain/contract';
import { type FoldedTrialView, type SignedFact, sortFacts } from 'shared-domain/live-input';

/** A fact that waited for somebody to decide; `isTaken` says what was decided last, undefined where nothing was. */
export interface AsideFact {
  readonly fact: SignedFact;
  readonly device: string;
  readonly why: AsideReason;
  readonly isTaken: boolean | undefined;
}

/** The facts of a trial that stood aside when they arrived, in the order in which they were said. */
export function listAsideFacts({ facts }: Pick<FoldedTrialView, 'facts'>): readonly AsideFact[] {
  const sorted = sortFacts(facts);
  const decisions = new Map<string, boolean>();
  for (const { fact, aside } of sorted) {
    if (fact.kind === 'side' && aside === undefined) for (const id of fact.facts) decisions.set(id, fact.take);
  }
  return sorted.flatMap(({ fact, device, aside }): AsideFact[] =>
    aside === undefined || fact.kind === 'side' ? [] : [{ fact, device, why: aside, isTaken: decisions.get(fact.id) }],
  );
}

/** How many of them still wait. */
export const countWaiting = (folded: Pick<FoldedTrialView, 'facts'>): number =>
  listAsideFacts(folded).filter(({ isTaken }) => isTaken === undefined).length;
