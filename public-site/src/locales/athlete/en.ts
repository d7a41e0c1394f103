import type { athleteFr } from './fr.ts';

export const athleteEn: Record<keyof typeof athleteFr, string> = {
  'athlete.before': 'before {{mark}}',
  'athlete.bib': 'bib {{bib}}',
  'athlete.elsewhere': 'Other competitions',
  'athlete.inHours': 'in {{hours}} h {{minutes}}',
  'athlete.inMinutes': 'in {{minutes}} min',
  'athlete.later': 'Then',
  'athlete.next': 'Next start',
  'athlete.noneLeft': 'No other start announced.',
  'athlete.nothing': 'No start and no result so far.',
  'athlete.page': 'All starts and results',
  'athlete.points': '{{points}} points',
  'athlete.results': 'Results',
  'athlete.roundRank': 'place {{rank}} over all heats',
  'athlete.running': 'Started, the result follows.',
  'athlete.team': 'with {{team}}',
};
