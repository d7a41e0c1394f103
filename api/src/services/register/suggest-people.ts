import { findCategorySex, foldText, isBib, isSearchable, type SearchWord } from 'shared-domain';
import type { SuggestionAnswer } from 'shared-domain/contract';
import type { suggestionQuery } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal, refusalAt } from '../../base/refusal.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readNameMask } from '../../store/lists/name-masks.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import {
  type ChallengeRow,
  findKnownClubs,
  findKnownRows,
  findRowsOfBib,
  listNewestChallenges,
  type NewestChallenge,
} from '../../store/search/known-people.ts';
import type { Context } from '../context/context.ts';
import type { Licence } from '../licences/licence-file.ts';
import { groupByAthlete, mergePerson, type PersonFields } from './same-athlete.ts';

type SuggestedAthlete = SuggestionAnswer['athletes'][number];

/** Athletes suggested at once. */
const MAX_PEOPLE = 8;

interface PersonSource {
  readonly sent: PersonFields;
  readonly from?: NewestChallenge;
  readonly licensed: boolean;
}

/** Reads a stored row: results have the club as `club`, entries as `clubName`. */
function readRow({ body, challenge }: ChallengeRow): PersonSource[] {
  const { club, ...sent } = JSON.parse(body) as SentStart & { club?: string };
  if (sent.relay !== undefined || !sent.last) return [];
  return [{ sent: { ...sent, clubName: sent.clubName ?? club }, from: challenge, licensed: false }];
}

const readLicence = ({ last, first, dob, sex, club, number }: Licence): PersonSource => ({
  sent: { last, first, dob, sex, clubName: club, auid: number },
  licensed: true,
});

/** A person as the newest competition has it, completed from older ones and from the file of licences. */
function presentPerson(sources: readonly PersonSource[], chOID: string): SuggestedAthlete {
  const people = sources.map(({ sent }) => sent);
  // Bibs of other competitions are not suggested, nor categories where a birth date gives the current one; the sex that they said stays.
  const bib = sources.find(({ from }) => from?.oid === chOID)?.sent.bib;
  const { category, ...person } = mergePerson(people);
  const from = sources.find((one) => one.from !== undefined)?.from;
  const sex = person.sex ?? findCategorySex(category);
  return {
    ...person,
    ...(sex !== undefined && { sex }),
    ...(person.dob === undefined && category !== undefined && { category }),
    ...(bib !== undefined && { bib }),
    ...(from !== undefined && { from }),
    licensed: sources.some(({ licensed }) => licensed),
  };
}

/** At most so many words of a name are looked for. */
const MAX_WORDS = 8;
const MIN_BEGINNING_LETTERS = 3;

/** Words of a name being typed: a short one is a whole word («US»), unless it is the last, which may go on («US V»). */
function splitName(typedName: string): SearchWord[] {
  const texts = foldText(typedName)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((text) => text !== '')
    .slice(0, MAX_WORDS);
  const isShort = (text: string) => /^\d+$/.test(text) || text.length < MIN_BEGINNING_LETTERS;
  return texts.map((text, index) => ({ text, isWhole: isShort(text) && index < texts.length - 1 }));
}

/** Rows of the athlete with a bib of this competition, and of those whose names match. */
async function findRows(
  db: Db,
  chOID: string,
  challenges: readonly NewestChallenge[],
  q: string,
): Promise<ChallengeRow[]> {
  const own = challenges.find(({ oid }) => oid === chOID);
  const withBib = own === undefined || !isBib(q) ? [] : await findRowsOfBib(db, own, q.trim());
  return [...withBib, ...(isSearchable(q) ? await findKnownRows(db, challenges, splitName(q)) : [])];
}

/**
 * Suggests people and clubs for a name, or the bib, being typed: from this competition, others of its organisation and the operator's file of
 * licences. Other organisations' competitions are not searched, and hidden athletes are left out. Nothing typed and clubs alone gives all
 * clubs, which a file of entries is compared with.
 */
export async function suggestPeople(
  ctx: Context,
  chOID: string,
  { q, what }: z.output<typeof suggestionQuery>,
): Promise<SuggestionAnswer> {
  const areAllClubs = what === 'clubs' && q.trim() === '';
  if (!isSearchable(q) && !isBib(q) && !areAllClubs)
    throw refusalAt('invalid request', 'query.q', '3 letters at least are searched');
  const { db } = ctx.store;
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw refusal('not found', `there is no challenge ${chOID}`);
  const allChallenges = await listNewestChallenges(db, challenge.organisation);
  const ownChallenges = allChallenges.filter(({ oid }) => oid === chOID);
  const challenges = [...ownChallenges, ...allChallenges.filter(({ oid }) => oid !== chOID)];
  const licences = what === 'clubs' || !isSearchable(q) ? [] : await ctx.licences.find(q);
  const rows = what === 'clubs' ? [] : await findRows(db, chOID, challenges, q);
  const mask = await readNameMask(db, chOID);
  const isHidden = ({ sent: { last = '', first } }: PersonSource) => mask.value({ last, first }).last !== last;
  const sources = [...rows.flatMap(readRow), ...licences.map(readLicence)].filter((source) => !isHidden(source));
  const people = groupByAthlete(sources);
  const hasClubs = areAllClubs || (what !== 'athletes' && isSearchable(q));
  const clubs = hasClubs ? await findKnownClubs(db, challenges, areAllClubs ? [] : splitName(q)) : [];
  const clubNames = clubs.flatMap((body) => (JSON.parse(body) as SentStart).clubName ?? []);
  return {
    athletes: people.slice(0, MAX_PEOPLE).map((personSources) => presentPerson(personSources, chOID)),
    clubs: [...new Map(clubNames.map((club) => [foldText(club), club])).values()],
  };
}
