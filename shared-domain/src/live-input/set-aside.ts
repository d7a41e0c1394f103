import type { AsideReason } from '../contract/aside.ts';
import { createFault, type FactFault, type FactFaultReason } from '../contract/fact-faults.ts';
import type { LoggedFact } from './fact.ts';
import { sortFacts } from './fact-order.ts';

const ASIDE_FAULTS: Readonly<Record<AsideReason, readonly [reason: FactFaultReason, detail: string]>> = {
  held: ['held by another', 'another device holds the trial; a judge or the secretariat takes this fact or leaves it'],
  official: ['trial official', 'the results are official; the secretariat takes this fact or leaves it'],
  cancelled: ['trial cancelled', 'the trial is cancelled; the secretariat takes this fact or leaves it'],
  clock: [
    'clock not sure',
    'at: the device’s clock is not sure; a judge or the secretariat takes this fact or leaves it',
  ],
};

/** Facts in the order in which they took place, without those that stand aside, and why those do not count. */
interface SortedFacts {
  readonly facts: readonly LoggedFact[];
  readonly refusals: ReadonlyMap<string, FactFault>;
}

/**
 * Sorts facts and leaves out those that stand aside: each waits until a human takes it (a `side` fact), and the last word counts. A
 * `side` that stands aside itself decides nothing.
 * @example setAside([]) // { facts: [], refusals: new Map() }
 */
export function setAside(arrivedFacts: readonly LoggedFact[]): SortedFacts {
  const sorted = sortFacts(arrivedFacts);
  const known = new Set(sorted.map(({ fact }) => fact.id));
  const decisions = new Map<string, boolean>();
  const refusals = new Map<string, FactFault>();
  for (const { fact, aside } of sorted) {
    if (fact.kind !== 'side' || aside !== undefined) continue;
    const unknown = fact.facts.find((id) => !known.has(id));
    if (unknown !== undefined) refusals.set(fact.id, createFault('no such fact', `side: fact ${unknown} is not there`));
    for (const id of fact.facts) decisions.set(id, fact.take);
  }
  const facts = sorted.filter(({ fact, aside }) => {
    if (aside === undefined || decisions.get(fact.id) === true) return fact.kind !== 'side';
    const [reason, detail] = ASIDE_FAULTS[aside];
    const isLeft = decisions.get(fact.id) === false;
    refusals.set(fact.id, isLeft ? createFault('left aside', `left aside: ${detail}`) : createFault(reason, detail));
    return false;
  });
  return { facts, refusals };
}
