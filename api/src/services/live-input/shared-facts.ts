import type { AccessCodeKind } from 'shared-domain';
import { isSharedFact, type SignedFact } from 'shared-domain/live-input';
import type { Db } from '../../store/db.ts';
import { readFacts } from '../../store/live/facts.ts';

/** The ids of a fact and of those that it brings, with their kinds. */
const listIds = (fact: SignedFact): (readonly [string, string])[] => [
  [fact.id, fact.kind],
  ...('with' in fact ? fact.with : []).map(({ id, kind }) => [id, kind] as const),
];

/** Whether a fact is one that devices say side by side, or corrects one, so that no hold of the trial keeps it out. */
export type IsShared = (fact: SignedFact) => boolean;

/** Reads what the corrections of a post replace. */
export async function readSharedFacts(
  db: Db,
  codeKind: AccessCodeKind,
  facts: readonly SignedFact[],
): Promise<IsShared> {
  const kinds = new Map(facts.flatMap(listIds));
  const trials = new Set(
    facts.flatMap((fact) => ('replaces' in fact && !kinds.has(fact.replaces) ? [fact.trialOID] : [])),
  );
  for (const trial of trials) {
    for (const { body } of await readFacts(db, trial)) {
      for (const [id, kind] of listIds(JSON.parse(body) as SignedFact)) kinds.set(id, kind);
    }
  }
  return (fact) => {
    if (fact.kind !== 'correction') return isSharedFact(fact.kind, codeKind);
    const replaced = kinds.get(fact.replaces) ?? '';
    return isSharedFact(replaced, codeKind) && fact.with.every(({ kind }) => isSharedFact(kind, codeKind));
  };
}
