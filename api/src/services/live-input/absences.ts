import { type ContestAbsence, type ContestAbsences, isOut } from 'shared-domain';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import type { LiveTrialState } from './live-trial-state.ts';
import { findStartIndexes } from './trial-rows.ts';

interface TrialLists {
  readonly starts: readonly SentStart[];
  /** Keys of the rows, aligned with the start list. */
  readonly rowKeys: readonly string[];
  readonly results: readonly SentResult[];
}

/**
 * For whom a field event does not wait: those the secretariat scratched, disqualified or noted as absent, and those entered after its
 * first attempt.
 */
export function findAbsences(
  { starts, rowKeys, results }: TrialLists,
  before: LiveTrialState | undefined,
): ContestAbsences {
  const startIndexes = findStartIndexes(starts, results);
  const absences = starts.map((start, at): ContestAbsence | undefined => {
    const key = rowKeys[at] as string;
    const result = results[startIndexes.indexOf(at)];
    const isOutByHand = result !== undefined && isOut(result.prf) && result.prf.st !== before?.rows[key]?.prf.st;
    if (start.presence === 'scratched' || isOutByHand) return 'scratched';
    const isLate = before?.athletes !== undefined && !before.athletes.includes(key);
    return start.presence === 'absent' || isLate ? 'absent' : undefined;
  });
  return Object.fromEntries(absences.flatMap((absence, at) => (absence === undefined ? [] : [[rowKeys[at], absence]])));
}
