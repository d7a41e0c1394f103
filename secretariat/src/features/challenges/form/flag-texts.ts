import type { FLAG_OPTIONS } from 'shared-domain';
import type { TextKey } from '../../../locales/fr.ts';

export type FlagOption = keyof typeof FLAG_OPTIONS;

/** The name of each option that the flag packs (Q5). */
export const OPTION_TEXTS: Readonly<Record<FlagOption, TextKey>> = {
  live: 'challenge.live',
  registrationsOpen: 'challenge.registrations',
  registrationsPrivate: 'challenge.registrationsPrivate',
  teamRanking: 'challenge.teams',
  combinedEvents: 'challenge.combined',
  resultsOfficial: 'challenge.official',
  windRequired: 'challenge.wind',
};

/** How a competition is entered, as the form offers it, and the options that say so. */
export const REGISTRATIONS = {
  closed: [],
  open: ['registrationsOpen'],
  private: ['registrationsOpen', 'registrationsPrivate'],
} as const satisfies Readonly<Record<string, readonly FlagOption[]>>;

export type Registrations = keyof typeof REGISTRATIONS;

const isOfRegistration = (option: FlagOption): boolean => option.startsWith('registrations');

/** The options that the form shows as boxes, in its order. */
export const BOXES = (Object.keys(OPTION_TEXTS) as FlagOption[]).filter((option) => !isOfRegistration(option));

/** @example findRegistrations(['live', 'registrationsOpen']) // 'open' */
export function findRegistrations(options: readonly FlagOption[]): Registrations {
  if (options.includes('registrationsPrivate')) return 'private';
  return options.includes('registrationsOpen') ? 'open' : 'closed';
}

/** The options with another way to enter. @example withRegistrations(['live'], 'open') // ['live', 'registrationsOpen'] */
export const withRegistrations = (options: readonly FlagOption[], registrations: Registrations): FlagOption[] => [
  ...options.filter((option) => !isOfRegistration(option)),
  ...REGISTRATIONS[registrations],
];
