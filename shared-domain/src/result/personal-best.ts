import { type EventRef, isHorizontalJump } from '../discipline/event-ref.ts';
import { findSurface, isSameSurface, type Surface } from '../discipline/surface.ts';
import type { Attempts, HorizontalAttempt } from '../performance/attempts.ts';
import { formatGap } from '../performance/format-mark.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { createMark, isMark, type Performance } from '../performance/performance.ts';
import { findUnit, roundAsShown } from '../performance/shown-value.ts';
import { isWindLegal } from '../performance/wind.ts';
import type { Language } from '../text/language.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import { findLegalBest } from '../timing/legal-best.ts';
import { needsWind } from '../trial/list-type.ts';

/** Personal and season's best before an event, in its unit. */
export interface KnownBests {
  readonly pb?: number | undefined;
  readonly sb?: number | undefined;
  /** Where they were made; absent: where the event is held. */
  readonly surface?: Surface | undefined;
}

/** A new personal or season's best, and the previous one. */
export interface NewBest {
  readonly k: 'PB' | 'SB';
  readonly prev: number;
  /** The jump that makes it, mm, and its wind, m/s, where another one with too much wind is the mark. */
  readonly v?: number;
  readonly wind?: number;
}

const BEST_KINDS: Readonly<Record<NewBest['k'], Readonly<Record<Language, string>>>> = {
  PB: { fr: 'RP', en: 'PB' },
  SB: { fr: 'SB', en: 'SB' },
};

/** A personal or season's best as lists abbreviate it in a language. @example formatBestKind('PB', 'fr') // 'RP' */
export function formatBestKind(kind: NewBest['k'], language: Language): string {
  return BEST_KINDS[kind][language];
}

/**
 * The wind of a mark, m/s: its own reading; on the track, where it has none, that of the heat (Q17).
 * @example findMarkWind(undefined, 1.2, { g0: 100, g1: '0' }) // 1.2
 */
export function findMarkWind(own: number | undefined, heat: number | undefined, event: EventRef): number | undefined {
  return isHorizontalJump(event.g0) ? own : (own ?? heat);
}

/**
 * Whether a mark is better than one known before it, as both are shown. A hand time is compared with the correction of TR 39.9, since the
 * best of before is taken for an electronic time: the two are not comparable as they are (TR 20.8).
 * @example isBetterThanBest({ v: 11_300, u: 'ms', st: 1 }, { g0: 100, g1: '0', hand: true }, 11_450) // false
 */
export function isBetterThanBest(prf: Performance, event: EventRef, best: number): boolean {
  const u = prf.u ?? findUnit(event);
  const mark = isMark(prf) ? roundAsShown(prf, event) : undefined;
  if (mark === undefined) return false;
  const shownBest = roundAsShown({ v: best, u, st: MARK_STATUS.mark }, { ...event, hand: false }) ?? best;
  return u === 'ms' ? mark + findHandTimingCorrection(event) < shownBest : mark > shownBest;
}

/**
 * The personal or season's best that a mark makes (Q16), undefined for none. Marks are compared as shown; a mark without proof
 * is no best, nor is one with wind above +2.0 m/s or without a reading where wind counts (Q17). Bests of another surface say nothing of it.
 * @example findNewBest({ v: 9810, u: 'ms', st: 1 }, { g0: 100, g1: '0' }, { pb: 9900 }, 1.2) // { k: 'PB', prev: 9900 }
 */
export function findNewBest(
  prf: Performance,
  event: EventRef,
  bests: KnownBests | undefined,
  wind: number | undefined,
): NewBest | undefined {
  if (bests === undefined || prf.st !== MARK_STATUS.mark || (needsWind(event) && !isWindLegal(wind))) return undefined;
  if (bests.surface !== undefined && !isSameSurface(bests.surface, findSurface(event))) return undefined;
  if (bests.pb !== undefined && isBetterThanBest(prf, event, bests.pb)) return { k: 'PB', prev: bests.pb };
  if (bests.sb !== undefined && isBetterThanBest(prf, event, bests.sb)) return { k: 'SB', prev: bests.sb };
  return undefined;
}

