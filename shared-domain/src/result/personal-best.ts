import { type EventRef, isHorizontalJump } from '../discipline/event-ref.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import type { Performance } from '../performance/performance.ts';
import { findUnit, roundAsShown } from '../performance/shown-value.ts';
import { isWindLegal } from '../performance/wind.ts';
import { needsWind } from '../trial/list-type.ts';

/** Personal and season's best before an event, in its unit. */
export interface KnownBests {
  readonly pb?: number | undefined;
  readonly sb?: number | undefined;
}

/** A new personal or season's best, and the previous one. */
export interface NewBest {
  readonly k: 'PB' | 'SB';
  readonly prev: number;
}

/**
 * The wind of a mark, m/s: its own reading; on the track, where it has none, that of the heat (Q17).
 * @example findMarkWind(undefined, 1.2, { g0: 100, g1: '0' }) // 1.2
 */
export function findMarkWind(own: number | undefined, heat: number | undefined, event: EventRef): number | undefined {
  return isHorizontalJump(event.g0) ? own : (own ?? heat);
}

/**
 * The personal or season's best that a mark makes (Q16), undefined for none. Marks are compared as shown; a mark without proof
 * is no best, nor is one with wind above +2.0 m/s or without a reading where wind counts (Q17).
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
