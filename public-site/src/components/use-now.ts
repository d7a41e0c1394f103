import { startTransition, useEffect, useState } from 'react';
import { readNow, subscribeToRelease } from './page-clock.ts';

const MINUTE_MS = 60_000;

const countMinutes = (time: Date): number => Math.floor(time.getTime() / MINUTE_MS);

/** The current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    const update = () => setNow(readNow());
    // Nothing waits for what a hydrated page says a minute later.
    const updateMinute = () =>
      startTransition(() =>
        setNow((before) => (countMinutes(readNow()) === countMinutes(before) ? before : readNow())),
      );
    const timer = setInterval(update, MINUTE_MS);
    const stopListening = subscribeToRelease(updateMinute);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, []);
  return now;
}
