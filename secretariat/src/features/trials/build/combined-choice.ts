import {
  CATEGORIES,
  type Category,
  COMBINED_PROGRAMMES,
  type CombinedProgramme,
  type EventRef,
  type FederationTable,
  isProgrammeFor,
  listProgrammeEvents,
  listYouthEvents,
  makeCombinedNumber,
  YOUTH_PROGRAMMES,
  type YouthProgramme,
} from 'shared-domain';

/** A combined event of the rules, one for youth, or one whose events are chosen by hand (`custom`). */
export type CombinedChoice = CombinedProgramme | YouthProgramme | 'custom';

const listKeys = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];

/** The combined events to choose from. */
export const COMBINED_CHOICES: readonly CombinedChoice[] = [
  ...listKeys(YOUTH_PROGRAMMES),
  'custom',
  ...listKeys(COMBINED_PROGRAMMES),
];

/** Number of events of a combined event. */
export const MIN_PARTS = 3;
export const MAX_PARTS = 10;

/** Ids of the FFA's categories from this one on are masters by age. */
export const FIRST_MASTERS_ID = 100;

/** The codes of categories, each once, the youngest first, and TC, which is open to all, last. */
export function sortCodes(rows: readonly Category[]): readonly string[] {
  const limited = rows.filter(({ wildcard }) => wildcard !== true);
  return [...new Set([...limited.toSorted((a, b) => a.youngest - b.youngest).map(({ code }) => code), 'TC'])];
}

/** Category codes to choose from: those of the federation, for the FFA without masters by age. */
export const listOfferedCodes = ({ federation, rows }: FederationTable): readonly string[] =>
  sortCodes(federation === 'FFA' ? rows.filter(({ id }) => id < FIRST_MASTERS_ID) : rows);

const isYouth = (choice: CombinedChoice): choice is YouthProgramme => Object.hasOwn(YOUTH_PROGRAMMES, choice);

/** Whether a choice is for a category; events chosen by hand are for all. */
export const isChoiceFor = (choice: CombinedChoice, category: number): boolean =>
  choice === 'custom' || isProgrammeFor(choice, category);

/** The combined events that have an event's number and variant, and one whose events are chosen by hand. */
export const listChoicesOf = ({ g0, g1 }: EventRef): readonly CombinedChoice[] => [
  ...COMBINED_CHOICES.filter((choice) => {
    const code = findCombinedCode(choice);
    return choice !== 'custom' && code.g0 === g0 && code.g1 === g1;
  }),
  'custom',
];

/** French codes of the FFA's categories that a choice is for, the youngest first. */
export const listChoiceCodes = (choice: CombinedChoice): readonly string[] => [
  ...new Set(CATEGORIES.filter(({ id }) => id < FIRST_MASTERS_ID && isChoiceFor(choice, id)).map(({ code }) => code)),
];

/** Of chosen category codes those that a choice is for; the senior or the oldest category where none is. */
export function keepOfferedCodes(choice: CombinedChoice, codes: readonly string[]): readonly string[] {
  const offered = listChoiceCodes(choice);
  const keptCodes = codes.filter((code) => offered.includes(code));
  if (keptCodes.length > 0) return keptCodes;
  return offered.includes('SE') ? ['SE'] : offered.slice(-1);
}

/** Sexes that a choice is for: women and men; mixed (3) only outside the rules. */
export const listChoiceSexes = (choice: CombinedChoice): readonly (1 | 2 | 3)[] =>
  choice === 'custom' || isYouth(choice) ? [2, 1, 3] : [2, 1];

/**
 * The sexes after a tick: one event for both (3) is instead of one for each, so that ticking either takes the other away.
 */
export function replaceSexes(before: readonly (1 | 2 | 3)[], after: readonly (1 | 2 | 3)[]): readonly (1 | 2 | 3)[] {
  if (!after.includes(3)) return after;
  return after.filter((sex) => (sex === 3) !== before.includes(3) || after.length < 2);
}

/** The events of a choice for a category, in their order; `parts` are those chosen by hand. */
export function listChoiceEvents(
  choice: CombinedChoice,
  category: number,
  parts: readonly EventRef[] = [],
): readonly EventRef[] {
  if (choice === 'custom') return parts;
  return isYouth(choice) ? listYouthEvents(choice, category) : listProgrammeEvents(choice);
}

/** Number and variant of the combined event itself. */
export function findCombinedCode(choice: CombinedChoice, parts: readonly EventRef[] = []): Pick<EventRef, 'g0' | 'g1'> {
  if (choice === 'custom') return { g0: makeCombinedNumber(parts.length), g1: '0' };
  if (isYouth(choice)) return { g0: YOUTH_PROGRAMMES[choice].g0, g1: '0' };
  const { g0, g1 } = COMBINED_PROGRAMMES[choice];
  return { g0, g1 };
}

/** Only for youth and events chosen by hand. */
const MAX_PARTS_PER_DAY = 5;

/** The events of each day: all on one, or half on each of two, the longer half first (TR 39.1). */
export function splitEvents(
  choice: CombinedChoice,
  events: readonly EventRef[],
  days: number,
): readonly (readonly EventRef[])[] {
  const fitsOneDay = (choice === 'custom' || isYouth(choice)) && events.length <= MAX_PARTS_PER_DAY;
  if (days < 2 || fitsOneDay) return [events];
  const firstHalf = Math.ceil(events.length / 2);
  return [events.slice(0, firstHalf), events.slice(firstHalf)];
}
