import { useCallback, useEffect, useState } from 'react';
import { type Federation, IncompatibleRemote, loadRemoteApp, type RemoteComponent } from './load-remote.ts';
import type { RemoteLine } from './remotes-list.ts';

/** After this long the reader is told that the wait is not normal. */
export const SLOW_MS = 6000;

type RemoteState =
  | { readonly step: 'loading' | 'slow' | 'down' }
  | { readonly step: 'shellBehind' | 'remoteBehind'; readonly line: RemoteLine }
  | { readonly step: 'ready'; readonly App: RemoteComponent };

/** Once loaded a remote stays: the way back to it is immediate. */
const loaded = new Map<string, RemoteComponent>();

/** Loads a remote and tells where that stands; `retry` starts a new attempt whatever the last one is doing. */
export function useRemoteLoad(
  name: string,
  federation?: Federation,
): { readonly state: RemoteState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RemoteState>(() => known(name));

  useEffect(() => {
    if (loaded.has(name)) return;
    let current = true;
    /** Whichever attempt arrives first has won: nothing that a later one tells may take the page away again. */
    const tell = (next: RemoteState) => setState((now) => (now.step === 'ready' ? now : next));
    tell({ step: 'loading' });
    const slow = setTimeout(() => tell({ step: 'slow' }), SLOW_MS);
    loadRemoteApp(name, attempt > 0, federation)
      .then((App) => {
        loaded.set(name, App);
        tell({ step: 'ready', App });
      })
      .catch((error: unknown) => {
        if (!current) return;
        console.error(`Le module ${name} n'a pas pu être chargé`, error);
        tell(
          error instanceof IncompatibleRemote ? { step: `${error.behind}Behind`, line: error.line } : { step: 'down' },
        );
      })
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [name, attempt, federation]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}

function known(name: string): RemoteState {
  const App = loaded.get(name);
  return App === undefined ? { step: 'loading' } : { step: 'ready', App };
}
