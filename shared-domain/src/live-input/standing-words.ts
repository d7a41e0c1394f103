import type { AccessCodeKind } from '../organisation/access-code-kind.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import type { RecallCard } from '../race/recall.ts';
import { AMENDABLE_KINDS, canCorrect } from './code-rights.ts';
import type { FoldedTrialView } from './device-view.ts';
import type { PlainFact } from './fact.ts';
import { indexStartRows } from './start-rows.ts';

/** A status of an athlete that somebody said, or a starter's card, which may still be corrected. */
export interface StandingWord {
  readonly row: string;
  /** The fact by which it is corrected. */
  readonly id: string;
  /** DNS, DNF or DQ; absent for a yellow card. */
  readonly st: 2 | 3 | 4 | undefined;
  readonly rules: readonly string[];
  /** The card that says it, with whoever else it was shown to; absent for a word. */
  readonly card?: { readonly colour: RecallCard; readonly others: readonly string[] } | undefined;
}

/**
 * The words and cards of a trial that a kind of code may correct, at whatever time they were said, the newest first; what was corrected, what
 * does not count, and what somebody else said in its place is not among them.
 */
export function listStandingWords(
  { trial, sheet, ordered }: Pick<FoldedTrialView, 'trial' | 'sheet' | 'ordered'>,
  codeKind: AccessCodeKind,
): readonly StandingWord[] {
  const { findRowKey } = indexStartRows(trial.rows);
  const { athleteStatuses } = sheet.state;
  const counted = ordered.filter(({ fact }) => !sheet.refusals.has(fact.id));
  const replaced = new Set(counted.map(({ fact }) => (fact.kind === 'correction' ? fact.replaces : undefined)));
  const readWords = (part: PlainFact): StandingWord[] => {
    const { id } = part;
    if (part.kind === 'word') {
      const row = findRowKey(part);
      if (row === undefined || athleteStatuses.get(row)?.fact.id !== id) return [];
      return [{ row, id, st: part.st, rules: part.rules ?? [] }];
    }
    if (part.kind !== 'recall' || part.card === 'green') return [];
    const rows = part.who.flatMap((athlete) => findRowKey(athlete) ?? []);
    const st = part.card === 'red' ? MARK_STATUS.dq : undefined;
    return rows.map((row) => ({
      row,
      id,
      st,
      rules: part.rules ?? [],
      card: { colour: part.card, others: rows.filter((other) => other !== row) },
    }));
  };
  return counted
    .filter(({ signerKind }) => AMENDABLE_KINDS[codeKind].includes(signerKind))
    .flatMap(({ fact }) => (fact.kind === 'correction' ? fact.with : [fact as PlainFact]))
    .filter(({ id, kind }) => !replaced.has(id) && canCorrect(codeKind, kind))
    .flatMap(readWords)
    .toReversed();
}
