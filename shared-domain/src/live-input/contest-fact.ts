import type { HorizontalLogFact } from '../contest/horizontal/contest.ts';
import type { VerticalLogFact } from '../contest/vertical/fact.ts';
import { createFault, type FactFault } from '../contract/fact-faults.ts';
import { isVerticalJump } from '../discipline/event-ref.ts';
import type { PlainFact, SignedFact } from './fact.ts';

export type ContestFact = VerticalLogFact | HorizontalLogFact;

/** Finds the key of the row that a fact names by key, bib or lane; undefined where no row has it. */
export type FindRowKey = (reference: {
  row?: string | undefined;
  bib?: string | undefined;
  lane?: number | undefined;
}) => string | undefined;

/** Kinds of facts that the rules of field events decide on. */
export const FIELD_EVENT_FACT_KINDS = ['attempt', 'heights', 'bar', 'jumpOff', 'close', 'void', 'protest', 'ruling'];

const BAR_FACT_KINDS = ['heights', 'bar', 'jumpOff'];

/** Why a fact does not fit this field event; undefined when it does. */
export function findMisfit(fact: SignedFact | PlainFact, g0: number): FactFault | undefined {
  const isVertical = isVerticalJump(g0);
  if (BAR_FACT_KINDS.includes(fact.kind) && !isVertical)
    return createFault('no bars', `${fact.kind}: only high jump and pole vault have bars`);
  if (fact.kind !== 'attempt') return undefined;
  if (isVertical && (fact.v !== undefined || fact.w !== undefined || fact.n !== undefined)) {
    return createFault('bars only', 'attempt: high jump and pole vault have bars (h), and neither v, w nor n');
  }
  return !isVertical && fact.h !== undefined
    ? createFault('no bars', 'attempt: only high jump and pole vault have bars')
    : undefined;
}

/** A fact in the form that the rules take; undefined for a kind that they do not decide on. */
export function buildContestFact(fact: SignedFact | PlainFact, findRowKey: FindRowKey): ContestFact | undefined {
  const { id } = fact;
  switch (fact.kind) {
    case 'attempt': {
      const { r, v, h, w } = fact;
      return {
        id,
        type: 'attempt',
        athlete: findRowKey(fact) ?? '',
        r,
        ...(v === undefined ? {} : { v }),
        ...(w === undefined ? {} : { w }),
        ...(h === undefined ? {} : { bar: h }),
      };
    }
    case 'heights':
      return { id, type: 'start', bars: fact.heights };
    case 'bar':
      return { id, type: 'bar', bar: fact.h, ...(fact.record === undefined ? {} : { record: fact.record }) };
    case 'jumpOff':
      return { id, type: 'jumpOff', decision: fact.decision };
    case 'close':
      return { id, type: 'close' };
    case 'void':
    case 'protest':
      return { id, type: fact.kind, attempt: fact.attempt };
    case 'ruling':
      return { id, type: 'ruling', attempt: fact.attempt, upheld: fact.upheld };
    case 'correction': {
      const facts = fact.with.flatMap((replacement) => buildContestFact(replacement, findRowKey) ?? []);
      return { id, type: 'correction', replaces: fact.replaces, with: facts } as ContestFact;
    }
    default:
      return undefined;
  }
}
