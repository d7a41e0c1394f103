import { findCategory, findFamily, hasNoMark, isPublished, MARK_STATUS } from 'shared-domain';
import type { ResultRow, StartRow, StatsAnswer, Trial } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readStartRows } from '../sheets/result-lists.ts';
import { athleteKey, readAllRows } from './challenge-lists.ts';
import { readAbout } from './public-reads.ts';

/** Athletes, each once, and rows of results under one heading. */
class Tally {
  readonly athletes = new Set<string>();
  results = 0;
}

/** Counts by heading, most athletes first. */
class Tallies<Key extends string | number> {
  readonly #by = new Map<Key, Tally>();

  /** Without an athlete: a team's row, whose result counts all the same. */
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

  of(key: Key): { athletes: number; results: number } {
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

/** Day and hour at which trials begin, on the competition's own clock. */
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

/** Every row that names somebody: entries as well as results. */
interface Appearance {
  readonly row: StartRow | ResultRow;
  readonly trial: Trial;
  readonly isResult: boolean;
}

async function appearances(db: Db, programme: Programme): Promise<Appearance[]> {
  const results = (await readAllRows(db, programme)).flatMap(({ trial, rows }) =>
    rows.map((row) => ({ row, trial, isResult: true })),
  );
  const entries: Appearance[] = [];
  for (const trial of programme.trials) {
    if (trial.starts === 0) continue;
    for (const row of await readStartRows(db, trial.oid)) entries.push({ row, trial, isResult: false });
  }
  return [...results, ...entries];
}

/** A relay, or a team that is entered without naming an athlete. */
const namesTeam = ({ relay, teamTG, first }: Appearance['row']): boolean =>
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

/** Trials by day and hour, and how many of them have their results. */
function countTrials(trials: readonly Trial[], clock: ReturnType<typeof createClock>) {
  const done = (of: readonly Trial[]) => of.filter(({ status }) => isPublished(status)).length;
  const at = trials
    .map((trial) => ({ trial, ...clock(trial.date) }))
    .sort((a, b) => Date.parse(a.trial.date) - Date.parse(b.trial.date));
  const grouped = (key: (one: (typeof at)[number]) => string) =>
    [...Map.groupBy(at, key).values()].map((of) => {
      const { date, hour } = of[0] as (typeof at)[number];
      return { date, hour, trials: of.length, done: done(of.map(({ trial }) => trial)) };
    });
  const statuses = [...Map.groupBy(trials, ({ status }) => status)].map(([status, of]) => ({
    status,
    trials: of.length,
  }));
  return {
    days: grouped(({ date }) => date),
    hours: grouped(({ date, hour }) => `${date} ${hour}`),
    statuses: statuses.sort((a, b) => a.status - b.status),
  };
}

export const readStats = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAbout(ctx, chOID, async (db, programme): Promise<StatsAnswer> => {
    const { challenge, trials, groups } = programme;
    const clock = createClock(challenge.tz);
    const all = await appearances(db, programme);
    const people = new Set<string>();
    const teams = new Set<string>();
    const by = {
      sex: new Tallies<number>(),
      category: new Tallies<number>(),
      family: new Tallies<number>(),
      club: new Tallies<string>(),
      country: new Tallies<string>(),
      day: new Tallies<string>(),
    };
    for (const { row, trial, isResult } of all) {
      const entrant = athleteKey(row);
      const isTeam = namesTeam(row);
      (isTeam ? teams : people).add(entrant);
      const athlete = isTeam ? undefined : entrant;
      const category = row.category ?? trial.category;
      by.sex.add(findCategory(category)?.sex ?? 0, athlete, isResult);
      by.category.add(category, athlete, isResult);
      by.family.add(findFamily(trial, challenge.kind), athlete, isResult);
      by.day.add(clock(trial.date).date, athlete, isResult);
      if (row.club) by.club.add(row.club, athlete, isResult);
      if (row.country) by.country.add(row.country, athlete, isResult);
    }
    const used = groups.filter(({ oid }) => programme.listGroupTrials(oid).length > 0);
    const rows = all.flatMap(({ row, isResult }) => (isResult ? [row as ResultRow] : []));
    const { days, hours, statuses } = countTrials(trials, clock);
    const [clubs, countries] = [by.club.list(), by.country.list()];
    return {
      athletes: people.size,
      teams: teams.size,
      clubs: clubs.length,
      countries: countries.length,
      groups: used.length,
      trials: trials.length,
      ...countResults(rows),
      sexes: by.sex.list().map(({ key: sex, ...count }) => ({ sex, ...count })),
      categories: by.category.list().map(({ key: category, ...count }) => ({ category, ...count })),
      clubList: clubs.map(({ key: club, ...count }) => ({ club, ...count })),
      countryList: countries.map(({ key: country, ...count }) => ({ country, ...count })),
      families: by.family.list().map(({ key: family, ...count }) => {
        const own = used.filter((group) => findFamily(group, challenge.kind) === family);
        return { family, groups: own.length, ...count };
      }),
      days: days.map(({ hour: _, ...day }) => ({ ...day, ...by.day.of(day.date) })),
      hours,
      statuses,
    };
  });
