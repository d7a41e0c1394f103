import { startOfDay } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';

const MINUTE = 60_000;
const two = (number: number): string => String(number).padStart(2, '0');

/** Nine o'clock of the competition's first day, on its own clock: for trials without a time. */
export function firstStart({ date, tz }: Pick<Challenge, 'date' | 'tz'>): string {
  const ahead = Math.round((Date.parse(`${date}T00:00:00Z`) - startOfDay(date, tz).getTime()) / MINUTE);
  const minutes = Math.abs(ahead);
  return `${date}T09:00:00${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
