import { useEffect } from 'react';
import { noteScreenLock } from '../phone/screen-sleep.ts';

/**
 * Keeps the screen lit while the trial is open, and no longer; asked again whenever the page is looked at. «Cet appareil» says whether it is.
 */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    let lock: WakeLockSentinel | undefined;
    const ask = () => {
      if (document.hidden) return;
      const asked = navigator.wakeLock?.request('screen');
      if (asked === undefined) noteScreenLock(false);
      else
        void asked.then(
          (given) => {
            // The trial may have been left meanwhile.
            if (isLeft) void given.release();
            lock = given;
            noteScreenLock(true);
          },
          // A page that was hidden meanwhile is refused, and asks again.
          () => document.hidden || noteScreenLock(false),
        );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      void lock?.release();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOn]);
}
