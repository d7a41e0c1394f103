import { UNITS, type Unit } from '../discipline/unit.ts';

/** A warning to log; `detail` is the unknown unit. */
export interface UnitWarning {
  readonly id: 'unknown unit';
  readonly detail: string;
}

/** The unit of a value, with a warning when it replaces an unknown one. */
export interface ResolvedUnit {
  readonly unit: Unit;
  readonly warning?: UnitWarning;
}

/** Whether a text is a unit of the wire (P3.4). @example isUnit('yd') // false */
export function isUnit(text: string): text is Unit {
  return (UNITS as readonly string[]).includes(text);
}

/**
 * The unit of a value: an unknown one is treated like ms, with a warning (P3.4); an absent one is ms, without a warning.
 * @example resolveUnit('yd') // { unit: 'ms', warning: { id: 'unknown unit', detail: 'yd' } }
 */
export function resolveUnit(u: string | undefined): ResolvedUnit {
  if (u === undefined) return { unit: 'ms' };
  return isUnit(u) ? { unit: u } : { unit: 'ms', warning: { id: 'unknown unit', detail: u } };
}

/**
 * Whether a mark with unit `u` is in `unit`: the same, an absent one, or for ms an unknown one (P3.4).
 * @example hasUnit('yd', 'ms') // true
 */
export function hasUnit(u: string | undefined, unit: Unit): boolean {
  return u === undefined || u === unit || resolveUnit(u).unit === unit;
}
