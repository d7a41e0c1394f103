import { useCallback, useEffect, useState } from 'react';
import { type Federation, IncompatibleRemote, loadRemoteApp, type RemoteModule } from './load-remote.ts';
import type { PublishedRemote } from './remotes-list.ts';

/** After this long the reader is told that loading is slow. */
export const SLOW_MS = 6000;

type RemoteState =
  | { readonly step: 'loading' | 'slow' | 'down' }
  | { readonly step: 'shellBehind' | 'remoteBehind'; readonly remote: PublishedRemote }
  | { readonly step: 'ready'; readonly module: RemoteModule };

/** Loaded remotes by name: returning to one is immediate. */
const loadedRemotes = new Map<string, RemoteModule>();

/** Loads a remote and returns its state; `retry` starts a new attempt even while one is running. */
export function useRemoteLoad(
  name: string,
  federation?: Federation,
): { readonly state: RemoteState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RemoteState>(() => findInitialState(name));

  useEffect(() => {
    if (loadedRemotes.has(name)) return;
    let isCurrent = true;
    /** Once an attempt has succeeded, the result of another one must not replace the page. */
    const changeState = (next: RemoteState) => setState((now) => (now.step === 'ready' ? now : next));
    changeState({ step: 'loading' });
    const slowTimer = setTimeout(() => changeState({ step: 'slow' }), SLOW_MS);
    const isAwaited = () => isCurrent && !loadedRemotes.has(name);
    loadRemoteApp(name, { isRetry: attempt > 0, isAwaited, federation })
      .then((module) => {
        loadedRemotes.set(name, module);
        changeState({ step: 'ready', module });
      })
      .catch((error: unknown) => {
        if (!isCurrent) return;
        if (error instanceof IncompatibleRemote) console.error(`Le module ${name} ne va pas avec cette page`, error);
        changeState(
          error instanceof IncompatibleRemote
            ? { step: `${error.behind}Behind`, remote: error.remote }
            : { step: 'down' },
        );
      })
      .finally(() => clearTimeout(slowTimer));
    return () => {
      isCurrent = false;
      clearTimeout(slowTimer);
    };
  }, [name, attempt, federation]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}

function findInitialState(name: string): RemoteState {
  const module = loadedRemotes.get(name);
  return module === undefined ? { step: 'loading' } : { step: 'ready', module };
}
