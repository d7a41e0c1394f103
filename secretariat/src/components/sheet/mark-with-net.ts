import { type EventRef, formatMark, formatNet, type Performance } from 'shared-domain';
import type { Translate } from '../../locales/use-text.ts';

/** A mark as lists show it, with the net time of a road race behind it. @example '42:26, réel 42:14' */
export function formatMarkWithNet(prf: Performance, event: EventRef, t: Translate): string {
  const mark = formatMark(prf, event);
  return prf.z === undefined ? mark : [mark, t('results.net.short', { net: formatNet(prf, event) })].join(', ');
}
