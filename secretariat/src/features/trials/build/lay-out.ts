import {
  type CategorySet,
  type EntryEvent,
  type EventRef,
  estimateMinutes,
  findVenue,
  formatCategoryCode,
  isEventForAge,
  isFieldEvent,
  type Language,
  MIN_COMBINED_REST_MINUTES,
  makeTrialUid,
  parseCategoryCode,
  type Sex,
  type Venue,
} from 'shared-domain';
import {
  type CombinedChoice,
  findCombinedCode,
  isChoiceFor,
  listChoiceEvents,
  splitEvents,
} from './combined-choice.ts';
import { addCategoryEquipment, type PlannedRound } from './planned-round.ts';
import type { Template, TemplateEvent } from './templates.ts';

interface LayOutOptions {
  /** ISO days of the competition; further days of a template continue on the last one. */
  readonly days: readonly string[];
  /** Start of each day, minutes after midnight. */
  readonly dayStart: number;
  /** French codes of the chosen categories. */
  readonly codes: readonly string[];
  readonly sexes: readonly (1 | 2 | 3)[];
}

/** The code of a category in a sex: the mixed one of all ages has its own. */
const findSexCode = (code: string, sex: Sex): string => (code === 'TC' && sex === 3 ? 'TCC' : code);

/** Ids of the categories with these codes and sexes, from the federation's table or else the FFA's. */
export function listCategoryIds(
  codes: readonly string[],
  sexes: readonly Sex[],
  table?: CategorySet,
): readonly number[] {
  return codes.flatMap((code) =>
    sexes.flatMap((sex) => {
      const sexCode = findSexCode(code, sex);
      return (parseCategoryCode(sexCode, sex, table) ?? parseCategoryCode(sexCode, sex))?.id ?? [];
    }),
  );
}

/** One contest of each sex for all categories with these codes together. */
export function listSharedContests(
  codes: readonly string[],
  sexes: readonly Sex[],
  table?: CategorySet,
): readonly EntryEvent[] {
  return sexes.flatMap((sex) => {
    const categories = listCategoryIds(codes, [sex], table);
    const [category] = listCategoryIds(['TC'], [sex], table);
    return category === undefined || categories.length === 0 ? [] : [{ category, categories }];
  });
}

/** A chosen code as a language shows it, without a sex. @example formatChosenCode('ES', 'en') // 'U23' */
export const formatChosenCode = (code: string, language: Language, table?: CategorySet): string =>
  formatCategoryCode(listCategoryIds([code], [1, 2, 3], table)[0], language) ?? code;

/**
 * The venues of a day: `reserve` returns the next start at a venue, in minutes after midnight and not before `earliest`, and blocks it for
 * so many minutes.
 */
function createVenueClocks(dayStart: number) {
  const free = new Map<Venue | undefined, number>();
  return {
    reserve(venue: Venue | undefined, minutes: number, earliest = dayStart): number {
      const start = Math.max(free.get(venue) ?? dayStart, earliest);
      free.set(venue, start + minutes);
      return start;
    },
  };
}

/** Athletes assumed in a part of a combined event. */
const COMBINED_ATHLETES = 8;
/** A template's day that continues on the date of the one before starts this long after its last start. */
const GAP_MINUTES = 60;

const roundUpToFive = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/** Plans the rounds of a template, one after another at each venue; events that are not of a category's age are left out. */
export function layOut(
  template: Pick<Template, 'days'>,
  { days, dayStart, codes, sexes }: LayOutOptions,
): readonly PlannedRound[] {
  const planned: PlannedRound[] = [];
  for (const [dayIndex, dayEvents] of template.days.entries()) {
    const day = days[Math.min(dayIndex, days.length - 1)] ?? '';
    const firstStart =
      dayIndex >= days.length
        ? planned.reduce((latest, { time }) => Math.max(latest, time + GAP_MINUTES), dayStart)
        : dayStart;
    const clocks = createVenueClocks(firstStart);
    for (const round of dayEvents) planned.push(...layOutEvent(round, day, clocks, { codes, sexes }));
  }
  return planned;
}

