import type { LoggedFact } from './fact.ts';

/** What facts of a trial are sorted by: the device's clock, then depth, device and the device's own count. */
interface SortKey {
  readonly at: number;
  readonly device: string;
  readonly seq: number;
  /** One more than that of the fact it is about, where its own clock is not later; else 0. */
  readonly depth: number;
  readonly id: string;
}

function compareKeys(a: SortKey, b: SortKey): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.depth !== b.depth) return a.depth - b.depth;
  if (a.device !== b.device) return a.device < b.device ? -1 : 1;
  if (a.seq !== b.seq) return a.seq - b.seq;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** id of the fact that this one corrects, voids, protests or rules on. */
function findTarget({ fact }: LoggedFact): string | undefined {
  if (fact.kind === 'correction') return fact.replaces;
  return fact.kind === 'void' || fact.kind === 'protest' || fact.kind === 'ruling' ? fact.attempt : undefined;
}

/**
 * Facts in the order in which they took place, by the devices' clocks. A fact about another one comes after it, even where its
 * device's clock is slow.
 */
export function sortFacts(arrivedFacts: readonly LoggedFact[]): LoggedFact[] {
  const facts = arrivedFacts.toSorted((a, b) => (a.fact.id < b.fact.id ? -1 : 1));
  const factById = new Map<string, LoggedFact>();
  for (const one of facts) {
    if (one.fact.kind === 'correction') for (const replacement of one.fact.with) factById.set(replacement.id, one);
  }
  for (const one of facts) factById.set(one.fact.id, one);
  const sortKeys = new Map<string, SortKey>();
  const findSortKey = (one: LoggedFact, visitedIds: ReadonlySet<string>): SortKey => {
    const { id, at, seq = 0 } = one.fact;
    const cached = sortKeys.get(id);
    if (cached !== undefined) return cached;
    const ownKey = { at: Date.parse(at), device: one.device, seq, depth: 0, id };
    const target = factById.get(findTarget(one) ?? '');
    if (target === undefined || visitedIds.has(target.fact.id)) return ownKey;
    const targetKey = findSortKey(target, new Set([...visitedIds, id]));
    const sortKey = targetKey.at < ownKey.at ? ownKey : { ...ownKey, at: targetKey.at, depth: targetKey.depth + 1 };
    sortKeys.set(id, sortKey);
    return sortKey;
  };
  return facts
    .map((one) => ({ one, sortKey: findSortKey(one, new Set([one.fact.id])) }))
    .sort((a, b) => compareKeys(a.sortKey, b.sortKey))
    .map(({ one }) => one);
}
