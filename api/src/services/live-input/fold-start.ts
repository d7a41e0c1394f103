import type { SentMark, Trial } from 'shared-domain/contract';
import { type DeskRow, type FoldStart, formatCanonicalJson, type ListedResult } from 'shared-domain/live-input';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import type { LiveTrialTable } from '../../store/live-tables.ts';
import { addWalkPenalty } from '../planning/shown-results.ts';
import type { RowActs } from '../sheets/acts.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
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

/** What the sheet depends on beside the lists: details of the trial, and acts of officials by the keys of result rows. */
interface SheetContext {
  readonly dets: Trial['dets'];
  readonly acts: ReadonlyMap<string, RowActs>;
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

/** What result rows say beside their marks, by the keys of their rows in the start list. */
export function listResultFacts(
  { starts, rowKeys, results }: TrialLists,
  { dets, acts }: SheetContext,
): NonNullable<FoldStart['listed']> {
  const startIndexes = findStartIndexes(starts, results);
  const resultKeys = makeRowKeys(results);
  const seen = new Set<number>();
  return Object.fromEntries(
    results.flatMap((result, at): [string, ListedResult][] => {
      const index = startIndexes[at] ?? -1;
      const key = rowKeys[index];
      if (key === undefined || seen.has(index)) return [];
      seen.add(index);
      const { rank, standing } = result;
      const judgedRank = acts.get(resultKeys[at] ?? '')?.judgedRank?.rank;
      const { addedMs } = addWalkPenalty(result, dets);
      const listed = {
        ...(rank === undefined ? {} : { rank }),
        ...(standing === undefined ? {} : { standing }),
        ...(judgedRank === undefined ? {} : { judgedRank }),
        ...(addedMs === 0 ? {} : { addedMs }),
      };
      return Object.keys(listed).length === 0 ? [] : [[key, listed]];
    }),
  );
}

/** What a device needs besides a trial's facts to compute the sheet that the server computes. */
export function buildFoldStart(
  currentStatus: number,
  lists: TrialLists,
  context: SheetContext,
  { liveTrial, lastNumber }: { readonly liveTrial: LiveTrialTable | undefined; readonly lastNumber: number },
): FoldStart {
  const before = liveTrial && (JSON.parse(liveTrial.body) as LiveTrialState);
  const listed = listResultFacts(lists, context);
  return {
    ...findInitialStatus(currentStatus, liveTrial, lastNumber),
    absences: findAbsences(lists, before),
    desk: findDeskRows(lists, before),
    ...(Object.keys(listed).length === 0 ? {} : { listed }),
    checked: findDeskChecks(lists, before, lastNumber),
  };
}
