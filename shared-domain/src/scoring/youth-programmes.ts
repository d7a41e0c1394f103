import { findCategory, isU16OrYounger } from '../category/site-categories.ts';
import { type EventRef, HIGH_JUMP, LONG_JUMP, SHOT } from '../discipline/event-ref.ts';
import { COMBINED_PROGRAMMES, type CombinedProgramme, type ProgrammeRow } from './programmes.ts';

/** Metres of the sprint by the French code of the category; `DEFAULT_METRES` for others. */
const SPRINT_METRES: Readonly<Record<string, number>> = { MI: 80 };
/** Metres of the hurdles by category code and sex; `DEFAULT_METRES` for others. */
const HURDLES_METRES: Readonly<Record<string, Readonly<Record<1 | 2 | 3, number>>>> = { MI: { 1: 100, 2: 80, 3: 80 } };
const DEFAULT_METRES = 50;

interface YouthRow {
  readonly g0: number;
  /** Event numbers in order; `sprint` and `hurdles` depend on the category. */
  readonly parts: readonly (number | 'sprint' | 'hurdles')[];
}

/**
 * Proposed combined events for the under 10 to under 16; organisers may change the events. Each event has a row in the FFA's tables
 * (cotation and combined events, edition 2025-26).
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
    if (part === 'sprint') return { g0: SPRINT_METRES[code] ?? DEFAULT_METRES, g1: '0' };
    if (part === 'hurdles')
      return { g0: HURDLES_METRES[code]?.[sex === 1 || sex === 2 ? sex : 3] ?? DEFAULT_METRES, g1: 'H' };
    return { g0: part, g1: '0' };
  });
}

/** Categories whose oldest athletes are younger have no combined events: the under 7. */
const MIN_OLDEST_AGE = 7;

const isYouth = (name: CombinedProgramme | YouthProgramme): name is YouthProgramme =>
  Object.hasOwn(YOUTH_PROGRAMMES, name);

/**
 * Whether a programme is for a category: youth programmes for the under 10 to under 16, the others for older categories of the
 * programme's sex.
 * @example isProgrammeFor('decathlon', 43) // false
 */
export function isProgrammeFor(name: CombinedProgramme | YouthProgramme, category: number): boolean {
  const ageCategory = findCategory(category);
  if (ageCategory === undefined) return false;
  if (isYouth(name)) return isU16OrYounger(category) && (ageCategory.oldest ?? 0) >= MIN_OLDEST_AGE;
  const { sex }: ProgrammeRow = COMBINED_PROGRAMMES[name];
  return (
    !isU16OrYounger(category) &&
    (sex === undefined ? ageCategory.sex === 1 || ageCategory.sex === 2 : ageCategory.sex === sex)
  );
}
