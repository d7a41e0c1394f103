import { findFieldOutlook } from '../field-state/field-outlook.ts';
import type { NeededMark } from '../field-state/turn-outlook.ts';
import { isMark } from '../performance/performance.ts';
import type { NamedRecord } from '../record/record-label.ts';
import type { FoldedTrialView } from './device-view.ts';

/** What an athlete's next attempt can bring; marks in mm. */
export interface TurnWatch {
  readonly needed: readonly NeededMark[];
  /** The nearest first. */
  readonly records: readonly (NamedRecord & { readonly v: number })[];
}

/**
 * What the next attempt of an athlete of a field event takes, as this device knows the contest: to lead, for the podium, to go on, and for
 * each record that may be theirs. `row` is the athlete's, `bar` that of a high jump or pole vault, mm.
 */
export function findTurnWatch(
  { trial, sheet }: FoldedTrialView,
  { row, bar }: { readonly row: string; readonly bar?: number | undefined },
): TurnWatch {
  const start = trial.rows.find((one) => one.row === row);
  if (start === undefined) return { needed: [], records: [] };
  const marks = new Map(sheet.rows.map((one) => [one.row, one]));
  const rows = trial.rows.flatMap((one) => {
    const { prf, attempts, rank } = marks.get(one.row) ?? {};
    return prf === undefined ? [] : [{ ...one, prf, attempts, rank }];
  });
  const made = rows.flatMap(({ prf }) => (isMark(prf) ? [prf.v] : []));
  return {
    needed: findFieldOutlook(trial, trial.rows, rows, { athlete: start, bar })?.needed ?? [],
    records: (trial.watched ?? [])
      .filter(({ v, rows: whose }) => whose?.includes(row) !== false && !made.some((mark) => mark >= v))
      .toSorted((a, b) => a.v - b.v),
  };
}
