import { foldText } from 'shared-domain';
import { type Followable, type Followed, type FollowedAthlete, followKey, isSamePerson, nameKey } from './followed.ts';

/** A row of a list: a person, or a relay team with its members. */
export interface Entrant extends Omit<FollowedAthlete, 'kind'> {
  readonly relay?: object | undefined;
  readonly members?: readonly { readonly last: string; readonly first?: string | undefined }[] | undefined;
}

/** Looks up whether the rows of a list are followed. */
export interface FollowBook {
  readonly items: readonly Followed[];
  /** Number of followed athletes and clubs, without competitions. */
  readonly entrants: number;
  has(item: Followable): boolean;
  /** The followed item that a row matches: the athlete, else a member of the relay team, else the club. */
  of(row: Entrant): Followed | undefined;
}

export function followBook(items: readonly Followed[]): FollowBook {
  const people = items.filter((item) => item.kind === 'athlete');
  const byName = new Map<string, typeof people>();
  for (const one of people) byName.set(nameKey(one), [...(byName.get(nameKey(one)) ?? []), one]);
  const byAccount = new Map(people.flatMap((person) => (person.auid === undefined ? [] : [[person.auid, person]])));
  const clubs = new Map(items.flatMap((item) => (item.kind === 'club' ? [[foldText(item.name), item]] : [])));
  const keys = new Set(items.map(followKey));
  const entrants = people.length + clubs.size;

  const person = (row: Omit<FollowedAthlete, 'kind'>): Followed | undefined =>
    (row.auid === undefined ? undefined : byAccount.get(row.auid)) ??
    byName.get(nameKey(row))?.find((each) => isSamePerson(each, row));

  return {
    items,
    entrants,
    has: (item) => (item.kind === 'athlete' ? person(item) !== undefined : keys.has(followKey(item))),
    of(row) {
      if (entrants === 0) return undefined;
      const { club, country } = row;
      const team = club ?? country;
      const member = () =>
        row.members?.map(({ last, first = '' }) => person({ last, first, club, country })).find((found) => found);
      return (
        (row.relay === undefined ? person(row) : member()) ??
        (team === undefined ? undefined : clubs.get(foldText(team)))
      );
    },
  };
}
