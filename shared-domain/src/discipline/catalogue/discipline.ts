import type { Language } from '../../text/language.ts';
import type { FamilyId } from '../family.ts';
import type { TypeClassId } from '../type-class.ts';
import type { Unit } from '../unit.ts';
import type { CompletionReason } from './catalogue-row.ts';

/** An entry of the discipline catalogue (P3.11, Q33). */
export interface Discipline {
  /** 103 to 999; it never changes. */
  readonly id: number;
  /** Technical code, distance-variant-surface. */
  readonly code: string;
  /** Event number and variant of a trial's uid. */
  readonly g0: number;
  readonly g1: string;
  readonly short: Readonly<Record<Language, string>>;
  readonly label: Readonly<Record<Language, string>>;
  /** Metres of a race, minutes of a timed race, the number of disciplines of a combined event, else the event number. */
  readonly base: number;
  readonly baseUnit: 'm' | 'min' | 'number';
  readonly family: FamilyId;
  readonly class: TypeClassId;
  readonly unit: Unit;
  /** The list it was taken from; absent for an addition. */
  readonly source?: 'ffa' | 'swiss';
  /** True, with the reason, for an addition that neither list has. */
  readonly completed?: true;
  readonly reason?: CompletionReason;
}
