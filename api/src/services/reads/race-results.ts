import {
  CROSS,
  FIRST_RACE_QUERY,
  findDistance,
  findSplit,
  findUnit,
  foldText,
  isSearchable,
  listCategories,
  listSplitPoints,
  makeGroupUid,
  readEvent,
} from 'shared-domain';
import type { RaceAnswer, ResultRow, Trial } from 'shared-domain/contract';
import type { raceQueryBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import { countCategories, countRows, findByBib, findPage, type RowFilter } from '../../store/search/find-rows.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { addTouchedRecords } from '../sheets/event-records.ts';
import { addPoints } from '../sheets/result-lists.ts';
import { createMissingTrialRefusal } from './public-reads.ts';
import { hasNamesUnder16 } from './under-16.ts';

type Query = z.output<typeof raceQueryBody>;

/** The folded words to find in name or club. @throws Refusal below 3 letters (Q29) */
function splitWords(searchText: string | undefined, path: string): readonly string[] {
  if (searchText === undefined || searchText.trim() === '') return [];
  if (!isSearchable(searchText)) throw refusalAt('invalid request', path, '3 letters at least are searched');
  return foldText(searchText).split(' ');
}

/** Ids of the categories to which the rows are restricted; undefined for all. */
function listWantedCategories({ category, sex }: Query): readonly number[] | undefined {
  if (category === undefined && sex === undefined) return undefined;
  const ofSex =
    sex === undefined
      ? undefined
      : listCategories()
          .filter((row) => row.sex === sex)
          .map(({ id }) => id);
  if (category === undefined) return ofSex;
  return ofSex === undefined || ofSex.includes(category) ? [category] : [];
}

/** Metres of a race; undefined for cross-country, whose event number is no distance, and for other events without one. */
function findRaceMetres(trial: Trial, kind: string): number | undefined {
  const event = readEvent(trial, kind);
  return event.g0 !== CROSS && findUnit(event) === 'ms' ? findDistance(event) : undefined;
}

/** What is counted over a whole list is valid until the list changes, so the last facts used stay in memory. */
const MAX_CACHED_FACTS = 500;
const cachedFacts = new Map<string, unknown>();

async function readListFact<T>(trial: Trial, filter: unknown, read: () => Promise<T>): Promise<T> {
  const key = `${trial.oid} ${trial.revision} ${JSON.stringify(filter)}`;
  const cached = cachedFacts.get(key) as T | undefined;
  const value = cached ?? (await read());
  cachedFacts.delete(key);
  cachedFacts.set(key, value);
  const [oldest] = cachedFacts.keys();
  if (cachedFacts.size > MAX_CACHED_FACTS && oldest !== undefined) cachedFacts.delete(oldest);
  return value;
}

/** The points of the course, as the first rows have them: the leaders pass them all, also those on the way. */
async function readSplitPoints(db: Db, list: string, distance: number | undefined) {
  const bodies = await findPage(db, list, { words: [] }, { order: 'rank', offset: 0, ...FIRST_RACE_QUERY });
  return listSplitPoints(JSON.parse(`[${bodies.join(',')}]`) as ResultRow[], distance);
}

/** The points of the course, that at `at` metres with the best time there, which may be of somebody who finished far behind. */
async function readPointsWithBest(db: Db, trial: Trial, distance: number | undefined, at: number | undefined) {
  const points = await readListFact(trial, 'points', () => readSplitPoints(db, trial.oid, distance));
  if (at === undefined || !points.some(({ d, best }) => d === at && best === undefined)) return points;
  const best = await readListFact(trial, { bestAt: at }, async () => {
    const bodies = await findPage(db, trial.oid, { words: [], at }, { order: 'rank', offset: 0, ...FIRST_RACE_QUERY });
    // The first times may be of disqualified runners and of guests, who have no place there.
    const passages = (JSON.parse(`[${bodies.join(',')}]`) as ResultRow[]).map(({ splits }) => findSplit(splits, at));
    return passages.find((passage) => passage?.rank === 1)?.t;
  });
  return points.map((point) => (point.d === at && best !== undefined ? { ...point, best } : point));
}

/** Of a page of a race, only who won it can have set its record. */
async function addWinnersRecords(
  db: Db,
  rows: readonly ResultRow[],
  trial: Trial,
  programme: Programme,
): Promise<ResultRow[]> {
  if (programme.findComparedRecords(trial.g0).length === 0) return [...rows];
  const winners = await addTouchedRecords(
    db,
    rows.filter(({ rank }) => rank === 1),
    trial,
    programme,
    { results: trial.results, acts: await readActs(db, [trial.oid]) },
  );
  return rows.map((row) => (row.rank === 1 ? (winners.shift() ?? row) : row));
}

/** A page; `noindex` where a row names somebody under 16, so that search engines must not keep it. */
interface RacePage {
  readonly answer: RaceAnswer;
  readonly noindex: boolean;
}

/** One page of the results of a race, which may have tens of thousands of rows (Q20). */
export async function readRacePage(ctx: Context, chOID: string, trialOID: string, query: Query): Promise<RacePage> {
  const filter: RowFilter = {
    words: splitWords(query.search, '$.search'),
    categories: listWantedCategories(query),
    club: query.club === undefined || query.club === '' ? undefined : foldText(query.club),
    followed: query.followed && {
      names: query.followed.names.map(foldText),
      clubs: query.followed.clubs.map(foldText),
    },
    at: query.at,
  };
  const { sort: order, offset, limit, bib } = query;
  return ctx.store.transaction(async (tx) => {
    const programme = await ctx.programmes.read(tx, chOID);
    const trial = programme.trialByOid.get(trialOID);
    if (trial === undefined) throw createMissingTrialRefusal(trialOID);
    const { words, ...filters } = filter;
    const isUnfiltered = words.length === 0 && Object.values(filters).every((value) => value === undefined);
    const distance = findRaceMetres(trial, programme.challenge.kind);
    const bodies = await findPage(tx, trialOID, filter, { order, offset, limit });
    const bibBody = bib === undefined ? undefined : await findByBib(tx, trialOID, bib);
    const rows = JSON.parse(`[${[...bodies, ...(bibBody === undefined ? [] : [bibBody])].join(',')}]`) as ResultRow[];
    const shownRows = await addWinnersRecords(tx, await addPoints(rows, trial, programme), trial, programme);
    const records = programme.findRecords(makeGroupUid(trial));
    const answer: RaceAnswer = {
      status: trial.status,
      categories: await readListFact(trial, 'categories', () => countCategories(tx, trialOID)),
      results: shownRows.slice(0, bodies.length),
      total: isUnfiltered ? trial.results : await readListFact(trial, filter, () => countRows(tx, trialOID, filter)),
      distance: distance ?? null,
      points: await readPointsWithBest(tx, trial, distance, query.at),
      ...(records.length === 0 ? {} : { records: [...records] }),
      rrdbib: shownRows[bodies.length] ?? null,
    };
    return { answer, noindex: await hasNamesUnder16(programme, shownRows, trial.category) };
  });
}
