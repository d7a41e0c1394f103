import {
  bestAttemptIndex,
  type EventRef,
  type HorizontalAttempt,
  isHorizontalJump,
  MARK_STATUS,
  shownValue,
  unitOf,
  windLegal,
  windMatters,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { SentResult, SentStart } from '../../store/lists/sent.ts';

/** Wind of the attempt that makes the mark, m/s; a row may also say it itself, when its attempts do not. */
export function windOfRow(row: SentResult, event: EventRef): number | undefined {
  if (!isHorizontalJump(event.g0)) return row.wind;
  const attempts = (row.attempts ?? []) as readonly HorizontalAttempt[];
  const best = bestAttemptIndex(attempts);
  return (best === undefined ? undefined : attempts[best]?.w) ?? row.wind;
}

/** The reading that a mark counts with: the heat's on the track, in a horizontal jump the attempt's alone (Q17). */
export function windOfMark(own: number | undefined, heat: number | undefined, event: EventRef): number | undefined {
  return isHorizontalJump(event.g0) ? own : (own ?? heat);
}

/**
 * Whether a mark is the athlete's best ever or of the season (Q16). Marks are compared as they are shown; a mark
 * without proof is none, nor is one with more than +2.0 m/s of wind or with no reading where wind counts (Q17).
 */
export function establishedBy(
  prf: ResultRow['prf'],
  event: EventRef,
  bests: SentStart['pe'],
  wind: number | undefined,
): ResultRow['pe'] {
  if (bests === undefined || prf.st !== MARK_STATUS.mark || (windMatters(event) && !windLegal(wind))) return undefined;
  const u = prf.u ?? unitOf(event);
  const mark = shownValue(prf, event);
  if (mark === undefined) return undefined;
  const beats = (known: number): boolean => {
    const best = shownValue({ v: known, u, st: 1 }, event) ?? known;
    return u === 'ms' ? mark < best : mark > best;
  };
  if (bests.pb !== undefined && beats(bests.pb)) return { k: 'PB', prev: bests.pb };
  if (bests.sb !== undefined && beats(bests.sb)) return { k: 'SB', prev: bests.sb };
  return undefined;
}
