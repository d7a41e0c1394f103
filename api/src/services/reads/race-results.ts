import { CROSS, findDistance, findUnit, foldText, isSearchable, listCategories, readEvent } from 'shared-domain';
import type { RaceAnswer, ResultRow, Trial } from 'shared-domain/contract';
import type { raceQueryBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { countCategories, countRows, findByBib, findPage, type RowFilter } from '../../store/search/find-rows.ts';
import type { Context } from '../context/context.ts';
import { withPoints } from '../sheets/result-lists.ts';
import { noTrial } from './public-reads.ts';
import { namesUnder16 } from './under-16.ts';

type Query = z.output<typeof raceQueryBody>;

/** Words, each looked for in the name or the club. @throws Refusal below 3 letters (Q29) */
function splitWords(typed: string | undefined, path: string): readonly string[] {
  if (typed === undefined || typed.trim() === '') return [];
  if (!isSearchable(typed)) throw refusalAt('invalid request', path, '3 letters at least are searched');
  return foldText(typed).split(' ');
}

/** Ids of the categories of the rows that are asked for; undefined for all. */
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

/** Metres of a race; undefined for a cross, whose event number is no distance, and for an event that is no race over one. */
function findRaceMetres(trial: Trial, kind: string): number | undefined {
  const event = readEvent(trial, kind);
  return event.g0 !== CROSS && findUnit(event) === 'ms' ? findDistance(event) : undefined;
}

/** Counts over a whole list are true until the list changes, so the last ones stay in memory. */
const MAX_CACHED = 500;
const counted = new Map<string, unknown>();

async function countOnce<T>(trial: Trial, filter: unknown, count: () => Promise<T>): Promise<T> {
  const key = `${trial.oid} ${trial.revision} ${JSON.stringify(filter)}`;
  const known = counted.get(key) as T | undefined;
  const value = known ?? (await count());
  counted.delete(key);
  counted.set(key, value);
  const [oldest] = counted.keys();
  if (counted.size > MAX_CACHED && oldest !== undefined) counted.delete(oldest);
  return value;
}

/** A page, and whether search engines must not keep it: one of its rows names somebody under 16. */
interface RacePage {
  readonly answer: RaceAnswer;
  readonly noindex: boolean;
}

/** One page of a race, whatever its length (Q20). */
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
    if (trial === undefined) throw noTrial(trialOID);
    const isUnfiltered = filter.words.length === 0 && filter.categories === undefined && filter.club === undefined;
    const bodies = await findPage(tx, trialOID, filter, { order, offset, limit });
    const bibBody = bib === undefined ? undefined : await findByBib(tx, trialOID, bib);
    const rows = JSON.parse(`[${[...bodies, ...(bibBody === undefined ? [] : [bibBody])].join(',')}]`) as ResultRow[];
    const shownRows = await withPoints(rows, trial, programme);
    const distance = findRaceMetres(trial, programme.challenge.kind);
    const rrdbib = shownRows[bodies.length];
    const answer: RaceAnswer = {
      status: trial.status,
      categories: await countOnce(trial, 'categories', () => countCategories(tx, trialOID)),
      results: shownRows.slice(0, bodies.length),
      total: isUnfiltered ? trial.results : await countOnce(trial, filter, () => countRows(tx, trialOID, filter)),
      ...(distance === undefined ? {} : { distance }),
      ...(rrdbib === undefined ? {} : { rrdbib }),
    };
    return { answer, noindex: await namesUnder16(programme, shownRows, trial.category) };
  });
}