/** A result as far as its bests depend on it. */
interface BestResult {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
}

/** The marks of a result that can be a best: its own and, of a long or triple jump that needs wind, the best legal attempt (CR 31.14). */
function listBestMarks({ prf, attempts = [] }: BestResult, event: EventRef, wind: number | undefined) {
  const own = { prf, wind };
  if (!isHorizontalJump(event.g0) || !needsWind(event) || prf.st !== MARK_STATUS.mark) return [own];
  const { legal } = findLegalBest(attempts as readonly HorizontalAttempt[]);
  return legal === undefined ? [own] : [own, { prf: createMark(legal.v, 'mm'), wind: legal.w }];
}

/**
 * The personal or season's best that a result makes (Q16): by its mark, whose wind is `wind`, m/s, or of a long or triple jump by the best legal
 * attempt behind one with too much wind (Q17, CR 31.14), which is then in `v` and `wind`.
 * @example findResultBest({ prf: { v: 8120, u: 'mm', st: 1 }, attempts: [{ r: 'o', v: 8120, w: 2.6 }, { r: 'o', v: 8050, w: 1.1 }] },
 *   { g0: 900_003, g1: '0' }, { pb: 8000 }, 2.6) // { k: 'PB', prev: 8000, v: 8050, wind: 1.1 }
 */
export function findResultBest(
  result: BestResult,
  event: EventRef,
  bests: KnownBests | undefined,
  wind: number | undefined,
): NewBest | undefined {
  for (const mark of listBestMarks(result, event, wind)) {
    const best = findNewBest(mark.prf, event, bests, mark.wind);
    if (best === undefined) continue;
    const { v } = mark.prf;
    if (mark.prf === result.prf || v === undefined) return best;
    return { ...best, v, ...(mark.wind !== undefined && { wind: mark.wind }) };
  }
  return undefined;
}

/**
 * The bests after a result: those that it beats are its mark now, a hand time with its correction (TR 39.9). One that was not known stays so.
 * @example addToBests({ pb: 9900 }, { prf: { v: 9810, u: 'ms', st: 1 } }, { g0: 100, g1: '0' }, 1.2) // { pb: 9810 }
 */
export function addToBests<T extends KnownBests>(
  bests: T,
  result: BestResult,
  event: EventRef,
  wind: number | undefined,
): T {
  const marks = listBestMarks(result, event, wind);
  const correction = findUnit(event) === 'ms' ? findHandTimingCorrection(event) : 0;
  const findBetter = (best: number | undefined): number | undefined => {
    const mark = marks.find(
      ({ prf, wind: own }) =>
        best !== undefined && findNewBest(prf, event, { ...bests, pb: best, sb: undefined }, own) !== undefined,
    );
    return mark && (mark.prf.v ?? 0) + correction;
  };
  const [pb, sb] = [findBetter(bests.pb), findBetter(bests.sb)];
  return { ...bests, ...(pb !== undefined && { pb }), ...(sb !== undefined && { sb }) };
}

/**
 * By how much a mark is better than the best of before, as both are shown: `−0.09` for a time, `+0.12` for metres; '' where it is not, and
 * for a hand time, which is not comparable (TR 20.8).
 * @example formatImprovement({ v: 9810, u: 'ms', st: 1 }, 9900, { g0: 100, g1: '0' }) // '−0.09'
 */
export function formatImprovement(prf: Performance, best: number, event: EventRef): string {
  const u = prf.u ?? findUnit(event);
  const mark = roundAsShown(prf, event);
  const shownBest = roundAsShown({ v: best, u, st: MARK_STATUS.mark }, event);
  if (mark === undefined || shownBest === undefined || event.hand === true) return '';
  const gap = u === 'ms' ? mark - shownBest : shownBest - mark;
  return gap < 0 ? formatGap(gap, u, event) : '';
}
