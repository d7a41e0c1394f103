import type { SearchAnswer } from 'shared-domain/contract';
import type { RecentPage } from 'shared-domain/platform';

/** What can be chosen in the search: a page with what it says, or more of a list. */
export interface SearchOption {
  readonly key: string;
  readonly title: string;
  readonly sub: string;
  readonly href?: string;
  readonly act?: () => void;
}

type Day = (date: string) => string;

const challengePath = (oid: string): string => `/challenge/${encodeURIComponent(oid)}`;

const line = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

const link = (href: string, title: string, sub: string): SearchOption => ({
  key: `${href} ${title} ${sub}`,
  href,
  title,
  sub,
});

export const recentOption = ({ k, title, sub = '' }: RecentPage): SearchOption => link(k, title, sub);

/** The competition that a page belongs to. */
export function competitionAt(pathname: string): string | undefined {
  const oid = /^\/challenge\/([^/]+)/.exec(pathname)?.[1];
  return oid === undefined ? undefined : decodeURIComponent(oid);
}

export const competitionOptions = ({ challenges }: Pick<SearchAnswer, 'challenges'>, day: Day): SearchOption[] =>
  challenges.map(({ oid, name, date, place, region }) =>
    link(challengePath(oid), name, line(day(date), place ?? region)),
  );

const MAX_EVENTS = 3;

/**
 * Athletes: in one competition a line for each event, which leads to where their name stands; over all of them a line for each
 * competition, which says where and when.
 */
export function athleteOptions({ athletes }: Pick<SearchAnswer, 'athletes'>, day: Day, isOne: boolean): SearchOption[] {
  return athletes.flatMap(({ last, first, bib, club, events, challenge }) => {
    const title = `${last} ${first}`.trim() || (bib ?? '');
    const lines = events.slice(0, isOne ? MAX_EVENTS : 1);
    return lines.map(({ gOID, group }) =>
      link(
        `${challengePath(challenge.oid)}/group/${encodeURIComponent(gOID)}`,
        title,
        isOne ? line(group, club) : line(club, group, challenge.name, day(challenge.date)),
      ),
    );
  });
}

/** A club leads to its members. */
export const clubOptions = ({ clubs }: Pick<SearchAnswer, 'clubs'>, day: Day): SearchOption[] =>
  clubs.map(({ oid, club, challenge }) =>
    link(
      `${challengePath(challenge.oid)}/teammembers/${encodeURIComponent(oid)}`,
      club,
      line(challenge.name, day(challenge.date)),
    ),
  );
