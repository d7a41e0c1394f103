import { type EventRef, isThrow } from '../discipline/event-ref.ts';
import { findMarkBound } from './mark-bounds.ts';
import { isMark, type Performance } from './performance.ts';
import { findUnit, roundAsShown } from './shown-value.ts';

/**
 * Why a person is asked once about a mark before it counts (Q35): better than any record, so poor that a digit may be missing or too
 * many, or far from the athlete's best.
 */
export const MARK_DOUBTS = ['tooGood', 'tooPoor', 'farAhead', 'farBehind'] as const;

/** A doubt; `than` is the mark compared with, the bound of the event or the athlete's best, in ms, mm or points. */
export interface MarkDoubt {
  readonly kind: (typeof MARK_DOUBTS)[number];
  readonly than: number;
}

/** The athlete of a mark: `sex` 1 men, 2 women, `best` in the unit of the event. */
export interface MarkOwner {
  readonly sex?: number | undefined;
  readonly best?: number | undefined;
}

interface Limits {
  /** Doubted when this many times worse than the bound of the event (findMarkBound). */
  readonly tooPoor: number;
  /** Doubted when this many times better, or worse, than the athlete's best. */
  readonly farAhead: number;
  readonly farBehind: number;
}

/** The limits are our own: wide enough for children and masters, narrow enough to find a missing, doubled or swapped digit. */
const RACE_LIMITS: Limits = { tooPoor: 4.5, farAhead: 1.1, farBehind: 1.5 };
const JUMP_LIMITS: Limits = { tooPoor: 9, farAhead: 1.25, farBehind: 2.5 };
const THROW_LIMITS: Limits = { tooPoor: 25, farAhead: 1.35, farBehind: 3 };
const POINTS_LIMITS: Limits = { tooPoor: Number.POSITIVE_INFINITY, farAhead: 1.5, farBehind: Number.POSITIVE_INFINITY };

/** A judge beside the pit is asked sooner than the desk: the athlete is there, and the digits are typed in haste. */
export const PIT_LIMITS = { farAhead: 1.15, farBehind: 2.5 } as const;

function findLimits(event: EventRef): Limits {
  const unit = findUnit(event);
  if (unit === 'ms') return RACE_LIMITS;
  if (unit === 'pts') return POINTS_LIMITS;
  return isThrow(event.g0) ? THROW_LIMITS : JUMP_LIMITS;
}

/** How many times `mark` is better than `other`; below 1 it is worse. */
const computeRatio = (mark: number, other: number, event: EventRef): number =>
  findUnit(event) === 'ms' ? other / mark : mark / other;

/**
 * Why a mark is so unlikely for its event, sex and athlete that a person is asked about it once (Q35): 1.12 in a 100 m, a metre too many
 * in a long jump. Undefined for a likely mark and for no mark. `limits` in place of
 * those of the event.
 * @example findMarkDoubt({ v: 1120, u: 'ms', st: 1 }, { g0: 100, g1: '0' }) // { kind: 'tooGood', than: 9460 }
 */
export function findMarkDoubt(
  prf: Performance,
  event: EventRef,
  { sex, best }: MarkOwner = {},
  limits: Partial<Limits> = {},
): MarkDoubt | undefined {
  const value = isMark(prf) ? roundAsShown(prf, event) : undefined;
  if (value === undefined || value <= 0) return undefined;
  const { tooPoor, farAhead, farBehind } = { ...findLimits(event), ...limits };
  const bound = findMarkBound(event, sex);
  if (bound !== undefined) {
    const than = Math.floor(bound);
    if (computeRatio(value, bound, event) > 1) return { kind: 'tooGood', than };
    if (computeRatio(value, bound, event) * tooPoor < 1) return { kind: 'tooPoor', than };
  }
  if (best === undefined || best <= 0) return undefined;
  if (computeRatio(value, best, event) > farAhead) return { kind: 'farAhead', than: best };
  if (computeRatio(value, best, event) * farBehind < 1) return { kind: 'farBehind', than: best };
  return undefined;
}
