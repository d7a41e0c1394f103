import { FLAG_OPTIONS, unpackFlag } from './flag.ts';

/** What a competition's flag decides on its pages and on the server (Q5). */
export interface ChallengeOptions {
  /** Whether the flag says anything of its options. */
  readonly isSaid: boolean;
  /** Its pages follow it while it takes place: live panel, live badge, stream. */
  readonly isFollowedLive: boolean;
  /** `unsaid`: an entry page is open to all where there is one. */
  readonly registrations: 'open' | 'private' | 'closed' | 'unsaid';
  /** Its clubs and teams have places and points. */
  readonly ranksTeams: boolean;
  /** `undefined` where the flag does not say whether there are combined events. */
  readonly hasCombinedEvents: boolean | undefined;
  /** The organiser declares that its results stand. */
  readonly isOfficial: boolean;
  /** No trial becomes official without the wind readings that its marks need. */
  readonly requiresWind: boolean;
}

/**
 * The options of a flag (Q5). A flag whose options and points table are both 0 says nothing of them: the competition is followed
 * live and its teams are ranked, as without options. A flag out of its range says nothing either.
 * @example readOptions(9 + (FLAG_OPTIONS.live << 9)).ranksTeams // false
 */
export function readOptions(flag: number): ChallengeOptions {
  const parts = unpackFlag(flag);
  const { options, table } = 'error' in parts ? { options: 0, table: 0 } : parts;
  const isSaid = options !== 0 || table !== 0;
  const has = (option: keyof typeof FLAG_OPTIONS): boolean => (options & FLAG_OPTIONS[option]) !== 0;
  return {
    isSaid,
    isFollowedLive: !isSaid || has('live'),
    registrations: findRegistrations(isSaid, has('registrationsOpen'), has('registrationsPrivate')),
    ranksTeams: !isSaid || has('teamRanking'),
    hasCombinedEvents: isSaid ? has('combinedEvents') : undefined,
    isOfficial: has('resultsOfficial'),
    requiresWind: has('windRequired'),
  };
}

function findRegistrations(isSaid: boolean, isOpen: boolean, isPrivate: boolean): ChallengeOptions['registrations'] {
  if (isPrivate) return 'private';
  if (isOpen) return 'open';
  return isSaid ? 'closed' : 'unsaid';
}
