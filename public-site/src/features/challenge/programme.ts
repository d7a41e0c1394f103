import {
  findCategory,
  findLocalDay,
  foldText,
  formatLocalTime,
  isCombined,
  isFieldEvent,
  isInProgress,
  type Sex,
} from 'shared-domain';
import type { Challenge, Group, Round, Trial } from 'shared-domain/contract';

/** One line of the programme: a heat, or an event whose heats are not made yet. */
export interface ProgrammeItem {
  readonly key: string;
  readonly day: string;
  readonly time: string;
  readonly instant: number;
  readonly name: string;
  readonly group: string;
  readonly chOID: string;
  readonly gOID: string;
  readonly category: number;
  readonly g0: number;
  readonly g1: string;
  readonly count: number;
  /** Absent for an event that has entries only. */
  readonly trial?: Trial;
}

/** All lines of a competition in the order of the day; at one hour the total of a combined event stands before its parts. */
export function programme(
  { oid: chOID, tz }: Pick<Challenge, 'oid' | 'tz'>,
  groups: readonly Group[],
  rounds: readonly Round[],
): ProgrammeItem[] {
  const heats = rounds.flatMap((round) => round.heats);
  const drawn = new Set(heats.map(({ gOID }) => gOID));
  const items = [
    ...heats.map((trial) => ({
      ...placed(trial, tz),
      key: trial.oid,
      chOID,
      gOID: trial.gOID,
      group: trial.group,
      count: trial.starts || trial.results,
      trial,
    })),
    ...groups
      .filter((group) => !drawn.has(group.oid))
      .map((group) => ({
        ...placed(group, tz),
        key: group.oid,
        chOID,
        gOID: group.oid,
        group: group.name,
        count: group.entries,
      })),
  ];
  return items.sort(
    (a, b) =>
      a.instant - b.instant || Number(isCombined(b.g0)) - Number(isCombined(a.g0)) || a.name.localeCompare(b.name),
  );
}

type Dated = Pick<Group, 'name' | 'date' | 'category' | 'g0' | 'g1'>;

function placed({ name, date, category, g0, g1 }: Dated, tz: string) {
  return {
    day: findLocalDay(date, tz),
    time: formatLocalTime(date, tz),
    instant: Date.parse(date),
    name,
    category,
    g0,
    g1,
  };
}

export const SORTS = ['courses', 'concours', 'combines'] as const;
type EventSort = (typeof SORTS)[number];

export function findSortKey({ g0 }: Pick<ProgrammeItem, 'g0'>): EventSort {
  if (isCombined(g0)) return 'combines';
  return isFieldEvent(g0) ? 'concours' : 'courses';
}

/** What the address asks for; an empty text asks for all. */
interface Filters {
  readonly day: string;
  readonly sex: string;
  readonly category: string;
  readonly sort: string;
  readonly text: string;
}

const SEX: Readonly<Record<string, Sex>> = { F: 2, M: 1, X: 3 };

/** The lines that pass the filters. A text is looked for on every day: who types a name does not know the day. */
export function filterProgramme(items: readonly ProgrammeItem[], filters: Filters): ProgrammeItem[] {
  const words = foldText(filters.text).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    if (words.length === 0 && filters.day !== '' && item.day !== filters.day) return false;
    if (filters.sex !== '' && findCategory(item.category)?.sex !== SEX[filters.sex]) return false;
    if (filters.category !== '' && String(item.category) !== filters.category) return false;
    if (filters.sort !== '' && findSortKey(item) !== filters.sort) return false;
    const text = foldText(`${item.group} ${item.name}`);
    return words.every((word) => text.includes(word));
  });
}

/** Lines of one hour, `hour` as the clock says it. */
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

export const inProgress = ({ trial }: ProgrammeItem): boolean => trial !== undefined && isInProgress(trial.status);

/** Days and hours; trials in progress come first: on top of a live day, of their hour otherwise. */
export function programmeDays(items: readonly ProgrammeItem[], live: boolean): ProgrammeDay[] {
  return [...grouped(items, ({ day }) => day)].map(([day, list]) => {
    const running = live ? list.filter(inProgress) : [];
    const rest = live ? list.filter((item) => !inProgress(item)) : list;
    const hours = [...grouped(rest, ({ time }) => time.slice(0, 2))].map(([hour, lines]) => ({
      hour: String(Number(hour)),
      items: [...lines.filter(inProgress), ...lines.filter((item) => !inProgress(item))],
    }));
    return { day, running, hours };
  });
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const list = groups.get(key);
    if (list === undefined) groups.set(key, [item]);
    else list.push(item);
  }
  return groups;
}
