import { teamId } from 'shared-domain';
import type { ResultRow, SearchAnswer, StartRow } from 'shared-domain/contract';
import type { Built } from '../http/hot-answers.ts';
import { refusal } from '../http/refusal.ts';
import { presentStartRow } from '../presenters/athlete.ts';
import type { Db } from '../store/db.ts';
import { type FoundRow, findClubs, findNames } from '../store/find-rows.ts';
import type { SentStart } from '../store/sent.ts';
import { athleteKey } from './challenge-lists.ts';
import type { Context } from './context.ts';
import type { Programme } from './programme.ts';
import { about } from './public-reads.ts';
import { wordsOf } from './race-results.ts';

const MOST_ATHLETES = 50;
const MOST_CLUBS = 20;
/** An athlete stands in several lists. */
const MOST_ROWS = 400;

type Athlete = SearchAnswer['athletes'][number];

const resultOf = (body: string): ResultRow => JSON.parse(body) as ResultRow;
const entryOf = (body: string): StartRow => presentStartRow(JSON.parse(body) as SentStart);

async function athletes(db: Db, programme: Programme, words: readonly string[]): Promise<Athlete[]> {
  const { oid } = programme.challenge;
  const found = new Map<string, Athlete>();
  const add = (row: ResultRow | StartRow, list: string): void => {
    const trial = programme.trialByOid.get(list);
    const group = programme.groupByOid.get(trial?.gOID ?? list);
    const { bib, auid, last, first, club, country, category } = row;
    const key = athleteKey(row);
    const athlete = found.get(key) ?? { bib, auid, last, first, club, country, category, events: [] };
    if (group !== undefined && !athlete.events.some(({ gOID }) => gOID === group.oid))
      athlete.events.push({ gOID: group.oid, group: group.name });
    if (found.size < MOST_ATHLETES) found.set(key, athlete);
  };
  const rows = async (from: 'result_row' | 'start_row'): Promise<FoundRow[]> =>
    findNames(db, from, oid, words, MOST_ROWS);
  for (const { list, body } of await rows('result_row')) add(resultOf(body), list);
  for (const { list, body } of await rows('start_row')) add(entryOf(body), list);
  return [...found.values()];
}

async function clubs(db: Db, chOID: string, words: readonly string[]): Promise<SearchAnswer['clubs']> {
  const found = new Map<string, SearchAnswer['clubs'][number]>();
  const add = (folded: string, { coid, club = '' }: ResultRow | StartRow) => {
    if (!found.has(folded)) found.set(folded, { oid: coid ?? teamId(club), club });
  };
  for (const { club, body } of await findClubs(db, 'result_row', chOID, words, MOST_CLUBS)) add(club, resultOf(body));
  for (const { club, body } of await findClubs(db, 'start_row', chOID, words, MOST_CLUBS)) add(club, entryOf(body));
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, club]) => club)
    .slice(0, MOST_CLUBS);
}

/** Athletes and clubs of a competition, from 3 letters on, without accents or case (decision 29). */
export async function readSearch(ctx: Context, chOID: string, q: string): Promise<Built> {
  const words = wordsOf(q, 'query.q');
  if (words.length === 0) throw refusal('invalid request', 'query.q: 3 letters at least are searched');
  return about(ctx, chOID, async (db, programme): Promise<SearchAnswer> => {
    return { athletes: await athletes(db, programme, words), clubs: await clubs(db, chOID, words) };
  });
}
