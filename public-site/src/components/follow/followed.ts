import { foldText, isAthleteId } from 'shared-domain';

/** Somebody of a list, as far as it takes to know them again in another one. */
export interface FollowedAthlete {
  readonly kind: 'athlete';
  readonly last: string;
  readonly first: string;
  readonly auid?: string | undefined;
  readonly club?: string | undefined;
  readonly country?: string | undefined;
}

export interface FollowedClub {
  readonly kind: 'club';
  readonly name: string;
}

export interface FollowedChallenge {
  readonly kind: 'challenge';
  readonly chOID: string;
  readonly name: string;
}

export type Followable = FollowedAthlete | FollowedClub | FollowedChallenge;

/** What the reader follows, since when (ms), and the competitions where it was seen, the last one first. */
export type Followed = Followable & { readonly t: number; readonly seen: readonly string[] };

/** One name for each: a homonym of another club, else of another country, is another person. */
export function followKey(item: Followable): string {
  switch (item.kind) {
    case 'athlete':
      return `a ${nameKey(item)} | ${foldText(item.club ?? item.country ?? '')}`;
    case 'club':
      return `c ${foldText(item.name)}`;
    case 'challenge':
      return `m ${item.chOID}`;
  }
}

/** A surname and a first name without accents or case. */
export const nameKey = ({ last, first }: Pick<FollowedAthlete, 'last' | 'first'>): string =>
  foldText(`${last} ${first}`);

/** Undefined where one of both does not say it. */
function agree(one: string | undefined, other: string | undefined): boolean | undefined {
  if (one === undefined || other === undefined || one === '' || other === '') return undefined;
  return foldText(one) === foldText(other);
}

type Person = Omit<FollowedAthlete, 'kind'>;

/** Whether an athlete id was sent; one that the server made from a name and a club says no more than these. */
const isSent = (auid: string | undefined): auid is string => auid !== undefined && !isAthleteId(auid);

/** Whether two rows of different lists are one person: by their account, else by name and club, else by name and country. */
export function isSamePerson(one: Person, other: Person): boolean {
  if (isSent(one.auid) && isSent(other.auid)) return one.auid === other.auid;
  if (nameKey(one) !== nameKey(other)) return false;
  return agree(one.club, other.club) ?? agree(one.country, other.country) ?? true;
}
