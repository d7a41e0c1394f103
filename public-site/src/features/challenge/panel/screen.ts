import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** Undefined in browsers without full screen, such as those of iPhones. */
  readonly toggle: (() => void) | undefined;
  readonly on: boolean;
}

/** Shows one part of the page in full screen. */
export function useFullScreen(place: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(false);
  const [can, setCan] = useState(false);
  useEffect(() => {
    setCan(document.fullscreenEnabled === true);
    const changed = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  const toggle = () => {
    const done = on ? document.exitFullscreen() : place.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  return { on, toggle: can ? toggle : undefined };
}

/** Keeps the screen on, where the browser allows it. Browsers release the lock of a hidden tab: it is requested again. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (gone) await lock?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
