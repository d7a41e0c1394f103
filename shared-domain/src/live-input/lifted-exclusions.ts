import { isOut } from '../performance/mark-status.ts';
import type { FindRowKey } from './contest-fact.ts';
import type { LoggedFact } from './fact.ts';

/** A word (DNS, DNF, DQ) that was taken back: `row` was out of the contest from one fact to another, by their ids. */
export interface LiftedExclusion {
  readonly row: string;
  readonly from: string;
  readonly until: string;
}

/**
 * The words that kept somebody out of a contest until they were taken back, from its ordered facts; `refused`: corrections that do not count.
 * @example listLiftedExclusions([], new Map(), () => undefined) // []
 */
export function listLiftedExclusions(
  facts: readonly LoggedFact[],
  refused: ReadonlyMap<string, unknown>,
  findRowKey: FindRowKey,
): readonly LiftedExclusion[] {
  const standing = new Map<string, { readonly row: string; readonly from: string }>();
  const lifted: LiftedExclusion[] = [];
  for (const { fact } of facts) {
    if (refused.has(fact.id)) continue;
    const before = fact.kind === 'correction' ? standing.get(fact.replaces) : undefined;
    if (before !== undefined) lifted.push({ ...before, until: fact.id });
    for (const part of fact.kind === 'correction' ? fact.with : [fact]) {
      const row = part.kind === 'word' && isOut(part) ? findRowKey(part) : undefined;
      if (row !== undefined) standing.set(part.id, { row, from: fact.id });
    }
  }
  return lifted;
}
