import {
  findCategory,
  findFamily,
  findLocalDay,
  findRoundStatus,
  formatLocalTime,
  isCombined,
  isCombinedPart,
  isFieldEvent,
  isInProgress,
  matchesEvent,
  type Sex,
} from 'shared-domain';
import type { Challenge, Group, Round, Trial } from 'shared-domain/contract';

/** One line of the programme: a heat, or an event that has no heats yet. */
export interface ProgrammeItem {
  readonly key: string;
  /** ISO day of the planned start in the competition's zone. */
  readonly day: string;
  /** `HH:MM` of the planned start in the competition's zone. */
  readonly time: string;
  /** Planned start, ms since 1970. */
  readonly startMs: number;
  readonly name: string;
  readonly groupName: string;
  readonly chOID: string;
  /** The kind of its competition. */
  readonly kind: Challenge['kind'];
  readonly gOID: string;
  readonly category: number;
  /** The categories that its contest is for, where not all of its category. */
  readonly categories?: readonly number[] | undefined;
  readonly g0: number;
  readonly g1: string;
  /** Athletes or relay teams on the start list, else in the results; for an event without heats, those entered. */
  readonly entrantCount: number;
  /** Absent for an event that has entries only. */
  readonly trial?: Trial;
  /** The heats of a round of several; `trial` is then its first heat with the status of the round. */
  readonly heats?: readonly Trial[];
  /** Who leads the round that this line is. */
  readonly leader?: Round['leader'];
}

/** All lines of a competition by start time; of lines that start together, a combined event comes before its parts. */
export function listProgrammeItems(
  { oid: chOID, tz, kind }: Pick<Challenge, 'oid' | 'tz' | 'kind'>,
  groups: readonly Group[],
  rounds: readonly Round[],
): ProgrammeItem[] {
  const heats = rounds.flatMap(({ heats: trials, leader }) => trials.map((trial) => ({ trial, leader })));
  const groupsWithHeats = new Set(heats.map(({ trial }) => trial.gOID));
  const items = [
    ...heats.map(({ trial, leader }) => ({
      ...readSchedule({ ...trial, categories: trial.dets.categories }, tz),
      key: trial.oid,
      chOID,
      kind,
      gOID: trial.gOID,
      groupName: trial.group,
      entrantCount: trial.starts || trial.results,
      trial,
      ...(leader === undefined ? {} : { leader }),
    })),
    ...groups
      .filter((group) => !groupsWithHeats.has(group.oid))
      .map((group) => ({
        ...readSchedule(group, tz),
        key: group.oid,
        chOID,
        kind,
        gOID: group.oid,
        groupName: group.name,
        entrantCount: group.entries,
      })),
  ];
  return items.sort(
    (a, b) =>
      a.startMs - b.startMs || Number(isCombined(b.g0)) - Number(isCombined(a.g0)) || a.name.localeCompare(b.name),
  );
}

type ScheduledEvent = Pick<Group, 'name' | 'date' | 'category' | 'categories' | 'g0' | 'g1'>;

function readSchedule({ name, date, category, categories, g0, g1 }: ScheduledEvent, tz: string) {
  return {
    day: findLocalDay(date, tz),
    time: formatLocalTime(date, tz),
    startMs: Date.parse(date),
    name,
    category,
    ...(categories !== undefined && { categories }),
    g0,
    g1,
  };
}

/** The categories that a line is for: those of its contest, else its own. */
export const listItemCategories = ({ category, categories }: ProgrammeItem): readonly number[] =>
  categories ?? [category];

/** The same text for all heats of a round on one day. */
const formatRoundKey = ({ key, gOID, g0, g1, day, trial }: ProgrammeItem): string =>
  trial === undefined ? key : [gOID, trial.round, g0, g1, day].join(' ');

/** Heats of one round on one day are one line, at the time of the first; parts of a combined event are rounds of their own. */
export function mergeHeats(items: readonly ProgrammeItem[]): ProgrammeItem[] {
  const rounds = Map.groupBy(items, formatRoundKey);
  return [...rounds.values()].flatMap((lines) => {
    const [first] = lines;
    const heats = lines.flatMap(({ trial }) => trial ?? []);
    if (first?.trial === undefined) return lines;
    // A round that goes on for days has its leader on none of them.
    const { leader: _, ...unled } = first;
    const isWhole = heats.length >= first.trial.heats;
    if (heats.length < 2) return [isWhole ? first : unled];
    const status = findRoundStatus(heats.map((heat) => heat.status));
    const entrantCount = lines.reduce((sum, line) => sum + line.entrantCount, 0);
    return [{ ...(isWhole ? first : unled), entrantCount, trial: { ...first.trial, status }, heats }];
  });
}

