import type { AsideReason } from 'shared-domain/contract';
import { type FoldedTrialView, listRivals, type PlainFact, type SignedFact } from 'shared-domain/live-input';

/** A fact that waited for somebody to decide; `isTaken` says what was decided last, undefined where nothing was. */
export interface AsideFact {
  readonly fact: SignedFact;
  readonly device: string;
  readonly why: AsideReason;
  readonly isTaken: boolean | undefined;
}

type Folded = Pick<FoldedTrialView, 'ordered'>;

/** The facts of a trial that stood aside when they arrived, in the order in which they were said. */
export function listAsideFacts({ ordered }: Folded): readonly AsideFact[] {
  const decisions = new Map<string, boolean>();
  for (const { fact, aside } of ordered) {
    if (fact.kind === 'side' && aside === undefined) for (const id of fact.facts) decisions.set(id, fact.take);
  }
  return ordered.flatMap(({ fact, device, aside }): AsideFact[] =>
    aside === undefined || fact.kind === 'side' ? [] : [{ fact, device, why: aside, isTaken: decisions.get(fact.id) }],
  );
}

/** What counts now where a fact belongs that stood aside. */
export const listBeside = (
  { ordered, sheet }: Pick<FoldedTrialView, 'ordered' | 'sheet'>,
  { fact }: AsideFact,
): readonly (SignedFact | PlainFact)[] => listRivals(ordered, sheet.refusals, fact);

/** Those of them that still wait. */
export const listWaiting = (folded: Folded): readonly AsideFact[] =>
  listAsideFacts(folded).filter(({ isTaken }) => isTaken === undefined);
