import type { registerFr } from './fr.ts';

export const registerEn: Readonly<Record<keyof typeof registerFr, string>> = {
  'entry.age_one': 'The athlete’s category is none of “{{name}}”.',
  'entry.age_other': 'At least one athlete is of no category of “{{name}}”.',
  'entry.athletes_one': '1 athlete',
  'entry.athletes_other': '{{count}} athletes',
  'entry.event': 'Event',
  'entry.event.age': '{{name}} (another category)',
  'entry.list': 'List',
  'entry.move': 'Move to another event…',
  'entry.move.act': 'Move',
  'entry.move.none': 'No other event of the programme is open to that sex.',
  'entry.move.title': 'Move to another event: {{who}}',
};
