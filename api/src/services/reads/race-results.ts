import { CROSS, findDistance, findUnit, foldText, isSearchable, listCategories, readEvent } from 'shared-domain';
import type { RaceAnswer, ResultRow, Trial } from 'shared-domain/contract';
import type { raceQueryBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { countCategories, countRows, findByBib, findPage, type RowFilter } from '../../store/search/find-rows.ts';
import type { Context } from '../context/context.ts';
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

/** Counts over a whole list are valid until the list changes, so the last ones used stay in memory. */
const MAX_CACHED_COUNTS = 500;
const cachedCounts = new Map<string, unknown>();

async function readCount<T>(trial: Trial, filter: unknown, count: () => Promise<T>): Promise<T> {
  const key = `${trial.oid} ${trial.revision} ${JSON.stringify(filter)}`;
  const cached = cachedCounts.get(key) as T | undefined;
  const value = cached ?? (await count());
  cachedCounts.delete(key);
  cachedCounts.set(key, value);
  const [oldest] = cachedCounts.keys();
  if (cachedCounts.size > MAX_CACHED_COUNTS && oldest !== undefined) cachedCounts.delete(oldest);
  return value;
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
  };
  const { sort: order, offset, limit, bib } = query;
  return ctx.store.transaction(async (tx) => {
    const programme = await ctx.programmes.read(tx, chOID);
    const trial = programme.trialByOid.get(trialOID);
    if (trial === undefined) throw createMissingTrialRefusal(trialOID);
    const isUnfiltered = filter.words.length === 0 && filter.categories === undefined && filter.club === undefined;
    const bodies = await findPage(tx, trialOID, filter, { order, offset, limit });
    const bibBody = bib === undefined ? undefined : await findByBib(tx, trialOID, bib);
    const rows = JSON.parse(`[${[...bodies, ...(bibBody === undefined ? [] : [bibBody])].join(',')}]`) as ResultRow[];
    const shownRows = await addPoints(rows, trial, programme);
    const answer: RaceAnswer = {
      status: trial.status,
      categories: await readCount(trial, 'categories', () => countCategories(tx, trialOID)),
      results: shownRows.slice(0, bodies.length),
      total: isUnfiltered ? trial.results : await readCount(trial, filter, () => countRows(tx, trialOID, filter)),
      distance: findRaceMetres(trial, programme.challenge.kind) ?? null,
      rrdbib: shownRows[bodies.length] ?? null,
    };
    return { answer, noindex: await hasNamesUnder16(programme, shownRows, trial.category) };
  });
}
