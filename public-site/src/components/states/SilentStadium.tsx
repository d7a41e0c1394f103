import { findLocalDay, formatLocalTime } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { formatDateAndTime } from '../date-and-time.ts';
import './states.css';

/** Says that the stadium which holds the competition has been silent, and since when: with the day where that is another one there. */
export function SilentStadium({ challenge }: { readonly challenge: Challenge | undefined }) {
  const { t, language } = useText();
  const site = challenge?.site;
  if (challenge === undefined || site?.role !== 'copy' || site.silentSince === undefined) return null;
  const { tz } = challenge;
  const isToday = findLocalDay(site.silentSince, tz) === findLocalDay(new Date().toISOString(), tz);
  return (
    <div className="stale" role="status">
      <div className="wrap">
        {isToday
          ? t('stadium.silent', { time: formatLocalTime(site.silentSince, tz) })
          : t('stadium.silent.day', { moment: formatDateAndTime(Date.parse(site.silentSince), language, tz) })}
      </div>
    </div>
  );
}
