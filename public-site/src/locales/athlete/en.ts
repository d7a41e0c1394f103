import type { athleteFr } from './fr.ts';

export const athleteEn: Record<keyof typeof athleteFr, string> = {
  'athlete.before': 'previously {{mark}}',
  'athlete.bib': 'bib {{bib}}',
  'athlete.elsewhere': 'Other competitions',
  'athlete.inHours': 'in {{hours}} h {{minutes}} min',
  'athlete.inMinutes': 'in {{minutes}} min',
  'athlete.later': 'Then',
  'athlete.next': 'Next start',
  'athlete.noneLeft': 'No other starts announced.',
  'athlete.nothing': 'No starts or results yet.',
  'athlete.points_one': '{{count}} point',
  'athlete.points_other': '{{count}} points',
  'athlete.results': 'Results',
  'athlete.roundRank': '{{place}} across all heats',
  'athlete.running': 'Started, result to follow.',
  'athlete.running.field': 'Under way, result to follow.',
  'athlete.team': 'with {{team}}',
};
