import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * A value that only the reader's device knows: `onServer` on the server and while its page is hydrated, and then, where it is another,
 * `value`. It must be the same object as long as it has not changed.
 */
export const useDeviceValue = <T>(value: T, onServer: T): T =>
  useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => onServer,
  );
