import type { toolsFr } from './fr.ts';

export const toolsEn: Readonly<Record<keyof typeof toolsFr, string>> = {
  follow: 'Follow',
  'follow.all': 'Show all',
  'follow.athlete': 'Follow {{name}}',
  'follow.challenge': 'Follow the meeting {{name}}',
  'follow.club': 'Follow the club {{name}}',
  'follow.filter': 'Followed',
  'follow.mark': 'followed:',
  'follow.mark.club': 'followed club:',
  'follow.none': 'Nobody you follow in this list.',
  'follow.only': 'Only whom you follow',
  tools: 'Follow, share, print, download',
  'tools.calendar': 'Calendar',
  'tools.calendar.add': 'Add to calendar',
  'tools.csv': 'CSV',
  'tools.pdf': 'PDF',
};
