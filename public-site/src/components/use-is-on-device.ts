import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether what only the reader's device knows may be shown: not on the server, nor while its page is hydrated. */
export const useIsOnDevice = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
