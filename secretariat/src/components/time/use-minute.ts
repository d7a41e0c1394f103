import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present time, ms since 1970, updated once a minute, so that what depends on it is not computed at every key. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
