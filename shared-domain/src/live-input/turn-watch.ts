import { readEvent } from '../discipline/challenge-event.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { findFieldOutlook } from '../field-state/field-outlook.ts';
import type { NeededMark } from '../field-state/turn-outlook.ts';
import { findEntryParticipation } from '../ranking/entry-participation.ts';
import type { NamedRecord } from '../record/record-label.ts';
import { listRecordMarks, type MarkedRow } from '../record/record-mark.ts';
import { findMarkToBeat } from '../record/record-relation.ts';
import { TRIAL_STATUS } from '../trial/trial-status.ts';
import type { DeviceTrial, FoldedTrialView } from './device-view.ts';

/** What an athlete's next attempt can bring; marks in mm. */
export interface TurnWatch {
  readonly needed: readonly NeededMark[];
  /** The nearest first. */
  readonly records: readonly (NamedRecord & { readonly v: number })[];
}

/** The marks of a row that may be records, mm: none with too much wind, none without a reading where wind counts. */
const listLegalMarks = (row: MarkedRow, event: EventRef): number[] =>
  listRecordMarks(row, { event }).flatMap(({ prf, lacksWind }) => (lacksWind === true ? [] : [prf.v]));

const isInCompetition = ({ flg }: { readonly flg?: string | undefined }): boolean =>
  findEntryParticipation(flg) !== 'outOfCompetition';

/** The other pools of a qualification, whose athletes are after the same places in the final; none of another round. */
export const listOtherPools = (trials: readonly DeviceTrial[], { oid, gOID, round }: DeviceTrial): DeviceTrial[] =>
  trials.filter(
    (one) =>
      round === 'q' &&
      one.oid !== oid &&
      one.gOID === gOID &&
      one.round === round &&
      one.status !== TRIAL_STATUS.cancelled,
  );

/** The start list of a trial with what its athletes have done so far. */
function listDone({ trial, sheet }: FoldedTrialView) {
  const marks = new Map(sheet.rows.map((one) => [one.row, one]));
  return trial.rows.flatMap((one) => {
    const { prf, attempts, rank } = marks.get(one.row) ?? {};
    return prf === undefined ? [] : [{ ...one, prf, attempts, rank }];
  });
}

/**
 * What the next attempt of an athlete of a field event takes, as this device knows the contest: to lead, for the podium, to go on, and for
 * each record that may be theirs, as it stands after the marks of those whose record it may be. `row` is the athlete's, `bar` that of a high jump or pole vault, mm.
 * `otherPools`: those of `listOtherPools`, as this device knows them.
 */
export function findTurnWatch(
  folded: FoldedTrialView,
  { row, bar }: { readonly row: string; readonly bar?: number | undefined },
  otherPools: readonly FoldedTrialView[] = [],
): TurnWatch {
  const { trial, kind } = folded;
  const start = trial.rows.find((one) => one.row === row);
  if (start === undefined) return { needed: [], records: [] };
  const rows = listDone(folded);
  const event = readEvent(trial, kind);
  const records = (trial.watched ?? []).flatMap((watched) => {
    const { rows: whose } = watched;
    const holders = rows.filter((one) => whose?.includes(one.row) !== false && isInCompetition(one));
    const best = Math.max(0, ...holders.flatMap((one) => listLegalMarks(one, event)));
    const v = best < watched.v ? watched.v : findMarkToBeat({ v: best }, event);
    return whose?.includes(row) === false || v === undefined ? [] : [{ ...watched, v }];
  });
  return {
    needed:
      findFieldOutlook(trial, trial.rows, rows, { athlete: start, bar }, otherPools.flatMap(listDone))?.needed ?? [],
    records: records.toSorted((a, b) => a.v - b.v),
  };
}
