import { type EventRef, isFieldEvent } from '../discipline/event-ref.ts';
import { createMark } from '../performance/performance.ts';
import { findUnit } from '../performance/shown-value.ts';
import { compareRounds, type RoundLetter } from '../round/round-code.ts';
import { type EventRecord, makeRecordKey } from './event-record.ts';
import { isRecordCheck } from './record-check.ts';
import type { RecordGap } from './record-gap.ts';
import { findRecordRelation } from './record-relation.ts';

/** A record that a result of the competition may have made: it stands in the place of the one that was given. */
export interface MadeRecord {
  readonly record: EventRecord;
  /** What it lacks, as nobody has said that it was checked. */
  readonly missing: readonly RecordGap[];
}

/** What other lists of the competition made: those that were over before, and those at the same time. */
export interface OtherMarks {
  readonly earlier: readonly MadeRecord[];
  readonly beside: readonly MadeRecord[];
}

/** What passes by itself: a result becomes official, a protest is decided. */
const PASSING_GAPS: readonly RecordGap[] = ['official', 'protest'];

/**
 * Whether a mark lacks nothing that another one does not lack too, what passes by itself apart.
 * @example lacksNoMore(['official', 'wind'], ['wind']) // true
 */
export function lacksNoMore(missing: readonly RecordGap[], other: readonly RecordGap[]): boolean {
  return missing.every((gap) => PASSING_GAPS.includes(gap) || other.includes(gap));
}

/**
 * Whether a mark is one whatever is noted of it later: its wind, its timing, its athlete are in no doubt.
 * @example isUndoubted({ record: { kind: 'MR', event: '000100-0-55', v: 10_380 }, missing: ['official'] }) // true
 */
export function isUndoubted({ missing }: MadeRecord): boolean {
  return missing.every((gap) => PASSING_GAPS.includes(gap) || isRecordCheck(gap));
}

/** The result of a list that a record is claimed for. */
interface MadeResult {
  readonly record: EventRecord;
  /** In the unit of the event, and m/s. */
  readonly v: number;
  readonly wind?: number | undefined;
}

/**
 * The record that a result makes: that of the given one's event and scope, with the new mark and its holder.
 * @example describeMadeRecord({ record: { kind: 'MR', event: '000100-0-55', v: 10_420, holder: 'A. Dupont', altitude: true }, v: 10_380 },
 *   { g0: 100, g1: '0' }, { holder: 'B. Martin' }) // { kind: 'MR', event: '000100-0-55', v: 10380, holder: 'B. Martin' }
 */
export function describeMadeRecord(
  { record: { kind, scope, event: recordEvent, surface }, v, wind }: MadeResult,
  event: EventRef,
  holder: Pick<EventRecord, 'holder' | 'club' | 'country' | 'date'>,
): EventRecord {
  return {
    kind,
    ...(scope !== undefined && { scope }),
    event: recordEvent,
    ...(surface !== undefined && { surface }),
    v,
    ...(wind !== undefined && { wind }),
    ...(event.hand === true && { method: 'hand' as const }),
    ...holder,
  };
}

type TimedMark = Pick<EventRecord, 'v' | 'method'>;

/**
 * Whether a mark is better than another one of the same event, as both are shown.
 * @example isBetterMark({ v: 10_380 }, { v: 10_420 }, { g0: 100, g1: '0' }) // true
 */
export function isBetterMark(mark: TimedMark, other: TimedMark, event: EventRef): boolean {
  const own = { ...event, hand: mark.method === 'hand' };
  return findRecordRelation(createMark(mark.v, findUnit(event)), other, own) === 'beats';
}

/**
 * The record that stands once the marks of a competition count: the given one, or the best that beats it.
 * @example findStandingRecord({ kind: 'MR', event: '000100-0-55', v: 10_420, holder: 'A. Dupont' },
 *   [{ record: { kind: 'MR', event: '000100-0-55', v: 10_380, holder: 'B. Martin' }, missing: [] }], { g0: 100, g1: '0' }).holder // 'B. Martin'
 */
export function findStandingRecord(given: EventRecord, made: readonly MadeRecord[], event: EventRef): EventRecord {
  const key = makeRecordKey(given);
  return made
    .map(({ record }) => record)
    .filter((record) => makeRecordKey(record) === key)
    .reduce((best, record) => (isBetterMark(record, best, event) ? record : best), given);
}

/** A list of the competition, and when it was begun. */
export interface ListInTime {
  readonly g0: number;
  /** Its group, one event for one category. */
  readonly group: string;
  readonly round: RoundLetter;
  /** ISO 8601. */
  readonly start: string;
}

/**
 * Whether the marks of a list were made before those of another (below 0), after them (above 0), or at the same time (0): rounds in their order,
 * pools of one field event together, else by the start.
 * @example compareListsInTime({ g0: 100, group: 'G', round: 'h', start: '2026-06-13T10:00:00Z' }, { g0: 100, group: 'G', round: 'f', start: '2026-06-13T09:00:00Z' }) < 0 // true
 */
export function compareListsInTime(one: ListInTime, other: ListInTime): number {
  const byStart = Date.parse(one.start) - Date.parse(other.start);
  if (one.group !== other.group) return byStart;
  return compareRounds(one.round, other.round) || (isFieldEvent(one.g0) ? 0 : byStart);
}
