import { formatGroupByUid, formatNation, isFrenchZone, type Language } from 'shared-domain';
import type { SearchAnswer } from 'shared-domain/contract';
import type { RecentPage } from 'shared-domain/platform';

/** An option of the search: a page to go to (`href`), or an action such as showing more (`act`). */
export interface SearchOption {
  readonly key: string;
  readonly title: string;
  readonly sub: string;
  readonly href?: string;
  readonly act?: () => void;
}

type FormatDay = (date: string) => string;

const buildChallengePath = (oid: string): string => `/challenge/${encodeURIComponent(oid)}`;

const joinParts = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

const createLinkOption = (href: string, title: string, sub: string): SearchOption => ({
  key: `${href} ${title} ${sub}`,
  href,
  title,
  sub,
});

export const createRecentOption = ({ k, title, sub = '' }: RecentPage): SearchOption => createLinkOption(k, title, sub);

/** The id of the competition that a page belongs to. */
export function findChallengeId(pathname: string): string | undefined {
  const oid = /^\/challenge\/([^/]+)/.exec(pathname)?.[1];
  return oid === undefined ? undefined : decodeURIComponent(oid);
}

export const listCompetitionOptions = (
  { challenges }: Pick<SearchAnswer, 'challenges'>,
  formatDay: FormatDay,
): SearchOption[] =>
  challenges.map(({ oid, name, date, place, region, tz }) =>
    // One abroad has a French region for the lists only.
    createLinkOption(
      buildChallengePath(oid),
      name,
      joinParts(formatDay(date), place ?? (isFrenchZone(tz) ? region : undefined)),
    ),
  );

const MAX_EVENTS = 3;

/** Athletes, one option for each competition: it opens the athlete's page, or the lists of their first event where they have none. */
export function listAthleteOptions(
  { athletes }: Pick<SearchAnswer, 'athletes'>,
  formatDay: FormatDay,
  isOneCompetition: boolean,
  language: Language,
): SearchOption[] {
  return athletes.flatMap(({ last, first, bib, auid, club, events, challenge }) => {
    const title = `${last} ${first}`.trim() || (bib ?? '');
    const challengePath = buildChallengePath(challenge.oid);
    const [event] = events;
    if (event === undefined) return [];
    const path = auid === undefined ? `group/${encodeURIComponent(event.gOID)}` : `athlete/${encodeURIComponent(auid)}`;
    const groups = events.slice(0, MAX_EVENTS).map((one) => formatGroupByUid(one, language));
    return [
      createLinkOption(
        `${challengePath}/${path}`,
        title,
        isOneCompetition
          ? joinParts(club, ...groups)
          : joinParts(club, ...groups, challenge.name, formatDay(challenge.date)),
      ),
    ];
  });
}

/** A club's option opens the list of its members. */
export const listClubOptions = ({ clubs }: Pick<SearchAnswer, 'clubs'>, formatDay: FormatDay): SearchOption[] =>
  clubs.map(({ oid, club, challenge }) =>
    createLinkOption(
      `${buildChallengePath(challenge.oid)}/teammembers/${encodeURIComponent(oid)}`,
      club,
      joinParts(challenge.name, formatDay(challenge.date)),
    ),
  );

/** A nation's option opens the list of its athletes. An older server tells none. */
export const listNationOptions = (
  { nations = [] }: Partial<Pick<SearchAnswer, 'nations'>>,
  formatDay: FormatDay,
  language: Language,
): SearchOption[] =>
  nations.map(({ oid, country, challenge }) =>
    createLinkOption(
      `${buildChallengePath(challenge.oid)}/teammembers/${encodeURIComponent(oid)}`,
      `${formatNation(country, language)} (${country})`,
      joinParts(challenge.name, formatDay(challenge.date)),
    ),
  );

/** An event's option opens its lists. */
export const listEventOptions = (
  { events }: Pick<SearchAnswer, 'events'>,
  formatDay: FormatDay,
  isOneCompetition: boolean,
  language: Language,
): SearchOption[] =>
  events.map(({ gOID, challenge, ...event }) =>
    createLinkOption(
      `${buildChallengePath(challenge.oid)}/group/${encodeURIComponent(gOID)}`,
      formatGroupByUid(event, language),
      isOneCompetition ? '' : joinParts(challenge.name, formatDay(challenge.date)),
    ),
  );
