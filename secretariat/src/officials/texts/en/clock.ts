import type { CLOCK_FR } from '../fr/clock.ts';

export const CLOCK_EN: Readonly<Record<keyof typeof CLOCK_FR, string>> = {
  'task.clock': 'Clock',
  'task.clock.what': 'Time for attempts, turned to the athletes',
  'task.place.clock': 'Clock, jumps 1|Clock, jumps 2|Clock, throws',
  'clock.nobody': 'Nobody is called.',
  'clock.start': 'Start {{time}}',
  'clock.again': 'Back to {{time}}',
  'clock.other': 'Another time…',
  'clock.other.title': 'Another time',
  'clock.proposedBy': 'Proposed: {{time}}, by {{edition}}.',
  'clock.edition.2016': 'the IAAF Competition Rules 2016-2017, rule 180.17',
  'clock.edition.2019': 'the World Athletics Technical Rules, TR 25.17 (numbering of 2019 and later)',
  'clock.unconfirmed': 'This time is not confirmed for this edition: the judge decides.',
  'clock.over.nothing': 'Time is over. Nothing is written.',
  'clock.paused': 'The contest is paused.',
  'end.signed.short': 'The sheet is signed.',
};
