import { findLocalDay, formatLocalTime } from 'shared-domain';
import { usePartText } from '../../locales/part-text.ts';
import { stadiumEn } from '../../locales/stadium/en.ts';
import { stadiumFr } from '../../locales/stadium/fr.ts';
import { formatDateAndTime } from '../date-and-time.ts';
import './states.css';

const TEXTS = { part: 'stadium', fr: stadiumFr, en: stadiumEn };

interface SilenceBarProps {
  /** When the stadium was last heard of, ISO 8601. */
  readonly since: string;
  /** The stadium's time zone. */
  readonly tz: string;
}

/** «Le stade est hors ligne depuis 14:05», with the day where that is another one there. */
export function SilenceBar({ since, tz }: SilenceBarProps) {
  const { t, language } = usePartText(TEXTS);
  const isToday = findLocalDay(since, tz) === findLocalDay(new Date().toISOString(), tz);
  return (
    <div className="stale" role="status">
      <div className="wrap">
        {isToday
          ? t('stadium.silent', { time: formatLocalTime(since, tz) })
          : t('stadium.silent.day', { moment: formatDateAndTime(Date.parse(since), language, tz) })}
      </div>
    </div>
  );
}
