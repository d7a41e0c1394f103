import type { Language } from '../../text/language.ts';
import type { FamilyId } from '../family.ts';
import type { TypeClassId } from '../type-class.ts';
import type { Unit } from '../unit.ts';
import type { CompletionReason } from './catalogue-row.ts';

/** An entry of the discipline catalogue (P3.11, Q33). */
export interface Discipline {
  /** 103 to 999, fixed for ever. */
  readonly id: number;
  /** Technical code, distance-variant-surface. */
  readonly code: string;
  /** Event number and variant of a trial's uid. */
  readonly g0: number;
  readonly g1: string;
  readonly short: Readonly<Record<Language, string>>;
  readonly label: Readonly<Record<Language, string>>;
  /** Metres of the whole race, minutes of a timed race, or a number: disciplines of a combined event, else the event's own. */
  readonly base: number;
  readonly baseUnit: 'm' | 'min' | 'number';
  readonly family: FamilyId;
  readonly class: TypeClassId;
  readonly unit: Unit;
  /** The list it was read from; absent from a completion. */
  readonly source?: 'ffa' | 'swiss';
  /** In neither list: added here, for this reason. */
  readonly completed?: true;
  readonly reason?: CompletionReason;
}
