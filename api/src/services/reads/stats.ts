import { findCategory, findFamily, hasNoMark, isPublished, MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import type { ResultRow, StartRow, StatsAnswer, Trial } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readStartRows } from '../sheets/result-lists.ts';
import { findAthleteKey, readAllRows } from './challenge-lists.ts';
import { readAboutChallenge } from './public-reads.ts';

/** Different athletes, and number of result rows, under one heading. */
class Tally {
  readonly athletes = new Set<string>();
  results = 0;
}

/** Counts by heading, most athletes first. */
class Tallies<Key extends string | number> {
  readonly #by = new Map<Key, Tally>();

  /** @param athlete undefined for a team's row, of which only the result counts */
  add(key: Key, athlete: string | undefined, isResult: boolean): void {
    const tally = this.#by.get(key) ?? new Tally();
    this.#by.set(key, tally);
    if (athlete !== undefined) tally.athletes.add(athlete);
    if (isResult) tally.results += 1;
  }

  list(): { key: Key; athletes: number; results: number }[] {
    const all = [...this.#by].map(([key, { athletes, results }]) => ({ key, athletes: athletes.size, results }));
    return all.sort((a, b) => b.athletes - a.athletes || (a.key < b.key ? -1 : 1));
  }

  count(key: Key): { athletes: number; results: number } {
    const tally = this.#by.get(key);
    return { athletes: tally?.athletes.size ?? 0, results: tally?.results ?? 0 };
  }
}

const STATUS_NAMES: Readonly<Record<number, keyof StatsAnswer['status']>> = {
  [MARK_STATUS.dns]: 'dns',
  [MARK_STATUS.dnf]: 'dnf',
  [MARK_STATUS.dq]: 'dq',
  [MARK_STATUS.nm]: 'nm',
};

/** Gives the day and hour of an instant in the competition's time zone. */
function createClock(tz: string): (date: string) => { date: string; hour: number } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: tz,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (date) => {
    const [day = '', hour = '0'] = format.format(new Date(date)).split(' ');
    return { date: day, hour: Number.parseInt(hour, 10) };
  };
}

/** The start list or result list of a trial. */
interface CountedList {
  readonly trial: Trial;
  readonly rows: readonly (StartRow | ResultRow)[];
  readonly isResult: boolean;
}

async function readLists(db: Db, programme: Programme): Promise<CountedList[]> {
  const lists: CountedList[] = [];
  for (const { trial, rows } of await readAllRows(db, programme)) lists.push({ trial, rows, isResult: true });
  for (const trial of programme.trials) {
    if (trial.starts > 0) lists.push({ trial, rows: await readStartRows(db, trial.oid), isResult: false });
  }
  return lists;
}

const findSex = (category: number): number => findCategory(category)?.sex ?? 0;

const SEX_BY_LETTER = { F: 2, M: 1 } as const;

const isMixed = (category: number): boolean => ![1, 2].includes(findSex(category));

/** Categories of athletes by their keys: the first of theirs that is of one sex, else the first. */
function findAthleteCategories(lists: readonly CountedList[]): ReadonlyMap<string, number> {
  const categories = new Map<string, number>();
  for (const { trial, rows } of lists) {
    for (const row of rows) {
      const key = findAthleteKey(row);
      const earlier = categories.get(key);
      if (earlier === undefined || isMixed(earlier)) categories.set(key, row.category ?? trial.category);
    }
  }
  return categories;
}

/** Whether a row is of a relay, or of a team entered without naming an athlete. */
const isTeamRow = ({ relay, teamTG, first }: StartRow | ResultRow): boolean =>
  relay !== undefined || (teamTG !== undefined && first === '');

function countResults(rows: readonly ResultRow[]) {
  const status = { dns: 0, dnf: 0, dq: 0, nm: 0, other: 0 };
  const levels = new Map<number, number>();
  const counts = { results: rows.length, marks: 0, qualified: 0, pb: 0, sb: 0 };
  for (const { prf, pts, qualified, pe } of rows) {
    if (!hasNoMark(prf)) counts.marks += 1;
    else status[STATUS_NAMES[prf.st] ?? 'other'] += 1;
    if (qualified !== undefined) counts.qualified += 1;
    if (pe !== undefined) counts[pe.k === 'PB' ? 'pb' : 'sb'] += 1;
    if (pts?.lvl !== undefined) levels.set(pts.lvl, (levels.get(pts.lvl) ?? 0) + 1);
  }
  const list = [...levels].sort(([a], [b]) => a - b).map(([lvl, results]) => ({ lvl, results }));
  return { ...counts, status, levels: list };
}

