import type { raceFr } from './fr.ts';

export const raceEn: Record<keyof typeof raceFr, string> = {
  'race.bib.none': 'No bib {{bib}} in this race.',
  'race.count_one': '{{count}} runner',
  'race.count_other': '{{count, number}} runners',
  'race.none': 'No runners match.',
  'race.own': 'the bib you searched for',
  'race.printed': 'Rows printed: {{shown, number}} of {{total, number}}. Full list:',
  'race.search': 'Name, club or bib',
};
