import { isNationCode, makeTeamId } from 'shared-domain';
import type { ResultRow, SearchAnswer, StartRow } from 'shared-domain/contract';
import { presentStartRow } from '../../presenters/athlete.ts';
import { computeAthleteId } from '../../presenters/athlete-ids.ts';
import { presentFoundChallenge } from '../../presenters/challenge.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readNameMask } from '../../store/lists/name-masks.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { readAthletes, readClubs, readEvents } from '../../store/search/find-in-index.ts';
import { findRowOfClub, findRowsOfAthlete } from '../../store/search/find-rows.ts';
import { findAthleteKey } from './challenge-lists.ts';

type Athlete = SearchAnswer['athletes'][number];
type Club = SearchAnswer['clubs'][number];
type ChallengeByEntry = ReadonlyMap<number, ChallengeRecord>;

const parseResult = (body: string): ResultRow => JSON.parse(body) as ResultRow;
const parseEntry = (body: string): StartRow => presentStartRow(JSON.parse(body) as SentStart);

/** The athletes of an entry of the index, with their events: several where namesakes are in one club. */
async function findAthletes(db: Db, record: ChallengeRecord, key: { name: string; club: string; bib: string }) {
  const athletes = new Map<string, Athlete>();
  const query = { challenge: record.oid, ...key };
  const rows = [
    ...(await findRowsOfAthlete(db, 'result_row', query)).map((row) => ({ ...row, shownRow: parseResult(row.body) })),
    ...(await findRowsOfAthlete(db, 'start_row', query)).map((row) => ({ ...row, shownRow: parseEntry(row.body) })),
  ];
  for (const { shownRow, gOID, group } of rows) {
    const { bib, auid, last, first, club, country, category } = shownRow;
    const identity = findAthleteKey(shownRow);
    const newAthlete = {
      bib,
      auid: auid ?? computeAthleteId(shownRow),
      last,
      first,
      club,
      country,
      category,
      events: [],
      challenge: presentFoundChallenge(record),
    };
    const athlete: Athlete = athletes.get(identity) ?? newAthlete;
    if (!athlete.events.some((event) => event.gOID === gOID)) athlete.events.push({ gOID, group });
    athletes.set(identity, athlete);
  }
  return [...athletes.values()];
}

export async function presentAthletes(
  db: Db,
  ids: readonly number[],
  challengeByEntry: ChallengeByEntry,
): Promise<Athlete[]> {
  const athletes: Athlete[] = [];
  for (const { id, name, club, bib } of await readAthletes(db, ids)) {
    const record = challengeByEntry.get(id);
    if (record !== undefined) athletes.push(...(await findAthletes(db, record, { name, club, bib })));
  }
  return athletes;
}

/** A row of each club of these entries, to see how the club is written, with its competition. */
async function findClubRows(db: Db, ids: readonly number[], challengeByEntry: ChallengeByEntry) {
  const found: { readonly row: StartRow | ResultRow; readonly club: string; readonly record: ChallengeRecord }[] = [];
  for (const { id, club: foldedClub } of await readClubs(db, ids)) {
    const record = challengeByEntry.get(id);
    if (record === undefined) continue;
    const result = await findRowOfClub(db, 'result_row', record.oid, foldedClub);
    const start = result === undefined ? await findRowOfClub(db, 'start_row', record.oid, foldedClub) : undefined;
    const row = result !== undefined ? parseResult(result) : start === undefined ? undefined : parseEntry(start);
    if (row?.club !== undefined) found.push({ row, club: row.club, record });
  }
  return found;
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
  const events: SearchAnswer['events'] = [];
  for (const { id, oid, name } of await readEvents(db, ids)) {
    const record = challengeByEntry.get(id);
    if (record === undefined) continue;
    const mask = await readNameMask(db, record.oid);
    events.push({ gOID: oid, group: mask.value(name), challenge: presentFoundChallenge(record) });
  }
  return events;
}
