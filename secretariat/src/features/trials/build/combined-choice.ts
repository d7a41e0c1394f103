import {
  CATEGORIES,
  COMBINED_PROGRAMMES,
  type CombinedProgramme,
  type EventRef,
  isProgrammeFor,
  listProgrammeEvents,
  listYouthEvents,
  makeCombinedNumber,
  type Sex,
  YOUTH_PROGRAMMES,
  type YouthProgramme,
} from 'shared-domain';

/** A combined event of the rules, one of the young, or one whose events are chosen by hand. */
export type CombinedChoice = CombinedProgramme | YouthProgramme | 'custom';

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];

/** All that a day can be made of: the young ones' first, then by hand, then those of the rules. */
export const COMBINED_CHOICES: readonly CombinedChoice[] = [
  ...keysOf(YOUTH_PROGRAMMES),
  'custom',
  ...keysOf(COMBINED_PROGRAMMES),
];

/** How many events a combined event has. */
export const MIN_PARTS = 3;
export const MAX_PARTS = 10;

const isYouth = (choice: CombinedChoice): choice is YouthProgramme => Object.hasOwn(YOUTH_PROGRAMMES, choice);

/** Whether the choice may be made for a category: a decathlon is nobody's under 16. By hand, for all. */
export const isChoiceFor = (choice: CombinedChoice, category: number): boolean =>
  choice === 'custom' || isProgrammeFor(choice, category);

/** French codes of the categories that a choice is for, the youngest first. */
export const listChoiceCodes = (choice: CombinedChoice): readonly string[] => [
  ...new Set(CATEGORIES.filter(({ id }) => id < 100 && isChoiceFor(choice, id)).map(({ code }) => code)),
];

/** Who competes: in those of the rules women or men, in the others all together too. */
export const listChoiceSexes = (choice: CombinedChoice): readonly Sex[] =>
  choice === 'custom' || isYouth(choice) ? [2, 1, 3] : [2, 1];

/** The events of a choice for a category, in their order; `parts` are those chosen by hand. */
export function listChoiceEvents(
  choice: CombinedChoice,
  category: number,
  parts: readonly EventRef[] = [],
): readonly EventRef[] {
  if (choice === 'custom') return parts;
  return isYouth(choice) ? listYouthEvents(choice, category) : listProgrammeEvents(choice);
}

/** The number and variant of the whole. */
export function findWholeCode(choice: CombinedChoice, parts: readonly EventRef[] = []): Pick<EventRef, 'g0' | 'g1'> {
  if (choice === 'custom') return { g0: makeCombinedNumber(parts.length), g1: '0' };
  if (isYouth(choice)) return { g0: YOUTH_PROGRAMMES[choice].g0, g1: '0' };
  const { g0, g1 } = COMBINED_PROGRAMMES[choice];
  return { g0, g1 };
}

/** Most events of the young, or of a choice by hand, on one day. */
const MAX_A_DAY = 5;

/** Events day by day: on one, or half on each of two, the longer half first (TR 39.1). */
export function splitEvents(
  choice: CombinedChoice,
  events: readonly EventRef[],
  days: number,
): readonly (readonly EventRef[])[] {
  const isShort = (choice === 'custom' || isYouth(choice)) && events.length <= MAX_A_DAY;
  if (days < 2 || isShort) return [events];
  const first = Math.ceil(events.length / 2);
  return [events.slice(0, first), events.slice(first)];
}
