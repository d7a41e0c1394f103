import { FLAG_OPTIONS, unpackFlag } from './flag.ts';

/** What a competition's flag decides on its pages and on the server (Q5). */
export interface ChallengeOptions {
  /** Whether the flag gives any option or points table; where false, the defaults below hold. */
  readonly hasGivenOptions: boolean;
  /** Whether its pages are live while it takes place: live panel, live badge, stream of changes. */
  readonly isFollowedLive: boolean;
  /** `unsaid` where the flag does not tell: then an entry page, if there is one, is open to all. */
  readonly registrations: 'open' | 'private' | 'closed' | 'unsaid';
  /** Whether clubs and teams have places and points. */
  readonly hasTeamRanking: boolean;
  /** Undefined where the flag does not tell. */
  readonly hasCombinedEvents: boolean | undefined;
  /** Whether the organiser declares its results official. */
  readonly isOfficial: boolean;
  /** Whether a trial needs the wind readings of its marks to become official. */
  readonly isWindRequired: boolean;
}

/**
 * The options of a flag (Q5). With a flag whose options and points table are both 0, or with an invalid one, the competition is
 * followed live and its teams are ranked.
 * @example readOptions(9 + (FLAG_OPTIONS.live << 9)).hasTeamRanking // false
 */
export function readOptions(flag: number): ChallengeOptions {
  const parts = unpackFlag(flag);
  const { options, table } = 'error' in parts ? { options: 0, table: 0 } : parts;
  const hasGivenOptions = options !== 0 || table !== 0;
  const hasOption = (option: keyof typeof FLAG_OPTIONS): boolean => (options & FLAG_OPTIONS[option]) !== 0;
  return {
    hasGivenOptions,
    isFollowedLive: !hasGivenOptions || hasOption('live'),
    registrations: findRegistrations(
      hasGivenOptions,
      hasOption('registrationsOpen'),
      hasOption('registrationsPrivate'),
    ),
    hasTeamRanking: !hasGivenOptions || hasOption('teamRanking'),
    hasCombinedEvents: hasGivenOptions ? hasOption('combinedEvents') : undefined,
    isOfficial: hasOption('resultsOfficial'),
    isWindRequired: hasOption('windRequired'),
  };
}

function findRegistrations(
  hasGivenOptions: boolean,
  isOpen: boolean,
  isPrivate: boolean,
): ChallengeOptions['registrations'] {
  if (isPrivate) return 'private';
  if (isOpen) return 'open';
  return hasGivenOptions ? 'closed' : 'unsaid';
}
