import { useEffect, useState } from 'react';
import { dayOf, timeOf } from 'shared-domain';
import { useText } from '../locales/use-text.ts';
import { aheadOf, hoursAhead, ownZone } from './local-time.ts';
import { tinyDay } from './page/dates.ts';

/** False until the page runs in a browser: a server does not know where its reader is. */
function useHere(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return here;
}

interface LocalTimeProps {
  readonly iso: string;
  readonly tz: string;
}

/** «(20:35 chez vous)», for a reader whose clock is not the stadium's; with the day where it is another. */
export function LocalTime({ iso, tz }: LocalTimeProps) {
  const { t, language } = useText();
  if (!useHere() || aheadOf(iso, tz) === 0) return null;
  const own = ownZone();
  const day = dayOf(iso, own);
  const time = day === dayOf(iso, tz) ? timeOf(iso, own) : `${tinyDay(day, language)}, ${timeOf(iso, own)}`;
  return <span className="yours">{t('time.yours', { time })}</span>;
}

/** «heures du stade (chez vous : +5 h)»: whose clock a list of times is read on. */
export function StadiumTimes({ iso, tz }: LocalTimeProps) {
  const { t } = useText();
  const ahead = useHere() ? aheadOf(iso, tz) : 0;
  return (
    <span className="yours">
      {t('time.stadium')}
      {ahead !== 0 && ` ${t('time.ahead', { hours: hoursAhead(ahead) })}`}
    </span>
  );
}
