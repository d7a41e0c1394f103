import type { whyFr } from './fr.ts';

export const whyEn: Readonly<Record<keyof typeof whyFr, string>> = {
  'why.ahead': 'Ahead:',
  'why.alone': 'The only ranked result of this list.',
  'why.behind': 'Behind:',
  'why.countback': '{{name}}, same best attempt; best attempt no. {{nth}}: {{other}} against {{own}}.',
  'why.failures.all': '{{name}}, same height, equal failures at {{height}}; total failures: {{other}} against {{own}}.',
  'why.failures.height': '{{name}}, same height; failures at {{height}}: {{other}} against {{own}}.',
  'why.guest': 'Guest: ranked separately.',
  'why.judge': 'Place given by the judge. {{why}}',
  'why.jumpOff': '{{name}}, in the jump-off at {{height}}: {{other}} against {{own}}.',
  'why.mark': '{{name}}, {{other}} against {{own}}.',
  'why.notShown': 'Those placed just ahead and just behind are not shown here.',
  'why.outOfCompetition': 'Not for competition: ranked separately.',
  'why.photo': '{{name}}, same time, separated by the photo finish.',
  'why.proof': '{{name}}: a mark without proof ranks behind the others.',
  'why.thousandths': '{{name}}, same time as shown, separated by thousandths: {{other}} against {{own}}.',
  'why.tied': 'Level with {{names}}: the rules do not separate them.',
  'why.tied.declined': 'Level with {{names}}: they declined a jump-off and share the place (TR 26.9).',
  'why.unit': '{{name}}, a different kind of mark.',
};
