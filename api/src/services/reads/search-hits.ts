import { makeTeamId } from 'shared-domain';
import type { ResultRow, SearchAnswer, StartRow } from 'shared-domain/contract';
import { presentStartRow } from '../../presenters/athlete.ts';
import { presentFoundChallenge } from '../../presenters/challenge.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { readAthletes, readClubs } from '../../store/search/find-in-index.ts';
import { findNamed, findRowOfClub } from '../../store/search/find-rows.ts';
import { athleteKey } from './challenge-lists.ts';

type Athlete = SearchAnswer['athletes'][number];
type Club = SearchAnswer['clubs'][number];
type ChallengeByEntry = ReadonlyMap<number, ChallengeRecord>;

const parseResult = (body: string): ResultRow => JSON.parse(body) as ResultRow;
const parseEntry = (body: string): StartRow => presentStartRow(JSON.parse(body) as SentStart);

/** The athletes behind an entry of the index, with their events; homonyms of one club are several. */
async function findAthletes(db: Db, record: ChallengeRecord, key: { name: string; club: string; bib: string }) {
  const found = new Map<string, Athlete>();
  const asked = { challenge: record.oid, ...key };
  const rows = [
    ...(await findNamed(db, 'result_row', asked)).map((row) => ({ ...row, said: parseResult(row.body) })),
    ...(await findNamed(db, 'start_row', asked)).map((row) => ({ ...row, said: parseEntry(row.body) })),
  ];
  for (const { said: shownRow, gOID, group } of rows) {
    const { bib, auid, last, first, club, country, category } = shownRow;
    const identity = athleteKey(shownRow);
    const fresh = {
      bib,
      auid,
      last,
      first,
      club,
      country,
      category,
      events: [],
      challenge: presentFoundChallenge(record),
    };
    const athlete: Athlete = found.get(identity) ?? fresh;
    if (!athlete.events.some((event) => event.gOID === gOID)) athlete.events.push({ gOID, group });
    found.set(identity, athlete);
  }
  return [...found.values()];
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

export async function presentClubs(
  db: Db,
  ids: readonly number[],
  challengeByEntry: ChallengeByEntry,
): Promise<Club[]> {
  const clubs: Club[] = [];
  for (const { id, club: folded } of await readClubs(db, ids)) {
    const record = challengeByEntry.get(id);
    if (record === undefined) continue;
    const result = await findRowOfClub(db, 'result_row', record.oid, folded);
    const start = result === undefined ? await findRowOfClub(db, 'start_row', record.oid, folded) : undefined;
    const shownRow = result !== undefined ? parseResult(result) : start === undefined ? undefined : parseEntry(start);
    if (shownRow?.club === undefined) continue;
    clubs.push({
      oid: shownRow.coid ?? makeTeamId(shownRow.club),
      club: shownRow.club,
      challenge: presentFoundChallenge(record),
    });
  }
  return clubs;
}
