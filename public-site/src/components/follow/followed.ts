import { foldText, isAthleteId } from 'shared-domain';

/** An athlete of a list, with what identifies them in other lists. */
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

/** One event of a competition, which is named too. */
export interface FollowedEvent {
  readonly kind: 'event';
  readonly chOID: string;
  readonly gOID: string;
  readonly name: string;
  readonly challenge: string;
}

export type Followable = FollowedAthlete | FollowedClub | FollowedChallenge | FollowedEvent;

/** Whether an item takes part in events: an athlete or a club. */
export const isEntrant = ({ kind }: Followable): boolean => kind === 'athlete' || kind === 'club';

/** `t`: when it was followed (ms since 1970); `seen`: competitions that list it, the last visited first. */
export type Followed = Followable & { readonly t: number; readonly seen: readonly string[] };

/** The unique key of an item: athletes of the same name differ by club, or by country where they have no club. */
export function buildFollowKey(item: Followable): string {
  switch (item.kind) {
    case 'athlete':
      return `a ${buildNameKey(item)} | ${foldText(item.club ?? item.country ?? '')}`;
    case 'club':
      return `c ${foldText(item.name)}`;
    case 'challenge':
      return `m ${item.chOID}`;
    case 'event':
      return `e ${item.chOID} ${item.gOID}`;
  }
}

/** Last and first name without accents or case. */
export const buildNameKey = ({ last, first }: Pick<FollowedAthlete, 'last' | 'first'>): string =>
  foldText(`${last} ${first}`);

/** Undefined where one of the two is missing. */
function haveSameText(one: string | undefined, other: string | undefined): boolean | undefined {
  if (one === undefined || other === undefined || one === '' || other === '') return undefined;
  return foldText(one) === foldText(other);
}

type Person = Omit<FollowedAthlete, 'kind'>;

/** Whether the organiser sent an athlete id: the server makes missing ones from name and club, which prove nothing more. */
const isSent = (auid: string | undefined): auid is string => auid !== undefined && !isAthleteId(auid);

/** Whether two rows are the same person: by athlete id, else by name and club, else by name and country. */
export function isSamePerson(one: Person, other: Person): boolean {
  if (isSent(one.auid) && isSent(other.auid)) return one.auid === other.auid;
  if (buildNameKey(one) !== buildNameKey(other)) return false;
  return haveSameText(one.club, other.club) ?? haveSameText(one.country, other.country) ?? true;
}
