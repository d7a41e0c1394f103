import {
  CROSS,
  FIRST_RACE_QUERY,
  findDistance,
  findSplit,
  findUnit,
  foldText,
  isFinishPoint,
  isSearchable,
  listCategories,
  listSplitPoints,
  makeGroupUid,
  readEvent,
  type SplitPoint,
} from 'shared-domain';
import type { RaceAnswer, ResultRow, Trial } from 'shared-domain/contract';
import type { raceQueryBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { addAthleteId } from '../../presenters/athlete-ids.ts';
import type { Db } from '../../store/db.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import {
  buildNamesakeKey,
  countCategories,
  findByBib,
  findNamesakes,
  findPage,
  type RowFilter,
  type RowOrder,
} from '../../store/search/find-rows.ts';
import { findPositions, readPassageOrders, readRowsAt } from '../../store/search/list-positions.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { addTouchedRecords } from '../sheets/event-records.ts';
import { addPoints } from '../sheets/result-lists.ts';
import { createListFacts } from './list-facts.ts';
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

/** Bytes of what is kept of lists: of one of 50,000 who match a search, 200 kB; of its passages at six points, 1.2 MB. */
const MAX_FACT_BYTES = 32 * 1024 * 1024;
const facts = createListFacts(MAX_FACT_BYTES);

/** The points of the course, the finish too, as the first rows have them: the leaders pass them all, also those on the way. */
async function readCourse(db: Db, list: string): Promise<readonly SplitPoint[]> {
  const bodies = await findPage(db, list, { words: [] }, { order: 'rank', offset: 0, ...FIRST_RACE_QUERY });
  return listSplitPoints(JSON.parse(`[${bodies.join(',')}]`) as ResultRow[]);
}

const NO_POSITIONS = new Int32Array();

/** Positions of the rows that passed each point of the course, in the order of their times there. */
function readPassages(db: Db, trial: Trial, course: readonly SplitPoint[]) {
  const points = course.map(({ d }) => d);
  return facts.read(
    trial,
    'passages',
    () => readPassageOrders(db, trial.oid, points),
    (orders) => [...orders.values()].reduce((total, { byteLength }) => total + byteLength, 0),
  );
}

/** Positions of the rows that match, in their order, which are found once for all pages of an answer; undefined for all rows by rank. */
async function findMatches(
  db: Db,
  trial: Trial,
  filter: RowFilter,
  {
    at,
    order,
    course,
  }: { readonly at: number | undefined; readonly order: RowOrder; readonly course: readonly SplitPoint[] },
): Promise<Int32Array | undefined> {
  const { words, ...others } = filter;
  const isFiltered = words.length > 0 || Object.values(others).some((value) => value !== undefined);
  if (!isFiltered && at === undefined) return undefined;
  // A made-up point has no rows, and none are looked through for it.
  if (at !== undefined && !course.some(({ d }) => d === at)) return NO_POSITIONS;
  const read = (order: RowOrder) =>
    facts.read(
      trial,
      [filter, order],
      () => findPositions(db, trial.oid, filter, order),
      ({ byteLength }) => byteLength,
    );
  if (at === undefined) return read(order);
  const passages = await readPassages(db, trial, course);
  const passed = passages.get(at) ?? NO_POSITIONS;
  if (!isFiltered) return passed;
  const matching = new Set(await read('rank'));
  return passed.filter((position) => matching.has(position));
}

/** The points of the course, that at `at` metres with the best time there, which may be of somebody who finished far behind. */
async function readPointsWithBest(
  db: Db,
  trial: Trial,
  course: readonly SplitPoint[],
  { distance, at }: { readonly distance: number | undefined; readonly at: number | undefined },
): Promise<SplitPoint[]> {
  const points = course.filter(({ d }) => !isFinishPoint(d, distance));
  if (at === undefined || !points.some(({ d, best }) => d === at && best === undefined)) return points;
  const best = await facts.read(trial, ['best', at], async () => {
    const passed = (await readPassages(db, trial, course)).get(at) ?? NO_POSITIONS;
    const bodies = await readRowsAt(db, trial.oid, passed.slice(0, FIRST_RACE_QUERY.limit));
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

/** Each athlete of a page with an id, as `addAthleteIds` gives them: namesakes of one club get none, on whatever page they are. */
async function addPageIds(db: Db, trial: Trial, rows: readonly ResultRow[]): Promise<ResultRow[]> {
  const findName = ({ last, first }: ResultRow) => foldText(`${last} ${first}`);
  const namesakes = await facts.read(
    trial,
    'namesakes',
    () => findNamesakes(db, trial.oid),
    (keys) => [...keys].reduce((total, key) => total + 2 * key.length, 0),
  );
  return rows.map((row) =>
    namesakes.has(buildNamesakeKey(findName(row), foldText(row.club ?? ''))) ? row : addAthleteId(row),
  );
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
  };
  const { sort: order, offset, limit, bib, at } = query;
  return ctx.store.transaction(async (tx) => {
    const programme = await ctx.programmes.read(tx, chOID);
    const trial = programme.trialByOid.get(trialOID);
    if (trial === undefined) throw createMissingTrialRefusal(trialOID);
    const distance = findRaceMetres(trial, programme.challenge.kind);
    const course = await facts.read(trial, 'course', () => readCourse(tx, trialOID));
    const matches = await findMatches(tx, trial, filter, { at, order, course });
    const bodies =
      matches === undefined
        ? await findPage(tx, trialOID, filter, { order, offset, limit })
        : await readRowsAt(tx, trialOID, matches.slice(offset, offset + limit));
    const bibBody = bib === undefined ? undefined : await findByBib(tx, trialOID, bib);
    const rows = JSON.parse(`[${[...bodies, ...(bibBody === undefined ? [] : [bibBody])].join(',')}]`) as ResultRow[];
    const scoredRows = await addPageIds(tx, trial, await addPoints(rows, trial, programme));
    const shownRows = await addWinnersRecords(tx, scoredRows, trial, programme);
    const records = programme.findRecords(makeGroupUid(trial));
    const answer: RaceAnswer = {
      status: trial.status,
      categories: await facts.read(trial, 'categories', () => countCategories(tx, trialOID)),
      results: shownRows.slice(0, bodies.length),
      total: matches?.length ?? trial.results,
      distance: distance ?? null,
      points: await readPointsWithBest(tx, trial, course, { distance, at }),
      ...(records.length === 0 ? {} : { records: [...records] }),
      rrdbib: shownRows[bodies.length] ?? null,
    };
    return { answer, noindex: await hasNamesUnder16(programme, shownRows, trial.category) };
  });
}
