import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** Undefined in browsers without full screen, such as those of iPhones. */
  readonly toggle: (() => void) | undefined;
  readonly isOn: boolean;
}

/** Shows one part of the page in full screen. */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setIsOn] = useState(false);
  const [canFullScreen, setCanFullScreen] = useState(false);
  useEffect(() => {
    setCanFullScreen(document.fullscreenEnabled === true);
    const onChange = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = () => {
    const request = isOn ? document.exitFullscreen() : target.current?.requestFullscreen();
    request?.catch(() => undefined);
  };
  return { isOn, toggle: canFullScreen ? toggle : undefined };
}

/** Keeps the screen on, where the browser allows it. Browsers release the lock of a hidden tab: it is requested again. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isUnmounted) await lock?.release();
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, []);
}