/** The lines of rounds that have results, with all their heats. */
export function selectItemsWithResults(items: readonly ProgrammeItem[]): ProgrammeItem[] {
  const rounds = new Set(items.filter(({ trial }) => (trial?.results ?? 0) > 0).map(formatRoundKey));
  return items.filter((item) => rounds.has(formatRoundKey(item)));
}

/** The lines of one family on one day. */
interface ProgrammeFamily {
  /** One of the families of Q32. */
  readonly family: number;
  readonly items: readonly ProgrammeItem[];
}

/** Days with their families, in the order of the families; parts of a combined event are beside it. */
export function groupByFamily(items: readonly ProgrammeItem[]): { day: string; families: ProgrammeFamily[] }[] {
  return [...Map.groupBy(items, ({ day }) => day)].map(([day, list]) => {
    const families = [...Map.groupBy(list, findItemFamily)].map(([family, lines]) => ({ family, items: lines }));
    return { day, families: families.sort((a, b) => a.family - b.family) };
  });
}

const COMBINED_FAMILY = 8;

const findItemFamily = (item: ProgrammeItem): number =>
  item.trial !== undefined && isCombinedPart(item.trial) ? COMBINED_FAMILY : findFamily(item, item.kind);

/** Track, field and combined events, as in the URL (`fam`). */
export const EVENT_KINDS = ['courses', 'concours', 'combines'] as const;
type EventKind = (typeof EVENT_KINDS)[number];

export function findEventKind({ g0 }: Pick<ProgrammeItem, 'g0'>): EventKind {
  if (isCombined(g0)) return 'combines';
  return isFieldEvent(g0) ? 'concours' : 'courses';
}

/** The filters in the URL; an empty string is none. */
interface Filters {
  readonly day: string;
  readonly sex: string;
  readonly category: string;
  readonly eventKind: string;
  readonly text: string;
}

const SEX_BY_LETTER: Readonly<Record<string, Sex>> = { F: 2, M: 1, X: 3 };

/** The lines that pass the filters. A text is searched on all days, since the reader may not know the day. */
export function filterProgramme(items: readonly ProgrammeItem[], filters: Filters): ProgrammeItem[] {
  const hasText = filters.text.trim() !== '';
  return items.filter((item) => {
    if (!hasText && filters.day !== '' && item.day !== filters.day) return false;
    if (filters.sex !== '' && findCategory(item.category)?.sex !== SEX_BY_LETTER[filters.sex]) return false;
    if (filters.category !== '' && !listItemCategories(item).map(String).includes(filters.category)) return false;
    if (filters.eventKind !== '' && findEventKind(item) !== filters.eventKind) return false;
    return matchesEvent(`${item.groupName} ${item.name}`, filters.text);
  });
}

/** Lines of one hour of the day; `hour` from `0` to `23`. */
export interface ProgrammeHour {
  readonly hour: string;
  readonly items: readonly ProgrammeItem[];
}

export interface ProgrammeDay {
  readonly day: string;
  /** In progress (status below 20), before everything else while the competition is live. */
  readonly running: readonly ProgrammeItem[];
  readonly hours: readonly ProgrammeHour[];
}

const isItemInProgress = ({ trial }: ProgrammeItem): boolean => trial !== undefined && isInProgress(trial.status);

/** Items in progress that began on an earlier day, such as combined events, are listed today; those of a later day stay there. */
export const moveToToday = (today: string, items: readonly ProgrammeItem[]): ProgrammeItem[] =>
  items.map((item) => (isItemInProgress(item) && item.day < today ? { ...item, day: today } : item));

/** Days and hours; trials in progress come first: on top of a live day, of their hour otherwise. */
export function groupByDay(items: readonly ProgrammeItem[], isLive: boolean): ProgrammeDay[] {
  return [...Map.groupBy(items, ({ day }) => day)].map(([day, list]) => {
    const running = isLive ? list.filter(isItemInProgress) : [];
    const rest = isLive ? list.filter((item) => !isItemInProgress(item)) : list;
    const hours = [...Map.groupBy(rest, ({ time }) => time.slice(0, 2))].map(([hour, lines]) => ({
      hour: String(Number(hour)),
      items: [...lines.filter(isItemInProgress), ...lines.filter((item) => !isItemInProgress(item))],
    }));
    return { day, running, hours };
  });
}