/** Numbers of trials by day, hour and status, and how many of them have published results. */
function countTrials(trials: readonly Trial[], clock: ReturnType<typeof createClock>) {
  const countDone = (trialList: readonly Trial[]) => trialList.filter(({ status }) => isPublished(status)).length;
  const datedTrials = trials
    .map((trial) => ({ trial, ...clock(trial.date) }))
    .sort((a, b) => Date.parse(a.trial.date) - Date.parse(b.trial.date));
  const groupTrials = (key: (one: (typeof datedTrials)[number]) => string) =>
    [...Map.groupBy(datedTrials, key).values()].map((entries) => {
      const { date, hour } = entries[0] as (typeof datedTrials)[number];
      return { date, hour, trials: entries.length, done: countDone(entries.map(({ trial }) => trial)) };
    });
  const statuses = [...Map.groupBy(trials, ({ status }) => status)].map(([status, trialsOfStatus]) => ({
    status,
    trials: trialsOfStatus.length,
  }));
  return {
    days: groupTrials(({ date }) => date),
    hours: groupTrials(({ date, hour }) => `${date} ${hour}`),
    statuses: statuses.sort((a, b) => a.status - b.status),
  };
}

/** Whether the results of an event's trials are all published; those that are cancelled are left out. */
function isGroupDone(trials: readonly Pick<Trial, 'status'>[]): boolean {
  const held = trials.filter(({ status }) => status !== TRIAL_STATUS.cancelled);
  return held.length > 0 && held.every(({ status }) => isPublished(status));
}

/** The statistics of a competition, or those of one sex: its athletes, their results, and the events of its categories and of mixed ones. */
export const readStats = (ctx: Context, chOID: string, letter?: keyof typeof SEX_BY_LETTER): Promise<BuiltAnswer> =>
  readAboutChallenge(ctx, chOID, async (db, programme): Promise<StatsAnswer> => {
    const { challenge } = programme;
    const sex = letter && SEX_BY_LETTER[letter];
    const isOfSex = ({ category }: { readonly category: number }): boolean =>
      sex === undefined || isMixed(category) || findSex(category) === sex;
    const [trials, groups] = [programme.trials.filter(isOfSex), programme.groups.filter(isOfSex)];
    const clock = createClock(challenge.tz);
    const lists = await readLists(db, programme);
    const categories = findAthleteCategories(lists);
    const people = new Set<string>();
    const teams = new Set<string>();
    const results: ResultRow[] = [];
    const tallies = {
      sex: new Tallies<number>(),
      category: new Tallies<number>(),
      family: new Tallies<number>(),
      club: new Tallies<string>(),
      country: new Tallies<string>(),
      day: new Tallies<string>(),
    };
    for (const { trial, rows, isResult } of lists) {
      const family = findFamily(trial, challenge.kind);
      const { date } = clock(trial.date);
      for (const row of rows) {
        const entrant = findAthleteKey(row);
        const isTeam = isTeamRow(row);
        const athlete = isTeam ? undefined : entrant;
        const category = row.category ?? trial.category;
        // Whoever runs in a mixed event or one of another category too is one participant, of their own category.
        const ownCategory = (isTeam ? undefined : categories.get(entrant)) ?? category;
        const resultCategory = isMixed(category) ? ownCategory : category;
        if (sex !== undefined && findSex(isResult ? resultCategory : ownCategory) !== sex) continue;
        (isTeam ? teams : people).add(entrant);
        tallies.sex.add(findSex(ownCategory), athlete, false);
        tallies.category.add(ownCategory, athlete, false);
        if (isResult) {
          results.push(row as ResultRow);
          tallies.sex.add(findSex(resultCategory), undefined, true);
          tallies.category.add(resultCategory, undefined, true);
        }
        tallies.family.add(family, athlete, isResult);
        tallies.day.add(date, athlete, isResult);
        if (row.club) tallies.club.add(row.club, athlete, isResult);
        if (row.country) tallies.country.add(row.country, athlete, isResult);
      }
    }
    const groupsWithTrials = groups.filter(({ oid }) => programme.listGroupTrials(oid).length > 0);
    const { days, hours, statuses } = countTrials(trials, clock);
    const [clubs, countries] = [tallies.club.list(), tallies.country.list()];
    return {
      athletes: people.size,
      teams: teams.size,
      clubs: clubs.length,
      countries: countries.length,
      groups: groupsWithTrials.length,
      groupsDone: groupsWithTrials.filter((group) => isGroupDone(programme.listGroupTrials(group.oid))).length,
      trials: trials.length,
      ...countResults(results),
      sexes: tallies.sex.list().map(({ key: sex, ...count }) => ({ sex, ...count })),
      categories: tallies.category.list().map(({ key: category, ...count }) => ({ category, ...count })),
      clubList: clubs.map(({ key: club, ...count }) => ({ club, ...count })),
      countryList: countries.map(({ key: country, ...count }) => ({ country, ...count })),
      families: tallies.family.list().map(({ key: family, ...count }) => {
        const familyGroups = groupsWithTrials.filter((group) => findFamily(group, challenge.kind) === family);
        return { family, groups: familyGroups.length, ...count };
      }),
      days: days.map(({ hour: _, ...day }) => ({ ...day, ...tallies.day.count(day.date) })),
      hours,
      statuses,
    };
  });
