import { startOfDay } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';

const MINUTE = 60_000;
const padTwo = (number: number): string => String(number).padStart(2, '0');

/** 9:00 local time on the competition's first day, ISO with its offset: the start of trials without a time. */
export function formatFirstStart({ date, tz }: Pick<Challenge, 'date' | 'tz'>): string {
  const offsetMinutes = Math.round((Date.parse(`${date}T00:00:00Z`) - startOfDay(date, tz).getTime()) / MINUTE);
  const absoluteMinutes = Math.abs(offsetMinutes);
  return `${date}T09:00:00${offsetMinutes < 0 ? '-' : '+'}${padTwo(Math.floor(absoluteMinutes / 60))}:${padTwo(absoluteMinutes % 60)}`;
}
