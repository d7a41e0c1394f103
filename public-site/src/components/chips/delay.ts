import { isToStart } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

/** Minutes by which a trial that has not begun is put off (`dateE` after `date`, Q9); 0 for one that is not. */
export function delayOf({ status, date, dateE }: Pick<Trial, 'status' | 'date' | 'dateE'>): number {
  if (dateE === undefined || !isToStart(status)) return 0;
  const minutes = Math.round((Date.parse(dateE) - Date.parse(date)) / 60_000);
  return Number.isFinite(minutes) ? Math.max(0, minutes) : 0;
}
