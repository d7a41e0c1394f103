import { foldText } from 'shared-domain';
import {
  buildFollowKey,
  buildNameKey,
  type Followable,
  type Followed,
  type FollowedAthlete,
  isSamePerson,
} from './followed.ts';

/** A row of a list: a person, or a relay team with its members. */
export interface Entrant extends Omit<FollowedAthlete, 'kind'> {
  readonly relay?: object | undefined;
  readonly members?: readonly { readonly last: string; readonly first?: string | undefined }[] | undefined;
}

/** Looks up whether the rows of a list are followed. */
export interface FollowedIndex {
  readonly items: readonly Followed[];
  /** Number of followed athletes and clubs, without competitions. */
  readonly entrantCount: number;
  has(item: Followable): boolean;
  /** The followed item that a row matches: the athlete, else a member of the relay team, else the club. */
  findFor(row: Entrant): Followed | undefined;
}

export function buildFollowedIndex(items: readonly Followed[]): FollowedIndex {
  const people = items.filter((item) => item.kind === 'athlete');
  const byName = new Map<string, typeof people>();
  for (const athlete of people)
    byName.set(buildNameKey(athlete), [...(byName.get(buildNameKey(athlete)) ?? []), athlete]);
  const byAccount = new Map(people.flatMap((person) => (person.auid === undefined ? [] : [[person.auid, person]])));
  const clubs = new Map(items.flatMap((item) => (item.kind === 'club' ? [[foldText(item.name), item]] : [])));
  const keys = new Set(items.map(buildFollowKey));
  const entrantCount = people.length + clubs.size;

  const findPerson = (row: Omit<FollowedAthlete, 'kind'>): Followed | undefined =>
    (row.auid === undefined ? undefined : byAccount.get(row.auid)) ??
    byName.get(buildNameKey(row))?.find((athlete) => isSamePerson(athlete, row));

  return {
    items,
    entrantCount,
    has: (item) => (item.kind === 'athlete' ? findPerson(item) !== undefined : keys.has(buildFollowKey(item))),
    findFor(row) {
      if (entrantCount === 0) return undefined;
      const { club, country } = row;
      const team = club ?? country;
      const findMember = () =>
        row.members?.map(({ last, first = '' }) => findPerson({ last, first, club, country })).find((found) => found);
      return (
        (row.relay === undefined ? findPerson(row) : findMember()) ??
        (team === undefined ? undefined : clubs.get(foldText(team)))
      );
    },
  };
}
