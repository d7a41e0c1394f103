import {
  addDays,
  findCategoryVariant,
  formatGroupName,
  formatRound,
  makeGroupUid,
  makeTrialUid,
  type RoundLetter,
} from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import { formatClock, parseLocalTime } from '../../../components/time/clock.ts';

/** A planned round of an event for one category; drafts stored on the device have these fields. */
export interface PlannedRound {
  readonly id: string;
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
  /** Those that one contest is for together, where not all of its category. */
  readonly categories?: readonly number[] | undefined;
  readonly round: RoundLetter;
  /** Number of heats. */
  readonly heats: number;
  /** ISO day from whose midnight `time` counts. */
  readonly day: string;
  /** Start of the first heat, minutes after midnight on the stadium's clock; from 1440 on it is on a later day. */
  readonly time: number;
  /** Minutes from one heat to the next. */
  readonly apart: number;
  /** uid of the combined event that this is a part of. */
  readonly combined?: string | undefined;
}

/** When a heat starts on the stadium's clock: ISO day, minutes after its midnight. */
export interface HeatStart {
  readonly day: string;
  readonly minutes: number;
}

export const MAX_HEATS = 40;
export const DAY_MINUTES = 24 * 60;

/**
 * The event with the hurdle height or implement weight of the category, which belong to its variant (item 59 of
 * shared-domain/docs/technical-rules.md).
 */
export function addCategoryEquipment(
  g0: number,
  g1: string,
  category: number,
): { readonly g0: number; readonly g1: string } {
  return { g0, g1: findCategoryVariant({ g0, g1 }, category) ?? g1 };
}

/** When a heat, from 1, starts; past midnight it is on the competition's next day, undefined after the last of `days`. */
export function findHeatStart(
  { day, time, apart }: Pick<PlannedRound, 'day' | 'time' | 'apart'>,
  heat: number,
  days: readonly string[],
): HeatStart | undefined {
  const minutes = time + (heat - 1) * apart;
  const daysLater = Math.floor(minutes / DAY_MINUTES);
  if (daysLater === 0) return { day, minutes };
  const laterDay = addDays(day, daysLater);
  return days.includes(laterDay) ? { day: laterDay, minutes: minutes % DAY_MINUTES } : undefined;
}

/** The first heat, from 1, that would start after the last of `days`; undefined when all can be planned. */
export function findLateHeat(planned: PlannedRound, days: readonly string[]): number | undefined {
  for (let heat = 1; heat <= planned.heats; heat++) {
    if (findHeatStart(planned, heat, days) === undefined) return heat;
  }
  return undefined;
}

type EventRound = Pick<PlannedRound, 'g0' | 'g1' | 'category' | 'round'>;

/** Number of rounds of the event of a planned round, among existing and planned ones. */
export function countEventRounds(planned: EventRound, all: readonly EventRound[]): number {
  const event = makeGroupUid(planned);
  const rounds = all.filter((one) => makeGroupUid(one) === event && one.round !== 'c').map(({ round }) => round);
  return new Set([planned.round, ...rounds]).size;
}

/**
 * The trials of a round, one for each heat; undefined when one would start after the last of `days` or `day` is no day.
 * @param rounds number of rounds of the event
 */
export function makeTrials(
  planned: PlannedRound,
  days: readonly string[],
  tz: string,
  rounds = 1,
): readonly UploadTrial[] | undefined {
  const { g0, g1, category, categories, round, heats, combined } = planned;
  const group = formatGroupName({ g0, g1, category }, 'fr');
  const trials: UploadTrial[] = [];
  for (let heat = 1; heat <= heats; heat++) {
    const start = findHeatStart(planned, heat, days);
    const date = start && parseLocalTime(start.day, formatClock(start.minutes), tz);
    if (date === undefined) return undefined;
    const label = formatRound({ round, heat, heats, rounds }, 'fr');
    trials.push({
      uid: makeTrialUid({ g0, g1, category, round, heat }),
      group,
      name: `${group} – ${label}`,
      date,
      g0,
      g1,
      category,
      round,
      heat,
      ...(combined !== undefined && { dets: { combined } }),
      ...(categories !== undefined && { dets: { categories: [...categories] } }),
    });
  }
  return trials;
}
