import type { HANDOVER_FR } from '../fr/handover.ts';

export const HANDOVER_EN: Readonly<Record<keyof typeof HANDOVER_FR, string>> = {
  'give.open': 'Give by QR code',
  'give.title': 'Give by QR code',
  'give.text_one': 'The other phone reads the code with its camera. Each note counts once.',
  'give.text_other': 'The other phone reads the {{count}} codes with its camera. Each note counts once.',
  'give.part': '{{number}} of {{total}}',
  'give.label': 'QR code of the journal, part {{place}}',
  'give.before': 'Previous',
  'give.next': 'Next',
  'give.done': 'It has been read: hand over…',
  'give.confirm': 'Hand over?',
  'give.confirm.text':
    'The other device has read all codes. From now on it writes this event, and this one only shows it.',
  'give.do': 'Hand over',
  'give.given': 'Event handed over at {{time}}.',
  'give.elsewhere': 'It is written on the other device.',
  'received.title': 'Journal received',
  'received.missing': 'Now read code {{parts}} of {{total}}.',
  'received.whole': 'Journal of {{who}}: {{count}} notes, {{new}} of them new here.',
  'received.once': 'Each note counts once, whichever device sends it.',
  'received.other': 'This journal is of another competition: it stays here, and leaves with a code of that one.',
  'received.unknown': 'This device does not have the list of this event yet: it reads it once there is a network.',
  'received.unreadable': 'This journal cannot be read: scan the codes again, or ask for the file.',
  'received.show': 'Show the event',
  'received.file': 'Read a file…',
};
