import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present time, ms since 1970, updated once a minute, so that what depends on it is not computed at every key. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
