import type { EventRef } from '../discipline/event-ref.ts';
import { createMark, type Performance } from '../performance/performance.ts';
import { findUnit, roundAsShown } from '../performance/shown-value.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import type { EventRecord } from './event-record.ts';

/** What a result does to a record that was given: it is better, or the same as both are shown. */
export const RECORD_RELATIONS = ['beats', 'equals'] as const;

/** One of `RECORD_RELATIONS`. */
export type RecordRelation = (typeof RECORD_RELATIONS)[number];

/**
 * Whether one of two times is by hand and the other is not: they are not comparable as they are (TR 20.8).
 * @example hasOtherMethod({ method: 'hand' }, { g0: 100, g1: '0' }) // true
 */
export function hasOtherMethod({ method }: Pick<EventRecord, 'method'>, event: EventRef): boolean {
  return findUnit(event) === 'ms' && (method === 'hand') !== (event.hand === true);
}

/**
 * What a mark does to a record, as both are shown; undefined where it is worse. Of a hand time and an electronic one the hand time has its
 * correction (TR 39.9) added, and they are never equal.
 * @example findRecordRelation({ v: 10412, u: 'ms', st: 1 }, { v: 10_420 }, { g0: 100, g1: '0' }) // 'equals'
 */
export function findRecordRelation(
  prf: Performance,
  record: Pick<EventRecord, 'v' | 'method'>,
  event: EventRef,
): RecordRelation | undefined {
  const unit = findUnit(event);
  const isOther = hasOtherMethod(record, event);
  const recordEvent = { ...event, hand: record.method === 'hand' };
  const mark = roundAsShown(prf, event);
  const recordMark = roundAsShown(createMark(record.v, unit), recordEvent);
  if (mark === undefined || recordMark === undefined) return undefined;
  const corrections = isOther ? [findHandTimingCorrection(event), findHandTimingCorrection(recordEvent)] : [];
  const own = mark + (corrections[0] ?? 0);
  const other = recordMark + (corrections[1] ?? 0);
  if (own === other) return isOther ? undefined : 'equals';
  return own < other === (unit === 'ms') ? 'beats' : undefined;
}

/** The mark of a record as it compares with those of an event, in its unit: of the other method, with the corrections of both. */
function findComparedMark(record: Pick<EventRecord, 'v' | 'method'>, event: EventRef): number {
  if (!hasOtherMethod(record, event)) return record.v;
  const recordEvent = { ...event, hand: record.method === 'hand' };
  const shown = roundAsShown(createMark(record.v, findUnit(event)), recordEvent) ?? record.v;
  return shown + findHandTimingCorrection(recordEvent) - findHandTimingCorrection(event);
}

/**
 * The least mark that beats a record, in its unit, as it would be shown; undefined for a record that no mark beats.
 * @example findMarkToBeat({ v: 2000 }, { g0: 900_001, g1: '0' }) // 2010
 */
export function findMarkToBeat(record: Pick<EventRecord, 'v' | 'method'>, event: EventRef): number | undefined {
  const unit = findUnit(event);
  const compared = findComparedMark(record, event);
  const shown = roundAsShown(createMark(compared, unit), event) ?? compared;
  const steps = unit === 'pts' ? [1] : [10, 100, 1000];
  const candidates = steps.map((step) => (unit === 'ms' ? shown - step : shown + step));
  return candidates.find((mark) => mark > 0 && findRecordRelation(createMark(mark, unit), record, event) === 'beats');
}
