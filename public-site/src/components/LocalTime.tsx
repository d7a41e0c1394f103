import { findLocalDay, formatLocalTime } from 'shared-domain';
import { useText } from '../locales/use-text.ts';
import { formatTinyDay } from './page/dates.ts';
import { useDeviceValue } from './use-device-value.ts';

/** The time zone of the reader's device. */
export const readDeviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const toWallClockMs = (instant: Date, tz: string): number =>
  Date.parse(`${findLocalDay(instant, tz)}T${formatLocalTime(instant, tz)}Z`);

/** Minutes that the reader's clock is ahead of the stadium's at an instant; negative where it is behind. */
export function countMinutesAhead(iso: string, tz: string, deviceZone = readDeviceZone()): number {
  const instant = new Date(iso);
  const minutes = (toWallClockMs(instant, deviceZone) - toWallClockMs(instant, tz)) / 60_000;
  return Number.isFinite(minutes) ? minutes : 0;
}

/** `+5 h`, `−4 h`, `+3 h 30`. */
export function formatHoursAhead(minutes: number): string {
  const totalMinutes = Math.abs(minutes);
  const restMinutes = totalMinutes % 60;
  return `${minutes < 0 ? '\u2212' : '+'}${Math.floor(totalMinutes / 60)}\u00a0h${restMinutes === 0 ? '' : `\u00a0${String(restMinutes).padStart(2, '0')}`}`;
}

interface LocalTimeProps {
  readonly iso: string;
  readonly tz: string;
}

/** «(20:35 chez vous)», for a reader in another time zone than the stadium; with the day where it differs. */
export function LocalTime({ iso, tz }: LocalTimeProps) {
  const { t, language } = useText();
  if (useDeviceValue(countMinutesAhead(iso, tz), 0) === 0) return null;
  const deviceZone = readDeviceZone();
  const day = findLocalDay(iso, deviceZone);
  const time =
    day === findLocalDay(iso, tz)
      ? formatLocalTime(iso, deviceZone)
      : `${formatTinyDay(day, language)}, ${formatLocalTime(iso, deviceZone)}`;
  return <span className="yours">{t('time.yours', { time })}</span>;
}

interface StadiumTimesProps extends LocalTimeProps {
  /** Whether a reader whose clock says the same is told nothing. */
  readonly isForOtherZones?: boolean;
}

/** «heures du stade (chez vous : +5 h)»: says that a list's times are those of the stadium. */
export function StadiumTimes({ iso, tz, isForOtherZones = false }: StadiumTimesProps) {
  const { t } = useText();
  const ahead = useDeviceValue(countMinutesAhead(iso, tz), 0);
  if (isForOtherZones && ahead === 0) return null;
  return (
    <span className="yours">
      {t('time.stadium')}
      {ahead !== 0 && ` ${t('time.ahead', { hours: formatHoursAhead(ahead) })}`}
    </span>
  );
}
