import { findLocalDay } from 'shared-domain';
import { fullDay, secondsTime } from '../../components/page/dates.ts';
import { useText } from '../../locales/use-text.ts';

interface FreshProps {
  readonly updated: string;
  readonly tz: string;
  readonly now?: Date;
}

/** «mis à jour à 14:32:10», in the stadium's time; the day alone once it is over. It is not a live region. */
export function Fresh({ updated, tz, now = new Date() }: FreshProps) {
  const { t, language } = useText();
  const day = findLocalDay(updated, tz);
  const ofToday = day === findLocalDay(now.toISOString(), tz);
  return (
    <span className="fresh">
      {t(ofToday ? 'fresh' : 'fresh.day')}{' '}
      <time dateTime={updated}>{ofToday ? secondsTime(updated, tz) : fullDay(day, language)}</time>
    </span>
  );
}
