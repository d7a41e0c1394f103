import { useSyncExternalStore } from 'react';

let isRefused = false;
const listeners = new Set<() => void>();

/** Whether this browser let the screen be kept lit when it was asked last. */
export function noteScreenLock(isKept: boolean): void {
  if (isRefused === !isKept) return;
  isRefused = !isKept;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the screen goes dark by itself while a trial is open, since this browser does not keep it lit. */
export const useScreenSleeps = (): boolean => useSyncExternalStore(subscribe, () => isRefused);
