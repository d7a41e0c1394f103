import type { Surface } from '../discipline/surface.ts';

/** A relay team or a club team that is entered: `n` is its number or name, `cat` the id of its category (`CUID`, P3.6). */
export interface EnteredTeam {
  readonly oid?: string;
  readonly n?: string | number;
  readonly cat?: number;
}

/**
 * A commitment, an entry that is not yet in a heat (P3.5): `relay` a relay team, `teamTG` a club team, `auid` the athlete's id,
 * `coid` the club's, `category` the category's (`CUID`, P3.6), `odr` the order in the list. `flags` and `flg` are codes of the sending
 * software, kept unchanged. `pe` has the personal best (`pb`) and the season's best (`sb`), in ms, mm or points, and where they were made (`surface`).
 */
export interface Commitment {
  readonly relay?: EnteredTeam;
  readonly teamTG?: EnteredTeam;
  readonly auid?: string;
  readonly coid?: string;
  readonly last?: string;
  readonly first?: string;
  readonly category?: number;
  readonly country?: string;
  readonly clubName?: string;
  readonly odr?: number;
  readonly flags?: number;
  readonly flg?: string;
  readonly pe?: { readonly pb?: number; readonly sb?: number; readonly surface?: Surface };
}

/** The fields of a commitment, in the order of P3.5. */
export const COMMITMENT_FIELDS = [
  'relay',
  'teamTG',
  'auid',
  'coid',
  'last',
  'first',
  'category',
  'country',
  'clubName',
  'odr',
  'flags',
  'flg',
  'pe',
] as readonly (keyof Commitment)[];

/** Who is entered: a relay team, a club team or one athlete. */
export type EntrantKind = 'relay' | 'team' | 'athlete';

/**
 * Who is entered by a commitment: the relay team where it names one, else the club team, else an athlete.
 * @example findEntrantKind({ relay: { n: 1 } }) // 'relay'
 */
export function findEntrantKind({ relay, teamTG }: Pick<Commitment, 'relay' | 'teamTG'>): EntrantKind {
  if (relay !== undefined) return 'relay';
  return teamTG === undefined ? 'athlete' : 'team';
}
