import type { WATCH_FR } from '../fr/watch.ts';

export const WATCH_EN: Readonly<Record<keyof typeof WATCH_FR, string>> = {
  'watch.lead': '{{mark}} to lead',
  'watch.podium': '{{mark}} for the podium',
  'watch.final': '{{mark}} to qualify',
  'watch.attempt.1': 'at the 1st attempt',
  'watch.attempt.2': 'at the 2nd attempt at the latest',
  'watch.record': '{{mark}} = {{record}}',
  'watch.bar': 'this bar = {{record}}',
  'doubt.named': 'Read it again: {{record}}.',
};
