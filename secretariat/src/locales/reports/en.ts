import type { reportsFr } from './fr.ts';

export const reportsEn = {
  'reports.about.all': 'The whole event',
  'reports.card.paddle': 'Paddle {{symbol}}',
  'reports.card.red': 'Red card {{symbol}}',
  'reports.decided': '{{decision}} ({{time}})',
  'reports.filter': 'Reports shown',
  'reports.filter.all': 'All',
  'reports.filter.open': 'To decide',
  'reports.from': 'Seen by',
  'reports.from.judge': 'Judge {{number}}',
  'reports.none': 'No report',
  'reports.none.help': 'What the consoles of umpires, walk judges and the referee note is shown here.',
  'reports.none.open': 'No report awaits the referee',
  'reports.ruling': 'Decision',
  'reports.time': 'Time',
  'reports.trial': 'Event',
  'reports.waiting': 'Awaits the referee',
  'reports.what': 'Report',
  'reports.who': 'Athlete',
} as const satisfies Record<keyof typeof reportsFr, string>;
