import { useEffect } from 'react';

/** Keeps the screen lit while the trial is open; asked again whenever the page is looked at. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = () => {
      if (!document.hidden) void navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [isOn]);
}
