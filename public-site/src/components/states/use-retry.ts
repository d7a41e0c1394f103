import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 10_000;

/** Asks again when the network is back, and every ten seconds while the page is in sight, until `isWanted` is over. */
export function useRetry(isWanted: boolean, retry: () => void): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') retry();
  });
  useEffect(() => {
    if (!isWanted) return;
    const onOnline = () => again();
    const timer = setInterval(() => again(), EVERY_MS);
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isWanted]);
}
