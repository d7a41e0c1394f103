import type { HANDOVER_FR } from '../fr/handover.ts';

export const HANDOVER_EN: Readonly<Record<keyof typeof HANDOVER_FR, string>> = {
  'give.open': 'Give by QR code',
  'give.title': 'Give by QR code',
  'give.given': 'Event handed over at {{time}}.',
  'give.elsewhere': 'It is written on the other device.',
  'received.title': 'Journal received',
};
