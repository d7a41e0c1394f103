import { useSyncExternalStore } from 'react';

/** Whether the browser kept the screen lit when it was asked last; undefined before that. */
let isKept: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether this browser can keep a screen lit at all: over plain http none can. */
export const canKeepScreen = (): boolean => 'wakeLock' in navigator;

/** Says what became of the last time that the browser was asked to keep the screen lit. */
export function noteScreenLock(kept: boolean): void {
  if (isKept === kept) return;
  isKept = kept;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the screen stays lit while a trial is open; undefined while nobody has asked the browser. */
export const useScreenKept = (): boolean | undefined =>
  useSyncExternalStore(subscribe, () => (canKeepScreen() ? isKept : false));
