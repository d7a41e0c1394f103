import type { DESK_FR } from '../fr/desk.ts';

export const DESK_EN: Readonly<Record<keyof typeof DESK_FR, string>> = {
  'desk.added': 'Secretariat, added: {{who}}, after {{after}}.',
  'desk.removed': 'Secretariat: {{who}} is no longer on the list.',
  'desk.scratched': 'Secretariat: {{bib}} is scratched. Nobody waits any more.',
  'desk.absent': 'Secretariat: {{bib}} was absent at the call. Nobody waits.',
  'desk.back': 'Secretariat: {{bib}} competes again.',
  'desk.bib': 'Secretariat: {{old}} is now {{bib}}.',
  'desk.order': 'Secretariat, new order: {{bibs}}.',
  'desk.heights': 'Secretariat, announced heights: {{heights}}.',
  'desk.cell': 'Secretariat, {{bib}} at {{bar}}: {{desk}} (you: {{own}}). Its value counts.',
  'desk.attempt': 'Secretariat, {{bib}}, attempt {{n}}: {{desk}} (you: {{own}}). Its value counts.',
  'desk.mark': 'Secretariat, {{bib}}: {{desk}} (you: {{own}}). Its value counts.',
  'desk.qualifying': 'Secretariat, qualification: {{change}}.',
  'desk.equipment': 'Secretariat, implement or hurdles: {{change}}.',
  'desk.cuts': 'Secretariat, how many go on (after the attempt): {{change}}.',
  'desk.status': 'Secretariat: the event is “{{state}}”.',
};
