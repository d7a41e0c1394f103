import type { TENURE_FR } from '../fr/tenure.ts';

export const TENURE_EN: Readonly<Record<keyof typeof TENURE_FR, string>> = {
  'takeOver.ask': 'Take this event over…',
  'aside.strip_one': '{{count}} note stands aside and waits for you: {{who}}.',
  'aside.strip_other': '{{count}} notes stand aside and wait for you: {{who}}.',
  'aside.show': 'Show',
  'aside.show.all': 'Notes that stand aside…',
};
