import type { ffacodesFr } from './fr.ts';

export const ffacodesEn = {
  'ffacodes.category': 'Category',
  'ffacodes.code': 'FFA code',
  'ffacodes.copy': 'Copy',
  'ffacodes.event': 'Event',
  'ffacodes.help': 'The FFA’s code of each event of the programme; those without one come first.',
  'ffacodes.id': 'Number',
  'ffacodes.without': 'No code',
  'ffacodes.missing_one': '1 event without an FFA code: check its discipline in the programme.',
  'ffacodes.missing_other': '{{count}} events without an FFA code: check their discipline in the programme.',
  'ffacodes.missing_zero': 'All events have their FFA code.',
  'ffacodes.none': 'No events',
  'ffacodes.none.help': 'Codes come with the programme.',
  'ffacodes.what': 'FFA code of {{name}}',
  'screen.ffacodes': 'FFA codes',
} as const satisfies Record<keyof typeof ffacodesFr, string>;
