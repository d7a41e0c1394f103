import { useEffect, useState } from 'react';
import { findLocalDay, formatLocalTime } from 'shared-domain';
import { useText } from '../locales/use-text.ts';
import { tinyDay } from './page/dates.ts';

/** The time zone of the reader's device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const wall = (instant: Date, tz: string): number =>
  Date.parse(`${findLocalDay(instant, tz)}T${formatLocalTime(instant, tz)}Z`);

/** Minutes that the reader's clock is ahead of the stadium's at an instant; negative where it is behind. */
export function findTimeAhead(iso: string, tz: string, own = ownZone()): number {
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

/** False on the server, which does not know the reader's time zone, and for the first render in the browser. */
function useHere(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return here;
}

interface LocalTimeProps {
  readonly iso: string;
  readonly tz: string;
}

/** «(20:35 chez vous)», for a reader in another time zone than the stadium; with the day where it differs. */
export function LocalTime({ iso, tz }: LocalTimeProps) {
  const { t, language } = useText();
  if (!useHere() || findTimeAhead(iso, tz) === 0) return null;
  const own = ownZone();
  const day = findLocalDay(iso, own);
  const time =
    day === findLocalDay(iso, tz)
      ? formatLocalTime(iso, own)
      : `${tinyDay(day, language)}, ${formatLocalTime(iso, own)}`;
  return <span className="yours">{t('time.yours', { time })}</span>;
}

/** «heures du stade (chez vous : +5 h)»: says that a list's times are those of the stadium. */
export function StadiumTimes({ iso, tz }: LocalTimeProps) {
  const { t } = useText();
  const ahead = useHere() ? findTimeAhead(iso, tz) : 0;
  return (
    <span className="yours">
      {t('time.stadium')}
      {ahead !== 0 && ` ${t('time.ahead', { hours: hoursAhead(ahead) })}`}
    </span>
  );
}
