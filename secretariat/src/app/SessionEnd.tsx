import { useEffect, useState } from 'react';
import { sessionSlice, useSelector } from 'shared-domain/platform';
import { useText } from '../locales/use-text.ts';

const MINUTE = 60_000;
/** From here on the minutes are counted. */
const SOON = 30 * MINUTE;

/** When the session ends; in the last half hour, in how many minutes. */
export function SessionEnd() {
  const { t, language } = useText();
  const { expires } = useSelector(sessionSlice.selectors.selectSession);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  const end = expires === undefined ? Number.NaN : Date.parse(expires);
  if (Number.isNaN(end) || end < now) return null;
  const left = end - now;
  if (left < SOON)
    return <span className="session soon">{t('frame.session.soon', { count: Math.ceil(left / MINUTE) })}</span>;
  const sameDay = new Date(end).toDateString() === new Date(now).toDateString();
  const time = new Intl.DateTimeFormat(
    language,
    sameDay ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' },
  );
  return <span className="session">{t('frame.session.ends', { time: time.format(end) })}</span>;
}
