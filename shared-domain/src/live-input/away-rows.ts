import type { FoldedTrialView } from './device-view.ts';
import { indexStartRows } from './start-rows.ts';

/**
 * Keys of the rows of athletes who are away with leave: said (`setting`), and nothing of theirs but passes was written since. Their attempts
 * become passes as their time runs out, which a judge writes.
 */
export function listAwayRows({
  trial,
  sheet,
  ordered,
}: Pick<FoldedTrialView, 'trial' | 'sheet' | 'ordered'>): ReadonlySet<string> {
  const { findRowKey } = indexStartRows(trial.rows);
  const replaced = new Set(ordered.map(({ fact }) => (fact.kind === 'correction' ? fact.replaces : undefined)));
  const away = new Set<string>();
  for (const { fact } of ordered) {
    if (sheet.refusals.has(fact.id)) continue;
    for (const part of fact.kind === 'correction' ? fact.with : [fact]) {
      if (replaced.has(part.id)) continue;
      if (part.kind === 'setting' && part.away === true) away.add(findRowKey(part) ?? '');
      else if ((part.kind === 'setting' && part.away === false) || (part.kind === 'attempt' && part.r !== '-'))
        away.delete(findRowKey(part) ?? '');
    }
  }
  return away;
}
