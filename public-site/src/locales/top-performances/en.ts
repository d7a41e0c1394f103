import type { topFr } from './fr.ts';

export const topEn: Readonly<Record<keyof typeof topFr, string>> = {
  'top.count_one': '{{count}} mark',
  'top.count_other': '{{count, number}} marks',
  'top.family': 'All event groups',
  'top.nobody': 'No marks match this choice.',
  'top.note': 'In order of points. Each athlete’s best mark in each event.',
};
