import { readEvent } from '../discipline/challenge-event.ts';
import { findContestEvent } from '../discipline/equipment/row-event.ts';
import { findUnit } from '../performance/shown-value.ts';
import { makeGroupUid } from '../trial/trial-uid.ts';
import { type EventRecord, makeRecordKey } from './event-record.ts';
import { findStandingRecord, isUndoubted, type MadeRecord } from './made-record.ts';
import type { NamedRecord } from './record-label.ts';
import { findMarkToBeat } from './record-relation.ts';
import { findScopeGaps, type RecordAthlete, type ScopeContest } from './record-scope.ts';

/** A mark that would be a record, in the unit of the event; `event` is that of the record. */
export interface RecordTarget extends NamedRecord {
  readonly event: string;
  readonly v: number;
}

/** Records that are watched at once: those within reach come first. */
const MAX_TARGETS = 3;

/**
 * What an athlete would have to do for the records that may be theirs, the nearest first. A record that the competition has beaten stands at
 * its new mark: `made` are such marks, those in doubt (without a reading, of an athlete of no known nation) set aside.
 * @example listRecordTargets([{ kind: 'MR', event: '900001-0-55', v: 2000, holder: 'A. Dupont' }], {}, { event: { g0: 900001, g1: '0' }, category: 55 }, [])
 * // [{ kind: 'MR', event: '900001-0-55', v: 2010 }]
 */
export function listRecordTargets(
  records: readonly EventRecord[],
  athlete: RecordAthlete,
  contest: ScopeContest,
  made: readonly MadeRecord[],
): RecordTarget[] {
  const { event } = contest;
  const standing = made.filter(isUndoubted);
  const distinct = new Map(records.map((record) => [makeRecordKey(record), record]));
  const targets = [...distinct.values()].flatMap((record): RecordTarget[] => {
    const v = findMarkToBeat(findStandingRecord(record, standing, event), event);
    if (v === undefined || findScopeGaps(record, athlete, contest) === undefined) return [];
    const { kind, scope } = record;
    return [{ kind, ...(scope !== undefined && { scope }), event: record.event, v }];
  });
  const sign = findUnit(event) === 'ms' ? -1 : 1;
  return targets.toSorted((a, b) => sign * (a.v - b.v)).slice(0, MAX_TARGETS);
}

/** The list of a contest; `kind` is that of its competition. */
interface TargetTrial {
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
  /** Whether it is timed by hand. */
  readonly dets?: { readonly hand?: boolean | undefined } | undefined;
  readonly kind: string;
}

/**
 * The same of a contest as its list stands: `event` is told where it is of another category than the list.
 * @example listTrialTargets([{ kind: 'MR', event: '900001-0-55', v: 2000 }], {}, { g0: 900001, g1: '0', category: 55, kind: 'outdoor' }, [])
 * // [{ kind: 'MR', v: 2010 }]
 */
export function listTrialTargets(
  records: readonly EventRecord[],
  athlete: RecordAthlete,
  { kind, ...trial }: TargetTrial,
  made: readonly MadeRecord[],
): (NamedRecord & { readonly v: number })[] {
  const { category } = trial;
  const event = findContestEvent(readEvent(trial, kind), category);
  const uid = makeGroupUid(trial);
  return listRecordTargets(records, athlete, { event, category }, made).map(({ event: recordEvent, ...target }) =>
    recordEvent === uid ? target : { ...target, event: recordEvent },
  );
}
