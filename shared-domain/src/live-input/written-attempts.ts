import type { SignedFact } from '../contract/types.ts';
import type { FindRowKey } from './contest-fact.ts';
import type { LoggedFact, PlainFact } from './fact.ts';

/** An attempt that stands, with the id by which it is corrected. */
export interface WrittenAttempt {
  readonly id: string;
  readonly row: string;
  readonly r: string;
  readonly h?: number | undefined;
  readonly v?: number | undefined;
  readonly w?: number | undefined;
  /** The fact that a device said: itself, or the correction that brought it. */
  readonly said: string;
}

function readAttempt(fact: SignedFact | PlainFact, said: string, findRowKey: FindRowKey): WrittenAttempt[] {
  if (fact.kind !== 'attempt') return [];
  const { id, r, h, v, w } = fact;
  return [{ id, row: findRowKey(fact) ?? '', r, h, v, w, said }];
}

/** The attempts of ordered facts after their corrections, without void ones and those that do not count. */
export function listWrittenAttempts(
  facts: readonly LoggedFact[],
  refusals: ReadonlyMap<string, unknown>,
  findRowKey: FindRowKey,
): readonly WrittenAttempt[] {
  let attempts: readonly WrittenAttempt[] = [];
  for (const { fact } of facts) {
    if (refusals.has(fact.id)) continue;
    if (fact.kind === 'void') attempts = attempts.filter(({ id }) => id !== fact.attempt);
    else if (fact.kind === 'correction') {
      const at = attempts.findIndex(({ id }) => id === fact.replaces);
      const brought = fact.with.flatMap((one) => readAttempt(one, fact.id, findRowKey));
      if (at >= 0) attempts = attempts.toSpliced(at, 1, ...brought);
    } else attempts = [...attempts, ...readAttempt(fact, fact.id, findRowKey)];
  }
  return attempts;
}
