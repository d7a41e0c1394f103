import type { outlookFr } from './fr.ts';

export const outlookEn: Readonly<Record<keyof typeof outlookFr, string>> = {
  'chase.mark': '({{mark}} done)',
  'chase.pass': 'to pass {{name}}',
  'chase.pb': '(PB {{mark}})',
  'chase.sb': '(SB {{mark}})',
  'chase.title': 'Before the {{event}}',
  'outlook.attempt.1': 'at the first attempt',
  'outlook.attempt.2': 'by the 2nd attempt',
  'outlook.cleared': '{{name}} clears {{height}}',
  'outlook.failed': '{{name}} fails at {{height}}',
  'outlook.final': 'to make the final',
  'outlook.following': 'Then',
  'outlook.foul': '{{name}}: no mark',
  'outlook.last': 'Last attempt',
  'outlook.lead': 'to lead',
  'outlook.leads': 'Leading with {{mark}}',
  'outlook.place': '{{place}} with {{mark}}',
  'outlook.podium': 'for the podium',
  'outlook.say.attempt': 'attempt {{n}}',
  'outlook.say.bar': 'bar at {{height}}',
  'outlook.sharesLead': 'Tied for the lead with {{mark}}',
};
