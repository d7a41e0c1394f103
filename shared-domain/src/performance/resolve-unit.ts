import { UNITS, type Unit } from '../discipline/unit.ts';

/** What a caller may want to log: the unit that nobody knows, named. */
export interface UnitWarning {
  readonly id: 'unknown unit';
  readonly detail: string;
}

/** The unit to read a value in, and why when it is not the one given. */
export interface ResolvedUnit {
  readonly unit: Unit;
  readonly warning?: UnitWarning;
}

/** Whether a text is a unit of the wire (P3.4). @example isUnit('yd') // false */
export function isUnit(text: string): text is Unit {
  return (UNITS as readonly string[]).includes(text);
}

/**
 * The unit that a value is read in. An unknown one is treated like ms, with a warning that names it (P3.4); an
 * absent one is no unknown one: the event says it (`findUnit`), ms without an event. Nothing is logged here.
 * @example resolveUnit('yd') // { unit: 'ms', warning: { id: 'unknown unit', detail: 'yd' } }
 */
export function resolveUnit(u: string | undefined): ResolvedUnit {
  if (u === undefined) return { unit: 'ms' };
  return isUnit(u) ? { unit: u } : { unit: 'ms', warning: { id: 'unknown unit', detail: u } };
}

/**
 * Whether a mark's unit is that of an event: the same, an absent one, and for a time an unknown one too (P3.4).
 * @example hasUnit('yd', 'ms') // true
 */
export function hasUnit(u: string | undefined, unit: Unit): boolean {
  return u === undefined || u === unit || resolveUnit(u).unit === unit;
}
