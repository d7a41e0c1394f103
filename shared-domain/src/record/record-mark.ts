import { type EventRef, isCombined, isHorizontalJump, isIndoor } from '../discipline/event-ref.ts';
import type { Attempts, HorizontalAttempt } from '../performance/attempts.ts';
import { findBestAttempt, findValidAttempts } from '../performance/best-attempt.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { createMark, isMark, type Performance } from '../performance/performance.ts';
import { hasReading, isWindAssisted } from '../performance/wind.ts';
import { findMarkWind } from '../result/personal-best.ts';
import { checkCombinedWind } from '../timing/combined-wind.ts';
import { findLegalBest } from '../timing/legal-best.ts';
import { needsWind } from '../trial/list-type.ts';

/** A mark of a row that may be a record. */
export interface RecordMark {
  readonly prf: Performance & { readonly v: number };
  /** m/s; of a combined event the mean. */
  readonly wind?: number | undefined;
  /** The mark needs a reading that is not known. */
  readonly lacksWind?: true;
}

/** The fields of a row that say its marks and their wind. */
export interface MarkedRow {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  /** Of the mark, m/s. */
  readonly wind?: number | undefined;
  /** Of a combined event, in the order of its parts. */
  readonly cells?: readonly ({ readonly wind?: number | undefined } | null)[] | undefined;
}

/** The event of a list, its wind (m/s) and the parts of a combined event. */
export interface MarkedContest {
  readonly event: EventRef;
  readonly wind?: number | undefined;
  readonly parts?: readonly EventRef[] | undefined;
}

function listCombinedMarks(
  prf: RecordMark['prf'],
  { cells }: MarkedRow,
  { event, parts = [] }: MarkedContest,
): RecordMark[] {
  const { measured, mean, legal } = checkCombinedWind(
    parts.map((part, index) => ({ event: part, wind: cells?.[index]?.wind })),
  );
  if (legal) return parts.length === 0 && !isIndoor(event) ? [{ prf, lacksWind: true }] : [{ prf, wind: mean }];
  return mean === undefined && measured > 0 ? [{ prf, lacksWind: true }] : [];
}

/** The best jump with legal wind, and the best of those without a reading. */
function listJumpMarks(attempts: readonly HorizontalAttempt[]): RecordMark[] {
  const { legal } = findLegalBest(attempts);
  const unread = findBestAttempt(findValidAttempts(attempts).filter(({ w }) => !hasReading(w)));
  return [
    ...(legal === undefined ? [] : [{ prf: createMark(legal.v, 'mm'), wind: legal.w }]),
    ...(unread === undefined ? [] : [{ prf: createMark(unread.v, 'mm'), lacksWind: true as const }]),
  ];
}

/**
 * The marks of a row that may be records, those that lack nothing first: none without proof (Q13), none with wind above +2.0 m/s (CR 31.14),
 * none of a combined event whose mean wind is above it. A mark without a reading where wind counts lacks it (Q17). Of a long or triple
 * jump it is the best legal attempt, which need not be the one that ranks.
 * @example listRecordMarks({ prf: { v: 9810, u: 'ms', st: 1 } }, { event: { g0: 100, g1: '0' }, wind: 2.1 }) // []
 */
export function listRecordMarks(row: MarkedRow, contest: MarkedContest): RecordMark[] {
  const { prf, attempts = [] } = row;
  const { event } = contest;
  if (prf.st !== MARK_STATUS.mark || !isMark(prf)) return [];
  if (isCombined(event.g0)) return listCombinedMarks(prf, row, contest);
  if (!needsWind(event)) return [{ prf }];
  if (isHorizontalJump(event.g0) && attempts.length > 0) return listJumpMarks(attempts as readonly HorizontalAttempt[]);
  const wind = findMarkWind(row.wind, contest.wind, event);
  if (isWindAssisted(wind)) return [];
  return [hasReading(wind) ? { prf, wind } : { prf, lacksWind: true }];
}
