import type { listsFr } from './fr.ts';

export const listsEn: Readonly<Record<keyof typeof listsFr, string>> = {
  'challenges.col.date': 'Date',
  'challenges.col.federation': 'Fed.',
  'challenges.col.federation.long': 'Federation',
  'challenges.col.kind': 'Type',
  'challenges.col.name': 'Competition',
  'challenges.col.place': 'Venue',
  'challenges.col.state': 'State',
  'challenges.resultlists_one': '{{count}} result list',
  'challenges.resultlists_other': '{{count}} result lists',
  'challenges.startlists_one': '{{count}} start list',
  'challenges.startlists_other': '{{count}} start lists',
  'day.choose': 'Choose a day',
  'home.live_one': '{{count}} competition live',
  'home.live_other': '{{count}} competitions live',
  'home.search': 'Athlete, club, event, bib…',
  'week.last': 'Last week',
  'week.next': 'Next week',
  'week.of': 'Week of {{day}}',
  'week.this': 'This week',
};
