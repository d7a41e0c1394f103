import { type EventRef, isHorizontalJump } from '../discipline/event-ref.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import type { Performance } from '../performance/performance.ts';
import { findUnit, roundAsShown } from '../performance/shown-value.ts';
import { isWindLegal } from '../performance/wind.ts';
import { needsWind } from '../trial/list-type.ts';

/** Best marks known before an event, ever and of the season, in the event's unit. */
export interface KnownBests {
  readonly pb?: number | undefined;
  readonly sb?: number | undefined;
}

/** A best that a mark has made, and the one it took the place of. */
export interface NewBest {
  readonly k: 'PB' | 'SB';
  readonly prev: number;
}

/**
 * The reading that a mark counts with, m/s: the heat's on the track, in a horizontal jump the attempt's alone (Q17).
 * @example findMarkWind(undefined, 1.2, { g0: 100, g1: '0' }) // 1.2
 */
export function findMarkWind(own: number | undefined, heat: number | undefined, event: EventRef): number | undefined {
  return isHorizontalJump(event.g0) ? own : (own ?? heat);
}

/**
 * Whether a mark is the athlete's best ever or of the season (Q16). Marks are compared as they are shown; a mark
 * without proof is none, nor is one with more than +2.0 m/s of wind or with no reading where wind counts (Q17).
 * @example findNewBest({ v: 9810, u: 'ms', st: 1 }, { g0: 100, g1: '0' }, { pb: 9900 }, 1.2) // { k: 'PB', prev: 9900 }
 */
export function findNewBest(
  prf: Performance,
  event: EventRef,
  bests: KnownBests | undefined,
  wind: number | undefined,
): NewBest | undefined {
  if (bests === undefined || prf.st !== MARK_STATUS.mark || (needsWind(event) && !isWindLegal(wind))) return undefined;
  const u = prf.u ?? findUnit(event);
  const mark = roundAsShown(prf, event);
  if (mark === undefined) return undefined;
  const beats = (known: number): boolean => {
    const best = roundAsShown({ v: known, u, st: MARK_STATUS.mark }, event) ?? known;
    return u === 'ms' ? mark < best : mark > best;
  };
  if (bests.pb !== undefined && beats(bests.pb)) return { k: 'PB', prev: bests.pb };
  if (bests.sb !== undefined && beats(bests.sb)) return { k: 'SB', prev: bests.sb };
  return undefined;
}
