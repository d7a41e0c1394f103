import { type HostServices, useLocation } from 'shared-domain/platform';
import { anew, type Federation, renewAfterBreak } from './load-remote.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { RemoteFailure, RemoteWait } from './RemoteFailure.tsx';
import { useRemoteLoad } from './use-remote-load.ts';

interface RemoteAppProps {
  readonly name: string;
  readonly host: HostServices;
  /** Another way to fetch remotes than the page's own. */
  readonly federation?: Federation;
}

/** A remote in its place, or the screen that says why it is not there. The frame around it stands in every case. */
export function RemoteApp({ name, host, federation }: RemoteAppProps) {
  const { pathname } = useLocation();
  const { state, retry } = useRemoteLoad(name, federation);
  switch (state.step) {
    case 'ready':
      return (
        <RemoteErrorBoundary name={name} pathname={pathname} onRetry={() => renewAfterBreak(name, federation)}>
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
      // What this page has cannot be mended in it: only a page of its own brings another shell.
      return <RemoteFailure why={state.step} name={name} line={state.line} onRetry={() => anew(federation)} />;
  }
}
