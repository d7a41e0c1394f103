import type { athleteFr } from './fr.ts';

export const athleteEn: Record<keyof typeof athleteFr, string> = {
  'athlete.before': 'before {{mark}}',
  'athlete.bib': 'bib {{bib}}',
  'athlete.elsewhere': 'Other competitions',
  'athlete.inHours': 'in {{hours}} h {{minutes}}',
  'athlete.inMinutes': 'in {{minutes}} min',
  'athlete.later': 'Then',
  'athlete.next': 'Next start',
  'athlete.noneLeft': 'No other starts announced.',
  'athlete.nothing': 'No starts or results yet.',
  'athlete.points': '{{points}} points',
  'athlete.results': 'Results',
  'athlete.roundRank': 'place {{rank}} across all heats',
  'athlete.running': 'Started, result to follow.',
  'athlete.team': 'with {{team}}',
};
