import { foldText, searchWords } from 'shared-domain';
import type { SuggestionAnswer } from 'shared-domain/contract';
import type { suggestionQuery } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal, refusalAt } from '../../base/refusal.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import { readNameMask } from '../../store/lists/name-masks.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import {
  findKnownClubs,
  findKnownRows,
  type KnownChallenge,
  type KnownRow,
  listNewestChallenges,
} from '../../store/search/known-people.ts';
import type { Context } from '../context/context.ts';
import type { Licence } from '../licences/licence-file.ts';
import { groupByAthlete, mergePerson, type Named } from './same-athlete.ts';

type Known = SuggestionAnswer['athletes'][number];

/** People that are proposed at once. */
const MAX_PEOPLE = 8;

interface Source {
  readonly sent: Named;
  readonly from?: KnownChallenge;
  readonly licensed: boolean;
}

/** A result is shown with `club`, an entry is sent with `clubName`. */
function readRow({ body, challenge }: KnownRow): Source[] {
  const { club, ...sent } = JSON.parse(body) as SentStart & { club?: string };
  if (sent.relay !== undefined || !sent.last) return [];
  return [{ sent: { ...sent, clubName: sent.clubName ?? club }, from: challenge, licensed: false }];
}

const readLicence = ({ last, first, dob, sex, club, number }: Licence): Source => ({
  sent: { last, first, dob, sex, clubName: club, auid: number },
  licensed: true,
});

/** A person as the newest competition says, completed by older ones and by the file of licences. */
function presentKnown(sources: readonly Source[], chOID: string): Known {
  const people = sources.map(({ sent }) => sent);
  // A bib is of its competition; so is a category, which the birth date gives anew.
  const bib = sources.find(({ from }) => from?.oid === chOID)?.sent.bib;
  const { category, ...person } = mergePerson(people);
  const from = sources.find((one) => one.from !== undefined)?.from;
  return {
    ...person,
    ...(person.dob === undefined && category !== undefined && { category }),
    ...(bib !== undefined && { bib }),
    ...(from !== undefined && { from }),
    licensed: sources.some(({ licensed }) => licensed),
  };
}

/**
 * People and clubs that a name being typed may mean: those of this competition and of the others of its organisation, and those of
 * the operator's file of licences. Nobody else's competitions are searched, and no hidden athlete is proposed.
 */
export async function findKnown(
  ctx: Context,
  chOID: string,
  { q, what }: z.output<typeof suggestionQuery>,
): Promise<SuggestionAnswer> {
  const words = searchWords(q);
  if (words.length === 0) throw refusalAt('invalid request', 'query.q', '3 letters at least are searched');
  const { db } = ctx.store;
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw refusal('not found', `there is no challenge ${chOID}`);
  const all = await listNewestChallenges(db, challenge.organisation);
  const own = all.filter(({ oid }) => oid === chOID);
  const challenges = [...own, ...all.filter(({ oid }) => oid !== chOID)];
  const licences = what === 'clubs' ? [] : await ctx.licences.find(q);
  const rows = what === 'clubs' ? [] : await findKnownRows(db, challenges, words);
  const mask = await readNameMask(db, chOID);
  const isHidden = ({ sent: { last = '', first } }: Source) => mask.value({ last, first }).last !== last;
  const sources = [...rows.flatMap(readRow), ...licences.map(readLicence)].filter((source) => !isHidden(source));
  const people = groupByAthlete(sources);
  const clubs = what === 'athletes' ? [] : await findKnownClubs(db, challenges, words);
  const written = clubs.flatMap((body) => (JSON.parse(body) as SentStart).clubName ?? []);
  return {
    athletes: people.slice(0, MAX_PEOPLE).map((own) => presentKnown(own, chOID)),
    clubs: [...new Map(written.map((club) => [foldText(club), club])).values()],
  };
}
