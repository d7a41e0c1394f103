import { isNationCode, makeTeamId } from 'shared-domain';
import type { ResultRow, SearchAnswer, StartRow } from 'shared-domain/contract';
import { presentStartRow } from '../../presenters/athlete.ts';
import { computeAthleteId } from '../../presenters/athlete-ids.ts';
import { presentFoundChallenge } from '../../presenters/challenge.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readNameMasks } from '../../store/lists/name-masks.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { readAthletes, readClubs, readEvents } from '../../store/search/find-in-index.ts';
import { findRowsOfAthletes, findRowsOfClubs } from '../../store/search/find-rows.ts';
import { findAthleteKey } from './challenge-lists.ts';

type Athlete = SearchAnswer['athletes'][number];
type Club = SearchAnswer['clubs'][number];
type ChallengeByEntry = ReadonlyMap<number, ChallengeRecord>;

const parseResult = (body: string): ResultRow => JSON.parse(body) as ResultRow;
const parseEntry = (body: string): StartRow => presentStartRow(JSON.parse(body) as SentStart);

interface ShownRow {
  readonly gOID: string;
  readonly uid: string;
  readonly group: string;
  readonly row: ResultRow | StartRow;
}

/** The athletes of an entry of the index, with their events: several where namesakes are in one club. */
function groupByAthlete(record: ChallengeRecord, rows: readonly ShownRow[]): Athlete[] {
  const athletes = new Map<string, Athlete>();
  for (const { row, gOID, uid, group } of rows) {
    const { bib, auid, last, first, club, country, category } = row;
    const identity = findAthleteKey(row);
    const newAthlete = {
      bib,
      auid: auid ?? computeAthleteId(row),
      last,
      first,
      club,
      country,
      category,
      events: [],
      challenge: presentFoundChallenge(record),
    };
    const athlete: Athlete = athletes.get(identity) ?? newAthlete;
    if (!athlete.events.some((event) => event.gOID === gOID)) athlete.events.push({ gOID, uid, group });
    athletes.set(identity, athlete);
  }
  return [...athletes.values()];
}

/** The athletes of these entries, with their events. */
export async function presentAthletes(
  db: Db,
  ids: readonly number[],
  challengeByEntry: ChallengeByEntry,
): Promise<Athlete[]> {
  const entries = (await readAthletes(db, ids)).flatMap((entry) => {
    const record = challengeByEntry.get(entry.id);
    return record === undefined ? [] : [{ ...entry, record, challenge: record.oid }];
  });
  const rows = await findRowsOfAthletes(db, entries);
  return entries.flatMap(({ record }, index) => {
    const { results, starts } = rows[index] ?? { results: [], starts: [] };
    return groupByAthlete(record, [
      ...results.map(({ body, ...event }) => ({ ...event, row: parseResult(body) })),
      ...starts.map(({ body, ...event }) => ({ ...event, row: parseEntry(body) })),
    ]);
  });
}

/** A row of each club of these entries, to see how the club is written, with its competition. */
async function findClubRows(db: Db, ids: readonly number[], challengeByEntry: ChallengeByEntry) {
  const entries = (await readClubs(db, ids)).flatMap(({ id, club }) => {
    const record = challengeByEntry.get(id);
    return record === undefined ? [] : [{ club, record, challenge: record.oid }];
  });
  const rows = await findRowsOfClubs(db, entries);
  return entries.flatMap(({ record }, index) => {
    const { result, start } = rows[index] ?? { result: null, start: null };
    const row = result !== null ? parseResult(result) : start === null ? undefined : parseEntry(start);
    return row?.club === undefined ? [] : [{ row, club: row.club, record }];
  });
}

/** Whether the club of a row is its nation. */
const isNation = ({ club, country }: StartRow | ResultRow): boolean =>
  club !== undefined && isNationCode(club) && (country === undefined || country === club);

/** Clubs, without those that are nations. */
export async function presentClubs(
  db: Db,
  ids: readonly number[],
  challengeByEntry: ChallengeByEntry,
): Promise<Club[]> {
  return (await findClubRows(db, ids, challengeByEntry))
    .filter(({ row }) => !isNation(row))
    .map(({ row, club, record }) => ({
      oid: row.coid ?? makeTeamId(club),
      club,
      challenge: presentFoundChallenge(record),
    }));
}

export async function presentNations(
  db: Db,
  ids: readonly number[],
  challengeByEntry: ChallengeByEntry,
): Promise<SearchAnswer['nations']> {
  return (await findClubRows(db, ids, challengeByEntry))
    .filter(({ row }) => isNation(row))
    .map(({ row, club, record }) => ({
      oid: row.coid ?? makeTeamId(club),
      country: club,
      challenge: presentFoundChallenge(record),
    }));
}

export async function presentEvents(
  db: Db,
  ids: readonly number[],
  challengeByEntry: ChallengeByEntry,
): Promise<SearchAnswer['events']> {
  const events = (await readEvents(db, ids)).flatMap(({ id, oid, uid, name }) => {
    const record = challengeByEntry.get(id);
    return record === undefined ? [] : [{ oid, uid, name, record }];
  });
  const masks = await readNameMasks(
    db,
    events.map(({ record }) => record.oid),
  );
  return events.map(({ oid, uid, name, record }) => ({
    gOID: oid,
    uid,
    group: masks.get(record.oid)?.value(name) ?? name,
    challenge: presentFoundChallenge(record),
  }));
}
