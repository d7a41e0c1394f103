import type { SentMark } from 'shared-domain/contract';
import { type DeskRow, type FoldStart, formatCanonicalJson } from 'shared-domain/live-input';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import type { LiveTrialTable } from '../../store/live-tables.ts';
import { findAbsences } from './absences.ts';
import type { LiveTrialState } from './live-trial-state.ts';
import { findDeskChecks } from './presences.ts';
import { findStartIndexes } from './trial-rows.ts';

interface TrialLists {
  readonly starts: readonly SentStart[];
  /** Keys of the rows, aligned with the start list. */
  readonly rowKeys: readonly string[];
  readonly results: readonly SentResult[];
}

/**
 * The status that facts start from, and the number of the last fact that no longer changes it: where the secretariat has moved the trial
 * since, later facts start from its status.
 */
export function findInitialStatus(
  currentStatus: number,
  liveTrial: LiveTrialTable | undefined,
  lastNumber: number,
): Pick<FoldStart, 'status' | 'since'> {
  const before = liveTrial && (JSON.parse(liveTrial.body) as LiveTrialState);
  if (before !== undefined && before.status !== currentStatus) return { status: currentStatus, since: lastNumber };
  return { status: liveTrial?.base ?? currentStatus, since: liveTrial?.since ?? 0 };
}

const pickMark = ({ prf, attempts }: SentMark): SentMark => ({ prf, ...(attempts === undefined ? {} : { attempts }) });

const isSameMark = (a: SentMark | undefined, b: SentMark | undefined): boolean =>
  formatCanonicalJson(a && pickMark(a)) === formatCanonicalJson(b && pickMark(b));

/** Rows of the start list that the secretariat changed by hand, by their keys. */
function findDeskRows({ starts, rowKeys, results }: TrialLists, before: LiveTrialState | undefined): FoldStart['desk'] {
  const startIndexes = findStartIndexes(starts, results);
  return Object.fromEntries(
    rowKeys.flatMap((key, at): [string, DeskRow][] => {
      const [now, given] = [results[startIndexes.indexOf(at)], before?.rows[key]];
      if (isSameMark(now, given)) return [];
      return [
        [
          key,
          { ...(now === undefined ? {} : { now: pickMark(now) }), ...(given === undefined ? {} : { before: given }) },
        ],
      ];
    }),
  );
}

/** What a device needs besides a trial's facts to compute the sheet that the server computes. */
export function buildFoldStart(
  currentStatus: number,
  lists: TrialLists,
  { liveTrial, lastNumber }: { readonly liveTrial: LiveTrialTable | undefined; readonly lastNumber: number },
): FoldStart {
  const before = liveTrial && (JSON.parse(liveTrial.body) as LiveTrialState);
  return {
    ...findInitialStatus(currentStatus, liveTrial, lastNumber),
    absences: findAbsences(lists, before),
    desk: findDeskRows(lists, before),
    checked: findDeskChecks(lists, before, lastNumber),
  };
}
