import type { FLAG_OPTIONS } from 'shared-domain';
import type { TextKey } from '../../../locales/fr.ts';

export type FlagOption = keyof typeof FLAG_OPTIONS;

/** The name of each option that the flag packs (Q5), in the order of the form. */
export const OPTION_TEXTS: Readonly<Record<FlagOption, TextKey>> = {
  live: 'challenge.live',
  registrationsOpen: 'challenge.registrations',
  registrationsPrivate: 'challenge.registrationsPrivate',
  teamRanking: 'challenge.teams',
  combinedEvents: 'challenge.combined',
  resultsOfficial: 'challenge.official',
  windRequired: 'challenge.wind',
};
