import type { FLAG_OPTIONS } from 'shared-domain';
import type { TextKey } from '../../../locales/fr.ts';

export type FlagOption = keyof typeof FLAG_OPTIONS;

/** The text key of each option that is packed into the flag (Q5). */
export const OPTION_TEXTS: Readonly<Record<FlagOption, TextKey>> = {
  live: 'challenge.live',
  registrationsOpen: 'challenge.registrations',
  registrationsPrivate: 'challenge.registrationsPrivate',
  teamRanking: 'challenge.teams',
  combinedEvents: 'challenge.combined',
  resultsOfficial: 'challenge.official',
  windRequired: 'challenge.wind',
};

/** The choices for registration, and the options of the flag that each of them sets. */
export const REGISTRATIONS = {
  closed: [],
  open: ['registrationsOpen'],
  private: ['registrationsOpen', 'registrationsPrivate'],
} as const satisfies Readonly<Record<string, readonly FlagOption[]>>;

export type Registrations = keyof typeof REGISTRATIONS;

const isRegistrationOption = (option: FlagOption): boolean => option.startsWith('registrations');

/** The options that the form shows as checkboxes, in this order. */
export const CHECKBOX_OPTIONS = (Object.keys(OPTION_TEXTS) as FlagOption[]).filter(
  (option) => !isRegistrationOption(option),
);

/** @example findRegistrations(['live', 'registrationsOpen']) // 'open' */
export function findRegistrations(options: readonly FlagOption[]): Registrations {
  if (options.includes('registrationsPrivate')) return 'private';
  return options.includes('registrationsOpen') ? 'open' : 'closed';
}

/** The options with another choice for registration. @example setRegistrations(['live'], 'open') // ['live', 'registrationsOpen'] */
export const setRegistrations = (options: readonly FlagOption[], registrations: Registrations): FlagOption[] => [
  ...options.filter((option) => !isRegistrationOption(option)),
  ...REGISTRATIONS[registrations],
];
