import type { EventRef } from '../discipline/event-ref.ts';
import { UNITS } from '../discipline/unit.ts';
import { MARK_STATUS } from './mark-status.ts';
import { isMark, type Performance } from './performance.ts';
import { resolveUnit } from './resolve-unit.ts';
import { findUnit } from './shown-value.ts';

/** Marks first, then dash, no mark, did not finish, disqualified, did not start, retired (P4.2). */
const STATUS_ORDER: Readonly<Record<number, number>> = {
  [MARK_STATUS.unproven]: 0,
  [MARK_STATUS.mark]: 0,
  [MARK_STATUS.dash]: 1,
  [MARK_STATUS.nm]: 2,
  [MARK_STATUS.dnf]: 3,
  [MARK_STATUS.dq]: 4,
  [MARK_STATUS.dns]: 5,
  [MARK_STATUS.retired]: 6,
};
const DASH_ORDER = 1;
const UNKNOWN_STATUS_ORDER = 7;

/**
 * Position of a status in the order of P4.2, from 0; a valid status without a value counts as a dash, an unknown status comes last.
 * @example findStatusOrder({ st: 2 }) // 5
 */
export function findStatusOrder(prf: Performance): number {
  const order = STATUS_ORDER[prf.st] ?? UNKNOWN_STATUS_ORDER;
  return order === 0 && !isMark(prf) ? DASH_ORDER : order;
}

/**
 * Position of a unit in the order ms, mm, pts, from 0; an unknown unit counts as ms (P3.4), an absent one as that of the event, without
 * an event as ms.
 * @example findUnitOrder({ v: 7450, u: 'mm', st: 1 }) // 1
 */
export function findUnitOrder(prf: Performance, event?: EventRef): number {
  return UNITS.indexOf(prf.u === undefined && event !== undefined ? findUnit(event) : resolveUnit(prf.u).unit);
}

/**
 * Compares by the ranking order of P4.2: valid marks first, a real one (1) before one without proof (0), then the other statuses; then
 * by unit; then ascending for times, descending for distances and points. `isProofCounted` is false for start and qualifying lists,
 * where both valid statuses are equal; `event` gives the unit of marks without one. The second value `z` does not count (TR 19.24).
 * @example comparePerformances({ v: 9810, u: 'ms', st: 1 }, { v: 9890, u: 'ms', st: 1 }) // -1
 */
export function comparePerformances(a: Performance, b: Performance, isProofCounted = true, event?: EventRef): number {
  const statusDifference = findStatusOrder(a) - findStatusOrder(b);
  if (!isMark(a) || !isMark(b)) return statusDifference;
  if (isProofCounted && a.st !== b.st) return b.st - a.st;
  const unit = findUnitOrder(a, event);
  const unitDifference = unit - findUnitOrder(b, event);
  if (unitDifference !== 0) return unitDifference;
  if (a.v === b.v) return 0;
  return a.v < b.v === (unit === 0) ? -1 : 1;
}
