import type { twinFr } from './fr.ts';

export const twinEn: Readonly<Record<keyof typeof twinFr, string>> = {
  'twin.close': 'Close',
  'twin.help': 'Read-only and live: what the server has received. No key writes.',
  'twin.none': 'Nothing to show: no event for this console.',
  'twin.offline': 'The server does not answer: last picture received.',
  'twin.task': 'Console',
  'twin.title': 'What “{{name}}” sees',
  'twin.trial': 'Event',
};
