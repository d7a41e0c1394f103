import { type HostServices, useLocation } from 'shared-domain/platform';
import { type Federation, reloadForOtherRelease, reloadPage } from './load-remote.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { RemoteFailure, RemoteWait } from './RemoteFailure.tsx';
import { useRemoteLoad } from './use-remote-load.ts';

interface RemoteAppProps {
  readonly name: string;
  readonly host: HostServices;
  /** Replaces the module federation runtime in tests. */
  readonly federation?: Federation;
}

/** A remote, or the screen that says why it could not be loaded. */
export function RemoteApp({ name, host, federation }: RemoteAppProps) {
  const { pathname } = useLocation();
  const { state, retry } = useRemoteLoad(name, federation);
  switch (state.step) {
    case 'ready':
      return (
        <RemoteErrorBoundary name={name} pathname={pathname} onRetry={() => reloadForOtherRelease(name, federation)}>
          <state.App host={host} />
        </RemoteErrorBoundary>
      );
    case 'loading':
      return <RemoteWait />;
    case 'slow':
      return <RemoteWait onRetry={retry} />;
    case 'down':
      return <RemoteFailure why="down" name={name} onRetry={retry} />;
    case 'shellBehind':
    case 'remoteBehind':
      // The shell and the remote of this page do not fit: only a reload can load another release of either.
      return (
        <RemoteFailure why={state.step} name={name} remote={state.remote} onRetry={() => reloadPage(federation)} />
      );
  }
}