function layOutEvent(
  { g0, g1 = '0', round = 'f', heats = 1, codes: allowedCodes, sex }: TemplateEvent,
  day: string,
  clocks: ReturnType<typeof createVenueClocks>,
  { codes, sexes }: Pick<LayOutOptions, 'codes' | 'sexes'>,
): readonly PlannedRound[] {
  const chosenCodes = allowedCodes === undefined ? codes : codes.filter((code) => allowedCodes.includes(code));
  const categories = listCategoryIds(chosenCodes, sex === undefined ? sexes : sexes.filter((one) => one === sex));
  return categories
    .filter((category) => isEventForAge({ g0, g1 }, category))
    .map((category) => {
      const event = addCategoryEquipment(g0, g1, category);
      const apart = estimateMinutes(event);
      const time = clocks.reserve(findVenue(event), roundUpToFive(apart * heats));
      return {
        id: makeTrialUid({ ...event, category, round, heat: 1 }),
        ...event,
        category,
        round,
        heats,
        day,
        time,
        apart,
      };
    });
}

interface OneEventOptions extends Pick<PlannedRound, 'round' | 'heats' | 'day'> {
  readonly contests: readonly EntryEvent[];
  /** Start of the first contest, minutes after midnight. */
  readonly start: number;
}

/** Plans a round of one event for each category, or for several together: races one after another, field events at the same time. */
export function layOutOneEvent(
  { g0, g1 }: EventRef,
  { contests, start, round, heats, day }: OneEventOptions,
): readonly PlannedRound[] {
  return contests.map(({ category, categories }, index) => {
    const event = addCategoryEquipment(g0, g1, category);
    const apart = estimateMinutes(event);
    const time = start + (isFieldEvent(event.g0) ? 0 : index * heats * apart);
    const id = makeTrialUid({ ...event, category, round, heat: 1 });
    return { id, ...event, category, ...(categories && { categories }), round, heats, day, time, apart };
  });
}

/**
 * Plans a combined event with its parts, no venue twice at a time, each `MIN_COMBINED_REST_MINUTES` minutes after the end of the previous one (TR 39.7). Categories that it is
 * not for are left out.
 */
export function layOutCombined(
  choice: CombinedChoice,
  { days, dayStart, codes, sexes, parts = [] }: LayOutOptions & { readonly parts?: readonly EventRef[] },
): readonly PlannedRound[] {
  const { g0, g1 } = findCombinedCode(choice, parts);
  const clocksByDay = days.map(() => createVenueClocks(dayStart));
  return listCategoryIds(codes, sexes)
    .filter((category) => isChoiceFor(choice, category))
    .flatMap((category) => {
      const combinedUid = makeTrialUid({ g0, g1, category, round: 'f', heat: 1 });
      const byDay = splitEvents(choice, listChoiceEvents(choice, category, parts), days.length);
      const planned = byDay.flatMap((dayParts, dayIndex) => {
        let time = dayStart;
        return dayParts.map(({ g0: part, g1: variant = '0' }): PlannedRound => {
          const event = addCategoryEquipment(part, variant, category);
          const minutes = estimateMinutes(event, COMBINED_ATHLETES);
          const start = clocksByDay[dayIndex]?.reserve(findVenue(event), roundUpToFive(minutes), time) ?? time;
          time = roundUpToFive(start + minutes + MIN_COMBINED_REST_MINUTES);
          return {
            id: `${combinedUid} ${part}-${variant}`,
            ...event,
            category,
            round: 'c',
            heats: 1,
            day: days[dayIndex] ?? '',
            time: start,
            apart: estimateMinutes(event),
            combined: combinedUid,
          };
        });
      });
      const wholeRound = {
        id: combinedUid,
        g0,
        g1,
        category,
        round: 'f' as const,
        heats: 1,
        day: days[0] ?? '',
        time: dayStart,
        apart: 0,
      };
      return [wholeRound, ...planned];
    });
}
