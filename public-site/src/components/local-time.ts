import { dayOf, timeOf } from 'shared-domain';

/** Where the reader's own clock stands. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const wall = (instant: Date, tz: string): number => Date.parse(`${dayOf(instant, tz)}T${timeOf(instant, tz)}Z`);

/** Minutes that the reader's clock is ahead of the stadium's at an instant; negative where it is behind. */
export function aheadOf(iso: string, tz: string, own = ownZone()): number {
  const instant = new Date(iso);
  const minutes = (wall(instant, own) - wall(instant, tz)) / 60_000;
  return Number.isFinite(minutes) ? minutes : 0;
}

/** `+5 h`, `−4 h`, `+3 h 30`. */
export function hoursAhead(minutes: number): string {
  const all = Math.abs(minutes);
  const rest = all % 60;
  return `${minutes < 0 ? '\u2212' : '+'}${Math.floor(all / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}
