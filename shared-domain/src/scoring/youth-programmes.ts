import { findCategory, isU16OrYounger } from '../category/site-categories.ts';
import { type EventRef, HIGH_JUMP, LONG_JUMP, SHOT } from '../discipline/event-ref.ts';
import { COMBINED_PROGRAMMES, type CombinedProgramme, type ProgrammeRow } from './programmes.ts';

/** The race of a triathlon by the French code of the category; 50 m for all others. */
const SPRINTS: Readonly<Record<string, number>> = { MI: 80 };
/** The hurdles race by code, boys' where it differs; heights are the category's own. */
const HURDLES: Readonly<Record<string, Readonly<Record<1 | 2 | 3, number>>>> = { MI: { 1: 100, 2: 80, 3: 80 } };
const YOUNGEST = 50;

interface YouthRow {
  readonly g0: number;
  /** Event numbers in their order; the race and the hurdles depend on the category. */
  readonly parts: readonly (number | 'sprint' | 'hurdles')[];
}

/**
 * Combined events of the under 10 to under 16 as they are proposed: a race, a jump and a throw, and those with hurdles and 1000 m. An
 * organiser changes the events; each has a row in the FFA's cotation and tables of combined events (edition 2025-26).
 */
export const YOUTH_PROGRAMMES = {
  youthTriathlon: { g0: 800_003, parts: ['sprint', LONG_JUMP, SHOT] },
  youthTetrathlon: { g0: 800_004, parts: ['hurdles', LONG_JUMP, SHOT, 1000] },
  youthPentathlon: { g0: 800_005, parts: ['hurdles', HIGH_JUMP, SHOT, LONG_JUMP, 1000] },
} as const satisfies Readonly<Record<string, YouthRow>>;

/** A key of `YOUTH_PROGRAMMES`. */
export type YouthProgramme = keyof typeof YOUTH_PROGRAMMES;

/**
 * Events of a youth programme for a category, in their order. @example listYouthEvents('youthTriathlon', 47)[0] // { g0: 80, g1: '0' }
 */
export function listYouthEvents(name: YouthProgramme, category: number): readonly EventRef[] {
  const { code = '', sex = 3 } = findCategory(category) ?? {};
  const { parts }: YouthRow = YOUTH_PROGRAMMES[name];
  return parts.map((part) => {
    if (part === 'sprint') return { g0: SPRINTS[code] ?? YOUNGEST, g1: '0' };
    if (part === 'hurdles') return { g0: HURDLES[code]?.[sex === 1 || sex === 2 ? sex : 3] ?? YOUNGEST, g1: 'H' };
    return { g0: part, g1: '0' };
  });
}

/** Of the oldest of a category that has combined events: the under 7 have none. */
const YOUNGEST_AGE = 7;

const isYouth = (name: CombinedProgramme | YouthProgramme): name is YouthProgramme =>
  Object.hasOwn(YOUTH_PROGRAMMES, name);

/**
 * Whether a programme is one of a category: those of the under 10 to under 16 are theirs alone, and the others, a decathlon among
 * them, are for their elders of the programme's sex.
 * @example isProgrammeFor('decathlon', 43) // false
 */
export function isProgrammeFor(name: CombinedProgramme | YouthProgramme, category: number): boolean {
  const known = findCategory(category);
  if (known === undefined) return false;
  if (isYouth(name)) return isU16OrYounger(category) && (known.oldest ?? 0) >= YOUNGEST_AGE;
  const { sex }: ProgrammeRow = COMBINED_PROGRAMMES[name];
  return !isU16OrYounger(category) && (sex === undefined ? known.sex === 1 || known.sex === 2 : known.sex === sex);
}
