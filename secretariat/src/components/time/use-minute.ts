import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present instant, ms, a minute old at most: what depends on it is worked out once a minute and not at every key. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
