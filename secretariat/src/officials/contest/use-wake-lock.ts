import { useEffect } from 'react';
import { noteScreenLock } from '../phone/screen-sleep.ts';

/** Keeps the screen lit while the trial is open; asked again whenever the page is looked at. Where the browser cannot, the console says so. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = () => {
      if (document.hidden) return;
      const asked = navigator.wakeLock?.request('screen');
      if (asked === undefined) noteScreenLock(false);
      else
        void asked.then(
          () => noteScreenLock(true),
          // A page that was hidden meanwhile is refused, and asks again.
          () => noteScreenLock(document.hidden),
        );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      noteScreenLock(true);
    };
  }, [isOn]);
}
