import { foldText, matchesName } from 'shared-domain';
import type { ChallengeLine } from 'shared-domain/contract';
import type { RecentPage } from 'shared-domain/platform';
import type { FoundIn } from './search-api.ts';

/** What can be chosen in the search: where it leads and what it says. */
export interface SearchOption {
  readonly href: string;
  readonly title: string;
  readonly sub: string;
}

const MOST_COMPETITIONS = 8;
const MOST_ATHLETES = 12;
const MOST_EVENTS = 3;
const MOST_CLUBS = 6;

const challengePath = (oid: string): string => `/challenge/${encodeURIComponent(oid)}`;

const line = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

export const recentOption = ({ k, title, sub = '' }: RecentPage): SearchOption => ({ href: k, title, sub });

/** Names that begin with what is typed before those that only hold it. */
function beginningFirst(options: readonly SearchOption[], typed: string): readonly SearchOption[] {
  const [first = ''] = foldText(typed).split(' ');
  const begins = ({ title }: SearchOption) => ` ${foldText(title)}`.includes(` ${first}`);
  return [...options.filter(begins), ...options.filter((option) => !begins(option))];
}

/** Competitions by name, place, region or organiser, the latest first. */
export function competitionOptions(
  challenges: readonly ChallengeLine[],
  typed: string,
  day: (date: string) => string,
): readonly SearchOption[] {
  return challenges
    .filter(({ name, place = '', region, org }) => matchesName(`${name} ${place} ${region} ${org.name}`, typed))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, MOST_COMPETITIONS)
    .map(({ oid, name, date, place, region }) => ({
      href: challengePath(oid),
      title: name,
      sub: line(day(date), place ?? region),
    }));
}

/** One line for each event of each athlete: it leads to where their name stands. `names` are said where there are several. */
export function athleteOptions(
  found: readonly FoundIn[],
  names: ReadonlyMap<string, string>,
  typed: string,
): readonly SearchOption[] {
  const options = found.flatMap(({ chOID, answer }) =>
    answer.athletes.flatMap(({ last, first, club, events }) =>
      events.slice(0, MOST_EVENTS).map(({ gOID, group }) => ({
        href: `${challengePath(chOID)}/group/${encodeURIComponent(gOID)}`,
        title: `${last} ${first}`.trim(),
        sub: line(group, club, found.length > 1 ? names.get(chOID) : undefined),
      })),
    ),
  );
  return beginningFirst(options, typed).slice(0, MOST_ATHLETES);
}

/** A club leads to its members. */
export function clubOptions(
  found: readonly FoundIn[],
  names: ReadonlyMap<string, string>,
  typed: string,
): readonly SearchOption[] {
  const options = found.flatMap(({ chOID, answer }) =>
    answer.clubs.map(({ oid, club }) => ({
      href: `${challengePath(chOID)}/teammembers/${encodeURIComponent(oid)}`,
      title: club,
      sub: names.get(chOID) ?? '',
    })),
  );
  return beginningFirst(options, typed).slice(0, MOST_CLUBS);
}
